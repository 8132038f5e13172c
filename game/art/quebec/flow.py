"""The ribbon along which workers cascade from one zone to the next."""

import math
from collections.abc import Callable
from typing import NamedTuple

import pygame

from game.art.fields import Area
from game.art.palette import Colour, mix, rgb
from game.art.quebec.city import SHEET, Point
from game.art.surfaces import Layer, blank, blur, cached, grounded, scale, shrunk

FACTOR = 2
BLOOM = 2  # the bloom is drawn so much smaller: it has no edges
STEPS = 60
WIDTH: tuple[float, float] = (24.0, 40.0)  # at its start and at its head
HEAD = 30.0  # length of the arrow's head
GAP = 4.0  # between its tip and the plate
SHORT = 120.0  # plates nearer than this are joined round their sides
START: Colour = rgb("#a87c30")
END: Colour = rgb("#e6b854")
RIM: Colour = rgb("#ffe2a0")


def along(start: Point, bend: Point, end: Point, share: float) -> Point:
    """The point of the way from `start` to `end`, drawn towards `bend`, after `share` (0..1) of it."""
    rest = 1 - share
    return (
        rest * rest * start[0] + 2 * rest * share * bend[0] + share * share * end[0],
        rest * rest * start[1] + 2 * rest * share * bend[1] + share * share * end[1],
    )


def bend_of(start: Point, end: Point) -> Point:
    """Where an arc from one point to another is drawn to: upwards, or for upright ways to the left."""
    middle = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
    across = (end[1] - start[1], start[0] - end[0])
    sign = -1 if across[1] > 0.3 * math.hypot(*across) else 1
    return middle[0] + sign * across[0] * 0.22, middle[1] + sign * across[1] * 0.22


class Way(NamedTuple):
    """A curved way in the design space."""

    start: Point
    bend: Point
    end: Point

    def at(self, share: float) -> Point:
        """The point after `share` (0..1) of the way."""
        return along(self.start, self.bend, self.end, share)


def way(first: Area, second: Area, lane: float = 0.0) -> Way:
    """From the edge of one plate to that of another; several leaders of a tie get lanes (-1, 0, 1) of their own.

    Level ways bend towards the edge of the board, upright ones towards its middle; between plates that nearly touch the
    way leads round from side to side.
    """
    start, end = _edge_point(first, _middle(second), 0.0), _edge_point(second, _middle(first), HEAD + GAP)
    dx, dy = end[0] - start[0], end[1] - start[1]
    board = (SHEET[0] + SHEET[2] / 2, SHEET[1] + SHEET[3] / 2)
    if _gap(first, second) < SHORT:
        return _round(first, second, board[0], lane)
    length = math.hypot(dx, dy) or 1.0
    across = (dy / length, -dx / length)
    middle = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
    outwards = across[0] * (middle[0] - board[0]) + across[1] * (middle[1] - board[1]) > 0
    if outwards != (abs(dx) > abs(dy)):
        across = (-across[0], -across[1])
    far = 0.16 * length + lane * 52
    return Way(start, (middle[0] + across[0] * far, middle[1] + across[1] * far), end)


def _gap(first: Area, second: Area) -> float:
    """How far two areas are apart."""
    across = max(first[0] - second[0] - second[2], second[0] - first[0] - first[2], 0.0)
    down = max(first[1] - second[1] - second[3], second[1] - first[1] - first[3], 0.0)
    return math.hypot(across, down)


def _round(first: Area, second: Area, board: float, lane: float) -> Way:
    """From the inner side of one plate round to the inner side of the other."""
    sign = 1 if _middle(first)[0] < board else -1
    x, y = (area[0] + (area[2] if sign > 0 else 0.0) for area in (first, second))
    start, end = (x, _middle(first)[1] + lane * 30), (y + sign * (HEAD + GAP), _middle(second)[1] + lane * 20)
    far = max(sign * start[0], sign * end[0]) + 130 + lane * 30
    return Way(start, (sign * far, start[1] * 0.35 + end[1] * 0.65), end)


def _middle(area: Area) -> Point:
    return area[0] + area[2] / 2, area[1] + area[3] / 2


def _edge_point(area: Area, towards: Point, away: float) -> Point:
    """Where the line from the middle of an area to a point leaves it, and `away` further on."""
    x, y = _middle(area)
    dx, dy = towards[0] - x, towards[1] - y
    share = min(area[2] / 2 / abs(dx) if dx else math.inf, area[3] / 2 / abs(dy) if dy else math.inf)
    length = math.hypot(dx, dy) or 1.0
    return x + dx * (share + away / length), y + dy * (share + away / length)


