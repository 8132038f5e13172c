"""Full-window grounds: wood under the table, under the menus, and the bars."""

import numpy as np

from game.art import palette
from game.art.bakery import grain
from game.art.bakery.noise import Picture, plain, smoothstep
from game.art.bakery.store import surface_of, write

WIDE, HIGH = 2400, 1350  # one and a half times the design: wood is soft enough


def vignette(picture: Picture, alpha: float) -> Picture:
    """Darker corners; the light is a little left of and above the middle."""
    height, width = picture.shape[:2]
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    away = np.hypot((x / width - 0.46) * 1.8, (y / height - 0.42) * 2)
    shade = smoothstep(away, 0.45, 1.4)[..., None] * alpha / 255
    return picture * (1 - shade) + np.array([8, 4, 2], np.float32) * shade


def lamplight(picture: Picture, alpha: float) -> Picture:
    """The warm light from the upper left."""
    height, width = picture.shape[:2]
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    away = np.hypot((x / width - 0.27) / 0.53, (y / height - 0.05) / 0.72)
    share = (np.clip(1 - away, 0, 1) ** 1.2)[..., None] * alpha / 255
    return plain(picture * (1 - share) + np.array([255, 200, 144], np.float32) * share)


def bake() -> None:
    """Write the grounds."""
    table = vignette(grain.board(WIDE, HIGH, palette.WALNUT, 3), 150)
    write("wood_table", surface_of(table), "jpg", 88)
    menu = vignette(lamplight(grain.board(WIDE, HIGH, (0x2E, 0x20, 0x17), 12), 30), 110)
    write("wood_menu", surface_of(menu), "jpg", 88)
    bar = grain.board(WIDE, 120, (0x36, 0x28, 0x1D), 9, 0.8)
    write("wood_bar", surface_of(bar), "jpg", 90)
