"""The velvet cloth of Louis XIV with its damask and braid, and all its pieces and portraits."""

import numpy as np
import pygame

from game.art.bakery import louis_portraits, louis_rounds
from game.art.bakery.louis_relief import Sheet, mask_of, relief
from game.art.bakery.noise import Field, Picture, blurred, noise, plain
from game.art.bakery.store import array_of, surface_of, write
from game.art.icons import icon
from game.art.louis_xiv.court import CLOTH
from game.art.louis_xiv.tones import VELVET
from game.art.palette import rgb
from game.art.surfaces import blank, outline

S = 2  # baked pixels of a design unit
PITCH = 62  # of the damask
BRAIDS = ((5, 1.0, 0.55), (8, 2.2, 0.9), (12.5, 0.8, 0.5))  # inset, width, opacity


def damask(width: int, height: int, detail: float) -> Field:
    """Fleurs-de-lis in half drop, large and small in turn."""
    whole = blank(width, height, (255, 255, 255, 0))
    pitch = PITCH * detail
    large, small = (
        icon("fleur-de-lys", round(30 * detail), (255, 255, 255)),
        icon("fleur-de-lys", round(13 * detail), (255, 255, 255)),
    )
    for row in range(-1, int(height / pitch) + 2):
        for column in range(-1, int(width / pitch) + 2):
            x, y = (column + (row % 2) / 2) * pitch, row * pitch
            for picture, shift in ((large, 0.0), (small, pitch / 2)):
                half = picture.get_width() / 2
                whole.blit(picture, (round(x + shift - half), round(y - half)))
    return blurred(mask_of(whole), 0.5 * detail)


def velvet(width: int, height: int, detail: float = S) -> Picture:
    """Night blue cloth, lit left of and above the middle, darker towards its corners."""
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    x, y = x / width, y / height
    away = np.hypot((x - 0.42) * 1.15, (y - 0.36) * 1.05)
    light = np.clip(1.36 - 0.92 * away, 0.50, 1.4)
    sheen = noise(width, height, width / 9, height / 6, 5) * 0.16 - 0.08
    nap = (noise(width, height, 5 * detail, 4 * detail, 3) - 0.5) * 0.10
    nap += (noise(width, height, 1.6 * detail, 1.6 * detail, 4) - 0.5) * 0.07
    picture = np.array(VELVET, np.float32) * (light + sheen + nap)[..., None]
    picture = picture + (damask(width, height, detail) * light)[..., None] * np.array([9, 13, 28], np.float32)
    corner = np.clip((np.hypot((x * 2 - 1) * 0.9, (y * 2 - 1) * 0.9) - 0.72) / 0.7, 0, 1) ** 1.6
    shade = (corner * 0.42)[..., None]
    return plain(np.clip(picture * (1 - shade) + np.array([4, 4, 14], np.float32) * shade, 0, 255))


def cloth() -> pygame.Surface:
    """The cloth with its gold braid."""
    width, height = round(CLOTH.width * S), round(CLOTH.height * S)
    sheet = Sheet(width, height)
    sheet.lay(velvet(width, height), np.ones((height, width), np.float32))
    for inset, thick, strength in BRAIDS:
        gap = round(inset * S)
        ring = outline(width - 2 * gap, height - 2 * gap, (16 - inset * 0.3) * S, thick * S, (255, 255, 255))
        cover = np.zeros((height, width), np.float32)
        raw = array_of(ring)[..., 3] / 255
        cover[gap : gap + raw.shape[0], gap : gap + raw.shape[1]] = raw
        sheet.lay((4, 4, 14), blurred(np.roll(cover, (2, 2), (0, 1)), 2), 0.5)
        sheet.lay(relief(cover, rgb("#b98d40"), 2 * S, 1.2, 0.4), cover, strength)
    return surface_of(sheet.colour)


def bake() -> None:
    """Write the cloth, the pieces and the portraits."""
    write("louis_xiv/cloth", cloth(), "jpg", 90)
    louis_rounds.bake()
    louis_portraits.bake()
