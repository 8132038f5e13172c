"""The reckoning on paper: a table of sources by seat, and bars of what everybody has in the end."""

from __future__ import annotations

import pygame

from engine.api import State
from engine.match import HUMAN, Setup
from game import text
from game.art import palette, papers, pieces
from game.art.palette import LOOKS, Colour, mix, rgb
from game.art.surfaces import blank, masked, outline, rounded, shadow_of, spread, unit, vertical
from game.scenes import dressing, seats
from game.text import t
from game.view import View
from game.widgets import paint

LABELS = 305.0
"""Where the columns begin, from the left edge of the sheet."""
HEAD, FOOT, BAR_PITCH, BAR = 186.0, 24.0, 42.0, 30.0
PALE = rgb("#a89676")


class Reckoning:
    """A finished position as a table: seats by place, sources with points and counts, totals."""

    def __init__(self, setup: Setup, state: State) -> None:
        self.game = setup.game
        self.setup = setup
        self.lines = state.reckoning()
        self.places = state.ranks()
        seat_numbers = range(len(setup.seats))
        self.totals = [sum(line.points[seat] for line in self.lines) for seat in seat_numbers]
        self.order = sorted(seat_numbers, key=lambda seat: (self.places[seat], -self.totals[seat], seat))

    def gains(self, seat: int) -> int:
        """All that a seat was given, before what was taken away."""
        return sum(max(0, line.points[seat]) for line in self.lines)

    def losses(self, seat: int) -> int:
        """All that was taken away, as a positive number."""
        return sum(max(0, -line.points[seat]) for line in self.lines)


class Page:
    """Where things lie on the sheet, for so many seats and sources."""

    def __init__(self, sheet: pygame.FRect, reckoning: Reckoning) -> None:
        seats_there, sources = len(reckoning.order), len(reckoning.lines)
        self.sheet = sheet
        self.column = min(214.0, (sheet.w - LABELS - 38) / seats_there)
        room = sheet.h - HEAD - 88 - BAR_PITCH * seats_there - FOOT
        self.row = min(48.0, room / max(1, sources))
        self.size = min(25.0, max(16.5, self.row * 0.54))
        self.top = sheet.y + HEAD
        self.total = self.top + self.row * sources
        self.bars = self.total + 88

    def column_middle(self, place: int) -> float:
        """The x of a column."""
        return self.sheet.x + LABELS + self.column * (place + 0.5)


def paint_reckoning(surface: pygame.Surface, view: View, sheet: pygame.FRect, reckoning: Reckoning, role: str) -> None:
    """Draws the table on a sheet of paper that is already there."""
    page = Page(sheet, reckoning)
    x, y = sheet.x, sheet.y
    text.draw(surface, view, t("results.reckoning"), (x + 44, y + 74), role, 37, palette.INK, room=LABELS - 50)
    _paint_winner_columns(surface, view, page, reckoning)
    _paint_heads(surface, view, page, reckoning, role)
    for i, _ in enumerate(reckoning.lines):
        _paint_source(surface, view, page, reckoning, i, role)
    _paint_totals(surface, view, page, reckoning, role)


def _rule(surface: pygame.Surface, view: View, page: Page, y: float, thick: float, colour: Colour) -> None:
    line = view.rect(page.sheet.x + 38, y, page.sheet.w - 76, thick)
    surface.fill(colour, line)


def _paint_winner_columns(surface: pygame.Surface, view: View, page: Page, reckoning: Reckoning) -> None:
    for place, seat in enumerate(reckoning.order):
        if reckoning.places[seat] != 1:
            continue
        rect = pygame.FRect(page.column_middle(place) - page.column / 2 + 7, page.sheet.y + 40, page.column - 14, 0)
        rect.h = page.total + 62 - rect.y
        device = view.rect(*rect)
        papers.chosen(device.w, device.h, view.px(6)).draw(surface, device.topleft)


