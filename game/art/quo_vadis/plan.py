"""Where everything lies on the board of Quo Vadis?, and what lies under a point. All places in the 1600x900 space.

Ids, seats and passages are those of data.toml; its coordinates fit the tall printed board, these a wide screen.
"""

import math
import tomllib
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from game.art.fields import Area
from game.art.quo_vadis.tones import NUMERALS

Point = tuple[float, float]
DATA = Path(__file__).resolve().parents[3] / "seeds" / "quo_vadis" / "data.toml"

BOARD: Area = (21.0, 64.0, 1132.0, 678.0)
FRAME = 4.0  # of brass round the board
SHEET: Area = (BOARD[0] - FRAME, BOARD[1] - FRAME, BOARD[2] + 2 * FRAME, BOARD[3] + 2 * FRAME)
SENATE = "senate"

# sizes
ROOM_HIGH = 98.0
ROOM_WIDE = {1: 96.0, 3: 226.0, 5: 350.0}
WALL = 6.5
BAND = 25.0  # of the name at the foot of a room
SEAT = 53.0  # diameter
SEAT_PITCH = 64.0
SEAT_RISE = 13.0  # of the seats over the middle of their room
SENATOR = 60.0  # height
CAESAR = 76.0  # height
FOOT_DOWN = 15.0  # of a senator's foot below the middle of his seat
LAUREL = 50.0  # diameter on its stairs
STAIRS = 50.0  # width
STAIRS_LAUREL = 58.0
DOOR = 9.0  # how far stairs run into the walls
CAESAR_SHIFT = 24.0  # of a laurel to the left when Caesar stands on it
PILL: tuple[float, float] = (54.0, 27.0)  # votes still to win

# the senate, piazza and bushes, from the corner of the board
SENATE_BOX: Area = (380.0, 4.0, 372.0, 168.0)
SENATE_ARC = 96.0  # height of its elliptic part
SENATE_SEATS: tuple[Point, ...] = ((434, 104), (492, 63), (566, 46), (640, 63), (698, 104))
SENATE_NAME: Point = (566, 119)
SENATE_LEFT: Point = (566, 146)
PIAZZA: tuple[float, float, float] = (578.0, 452.0, 88.0)  # middle and radius
PILE_DOWN: Point = (-35.0, -10.0)  # of the pile of ones from the middle of the piazza
BAG_DOWN: Point = (33.0, -12.0)
COUNTER_DOWN = 39.5
PILE_COIN = 38.0  # diameter of a one on the pile
BAG = 72.0
BUSHES = (
    (52, 50, 17), (88, 46, 13), (1080, 50, 17), (1046, 46, 13), (336, 280, 19), (330, 322, 14), (349, 432, 17),
    (352, 470, 12), (796, 300, 15), (794, 268, 11), (948, 440, 18), (950, 478, 13), (614, 610, 18), (646, 632, 13),
    (586, 634, 12),
)  # fmt: skip
_ROWS = {1: 607.0, 2: 445.0, 3: 283.0, 4: 121.0}  # y of the middles by level
_CENTRES = {
    "e1": 94, "e2": 386, "e3": 731, "e4": 944, "a1": 94, "a2": 426, "a3": 789, "a4": 1024, "b1": 172, "b2": 566,
    "b3": 862, "b4": 1024, "c1": 159, "c2": 973,
}  # fmt: skip
_UPRIGHT = {
    "p01": 94, "p02": 94, "p03": 159, "p05": 250, "p06": 426, "p07": 426, "p08": 566, "p09": 731, "p10": 708,
    "p11": 862, "p12": 886, "p14": 868, "p15": 1020, "p16": 1024, "p17": 1024,
}  # fmt: skip
_FLAT = {"p04": 120, "p13": 120}


class Room(NamedTuple):
    """A committee or the senate: its box, the middles of its seats, and what its band says."""

    id: str
    level: int  # 1 entry row ... 4 below the senate, 5 the senate
    area: Area
    seats: tuple[Point, ...]
    numeral: str
    votes: int  # needed to leave; 0 for the senate

    @property
    def centre(self) -> Point:
        """The middle."""
        return self.area[0] + self.area[2] / 2, self.area[1] + self.area[3] / 2


class Passage(NamedTuple):
    """Stairs between two rooms; `up` is where they rise to: "up", "right" or "left"."""

    id: str
    start: str
    end: str
    laurel: bool
    area: Area
    up: str

    @property
    def centre(self) -> Point:
        """The middle."""
        return self.area[0] + self.area[2] / 2, self.area[1] + self.area[3] / 2


def _placed(area: Area) -> Area:
    return area[0] + BOARD[0], area[1] + BOARD[1], area[2], area[3]


def _room(row: dict[str, Any], index: int) -> Room:
    x, y, seats = _CENTRES[row["id"]] + BOARD[0], _ROWS[row["level"]] + BOARD[1], row["seats"]
    wide = ROOM_WIDE[seats]
    places = tuple((x + (seat - (seats - 1) / 2) * SEAT_PITCH, y - SEAT_RISE) for seat in range(seats))
    area = (x - wide / 2, y - ROOM_HIGH / 2, wide, ROOM_HIGH)
    return Room(row["id"], row["level"], area, places, NUMERALS[index + 1], row["votes"])


