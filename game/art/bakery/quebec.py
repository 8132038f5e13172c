"""The board of Québec, the distance fields of its districts, and its leaders."""

import numpy as np
import pygame
from PIL import Image

from game.art import fields
from game.art.baked import FOLDER
from game.art.bakery import quebec_ground as base
from game.art.bakery.cameos import HEIGHT, WIDTH, paint
from game.art.bakery.quebec_cast import LEADERS
from game.art.bakery.store import surface_of, write
from game.art.icons import icon
from game.art.ornaments import compass_rose
from game.art.palette import rgb
from game.art.quebec import city
from game.art.quebec.tones import RIVER_INK
from game.art.surfaces import faded

S = base.S
ROSE: city.Point = (1078, 511)
SHIP: city.Point = (256, 695)


def board() -> pygame.Surface:
    """The ground with its ornaments and hem."""
    sheet = surface_of(base.ground())
    rose = faded(compass_rose(round(108 * S), RIVER_INK, rgb("#e6dcc6")), 0.50)
    _centred(sheet, rose, ROSE)
    _centred(sheet, faded(icon("galleon", 54 * S, RIVER_INK), 0.62), SHIP)
    _hem(sheet)
    return sheet


def _centred(sheet: pygame.Surface, picture: pygame.Surface, at: city.Point) -> None:
    x, y = (at[0] - base.LEFT) * S, (at[1] - base.TOP) * S
    sheet.blit(picture, (round(x - picture.get_width() / 2), round(y - picture.get_height() / 2)))


def _hem(sheet: pygame.Surface) -> None:
    """The brass line round the board and the dark one inside it."""
    area = sheet.get_rect()
    pygame.draw.rect(sheet, rgb("#1a130d"), area, S)
    pygame.draw.rect(sheet, rgb("#b98f42"), area.inflate(-2 * S, -2 * S), round(2.2 * S))
    pygame.draw.rect(sheet, rgb("#e0bb68"), area.inflate(-2 * S, -2 * S), S // 2)
    pygame.draw.rect(sheet, rgb("#4a3a24"), area.inflate(-9 * S, -9 * S), S // 2)


def bake_fields() -> None:
    """Write one distance field a district, in the encoding that `game.art.fields` reads."""
    table = np.vectorize(fields.encode, otypes=[np.uint8])
    for name, edge in base.districts().items():
        left, top, wide, high = city.field_area(name)
        corner = (round((left - base.LEFT) * S), round((top - base.TOP) * S))
        size = (round(wide * fields.PIXELS), round(high * fields.PIXELS))
        image = Image.fromarray(edge).crop((*corner, corner[0] + round(wide * S), corner[1] + round(high * S)))
        away = -np.asarray(image.resize(size, Image.Resampling.BICUBIC), np.float32)
        file = FOLDER / "quebec" / f"{name}.png"
        Image.fromarray(table(away)).save(file, optimize=True)


def bake() -> None:
    """Write the board, the fields and the leaders."""
    write("quebec/board", board(), "jpg", 90)
    bake_fields()
    for name, portrait in LEADERS.items():
        write(f"quebec/leader_{name}", pygame.transform.smoothscale(paint(portrait), (WIDTH, HEIGHT)), quality=90)
