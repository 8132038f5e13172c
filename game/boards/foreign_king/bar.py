"""The top bar: the round, the seats in turn order, and the gauge in which the King's marker meets the second place."""

from __future__ import annotations

import pygame

from engine.foreign_king.ending import second_highest
from game import text
from game.art import controls, palette, pieces
from game.art.icons import icon
from game.art.materials import brass_fill, well
from game.art.surfaces import Layer, blank, cached, glow_of, grounded, masked, rounded, shrunk
from game.boards.foreign_king.simulate import State
from game.boards.parts import GAUGE, Sitting
from game.text import t
from game.view import View

LEFT, WIDTH = GAUGE.x + 68, 84


def gauge(surface: pygame.Surface, view: View, state: State, sitting: Sitting) -> None:
    """Draws the round, the order and the gauge."""
    _order(surface, view, state, sitting)
    _gauge(surface, view, state, sitting)


def _order(surface: pygame.Surface, view: View, state: State, sitting: Sitting) -> None:
    """The seats in turn order: those that have played this round half faded, the one to move ringed."""
    said = t("game.foreign_king.round", round=state.round)
    text.draw(surface, view, said, (306, 28), "display_semibold", 22, palette.CREAM, "lm", room=80)
    order = state.turn_order()
    now = order.index(state.current_player) if state.current_player in order else -1
    pitch = 32 if len(order) <= 4 else 27
    for i, seat in enumerate(order):
        x = 392 + i * pitch
        px = view.px(24)
        if i == now:
            _ring(view.px(30)).draw(surface, view.pos(x - 3, 13))
        body = Layer(pieces.disc(sitting.looks[seat], px), (0, 0))
        body.draw(surface, view.pos(x, 16), 0.5 if 0 <= i < now else 1.0)


@cached
def _ring(px: int) -> Layer:
    """A gold disc that shows as a ring round a smaller one, with a bloom."""
    side = px * 3
    surface = blank(side, side, (*palette.GLOW, 0))
    pygame.draw.circle(surface, palette.GLOW, (side / 2, side / 2), side / 2)
    body = shrunk(surface, 3)
    return grounded(body, (glow_of(body, px / 10, palette.BLOOM, 180),))


def _gauge(surface: pygame.Surface, view: View, state: State, sitting: Sitting) -> None:
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
        surface.blit(controls.bar(climbed, inner.h, colour), inner)
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
