"""Tooltips of the table: a dark plate beside the thing, inside the window, never over what it explains."""

from __future__ import annotations

import math
from collections.abc import Sequence

import pygame

from game import text
from game.art import palette
from game.art.papers import tooltip
from game.boards.parts import Box, Line, Sitting, Tip
from game.boards.rich import Sprites, rich, rich_width
from game.text import t
from game.view import HEIGHT, WIDTH, View

ROOM = 330.0
SIZE = 17.0
ROW = 28.0
LIST_EDGE = 200.0
"""Wide flat things left of this are rows of a list: what is below them is wanted too."""
TONES = {"": palette.CREAM, "muted": palette.MUTED, "good": palette.rgb("#a9d08a"), "bad": palette.rgb("#f0a090")}


def _rows(view: View, tip: Tip) -> list[tuple[Line, str, bool]]:
    """The lines wrapped: each with its line, its words, and whether the picture stands before it."""
    found: list[tuple[Line, str, bool]] = []
    for line in tip.lines:
        indent = 26.0 if line.art is not None else 0.0
        if rich_width(view, line.words, "body", SIZE) <= ROOM - indent:
            found.append((line, line.words, True))
            continue
        for i, words in enumerate(text.wrap(view, line.words, "body", SIZE, ROOM - indent)):
            found.append((line, words, i == 0))
    return found


def size(view: View, tip: Tip) -> tuple[float, float]:
    """Width and height of the plate."""
    rows = _rows(view, tip)
    head = text.width(view, tip.title, "display_semibold", 23) + 20
    if tip.price:
        head += rich_width(view, tip.price, "body", SIZE) + 14
    widest = max(
        (rich_width(view, words, "body", SIZE) + (26 if line.art else 0) for line, words, _ in rows), default=0.0
    )
    foot = 22.0 if tip.rule else 0.0
    wide = max(head, widest, text.width(view, rule_words(tip), "body_italic", 16.5) if tip.rule else 0.0, 120.0)
    return min(wide, ROOM + 40) + 28, 44 + ROW * len(rows) + foot + 8


def rule_words(tip: Tip) -> str:
    return t("table.rule", rule=tip.rule)


def place(wide: float, high: float, thing: Box, area: Box | None = None) -> tuple[float, float]:
    """The corner of the plate: below the thing, else above it, else beside it; beside the rows of a list."""
    area = area or Box(8, 60, WIDTH - 16, HEIGHT - 68)
    if thing.x < LIST_EDGE and thing.w > 3 * thing.h:
        return thing.x + thing.w + 12, min(max(area.y, thing.y), area.y + area.h - high)
    x = min(max(area.x, thing.x + thing.w / 2 - wide / 2), area.x + area.w - wide)
    if thing.y + thing.h + 12 + high <= area.y + area.h:
        return x, thing.y + thing.h + 12
    if thing.y - 12 - high >= area.y:
        return x, thing.y - 12 - high
    y = min(max(area.y, thing.y + thing.h / 2 - high / 2), area.y + area.h - high)
    if thing.x + thing.w + 12 + wide <= area.x + area.w:
        return thing.x + thing.w + 12, y
    return max(area.x, thing.x - 12 - wide), y


Obstacle = tuple[float, float, float]
"""A point that a tip had better not hide, and how much that matters in units of distance."""

STEP = 55
MARGIN = 16
COVERED, PART = 400.0, 0.15
"""What it costs to cover more than this part of what is explained."""


def clear_place(wide: float, high: float, thing: Box, obstacles: Sequence[Obstacle], area: Box) -> tuple[float, float]:
    """The corner of a plate on the board that hides as little as may be and is near what it explains."""
    x, y = thing.centre
    corners = [
        (math.hypot(left + wide / 2 - x, top + high / 2 - y), left, top)
        for left in _steps(area.x, area.x + area.w - wide)
        for top in _steps(area.y, area.y + area.h - high)
    ]
    best, best_cost = place(wide, high, thing), math.inf
    for cost, left, top in sorted(corners):
        if cost >= best_cost:
            break
        x0, y0, x1, y1 = left - MARGIN, top - MARGIN, left + wide + MARGIN, top + high + MARGIN
        if x0 <= x <= x1 and y0 <= y <= y1:
            continue
        hidden = cost + (COVERED if _covers(thing, left, top, wide, high) else 0.0)
        hidden += sum(weight for ox, oy, weight in obstacles if x0 <= ox <= x1 and y0 <= oy <= y1)
        if hidden < best_cost:
            best, best_cost = (left, top), hidden
    return best


def _covers(thing: Box, left: float, top: float, wide: float, high: float) -> bool:
    """Whether a plate hides a good part of a thing."""
    across = min(thing.x + thing.w, left + wide) - max(thing.x, left)
    down = min(thing.y + thing.h, top + high) - max(thing.y, top)
    return across > 0 and down > 0 and across * down > PART * thing.w * thing.h


def _steps(start: float, end: float) -> list[float]:
    count = max(1, math.ceil((end - start) / STEP))
    return [start + (end - start) * i / count for i in range(count + 1)]


def draw(
    surface: pygame.Surface,
    view: View,
    tip: Tip,
    corner: tuple[float, float],
    sprites: Sprites,
    sitting: Sitting,
) -> None:
    """Draws the tip with its upper left corner at a point."""
    wide, high = size(view, tip)
    x, y = corner
    rect = view.rect(x, y, wide, high)
    tooltip(rect.w, rect.h).draw(surface, rect.topleft)
    price = rich_width(view, tip.price, "body", SIZE) if tip.price else 0.0
    text.draw(
        surface, view, tip.title, (x + 14, y + 22), "display_semibold", 23, palette.GLOW, room=wide - 28 - price - 10
    )
    if tip.price:
        rich(
            surface,
            view,
            tip.price,
            (x + wide - 14, y + 22),
            "body",
            SIZE,
            palette.MUTED,
            sprites=sprites,
            sitting=sitting,
            anchor="r",
        )
    row = y + 51
    for line, words, first in _rows(view, tip):
        indent = 0.0
        if line.art is not None:
            indent = 26.0
            sprite = sprites(line.art, view.px(line.art.size), sitting)
            if first and sprite is not None:
                sprite.draw(surface, view.pos(x + 14 + 9, row))
        rich(
            surface,
            view,
            words,
            (x + 14 + indent, row),
            "body",
            SIZE,
            TONES[line.tone],
            sprites=sprites,
            sitting=sitting,
        )
        row += ROW
    if tip.rule:
        text.draw(surface, view, rule_words(tip), (x + wide - 14, row - 2), "body_italic", 16.5, palette.QUIET, "rm")
