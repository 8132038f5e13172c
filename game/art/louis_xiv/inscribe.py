"""Numbers and words set on pictures being made, by the middle of their capitals; small drawing helps."""

import itertools
import math

import pygame

from game.art.baked import picture
from game.art.fonts import capital_middle, font_for
from game.art.lettering import title_size, words
from game.art.louis_xiv.tones import BACKS, GOLD_EDGE
from game.art.palette import SHEET, Colour, Tint, mix
from game.art.surfaces import Layer, blank, cached, faded, masked, outline, rounded, shadow_of, shrunk, spread, vertical
from game.art.textures import grain

FIGURES = "numbers_heavy"
Point = tuple[float, float]


def write(
    target: pygame.Surface,
    text: str,
    px: float,
    colour: Colour,
    at: Point,
    role: str = FIGURES,
    align: float = 0.5,
    language: str = "en",
    room: float = 0,
) -> None:
    """Write a line: `at` is the middle of its capitals and, by `align` 0..1, a share of its width."""
    size = max(6, round(px))
    if room:
        size = title_size(text, role, size, int(room), language)
    line = words(text, role, size, colour, language)
    top = at[1] - capital_middle(font_for(text, role, size, language))
    target.blit(line, (round(at[0] - line.get_width() * align), round(top)))


def lay(target: pygame.Surface, piece: pygame.Surface, at: Point, one: float, strength: int = 115) -> None:
    """Lay a token on a picture being made, with the short shadow of things that lie flat; `at` is its middle."""
    place = (at[0] - piece.get_width() / 2, at[1] - piece.get_height() / 2)
    shadow_of(piece, max(0.6, 1.5 * one), strength, (1.1 * one, 1.6 * one), (8, 5, 14)).draw(target, place)
    target.blit(piece, (round(place[0]), round(place[1])))


@cached
def leaf(width: int, height: int, radius: float, colour: Colour, seed: int) -> pygame.Surface:
    """A card of grained paper with rounded corners, lit from above."""
    sheet = blank(width, height)
    sheet.blit(grain("paper", width, height, seed), (0, 0))
    ratio = [min(255, round(255 * part / whole)) for part, whole in zip(colour, SHEET, strict=True)]
    sheet.fill((*ratio, 255), special_flags=pygame.BLEND_RGBA_MULT)
    light = round(46 * max(colour) / 255)
    shade = spread((255, 250, 232, light), (255, 248, 225, 0), (40, 22, 8, 34))
    sheet.blit(vertical(width, height, shade), (0, 0))
    return masked(sheet, rounded(width, height, radius))


def frame(target: pygame.Surface, inset: float, radius: float, thick: float, colour: Colour | Tint) -> None:
    """Draw a rounded line `inset` from the edge of a picture being made."""
    gap = round(inset)
    width, height = target.get_width() - 2 * gap, target.get_height() - 2 * gap
    if min(width, height) > 2:
        target.blit(outline(width, height, max(1.0, radius), thick, colour), (gap, gap))


@cached
def arrow(px: int, colour: Colour) -> pygame.Surface:
    """A short thick arrow to the right."""
    side = px * 4
    out = blank(side, side, (*colour, 0))
    points = [(0.0, 0.34), (0.42, 0.34), (0.42, 0.02), (1.0, 0.5), (0.42, 0.98), (0.42, 0.66), (0.0, 0.66)]
    pygame.draw.polygon(out, colour, [(x * side, y * side) for x, y in points])
    return shrunk(out, 4)


def emblem(name: str, px: int) -> pygame.Surface:
    """A baked golden sign in a square of `px`."""
    return picture(f"louis_xiv/emblem_{name}", px, px)


def grounded_card(shape: pygame.Surface, one: float) -> tuple[Layer, ...]:
    """The shadows of a board or card at rest."""
    return (
        shadow_of(shape, 4.5 * one, 160, (2.5 * one, 4 * one), (8, 5, 14)),
        shadow_of(shape, max(0.6, 1.2 * one), 110, (0.8 * one, 1.2 * one), (8, 5, 14)),
    )


@cached
def stitches(width: int, height: int, radius: float, thick: float, dash: float, colour: Tint) -> pygame.Surface:
    """A dashed rounded rectangle, like gold thread."""
    factor = 3
    surface = blank(width * factor, height * factor, (*colour[:3], 0))
    points = _rounded_path(width, height, radius, thick / 2 + 0.5)
    drawn, left = True, dash
    for (ax, ay), (bx, by) in itertools.pairwise(points):
        length, done = math.hypot(bx - ax, by - ay), 0.0
        while length - done > 1e-6:
            step = min(left, length - done)
            if drawn:
                start = (ax + (bx - ax) * done / length, ay + (by - ay) * done / length)
                end = (ax + (bx - ax) * (done + step) / length, ay + (by - ay) * (done + step) / length)
                pygame.draw.line(
                    surface,
                    colour,
                    (start[0] * factor, start[1] * factor),
                    (end[0] * factor, end[1] * factor),
                    max(1, round(thick * factor)),
                )
            done += step
            left -= step
            if left <= 1e-6:
                drawn = not drawn
                left = dash if drawn else dash * 0.66
    return shrunk(surface, factor)


def _rounded_path(width: float, height: float, radius: float, inset: float) -> list[Point]:
    corners = (
        (width - inset - radius, inset + radius, -0.5),
        (width - inset - radius, height - inset - radius, 0.0),
        (inset + radius, height - inset - radius, 0.5),
        (inset + radius, inset + radius, 1.0),
    )
    points = [
        (x + radius * math.cos((turn + step / 16) * math.pi), y + radius * math.sin((turn + step / 16) * math.pi))
        for x, y, turn in corners
        for step in range(9)
    ]
    return [*points, points[0]]


@cached
def lattice(kind: str, width: int, height: int, one: float) -> pygame.Surface:
    """The back of a card without its emblem: coloured field, lattice and gold lines."""
    colour = BACKS[kind]
    radius = 6 * max(one, width / 76)
    out = leaf(width, height, radius, colour, 11).copy()
    light = mix(colour, (255, 240, 200), 0.5)
    inset = max(2, round(5 * one))
    field = blank(width - 2 * inset, height - 2 * inset, (*light, 0))
    step = max(4, round(7 * max(one, 0.7)))
    wide, high = field.get_size()
    for start in range(-high, wide + high, step):
        pygame.draw.aaline(field, light, (start, 0), (start + high, high))
        pygame.draw.aaline(field, light, (start, high), (start + high, 0))
    out.blit(faded(field, 0.27), (inset, inset))
    frame(out, 3 * one, radius - 2 * one, max(0.8, 1.2 * one), GOLD_EDGE)
    frame(out, 0, radius, max(0.7, one), (*mix(colour, (255, 255, 255), 0.3), 150))
    return out
