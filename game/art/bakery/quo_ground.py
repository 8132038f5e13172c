"""The still board of Quo Vadis?: pavement, rooms, senate, piazza, stairs and bushes, without words."""

import math
from functools import lru_cache

import numpy as np
import pygame

from game.art.bakery.noise import Field, Picture, plain
from game.art.bakery.quo_stone import (
    S,
    Slab,
    cloud,
    disc,
    half_ellipse,
    marble,
    outline,
    piece,
    polygon,
    ring,
    rounded,
    sloping,
)
from game.art.palette import Colour, mix, rgb
from game.art.quo_vadis import plan, stairs
from game.art.quo_vadis.plan import BOARD, Room
from game.art.quo_vadis.tones import GOLD_LINE, LEVELS

WIDE, HIGH = BOARD[2], BOARD[3]
FLOORS: dict[int, Colour] = {1: (238, 226, 208), 2: (241, 231, 211), 3: (234, 233, 216), 4: (240, 228, 224)}
TERRACOTTA = rgb("#8e4630")
BROWN = rgb("#6b4a2c")


@lru_cache(maxsize=16)
def texture(name: str) -> Picture:
    """A field of stone as large as the board."""
    wide, high = round(WIDE * S), round(HIGH * S)
    if name == "pavement":
        return marble(wide, high, (214, 195, 160), (160, 132, 96), 11, 0.30, 0.055, 1.3, 0.06)
    if name == "wall":
        return marble(wide, high, (222, 207, 178), (170, 146, 110), 21, 0.30, 0.05, 0.8)
    if name == "porphyry":
        return marble(wide, high, (98, 48, 80), (196, 150, 160), 31, 0.30, 0.12, 0.7, 0.09)
    level = int(name[-1])
    vein = (140, 122, 112) if level != 3 else (108, 126, 98)
    return marble(wide, high, FLOORS[level], vein, 40 + level, 0.62, 0.02, 0.62, 0.035)


# ---- pavement
def pavement() -> Slab:
    """Slabs in courses, each a little lighter or darker, with their joints, and the shade of the frame."""
    stone = texture("pavement").copy()
    random = np.random.default_rng(5)
    slab_wide, slab_high = 94, 62
    for row, top in enumerate(range(0, round(HIGH), slab_high)):
        left = -(row % 2) * slab_wide / 2
        while left < WIDE:
            x0, x1 = round(max(0.0, left) * S), round(min(WIDE, left + slab_wide) * S)
            part = stone[top * S : (top + slab_high) * S, x0:x1]
            part *= 1 + random.uniform(-0.045, 0.04)
            if left > 0:
                part[:, :2] *= 0.84
                part[:, 2:4] *= 1.06
            part[:2] *= 0.84
            part[2:4] *= 1.06
            left += slab_wide
    down, across = np.mgrid[0 : stone.shape[0], 0 : stone.shape[1]].astype(np.float32) / S
    away = np.clip(np.hypot((across - WIDE / 2) / (WIDE * 0.72), (down - HIGH * 0.42) / (HIGH * 0.78)), 0, 1.3)
    slab = Slab(plain(stone * (1.05 - 0.24 * away**2)[..., None]))
    slab.hollow(rounded(WIDE, HIGH, 10), (0, 0), 10, (3, 4), 0.6)
    return slab


def _keys(long: float, thick: float) -> pygame.Surface:
    """A strip of Greek key of whole units, `thick` high."""
    cell = thick / 5
    count = round(long / (5 * cell))
    cell_wide = long / (count * 5)
    size = S * 2
    strip = pygame.Surface((round(long * size), round(thick * size)), pygame.SRCALPHA)
    strip.fill((*TERRACOTTA, 0))
    pen = max(1, round(cell * size * 0.62))
    for number in range(count):
        start = number * 5 * cell_wide + cell_wide * 0.3
        key = [(0, 4.5), (0, 0.5), (4, 0.5), (4, 3.5), (1.6, 3.5), (1.6, 2)]
        pygame.draw.lines(
            strip, TERRACOTTA, False, [((start + x * cell_wide) * size, y * cell * size) for x, y in key], pen
        )
        foot = 4.5 * cell * size
        pygame.draw.line(strip, TERRACOTTA, (start * size, foot), ((start + 5 * cell_wide) * size, foot), pen)
    return pygame.transform.smoothscale(strip, (round(long * S), round(thick * S)))


