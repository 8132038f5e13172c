"""A sentence and what can be answered, over whatever was there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from game import text
from game.art import palette
from game.scenes import furniture
from game.scenes.menu import Overlay
from game.text import t
from game.view import HEIGHT, WIDTH
from game.widgets import paint
from game.widgets.base import Widget
from game.widgets.buttons import Button

if TYPE_CHECKING:
    from game.app import App

ROOM = 560.0


@dataclass(frozen=True)
class Answer:
    """A button of a dialog; the dialog is closed before `then` is called. One of them is `chief`, drawn in brass."""

    words: str
    then: Callable[[], None] | None = None
    chief: bool = True
    icon: str = ""


class DialogScene(Overlay):
    """One sentence and one to three buttons. Esc gives the last answer."""

    def __init__(
        self, app: App, sentence: str, answers: Sequence[Answer], *, title: str = "", icon: str = "quill-ink"
    ) -> None:
        super().__init__(app)
        self.sentence = sentence
        self.answers = list(answers)
        self.title = title
        self.icon = icon

    @property
    def rect(self) -> pygame.FRect:
        """The panel: as high as the sentence needs."""
        lines = text.wrap(self.app.view, self.sentence, "body", 19, ROOM)
        height = 96 + (50 if self.title else 0) + 30 * len(lines) + 84
        return pygame.FRect((WIDTH - 720) / 2, (HEIGHT - height) / 2, 720, height)

    def build(self) -> list[Widget]:
        rect = self.rect
        wide = min(230.0, (rect.w - 64 - 14 * (len(self.answers) - 1)) / len(self.answers))
        x = rect.right - 32 - wide * len(self.answers) - 14 * (len(self.answers) - 1)
        widgets: list[Widget] = []
        for i, answer in enumerate(self.answers):
            place = (x + i * (wide + 14), rect.bottom - 86, wide, 56)
            style = "brass" if answer.chief else "wood"
            widgets.append(Button(place, answer.words, self._give(answer), style=style, icon=answer.icon, size=22))
        return widgets

    def first_focus(self, widgets: list[Widget]) -> int:
        return next((i for i, answer in enumerate(self.answers) if answer.chief), len(widgets) - 1)

    def _give(self, answer: Answer) -> Callable[[], None]:
        def give() -> None:
            self.app.pop()
            if answer.then is not None:
                answer.then()

        return give

    def back(self) -> None:
        self._give(self.answers[-1])()

    def paint(self, surface: pygame.Surface) -> None:
        view, rect = self.app.view, self.rect
        furniture.panel(surface, view, rect, 12, seed=23, lit=True)
        y = rect.y + 58
        if self.title:
            text.draw(surface, view, self.title, (rect.x + 112, y), "title", 30, room=rect.w - 150)
            y += 50
        paint.draw_icon(surface, view, self.icon, (rect.x + 64, rect.y + 66), 46, palette.BRASS)
        text.paragraph(surface, view, self.sentence, (rect.x + 112, y), ROOM, "body", 19, leading=30 / 19)


def confirm(app: App, sentence: str, yes: str, then: Callable[[], None], *, icon: str = "scales") -> DialogScene:
    """Asks before something is done that cannot be taken back."""
    answers = [Answer(yes, then), Answer(t("dialog.cancel"), chief=False)]
    return DialogScene(app, sentence, answers, icon=icon)
