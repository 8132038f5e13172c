"""Small drawings written as SVG, sharp at the size they are shown, and the gradients they are filled with.

SDL's reader takes the last stop of a gradient whose vector is given in fractions and ignores `fill-opacity` on
gradients: gradients here are in per cent, and what is to be pale is faded as a picture.
"""

import io
import math

import pygame

from game.art.palette import Colour
from game.art.surfaces import cached


def code(colour: Colour) -> str:
    """A colour as SVG writes it."""
    return "#{:02x}{:02x}{:02x}".format(*colour[:3])


@cached
def drawn(body: str, width: int, height: int, box: tuple[float, float, float, float]) -> pygame.Surface:
    """The drawing scaled so that the `box` (left, top, width, height) of its coordinates fills the picture."""
    left, top, wide, high = box
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide}" height="{high}" viewBox="{left} {top} {wide} {high}">'
    )
    text = f"{head}{body}</svg>"
    size = (max(1, width), max(1, height))
    return pygame.image.load_sized_svg(io.BytesIO(text.encode()), size).convert_alpha()


def slope(name: str, first: Colour, second: Colour, across: int = 0, down: int = 100) -> str:
    """A gradient to fill with `url(#name)`, from the upper left to `across`, `down` per cent."""
    stops = f'<stop offset="0" stop-color="{code(first)}"/><stop offset="1" stop-color="{code(second)}"/>'
    return (
        f'<defs><linearGradient id="{name}" x1="0%" y1="0%" x2="{across}%" y2="{down}%">{stops}</linearGradient></defs>'
    )


def dome(name: str, light: Colour, body: Colour, dark: Colour) -> str:
    """A gradient round a light in the upper left, to fill with `url(#name)`."""
    stops = "".join(
        f'<stop offset="{place}" stop-color="{code(colour)}"/>'
        for place, colour in ((0, light), (0.55, body), (1, dark))
    )
    return f'<defs><radialGradient id="{name}" cx="37%" cy="30%" r="82%">{stops}</radialGradient></defs>'


def star_path(x: float, y: float, reach: float, inner: float = 0.46) -> str:
    """The path of a five-pointed star."""
    points = []
    for corner in range(10):
        far = reach if corner % 2 == 0 else reach * inner
        angle = corner * math.pi / 5
        points.append(f"{x + far * math.sin(angle):.2f} {y - far * math.cos(angle):.2f}")
    return "M" + "L".join(points) + "Z"
