"""Things to press: buttons with words and icons, segmented choices, switches, sliders."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from game import text
from game.art import controls, palette
from game.art.palette import Colour
from game.view import View
from game.widgets import paint
from game.widgets.base import ACTIVATE, Box, Widget


class Button(Widget):
    """A button with words, an icon or both. Styles: wood, brass (the one that matters), quiet, plain (only words).

    `on` keeps it lit (something it opened is open); `turn` rotates the icon by degrees.
    """

    def __init__(
        self,
        rect: Box,
        words: str = "",
        on_click: Callable[[], None] | None = None,
        *,
        icon: str = "",
        style: str = "wood",
        size: float = 21,
        icon_size: float = 0,
        tooltip: str = "",
        enabled: bool = True,
        turn: int = 0,
        radius: float = 8,
    ) -> None:
        super().__init__(rect, tooltip)
        self.words = words
        self.icon = icon
        self.style = style
        self.size = size
        self.icon_size = icon_size or (size * 1.2 if words else self.rect.h * 0.56)
        self.on_click = on_click
        self.enabled = enabled
        self.turn = turn
        self.radius = radius
        self.on = False
        self.pressed = False

    def click(self) -> None:
        """Does what the button is for."""
        if self.enabled and self.on_click is not None:
            self.on_click()

    def handle(self, event: pygame.event.Event, view: View) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self.enabled:
            self.pressed = self.grabs = True
            return True
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1 and self.pressed:
            self.pressed = self.grabs = False
            if self.hit(view.point(event.pos)):
                self.click()
            return True
        if event.type == pygame.KEYDOWN and event.key in ACTIVATE and self.enabled:
            self.click()
            return True
        return False

    @property
    def state(self) -> str:
        """How the face looks now."""
        if not self.enabled:
            return "disabled"
        if self.pressed:
            return "pressed"
        return "hover" if self.hovered or self.on else "normal"

    def draw(self, surface: pygame.Surface, view: View) -> None:
        colour = paint.draw_button(surface, view, self.rect, self.radius, self.style, self.state)
        dip = 1.0 if self.state == "pressed" else 0.0
        x, y = self.rect.centerx, self.rect.centery + dip
        if not self.words:
            self._draw_icon(surface, view, x, y, colour)
            return
        gap = self.size * 0.4
        room = self.rect.w - 20 - (self.icon_size + gap if self.icon else 0)
        words, size = text.fit(view, self.words, "display_bold", self.size, room)
        wide = text.width(view, words, "display_bold", size)
        left = x - (wide + (self.icon_size + gap if self.icon else 0)) / 2
        if self.icon:
            self._draw_icon(surface, view, left + self.icon_size / 2, y, colour)
            left += self.icon_size + gap
        if self.style == "brass" and self.enabled:
            text.draw(surface, view, words, (left, y + 1), "display_bold", size, (0xE6, 0xC8, 0x84), "lm", alpha=120)
        shadow = 0 if self.style == "brass" or not self.enabled else 130
        text.draw(surface, view, words, (left, y), "display_bold", size, colour, "lm", shadow=shadow)

    def _draw_icon(self, surface: pygame.Surface, view: View, x: float, y: float, colour: Colour) -> None:
        paint.draw_icon(surface, view, self.icon, (x, y), self.icon_size, colour, self.turn)


class IconButton(Button):
    """A square button with an icon and, since an icon can be misread, always a tooltip."""

    def __init__(
        self,
        rect: Box,
        icon: str,
        on_click: Callable[[], None] | None,
        tooltip: str,
        *,
        style: str = "wood",
        turn: int = 0,
    ) -> None:
        super().__init__(rect, "", on_click, icon=icon, style=style, tooltip=tooltip, turn=turn)


@dataclass(frozen=True)
class Choice:
    """One thing to choose: its value, words, an icon, a number of crowns, and a sentence about it."""

    value: object
    words: str = ""
    icon: str = ""
    crowns: int = -1
    note: str = ""


class Chooser(Widget):
    """One of several choices is chosen; `on_change` is told of another."""

    def __init__(
        self,
        rect: Box,
        choices: Sequence[Choice],
        value: object,
        on_change: Callable[[object], None],
        *,
        size: float,
        tooltip: str = "",
    ) -> None:
        super().__init__(rect, tooltip)
        self.choices = tuple(choices)
        self.value = value
        self.on_change = on_change
        self.size = size

    def index(self) -> int:
        """The place of the chosen value."""
        return next((i for i, choice in enumerate(self.choices) if choice.value == self.value), 0)

    def choose(self, index: int) -> None:
        """Chooses by place; tells only of a change."""
        index = max(0, min(len(self.choices) - 1, index))
        if self.choices[index].value != self.value:
            self.value = self.choices[index].value
            self.on_change(self.value)


class Segmented(Chooser):
    """A row of choices, one of them chosen. Left and right change it; `quiet` shows it without force."""

    def __init__(
        self,
        rect: Box,
        choices: Sequence[Choice],
        value: object,
        on_change: Callable[[object], None],
        *,
        size: float = 19,
        quiet: bool = False,
        tooltip: str = "",
    ) -> None:
        super().__init__(rect, choices, value, on_change, size=size, tooltip=tooltip)
        self.quiet = quiet
        self.hot = -1

    def handle(self, event: pygame.event.Event, view: View) -> bool:
        if not self.enabled:
            return False
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self.choose(self._at(view.point(event.pos)[0]))
            return True
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            self.choose(self.index() + (1 if event.key == pygame.K_RIGHT else -1))
            return True
        if event.type == pygame.KEYDOWN and event.key in ACTIVATE:
            self.choose((self.index() + 1) % len(self.choices))
            return True
        return False

    def _at(self, x: float) -> int:
        return int((x - self.rect.x - 4) / ((self.rect.w - 8) / len(self.choices)))

    def draw(self, surface: pygame.Surface, view: View) -> None:
        paint.draw_well(surface, view, self.rect, 8, paint.SLOT)
        wide = (self.rect.w - 8) / len(self.choices)
        chosen = self.index()
        for i, choice in enumerate(self.choices):
            cell = pygame.FRect(self.rect.x + 4 + i * wide, self.rect.y + 4, wide, self.rect.h - 8)
            self._draw_cell(surface, view, cell, choice, i == chosen)

    def _draw_cell(self, surface: pygame.Surface, view: View, cell: pygame.FRect, choice: Choice, chosen: bool) -> None:
        if chosen:
            device = view.rect(*cell)
            paint.layer(surface, controls.segment(device.w, device.h, self.quiet, self.hovered), device)
            colour = palette.MUTED if self.quiet else palette.BRASS_INK
        else:
            colour = palette.QUIET if self.quiet else palette.rgb("#d6c8ae")
        icon_size = self.size * 1.2 if choice.icon else 0.0
        gap = 6.0 if choice.icon and choice.words else 0.0
        room = cell.w - 10 - icon_size - gap
        words, size = text.fit(view, choice.words, "display_bold", self.size, room) if choice.words else ("", 1.0)
        wide = text.width(view, words, "display_bold", size) if words else 0.0
        left = cell.centerx - (icon_size + gap + wide) / 2
        if choice.icon:
            paint.draw_icon(surface, view, choice.icon, (left + icon_size / 2, cell.centery), icon_size, colour)
        if words:
            text.draw(surface, view, words, (left + icon_size + gap, cell.centery), "display_bold", size, colour, "lm")


class Switch(Widget):
    """On or off: a brass knob in a slot. Enter or space turns it."""

    radius = 16
    SIZE = (62, 32)

    def __init__(
        self, pos: tuple[float, float], value: bool, on_change: Callable[[bool], None], *, tooltip: str = ""
    ) -> None:
        super().__init__((*pos, *self.SIZE), tooltip)
        self.value = value
        self.on_change = on_change
        self.quiet = False

    def handle(self, event: pygame.event.Event, view: View) -> bool:  # noqa: ARG002
        if not self.enabled:
            return False
        pressed = event.type == pygame.MOUSEBUTTONDOWN and event.button == 1
        if pressed or (event.type == pygame.KEYDOWN and event.key in ACTIVATE):
            self.value = not self.value
            self.on_change(self.value)
            return True
        return False

    def draw(self, surface: pygame.Surface, view: View) -> None:
        device = view.rect(*self.rect)
        paint.layer(surface, controls.switch(self.value, self.quiet or not self.enabled), device)


class Slider(Widget):
    """A number from 0 to `most`, on a brass rail. Left and right change it by `step`."""

    radius = 14

    def __init__(
        self,
        rect: Box,
        value: int,
        on_change: Callable[[int], None],
        *,
        most: int = 100,
        step: int = 5,
        tooltip: str = "",
    ) -> None:
        super().__init__(rect, tooltip)
        self.value = value
        self.most = most
        self.step = step
        self.on_change = on_change

    def set(self, value: float) -> None:
        """Takes the nearest allowed value; tells only of a change."""
        whole = max(0, min(self.most, round(value)))
        if whole != self.value:
            self.value = whole
            self.on_change(whole)

    def handle(self, event: pygame.event.Event, view: View) -> bool:
        if not self.enabled:
            return False
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self.grabs = True
            self._follow(view.point(event.pos)[0])
            return True
        if event.type == pygame.MOUSEMOTION and self.grabs:
            self._follow(view.point(event.pos)[0])
            return True
        if event.type == pygame.MOUSEBUTTONUP and self.grabs:
            self.grabs = False
            return True
        if event.type == pygame.MOUSEWHEEL and self.hovered:
            self.set(self.value + self.step * event.y)
            return True
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            self.set(self.value + (self.step if event.key == pygame.K_RIGHT else -self.step))
            return True
        return False

    def _follow(self, x: float) -> None:
        self.set((x - self.rect.x - 14) / (self.rect.w - 28) * self.most)

    def draw(self, surface: pygame.Surface, view: View) -> None:
        rail = pygame.FRect(self.rect.x, self.rect.centery - 6, self.rect.w, 12)
        paint.draw_well(surface, view, rail, 6, paint.SLOT)
        place = self.rect.x + 14 + (self.rect.w - 28) * self.value / max(1, self.most)
        if self.value and self.enabled:
            done = view.rect(self.rect.x + 2, self.rect.centery - 4, place - self.rect.x - 2, 8)
            surface.blit(controls.bar(done.w, done.h, palette.BRASS), done)
        side = view.px(28)
        handle = controls.knob(side) if self.enabled else controls.knob(side, palette.QUIET)
        paint.centred_layer(surface, view, handle, side, (place, self.rect.centery))
