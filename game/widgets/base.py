"""What every widget is, and the group that gives widgets the mouse, the keyboard and the focus."""

from __future__ import annotations

import pygame

from game.view import View
from game.widgets.paint import draw_tooltip, focus_ring

TOOLTIP_DELAY = 0.45
ACTIVATE = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)
ARROWS = {
    pygame.K_LEFT: (-1, 0),
    pygame.K_RIGHT: (1, 0),
    pygame.K_UP: (0, -1),
    pygame.K_DOWN: (0, 1),
}

Box = tuple[float, float, float, float]


class Widget:
    """Something with a place in the design space that draws itself and takes events.

    `radius` is that of the focus ring. A widget that holds the mouse or has a list open sets `grabs`: the group then
    sends it everything first and draws it last. One that moves by itself sets `ticks`.
    """

    focusable = True
    radius: float = 8

    def __init__(self, rect: Box, tooltip: str = "") -> None:
        self.rect = pygame.FRect(rect)
        self.tooltip = tooltip
        self.enabled = True
        self.visible = True
        self.hovered = False
        self.focused = False
        self.grabs = False
        self.ticks = False

    def hit(self, point: tuple[float, float]) -> bool:
        """Whether the point of the design space is on the widget."""
        return self.visible and self.rect.collidepoint(point)

    def draw(self, surface: pygame.Surface, view: View) -> None:
        """Draws the widget without focus ring and tooltip."""

    def draw_over(self, surface: pygame.Surface, view: View) -> None:
        """Draws what lies over all other widgets, such as an open list."""

    def handle(self, event: pygame.event.Event, view: View) -> bool:  # noqa: ARG002
        """Takes a mouse event on the widget or a key while it has the focus; True when it was used."""
        return False

    def update(self, dt: float) -> bool:  # noqa: ARG002
        """Lets time pass; True when the widget looks different now."""
        return False

    def focus(self) -> None:
        """The widget gets the keyboard."""
        self.focused = True

    def blur(self) -> None:
        """The widget loses the keyboard."""
        self.focused = False

    @property
    def ring(self) -> pygame.FRect:
        """What the focus ring goes round."""
        return self.rect