def meander(slab: Slab) -> None:
    """The border of Greek keys between two lines."""
    inset, thick = 7.0, 13.0
    wide, high = WIDE - 2 * inset, HIGH - 2 * inset
    across, upright = _keys(wide, thick), _keys(high - 2 * thick, thick)
    slab.picture_on(across, inset, inset, 0.62)
    slab.picture_on(pygame.transform.flip(across, False, True), inset, HIGH - inset - thick, 0.62)
    slab.picture_on(pygame.transform.rotate(upright, 90), inset, inset + thick, 0.62)
    slab.picture_on(pygame.transform.rotate(upright, -90), WIDE - inset - thick, inset + thick, 0.62)
    for at, radius, line, strength in ((3, 8, 1.2, 0.55), (22, 3, 1.0, 0.5)):
        frame(slab, (at, at, WIDE - 2 * at, HIGH - 2 * at), radius, line, TERRACOTTA, strength)


def frame(
    slab: Slab, box: tuple[float, float, float, float], radius: float, line: float, colour: Colour, strength: float
) -> None:
    """A line inside the edge of a rounded box."""
    left, top, wide, high = box
    inner = rounded(wide - 2 * line, high - 2 * line, max(0.0, radius - line))
    slab.lay(colour, outline(rounded(wide, high, radius), inner, line), left, top, strength)


# ---- rooms
def seat(slab: Slab, x: float, y: float, purple: bool = False) -> None:
    """The hollow a senator stands in."""
    radius = plan.SEAT / 2
    mask = disc(radius)
    first, second = ((58, 22, 46), (92, 48, 76)) if purple else ((146, 124, 96), (176, 154, 122))
    slab.lay((255, 250, 236), disc(radius + 1.6), x - radius - 0.8, y - radius - 0.4, 0.75)
    slab.lay(GOLD_LINE if purple else rgb("#6b5136"), disc(radius + 1.2), x - radius - 1.2, y - radius - 1.2)
    slab.lay(sloping(2 * radius, 2 * radius, first, second, 60), mask, x - radius, y - radius)
    slab.hollow(mask, (x - radius, y - radius), 5, (3.5, 5), 0.75)
    slab.lay((255, 244, 220), ring(radius - 5, 1), x - radius + 5, y - radius + 5, 0.2)


def committee(slab: Slab, room: Room, at: tuple[float, float]) -> None:
    """A room with its walls, floor, name band and seats, its corner at a place on the slab."""
    (x, y), (wide, high), wall = at, room.area[2:], plan.WALL
    seed_x, seed_y = room.area[0] - BOARD[0], room.area[1] - BOARD[1]
    mask = rounded(wide, high, 9)
    slab.shadow(mask, at, 9, (4, 6), 0.62)
    slab.lay(piece(texture("wall"), seed_x, seed_y, mask) * 1.03, mask, x, y)
    slab.bevel(mask, x, y, 3.2, 0.75, 0.55)
    inside, xi, yi = rounded(wide - 2 * wall, high - 2 * wall, 4), x + wall, y + wall
    frame(slab, (xi - 1, yi - 1, wide - 2 * wall + 2, high - 2 * wall + 2), 5, 1.2, (70, 48, 28), 0.75)
    floor = piece(texture(f"floor{room.level}"), seed_x * 1.7 + 37 * room.level, seed_y * 0.6, inside)
    slab.lay(floor, inside, xi, yi)
    colour, band_top = LEVELS[room.level], y + high - wall - plan.BAND
    band = rounded(wide - 2 * wall, plan.BAND, 3)
    veins = piece(texture("porphyry"), seed_x * 1.3, seed_y, band).mean(axis=2, keepdims=True) / 62
    slab.lay(plain(np.array(colour, np.float32) * (0.35 + 0.65 * veins)), band, xi, band_top)
    line = np.ones((round(1.2 * S), round((wide - 2 * wall) * S)), np.float32)
    slab.lay(rgb("#e9cf94"), line, xi, band_top - 0.6, 0.9)
    slab.lay((40, 24, 12), line, xi, band_top - 1.8, 0.35)
    slab.hollow(inside, (xi, yi), 5, (3.2, 4.2), 0.55)
    frame(slab, (xi + 3.5, yi + 3.5, wide - 2 * wall - 7, high - 2 * wall - plan.BAND - 6), 2.5, 1.3, colour, 0.5)
    for sx, sy in room.seats:
        seat(slab, sx - room.area[0] + x, sy - room.area[1] + y)


