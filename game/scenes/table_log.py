"""What happened, line by line: the log, a drawer over the right column, and the chronicle below the panels."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from engine.api import NOBODY
from engine.match import LogLine
from game import text
from game.art import materials, palette, pieces
from game.art.icons import icon
from game.boards.parts import SIDE, Box, panel_box
from game.scenes.table_play import Play
from game.text import t
from game.view import View

HEAD = 58.0
ROW = 25.0
INDENT = 54.0
LOW_HEAD = 40.0
PLAIN = -1
LEAST = 120.0
"""The least height of a chronicle."""


class Row(NamedTuple):
    """A row of the log: icon, seat, words, whether it begins a line, the move that told it, and its level if it is a
    heading (see `Heading`)."""

    sign: str
    seat: int
    words: str
    first: bool
    move: int
    level: int = PLAIN


def body_of(area: Box, head: float = HEAD) -> Box:
    """The hollow in which the rows stand."""
    return Box(area.x + 16, area.y + head, area.w - 32, area.h - head - 16)


def chronicle_box(players: int, side: Box = SIDE) -> Box | None:
    """What the panels leave free below them; none where that is not enough."""
    top = panel_box(players, players, side).y
    left = side.y + side.h - top
    return Box(side.x, top, side.w, left) if left >= LEAST else None


class Log:
    """Lines wrapped once and kept; only those that show are drawn."""

    def __init__(self) -> None:
        self.open = False
        self.scroll = 0.0
        self._rows: list[Row] = []
        self._told: list[LogLine] = []
        self._key: tuple[object, ...] = ()

    def lines(self, view: View, play: Play) -> list[Row]:
        """All rows, the oldest first."""
        told = play.told.log(play.viewer)
        key = (view.scale, text.language(), play.match.id)
        if key != self._key or told[: len(self._told)] != self._told:
            self._key, self._told, self._rows = key, [], []
        for i in range(len(self._told), len(told)):
            self._rows += _rows_of(view, play, told[i], told[i - 1] if i else None)
        self._told = told
        return self._rows

    def most(self, view: View, play: Play) -> float:
        """How far the log can be scrolled back, in rows."""
        return max(0.0, len(self.lines(view, play)) - body_of(SIDE).h / ROW)

    def wheel(self, by: float, view: View, play: Play) -> None:
        self.scroll = min(self.most(view, play), max(0.0, self.scroll + by))

    # ------------------------------------------------------------------ the drawer

    def draw(self, surface: pygame.Surface, view: View, play: Play) -> None:
        """Draws the drawer."""
        rect = view.rect(*SIDE)
        materials.panel(rect.w, rect.h, view.px(10), False, None, 51).draw(surface, rect.topleft)
        _heading(surface, view, SIDE, 30, 28, t("table.log"), 26)
        body = body_of(SIDE)
        rows = self.lines(view, play)
        fit = int(body.h / ROW)
        last = len(rows) - int(self.scroll)
        _rows_in(surface, view, play, body, rows[max(0, last - fit) : last], -1)
        if len(rows) > fit:
            self._bar(surface, view, body, len(rows), fit)

    def _bar(self, surface: pygame.Surface, view: View, body: Box, rows: int, fit: int) -> None:
        track = body.h - 16
        length = max(30.0, track * fit / rows)
        way = track - length
        most = max(1.0, rows - body.h / ROW)
        y = body.y + 8 + way * (1 - self.scroll / most)
        rect = view.rect(body.x + body.w - 9, y, 4, length)
        pygame.draw.rect(surface, palette.EDGE, rect, border_radius=rect.w)

    # ------------------------------------------------------------------ the chronicle

    def chronicle(self, surface: pygame.Surface, view: View, play: Play) -> None:
        """Draws the latest lines where fewer panels leave room; those of the last move stand out."""
        area = chronicle_box(play.seats, play.board.plan.side)
        if area is None:
            return
        rect = view.rect(*area)
        materials.panel(rect.w, rect.h, view.px(10), False, None, 52).draw(surface, rect.topleft)
        _heading(surface, view, area, 23, 22, t("table.chronicle"), 21)
        body = body_of(area, LOW_HEAD)
        rows = self.lines(view, play)
        shown = rows[-int(body.h / ROW) :]
        while shown and not shown[0].first:
            shown = shown[1:]
        _rows_in(surface, view, play, body, shown, rows[-1].move if rows else -1)


def _rows_of(view: View, play: Play, line: LogLine, before: LogLine | None) -> list[Row]:
    """A line of the log, wrapped, below its heading if it has one."""
    head = play.board.heading(line, before, play.sitting)
    rows = [Row(head.sign, NOBODY, head.words, True, line.move, head.level)] if head is not None else []
    words = play.words(line.key, line.facts) if head is None or head.rest is None else head.rest
    if words:
        seat = play.seat_of(play.board.doing(line.key, line.facts))
        sign = play.board.icon(line.key)
        wrapped = text.wrap(view, words, "body", 16.5, body_of(SIDE).w - INDENT - 8)
        rows += [Row(sign, seat, part, i == 0, line.move) for i, part in enumerate(wrapped)]
    return rows


def _title(surface: pygame.Surface, view: View, body: Box, row: Row, y: float) -> None:
    """Draws a heading: a chapter over all the width, a paragraph of it where the words begin."""
    chapter = row.level == 0
    size, colour = (19.0, palette.GLOW) if chapter else (17.0, palette.BRASS)
    x = body.x + (12 if chapter else INDENT)
    if row.sign:
        px = view.px(size)
        left, top = view.pos(x if chapter else body.x + 10 + 22, y)
        surface.blit(icon(row.sign, px, colour), (left, top - px // 2))
        x += size + 7 if chapter else 0
    end = body.x + body.w - 16
    drawn = text.draw(surface, view, row.words, (x, y), "display_semibold", size, colour, room=end - x)
    if chapter and drawn.right + 10 < end:
        line = view.rect(drawn.right + 10, y, end - drawn.right - 10, 1)
        surface.fill(palette.EDGE, (line.x, line.y, line.w, max(1, line.h)))


def _heading(surface: pygame.Surface, view: View, area: Box, down: float, side: float, words: str, size: float) -> None:
    px = view.px(side)
    x, y = view.pos(area.x + 18, area.y + down)
    surface.blit(icon("scroll-unfurled", px, palette.BRASS), (x, y - px // 2))
    colour = palette.CREAM if size > 24 else palette.MUTED
    place = (area.x + 28 + side, area.y + down)
    text.draw(surface, view, words, place, "display_semibold", size, colour, room=area.w - 82)


def _rows_in(surface: pygame.Surface, view: View, play: Play, body: Box, rows: list[Row], move: int) -> None:
    """Draws rows in their hollow; with `move` those of other moves are muted."""
    hollow = view.rect(*body)
    surface.blit(materials.well(hollow.w, hollow.h, view.px(8)), hollow)
    clip = surface.get_clip()
    surface.set_clip(hollow.inflate(-4, -4).clip(clip))
    for i, row in enumerate(rows):
        y = body.y + 18 + i * ROW
        if row.level != PLAIN:
            _title(surface, view, body, row, y)
            continue
        if row.first:
            px = view.px(17)
            x, top = view.pos(body.x + 10, y)
            if row.seat >= 0:
                surface.blit(pieces.mark(play.sitting.looks[row.seat], px), (x, top - px // 2))
            surface.blit(icon(row.sign, px, palette.MUTED), (x + view.px(22), top - px // 2))
        colour = palette.CREAM if move < 0 or row.move == move else palette.MUTED
        text.draw(surface, view, row.words, (body.x + INDENT, y), "body", 16.5, colour)
    surface.set_clip(clip)
