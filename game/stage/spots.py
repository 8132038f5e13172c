"""Spots: where each legal move is clicked, and how the keyboard walks among them."""

import math
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from engine.api import Move
from game.stage.tween import Point


class Box(NamedTuple):
    """A rectangle in board units."""

    x: float
    y: float
    w: float
    h: float

    def holds(self, x: float, y: float) -> bool:
        return self.x <= x < self.x + self.w and self.y <= y < self.y + self.h

    @property
    def centre(self) -> Point:
        return self.x + self.w / 2, self.y + self.h / 2

    @property
    def bounds(self) -> "Box":
        return self

    def grown(self, by: float) -> "Box":
        return Box(self.x - by, self.y - by, self.w + 2 * by, self.h + 2 * by)


class Circle(NamedTuple):
    """A disc in board units."""

    x: float
    y: float
    r: float

    def holds(self, x: float, y: float) -> bool:
        return math.dist((self.x, self.y), (x, y)) <= self.r

    @property
    def centre(self) -> Point:
        return self.x, self.y

    @property
    def bounds(self) -> Box:
        return Box(self.x - self.r, self.y - self.r, 2 * self.r, 2 * self.r)


class Several(NamedTuple):
    """Parts that are one region together, the first of which stands for it."""

    parts: "tuple[Box | Circle, ...]"

    def holds(self, x: float, y: float) -> bool:
        return any(part.holds(x, y) for part in self.parts)

    @property
    def centre(self) -> Point:
        return self.parts[0].centre

    @property
    def bounds(self) -> Box:
        boxes = [part.bounds for part in self.parts]
        left, top = min(box.x for box in boxes), min(box.y for box in boxes)
        right, low = max(box.x + box.w for box in boxes), max(box.y + box.h for box in boxes)
        return Box(left, top, right - left, low - top)


class Polygon(NamedTuple):
    """A closed line of corners in board units, and a point inside that stands for it."""

    corners: tuple[Point, ...]
    heart: Point

    def holds(self, x: float, y: float) -> bool:
        inside = False
        ax, ay = self.corners[-1]
        for bx, by in self.corners:
            if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
                inside = not inside
            ax, ay = bx, by
        return inside

    @property
    def centre(self) -> Point:
        return self.heart

    @property
    def bounds(self) -> Box:
        xs = [x for x, _ in self.corners]
        ys = [y for _, y in self.corners]
        return Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))


Region = Box | Circle | Polygon | Several


class Spot(NamedTuple):
    """The place of one legal move.

    `thing` names what is there for tooltips; `digit` is the key that picks it (-1 none); `order` is its place in the
    round of the keyboard; a spot of higher `layer` lies above others; `board` tells a lit place from a button; spots
    of one `group` can be lit without the others. `echo` is a second place that means the same.
    """

    move: Move
    region: Region
    thing: str = ""
    caption: str = ""
    digit: int = -1
    order: int = 0
    layer: int = 0
    board: bool = True
    group: str = ""
    echo: Region | None = None

    def holds(self, x: float, y: float) -> bool:
        """Whether a click at a point makes the move."""
        return self.region.holds(x, y) or (self.echo is not None and self.echo.holds(x, y))


class Spots:
    """The spots of one decision."""

    def __init__(self, spots: Iterable[Spot] = ()) -> None:
        self.list: list[Spot] = sorted(spots, key=lambda spot: spot.order)

    def __len__(self) -> int:
        return len(self.list)

    def hit(self, x: float, y: float) -> Spot | None:
        """The uppermost spot at a point."""
        found = [spot for spot in self.list if spot.holds(x, y)]
        return max(found, key=lambda spot: spot.layer, default=None)

    def of(self, move: Move) -> Spot | None:
        return next((spot for spot in self.list if spot.move == move), None)

    def digit(self, digit: int) -> Spot | None:
        return next((spot for spot in self.list if spot.digit == digit), None)

    def after(self, spot: Spot | None, step: int) -> Spot | None:
        """The next (or with -1 the previous) spot in the round of the keyboard."""
        if not self.list:
            return None
        if spot is None or spot not in self.list:
            return self.list[0 if step > 0 else -1]
        return self.list[(self.list.index(spot) + step) % len(self.list)]

    def toward(self, spot: Spot | None, direction: Point) -> Spot | None:
        """The nearest spot in a direction; with nothing there, `spot` itself."""
        if spot is None:
            return self.after(None, 1)
        return nearest(spot, self.list, direction)


def nearest(origin: Spot, spots: Sequence[Spot], direction: Point) -> Spot:
    """Nearest ahead: the way aside counts double, and nothing beside or behind is considered."""
    ox, oy = origin.region.centre
    best, best_cost = origin, float("inf")
    for spot in spots:
        x, y = spot.region.centre
        ahead = (x - ox) * direction[0] + (y - oy) * direction[1]
        aside = abs((x - ox) * direction[1] - (y - oy) * direction[0])
        if spot is origin or ahead <= 1 or aside > 3 * ahead:
            continue
        cost = ahead + 2 * aside
        if cost < best_cost:
            best, best_cost = spot, cost
    return best
