"""The engraver's hills and firs of the Ardennes, kept clear of where names and tokens stand."""

import math
from collections.abc import Callable
from random import Random

import numpy as np
from PIL import Image, ImageDraw

from game.art.bakery.noise import Field
from game.art.belgium import LAYOUT
from game.art.outline import Point

FACTOR = 2  # drawn so much larger than baked
CLEAR = {
    "citizens": (92, 34),
    "factories": (78, 40),
    "name": (84, 24),
    "king": (34, 74),
}  # canvas units kept free, half


def _taken(x: float, y: float) -> bool:
    for place in LAYOUT.values():
        for kind, (half_wide, half_high) in CLEAR.items():
            px, py = getattr(place, kind)
            if kind == "king":
                py -= 40
            if abs(x - px) < half_wide and abs(y - py) < half_high:
                return True
    return False


def _hill(pen: ImageDraw.ImageDraw, x: float, y: float, reach: float, line: float) -> None:
    steps = 14
    points = [
        (x - reach + 2 * reach * i / steps, y - math.sin(math.pi * i / steps) ** 1.3 * reach * 0.8)
        for i in range(steps + 1)
    ]
    pen.line(points, fill=130, width=round(line * 0.75), joint="curve")
    for stroke in range(6):
        share = 0.52 + stroke * 0.08
        left = x - reach + 2 * reach * share
        top = y - math.sin(math.pi * share) ** 1.3 * reach * 0.8
        pen.line([(left, top), (left + reach * 0.12, min(y, top + reach * 0.36))], fill=95, width=round(line * 0.5))


def _fir(pen: ImageDraw.ImageDraw, x: float, y: float, reach: float, line: float) -> None:
    pen.line([(x, y), (x, y - reach * 2.1)], fill=130, width=round(line * 0.5))
    for share in (0.15, 0.42, 0.69):
        top = y - reach * 2.1 * (1 - share)
        wide = reach * (0.30 + share * 0.62)
        for side in (-wide, wide):
            pen.line([(x, top), (x + side, top + reach * 0.55)], fill=140, width=round(line * 0.65))


def relief(place: Callable[[Point], Point], land: Field, width: int, height: int, unit: float) -> Field:
    """Coverage 0..1 of hills and trees in the south-east; `unit` is the pixels of a design unit."""
    line = FACTOR * unit
    random = Random(11)
    image = Image.new("L", (width * FACTOR, height * FACTOR))
    pen = ImageDraw.Draw(image)
    for column in range(470, 980, 24):
        for row in range(486, 774, 18):
            x, y = column + random.uniform(-10, 10), row + random.uniform(-7, 7)
            px, py = place((x, y))
            if not (0 <= px < width and 20 <= py < height) or land[int(py), int(px)] < 0.9 or _taken(x, y):
                continue
            if random.random() < 0.5:
                _hill(pen, px * FACTOR, py * FACTOR, random.uniform(5, 8) * line, line)
            else:
                for _ in range(2):
                    left = (px + random.uniform(-5, 5) * unit) * FACTOR
                    _fir(pen, left, (py + random.uniform(-3, 3) * unit) * FACTOR, random.uniform(3.6, 4.8) * line, line)
    small = image.resize((width, height), Image.Resampling.LANCZOS)
    return (np.asarray(small, np.float32) / 255 * land).astype(np.float32)
