"""The engraved map of Belgium on its sheet, and the distance fields from which washes and rings are made."""

import numpy as np
from PIL import Image

from game.art import belgium, palette
from game.art.bakery import grain
from game.art.bakery.fields import coverage, distance, signed, stroke
from game.art.bakery.geography import RIVERS, coast_line
from game.art.bakery.noise import Field, Picture, blurred, over
from game.art.bakery.relief import relief
from game.art.bakery.store import surface_of, write
from game.art.baked import BAKED_SCALE, FOLDER
from game.art.outline import Point, outlines, rough_line, rounded_line, to_design

LEFT, TOP, WIDE, HIGH = belgium.SHEET
DEPTH = belgium.BORDER
S = BAKED_SCALE
W, H = WIDE * S, HIGH * S


def place(point: Point) -> Point:
    """A canvas point in pixels of the baked sheet."""
    x, y = to_design(point)
    return (x - LEFT) * S, (y - TOP) * S


def placed(points: list[Point]) -> list[Point]:
    """Canvas points in pixels of the baked sheet."""
    return [place(point) for point in points]


def sea(picture: Picture) -> Picture:
    """The North Sea: hatching, and lines that follow the coast and fade."""
    coast = placed(coast_line())
    water = coverage([(-9000, coast[0][1]), *coast, (coast[-1][0], -9000), (-9000, -9000)], W, H)
    ground = grain.paper(W, H, (0xBA, 0xC9, 0xC7), 5, 0.8, hairs=False)
    rows = (np.arange(H)[:, None] % (3.5 * S)) < 1.3
    gaps = grain.noise(W, H, 90 * S, 3.5 * S, 5) > 0.12
    ground = over(ground, (0x5F, 0x78, 0x7A), (rows & gaps).astype(np.float32) * 0.19)
    away = distance(coast, W, H, 46 * S) / S
    near = np.clip(1 - away / 42, 0, 1)
    ground = over(ground, palette.WATER_LINE, near**2 * 0.30)
    for index, line in enumerate((3.2, 6.6, 10.8, 15.8, 21.8, 29, 37.5)):
        alpha = (0.62 * (1 - index / 7) ** 1.1 + 0.09) * np.clip(1.1 - np.abs(away - line) * 1.25, 0, 1)
        ground = over(ground, palette.WATER_LINE, alpha)
    picture = picture * (1 - water[..., None]) + ground * water[..., None]
    return over(picture, palette.rgb("#3a3328"), stroke(coast, W, H, 1.5 * S) * 0.88)


def graticule(picture: Picture) -> Picture:
    """Faint lines of latitude and longitude."""
    for step in range(-3, 9):
        for line in (
            [(step * 190 + 40, -400), (step * 190 - 30, 1300)],
            [(-900, step * 190 + 30), (1900, step * 190 - 10)],
        ):
            picture = over(
                picture, (60, 48, 32), stroke(placed([(float(x), float(y)) for x, y in line]), W, H, 1.2) * 0.12
            )
    return picture


def land_cover() -> Field:
    """Coverage of the whole country."""
    whole = np.zeros((H, W), np.float32)
    for points in outlines().values():
        whole = np.maximum(whole, coverage(placed(points), W, H))
    closed = blurred(whole, 1)  # the seams between provinces
    return np.where(closed > 0.55, np.maximum(whole, np.clip(closed * 1.6 - 0.4, 0, 1)), whole).astype(np.float32)


def country(picture: Picture, land: Field) -> Picture:
    """Belgium lifted off the sheet, bare of control: relief, rivers, borders."""
    shade = blurred(np.roll(land, (5 * S, 3 * S), (0, 1)), 6 * S)
    picture = over(picture, (40, 26, 12), shade * 0.58 * (1 - land))
    tight = blurred(np.roll(land, (2 * S, 1 * S), (0, 1)), 2 * S)
    picture = over(picture, (40, 26, 12), tight * 0.35 * (1 - land))
    paper = grain.paper(W, H, palette.LAND, 11, 0.8)
    picture = picture * (1 - land[..., None]) + paper * land[..., None]
    picture = over(picture, (0x46, 0x34, 0x1E), relief(place, land, W, H))
    for points, thick in RIVERS:
        line = placed(rough_line(rounded_line(points), closed=False, roughness=0.06))
        picture = over(picture, palette.rgb("#4a6266"), stroke(line, W, H, (thick + 1) * S) * 0.47)
        picture = over(picture, palette.rgb("#a9bfc0"), stroke(line, W, H, thick * S) * 0.92)
    for points in outlines().values():
        edge = placed(points)
        band = np.clip(1 - distance(edge, W, H, 7 * S, closed=True) / (6 * S), 0, 1) * coverage(edge, W, H)
        picture = over(picture, palette.rgb("#b89a62"), band**1.5 * 0.20)
        picture = over(picture, palette.rgb("#3c2e20"), stroke(edge, W, H, 1.3 * S, closed=True) * 0.75)
    rim = np.clip(1 - np.abs(land - 0.5) * 2, 0, 1)
    return over(picture, palette.rgb("#33281c"), np.clip(blurred(rim, 1) * 2.2, 0, 1))


def folds(picture: Picture) -> Picture:
    """The creases of a sheet that was folded in six."""
    x = np.arange(W)[None] / S
    y = np.arange(H)[:, None] / S
    inner = (WIDE - 2 * DEPTH, HIGH - 2 * DEPTH)
    for line, at in ((x, DEPTH + inner[0] * 0.36), (x, DEPTH + inner[0] * 0.68), (y, DEPTH + inner[1] * 0.5)):
        away = line - at
        dark = np.exp(-(((away + 2.5) / 2.6) ** 2)) * 0.11 + np.zeros((H, W), np.float32)
        light = np.exp(-(((away - 2.5) / 2.6) ** 2)) * 0.19 + np.zeros((H, W), np.float32)
        picture = over(over(picture, (60, 40, 20), dark), (255, 250, 235), light)
    return picture


def sheet() -> Picture:
    """The whole sheet without words."""
    ground = grain.paper(W, H, palette.NEIGHBOUR, 4)
    ground = graticule(sea(ground))
    ground = folds(country(ground, land_cover()))
    from game.art.bakery.neatline import neatline

    return neatline(ground)


def shading(picture: Picture) -> Picture:
    """Light from above, shade below."""
    down = (np.arange(H)[:, None] / H + np.zeros((1, W))).astype(np.float32)
    picture = over(picture, (255, 248, 225), np.clip(0.5 - down, 0, 1) * 0.2)
    return over(picture, (40, 24, 8), np.clip(down - 0.5, 0, 1) * 0.24)


def fields() -> None:
    """One distance field a province, and one for the country, in the encoding that `belgium` reads."""
    factor = belgium.FIELD_SCALE
    for name, points in outlines().items():
        area = belgium.field_area(name)
        local = [((x - area[0]) * factor, (y - area[1]) * factor) for x, y in map(to_design, points)]
        size = (round(area[2] * factor), round(area[3] * factor))
        away = signed(local, *size, reach=140 * factor) / factor
        file = FOLDER / "belgium" / f"{name}.png"
        file.parent.mkdir(parents=True, exist_ok=True)
        table = np.vectorize(belgium.encode, otypes=[np.uint8])
        Image.fromarray(table(away)).save(file, optimize=True)


def bake() -> None:
    """Write the sheet and the fields."""
    write("belgium_board", surface_of(shading(sheet())), "jpg", 91)
    fields()
