"""The hall of fame: games that were played to the end."""

import json
import time
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from engine.match import Match
from game import files


@dataclass(frozen=True)
class Seat:
    """One row of a finished game. `who` is "human" or the level of a bot."""

    name: str
    who: str
    look: str
    face: str
    total: int
    place: int


@dataclass(frozen=True)
class Record:
    """A finished game; `ended` is in seconds since 1970. `marked`: something was taken back against the rule."""

    match_id: str
    game: str
    ended: int
    moves: int
    marked: bool
    seats: tuple[Seat, ...]

    @property
    def winners(self) -> list[str]:
        """The names on the first place: several where the game ended in a tie."""
        return [seat.name for seat in self.seats if seat.place == 1]


def record_of(match: Match, ended: int) -> Record:
    """The record of a match that is over."""
    totals, places = match.state.scores(), match.state.ranks()
    seats = tuple(
        Seat(
            setup.name,
            setup.spec.split(":")[0] if setup.kind == "bot" else setup.kind,
            setup.look,
            setup.face,
            total,
            place,
        )
        for setup, total, place in zip(match.setup.seats, totals, places, strict=True)
    )
    return Record(match.id, match.setup.game, ended, len(match.moves), match.marked, seats)


class Records:
    """The file of finished games."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def games(self, game: str = "") -> list[Record]:
        """All of them, or those of one game, the latest first. Never fails: what cannot be read is left out."""
        found = [record for raw in self._stored() if (record := _read(raw)) is not None]
        return sorted((record for record in found if game in ("", record.game)), key=lambda record: -record.ended)

    def add(self, match: Match, ended: int | None = None) -> Record:
        """Enters a finished match; one that was entered before is replaced. Raises `OSError`."""
        record = record_of(match, int(time.time()) if ended is None else ended)
        kept = [other for other in self.games() if other.match_id != match.id]
        rows = [asdict(row) for row in sorted([*kept, record], key=lambda row: row.ended)]
        text = json.dumps({"format": 1, "games": rows}, ensure_ascii=False, indent=1)
        files.write(self.path, text.encode() + b"\n", keep=True)
        return record

    def _stored(self) -> list[Any]:
        """The rows of the file, or, where it is damaged, of its latest backup that is not."""
        for path in (self.path, *files.backups(self.path)):
            try:
                stored = json.loads(path.read_bytes())
            except (OSError, ValueError, RecursionError):
                continue
            if isinstance(stored, dict) and isinstance(stored.get("games"), list):
                rows: list[Any] = stored["games"]
                return rows
        return []


def _read(raw: Any) -> Record | None:
    match raw:
        case {
            "match_id": str(match_id),
            "game": str(game),
            "ended": int(ended),
            "moves": int(moves),
            "marked": bool(marked),
            "seats": [*seats],
        }:
            rows = [_seat(seat) for seat in seats]
            if None not in rows:
                return Record(match_id, game, ended, moves, marked, tuple(row for row in rows if row is not None))
    return None


def _seat(raw: Any) -> Seat | None:
    match raw:
        case {
            "name": str(name),
            "who": str(who),
            "look": str(look),
            "face": str(face),
            "total": int(total),
            "place": int(place),
        }:
            return Seat(name, who, look, face, total, place)
    return None
