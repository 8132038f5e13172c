"""Senators and Caesar: turned figures on gilt plinths, the shadows they cast, and the badge of a seat.

`px` is the height of a figure. A figure is drawn alone, or as a layer with its shadows that belongs to the point where
its foot stands. A seat's mark is on every senator.
"""

import math

import pygame

from game.art.palette import LOOKS, Colour
from game.art.quo_vadis.tones import paint
from game.art.surfaces import Layer, blank, cached, faded, grounded, shadow_of, shrunk, silhouette
from game.art.vector import code, drawn, star_path

SENATOR_BOX = (0.0, 0.0, 100.0, 124.0)
CAESAR_BOX = (0.0, 0.0, 110.0, 146.0)
SENATOR_FOOT = 104 / 124  # of the height
CAESAR_FOOT = 124 / 146
EARTH: Colour = (20, 12, 6)
GHOST = 0.8


def mark_body(kind: str, x: float, y: float, reach: float) -> str:
    """A seat's mark as SVG, without fill; all five weigh the same to the eye."""
    if kind == "disc":
        return f'<circle cx="{x}" cy="{y}" r="{reach * 0.86:.2f}"/>'
    if kind == "square":
        half = reach * 0.78
        return f'<rect x="{x - half:.2f}" y="{y - half:.2f}" width="{2 * half:.2f}" height="{2 * half:.2f}" rx="1.2"/>'
    if kind == "triangle":
        top, low, wide = y - reach * 0.95, y + reach * 0.75, reach * 0.98
        return f'<path d="M{x} {top:.2f}L{x + wide:.2f} {low:.2f}H{x - wide:.2f}Z"/>'
    if kind == "diamond":
        high, wide = reach * 1.12, reach * 0.92
        return f'<path d="M{x} {y - high:.2f}L{x + wide:.2f} {y}L{x} {y + high:.2f}L{x - wide:.2f} {y}Z"/>'
    return f'<path d="{star_path(x, y + reach * 0.06, reach * 1.12, 0.45)}"/>'


def _gradient(name: str, kind: str, place: str, *stops: tuple[float, str]) -> str:
    """A gradient in numbers of the drawing: SDL's reader misreads relative ones."""
    inner = "".join(f'<stop offset="{at}" stop-color="{colour}"/>' for at, colour in stops)
    return f'<{kind} id="{name}" gradientUnits="userSpaceOnUse" {place}>{inner}</{kind}>'


def _plinth(left: float, top: float, wide: float) -> str:
    """The gilt foot of a figure: a rounded drum seen a little from above."""
    right, middle = left + wide, left + wide / 2
    high = wide * 0.214
    return (
        f'<path d="M{left} {top}C{left} {top - high * 0.33} {left + wide * 0.12} {top - high / 2} {middle}'
        f" {top - high / 2}C{right - wide * 0.12} {top - high / 2} {right} {top - high * 0.33} {right} {top}V{top + 6}"
        f"C{right} {top + high * 0.78} {right - wide * 0.21} {top + high} {middle} {top + high}"
        f'C{left + wide * 0.21} {top + high} {left} {top + high * 0.78} {left} {top + 6}Z" fill="url(#p)"'
        ' stroke="#3a2710" stroke-width="2"/>'
        f'<ellipse cx="{middle}" cy="{top - 0.6}" rx="{wide * 0.488}" ry="{wide * 0.113}" fill="#e4c477"/>'
    )


