"""The saved games: a list, what each one holds, damaged ones with what is wrong with them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from engine.match import HUMAN
from engine.savefile import Peek, SaveError
from game import text
from game.art import materials, palette
from game.saves import AUTO, Entry
from game.scenes import dressing, furniture, seats
from game.scenes.continuing import resume
from game.scenes.dialog import confirm
from game.scenes.menu import Menu
from game.scenes.when import moment, number, span
from game.text import t
from game.view import View
from game.widgets import paint
from game.widgets.base import ACTIVATE, Box, Widget
from game.widgets.buttons import Button, IconButton
from game.widgets.scroll import ScrollPane

if TYPE_CHECKING:
    from game.app import App

LIST = pygame.FRect(34, 92, 1010, 776)
DETAIL = pygame.FRect(1064, 92, 502, 776)
ROW = 92.0


class LoadScene(Menu):
    """Lists the saves and opens, or throws away, the chosen one."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.entries: list[Entry] = app.saves.list()
        self.chosen = 0

    def build(self) -> list[Widget]:
        inside = (LIST.x + 20, LIST.y + 20, LIST.w - 32, LIST.h - 40)
        saves = SaveList(inside, self.entries, self.chosen, self._choose, self._open_chosen)
        back = IconButton((24, 10, 46, 44), "plain-arrow", self.back, t("menu.back"), turn=-90)
        return [back, saves, *self._actions()]

    def first_focus(self, widgets: list[Widget]) -> int:  # noqa: ARG002
        return 1

    @property
    def entry(self) -> Entry | None:
        """The chosen save."""
        return self.entries[self.chosen] if self.entries else None

    def _actions(self) -> list[Widget]:
        entry = self.entry
        if entry is None:
            return []
        x, wide = DETAIL.x + 30, DETAIL.w - 60
        widgets: list[Widget] = []
        y = DETAIL.bottom - 30 - 62
        widgets.append(Button((x, y, wide, 56), t("load.delete"), self._delete, icon="trash-can", size=22))
        if entry.ok:
            words, icon = (t("load.look"), "laurels") if entry.over else (t("load.open"), "play-button")
            y -= 84
            widgets.insert(0, Button((x, y, wide, 70), words, self._open_chosen, icon=icon, style="brass", size=28))
        elif entry.backups:
            y -= 84
            words = t("load.backup", age=entry.backups[0].age)
            act = self._opener(entry.backups[0])
            widgets.insert(0, Button((x, y, wide, 70), words, act, icon="backward-time", style="brass", size=26))
        return widgets

    # ------------------------------------------------------------------ changes

    def _choose(self, index: int) -> None:
        self.chosen = index
        self.rebuild()

    def _opener(self, entry: Entry) -> Callable[[], None]:
        return lambda: resume(self.app, entry)

    def _open_chosen(self) -> None:
        entry = self.entry
        if entry is not None and entry.ok:
            resume(self.app, entry)
        elif entry is not None and entry.backups:
            resume(self.app, entry.backups[0])

    def _delete(self) -> None:
        self.app.push(confirm(self.app, t("load.delete.sure"), t("load.delete"), self._really_delete, icon="trash-can"))

    def _really_delete(self) -> None:
        entry = self.entry
        if entry is None:
            return
        try:
            self.app.saves.delete(entry)
        except SaveError as error:
            self.app.alert(t(error.key, **error.facts))
        self._read()

    def _read(self) -> None:
        self.entries = self.app.saves.list()
        self.chosen = max(0, min(self.chosen, len(self.entries) - 1))
        self.rebuild()

    def enter(self) -> None:
        self._read()

    # ------------------------------------------------------------------ picture

    def paint(self, surface: pygame.Surface) -> None:
        view = self.app.view
        furniture.ground(surface)
        furniture.header(surface, view, t("load.title"), t("load.subtitle"), "title")
        furniture.panel(surface, view, LIST, seed=19)
        furniture.panel(surface, view, DETAIL, seed=27)
        entry = self.entry
        if entry is None:
            text.draw(surface, view, t("load.none"), LIST.center, "display_italic", 26, palette.MUTED, "cm")
        elif entry.peek is not None:
            self._paint_whole(surface, entry, entry.peek)
        else:
            self._paint_damaged(surface, entry)

    def _paint_whole(self, surface: pygame.Surface, entry: Entry, peek: Peek) -> None:
        view, x, y, room = self.app.view, DETAIL.x + 30, DETAIL.y, DETAIL.w - 60
        game = peek.setup.game
        role = dressing.title_role(game)
        paint.gold_text(surface, view, dressing.title(game), (x, y + 48), role, 34, "lm", room=room)
        state = peek.state()
        words = t("load.over") if entry.over else dressing.round_words(game, state.round)
        line = f"{words} · {t('load.moves', count=len(peek.moves))}"
        text.draw(surface, view, line, (x, y + 88), "body", 18, palette.GLOW, room=room)
        top = y + 122
        for seat in state.turn_order():
            setup = peek.setup.seats[seat]
            rect = pygame.FRect(x, top, room, 62)
            furniture.row(surface, view, rect, False, setup.look)
            seats.token(surface, view, setup.look, (x + 40, top + 30), 36)
            who = t("setup.at_this_screen") if setup.kind == HUMAN else dressing.level_words(setup.spec.split(":")[0])
            text.draw(surface, view, setup.name, (x + 72, top + 21), "display", 22, room=260)
            text.draw(surface, view, who, (x + 72, top + 44), "body", 16.5, palette.MUTED, room=260)
            text.draw(
                surface, view, number(state.scores()[seat]), (rect.right - 18, top + 31), "title", 28, anchor="rm"
            )
            top += 70
        facts = [t("load.played", time=span(peek.times.played)), t("load.seed", seed=peek.setup.seed)]
        if peek.marked:
            facts.append(t("load.marked"))
        for fact in facts:
            text.draw(surface, view, fact, (x, top + 18), "body", 17, palette.MUTED, room=room)
            top += 28

    def _paint_damaged(self, surface: pygame.Surface, entry: Entry) -> None:
        view, x, y, room = self.app.view, DETAIL.x + 30, DETAIL.y, DETAIL.w - 60
        paint.draw_icon(surface, view, "hazard-sign", (DETAIL.centerx, y + 90), 84, palette.rgb("#c9553f"))
        text.draw(surface, view, t("load.damaged"), (DETAIL.centerx, y + 168), "title", 30, anchor="cm", room=room)
        bottom = text.paragraph(surface, view, problem(entry), (x, y + 220), room, "body", 18.5, palette.CREAM)
        key = "save.error.backup" if entry.backups else "save.error.no_backup"
        words = t(key, age=entry.backups[0].age if entry.backups else 0)
        bottom = text.paragraph(surface, view, words, (x, bottom + 14), room, "body", 18.5, palette.MUTED)
        text.draw(surface, view, entry.path.name, (x, bottom + 20), "body", 16.5, palette.QUIET, room=room)


