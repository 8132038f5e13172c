"""Words as metal, with halos, spaced out or along a slope."""

from itertools import pairwise

import pygame

from game.art import palette
from game.art.fonts import capital_middle, font, font_for
from game.art.palette import Colour
from game.art.surfaces import Layer, blank, blur, cached, faded, grounded, masked, shadow_of, silhouette, vertical


@cached
def words(text: str, role: str, px: int, colour: Colour, language: str = "en", spacing: float = 0.0) -> pygame.Surface:
    """A line of words; `spacing` in device pixels is added between letters, kerning kept."""
    face = font_for(text, role, px, language)
    if not spacing or len(text) < 2:
        return face.render(text, True, colour)
    widths = [face.size(letter)[0] for letter in text]
    places = [0.0]
    for index, pair in enumerate(pairwise(text)):
        kern = face.size("".join(pair))[0] - widths[index] - widths[index + 1]
        places.append(places[-1] + widths[index] + kern + spacing)
    line = blank(places[-1] + widths[-1] + 2, face.get_linesize() + 2, (*colour, 0))
    for place, letter in zip(places, text, strict=True):
        line.blit(face.render(letter, True, colour), (round(place), 0))
    return line


@cached
def gold(text: str, role: str, px: int, language: str = "en", spacing: float = 0.0, silver: bool = False) -> Layer:
    """Words of gold (or ivory) with a dark edge and a shadow. The layer's thing is the plain rendered line."""
    plain = words(text, role, px, (255, 255, 255), language, spacing)
    top, middle, bottom = palette.GOLD_TEXT
    if silver:
        top, middle, bottom = palette.rgb("#fbf4e4"), palette.rgb("#ecdfc2"), palette.rgb("#b8a886")
    face = font_for(text, role, px, language)
    centre, half = capital_middle(face) / plain.get_height(), px * 0.34 / plain.get_height()
    stops = ((0.0, top), (centre - half, top), (centre, middle), (centre + half, bottom), (1.0, bottom))
    body = masked(vertical(*plain.get_size(), stops), plain)
    edge = words(text, role, px, palette.GOLD_EDGE, language, spacing)
    shade = shadow_of(plain, max(1.0, px * 0.045), 230, (px * 0.035, px * 0.06))
    return grounded(body, (shade, Layer(edge, (0, max(1, round(px * 0.022))))))


@cached
def haloed(
    text: str,
    role: str,
    px: int,
    colour: Colour,
    language: str = "en",
    spacing: float = 0.0,
    halo: Colour = palette.HALO,
) -> Layer:
    """Words on busy ground: a soft light behind them."""
    plain = words(text, role, px, colour, language, spacing)
    radius = max(2, round(px * 0.12))
    pad = radius * 3
    field = blank(plain.get_width() + 2 * pad, plain.get_height() + 2 * pad, (*halo, 0))
    field.blit(silhouette(plain, halo, 255), (pad, pad))
    soft = Layer(blur(field, radius), (-pad, -pad))
    return grounded(plain, (soft, soft, soft))


@cached
def sloped(
    text: str,
    role: str,
    px: int,
    colour: Colour,
    degrees: float,
    language: str = "en",
    spacing: float = 0.0,
    alpha: float = 0.75,
) -> pygame.Surface:
    """Words turned by degrees to the left, for seas and neighbours."""
    line = faded(words(text, role, px, colour, language, spacing), alpha)
    return pygame.transform.rotozoom(line, degrees, 1)


def middle(text: str, role: str, px: int, language: str = "en") -> float:
    """How far below the top of a line its capitals have their middle."""
    return capital_middle(font_for(text, role, px, language))


def title_size(text: str, role: str, px: int, width: int, language: str = "en", spacing: float = 0.0) -> int:
    """The largest size up to `px` at which a line fits a width."""
    while px > 8 and font(role, px, language).size(text)[0] + spacing * len(text) > width:
        px -= 1
    return px


def centred(
    target: pygame.Surface,
    text: str,
    role: str,
    px: int,
    colour: Colour,
    at: tuple[float, float],
    language: str = "en",
    spacing: float = 0.0,
) -> None:
    """Write a line on a picture being made, the optical middle of its capitals at `at`."""
    written = words(text, role, px, colour, language, spacing)
    top = at[1] - middle(text, role, px, language)
    target.blit(written, (round(at[0] - written.get_width() / 2), round(top)))