@cached
def senator(look: str, px: int) -> pygame.Surface:
    """A senator in his seat's colour, with sash and mark."""
    body, light, dark = (code(colour) for colour in paint(look))
    seat = LOOKS[look]
    sign = mark_body(seat.mark, 50, 79, 15)
    text = (
        "<defs>"
        + _gradient(
            "b", "linearGradient", 'x1="16" y1="70" x2="86" y2="82"', (0, light), (0.3, body), (0.68, body), (1, dark)
        )
        + _gradient("h", "radialGradient", 'cx="43" cy="16" r="29"', (0, light), (0.5, body), (1, dark))
        + _gradient(
            "p", "linearGradient", 'x1="8" y1="100" x2="92" y2="112"', (0, "#f1d894"), (0.4, "#c29a4b"), (1, "#6e4f1e")
        )
        + "</defs>"
        + _plinth(8, 104, 84)
        + f'<path d="M50 41C31 41 22 52 19 72C17 84 15.5 94 15 102C20 107.5 34 110 50 110C66 110 80 107.5 85 102'
        f'C84.5 94 83 84 81 72C78 52 69 41 50 41Z" fill="url(#b)" stroke="{dark}" stroke-width="2.6"/>'
        f'<path d="M32 45.5C44 52 62 66 84.5 98L85 102C82 105 76 107 70 108.5C60 86 44 64 24.5 56C26 51 28.5 47.5 32'
        f' 45.5Z" fill="{light}" fill-opacity="0.42"/>'
        f'<g fill="none" stroke="{dark}"><path d="M32 45.5C44 52 62 66 84.5 98" stroke-opacity="0.5" stroke-width="2"/>'
        '<path d="M24.5 56C44 64 60 86 70 108.5" stroke-opacity="0.55" stroke-width="2.2"/>'
        '<path d="M28 50.5C46 58 62 78 77 106" stroke-opacity="0.28" stroke-width="1.6"/></g>'
        f'<path d="M37 41C41 48 59 48 63 41L60 36H40Z" fill="{dark}" fill-opacity="0.55"/>'
        f'<circle cx="50" cy="24" r="20" fill="url(#h)" stroke="{dark}" stroke-width="2.6"/>'
        '<ellipse cx="43" cy="15" rx="7" ry="4.5" fill="#fff" fill-opacity="0.35"/>'
        f'<g fill="{dark}" fill-opacity="0.55" transform="translate(1.3 1.8)">{sign}</g>'
        f'<g fill="{code(seat.mark_colour)}">{sign}</g>'
    )
    return drawn(text, round(px * 100 / 124), px, SENATOR_BOX)


def anchor(px: int) -> tuple[int, int]:
    """Where in the picture of a senator his foot is."""
    return round(px * 100 / 124 / 2), round(px * SENATOR_FOOT)


@cached
def absent(px: int) -> pygame.Surface:
    """The dark place of a senator who is not there, in the row of a panel."""
    return silhouette(senator("jet", px), (10, 6, 3), 120)


# ---- Caesar
def _leaf(x: float, y: float, turn: float, long: float, wide: float, fill: str) -> str:
    return (
        f'<g transform="translate({x:.2f} {y:.2f}) rotate({turn:.1f})"><path d="M0 0C{long * 0.3:.2f} {-wide:.2f}'
        f" {long * 0.75:.2f} {-wide:.2f} {long:.2f} 0C{long * 0.75:.2f} {wide:.2f} {long * 0.3:.2f} {wide:.2f} 0 0Z"
        f'" fill="{fill}" stroke="#2c3a1a"/></g>'
    )


def _wreath() -> str:
    leaves = ""
    for side in (1, -1):
        for number, start in enumerate((-22, 2, 26, 50, 72)):
            angle = start if side == 1 else 180 - start
            turn = -(angle + 90) if side == 1 else -(angle - 90)
            across, up = math.cos(math.radians(angle)), math.sin(math.radians(angle))
            for tilt, long, wide, far in ((26, 13, 4.4, 20.5), (-20, 11.5, 4.0, 19.5)):
                fill = ("#5f8038", "#86a853")[(number + (tilt > 0)) % 2]
                leaves += _leaf(55 + far * across, 30 - far * up, turn + side * tilt, long, wide, fill)
    return leaves


@cached
def caesar(px: int) -> pygame.Surface:
    """Caesar in purple and gold, with his laurel wreath."""
    gradients = (
        _gradient(
            "b", "linearGradient", 'x1="18" y1="80" x2="94" y2="94"',
            (0, "#b067a0"), (0.32, "#74305f"), (0.7, "#6a2a57"), (1, "#310d28"),
        )
        + _gradient("h", "radialGradient", 'cx="47" cy="22" r="33"', (0, "#fff3c8"), (0.45, "#e5bd62"), (1, "#8a5e1c"))
        + _gradient(
            "g", "linearGradient", 'x1="30" y1="50" x2="84" y2="128"', (0, "#ffeab0"), (0.5, "#dcae50"), (1, "#8f6220")
        )
        + _gradient(
            "p", "linearGradient", 'x1="6" y1="124" x2="104" y2="136"', (0, "#fff0bd"), (0.4, "#d8a94a"), (1, "#74501a")
        )
    )  # fmt: skip
    text = (
        f"<defs>{gradients}</defs>{_plinth(5, 124, 100)}"
        '<path d="M55 50C33 50 23 62 20 86C18 100 16 112 15 121C21 127.5 36 131 55 131C74 131 89 127.5 95 121C94 112'
        ' 92 100 90 86C87 62 77 50 55 50Z" fill="url(#b)" stroke="#2a0a22" stroke-width="2.8"/>'
        '<path d="M34 55C48 62 70 80 94.5 116L95 121C91 125 84 127.5 77 129C66 104 48 80 25.5 69C27.5 62 30 58 34 55Z"'
        ' fill="url(#g)" stroke="#3a2208" stroke-width="1.8"/>'
        '<path d="M30 61.5C49 70 68 92 86 126" fill="none" stroke="#6e4a14" stroke-opacity="0.7" stroke-width="2"/>'
        '<path d="M41 50C46 58 64 58 69 50L66 44H44Z" fill="#6b4616"/>'
        '<circle cx="55" cy="30" r="22" fill="url(#h)" stroke="#5a3a10" stroke-width="2.6"/>'
        f"{_wreath()}"
        '<ellipse cx="48" cy="27" rx="6" ry="4.5" fill="#fff" fill-opacity="0.45"/>'
    )
    return drawn(text, round(px * 110 / 146), px, CAESAR_BOX)


