"""The wide drawer of the cabinet: the game that is waiting, with a picture of its table."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import pygame

from engine.api import State
from engine.savefile import Peek, SaveError
from game import text
from game.art import materials, palette
from game.art.surfaces import shadow_of, unit
from game.saves import Entry
from game.scenes import dressing, seats
from game.scenes.drawers import draw_drawer
from game.scenes.when import moment, number
from game.text import t
from game.view import View
from game.widgets import paint
from game.widgets.buttons import Button

if TYPE_CHECKING:
    from game.app import App

PICTURE = (226.0, 131.7)


class ContinueDrawer(Button):
    """Shows the newest game that can be gone on with; pressed, the table opens.

    The picture is drawn after the first frame, so that the cabinet opens at once.
    """

    radius = 4

    def __init__(self, rect: pygame.FRect, app: App, entry: Entry | None) -> None:
        super().__init__((rect.x, rect.y, rect.w, rect.h), "", self.resume, enabled=entry is not None, radius=4)
        self.app = app
        self.entry = entry
        self.peek: Peek | None = entry.peek if entry is not None else None
        self.position: State | None = self.peek.state() if self.peek is not None else None
        self.drawn = False
        self.picture: pygame.Surface | None = None
        self.ticks = entry is not None

    def resume(self) -> None:
        """Opens the table."""
        if self.entry is not None:
            resume(self.app, self.entry)

    def update(self, dt: float) -> bool:  # noqa: ARG002
        if not self.drawn or not self.ticks or self.peek is None or self.position is None:
            return False
        self.ticks = False
        view = self.app.view
        from game.scenes.miniature import miniature

        try:
            frame = view.rect(0, 0, *PICTURE)
            self.picture = miniature(view, self.peek.setup, self.position, frame.w, frame.h)
        except Exception:
            logging.getLogger("cabinet").exception("the picture of a saved table could not be drawn")
        return True

    # ------------------------------------------------------------------ picture

    def draw(self, surface: pygame.Surface, view: View) -> None:
        self.drawn = True
        lit = self.enabled and (self.hovered or self.focused)
        draw_drawer(surface, view, self.rect, lit)
        if self.peek is None or self.position is None:
            x, y = self.rect.centerx, self.rect.centery
            text.draw(surface, view, t("select.nothing"), (x, y - 16), "title", 27, palette.MUTED, "cm")
            room = self.rect.w - 80
            text.draw(surface, view, t("select.nothing.note"), (x, y + 20), "body", 17, palette.QUIET, "cm", room=room)
            return
        self._draw_table(surface, view)
        self._draw_words(surface, view, self.peek, self.position)
        state = "pressed" if self.pressed else "hover" if lit else "normal"
        rect = pygame.FRect(self.rect.right - 184, self.rect.centery - 31, 154, 62)
        colour = paint.draw_button(surface, view, rect, 8, "brass", state)
        words, size = text.fit(view, t("select.continue"), "display_bold", 25, rect.w - 60)
        wide = text.width(view, words, "display_bold", size)
        left = rect.centerx - (wide + 31) / 2
        paint.draw_icon(surface, view, "play-button", (left + 11, rect.centery), 22, colour)
        text.draw(surface, view, words, (left + 31, rect.centery), "display_bold", size, colour)

    def _draw_table(self, surface: pygame.Surface, view: View) -> None:
        x, y = self.rect.x + 32, self.rect.centery - PICTURE[1] / 2
        outer = view.rect(x - 6, y - 6, PICTURE[0] + 12, PICTURE[1] + 12)
        brass = materials.brass_body(outer.w, outer.h, view.px(3))
        shadow_of(brass, unit(5), 200, (unit(2), unit(4))).draw(surface, outer.topleft)
        surface.blit(brass, outer)
        inner = view.rect(x, y, *PICTURE)
        if self.picture is None:
            surface.fill(palette.WELL, inner)
        else:
            surface.blit(pygame.transform.smoothscale(self.picture, inner.size), inner)
        pygame.draw.rect(surface, palette.rgb("#3a280c"), inner.inflate(2, 2), 1)

    def _draw_words(self, surface: pygame.Surface, view: View, peek: Peek, state: State) -> None:
        x, y = self.rect.x + 32 + PICTURE[0] + 30, self.rect.y
        room = self.rect.right - 200 - x
        game = peek.setup.game
        role = dressing.title_role(game)
        text.draw(surface, view, dressing.title(game), (x, y + 43), role, 30, palette.CREAM, shadow=160, room=room)
        text.draw(surface, view, waiting(peek, state), (x, y + 78), "body", 18, palette.GLOW, room=room)
        order = state.turn_order()
        pitch = min(78.0, room / len(order))
        for i, seat in enumerate(order):
            left = x + i * pitch
            seats.token(surface, view, peek.setup.seats[seat].look, (left + 13, y + 112), 26)
            score = number(state.scores()[seat])
            text.draw(surface, view, score, (left + 31, y + 111), "title", 23, room=pitch - 33)
        text.draw(surface, view, moment(peek.times.saved), (x, y + 146), "body", 17, palette.MUTED, room=room)


def waiting(peek: Peek, state: State) -> str:
    """Whose turn it is in a saved game."""
    when = dressing.round_words(peek.setup.game, state.round)
    seat = peek.setup.seats[state.current_player]
    persons = [other for other in peek.setup.seats if other.kind == "human"]
    if seat.kind == "human" and len(persons) == 1:
        return t("select.round_yours", round=when)
    return t("select.round_of", round=when, name=seat.name)


def resume(app: App, entry: Entry) -> None:
    """Opens a saved game at the table, or says why that cannot be."""
    try:
        match = app.saves.read(entry)
    except SaveError as error:
        app.alert(t(error.key, **error.facts))
        return
    if match.over:
        from game.scenes.results import ResultsScene

        app.push(ResultsScene(app, match))
        return
    from game.scenes.table import TableScene

    app.push(TableScene(app, match))
