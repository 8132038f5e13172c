"""The light on what may be chosen: rings round spaces and medallions, and how they look under the pointer.

A ring belongs to the upper left corner of the disc it surrounds, whose diameter it is asked for. Pulse its opacity.
"""

import pygame

from game.art import palette
from game.art.palette import Colour, rgb
from game.art.surfaces import Layer, blank, blur, cached, grounded, shrunk, unit

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
def plain_ring(px: int) -> Layer:
    """A thin cream ring: looked at, but not to be chosen."""
    return _hoop(px, unit(2), palette.CREAM, 210)
