"""The base of all menus: a backdrop drawn once, widgets over it, Esc leads back."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.scenes.base import NEVER, Scene
from game.widgets.base import ACTIVATE, Group, Widget, takes_focus
from game.widgets.buttons import Button
from game.widgets.entry import TextEntry
from game.widgets.scroll import ScrollPane

if TYPE_CHECKING:
    from game.app import App

TICK = 1 / 30


class Menu(Scene):
    """A scene of widgets. Subclasses give `build` (the widgets, in Tab order) and `paint` (what lies under them)."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.group = Group()
        self._backdrop: pygame.Surface | None = None
        self._opened = False

    def build(self) -> list[Widget]:
        """The widgets, in the order of the Tab key."""
        return []

    def paint(self, surface: pygame.Surface) -> None:
        """Draws all that does not change until the next `rebuild`."""

    def first_focus(self, widgets: list[Widget]) -> int:  # noqa: ARG002
        """Which of the widgets has the keyboard when the scene opens."""
        return 0

    def back(self) -> None:
        """What Esc does."""
        self.app.pop()

    # ------------------------------------------------------------------ scene

    def layout(self) -> None:
        keep = self.group.focus_index() if self._opened else None
        widgets = self.build()
        self.group.reset(widgets, keep if self._opened else self.first_focus(widgets))
        self._opened = True
        self._backdrop = None
        self.dirty = True

    def rebuild(self) -> None:
        """Lays out anew after a change, the focus staying where it is."""
        self.layout()

    def repaint(self) -> None:
        """Draws the backdrop anew."""
        self._backdrop = None
        self.dirty = True

    def handle(self, event: pygame.event.Event) -> bool:
        used = self.group.handle(event, self.app.view)
        if not used and event.type == pygame.KEYDOWN:
            used = self._key(event.key)
        if used and is_press(event) and not isinstance(self.group.focused, TextEntry):
            self.app.audio.play("click", 0.7)
        if event.type == pygame.MOUSEMOTION:
            self.app.show_pointer(pointer_over(self.group.hovered))
        self._observe()
        return used

    def _key(self, key: int) -> bool:
        """Esc leads back; Enter, where nothing has the focus, presses the button that matters."""
        if key == pygame.K_ESCAPE:
            self.back()
            return True
        chief = next((w for w in self.group.widgets if isinstance(w, Button) and w.style == "brass"), None)
        if key in (pygame.K_RETURN, pygame.K_KP_ENTER) and self.group.focused is None and chief is not None:
            chief.click()
            return True
        return False

    def leave(self) -> None:
        self.group.set_focus(None)
        self.app.show_pointer(pygame.SYSTEM_CURSOR_ARROW)

    def update(self, dt: float) -> None:
        if self.group.update(dt):
            self.dirty = True
        self._observe()

    def _observe(self) -> None:
        self.dirty = self.dirty or self.group.dirty
        self.wake = TICK if self.group.waits else NEVER

    def draw(self, surface: pygame.Surface) -> None:
        if self._backdrop is None or self._backdrop.get_size() != surface.get_size():
            self._backdrop = pygame.Surface(surface.get_size(), 0, surface)
            self.paint(self._backdrop)
        surface.blit(self._backdrop, (0, 0))
        self.group.draw(surface, self.app.view)


def is_press(event: pygame.event.Event) -> bool:
    """Whether the event presses what it is meant for."""
    if event.type == pygame.MOUSEBUTTONDOWN:
        return bool(event.button == 1)
    return event.type == pygame.KEYDOWN and event.key in ACTIVATE


def pointer_over(widget: Widget | None) -> int:
    """The mouse pointer for what is under it."""
    if widget is None or not takes_focus(widget):
        return pygame.SYSTEM_CURSOR_ARROW
    if isinstance(widget, TextEntry):
        return pygame.SYSTEM_CURSOR_IBEAM
    return pygame.SYSTEM_CURSOR_ARROW if isinstance(widget, ScrollPane) else pygame.SYSTEM_CURSOR_HAND


class Overlay(Menu):
    """A menu over another scene: what lies below is darkened and seen through."""

    overlay = True

    def draw(self, surface: pygame.Surface) -> None:
        veil = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
        veil.fill((12, 7, 3, 165))
        surface.blit(veil, (0, 0))
        self.paint(surface)
        self.group.draw(surface, self.app.view)
