"""Pieces of The Foreign King: factories, medals, the King and his marker, Congress, the actions' roundels."""

import math

import pygame

from game.art import palette
from game.art.controls import ball
from game.art.faces import oval
from game.art.fonts import capital_middle, font
from game.art.icons import embossed, icon
from game.art.palette import Colour, mix
from game.art.papers import roundel
from game.art.pieces import turned
from game.art.surfaces import (
    Layer,
    blank,
    cached,
    faded,
    horizontal,
    masked,
    shrunk,
    spread,
    unit,
    vertical,
)

ACTION_ICONS = {
    "build": "factory",
    "place": "meeple-group",
    "move": "walk",
    "congress": "congress",
    "money": "receive-money",
    "king": "chess-king",
    "queen": "jewel-crown",
    "turn_order": "podium",
}
BURNT: Colour = (25, 16, 8)
Points = list[tuple[float, float]]
_MILL: Points = [
    (0.02, 1),
    (0.02, 0.42),
    (0.26, 0.24),
    (0.26, 0.42),
    (0.50, 0.24),
    (0.50, 0.42),
    (0.70, 0.42),
    (0.73, 0.02),
    (0.92, 0.02),
    (0.97, 1),
]
_IRONWORKS: Points = [
    (0.02, 1),
    (0.02, 0.44),
    (0.10, 0.44),
    (0.12, 0.04),
    (0.30, 0.04),
    (0.32, 0.44),
    (0.42, 0.44),
    (0.44, 0.14),
    (0.62, 0.14),
    (0.64, 0.44),
    (0.97, 0.44),
    (0.97, 1),
]


