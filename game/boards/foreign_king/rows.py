"""The light on the rows of the action table."""

from __future__ import annotations

import pygame

from game.art import palette
from game.art.papers import hover_field
from game.art.surfaces import Layer, blank, glow_of, grounded, masked, on_clear, outline, rounded, unit

_layers: dict[tuple[int, int, str], Layer] = {}
on_clear(_layers.clear)


def _shape(width: int, height: int) -> pygame.Surface:
    return rounded(width, height, unit(6))


def glow(width: int, height: int) -> Layer:
    """The warm ring round a row that may be chosen."""
    key = (width, height, "glow")
    if key not in _layers:
        line = outline(width, height, unit(6), unit(2), (*palette.rgb("#e0a12e"), 255))
        soft = masked(blank(width, height, (255, 214, 120, 64)), _shape(width, height))
        soft.blit(line, (0, 0))
        _layers[key] = grounded(soft, (glow_of(line, unit(4), palette.rgb("#ffb430"), 150),))
    return _layers[key]


def hover(width: int, height: int) -> Layer:
    """A row under the pointer."""
    key = (width, height, "hover")
    if key not in _layers:
        bloom = glow_of(_shape(width, height), unit(5), palette.rgb("#ffc040"), 200)
        _layers[key] = grounded(hover_field(width, height, unit(6)), (bloom,))
    return _layers[key]
