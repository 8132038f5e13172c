"""What lies on the 44 spaces: printed centuries, tiles to be started, building sites, buildings and star tokens."""

import math

import pygame

from game.art.lettering import centred
from game.art.palette import LOOKS, Colour, mix, rgb
from game.art.pieces import shape
from game.art.quebec import houses
from game.art.quebec.blocks import wood
from game.art.quebec.city import SCAFFOLD, SITE, SITE_PITCH, spaces
from game.art.quebec.tones import NUMERALS, ZONES
from game.art.surfaces import Layer, blank, cached, faded, scale, shrunk
from game.art.vector import code, dome, drawn, slope, star_path

BOX = (0.0, 0.0, 100.0, 100.0)
PARCHMENT: Colour = rgb("#e6dcc6")
LIT = '<path d="M50 3.4A46.6 46.6 0 0 0 3.4 50" fill="none" stroke="#fff" stroke-opacity="{alpha}" stroke-width="1.6"/>'


@cached
def price(count: int, px: int, colour: Colour) -> pygame.Surface:
    """A row of small blocks: the workers that fill a site. `px` is the front of one."""
    side, deep, pitch = 9.5, 2.4, 12.5
    wide, high = count * pitch - (pitch - side) + deep + 1, side + deep + 1
    ink = code(colour)
    body = ""
    for index in range(count):
        x = index * pitch + 0.5
        body += (
            f'<rect x="{x}" y="{deep + 0.5}" width="{side}" height="{side}" rx="1" fill="{ink}"/>'
            f'<path d="M{x} {deep - 0.3}L{x + deep} 0.2H{x + side + deep}L{x + side} {deep - 0.3}Z" fill="{ink}"'
            ' fill-opacity="0.8"/>'
            f'<path d="M{x + side + 0.7} {deep + 0.2}L{x + side + deep + 0.4} 1V{side}L{x + side + 0.7} {side + deep}Z"'
            f' fill="{ink}" fill-opacity="0.55"/>'
        )
    one = px / side
    return drawn(body, round(wide * one), round(high * one), (0, 0, wide, high))


@cached
def later(zone: str, century: int, px: int) -> pygame.Surface:
    """A tile of a century to come: printed flat, pale, with its numeral. Casts no shadow."""
    look = ZONES[zone]
    body = (
        f"{slope('g', rgb('#f1e9d8'), rgb('#e4d9c2'))}"
        f'<circle cx="50" cy="50" r="47" fill="url(#g)" opacity="0.74"/>'
        f'<circle cx="50" cy="50" r="47" fill="none" stroke="{code(mix(look.body, PARCHMENT, 0.25))}"'
        f' stroke-width="2.2" stroke-opacity="0.75"/>'
    )
    out = drawn(body, px, px, BOX).copy()
    ink = mix(look.line, PARCHMENT, 0.22)
    centred(out, NUMERALS[century], "display", round(px * 0.42), ink, (px / 2, px * 0.495))
    return out


def _site_ground(zone: str, rim: float) -> str:
    look = ZONES[zone]
    return (
        f"{slope('g', rgb('#fdf8ec'), rgb('#ebe0c9'), 60)}"
        f'<circle cx="50" cy="50" r="48" fill="{code(look.body)}" stroke="{code(look.line)}" stroke-width="1.6"/>'
        f"{LIT.format(alpha=0.45)}"
        f'<circle cx="50" cy="50" r="{rim}" fill="url(#g)"/>'
        f'<circle cx="50" cy="50" r="{rim}" fill="none" stroke="{code(look.line)}" stroke-opacity="0.55"/>'
    )


@cached
def open_tile(zone: str, px: int, cost: int = 0) -> pygame.Surface:
    """A tile of this century that may be started: the `blue_disc` lies on its middle, the price of a site below."""
    out = drawn(_site_ground(zone, 42.2), px, px, BOX)
    return _priced(out, zone, cost, 0.825)


def _priced(tile: pygame.Surface, zone: str, cost: int, down: float) -> pygame.Surface:
    """A tile with small blocks at its foot: the workers that fill one of its sites."""
    if not cost:
        return tile
    out, px = tile.copy(), tile.get_width()
    pips = price(cost, max(3, round(px * 0.072)), mix(ZONES[zone].line, PARCHMENT, 0.10))
    out.blit(pips, (round((px - pips.get_width()) / 2 + px * 0.006), round(px * down - pips.get_height() / 2)))
    return out


@cached
def blue_disc(px: int, century: int) -> pygame.Surface:
    """The blue disc of a building that may be started, with the century."""
    body = (
        f"{dome('g', rgb('#8fb2bf'), rgb('#47748a'), rgb('#274a5d'))}"
        '<circle cx="50" cy="50" r="47" fill="url(#g)" stroke="#1d3948" stroke-width="4"/>'
        '<circle cx="50" cy="50" r="38" fill="none" stroke="#d7e6ea" stroke-opacity="0.5" stroke-width="2.4"/>'
        '<path d="M50 6A44 44 0 0 0 6 50" fill="none" stroke="#fff" stroke-opacity="0.5" stroke-width="3"/>'
    )
    out = drawn(body, px, px, BOX).copy()
    centred(out, NUMERALS[century], "display_semibold", round(px * 0.54), rgb("#f3f1e6"), (px / 2, px * 0.49))
    return out