@cached
def medal(px: int, loan: bool = False) -> pygame.Surface:
    """A royal medal of diameter `px` on the country's ribbon (height 1.32 px); a loan shows the iron back with -6."""
    out = blank(px, round(px * 1.32))
    ribbon = blank(round(px * 0.54), round(px * 0.5))
    third = ribbon.get_width() / 3
    for index, colour in enumerate(palette.TRICOLOUR):
        shade = mix(colour, palette.rgb("#504a44"), 0.6) if loan else colour
        ribbon.fill(shade, (round(index * third), 0, math.ceil(third), ribbon.get_height()))
    ribbon.blit(vertical(*ribbon.get_size(), spread((255, 255, 255, 40), (0, 0, 0, 70))), (0, 0))
    out.blit(ribbon, (px // 2 - ribbon.get_width() // 2, 0))
    top = round(px * 0.32)
    out.blit(ball(px, palette.rgb("#7c746a") if loan else palette.rgb("#d6a23a"), 0.35 if loan else 1.0), (0, top))
    out.blit(_medal_ring(px, loan), (0, top))
    if loan:
        _loan_figure(out, px, top)
    else:
        size = round(px * 0.56)
        place = (px // 2 - size // 2, top + px // 2 - size // 2)
        out.blit(icon("crown", size, palette.rgb("#ffeeb8")), (place[0], place[1] + max(1, px // 30)))
        out.blit(icon("crown", size, palette.rgb("#7a5010")), place)
    return out


@cached
def _medal_ring(px: int, loan: bool) -> pygame.Surface:
    side = px * 3
    surface = blank(side, side)
    colour = palette.rgb("#4a433c") if loan else palette.rgb("#8a5e16")
    pygame.draw.circle(surface, colour, (side / 2, side / 2), side * 0.40, max(2, round(side * 0.03)))
    return shrunk(surface, 3)


def _loan_figure(out: pygame.Surface, px: int, top: int) -> None:
    face = font("body_bold", round(px * 0.44))
    written = face.render("−6", True, palette.rgb("#f4e6d2"))
    out.blit(written, (px // 2 - written.get_width() // 2, round(top + px / 2 - capital_middle(face))))


@cached
def reel(px: int) -> pygame.Surface:
    """A reel of red thread, readable at 16 px: the sign of a textile mill."""
    side = px * 4
    surface = blank(side, side)
    wood, thread = palette.rgb("#7a4a20"), palette.rgb("#a8281f")
    for top in (0.08, 0.75):
        pygame.draw.rect(
            surface, wood, (side * 0.20, side * top, side * 0.60, side * 0.17), border_radius=int(side * 0.05)
        )
    pygame.draw.rect(surface, thread, (side * 0.28, side * 0.25, side * 0.44, side * 0.50))
    for turn in range(3):
        y = side * (0.36 + turn * 0.14)
        light = mix(thread, (255, 240, 220), 0.55)
        pygame.draw.line(
            surface, light, (side * 0.28, y + side * 0.04), (side * 0.72, y - side * 0.05), max(2, int(side * 0.035))
        )
    pygame.draw.rect(surface, mix(wood, (255, 240, 220), 0.35), (side * 0.23, side * 0.11, side * 0.50, side * 0.04))
    return shrunk(surface, 4)


@cached
def factory(kind: str, px: int, scored: bool = False) -> pygame.Surface:
    """A wooden "textile" mill (white, a reel of thread) or "metallurgical" works (grey, an anvil), about `px` square.

    A scored one lies on its side, faded.
    """
    textile = kind == "textile"
    body = _building(px, textile)
    sign = reel(round(px * 0.50)) if textile else icon("anvil", round(px * 0.56), palette.rgb("#f6f2e8"))
    if not scored:
        out = body.copy()
        out.blit(sign, (round(px * 0.495) - sign.get_width() // 2, round(px * 0.715) - sign.get_height() // 2))
        return out
    out = pygame.transform.rotate(body, 90)
    width, height = out.get_size()
    out.blit(sign, (round(width * 0.70) - sign.get_width() // 2, round(height * 0.47) - sign.get_height() // 2))
    veil = vertical(width, height, spread((210, 194, 162, 150), (180, 162, 128, 150)))
    out.blit(masked(veil, out), (0, 0))
    return out


@cached
def _building(px: int, textile: bool) -> pygame.Surface:
    colour = palette.rgb("#f6f0e2") if textile else palette.rgb("#626870")
    points = _MILL if textile else _IRONWORKS
    deep = max(1, round(px * 0.07))
    side = (px + deep) * 3

    def cut(across: float, down: float, fill: Colour) -> pygame.Surface:
        surface = blank(side, side, (*fill, 0))
        pygame.draw.polygon(surface, fill, [((x * px + across) * 3, (y * (px - 1) + down) * 3) for x, y in points])
        return surface

    surface = blank(side, side, (*colour, 0))
    for down in range(deep * 3, -1, -1):
        share = down / 3
        surface.blit(cut(share * 0.8, share, mix(colour, BURNT, 0.50 + 0.12 * share / deep)), (0, 0))
    surface.blit(cut(0, 0, mix(colour, (255, 255, 255), 0.35)), (0, 0))
    edge = max(0.4, px * 0.018)
    surface.blit(cut(edge, edge * 1.2, colour), (0, 0))
    shade = vertical(side, side, spread((255, 255, 255, 80), (255, 255, 255, 0), (30, 18, 8, 60)))
    surface.blit(masked(shade, cut(0, 0, (255, 255, 255))), (0, 0))
    bands = ((0.725, 0.925, 0.11),) if textile else ((0.118, 0.302, 0.13), (0.438, 0.622, 0.23))
    for left, right, y in bands:
        start, end = (left * px * 3, y * px * 3), (right * px * 3, y * px * 3)
        pygame.draw.line(surface, mix(colour, BURNT, 0.40), start, end, max(2, round(px * 0.09)))
    rim = [(x * px * 3, y * (px - 1) * 3) for x, y in points]
    pygame.draw.lines(surface, mix(colour, BURNT, 0.66), True, rim, max(2, round(px * 0.055)))
    return shrunk(surface, 3)


@cached
def king_piece(px: int) -> pygame.Surface:
    """The ivory King, `px` high: a turned figure with the country's sash and a golden crown."""
    body = turned(round(px * 0.80), palette.rgb("#f8f2e2")).copy()
    width, height = body.get_size()
    sash = blank(width, height)
    for index, colour in enumerate(palette.TRICOLOUR):
        sash.fill((*colour, 235), (0, round(height * (0.60 + index * 0.055)), width, math.ceil(height * 0.055)))
    sash.blit(horizontal(width, height, spread((255, 255, 255, 60), (255, 255, 255, 0), (20, 10, 5, 120))), (0, 0))
    body.blit(masked(sash, body), (0, 0))
    out = blank(px * 0.70, px)
    out.blit(body, ((out.get_width() - width) // 2, px - height))
    top = embossed(
        "queen-crown", round(px * 0.42), palette.rgb("#ffe69a"), palette.rgb("#c8902a"), palette.rgb("#6a440e")
    )
    out.blit(top, ((out.get_width() - top.get_width()) // 2, -round(px * 0.02)))
    return out


@cached
def king_marker(px: int) -> pygame.Surface:
    """The King's ivory disc on the victory track, with a crown."""
    deep = max(1, round(px * 0.08))
    ivory = palette.rgb("#f2ead6")
    out = blank(px, px + deep, (*ivory, 0))
    for down in range(deep, 0, -1):
        out.blit(ball(px, mix(ivory, (60, 40, 16), 0.6), 0.1, 0.3), (0, down))
    out.blit(ball(px, ivory, 0.9, 0.55), (0, 0))
    size = round(px * 0.58)
    top = embossed("queen-crown", size, palette.rgb("#d8a038"), palette.rgb("#9a6618"), palette.rgb("#5a3a0c"))
    out.blit(top, ((px - top.get_width()) // 2, (px - top.get_height()) // 2))
    return out


@cached
def action_roundel(action: str, px: int, chosen: bool = False, dim: bool = False) -> pygame.Surface:
    """The engraved medallion of an action."""
    body = roundel(px, chosen).copy()
    sign = icon(ACTION_ICONS[action], round(px * 0.61), palette.LINE)
    body.blit(sign, ((px - sign.get_width()) // 2, (px - sign.get_height()) // 2))
    return faded(body, 0.47) if dim else body


# ---- Congress
BENCHES = ((40, 5), (66, 8), (92, 11))  # radius in design units and seats, from the front
SEATS = sum(count for _, count in BENCHES)


def congress_seat(index: int) -> tuple[float, float]:
    """Where a seat (front bench first, left to right) is, in design units from the middle of the speaker's line."""
    for radius, count in BENCHES:
        if index < count:
            angle = math.pi - math.pi * (index + 0.5) / count
            return radius * math.cos(angle), -radius * math.sin(angle)
        index -= count
    raise IndexError("Congress has no such seat")


@cached
def hemicycle() -> Layer:
    """The benches of Congress and their empty seats; the layer's thing is the middle of the speaker's line."""
    reach = unit(112)
    factor = 3
    wide, high = 2 * reach * factor, (reach + unit(4)) * factor
    surface = blank(wide, high, (*palette.LINE, 0))
    centre = (wide / 2, reach * factor)
    one = reach * factor / 112
    for radius in (27, 53, 79, 105):
        ring = blank(wide, high, (*palette.LINE, 0))
        pygame.draw.circle(ring, (*palette.LINE, 120), centre, radius * one, max(2, round(one * 0.9)))
        ring.fill((0, 0, 0, 0), (0, round(centre[1]), wide, high))
        surface.blit(ring, (0, 0))
    for index in range(SEATS):
        x, y = congress_seat(index)
        at = (centre[0] + x * one, centre[1] + y * one)
        pygame.draw.circle(surface, (217, 203, 172), at, 9.5 * one)
        pygame.draw.circle(surface, (150, 134, 106), at, 9.5 * one, max(2, round(one * 0.9)))
    start, end = (centre[0] - 108 * one, centre[1] + one), (centre[0] + 108 * one, centre[1] + one)
    pygame.draw.line(surface, palette.LINE, start, end, max(2, round(one * 1.2)))
    small = shrunk(surface, factor)
    return Layer(small, (-small.get_width() // 2, -reach))


@cached
def portrait(width: int, height: int) -> pygame.Surface:
    """The picture of the King inside his oval frame (`pieces.brass_oval`)."""
    return oval("king", width, height)
