"""The gauge of the top bar: the King's marker comes down, the second place climbs; where they meet the game ends."""

from __future__ import annotations

import pygame

from engine.foreign_king.ending import second_highest
from game import text
from game.art import palette, pieces
from game.art.controls import bar
from game.art.icons import icon
from game.art.materials import brass_fill, well
from game.art.surfaces import masked, rounded
from game.boards.foreign_king.simulate import State
from game.boards.parts import GAUGE, Sitting
from game.text import t
from game.view import View

LEFT, WIDTH = GAUGE.x + 68, 84


def gauge(surface: pygame.Surface, view: View, state: State, sitting: Sitting) -> None:
    """Draws the gauge: marker, steps left, second place with the disc of whoever holds it."""
    second = second_highest(state.points)
    whole = state.settings.marker_start
    crown = icon("queen-crown", view.px(22), palette.GLOW)
    surface.blit(crown, view.pos(GAUGE.x + 6, 28 - 12))
    text.draw(surface, view, str(state.marker), (GAUGE.x + 34, 28), "numbers", 24)
    left = max(0, state.marker - second)
    said = t("game.foreign_king.gauge", count=left)
    text.draw(surface, view, said, (LEFT + WIDTH / 2, 18), "body", 16.5, palette.MUTED, "cm", room=WIDTH + 8)
    rect = view.rect(LEFT, 31, WIDTH, 10)
    surface.blit(well(rect.w, rect.h, rect.h // 2), rect)
    inner = view.rect(LEFT + 2, 33, WIDTH - 4, 6)
    climbed = round(inner.w * min(1.0, max(0, second) / whole))
    holder = _second_seat(state)
    if climbed > 1:
        colour = palette.LOOKS[sitting.looks[holder]].on_dark
        surface.blit(bar(climbed, inner.h, colour), inner)
    kept = round(inner.w * state.marker / whole)
    if inner.w - kept > 1:
        fill = brass_fill(inner.w - kept, inner.h)
        surface.blit(masked(fill, rounded(inner.w - kept, inner.h, inner.h / 2)), (inner.x + kept, inner.y))
    text.draw(surface, view, str(second), (LEFT + WIDTH + 8, 28), "numbers", 24)
    disc = pieces.disc(sitting.looks[holder], view.px(24))
    wide = text.width(view, str(second), "numbers", 24)
    surface.blit(disc, view.pos(LEFT + WIDTH + 8 + wide + 5, 28 - 12))


def _second_seat(state: State) -> int:
    """The seat that is second on the track, of equals the later in turn order."""
    ranked = sorted(range(state.players), key=lambda seat: (-state.points[seat], state.order.index(seat)))
    return ranked[1]
