"""A chosen value that opens a list of the others."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game import text
from game.art import materials, palette
from game.art.palette import Colour
from game.view import HEIGHT, WIDTH, View
from game.widgets import paint
from game.widgets.base import ACTIVATE, Box
from game.widgets.buttons import Choice, Chooser

CROWNS = 4


class Dropdown(Chooser):
    """A well that shows the chosen value and opens a floating list.

    Enter, space or a click opens it; up and down move, Enter takes, Esc or a click elsewhere closes without a change.
    """

    radius = 7

    def __init__(
        self,
        rect: Box,
        choices: Sequence[Choice],
        value: object,
        on_change: Callable[[object], None],
        *,
        size: float = 22,
        tooltip: str = "",
        list_width: float = 0,
    ) -> None:
        super().__init__(rect, choices, value, on_change, size=size, tooltip=tooltip)
        self.list_width = max(list_width, self.rect.w)
        self.hot = 0

    @property
    def row_height(self) -> float:
        """The height of a line of the open list."""
        return 68 if any(choice.note for choice in self.choices) else 50

    def list_rect(self) -> pygame.FRect:
        """Where the open list lies: below, or above where there is no room."""
        h = self.row_height * len(self.choices) + 12
        x = min(max(8.0, self.rect.x), WIDTH - self.list_width - 8)
        y = self.rect.bottom + 6
        if y + h > HEIGHT - 8:
            y = max(8.0, self.rect.y - 6 - h)
        return pygame.FRect(x, y, self.list_width, h)

    def open(self) -> None:
        """Opens the list."""
        self.grabs = True
        self.hot = self.index()

    def close(self) -> None:
        """Closes the list."""
        self.grabs = False

    def blur(self) -> None:
        super().blur()
        self.close()

    def _take(self, index: int) -> None:
        self.close()
        self.choose(index)

    def _row_at(self, point: tuple[float, float]) -> int | None:
        area = self.list_rect()
        if not area.collidepoint(point):
            return None
        return max(0, min(len(self.choices) - 1, int((point[1] - area.y - 6) / self.row_height)))

    def handle(self, event: pygame.event.Event, view: View) -> bool:
        if not self.enabled:
            return False
        if self.grabs:
            return self._handle_open(event, view)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self.open()
            return True
        if event.type == pygame.KEYDOWN and event.key in ACTIVATE:
            self.open()
            return True
        return False

    def _handle_open(self, event: pygame.event.Event, view: View) -> bool:
        if event.type == pygame.MOUSEMOTION:
            row = self._row_at(view.point(event.pos))
            if row is not None:
                self.hot = row
            return True
        if event.type == pygame.MOUSEBUTTONDOWN:
            row = self._row_at(view.point(event.pos))
            if row is None:
                self.close()
            else:
                self._take(row)
            return True
        if event.type == pygame.KEYDOWN:
            self._key_open(event.key)
            return True
        return event.type in (pygame.MOUSEBUTTONUP, pygame.MOUSEWHEEL, pygame.KEYUP, pygame.TEXTINPUT)

    def _key_open(self, key: int) -> None:
        if key in (pygame.K_UP, pygame.K_DOWN):
            self.hot = (self.hot + (1 if key == pygame.K_DOWN else -1)) % len(self.choices)
        elif key in ACTIVATE:
            self._take(self.hot)
        elif key in (pygame.K_ESCAPE, pygame.K_TAB):
            self.close()

    def draw(self, surface: pygame.Surface, view: View) -> None:
        ground = palette.rgb("#2a1f16") if self.hovered and self.enabled else palette.WELL
        paint.draw_well(surface, view, self.rect, 7, ground)
        if not self.choices:
            return
        inside = pygame.FRect(self.rect.x + 12, self.rect.y, self.rect.w - 12 - 34, self.rect.h)
        draw_choice(surface, view, inside, self.choices[self.index()], self.size, palette.CREAM, False)
        paint.chevron(surface, view, (self.rect.right - 20, self.rect.centery))

    def draw_over(self, surface: pygame.Surface, view: View) -> None:
        if not self.grabs:
            return
        area = self.list_rect()
        paint.draw_plate(surface, view, area)
        for i, choice in enumerate(self.choices):
            row = pygame.FRect(area.x + 6, area.y + 6 + i * self.row_height, area.w - 12, self.row_height)
            chosen = choice.value == self.value
            if i == self.hot:
                device = view.rect(*row)
                surface.blit(materials.row(device.w, device.h, view.px(6), lit=True), device)
            inside = pygame.FRect(row.x + 12, row.y, row.w - 24, row.h)
            draw_choice(surface, view, inside, choice, self.size, palette.GLOW if chosen else palette.CREAM, True)


def draw_choice(
    surface: pygame.Surface,
    view: View,
    inside: pygame.FRect,
    choice: Choice,
    size: float,
    colour: Colour,
    note: bool,
) -> None:
    """A choice with its icon at the left, its words, and crowns or its note below them."""
    x, room = inside.x, inside.w
    if choice.icon:
        paint.draw_icon(surface, view, choice.icon, (x + 13, inside.centery), 26, palette.BRASS)
        x, room = x + 36, room - 36
    shows_note = note and bool(choice.note)
    y = inside.centery
    if choice.crowns >= 0 and not shows_note:
        y -= 12
        paint.draw_crowns(surface, view, (x, inside.centery + 14), choice.crowns)
    elif shows_note:
        y -= 13
        text.draw(surface, view, choice.note, (x, inside.centery + 14), "body", 16.5, palette.MUTED, room=room)
        if choice.crowns >= 0:
            paint.draw_crowns(surface, view, (inside.right - CROWNS * 21, y), choice.crowns)
            room -= CROWNS * 21 + 8
    text.draw(surface, view, choice.words, (x, y), "display", size, colour, room=room)
