"""A match as bytes and back: what is written comes back, and every kind of damage is noticed and named."""

import copy
import hashlib
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgpack
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import savefile
from engine.api import EVERYONE
from engine.catalogue import GAMES
from engine.match import REMARK, LogLine, Match
from engine.rng import Rng
from engine.savefile import FORMAT, MAX_BYTES, MAX_MOVES, MIGRATIONS, SaveError, Times, dump, migrate, parse, peek, wrap
from tests.engine.test_match import new, random_match
from tests.engine.tiny import TINY

pytestmark = pytest.mark.usefixtures("tiny_listed")

EXAMPLES = Path(__file__).parents[2] / "saves" / "examples"
TIMES = Times(1_800_000_000, 1_800_000_600, 540)


def facts_of(match: Match) -> tuple[Any, ...]:
    return (match.id, match.setup, match.state.snapshot(), match.moves, match.log, match.deciders, match.marked)


def payload_of(data: bytes) -> dict[str, Any]:
    payload: dict[str, Any] = msgpack.unpackb(msgpack.unpackb(data)["payload"])
    return payload


def rewrap(payload: Any, version: int = FORMAT) -> bytes:
    """A file with a right checksum round any payload."""
    return wrap(msgpack.packb(payload), version)


def key_of(data: bytes, read: Callable[[bytes], Any] = parse) -> str:
    with pytest.raises(SaveError) as caught:
        read(data)
    sentence = str(caught.value)
    assert sentence.endswith(".")
    assert all(str(fact) in sentence for fact in caught.value.facts.values())
    return caught.value.key


# ---------------------------------------------------------------- round trips


@given(st.sampled_from(["hb", "hh", "hbb", "bhb"]), st.integers(0, 2**64 - 1), st.integers(0, 30))
def test_match_comes_back_as_it_was(kinds: str, seed: int, moves: int) -> None:
    match = random_match(seed, moves, kinds)
    saved = parse(dump(match, TIMES))
    assert facts_of(match) == facts_of(saved.match)
    assert TIMES == saved.times
    assert match.state.legal_moves() == saved.match.state.legal_moves()
    assert [match.undo_offer(i) for i in range(len(kinds))] == [saved.match.undo_offer(i) for i in range(len(kinds))]


def test_every_step_of_a_game_can_be_saved() -> None:
    """terraforming-mars 2536: queued effects were not saved. The game goes on from the save as it would have."""
    match, rng = new("hbb", seed=3, pile=9), Rng(1)
    while not match.over:
        loaded = parse(dump(match, TIMES)).match
        assert match.state.legal_moves() == loaded.state.legal_moves()
        move = rng.choice(match.state.legal_moves())
        match.play(move)
        loaded.play(move)
        assert facts_of(match) == facts_of(loaded)


def test_remarks_come_back_in_their_places() -> None:
    match = new()
    match.play(("draw",), remark=("lucky", {"count": 2, "target": 1}))
    match.play(("take", 1))
    saved = parse(dump(match, TIMES)).match
    assert facts_of(match) == facts_of(saved)
    assert {0: ("lucky", {"count": 2, "target": 1})} == match.remarks == saved.remarks
    assert tuple(match.log) == peek(dump(match, TIMES)).log


@pytest.mark.parametrize(
    ("to", "facts"),
    [(0, {"says": "psst"}), (EVERYONE, {"says": 3}), (EVERYONE, {}), (EVERYONE, {"says": "a", "by": [1]})],
)
def test_remark_that_no_bot_can_have_made(to: int, facts: dict[str, Any]) -> None:
    match = new()
    match.play(("take", 1))
    payload = payload_of(dump(match, TIMES))
    payload["log"].append([0, 0, to, REMARK, facts])
    assert key_of(rewrap(payload)) == "save.error.type"


def test_mark_and_undone_moves() -> None:
    match = new()
    match.play(("draw",))
    match.undo(0, anyway=True)
    loaded = parse(dump(match, TIMES)).match
    assert (True, []) == (loaded.marked, loaded.moves)


