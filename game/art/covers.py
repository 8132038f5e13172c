"""Fronts of the games' boxes: a baked picture, and the words on it in the language of the moment."""

from typing import NamedTuple

import pygame

from game.art import palette
from game.art.baked import picture
from game.art.lettering import centred, gold, middle, title_size
from game.art.palette import Colour
from game.art.surfaces import cached

COVER = (292, 404)  # design units; other sizes keep the proportion
TITLE_PLATE = (22, 297, 248, 83)  # left, top, width, height on the cover of The Foreign King


class Line(NamedTuple):
    """How one line of a title is set: its middle, largest size and room in design units, and its face."""

    at: tuple[float, float]
    size: float
    room: float
    role: str
    colour: Colour
    silver: bool = False
    gilded: bool = False
    capitals: bool = False
    spacing: float = 0.0


LINES: dict[str, tuple[Line, Line]] = {  # title and subtitle
    "foreign_king": (
        Line((146, 331.9), 29, 230, "fell", palette.INK),
        Line((146, 360.1), 20, 230, "fell_italic", palette.INK_SOFT),
    ),
    "louis_xiv": (
        Line((146, 336), 44, 244, "title", palette.CREAM, gilded=True, capitals=True, spacing=2),
        Line((146, 370), 21, 236, "display_italic", palette.rgb("#e6d7ae")),
    ),
    "quebec": (
        Line((146, 346), 51, 240, "title", palette.CREAM, silver=True, capitals=True, spacing=3),
        Line((146, 379), 21, 230, "display", palette.rgb("#d8d2c0"), spacing=1.5),
    ),
    "quo_vadis": (
        Line((146, 339), 37, 244, "cinzel_extra", palette.rgb("#97391f"), capitals=True, spacing=1),
        Line((146, 371), 22, 236, "display_italic", palette.rgb("#5b4636")),
    ),
}


@cached
def cover(game_id: str, width: int, height: int, title: str, subtitle: str, language: str = "en") -> pygame.Surface:
    """The front of a game's box, `width` x `height` device pixels. Raises FileNotFoundError for a game without one."""
    front = picture(f"cover_{game_id}", width, height).copy()
    one = width / COVER[0]
    for line, text in zip(LINES[game_id], (title, subtitle), strict=True):
        _write(front, line, text.upper() if line.capitals else text, one, language)
    return front


def _write(front: pygame.Surface, line: Line, text: str, one: float, language: str) -> None:
    spacing = line.spacing * one
    px = title_size(text, line.role, round(line.size * one), int(line.room * one), language, spacing)
    at = (line.at[0] * one, line.at[1] * one)
    if not (line.silver or line.gilded):
        centred(front, text, line.role, px, line.colour, at, language, spacing)
        return
    layer = gold(text, line.role, px, language, spacing, line.silver)
    width = layer.picture.get_width() + 2 * layer.offset[0]
    layer.draw(front, (at[0] - width / 2, at[1] - middle(text, line.role, px, language)))
