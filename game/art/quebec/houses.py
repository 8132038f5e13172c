"""Houses of the old city on finished buildings, three of each colour, drawn in a box of 64 x 64 in light stone."""

from collections.abc import Callable

import pygame

from game.art.palette import Colour, mix, rgb
from game.art.quebec.tones import ZONES
from game.art.surfaces import cached
from game.art.vector import code, drawn

VARIANTS = 3
STONE = rgb("#fff8e6")


class Inks:
    """The tones of one zone's houses, as SVG writes them."""

    def __init__(self, zone: str) -> None:
        look = ZONES[zone]
        dark: Colour = look.line
        self.wall = code(STONE)
        self.shade = code(mix(STONE, dark, 0.30))
        self.roof = code(mix(dark, (30, 20, 16), 0.25))
        self.roof_light = code(mix(dark, STONE, 0.14))
        self.hole = code(mix(dark, (20, 12, 10), 0.35))
        self.lamp = code(rgb("#ffd98a"))


def _box(x: float, y: float, width: float, height: float, fill: str) -> str:
    return f'<rect x="{x}" y="{y}" width="{width}" height="{height}" fill="{fill}"/>'


def _shape(points: str, fill: str) -> str:
    return f'<path d="M{points}Z" fill="{fill}"/>'


def _window(x: float, y: float, width: float, height: float, fill: str) -> str:
    """A window with a round head; x is its middle."""
    half = width / 2
    head = f"V{y + half}A{half} {half} 0 0 1 {x + half} {y + half}"
    return f'<path d="M{x - half} {y + height}{head}V{y + height}Z" fill="{fill}"/>'


def _church(ink: Inks) -> str:
    nave = _box(24, 34, 34, 24, ink.wall) + _box(48, 34, 10, 24, ink.shade)
    roof = _shape("22 35L29 22H53L60 35", ink.roof) + _shape("22 35L29 22H40L34 35", ink.roof_light)
    tower = _box(8, 26, 17, 32, ink.wall) + _box(19, 26, 6, 32, ink.shade)
    spire = _shape("6 27L16.5 3L27 27", ink.roof) + _shape("6 27L16.5 3L15 27", ink.roof_light)
    cross = _box(15.7, -1, 1.6, 7, ink.wall) + _box(13.9, 0.9, 5.2, 1.5, ink.wall)
    holes = _window(16, 47, 6.5, 11, ink.hole) + _window(16, 31, 4.6, 8, ink.hole)
    lights = "".join(_window(x, 41, 4.6, 10, ink.hole) for x in (32, 41, 50))
    return nave + roof + tower + spire + cross + holes + lights


def _cathedral(ink: Inks) -> str:
    front = _shape("20 32L32 20L44 32V58H20", ink.wall)
    towers = "".join(_box(x, 22, 13, 36, ink.wall) + _box(x + 8.5, 22, 4.5, 36, ink.shade) for x in (8, 43))
    caps = "".join(
        _shape(f"{x - 1.5} 23Q{x + 1} 13 {x + 6.5} 11Q{x + 12} 13 {x + 14.5} 23", ink.roof)
        + _box(x + 5.7, 4, 1.6, 8, ink.wall)
        for x in (8, 43)
    )
    rose = f'<circle cx="32" cy="33" r="5.2" fill="{ink.hole}"/><circle cx="32" cy="33" r="2.2" fill="{ink.lamp}"/>'
    doors = _window(32, 44, 8, 14, ink.hole) + "".join(
        _window(x, 28, 4.4, 10, ink.hole) + _window(x, 46, 4.4, 12, ink.hole) for x in (14, 49)
    )
    return front + towers + caps + rose + doors


def _convent(ink: Inks) -> str:
    wall = _box(5, 34, 54, 24, ink.wall) + _box(44, 34, 15, 24, ink.shade)
    roof = _shape("3 35L10 22H54L61 35", ink.roof) + _shape("3 35L10 22H24L19 35", ink.roof_light)
    lantern = (
        _box(28, 15, 8, 8, ink.wall) + _shape("26.5 15.5L32 5L37.5 15.5", ink.roof) + _box(31.2, 0, 1.6, 6, ink.wall)
    )
    cross = _box(29.6, 1.6, 4.8, 1.4, ink.wall)
    dormers = "".join(
        _shape(f"{x - 4} 32V27L{x} 23.4L{x + 4} 27V32", ink.wall) + _box(x - 1.4, 27.4, 2.8, 4, ink.hole)
        for x in (16, 48)
    )
    holes = "".join(_window(x, 39, 4.2, 8, ink.hole) for x in (11, 20, 44, 53)) + _window(32, 43, 8, 15, ink.hole)
    return wall + roof + lantern + cross + dormers + holes


def _columns(ink: Inks, left: float, top: float, count: int, pitch: float, height: float) -> str:
    return "".join(
        _box(left + index * pitch, top, 4.4, height, ink.wall)
        + _box(left + index * pitch + 3, top, 1.4, height, ink.shade)
        for index in range(count)
    )


