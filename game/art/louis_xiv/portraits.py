"""Oval portraits of the twelve courtiers: baked ivory cameos in gold rims."""

import pygame

from game.art.baked import picture
from game.art.louis_xiv.tones import SHADE
from game.art.surfaces import cached, masked, silhouette

RATIO = 60 / 49
HIGHEST = 12


def cameo_height(width: float) -> int:
    """How high a portrait of a width is."""
    return max(1, round(width * RATIO))


def cameo(courtier: int, width: int) -> pygame.Surface:
    """The portrait of a courtier 1..12, `width` device pixels wide."""
    if not 1 <= courtier <= HIGHEST:
        raise ValueError(f"no courtier {courtier}")
    return picture(f"louis_xiv/cameo_{courtier}", width, cameo_height(width))


@cached
def dimmed(courtier: int, width: int, light: float) -> pygame.Surface:
    """A portrait in the shade, as those that are not on: `light` 0..1."""
    body = cameo(courtier, width).copy()
    shade = masked(silhouette(body, SHADE, round(255 * (1 - light))), body)
    body.blit(shade, (0, 0))
    return body
