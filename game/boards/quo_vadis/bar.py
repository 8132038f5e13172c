"""The top bar: the round, and the three steps of a turn with the running one lit."""

from __future__ import annotations

import pygame

from engine.quo_vadis.position import NODE_ANSWER, NODE_BID, NODE_LOBBY, NODE_PICK, NODE_REPLY, NODE_REWARD
from game import text
from game.art import controls, materials, palette
from game.boards.parts import Sitting
from game.boards.quo_vadis import layout
from game.boards.quo_vadis import simulate as sim
from game.boards.quo_vadis.simulate import State, is_over
from game.text import t
from game.view import View

PHASES = ("act", "votes", "resolve")
VOTING = frozenset({NODE_ANSWER, NODE_REPLY, NODE_LOBBY, NODE_BID, NODE_PICK})
SIZE, PAD = 19.0, 19.0


def phase(state: State) -> int:
    """Which step of the turn it is, -1 once the game is over."""
    if is_over(state):
        return -1
    if state.node in VOTING:
        return 2 if sim.agreed(state) else 1
    return 2 if state.node >= NODE_REWARD else 0


def gauge(surface: pygame.Surface, view: View, state: State, _sitting: Sitting) -> None:
    """Draws the round and the steps."""
    x, y = layout.ROUND_AT
    said = t("game.quo_vadis.round", round=state.round)
    text.draw(surface, view, said, (x, y), "display_semibold", 20, palette.CREAM, "lm", room=98)
    now, area = phase(state), layout.PHASES
    words = [t(f"game.quo_vadis.phase.{name}") for name in PHASES]
    size = SIZE
    while size > 14 and sum(text.width(view, word, "display_semibold", size) + PAD for word in words) + 28 > area.w:
        size -= 0.5
    x = area.x
    for i, word in enumerate(words):
        wide = text.width(view, word, "display_semibold", size) + PAD
        if i == now:
            rect = view.rect(x, area.y + 1, wide, area.h - 2)
            surface.blit(materials.well(rect.w, rect.h, rect.h // 2, palette.rgb("#5a4326"), palette.BRASS), rect)
        ink = palette.GLOW if i == now else palette.MUTED
        text.draw(surface, view, word, (x + wide / 2, y), "display_semibold", size, ink, "cm")
        x += wide
        if i < len(words) - 1:
            arrow = controls.chevron(view.px(9), palette.QUIET, "right")
            left, top = view.pos(x + 7, y)
            surface.blit(arrow, (left - arrow.get_width() // 2, top - arrow.get_height() // 2))
            x += 14
