"""The top bar: the four centuries, the running one lit."""

from __future__ import annotations

import pygame

from engine.quebec.data import CENTURIES
from game import text
from game.art import palette
from game.art.quebec import plates
from game.boards.parts import Circle, Sitting
from game.boards.quebec import layout, words
from game.boards.quebec.simulate import State, is_over
from game.text import t
from game.view import View

DISC = 34.0
BLOOMING = 40.0


def place(century: int) -> Circle:
    """The disc of a century."""
    return Circle(layout.CENTURY_X + (century - 1) * layout.CENTURY_PITCH, 28, DISC / 2)


def gauge(surface: pygame.Surface, view: View, state: State, _sitting: Sitting) -> None:
    """Draws the track of centuries."""
    text.draw(
        surface, view, t("game.quebec.century"), (224, 28), "display_sc", 19, palette.MUTED, "lm", room=86, track=0.5
    )
    line = view.rect(layout.CENTURY_X, 27, layout.CENTURY_PITCH * (CENTURIES - 1), 2)
    surface.fill(palette.rgb("#6b5230"), line)
    for century in range(1, CENTURIES + 1):
        now = century == state.round and not is_over(state)
        standing = "now" if now else "past" if century <= state.round else "next"
        px = view.px(BLOOMING if now else DISC)
        x, y = view.pos(*place(century).centre)
        surface.blit(plates.century(px, words.century(century), standing), (x - px // 2, y - px // 2))
