"""What the journal of every game is told: the keys and facts of its `notes.py`, no other; and the pictures."""

import importlib
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

import pytest

from engine.api import EVERYONE, NOBODY, Journal, Note, State
from engine.rng import Rng
from tests.engine.games import Trial, tables, trials

TRIALS = trials()
games = pytest.mark.parametrize("trial", TRIALS, ids=lambda trial: trial.game.id)


def telling(trial: Trial) -> Any:
    """What the game adds to these tests: `IDS` by fact, `rare` notes, and which `SELDOM` come up in none of these."""
    return importlib.import_module(f"tests.engine.{trial.game.id}.telling")


def listed(trial: Trial) -> Mapping[str, tuple[str, ...]]:
    """The facts of every note; of one about a sealed price all but that."""
    module = importlib.import_module(f"engine.{trial.game.id}.notes")
    sealed = {
        f"{key}_sealed": tuple(fact for fact in module.NOTES[key] if fact not in ("pay", "value"))
        for key in getattr(module, "SEALED", ())
    }
    return {**module.NOTES, **sealed}


@cache
def told(game_id: str) -> list[Note]:
    """The notes of a random game at every table, and of what random games seldom come to."""
    trial = next(trial for trial in TRIALS if trial.game.id == game_id)
    found: list[Note] = []
    for i, table in enumerate(tables(trial)):
        state, rng = table.new(i), Rng(i)
        journal = Journal(pictures=False)
        while state.current_player != NOBODY:
            state.advance(rng.choice(state.legal_moves()), journal)
        found += journal.notes
    return [*found, *telling(trial).rare()]


def filmed(trial: Trial, players: int, seed: int) -> Iterator[tuple[State, list[Note]]]:
    """Each position of a random game with the notes, pictures and all, that led to it."""
    state, rng = trial.game.new(players, {}, seed), Rng(seed)
    while state.current_player != NOBODY:
        journal = Journal()
        state.advance(rng.choice(state.legal_moves()), journal)
        yield state, journal.notes


@games
def test_every_note_is_listed_and_every_listed_note_is_told(trial: Trial) -> None:
    seen: dict[str, set[tuple[str, ...]]] = {}
    for note in told(trial.game.id):
        seen.setdefault(note.key, set()).add(tuple(sorted(note.facts)))
    expected = {key: {tuple(sorted(facts))} for key, facts in listed(trial).items()}
    assert {key: facts for key, facts in expected.items() if key in seen or key not in telling(trial).SELDOM} == seen


@games
def test_facts_are_ids_and_numbers(trial: Trial) -> None:
    ids = telling(trial).IDS
    for note in told(trial.game.id):
        assert note.to == EVERYONE or note.to >= 0
        for name, fact in note.facts.items():
            for value in fact if isinstance(fact, list) else [fact]:
                assert type(value) is int or value in ids.get(name, ()), (note.key, name, value)


@games
def test_pictures_keep_the_pieces(trial: Trial) -> None:
    """Nothing is lost or doubled in the midst of a phase."""
    players = trial.game.players[-1]
    pieces = trial.conserved(trial.game.new(players, {}, 2))[0]
    for _, notes in filmed(trial, players, 2):
        for note in notes:
            assert pieces == trial.conserved(note.picture)[0], note.key


@games
@pytest.mark.parametrize("seed", range(2))
def test_every_picture_can_be_seen_and_saved(trial: Trial, seed: int) -> None:
    players = trial.game.players[0]
    for _, notes in filmed(trial, players, seed):
        for note in notes:
            picture = note.picture
            assert picture is not None
            for seat in (NOBODY, *range(players)):
                seen = picture.observe(seat)
                assert seen == seen.observe(seat)
                assert seen.snapshot()


@games
def test_without_journal_the_game_is_the_same(trial: Trial) -> None:
    players = trial.game.players[-1]
    other, rng = trial.game.new(players, {}, 8), Rng(8)
    for state, _ in filmed(trial, players, 8):
        other.advance(rng.choice(other.legal_moves()))
        assert state == other