@cached
def scaffold(zone: str, century: int, px: int, cost: int = 0) -> pygame.Surface:
    """A building under an architect: its century, three empty contribution sites and the price of one."""
    out = drawn(_site_ground(zone, 43.4), px, px, BOX).copy()
    look = ZONES[zone]
    one = px / SCAFFOLD
    side = round(SITE * one)
    hollow = _hollow(zone, side)
    for index in range(3):
        x, y = px / 2 + (index - 1) * SITE_PITCH * one, px / 2 + 11.8 * one
        out.blit(hollow, (round(x - side / 2), round(y - side / 2)))
    at = (px / 2 - 14.8 * one, px / 2 - 22.0 * one)
    centred(out, NUMERALS[century], "display_semibold", round(19 * one), look.line, at)
    return _priced(out, zone, cost, 0.865)


@cached
def _hollow(zone: str, px: int) -> pygame.Surface:
    line = code(ZONES[zone].line)
    body = (
        f'<rect x="0.7" y="0.7" width="19.2" height="19.2" rx="4.4" fill="#cfc1a3" fill-opacity="0.75"'
        f' stroke="{line}" stroke-opacity="0.75" stroke-width="1.2"/>'
        '<path d="M1.7 17.4V3.3Q1.7 1.7 3.3 1.7H17.4" fill="none" stroke="#6b5a3a" stroke-opacity="0.35"'
        ' stroke-width="1.4"/>'
    )
    return drawn(body, px, px, (0, 0, 20.6, 20.6))


@cached
def finished(zone: str, px: int, variant: int = 0, owned: bool = True) -> pygame.Surface:
    """A finished building; one without a token is paler and shows its house in the middle.

    `variant` chooses the house: take `houses.variant(space)`.
    """
    look = ZONES[zone]
    light, dark = mix(look.body, (255, 250, 240), 0.20), mix(look.body, (26, 18, 12), 0.13)
    if zone == "economy":
        light, dark = rgb("#e3b95a"), rgb("#c08f2c")
    body = (
        f"{slope('g', light, dark, 60)}"
        f'<circle cx="50" cy="50" r="48" fill="url(#g)" stroke="{code(look.line)}" stroke-width="1.6"/>'
        '<circle cx="50" cy="50" r="43.2" fill="none" stroke="#fff6e0" stroke-opacity="0.45" stroke-width="1.3"/>'
        f"{LIT.format(alpha=0.4)}"
    )
    out = drawn(body, px, px, BOX).copy()
    side = round(px * (0.56 if owned else 0.60))
    house = houses.house(zone, variant, side)
    if not owned:
        house = faded(house, 0.72)
    out.blit(house, ((px - side) // 2, round(px * (0.38 if owned else 0.48) - side / 2)))
    return out


# ---- tokens
@cached
def token(look: str, px: int, stars: int) -> pygame.Surface:
    """A star token of height `px` (width 2.64 px): the owner's colour and mark, and one to three stars."""
    seat, paint = LOOKS[look], wood(look)
    star = {"white": rgb("#9a6d14"), "pink": rgb("#6a2140")}.get(look, rgb("#ffe7a8"))
    line = code(paint.line)
    body = (
        f"{slope('g', paint.front, paint.foot)}"
        f'<rect x="0.8" y="0.8" width="64.4" height="23.4" rx="11.7" fill="url(#g)" stroke="{line}"'
        ' stroke-width="1.4"/>'
        '<path d="M12.5 2.6H53.5" stroke="#fff" stroke-opacity="0.4" stroke-width="1.1"/>'
    )
    step, middle = 13.4, 41.0
    for index in range(stars):
        x = middle + (index - (stars - 1) / 2) * step
        body += f'<path d="{star_path(x, 13, 6.9)}" fill="{code(star)}" stroke="{line}" stroke-width="0.7"/>'
    width = round(px * 2.64)
    out = drawn(body, width, px, (0, 0, 66, 25)).copy()
    sign = max(5, round(px * 0.50))
    out.blit(shape(seat.mark, sign, seat.mark_colour), (round(px * 0.51 - sign / 2), round((px - sign) / 2)))
    return out


@cached
def link(look: str, first: str, second: str) -> Layer:
    """The ribbon between two touching buildings of one owner. Belongs to the origin of the design space."""
    paint, one, factor = wood(look), scale(), 3
    (ax, ay), (bx, by) = spaces()[first].at, spaces()[second].at
    pad = 10.0
    left, top = min(ax, bx) - pad, min(ay, by) - pad
    width, height = (abs(ax - bx) + 2 * pad) * one, (abs(ay - by) + 2 * pad) * one
    out = blank(width * factor, height * factor, (*paint.line, 0))
    for colour, thick in ((paint.line, 13.0), (mix(paint.front, paint.foot, 0.5), 10.0)):
        out.blit(_band(out, (ax - left, ay - top), (bx - left, by - top), thick, one * factor, colour), (0, 0))
    return Layer(shrunk(out, factor), (round(left * one), round(top * one)))


def _band(
    like: pygame.Surface,
    first: tuple[float, float],
    second: tuple[float, float],
    thick: float,
    unit: float,
    colour: Colour,
) -> pygame.Surface:
    layer = blank(*like.get_size(), (*colour, 0))
    length = math.dist(first, second)
    across = (-(second[1] - first[1]) / length * thick / 2, (second[0] - first[0]) / length * thick / 2)
    corners = [
        ((x + sign * across[0]) * unit, (y + sign * across[1]) * unit)
        for (x, y), sign in ((first, 1), (second, 1), (second, -1), (first, -1))
    ]
    pygame.draw.polygon(layer, colour, corners)
    return layer
