"""The setup of a game: who plays, by which rules, from which seed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from engine.api import Game, Option
from engine.match import BOT, HUMAN, Match
from game import text
from game.art import palette
from game.scenes import dressing, furniture, seats
from game.scenes.menu import Menu
from game.scenes.setup_draft import SEED_DIGITS, SetupDraft, grouped
from game.scenes.setup_memory import proposal, remembered
from game.scenes.setup_rules import RulesPanel
from game.text import t
from game.widgets import paint
from game.widgets.base import Widget
from game.widgets.buttons import Button, Choice, IconButton, Segmented
from game.widgets.dropdown import Dropdown
from game.widgets.entry import TextEntry

if TYPE_CHECKING:
    from game.app import App

SEATS = pygame.FRect(344, 92, 770, 596)
SEED = pygame.FRect(344, 708, 770, 154)
RULES = pygame.FRect(1134, 92, 442, 634)
ROW_TOP, ROW_HEIGHT, ROW_GAP = 108.0, 110.0, 9.0
TOKEN, FACE, NAME, WHO, LEVEL, STYLE = 28.0, 106.0, 168.0, 308.0, 420.0, 568.0


class SetupScene(Menu):
    """Changes a `SetupDraft` and starts it. `start` makes the match and opens the table."""

    def __init__(self, app: App, game: Game, made: SetupDraft | None = None) -> None:
        super().__init__(app)
        from ai.bots import personalities

        self.game = game
        self.styles = tuple(personalities(game.id))
        settings = app.settings
        self.draft = made or proposal(game, self.styles, settings.player_name, settings.setups.get(game.id))
        self.rules = RulesPanel(self, RULES)

    # ------------------------------------------------------------------ widgets

    def build(self) -> list[Widget]:
        view_back = IconButton((24, 10, 46, 44), "plain-arrow", self.back, t("menu.back"), turn=-90)
        widgets: list[Widget] = [view_back, self._player_count()]
        for i in range(self.draft.count):
            widgets += self._seat(i)
        widgets += self.rules.build()
        widgets += self._seed()
        widgets += [
            Button((34, 800, 278, 62), t("setup.how_to_play"), self.open_rules, icon="rule-book", size=23),
            Button(
                (1142, 750, 426, 104),
                t("setup.start"),
                self.start,
                icon="play-button",
                style="brass",
                size=36,
                radius=12,
            ),
            IconButton((1476, 10, 46, 44), "rule-book", self.open_rules, t("menu.rules")),
            IconButton((1530, 10, 46, 44), "cog", self.open_settings, t("menu.settings")),
        ]
        return widgets

    def first_focus(self, widgets: list[Widget]) -> int:
        return next(i for i, widget in enumerate(widgets) if is_start(widget))

    def _player_count(self) -> Widget:
        choices = [Choice(count, str(count)) for count in self.game.players]
        wide = max(120.0, 76.0 * len(choices))
        rect = (SEATS.right - 22 - wide, SEATS.y + 15, wide, 46)
        return Segmented(rect, choices, self.draft.count, self._set_count, size=24)

    def _seat(self, index: int) -> list[Widget]:
        seat = self.draft.seats[index]
        middle = self.row(index).centery
        x = SEATS.x

        def changed(name: str) -> None:
            self.draft.rename(index, name)

        widgets: list[Widget] = [
            seats.LookPicker(
                (x + TOKEN, middle - 26, 69, 52), self.draft.free_looks(index), seat.look, self._look(index)
            ),
            seats.FaceButton((x + FACE, middle - 33, 54, 66), seat.face, self._face(index)),
            TextEntry((x + NAME, middle - 24, 132, 48), seat.name, changed, placeholder=t("setup.name"), most=14),
            Segmented(
                (x + WHO, middle - 24, 104, 48),
                [Choice(HUMAN, icon="person"), Choice(BOT, icon="vintage-robot")],
                seat.kind,
                self._kind(index),
                tooltip=t("setup.kind.tip"),
            ),
        ]
        if not seat.human:
            level = (x + LEVEL, middle - 31, 140, 62)
            style = (x + STYLE, middle - 31, 182, 62)
            widgets.append(Dropdown(level, dressing.level_choices(), seat.level, self._level(index), list_width=400))
            choices = dressing.style_choices(self.game.id, self.styles)
            widgets.append(Dropdown(style, choices, seat.style, self._style(index), list_width=420))
        return widgets

    def _seed(self) -> list[Widget]:
        x, y = SEED.x, SEED.y
        field = TextEntry(
            (x + 26, y + 72, 230, 56),
            grouped(self.draft.seed),
            self._type_seed,
            size=27,
            role="display_semibold",
            most=SEED_DIGITS + 12,
            allowed="0123456789 ",
            tooltip=t("setup.seed.tip"),
        )
        dice = Button((x + 268, y + 72, 60, 56), icon="perspective-dice-six-faces-random", tooltip=t("setup.seed.roll"))
        dice.icon_size = 36
        dice.on_click = self._roll
        return [field, dice]

    def row(self, index: int) -> pygame.FRect:
        """Where a seat's row lies."""
        return pygame.FRect(SEATS.x + 14, SEATS.y + ROW_TOP + index * self.pitch, SEATS.w - 28, self.pitch - ROW_GAP)

    @property
    def pitch(self) -> float:
        """The height of a row with its gap: less where more than four can play."""
        return min(ROW_HEIGHT + ROW_GAP, (SEATS.h - ROW_TOP - 8) / max(self.game.players))

    # ------------------------------------------------------------------ changes

    def _set_count(self, count: object) -> None:
        self.draft.set_count(int(str(count)))
        self.rebuild()

    def _look(self, index: int) -> Setter:
        def change(value: object) -> None:
            self.draft.seats[index].look = str(value)
            self.rebuild()

        return change

    def _kind(self, index: int) -> Setter:
        def change(value: object) -> None:
            self.draft.set_kind(index, str(value), self.app.settings.player_name)
            self.rebuild()

        return change

    def _face(self, index: int) -> Action:
        def change() -> None:
            self.draft.next_face(index)
            self.rebuild()

        return change

    def _level(self, index: int) -> Setter:
        def change(value: object) -> None:
            self.draft.seats[index].level = str(value)

        return change

    def _style(self, index: int) -> Setter:
        def change(value: object) -> None:
            self.draft.seats[index].style = str(value)

        return change

    def _roll(self) -> None:
        self.app.audio.play("shuffle")
        self.draft.roll()
        self.rebuild()

    def _type_seed(self, words: str) -> None:
        digits = "".join(char for char in words if char.isdigit())[:18]
        if digits:
            self.draft.seed = int(digits)
            self.repaint()

    # ------------------------------------------------------------------ ways out

    def open_rules(self) -> None:
        """Shows how the game is played."""
        from game.scenes.rules import RulesScene

        self.app.push(RulesScene(self.app, self.game.id))

    def open_settings(self) -> None:
        """Shows the settings."""
        from game.scenes.settings import SettingsScene

        self.app.push(SettingsScene(self.app))

    def start(self) -> None:
        """Begins the game, and remembers how it was set up."""
        from game.scenes.table import TableScene

        settings, setup = self.app.settings, self.draft.setup()
        first = next((seat for seat in self.draft.taking_part if seat.human and seat.typed), None)
        if first is not None:
            settings.player_name = first.name
        kept = {**settings.setups, self.game.id: remembered(self.draft)}
        changed = kept != settings.setups
        settings.setups = kept
        self.app.replace(TableScene(self.app, Match(setup)))
        if changed:
            self.app.save_settings()

    # ------------------------------------------------------------------ picture

    def paint(self, surface: pygame.Surface) -> None:
        view, game = self.app.view, self.game
        furniture.ground(surface)
        furniture.header(surface, view, dressing.title(game.id), t("setup.subtitle"), dressing.title_role(game.id))
        self._paint_game(surface)
        furniture.panel(surface, view, SEATS, seed=51)
        x, y = SEATS.x, SEATS.y
        text.draw(surface, view, t("setup.seats"), (x + 26, y + 38), "title", 30, room=260)
        wide = max(120.0, 76.0 * len(game.players))
        text.draw(surface, view, t("setup.players"), (SEATS.right - 34 - wide, y + 38), "body", 17, palette.MUTED, "rm")
        for key, left in (("name", NAME), ("who", WHO), ("level", LEVEL), ("style", STYLE)):
            text.draw(
                surface, view, t(f"setup.column.{key}"), (x + left + 2, y + 88), "body", 17, palette.MUTED, room=138
            )
        for i, seat in enumerate(self.draft.seats):
            self._paint_row(surface, i, i < self.draft.count, seat.human, seat.look)
        self.rules.paint(surface)
        self._paint_seed(surface)

    def _paint_game(self, surface: pygame.Surface) -> None:
        view, game = self.app.view, self.game
        title, under = dressing.title(game.id), dressing.subtitle(game.id)
        furniture.draw_box(surface, view, pygame.FRect(34, 105, 262, 362), game.id, title, under)
        y = 496
        paint.draw_icon(surface, view, "meeple", (46, y), 24, palette.BRASS)
        place = text.draw(surface, view, dressing.players_range(game), (66, y), "title", 23)
        paint.draw_icon(surface, view, "hourglass", (place.right + 34, y), 21, palette.BRASS)
        text.draw(surface, view, dressing.minutes_range(game), (place.right + 52, y), "title", 23, room=150)
        blurb = t(f"game.{game.id}.blurb")
        y = int(text.paragraph(surface, view, blurb, (34, 538), 286, "body", 17.5, palette.MUTED, leading=1.54, most=7))
        words = t("game.by", designer=game.designer, year=game.year)
        colour = palette.rgb("#9c8a6e")
        text.paragraph(surface, view, words, (34, y + 16), 280, "display_italic", 20, colour, leading=1.2, most=2)

    def _paint_row(self, surface: pygame.Surface, index: int, used: bool, human: bool, look: str) -> None:
        view, rect = self.app.view, self.row(index)
        if not used:
            furniture.row(surface, view, rect)
            device = view.rect(*rect)
            veil = pygame.Surface(device.size, pygame.SRCALPHA)
            veil.fill((0x2F, 0x23, 0x1A, 150))
            surface.blit(veil, device)
            text.draw(surface, view, t("setup.empty_seat"), rect.center, "display_italic", 21, palette.QUIET, "cm")
            return
        furniture.row(surface, view, rect, human, look)
        if human:
            place = (SEATS.x + LEVEL + 4, rect.centery)
            text.draw(surface, view, t("setup.at_this_screen"), place, "body", 17.5, palette.MUTED, room=310)

    def _paint_seed(self, surface: pygame.Surface) -> None:
        view = self.app.view
        furniture.panel(surface, view, SEED, seed=71)
        x, y = SEED.x, SEED.y
        place = text.draw(surface, view, t("setup.seed"), (x + 26, y + 38), "title", 26)
        text.draw(surface, view, t("setup.seed.note"), (place.right + 14, y + 39), "body", 17, palette.MUTED, room=390)
        text.draw(surface, view, t("setup.order"), (SEED.right - 24, y + 39), "body", 17, palette.MUTED, "rm", room=220)
        order = self.draft.order()
        step = min(84.0, 360.0 / max(1, len(order)))
        left = SEED.right - 44 - step * (len(order) - 1)
        for place_in_order, seat in enumerate(order):
            middle = (left + step * place_in_order, y + 100)
            seats.token(surface, view, self.draft.seats[seat].look, middle, 40)
            if place_in_order:
                paint.chevron(surface, view, (middle[0] - step / 2, middle[1]), 12, paint.FAINT, "right")

    def option_changed(self, option: Option, value: object) -> None:
        """The rules panel changed an option."""
        self.draft.options[option.name] = value  # type: ignore[assignment]
        self.rebuild()


def is_start(widget: Widget) -> bool:
    """Whether the widget is the button that starts the game."""
    return isinstance(widget, Button) and widget.style == "brass"


if TYPE_CHECKING:
    from collections.abc import Callable

    Setter = Callable[[object], None]
    Action = Callable[[], None]
