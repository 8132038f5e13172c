"""Pictures of pieces, and those kinds of them that all games share."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from game.art import palette, pieces
from game.art.icons import icon
from game.art.surfaces import Layer, lifted_shadow, piece_shadow
from game.boards.parts import Sitting
from game.stage.pieces import Piece


class Sprite(NamedTuple):
    """A piece as a picture.

    `anchor` is the pixel of `body` that lies on the piece's place, or with `fixed` on the corner of the design space;
    `shadow` tells whether it casts one.
    """

    body: pygame.Surface
    anchor: tuple[int, int]
    shadow: bool = True
    fixed: bool = False

    def draw(
        self,
        target: pygame.Surface,
        at: tuple[float, float],
        alpha: float = 1.0,
        lift: float = 0.0,
        turn: float = 1.0,
    ) -> None:
        """Draws the piece at a pixel of the target; lifted, its shadow is longer and softer."""
        body, (ax, ay) = self.body, self.anchor
        x, y = at[0] - ax, at[1] - ay
        if self.shadow and turn > 0.9:
            layer: Layer = lifted_shadow(body) if lift > 0.15 else piece_shadow(body)
            layer.draw(target, (x, y), alpha)
        if turn < 1.0:
            width = max(1, round(body.get_width() * turn))
            body = pygame.transform.scale(body, (width, body.get_height()))
            x += (self.body.get_width() - width) / 2
        y -= round(lift * 0.12 * self.body.get_height())
        Layer(body, (0, 0)).draw(target, (x, y), alpha)


def centred(body: pygame.Surface, shadow: bool = True) -> Sprite:
    """A sprite whose middle lies on the piece's place."""
    return Sprite(body, (body.get_width() // 2, body.get_height() // 2), shadow)


def tilted(sprite: Sprite, degrees: float) -> Sprite:
    """The same piece turned about its middle, anticlockwise."""
    return centred(pygame.transform.rotozoom(sprite.body, degrees, 1.0), sprite.shadow)


def disc(look: str, px: int) -> Sprite:
    """A disc: the middle of its face lies on the piece's place."""
    return Sprite(pieces.disc(look, px), (px // 2, px // 2))


def common(piece: Piece, px: int, sitting: Sitting) -> Sprite | None:
    """The kinds that every board may use: `seat` (a mark), `disc`, `icon`, `badge`; others are not drawn."""
    if piece.kind == "seat":
        return centred(pieces.mark(sitting.looks[piece.owner], px), shadow=False)
    if piece.kind == "disc":
        return disc(sitting.looks[piece.owner], px)
    if piece.kind == "icon":
        return centred(icon(piece.face, px, palette.CREAM), shadow=False)
    if piece.kind == "badge":
        return centred(pieces.badge(piece.face, px))
    return None
