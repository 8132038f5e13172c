"""Cards: influence, intrigue, income and missions, their backs and decks, and the ivory sheet of captions."""

import math

import pygame

from game.art.icons import icon
from game.art.louis_xiv import pieces
from game.art.louis_xiv.inscribe import arrow, emblem, frame, grounded_card, lattice, lay, leaf, stitches, write
from game.art.louis_xiv.plates import pennant, pill
from game.art.louis_xiv.portraits import cameo, cameo_height
from game.art.louis_xiv.tones import (
    BACKS,
    CRIMSON,
    EMBLEMS,
    GOLD,
    GOLD_EDGE,
    GOLD_LINE,
    INK,
    IVORY,
    POWERS,
    THREAD,
    TIERS,
)
from game.art.palette import Colour, mix, rgb, tint
from game.art.surfaces import (
    Layer,
    blank,
    cached,
    ellipse,
    faded,
    grounded,
    masked,
    rounded,
    scale,
    shadow_of,
    spread,
    vertical,
)

SIDES = 92.0  # the width of a card in hand
RADIUS = 8.0
CURTAIN: Colour = rgb("#8e1f2f")
PER_LAYER = 4  # cards of a deck that make one visible layer
MOST_LAYERS = 7


def _framed(width: int, height: int, colour: Colour, ground: Colour, seed: int) -> pygame.Surface:
    """An ivory card with a coloured border and a gold line in it."""
    one = width / SIDES
    out = leaf(width, height, RADIUS * one, ground, seed).copy()
    frame(out, 0, RADIUS * one, 4 * one, colour)
    frame(out, 5 * one, 4 * one, max(0.7, 0.9 * one), GOLD)
    frame(out, 0, RADIUS * one, max(0.7, one), tint(mix(colour, (0, 0, 0), 0.5), 200))
    return out


def _number(out: pygame.Surface, courtier: int, one: float) -> None:
    size = (27 if courtier < 10 else 23) * one
    write(out, str(courtier), size, INK, (10 * one, 20 * one), align=0.0)


# ---- faces
@cached
def influence(courtier: int, name: str, width: int, height: int, language: str = "en") -> pygame.Surface:
    """The face of an influence card; courtier 0 is the joker. Without a name the picture fills the card."""
    one = width / SIDES
    out = _framed(width, height, BACKS["influence"], IVORY, 40 + courtier)
    middle = height / 2 - (7 * one if name else 0)
    if courtier == 0:
        side = round(width * 0.74)
        curtain = icon("theater-curtains", side, CURTAIN)
        top = middle - side / 2
        out.blit(curtain, (round((width - side) / 2), round(top)))
        write(out, "?", side * 0.50, CURTAIN, (width / 2, top + side * 0.57))
    else:
        wide = round(width * (0.62 if name else 0.66))
        shift = 5 * one
        lay(out, cameo(courtier, wide), (width / 2 + shift, middle - 1 * one), one)
        _number(out, courtier, one)
    _name(out, name, one, language)
    return out


def _name(out: pygame.Surface, name: str, one: float, language: str) -> None:
    if name:
        width, height = out.get_size()
        at = (width / 2, height - 19 * one)
        write(out, name, 18 * one, INK, at, "display_bold", 0.5, language, room=width - 11 * one)


@cached
def intrigue(courtier: int, name: str, width: int, height: int, language: str = "en") -> pygame.Surface:
    """The face of an intrigue card: brown, with the mask under the portrait."""
    one = width / SIDES
    out = _framed(width, height, BACKS["intrigue"], rgb("#ecdcbc"), 90 + courtier)
    wide = round(width * 0.54)
    lay(out, cameo(courtier, wide), (width / 2 + 5 * one, 14 * one + cameo_height(wide) / 2), one)
    _number(out, courtier, one)
    side = round(27 * one)
    mask = icon("domino-mask", side, BACKS["intrigue"])
    foot = height - (57 if name else 44) * one
    out.blit(mask, (round((width - side) / 2), round(foot)))
    _name(out, name, one, language)
    return out


@cached
def income(coins: int, courtier: int, width: int, height: int) -> pygame.Surface:
    """The face of an income card: coins for everybody, and the courtier the King goes to."""
    one = width / 78
    out = leaf(width, height, RADIUS * one, rgb("#f2dfae"), 61).copy()
    frame(out, 0, RADIUS * one, 4 * one, BACKS["income"])
    frame(out, 5 * one, 4 * one, max(0.7, 0.9 * one), rgb("#8a5f1c"))
    lay(out, pieces.coin(round(42 * one), coins), (width / 2, 33 * one), one)
    side = round(24 * one)
    sun = icon("heraldic-sun", side, rgb("#9a6a14"))
    low = height - 29 * one
    out.blit(sun, (round(9 * one), round(low - side / 2)))
    point = arrow(round(9 * one), rgb("#8a5f1c"))
    out.blit(point, (round(width / 2 - 0.5 * one - point.get_width() / 2), round(low - point.get_height() / 2)))
    badge = pill(str(courtier), round(25 * one), rgb("#2a2035"), rgb("#ffe9b8"), rgb("#8a5f1c"))
    out.blit(badge, (round(width - 21.5 * one - badge.get_width() / 2), round(low - badge.get_height() / 2)))
    return out


