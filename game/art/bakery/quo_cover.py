"""The front of the box of Quo Vadis? without words: a temple in marble and Caesar's head on a medallion of porphyry."""

import numpy as np
import pygame

from game.art import surfaces
from game.art.bakery.noise import Field, Picture, plain
from game.art.bakery.quo_ground import frame, texture
from game.art.bakery.quo_stone import S, Slab, disc, marble, piece, polygon, ring, rounded, sloping
from game.art.bakery.store import surface_of
from game.art.covers import COVER
from game.art.icons import icon
from game.art.palette import Colour, rgb

K = 1.25  # units of the slab in a design unit of the cover: it is baked at 2.5 pixels a unit
STONE: Colour = rgb("#efe7d8")
TERRACOTTA: Colour = rgb("#a4452c")
IVORY: Colour = rgb("#f7eedd")
MIDDLE = COVER[0] / 2


def _block(slab: Slab, x: float, y: float, wide: float, high: float, light: float = 1.0, radius: float = 1.5) -> None:
    """A bevelled block of pale stone with its shadow, in design units of the cover."""
    mask = rounded(wide * K, high * K, radius)
    slab.shadow(mask, (x * K, y * K), 5, (3, 5), 0.5)
    stone = piece(texture("wall"), x * 3, y * 2, mask).mean(axis=2, keepdims=True) / 205
    slab.lay(plain(np.array(STONE, np.float32) * np.clip(stone, 0, 1.06) * light), mask, x * K, y * K)
    slab.bevel(mask, x * K, y * K, 2.2, 0.8, 0.5)


def _shaft(wide: float, high: float, flutes: int) -> Picture:
    """A fluted shaft: the shade of the round column and of every flute."""
    rows, columns = round(high * K * S), round(wide * K * S)
    across = (np.arange(columns, dtype=np.float32) + 0.5) / columns * 2 - 1
    angle = np.arcsin(np.clip(across, -0.999, 0.999))
    body = 0.66 + 0.38 * np.cos(angle + 0.62)
    phase = (angle / np.pi + 0.5) * flutes % 1
    groove = 1 - 0.34 * np.clip(np.sin(phase * np.pi), 0, 1) ** 1.5 + 0.22 * np.clip(phase - 0.72, 0, 1)
    light = np.clip(body * groove, 0.3, 1.06)
    down = np.linspace(1.02, 0.94, rows, dtype=np.float32)[:, None]
    return plain(np.array(STONE, np.float32) * (light[None, :] * down)[..., None])


def _column(slab: Slab, x: float, top: float, foot: float) -> None:
    """A column whose middle is at x, between two heights."""
    wide = 34.0
    shaft = _shaft(wide, foot - top, 9)
    mask: Field = np.ones(shaft.shape[:2], np.float32)
    slab.shadow(mask, ((x - wide / 2) * K, top * K), 8, (7, 6), 0.55)
    slab.lay(shaft, mask, (x - wide / 2) * K, top * K)
    shade = np.linspace(1, 0, round(14 * K * S), dtype=np.float32)[:, None] * np.ones((1, mask.shape[1]), np.float32)
    slab.lay((60, 44, 28), plain(shade), (x - wide / 2) * K, top * K, 0.42)
    for spread_, y, high in ((42, top - 3, 5), (50, top - 10, 8), (42, foot - 3, 5), (50, foot + 1, 8)):
        _block(slab, x - spread_ / 2, y, spread_, high, 1.0, 2.5)


def _pediment(slab: Slab, top: float, base: float) -> None:
    """The gable: a border of stone round a field of terracotta with a wreath."""
    half, rise = 130.0, base - top
    outer = polygon(2 * half * K, rise * K, [(0, rise * K), (half * K, 0), (2 * half * K, rise * K)])
    left = (MIDDLE - half) * K
    slab.shadow(outer, (left, top * K), 8, (5, 8), 0.5)
    slab.lay(STONE, outer, left, top * K)
    slab.bevel(outer, left, top * K, 2.6, 0.8, 0.5)
    inset_x, inset_top, inset_low = 21.0, 8.5, 4.5
    wide, high = 2 * (half - inset_x), rise - inset_top - inset_low
    field = polygon(wide * K, high * K, [(0, high * K), (wide / 2 * K, 0), (wide * K, high * K)])
    at = ((MIDDLE - wide / 2) * K, (top + inset_top) * K)
    red = piece(texture("porphyry"), 40, 60, field).mean(axis=2, keepdims=True)
    slab.lay(plain(np.array(TERRACOTTA, np.float32) * (0.5 + 0.52 * red / red.mean())), field, *at)
    slab.hollow(field, at, 4, (2.5, 4), 0.7)
    px = round(27 * K * S)
    for colour, shift, strength in (((60, 20, 10), 1.0, 0.6), (IVORY, 0.0, 1.0)):
        wreath = icon("laurels", px, colour)
        slab.picture_on(wreath, (MIDDLE - 13.5 + shift) * K, (base - 35.5 + shift) * K, strength)


