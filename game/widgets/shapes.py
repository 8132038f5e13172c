"""Shapes the widgets are made of: rounded masks, gradients, shadows. Device pixels, cached, not to be drawn on."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from functools import lru_cache

import pygame

Rgb = tuple[int, int, int]
Rgba = tuple[int, ...]
Stop = tuple[float, Rgba]

BRASS_STOPS: tuple[Stop, ...] = (
    (0.0, (0xF0, 0xD8, 0x98)),
    (0.12, (0xD9, 0xB5, 0x66)),
    (0.55, (0xB8, 0x8E, 0x40)),
    (1.0, (0x86, 0x62, 0x26)),
)
SHADOW: Rgb = (18, 10, 4)


def blank(w: int, h: int, colour: Rgba = (0, 0, 0, 0)) -> pygame.Surface:
    """A picture with an alpha channel, filled with one colour."""
    picture = pygame.Surface((max(1, w), max(1, h)), pygame.SRCALPHA)
    picture.fill(colour)
    return picture


@lru_cache(maxsize=128)
def _circle(r: int) -> pygame.Surface:
    big = blank(8 * r, 8 * r, (255, 255, 255, 0))
    pygame.draw.circle(big, (255, 255, 255), (4 * r, 4 * r), 4 * r)
    return pygame.transform.smoothscale(big, (2 * r, 2 * r))


@lru_cache(maxsize=256)
def rounded(w: int, h: int, r: int) -> pygame.Surface:
    """A white rectangle with smooth round corners."""
    r = min(r, w // 2, h // 2)
    picture = blank(w, h, (255, 255, 255, 255))
    if r <= 0:
        return picture
    circle = _circle(r)
    for x, y, dx, dy in ((0, 0, 0, 0), (w - r, 0, r, 0), (0, h - r, 0, r), (w - r, h - r, r, r)):
        picture.fill((255, 255, 255, 0), (x, y, r, r))
        picture.blit(circle.subsurface((dx, dy, r, r)), (x, y), special_flags=pygame.BLEND_RGBA_MAX)
    return picture


def tinted(mask: pygame.Surface, colour: Rgba) -> pygame.Surface:
    """A white mask in one colour; a fourth value thins it."""
    picture = mask.copy()
    picture.fill((*colour[:3], colour[3] if len(colour) > 3 else 255), special_flags=pygame.BLEND_RGBA_MULT)
    return picture


@lru_cache(maxsize=256)
def outline(w: int, h: int, r: int, width: int, colour: Rgba) -> pygame.Surface:
    """A line inside the edge of a rounded rectangle."""
    picture = rounded(w, h, r).copy()
    if w > 2 * width and h > 2 * width:
        hole = tinted(rounded(w - 2 * width, h - 2 * width, max(0, r - width)), (0, 0, 0))
        picture.blit(hole, (width, width), special_flags=pygame.BLEND_RGBA_SUB)
    return tinted(picture, colour)


@lru_cache(maxsize=256)
def gradient(w: int, h: int, stops: tuple[Stop, ...]) -> pygame.Surface:
    """Colours from top to bottom, each at its share of the height; all with or all without alpha."""
    column = blank(1, h)
    for y in range(h):
        column.set_at((0, y), _at(stops, y / max(1, h - 1)))
    return pygame.transform.scale(column, (max(1, w), max(1, h)))


def _at(stops: Sequence[Stop], place: float) -> Rgba:
    for (a, low), (b, high) in itertools.pairwise(stops):
        if place <= b:
            u = 0.0 if b == a else max(0.0, (place - a) / (b - a))
            return tuple(round(p + (q - p) * u) for p, q in zip(low, high, strict=True))
    return stops[-1][1]


def masked(fill: pygame.Surface, mask: pygame.Surface) -> pygame.Surface:
    """`fill` cut to the shape of `mask`, a white picture of the same size."""
    picture = fill.convert_alpha() if not fill.get_flags() & pygame.SRCALPHA else fill.copy()
    picture.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return picture


def mix(a: Rgb, b: Rgb, share: float) -> Rgb:
    """The colour `share` of the way from a to b."""
    red, green, blue = (round(p + (q - p) * share) for p, q in zip(a, b, strict=True))
    return red, green, blue


def blurred(picture: pygame.Surface, radius: float) -> pygame.Surface:
    """A Gaussian blur; wide ones are done on a smaller picture."""
    if radius < 1:
        return picture
    if radius <= 6:
        return pygame.transform.gaussian_blur(picture, round(radius))
    k = max(1, int(radius // 4))
    w, h = picture.get_size()
    small = pygame.transform.smoothscale(picture, (max(1, w // k), max(1, h // k)))
    small = pygame.transform.gaussian_blur(small, max(1, round(radius / k)))
    return pygame.transform.smoothscale(small, (w, h))


@lru_cache(maxsize=256)
def halo(w: int, h: int, r: int, blur: int, colour: Rgba) -> tuple[pygame.Surface, int]:
    """A blurred rounded rectangle, for shadows and glows, and the margin it has on each side."""
    pad = max(1, int(blur * 2.5))
    picture = blank(w + 2 * pad, h + 2 * pad, (*colour[:3], 0))
    picture.blit(tinted(rounded(w, h, r), colour), (pad, pad))
    return blurred(picture, blur), pad


def cast_shadow(
    surface: pygame.Surface, rect: pygame.Rect, r: int, blur: int, offset: tuple[int, int], alpha: int = 150
) -> None:
    """The soft shadow of a rounded rectangle."""
    picture, pad = halo(rect.w, rect.h, r, max(1, blur), (*SHADOW, alpha))
    surface.blit(picture, (rect.x - pad + offset[0], rect.y - pad + offset[1]))


def glow(surface: pygame.Surface, rect: pygame.Rect, r: int, blur: int, colour: Rgba, times: int = 1) -> None:
    """Warm light round a rounded rectangle."""
    picture, pad = halo(rect.w, rect.h, r, max(1, blur), colour)
    for _ in range(times):
        surface.blit(picture, (rect.x - pad, rect.y - pad))


@lru_cache(maxsize=256)
def inner_shadow(w: int, h: int, r: int, depth: int, alpha: int, dx: int, dy: int) -> pygame.Surface:
    """The shade inside the edge of a hole, stronger on the side the light comes from."""
    pad = max(1, depth * 2)
    shade = blank(w + 2 * pad, h + 2 * pad, (0, 0, 0, alpha))
    hole = tinted(rounded(w, h, r), (0, 0, 0))
    shade.blit(hole, (pad + dx, pad + dy), special_flags=pygame.BLEND_RGBA_SUB)
    shade = blurred(shade, max(1, depth))
    return masked(shade.subsurface((pad, pad, w, h)).copy(), rounded(w, h, r))


@lru_cache(maxsize=64)
def brass(w: int, h: int, r: int) -> pygame.Surface:
    """Polished brass with a dark line outside and a light line inside."""
    picture = masked(gradient(w, h, BRASS_STOPS), rounded(w, h, r))
    picture.blit(outline(w, h, r, 1, (0x5A, 0x3F, 0x14, 255)), (0, 0))
    if w > 6 and h > 6:
        picture.blit(outline(w - 2, h - 2, max(0, r - 1), 1, (255, 240, 200, 90)), (1, 1))
    return picture


@lru_cache(maxsize=128)
def well(w: int, h: int, r: int, colour: Rgb, depth: int) -> pygame.Surface:
    """A recess: dark, shaded inside its edge."""
    picture = tinted(rounded(w, h, r), colour)
    picture.blit(inner_shadow(w, h, r, depth, 170, 0, max(1, depth // 2)), (0, 0))
    picture.blit(outline(w, h, r, 1, (90, 70, 48, 130)), (0, 0))
    return picture


@lru_cache(maxsize=64)
def chevron(px: int, colour: Rgb, direction: str) -> pygame.Surface:
    """A small open arrow head: down, up, left or right."""
    side = px * 4
    big = blank(side, side, (*colour, 0))
    points = [(side * 0.12, side * 0.32), (side * 0.5, side * 0.70), (side * 0.88, side * 0.32)]
    pygame.draw.lines(big, colour, False, points, max(2, side // 7))
    for x, y in points:
        pygame.draw.circle(big, colour, (x, y), max(1, side // 15))
    turn = {"down": 0, "right": 90, "up": 180, "left": 270}[direction]
    return pygame.transform.smoothscale(pygame.transform.rotate(big, turn), (px, px))


@lru_cache(maxsize=32)
def knob(px: int, colour: Rgb) -> pygame.Surface:
    """A round metal knob, lit from the upper left."""
    side = px * 4
    big = blank(side, side, (*colour, 0))
    dark = mix(colour, (20, 12, 4), 0.6)
    pygame.draw.circle(big, dark, (side / 2, side / 2), side / 2)
    steps = 24
    for i in range(steps):
        share = i / (steps - 1)
        tone = mix(mix(colour, (30, 18, 6), 0.3), mix(colour, (255, 250, 230), 0.65), share)
        radius = side / 2 * (0.93 - 0.78 * share)
        shift = side * 0.16 * share
        pygame.draw.circle(big, tone, (side / 2 - shift, side / 2 - shift), radius)
    return pygame.transform.smoothscale(big, (px, px))
