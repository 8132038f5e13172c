"""What the menus are built of: grounds, the bar, panels, sheets, plates and the boxes of the games."""

from __future__ import annotations

import pygame

from game import text
from game.art import covers, materials, palette, papers
from game.art.palette import mix
from game.art.surfaces import blank, cached, glow_of, shadow_of, spread, unit, vertical
from game.art.textures import grain
from game.view import View
from game.widgets import paint
from game.words import language

BAR_HEIGHT = 64.0
COVER_SIDE = 18.0
"""How far the right side of a box recedes, and with it how much wider than its cover a box is."""


def ground(surface: pygame.Surface) -> None:
    """The wood of the menus, all over the window."""
    surface.blit(materials.wood(*surface.get_size(), "menu"), (0, 0))


def header(surface: pygame.Surface, view: View, title: str, subtitle: str = "", role: str = "fell") -> None:
    """The bar, as wide as the window, with a gilded title and a quiet subtitle."""
    strip = pygame.Rect(0, 0, view.size[0], max(1, view.pos(0, BAR_HEIGHT)[1]))
    paint.layer(surface, materials.top_bar(*strip.size), strip)
    place = paint.gold_text(surface, view, title, (92, 32), role, 34, "lm", room=760)
    if subtitle:
        room = max(60.0, 1320 - place.right)
        spot = (place.right + 16, 33)
        text.draw(surface, view, subtitle, spot, "display_italic", 25, palette.MUTED, room=room)


def panel(
    surface: pygame.Surface, view: View, rect: pygame.FRect, radius: float = 10, seed: int = 7, lit: bool = False
) -> None:
    """A raised panel of walnut with its shadow; lit, it is framed in brass."""
    device = view.rect(*rect)
    paint.layer(surface, materials.panel(device.w, device.h, view.px(radius), lit, seed=seed), device)


def row(surface: pygame.Surface, view: View, rect: pygame.FRect, lit: bool = False, look: str | None = None) -> None:
    """A flat field within a panel."""
    device = view.rect(*rect)
    surface.blit(materials.row(device.w, device.h, view.px(8), lit, look), device)


def groove(surface: pygame.Surface, view: View, x: float, y: float, w: float) -> None:
    """A carved line across a panel."""
    device = view.rect(x, y, w, 2)
    surface.blit(materials.groove(device.w), device)


def sheet(surface: pygame.Surface, view: View, rect: pygame.FRect) -> None:
    """A sheet of paper on the wood, with the engraver's rules and bars."""
    device = view.rect(*rect)
    paint.layer(surface, papers.sheet(device.w, device.h), device)


def plate(surface: pygame.Surface, view: View, rect: pygame.FRect, lit: bool = False) -> None:
    """A brass plate screwed to the wood."""
    device = view.rect(*rect)
    paint.layer(surface, materials.brass_plate(device.w, device.h, view.px(4), lit=lit), device)


# ---------------------------------------------------------------------- boxes


@cached
def cover(game_id: str, w: int, h: int, title: str, subtitle: str) -> pygame.Surface:
    """The front of a game's box: its baked picture, or its title on paper where it has none."""
    try:
        return covers.cover(game_id, w, h, title, subtitle, language())
    except FileNotFoundError:
        view = View((round(w * 1600 / 292), round(w * 900 / 292)))
        face = pygame.Surface((w, h), 0, 32)
        face.blit(grain("card", w, h, 2), (0, 0))
        inset = max(2, w // 24)
        pygame.draw.rect(face, palette.LINE, (inset, inset, w - 2 * inset, h - 2 * inset), max(1, w // 150))
        text.draw(face, view, title, (146, 190), "fell", 34, palette.INK, "cm", room=250)
        text.draw(face, view, subtitle, (146, 232), "display_italic", 22, palette.INK_SOFT, "cm", room=250)
        return face


@cached
def box(game_id: str, w: int, h: int, side: int, title: str, subtitle: str) -> pygame.Surface:
    """A game's box standing up: its cover, a receding right side and a strip of the top."""
    front = cover(game_id, w, h, title, subtitle)
    lift = max(2, side // 2)
    picture = blank(w + side, h + lift)
    red, green, blue = pygame.transform.average_color(front)[:3]
    tone = (red, green, blue)
    flank = vertical(side, h, spread(mix(tone, (0, 0, 0), 0.35), mix(tone, (0, 0, 0), 0.62)))
    for x in range(side):
        share = x / side
        column = pygame.transform.scale(flank.subsurface((x, 0, 1, h)), (1, round(h - share * side * 0.66)))
        picture.blit(column, (w + x, lift - round(share * lift * 0.45)))
    top = [(0, lift), (w, lift), (w + side, lift * 0.55), (side * 0.9, lift * 0.55)]
    pygame.draw.polygon(picture, mix(tone, (255, 245, 225), 0.3), top)
    picture.blit(front, (0, lift))
    shine = vertical(w, h, ((0.0, (255, 250, 235, 40)), (0.4, (255, 250, 235, 6)), (1.0, (0, 0, 0, 36))))
    line = unit(1)
    shine.fill((255, 250, 235, 110), (0, 0, w, line))
    shine.fill((255, 250, 235, 70), (0, 0, line, h))
    shine.fill((0, 0, 0, 110), (w - line, 0, line, h))
    picture.blit(shine, (0, lift))
    return picture


def draw_box(
    surface: pygame.Surface, view: View, rect: pygame.FRect, game_id: str, title: str, subtitle: str, lit: bool = False
) -> None:
    """A game's box with its cast shadow; `rect` is that of the cover."""
    device = view.rect(*rect)
    picture = box(game_id, device.w, device.h, view.px(COVER_SIDE), title, subtitle)
    place = (device.x, device.bottom - picture.get_height())
    shadow_of(picture, unit(12), 170, (unit(12), unit(10)), (0, 0, 0)).draw(surface, place)
    if lit:
        glow_of(picture, unit(12), palette.rgb("#ffc060"), 110).draw(surface, place)
    surface.blit(picture, place)
