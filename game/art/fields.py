"""Distance fields: a baked byte a pixel tells how far it is from a border; washes, rings and hover looks come of them.

A field belongs to an area of the design space. Bytes are fine near the border and coarse away from it.
"""

import pygame

from game.art.baked import source
from game.art.palette import SHADOW, Colour
from game.art.surfaces import Layer, cached, scale

Area = tuple[float, float, float, float]  # left, top, width, height in design units
PIXELS = 1.5  # of a field in a design unit
PAD = 16.0  # design units of a field round its shape
NEAR = 8.0
LEVELS = 8  # a design unit within NEAR
FAR_LEVELS = 0.7  # a design unit beyond


def encode(away: float) -> int:
    """The byte of a distance to the border in design units, positive inside."""
    reach = abs(away)
    level = reach * LEVELS if reach < NEAR else NEAR * LEVELS + (reach - NEAR) * FAR_LEVELS
    return max(0, min(255, round(128 + (level if away >= 0 else -level))))


def decode(byte: int) -> float:
    """The distance of a byte."""
    level = abs(byte - 128)
    reach = level / LEVELS if level < NEAR * LEVELS else NEAR + (level - NEAR * LEVELS) / FAR_LEVELS
    return reach if byte >= 128 else -reach


DISTANCES = [decode(byte) for byte in range(256)]


@cached
def _field(name: str, area: Area) -> tuple[bytes, tuple[int, int], tuple[int, int]]:
    """A field at the present scale: its bytes, its size, and its place in device pixels."""
    left, top, width, height = area
    start = (round(left * scale()), round(top * scale()))
    size = (round(width * scale()), round(height * scale()))
    grey = source(name).convert(32)
    scaled = pygame.transform.smoothscale(grey, size)
    return pygame.image.tobytes(scaled, "RGB")[::3], size, start


@cached
def deepest(name: str, area: Area) -> float:
    """How far the innermost point of a shape is from its border."""
    return DISTANCES[max(_field(name, area)[0])]


def toned(name: str, area: Area, colour: Colour, alphas: list[float]) -> Layer:
    """A layer of one colour whose opacity is a function of the distance (256 values of 0..255, by byte).

    Belongs to the origin of the design space.
    """
    grey, size, start = _field(name, area)
    table = bytes(max(0, min(255, round(alpha))) for alpha in alphas)
    pixels = bytearray(bytes((*reversed(colour), 0)) * len(grey))
    pixels[3::4] = grey.translate(table)
    in_screen_order = pygame.image.frombytes(bytes(pixels), size, "BGRA")  # for fast blits
    return Layer(in_screen_order, start)


def edge(away: float) -> float:
    """Coverage 0..1 of a shape at a distance from its border, smooth over one device pixel."""
    return max(0.0, min(1.0, 0.5 + away * scale()))


def joined(layers: list[Layer]) -> Layer:
    """Layers of one field on top of each other."""
    whole = layers[0].picture.copy()
    for layer in layers[1:]:
        whole.blit(layer.picture, (0, 0))
    return Layer(whole, layers[0].offset)


def cut_out(sheet: pygame.Surface, corner: tuple[float, float], shape: Layer) -> Layer:
    """The part of a sheet under a shape, brightened; `corner` is where the sheet lies in the design space."""
    left, top = round(corner[0] * scale()), round(corner[1] * scale())
    piece = pygame.Surface(shape.picture.get_size(), pygame.SRCALPHA)
    piece.blit(sheet, (left - shape.offset[0], top - shape.offset[1]))
    piece.fill((14, 11, 2, 0), special_flags=pygame.BLEND_RGBA_ADD)
    piece.blit(shape.picture, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return Layer(piece, shape.offset)


def raised(body: Layer, shade: Layer, glow: Layer, rise: int) -> Layer:
    """A shape lifted off the sheet by `rise` pixels, over its shadow and bloom."""
    pad = round(8 * scale())
    width, height = body.picture.get_size()
    whole = pygame.Surface((width + 2 * pad, height + 2 * pad), pygame.SRCALPHA)
    whole.fill((*SHADOW, 0))
    whole.blit(shade.picture, (pad + round(4 * scale()), pad + round(7 * scale())))
    whole.blit(glow.picture, (pad - rise // 2, pad - rise))
    whole.blit(body.picture, (pad - rise // 2, pad - rise))
    return Layer(whole, (body.offset[0] - pad, body.offset[1] - pad))
