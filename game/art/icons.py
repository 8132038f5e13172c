"""Icons of the game-icons set, drawn sharp at the size they are shown."""

import io
from functools import lru_cache
from pathlib import Path

import pygame

from game.art.palette import Colour, mix
from game.art.surfaces import blank, cached, faded, masked, spread, vertical

FOLDER = Path(__file__).resolve().parents[2] / "assets" / "icons"
NAMES = tuple(sorted(file.stem for file in FOLDER.glob("*.svg")))


@lru_cache(maxsize=200)
def _source(name: str) -> str:
    return (FOLDER / f"{name}.svg").read_text(encoding="utf-8")


@cached
def icon(name: str, px: int, colour: Colour, flipped: bool = False, turn: int = 0) -> pygame.Surface:
    """An icon as a square of `px`; `flipped` mirrors it, `turn` rotates it by degrees to the left."""
    code = "#{:02x}{:02x}{:02x}".format(*colour[:3])
    drawing = io.BytesIO(_source(name).replace("currentColor", code).encode())
    surface = pygame.image.load_sized_svg(drawing, (max(1, px), max(1, px)))
    if flipped:
        surface = pygame.transform.flip(surface, True, False)
    return pygame.transform.rotate(surface, turn) if turn else surface


@cached
def embossed(
    name: str, px: int, top: Colour, bottom: Colour, edge: Colour, depth: float = 0.04, flipped: bool = False
) -> pygame.Surface:
    """An icon as a small solid piece: dark edge below, a body from `top` to `bottom`, a light rim above."""
    shape = icon(name, px, (255, 255, 255), flipped)
    border = max(2, px // 24)
    out = blank(px + 2 * border, px + 2 * border)
    dark = icon(name, px, edge, flipped)
    for down in range(max(1, round(px * depth)) + 1):
        out.blit(dark, (border, border + down))
    out.blit(faded(shape, 0.6), (border, border - 1))
    out.blit(masked(vertical(px, px, spread(top, mix(top, bottom, 0.45), bottom)), shape), (border, border))
    return out
