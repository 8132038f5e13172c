"""The twelve cameos of the court and the figure of the King: ivory reliefs on jewel grounds in gold rims."""

import math

import numpy as np
import pygame

from game.art.bakery.louis_heads import COURT, KING, Bust
from game.art.bakery.louis_relief import (
    Sheet,
    ellipse,
    graded,
    grid,
    lamp,
    placed,
    polygons,
    relief,
    shifted,
    svg,
)
from game.art.bakery.louis_rounds import puck
from game.art.bakery.noise import Field, blurred, plain
from game.art.bakery.store import array_of, write
from game.art.louis_xiv.court import SQUARES
from game.art.louis_xiv.tones import GROUNDS, RIM
from game.art.palette import Colour, mix, rgb

BOX = (-4.0, -12.0, 108.0, 132.0)
WIDTH, HEIGHT = 294, 360  # six times the portrait on a board
RIM_WIDTH = 16
KING_HEIGHT = 410  # five times the figure on the board
IVORY: Colour = rgb("#f3e6cb")


def masks(bust: Bust, width: int, height: int, mirrored: bool) -> tuple[Field, Field]:
    """The coverage of what is raised and of the grooves."""
    raised = svg(f'<g fill="#ffffff">{bust.fill}</g>', width, height, BOX)
    line = 'fill="none" stroke="#ffffff" stroke-width="1.7" stroke-linecap="round"'
    grooves = svg(f"<g {line}>{bust.grooves}</g>", width, height, BOX)
    return (raised[:, ::-1], grooves[:, ::-1]) if mirrored else (raised, grooves)


def bust_on(sheet: Sheet, bust: Bust, oval: Field, high: int, drop: float, ground: Colour, mirrored: bool) -> None:
    """Lay an ivory head `high` pixels tall on an oval ground; `drop` of the height is cut below."""
    height, width = oval.shape
    wide = round(high * BOX[2] / BOX[3])
    left, top = (
        (width - wide) // 2 + round(width * 0.01) * (-1 if mirrored else 1),
        height - high + round(height * drop),
    )
    raised, grooves = (placed(field, width, height, left, top) for field in masks(bust, wide, high, mirrored))
    one = height / 110
    shape = raised * oval
    sheet.lay((10, 6, 16), blurred(shifted(shape, 2.4 * one, 2.8 * one), 2.2 * one) * oval, 0.6)
    form = blurred(raised, 3.3 * one) * 0.75 + blurred(raised, 1.3 * one) * 0.25 - blurred(grooves, 0.8 * one) * 0.32
    sheet.lay(relief(shape, IVORY, 3.4 * one, 1.6, 0.1, plain(form)), shape)
    sheet.lay(mix(ground, (90, 66, 50), 0.45), grooves * shape, 0.62)


def enamel(colour: Colour, width: int, height: int, oval: Field) -> Sheet:
    """A jewel ground."""
    sheet = Sheet(width, height)
    x, y = grid(width, height)
    sheet.lay(lamp(colour, width, height, 1.25, 0.55), oval)
    sheet.lay((255, 250, 235), plain(np.clip(1 - np.hypot(x + 0.35, y + 0.4), 0, 1)) * oval, 0.12)
    return sheet


def cameo(courtier: int) -> pygame.Surface:
    """The portrait of a courtier; the right half of the court looks left, so that all look to the middle."""
    column, _ = SQUARES[courtier]
    mirrored = column > 0 or courtier == 3
    ground = GROUNDS[courtier - 1]
    wide, high = WIDTH - 2 * RIM_WIDTH, HEIGHT - 2 * RIM_WIDTH
    oval = ellipse(wide, high)
    inner = enamel(ground, wide, high, oval)
    bust_on(inner, COURT[courtier - 1], oval, round(high * 1.10), 0.075, ground, mirrored)
    inner.lay((0, 0, 0), (1 - blurred(oval, 9)) * oval, 0.9)
    sheet = Sheet(WIDTH, HEIGHT)
    hole = placed(oval, WIDTH, HEIGHT, RIM_WIDTH, RIM_WIDTH)
    edge = np.zeros((HEIGHT, WIDTH, 3), np.float32)
    edge[RIM_WIDTH : RIM_WIDTH + high, RIM_WIDTH : RIM_WIDTH + wide] = inner.colour
    whole = ellipse(WIDTH, HEIGHT)
    sheet.lay(RIM, whole)
    sheet.lay(edge, hole)
    ring = plain(np.clip(whole - hole, 0, 1))
    sheet.lay(relief(ring, RIM, 8, 1.3, 0.5), ring)
    return sheet.surface()


