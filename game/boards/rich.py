"""Words with little pictures among them: `{franc:3}` is a coin of three, `{seat:1}` the mark of a seat."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache

import pygame

from game import text
from game.art.palette import Colour
from game.boards.parts import Sitting
from game.boards.sprites import Sprite
from game.stage.pieces import Piece
from game.view import View

Sprites = Callable[[Piece, int, Sitting], Sprite | None]
PICTURE = re.compile(r"(\{\w+:[^}]*\})")


@lru_cache(maxsize=512)
def parts(words: str) -> tuple[str, ...]:
    """Words and pictures in their order."""
    return tuple(part for part in PICTURE.split(words) if part)


def _piece(part: str, size: float) -> Piece | None:
    if not PICTURE.fullmatch(part):
        return None
    kind, _, face = part[1:-1].partition(":")
    if kind == "seat":
        return Piece("seat", int(face), size=size)
    return Piece(kind, face=face, size=size)


def rich_width(view: View, words: str, role: str, size: float) -> float:
    """How wide such words are, in design units."""
    wide = 0.0
    for part in parts(words):
        wide += size * 1.4 + 4 if PICTURE.fullmatch(part) else text.width(view, part, role, size)
    return wide


def rich(
    surface: pygame.Surface,
    view: View,
    words: str,
    pos: tuple[float, float],
    role: str,
    size: float,
    colour: Colour,
    *,
    sprites: Sprites,
    sitting: Sitting,
    anchor: str = "l",
    alpha: int = 255,
    room: float | None = None,
) -> float:
    """Draws such words with their middle at the height of `pos`; returns their width."""
    wide = rich_width(view, words, role, size)
    if room is not None and wide > room:
        size *= max(0.72, room / wide)
        wide = rich_width(view, words, role, size)
    x = pos[0] - {"l": 0.0, "c": wide / 2, "r": wide}[anchor]
    for part in parts(words):
        piece = _piece(part, size * 1.4)
        if piece is None:
            text.draw(surface, view, part, (x, pos[1]), role, size, colour, "lm", alpha=alpha)
            x += text.width(view, part, role, size)
            continue
        sprite = sprites(piece, view.px(piece.size), sitting)
        if sprite is not None:
            sprite.draw(surface, view.pos(x + 2 + piece.size / 2, pos[1]), alpha / 255)
        x += piece.size + 4
    return wide
