"""Tiles that the run-time materials are cut from."""

import numpy as np

from game.art import palette
from game.art.bakery import grain
from game.art.bakery.noise import noise
from game.art.bakery.store import surface_of, write

SIDE = 1400


def bake() -> None:
    """Write all textures."""
    light, dark = grain.wood_grain(SIDE, SIDE, 7)
    write("texture_grain_light", surface_of((light * 1.1)[..., None] * grain.WARM), "jpg", 92)
    write(
        "texture_grain_dark", surface_of((dark * 1.1)[..., None] * np.array([0.78, 0.86, 1.0], np.float32)), "jpg", 92
    )
    write("texture_paper", surface_of(grain.paper(2100, SIDE, palette.SHEET, 21)), "jpg", 90)
    write("texture_card", surface_of(grain.paper(SIDE, SIDE, palette.CARTOUCHE, 33, 0.8)), "jpg", 90)
    write("texture_velvet", surface_of(grain.velvet(SIDE, SIDE, palette.VELVET, 8)), "jpg", 90)
    write("texture_marble", surface_of(grain.marble(SIDE, SIDE, palette.TRAVERTINE, (140, 110, 88), 14)), "jpg", 90)
    brushed = np.repeat(noise(900, 300, 160, 1.5, 5)[..., None] * 26, 3, axis=2)
    write("texture_brushed", surface_of(brushed), "jpg", 92)
