"""A pane that shows part of something taller, with a brass bar at its right."""

from __future__ import annotations

import pygame

from game.art import materials, palette
from game.art.palette import tint
from game.art.surfaces import rounded
from game.view import View
from game.widgets import paint
from game.widgets.base import Box, Widget

BAR = 12
STEP = 64


class ScrollPane(Widget):
    """Shows `content_height` units through its rectangle. The wheel, the bar, arrows, page keys, Home and End scroll.

    Subclasses draw with `draw_content`, `top` being how far down the pane is; the surface is already clipped. Clicks
    inside come as `click_content(x, y)` in units of the content.
    """

    radius = 8

    def __init__(self, rect: Box, tooltip: str = "") -> None:
        super().__init__(rect, tooltip)
        self.top = 0.0
        self.content_height = 0.0
        self._drag: float | None = None
        self.on_paper = False

    @property
    def room(self) -> float:
        """The width for the content."""
        return self.rect.w - BAR - 12

    @property
    def lowest(self) -> float:
        """How far it can be scrolled."""
        return max(0.0, self.content_height - self.rect.h)

    def scroll_to(self, top: float) -> None:
        """Puts the row `top` of the content at the upper edge, as far as that is possible."""
        self.top = max(0.0, min(self.lowest, top))

    def reveal(self, y: float, h: float) -> None:
        """Scrolls as little as needed to show the rows y..y+h."""
        if y < self.top:
            self.scroll_to(y - 4)
        elif y + h > self.top + self.rect.h:
            self.scroll_to(y + h - self.rect.h + 4)

    def draw_content(self, surface: pygame.Surface, view: View) -> None:
        """Draws the content; its row 0 lies at `rect.y - self.top`."""

    def click_content(self, x: float, y: float) -> bool:  # noqa: ARG002
        """A click on the content, in its own units."""
        return False

    def handle(self, event: pygame.event.Event, view: View) -> bool:
        if event.type == pygame.MOUSEWHEEL:
            self.scroll_to(self.top - event.y * STEP)
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            return self._press(view.point(event.pos))
        if event.type == pygame.MOUSEMOTION and self._drag is not None:
            self._pull(view.point(event.pos)[1])
            return True
        if event.type == pygame.MOUSEBUTTONUP and self._drag is not None:
            self._drag, self.grabs = None, False
            return True
        return event.type == pygame.KEYDOWN and self._key(event.key)

    def _press(self, point: tuple[float, float]) -> bool:
        x, y = point
        if self.lowest and x >= self.rect.right - BAR - 6:
            thumb = self.thumb()
            self._drag = y - thumb.y if thumb.top <= y <= thumb.bottom else thumb.h / 2
            self.grabs = True
            self._pull(y)
            return True
        return self.click_content(x - self.rect.x, y - self.rect.y + self.top)

    def _pull(self, y: float) -> None:
        thumb = self.thumb()
        free = self.rect.h - thumb.h
        self.scroll_to((y - (self._drag or 0.0) - self.rect.y) / max(1.0, free) * self.lowest)

    def _key(self, key: int) -> bool:
        page = self.rect.h * 0.85
        goal = {
            pygame.K_UP: self.top - STEP,
            pygame.K_DOWN: self.top + STEP,
            pygame.K_PAGEUP: self.top - page,
            pygame.K_PAGEDOWN: self.top + page,
            pygame.K_SPACE: self.top + page,
            pygame.K_HOME: 0.0,
            pygame.K_END: self.lowest,
        }.get(key)
        if goal is None or not self.lowest:
            return False
        before = self.top
        self.scroll_to(goal)
        return self.top != before or key not in (pygame.K_UP, pygame.K_DOWN)

    def thumb(self) -> pygame.FRect:
        """The part of the bar that is dragged."""
        share = min(1.0, self.rect.h / max(1.0, self.content_height))
        h = max(44.0, self.rect.h * share)
        y = self.rect.y + (self.rect.h - h) * (self.top / self.lowest if self.lowest else 0.0)
        return pygame.FRect(self.rect.right - BAR, y, BAR, h)

    def draw(self, surface: pygame.Surface, view: View) -> None:
        before = surface.get_clip()
        surface.set_clip(view.rect(*self.rect).clip(before))
        self.draw_content(surface, view)
        surface.set_clip(before)
        if not self.lowest:
            return
        rail = pygame.FRect(self.rect.right - BAR, self.rect.y, BAR, self.rect.h)
        if self.on_paper:
            device = view.rect(*rail)
            surface.blit(rounded(device.w, device.h, device.w // 2, tint(palette.LINE, 40)), device)
        else:
            paint.draw_well(surface, view, rail, 6, paint.SLOT)
        thumb = view.rect(*self.thumb().inflate(-2, -2))
        surface.blit(materials.brass_body(thumb.w, thumb.h, thumb.w // 2), thumb)
