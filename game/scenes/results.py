"""The end of a game: the laurel, how it ended, and where everybody's points came from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame

from engine.match import Match
from engine.savefile import SaveError
from game import text
from game.art import palette, pieces
from game.art.surfaces import radial
from game.records import Records
from game.scenes import dressing, furniture
from game.scenes.menu import Menu
from game.scenes.reckoning import Reckoning, paint_bars, paint_reckoning
from game.text import has, t
from game.widgets import paint
from game.widgets.base import Widget
from game.widgets.buttons import Button, IconButton

if TYPE_CHECKING:
    from game.app import App

SHEET = pygame.FRect(560, 90, 1006, 776)
MIDDLE = 282.0
GROWTH = 1.1
"""Seconds in which the bars grow."""


class ResultsScene(Menu):
    """Shows a match that is over. Unless it is a mere picture of one, the match is entered in the hall of fame."""

    def __init__(self, app: App, match: Match, enters: bool = True) -> None:
        super().__init__(app)
        self.match = match
        self.told = ""
        self.reckoning = Reckoning(match.setup, match.state)
        self._greeted = not enters
        self._grown = 0.0 if enters and app.settings.animation != "off" else 1.0

    # ------------------------------------------------------------------ widgets

    def build(self) -> list[Widget]:
        wide = (460 - 2 * 14) / 3
        entries = (
            ("results.save", "save", self.save),
            ("results.replay", "film-strip", self.replay),
            ("results.cabinet", "house", self.app.home),
        )
        widgets: list[Widget] = [
            IconButton((24, 10, 46, 44), "plain-arrow", self.app.home, t("menu.back"), turn=-90),
            Button(
                (52, 712, 460, 72),
                t("results.rematch"),
                self.rematch,
                icon="clockwise-rotation",
                style="brass",
                size=30,
                radius=10,
            ),
        ]
        for i, (key, icon, act) in enumerate(entries):
            widgets.append(Button((52 + i * (wide + 14), 804, wide, 56), t(key), act, icon=icon, size=23, icon_size=25))
        widgets += [
            IconButton((1476, 10, 46, 44), "rule-book", self.open_rules, t("menu.rules")),
            IconButton((1530, 10, 46, 44), "cog", self.open_settings, t("menu.settings")),
        ]
        return widgets

    def first_focus(self, widgets: list[Widget]) -> int:  # noqa: ARG002
        return 1

    def enter(self) -> None:
        if self._greeted or not self.match.over:
            return
        self._greeted = True
        self.app.audio.play("win")
        records = Records(self.app.saves.folder / "records.json")
        if not any(record.match_id == self.match.id for record in records.games()):
            try:
                records.add(self.match)
            except OSError as error:
                self.told = t("save.error.unwritable", reason=error.strerror or str(error))

    # ------------------------------------------------------------------ ways out

    def back(self) -> None:
        self.app.home()

    def rematch(self) -> None:
        """Sets the same game up again, with another seed."""
        from game.scenes.setup import SetupScene
        from game.scenes.setup_draft import draft_of

        self.app.replace(SetupScene(self.app, self.match.game, draft_of(self.match.game, self.match.setup)))

    def save(self) -> None:
        """Keeps the game under a name of its own."""
        try:
            self.app.saves.write(self.match, f"{self.match.setup.game}-{self.match.id}")
            self.told = t("results.saved")
        except SaveError as error:
            self.told = t(error.key, **error.facts)
        self.repaint()

    def replay(self) -> None:
        """Plays the game again as a film."""
        from game.scenes.table import TableScene

        scene = TableScene(self.app, self.match)
        self.app.replace(scene)
        scene.play.replay(whole=True)

    def open_rules(self) -> None:
        """Shows how the game is played."""
        from game.scenes.rules import RulesScene

        self.app.push(RulesScene(self.app, self.match.setup.game))

    def open_settings(self) -> None:
        """Shows the settings."""
        from game.scenes.settings import SettingsScene

        self.app.push(SettingsScene(self.app))

    # ------------------------------------------------------------------ words

    @property
    def winners(self) -> list[int]:
        """The seats on the first place."""
        return [seat for seat, place in enumerate(self.match.state.ranks()) if place == 1]

    def headline(self) -> str:
        """Who has won."""
        names = [self.match.setup.seats[seat].name for seat in self.winners]
        if len(names) == 1:
            return t("results.wins", name=names[0])
        return t("results.shared", names=listed(names))

    def margin(self) -> str:
        """By how much the second has been beaten."""
        totals, ranks = self.reckoning.totals, self.match.state.ranks()
        best = self.winners[0]
        others = sorted((seat for seat in range(len(totals)) if seat not in self.winners), key=lambda s: ranks[s])
        if len(self.winners) > 1:
            return self._said("each", points=totals[best])
        if not others:
            return ""
        name, lead = self.match.setup.seats[others[0]].name, totals[best] - totals[others[0]]
        if lead <= 0:
            return self._said("tie_broken", points=totals[best], name=name)
        return self._said("ahead", points=totals[best], name=name, count=lead)

    def _said(self, key: str, **facts: Any) -> str:
        """A result in the words of the game, where it has its own."""
        own = f"results.{self.match.setup.game}.{key}"
        return t(own if has(own) else f"results.{key}", **facts)

    def how_it_ended(self) -> str:
        """The sentence for the end condition."""
        note = self.match.state.ending()
        if note is None:
            return ""
        key = f"ending.{self.match.setup.game}.{note.key}"
        plain = {name: value for name, value in note.facts.items() if isinstance(value, (int, str))}
        return t(key, **plain) if has(key) else ""

    # ------------------------------------------------------------------ picture

    def update(self, dt: float) -> None:
        super().update(dt)
        if self._grown < 1:
            self._grown = min(1.0, self._grown + dt / GROWTH)
            self.dirty = True
            self.wake = 0.0

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        role = dressing.title_role(self.match.setup.game)
        share = 1 - (1 - self._grown) ** 3
        paint_bars(surface, self.app.view, SHEET, self.reckoning, role, share)

    def paint(self, surface: pygame.Surface) -> None:
        view, setup = self.app.view, self.match.setup
        role = dressing.title_role(setup.game)
        furniture.ground(surface)
        words = t("results.subtitle", round=dressing.round_words(setup.game, self.match.state.round))
        furniture.header(surface, view, dressing.title(setup.game), words, role)
        self._paint_winner(surface)
        furniture.sheet(surface, view, SHEET)
        paint_reckoning(surface, view, SHEET, self.reckoning, role)

    def _paint_winner(self, surface: pygame.Surface) -> None:
        view = self.app.view
        side = view.px(760)
        light = radial(side, side, palette.rgb("#ffc470"), 110, 1.5)
        surface.blit(light, (view.pos(MIDDLE, 320)[0] - side // 2, view.pos(MIDDLE, 320)[1] - side // 2))
        looks = tuple(self.match.setup.seats[seat].look for seat in self.winners)
        px = view.px(388)
        half = px // 2 + max(2, px // 24)
        x, y = view.pos(MIDDLE, 322)
        pieces.wreath(px, looks).draw(surface, (x - half, y - half))
        self._paint_headline(surface)
        text.draw(surface, view, self.margin(), (MIDDLE, 630), "body", 20, palette.CREAM, "cm", room=500)
        words = self.told or self.how_it_ended()
        colour = palette.GLOW if self.told else palette.MUTED
        text.draw(surface, view, words, (MIDDLE, 664), "body", 17.5, colour, "cm", room=500)
        if self.match.marked:
            place = (MIDDLE, 690)
            text.draw(surface, view, t("results.marked"), place, "body_italic", 16.5, palette.QUIET, "cm", room=500)

    def _paint_headline(self, surface: pygame.Surface) -> None:
        """One large line; names that are too long for it are set smaller, on two lines."""
        view, words = self.app.view, self.headline()
        if text.width(view, words, "title", 66) <= 500 / 0.75:
            paint.gold_text(surface, view, words, (MIDDLE, 574), "title", 66, room=500)
            return
        size = 42.0
        while size > 28 and len(text.wrap(view, words, "title", size, 500)) > 2:
            size -= 2
        lines = text.wrap(view, words, "title", size, 500)[:2]
        for line, y in zip(lines, (540, 585) if len(lines) == 2 else (574,), strict=True):
            paint.gold_text(surface, view, line, (MIDDLE, y), "title", size, room=500)


def listed(names: list[str]) -> str:
    """Names in a row, the last one joined with "and"."""
    if len(names) == 1:
        return names[0]
    return t("results.and", first=t("results.comma").join(names[:-1]), last=names[-1])
