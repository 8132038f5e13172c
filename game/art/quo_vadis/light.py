"""The light on what may be chosen: seats, senators, stairs and Caesar's goals; pills of votes; the dimmed window.

`px` is the diameter of the seat or token; layers of round things belong to its middle. Pulse the opacity of what is
not under the pointer between 70 and 100 %.
"""

from functools import lru_cache

import pygame

from game.art.icons import icon
from game.art.lettering import words
from game.art.palette import CREAM, GLOW, Colour, rgb
from game.art.quo_vadis import plan
from game.art.quo_vadis.stairs import stairs
from game.art.quo_vadis.tones import AMBER
from game.art.surfaces import Layer, blank, blur, cached, grounded, on_clear, rounded, scale, shadow_of, shrunk, unit

PALE: Colour = rgb("#ffd98a")
LINE: Colour = rgb("#8a4b08")
VOTERS: dict[str, tuple[Colour, Colour]] = {  # bloom and ring
    "amber": (AMBER, GLOW),
    "wait": (AMBER, GLOW),
    "yes": ((120, 170, 60), rgb("#c3dd8c")),
    "no": ((190, 70, 40), rgb("#e08a70")),
}


def _centred(layers: tuple[Layer, ...]) -> Layer:
    """Layers placed about a middle as one."""
    whole = grounded(blank(1, 1), layers)
    return Layer(whole.picture, whole.offset)