def _passage(row: dict[str, Any], found: dict[str, Room]) -> Passage:
    name, start, end = row["id"], found[row["from"]], found[row["to"]]
    wide = STAIRS_LAUREL if row["laurel"] else STAIRS
    if name in _UPRIGHT:
        x = _UPRIGHT[name] + BOARD[0]
        low, high = start.area[1] + DOOR, end.area[1] + end.area[3] - DOOR
        return Passage(name, start.id, end.id, row["laurel"], (x - wide / 2, high, wide, low - high), "up")
    y = _FLAT[name] + BOARD[1]
    first, second = (start, end) if start.area[0] < end.area[0] else (end, start)
    left, right = first.area[0] + first.area[2] - DOOR, second.area[0] + DOOR
    area = (left, y - wide / 2, right - left, wide)
    return Passage(name, start.id, end.id, row["laurel"], area, "right" if first is start else "left")


@lru_cache(maxsize=1)
def _tables() -> tuple[dict[str, Room], dict[str, Passage]]:
    with DATA.open("rb") as file:
        data = tomllib.load(file)
    found = {row["id"]: _room(row, index) for index, row in enumerate(data["committee"])}
    seats = tuple((x + BOARD[0], y + BOARD[1]) for x, y in SENATE_SEATS)
    found[SENATE] = Room(SENATE, 5, _placed(SENATE_BOX), seats, "", 0)
    return found, {row["id"]: _passage(row, found) for row in data["passage"]}


def rooms() -> dict[str, Room]:
    """The 14 committees and the senate by id."""
    return _tables()[0]


def passages() -> dict[str, Passage]:
    """The 17 passages by id."""
    return _tables()[1]


# ---- where pieces stand
def seat(room: str, index: int) -> Point:
    """The middle of a seat (0 leftmost; in the senate in order of arrival)."""
    return rooms()[room].seats[index]


def foot(room: str, index: int) -> Point:
    """Where the senator on a seat has his foot."""
    x, y = seat(room, index)
    return x, y + FOOT_DOWN


def laurel(passage: str, caesar: bool = False) -> Point:
    """The middle of a laurel on its stairs; under Caesar it lies to the left of him."""
    x, y = passages()[passage].centre
    return (x - CAESAR_SHIFT, y + 2) if caesar else (x, y)


def caesar(passage: str) -> Point:
    """Caesar's foot on a passage."""
    x, y = passages()[passage].centre
    return x + 20, y + 21


def pill(passage: str, caesar: bool = False) -> Point:
    """The middle of the pill with the votes still to win: beside upright stairs, below flat ones."""
    stairs = passages()[passage]
    x, y = stairs.centre
    if stairs.up != "up":
        return x, y + 45
    return x + (78 if caesar else 48), y


def piazza() -> Point:
    """The middle of the piazza."""
    return PIAZZA[0] + BOARD[0], PIAZZA[1] + BOARD[1]


def pile() -> Point:
    """The middle of the pile of ones."""
    return piazza()[0] + PILE_DOWN[0], piazza()[1] + PILE_DOWN[1]


def bag() -> Point:
    """The middle of the bag."""
    return piazza()[0] + BAG_DOWN[0], piazza()[1] + BAG_DOWN[1]


def counter(name: str) -> Point:
    """The middle of the counter under the "pile" or the "bag"."""
    x = (pile() if name == "pile" else bag())[0]
    return (x if name == "pile" else x - 2), piazza()[1] + COUNTER_DOWN


# ---- what lies under a point
def _within(point: Point, area: Area) -> bool:
    return area[0] <= point[0] < area[0] + area[2] and area[1] <= point[1] < area[1] + area[3]


def room_at(point: Point) -> str | None:
    """The room under a point."""
    for room in rooms().values():
        if _within(point, room.area) and (room.id != SENATE or in_senate(point)):
            return room.id
    return None


def in_senate(point: Point) -> bool:
    """Whether a point lies in the half ellipse of the senate."""
    left, top, width, _ = rooms()[SENATE].area
    across, down = (point[0] - left - width / 2) / (width / 2), (point[1] - top - SENATE_ARC) / SENATE_ARC
    return _within(point, rooms()[SENATE].area) and (down >= 0 or math.hypot(across, down) <= 1)


def seat_at(point: Point) -> tuple[str, int] | None:
    """The room and seat under a point, a standing senator's body included."""
    for room in rooms().values():
        for index, (x, y) in enumerate(room.seats):
            if math.dist(point, (x, y)) <= SEAT / 2 or (abs(point[0] - x) < 15 and -36 < point[1] - y < 24):
                return room.id, index
    return None


def passage_at(point: Point) -> str | None:
    """The stairs under a point, doors in the rooms' walls not included."""
    for stairs in passages().values():
        left, top, width, height = stairs.area
        trimmed = (left, top + DOOR, width, height - 2 * DOOR)
        if stairs.up != "up":
            trimmed = (left + DOOR, top, width - 2 * DOOR, height)
        if _within(point, trimmed):
            return stairs.id
    return None
