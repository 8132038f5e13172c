"""Laurel medallions in enamel by value, their back, the pile of ones, the bag, and counters. `px` is a diameter."""

import pygame

from game.art.icons import icon
from game.art.lettering import centred
from game.art.palette import Colour, mix, rgb
from game.art.quo_vadis.tones import BACK_ENAMEL, CAESAR_ENAMEL, ENAMEL, GOLD_LINE, NUMERALS
from game.art.surfaces import Layer, blank, cached, grounded, masked, piece_shadow, shadow_of, spread, vertical
from game.art.vector import code, drawn

BOX = (0.0, 0.0, 100.0, 100.0)
GOLD: Colour = rgb("#ecd083")
CAESAR = 6  # faces beyond the values I to V
LOW = 7
HIGH = 8
BRIGHT: Colour = rgb("#fffaea")
PILE = ((-11, -9), (13, -13), (-13, 15), (11, 11), (0, 0))  # middles of the coins, in parts of 38 of a coin


def _medal(light: Colour, dark: Colour) -> str:
    """The gilt rim with its glint, and the enamel with the shade of its edge."""
    return (
        "<defs>"
        '<linearGradient id="r" gradientUnits="userSpaceOnUse" x1="18" y1="8" x2="80" y2="94">'
        '<stop offset="0" stop-color="#f6de96"/><stop offset="1" stop-color="#966c2c"/></linearGradient>'
        '<radialGradient id="e" gradientUnits="userSpaceOnUse" cx="36" cy="32" r="66">'
        f'<stop offset="0" stop-color="{code(light)}"/><stop offset="1" stop-color="{code(dark)}"/></radialGradient>'
        "</defs>"
        '<circle cx="50" cy="50" r="49" fill="url(#r)" stroke="#3c2910" stroke-width="2"/>'
        '<circle cx="50" cy="50" r="44" fill="#4a3312"/><circle cx="50" cy="50" r="42.5" fill="url(#e)"/>'
        f'<path d="M14 68A40.4 40.4 0 0 1 68 14" fill="none" stroke="{code(mix(dark, (10, 6, 2), 0.6))}"'
        ' stroke-opacity="0.55" stroke-width="4.5"/>'
        '<path d="M32 86A41 41 0 0 0 86 32" fill="none" stroke="#fff6dc" stroke-opacity="0.16" stroke-width="3"/>'
        '<path d="M9 33A44.6 44.6 0 0 1 40 6.6" fill="none" stroke="#fffceb" stroke-opacity="0.85" stroke-width="2.6"/>'
    )


def _signed(out: pygame.Surface, name: str, side: int, colour: Colour, at: tuple[float, float], shade: Colour) -> None:
    """An icon with a small dark twin below it."""
    down = max(1, round(out.get_width() * 0.018))
    left, top = round(at[0] - side / 2), round(at[1] - side / 2)
    twin = icon(name, side, shade).copy()
    twin.set_alpha(170)
    out.blit(twin, (left + down, top + down))
    out.blit(icon(name, side, colour), (left, top))


def _numbered(out: pygame.Surface, value: int, share: float, down: float, shade: Colour) -> None:
    px = out.get_width()
    size, at = round(px * share), (px / 2, px * down)
    low = max(1, round(px * 0.022))
    centred(out, NUMERALS[value], "cinzel_black", size, shade, (at[0] + low * 0.8, at[1] + low))
    centred(out, NUMERALS[value], "cinzel_black", size, BRIGHT, at)


@cached
def laurel(value: int, px: int, caesar: bool = False) -> pygame.Surface:
    """A laurel token of value I to V; with `caesar` the one that makes Caesar move."""
    if caesar:
        return _caesar(value, px)
    light, dark = ENAMEL[value]
    out = drawn(_medal(light, dark), px, px, BOX).copy()
    _signed(out, "laurels", round(px * 0.84), GOLD, (px / 2, px / 2), (20, 24, 8))
    hub = round(px * 0.52)
    plain = drawn(f'<circle cx="50" cy="50" r="50" fill="{code(dark)}" fill-opacity="0.85"/>', hub, hub, BOX)
    out.blit(plain, (round((px - hub) / 2), round((px - hub) / 2)))
    _numbered(out, value, 0.40 if value == 3 else 0.44, 0.495, (14, 18, 4))
    return out


