"""The top bar: the four rounds as beads, and the four phases, the running one lit."""

from __future__ import annotations

import pygame

from engine.louis_xiv.data import ROUNDS
from game import text
from game.art import palette
from game.boards.louis_xiv import art, layout
from game.boards.louis_xiv import simulate as sim
from game.boards.louis_xiv.simulate import State
from game.boards.parts import Box, Circle, Sitting
from game.text import t
from game.view import View

GAP = 14.0
SIZE = 18.0
INKS = {"now": palette.BRASS_INK, "past": palette.rgb("#8f7d62"), "next": palette.rgb("#c9b999")}


def round_place(number: int) -> Circle:
    """The bead of a round."""
    return Circle(*layout.bead(number), layout.BEAD / 2 + 1)


def phase_box(phase: int) -> Box:
    """A quarter of the room for the phases: where its tip is asked for."""
    area = layout.PHASES
    return Box(area.x + phase * area.w / 4, area.y, area.w / 4, area.h)


def gauge(surface: pygame.Surface, view: View, state: State, _sitting: Sitting) -> None:
    """Draws rounds and phases."""
    at = (layout.BEADS_X - layout.BEAD, 28.0)
    text.draw(surface, view, t("game.louis_xiv.rounds"), at, "display", SIZE, palette.MUTED, "rm", room=64)
    over = sim.is_over(state)
    for number in range(1, ROUNDS + 1):
        now = number == state.round and not over
        standing = "now" if now else "past" if number <= state.round else "next"
        px = view.px(layout.BEAD)
        left, top = view.pos(*layout.bead(number))
        surface.blit(art.bead(px, standing, number if now else 0), (left - px // 2, top - px // 2))
    _phases(surface, view, -1 if over else sim.phase(state))


def _phases(surface: pygame.Surface, view: View, phase: int) -> None:
    size = SIZE
    names = [t(f"game.louis_xiv.phase.{name}") for name in sim.PHASES]

    def wide(i: int) -> float:
        return text.width(view, names[i], "display_semibold" if i == phase else "display", size) + (
            28 if i == phase else 0
        )

    while sum(wide(i) for i in range(4)) + 3 * (GAP + 14) > layout.PHASES.w and size > 13:
        size -= 0.5
    spare = layout.PHASES.w - sum(wide(i) for i in range(4))
    gap = min(32.0, spare / 3)
    x = layout.PHASES.x + (layout.PHASES.w - sum(wide(i) for i in range(4)) - 3 * gap) / 2
    for i, name in enumerate(names):
        standing = "now" if i == phase else "past" if i < phase or phase < 0 else "next"
        if standing == "now":
            rect = view.rect(x, 11, wide(i), 34)
            art.draw_phase(surface, rect)
        role = "display_semibold" if standing == "now" else "display"
        text.draw(surface, view, name, (x + wide(i) / 2, 28), role, size, INKS[standing], "cm")
        x += wide(i)
        if i < 3:
            text.draw(surface, view, "›", (x + gap / 2, 27), "display", 20, palette.rgb("#8a744e"), "cm")
        x += gap
