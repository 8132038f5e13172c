"""A match as msgpack bytes and back. Bytes only: files are the business of `game/saves.py`.

A save is one map: magic, format, checksum, payload. The checksum (BLAKE2b, RFC 7693) is over format and payload and is
checked before anything inside is looked at, since msgpack itself does not notice damage.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any, Final, NoReturn

import msgpack

from engine.api import EVERYONE, BadSetup, IllegalMove, Move, Remark, Snapshot, State, Value
from engine.catalogue import find
from engine.match import REMARK, LogLine, Match, SeatSetup, Setup, plain, replay

MAGIC: Final = "cabinet"
FORMAT: Final = 1
"""The format written. Format 1 is the first that was released."""

MAX_BYTES: Final = 4 * 1024 * 1024
MAX_MOVES: Final = 20_000
MAX_LINES: Final = 100_000
MAX_STRING: Final = 2_000

Payload = dict[str, Any]
Step = Callable[[Payload], Payload]

MIGRATIONS: Final[Mapping[int, Step]] = {}
"""From a format to the next: pure functions that leave the payload they are given as it was."""


class SaveError(Exception):
    """A save that cannot be used. `key` names the sentence in `assets/locale/`, `facts` fill it; `str()` is English."""

    def __init__(self, key: str, sentence: str, **facts: str | int) -> None:
        super().__init__(sentence)
        self.key = key
        self.facts = facts


@dataclass(frozen=True)
class Times:
    """Seconds since 1970 of the first and of the latest writing, and the seconds spent at the table."""

    started: int
    saved: int
    played: int


@dataclass(frozen=True)
class Peek:
    """A save that is whole: read and checked for types, but not replayed. `moves` is not known to be legal."""

    match_id: str
    setup: Setup
    moves: tuple[Move, ...]
    snapshot: Snapshot
    log: tuple[LogLine, ...]
    times: Times
    marked: bool

    def state(self) -> State:
        """The position of the snapshot. Raises `SaveError` if this game, or its rules of then, are not here."""
        return _position(self)


@dataclass(frozen=True)
class Saved:
    """A save that was replayed and found right."""

    match: Match
    times: Times


def dump(match: Match, times: Times) -> bytes:
    """The match as bytes."""
    setup = match.setup
    payload = _pack(
        {
            "id": match.id,
            "setup": {
                "game": setup.game,
                "rules_version": setup.rules_version,
                "options": dict(setup.options),
                "seats": [
                    {
                        "name": seat.name,
                        "kind": seat.kind,
                        "spec": seat.spec,
                        "style": seat.style,
                        "look": seat.look,
                        "face": seat.face,
                    }
                    for seat in setup.seats
                ],
                "seed": setup.seed,
            },
            "moves": [list(move) for move in match.moves],
            "snapshot": plain(match.state.snapshot()),
            "log": [list(line) for line in match.log],
            "times": {"started": times.started, "saved": times.saved, "played": times.played},
            "marked": match.marked,
        }
    )
    return wrap(payload, FORMAT)


def wrap(payload: bytes, version: int) -> bytes:
    """The file round a packed payload."""
    return _pack({"magic": MAGIC, "format": version, "checksum": _checksum(payload, version), "payload": payload})


def parse(data: bytes) -> Saved:
    """The match of a save, replayed through the rules and compared with its snapshot. Raises `SaveError`."""
    seen = peek(data)
    _position(seen)
    try:
        match = replay(seen.setup, seen.moves, seen.match_id, seen.marked, _remarks(seen.log))
    except IllegalMove as error:
        raise SaveError("save.error.replay", f"The moves in this save break the rules ({error}).") from None
    if plain(match.state.snapshot()) != seen.snapshot:
        raise SaveError("save.error.snapshot", "The moves in this save lead to another position than the one it holds.")
    return Saved(match, seen.times)


def _remarks(log: tuple[LogLine, ...]) -> dict[int, Remark]:
    """What was said to the moves; the rest of the log follows from the moves."""
    return {
        line.move: (
            line.facts["says"],
            {name: fact for name, fact in line.facts.items() if name not in ("says", "seat")},
        )
        for line in log
        if line.key == REMARK
    }


def peek(data: bytes) -> Peek:
    """All that a save holds, without replaying it. Raises `SaveError`."""
    version, packed = _unwrap(data)
    payload = migrate(_unpack(packed), version, MIGRATIONS)
    return _read(payload)


def migrate(payload: Payload, version: int, steps: Mapping[int, Step]) -> Payload:
    """The payload of format `version` brought to `FORMAT`, one step at a time. Raises `SaveError`."""
    if version > FORMAT:
        raise SaveError(
            "save.error.newer", f"This save was written by a newer Cabinet (format {version}).", format=version
        )
    while version < FORMAT:
        if version not in steps:
            raise SaveError(
                "save.error.older", f"This save has format {version}, which was never released.", format=version
            )
        payload = steps[version](payload)
        version += 1
    return payload


def _pack(value: Any) -> bytes:
    packed: bytes = msgpack.packb(value, use_bin_type=True)
    return packed


def _unpack(data: bytes) -> Any:
    try:
        return msgpack.unpackb(
            data,
            raw=False,
            strict_map_key=True,
            max_str_len=MAX_STRING,
            max_bin_len=MAX_BYTES,
            max_array_len=MAX_LINES,
            max_map_len=MAX_LINES,
            max_ext_len=0,
        )
    except (ValueError, TypeError, RecursionError, msgpack.UnpackException) as error:
        raise SaveError("save.error.foreign", "This file is not a save of Cabinet.") from error


def _checksum(payload: bytes, version: int) -> bytes:
    return blake2b(payload, digest_size=32, person=b"cabinet", salt=version.to_bytes(8, "big")).digest()


def _unwrap(data: bytes) -> tuple[int, bytes]:
    """Format and payload of a file whose checksum is right."""
    if not data:
        raise SaveError("save.error.empty", "This file is empty.")
    if len(data) > MAX_BYTES:
        raise SaveError(
            "save.error.size", f"This file is larger than a save can be ({len(data)} bytes).", bytes=len(data)
        )
    if not data.startswith(_HEAD[: len(data)]):
        raise SaveError("save.error.foreign", "This file is not a save of Cabinet.")
    try:
        outer = _unpack(data)
    except SaveError:
        raise SaveError("save.error.truncated", "This save is damaged: a part of it is missing or changed.") from None
    match outer:
        case {"magic": "cabinet", "format": int(version), "checksum": bytes(checksum), "payload": bytes(payload)}:
            pass
        case _:
            raise SaveError("save.error.foreign", "This file is not a save of Cabinet.")
    if (
        not (_int(version) and 0 <= version < 2**31)
        or _checksum(payload, version) != checksum
        or wrap(payload, version) != data
    ):
        raise SaveError("save.error.checksum", "This save is damaged: its checksum does not match.")
    return version, payload


_HEAD: Final = b"\x84" + _pack("magic") + _pack(MAGIC)


def _position(seen: Peek) -> State:
    """The position of the snapshot under the rules of today."""
    try:
        game = find(seen.setup.game)
    except KeyError:
        raise SaveError(
            "save.error.game", f"This save is of a game that is not here: {seen.setup.game}.", game=seen.setup.game
        ) from None
    if seen.setup.rules_version != game.rules_version:
        raise SaveError(
            "save.error.rules",
            f"This save was played under version {seen.setup.rules_version} of the rules; this is version "
            f"{game.rules_version}. It cannot be continued.",
            then=seen.setup.rules_version,
            now=game.rules_version,
        )
    try:
        Match(seen.setup)
        return game.load(seen.snapshot)
    except BadSetup as error:
        raise SaveError("save.error.setup", f"This save cannot be used: {error}.") from error


# ---------------------------------------------------------------- types


def _wrong(where: str) -> NoReturn:
    raise SaveError("save.error.type", f"This save is damaged: its {where} is not what it should be.", where=where)


def _read(payload: Any) -> Peek:
    match payload:
        case {
            "id": str(match_id),
            "setup": dict(setup),
            "moves": list(moves),
            "snapshot": dict(snapshot),
            "log": list(log),
            "times": dict(times),
            "marked": bool(marked),
        } if len(payload) == 7:
            pass
        case _:
            _wrong("content")
    if not (match_id.isalnum() and len(match_id) <= 64):
        _wrong("name")
    if len(moves) > MAX_MOVES:
        _wrong("list of moves")
    return Peek(
        match_id,
        _setup(setup),
        tuple(_move(move) for move in moves),
        snapshot,
        tuple(_line(line, len(moves)) for line in log),
        _times(times),
        marked,
    )


def _int(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _setup(raw: dict[str, Any]) -> Setup:
    match raw:
        case {"game": str(game), "rules_version": rules, "options": dict(options), "seats": list(seats), "seed": seed}:
            if not (_int(rules) and _int(seed) and all(isinstance(value, (str, int)) for value in options.values())):
                _wrong("setup")
            settled: dict[str, Value] = dict(options)
            return Setup(game, rules, settled, tuple(_seat(seat) for seat in seats), seed)
        case _:
            _wrong("setup")


def _seat(raw: Any) -> SeatSetup:
    match raw:
        case {
            "name": str(name),
            "kind": str(kind),
            "spec": str(spec),
            "style": str(style),
            "look": str(look),
            "face": str(face),
        }:
            return SeatSetup(name, kind, spec, style, look, face)
        case _:
            _wrong("list of seats")


def _move(raw: Any) -> Move:
    if isinstance(raw, list) and raw and all(isinstance(part, str) or _int(part) for part in raw):
        return tuple(raw)
    _wrong("list of moves")


def _line(raw: Any, moves: int) -> LogLine:
    match raw:
        case [move, seat, to, str(key), dict(facts)] if _int(move) and _int(seat) and _int(to) and 0 <= move < moves:
            if key == REMARK and not (to == EVERYONE and isinstance(facts.get("says"), str) and _plain(facts)):
                _wrong("log")
            return LogLine(move, seat, to, key, facts)
        case _:
            _wrong("log")


def _plain(facts: dict[str, Any]) -> bool:
    return all(isinstance(name, str) and (isinstance(fact, str) or _int(fact)) for name, fact in facts.items())


def _times(raw: dict[str, Any]) -> Times:
    match raw:
        case {"started": started, "saved": saved, "played": played} if _int(started) and _int(saved) and _int(played):
            return Times(started, saved, played)
        case _:
            _wrong("times")
