"""Painted cameos: profiles built of coloured parts, each modelled as a low relief lit from the upper left."""

import io

import numpy as np
import pygame

from game.art.bakery.cameo_cast import PORTRAITS
from game.art.bakery.cameo_parts import Part, Portrait
from game.art.bakery.noise import Field, Picture, blurred, noise, over, plain
from game.art.bakery.store import array_of, surface_of, write
from game.art.palette import Colour

WIDTH, HEIGHT = 300, 366
LEFT, WIDE, HIGH = -1.0, 102.0, 124.4  # the part of the drawing that is seen; its top is the portrait's
FACTOR = 2
SOFT_FROM = 5  # thicker strokes are blushes, not lines


def _svg(inner: str, top: float) -> Field:
    width, height = WIDTH * FACTOR, HEIGHT * FACTOR
    size = f'width="{width}" height="{height}" viewBox="{LEFT} {top} {WIDE} {HIGH}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size}>'
    surface = pygame.image.load_sized_svg(io.BytesIO(f"{head}{inner}</svg>".encode()), (width, height))
    return array_of(surface)[..., 3] / 255


def filled(path: str, top: float) -> Field:
    """Coverage of a path whose pieces are all filled, also where they overlap."""
    parts = [f"M{part}" for part in path.split("M") if part.strip()]
    return _svg("".join(f'<path fill="#fff" d="{part}"/>' for part in parts), top)


def drawn(path: str, thick: float, top: float) -> Field:
    """Coverage of a stroked path."""
    ends = 'stroke-linecap="round" stroke-linejoin="round"'
    return _svg(f'<path fill="none" stroke="#fff" stroke-width="{thick}" {ends} d="{path}"/>', top)


def _ground(colour: Colour) -> Picture:
    width, height = WIDTH * FACTOR, HEIGHT * FACTOR
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    away = np.hypot(x / width - 0.36, y / height - 0.30)
    light = np.clip(1.42 - away * 1.05, 0.42, 1.42)[..., None]
    speck = (noise(width, height, 3, 3, 5) - 0.5)[..., None] * 7
    cloud = (noise(width, height, 120, 120, 9) - 0.5)[..., None] * 16
    return plain(np.array(colour, np.float32) * light + 12 * np.clip(1 - away * 2, 0, 1)[..., None] + speck + cloud)


def _shifted(field: Field, across: int, down: int) -> Field:
    moved = np.zeros_like(field)
    moved[down:, across:] = field[: field.shape[0] - down, : field.shape[1] - across]
    return moved


def _part(picture: Picture, part: Part, top: float) -> Picture:
    unit = FACTOR * WIDTH / WIDE
    shape = filled(part.path, top)
    shade = blurred(_shifted(shape, round(0.9 * unit), round(1.2 * unit)), 1.1 * unit) * (1 - shape)
    picture = over(picture, (18, 10, 8), shade * part.shadow * 0.62)
    soft = part.round * unit
    height = blurred(shape, soft) * 0.62 + blurred(shape, max(1, soft * 0.4)) * 0.38
    for groove, thick in part.grooves:
        line = drawn(groove, thick, top)
        height = height - blurred(line, 0.55 * unit) * 0.16 * part.carve
    across, down = np.gradient(height, axis=1), np.gradient(height, axis=0)
    light = np.clip((across + down) * soft * 1.15 * part.relief, -1, 1)
    grain = 1 + (noise(WIDTH * FACTOR, HEIGHT * FACTOR, 5, 5, 77) - 0.5) * 0.05
    colour = np.array(part.colour, np.float32) * grain[..., None]
    lit = np.clip(light, 0, 1)[..., None]
    dark = np.clip(-light, 0, 1)[..., None]
    body = colour * (1 - dark * 0.66) + (255 - colour) * lit * part.shine
    for groove, thick in part.grooves:
        line = drawn(groove, thick, top)
        body = over(body, part.groove_colour, blurred(line, 0.18 * unit) * part.groove_alpha)
    body = np.clip(body, 0, 255)
    picture = picture * (1 - shape[..., None]) + body * shape[..., None]
    for stroke, thick, tone, alpha in part.lines:
        soft_line = blurred(drawn(stroke, thick, top), (2.2 if thick > SOFT_FROM else 0.16) * unit)
        picture = over(picture, tone, soft_line * shape * alpha if thick > SOFT_FROM else soft_line * alpha)
    return picture.astype(np.float32)


def paint(portrait: Portrait) -> pygame.Surface:
    """The whole picture, opaque, at twice its final size."""
    picture = _ground(portrait.ground).astype(np.float32)
    for part in portrait.parts:
        picture = _part(picture, part, portrait.top)
    return surface_of(picture)


def bake() -> None:
    """Write the twelve persons and the King."""
    for name, portrait in PORTRAITS.items():
        surface = pygame.transform.smoothscale(paint(portrait), (WIDTH, HEIGHT))
        write(f"faces/{name}", surface, quality=90)
