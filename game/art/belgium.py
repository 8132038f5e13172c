"""The map of The Foreign King as it is shown: the baked sheet, and washes, rings and hover looks of its provinces.

All places are in the 1600x900 design space. The layers belong to the origin of that space, so they are drawn at the
view's offset: `belgium.wash("namur", "blue").draw(screen, view.offset)`.
"""

from functools import lru_cache
from typing import NamedTuple

import pygame

from game.art import fields, palette
from game.art.baked import picture
from game.art.outline import Point, inside, outlines, to_canvas, to_design
from game.art.palette import LOOKS, Colour
from game.art.papers import lay
from game.art.surfaces import Layer, cached, scale

SHEET = (12, 68, 1150, 670)  # left, top, width, height of the board
BORDER = 34  # depth of the graduated border, which is the victory track
SCALE_BAR = 5
SPACES = 60
ACROSS, DOWN = 20, 12  # cells of the border along a side


class Place(NamedTuple):
    """Where things stand in a province, in canvas units of data.toml."""

    name: Point
    citizens: Point
    factories: Point
    king: Point


LAYOUT = {
    "west_flanders": Place((133, 236), (137, 284), (128, 330), (213, 354)),
    "east_flanders": Place((332, 212), (324, 274), (322, 333), (414, 328)),
    "antwerp": Place((548, 164), (504, 224), (618, 224), (656, 240)),
    "brabant": Place((508, 300), (502, 353), (478, 401), (606, 388)),
    "limburg": Place((742, 228), (738, 290), (748, 334), (844, 318)),
    "hainaut": Place((296, 380), (288, 428), (396, 454), (478, 500)),
    "namur": Place((561, 424), (592, 494), (532, 543), (652, 566)),
    "liege": Place((746, 382), (696, 430), (819, 430), (800, 512)),
    "luxembourg": Place((772, 612), (770, 660), (740, 708), (884, 748)),
}


class Words(NamedTuple):
    """Where words on the map's neighbours stand (their middle, design units), how large and how turned they are."""

    at: Point
    size: float
    degrees: float
    spacing: float
    colour: Colour
    alpha: float


NEIGHBOURS = {
    "netherlands": Words(to_design((600, 56)), 21, 0, 3, palette.NEIGHBOUR_INK, 0.47),
    "france": Words(to_design((452, 742)), 24, 0, 8, palette.NEIGHBOUR_INK, 0.47),
    "prussia": Words(to_design((951, 470)), 20, -90, 6, palette.NEIGHBOUR_INK, 0.47),
    "north_sea": Words(to_design((150, 108)), 27, 26, 5, palette.SEA_INK, 0.75),
}


def name_at(province: str) -> Point:
    """Middle of a province's name."""
    return to_design(LAYOUT[province].name)


def citizens_at(province: str) -> Point:
    """Middle of the row of citizens."""
    return to_design(LAYOUT[province].citizens)


def factories_at(province: str) -> Point:
    """Middle of the row of factories."""
    return to_design(LAYOUT[province].factories)


def king_at(province: str) -> Point:
    """The King's foot."""
    return to_design(LAYOUT[province].king)


# ---- the victory track
def track_cell(space: int) -> tuple[float, float, float, float]:
    """Left, top, width and height of a cell of the border: 0 upper left, then clockwise; beyond 59 it starts anew."""
    left, top, width, height = SHEET
    space %= SPACES
    wide, high = (width - 2 * BORDER) / (ACROSS - 2), (height - 2 * BORDER) / (DOWN - 2)
    if space < ACROSS:
        return _along(space, left, top, wide)
    if space < 30:
        return left + width - BORDER, top + BORDER + (space - 20) * high, BORDER, high
    if space < 50:
        return _along(49 - space, left, top + height - BORDER, wide)
    return left, top + BORDER + (59 - space) * high, BORDER, high


def _along(column: int, left: float, top: float, wide: float) -> tuple[float, float, float, float]:
    if column == 0:
        return left, top, BORDER, BORDER
    if column == ACROSS - 1:
        return left + SHEET[2] - BORDER, top, BORDER, BORDER
    return left + BORDER + (column - 1) * wide, top, wide, BORDER


def track_place(space: int) -> Point:
    """Middle of the free part of a cell: where its number and the discs are."""
    x, y, width, height = track_cell(space)
    space %= SPACES
    across = SCALE_BAR / 2 * (20 <= space < 30) - SCALE_BAR / 2 * (space >= 50)
    down = SCALE_BAR / 2 * (31 <= space < 49) - SCALE_BAR / 2 * (0 < space < 19)
    return x + width / 2 + across, y + height / 2 + down


# ---- hit test
@lru_cache(maxsize=1)
def _boxes() -> dict[str, tuple[float, float, float, float]]:
    boxes = {}
    for name, points in outlines().items():
        xs, ys = [x for x, _ in points], [y for _, y in points]
        boxes[name] = (min(xs), min(ys), max(xs), max(ys))
    return boxes


