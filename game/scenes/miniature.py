"""A small picture of a table: the board with its pieces and nothing else."""

from __future__ import annotations

import pygame

from engine.api import NOBODY, State
from engine.match import Setup
from game.view import View


def miniature(view: View, setup: Setup, state: State, w: int, h: int) -> pygame.Surface:
    """The table of a position as a bystander sees it, `w` x `h` device pixels.

    It is drawn at the size of the window and made smaller, so that what was drawn serves the table itself too.
    """
    from game.boards import board_for
    from game.boards.parts import SHEET, Sitting

    board = board_for(setup.game)
    sitting = Sitting(tuple(seat.look for seat in setup.seats), tuple(seat.name for seat in setup.seats), NOBODY)
    seen = state.observe(NOBODY)
    table = pygame.Surface(view.size, 0, 32)
    board.ground(table, view, seen)
    board.dress(table, view, seen, sitting)
    for piece in sorted(board.pieces(seen, sitting), key=lambda piece: piece.z):
        sprite = board.sprite(piece, view.px(piece.size), sitting)
        if sprite is not None:
            sprite.draw(table, view.pos(*piece.pos))
    sheet = view.rect(*SHEET).clip(table.get_rect())
    return pygame.transform.smoothscale(table.subsurface(sheet), (w, h))
