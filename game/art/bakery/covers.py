"""Fronts of the games' boxes without words, which `game.art.covers` adds in the language of the moment."""

import pygame

from game.art import palette, surfaces
from game.art.bakery import louis_cover, quebec_cover, quo_cover
from game.art.bakery.engraving import Engraving
from game.art.bakery.noise import over
from game.art.bakery.store import surface_of, write
from game.art.covers import COVER, TITLE_PLATE
from game.art.icons import embossed
from game.art.papers import cartouche
from game.art.surfaces import glow_of, shadow_of, unit

DETAIL = 2.5  # baked pixels of a design unit: the box is looked at closely


def foreign_king() -> pygame.Surface:
    """The map in colours, a great crown over it, and the empty title plate with the tricolour."""
    wide, high = round(COVER[0] * DETAIL), round(COVER[1] * DETAIL)
    surfaces.set_scale(DETAIL)
    stretch = COVER[0] / 820 * 0.84 * DETAIL
    canvas = Engraving(
        wide, high, ((2 - 0.015 * COVER[0]) * DETAIL, 0.285 * high), (stretch, stretch), DETAIL * 0.8, seed=51
    )
    washes = {
        "west_flanders": "yellow",
        "east_flanders": "red",
        "antwerp": "blue",
        "brabant": "green",
        "limburg": "green",
        "hainaut": "yellow",
        "liege": "blue",
        "luxembourg": "red",
    }
    picture = canvas.country(canvas.surroundings(), washes, hills=False)
    front = surface_of(over(picture, (255, 248, 225), canvas.cover([(0, 0), (wide, 0), (0, high * 0.8)]) * 0.05))
    crown = embossed(
        "imperial-crown",
        unit(COVER[0] * 0.5),
        palette.rgb("#ffe9a8"),
        palette.rgb("#b27c22"),
        palette.rgb("#3a2608"),
        0.022,
    )
    at = ((wide - crown.get_width()) // 2, round(high * 0.155 + unit(18) - crown.get_height() / 2))
    glow_of(crown, unit(12), palette.rgb("#fff2d0"), 220).draw(front, at)
    shadow_of(crown, unit(5), 190, (unit(4), unit(7))).draw(front, at)
    front.blit(crown, at)
    _title_plate(front)
    for inset, thick in ((7, 1.4), (11, 0.6)):
        area = front.get_rect().inflate(-2 * unit(inset), -2 * unit(inset))
        pygame.draw.rect(front, palette.LINE, area, unit(thick))
    return front


def _title_plate(front: pygame.Surface) -> None:
    left, top, wide, high = (unit(value) for value in TITLE_PLATE)
    cartouche(wide, high, 6).draw(front, (left, top))
    third = wide / 3
    for index, colour in enumerate(palette.TRICOLOUR):
        front.fill(colour, (round(left + index * third), top, round(third) + 1, unit(4)))


def bake() -> None:
    """Write the covers."""
    write("cover_foreign_king", foreign_king(), "jpg", 92)
    write("cover_louis_xiv", louis_cover.front(DETAIL), "jpg", 92)
    write("cover_quebec", quebec_cover.front(DETAIL), "jpg", 92)
    write("cover_quo_vadis", quo_cover.front(), "jpg", 92)
    surfaces.set_scale(1.0)
