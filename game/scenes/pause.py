"""The menu over a game: go on, save, look at the rules, change settings, leave."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game import text
from game.art import palette
from game.scenes import dressing, furniture
from game.scenes.menu import Overlay
from game.text import t
from game.widgets import paint
from game.widgets.base import Widget
from game.widgets.buttons import Button

if TYPE_CHECKING:
    from game.app import App

RECT = pygame.FRect(580, 150, 440, 600)


class PauseScene(Overlay):
    """Lies over the table. `on_save` writes the game and returns the sentence to show; None where nothing is saved."""

    def __init__(self, app: App, game_id: str, on_save: Callable[[], str] | None = None) -> None:
        super().__init__(app)
        self.game_id = game_id
        self.on_save = on_save
        self.told = ""

    def build(self) -> list[Widget]:
        entries: list[tuple[str, str, Callable[[], None], bool]] = [
            ("pause.continue", "play-button", self.app.pop, True),
            ("pause.save", "save", self.save, self.on_save is not None),
            ("pause.rules", "rule-book", self.open_rules, True),
            ("pause.settings", "cog", self.open_settings, True),
            ("pause.cabinet", "house", self.app.home, True),
        ]
        widgets: list[Widget] = []
        for i, (key, icon, act, possible) in enumerate(entries):
            rect = (RECT.x + 50, RECT.y + 108 + i * 84, RECT.w - 100, 66)
            style = "brass" if i == 0 else "wood"
            widgets.append(Button(rect, t(key), act, icon=icon, style=style, size=25, enabled=possible))
        return widgets

    def save(self) -> None:
        """Saves and says what came of it."""
        if self.on_save is not None:
            self.told = self.on_save()
            self.repaint()

    def open_rules(self) -> None:
        """Shows how the game is played."""
        from game.scenes.rules import RulesScene

        self.app.push(RulesScene(self.app, self.game_id))

    def open_settings(self) -> None:
        """Shows the settings."""
        from game.scenes.settings import SettingsScene

        self.app.push(SettingsScene(self.app))

    def paint(self, surface: pygame.Surface) -> None:
        view = self.app.view
        furniture.panel(surface, view, RECT, 14, seed=33, lit=True)
        role = dressing.title_role(self.game_id)
        paint.gold_text(surface, view, dressing.title(self.game_id), (RECT.centerx, RECT.y + 56), role, 36, room=380)
        words = self.told or t("pause.note")
        colour = palette.GLOW if self.told else palette.MUTED
        text.paragraph(
            surface, view, words, (RECT.x + 30, RECT.bottom - 52), RECT.w - 60, "body", 17, colour, align="c", most=2
        )