@cached
def mission(
    tier: str, needs: tuple[str, ...], power: str, number: str | int, points: int, width: int, height: int
) -> pygame.Surface:
    """A mission in hand: its chips above, its power with a number or courtier below, its worth in a wreath."""
    one = width / 116
    colour = TIERS[tier]
    out = leaf(width, height, RADIUS * one, IVORY, 80).copy()
    deep = round(52 * one)
    band = blank(width, height)
    band.blit(vertical(width, deep, spread(mix(colour, (255, 255, 255), 0.12), mix(colour, (0, 0, 20), 0.25))), (0, 0))
    out.blit(masked(band, rounded(width, height, RADIUS * one)), (0, 0))
    out.fill(GOLD, (0, deep, width, max(1, round(1.6 * one))))
    for place, need in enumerate(needs):
        across = width / 2 + (place - (len(needs) - 1) / 2) * 42 * one
        lay(out, pieces.chip(need, round(37 * one)), (across, 26.5 * one), one)
    side = round(35 * one)
    low = deep + (height - deep) / 2
    sign = icon(POWERS[power], side, INK)
    out.blit(sign, (round(12 * one), round(low - side / 2)))
    if power == "foothold":
        lay(out, pennant(int(number or 0), True, round(21 * one)), (57 * one, low), one)
    else:
        write(out, str(number), 25 * one, INK, (58 * one, low), room=22 * one)
    wreath = pieces.laurel(round(43 * one), "", dark=False)
    out.blit(wreath, (round(width - 48 * one), round(low - 21 * one)))
    write(out, str(points), 22 * one, INK, (width - 26.5 * one, low - 1.5 * one))
    frame(out, 0, RADIUS * one, 2.2 * one, mix(colour, (0, 0, 0), 0.1))
    frame(out, 3 * one, 6 * one, max(0.7, 0.9 * one), tint(GOLD_EDGE, 200))
    return out


@cached
def small_mission(tier: str, power: str, width: int, height: int) -> pygame.Surface:
    """A finished mission: the colour of its deck and the sign of its power."""
    one = width / 32
    colour = TIERS[tier]
    out = leaf(width, height, 5 * one, mix(colour, (255, 255, 255), 0.06), 70).copy()
    frame(out, 0, 5 * one, max(1.0, 1.4 * one), GOLD_EDGE)
    side = round(width * 0.72)
    ink, under = (rgb("#1c2c50"), rgb("#d9eefc")) if tier == "light" else (rgb("#fbeecb"), rgb("#0c1a36"))
    place = ((width - side) // 2, (height - side) // 2)
    out.blit(
        faded(icon(POWERS[power], side, under), 0.75),
        (place[0] + max(1, round(0.6 * one)), place[1] + max(1, round(0.8 * one))),
    )
    out.blit(icon(POWERS[power], side, ink), place)
    return out


# ---- backs
@cached
def back(kind: str, width: int, height: int) -> pygame.Surface:
    """The back of a card: coloured field, lattice, gold lines and its emblem."""
    one = max(width / 76, 0.3)
    colour = BACKS[kind]
    out = lattice(kind, width, height, one).copy()
    side = round(min(width, height) * 0.58)
    plate = round(side * 1.32)
    middle = (width / 2, height / 2)
    disc = faded(ellipse(plate, plate, mix(colour, (0, 0, 0), 0.38)), 0.84)
    out.blit(disc, (round(middle[0] - plate / 2), round(middle[1] - plate / 2)))
    lay(out, emblem(EMBLEMS[kind], side), middle, one, 150)
    return out


@cached
def deck(kind: str, count: int, width: int, height: int) -> Layer:
    """A face-down deck with its thickness; belongs to the corner of its top card. An empty one leaves stitches."""
    one = scale()
    if count < 1:
        return Layer(faded(stitches(width, height, 6 * one, 1.2 * one, 5 * one, tint(THREAD, 200)), 0.5), (0, 0))
    top = pieces.coat_back(width) if kind == "coats" else back(kind, width, height)
    layers = max(1, min(MOST_LAYERS, math.ceil(count / PER_LAYER)))
    shape = rounded(width, height, 6 * width / 76)
    edge = top.copy()
    edge.fill((150, 140, 128, 255), special_flags=pygame.BLEND_RGBA_MULT)
    deep = round(layers * 1.3 * one)
    under = [shadow_of(shape, 3.5 * one, 160, (2.5 * one + layers * one, deep + 3 * one), (8, 5, 14))]
    step = max(1, round(1.3 * one))
    under += [Layer(edge, (0, down)) for down in range(deep, 0, -step)]
    return grounded(top, tuple(under))


# ---- captions
@cached
def sheet(width: int, height: int) -> Layer:
    """The ivory sheet of captions and logs, with gold and crimson lines."""
    one = scale()
    out = leaf(width, height, 12 * one, IVORY, 77).copy()
    frame(out, 0, 12 * one, 1.8 * one, GOLD_LINE)
    frame(out, 6 * one, 8 * one, max(0.7, 0.9 * one), tint(CRIMSON, 190))
    return grounded(out, grounded_card(out, 2 * one))