def caesar_anchor(px: int) -> tuple[int, int]:
    """Where in the picture of Caesar his foot is."""
    return round(px * 110 / 146 / 2), round(px * CAESAR_FOOT)


# ---- with shadows
def _slant(body: pygame.Surface) -> pygame.Surface:
    """The silhouette laid on the ground towards the lower right of the light: flattened and sheared."""
    width, height = body.get_size()
    wide, high = max(1, round(width * 1.15)), max(1, round(height * 0.62))
    flat = silhouette(pygame.transform.smoothscale(body, (wide, high)), EARTH)
    reach = round(high * 0.36)
    out = blank(wide + reach, high, (*EARTH, 0))
    for row in range(high):
        out.blit(flat, (round((high - row) / high * reach), row), (0, row, wide, 1))
    return out


def _grounded(body: pygame.Surface, foot: tuple[int, int], alpha: float, lift: int, shadow: float) -> Layer:
    """A figure over its two shadows; the further it is lifted the longer and paler they are."""
    width, height = body.get_size()
    one = height / 60
    cast = _slant(body)
    laid = shadow_of(cast, 2.0 * one + lift * 0.25, round(130 * shadow))
    plinth = pygame.transform.smoothscale(_disc(64), (round(width * 0.86), round(height * 0.16)))
    contact = shadow_of(plinth, 1.8 * one + lift * 0.3, round((150 if lift == 0 else 110) * shadow))
    left, low = lift * 0.6, lift * 0.9
    layers = (
        Layer(
            laid.picture,
            (
                round(foot[0] - width * 0.52 + 3 * one + left) + laid.offset[0],
                round(foot[1] - height * 0.52 + 4 * one + low) + laid.offset[1] - lift // 3,
            ),
        ),
        Layer(
            contact.picture,
            (
                round(foot[0] - width * 0.43 + 1.5 * one + left) + contact.offset[0],
                round(foot[1] - height * 0.04 + 2.5 * one + low) + contact.offset[1] - lift // 3,
            ),
        ),
    )
    whole = grounded(faded(body, alpha) if alpha < 1 else body, layers)
    return Layer(whole.picture, (whole.offset[0] - foot[0], whole.offset[1] - foot[1] - lift))


@cached
def _disc(px: int) -> pygame.Surface:
    side = px * 2
    surface = blank(side, side, (*EARTH, 0))
    pygame.draw.circle(surface, EARTH, (px, px), px)
    return shrunk(surface, 2)


@cached
def standing(look: str, px: int, alpha: float = 1.0, lift: int = 0) -> Layer:
    """A senator with his shadows, the layer belonging to his foot; `alpha` GHOST for one who would come here.

    `lift` is how many pixels he is in the air: he is drawn above his foot, his shadow longer.
    """
    return _grounded(senator(look, px), anchor(px), alpha, lift, 1.0 if alpha >= 1 else 0.6)


@cached
def caesar_standing(px: int, alpha: float = 1.0, lift: int = 0) -> Layer:
    """Caesar with his shadows, the layer belonging to his foot."""
    return _grounded(caesar(px), caesar_anchor(px), alpha, lift, 1.0 if alpha >= 1 else 0.6)


# ---- the badge
@cached
def badge(look: str, px: int) -> pygame.Surface:
    """A seat's mark on a disc of its colour in a pale rim, `px` across: in words, tiles and bars."""
    seat, tones = LOOKS[look], paint(look)
    text = (
        '<circle cx="50" cy="50" r="50" fill="#efe0bd"/>'
        f'<circle cx="50" cy="50" r="43" fill="{code(tones.dark)}"/><circle cx="50" cy="50" r="40" fill="'
        f'{code(tones.body)}"/><g fill="{code(seat.mark_colour)}">{mark_body(seat.mark, 50, 50, 24)}</g>'
    )
    return drawn(text, px, px, (0, 0, 100, 100))