class Group:
    """The widgets of a scene: events, the focus, tooltips.

    Tab goes through the widgets in their order, arrows to the nearest one that way, Enter and Space press. The cream
    ring shows once the keyboard was used and goes when the mouse is pressed.
    """

    def __init__(self, widgets: list[Widget] | None = None) -> None:
        self.widgets: list[Widget] = widgets or []
        self.focused: Widget | None = None
        self.ring_shown = False
        self.dirty = True
        self.hovered: Widget | None = None
        self._hover_time = 0.0
        self._point = (0.0, 0.0)

    def add(self, widget: Widget) -> Widget:
        """Adds a widget at the end of the order."""
        self.widgets.append(widget)
        return widget

    def reset(self, widgets: list[Widget], keep: int | None = None) -> None:
        """Puts other widgets in the place of these; the focus goes to the one at index `keep`."""
        if self.focused is not None:
            self.focused.blur()
        self.widgets = widgets
        self.focused = self.hovered = None
        if keep is not None and 0 <= keep < len(widgets) and takes_focus(widgets[keep]):
            self.set_focus(widgets[keep])
        self._hover(self._point)
        self.dirty = True

    # ------------------------------------------------------------------ focus

    def focus_index(self) -> int | None:
        """The place of the focused widget in the order."""
        return self.widgets.index(self.focused) if self.focused in self.widgets else None

    def set_focus(self, widget: Widget | None, ring: bool | None = None) -> None:
        """Gives the keyboard to a widget."""
        if ring is not None:
            self.ring_shown = ring
        if widget is not self.focused:
            if self.focused is not None:
                self.focused.blur()
            self.focused = widget
            if widget is not None:
                widget.focus()
        self.dirty = True

    def move_focus(self, step: int) -> None:
        """Gives the focus to the next (1) or previous (-1) widget that takes it."""
        order = [widget for widget in self.widgets if takes_focus(widget)]
        if not order:
            return
        if self.focused in order:
            self.set_focus(order[(order.index(self.focused) + step) % len(order)], True)
        else:
            self.set_focus(order[0 if step > 0 else -1], True)

    def _arrow(self, direction: tuple[int, int]) -> bool:
        if self.focused is None:
            self.move_focus(1)
            return True
        here = self.focused.rect
        best: tuple[float, Widget] | None = None
        for widget in self.widgets:
            if widget is self.focused or not takes_focus(widget):
                continue
            cost = distance(here, widget.rect, direction)
            if cost is not None and (best is None or cost < best[0]):
                best = (cost, widget)
        if best is not None:
            self.set_focus(best[1], True)
        return best is not None

    # ------------------------------------------------------------------ events

    def handle(self, event: pygame.event.Event, view: View) -> bool:
        """Sends an event where it belongs; True when it was used."""
        used = self._send(event, view)
        self.dirty = self.dirty or used
        return used

    def _send(self, event: pygame.event.Event, view: View) -> bool:
        holder = next((w for w in self.widgets if w.grabs), None)
        if event.type == pygame.MOUSEMOTION:
            self._point = view.point(event.pos)
            if holder is not None and holder.handle(event, view):
                return True
            return self._hover(self._point)
        if holder is not None and holder.handle(event, view):
            return True
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            return self._press(event, view)
        if event.type == pygame.MOUSEWHEEL:
            under = self.under(self._point)
            return under is not None and under.handle(event, view)
        if event.type in (pygame.KEYDOWN, pygame.KEYUP, pygame.TEXTINPUT, pygame.TEXTEDITING):
            return self._key(event, view)
        if event.type == pygame.WINDOWLEAVE:
            return self._hover((-1e6, -1e6))
        return False

    def under(self, point: tuple[float, float]) -> Widget | None:
        """The widget under a point, the last drawn first."""
        return next((w for w in reversed(self.widgets) if w.hit(point)), None)

    def _hover(self, point: tuple[float, float]) -> bool:
        under = self.under(point)
        if under is self.hovered:
            return False
        if self.hovered is not None:
            self.hovered.hovered = False
        if under is not None:
            under.hovered = True
        self.hovered = under
        self._hover_time = 0.0
        return True

    def _press(self, event: pygame.event.Event, view: View) -> bool:
        self._point = view.point(event.pos)
        self._hover(self._point)
        self._hover_time = -1e9 if event.type == pygame.MOUSEBUTTONDOWN else self._hover_time
        under = self.hovered
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self.ring_shown = False
            self.set_focus(under if under is not None and takes_focus(under) else None)
        return under is not None and under.handle(event, view)

    def _key(self, event: pygame.event.Event, view: View) -> bool:
        if self.focused is not None and takes_focus(self.focused) and self.focused.handle(event, view):
            return True
        if event.type != pygame.KEYDOWN:
            return False
        if event.key == pygame.K_TAB:
            self.move_focus(-1 if event.mod & pygame.KMOD_SHIFT else 1)
            return True
        if event.key in ARROWS:
            return self._arrow(ARROWS[event.key])
        return False

    # ------------------------------------------------------------------ time and drawing

    def update(self, dt: float) -> bool:
        """Lets time pass; True when something has to be drawn again."""
        changed = [widget.update(dt) for widget in self.widgets]
        before = self._hover_time
        self._hover_time += dt
        shows = self.hovered is not None and bool(self.hovered.tooltip)
        if shows and before < TOOLTIP_DELAY <= self._hover_time:
            self.dirty = True
        dirty, self.dirty = self.dirty or any(changed), False
        return dirty

    @property
    def waits(self) -> bool:
        """Whether a tooltip is about to appear or a widget has its own clock."""
        waiting = self.hovered is not None and bool(self.hovered.tooltip)
        return (waiting and 0 <= self._hover_time < TOOLTIP_DELAY) or any(w.ticks for w in self.widgets)

    def draw(self, surface: pygame.Surface, view: View) -> None:
        """Draws the widgets, then the focus ring, open lists and the tooltip."""
        for widget in self.widgets:
            if widget.visible:
                widget.draw(surface, view)
        if self.focused is not None and self.ring_shown and self.focused.visible:
            focus_ring(surface, view, self.focused.ring, self.focused.radius)
        for widget in self.widgets:
            if widget.visible:
                widget.draw_over(surface, view)
        tip = self.hovered
        if tip is not None and tip.tooltip and self._hover_time >= TOOLTIP_DELAY and not tip.grabs:
            draw_tooltip(surface, view, tip.tooltip, tip.rect)


def takes_focus(widget: Widget) -> bool:
    """Whether the keyboard can go to the widget now."""
    return widget.focusable and widget.visible and widget.enabled


def distance(here: pygame.FRect, there: pygame.FRect, direction: tuple[int, int]) -> float | None:
    """How far `there` lies in that direction, sideways counting double; None when it lies elsewhere."""
    dx, dy = direction
    ahead = (there.centerx - here.centerx) * dx + (there.centery - here.centery) * dy
    gap = (there.left - here.right if dx > 0 else here.left - there.right) if dx else 0.0
    if dy:
        gap = there.top - here.bottom if dy > 0 else here.top - there.bottom
    if ahead <= 0 or gap < -4:
        return None
    if dx:
        aside = max(0.0, there.top - here.bottom, here.top - there.bottom)
        off = abs(there.centery - here.centery)
    else:
        aside = max(0.0, there.left - here.right, here.left - there.right)
        off = abs(there.centerx - here.centerx)
    return max(0.0, gap) + 3 * aside + 0.2 * off