def province_at(point: Point) -> str | None:
    """The province under a point of the design space."""
    x, y = to_canvas(point)
    for name, (left, top, right, bottom) in _boxes().items():
        if left <= x <= right and top <= y <= bottom and inside((x, y), outlines()[name]):
            return name
    return None


@lru_cache(maxsize=16)
def field_area(province: str) -> fields.Area:
    """The part of the design space that a province's distance field covers."""
    points = [to_design(point) for point in outlines()[province]]
    xs, ys = [x for x, _ in points], [y for _, y in points]
    left, top = int(min(xs) - fields.PAD), int(min(ys) - fields.PAD)
    return left, top, int(max(xs) + fields.PAD) + 1 - left, int(max(ys) + fields.PAD) + 1 - top


def _toned(province: str, colour: Colour, alphas: list[float]) -> Layer:
    return fields.toned(f"belgium/{province}", field_area(province), colour, alphas)


# ---- what is laid over the sheet
def ground() -> pygame.Surface:
    """The board sheet at the present scale; its upper left corner is at SHEET."""
    return picture("belgium_board", round(SHEET[2] * scale()), round(SHEET[3] * scale()))


def draw_ground(target: pygame.Surface, offset: tuple[float, float]) -> None:
    """Blit the sheet and its shadows."""
    lay(target, ground(), SHEET[:2], offset)


@cached
def mask(province: str, colour: Colour = (255, 255, 255)) -> Layer:
    """The shape of a province in one colour."""
    return _toned(province, colour, [255 * fields.edge(away) for away in fields.DISTANCES])


WASH_STEPS = 16
BAND = 13.0


def wash(province: str, look: str, amount: float = 1.0) -> Layer:
    """Control: the province tinted in a seat's colour, strongest along the border.

    `amount` 0..1 lets it bleed in from the border (in sixteen steps, so that an animation stays cached).
    """
    return _wash(province, look, round(max(0.0, min(1.0, amount)) * WASH_STEPS))


@cached
def _wash(province: str, look: str, step: int) -> Layer:
    deepest = fields.deepest(f"belgium/{province}", field_area(province))
    front, soft = deepest * 1.15 * step / WASH_STEPS, max(3.0, deepest * 0.18)
    alphas = []
    for away in fields.DISTANCES:
        band = max(0.0, 1 - away / BAND) ** 1.6
        reached = max(0.0, min(1.0, (front - away) / soft)) if 0 < step < WASH_STEPS else step / WASH_STEPS
        alphas.append(255 * fields.edge(away) * reached * (0.26 + 0.50 * band))
    return _toned(province, LOOKS[look].wash, alphas)


@cached
def ring(province: str) -> Layer:
    """The warm ring inside the border of a province that may be chosen, with its bloom. Pulse its opacity."""
    bloom = [150 * max(0.0, 1 - away / 13) ** 1.8 * fields.edge(away) for away in fields.DISTANCES]
    outside = [130 * max(0.0, 1 + away / 11) ** 2 * (1 - fields.edge(away)) for away in fields.DISTANCES]
    line = [240 * fields.edge(away) * max(0.0, min(1.0, 0.5 + (3.0 - away) * scale())) for away in fields.DISTANCES]
    border = [220 * max(0.0, min(1.0, 0.5 + (0.75 - abs(away)) * scale())) for away in fields.DISTANCES]
    return fields.joined(
        [
            _toned(province, palette.BLOOM, outside),
            _toned(province, palette.rgb("#ffc440"), bloom),
            _toned(province, palette.GLOW, line),
            _toned(province, palette.rgb("#3c2e20"), border),
        ]
    )


LIFT = 2.0  # design units that a hovered province rises


@cached
def hovered(province: str, look: str | None = None) -> Layer:
    """The province under the pointer or the keyboard: brighter, lifted, with its shadow and a golden border."""
    rise = round(LIFT * scale())
    land = fields.cut_out(ground(), SHEET[:2], mask(province))
    parts = [land]
    if look:
        parts.append(wash(province, look))
    warm = [190 * max(0.0, 1 - away / 12) ** 1.6 * fields.edge(away) for away in fields.DISTANCES]
    gold = [255 * max(0.0, min(1.0, 0.5 + (1.8 - abs(away)) * scale())) for away in fields.DISTANCES]
    line = [255 * max(0.0, min(1.0, 0.5 + (0.6 - abs(away)) * scale())) for away in fields.DISTANCES]
    parts.append(_toned(province, palette.rgb("#ffc038"), warm))
    parts.append(_toned(province, palette.rgb("#ffd978"), gold))
    parts.append(_toned(province, palette.rgb("#7a5212"), line))
    body = fields.joined(parts)
    shade = [170 * min(1.0, max(0.0, 1 + away / 12)) ** 1.5 for away in fields.DISTANCES]
    glow = [200 * max(0.0, 1 + away / 10) ** 2 * (1 - fields.edge(away)) for away in fields.DISTANCES]
    return fields.raised(body, _toned(province, palette.SHADOW, shade), _toned(province, palette.BLOOM, glow), rise)
