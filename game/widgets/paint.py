"""What widgets look like: faces of buttons, wells, panels, the focus ring, tooltips, gilded words."""

from __future__ import annotations

from functools import lru_cache

import pygame

from game import text
from game.view import HEIGHT, WIDTH, View
from game.widgets import shapes

CREAM = (0xEF, 0xE4, 0xCF)
MUTED = (0xB8, 0xA8, 0x8C)
QUIET = (0x8C, 0x7C, 0x66)
BRASS = (0xC2, 0x9A, 0x4B)
DULL_BRASS = (0x9C, 0x80, 0x48)
WARM = (0xFF, 0xD1, 0x66)
BLOOM = (0xFF, 0xA8, 0x3C)
INK = (0x2C, 0x24, 0x1B)
INK_SOFT = (0x6A, 0x5A, 0x45)
BRASS_INK = (0x2A, 0x1C, 0x0A)
EDGE = (0x4A, 0x38, 0x26)
WELL = (0x1C, 0x14, 0x0E)
RED_INK = (0x9C, 0x1E, 0x18)

_TOPS = {
    "wood": ((0x55, 0x41, 0x2E), (0x39, 0x2A, 0x1D)),
    "hot": ((0x6E, 0x54, 0x39), (0x48, 0x36, 0x25)),
    "down": ((0x34, 0x27, 0x1B), (0x40, 0x30, 0x21)),
    "off": ((0x30, 0x25, 0x1C), (0x2A, 0x20, 0x18)),
}


@lru_cache(maxsize=256)
def button_face(w: int, h: int, r: int, style: str, state: str, line: int) -> pygame.Surface:
    """The face of a button: style wood, brass or quiet; state normal, hot, down, on or off."""
    if style == "brass" and state != "off":
        face = shapes.brass(w, h, r).copy()
        veil = {"hot": (255, 236, 190, 46), "down": (50, 28, 0, 60)}.get(state)
        if veil:
            face.blit(shapes.tinted(shapes.rounded(w, h, r), veil), (0, 0))
        return face
    if style == "quiet" and state in ("normal", "off"):
        return shapes.blank(w, h)
    top, bottom = _TOPS["hot" if state == "on" else state if state in _TOPS else "wood"]
    face = shapes.masked(shapes.gradient(w, h, ((0.0, top), (1.0, bottom))), shapes.rounded(w, h, r))
    edge = BRASS if state == "on" else (0x45, 0x36, 0x27) if state == "off" else (0x7A, 0x5F, 0x3C)
    face.blit(shapes.outline(w, h, r, line, edge), (0, 0))
    if state not in ("off", "down") and w > 4 and h > 4:
        face.blit(shapes.outline(w - 2 * line, h - 2 * line, max(0, r - line), 1, (255, 235, 200, 26)), (line, line))
    return face


def draw_button(
    surface: pygame.Surface, view: View, rect: pygame.FRect, radius: float, style: str, state: str
) -> tuple[int, int, int]:
    """Draws the face with its shadow; returns the colour of what stands on it."""
    device = view.rect(*rect)
    r = view.px(radius)
    if state != "off" and not (style == "quiet" and state == "normal"):
        shapes.cast_shadow(surface, device, r, view.px(4), (view.px(1), view.px(2.5)), 135)
    surface.blit(button_face(device.w, device.h, r, style, state, max(1, round(view.scale))), device)
    if state == "off":
        return QUIET
    return BRASS_INK if style == "brass" else CREAM


def draw_well(
    surface: pygame.Surface, view: View, rect: pygame.FRect, radius: float = 7, colour: tuple[int, int, int] = WELL
) -> None:
    """A recess in the wood."""
    device = view.rect(*rect)
    surface.blit(shapes.well(device.w, device.h, view.px(radius), colour, view.px(4)), device)


def focus_ring(surface: pygame.Surface, view: View, rect: pygame.FRect, radius: float) -> None:
    """The cream line round what has the keyboard: 2 wide, 3 outside, dark beside it on any ground."""
    line = max(2, round(2 * view.scale))
    outer = view.rect(rect.x - 5, rect.y - 5, rect.w + 10, rect.h + 10)
    r = view.px(radius + 5)
    shade = outer.inflate(2, 2)
    surface.blit(shapes.outline(shade.w, shade.h, r + 1, line + 2, (20, 12, 6, 120)), shade)
    surface.blit(shapes.outline(outer.w, outer.h, r, line, CREAM), outer)