def _normal(points: list[Point], index: int) -> tuple[float, float]:
    """The way at a point of a line, of length 1."""
    before, after = points[max(0, index - 1)], points[min(len(points) - 1, index + 1)]
    length = math.dist(before, after) or 1.0
    return (after[0] - before[0]) / length, (after[1] - before[1]) / length


def _edges(points: list[Point]) -> list[Point]:
    """The outline: left side, head, right side. A short ribbon is narrower."""
    left, right = [], []
    share = min(1.0, 0.45 + math.dist(points[0], points[-1]) / 300)
    for index, (x, y) in enumerate(points):
        dx, dy = _normal(points, index)
        half = (WIDTH[0] + (WIDTH[1] - WIDTH[0]) * index / (len(points) - 1)) / 2 * share
        left.append((x - dy * half, y + dx * half))
        right.append((x + dy * half, y - dx * half))
    x, y = points[-1]
    dx, dy = _normal(points, len(points) - 1)
    wide = WIDTH[1] * 1.05 * share
    head = [(x - dy * wide, y + dx * wide), (x + dx * HEAD, y + dy * HEAD), (x + dy * wide, y - dx * wide)]
    return [*left, *head, *right[::-1]]


@cached
def ribbon(course: Way) -> Layer:
    """The golden ribbon of a cascade with its arrow head and bloom. Belongs to the origin of the design space."""
    points = [course.at(step / STEPS) for step in range(STEPS + 1)]
    edge = _edges(points)
    pad = 34.0
    left, top = min(x for x, _ in edge) - pad, min(y for _, y in edge) - pad
    right, bottom = max(x for x, _ in edge) + pad, max(y for _, y in edge) + pad
    one = scale()
    size = (round((right - left) * one), round((bottom - top) * one))

    def placed(point: Point) -> Point:
        return (point[0] - left) * one * FACTOR, (point[1] - top) * one * FACTOR

    shape = [placed(point) for point in edge]
    low = one / BLOOM
    field = blank(max(1, round(size[0] / BLOOM)), max(1, round(size[1] / BLOOM)), (255, 180, 58, 0))
    pygame.draw.polygon(field, (255, 180, 58), [((x - left) * low, (y - top) * low) for x, y in edge])
    bloom = pygame.transform.smoothscale(blur(field, 9 * low), size)
    bloom.fill((255, 255, 255, 190), special_flags=pygame.BLEND_RGBA_MULT)
    body = blank(size[0] * FACTOR, size[1] * FACTOR, (*START, 0))
    _fill(body, shape, len(points))
    pygame.draw.lines(body, (*RIM, 225), True, shape, max(2, round(1.6 * one * FACTOR)))
    _chevrons(body, points, placed, one * FACTOR)
    place = (round(left * one), round(top * one))
    layer = grounded(shrunk(body, FACTOR), (Layer(bloom, (0, 0)),))
    return Layer(layer.picture, place)


def _fill(body: pygame.Surface, shape: list[Point], count: int) -> None:
    """Slices across the ribbon, from dull at its start to bright at its head."""
    left, head, right = shape[:count], shape[count : count + 3], shape[count + 3 :][::-1]
    for index in range(count - 1):
        share = index / (count - 1)
        colour = (*mix(START, END, share), round(150 + 105 * min(1.0, share * 2)))
        corners = [left[index], left[index + 1], right[index + 1], right[index]]
        pygame.draw.polygon(body, colour, corners)
    pygame.draw.polygon(body, END, head)


def _chevrons(body: pygame.Surface, points: list[Point], placed: Callable[[Point], Point], unit: float) -> None:
    for number in range(1, 14):
        share = number / 14
        index = round(share * (len(points) - 1))
        (x, y), (dx, dy) = points[index], _normal(points, index)
        reach = (WIDTH[0] + (WIDTH[1] - WIDTH[0]) * share) * 0.26
        corners = [
            placed((x - dy * side * reach - dx * back * reach, y + dx * side * reach - dy * back * reach))
            for side, back in ((1, 0.8), (0, -0.5), (-1, 0.8))
        ]
        pygame.draw.lines(body, (255, 240, 200, 120), False, corners, max(2, round(2.2 * unit)))
