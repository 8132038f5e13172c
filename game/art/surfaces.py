"""Surfaces and what is done with them: blurs, shadows, glows, gradients and masks, all in device pixels."""

import math
from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple, ParamSpec, TypeVar, cast
from weakref import WeakKeyDictionary

import pygame

from game.art.palette import BLOOM, SHADOW, Colour, Tint

P = ParamSpec("P")
T = TypeVar("T")
Stops = tuple[tuple[float, Colour | Tint], ...]
MAX_ALPHA = 255


class Layer(NamedTuple):
    """A picture and where its upper left corner goes, measured from that of the thing it belongs to."""

    picture: pygame.Surface
    offset: tuple[int, int]

    def draw(self, target: pygame.Surface, at: tuple[float, float], alpha: float = 1.0) -> None:
        """Blit for a thing at `at`, with an opacity of 0..1."""
        place = (round(at[0]) + self.offset[0], round(at[1]) + self.offset[1])
        if alpha >= 1:
            target.blit(self.picture, place)
            return
        self.picture.set_alpha(round(MAX_ALPHA * max(0.0, alpha)))
        target.blit(self.picture, place)
        self.picture.set_alpha(MAX_ALPHA)


class _Unit:
    """Device pixels of one design unit (the window is 1600x900 units)."""

    scale = 1.0


_caches: list[Callable[[], None]] = []


def set_scale(scale: float) -> None:
    """Tell all materials how many device pixels a design unit has; drops what was drawn for another scale."""
    if scale != _Unit.scale:
        _Unit.scale = scale
        for clear in _caches:
            clear()


def scale() -> float:
    """Device pixels of one design unit."""
    return _Unit.scale


def unit(design: float) -> int:
    """A length in design units as whole device pixels, at least one."""
    return max(1, round(design * _Unit.scale))


def on_clear(clear: Callable[[], None]) -> None:
    """Have `clear` called when the scale changes."""
    _caches.append(clear)


def cached(draw: Callable[P, T]) -> Callable[P, T]:
    """Remember drawn surfaces or layers by their arguments. Callers share them and must not draw on them."""
    store = lru_cache(maxsize=600)(draw)
    on_clear(store.cache_clear)
    return cast("Callable[P, T]", store)


def blank(width: float, height: float, colour: Colour | Tint = (0, 0, 0, 0)) -> pygame.Surface:
    """A transparent surface; a colour with alpha 0 keeps blurred edges from turning dark."""
    surface = pygame.Surface((max(1, round(width)), max(1, round(height))), pygame.SRCALPHA)
    if any(colour):
        surface.fill(colour)
    return surface


