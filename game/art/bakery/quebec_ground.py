"""The ground of Québec: the river, the old city's parchment, and the sixteen districts washed in the zones' colours."""

import math
from functools import lru_cache

import numpy as np

from game.art.baked import BAKED_SCALE
from game.art.bakery.noise import Field, Picture, noise, over, plain, smoothstep
from game.art.palette import Colour, mix, rgb
from game.art.quebec import city
from game.art.quebec.tones import ZONES

S = BAKED_SCALE
LEFT, TOP, WIDE, HIGH = city.SHEET
W, H = round(WIDE * S), round(HIGH * S)
SHORE = 47.0  # design units from the outermost places to the coast
MERGE = 0.045  # how sharply the land round two places joins
STREET = 1.6  # half the width of the parchment between two districts
REACH = 0.50 * city.UNIT  # of a district beyond the middles of its places
RIVER: Colour = mix(rgb("#8fa3ad"), rgb("#7d949f"), 0.25)
HATCH = 0.15
BURNT: Colour = (26, 18, 12)


@lru_cache(maxsize=1)
def _grid() -> tuple[Field, Field]:
    """The design coordinates of every pixel."""
    down, across = np.mgrid[0:H, 0:W].astype(np.float32)
    return plain((across + 0.5) / S + LEFT), plain((down + 0.5) / S + TOP)


def clouds(cells: tuple[tuple[float, float], ...], seed: int) -> Field:
    """Noise of several sizes (cell in design units, weight), 0..1."""
    total = np.zeros((H, W), np.float32)
    for number, (cell, weight) in enumerate(cells):
        total += noise(W, H, cell * S, cell * S, seed + number) * weight
    return plain(total / sum(weight for _, weight in cells))


def to_line(x: Field, y: Field, first: city.Point, second: city.Point) -> Field:
    """Distance to a piece of a line in design units."""
    dx, dy = second[0] - first[0], second[1] - first[1]
    length = dx * dx + dy * dy
    share = np.clip(((x - first[0]) * dx + (y - first[1]) * dy) / length, 0, 1) if length else 0
    return plain(np.hypot(x - first[0] - share * dx, y - first[1] - share * dy))


def waver() -> Field:
    """The wavering of coasts and borders, about -0.5..0.5."""
    return plain(clouds(((70, 1), (28, 0.5), (11, 0.25)), 5) - 0.5)


def coast() -> Field:
    """Distance to the coast in design units, negative on land; the land runs off on the left."""
    x, y = _grid()
    total = np.zeros((H, W), np.float32)
    for place in (*city.spaces().values(), *city.districts().values()):
        total += np.exp(-MERGE * np.hypot(x - place.at[0], y - place.at[1]))
    left, top = city.ORIGIN
    unit = city.UNIT
    for start, from_down, to_down in ((0.4, 2.0, 1.5), (0.0, 3.0, 3.0), (0.5, 4.0, 4.0), (0.0, 5.0, 5.2)):
        first, second = (left + start * unit, top + from_down * unit), (-200.0, top + to_down * unit)
        total += 2.2 * np.exp(-MERGE * to_line(x, y, first, second))
    return plain(-np.log(total) / MERGE + waver() * 22 - SHORE)


def districts() -> dict[str, Field]:
    """By district the distance to its edge in design units, negative inside; streets stay between neighbours."""
    x, y = _grid()
    sharp = 0.20
    skeletons = {}
    for name, centre in city.districts().items():
        places = [centre.at, *(city.spaces()[space].at for space in city.spaces_of(name))]
        total = np.full((H, W), 1e-30, np.float32)
        for index, first in enumerate(places):
            for second in places[index + 1 :]:
                if math.dist(first, second) < city.UNIT * 1.1:
                    total += np.exp(-sharp * to_line(x, y, first, second))
        skeletons[name] = plain(-np.log(total) / sharp)
    whole = np.sort(np.stack(list(skeletons.values())), axis=0)
    nearest, second = whole[0], whole[1]
    wobble = waver() * 4
    edges = {}
    for name, away in skeletons.items():
        other = np.where(away <= nearest, second, nearest)
        edges[name] = plain(np.maximum(away - REACH + wobble, (away - other) / 2 + STREET))
    return edges


