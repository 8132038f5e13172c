"""Grain of paper, wood, marble and velvet: baked tiles cut to size, so that no noise is computed at run time."""

import pygame

from game.art.baked import tile
from game.art.surfaces import cached


@cached
def grain(kind: str, width: int, height: int, seed: int = 0) -> pygame.Surface:
    """A piece of a baked texture of any size; every seed cuts it elsewhere.

    Kinds: "paper", "card", "velvet", "marble", and, to add or take: "grain_light", "grain_dark", "brushed".
    """
    return tile(kind, width, height, seed)
