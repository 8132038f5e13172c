"""The light on what may be chosen: round spaces, medallions, plates and cards, along districts, under the pointer.

A ring belongs to the upper left corner of the disc it surrounds, whose diameter it is asked for; that of a plate or a
card to its corner. What lights a district belongs to the origin of the design space. Pulse the opacity of what is not
under the pointer.
"""

import pygame

from game.art import fields, palette
from game.art.fields import DISTANCES
from game.art.palette import Colour, rgb
from game.art.quebec import city
from game.art.quebec.tones import ZONES
from game.art.surfaces import Layer, blank, blur, cached, glow_of, grounded, outline, scale, shrunk, unit

WARM: Colour = rgb("#ff9d1e")
LINE: Colour = rgb("#7d4a08")
CREAM: Colour = rgb("#fff3c4")


def _hoop(px: int, thick: float, colour: Colour, alpha: int = 255) -> Layer:
    """A circle line of width `thick` whose middle runs along the edge of a disc of `px`."""
    factor, pad = 3, round(thick) + 2
    side = (px + 2 * pad) * factor
    surface = blank(side, side, (*colour, 0))
    radius = (px / 2 + thick / 2) * factor
    pygame.draw.circle(surface, (*colour, alpha), (side / 2, side / 2), radius, max(2, round(thick * factor)))
    return Layer(shrunk(surface, factor), (-pad, -pad))


def _bloom(px: int, reach: float, radius: float, colour: Colour, alpha: int) -> Layer:
    """Light round a disc and not on it."""
    pad = round(reach + 3 * radius)
    side = px + 2 * pad
    field = blank(side, side, (*colour, 0))
    pygame.draw.circle(field, (*colour, alpha), (side / 2, side / 2), px / 2 + reach)
    soft = blur(field, radius)
    hole = blank(side * 2, side * 2, (255, 255, 255, 255))
    pygame.draw.circle(hole, (255, 255, 255, 0), (side, side), px - 2)
    soft.blit(shrunk(hole, 2), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return Layer(soft, (-pad, -pad))


@cached
def ring(px: int, hover: bool = False) -> Layer:
    """The warm ring round a space, a medallion or a disc that may be chosen; under the pointer wider and cream."""
    grow = 1.4 if hover else 1.0
    layers = (
        _bloom(px, unit(8 * grow), unit(8 * grow), WARM, 245),
        _bloom(px, unit(5 * grow), unit(4), palette.GLOW, 230),
        _hoop(px, unit(7.4 if hover else 6.2), LINE, 205),
        _inner(px, hover),
    )
    return grounded(blank(px, px), layers)


def _inner(px: int, hover: bool) -> Layer:
    thick = unit(4.8 if hover else 3.6)
    shift = unit(7.4 if hover else 6.2) / 2 - thick / 2
    hoop = _hoop(round(px + 2 * shift), thick, CREAM if hover else palette.GLOW)
    return Layer(hoop.picture, (hoop.offset[0] - round(shift), hoop.offset[1] - round(shift)))


@cached
def frame(width: int, height: int, radius: int, hover: bool = False) -> Layer:
    """The warm frame round a plate or a card that may be chosen; under the pointer wider and cream."""
    grow = unit(4.0 if hover else 2.8)
    edge = outline(width + 2 * grow, height + 2 * grow, radius + grow, unit(5.4 if hover else 4.2), (*LINE, 215)).copy()
    inner = unit(1)
    line = outline(
        width + 2 * (grow - inner),
        height + 2 * (grow - inner),
        radius + grow - inner,
        unit(3.2 if hover else 2.4),
        CREAM if hover else palette.GLOW,
    )
    edge.blit(line, (inner, inner))
    layer = grounded(
        edge,
        (glow_of(edge, unit(13 if hover else 9), WARM, 235), glow_of(edge, unit(5), palette.GLOW, 235)),
    )
    return Layer(layer.picture, (layer.offset[0] - grow, layer.offset[1] - grow))


# ---- districts
def _toned(district: str, colour: Colour, alphas: list[float]) -> Layer:
    return fields.toned(f"quebec/{district}", city.field_area(district), colour, alphas)


def _along(width: float, at: float = 0.0) -> list[float]:
    """Opacity of a line `width` design units wide, `at` inside the border."""
    return [max(0.0, min(1.0, 0.5 + (width / 2 - abs(away - at)) * scale())) for away in DISTANCES]


@cached
def district(name: str, hover: bool = False) -> Layer:
    """The warm border of a district that may be chosen; under the pointer its ground brightens as well."""
    bloom = [(170 if hover else 130) * max(0.0, 1 - away / 15) ** 1.7 * fields.edge(away) for away in DISTANCES]
    outside = [(190 if hover else 150) * max(0.0, 1 + away / 10) ** 2 * (1 - fields.edge(away)) for away in DISTANCES]
    parts = [
        _toned(name, WARM, outside),
        _toned(name, rgb("#ffbe45"), bloom),
        _toned(name, LINE, [205 * share for share in _along(5.4 if hover else 4.4)]),
        _toned(name, CREAM if hover else palette.GLOW, [255 * share for share in _along(3.2 if hover else 2.4)]),
    ]
    if hover:
        parts.insert(0, _toned(name, rgb("#fff4d2"), [34 * fields.edge(away) for away in DISTANCES]))
    return fields.joined(parts)


@cached
def ground(name: str, strength: float = 1.0) -> Layer:
    """The ground of a district in its full colour, as while its action is being carried out."""
    zone = city.districts()[name].zone
    alphas = [255 * strength * fields.edge(away) * (0.30 + 0.35 * max(0.0, 1 - away / 14)) for away in DISTANCES]
    return _toned(name, ZONES[zone].wash, alphas)
