"""Borders of the map of Belgium: the straight polygons of the data roughened as an engraver would draw them."""

import math
import tomllib
from functools import lru_cache
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

Point = tuple[float, float]
DATA = Path(__file__).resolve().parents[2] / "seeds" / "foreign_king" / "data.toml"
ROUGHNESS = 0.085
DEPTH = 4  # halvings of a border segment

# canvas units of data.toml to the 1600x900 design space
ORIGIN: Point = (304.0, 90.0)
STRETCH: Point = (0.83, 0.788)


def to_design(point: Point) -> Point:
    """A canvas point of data.toml in the 1600x900 design space."""
    return ORIGIN[0] + STRETCH[0] * point[0], ORIGIN[1] + STRETCH[1] * point[1]


def to_canvas(point: Point) -> Point:
    """A point of the design space in canvas units of data.toml."""
    return (point[0] - ORIGIN[0]) / STRETCH[0], (point[1] - ORIGIN[1]) / STRETCH[1]


def rough_segment(start: Point, end: Point, roughness: float = ROUGHNESS) -> list[Point]:
    """A wavering line by midpoint displacement, without its end.

    Seeded by its end points in a fixed order, so that two neighbours draw their common border alike.
    """
    turned = start > end
    first, last = (end, start) if turned else (start, end)
    random = Random(f"{first[0]:.2f} {first[1]:.2f} {last[0]:.2f} {last[1]:.2f}")

    def halve(a: Point, b: Point, depth: int) -> list[Point]:
        if depth == 0 or math.dist(a, b) < 5:
            return [a]
        sway = random.uniform(-roughness, roughness)
        middle = ((a[0] + b[0]) / 2 - (b[1] - a[1]) * sway, (a[1] + b[1]) / 2 + (b[0] - a[0]) * sway)
        return halve(a, middle, depth - 1) + halve(middle, b, depth - 1)

    points = [*halve(first, last, DEPTH), last]
    if turned:
        points.reverse()
    return points[:-1]


def rough_line(points: list[Point], closed: bool, roughness: float = ROUGHNESS) -> list[Point]:
    """All segments of a line or polygon roughened."""
    ends = zip(points, points[1:] + points[:1], strict=True) if closed else pairwise(points)
    out = [point for start, end in ends for point in rough_segment(start, end, roughness)]
    return out if closed else [*out, points[-1]]


def rounded_line(points: list[Point], times: int = 3) -> list[Point]:
    """A line with its corners cut `times` over: rivers."""
    for _ in range(times):
        cut = [points[0]]
        for (ax, ay), (bx, by) in pairwise(points):
            cut += [(ax * 0.75 + bx * 0.25, ay * 0.75 + by * 0.25), (ax * 0.25 + bx * 0.75, ay * 0.25 + by * 0.75)]
        points = [*cut, points[-1]]
    return points


@lru_cache(maxsize=1)
def data() -> dict[str, Any]:
    """The machine-readable rules of the game."""
    return tomllib.loads(DATA.read_text(encoding="utf-8"))


@lru_cache(maxsize=1)
def provinces() -> dict[str, dict[str, Any]]:
    """The provinces of data.toml by id."""
    return {province["id"]: province for province in data()["province"]}


@lru_cache(maxsize=1)
def outlines() -> dict[str, list[Point]]:
    """The roughened outline of each province, in canvas units."""
    return {
        name: rough_line([(float(x), float(y)) for x, y in province["polygon"]], closed=True)
        for name, province in provinces().items()
    }


def inside(point: Point, polygon: list[Point]) -> bool:
    """Whether a polygon contains a point (even-odd rule)."""
    x, y = point
    within = False
    ax, ay = polygon[-1]
    for bx, by in polygon:
        if (by > y) != (ay > y) and x < (ax - bx) * (y - by) / (ay - by) + bx:
            within = not within
        ax, ay = bx, by
    return within