def _caesar(value: int, px: int) -> pygame.Surface:
    plate = (
        f'<rect x="27" y="62" width="46" height="28" rx="9" fill="#351429" stroke="{code(GOLD_LINE)}"'
        ' stroke-width="2.4"/>'
    )
    out = drawn(_medal(*CAESAR_ENAMEL), px, px, BOX).copy()
    _signed(out, "caesar", round(px * 0.58), rgb("#f0d596"), (px * 0.5, px * 0.385), (24, 4, 18))
    out.blit(drawn(plate, px, px, BOX), (0, 0))
    centred(out, NUMERALS[value], "cinzel_extra", round(px * 0.27), rgb("#fff3d6"), (px / 2, px * 0.757))
    return out


@cached
def back(px: int) -> pygame.Surface:
    """The back of a token: what others see of a laurel somebody has."""
    out = drawn(_medal(*BACK_ENAMEL), px, px, BOX).copy()
    _signed(out, "laurels", round(px * 0.75), rgb("#f0d596"), (px / 2, px / 2), (50, 16, 8))
    return out


@cached
def blind(px: int, high: bool) -> pygame.Surface:
    """A token that lies face down on its stairs (V97): its back with the class it belongs to, II/III or IV/V."""
    out = back(px).copy()
    plate = (
        f'<rect x="8" y="33.5" width="84" height="33" rx="10" fill="#4a1c12" stroke="{code(GOLD_LINE)}"'
        ' stroke-width="2.4"/>'
    )
    out.blit(drawn(plate, px, px, BOX), (0, 0))
    said = "IV/V" if high else "II/III"
    centred(out, said, "cinzel_extra", round(px * (0.30 if high else 0.265)), rgb("#fff3d6"), (px / 2, px * 0.5))
    return out


def face(value: int, px: int, caesar: bool = False) -> pygame.Surface:
    """A token by its face: I to V, CAESAR, the classes LOW and HIGH, or the back for 0."""
    if value in (LOW, HIGH):
        return blind(px, value == HIGH)
    if value == CAESAR:
        return laurel(2, px, True)
    return laurel(value, px, caesar) if value else back(px)


@cached
def token(value: int, px: int, caesar: bool = False) -> Layer:
    """A token with its shadow, by its face."""
    body = face(value, px, caesar)
    return grounded(body, (piece_shadow(body),))


# ---- the piazza
@cached
def pile(px: int, count: int) -> Layer:
    """Up to five ones in a heap, the layer belonging to its middle; `px` is one coin."""
    coin = laurel(1, px)
    side = round(px * 2.1)
    heap = blank(side, side)
    order = PILE[max(0, len(PILE) - count) :]
    for across, down in order:
        at = (side / 2 - px / 2 + across * px / 38, side / 2 - px / 2 + down * px / 38)
        shadow_of(coin, px * 0.06, 150, (px * 0.05, px * 0.09)).draw(heap, at)
        heap.blit(coin, (round(at[0]), round(at[1])))
    return Layer(heap, (-side // 2, -side // 2))


@cached
def bag(px: int, empty: bool = False) -> Layer:
    """The leather bag of laurels, the layer belonging to its middle."""
    form = icon("swap-bag", px, (255, 255, 255))
    top, low = (rgb("#c88a56"), rgb("#673719")) if not empty else (rgb("#9d8468"), rgb("#6a553f"))
    body = masked(vertical(px, px, spread(mix(top, (255, 240, 210), 0.25), top, low)), form).copy()
    edge = max(1, round(px * 0.02))
    dark = masked(blank(px, px, (40, 18, 6, 255)), form)
    out = blank(px + 2 * edge, px + 2 * edge)
    out.blit(dark, (edge + edge, edge + edge))
    out.blit(body, (edge, edge))
    _signed(out, "laurels", round(px * 0.46), rgb("#e9c67c"), (px * 0.455 + edge, px * 0.665 + edge), (50, 22, 8))
    layer = grounded(out, (shadow_of(out, px * 0.05, 165, (px * 0.05, px * 0.08)),))
    half = out.get_width() // 2
    return Layer(layer.picture, (layer.offset[0] - half, layer.offset[1] - half))


@cached
def counter(text: str, px: int) -> pygame.Surface:
    """A dark pill of height `px` with a number in a golden line: how many ones or tokens are left."""
    wide = max(round(px * 1.62), round(px * (0.7 + 0.5 * len(text))))
    body = (
        f'<rect x="2.5" y="2.5" width="{wide / px * 100 - 5}" height="95" rx="47.5" fill="#3a2a1d"'
        f' stroke="{code(GOLD_LINE)}" stroke-width="5"/>'
    )
    out = drawn(body, wide, px, (0, 0, wide / px * 100, 100)).copy()
    centred(out, text, "body_bold", round(px * 0.66), rgb("#fff3d6"), (wide / 2, px * 0.5))
    return out
