"""The hall of fame: games played to the end, the highest totals, and how often you have won."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pygame

from engine.catalogue import GAMES
from engine.match import HUMAN
from game import text
from game.art import materials, palette
from game.records import Record, Records, Seat
from game.scenes import dressing, furniture, seats
from game.scenes.menu import Menu
from game.scenes.when import date, number
from game.text import t
from game.view import View
from game.widgets import paint
from game.widgets.base import Box, Widget
from game.widgets.buttons import Choice, IconButton
from game.widgets.dropdown import Dropdown
from game.widgets.scroll import ScrollPane

if TYPE_CHECKING:
    from game.app import App

LIST = pygame.FRect(34, 92, 1010, 776)
SIDE = pygame.FRect(1064, 92, 502, 776)
ROW = 96.0
BEST = 5


class HallScene(Menu):
    """Shows the records, of all games or of one."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.game = ""
        self.records = Records(app.saves.folder / "records.json").games()

    @property
    def shown(self) -> list[Record]:
        """The games that are listed."""
        return [record for record in self.records if self.game in ("", record.game)]

    def build(self) -> list[Widget]:
        inside = (LIST.x + 20, LIST.y + 20, LIST.w - 32, LIST.h - 40)
        widgets: list[Widget] = [
            IconButton((24, 10, 46, 44), "plain-arrow", self.back, t("menu.back"), turn=-90),
            RecordList(inside, self.shown),
        ]
        if len(GAMES) > 1:
            choices = [Choice("", t("hall.all")), *(Choice(game.id, dressing.title(game.id)) for game in GAMES)]
            widgets.append(Dropdown((1290, 9, 276, 46), choices, self.game, self._filter, size=20))
        return widgets

    def first_focus(self, widgets: list[Widget]) -> int:  # noqa: ARG002
        return 1

    def _filter(self, game: object) -> None:
        self.game = str(game)
        self.rebuild()

    # ------------------------------------------------------------------ picture

    def paint(self, surface: pygame.Surface) -> None:
        view = self.app.view
        furniture.ground(surface)
        furniture.header(surface, view, t("hall.title"), t("hall.subtitle"), "title")
        furniture.panel(surface, view, LIST, seed=37)
        furniture.panel(surface, view, SIDE, seed=45)
        paint.draw_icon(surface, view, "laurels-trophy", (SIDE.centerx, SIDE.y + 104), 128, palette.BRASS)
        if not self.shown:
            words = t("hall.none")
            y = LIST.centery - 20
            text.paragraph(
                surface, view, words, (LIST.x + 150, y), LIST.w - 300, "display_italic", 26, palette.MUTED, align="c"
            )
            return
        bottom = self._paint_wins(surface, SIDE.y + 206)
        self._paint_best(surface, bottom + 34)

    def _paint_wins(self, surface: pygame.Surface, y: float) -> float:
        view, x, room = self.app.view, SIDE.x + 34, SIDE.w - 68
        wins, games, against = tally(self.shown)
        text.draw(surface, view, t("hall.wins"), (x, y), "title", 26)
        words = t("hall.win_count", wins=wins, games=games)
        text.draw(surface, view, words, (x + room, y), "title", 26, palette.GLOW, "rm", room=220)
        furniture.groove(surface, view, x, y + 22, room)
        y += 46
        for level in dressing.LEVELS:
            if not against[level][1]:
                continue
            words = t(
                "hall.against", level=dressing.level_words(level), wins=against[level][0], games=against[level][1]
            )
            text.draw(surface, view, words, (x, y), "body", 18, palette.MUTED, room=room - 96)
            paint.draw_crowns(surface, view, (x + room - 82, y), dressing.LEVELS.index(level) + 1)
            y += 34
        return y

    def _paint_best(self, surface: pygame.Surface, y: float) -> None:
        view, x, room = self.app.view, SIDE.x + 34, SIDE.w - 68
        text.draw(surface, view, t("hall.best"), (x, y), "title", 26)
        furniture.groove(surface, view, x, y + 22, room)
        y += 50
        rows = [(seat, record) for record in self.shown for seat in record.seats]
        for seat, record in sorted(rows, key=lambda row: -row[0].total)[:BEST]:
            seats.token(surface, view, seat.look, (x + 14, y), 28)
            text.draw(surface, view, seat.name, (x + 38, y - 1), "display", 22, room=190)
            words = date(record.ended)
            text.draw(surface, view, words, (x + room - 62, y), "body", 16.5, palette.MUTED, "rm", room=170)
            text.draw(surface, view, number(seat.total), (x + room, y), "title", 28, palette.GLOW, "rm")
            y += 46


