"""Workers and architects: wooden cubes with a seat's mark, their stacks and piles, and turned figures."""

import math
from typing import NamedTuple

import pygame

from game.art.palette import LOOKS, Colour, mix, rgb
from game.art.pieces import pawn, shape, turned
from game.art.quebec.zones import COLUMN, MOST_DRAWN
from game.art.surfaces import blank, cached, faded, shrunk
from game.art.vector import code, drawn, slope

DEPTH = 0.26  # of a cube, as a share of its front
GHOST = 0.42
PITCH = {1: 1.0, 2: 0.52, 3: 0.37}  # how much of a cube each further one of a stack on a site adds
YELLOW = rgb("#e8bd38")
BURNT: Colour = (26, 18, 12)
CREAMY: Colour = (255, 250, 240)


class Wood(NamedTuple):
    """The painted wood of a seat: the upper face, the front from top to foot, the side, and the outline."""

    top: Colour
    front: Colour
    foot: Colour
    side: Colour
    line: Colour


_PALE = Wood(rgb("#fffdf6"), rgb("#f7f1e5"), rgb("#e3d9c5"), rgb("#b7aa92"), rgb("#6e634f"))
_DARK = Wood(rgb("#767e8b"), rgb("#454b56"), rgb("#2a2e36"), rgb("#1b1e24"), rgb("#0f1114"))


def wood(look: str) -> Wood:
    """The paint of a seat's pieces."""
    body = LOOKS[look].body
    if look == "white":
        return _PALE
    if look == "black":
        return _DARK
    return Wood(
        mix(body, CREAMY, 0.38),
        mix(body, CREAMY, 0.10),
        mix(body, BURNT, 0.10),
        mix(body, BURNT, 0.30),
        mix(body, BURNT, 0.62),
    )


def cube_size(px: int) -> int:
    """Width and height of the picture of a cube whose front is `px`: the front is in its lower left corner."""
    return math.ceil(px * (1 + DEPTH) + 1.2)


@cached
def cube(look: str, px: int, marked: bool = True) -> pygame.Surface:
    """A worker seen a little from above and the right; `px` is the side of its front."""
    paint, seat, deep, edge = wood(look), LOOKS[look], px * DEPTH, 0.6
    thick = 0.9 if px < 22 else max(1.1, px * 0.04)
    low, right = deep + edge, px + edge
    body = (
        f"{slope('f', paint.front, paint.foot)}"
        f'<g stroke="{code(paint.line)}" stroke-width="{thick:.2f}" stroke-linejoin="round">'
        f'<path d="M{edge} {low}L{low} {edge}H{right + deep}L{right} {low}Z" fill="{code(paint.top)}"/>'
        f'<path d="M{right} {low}L{right + deep} {edge}V{right}L{right} {right + deep}Z" fill="{code(paint.side)}"/>'
        f'<rect x="{edge}" y="{low}" width="{px}" height="{px}" fill="url(#f)"/></g>'
        f'<path d="M{edge + 0.9} {px + low - 1}V{low + 0.9}H{right - 1}" fill="none" stroke="#ffffff"'
        f' stroke-opacity="0.35" stroke-width="{max(0.8, px * 0.035):.2f}"/>'
    )
    side = cube_size(px)
    out = drawn(body, side, side, (0, 0, side, side))
    if not marked:
        return out
    out = out.copy()
    sign = max(5, round(px * 0.60))
    picture = shape(seat.mark, sign, seat.mark_colour)
    out.blit(picture, (round(edge + (px - sign) / 2), round(low + (px - sign) / 2)))
    return out


@cached
def cube_ghost(look: str, px: int, strength: float = GHOST) -> pygame.Surface:
    """Where a cube was, or would come: pale, with a broken outline. As large as `cube`."""
    return _ghostly(look, cube(look, px), px, strength)


