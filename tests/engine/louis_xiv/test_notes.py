"""What the journal is told: every key with the facts of the table in `notes.py`, and no other; and the pictures."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.api import NOBODY, Journal, Note
from engine.louis_xiv import LOUIS_XIV
from engine.louis_xiv.data import (
    CHIPS,
    FAMILIES,
    INCOME_CARDS,
    MISSIONS,
    MISSIONS_OF,
    REWARDS,
    SIDE_KINDS,
    SIDES,
    TIERS,
)
from engine.louis_xiv.notes import NOTES
from engine.louis_xiv.position import NODES
from engine.louis_xiv.questions import phase
from engine.rng import Rng
from tests.engine.games import tables
from tests.engine.louis_xiv.table import A, B, C, D, missions_phase, patronage, play, table
from tests.engine.louis_xiv.trial import TRIAL

SOURCE = Path(__file__).parents[3] / "engine" / "louis_xiv" / "__init__.py"


def rare() -> Iterator[Note]:
    """What random games seldom come to."""
    stacks = {B: {"crown": 6, "sceptre": 3}, C: {"crown": 4, "sceptre": 3}}
    yield from patronage(table(3, louis=1, back=[1], markers={1: [3, 0, 0]}, chips=stacks))
    held = {A: ["L01", "M01"], B: ["L06", "L20"], C: ["L19", "L18"], D: ["D08", "D07"]}
    lying = {name for names in held.values() for name in names}
    done = [(B, name) for name in MISSIONS if name not in lying]
    state = table(4, missions=held, chips={A: {"crown": 2}}, completed=done)
    yield from missions_phase(state)
    yield from play(state, "mission L01")
    assert len(MISSIONS_OF) == len(TIERS)


def games() -> Iterator[Note]:
    """The notes of random games at every table, and of what random games do not come to."""
    for i, setup in enumerate(tables(TRIAL)):
        state, rng = setup.new(i), Rng(i)
        journal = Journal(pictures=False)
        while state.current_player != NOBODY:
            state.advance(rng.choice(state.legal_moves()), journal)
        yield from journal.notes
    yield from rare()


def test_every_note_is_listed_and_every_listed_note_is_told() -> None:
    told: dict[str, set[tuple[str, ...]]] = {}
    for note in games():
        told.setdefault(note.key, set()).add(tuple(sorted(note.facts)))
    assert {key: {tuple(sorted(facts))} for key, facts in NOTES.items()} == told


def test_facts_are_ids_and_numbers() -> None:
    ids = {
        "card": INCOME_CARDS,
        "mission": MISSIONS,
        "tier": TIERS,
        "chip": ("", *CHIPS),
        "kept": ("", *CHIPS),
        "family": FAMILIES,
        "families": FAMILIES,
        "side": SIDES,
        "kind": (*SIDE_KINDS, *REWARDS),
        "source": ("personal", "general"),
    }
    for note in games():
        for name, fact in note.facts.items():
            known = INCOME_CARDS if note.key == "income" and name == "card" else ids.get(name)
            if name == "chips" and isinstance(fact, list):
                known = CHIPS
            for value in fact if isinstance(fact, list) else [fact]:
                assert value in known if known else type(value) is int, (note.key, name)


def test_every_verb_is_explained_at_its_node() -> None:
    verbs: dict[str, set[str]] = {}
    for i, setup in enumerate(tables(TRIAL)):
        state, rng = setup.new(i), Rng(i)
        while state.current_player != NOBODY:
            moves = state.legal_moves()
            verbs.setdefault(NODES[state.node], set()).update(str(move[0]) for move in moves)
            state.advance(rng.choice(moves))
    text = SOURCE.read_text(encoding="utf-8")
    lines = text.split("each one click:")[1].split("\n\n")[1].splitlines()
    explained = {re.split(r"\s+", line.strip())[0] for line in lines}
    assert set().union(*verbs.values()) == explained
    table_of_nodes = " ".join(text.split("(`position.NODES`):")[1].split(".\n")[0].split())
    for part in table_of_nodes.split(";"):
        node, listed = part.strip().split(":", 1)
        assert verbs[node] == set(re.findall(r"[a-z_]+", re.sub(r"\(.*?\)|\b(?:and|or)\b", "", listed))), node


def film() -> list[Note]:
    """The whole patronage phase of three players, nobody asked for anything."""
    state = table(3, louis=1, back=[3], markers={1: [3, 1, 0], 3: [3, 3, 1], 7: [2, 2, 0]}, coins=[0, 0, 0])
    state.hands, state.hand_sizes = [0] * len(state.hands), [0] * 3
    state.hands[0], state.hands[1], state.hands[13], state.hands[26] = 1, 1, 1, 1
    state.hand_sizes = [2, 1, 1]
    journal = Journal()
    for move in (("card", 1), ("recall",)):
        state.apply(move, journal)
    return journal.notes


def test_patronage_is_told_courtier_by_courtier_with_the_picture_of_each_instant() -> None:
    notes = film()
    begins = [i for i, note in enumerate(notes) if note.key == "courtier_begins"]
    first = [note.key for note in notes[begins[0] : begins[1]]]
    assert [
        "courtier_begins",
        "leads",
        "crowned",
        "rewarded",
        "cannot_pay",
        "markers_home",
        "turned",
    ] == first
    for note in notes[begins[0] : begins[-1]]:
        assert "patronage" == phase(note.picture)
        assert note.facts["courtier"] == note.picture.courtier + 1


def test_each_picture_shows_markers_chips_and_sides_of_its_instant() -> None:
    notes = [note for note in film() if note.facts.get("courtier") == 1]
    seen = {note.key: note.picture for note in notes}
    assert [3, 1, 0] == seen["rewarded"].markers[:3]
    assert (0, 1) == (seen["leads"].chips[0], seen["crowned"].chips[0])
    assert [0, 0, 0] == seen["markers_home"].markers[:3]
    assert (0, 1) == (seen["markers_home"].turned & 1, seen["turned"].turned & 1)


def test_pictures_keep_the_pieces() -> None:
    """No marker is lost or doubled in the middle of a phase."""
    state = LOUIS_XIV.new(4, {}, 2)
    pieces, rng = TRIAL.conserved(state)[0], Rng(2)
    while state.current_player != NOBODY:
        journal = Journal()
        state.advance(rng.choice(state.legal_moves()), journal)
        for note in journal.notes:
            assert pieces == TRIAL.conserved(note.picture)[0], note.key
            assert phase(note.picture) in ("supply", "influence", "patronage", "missions", "over")


@pytest.mark.parametrize("seed", range(3))
def test_every_picture_can_be_seen_and_saved(seed: int) -> None:
    state, rng = LOUIS_XIV.new(3, {}, seed), Rng(seed)
    while state.current_player != NOBODY:
        journal = Journal()
        state.advance(rng.choice(state.legal_moves()), journal)
        for note in journal.notes:
            for seat in (NOBODY, A, B, C):
                seen = note.picture.observe(seat)
                assert seen == seen.observe(seat)
                assert seen.snapshot()
                assert seen.scores() == note.picture.scores()


def test_without_journal_the_game_is_the_same() -> None:
    one, other = LOUIS_XIV.new(4, {}, 8), LOUIS_XIV.new(4, {}, 8)
    rng = Rng(8)
    while one.current_player != NOBODY:
        move = rng.choice(one.legal_moves())
        one.apply(move, Journal())
        other.apply(move)
    assert one == other
