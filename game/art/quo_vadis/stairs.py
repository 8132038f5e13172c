"""Stairs between rooms: balustrades, treads that rise towards a room, and the chevrons of those without a laurel."""

import pygame

from game.art.palette import Colour, mix, rgb
from game.art.surfaces import Layer, blank, cached, glow_of, grounded, masked, rounded, scale, shadow_of
from game.art.textures import grain

STONE: Colour = (236, 222, 196)
LIT: Colour = (255, 220, 124)
WALL: Colour = (240, 227, 200)
PITCH = 9.6  # of one step in design units
RISER = 2.8
NOSING = 4.1  # where it ends
RAIL = 6.0  # width of a balustrade
TURNS = {"up": 0, "left": 90, "right": -90}


def _shade(place: float) -> float:
    """How light a step is `place` units behind the foot of its riser."""
    if place < RISER:
        return 0.50 + 0.07 * place
    if place < NOSING:
        return 1.13
    return 1.03 - 0.13 * (place - NOSING) / (PITCH - NOSING)


def _mean(first: float, last: float) -> float:
    """The lightness of a row of pixels: the mean of a few places in it."""
    return sum(_shade((first + (last - first) * (part + 0.5) / 6) % PITCH) for part in range(6)) / 6


def _treads(width: int, height: int, colour: Colour) -> pygame.Surface:
    """Steps that rise to the top."""
    one = scale()
    column = blank(1, height, (*colour, 255))
    for row in range(height):
        near, far = (height - row - 1) / one, (height - row) / one
        light = _mean(near, far) * (0.90 + 0.13 * (height - row) / height)
        red, green, blue = (min(255, round(channel * light)) for channel in colour)
        column.set_at((0, row), (red, green, blue))
    treads = pygame.transform.scale(column, (width, height))
    reach = max(1, round(7 * one))
    for x in range(min(reach, width)):
        side = blank(1, height, (40, 24, 12, round(87 * (1 - x / reach))))
        treads.blit(side, (x, 0))
    return treads


def _chevron(px: int, colour: Colour) -> pygame.Surface:
    side = px * 4
    sign = blank(side, side, (*colour, 0))
    thick = side * 0.26
    points = [
        (0, side * 0.56), (side / 2, side * 0.06), (side, side * 0.56), (side, side * 0.56 + thick),
        (side / 2, side * 0.06 + thick), (0, side * 0.56 + thick),
    ]  # fmt: skip
    pygame.draw.polygon(sign, colour, points)
    return pygame.transform.smoothscale(sign, (px, px))


def _signs(out: pygame.Surface, lit: bool) -> None:
    """Chevrons up the middle."""
    one, (width, height) = scale(), out.get_size()
    long = height / one - 18
    count = max(2, int(long / 19)) if long < 60 else max(3, int(long / 24))
    px = round(16 * one)
    sign, twin = _chevron(px, rgb("#8a3a12") if lit else rgb("#96412a")), _chevron(px, (255, 246, 224))
    twin.set_alpha(128)
    for number in range(count):
        x, y = (width - px) // 2, round((9 + (number + 0.5) * long / count) * one - px * 0.45)
        out.blit(twin, (x + max(1, round(0.7 * one)), y + max(1, round(one))))
        out.blit(sign, (x, y))


@cached
def body(width: int, height: int, up: str = "up", lit: float = 0.0, chevrons: bool = False) -> pygame.Surface:
    """Stairs of a size as they lie, rising "up", "left" or "right"; `lit` 0..1 warms them."""
    across, long = (width, height) if up == "up" else (height, width)
    rail = max(2, round(RAIL * scale()))
    out = blank(across, long, (*mix(WALL, LIT, lit * 0.35), 255))
    veins = grain("travertine", across, long, 3).copy()
    veins.fill((243, 234, 217), special_flags=pygame.BLEND_RGB_MULT)
    out.blit(veins, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    _edges(out, lit)
    out.blit(_treads(across - 2 * rail, long, mix(STONE, LIT, lit)), (rail, 0))
    line = max(1, round(0.8 * scale()))
    for x in (rail - line, across - rail):
        out.fill((138, 114, 80), (x, 0, line, long))
    if chevrons:
        _signs(out, lit > 0)
    whole = masked(out, rounded(across, long, max(1, round(3 * scale()))))
    return pygame.transform.rotate(whole, TURNS[up]) if up != "up" else whole


def _edges(out: pygame.Surface, lit: float) -> None:
    """The light on the left balustrade and the shade on the right one."""
    one, (width, height) = scale(), out.get_size()
    thin = max(1, round(1.4 * one))
    out.fill(mix((255, 250, 235), LIT, lit * 0.4), (0, 0, thin, height))
    out.fill((176, 154, 118), (width - thin, 0, thin, height))
    rail = round(RAIL * one)
    out.fill((246, 236, 214), (width - rail, 0, thin, height))


@cached
def stairs(width: int, height: int, up: str = "up", lit: float = 0.0, chevrons: bool = False) -> Layer:
    """Stairs with their shadow, and a bloom where they are `lit`; the layer belongs to their corner."""
    picture = body(width, height, up, lit, chevrons)
    one = scale()
    under = [shadow_of(picture, 3.5 * one, 130, (3 * one, 4 * one))]
    if lit > 0:
        under.append(glow_of(picture, 6 * one, (255, 176, 40), round(255 * min(1.0, 0.45 + lit * 0.55))))
    return grounded(picture, tuple(under))