def _circle(px: float, colour: Colour, alpha: int = 255) -> Layer:
    """A filled disc about its middle."""
    side = round(px) + 2
    field = blank(side * 3, side * 3, (*colour, 0))
    pygame.draw.circle(field, (*colour, alpha), (side * 1.5, side * 1.5), px * 1.5)
    return Layer(shrunk(field, 3), (-side // 2, -side // 2))


def _hoop(px: float, thick: float, colour: Colour, alpha: int = 255) -> Layer:
    """A ring inside a diameter, about its middle."""
    side = round(px) + 2
    field = blank(side * 4, side * 4, (*colour, 0))
    pygame.draw.circle(field, (*colour, alpha), (side * 2, side * 2), px * 2, max(2, round(thick * 4)))
    return Layer(shrunk(field, 4), (-side // 2, -side // 2))


def _bloom(px: float, radius: float, colour: Colour, alpha: int = 255, hollow: float = 0.0) -> Layer:
    """Light of the size of a disc (or of a ring, `hollow` its inner diameter) that runs out beyond it."""
    pad = round(radius * 3)
    side = round(px) + 2 * pad
    field = blank(side, side, (*colour, 0))
    pygame.draw.circle(field, (*colour, alpha), (side / 2, side / 2), px / 2)
    if hollow:
        pygame.draw.circle(field, (*colour, 0), (side / 2, side / 2), hollow / 2)
    return Layer(blur(field, radius), (-side // 2, -side // 2))


@cached
def own_senator(px: int, hover: bool = False, kind: str = "amber") -> Layer:
    """The glowing disc under a senator: "amber" one that may move, and in the deal form "yes", "wait" and "no"."""
    bloom, ring = VOTERS[kind]
    size = px * 1.075
    return _centred(
        (
            _bloom(size * 1.16, px * (0.17 if hover else 0.13), bloom),
            _bloom(size * 1.02, px * 0.07, bloom),
            _circle(size * 0.98, bloom, 215),
            _hoop(size + px * 0.04, px * 0.075, LINE if kind != "yes" else rgb("#4c6a26"), 200),
            _hoop(size, px * 0.06, CREAM if hover else ring),
        )
    )


@cached
def _plus(px: int) -> Layer:
    side = px * 4
    sign = blank(side, side, (255, 240, 200, 0))
    thick = round(side * 0.24)
    for area in ((0, (side - thick) // 2, side, thick), ((side - thick) // 2, 0, thick, side)):
        pygame.draw.rect(sign, (255, 244, 212), area, border_radius=thick // 2)
    body = shrunk(sign, 4)
    shade = shadow_of(body, max(1.0, px * 0.08), 190, (px * 0.04, px * 0.07), (70, 40, 10))
    layer = grounded(body, (shade,))
    return Layer(layer.picture, (layer.offset[0] - px // 2, layer.offset[1] - px // 2))


@cached
def free_seat(px: int, hover: bool = False) -> Layer:
    """The amber ring and the plus of a free seat of one's own choice."""
    size = px * 1.05
    return _centred(
        (
            _bloom(size * 1.12, px * (0.15 if hover else 0.11), AMBER, 255, size * 0.88),
            _bloom(size * 1.04, px * 0.05, AMBER, 255, size * 0.9),
            _circle(px * 0.94, rgb("#ffcf6a"), 110 if hover else 64),
            _hoop(size + px * 0.035, px * 0.075, LINE, 190),
            _hoop(size, px * 0.06, CREAM if hover else PALE),
            _plus(max(6, round(px * 0.34))),
        )
    )


@cached
def target_seat(px: int) -> Layer:
    """The seat a senator would reach: bright, without a plus."""
    size = px * 1.075
    return _centred(
        (
            _bloom(size * 1.14, px * 0.15, AMBER),
            _circle(px * 0.97, rgb("#a98c66"), 220),
            _hoop(size + px * 0.04, px * 0.075, LINE, 200),
            _hoop(size, px * 0.06, GLOW),
        )
    )


@cached
def goal(px: int, hover: bool = False) -> Layer:
    """The thin golden ring of a laurel Caesar could move to."""
    size = px * (1.28 if hover else 1.24)
    return _centred(
        (
            _circle(px * 1.28, rgb("#4a2238"), 140),
            _bloom(size * 1.02, px * (0.10 if hover else 0.07), (255, 196, 84), 235, size * 0.88),
            _hoop(size, px * (0.075 if hover else 0.05), CREAM if hover else PALE),
        )
    )


@cached
def lit_stairs(passage: str, hover: bool = False) -> Layer:
    """The stairs of a passage lit, the layer belonging to the origin of the design space."""
    way = plan.passages()[passage]
    left, top = round(way.area[0] * scale()), round(way.area[1] * scale())
    wide, high = round(way.area[2] * scale()), round(way.area[3] * scale())
    layer = stairs(wide, high, way.up, 1.0 if hover else 0.6, chevrons=not way.laurel)
    return Layer(layer.picture, (left + layer.offset[0], top + layer.offset[1]))


@cached
def pill(text: str, px: int, kind: str = "votes", language: str = "en") -> Layer:
    """A dark pill of height `px` on the board: "votes" with a hand before the text, or green and plain for "free"."""
    ground, line = (rgb("#3f5a2c") if kind == "free" else rgb("#3a2a1d")), PALE
    said = words(text, "body_bold", round(px * 0.63), rgb("#fff3d6"), language)
    side = round(px * 0.64)
    inner = said.get_width() + (side + round(px * 0.08) if kind == "votes" else 0)
    wide = max(px * 2, inner + round(px * 0.7))
    body = rounded(wide, px, px // 2, line).copy()
    edge = max(1, round(px * 0.06))
    body.blit(rounded(wide - 2 * edge, px - 2 * edge, px // 2 - edge, ground), (edge, edge))
    x = (wide - inner) // 2
    if kind == "votes":
        body.blit(icon("hand", side, rgb("#f0d28c")), (x, (px - side) // 2))
        x += side + round(px * 0.08)
    ink = said.get_bounding_rect()
    body.blit(said, (x, round(px / 2 - ink.centery)))
    layer = grounded(body, (shadow_of(body, px * 0.08, 170, (px * 0.06, px * 0.10)),))
    return Layer(layer.picture, (layer.offset[0] - wide // 2, layer.offset[1] - px // 2))


@lru_cache(maxsize=2)
def spotlight(width: int, height: int, areas: tuple[tuple[int, int, int, int], ...], dim: int = 158) -> pygame.Surface:
    """A dark veil over a window with soft holes over areas in device pixels: what is being bargained for stays lit."""
    factor = 4
    small = pygame.Surface((max(1, width // factor), max(1, height // factor)), pygame.SRCALPHA)
    small.fill((20, 12, 8, dim))
    grow = unit(8)
    for left, top, wide, high in areas:
        hole = pygame.Rect(left - grow, top - grow, wide + 2 * grow, high + 2 * grow)
        scaled = (hole.x / factor, hole.y / factor, hole.w / factor, hole.h / factor)
        pygame.draw.rect(small, (20, 12, 8, 0), scaled, border_radius=max(1, unit(8) // factor))
    return pygame.transform.smoothscale(blur(small, max(1, unit(5) / factor)), (width, height))


on_clear(spotlight.cache_clear)  # a whole window each: two are enough
