"""How widgets put the materials of the cabinet on the screen: design units in, device pixels out."""

from __future__ import annotations

import pygame

from game import text
from game.art import controls, lettering, materials, palette, papers
from game.art.icons import icon as icon_picture
from game.art.palette import Colour
from game.art.surfaces import Layer
from game.view import HEIGHT, WIDTH, View

FAINT = palette.rgb("#9c8048")
OFF_CROWN = palette.rgb("#5a4834")
SLOT = palette.rgb("#1a120d")


def layer(surface: pygame.Surface, thing: Layer, rect: pygame.Rect) -> None:
    """Draws a layer made for a rectangle."""
    thing.draw(surface, rect.topleft)


def draw_button(
    surface: pygame.Surface, view: View, rect: pygame.FRect, radius: float, style: str, state: str
) -> Colour:
    """Draws the body of a button; returns the colour of what stands on it."""
    device = view.rect(*rect)
    if style != "plain":
        layer(surface, materials.button(device.w, device.h, style, state, view.px(radius)), device)
        return materials.button_ink(style, state)
    if state == "disabled":
        return palette.QUIET
    return palette.GLOW if state in ("hover", "pressed") else palette.CREAM


def draw_well(
    surface: pygame.Surface, view: View, rect: pygame.FRect, radius: float = 7, colour: Colour = palette.WELL
) -> None:
    """A recess in the wood."""
    device = view.rect(*rect)
    surface.blit(materials.well(device.w, device.h, view.px(radius), colour), device)


def focus_ring(surface: pygame.Surface, view: View, rect: pygame.FRect, radius: float) -> None:
    """The cream line round what has the keyboard."""
    device = view.rect(*rect)
    layer(surface, materials.focus_ring(device.w, device.h, view.px(radius)), device)


def draw_icon(
    surface: pygame.Surface, view: View, name: str, pos: tuple[float, float], size: float, colour: Colour, turn: int = 0
) -> None:
    """An icon centred at a point of the design space."""
    centred(surface, view, icon_picture(name, view.px(size), colour, turn=turn), pos)


def centred(surface: pygame.Surface, view: View, picture: pygame.Surface, pos: tuple[float, float]) -> None:
    """A picture with its middle at a point of the design space."""
    x, y = view.pos(*pos)
    surface.blit(picture, (x - picture.get_width() // 2, y - picture.get_height() // 2))


def centred_layer(surface: pygame.Surface, view: View, thing: Layer, size: int, pos: tuple[float, float]) -> None:
    """A layer for a square thing of `size` device pixels with its middle at a point of the design space."""
    x, y = view.pos(*pos)
    thing.draw(surface, (x - size // 2, y - size // 2))


def chevron(
    surface: pygame.Surface,
    view: View,
    pos: tuple[float, float],
    size: float = 13,
    colour: Colour = palette.BRASS,
    direction: str = "down",
) -> None:
    """A small open arrow head."""
    centred(surface, view, controls.chevron(view.px(size), colour, direction), pos)


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
        text.draw(surface, view, line, (x + 14, y + 21 + 25 * i), "body", size, palette.CREAM)


def draw_plate(surface: pygame.Surface, view: View, rect: pygame.FRect) -> None:
    """The dark plate with a brass line that floats over everything: tooltips, open lists."""
    device = view.rect(*rect)
    layer(surface, papers.tooltip(device.w, device.h), device)


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
    """Gilded words; the rectangle they took is returned."""
    if room is not None:
        words, size = text.fit(view, words, role, size, room)
    px, lang = text.font_px(view, size), text.face_language(words)
    thing = lettering.gold(words, role, px, lang, track * view.scale)
    plain = lettering.words(words, role, px, (255, 255, 255), lang, track * view.scale)
    w, h = plain.get_size()
    x, y = view.pos(*pos)
    left = x - {"l": 0, "c": w // 2, "r": w}[anchor[0]]
    top = y - {"t": 0, "m": round(lettering.middle(words, role, px, lang)), "b": h}[anchor[1]]
    thing.draw(surface, (left, top))
    a, b = view.point((left, top))
    return pygame.FRect(a, b, w / view.scale, h / view.scale)


def draw_crowns(surface: pygame.Surface, view: View, pos: tuple[float, float], count: int, of: int = 4) -> None:
    """A level as crowns, the first at `pos` (left, middle)."""
    for i in range(of):
        colour = palette.GLOW if i < count else OFF_CROWN
        draw_icon(surface, view, "queen-crown", (pos[0] + 8.5 + i * 21, pos[1]), 17, colour)
