"""The still board: the baked ground with its frame, what is written on it, and rooms on their own for the deal form."""

import pygame

from game.art.baked import load, picture
from game.art.icons import icon
from game.art.lettering import words
from game.art.palette import Colour, rgb
from game.art.quo_vadis import plan
from game.art.quo_vadis.plan import BOARD, FRAME, SENATE, SHEET, Point, Room
from game.art.quo_vadis.stairs import stairs
from game.art.quo_vadis.tones import GOLD_LINE, NUMERALS
from game.art.surfaces import (
    Layer,
    blank,
    cached,
    faded,
    grounded,
    inner_shadow,
    masked,
    outline,
    rounded,
    scale,
    shadow_of,
    unit,
    with_alpha,
)
from game.art.textures import grain

__all__ = ["draw_ground", "ground", "pavement", "room", "stairs"]

INSCRIPTION = "SENATVS"
SHADE: Colour = (20, 10, 4)
CORNER = 13  # of the frame


def _px(length: float) -> int:
    return round(length * scale())


def _cut(
    target: pygame.Surface, text: str, role: str, size: float, colour: Colour, at: Point, side: str, spacing: float = 0
) -> int:
    """Letters with a dark twin below, their capitals' middle at a device point; returns how wide they are."""
    px, gap = max(6, _px(size)), spacing * scale()
    line = words(text, role, px, colour, "en", gap)
    middle = line.get_bounding_rect()
    left = {"left": at[0], "right": at[0] - line.get_width(), "middle": at[0] - line.get_width() / 2}[side]
    place = (round(left), round(at[1] - middle.centery))
    twin = faded(words(text, role, px, SHADE, "en", gap), 0.75)
    target.blit(twin, (place[0] + max(1, _px(0.6)), place[1] + max(1, _px(1.0))))
    target.blit(line, place)
    return line.get_width()


def _band(target: pygame.Surface, what: Room, corner: Point) -> None:
    """The numeral of a room and the votes it asks for, on its band; `corner` is the room's, in device pixels."""
    left, right = corner[0] + (plan.WALL + 9) * scale(), corner[0] + (what.area[2] - plan.WALL - 9) * scale()
    y = corner[1] + (what.area[3] - plan.WALL - plan.BAND / 2 + 0.4) * scale()
    _cut(target, what.numeral, "cinzel_extra", 17, rgb("#fbf0d8"), (left, y), "left")
    wide = _cut(target, str(what.votes), "body_bold", 17, rgb("#fff3d2"), (right, y), "right")
    side = _px(17)
    place = (round(right - wide - _px(2.5) - side), round(y - side / 2))
    twin = faded(icon("hand", side, SHADE), 0.7)
    target.blit(twin, (place[0] + max(1, _px(0.6)), place[1] + max(1, _px(1))))
    target.blit(icon("hand", side, rgb("#f0d28c")), place)


def _senate(target: pygame.Surface, origin: Point) -> None:
    """The inscription and the numbers of the five seats; `origin` is the corner of the design space on the target."""

    def place(at: Point) -> Point:
        return origin[0] + (at[0] + BOARD[0]) * scale(), origin[1] + (at[1] + BOARD[1]) * scale()

    for number, at in enumerate(plan.SENATE_SEATS):
        line = faded(words(NUMERALS[number + 1], "cinzel", max(6, _px(17)), rgb("#c9a06a")), 0.75)
        x, y = place(at)
        target.blit(line, (round(x - line.get_width() / 2), round(y - line.get_bounding_rect().centery)))
    _cut(target, INSCRIPTION, "cinzel_extra", 26, rgb("#f3d99a"), place(plan.SENATE_NAME), "middle", 5)
    x, y = plan.SENATE_LEFT
    for near, far in ((-112, -58), (58, 112)):
        line_left, line_top = place((x + near, y))
        line = blank(_px(far - near), max(1, _px(1)), (*GOLD_LINE, 140))
        target.blit(line, (round(line_left), round(line_top)))


