"""The upper part of the cabinet: cornice, rail, niches with the games, closed doors."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from engine.api import Game
from game import text
from game.art import materials, palette
from game.art.icons import icon
from game.art.palette import Tint, rgb
from game.art.surfaces import (
    blank,
    blur,
    cached,
    ellipse,
    glow_of,
    inner_shadow,
    masked,
    outline,
    radial,
    rounded,
    shadow_of,
    spread,
    unit,
    vertical,
)
from game.scenes import dressing, furniture
from game.text import t
from game.view import View
from game.widgets import paint
from game.widgets.base import Widget

COVER = (292.0, 404.0)
FLOOR = 56.0
PLATE = (286.0, 44.0)


def light(alpha: int) -> Tint:
    """Lamplight on an edge."""
    return (255, 222, 165, alpha)


def dark(alpha: int) -> Tint:
    """Shade under an edge."""
    return (4, 2, 0, alpha)


CORNICE: tuple[tuple[float, Tint, Tint], ...] = (
    (8, light(70), light(18)),
    (58, light(34), dark(30)),
    (4, light(90), light(30)),
    (10, dark(40), light(26)),
    (10, light(20), dark(120)),
    (6, dark(150), dark(60)),
    (26, dark(170), dark(0)),
)
RAIL: tuple[tuple[float, Tint, Tint], ...] = (
    (4, light(90), light(20)),
    (50, light(30), dark(50)),
    (4, light(60), light(10)),
    (8, light(14), dark(140)),
    (14, dark(120), dark(0)),
)


def moulding(surface: pygame.Surface, view: View, y: float, bands: tuple[tuple[float, Tint, Tint], ...]) -> None:
    """A profile all across the window: wood for every band but the last, which is the shadow below."""
    for i, (height, top, bottom) in enumerate(bands):
        strip = pygame.Rect(0, view.pos(0, y)[1], view.size[0], view.pos(0, y + height)[1] - view.pos(0, y)[1])
        if strip.h > 0:
            if i < len(bands) - 1:
                surface.blit(materials.walnut(strip.w, strip.h, rgb("#3a291e"), rgb("#3a291e"), int(y) + 5), strip)
            surface.blit(vertical(strip.w, strip.h, spread(top, bottom)), strip)
        y += height


def cornice(surface: pygame.Surface, view: View) -> None:
    """The moulding along the top of the cabinet."""
    moulding(surface, view, 0, CORNICE)


def rail(surface: pygame.Surface, view: View, y: float) -> None:
    """The rail under the niches that carries the plates."""
    moulding(surface, view, y, RAIL)


# ---------------------------------------------------------------------- niches


@cached
def recess(w: int, h: int, floor: int, lit: bool, seed: int) -> pygame.Surface:
    """The inside of a niche: a back wall, a floor, light from above."""
    upright = materials.walnut(h, w, rgb("#2c1e15"), rgb("#2c1e15"), seed)
    wall = pygame.transform.rotate(upright, 90).copy()
    wall.blit(vertical(w, h, spread((0, 0, 0, 30), (0, 0, 0, 90))), (0, 0))
    lamp = radial(round(w * 1.5), round(h * 1.25), rgb("#ffb86c"), 150 if lit else 92, 1.4)
    wall.blit(lamp, (round(-w * 0.25), round(-h * 0.32)))
    ground = materials.walnut(w, floor, rgb("#543b28"), rgb("#543b28"), seed + 9).copy()
    ground.blit(vertical(w, floor, spread((0, 0, 0, 150), (255, 214, 150, 26))), (0, 0))
    pool = radial(round(w * 1.1), round(floor * 2.2), rgb("#ffd088"), 90 if lit else 46)
    ground.blit(pool, (round(-w * 0.05), round(-floor * 0.6)))
    wall.blit(ground, (0, h - floor))
    wall.blit(inner_shadow(w, h, unit(2), unit(18), alpha=235, shift=(unit(7), unit(10))), (0, 0))
    return wall


@cached
def frame(w: int, h: int, lit: bool) -> pygame.Surface:
    """The frame of a niche; lit, it is of brass and glows. It is wider than the opening by `margin()` on each side."""
    pad = margin()
    face = blank(w + 2 * pad, h + 2 * pad)
    for step, colour in enumerate(((0, 0, 0, 200), (0x6A, 0x50, 0x36, 255), (0x2A, 0x1E, 0x15, 255)), 1):
        reach = step * unit(2)
        line = outline(w + 2 * reach, h + 2 * reach, unit(3), unit(2), colour)
        face.blit(line, (pad - reach, pad - reach))
    if lit:
        reach = unit(9)
        wide, high = w + 2 * reach, h + 2 * reach
        ring = outline(wide, high, unit(6), unit(3), (255, 255, 255))
        bloom = glow_of(ring, unit(7), palette.BLOOM, 235)
        for _ in range(2):
            bloom.draw(face, (pad - reach, pad - reach))
        face.blit(masked(materials.brass_fill(wide, high), ring), (pad - reach, pad - reach))
        face.blit(outline(wide, high, unit(6), unit(1.4), palette.GLOW), (pad - reach, pad - reach))
    return face


def margin() -> int:
    """Room for the glow of a lit frame, in device pixels."""
    return unit(30)


@cached
def contact(w: int, h: int) -> pygame.Surface:
    """The dark where a box touches the floor."""
    pad = unit(22)
    field = blank(w + 2 * pad, h + 2 * pad)
    field.blit(ellipse(w, h, (0, 0, 0)), (pad, pad))
    return blur(field, unit(8))


class Niche(Widget):
    """A niche with the box of a game and its plate on the rail below; pressed, the setup of the game opens."""

    radius = 6

    def __init__(self, rect: pygame.FRect, game: Game, on_click: Callable[[], None], rail_top: float) -> None:
        super().__init__((rect.x, rect.y, rect.w, rect.h))
        self.game = game
        self.on_click = on_click
        self.rail_top = rail_top
        self.pressed = False

    @property
    def ring(self) -> pygame.FRect:
        return self.rect.inflate(16, 16)

    @property
    def plate(self) -> pygame.FRect:
        """Where the brass plate is."""
        wide = min(PLATE[0], self.rect.w - 40)
        return pygame.FRect(self.rect.centerx - wide / 2, self.rail_top + 7, wide, PLATE[1])

    def hit(self, point: tuple[float, float]) -> bool:
        return self.visible and (self.rect.collidepoint(point) or self.plate.collidepoint(point))

    def handle(self, event: pygame.event.Event, view: View) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self.pressed = self.grabs = True
            return True
        if event.type == pygame.MOUSEBUTTONUP and self.pressed:
            self.pressed = self.grabs = False
            if self.hit(view.point(event.pos)):
                self.on_click()
            return True
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE):
            self.on_click()
            return True
        return False

    def draw(self, surface: pygame.Surface, view: View) -> None:
        lit = self.hovered or self.focused
        device = view.rect(*self.rect)
        seed = 40 + int(self.rect.x) % 97
        surface.blit(recess(device.w, device.h, view.px(FLOOR), lit, seed), device)
        surface.blit(frame(device.w, device.h, lit), (device.x - margin(), device.y - margin()))
        self._draw_box(surface, view, lit)
        self._draw_plate(surface, view, lit)

    def _draw_box(self, surface: pygame.Surface, view: View, lit: bool) -> None:
        share = min(1.0, (self.rect.w - 40) / (COVER[0] + furniture.COVER_SIDE))
        wide, high = COVER[0] * share, COVER[1] * share
        left = self.rect.centerx - (wide + furniture.COVER_SIDE) / 2 + 2
        lift = (3 if self.pressed else 6) if lit else 0
        foot = self.rect.bottom - 24 - lift
        shade = contact(view.px(wide + 30), view.px(26))
        x, y = view.pos(left - 24, self.rect.bottom - 62 + (4 if lit else 0))
        surface.blit(shade, (x, y))
        title, under = dressing.title(self.game.id), dressing.subtitle(self.game.id)
        furniture.draw_box(surface, view, pygame.FRect(left, foot - high, wide, high), self.game.id, title, under, lit)

    def _draw_plate(self, surface: pygame.Surface, view: View, lit: bool) -> None:
        rect = self.plate
        furniture.plate(surface, view, rect, lit)
        who, long = dressing.players_range(self.game), dressing.minutes_range(self.game)
        ink, size = palette.PLATE_INK, 22.0
        wanted = sum(text.width(view, words, "display_bold", size) for words in (who, long)) + 79
        share = min(1.0, (rect.w - 44) / wanted)
        x, y = rect.centerx - wanted * share / 2, rect.centery
        for icon_name, icon_size, words in (("meeple", 23.0, who), ("hourglass", 20.0, long)):
            paint.draw_icon(surface, view, icon_name, (x + icon_size * share / 2, y), icon_size * share, ink)
            x += (icon_size + 6) * share
            x = text.draw(surface, view, words, (x, y), "display_bold", size * share, ink).right + 24 * share


class Door(Widget):
    """A niche without a game: closed by a door. It cannot be opened and says why."""

    focusable = False

    def __init__(self, rect: pygame.FRect, rail_top: float) -> None:
        super().__init__((rect.x, rect.y, rect.w, rect.h), t("select.closed"))
        self.rail_top = rail_top

    def draw(self, surface: pygame.Surface, view: View) -> None:
        device = view.rect(*self.rect)
        seed = 60 + int(self.rect.x) % 89
        surface.blit(frame(device.w, device.h, False), (device.x - margin(), device.y - margin()))
        surface.blit(door_face(device.w, device.h, seed), device)
        wide = min(PLATE[0], self.rect.w - 40)
        furniture.plate(surface, view, pygame.FRect(self.rect.centerx - wide / 2, self.rail_top + 7, wide, PLATE[1]))
        for dx in (-16, 0, 16):
            spot = (self.rect.centerx + dx, self.rail_top + 7 + PLATE[1] / 2)
            paint.draw_icon(surface, view, "fleur-de-lys", spot, 15, rgb("#8a6628"))


@cached
def door_face(w: int, h: int, seed: int) -> pygame.Surface:
    """A panelled door with an inlaid lily and a brass keyhole."""
    face = upright_board(w, h, rgb("#3d2b1f"), seed).copy()
    face.blit(vertical(w, h, spread((255, 224, 170, 34), (0, 0, 0, 0), (0, 0, 0, 80))), (0, 0))
    gap = unit(34)
    field = pygame.Rect(gap, gap, w - 2 * gap, h - 2 * gap)
    raised(face, field, seed + 3)
    lily = icon("fleur-de-lys", unit(96), (255, 255, 255))
    spot = (field.centerx - lily.get_width() // 2, field.centery - lily.get_height() // 2)
    inlay = masked(vertical(*lily.get_size(), spread(rgb("#8a6a3a"), rgb("#5c4424"))), lily)
    shadow_of(lily, unit(1.5), 190, (0, unit(-1)), (0, 0, 0)).draw(face, spot)
    face.blit(inlay, spot)
    keyhole(face, (w - gap // 2 - unit(1), h // 2))
    for y in (round(h * 0.16), round(h * 0.84)):
        hinge = materials.brass_body(unit(10), unit(52), unit(3))
        shadow_of(hinge, unit(2), 170, (unit(1), unit(2))).draw(face, (unit(3), y - unit(26)))
        face.blit(hinge, (unit(3), y - unit(26)))
    face.blit(inner_shadow(w, h, unit(2), unit(7), alpha=190, shift=(unit(2), unit(4))), (0, 0))
    return face


def upright_board(w: int, h: int, colour: palette.Colour, seed: int) -> pygame.Surface:
    """Walnut with its grain running up and down."""
    return pygame.transform.rotate(materials.walnut(h, w, colour, colour, seed), 90)


def raised(face: pygame.Surface, field: pygame.Rect, seed: int) -> None:
    """A raised field with bevelled edges on a board being made."""
    bevel = unit(13)
    board = upright_board(field.w, field.h, rgb("#46311f"), seed).copy()
    edge = blank(field.w, field.h)
    for points, tint in (
        ([(0, 0), (field.w, 0), (field.w - bevel, bevel), (bevel, bevel)], (255, 226, 176, 60)),
        ([(0, 0), (bevel, bevel), (bevel, field.h - bevel), (0, field.h)], (255, 226, 176, 30)),
        (
            [(field.w, 0), (field.w, field.h), (field.w - bevel, field.h - bevel), (field.w - bevel, bevel)],
            (0, 0, 0, 70),
        ),
        (
            [(0, field.h), (bevel, field.h - bevel), (field.w - bevel, field.h - bevel), (field.w, field.h)],
            (0, 0, 0, 105),
        ),
    ):
        pygame.draw.polygon(edge, tint, points)
    board.blit(edge, (0, 0))
    board.blit(outline(field.w, field.h, 1, unit(1), (0, 0, 0, 150)), (0, 0))
    inner = field.inflate(-2 * bevel, -2 * bevel)
    board.blit(outline(inner.w, inner.h, 1, unit(1), (255, 232, 190, 40)), (bevel, bevel))
    hole = rounded(field.w + 2 * unit(3), field.h + 2 * unit(3), unit(2), (10, 6, 3))
    face.blit(hole, (field.x - unit(3), field.y - unit(3)))
    face.blit(board, field)


def keyhole(face: pygame.Surface, centre: tuple[int, int]) -> None:
    """A brass escutcheon on a board being made."""
    w, h = unit(20), unit(46)
    body = masked(materials.brass_fill(w, h), rounded(w, h, w // 2)).copy()
    body.blit(outline(w, h, w // 2, unit(1), palette.BRASS_LINE), (0, 0))
    ink = rgb("#1c1206")
    pygame.draw.circle(body, ink, (w // 2, round(h * 0.4)), unit(3.4))
    pygame.draw.polygon(body, ink, [(w // 2, h * 0.38), (w * 0.33, h * 0.68), (w * 0.67, h * 0.68)])
    corner = (centre[0] - w // 2, centre[1] - h // 2)
    shadow_of(body, unit(2.5), 190, (unit(1), unit(3))).draw(face, corner)
    face.blit(body, corner)