def shrunk(surface: pygame.Surface, factor: int) -> pygame.Surface:
    """A surface drawn `factor` times too large, at its true size: how everything here gets smooth edges."""
    width, height = surface.get_size()
    return pygame.transform.smoothscale(surface, (max(1, width // factor), max(1, height // factor)))


def blur(surface: pygame.Surface, radius: float) -> pygame.Surface:
    """Gaussian blur; a wide one is done on a smaller copy."""
    if radius < 0.5:
        return surface
    if radius <= 3:
        return pygame.transform.gaussian_blur(surface, max(1, round(radius)))
    factor = max(2, int(radius // 2))
    width, height = surface.get_size()
    small = pygame.transform.smoothscale(surface, (max(1, width // factor), max(1, height // factor)))
    small = pygame.transform.gaussian_blur(small, max(1, round(radius / factor)))
    return pygame.transform.smoothscale(small, (width, height))


def silhouette(surface: pygame.Surface, colour: Colour, alpha: int = MAX_ALPHA) -> pygame.Surface:
    """The shape of a picture filled with one colour, with its own soft edges."""
    flat = surface.copy()
    flat.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    flat.fill((*colour, alpha), special_flags=pygame.BLEND_RGBA_MULT)
    return flat


def masked(fill: pygame.Surface, shape: pygame.Surface) -> pygame.Surface:
    """The fill cut out by the opacity of a shape of the same size."""
    cut = fill.copy() if fill.get_flags() & pygame.SRCALPHA else with_alpha(fill)
    cut.blit(silhouette(shape, (255, 255, 255)), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return cut


def with_alpha(surface: pygame.Surface) -> pygame.Surface:
    """A copy that has an alpha channel."""
    copy = blank(*surface.get_size())
    copy.blit(surface, (0, 0))
    return copy


def faded(surface: pygame.Surface, alpha: float) -> pygame.Surface:
    """A copy with an opacity of 0..1."""
    copy = surface.copy()
    copy.fill((255, 255, 255, round(MAX_ALPHA * alpha)), special_flags=pygame.BLEND_RGBA_MULT)
    return copy


_soft: WeakKeyDictionary[pygame.Surface, dict[tuple[object, ...], Layer]] = WeakKeyDictionary()
on_clear(_soft.clear)


def shadow_of(
    surface: pygame.Surface,
    blur_radius: float,
    alpha: int = 150,
    shift: tuple[float, float] = (0, 0),
    colour: Colour = SHADOW,
) -> Layer:
    """The soft shadow of a picture, remembered as long as the picture lives. `shift` is the way the shadow falls."""
    key = (round(blur_radius, 1), alpha, shift, colour)
    known = _soft.setdefault(surface, {})
    if key not in known:
        pad = round(blur_radius * 2.5) + 1
        width, height = surface.get_size()
        field = blank(width + 2 * pad, height + 2 * pad, (*colour, 0))
        field.blit(silhouette(surface, colour, alpha), (pad, pad))
        known[key] = Layer(blur(field, blur_radius), (round(shift[0]) - pad, round(shift[1]) - pad))
    return known[key]


def glow_of(surface: pygame.Surface, blur_radius: float, colour: Colour = BLOOM, alpha: int = 255) -> Layer:
    """A warm bloom round a picture: a shadow of light."""
    return shadow_of(surface, blur_radius, alpha, (0, 0), colour)


def piece_shadow(surface: pygame.Surface) -> Layer:
    """The short shadow under a piece at rest."""
    one = scale()
    return shadow_of(surface, 3 * one, 150, (2 * one, 3.5 * one))


def lifted_shadow(surface: pygame.Surface) -> Layer:
    """The longer shadow under a piece in motion."""
    one = scale()
    return shadow_of(surface, 6 * one, 130, (6 * one, 11 * one))


def sheet_shadows(surface: pygame.Surface) -> tuple[Layer, Layer]:
    """The wide and the tight shadow under a sheet, a card or a panel."""
    one = scale()
    return shadow_of(surface, 12 * one, 210, (3 * one, 7 * one)), shadow_of(surface, 3 * one, 150, (one, 2 * one))


def grounded(surface: pygame.Surface, layers: tuple[Layer, ...]) -> Layer:
    """A picture and the shadows or glows under it as one layer, so that it is one blit a frame."""
    left = min(0, *(layer.offset[0] for layer in layers))
    top = min(0, *(layer.offset[1] for layer in layers))
    right = max(surface.get_width(), *(layer.offset[0] + layer.picture.get_width() for layer in layers))
    bottom = max(surface.get_height(), *(layer.offset[1] + layer.picture.get_height() for layer in layers))
    whole = blank(right - left, bottom - top)
    for layer in layers:
        whole.blit(layer.picture, (layer.offset[0] - left, layer.offset[1] - top))
    whole.blit(surface, (-left, -top))
    return Layer(whole, (left, top))


def spread(*colours: Colour | Tint) -> Stops:
    """Evenly spaced stops of a gradient."""
    last = max(1, len(colours) - 1)
    return tuple((index / last, colour) for index, colour in enumerate(colours))


def _at(stops: Stops, place: float) -> Tint:
    before = stops[0]
    for stop in stops:
        if stop[0] >= place:
            span = stop[0] - before[0]
            share = (place - before[0]) / span if span else 1.0
            first, second = (*before[1], 255)[:4], (*stop[1], 255)[:4]
            red, green, blue, alpha = (round(a + (b - a) * share) for a, b in zip(first, second, strict=True))
            return red, green, blue, alpha
        before = stop
    red, green, blue, alpha = (*before[1], 255)[:4]
    return red, green, blue, alpha


def vertical(width: float, height: float, stops: Stops) -> pygame.Surface:
    """A gradient from top to bottom."""
    rows = max(1, round(height))
    column = blank(1, rows)
    for y in range(rows):
        column.set_at((0, y), _at(stops, y / max(1, rows - 1)))
    return pygame.transform.scale(column, (max(1, round(width)), rows))


def horizontal(width: float, height: float, stops: Stops) -> pygame.Surface:
    """A gradient from left to right."""
    columns = max(1, round(width))
    row = blank(columns, 1)
    for x in range(columns):
        row.set_at((x, 0), _at(stops, x / max(1, columns - 1)))
    return pygame.transform.scale(row, (columns, max(1, round(height))))


@cached
def radial(width: int, height: int, colour: Colour, alpha: int, power: float = 1.6) -> pygame.Surface:
    """A pool of light: `alpha` in the middle, nothing at the edge."""
    side = 48
    small = blank(side, side, (*colour, 0))
    for y in range(side):
        for x in range(side):
            away = (((x + 0.5) / side * 2 - 1) ** 2 + ((y + 0.5) / side * 2 - 1) ** 2) ** 0.5
            small.set_at((x, y), (*colour, int(alpha * max(0.0, 1 - away) ** power)))
    return pygame.transform.smoothscale(small, (max(1, width), max(1, height)))


def _stretched(small: pygame.Surface, width: int, height: int) -> pygame.Surface:
    """A small frame or field enlarged without touching its corners: its middle rows and columns are repeated."""
    side = small.get_width()
    corner = side // 2
    whole = blank(width, height)
    across = pygame.transform.scale(small.subsurface((corner, 0, 1, side)), (width - 2 * corner, side))
    upper = blank(width, side)
    upper.blit(small, (0, 0), (0, 0, corner, side))
    upper.blit(across, (corner, 0))
    upper.blit(small, (width - corner, 0), (side - corner, 0, corner, side))
    middle = pygame.transform.scale(upper.subsurface((0, corner, width, 1)), (width, height - 2 * corner))
    whole.blit(upper, (0, 0), (0, 0, width, corner))
    whole.blit(middle, (0, corner))
    whole.blit(upper, (0, height - corner), (0, side - corner, width, corner))
    return whole


@cached
def rounded(width: int, height: int, radius: float, colour: Colour | Tint = (255, 255, 255)) -> pygame.Surface:
    """A filled rounded rectangle with smooth corners."""
    return _framed(width, height, radius, 0, colour)


@cached
def outline(width: int, height: int, radius: float, thick: float, colour: Colour | Tint) -> pygame.Surface:
    """The line round a rounded rectangle."""
    return _framed(width, height, radius, max(0.34, thick), colour)


def _framed(width: int, height: int, radius: float, thick: float, colour: Colour | Tint) -> pygame.Surface:
    side = 2 * (math.ceil(max(radius, thick)) + 2) + 1
    if min(width, height) > side:
        return _stretched(_framed(side, side, radius, thick, colour), width, height)
    surface = blank(width * 3, height * 3, (*colour[:3], 0))
    pygame.draw.rect(surface, colour, surface.get_rect(), width=round(thick * 3), border_radius=round(radius * 3))
    return shrunk(surface, 3)


@cached
def ellipse(width: int, height: int, colour: Colour | Tint = (255, 255, 255)) -> pygame.Surface:
    """A filled ellipse with a smooth edge."""
    surface = blank(width * 3, height * 3, (*colour[:3], 0))
    pygame.draw.ellipse(surface, colour, surface.get_rect())
    return shrunk(surface, 3)


@cached
def inner_shadow(
    width: int,
    height: int,
    radius: float,
    depth: float,
    colour: Colour = (0, 0, 0),
    alpha: int = 160,
    shift: tuple[float, float] = (1, 2),
) -> pygame.Surface:
    """The dark inside the edge of a hole, stronger towards the light."""
    pad = round(depth * 2) + 2
    around = blank(width + 2 * pad, height + 2 * pad, (*colour, alpha))
    hole = silhouette(rounded(width, height, radius), (0, 0, 0))
    around.blit(hole, (pad + round(shift[0]), pad + round(shift[1])), special_flags=pygame.BLEND_RGBA_SUB)
    around.fill((*colour, 0), special_flags=pygame.BLEND_RGBA_MAX)
    shade = blur(around, depth)
    part = blank(width, height, (*colour, 0))
    part.blit(shade, (-pad, -pad), special_flags=pygame.BLEND_RGBA_MAX)
    return masked(part, rounded(width, height, radius))
