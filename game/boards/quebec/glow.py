"""The light on what is possible on the board of Québec."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.art.quebec import city, light
from game.art.surfaces import Layer
from game.boards.parts import Box, Sitting
from game.boards.quebec.simulate import State
from game.stage.spots import Spot
from game.view import View

CALM = 0.72
"""How bright light is while everything is lit, against that of one group."""


def glow(surface: pygame.Surface, view: View, spots: Sequence[Spot], strength: float) -> None:
    """The glow of the spots on the board; calmer where several kinds of moves are lit at once."""
    calm = CALM if len({spot.group for spot in spots}) > 1 else 1.0
    for spot in spots:
        layer, at = ring(view, spot, hover=False)
        layer.draw(surface, at, strength * calm)


def ring(view: View, spot: Spot, hover: bool) -> tuple[Layer, tuple[float, float]]:
    """The ring of a spot and where it is drawn."""
    kind, _, name = spot.thing.partition(":")
    if kind == "district":
        return light.district(name, hover), view.offset
    if isinstance(spot.region, Box):
        rect = view.rect(*spot.region)
        return light.frame(rect.w, rect.h, view.px(10), hover), rect.topleft
    px = view.px(city.SCAFFOLD if spot.group == "contribute" else city.OPEN)
    x, y = view.pos(*spot.region.centre)
    return light.ring(px, hover), (x - px // 2, y - px // 2)


def lift(surface: pygame.Surface, view: View, spot: Spot, _state: State, _sitting: Sitting) -> None:
    """A spot under the pointer."""
    layer, at = ring(view, spot, hover=True)
    layer.draw(surface, at)
