"""The drawers of the cabinet, with labels and brass pulls."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game import text
from game.art import materials, palette, papers
from game.art.palette import rgb
from game.art.surfaces import (
    blank,
    cached,
    glow_of,
    horizontal,
    inner_shadow,
    masked,
    outline,
    rounded,
    shadow_of,
    shrunk,
    spread,
    unit,
    vertical,
)
from game.view import View
from game.widgets import paint
from game.widgets.buttons import Button


@cached
def drawer_face(w: int, h: int, lit: bool, seed: int) -> pygame.Surface:
    """The front of a drawer: a raised board with a carved field."""
    tone = rgb("#4e3726") if lit else rgb("#432f21")
    board = materials.walnut(w, h, tone, tone, seed).copy()
    board.blit(vertical(w, h, spread((255, 224, 170, 46), (0, 0, 0, 0), (0, 0, 0, 90))), (0, 0))
    gap = unit(13)
    field = vertical(w - 2 * gap, h - 2 * gap, spread((0, 0, 0, 60), (255, 224, 170, 14)))
    board.blit(field, (gap, gap))
    face = masked(board, rounded(w, h, unit(4)))
    face.blit(outline(w, h, unit(4), unit(1.2), (0x7A, 0x5E, 0x40, 200)), (0, 0))
    inset = unit(11)
    face.blit(outline(w - 2 * inset, h - 2 * inset, unit(3), unit(2), (0, 0, 0, 150)), (inset, inset))
    face.blit(outline(w - 2 * gap, h - 2 * gap, unit(2), unit(1), (0x8A, 0x6C, 0x48, 110)), (gap, gap))
    return face


def draw_drawer(surface: pygame.Surface, view: View, rect: pygame.FRect, lit: bool) -> None:
    """A drawer in its dark gap."""
    gap = view.rect(rect.x - 4, rect.y - 4, rect.w + 8, rect.h + 8)
    surface.blit(rounded(gap.w, gap.h, unit(4), (8, 4, 2)), gap)
    device = view.rect(*rect)
    surface.blit(drawer_face(device.w, device.h, lit, int(rect.x) % 97 + 3), device)


@cached
def label_holder(w: int, h: int, seed: int) -> pygame.Surface:
    """A brass frame with a paper card in it."""
    face = materials.brass_body(w, h, unit(4)).copy()
    inset = unit(7)
    card = papers.paper(w - 2 * inset, h - 2 * inset, seed, palette.CARD).copy()
    shade = inner_shadow(*card.get_size(), 1, unit(3), rgb("#3c240a"), 170, (unit(1), unit(2)))
    card.blit(shade, (0, 0))
    face.blit(card, (inset, inset))
    line = outline(w - 2 * unit(6), h - 2 * unit(6), 1, unit(1), palette.BRASS_LINE)
    face.blit(line, (unit(6), unit(6)))
    return face


@cached
def pull(w: int) -> pygame.Surface:
    """A brass shell to pull a drawer by."""
    h = round(w * 0.42)
    big = blank(w * 3, h * 3, (255, 255, 255, 0))
    pygame.draw.ellipse(big, (255, 255, 255), (0, -h * 2.7, w * 3, h * 5.7))
    pygame.draw.rect(big, (255, 255, 255), (0, 0, w * 3, round(h * 0.48)))
    shape = shrunk(big, 3)
    stops = (
        (0.0, rgb("#9c7430")),
        (0.14, rgb("#f6e2a8")),
        (0.3, rgb("#d0a856")),
        (0.72, rgb("#a67c34")),
        (1.0, rgb("#5e4216")),
    )
    fill = vertical(w, h, stops).copy()
    fill.blit(horizontal(w, h, spread((0, 0, 0, 70), (255, 255, 255, 40), (0, 0, 0, 0), (0, 0, 0, 110))), (0, 0))
    return masked(fill, shape)


class Drawer(Button):
    """A drawer with a label and a pull; it comes out a little when it is pointed at."""

    radius = 4

    def __init__(self, rect: pygame.FRect, words: str, icon_name: str, on_click: Callable[[], None]) -> None:
        super().__init__((rect.x, rect.y, rect.w, rect.h), words, on_click, icon=icon_name, radius=4)

    def draw(self, surface: pygame.Surface, view: View) -> None:
        lit = self.hovered or self.focused
        draw_drawer(surface, view, self.rect, lit)
        out = 0 if self.pressed else 2 if lit else 0
        x = self.rect.centerx
        label = pygame.FRect(x - 94, self.rect.y + 38 + out, 188, 54)
        device = view.rect(*label)
        face = label_holder(device.w, device.h, int(self.rect.x) % 50 + 1)
        shadow_of(face, unit(3), 180, (unit(1), unit(2.5))).draw(surface, device.topleft)
        if lit:
            glow_of(face, unit(6), palette.BLOOM, 120).draw(surface, device.topleft)
        surface.blit(face, device)
        self._label(surface, view, label)
        shell = pull(view.px(74))
        px, py = view.pos(x - 37, self.rect.y + 118 + out)
        shadow_of(shell, unit(4), 200, (unit(2), unit(5 + 2 * out))).draw(surface, (px, py))
        surface.blit(shell, (px, py))

    def _label(self, surface: pygame.Surface, view: View, label: pygame.FRect) -> None:
        words, size = text.fit(view, self.words, "title", 24, label.w - 58)
        wide = text.width(view, words, "title", size)
        left = label.centerx - (wide + 31) / 2
        paint.draw_icon(surface, view, self.icon, (left + 11.5, label.centery), 23, rgb("#3a2a18"))
        text.draw(surface, view, words, (left + 31, label.centery), "title", size, palette.INK)
