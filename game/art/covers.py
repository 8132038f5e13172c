"""Fronts of the games' boxes: a baked picture, and the words on it in the language of the moment."""

import pygame

from game.art import palette
from game.art.baked import picture
from game.art.fonts import capital_middle, font_for
from game.art.lettering import title_size, words
from game.art.palette import Colour
from game.art.surfaces import cached

COVER = (292, 404)  # design units; other sizes keep the proportion
TITLE_PLATE = (22, 297, 248, 83)  # left, top, width, height on the cover of The Foreign King


@cached
def cover(game_id: str, width: int, height: int, title: str, subtitle: str, language: str = "en") -> pygame.Surface:
    """The front of a game's box, `width` x `height` device pixels. Raises FileNotFoundError for a game without one."""
    front = picture(f"cover_{game_id}", width, height).copy()
    one = width / COVER[0]
    left, top, wide, high = (value * one for value in TITLE_PLATE)
    middle, room = left + wide / 2, wide - 18 * one
    _line(front, title, "fell", round(29 * one), (middle, top + high * 0.42), room, palette.INK, language)
    _line(
        front, subtitle, "fell_italic", round(20 * one), (middle, top + high * 0.76), room, palette.INK_SOFT, language
    )
    return front


def _line(
    front: pygame.Surface,
    text: str,
    role: str,
    px: int,
    at: tuple[float, float],
    room: float,
    colour: Colour,
    language: str,
) -> None:
    px = title_size(text, role, px, int(room), language)
    written = words(text, role, px, colour, language)
    top = at[1] - capital_middle(font_for(text, role, px, language))
    front.blit(written, (round(at[0] - written.get_width() / 2), round(top)))