def king() -> pygame.Surface:
    """The King's figure: his head in a golden sun on a turned foot; the foot stands on the lower edge."""
    height = KING_HEIGHT
    width = round(height * 0.72)
    sheet = Sheet(width, height)
    base_width = round(width * 0.74)
    base = puck(base_width, round(base_width * 0.16), 0.46, rgb("#8a5f1c"), rgb("#d9ac4f"), None, 0.07)
    raw = array_of(base)
    foot = placed(raw[..., 3] / 255, width, height, (width - base_width) // 2, height - raw.shape[0])
    colours = np.zeros((height, width, 3), np.float32)
    left = (width - base_width) // 2
    colours[height - raw.shape[0] :, left : left + base_width] = raw[..., :3]
    sheet.lay(colours, foot)
    reach, middle = width / 2, width / 2
    stand = height - raw.shape[0] * 0.52
    shapes = [
        [
            (middle - reach * 0.13, reach * 1.6),
            (middle + reach * 0.13, reach * 1.6),
            (middle + reach * 0.30, stand),
            (middle - reach * 0.30, stand),
        ]
    ]
    for ray in range(16):
        angle, far = ray * math.pi / 8 - math.pi / 2, reach * (0.985 if ray % 2 == 0 else 0.88)
        shapes.append(
            [
                (middle + reach * 0.6 * math.cos(angle - 0.15), reach + reach * 0.6 * math.sin(angle - 0.15)),
                (middle + far * math.cos(angle), reach + far * math.sin(angle)),
                (middle + reach * 0.6 * math.cos(angle + 0.15), reach + reach * 0.6 * math.sin(angle + 0.15)),
            ]
        )
    disc = round(reach * 1.52)
    knob = ellipse(round(reach * 0.68), round(reach * 0.22))
    mask = np.maximum(
        polygons(width, height, shapes),
        placed(ellipse(disc, disc), width, height, round(middle - disc / 2), round(reach - disc / 2)),
    )
    mask = plain(
        np.maximum(mask, placed(knob, width, height, round(middle - reach * 0.34), round(stand - reach * 0.12)))
    )
    stops = ((0.0, rgb("#fff0b4")), (0.4, rgb("#e9bd5c")), (0.75, rgb("#b98730")), (1.0, rgb("#8a5f1c")))
    sheet.lay(relief(mask, graded(height, width, stops), 8, 1.4, 0.5), mask)
    side = round(reach * 1.32)
    oval = ellipse(side, side)
    ground = rgb("#20398c")
    face = enamel(ground, side, side, oval)
    bust_on(face, KING, oval, round(side * 1.30), 0.22, ground, False)
    face.lay((0, 0, 0), (1 - blurred(oval, 8)) * oval, 0.9)
    top, start = round(reach - side / 2), round(middle - side / 2)
    inner = np.zeros((height, width, 3), np.float32)
    inner[top : top + side, start : start + side] = face.colour
    sheet.lay(inner, placed(oval, width, height, start, top))
    return sheet.surface()


def bake() -> None:
    """Write the twelve and the King."""
    for courtier in SQUARES:
        write(f"louis_xiv/cameo_{courtier}", cameo(courtier), quality=92)
    write("louis_xiv/king", king(), quality=92)