def tally(records: list[Record]) -> tuple[int, int, dict[str, tuple[int, int]]]:
    """Games won and played by one person against bots, and both by the strongest level met."""
    wins = games = 0
    met: Counter[str] = Counter()
    beaten: Counter[str] = Counter()
    for record in records:
        people = [seat for seat in record.seats if seat.who == HUMAN]
        levels = [seat.who for seat in record.seats if seat.who in dressing.LEVELS]
        if len(people) != 1 or record.marked:
            continue
        won = people[0].place == 1
        games += 1
        wins += won
        if levels:
            strongest = max(levels, key=dressing.LEVELS.index)
            met[strongest] += 1
            beaten[strongest] += won
    return wins, games, {level: (beaten[level], met[level]) for level in dressing.LEVELS}


class RecordList(ScrollPane):
    """Finished games, the latest first, each with its seats by place."""

    def __init__(self, rect: Box, records: list[Record]) -> None:
        super().__init__(rect)
        self.records = records
        self.content_height = ROW * len(records)
        self.focusable = bool(self.lowest)

    def draw_content(self, surface: pygame.Surface, view: View) -> None:
        for i, record in enumerate(self.records):
            y = self.rect.y + i * ROW - self.top
            if y + ROW < self.rect.y or y > self.rect.bottom:
                continue
            rect = pygame.FRect(self.rect.x + 2, y + 3, self.room, ROW - 8)
            device = view.rect(*rect)
            surface.blit(materials.row(device.w, device.h, view.px(8)), device)
            self._draw_record(surface, view, rect, record)

    def _draw_record(self, surface: pygame.Surface, view: View, rect: pygame.FRect, record: Record) -> None:
        x, y = rect.x + 22, rect.centery
        role = dressing.title_role(record.game)
        text.draw(surface, view, dressing.title(record.game), (x, y - 16), role, 23, palette.CREAM, room=200)
        words = date(record.ended)
        text.draw(surface, view, words, (x, y + 16), "body", 16.5, palette.MUTED, room=200)
        if record.marked:
            paint.draw_icon(surface, view, "backward-time", (rect.right - 22, y), 20, palette.QUIET)
        wide = (rect.w - 236 - 40) / max(1, len(record.seats))
        for i, seat in enumerate(sorted(record.seats, key=lambda seat: (seat.place, -seat.total))):
            self._draw_seat(surface, view, seat, pygame.FRect(x + 214 + i * wide, rect.y, wide, rect.h))

    def _draw_seat(self, surface: pygame.Surface, view: View, seat: Seat, rect: pygame.FRect) -> None:
        y = rect.centery
        first = seat.place == 1
        if first:
            paint.draw_icon(surface, view, "laurels", (rect.x + 22, y), 50, palette.BRASS)
        seats.token(surface, view, seat.look, (rect.x + 22, y - 1), 28)
        colour = palette.GLOW if first else palette.CREAM
        text.draw(surface, view, seat.name, (rect.x + 50, y - 14), "display", 20, colour, room=rect.w - 58)
        text.draw(surface, view, number(seat.total), (rect.x + 50, y + 15), "title", 22, colour)
