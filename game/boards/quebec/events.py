"""The cards of the events: that of the century, and the race or goal of the first century, which stays."""

from __future__ import annotations

import pygame

from engine.api import NOBODY
from game import text
from game.art import pieces
from game.art.quebec import plates, tones
from game.boards.parts import Box, Sitting
from game.boards.quebec import layout, words
from game.boards.quebec import simulate as sim
from game.boards.quebec.simulate import State
from game.text import t
from game.view import View

YEAR_ROLE = "display"


def draw(surface: pygame.Surface, view: View, state: State, sitting: Sitting) -> None:
    """Draws the cards that are in force."""
    name, lasting = sim.event(state), sim.lasting(state)
    if name:
        _large(surface, view, name, "event" if state.round > 1 else kind_of(name))
    if lasting and (state.round > 1 or not name):
        _small(surface, view, lasting, state)
    if lasting and state.round == 1:
        _rewards(surface, view, state, sitting, layout.RACE, lasting, alone=True)
    elif lasting:
        _rewards(surface, view, state, sitting, layout.RACE, lasting, alone=False)


def kind_of(name: str) -> str:
    """How the first century's card is headed: a race, or a goal of the end."""
    return "race" if sim.card(name)["kind"] == "race" else "goal"


def _head(surface: pygame.Surface, view: View, name: str, kind: str, box: Box) -> None:
    y = box.y + 24
    year = str(sim.card(name)["year"]).split("-")
    text.draw(surface, view, t(f"game.quebec.{kind}"), (box.x + 15, y), "display_sc", 19, tones.INK_GOLD, "lm", room=90)
    said = "\N{EN DASH}".join([year[0], *[part[-2:] for part in year[1:]]])
    text.draw(surface, view, said, (box.x + box.w - 15, y), YEAR_ROLE, 20, tones.INK_GOLD, "rm", room=70)


def _large(surface: pygame.Surface, view: View, name: str, kind: str) -> None:
    box = layout.EVENT
    rect = view.rect(*box)
    plates.event_card(rect.w, rect.h).draw(surface, rect.topleft)
    _head(surface, view, name, kind, box)
    px = view.px(40)
    x, y = view.pos(box.x + box.w / 2, box.y + 58)
    surface.blit(plates.event_sign(name, px), (x - px // 2, y - px // 2))
    size, lines = fitted(view, words.event(name), "display_semibold", 20, box.w - 22, 3)
    y0 = box.y + 94
    for i, line in enumerate(lines):
        place = (box.x + box.w / 2, y0 + i * size * 1.04)
        text.draw(surface, view, line, place, "display_semibold", size, tones.INK, "cm", room=box.w - 16)
    top = y0 + (len(lines) - 0.5) * size * 1.04 + 6
    rule = view.rect(box.x + 46, top, box.w - 92, 1)
    surface.fill(tones.INK_GOLD, rule)
    room = box.y + box.h - 10 - top
    small, under = fitted(view, t(f"game.quebec.event.{name}.under"), "display", 20, box.w - 22, max(2, int(room / 19)))
    middle = top + room / 2
    for i, line in enumerate(under):
        place = (box.x + box.w / 2, middle + (i - (len(under) - 1) / 2) * small * 1.02)
        text.draw(surface, view, line, place, "display", small, tones.INK_SOFT, "cm", room=box.w - 14)


def fitted(view: View, said: str, role: str, size: float, room: float, most: int) -> tuple[float, list[str]]:
    """Words in no more lines than `most`, smaller where they must be."""
    lines = text.wrap(view, said, role, size, room)
    while len(lines) > most and size > 16.5:
        size -= 0.5
        lines = text.wrap(view, said, role, size, room)
    return size, lines


def _small(surface: pygame.Surface, view: View, name: str, state: State) -> None:
    """The card of the first century: what it asks for and what it brings; grey once nothing is left of it."""
    box = layout.RACE
    rect = view.rect(*box)
    plates.event_card(rect.w, rect.h, 81).draw(surface, rect.topleft)
    kind = kind_of(name)
    _head(surface, view, name, kind, box)
    if kind == "race":
        px = view.px(23)
        x, y = view.pos(box.x + box.w / 2 + 8, box.y + 23)
        surface.blit(plates.event_sign(name, px, tones.INK_SOFT), (x - px // 2, y - px // 2))
    short = f"game.quebec.event.{name}.short"
    said = t(short) if text.has(short) else words.event(name)
    size, lines = fitted(view, said, "display_semibold", 19, box.w - 10, 2)
    for i, line in enumerate(lines[:2]):
        y0 = box.y + (52 if len(lines) == 1 else 45) + i * size * 1.02
        ink = tones.INK if is_open(state) else tones.INK_SOFT
        text.draw(surface, view, line, (box.x + box.w / 2, y0), "display_semibold", size, ink, "cm", room=box.w - 10)


def is_open(state: State) -> bool:
    """Whether the first century's event still has something to win."""
    return not sim.runs_race(state) or NOBODY in state.race


def _rewards(
    surface: pygame.Surface, view: View, state: State, sitting: Sitting, box: Box, name: str, alone: bool
) -> None:
    """The rewards, first and second, with who has taken them."""
    row = sim.card(name)
    points = [row["vp_first"], row["vp_second"]] if sim.runs_race(state) else [row["vp"]]
    if alone:
        rect = view.rect(box.x, box.y, box.w, 52)
        plates.event_card(rect.w, rect.h, 82).draw(surface, rect.topleft)
    y = box.y + (26 if alone else box.h - 25)
    px = view.px(34)
    for i, worth in enumerate(points):
        x = box.x + box.w / 2 + (i - (len(points) - 1) / 2) * 52
        taker = state.race[i] if sim.runs_race(state) else NOBODY
        left, top = view.pos(x, y)
        surface.blit(plates.reward(px, worth, taker != NOBODY), (left - px // 2, top - px // 2))
        if taker != NOBODY:
            small = view.px(22)
            disc = pieces.disc(sitting.looks[taker], small)
            surface.blit(disc, (left + px // 2 - small // 2, top - px // 2 - small // 4))
