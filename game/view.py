"""The design space of 1600 x 900 on a window of any size."""

from __future__ import annotations

import pygame

WIDTH = 1600
HEIGHT = 900


class View:
    """Maps design units to device pixels: one scale, the design space centred in the window.

    Widths and positions are rounded from their edges, so things that touch in the design touch on the screen.
    """

    __slots__ = ("offset", "scale", "size")

    def __init__(self, size: tuple[int, int]) -> None:
        self.size = size
        self.scale = max(0.05, min(size[0] / WIDTH, size[1] / HEIGHT))
        self.offset = ((size[0] - WIDTH * self.scale) / 2, (size[1] - HEIGHT * self.scale) / 2)

    def px(self, units: float) -> int:
        """A length in device pixels, at least one where it is not nothing."""
        return max(1, round(units * self.scale)) if units > 0 else round(units * self.scale)

    def pos(self, x: float, y: float) -> tuple[int, int]:
        """A point of the design space on the window."""
        return round(self.offset[0] + x * self.scale), round(self.offset[1] + y * self.scale)

    def rect(self, x: float, y: float, w: float, h: float) -> pygame.Rect:
        """A rectangle of the design space on the window."""
        left, top = self.pos(x, y)
        right, bottom = self.pos(x + w, y + h)
        return pygame.Rect(left, top, max(1, right - left), max(1, bottom - top))

    def point(self, device: tuple[float, float]) -> tuple[float, float]:
        """The point of the design space under a point of the window."""
        return (device[0] - self.offset[0]) / self.scale, (device[1] - self.offset[1]) / self.scale

    @property
    def whole(self) -> pygame.FRect:
        """The window in design units: the design space and the wood round it."""
        left, top = self.point((0, 0))
        return pygame.FRect(left, top, self.size[0] / self.scale, self.size[1] / self.scale)
