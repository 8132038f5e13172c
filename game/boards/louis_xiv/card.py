"""The card in the tray: what a move would bring, advice for a first game, or the viewer's coats by family."""

from __future__ import annotations

import pygame

from engine.api import NOBODY
from engine.louis_xiv import data
from game import text
from game.art import materials, palette
from game.art.icons import icon
from game.art.louis_xiv import pieces as things
from game.art.papers import card as paper
from game.boards.louis_xiv import arms, preview
from game.boards.louis_xiv import simulate as sim
from game.boards.louis_xiv.art import sprite
from game.boards.louis_xiv.layout import CARD, ROW
from game.boards.louis_xiv.simulate import State
from game.boards.parts import Box, Line, Preview, Sitting
from game.boards.rich import rich
from game.text import t
from game.view import View

SIZE = 17.5
LEAST = 16.5
PITCH, CLOSE = 23.0, 18.5
"""From one row of a preview to the next: at ease, and where there are many."""
ALONE = ("card", "deck")
"""Questions without buttons: advice has all the room there."""
TALL = Box(CARD.x, CARD.y, CARD.w, ROW.y + ROW.h - CARD.y)
AT_ONCE = ("bribe", "intrigue")
"""Questions at which the card shows at once what a yes would bring."""
INKS = {
    "": palette.CREAM,
    "muted": palette.MUTED,
    "good": palette.rgb("#ffd98a"),
    "bad": palette.rgb("#f0a090"),
}


def card(
    surface: pygame.Surface, view: View, shown: Preview | None, advice: str, state: State, sitting: Sitting
) -> None:
    """Draws the card: a preview, advice, or what the viewer's coats are."""
    area = area_of(state)
    if arms.are_open(state):
        arms.draw(surface, view, state, TALL, sitting)
    elif shown is not None:
        _preview(surface, view, shown, sitting, area)
    elif advice:
        _advice(surface, view, advice, area)
    elif sitting.viewer != NOBODY and state.current_player == sitting.viewer:
        if sim.node_name(state) in AT_ONCE:
            _preview(surface, view, preview.preview(state.legal_moves()[0], state, sitting), sitting, area)
        else:
            _families(surface, view, state, sitting.viewer)


def area_of(state: State) -> Box:
    """Where advice and previews stand: where there are no buttons, over their place as well."""
    return TALL if sim.node_name(state) in ALONE else CARD


def _preview(surface: pygame.Surface, view: View, shown: Preview, sitting: Sitting, area: Box) -> None:
    """The lines of a preview, as many as fit; it hides all of the advice that lies there."""
    rect = view.rect(*area)
    surface.blit(materials.well(rect.w, rect.h, view.px(8)), rect)
    rows, size = rows_of(view, shown.tip.lines, area)
    pitch = min(PITCH, (area.h - 4) / max(1, len(rows)))
    top = area.y + area.h / 2 - (len(rows) - 1) / 2 * pitch
    for i, (line, said, first) in enumerate(rows):
        y = top + i * pitch
        left = area.x + 12
        if line.art is not None:
            left += 27
            found = sprite(line.art, view.px(min(line.art.size, 22)), sitting)
            if found is not None and first:
                x, mid = view.pos(area.x + 22, y)
                body = found.body
                surface.blit(body, (x - body.get_width() // 2, mid - body.get_height() // 2))
        rich(
            surface, view, said, (left, y), "body", size, INKS[line.tone], sprites=sprite, sitting=sitting,
            room=area.x + area.w - 8 - left,
        )  # fmt: skip


def rows_of(view: View, lines: tuple[Line, ...], area: Box) -> tuple[list[tuple[Line, str, bool]], float]:
    """The lines broken into rows, each with whether it begins one, and their size: smaller and closer if need be."""
    found: list[tuple[Line, str, bool]] = []
    for size, pitch in ((SIZE, PITCH), (LEAST, CLOSE)):
        found = [row for line in lines for row in _broken(view, line, size, area.w)]
        most = int(area.h // pitch)
        if len(found) <= most:
            break
    return found[:most], size


def _broken(view: View, line: Line, size: float, wide: float) -> list[tuple[Line, str, bool]]:
    """A line in rows; what is hardly too wide shrinks instead."""
    room = wide - 20 - (27 if line.art is not None else 0)
    if text.width(view, line.words, "body", size) <= room / 0.95:
        return [(line, line.words, True)]
    return [(line, said, i == 0) for i, said in enumerate(text.wrap(view, line.words, "body", size, room))]


def _advice(surface: pygame.Surface, view: View, words: str, area: Box) -> None:
    """What a beginner is told, on paper."""
    rect = view.rect(*area)
    paper(rect.w, rect.h, view.px(8), 7).draw(surface, rect.topleft)
    size, room = SIZE, CARD.w - 48
    lines = text.wrap(view, words, "body", size, room)
    while len(lines) * 23 > area.h - 8 and size > LEAST:
        size -= 0.5
        lines = text.wrap(view, words, "body", size, room)
    px = view.px(20)
    x, y = view.pos(area.x + 20, area.y + 19)
    surface.blit(icon("light-bulb", px, palette.rgb("#8a6a1e")), (x - px // 2, y - px // 2))
    pitch = min(23.0, (area.h - 6) / max(1, len(lines)))
    top = area.y + area.h / 2 - (len(lines) - 1) / 2 * pitch
    for i, line in enumerate(lines):
        text.draw(
            surface, view, line, (area.x + 38, top + i * pitch), "body", size, palette.rgb("#2a2035"), "lm",
            room=room + 4,
        )  # fmt: skip


def _families(surface: pygame.Surface, view: View, state: State, seat: int) -> None:
    """The viewer's coats: a shield a family, with how many."""
    rect = view.rect(*CARD)
    surface.blit(materials.well(rect.w, rect.h, view.px(8)), rect)
    held = sim.families(state, seat)
    said = t("game.louis_xiv.own_coats")
    text.draw(
        surface, view, said, (CARD.x + CARD.w / 2, CARD.y + 17), "display", 17, palette.MUTED, "cm", room=CARD.w - 20
    )
    pitch = (CARD.w - 16) / len(data.FAMILIES)
    px = view.px(30)
    for i, family in enumerate(data.FAMILIES):
        x = CARD.x + 8 + pitch * (i + 0.5)
        count = held[i] if held else 0
        body = things.shield(px, family)
        left, top = view.pos(x - 9, CARD.y + 49)
        body.set_alpha(255 if count else 90)
        surface.blit(body, (left - px // 2, top - px // 2))
        body.set_alpha(255)
        colour = palette.CREAM if count else palette.QUIET
        text.draw(surface, view, str(count), (x + 9, CARD.y + 50), "numbers", 20, colour, "lm")
