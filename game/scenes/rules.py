"""The rules of a game on paper: how to play in the language chosen, and the numbered reference behind a tab."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from game import text
from game.art import palette
from game.paths import SEEDS
from game.scenes import dressing, furniture
from game.scenes.menu import Menu
from game.text import language, t
from game.view import View
from game.widgets import paint
from game.widgets.base import Box, Widget
from game.widgets.buttons import Choice, IconButton, Segmented
from game.widgets.richtext import RichText
from game.widgets.scroll import ScrollPane

if TYPE_CHECKING:
    from game.app import App

SHEET = pygame.FRect(390, 88, 1170, 788)
CONTENTS = pygame.FRect(34, 88, 332, 788)
HOWTO, REFERENCE = "howto", "reference"
LINE = 34.0


class RulesScene(Menu):
    """A page and its list of contents. What is not written in the language is shown in English."""

    def __init__(self, app: App, game_id: str, page: str = HOWTO) -> None:
        super().__init__(app)
        self.game_id = game_id
        self.page = page
        self.tops = {HOWTO: 0.0, REFERENCE: 0.0}
        self.text: RichText | None = None

    def build(self) -> list[Widget]:
        if self.text is not None:
            self.tops[self.page] = self.text.top
        self.text = RichText(
            (SHEET.x + 56, SHEET.y + 44, SHEET.w - 88, SHEET.h - 88), source_of(self.game_id, self.page), paper=True
        )
        self.text.lay_out(self.app.view)
        self.text.scroll_to(self.tops[self.page])
        inside = (CONTENTS.x + 14, CONTENTS.y + 66, CONTENTS.w - 24, CONTENTS.h - 84)
        pages = [Choice(HOWTO, t("rules.howto")), Choice(REFERENCE, t("rules.reference"))]
        return [
            IconButton((24, 10, 46, 44), "plain-arrow", self.back, t("menu.back"), turn=-90),
            Segmented((1080, 9, 480, 46), pages, self.page, self._turn, size=20),
            Contents(inside, self.text),
            self.text,
        ]

    def first_focus(self, widgets: list[Widget]) -> int:
        return len(widgets) - 1

    def _turn(self, page: object) -> None:
        if self.text is not None:
            self.tops[self.page] = self.text.top
        self.text = None
        self.page = str(page)
        self.rebuild()

    def paint(self, surface: pygame.Surface) -> None:
        view = self.app.view
        furniture.ground(surface)
        role = dressing.title_role(self.game_id)
        furniture.header(surface, view, dressing.title(self.game_id), t("rules.subtitle"), role)
        furniture.panel(surface, view, CONTENTS, seed=15)
        text.draw(surface, view, t("rules.contents"), (CONTENTS.x + 26, CONTENTS.y + 38), "title", 26, room=280)
        furniture.sheet(surface, view, SHEET)


class Contents(ScrollPane):
    """The headings of a page; a click or Enter shows one."""

    def __init__(self, rect: Box, page: RichText) -> None:
        super().__init__(rect)
        self.page = page
        self.entries = [entry for entry in page.contents if entry[0] <= 2]
        self.content_height = LINE * len(self.entries)

    def current(self) -> int:
        """The heading that is being read."""
        found = 0
        for i, (_, _, y) in enumerate(self.entries):
            if y <= self.page.top + 30:
                found = i
        if self.entries and self.page.lowest and self.page.top >= self.page.lowest - 1:
            return max(found, next(i for i, e in enumerate(self.entries) if e[2] >= self.page.top or i == found))
        return found

    def handle(self, event: pygame.event.Event, view: View) -> bool:
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_UP, pygame.K_DOWN) and self.entries:
            goal = self.current() + (1 if event.key == pygame.K_DOWN else -1)
            return self._show(goal)
        return super().handle(event, view)

    def click_content(self, x: float, y: float) -> bool:
        return 0 <= x <= self.room and self._show(int(y / LINE))

    def _show(self, index: int) -> bool:
        if not 0 <= index < len(self.entries):
            return False
        self.page.scroll_to(self.entries[index][2] - 6)
        self.reveal(index * LINE, LINE)
        return True

    def draw_content(self, surface: pygame.Surface, view: View) -> None:
        current = self.current()
        for i, (level, words, _) in enumerate(self.entries):
            y = self.rect.y + LINE * (i + 0.5) - self.top
            if i == current:
                paint.chevron(surface, view, (self.rect.x + 8, y), 11, palette.GLOW, "right")
            x = self.rect.x + 20 + (0 if level == 1 else 8)
            colour = palette.GLOW if i == current else palette.CREAM if level == 1 else palette.MUTED
            role = "display_bold" if level == 1 else "display"
            text.draw(surface, view, words, (x, y), role, 20, colour, room=self.room - 34, least=0.9)


def source_of(game_id: str, page: str) -> str:
    """The text of a page; one that is missing says so."""
    folder = SEEDS / game_id
    if page == REFERENCE:
        return read(folder / "rules.md")
    own = folder / f"howto.{language()}.md"
    return read(own if own.is_file() else folder / "howto.en.md")


def read(path: Path) -> str:
    """The words of a file of the seeds."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError:
        return t("rules.missing", file=path.name)
