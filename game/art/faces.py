"""Portraits of the twelve bot persons (`game.cast`) and of the King: painted cameos, baked."""

import pygame

from game.art.baked import FOLDER, picture
from game.art.pieces import brass_oval
from game.art.surfaces import blank, cached, ellipse, inner_shadow, masked, unit

FACES = tuple(sorted(file.stem for file in (FOLDER / "faces").glob("*.webp") if file.stem != "king"))
RATIO = 1.22  # height of a portrait to its width
CIRCLE = (0.05, 0.04, 0.90)  # left, top and width of the round cut, as shares of the width


@cached
def oval(face: str, width: int, height: int) -> pygame.Surface:
    """A portrait cut to an oval, without frame."""
    body = masked(picture(f"faces/{face}", width, height), ellipse(width, height))
    shade = inner_shadow(width, height, min(width, height) // 2, max(1, unit(2)), (10, 6, 4), 110, (1, 1))
    body.blit(masked(shade, ellipse(width, height)), (0, 0))
    return body


@cached
def framed(face: str, width: int, height: int) -> pygame.Surface:
    """A portrait in its brass oval of width x height device pixels."""
    body = brass_oval(width, height).copy()
    rim = max(2, round(min(width, height) * 0.065))
    body.blit(oval(face, width - 2 * rim, height - 2 * rim), (rim, rim))
    return body


@cached
def medallion(name: str, px: int) -> pygame.Surface:
    """A baked portrait of the shape of a face as a round medallion of diameter `px` in a thin brass rim."""
    body = brass_oval(px, px).copy()
    rim = max(1, round(px * 0.05))
    side = px - 2 * rim
    left, top, wide = CIRCLE
    width = round(side / wide)
    cut = blank(side, side)
    cut.blit(picture(name, width, round(width * RATIO)), (-round(width * left), -round(width * top)))
    body.blit(masked(cut, ellipse(side, side)), (rim, rim))
    return body


def face(face_id: str, px: int) -> pygame.Surface:
    """The medallion of a person of the cast."""
    return medallion(f"faces/{face_id}", px)