def problem(entry: Entry) -> str:
    """What is wrong with a damaged save."""
    return t(entry.problem.key, **entry.problem.facts) if entry.problem is not None else ""


class SaveList(ScrollPane):
    """The saves one below the other. Up and down choose, Enter or a second click opens."""

    def __init__(
        self,
        rect: Box,
        entries: list[Entry],
        chosen: int,
        on_choose: Callable[[int], None],
        on_open: Callable[[], None],
    ) -> None:
        super().__init__(rect)
        self.entries = entries
        self.chosen = chosen
        self.on_choose = on_choose
        self.on_open = on_open
        self.content_height = ROW * len(entries)
        self.focusable = bool(entries)
        self.reveal(chosen * ROW, ROW)

    def handle(self, event: pygame.event.Event, view: View) -> bool:
        if event.type == pygame.KEYDOWN and self.entries:
            if event.key in (pygame.K_UP, pygame.K_DOWN):
                goal = self.chosen + (1 if event.key == pygame.K_DOWN else -1)
                if 0 <= goal < len(self.entries):
                    self.on_choose(goal)
                    return True
                return False
            if event.key in ACTIVATE:
                self.on_open()
                return True
        return super().handle(event, view)

    def click_content(self, x: float, y: float) -> bool:
        index = int(y // ROW)
        if not (0 <= x <= self.room and 0 <= index < len(self.entries)):
            return False
        if index == self.chosen:
            self.on_open()
        else:
            self.on_choose(index)
        return True

    def draw_content(self, surface: pygame.Surface, view: View) -> None:
        for i, entry in enumerate(self.entries):
            y = self.rect.y + i * ROW - self.top
            if y + ROW < self.rect.y or y > self.rect.bottom:
                continue
            rect = pygame.FRect(self.rect.x + 2, y + 3, self.room, ROW - 8)
            device = view.rect(*rect)
            surface.blit(materials.row(device.w, device.h, view.px(8), i == self.chosen), device)
            self._draw_entry(surface, view, rect, entry, i == self.chosen)

    def _draw_entry(self, surface: pygame.Surface, view: View, rect: pygame.FRect, entry: Entry, chosen: bool) -> None:
        x, y = rect.x + 22, rect.centery
        text.draw(
            surface, view, moment(entry.saved), (rect.right - 20, y - 15), "body", 17, palette.MUTED, "rm", room=270
        )
        by = t("load.auto") if entry.slot.startswith(AUTO) else t("load.named")
        text.draw(surface, view, by, (rect.right - 20, y + 16), "body", 16.5, palette.QUIET, "rm", room=270)
        if entry.peek is None:
            paint.draw_icon(surface, view, "hazard-sign", (x + 14, y), 34, palette.rgb("#c9553f"))
            text.draw(surface, view, t("load.damaged"), (x + 48, y - 15), "title", 23, palette.rgb("#e88476"), room=500)
            text.draw(surface, view, problem(entry), (x + 48, y + 16), "body", 16.5, palette.MUTED, room=560)
            return
        peek, state = entry.peek, entry.peek.state()
        title = dressing.title(peek.setup.game)
        colour = palette.GLOW if chosen else palette.CREAM
        role = dressing.title_role(peek.setup.game)
        place = text.draw(surface, view, title, (x, y - 16), role, 25, colour, room=360)
        words = t("load.over") if entry.over else dressing.round_words(peek.setup.game, state.round)
        text.draw(surface, view, words, (place.right + 14, y - 15), "display_italic", 20, palette.MUTED, room=240)
        left = x
        for seat in state.turn_order():
            setup = peek.setup.seats[seat]
            seats.token(surface, view, setup.look, (left + 11, y + 17), 22)
            words = f"{setup.name} {number(state.scores()[seat])}"
            left = (
                text.draw(surface, view, words, (left + 29, y + 17), "body", 16.5, palette.MUTED, room=130).right + 18
            )