def _paint_heads(surface: pygame.Surface, view: View, page: Page, reckoning: Reckoning, role: str) -> None:
    persons = sum(seat.kind == HUMAN for seat in reckoning.setup.seats)
    room = page.column - 18
    for place, seat in enumerate(reckoning.order):
        x, setup = page.column_middle(place), reckoning.setup.seats[seat]
        seats.token(surface, view, setup.look, (x, page.sheet.y + 78), 44)
        text.draw(surface, view, setup.name, (x, page.sheet.y + 124), role, 26, palette.INK, "cm", room=room)
        who = t("level.human") if persons == 1 else t("results.human")
        if setup.kind != HUMAN:
            who = dressing.level_words(setup.spec.split(":")[0])
        text.draw(surface, view, who, (x, page.sheet.y + 152), "body", 16.5, palette.INK_SOFT, "cm", room=room)


def _paint_source(surface: pygame.Surface, view: View, page: Page, reckoning: Reckoning, index: int, role: str) -> None:
    line = reckoning.lines[index]
    top = page.top + index * page.row
    middle = top + page.row / 2
    _rule(surface, view, page, top, 2 if index == 0 else 1, palette.LINE if index == 0 else PALE)
    name = dressing.source_symbol(reckoning.game, line.key)
    wide = page.size * (1.0 if isinstance(name, list) else 1.1)
    picture = dressing.symbol(reckoning.game, name, view.px(wide), palette.INK)
    if picture is not None:
        paint.centred(surface, view, picture, (page.sheet.x + 58, middle))
    words = t(f"reckoning.{reckoning.game}.{line.key}")
    text.draw(surface, view, words, (page.sheet.x + 86, middle), role, page.size, palette.INK, room=LABELS - 96)
    counted = any(line.counts)
    for place, seat in enumerate(reckoning.order):
        x, points = page.column_middle(place), line.points[seat]
        shown = points != 0 or (index == 0 and not line.counts)
        words = signed(points) if index and points > 0 else str(points)
        ink = palette.LOSS if points < 0 else palette.INK
        _number(surface, view, words if shown else "·", (x, middle), page.size, ink if shown else PALE)
        if counted and (line.counts[seat] or not shown) and not (points == 0 and min(line.points) < 0):
            spot = (x - page.column * 0.29, middle)
            text.draw(surface, view, str(line.counts[seat]), spot, "caslon", page.size * 0.76, rgb("#7a6850"), "cm")


def signed(points: int) -> str:
    """Points with their sign."""
    return f"+{points}" if points > 0 else str(points)


def _number(
    surface: pygame.Surface, view: View, words: str, pos: tuple[float, float], size: float, colour: Colour
) -> None:
    """A number on paper; the minus sign is a real one."""
    text.draw(surface, view, words.replace("-", "−"), pos, "caslon_bold", size, colour, "cm")


def _paint_totals(surface: pygame.Surface, view: View, page: Page, reckoning: Reckoning, role: str) -> None:
    _rule(surface, view, page, page.total, 2, palette.LINE)
    _rule(surface, view, page, page.total + 3.5, 1, palette.LINE)
    place = (page.sheet.x + 86, page.total + 31)
    text.draw(surface, view, t("results.total"), place, role, 30, palette.INK, room=LABELS - 96)
    for i, seat in enumerate(reckoning.order):
        size = 36 if reckoning.places[seat] == 1 else 31
        spot = (page.column_middle(i), page.total + 32)
        _number(surface, view, str(reckoning.totals[seat]), spot, size, palette.INK)


# ---------------------------------------------------------------------- bars


def paint_bars(
    surface: pygame.Surface, view: View, sheet: pygame.FRect, reckoning: Reckoning, role: str, share: float = 1.0
) -> None:
    """Draws the bars below the table, grown to `share` of their length; the totals come when they are there."""
    page = Page(sheet, reckoning)
    most = max(1, *(reckoning.gains(seat) for seat in reckoning.order))
    room = sheet.w - 168 - 118
    left = sheet.x + 168
    before = surface.get_clip()
    for i, seat in enumerate(reckoning.order):
        y = page.bars + i * BAR_PITCH
        setup = reckoning.setup.seats[seat]
        text.draw(surface, view, setup.name, (left - 16, y + BAR / 2), role, 22, palette.INK, "rm", room=118)
        surface.set_clip(view.rect(left - 4, y - 8, room * share + 4, BAR_PITCH + 8).clip(before))
        _paint_bar(surface, view, reckoning, seat, pygame.FRect(left, y, room / most, BAR))
        surface.set_clip(before)
        if share >= 1:
            spot = (sheet.right - 44, y + BAR / 2)
            total = str(reckoning.totals[seat]).replace("-", "−")
            text.draw(surface, view, total, spot, "caslon_bold", 26, palette.INK, "rm")


