"""Engraver's ornaments on maps."""

import math

import pygame

from game.art import palette
from game.art.palette import Colour, rgb
from game.art.surfaces import blank, cached, shrunk

LIGHT = rgb("#f2e6cc")


@cached
def compass_rose(px: int, ink: Colour = palette.LINE, light: Colour = LIGHT) -> pygame.Surface:
    """An engraved compass rose, `px` across."""
    side = px * 4
    surface = blank(side, side, (*ink, 0))
    centre = side / 2
    for share, alpha in ((0.62, 150), (0.55, 110)):
        pygame.draw.circle(surface, (*ink, alpha), (centre, centre), centre * share, max(2, px // 14))
    rays = [(math.pi / 4 + turn * math.pi / 2, 0.70, 0.10) for turn in range(4)]
    rays += [(turn * math.pi / 2, 0.98, 0.16) for turn in range(4)]
    for angle, length, wide in rays:
        tip = (centre + math.sin(angle) * centre * length, centre - math.cos(angle) * centre * length)
        for sign, colour in ((1, ink), (-1, light)):
            across = angle + sign * math.pi / 4
            corner = (centre + math.sin(across) * centre * wide, centre - math.cos(across) * centre * wide)
            pygame.draw.polygon(surface, colour, [(centre, centre), corner, tip])
            pygame.draw.lines(surface, ink, True, [(centre, centre), corner, tip], max(2, px // 20))
    return shrunk(surface, 4)
