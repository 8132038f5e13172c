"""Grain of paper, wood, marble and velvet: baked tiles cut to size, so that no noise is computed while the program runs."""

import pygame

from game.art.baked import tile
from game.art.palette import Colour
from game.art.surfaces import cached


@cached
def grain(kind: str, width: int, height: int, seed: int = 0) -> pygame.Surface:
    """A piece of a baked texture ("paper", "card", "walnut", "oak", "velvet", "marble") of any size; seeds cut elsewhere."""
    return tile(kind, width, height, seed)


@cached
def tinted(kind: str, width: int, height: int, colour: Colour, seed: int = 0) -> pygame.Surface:
    """A grain multiplied by a colour: the textures for tinting are nearly white."""
    surface = grain(kind, width, height, seed).copy()
    surface.fill(colour, special_flags=pygame.BLEND_RGB_MULT)
    return surface
