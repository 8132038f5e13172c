"""What stands in the tray during the patronage phase: twelve portraits, who was served by each, the running one lit."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pygame

from engine.api import Note
from game import text
from game.art import materials, palette, pieces
from game.art.icons import icon
from game.art.louis_xiv import light, plates, portraits
from game.boards.louis_xiv import film, layout
from game.boards.louis_xiv import simulate as sim
from game.boards.parts import TRAY, Box, Sitting
from game.view import View

SERVED = frozenset({"rewarded", "bribed", "crowned", "placed"})
CAMEO = 46.0
AHEAD, PAST = 0.72, 0.5
"""How bright portraits are that are still to come, and those that are over."""


def account(surface: pygame.Surface, view: View, story: Sequence[Note], sitting: Sitting) -> None:
    """Draws the portraits over the hand."""
    told = film.chapter(story)
    if told is None:
        return
    rect = view.rect(TRAY.x, TRAY.y, layout.BLOCK.x - TRAY.x - 4, TRAY.h)
    materials.panel(rect.w, rect.h, view.px(10), False, None, 44).draw(surface, rect.topleft)
    served, turned = results(story)
    for courtier in sim.COURTIERS:
        _portrait(surface, view, courtier, told.courtier, served.get(courtier, []), courtier in turned, sitting)


def results(story: Sequence[Note]) -> tuple[dict[int, list[int]], set[int]]:
    """By courtier the seats that were served, and the courtiers that were turned over."""
    served: dict[int, list[int]] = {}
    turned: set[int] = set()
    for note in story:
        if note.key in SERVED:
            seats = served.setdefault(note.facts["courtier"], [])
            if note.facts["seat"] not in seats:
                seats.append(note.facts["seat"])
        elif note.key == "turned":
            turned.add(note.facts["courtier"])
    return served, turned


def _portrait(
    surface: pygame.Surface,
    view: View,
    courtier: int,
    now: int,
    seats: list[int],
    turned: bool,
    sitting: Sitting,
) -> None:
    """A portrait: past ones with who was served, the running one framed, those to come in the shade."""
    box = layout.reel(courtier)
    x = box.x + box.w / 2
    if courtier == now:
        area = Box(box.x + 4, box.y + 2, box.w - 8, box.h - 4)
        rect = view.rect(*area)
        light.ring(rect.w, rect.h, view.px(9), "place").draw(surface, rect.topleft)
        surface.blit(materials.row(rect.w, rect.h, view.px(9), lit=True), rect)
    px = view.px(CAMEO)
    lit = 1.0 if courtier == now else AHEAD if courtier > now else PAST
    body = portraits.cameo(courtier, px) if lit == 1.0 else portraits.dimmed(courtier, px, lit)
    left, top = view.pos(x, box.y + 38)
    surface.blit(body, (left - body.get_width() // 2, top - body.get_height() // 2))
    ink = palette.GLOW if courtier == now else palette.CREAM if courtier > now else palette.MUTED
    text.draw(surface, view, str(courtier), (x, box.y + 82), "numbers", 21, ink, "cm")
    if courtier < now:
        tick = plates.tick(view.px(20), "done" if seats else "not")
        left, top = view.pos(x + 18, box.y + 60)
        surface.blit(tick, (left - tick.get_width() // 2, top - tick.get_height() // 2))
    if turned:
        small = view.px(15)
        left, top = view.pos(x + 20, box.y + 82)
        surface.blit(icon("cycle", small, palette.MUTED), (left - small // 2, top - small // 2))
    small = view.px(18)
    for i, seat in enumerate(seats):
        left, top = view.pos(x + (i - (len(seats) - 1) / 2) * 15, box.y + 107)
        disc = pieces.disc(sitting.looks[seat], small)
        surface.blit(disc, (left - small // 2, top - small // 2))


def warm(view: View) -> Iterator[None]:
    """Draws, one at a step, the wood and the portraits in every light."""
    rect = view.rect(TRAY.x, TRAY.y, layout.BLOCK.x - TRAY.x - 4, TRAY.h)
    materials.panel(rect.w, rect.h, view.px(10), False, None, 44)
    yield
    for courtier in sim.COURTIERS:
        portraits.cameo(courtier, view.px(CAMEO))
        for lit in (AHEAD, PAST):
            portraits.dimmed(courtier, view.px(CAMEO), lit)
        yield
