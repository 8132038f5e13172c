"""Wood, paper, velvet and marble."""

import math

import numpy as np
from PIL import Image

from game.art.bakery.noise import Field, Picture, noise, plain, smoothstep

WARM = np.array([1.0, 0.75, 0.53], np.float32)


def wood_grain(width: int, height: int, seed: int) -> tuple[Field, Field]:
    """What is added to and taken from the colour of a board, 0..60: streaks, fibres and pores, bent like grown wood."""
    pad = 90
    tall = height + 2 * pad
    light = np.zeros((tall, width), np.float32)
    dark = np.zeros((tall, width), np.float32)
    layers = ((1400, 90, 16), (900, 26, 13), (500, 9, 11), (240, 3.2, 10), (60, 2, 6))
    for number, (cell_x, cell_y, strength) in enumerate(layers):
        light += noise(width, tall, cell_x, cell_y, seed * 97 + number) * strength
        dark += noise(width, tall, cell_x * 0.8, cell_y * 1.2, seed * 131 + number + 50) * strength * 0.75
    rings = noise(width, tall, 1700, 150, seed * 11 + 5) * 9
    dark += (0.5 + 0.5 * np.sin(rings * 2 * np.pi)) ** 6 * 5
    pores = noise(width, tall, 34, 1.6, seed * 17 + 3)
    dark += smoothstep(pores, 0.86, 0.97) * 14
    column = np.arange(width)
    phase = np.random.default_rng(seed).random(3) * 6.28
    bend = (
        30 * np.sin(column / 620 + phase[0]) + 14 * np.sin(column / 210 + phase[1]) + 3 * np.sin(column / 60 + phase[2])
    )
    rows = np.arange(height)[:, None] + pad + bend[None]
    low = np.floor(rows).astype(int)
    share = (rows - low).astype(np.float32)
    pick = column[None]

    def bent(field: Field) -> Field:
        return plain(field[low, pick] * (1 - share) + field[low + 1, pick] * share)

    return bent(light), bent(dark)


def board(width: int, height: int, colour: tuple[int, int, int], seed: int, contrast: float = 1.0) -> Picture:
    """A wooden board of a colour."""
    light, dark = wood_grain(width, height, seed)
    base = np.array(colour, np.float32)
    return plain(base + (light * contrast)[..., None] * WARM - (dark * contrast)[..., None])


def fibres(width: int, height: int, seed: int) -> Field:
    """Short curved hairs of paper, -1..1."""
    import pygame

    random = np.random.default_rng(seed)
    surface = pygame.Surface((width, height), pygame.SRCALPHA)
    surface.fill((128, 128, 128, 255))
    for _ in range(int(width * height / 9000)):
        x, y, way, length = (
            random.random() * width,
            random.random() * height,
            random.random() * 6.28,
            8 + random.random() * 18,
        )
        points = []
        for _ in range(6):
            points.append((x, y))
            way += random.random() - 0.5
            x, y = x + np.cos(way) * length / 6, y + np.sin(way) * length / 6
        shade = 255 if random.random() < 0.5 else 20
        pygame.draw.aalines(surface, (shade, shade, shade), False, points)
    grey = pygame.surfarray.array_red(surface).T.astype(np.float32)
    return (grey - 128) / 127


def paper(
    width: int, height: int, colour: tuple[int, int, int], seed: int, strength: float = 1.0, hairs: bool = True
) -> Picture:
    """A sheet of old paper: patches of five sizes that take more blue than red, and fibres."""
    picture = np.zeros((height, width, 3), np.float32) + np.array(colour, np.float32) + 19
    take = np.array([0.667, 0.804, 1.0], np.float32)
    for cell, amount in ((2, 12), (5, 9), (30, 7), (180, 12), (500, 12)):
        picture -= (noise(width, height, cell, cell, seed * 31 + cell) * amount * strength)[..., None] * take
    if hairs:
        hair = fibres(width, height, seed)[..., None]
        picture += np.where(hair > 0, hair * 9, hair * 13) * strength
    return picture


def velvet(width: int, height: int, colour: tuple[int, int, int], seed: int) -> Picture:
    """Napped cloth: fine specks and wide brushed folds."""
    base = np.array(colour, np.float32)
    speck = noise(width, height, 2, 2, seed) - 0.5
    nap = noise(width, height, 5, 16, seed + 1) - 0.5
    folds = noise(width, height, 340, 620, seed + 2) - 0.5
    light = 1 + speck * 0.22 + nap * 0.16 + folds * 0.5
    gleam = noise(width, height, 220, 300, seed + 3) * 10
    return plain(base * light[..., None] + gleam[..., None] * np.array([0.7, 0.8, 1.3], np.float32))


def _slanted(width: int, height: int, cell_x: float, cell_y: float, seed: int) -> Field:
    """Noise stretched along a slope, as stone is bedded."""
    reach = int(math.hypot(width, height)) + 8
    flat = Image.fromarray(noise(reach, reach, cell_x, cell_y, seed))
    turned = np.asarray(flat.rotate(32, Image.Resampling.BILINEAR), np.float32)
    left, top = (reach - width) // 2, (reach - height) // 2
    return plain(turned[top : top + height, left : left + width])


def marble(width: int, height: int, colour: tuple[int, int, int], vein: tuple[int, int, int], seed: int) -> Picture:
    """Stone with clouds, and veins along the zero lines of slanted, warped noise."""
    picture = paper(width, height, colour, seed, 0.5, hairs=False)
    clouds = _slanted(width, height, 520, 150, seed + 2) * 0.6 + _slanted(width, height, 160, 60, seed + 3) * 0.4
    picture = picture - (smoothstep(clouds, 0.35, 0.8) * 17)[..., None] * np.array([0.8, 0.95, 1.1], np.float32)
    warp = noise(width, height, 110, 110, seed + 4) * 0.6 + noise(width, height, 34, 34, seed + 5) * 0.16
    total = np.zeros((height, width), np.float32)
    veins = ((1100, 300, 2.2, 0.60), (800, 190, 1.5, 0.45), (420, 120, 1.1, 0.25))
    for number, (long, short, thick, strength) in enumerate(veins):
        field = _slanted(width, height, long, short, seed * 7 + number) + (warp - 0.38) * 0.10
        steep = np.hypot(*np.gradient(field))
        away = np.abs(field - 0.5) / (steep + 1e-6)  # about pixels: veins stay equally thin everywhere
        there = smoothstep(_slanted(width, height, 420, 200, seed * 13 + number), 0.38, 0.72)
        there = there * smoothstep(steep, 0.0004, 0.0016)
        total = total + np.exp(-((away / thick) ** 2)) * strength * there
        total = total + np.exp(-((away / (thick * 9)) ** 2)) * strength * 0.22 * there
    share = np.clip(total, 0, 0.75)[..., None]
    return plain(picture * (1 - share) + np.array(vein, np.float32) * share)
