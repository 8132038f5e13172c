"""The things a form is made of, and how a picture is put on it."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from game.art.surfaces import Layer
from game.boards.parts import Box
from game.view import View


class Item(NamedTuple):
    """One thing on a form: where it is and how it is drawn (`kind`), and the command of a click on it ("" for none).

    `state` and `fact` mean what the kind says; `sign` is an icon, `key` what is written on a key cap; `tip` explains.
    """

    kind: str
    box: Box
    name: str = ""
    words: str = ""
    state: str = ""
    sign: str = ""
    key: str = ""
    seat: int = -1
    fact: tuple[object, ...] = ()
    tip: str = ""
    size: float = 17.0


def put(surface: pygame.Surface, view: View, layer: Layer | pygame.Surface, x: float, y: float) -> None:
    """A picture with its corner at a point of the design space."""
    if isinstance(layer, Layer):
        layer.draw(surface, view.pos(x, y))
    else:
        surface.blit(layer, view.pos(x, y))


def middle(surface: pygame.Surface, view: View, picture: pygame.Surface, x: float, y: float) -> None:
    left, top = view.pos(x, y)
    surface.blit(picture, (left - picture.get_width() // 2, top - picture.get_height() // 2))


def size_of(view: View, box: Box) -> tuple[int, int]:
    rect = view.rect(*box)
    return rect.w, rect.h
