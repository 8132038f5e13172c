"""A field for words: pygame_gui's entry line in our own well, made only while somebody types."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING

import pygame

from game import text
from game.art import fonts, palette
from game.view import View
from game.widgets import paint
from game.widgets.base import Box, Widget

if TYPE_CHECKING:
    from pygame_gui import UIManager
    from pygame_gui.elements import UITextEntryLine

PADDING = 13


class TextEntry(Widget):
    """One line of text. While it has the keyboard a `UITextEntryLine` lies over the well; else the words are drawn.

    Enter or Tab keeps what was typed, Esc goes back to what was there. `on_change` is told of every change, `allowed`
    limits the characters, `most` their number.
    """

    radius = 7

    def __init__(
        self,
        rect: Box,
        value: str,
        on_change: Callable[[str], None],
        *,
        size: float = 23,
        role: str = "display",
        most: int = 20,
        allowed: str = "",
        placeholder: str = "",
        tooltip: str = "",
    ) -> None:
        super().__init__(rect, tooltip)
        self.value = value
        self.on_change = on_change
        self.size = size
        self.role = role
        self.most = most
        self.allowed = allowed
        self.placeholder = placeholder
        self._before = value
        self._line: UITextEntryLine | None = None
        self._manager: UIManager | None = None
        self._wide = False

    # ------------------------------------------------------------------ the line that is typed into

    def _open(self, view: View, cursor: int | None = None) -> None:
        import pygame_gui

        self._wide = text.language() == "zh-TW" or any(text.is_wide(char) for char in self.value)
        latin, chinese, share = fonts.ROLES[self.role]
        face, share = (chinese, share) if self._wide else (latin, 1.0)
        px = round(text.font_px(view, self.size) * share)
        self._manager = manager(view.size, str(fonts.FOLDER / face), px)
        self._manager.clear_and_reset()
        pad = PADDING - 6
        place = view.rect(self.rect.x + pad, self.rect.y + 3, self.rect.w - 2 * pad, self.rect.h - 6)
        line = pygame_gui.elements.UITextEntryLine(place, self._manager, initial_text="")
        line.set_text(self.value)
        line.set_text_length_limit(self.most)
        if self.allowed:
            line.set_allowed_characters(list(self.allowed))
        self._manager.set_focus_set(line)
        line.edit_position = len(self.value) if cursor is None else cursor
        line.select_range = [0, 0]
        line.cursor_has_moved_recently = True
        line.update(0.0)
        self._line = line
        self.ticks = True
        pygame.key.set_text_input_rect(place)
        pygame.key.start_text_input()

    def focus(self) -> None:
        super().focus()
        self._before = self.value

    def blur(self) -> None:
        super().blur()
        if self._line is not None:
            self._line.kill()
            pygame.key.stop_text_input()
        self._line = None
        self._manager = None
        self.ticks = False

    def _typed(self, view: View) -> None:
        if self._line is None:
            return
        words = self._line.get_text()
        if words != self.value:
            self.value = words
            self.on_change(words)
        if not self._wide and any(text.is_wide(char) for char in words):
            cursor = self._line.edit_position
            self._line.kill()
            self._open(view, cursor)

    # ------------------------------------------------------------------ widget

    def handle(self, event: pygame.event.Event, view: View) -> bool:
        if not self.enabled:
            return False
        if not self.focused:
            return False
        if self._line is None or self._manager is None:
            self._open(view)
        if event.type == pygame.KEYDOWN:
            if event.key in (pygame.K_TAB, pygame.K_UP, pygame.K_DOWN, pygame.K_RETURN, pygame.K_KP_ENTER):
                return event.key in (pygame.K_RETURN, pygame.K_KP_ENTER)
            if event.key == pygame.K_ESCAPE and self.value != self._before:
                self._restore(view)
                return True
            if event.key == pygame.K_ESCAPE:
                return False
        if self._manager is not None:
            self._manager.process_events(event)
            self._typed(view)
        return event.type in (pygame.KEYDOWN, pygame.TEXTINPUT, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)

    def _restore(self, view: View) -> None:
        self.value = self._before
        self.on_change(self.value)
        if self._line is not None:
            self._line.kill()
        self._open(view)

    def update(self, dt: float) -> bool:
        if self._manager is None or self._line is None:
            return False
        before = self._line.cursor_on
        self._manager.update(dt)
        return before != self._line.cursor_on

    def draw(self, surface: pygame.Surface, view: View) -> None:
        paint.draw_well(surface, view, self.rect, 7, palette.rgb("#261b13") if self.focused else palette.WELL)
        if self.focused and self._line is None and self.enabled:
            self._open(view)
        if self._manager is not None and self._line is not None:
            self._manager.draw_ui(surface)
            return
        words, colour = (self.value, palette.CREAM) if self.value else (self.placeholder, palette.QUIET)
        place = (self.rect.x + PADDING, self.rect.centery)
        text.draw(surface, view, words, place, self.role, self.size, colour, room=self.rect.w - 2 * PADDING)


@lru_cache(maxsize=4)
def manager(size: tuple[int, int], face: str, px: int) -> UIManager:
    """pygame_gui's manager for a window size and a face, themed to the cabinet: only letters and a warm cursor."""
    import pygame_gui

    clear = "#00000000"
    made = pygame_gui.UIManager(size, enable_live_theme_updates=False, starting_language="en")
    made.add_font_paths("cabinet", face)
    made.preload_fonts([{"name": "cabinet", "point_size": px, "style": "regular", "antialiased": "1"}])
    made.get_theme().load_theme(
        {
            "text_entry_line": {
                "colours": {
                    "dark_bg": clear,
                    "disabled_dark_bg": clear,
                    "normal_border": clear,
                    "normal_text": "#efe4cf",
                    "selected_text": "#2a1c0a",
                    "selected_bg": "#c29a4b",
                    "text_cursor": "#ffd166",
                },
                "font": {"name": "cabinet", "size": str(px), "style": "regular"},
                "misc": {"border_width": "0", "shadow_width": "0", "padding": "6,2", "shape": "rectangle"},
            }
        }
    )
    return made