def senate(slab: Slab) -> None:
    """The half ellipse in porphyry with five seats and golden lines."""
    x, y, wide, high = plan.SENATE_BOX
    arc = plan.SENATE_ARC

    def form(inset: float = 0.0) -> Field:
        return half_ellipse(wide, high, arc, inset)

    slab.shadow(form(), (x, y), 11, (5, 8), 0.7)
    slab.lay(piece(texture("wall"), x, y, form()) * 1.07, form(), x, y)
    slab.bevel(form(), x, y, 3.6, 0.85, 0.6)
    slab.lay((200, 156, 74), form(7.5), x, y)
    floor = form(10)
    slab.lay(piece(texture("porphyry"), x, y, floor), floor, x, y)
    down, across = np.mgrid[0 : floor.shape[0], 0 : floor.shape[1]].astype(np.float32) / S
    glow = np.exp(-(((across - wide / 2) / 120) ** 2 + ((down - 110) / 70) ** 2))
    slab.lay((255, 190, 150), plain(floor * glow), x, y, 0.2)
    slab.hollow(floor, (x, y), 6, (4, 5.5), 0.7)
    slab.lay(GOLD_LINE, plain(np.clip(form(14) - form(15.3), 0, 1)), x, y, 0.75)
    for sx, sy in plan.SENATE_SEATS:
        seat(slab, sx, sy, purple=True)


# ---- the piazza and what grows
def piazza(slab: Slab) -> None:
    """The round place with its studded border and an inlaid star."""
    x, y, radius = plan.PIAZZA
    slab.lay(piece(texture("wall"), x - radius, y - radius, disc(radius)) * 0.93, disc(radius), x - radius, y - radius)
    slab.lay(BROWN, ring(radius, 1.2), x - radius, y - radius, 0.7)
    slab.lay((255, 246, 224), ring(radius - 1.2, 1), x - radius + 1.2, y - radius + 1.2, 0.5)
    band = ring(radius - 5, 11)
    veins = piece(texture("porphyry"), x, y, band).mean(axis=2, keepdims=True) / 62
    border = plain(np.array(rgb("#7d4032"), np.float32) * (0.55 + 0.45 * veins))
    slab.lay(border, band, x - radius + 5, y - radius + 5, 0.85)
    for stud in range(40):
        angle = stud * math.tau / 40
        sx, sy = x + (radius - 10.5) * math.cos(angle), y + (radius - 10.5) * math.sin(angle)
        slab.lay(rgb("#ecd9ae"), disc(1.75), sx - 1.75, sy - 1.75, 0.85)
    inner = radius - 19
    slab.lay(piece(texture("floor2"), x, y, disc(inner)) * 0.985, disc(inner), x - inner, y - inner)
    slab.lay(BROWN, ring(inner + 0.5, 1.2), x - inner - 0.5, y - inner - 0.5, 0.6)
    reach = radius - 24
    for ray in range(8):
        angle = ray * math.pi / 4
        tip = (reach + reach * math.cos(angle), reach + reach * math.sin(angle))
        for turn, colour, strength in ((0.5, rgb("#8c6a3e"), 0.20), (-0.5, rgb("#4d6647"), 0.16)):
            side = (reach + reach * 0.2 * math.cos(angle + turn), reach + reach * 0.2 * math.sin(angle + turn))
            kite = polygon(2 * reach, 2 * reach, [tip, side, (reach, reach)])
            slab.lay(colour, kite, x - reach, y - reach, strength)