@given(st.text(max_size=120), st.text(max_size=120))
def test_any_name_comes_back(name: str, style: str) -> None:
    setup = new().setup
    seats = (replace(setup.seats[0], name=name, style=style), setup.seats[1])
    match = Match(replace(setup, seats=seats))
    assert seats == parse(dump(match, TIMES)).match.setup.seats


PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**63), 2**64 - 1) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)


@given(st.dictionaries(st.text(max_size=8), PLAIN, max_size=4))
def test_facts_of_any_type_come_back(facts: dict[str, Any]) -> None:
    """msgpack-python 476: int and tuple keys do not come back. Only what comes back can be kept (`plain`)."""
    match = new()
    match.play(("take", 1))
    match.log[0] = LogLine(0, 0, -3, "took", facts)
    assert (LogLine(0, 0, -3, "took", facts),) == peek(dump(match, TIMES)).log


def test_log_is_told_anew_by_the_replay() -> None:
    match = new()
    match.play(("take", 1))
    log = match.log[:]
    match.log[0] = LogLine(0, 0, -3, "older_key", {})
    assert log == parse(dump(match, TIMES)).match.log


def test_same_match_gives_the_same_bytes() -> None:
    match = random_match(4, 6)
    assert dump(match, TIMES) == dump(parse(dump(match, TIMES)).match, TIMES)


def test_peek_does_not_replay() -> None:
    match = random_match(4, 6)
    seen = peek(dump(match, TIMES))
    assert (match.id, match.setup, tuple(match.moves), TIMES, False) == (
        seen.match_id,
        seen.setup,
        seen.moves,
        seen.times,
        seen.marked,
    )
    assert match.state == seen.state()


# ---------------------------------------------------------------- damage


