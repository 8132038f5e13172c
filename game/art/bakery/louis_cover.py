"""The front of Louis XIV's box without words: a golden sun on night blue velvet, framed in gold."""

import math

import numpy as np
import pygame

from game.art.bakery.louis_relief import Sheet, gold_of, mask_of, placed, polygons, relief, shifted
from game.art.bakery.louis_xiv import velvet
from game.art.bakery.noise import Field, blurred, plain
from game.art.bakery.store import array_of, surface_of
from game.art.covers import COVER
from game.art.icons import icon
from game.art.palette import rgb
from game.art.surfaces import outline

WHITE = (255, 255, 255)
GOLD = rgb("#dcb05c")
MIDDLE = 0.425  # of the height: where the sun stands
SUN = 0.86  # of the width
RAYS = 48
FRAMES = ((8.0, 1.6), (12.0, 0.7))  # inset and width of the gold lines
LILY = 17.0
FOLDS = 1.75  # how much larger the damask is than its baked detail


def _rays(width: int, height: int, detail: float) -> Field:
    """Fine beams round the sun, long and short in turn."""
    x, y = width / 2, height * MIDDLE
    shapes = []
    for ray in range(RAYS):
        angle = (ray + 0.5) * 2 * math.pi / RAYS
        far = width * (0.455 if ray % 4 == 0 else 0.38 if ray % 2 else 0.42)
        near, thin = width * 0.17, 0.55 * detail
        across = (-math.sin(angle) * thin, math.cos(angle) * thin)
        foot = (x + near * math.cos(angle), y + near * math.sin(angle))
        tip = (x + far * math.cos(angle), y + far * math.sin(angle))
        shapes.append([(foot[0] + across[0], foot[1] + across[1]), tip, (foot[0] - across[0], foot[1] - across[1])])
    return polygons(width, height, shapes)


def _gold(sheet: Sheet, mask: Field, depth: float, drop: float, strength: float = 1.0) -> None:
    """Lay a golden relief with its shadow."""
    sheet.lay((3, 4, 18), blurred(shifted(mask, drop, drop * 1.6), drop * 1.3), 0.75 * strength)
    sheet.lay(relief(mask, gold_of(GOLD, sheet.height, sheet.width), depth, 1.2, 0.4), mask, strength)


def front(detail: float) -> pygame.Surface:
    """The cover, `detail` pixels a design unit."""
    width, height = round(COVER[0] * detail), round(COVER[1] * detail)
    sheet = Sheet(width, height)
    sheet.lay(velvet(width, height, detail / FOLDS), np.ones((height, width), np.float32))
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    away = np.hypot(x / width - 0.5, (y - height * MIDDLE) / width)
    sheet.lay((120, 140, 235), plain(np.clip(1 - away / 0.62, 0, 1) ** 1.5), 0.42)
    sheet.lay((255, 214, 130), plain(np.clip(1 - away / 0.36, 0, 1) ** 1.3), 0.13)
    sheet.lay(rgb("#e8c478"), _rays(width, height, detail), 0.5)
    side = round(width * SUN)
    sun = placed(
        mask_of(icon("heraldic-sun", side, WHITE)),
        width,
        height,
        (width - side) // 2,
        round(height * MIDDLE - side / 2),
    )
    _gold(sheet, sun, 3.2 * detail, 2.2 * detail)
    foot = np.clip((y / height - 0.70) / 0.12, 0, 1) * np.clip((0.985 - y / height) / 0.02, 0, 1)
    sheet.lay((6, 8, 34), plain(foot), 0.45)
    for inset, thick in FRAMES:
        gap = round(inset * detail)
        line = outline(width - 2 * gap, height - 2 * gap, 2 * detail, thick * detail, WHITE)
        _gold(sheet, placed(array_of(line)[..., 3] / 255, width, height, gap, gap), 0.9 * detail, 0.7 * detail)
    lily = mask_of(icon("fleur-de-lys", round(LILY * detail), WHITE))
    half = lily.shape[0] // 2
    for across in (22 * detail, width - 22 * detail):
        for down in (22 * detail, height - 22 * detail):
            _gold(
                sheet,
                placed(lily, width, height, round(across) - half, round(down) - half),
                0.9 * detail,
                0.8 * detail,
            )
    return surface_of(sheet.colour)