def _round_off(sheet: pygame.Surface, radius: int, line: tuple[int, Colour] | None = None) -> None:
    """Round the corners of a large picture, and draw a line (thickness, colour) along its edge, without large masks."""
    wide, high = sheet.get_size()
    small = 2 * radius + 1
    mask = rounded(small, small, radius)
    rim = outline(small, small, radius, *line) if line else None
    for x, far_x in ((0, 0), (wide - radius, small - radius)):
        for y, far_y in ((0, 0), (high - radius, small - radius)):
            part = (far_x, far_y, radius, radius)
            if rim:
                sheet.blit(rim, (x, y), part)
            sheet.blit(mask, (x, y), part, special_flags=pygame.BLEND_RGBA_MULT)
    if line:
        thick, colour = line
        for strip in (
            (radius, 0, wide - 2 * radius, thick),
            (radius, high - thick, wide - 2 * radius, thick),
            (0, radius, thick, high - 2 * radius),
            (wide - thick, radius, thick, high - 2 * radius),
        ):
            sheet.fill(colour, strip)


@cached
def ground() -> Layer:
    """The whole still board with its brass frame and its shadow; the layer belongs to the corner of SHEET."""
    wide, high, edge = _px(SHEET[2]), _px(SHEET[3]), _px(FRAME)
    radius = _px(CORNER)
    sheet = blank(wide, high, rgb("#6f5227"))
    board = with_alpha(pygame.transform.smoothscale(load("quo_vadis/board"), (_px(BOARD[2]), _px(BOARD[3]))))
    origin = (-BOARD[0] * scale(), -BOARD[1] * scale())
    for what in plan.rooms().values():
        if what.id != SENATE:
            _band(board, what, (origin[0] + what.area[0] * scale(), origin[1] + what.area[1] * scale()))
    _senate(board, origin)
    _round_off(board, max(1, radius - edge))
    sheet.blit(board, (edge, edge))
    _round_off(sheet, radius, (max(1, _px(1.4)), GOLD_LINE))
    shape = rounded(wide, high, radius)
    return grounded(sheet, (shadow_of(shape, 7 * scale(), 205, (3 * scale(), 6 * scale())),))


def draw_ground(target: pygame.Surface, offset: tuple[float, float]) -> None:
    """Blit the board; `offset` is where the design space begins."""
    ground().draw(target, (offset[0] + SHEET[0] * scale(), offset[1] + SHEET[1] * scale()))


@cached
def room(name: str) -> Layer:
    """A committee on its own with its shadow, as large as on the board; the layer belongs to its corner."""
    what = plan.rooms()[name]
    wide, high = _px(what.area[2]), _px(what.area[3])
    floor = picture(f"quo_vadis/room_{name}", wide, high).copy()
    _band(floor, what, (0, 0))
    body = masked(floor, rounded(wide, high, _px(9)))
    return grounded(body, (shadow_of(body, 4.5 * scale(), 160, (4 * scale(), 6 * scale())),))


@cached
def senate() -> Layer:
    """The senate on its own with its shadow, as large as on the board; the layer belongs to its corner."""
    left, top, wide, high = plan.SENATE_BOX
    size = (_px(wide), _px(high))
    part = picture("quo_vadis/room_senate", *size).copy()
    _senate(part, (-(left + BOARD[0]) * scale(), -(top + BOARD[1]) * scale()))
    body = masked(part, _half_ellipse(*size))
    return grounded(body, (shadow_of(body, 4.5 * scale(), 160, (4 * scale(), 6 * scale())),))


def _half_ellipse(width: int, height: int) -> pygame.Surface:
    shape = blank(width * 3, height * 3, (255, 255, 255, 0))
    arc = round(plan.SENATE_ARC * scale() * 3)
    pygame.draw.ellipse(shape, (255, 255, 255), (0, 0, width * 3, arc * 2))
    shape.fill((255, 255, 255), (0, arc, width * 3, height * 3 - arc))
    return pygame.transform.smoothscale(shape, (width, height))


@cached
def pavement(width: int, height: int) -> pygame.Surface:
    """A strip of the pavement sunk into the marble, for the move redrawn in the deal form."""
    radius = unit(8)
    strip = masked(grain("pavement", width, height, 4), rounded(width, height, radius))
    strip.blit(inner_shadow(width, height, radius, unit(5), (40, 24, 14), 170, (unit(2), unit(3))), (0, 0))
    strip.blit(outline(width, height, radius, unit(1.2), rgb("#8a6a43")), (0, 0))
    return strip
