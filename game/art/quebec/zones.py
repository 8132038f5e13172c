"""The plates of the zones of power: where they lie, where everything on them goes, and how they grow to be scored."""

import math
from typing import NamedTuple

from game.art.fields import Area
from game.art.quebec.city import ORIGIN, SHEET, UNIT, Point

ZONES = ("religion", "politics", "economy", "culture", "citadel")
SIZE: tuple[float, float] = (192.0, 148.0)
CITADEL_SIZE: tuple[float, float] = (158.0, 148.0)
LARGE: tuple[float, float] = (312.0, 248.0)  # while it is scored
CITADEL_LARGE: tuple[float, float] = (268.0, 248.0)
GROWN = 1.46  # what lies on a plate while it is scored, to its usual size
MARGIN = 10.0
HEAD = 32.0  # depth of the coloured head
FOOT = 33.0  # of the row of numbers
CUBE = 13.0
COLUMN = 5  # cubes high: the first column is filled before the second starts
MOST_DRAWN = 10  # cubes of a pile; the number below always tells the truth


class Plate(NamedTuple):
    """A plate in the design space; `grown` multiplies the sizes of what lies on it."""

    zone: str
    left: float
    top: float
    width: float
    height: float
    grown: float = 1.0

    @property
    def area(self) -> Area:
        """Left, top, width and height."""
        return self.left, self.top, self.width, self.height

    @property
    def centre(self) -> Point:
        """The middle."""
        return self.left + self.width / 2, self.top + self.height / 2

    @property
    def cube(self) -> float:
        """The front of a worker."""
        return CUBE * self.grown

    @property
    def name_size(self) -> float:
        """Of the zone's name, set in small capitals ("display_sc")."""
        return (20.5 if self.zone == "citadel" else 23.0) * self.grown

    @property
    def seal_size(self) -> float:
        """The diameter of the seal."""
        return 26.0 * self.grown

    @property
    def number_size(self) -> float:
        """Of the numbers under the piles ("numbers"); the brass pill under the largest is 1.14 times as high."""
        return 22.0 * self.grown

    def name_at(self) -> tuple[Point, float]:
        """Where the zone's name begins (its middle line), and the room it has."""
        start = (31 if self.zone == "citadel" else 37) * self.grown
        return (self.left + start, self.top + 16.5 * self.grown), self.width - start - 36 * self.grown

    def seal_at(self) -> Point:
        """The middle of the seal with the place in this century's scoring order."""
        return self.left + self.width - 18 * self.grown, self.top + 16.5 * self.grown

    def pile_at(self, seat: int, players: int) -> Point:
        """The middle of the foot of a seat's pile of workers."""
        return self._column(seat, players), self.top + self.height - (FOOT + 1.5) * self.grown

    def count_at(self, seat: int, players: int) -> Point:
        """The middle of the number under a pile."""
        return self._column(seat, players), self.top + self.height - (FOOT / 2 + 1) * self.grown

    def worker_at(self, seat: int, players: int, index: int, count: int) -> Point:
        """The middle of the front of the worker `index` (0 lowest) of `count` in a pile."""
        x, y = self.pile_at(seat, players)
        columns = 1 if count <= COLUMN else 2
        column, row = divmod(min(index, MOST_DRAWN - 1), COLUMN)
        return x + (column - (columns - 1) / 2) * self.cube, y - (row + 0.5) * self.cube

    def rise_at(self, seat: int, players: int, count: int) -> Point:
        """Where points rise: above a pile of `count`."""
        x, y = self.pile_at(seat, players)
        return x, y - (min(count, COLUMN) + 1.3) * self.cube

    def _column(self, seat: int, players: int) -> float:
        step = (self.width - 16 * self.grown) / players
        return self.left + 8 * self.grown + step * (seat + 0.5)


def plate(zone: str, share: float = 0.0) -> Plate:
    """The plate of a zone, grown by `share` (0 as it lies, 1 as it is scored) out of its corner of the board."""
    small, large = (CITADEL_SIZE, CITADEL_LARGE) if zone == "citadel" else (SIZE, LARGE)
    wide = small[0] + (large[0] - small[0]) * share
    high = small[1] + (large[1] - small[1]) * share
    left, top, width, height = SHEET
    grown = 1 + (GROWN - 1) * share
    right, bottom = left + width - MARGIN - wide, top + height - MARGIN - high
    if zone == "citadel":
        middle = ORIGIN[1] + 3 * UNIT * math.sqrt(3) / 2
        return Plate(zone, right - 3, middle - high / 2, wide, high, grown)
    x = left + MARGIN if zone in ("politics", "economy") else right
    y = top + MARGIN if zone in ("economy", "culture") else bottom
    return Plate(zone, x, y, wide, high, grown)


def zone_at(point: Point) -> str | None:
    """The zone whose plate is under a point."""
    for zone in ZONES:
        left, top, width, height = plate(zone).area
        if left <= point[0] < left + width and top <= point[1] < top + height:
            return zone
    return None
