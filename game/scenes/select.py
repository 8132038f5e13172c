"""The cabinet itself: the games in their niches, and drawers for what was begun, saved and won."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from engine.api import Game
from engine.catalogue import GAMES
from game.art import baked, controls, materials
from game.scenes import cabinet
from game.scenes.cabinet import Door, Niche
from game.scenes.continuing import ContinueDrawer
from game.scenes.drawers import Drawer
from game.scenes.menu import Menu
from game.text import LANGUAGES, language, t
from game.view import View
from game.widgets import paint
from game.widgets.base import Widget
from game.widgets.buttons import Choice, IconButton
from game.widgets.dropdown import Dropdown

if TYPE_CHECKING:
    from game.app import App

LEFT, RIGHT, GAP = 44.0, 1556.0, 26.0
NICHE_TOP, NICHE_HEIGHT = 116.0, 486.0
RAIL = 610.0
DRAWER_TOP, DRAWER_HEIGHT = 700.0, 178.0
LEAST_NICHES = 4


class SelectScene(Menu):
    """The first scene. Games come from the catalogue; places without one are closed doors."""

    def __init__(self, app: App, games: tuple[Game, ...] = GAMES) -> None:
        super().__init__(app)
        self.games = games

    # ------------------------------------------------------------------ places

    @property
    def places(self) -> int:
        """How many niches the cabinet has."""
        return max(LEAST_NICHES, len(self.games))

    def niche(self, index: int) -> pygame.FRect:
        """The opening of a niche."""
        wide = (RIGHT - LEFT - GAP * (self.places - 1)) / self.places
        return pygame.FRect(LEFT + index * (wide + GAP), NICHE_TOP, wide, NICHE_HEIGHT)

    def drawers(self) -> list[pygame.FRect]:
        """The places of the four drawers: one wide, three narrow."""
        half = (RIGHT - LEFT - GAP) / 2
        narrow = (half - 2 * 16) / 3
        found = [pygame.FRect(LEFT, DRAWER_TOP, half, DRAWER_HEIGHT)]
        for i in range(3):
            found.append(pygame.FRect(LEFT + half + GAP + i * (narrow + 16), DRAWER_TOP, narrow, DRAWER_HEIGHT))
        return found

    # ------------------------------------------------------------------ widgets

    def build(self) -> list[Widget]:
        widgets: list[Widget] = []
        for i in range(self.places):
            if i < len(self.games):
                widgets.append(Niche(self.niche(i), self.games[i], self._open(self.games[i]), RAIL))
            else:
                widgets.append(Door(self.niche(i), RAIL))
        wide, *narrow = self.drawers()
        widgets.append(ContinueDrawer(wide, self.app, self.app.saves.newest()))
        entries: tuple[tuple[str, str, Callable[[], None]], ...] = (
            ("select.load", "open-folder", self.open_load),
            ("select.hall", "laurels-trophy", self.open_hall),
            ("select.settings", "cog", self.open_settings),
        )
        for rect, (key, icon, act) in zip(narrow, entries, strict=True):
            widgets.append(Drawer(rect, t(key), icon, act))
        return widgets + self._tools()

    def _tools(self) -> list[Widget]:
        languages = [Choice(code, name) for code, name in LANGUAGES.items()]
        muted = self.app.settings.muted
        sound = t("menu.sound_off") if muted else t("menu.sound_on")
        return [
            Dropdown((1282, 15, 134, 44), languages, language(), self._language, size=20, tooltip=t("menu.language")),
            IconButton((1432, 15, 46, 44), "speaker-off" if muted else "speaker", self._sound, sound),
            IconButton((1486, 15, 46, 44), "rule-book", self.open_rules, t("menu.rules")),
            IconButton((1540, 15, 46, 44), "exit-door", self.app.quit, t("menu.quit")),
        ]

    # ------------------------------------------------------------------ ways out

    def _open(self, game: Game) -> Callable[[], None]:
        def open_setup() -> None:
            from game.scenes.setup import SetupScene

            self.app.audio.play("slide")
            self.app.push(SetupScene(self.app, game))

        return open_setup

    def open_load(self) -> None:
        """Shows the saves."""
        from game.scenes.load import LoadScene

        self.app.push(LoadScene(self.app))

    def open_hall(self) -> None:
        """Shows the finished games."""
        from game.scenes.hall import HallScene

        self.app.push(HallScene(self.app))

    def open_settings(self) -> None:
        """Shows the settings."""
        from game.scenes.settings import SettingsScene

        self.app.push(SettingsScene(self.app))

    def open_rules(self) -> None:
        """Shows the rules of the game that has the focus, or of the first."""
        from game.scenes.rules import RulesScene

        chosen = self.group.focused
        game = chosen.game if isinstance(chosen, Niche) else self.games[0]
        self.app.push(RulesScene(self.app, game.id))

    def _language(self, value: object) -> None:
        self.app.settings.language = str(value)
        self.app.save_settings()
        self.app.relayout()

    def _sound(self) -> None:
        settings = self.app.settings
        settings.muted = not settings.muted
        self.app.audio.set_volume(settings.volume, settings.muted)
        self.app.audio.play("click")
        self.app.save_settings()
        self.rebuild()

    def back(self) -> None:
        """Esc does not close the cabinet by accident."""

    def enter(self) -> None:
        self.rebuild()

    # ------------------------------------------------------------------ picture

    def paint(self, surface: pygame.Surface) -> None:
        view = self.app.view
        surface.blit(baked.covering("wood_menu", *surface.get_size()), (0, 0))
        cabinet.cornice(surface, view)
        cabinet.rail(surface, view, RAIL)
        self._title(surface, view)

    def _title(self, surface: pygame.Surface, view: View) -> None:
        place = paint.gold_text(surface, view, t("select.title"), (800, 38), "title", 50, track=15)
        for side in (-1, 1):
            edge = place.centerx + side * (place.w / 2 + 30)
            paint.centred(surface, view, controls.lozenge(view.px(9)), (edge, 38))
            far = edge + side * 16
            line = view.rect(min(far, far + side * 266), 37, 266, 2)
            surface.blit(materials.brass_fill(line.w, max(1, view.px(1.6))), line)
