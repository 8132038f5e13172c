"""Widgets of a seat: the token that chooses colour and mark, and the face of a bot."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game import text
from game.art import materials, palette, pieces
from game.art.palette import LOOKS
from game.text import t
from game.view import View
from game.widgets import paint
from game.widgets.base import Box
from game.widgets.buttons import Button, Choice
from game.widgets.dropdown import Dropdown


def token(surface: pygame.Surface, view: View, look: str, pos: tuple[float, float], size: float) -> None:
    """A seat's wooden disc with its mark, centred at a point of the design space."""
    px = view.px(size)
    body = pieces.disc(look if look in LOOKS else "red", px)
    x, y = view.pos(*pos)
    pieces.standing(body).draw(surface, (x - body.get_width() // 2, y - px // 2))


def portrait(surface: pygame.Surface, view: View, face: str, rect: pygame.FRect) -> None:
    """The cameo of a bot in its brass oval; without a face the outline of a person."""
    device = view.rect(*rect)
    picture = cameo(face, device.w, device.h)
    if picture is not None:
        surface.blit(picture, device)
        return
    oval = pieces.brass_oval(device.w, device.h)
    surface.blit(oval, device)
    paint.draw_icon(surface, view, "person", rect.center, rect.h * 0.5, palette.MUTED)


def cameo(face: str, w: int, h: int) -> pygame.Surface | None:
    """The picture of a person of the cast in its frame, or None."""
    if not face:
        return None
    try:
        from game.art import faces
    except ImportError:
        return None
    return faces.framed(face, w, h)


class LookPicker(Dropdown):
    """A seat's token; opened it offers the looks that are free."""

    radius = 28

    def __init__(self, rect: Box, looks: list[str], value: str, on_change: Callable[[object], None]) -> None:
        choices = [Choice(look, t(f"look.{look}")) for look in looks]
        super().__init__(rect, choices, value, on_change, tooltip=t("setup.look.tip"), list_width=196)

    def draw(self, surface: pygame.Surface, view: View) -> None:
        token(surface, view, str(self.value), (self.rect.x + self.rect.h / 2, self.rect.centery), self.rect.h)
        colour = palette.GLOW if self.hovered or self.grabs else paint.FAINT
        paint.chevron(surface, view, (self.rect.right - 7, self.rect.centery + 2), 11, colour)

    @property
    def ring(self) -> pygame.FRect:
        return pygame.FRect(self.rect.x, self.rect.y, self.rect.h, self.rect.h + 3)

    def draw_over(self, surface: pygame.Surface, view: View) -> None:
        if not self.grabs:
            return
        area = self.list_rect()
        paint.draw_plate(surface, view, area)
        for i, choice in enumerate(self.choices):
            row = pygame.FRect(area.x + 6, area.y + 6 + i * self.row_height, area.w - 12, self.row_height)
            if i == self.hot:
                device = view.rect(*row)
                surface.blit(materials.row(device.w, device.h, view.px(6), lit=True), device)
            token(surface, view, str(choice.value), (row.x + 28, row.centery - 1), 36)
            colour = palette.GLOW if choice.value == self.value else palette.CREAM
            place = (row.x + 58, row.centery)
            text.draw(surface, view, choice.words, place, "display", 21, colour, room=row.w - 66)


class FaceButton(Button):
    """The portrait of who plays; pressed, somebody else of the cast sits down."""

    radius = 30

    def __init__(self, rect: Box, face: str, on_click: Callable[[], None]) -> None:
        tip = t("setup.face.tip", name=t(f"person.{face}"), motto=t(f"person.{face}.motto")) if face else ""
        super().__init__(rect, "", on_click if face else None, tooltip=tip, enabled=bool(face), radius=30)
        self.face = face

    def draw(self, surface: pygame.Surface, view: View) -> None:
        dip = 1 if self.pressed else 0
        portrait(surface, view, self.face, self.rect.move(0, dip))
        if self.hovered and self.enabled:
            badge = (self.rect.right - 5, self.rect.bottom - 7)
            paint.draw_icon(surface, view, "clockwise-rotation", (badge[0], badge[1] + 1), 18, palette.WELL)
            paint.draw_icon(surface, view, "clockwise-rotation", badge, 17, palette.GLOW)
