"""The board of Québec and the distance fields of its districts."""

import pygame

from game.art.bakery import quebec_ground as base
from game.art.bakery.store import surface_of, write
from game.art.palette import rgb

S = base.S


def board() -> pygame.Surface:
    """The ground with its ornaments and hem."""
    sheet = surface_of(base.ground())
    _hem(sheet)
    return sheet


def _hem(sheet: pygame.Surface) -> None:
    """The brass line round the board and the dark one inside it."""
    area = sheet.get_rect()
    pygame.draw.rect(sheet, rgb("#1a130d"), area, S)
    pygame.draw.rect(sheet, rgb("#b98f42"), area.inflate(-2 * S, -2 * S), round(2.2 * S))
    pygame.draw.rect(sheet, rgb("#e0bb68"), area.inflate(-2 * S, -2 * S), S // 2)
    pygame.draw.rect(sheet, rgb("#4a3a24"), area.inflate(-9 * S, -9 * S), S // 2)


def bake() -> None:
    """Write the board."""
    write("quebec/board", board(), "jpg", 90)