def river(away: Field) -> Picture:
    """The water: lighter near the coast, ripples far from it, and lines that follow the coast and fade."""
    _, y = _grid()
    x = _grid()[0]
    picture = np.zeros((H, W, 3), np.float32) + np.array(RIVER, np.float32)
    picture = over(picture, rgb("#bccaca"), plain(0.55 * np.exp(-np.clip(away, 0, None) / 26)))
    band = noise(W, H, 40 * S, 40 * S, 33)
    shift = (noise(W, H, 120 * S, 120 * S, 3) - 0.5) * 46 + np.sin(x / 37) * 1.6
    ripple = np.sin((y + shift) * 2 * np.pi / 9)
    there = smoothstep(plain(ripple), 0.80, 1.0) * smoothstep(band, 0.50, 0.72) * smoothstep(away, 30, 60)
    picture = over(picture, rgb("#5f7783"), plain(there * 0.12))
    for far, alpha in ((6, 0.42), (13, 0.30), (21.5, 0.21), (31.5, 0.14), (43, 0.09)):
        picture = over(picture, rgb("#3e535e"), plain(alpha * np.exp(-(((away - far) / 0.75) ** 2))))
    return picture


def _line(value: Field, period: float, thick: float = 0.62) -> Field:
    return plain(np.exp(-((((value / period) % 1 - 0.5) * period / thick) ** 2)))


def hatching(zone: str) -> Field:
    """The heraldic lines of a zone's colour: the second cue beside it."""
    x, y = _grid()
    step = 7.0
    if zone == "religion":
        return _line(plain((x + y) / math.sqrt(2)), step)
    if zone == "politics":
        return _line(x, step)
    if zone == "culture":
        return _line(y, step)
    staggered = plain(x + step / 2 * (np.floor(y / step) % 2))
    return plain(_line(staggered, step, 1.0) * _line(y, step, 1.0) * 1.5)


def land(away: Field) -> Picture:
    """The parchment with its districts as dried watercolour."""
    blot = clouds(((160, 1), (60, 0.6), (22, 0.35)), 21) - 0.5
    picture = np.zeros((H, W, 3), np.float32) + np.array(rgb("#e6dcc6"), np.float32)
    picture = over(picture, rgb("#d3c4a2"), plain(0.77 * np.clip(blot + 0.12, 0, 1)))
    picture = over(picture, rgb("#f4ecdb"), plain(0.8 * np.clip(-blot, 0, 1)))
    picture = over(picture, rgb("#8f7a54"), plain(0.34 * np.exp(np.clip(away, None, 0) / 9)))
    pigment = clouds(((26, 1), (9, 0.7), (4, 0.4)), 77)
    for name, edge in districts().items():
        look = ZONES[city.districts()[name].zone]
        inside = 1 - smoothstep(edge, -1.1, 0.9)
        dark = mix(look.wash, BURNT, 0.25)
        picture = over(picture, look.wash, plain(inside * 0.21 * (0.70 + 0.60 * pigment)))
        picture = over(picture, dark, plain(np.exp(-(((edge + 1.6) / 1.3) ** 2)) * 0.32 * inside))
        picture = over(picture, look.wash, plain(0.18 * inside * np.exp(np.clip(edge, None, 0) / 7)))
        lines = hatching(city.districts()[name].zone) * smoothstep(plain(-edge), 1.0, 4.0)
        picture = over(
            picture, mix(look.wash, BURNT, 0.30), np.clip(plain(lines * HATCH * (0.75 + 0.5 * pigment)), 0, 1)
        )
    return picture


def ground() -> Picture:
    """River and land, without ornaments."""
    away = coast()
    dry = (1 - smoothstep(away, -0.7, 0.7))[..., None]
    picture = plain(river(away) * (1 - dry) + land(away) * dry)
    picture = over(picture, rgb("#4d4330"), plain(0.75 * np.exp(-(away**2))))
    grain = clouds(((1.5, 1), (3.5, 0.8), (1.0, 0.7)), 11) - 0.5
    blot = clouds(((160, 1), (60, 0.6), (22, 0.35)), 21) - 0.5
    picture = plain(picture * (1 + 0.055 * grain + 0.05 * blot)[..., None])
    x, y = _grid()
    rim = np.minimum(np.minimum(x - LEFT, LEFT + WIDE - x), np.minimum(y - TOP, TOP + HIGH - y))
    return over(picture, rgb("#2b2a28"), plain(0.30 * np.exp(-rim / 34)))