def _ghostly(look: str, solid: pygame.Surface, px: int, strength: float) -> pygame.Surface:
    """A cube or a stack of them, pale and in a broken outline."""
    body = faded(solid, strength)
    factor, (width, height) = 3, body.get_size()
    line = blank(width * factor, height * factor, (*wood(look).line, 0))
    deep, edge = px * DEPTH, 0.9
    right, low = px + edge, height - edge
    corners = [
        (edge, deep + edge),
        (deep + edge, edge),
        (right + deep, edge),
        (right + deep, low - deep),
        (right, low),
        (edge, low),
    ]
    for first, second in zip(corners, corners[1:] + corners[:1], strict=True):
        _dashes(line, wood(look).line, first, second, factor, max(2.2, px * 0.13))
    body.blit(faded(shrunk(line, factor), 0.85), (0, 0))
    return body


def _dashes(
    target: pygame.Surface,
    colour: Colour,
    first: tuple[float, float],
    second: tuple[float, float],
    factor: int,
    dash: float,
) -> None:
    length = math.dist(first, second)
    count = max(1, round(length / (dash * 1.9)))
    for part in range(count):
        start, end = (part + 0.12) / count, (part + 0.68) / count
        ends = [
            ((first[0] + (second[0] - first[0]) * share) * factor, (first[1] + (second[1] - first[1]) * share) * factor)
            for share in (start, end)
        ]
        pygame.draw.line(target, colour, ends[0], ends[1], max(2, round(1.1 * factor)))


def stack_height(px: int, count: int) -> int:
    """Height of the picture of a stack."""
    return cube_size(px) + round((count - 1) * px * PITCH[count])


@cached
def stack(look: str, px: int, count: int, ghost: bool = False) -> pygame.Surface:
    """As many cubes as a site takes (1 to 3) on top of each other, the mark on the uppermost; foot on the lower edge.

    The middle of the foot is `px / 2` from the left.
    """
    out = blank(cube_size(px), stack_height(px, count))
    for index in range(count):
        body = cube(look, px, marked=index == count - 1)
        out.blit(body, (0, out.get_height() - cube_size(px) - round(index * px * PITCH[count])))
    return _ghostly(look, out, px, 0.5) if ghost else out


@cached
def pile(look: str, px: int, count: int, ghosts: int = 0) -> pygame.Surface:
    """A seat's workers in a zone: columns of five, at most ten drawn, the last `ghosts` of them pale.

    The middle of the foot is in the middle of the lower edge, less the depth of a cube.
    """
    shown = max(1, min(count, MOST_DRAWN))
    columns, high = (1 if shown <= COLUMN else 2), min(shown, COLUMN)
    side = cube_size(px)
    out = blank(side + (columns - 1) * px, side + (high - 1) * px)
    for index in range(shown):
        column, row = divmod(index, COLUMN)
        body = cube_ghost(look, px) if index >= shown - ghosts else cube(look, px)
        out.blit(body, (column * px, out.get_height() - side - row * px))
    return out


# ---- architects
def architect(look: str, px: int) -> pygame.Surface:
    """A seat's architect, `px` high: the pawn of the house. His foot is in the middle of the lower edge."""
    return pawn(look, px)


@cached
def yellow_architect(px: int, holder: str | None = None) -> pygame.Surface:
    """The yellow architect of the Economy leader; he stands on a foot in the colour and with the mark of his holder."""
    figure = turned(px, YELLOW)
    if holder is None:
        return figure
    out = figure.copy()
    width, height = out.get_size()
    seat, foot = LOOKS[holder], round(px * 0.24)
    paint = wood(holder)
    wide = round(width * 1.0)
    body = (
        f"{slope('f', paint.top, paint.foot)}"
        f'<path d="M1 12Q1 3 10 3H90Q99 3 99 12V24Q99 33 90 33H10Q1 33 1 24Z" fill="url(#f)"'
        f' stroke="{code(paint.line)}" stroke-width="4"/>'
    )
    out.blit(drawn(body, wide, foot, (0, 0, 100, 36)), ((width - wide) // 2, height - foot))
    sign = round(foot * 0.86)
    out.blit(shape(seat.mark, sign, seat.mark_colour), ((width - sign) // 2, height - foot + (foot - sign) // 2))
    return out


def architect_ghost(look: str | None, px: int) -> pygame.Surface:
    """An architect who would come here, or who left; without look the yellow one."""
    return faded(architect(look, px) if look else yellow_architect(px), 0.5)
