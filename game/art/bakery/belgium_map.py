"""The board sheet of The Foreign King, and the distance fields from which washes and rings are made."""

import numpy as np
from PIL import Image

from game.art import belgium, fields
from game.art.baked import BAKED_SCALE, FOLDER
from game.art.bakery.engraving import Engraving
from game.art.bakery.fields import signed
from game.art.bakery.neatline import neatline
from game.art.bakery.noise import Picture, over
from game.art.bakery.store import array_of, surface_of, write
from game.art.ornaments import compass_rose
from game.art.outline import ORIGIN, STRETCH, outlines, to_design

LEFT, TOP, WIDE, HIGH = belgium.SHEET
S = BAKED_SCALE
W, H = WIDE * S, HIGH * S
CANVAS = Engraving(W, H, ((ORIGIN[0] - LEFT) * S, (ORIGIN[1] - TOP) * S), (STRETCH[0] * S, STRETCH[1] * S), float(S))


def folds(picture: Picture) -> Picture:
    """The creases of a sheet that was folded in six."""
    flat = np.zeros((H, W), np.float32)
    x, y = np.arange(W)[None] / S + flat, np.arange(H)[:, None] / S + flat
    depth = belgium.BORDER
    inner = (WIDE - 2 * depth, HIGH - 2 * depth)
    for line, at in ((x, depth + inner[0] * 0.36), (x, depth + inner[0] * 0.68), (y, depth + inner[1] * 0.5)):
        away = line - at
        picture = over(picture, (60, 40, 20), np.exp(-(((away + 2.5) / 2.6) ** 2)) * 0.11)
        picture = over(picture, (255, 250, 235), np.exp(-(((away - 2.5) / 2.6) ** 2)) * 0.19)
    return picture


def rose(picture: Picture) -> Picture:
    """The compass rose in the south-east corner."""
    side = 60 * S
    right, bottom = WIDE - belgium.BORDER - 42, HIGH - belgium.BORDER - 128
    left, top = right * S - side // 2, bottom * S - side // 2
    drawn = array_of(compass_rose(side))
    part = picture[top : top + side, left : left + side]
    alpha = drawn[..., 3:] / 255 * 0.75
    picture[top : top + side, left : left + side] = part * (1 - alpha) + drawn[..., :3] * alpha
    return picture


def shading(picture: Picture) -> Picture:
    """Light from above, shade below."""
    down = (np.arange(H)[:, None] / H + np.zeros((1, W))).astype(np.float32)
    picture = over(picture, (255, 248, 225), np.clip(0.5 - down, 0, 1) * 0.2)
    return over(picture, (40, 24, 8), np.clip(down - 0.5, 0, 1) * 0.24)


def bake_fields() -> None:
    """One distance field a province, in the encoding that `game.art.fields` reads."""
    factor = fields.PIXELS
    table = np.vectorize(fields.encode, otypes=[np.uint8])
    for name, points in outlines().items():
        left, top, wide, high = belgium.field_area(name)
        local = [((x - left) * factor, (y - top) * factor) for x, y in map(to_design, points)]
        away = signed(local, round(wide * factor), round(high * factor), reach=140 * factor) / factor
        file = FOLDER / "belgium" / f"{name}.png"
        file.parent.mkdir(parents=True, exist_ok=True)
        Image.fromarray(table(away)).save(file, optimize=True)


def bake() -> None:
    """Write the board and the fields."""
    sheet = neatline(rose(folds(CANVAS.country(CANVAS.surroundings()))))
    write("belgium_board", surface_of(shading(sheet)), "jpg", 91)
    bake_fields()