def bush(slab: Slab, x: float, y: float, radius: float, seed: int) -> None:
    """A clipped laurel bush from above."""
    random = np.random.default_rng(seed)
    slab.shadow(disc(radius * 0.86), (x - radius * 0.86, y - radius * 0.86), 6, (radius * 0.28, radius * 0.36), 0.6)
    places = []
    for _ in range(int(radius * radius * 0.20)):
        angle, away = random.uniform(0, math.tau), radius * 0.9 * math.sqrt(random.uniform(0, 1))
        places.append((away * math.cos(angle), away * math.sin(angle)))
    places.sort(key=lambda place: -math.hypot(place[0] + radius * 0.25, place[1] + radius * 0.3))
    size, middle = S * 3, radius + 6
    side = round((2 * radius + 12) * size)
    sheet = pygame.Surface((side, side), pygame.SRCALPHA)
    sheet.fill((44, 58, 30, 0))
    pygame.draw.circle(sheet, (44, 58, 30), (middle * size, middle * size), radius * 0.84 * size)
    for px, py in places:
        share = float(np.clip(0.5 - 0.5 * (px * 0.55 + py * 0.75) / radius + random.uniform(-0.14, 0.14), 0, 1))
        colour, turn = mix((56, 74, 40), (156, 174, 104), share), random.uniform(0, math.pi)
        long = random.uniform(4.2, 6.4)
        wide = long * 0.42
        cos, sin = math.cos(turn), math.sin(turn)
        leaf = [(-1, 0), (-0.3, -1), (0.4, -0.9), (1, 0), (0.4, 0.9), (-0.3, 1)]
        corners = [
            (
                (middle + px + u * long * cos - v * wide * sin) * size,
                (middle + py + u * long * sin + v * wide * cos) * size,
            )
            for u, v in leaf
        ]
        twin = [(cx + 0.6 * size, cy + 0.8 * size) for cx, cy in corners]
        pygame.draw.polygon(sheet, mix(colour, (20, 28, 12), 0.55), twin)
        pygame.draw.polygon(sheet, colour, corners)
    small = pygame.transform.smoothscale(sheet, (side // 3, side // 3))
    slab.picture_on(small, x - middle, y - middle)


# ---- the whole
def _light(slab: Slab) -> None:
    """The light from the upper left over everything."""
    high, wide = slab.picture.shape[:2]
    down, across = np.mgrid[0:high, 0:wide].astype(np.float32)
    far = (across / wide + down / high) / 2
    slab.lay((255, 236, 190), plain(np.clip(0.42 - far, 0, 1) * 0.30), 0, 0)
    slab.lay((40, 16, 10), plain(np.clip(far - 0.5, 0, 1) * 0.38), 0, 0)


def board() -> Picture:
    """The board without its frame and without words."""
    slab = pavement()
    meander(slab)
    for number, (x, y, radius) in enumerate(plan.BUSHES):
        bush(slab, x, y, radius, 70 + number)
    piazza(slab)
    for room in plan.rooms().values():
        if room.id != plan.SENATE:
            committee(slab, room, (room.area[0] - BOARD[0], room.area[1] - BOARD[1]))
    senate(slab)
    for way in plan.passages().values():
        left, top, wide, high = way.area
        slab.shadow(rounded(wide, high, 3), (left - BOARD[0], top - BOARD[1]), 6, (3, 4), 0.5)
        body = stairs.body(round(wide * S), round(high * S), way.up, chevrons=not way.laurel)
        slab.picture_on(body, left - BOARD[0], top - BOARD[1])
    _light(slab)
    return slab.picture


def alone(room: Room) -> Picture:
    """A room on its own, as the deal form shows it."""
    wide, high = room.area[2:]
    if room.id == plan.SENATE:
        whole = Slab(texture("wall").copy())
        senate(whole)
        left, top = (round(length * S) for length in plan.SENATE_BOX[:2])
        return whole.picture[top : top + round(high * S), left : left + round(wide * S)]
    slab = Slab(texture("wall")[: round(high * S), : round(wide * S)].copy())
    committee(slab, room, (0, 0))
    return slab.picture


def papyrus(width: int, height: int) -> Picture:
    """Sheets of reed: fibres along and across."""
    along, across = cloud(width, height, 0.9, 92, (1.2, 14)), cloud(width, height, 0.8, 95, (16, 1.2))
    cloudy = cloud(width, height, 1.6, 91)
    light = 1 + 0.03 * np.clip(along, -2, 2) + 0.022 * np.clip(across, -2, 2) + 0.03 * np.clip(cloudy, -2, 2)
    return plain(np.array((232, 214, 174), np.float32) * light[..., None])