def test_every_single_bit_that_flips_is_noticed() -> None:
    data = dump(random_match(2, 3), TIMES)
    unnoticed = []
    for bit in range(len(data) * 8):
        damaged = bytearray(data)
        damaged[bit // 8] ^= 1 << bit % 8
        try:
            peek(bytes(damaged))
        except SaveError:
            continue
        unnoticed.append(bit)
    assert [] == unnoticed


def test_every_truncation_is_noticed() -> None:
    data = dump(random_match(2, 3), TIMES)
    keys = [key_of(data[:length]) for length in range(len(data))]
    assert keys[0] == "save.error.empty"
    assert {"save.error.truncated"} == set(keys[1:])


@given(st.binary(min_size=1, max_size=300))
def test_random_bytes_are_foreign(data: bytes) -> None:
    assert "save.error.foreign" == key_of(b"?" + data)


@given(st.binary(max_size=100))
def test_random_bytes_after_the_magic_are_damage(data: bytes) -> None:
    head = dump(new(), TIMES)[: len(b"\x84\xa5magic\xa7cabinet")]
    assert key_of(head + data) in ("save.error.truncated", "save.error.foreign")


FOREIGN = {
    "another map": msgpack.packb({"magic": "chest"}),
    "right magic, other map": msgpack.packb({"magic": "cabinet", "format": "1", "checksum": b"", "payload": b""}),
    "a picture": b"\x89PNG\r\n\x1a\n" + bytes(40),
    "a text": b"Dear diary, today I was King of Belgium.",
    "a number": msgpack.packb(7),
    "pickle": b"\x80\x04\x95\x00\x00\x00\x00\x00\x00\x00\x00.",
}


@pytest.mark.parametrize("case", FOREIGN)
def test_foreign_files_are_told_apart_from_damage(case: str) -> None:
    assert "save.error.foreign" == key_of(FOREIGN[case])


def test_tail_is_noticed() -> None:
    assert "save.error.truncated" == key_of(dump(new(), TIMES) + b"\x00")


def test_too_large_file_is_not_even_looked_at() -> None:
    assert "save.error.size" == key_of(b"\x84" * (MAX_BYTES + 1))


def test_payload_that_was_exchanged_is_noticed() -> None:
    data = msgpack.unpackb(dump(new(), TIMES))
    data["payload"] = msgpack.packb(payload_of(dump(random_match(3, 3), TIMES)))
    assert "save.error.checksum" == key_of(msgpack.packb(data))


def test_checksum_covers_the_format() -> None:
    data = msgpack.unpackb(dump(new(), TIMES))
    data["format"] = 2
    assert "save.error.checksum" == key_of(msgpack.packb(data))


def test_header_written_in_another_way_is_noticed() -> None:
    """A format that is True, or a map with its keys turned round, is nothing `dump` wrote."""
    data = msgpack.unpackb(dump(new(), TIMES))
    assert "save.error.checksum" == key_of(msgpack.packb({**data, "format": True}))
    turned = {key: data[key] for key in ("magic", "checksum", "format", "payload")}
    assert "save.error.checksum" == key_of(msgpack.packb(turned))


# ---------------------------------------------------------------- types


def change(payload: dict[str, Any], where: str, value: Any) -> dict[str, Any]:
    """The payload with the value at a dotted path replaced."""
    changed = copy.deepcopy(payload)
    *path, last = [int(part) if part.isdigit() else part for part in where.split(".")]
    inner: Any = changed
    for part in path:
        inner = inner[part]
    inner[last] = value
    return changed


WRONG = [
    ("id", 7),
    ("id", "../../etc/passwd"),
    ("id", ""),
    ("setup", []),
    ("setup", {}),
    ("setup.game", 1),
    ("setup.rules_version", "3"),
    ("setup.rules_version", True),
    ("setup.options", []),
    ("setup.options", {"pile": 1.5}),
    ("setup.options", {"pile": None}),
    ("setup.seed", -1.0),
    ("setup.seats", {}),
    ("setup.seats.0", []),
    ("setup.seats.0", {"name": "A"}),
    ("setup.seats.0.name", None),
    ("moves", {}),
    ("moves.0", "take"),
    ("moves.0", []),
    ("moves.0.1", 1.0),
    ("moves.0.1", True),
    ("moves.0.1", [1]),
    ("moves", [["take", 1]] * (MAX_MOVES + 1)),
    ("snapshot", []),
    ("log", {}),
    ("log.0", []),
    ("log.0.0", 99),
    ("log.0.0", -1),
    ("log.0.1", "0"),
    ("log.0.2", None),
    ("log.0.3", 3),
    ("log.0.4", []),
    ("times", []),
    ("times.saved", "now"),
    ("times.played", False),
    ("marked", 1),
    ("more", 1),
]


@pytest.mark.parametrize(("where", "value"), WRONG, ids=[f"{where}-{i}" for i, (where, _) in enumerate(WRONG)])
def test_wrong_type_is_noticed_under_a_right_checksum(where: str, value: Any) -> None:
    match = new("hb", pile=9)
    match.play(("take", 1))
    payload = payload_of(dump(match, TIMES))
    assert "save.error.type" == key_of(rewrap(change(payload, where, value)), peek)


@pytest.mark.parametrize("missing", ["id", "setup", "moves", "snapshot", "log", "times", "marked"])
def test_missing_part_is_noticed(missing: str) -> None:
    payload = payload_of(dump(new(), TIMES))
    del payload[missing]
    assert "save.error.type" == key_of(rewrap(payload), peek)


@pytest.mark.parametrize(
    "payload", [7, [], {1: 2}, {"a": b"x" * 10}, msgpack.ExtType(4, b"x")], ids=["int", "list", "keys", "bytes", "ext"]
)
def test_payload_of_another_kind_is_noticed(payload: Any) -> None:
    assert key_of(rewrap(payload), peek) in ("save.error.type", "save.error.foreign")


def test_nesting_without_end_is_noticed() -> None:
    assert "save.error.foreign" == key_of(wrap(b"\x91" * 100_000, FORMAT), peek)


# ---------------------------------------------------------------- rules


def test_move_against_the_rules_is_noticed_and_named() -> None:
    payload = payload_of(dump(new(), TIMES))
    payload["moves"] = [["take", 1], ["take", 9]]
    with pytest.raises(SaveError, match="move 2") as caught:
        parse(rewrap(payload))
    assert caught.value.key == "save.error.replay"


def test_snapshot_that_the_moves_do_not_lead_to_is_noticed() -> None:
    match = new()
    match.play(("take", 1))
    payload = payload_of(dump(match, TIMES))
    payload["snapshot"]["taken"] = [2, 0]
    assert "save.error.snapshot" == key_of(rewrap(payload))


def test_snapshot_of_something_else_is_noticed() -> None:
    payload = payload_of(dump(new(), TIMES))
    payload["snapshot"] = {"colour": "red"}
    assert "save.error.setup" == key_of(rewrap(payload))


@pytest.mark.parametrize(
    ("where", "value", "key"),
    [
        ("setup.game", "chess", "save.error.game"),
        ("setup.rules_version", 2, "save.error.rules"),
        ("setup.options", {"pile": 7}, "save.error.setup"),
        ("setup.seats.0.kind", "cat", "save.error.setup"),
        ("setup.seed", 2**64 - 1, "save.error.snapshot"),
    ],
)
def test_setup_that_cannot_be_played_is_named(where: str, value: Any, key: str) -> None:
    payload = payload_of(dump(new(), TIMES))
    assert key == key_of(rewrap(change(payload, where, value)))


def test_save_under_older_rules_can_still_be_peeked_at() -> None:
    match = random_match(1, 4)
    seen = peek(rewrap(change(payload_of(dump(match, TIMES)), "setup.rules_version", TINY.rules_version - 1)))
    assert tuple(match.log) == seen.log
    with pytest.raises(SaveError, match="version 2 of the rules"):
        seen.state()


# ---------------------------------------------------------------- formats


def test_newer_format_is_named() -> None:
    payload = payload_of(dump(new(), TIMES))
    assert "save.error.newer" == key_of(rewrap(payload, FORMAT + 1))


def test_format_before_the_first_is_named() -> None:
    payload = payload_of(dump(new(), TIMES))
    assert "save.error.older" == key_of(rewrap(payload, 0))


def test_every_released_format_has_its_step() -> None:
    assert set(range(1, FORMAT)) == set(MIGRATIONS)


def test_migration_goes_step_by_step_and_changes_no_argument() -> None:
    def named(step: str) -> Callable[[dict[str, Any]], dict[str, Any]]:
        return lambda payload: {**payload, "steps": [*payload["steps"], step]}

    first = {"steps": ["written"]}
    migrated = migrate(first, FORMAT - 3, {FORMAT - 3: named("a"), FORMAT - 2: named("b"), FORMAT - 1: named("c")})
    assert {"steps": ["written", "a", "b", "c"]} == migrated
    assert {"steps": ["written"]} == first
    assert migrated == migrate(migrated, FORMAT, {})


def test_file_of_an_older_format_is_migrated_on_reading(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if the release before had called the mark something else."""
    match = random_match(6, 5)
    older = payload_of(dump(match, TIMES))
    older["cheated"] = older.pop("marked")

    def step(payload: dict[str, Any]) -> dict[str, Any]:
        rest = {key: value for key, value in payload.items() if key != "cheated"}
        return {**rest, "marked": payload["cheated"]}

    data = rewrap(older, FORMAT - 1)
    monkeypatch.setattr(savefile, "MIGRATIONS", {FORMAT - 1: step})
    assert facts_of(match) == facts_of(parse(data).match)


def test_checksum_is_blake2b_over_format_and_payload() -> None:
    """Pinned, so that files stay readable: digest of 32 bytes, person "cabinet", the format as salt."""
    data = msgpack.unpackb(dump(random_match(1, 2), TIMES))
    expected = hashlib.blake2b(
        data["payload"], digest_size=32, person=b"cabinet", salt=data["format"].to_bytes(8, "big")
    ).digest()
    assert ("cabinet", FORMAT, expected) == (data["magic"], data["format"], data["checksum"])


def test_there_is_an_example_of_each_game() -> None:
    assert {game.id for game in GAMES} <= {
        parse(path.read_bytes()).match.game.id for path in EXAMPLES.glob("*.cabinet")
    }


@pytest.mark.parametrize("path", sorted(EXAMPLES.glob("*.cabinet")), ids=lambda path: path.stem)
def test_released_examples_are_read_for_ever(path: Path) -> None:
    saved = parse(path.read_bytes())
    assert path.stem.startswith(saved.match.game.id)
    assert saved.match.moves
    assert saved.match.log
