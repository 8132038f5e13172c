"""The table in the tray while a century or the game is scored: a column a zone, the running one lit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

import pygame

from engine.api import Note
from engine.quebec.position import SOURCES
from game import text
from game.art import materials, palette, pieces
from game.art.icons import icon
from game.art.quebec import plates
from game.boards.parts import TRAY, Box, Sitting
from game.boards.quebec import simulate as sim
from game.boards.quebec import words
from game.boards.quebec.simulate import State
from game.text import t
from game.view import View

NAMES = 176.0
SUMS = 110.0
HEAD = 30.0
SIGNS = {
    "unfinished": "trowel",
    "active": "cubes",
    "group": "house",
    "stars": "round-star",
    "events": "tied-scroll",
}


def account(surface: pygame.Surface, view: View, story: Sequence[Note], sitting: Sitting) -> None:
    """Draws the table."""
    rect = view.rect(*TRAY)
    materials.panel(rect.w, rect.h, view.px(10), False, None, 41).draw(surface, rect.topleft)
    state = cast(State, story[-1].picture)
    final = story[-1].key.startswith("final_")
    columns = _final(state) if final else sim.order(state)
    done = _points(story, final)
    title = t("game.quebec.film.final") if final else t("game.quebec.film.century", century=words.century(state.round))
    text.draw(surface, view, title, (TRAY.x + 20, TRAY.y + 22), "display_sc", 21, palette.CREAM, "lm", room=NAMES - 8)
    pitch = (TRAY.w - NAMES - 2 * SUMS - 16) / len(columns)
    for i, name in enumerate(columns):
        x = TRAY.x + NAMES + pitch * i
        running = story[-1].key in (f"final_{name}", "cascaded", "zone_scored") and name == _running(story, final)
        if running:
            box = view.rect(x + 2, TRAY.y + 6, pitch - 4, TRAY.h - 12)
            surface.blit(materials.row(box.w, box.h, view.px(7), lit=True), box)
        _column(surface, view, name, Box(x, TRAY.y, pitch, TRAY.h), done.get(name), final, running)
    _sums(surface, view, state, done, sitting)


def _final(state: State) -> list[str]:
    """The lines of the final scoring that this game has."""
    found: list[str] = [name for name in SOURCES if name in SIGNS]
    if not state.settings.groups:
        found.remove("group")
    if not sim.lasting(state) or sim.runs_race(state):
        found.remove("events")
    return found


def _points(story: Sequence[Note], final: bool) -> dict[str, list[int]]:
    """What each column has brought so far."""
    if final:
        return {note.key.removeprefix("final_"): note.facts["points"] for note in story if note.key.startswith("final")}
    return {note.facts["zone"]: note.facts["points"] for note in story if note.key == "zone_scored"}


def _running(story: Sequence[Note], final: bool) -> str:
    """The column that is scored now."""
    done = list(_points(story, final))
    return done[-1] if done else ""


def row_y(players: int, seat: int) -> float:
    """The middle of a seat's row."""
    pitch = (TRAY.h - HEAD - 14) / players
    return TRAY.y + HEAD + 8 + pitch * (seat + 0.5)


def _column(
    surface: pygame.Surface, view: View, name: str, box: Box, points: list[int] | None, final: bool, running: bool
) -> None:
    """The head of a column with its sign, and what each seat got."""
    colour = palette.GLOW if running else palette.CREAM if points is not None else palette.QUIET
    said = t(f"reckoning.quebec.{name}") if final else words.zone(name)
    wide = min(box.w - 36, text.width(view, said, "display_sc", 19))
    left = box.x + (box.w - wide - 30) / 2
    px = view.px(25)
    x, y = view.pos(left + 12, TRAY.y + 22)
    sign = icon(SIGNS[name], px, colour) if final else plates.emblem(name, px)
    surface.blit(sign, (x - px // 2, y - px // 2))
    text.draw(surface, view, said, (left + 30, TRAY.y + 22), "display_sc", 19, colour, "lm", room=box.w - 36)
    if points is None:
        return
    for seat, worth in enumerate(points):
        shown = f"+{worth}" if worth else "\N{MIDDLE DOT}"
        at = (box.x + box.w / 2, row_y(len(points), seat))
        text.draw(surface, view, shown, at, "numbers", 21, colour if worth else palette.QUIET, "cm")


def _sums(surface: pygame.Surface, view: View, state: State, done: dict[str, list[int]], sitting: Sitting) -> None:
    """The names at the left, and at the right what was gained and the score."""
    right = TRAY.x + TRAY.w - 12
    for i, key in enumerate(("gained", "score")):
        x = right - SUMS * (1.5 - i)
        text.draw(
            surface, view, t(f"game.quebec.film.{key}"), (x, TRAY.y + 22), "display_sc", 19, palette.MUTED, "cm",
            room=SUMS - 8,
        )  # fmt: skip
    for seat in range(state.players):
        y = row_y(state.players, seat)
        px = view.px(min(20.0, (TRAY.h - HEAD - 14) / state.players - 1))
        x, top = view.pos(TRAY.x + 30, y)
        surface.blit(pieces.disc(sitting.looks[seat], px), (x - px // 2, top - px // 2))
        text.draw(
            surface, view, sitting.names[seat], (TRAY.x + 48, y), "body", 17, palette.CREAM, "lm", room=NAMES - 56
        )
        gained = sum(points[seat] for points in done.values())
        text.draw(surface, view, f"+{gained}", (right - SUMS * 1.5, y), "numbers", 20, palette.MUTED, "cm")
        text.draw(surface, view, str(state.points[seat]), (right - SUMS * 0.5, y), "numbers", 24, palette.CREAM, "cm")
