"""The engraved country: sea, coast, neighbours, relief, rivers and borders, on a canvas of any size."""

from dataclasses import dataclass

import numpy as np

from game.art import palette
from game.art.bakery import grain
from game.art.bakery.fields import Points, coverage, distance, stroke
from game.art.bakery.geography import RIVERS, coast_line
from game.art.bakery.noise import Field, Picture, blurred, noise, over
from game.art.bakery.relief import relief
from game.art.outline import Point, outlines, rough_line, rounded_line

WASH = 0.24
BAND = 0.58


@dataclass(frozen=True)
class Engraving:
    """A canvas of width x height pixels on which canvas units of data.toml are placed at origin + stretch * point.

    `unit` is the pixels of one design unit: the measure of line widths.
    """

    width: int
    height: int
    origin: Point
    stretch: Point
    unit: float
    seed: int = 4

    def place(self, point: Point) -> Point:
        """A canvas point of data.toml in pixels."""
        return self.origin[0] + self.stretch[0] * point[0], self.origin[1] + self.stretch[1] * point[1]

    def placed(self, points: list[Point]) -> Points:
        """Canvas points in pixels."""
        return [self.place(point) for point in points]

    def cover(self, points: Points) -> Field:
        """Coverage of a polygon."""
        return coverage(points, self.width, self.height)

    def line(self, points: Points, thick: float, closed: bool = False) -> Field:
        """Coverage of a line `thick` design units wide."""
        return stroke(points, self.width, self.height, thick * self.unit, closed)

    def away(self, points: Points, reach: float, closed: bool = False) -> Field:
        """Distance to a line in design units, up to `reach`."""
        return distance(points, self.width, self.height, reach * self.unit, closed) / self.unit

    def paper(self, colour: palette.Colour, seed: int, strength: float = 1.0, hairs: bool = True) -> Picture:
        """A sheet of the canvas' size."""
        return grain.paper(self.width, self.height, colour, seed, strength, hairs)

    # ---- parts
    def surroundings(self) -> Picture:
        """Neighbours' paper, the sea and the net of degrees."""
        picture = self.sea(self.paper(palette.NEIGHBOUR, self.seed))
        for step in range(-3, 9):
            upright: Points = [(step * 190 + 40, -400), (step * 190 - 30, 1300)]
            across: Points = [(-900, step * 190 + 30), (1900, step * 190 - 10)]
            for line in (upright, across):
                picture = over(picture, (60, 48, 32), self.line(self.placed(line), 0.6) * 0.12)
        return picture

    def sea(self, picture: Picture) -> Picture:
        """The North Sea: hatching, and lines that follow the coast and fade."""
        coast = self.placed(coast_line())
        water = self.cover([(-9000, coast[0][1]), *coast, (coast[-1][0], -9000), (-9000, -9000)])
        ground = self.paper((0xBA, 0xC9, 0xC7), self.seed + 1, 0.8, hairs=False)
        rows = (np.arange(self.height)[:, None] % (3.5 * self.unit)) < 0.65 * self.unit
        gaps = noise(self.width, self.height, 90 * self.unit, 3.5 * self.unit, 5) > 0.12
        ground = over(ground, (0x5F, 0x78, 0x7A), (rows & gaps).astype(np.float32) * 0.19)
        away = self.away(coast, 46)
        ground = over(ground, palette.WATER_LINE, np.clip(1 - away / 42, 0, 1) ** 2 * 0.30)
        for index, far in enumerate((3.2, 6.6, 10.8, 15.8, 21.8, 29, 37.5)):
            alpha = (0.62 * (1 - index / 7) ** 1.1 + 0.09) * np.clip(1.1 - np.abs(away - far) * 1.25, 0, 1)
            ground = over(ground, palette.WATER_LINE, alpha)
        picture = picture * (1 - water[..., None]) + ground * water[..., None]
        return over(picture, palette.rgb("#3a3328"), self.line(coast, 1.5) * 0.88)

    def land(self) -> Field:
        """Coverage of the whole country, without seams."""
        whole = np.zeros((self.height, self.width), np.float32)
        for points in outlines().values():
            whole = np.maximum(whole, self.cover(self.placed(points)))
        closed = blurred(whole, 1)
        return np.where(closed > 0.55, np.maximum(whole, np.clip(closed * 1.6 - 0.4, 0, 1)), whole).astype(np.float32)

    def country(self, picture: Picture, washes: dict[str, str] | None = None, hills: bool = True) -> Picture:
        """Belgium lifted off the sheet; `washes` colours provinces in the looks of seats."""
        land = self.land()
        picture = self.lifted(picture, land)
        paper = self.paper(palette.LAND, self.seed + 7, 0.8)
        picture = picture * (1 - land[..., None]) + paper * land[..., None]
        for name, look in (washes or {}).items():
            edge = self.placed(outlines()[name])
            band = np.clip(1 - self.away(edge, 14, closed=True) / 13, 0, 1) ** 1.5
            picture = over(picture, palette.LOOKS[look].wash, (WASH + BAND * band) * self.cover(edge))
        if hills:
            picture = over(picture, (0x46, 0x34, 0x1E), relief(self.place, land, self.width, self.height, self.unit))
        for river, thick in RIVERS:
            line = self.placed(rough_line(rounded_line(river), closed=False, roughness=0.06))
            picture = over(picture, palette.rgb("#4a6266"), self.line(line, thick + 1) * 0.47)
            picture = over(picture, palette.rgb("#a9bfc0"), self.line(line, thick) * 0.92)
        return self.borders(picture, land)

    def lifted(self, picture: Picture, land: Field) -> Picture:
        """The wide and the tight shadow of the cut-out country."""
        for down, across, radius, alpha in ((5, 3, 6, 0.58), (2, 1, 2, 0.35)):
            shift = (round(down * self.unit), round(across * self.unit))
            shade = blurred(np.roll(land, shift, (0, 1)), radius * self.unit)
            picture = over(picture, (40, 26, 12), shade * alpha * (1 - land))
        return picture

    def borders(self, picture: Picture, land: Field) -> Picture:
        """A tinted band inside each border, the border itself, and the darker rim of the country."""
        for points in outlines().values():
            edge = self.placed(points)
            band = np.clip(1 - self.away(edge, 7, closed=True) / 6, 0, 1) * self.cover(edge)
            picture = over(picture, palette.rgb("#b89a62"), band**1.5 * 0.20)
            picture = over(picture, palette.rgb("#3c2e20"), self.line(edge, 1.3, closed=True) * 0.75)
        rim = np.clip(1 - np.abs(land - 0.5) * 2, 0, 1)
        return over(picture, palette.rgb("#33281c"), np.clip(blurred(rim, 1) * 2.2, 0, 1))