def _temple(ink: Inks) -> str:
    gable = _shape("4 24L32 8L60 24", ink.wall) + _shape("13 22L32 11.5L51 22", ink.roof)
    lintel = _box(5, 24, 54, 5, ink.wall) + _box(5, 27.6, 54, 1.6, ink.shade)
    back = _box(9, 29, 46, 24, ink.hole)
    steps = _box(6, 52, 52, 3, ink.wall) + _box(3, 55, 58, 4, ink.wall) + _box(3, 57.6, 58, 1.4, ink.shade)
    return back + gable + lintel + _columns(ink, 9, 29, 5, 10.3, 23) + steps


def _parliament(ink: Inks) -> str:
    wings = _box(3, 36, 58, 22, ink.wall) + _box(48, 36, 13, 22, ink.shade)
    roofs = _shape("2 37L6 29H58L62 37", ink.roof) + _shape("2 37L6 29H18L15 37", ink.roof_light)
    tower = _box(25, 20, 14, 38, ink.wall) + _box(34, 20, 5, 38, ink.shade)
    top = _shape("23.5 21L27 9H37L40.5 21", ink.roof) + _box(29, 4.4, 6, 5, ink.wall) + _box(31.3, -2, 1.4, 8, ink.wall)
    flag = _shape("32.6 -2H41L39.4 0.2L41 2.4H32.6", ink.lamp)
    clock = f'<circle cx="32" cy="27" r="4.2" fill="{ink.hole}"/><circle cx="32" cy="27" r="2.5" fill="{ink.wall}"/>'
    holes = "".join(_window(x, 41, 3.8, 7, ink.hole) for x in (8.5, 15, 43, 49.5, 56)) + _window(
        32, 44, 7, 14, ink.hole
    )
    low = "".join(_box(x - 1.9, 51, 3.8, 5, ink.hole) for x in (8.5, 15, 49.5, 56))
    return wings + roofs + tower + top + flag + clock + holes + low


def _dome(ink: Inks) -> str:
    body = _box(6, 36, 52, 22, ink.wall) + _box(46, 36, 12, 22, ink.shade)
    drum = _box(20, 26, 24, 11, ink.wall) + _box(37, 26, 7, 11, ink.shade)
    cap = _shape("18 27A14 15 0 0 1 46 27", ink.roof) + _shape("18 27A14 15 0 0 1 29 13L26 27", ink.roof_light)
    lantern = _box(29.6, 7, 4.8, 6, ink.wall) + _box(31.4, 0, 1.2, 8, ink.wall)
    frieze = _box(4, 35, 56, 3, ink.wall) + _box(4, 37, 56, 1.2, ink.shade)
    holes = "".join(_window(x, 42, 4.6, 12, ink.hole) for x in (12.5, 21, 43, 51.5)) + _window(32, 41, 8, 17, ink.hole)
    drums = "".join(_box(x - 1.2, 29, 2.4, 6, ink.hole) for x in (24, 29.4, 34.6, 40))
    return body + drum + cap + lantern + frieze + holes + drums


def _market(ink: Inks) -> str:
    wall = _box(5, 30, 54, 28, ink.wall) + _box(46, 30, 13, 28, ink.shade)
    roof = _shape("2 31L9 17H55L62 31", ink.roof) + _shape("2 31L9 17H25L20 31", ink.roof_light)
    chimneys = _box(12, 10, 6, 12, ink.wall) + _box(46, 10, 6, 12, ink.shade)
    awning = "".join(
        _shape(
            f"{6 + index * 8.7} 37H{14.7 + index * 8.7}L{15.7 + index * 8.7} 43H{5 + index * 8.7}",
            ink.wall if index % 2 else ink.roof_light,
        )
        for index in range(6)
    )
    holes = _box(9, 45, 16, 13, ink.hole) + _box(39, 45, 16, 13, ink.hole) + _window(32, 44, 7, 14, ink.hole)
    goods = _box(11, 51, 12, 7, ink.lamp) + _box(41, 51, 12, 7, ink.lamp)
    return wall + roof + chimneys + holes + goods + awning


def _warehouse(ink: Inks) -> str:
    gables = "".join(
        _shape(f"{x} 58V28L{x + 9.5} 14L{x + 19} 28V58", ink.wall)
        + _shape(f"{x - 1.6} 29L{x + 9.5} 12L{x + 20.6} 29L{x + 17.6} 29L{x + 9.5} 17L{x + 1.4} 29", ink.roof)
        for x in (3, 22.5, 42)
    )
    shade = "".join(_shape(f"{x + 14} 58V23L{x + 19} 29V58", ink.shade) for x in (3, 22.5, 42))
    holes = "".join(_window(x + 9.5, 44, 8, 14, ink.hole) + _box(x + 6, 31, 7, 7, ink.hole) for x in (3, 22.5, 42))
    beams = "".join(_box(x + 8.8, 20, 1.4, 8, ink.hole) for x in (3, 22.5, 42))
    return gables + shade + holes + beams


