"""The arms at the end of the game: how many coats of each family everybody has, who has most in gold (L85)."""

from __future__ import annotations

import pygame

from engine.louis_xiv import data
from engine.louis_xiv.position import NODE_OVER
from game import text
from game.art import materials, palette, pieces
from game.art.louis_xiv import courtiers, tones
from game.art.louis_xiv import pieces as things
from game.boards.louis_xiv import simulate as sim
from game.boards.louis_xiv.simulate import State
from game.boards.parts import Box, Sitting
from game.view import View

HEAD, ROW, LEFT = 31.0, 23.5, 40.0


def are_open(state: State) -> bool:
    """Whether all coats lie face up."""
    return state.node == NODE_OVER and all(sim.families(state, seat) for seat in range(state.players))


def leaders(state: State, family: int) -> list[int]:
    """Who has most coats of a family."""
    counts = [sim.families(state, seat)[family] for seat in range(state.players)]
    return [seat for seat, count in enumerate(counts) if count and count == max(counts)]


def draw(surface: pygame.Surface, view: View, state: State, area: Box, sitting: Sitting) -> None:
    """A row a seat, a column a family."""
    rect = view.rect(*area)
    surface.blit(materials.well(rect.w, rect.h, view.px(8)), rect)
    pitch = (area.w - LEFT - 8) / len(data.FAMILIES)
    px = view.px(24)
    top = area.y + (area.h - HEAD - ROW * state.players) / 2
    for family, name in enumerate(data.FAMILIES):
        x, y = view.pos(area.x + LEFT + pitch * (family + 0.5), top + HEAD / 2)
        surface.blit(things.shield(px, name), (x - px // 2, y - px // 2))
        best = leaders(state, family)
        for seat in range(state.players):
            middle = (area.x + LEFT + pitch * (family + 0.5), top + HEAD + ROW * (seat + 0.5))
            _count(surface, view, sim.families(state, seat)[family], seat in best, middle)
    side = view.px(18)
    for seat, look in enumerate(sitting.looks[: state.players]):
        x, y = view.pos(area.x + LEFT / 2 + 3, top + HEAD + ROW * (seat + 0.5))
        surface.blit(pieces.disc(look, side), (x - side // 2, y - side // 2))


def _count(surface: pygame.Surface, view: View, count: int, best: bool, at: tuple[float, float]) -> None:
    if best:
        gold = courtiers.lead_plate(view.px(28), view.px(20))
        x, y = view.pos(*at)
        surface.blit(gold, (x - gold.get_width() // 2, y - gold.get_height() // 2))
    colour = tones.INK if best else palette.CREAM if count else palette.QUIET
    text.draw(surface, view, str(count), at, "numbers", 18.5, colour, "cm")
