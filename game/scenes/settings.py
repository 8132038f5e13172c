"""What the player can set: language, motion, sound, window, help."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game import text
from game.art import palette
from game.scenes import furniture
from game.scenes.menu import Menu
from game.settings import ANIMATIONS
from game.text import LANGUAGES, t
from game.widgets.base import Widget
from game.widgets.buttons import Button, Choice, IconButton, Segmented, Slider, Switch
from game.widgets.entry import TextEntry

if TYPE_CHECKING:
    pass

RECT = pygame.FRect(320, 104, 960, 740)
ROWS = ("language", "player_name", "animation", "volume", "muted", "fullscreen", "hints", "confirm_undo")
TOP, PITCH = 20.0, 76.0
LEFT, RIGHT = 48.0, 48.0


class SettingsScene(Menu):
    """Changes the settings at once and writes them when it is left."""

    def build(self) -> list[Widget]:
        settings = self.app.settings
        languages = [Choice(code, name) for code, name in LANGUAGES.items()]
        speeds = [Choice(speed, t(f"settings.animation.{speed}")) for speed in ANIMATIONS]
        return [
            IconButton((24, 10, 46, 44), "plain-arrow", self.back, t("menu.back"), turn=-90),
            Segmented(self._slot(0, 320), languages, settings.language, self._language, size=21),
            TextEntry(
                self._slot(1, 320), settings.player_name, self._name, most=14, placeholder=t("setup.player_first")
            ),
            Segmented(self._slot(2, 440), speeds, settings.animation, self._animation, size=20),
            Slider(self._slot(3, 320), settings.volume, self._volume),
            self._switch(4, settings.muted, self._muted),
            self._switch(5, settings.fullscreen, self._fullscreen),
            self._switch(6, settings.hints, self._hints),
            self._switch(7, settings.confirm_undo, self._confirm_undo),
            Button(
                (RECT.right - 48 - 220, RECT.bottom - 84, 220, 58),
                t("settings.done"),
                self.back,
                style="brass",
                size=24,
            ),
        ]

    def _middle(self, row: int) -> float:
        return RECT.y + TOP + PITCH * (row + 0.5)

    def _slot(self, row: int, wide: float) -> tuple[float, float, float, float]:
        return RECT.right - RIGHT - wide, self._middle(row) - 24, wide, 48

    def _switch(self, row: int, value: bool, act: Callable[[bool], None]) -> Switch:
        return Switch((RECT.right - RIGHT - 62, self._middle(row) - 16), value, act)

    # ------------------------------------------------------------------ changes

    def _language(self, value: object) -> None:
        self.app.settings.language = str(value)
        self.app.relayout()

    def _name(self, words: str) -> None:
        self.app.settings.player_name = words.strip()

    def _animation(self, value: object) -> None:
        self.app.settings.animation = str(value)

    def _volume(self, value: int) -> None:
        self.app.settings.volume = value
        self._sound()

    def _muted(self, value: bool) -> None:
        self.app.settings.muted = value
        self._sound()

    def _sound(self) -> None:
        self.app.audio.set_volume(self.app.settings.volume, self.app.settings.muted)
        self.app.audio.play("click")
        self.repaint()

    def _fullscreen(self, value: bool) -> None:
        self.app.set_fullscreen(value)

    def _hints(self, value: bool) -> None:
        self.app.settings.hints = value

    def _confirm_undo(self, value: bool) -> None:
        self.app.settings.confirm_undo = value

    def back(self) -> None:
        self.app.pop()
        self.app.save_settings()

    # ------------------------------------------------------------------ picture

    def paint(self, surface: pygame.Surface) -> None:
        view, settings = self.app.view, self.app.settings
        furniture.ground(surface)
        furniture.header(surface, view, t("settings.title"), t("settings.subtitle"), "title")
        furniture.panel(surface, view, RECT, 12, seed=41)
        for i, key in enumerate(ROWS):
            middle, left = self._middle(i), RECT.x + LEFT
            text.draw(surface, view, t(f"settings.{key}"), (left, middle - 13), "display", 24, room=440)
            text.draw(
                surface, view, t(f"settings.{key}.note"), (left, middle + 15), "body", 17, palette.MUTED, room=440
            )
            if i < len(ROWS) - 1:
                furniture.groove(surface, view, left, middle + PITCH / 2, RECT.w - LEFT - RIGHT)
        words = t("settings.percent", value=settings.volume)
        place = (RECT.right - RIGHT - 336, self._middle(3))
        text.draw(
            surface, view, words, place, "title", 22, palette.CREAM if not settings.muted else palette.QUIET, "rm"
        )
        text.draw(
            surface, view, t("settings.keys"), (RECT.x + LEFT, RECT.bottom - 55), "body", 17, palette.MUTED, room=600
        )