def _bank(ink: Inks) -> str:
    wall = _box(9, 22, 46, 36, ink.wall) + _box(43, 22, 12, 36, ink.shade)
    roof = _shape("6 23L12 10H52L58 23", ink.roof) + _shape("6 23L12 10H26L22 23", ink.roof_light)
    dormers = "".join(
        _shape(f"{x - 4} 21V15L{x} 11L{x + 4} 15V21", ink.wall) + _box(x - 1.4, 15, 2.8, 5, ink.hole)
        for x in (20, 32, 44)
    )
    rows = "".join(_box(x - 2.4, y, 4.8, 7, ink.hole) for x in (16, 24, 40, 48) for y in (28, 39))
    door = _window(32, 42, 9, 16, ink.hole) + _box(26, 39.6, 12, 2, ink.shade)
    coin = f'<circle cx="32" cy="31.4" r="4" fill="{ink.lamp}" stroke="{ink.roof}" stroke-width="1.2"/>'
    base = _box(7, 55, 50, 4, ink.wall) + _box(7, 57.6, 50, 1.4, ink.shade)
    return wall + roof + dormers + rows + door + coin + base


def _theatre(ink: Inks) -> str:
    house = _box(6, 28, 52, 30, ink.wall) + _box(47, 28, 11, 30, ink.shade)
    curve = (
        f'<path d="M4 29Q32 3 60 29Z" fill="{ink.roof}"/><path d="M4 29Q16 17 27 16.4L22 29Z" fill="{ink.roof_light}"/>'
    )
    bow = f'<path d="M20 28.6Q32 17 44 28.6Z" fill="{ink.wall}"/>'
    lyre = f'<circle cx="32" cy="25" r="2.2" fill="{ink.hole}"/>'
    arches = "".join(_window(x, 36, 7.4, 22, ink.hole) for x in (13, 22.5, 32, 41.5, 51))
    lamps = "".join(f'<circle cx="{x}" cy="48" r="1.7" fill="{ink.lamp}"/>' for x in (13, 22.5, 32, 41.5, 51))
    band = _box(4, 28, 56, 4, ink.wall) + _box(4, 30.8, 56, 1.4, ink.shade)
    return house + curve + bow + lyre + arches + lamps + band


def _library(ink: Inks) -> str:
    column = _columns(ink, 12, 26, 2, 7, 27) + _columns(ink, 40.6, 26, 2, 7, 27)
    back = _box(8, 24, 48, 30, ink.shade)
    attic = _box(5, 17, 54, 8, ink.wall) + _box(5, 23.4, 54, 1.6, ink.shade)
    crest = _shape("22 18Q32 6 42 18", ink.wall) + f'<circle cx="32" cy="14.6" r="2.6" fill="{ink.roof}"/>'
    gate = (
        _window(32, 27, 15, 27, ink.hole)
        + f'<path d="M26 44Q29 41.6 32 44Q35 41.6 38 44V50Q35 48 32 50Q29 48 26 50Z" fill="{ink.wall}"/>'
    )
    steps = _box(6, 53, 52, 3, ink.wall) + _box(3, 56, 58, 3, ink.wall) + _box(3, 58, 58, 1.2, ink.shade)
    return back + attic + crest + gate + column + steps


def _chateau(ink: Inks) -> str:
    wings = _box(4, 36, 56, 22, ink.wall) + _box(47, 36, 13, 22, ink.shade)
    roofs = _shape("3 37L8 27H56L61 37", ink.roof) + _shape("3 37L8 27H20L16 37", ink.roof_light)
    tower = _box(23, 24, 18, 34, ink.wall) + _box(34, 24, 7, 34, ink.shade)
    top = _shape("21 25L28 6H36L43 25", ink.roof) + _shape("21 25L28 6H31L28 25", ink.roof_light)
    turrets = "".join(
        _box(x, 30, 8, 28, ink.wall) + _shape(f"{x - 1.4} 31L{x + 4} 17L{x + 9.4} 31", ink.roof) for x in (3, 53)
    )
    mast = _box(31.4, -1, 1.2, 8, ink.wall) + _shape("32.6 -1H40L38.4 1L40 3H32.6", ink.lamp)
    holes = "".join(_box(x - 1.6, y, 3.2, 4.6, ink.lamp) for x in (27.6, 32, 36.4) for y in (29, 37))
    low = "".join(_box(x - 1.6, y, 3.2, 4.6, ink.hole) for x in (14, 19, 45, 50) for y in (40, 48)) + _window(
        32, 46, 7, 12, ink.hole
    )
    slits = "".join(_box(x - 1.1, 38, 2.2, 6, ink.hole) for x in (7, 57))
    return wings + roofs + tower + top + turrets + mast + holes + low + slits


HOUSES: dict[str, tuple[Callable[[Inks], str], ...]] = {
    "religion": (_church, _cathedral, _convent),
    "politics": (_temple, _parliament, _dome),
    "economy": (_market, _warehouse, _bank),
    "culture": (_theatre, _library, _chateau),
}


def variant(space: str) -> int:
    """Which of the houses stands on a space: neighbours of one colour mostly differ."""
    return int(space[1:]) % VARIANTS


@cached
def house(zone: str, which: int, px: int) -> pygame.Surface:
    """A house of a zone's colour, `px` square."""
    return drawn(HOUSES[zone][which % VARIANTS](Inks(zone)), px, px, (0, -4, 64, 64))
