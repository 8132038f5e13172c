"""What every game must pass (design, section 9), whatever its rules are."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgpack
import pytest

from engine.api import EVERYONE, NOBODY, BadSetup, IllegalMove, Journal, Move, State
from engine.catalogue import GAMES
from engine.rng import Rng
from tests.engine.games import Counts, Table, Trial, after, digests, positions, sequences, tables, trials, walk

TRIALS = trials()
TABLES = [table for trial in TRIALS for table in tables(trial)]
PLAIN = [table for table in TABLES if len(table.options) != 1]
each_trial = pytest.mark.parametrize("trial", TRIALS, ids=lambda trial: trial.game.id)
each_table = pytest.mark.parametrize("table", TABLES, ids=str)
each_plain_table = pytest.mark.parametrize("table", PLAIN, ids=str)

NONSENSE: tuple[Any, ...] = ((), ("nonsense",), (0,), ("action", "nonsense"), [], None, "action", (["action"],), ({},))


def test_every_game_of_the_catalogue_is_tried() -> None:
    assert [game.id for game in GAMES] == [trial.game.id for trial in TRIALS]


@each_trial
def test_every_value_of_every_option_is_played(trial: Trial) -> None:
    played = {(table.players, *change) for table in tables(trial) for change in table.options.items()}
    expected = {
        (players, option.name, choice)
        for players in trial.game.players
        for option in trial.game.options
        for choice in option.choices
        if choice != option.default
    }
    assert expected == played


# ------------------------------------------------------------------------------------------- a game step by step
def reload(trial: Trial, state: State) -> State:
    """Through msgpack and back, as a save goes."""
    return trial.game.load(msgpack.unpackb(msgpack.packb(state.snapshot())))


def refuse(state: State, move: Any) -> None:
    before = state.clone()
    with pytest.raises(IllegalMove):
        state.apply(move)
    assert before == state


def check_moves(table: Table, state: State, moves: list[Move]) -> None:
    assert len(moves) == len(set(moves))
    assert 0 < len(moves) <= table.trial.game.max_moves
    candidates = state.candidates()
    assert candidates
    assert [move for move in moves if move in set(candidates)] == candidates
    again = state.legal_moves()
    again.clear()
    assert moves == state.legal_moves(), "the list belongs to the caller"


def check_views(state: State, moves: list[Move], seed: int) -> None:
    """What a seat sees does not change when the rest is made up, and its moves are its own."""
    for seat in (NOBODY, *range(state.players)):
        seen = state.observe(seat)
        world = seen.clone()
        world.determinize(Rng(seed))
        assert seen == world.observe(seat)
        if seat == state.current_player:
            assert moves == seen.legal_moves() == world.legal_moves()


@each_table
@pytest.mark.parametrize("seed", [1, 2])
def test_random_game_keeps_the_contract(table: Table, seed: int) -> None:
    trial, state, twin = table.trial, table.new(seed), table.new(seed)
    assert twin == state, "the same seed, the same start"
    pieces, rng = trial.conserved(state), Rng(seed)
    past: list[tuple[State, Any]] = []
    seen: list[Move] = []
    for decision, (moves, move) in enumerate(walk(state, rng)):
        check_moves(table, state, moves)
        loaded = reload(trial, state)
        assert state == loaded
        assert moves == loaded.legal_moves()
        if decision % 7 == 0:
            check_views(state, moves, decision)
            refuse(state, NONSENSE[decision % len(NONSENSE)])
            for foreign in seen[-40:]:
                if foreign not in moves:
                    refuse(state, foreign)
        assert pieces == trial.conserved(state)
        assert sorted(state.turn_order()) == list(range(state.players))
        assert state.ending() is None
        past.append((state.clone(), state.snapshot()))
        seen.append(move)
        twin.apply(move, Journal())
        loaded.advance(move)
        assert loaded != past[-1][0]
    check_end(table, state)
    assert state == twin == loaded, "journal, checks and saves change nothing"
    assert len(past) <= trial.game.max_decisions
    for copy, snapshot in past:
        assert snapshot == copy.snapshot(), "an old copy has changed"


def check_end(table: Table, state: State) -> None:
    assert state.current_player == NOBODY
    assert state.legal_moves() == state.candidates() == []
    assert state.ending() is not None
    assert state == reload(table.trial, state)
    scores, ranks = state.scores(), state.ranks()
    assert scores == [sum(line.points[seat] for line in state.reckoning()) for seat in range(state.players)]
    for a in range(state.players):
        assert 1 <= ranks[a] <= 1 + sum(scores[b] >= scores[a] for b in range(state.players) if b != a)
        assert all(ranks[a] < ranks[b] for b in range(state.players) if scores[a] > scores[b])
        assert ranks[a] == 1 + sum(rank < ranks[a] for rank in ranks), "shared places leave a gap"
    refuse(state, NONSENSE[1])


@each_plain_table
@pytest.mark.parametrize("pick", [0, -1], ids=["first", "last"])
def test_stubborn_player_comes_to_an_end(table: Table, pick: int) -> None:
    state, decisions = table.new(1), 0
    while state.current_player != NOBODY:
        state.advance(state.candidates()[pick])
        decisions += 1
        assert decisions <= table.trial.game.max_decisions


@each_plain_table
def test_seeds_matter(table: Table) -> None:
    assert len({str(table.new(seed).snapshot()) for seed in range(30)}) > 1


# -------------------------------------------------------------------------------------------------- the journal
@each_plain_table
def test_notes_are_plain_and_their_pictures_stay(table: Table) -> None:
    state, kept = table.new(4), []
    for moves, move in walk(state.clone(), Rng(4)):
        assert moves
        journal = Journal()
        state.apply(move, journal)
        for note in journal.notes:
            assert note.to == EVERYONE or note.to in range(state.players)
            assert note.facts == msgpack.unpackb(msgpack.packb(note.facts))
            assert note.picture is not None
            assert type(state) is type(note.picture)
            kept.append((note.picture, note.picture.snapshot()))
    assert all(snapshot == picture.snapshot() for picture, snapshot in kept)


# --------------------------------------------------------------------------------------------------- the fields
def slots(kind: type) -> list[str]:
    return sorted({slot for base in kind.__mro__ for slot in getattr(base, "__slots__", ())})


def mutable(value: object) -> Iterator[int]:
    """The identities of all that can change within a value."""
    if isinstance(value, list | dict | set):
        yield id(value)
        for item in value.values() if isinstance(value, dict) else value:
            yield from mutable(item)
    elif isinstance(value, tuple):
        for item in value:
            yield from mutable(item)
    elif hasattr(value, "__slots__"):
        yield id(value)


def is_careless(trial: Trial, state: State, slot: str, value: Any) -> bool:
    """Whether copy, comparison or snapshot forget that value in that slot."""
    changed = state.clone()
    setattr(changed, slot, value)
    copy = changed.clone()
    return bool(
        changed == state
        or copy != changed
        or getattr(copy, slot) != value
        or state.snapshot() == changed.snapshot()
        or (slot not in trial.shared and set(mutable(getattr(copy, slot))) & set(mutable(value)))
    )


def find_careless_fields(trial: Trial, pool: list[State]) -> list[str]:
    """The slots that are forgotten somewhere; the values to try come from a pool of positions."""
    careless, state = [], pool[len(pool) // 2]
    for slot in slots(type(state)):
        own = getattr(state, slot)
        others = [getattr(other, slot) for other in pool if getattr(other, slot) != own] or [own + 1]
        if any(is_careless(trial, state, slot, value) for value in (others[0], others[len(others) // 2], others[-1])):
            careless.append(slot)
    return careless


def pool_of(trial: Trial) -> list[State]:
    return [state for table in tables(trial) for state in positions(table, 5, 9)]


@each_trial
def test_every_field_takes_part_in_copy_comparison_and_snapshot(trial: Trial) -> None:
    pool = pool_of(trial)
    assert not hasattr(pool[0], "__dict__"), "slots only"
    assert find_careless_fields(trial, pool) == []


@each_trial
def test_forgotten_field_is_found(trial: Trial, monkeypatch: pytest.MonkeyPatch) -> None:
    pool = pool_of(trial)
    kind = type(pool[0])
    clone, snapshot = kind.clone, kind.snapshot

    def forgetful(state: Any) -> State:
        copy = clone(state)
        copy.round = 1
        return copy

    with monkeypatch.context() as patch:
        patch.setattr(kind, "clone", forgetful)
        assert "round" in find_careless_fields(trial, pool)
    with monkeypatch.context() as patch:
        patch.setattr(kind, "snapshot", lambda state: {**snapshot(state), "round": 1})
        assert find_careless_fields(trial, pool) == ["round"]


@each_plain_table
def test_position_compares_with_other_things(table: Table) -> None:
    state = table.new(1)
    assert state != 0
    assert state != after(table.new(1), 1, 1)
    with pytest.raises(TypeError):
        hash(state)


# ------------------------------------------------------------------------------------------------ bad snapshots
def paths(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    if path:
        yield path
    if isinstance(value, dict):
        for key in value:
            yield from paths(value[key], (*path, key))
    elif isinstance(value, list):
        for i, item in enumerate(value):
            yield from paths(item, (*path, i))


def damaged(snapshot: Any, path: tuple[Any, ...], change: Any) -> Any:
    """A copy of the snapshot with one part changed by a function."""
    whole = msgpack.unpackb(msgpack.packb(snapshot))
    part = whole
    for key in path[:-1]:
        part = part[key]
    change(part, path[-1])
    return whole


def replacement(value: Any) -> Any:
    def change(part: Any, key: Any) -> None:
        part[key] = value

    return change


def moved_by(step: int) -> Any:
    def change(part: Any, key: Any) -> None:
        part[key] = part[key] + step if isinstance(part[key], int) else part[key]

    return change


def dropped(part: Any, key: Any) -> None:
    del part[key]


WORTHLESS: tuple[Any, ...] = (None, -3, 10**20, 0.5, True, "x", b"x", [], {}, [[]])
CHANGES = (
    *(replacement(value) for value in WORTHLESS),
    *(moved_by(step) for step in (-1, 1, 2)),
    dropped,
)


def load_or_refuse(trial: Trial, snapshot: Any) -> tuple[State | None, str]:
    try:
        return trial.game.load(snapshot), ""
    except BadSetup as error:
        return None, str(error)


def check_sight(trial: Trial, state: State, other: State, path: tuple[Any, ...]) -> None:
    """Two positions that differ in one part differ for those who can see it, and look the same to the others."""
    for seat in (NOBODY, *range(min(state.players, other.players))):
        assert trial.hides(state, path, seat) == (state.observe(seat) == other.observe(seat))


@each_plain_table
def test_damaged_snapshot_is_refused_in_a_sentence_or_is_another_position(table: Table) -> None:
    """No change of one part may crash, be forgotten, or give a position that does not play."""
    for state in positions(table, 6, 61):
        snapshot = state.snapshot()
        for path in paths(snapshot):
            for change in CHANGES:
                changed = damaged(snapshot, path, change)
                other, sentence = load_or_refuse(table.trial, changed)
                if other is None:
                    assert sentence
                    assert "\n" not in sentence
                    continue
                assert changed == other.snapshot()
                assert bool(other.legal_moves()) == (other.current_player != NOBODY)
                if changed != snapshot:
                    assert state != other
                    if table.trial.secret or not table.trial.game.hidden:
                        check_sight(table.trial, state, other, path)


@each_trial
@pytest.mark.parametrize("snapshot", [None, 3, [], {}, {"players": 2}], ids=str)
def test_foreign_snapshot_is_refused(trial: Trial, snapshot: Any) -> None:
    with pytest.raises(BadSetup):
        trial.game.load(snapshot)


@each_trial
def test_bad_setup_is_refused(trial: Trial) -> None:
    game = trial.game
    with pytest.raises(BadSetup, match="is not played by"):
        game.new(max(game.players) + 1, {}, 1)
    with pytest.raises(BadSetup, match="has no option"):
        game.new(game.players[0], {"nonsense": 1}, 1)
    for option in game.options:
        with pytest.raises(BadSetup, match=option.name):
            game.new(game.players[0], {option.name: "nonsense"}, 1)


@each_plain_table
def test_open_game_hides_nothing(table: Table) -> None:
    if not table.trial.game.hidden:
        for state in positions(table, 7, 20):
            assert all(state == state.observe(seat) for seat in (NOBODY, *range(state.players)))


# ------------------------------------------------------------------------------------------- the same everywhere
@pytest.mark.parametrize("hash_seed", ["1", "2"])
def test_other_processes_play_the_same_games(hash_seed: str) -> None:
    root = Path(__file__).parents[2]
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(root)}
    run = subprocess.run(
        [sys.executable, "-m", "tests.engine.games"],
        cwd=root,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    assert digests() == run.stdout.split("\n")[:-1]


COUNTED = [
    pytest.param(trial, counts, id=f"{trial.game.id}-{i}") for trial in TRIALS for i, counts in enumerate(trial.counts)
]


@pytest.mark.parametrize(("trial", "counts"), COUNTED)
def test_sequences_of_moves_are_counted(trial: Trial, counts: Counts) -> None:
    state = after(trial.game.new(counts.players, counts.options, counts.seed), counts.after, counts.seed)
    assert counts.sequences == tuple(sequences(state, length) for length in (1, 2, 3, 4))
