"""The log: a drawer over the right column that tells move by move what happened."""

from __future__ import annotations

import pygame

from game import text
from game.art import materials, palette, pieces
from game.art.icons import icon
from game.boards.parts import SIDE, Box
from game.scenes.table_play import Play
from game.text import t
from game.view import View

HEAD = 58.0
ROW = 25.0
BODY = Box(SIDE.x + 16, SIDE.y + HEAD, SIDE.w - 32, SIDE.h - HEAD - 16)


class Log:
    """Lines wrapped once and kept; only those that show are drawn."""

    def __init__(self) -> None:
        self.open = False
        self.scroll = 0.0
        self._lines: list[tuple[str, int, str, bool]] = []
        self._told = -1
        self._key: tuple[object, ...] = ()

    def lines(self, view: View, play: Play) -> list[tuple[str, int, str, bool]]:
        """Rows of (icon, seat, words, whether it begins a line)."""
        told = play.match.seen_log(play.viewer)
        key = (view.scale, text.language(), play.match.id, play.viewer)
        if key != self._key or len(told) < self._told:
            self._key, self._told, self._lines = key, 0, []
        for line in told[max(0, self._told) :]:
            seat = line.facts.get("seat", -1)
            sign = play.board.icon(line.key)
            for i, words in enumerate(text.wrap(view, play.words(line.key, line.facts), "body", 16.5, BODY.w - 62)):
                self._lines.append((sign, seat if isinstance(seat, int) else -1, words, i == 0))
        self._told = len(told)
        return self._lines

    def most(self, view: View, play: Play) -> float:
        """How far the log can be scrolled back, in rows."""
        return max(0.0, len(self.lines(view, play)) - BODY.h / ROW)

    def wheel(self, by: float, view: View, play: Play) -> None:
        self.scroll = min(self.most(view, play), max(0.0, self.scroll + by))

    def draw(self, surface: pygame.Surface, view: View, play: Play) -> None:
        """Draws the drawer."""
        rect = view.rect(*SIDE)
        materials.panel(rect.w, rect.h, view.px(10), False, None, 51).draw(surface, rect.topleft)
        px = view.px(28)
        x, y = view.pos(SIDE.x + 18, SIDE.y + 30)
        surface.blit(icon("scroll-unfurled", px, palette.BRASS), (x, y - px // 2))
        text.draw(
            surface, view, t("table.log"), (SIDE.x + 56, SIDE.y + 30), "display_semibold", 26, palette.CREAM, room=330
        )
        body = view.rect(*BODY)
        surface.blit(materials.well(body.w, body.h, view.px(8)), body)
        rows = self.lines(view, play)
        clip = surface.get_clip()
        surface.set_clip(body.inflate(-4, -4))
        fit = int(BODY.h / ROW)
        last = len(rows) - int(self.scroll)
        for i, (sign, seat, words, first) in enumerate(rows[max(0, last - fit) : last]):
            self._row(surface, view, play, BODY.y + 18 + i * ROW, sign, seat, words, first)
        surface.set_clip(clip)
        if len(rows) > fit:
            self._bar(surface, view, len(rows), fit)

    def _row(
        self,
        surface: pygame.Surface,
        view: View,
        play: Play,
        y: float,
        sign: str,
        seat: int,
        words: str,
        first: bool,
    ) -> None:
        if first:
            px = view.px(17)
            x, top = view.pos(BODY.x + 10, y)
            if seat >= 0:
                surface.blit(pieces.mark(play.sitting.looks[seat], px), (x, top - px // 2))
            surface.blit(icon(sign, px, palette.MUTED), (x + view.px(22), top - px // 2))
        colour = palette.CREAM if first or seat >= 0 else palette.MUTED
        text.draw(surface, view, words, (BODY.x + 54, y), "body", 16.5, colour)

    def _bar(self, surface: pygame.Surface, view: View, rows: int, fit: int) -> None:
        track = BODY.h - 16
        length = max(30.0, track * fit / rows)
        way = track - length
        most = max(1.0, rows - BODY.h / ROW)
        y = BODY.y + 8 + way * (1 - self.scroll / most)
        rect = view.rect(BODY.x + BODY.w - 9, y, 4, length)
        pygame.draw.rect(surface, palette.EDGE, rect, border_radius=rect.w)
