"""The panel of the setup in which the options of a game are chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from engine.api import Option
from game import text
from game.art import palette
from game.scenes import dressing, furniture
from game.text import t
from game.widgets.base import Widget
from game.widgets.buttons import Button, Choice, Segmented, Switch

if TYPE_CHECKING:
    from game.scenes.setup import SetupScene

HEAD = 78.0
FOOT = 12.0
SWITCH_ROW, NOTE_ROW, CHOICE_ROW = 46.0, 56.0, 70.0
LEAST = 0.82
"""How much the rows may be squeezed before the options go on a second page."""


class RulesPanel:
    """The options as rows: two or more named values side by side, or a switch.

    What makes no difference with so many players is quiet and says when it would.
    """

    def __init__(self, scene: SetupScene, rect: pygame.FRect) -> None:
        self.scene = scene
        self.rect = rect
        self.page = 0

    # ------------------------------------------------------------------ layout

    def wanted(self, option: Option) -> float:
        """The height a row would like, whatever the number of players: rows must not move when it changes."""
        if not dressing.is_switch(self.scene.game.id, option):
            return CHOICE_ROW
        return SWITCH_ROW if set(self.scene.game.players) <= set(option.players) else NOTE_ROW

    def note(self, option: Option) -> str:
        """The small line under a row's title."""
        if not self.scene.draft.applies(option):
            return t("setup.rules.only", players=listed(option.players))
        return (
            "" if dressing.is_switch(self.scene.game.id, option) else dressing.option_note(self.scene.game.id, option)
        )

    def pages(self) -> list[list[Option]]:
        """The options by page: as few pages as the squeeze allows, evenly filled."""
        options = list(self.scene.game.options)
        room = self.rect.h - HEAD - FOOT
        total = sum(self.wanted(option) for option in options)
        count = max(1, -(-int(total * LEAST) // int(room)))
        pages: list[list[Option]] = [[] for _ in range(count)]
        filled = 0.0
        for option in options:
            pages[min(count - 1, int(filled / max(1.0, total) * count))].append(option)
            filled += self.wanted(option)
        return pages

    def rows(self) -> list[tuple[Option, float, float]]:
        """The options of the page with the top and the height of each row."""
        pages = self.pages()
        self.page = min(self.page, len(pages) - 1)
        room = self.rect.h - HEAD - FOOT
        total = sum(self.wanted(option) for option in pages[self.page])
        share = min(1.12, room / max(1.0, total))
        y = self.rect.y + HEAD
        placed = []
        for option in pages[self.page]:
            height = self.wanted(option) * share
            placed.append((option, y, height))
            y += height
        return placed

    # ------------------------------------------------------------------ widgets

    def build(self) -> list[Widget]:
        """The controls in the order of the rows, then "as printed"."""
        widgets: list[Widget] = []
        draft = self.scene.draft
        pages = self.pages()
        if len(pages) > 1:
            choices = [Choice(i, str(i + 1)) for i in range(len(pages))]
            rect = (self.rect.right - 142 - 12 - 40 * len(pages), self.rect.y + 17, 40 * len(pages), 42)
            widgets.append(Segmented(rect, choices, self.page, self._turn, tooltip=t("setup.rules.pages")))
        for option, y, height in self.rows():
            widgets.append(self._control(option, y, height))
        reset = Button(
            (self.rect.right - 142, self.rect.y + 15, 120, 46),
            t("setup.as_printed"),
            self._reset,
            size=19,
            tooltip=t("setup.as_printed.tip"),
            enabled=not draft.as_printed,
        )
        return [*widgets, reset]

    def _control(self, option: Option, y: float, height: float) -> Widget:
        draft, game = self.scene.draft, self.scene.game
        quiet = not draft.applies(option)
        tip = self._tip(option)
        if dressing.is_switch(self.scene.game.id, option):
            value = draft.value(option) is True
            control = Switch((self.rect.right - 22 - 62, y + height / 2 - 16), value, self._set(option), tooltip=tip)
            control.quiet = quiet
            control.enabled = not quiet
            return control
        rect = (self.rect.right - 22 - 228, y + height / 2 - 21, 228, 42)
        choices = dressing.option_choices(game.id, option)
        segmented = Segmented(rect, choices, draft.value(option), self._set(option), quiet=quiet, tooltip=tip)
        segmented.enabled = not quiet
        return segmented

    def _tip(self, option: Option) -> str:
        sentence = dressing.option_note(self.scene.game.id, option)
        cited = t("setup.rules.cited", rules=", ".join(option.rules))
        return f"{sentence}\n{cited}" if sentence else cited

    def _set(self, option: Option) -> Setter:
        def change(value: object) -> None:
            self.scene.option_changed(option, value)

        return change

    def _turn(self, page: object) -> None:
        self.page = int(str(page))
        self.scene.rebuild()

    def _reset(self) -> None:
        self.scene.draft.reset()
        self.scene.rebuild()

    # ------------------------------------------------------------------ picture

    def paint(self, surface: pygame.Surface) -> None:
        """Draws the panel with the titles of its rows."""
        view, game = self.scene.app.view, self.scene.game
        furniture.panel(surface, view, self.rect, seed=61)
        title = t("setup.rules")
        text.draw(surface, view, title, (self.rect.x + 26, self.rect.y + 38), "title", 30, room=150)
        rows = self.rows()
        for i, (option, y, height) in enumerate(rows):
            quiet = not self.scene.draft.applies(option)
            left, middle = self.rect.x + 26, y + height / 2
            room = self.rect.w - 48 - (74 if dressing.is_switch(self.scene.game.id, option) else 240)
            colour = palette.rgb("#96866e") if quiet else palette.CREAM
            words, note = t(f"{dressing.option_key(game.id, option)}.title"), self.note(option)
            shift = min(12.0, height * 0.2) if note else 0.0
            text.draw(surface, view, words, (left, middle - shift), "display", 21, colour, room=room)
            if note:
                soft = palette.rgb("#867660") if quiet else palette.MUTED
                text.draw(surface, view, note, (left, middle + shift + 2), "body", 16.5, soft, room=room)
            if i < len(rows) - 1:
                furniture.groove(surface, view, self.rect.x + 22, y + height - 1, self.rect.w - 44)


def listed(players: tuple[int, ...]) -> str:
    """Player counts in words, such as "3 or 4"."""
    if len(players) == 1:
        return t("setup.rules.count", count=players[0])
    return t("setup.rules.counts", first=", ".join(str(n) for n in players[:-1]), last=players[-1])


if TYPE_CHECKING:
    from collections.abc import Callable

    Setter = Callable[[object], None]
