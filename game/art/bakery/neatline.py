"""The graduated border of the map, which is the victory track: sixty numbered cells and the engraver's scale bar."""

import pygame

from game.art import belgium, palette
from game.art.baked import BAKED_SCALE
from game.art.bakery import grain
from game.art.bakery.noise import Picture
from game.art.bakery.store import array_of, surface_of
from game.art.fonts import capital_middle, font

S = BAKED_SCALE
FACTOR = 2  # drawn so much larger, then shrunk
BAR = belgium.SCALE_BAR


def neatline(picture: Picture) -> Picture:
    """The border laid round the map."""
    left, top, wide, high = belgium.SHEET
    depth = belgium.BORDER * S
    frame = grain.paper(wide * S, high * S, palette.SHEET, 21)
    out = frame.copy()
    out[depth:-depth, depth:-depth] = picture[depth:-depth, depth:-depth]
    border = surface_of(out)
    border.blit(_inner_shade(wide * S, high * S, depth), (0, 0))
    border.blit(_cells(wide, high), (0, 0))
    for space in range(belgium.SPACES):
        _number(border, space, left, top)
    return array_of(border)[..., :3]


def _inner_shade(width: int, height: int, depth: int) -> pygame.Surface:
    """The map lies a little deeper than its border."""
    from game.art.surfaces import inner_shadow

    shade = inner_shadow(width - 2 * depth, height - 2 * depth, 1, 4 * S, (60, 40, 16), 90, (2, 3))
    whole = pygame.Surface((width, height), pygame.SRCALPHA)
    whole.blit(shade, (depth, depth))
    return whole


def _cells(wide: int, high: int) -> pygame.Surface:
    unit = S * FACTOR
    layer = pygame.Surface((wide * unit, high * unit), pygame.SRCALPHA)
    layer.fill((*palette.LINE, 0))
    left, top, _, _ = belgium.SHEET
    thin = FACTOR + 1
    for space in range(belgium.SPACES):
        x, y, w, h = belgium.track_cell(space)
        area = pygame.Rect(
            round((x - left) * unit), round((y - top) * unit), round(w * unit) + thin, round(h * unit) + thin
        )
        if space % 2:
            layer.fill((*palette.INK_FAINT, 62), area)
        pygame.draw.rect(layer, palette.LINE, area, thin)
    _scale_bar(layer, wide, high, unit)
    depth = belgium.BORDER * unit
    inner = pygame.Rect(depth, depth, wide * unit - 2 * depth, high * unit - 2 * depth)
    pygame.draw.rect(layer, palette.LINE, inner.inflate(2 * FACTOR, 2 * FACTOR), round(1.3 * unit))
    pygame.draw.rect(layer, palette.LINE, layer.get_rect(), round(1.7 * unit))
    return pygame.transform.smoothscale(layer, (wide * S, high * S))


def _scale_bar(layer: pygame.Surface, wide: int, high: int, unit: int) -> None:
    depth = belgium.BORDER
    across, down = (wide - 2 * depth) / 36, (high - 2 * depth) / 20

    def piece(x: float, y: float, w: float, h: float, dark: bool) -> None:
        area = (round(x * unit), round(y * unit), round(w * unit) + 1, round(h * unit) + 1)
        layer.fill(palette.LINE if dark else palette.rgb("#f4ead2"), area)
        pygame.draw.rect(layer, palette.LINE, area, FACTOR + 1)

    for part in range(36):
        piece(depth + part * across, depth - BAR, across, BAR, part % 2 == 0)
        piece(depth + part * across, high - depth, across, BAR, part % 2 == 1)
    for part in range(20):
        piece(depth - BAR, depth + part * down, BAR, down, part % 2 == 1)
        piece(wide - depth, depth + part * down, BAR, down, part % 2 == 0)


def _number(border: pygame.Surface, space: int, left: int, top: int) -> None:
    five = space % 5 == 0
    face = font("caslon_bold" if five else "caslon", round((17.5 if five else 16.5) * S))
    written = face.render(str(space), True, palette.LINE if five else palette.NUMBER_INK)
    x, y = belgium.track_place(space)
    at = ((x - left) * S - written.get_width() / 2, (y - top) * S - capital_middle(face))
    border.blit(written, (round(at[0]), round(at[1])))