def _medallion(slab: Slab, y: float, radius: float) -> None:
    """Caesar's head in ivory on porphyry within a golden rim."""
    x, reach = MIDDLE * K, radius * K
    mask = disc(reach)
    slab.shadow(mask, (x - reach, y * K - reach), 12, (6, 11), 0.7)
    slab.lay(sloping(2 * reach, 2 * reach, (250, 226, 156), (140, 98, 36), 55), mask, x - reach, y * K - reach)
    slab.bevel(mask, x - reach, y * K - reach, 3, 0.8, 0.5)
    inner = reach - 5.6 * K
    slab.lay(rgb("#4a3312"), disc(inner + 1.2), x - inner - 1.2, y * K - inner - 1.2)
    field = disc(inner)
    slab.lay(piece(texture("porphyry"), 300, 90, field), field, x - inner, y * K - inner)
    slab.lay((255, 200, 230), plain(field * _pool(2 * inner, 0.38)), x - inner, y * K - inner, 0.22)
    slab.hollow(field, (x - inner, y * K - inner), 7, (4, 6), 0.75)
    slab.lay(rgb("#d9b565"), ring(inner - 4 * K, 1.1), x - inner + 4 * K, y * K - inner + 4 * K, 0.7)
    px = round(radius * 1.36 * K * S)
    head = icon("caesar", px, (255, 255, 255))
    shape = plain(np.frombuffer(pygame.image.tobytes(head, "RGBA"), np.uint8).reshape(px, px, 4)[..., 3] / 255.0)
    at = (x - px / S / 2, y * K - px / S / 2 - 1.5)
    slab.shadow(shape, at, 4, (2.5, 4.5), 0.75)
    slab.lay(sloping(px / S, px / S, (255, 248, 232), (222, 202, 168), 70), shape, *at)
    slab.bevel(shape, *at, 1.6, 0.6, 0.55)


def _pool(side: float, at: float) -> Field:
    """A pool of light off the middle."""
    down, across = np.mgrid[0 : round(side * S), 0 : round(side * S)].astype(np.float32) / (side * S)
    return plain(np.exp(-(((across - at) / 0.42) ** 2 + ((down - at) / 0.42) ** 2)))


def front() -> pygame.Surface:
    """The whole front."""
    wide, high = round(COVER[0] * K * S), round(COVER[1] * K * S)
    stone = marble(wide, high, (233, 223, 205), (168, 142, 116), 133, 0.42, 0.03, 0.95, 0.05)
    down = np.linspace(1.03, 0.93, high, dtype=np.float32)[:, None, None]
    slab = Slab(plain(stone * down))
    wall = rounded(222 * K, 196 * K, 1)
    slab.lay((96, 72, 48), wall, 35 * K, 88 * K, 0.16)
    for x in (50.0, 242.0):
        _column(slab, x, 104, 283)
    for inset, y in ((20.0, 292.0), (13.0, 299.0)):
        _block(slab, inset, y, COVER[0] - 2 * inset, 7.5)
    _block(slab, 20, 83, COVER[0] - 40, 11, 1.0)
    _pediment(slab, 30, 84)
    _medallion(slab, 186, 72)
    for inset, thick, strength in ((7, 1.5, 0.85), (10.5, 0.7, 0.65)):
        box = (inset * K, inset * K, (COVER[0] - 2 * inset) * K, (COVER[1] - 2 * inset) * K)
        frame(slab, box, 1.5, thick * K, rgb("#8e4630"), strength)
    surfaces.set_scale(1.0)
    return surface_of(slab.picture)