def _paint_bar(surface: pygame.Surface, view: View, reckoning: Reckoning, seat: int, step: pygame.FRect) -> None:
    """One bar; `step` is the place of its first point. Solid is what counts in the end, hatched what was taken away."""
    scale, colour = step.w, LOOKS[reckoning.setup.seats[seat].look].body
    gains, losses = reckoning.gains(seat), reckoning.losses(seat)
    net = max(0, gains - losses)
    parts = [(i, line.points[seat]) for i, line in enumerate(reckoning.lines) if line.points[seat] > 0]
    if net:
        device = view.rect(step.x, step.y, net * scale, BAR)
        body = _bar_body(view, device, parts, colour, scale)
        shadow_of(body, unit(2.5), 130, (unit(1.5), unit(2.5)), (60, 36, 12)).draw(surface, device.topleft)
        surface.blit(body, device)
    if losses:
        _paint_loss(
            surface, view, pygame.FRect(step.x + net * scale + 2, step.y + 2, losses * scale - 2, BAR - 4), losses
        )
    at = 0.0
    for i, points in parts:
        wide = min(points, max(0.0, net - at)) * scale
        middle = (step.x + at * scale + wide / 2, step.y + BAR / 2)
        _paint_part(surface, view, reckoning, seat, i, points, wide, middle)
        at += points


def _bar_body(
    view: View, device: pygame.Rect, parts: list[tuple[int, int]], colour: Colour, scale: float
) -> pygame.Surface:
    body = blank(*device.size)
    x = 0.0
    for i, points in parts:
        tone = colour if i == 0 else mix(colour, (255, 246, 224), 0.48)
        stops = spread(mix(tone, (255, 255, 255), 0.22), tone, mix(tone, (20, 10, 4), 0.18))
        body.blit(vertical(view.px(points * scale) + 1, device.h, stops), (round(x), 0))
        if x:
            body.fill(rgb("#f6eed8"), (round(x) - 1, 0, max(2, unit(1.5)), device.h))
        x += points * scale * view.scale
    body = masked(body, rounded(*device.size, unit(4)))
    body.blit(outline(*device.size, unit(4), unit(1), mix(colour, (20, 10, 4), 0.45)), (0, 0))
    return body


def _paint_part(
    surface: pygame.Surface,
    view: View,
    reckoning: Reckoning,
    seat: int,
    index: int,
    points: int,
    wide: float,
    middle: tuple[float, float],
) -> None:
    look = LOOKS[reckoning.setup.seats[seat].look]
    if index == 0:
        ink = palette.INK if look.mark_colour == palette.DARK_MARK else rgb("#fff8e8")
        if wide > 22:
            text.draw(surface, view, str(points), middle, "caslon_bold", 18, ink, "cm")
    elif wide > 20:
        name = dressing.source_symbol(reckoning.game, reckoning.lines[index].key)
        size = 19 if isinstance(name, list) else 22
        picture = dressing.symbol(reckoning.game, name, view.px(size), palette.INK)
        if picture is not None:
            paint.centred(surface, view, picture, middle)


def _paint_loss(surface: pygame.Surface, view: View, rect: pygame.FRect, losses: int) -> None:
    device = view.rect(*rect)
    hatch = blank(*device.size)
    for x in range(-device.h, device.w + device.h, max(4, unit(8))):
        pygame.draw.line(hatch, (*palette.LOSS, 110), (x, device.h), (x + device.h, 0), unit(1.4))
    hatch = masked(hatch, rounded(*device.size, unit(3)))
    hatch.blit(outline(*device.size, unit(3), unit(1), (*palette.LOSS, 150)), (0, 0))
    surface.blit(hatch, device)
    paint.centred(surface, view, pieces.badge(f"−{losses}", view.px(23), "loss"), rect.center)
