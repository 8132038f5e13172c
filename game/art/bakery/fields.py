"""Distances and coverage of lines and polygons as arrays: smooth strokes, bands and water lines come from these."""

from itertools import pairwise

import numpy as np
from PIL import Image, ImageDraw

from game.art.bakery.noise import Field, plain

Points = list[tuple[float, float]]


def distance(points: Points, width: int, height: int, reach: float, closed: bool = False) -> Field:
    """Distance of every pixel to a line of points, in pixels, exact up to `reach` and `reach` beyond it."""
    square = np.full((height, width), reach * reach, np.float32)
    ends = zip(points, points[1:] + points[:1], strict=True) if closed else pairwise(points)
    for (ax, ay), (bx, by) in ends:
        left, right = max(0, int(min(ax, bx) - reach)), min(width, int(max(ax, bx) + reach) + 2)
        top, bottom = max(0, int(min(ay, by) - reach)), min(height, int(max(ay, by) + reach) + 2)
        if left >= right or top >= bottom:
            continue
        x = np.arange(left, right, dtype=np.float32)[None] + 0.5 - ax
        y = np.arange(top, bottom, dtype=np.float32)[:, None] + 0.5 - ay
        dx, dy = bx - ax, by - ay
        along = np.clip((x * dx + y * dy) / max(1e-6, dx * dx + dy * dy), 0, 1)
        part = square[top:bottom, left:right]
        np.minimum(part, (x - along * dx) ** 2 + (y - along * dy) ** 2, out=part)
    return np.sqrt(square)


def stroke(points: Points, width: int, height: int, thick: float, closed: bool = False) -> Field:
    """Coverage 0..1 of a round-jointed line."""
    return plain(np.clip(thick / 2 + 0.5 - distance(points, width, height, thick / 2 + 2, closed), 0, 1))


def coverage(points: Points, width: int, height: int) -> Field:
    """Coverage 0..1 of a filled polygon."""
    factor = 4
    image = Image.new("L", (width * factor, height * factor))
    ImageDraw.Draw(image).polygon([(x * factor, y * factor) for x, y in points], fill=255)
    return np.asarray(image.resize((width, height), Image.Resampling.BOX), np.float32) / 255


def signed(points: Points, width: int, height: int, reach: float) -> Field:
    """Distance to the edge of a polygon, positive inside, negative outside."""
    away = distance(points, width, height, reach, closed=True)
    return np.where(coverage(points, width, height) > 0.5, away, -away).astype(np.float32)