def draw_tooltip(surface: pygame.Surface, view: View, words: str, over: pygame.FRect) -> None:
    """A note beside the thing it explains, always inside the design space."""
    size, room = 17.0, 340.0
    lines = text.wrap(view, words, "body", size, room)
    wide = max(text.width(view, line, "body", size) for line in lines)
    w, h = wide + 28, len(lines) * 25 + 17
    x = min(max(8.0, over.centerx - w / 2), WIDTH - w - 8)
    y = over.bottom + 10
    if y + h > HEIGHT - 8:
        y = max(8.0, over.top - 10 - h)
    draw_plate(surface, view, pygame.FRect(x, y, w, h))
    for i, line in enumerate(lines):
        text.draw(surface, view, line, (x + 14, y + 21 + 25 * i), "body", size, CREAM)


def draw_plate(surface: pygame.Surface, view: View, rect: pygame.FRect, radius: float = 8) -> None:
    """The dark plate with a brass line that floats over everything: tooltips, open lists."""
    device, r = view.rect(*rect), view.px(radius)
    shapes.cast_shadow(surface, device, r, view.px(8), (view.px(3), view.px(6)), 190)
    face = plate_face(device.w, device.h, r, max(1, round(view.scale * 1.2)))
    surface.blit(face, device)


@lru_cache(maxsize=32)
def plate_face(w: int, h: int, r: int, line: int) -> pygame.Surface:
    """The face of a floating plate."""
    stops = ((0.0, (0x2E, 0x22, 0x19)), (1.0, (0x21, 0x18, 0x11)))
    face = shapes.masked(shapes.gradient(w, h, stops), shapes.rounded(w, h, r))
    face.blit(shapes.outline(w, h, r, line, (0x8A, 0x6C, 0x3C, 255)), (0, 0))
    return face


def gold_text(
    surface: pygame.Surface,
    view: View,
    words: str,
    pos: tuple[float, float],
    role: str,
    size: float,
    anchor: str = "cm",
    *,
    track: float = 0,
    room: float | None = None,
) -> pygame.FRect:
    """Words of gilded metal: lit from above, with a dark edge and a soft shadow."""
    if room is not None:
        words, size = text.fit(view, words, role, size, room)
    face, pad, middle = gilded(words, role, text.font_px(view, size), round(track * view.scale))
    w, h = face.get_width() - 2 * pad, face.get_height() - 2 * pad
    x, y = view.pos(*pos)
    left = x - {"l": 0, "c": w // 2, "r": w}[anchor[0]]
    top = y - {"t": 0, "m": middle, "b": h}[anchor[1]]
    surface.blit(face, (left - pad, top - pad))
    a, b = view.point((left, top))
    return pygame.FRect(a, b, w / view.scale, h / view.scale)


@lru_cache(maxsize=64)
def gilded(words: str, role: str, px: int, track: int) -> tuple[pygame.Surface, int, int]:
    """Gilded words, the margin round them and the row of their middle (without the margin)."""
    letters, middle = text.rendered(words, role, px, (255, 255, 255), track)
    letters = letters.copy()
    letters.set_alpha(255)
    w, h = letters.get_size()
    blur = max(1, round(px * 0.05))
    pad = blur * 3 + 2
    picture = shapes.blank(w + 2 * pad, h + 2 * pad, (*shapes.SHADOW, 0))
    picture.blit(shapes.tinted(letters, (*shapes.SHADOW, 235)), (pad + max(1, px // 36), pad + max(1, px // 20)))
    picture = shapes.blurred(picture, blur)
    picture.blit(shapes.tinted(letters, (0x2A, 0x18, 0x06)), (pad, pad + max(1, px // 44)))
    half = px * 0.36 / h
    top, bottom = max(0.01, middle / h - half), min(0.99, middle / h + half)
    stops = (
        (0.0, (0xFF, 0xEE, 0xB8)),
        (top, (0xFF, 0xEE, 0xB8)),
        ((top + bottom) / 2, (0xE0, 0xB0, 0x55)),
        (bottom, (0x9A, 0x6C, 0x22)),
        (1.0, (0x9A, 0x6C, 0x22)),
    )
    picture.blit(shapes.masked(shapes.gradient(w, h, stops), letters), (pad, pad))
    return picture, pad, middle
