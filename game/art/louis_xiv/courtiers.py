"""The boards of the courtiers: pennant, name, portrait, condition and reward, the ledge with its slots, and clasps."""

import pygame

from game.art.baked import picture
from game.art.louis_xiv import cards, pieces
from game.art.louis_xiv.inscribe import arrow, frame, lay, leaf, write
from game.art.louis_xiv.plates import pennant
from game.art.louis_xiv.portraits import cameo
from game.art.louis_xiv.tones import BLACK, CRIMSON, GOLD_LINE, INK, IVORY, LEDGE, SHADE
from game.art.palette import rgb, tint
from game.art.surfaces import (
    Layer,
    blank,
    cached,
    inner_shadow,
    masked,
    outline,
    rounded,
    shadow_of,
    spread,
    vertical,
)

__all__ = ["clasp", "condition", "face", "lead_plate", "pennant", "reward"]

WIDE, HIGH = 190.0, 131.0
Condition = tuple[str, int]
Reward = tuple[str, str | int]
SIGN = 39.0  # size of the signs on a board
CLASP = 40  # design units of the picture of a clasp


# ---- the signs
@cached
def condition(kind: str, number: int, px: int) -> pygame.Surface:
    """What a courtier asks: a coin with its price, the wreath of the sole leader, or a number of discs."""
    if kind == "bribe":
        side = round(px * 0.88)
        return pieces.coin(side, number)
    if kind == "majority":
        return pieces.laurel(round(px * 1.02), "1.", dark=False)
    out = blank(px * 1.12, px)
    disc = round(px * 0.54)
    body = pieces.pile(None, disc, min(3, number))
    write(out, str(number), px * 0.68, INK, (px * 0.28, px * 0.5))
    lay(out, body, (px * 0.76, px * 0.87 - body.get_height() / 2), px / SIGN)
    return out


@cached
def reward(kind: str, value: str | int, px: int) -> pygame.Surface:
    """What a courtier gives, about `px` high: the thing itself, with its number."""
    one = px / SIGN
    if kind == "chip":
        return pieces.chip(str(value), px)
    if kind in ("influence_card", "intrigue_card"):
        return cards.back(kind.removesuffix("_card"), round(35 * one), round(46 * one))
    out = blank(px * 1.56, px * 1.16)
    middle = (out.get_width() / 2, out.get_height() / 2)
    if kind == "coins":
        lay(out, pieces.coin(round(px * 0.74)), (middle[0] - px * 0.22, middle[1] - px * 0.12), one)
        lay(out, pieces.coin(round(px * 0.84), int(value)), (middle[0] + px * 0.10, middle[1] + px * 0.06), one)
    elif kind == "coats":
        lay(out, pieces.shield(round(px * 0.90)), (middle[0] - px * 0.24, middle[1] - px * 0.08), one)
        lay(out, pieces.shield(round(px * 0.98)), (middle[0] + px * 0.08, middle[1] + px * 0.02), one)
        _badge(out, str(value), (middle[0] + px * 0.44, middle[1] + px * 0.30), 21 * one)
    else:
        _arrival(out, int(value), middle, one)
    return out


def _badge(out: pygame.Surface, text: str, at: tuple[float, float], px: float) -> None:
    side = round(px)
    pill = rounded(side, side, side / 2, INK)
    out.blit(pill, (round(at[0] - side / 2), round(at[1] - side / 2)))
    write(out, text, px * 0.86, rgb("#fff4d8"), at)


def _arrival(out: pygame.Surface, number: int, middle: tuple[float, float], one: float) -> None:
    """Discs coming down on a board."""
    wide, high = round(43 * one), round(26 * one)
    field = rounded(wide, high, 4 * one, rgb("#fff9ea")).copy()
    frame(field, 0, 4 * one, 1.4 * one, GOLD_LINE)
    lay(out, field, (middle[0] + 1 * one, middle[1] + 9 * one), one)
    body = pieces.pile(None, round(21 * one), min(2, number))
    lay(out, body, (middle[0] - 8 * one, middle[1] + 18 * one - body.get_height() / 2), one)
    side = round(17 * one)
    point = pygame.transform.rotate(arrow(side, rgb("#8a6a34")), -90)
    out.blit(point, (round(middle[0] - 8 * one - side / 2), round(middle[1] - 22 * one)))
    write(out, str(number), 20 * one, INK, (middle[0] + 12 * one, middle[1] + 9.5 * one))


# ---- parts of a board
@cached
def _ledge(width: int, height: int, one: float) -> pygame.Surface:
    """The sunken ledge for the piles."""
    out = rounded(width, height, 6 * one, LEDGE).copy()
    shade = inner_shadow(width, height, 6 * one, 2.2 * one, (70, 46, 20), 170, (0.8 * one, 1.2 * one))
    out.blit(shade, (0, 0))
    lip = outline(width, height, 6 * one, max(0.6, 0.9 * one), (255, 250, 232, 190)).copy()
    fade = vertical(width, height, ((0.0, (255, 255, 255, 0)), (0.7, (255, 255, 255, 0)), (1.0, (255, 255, 255, 255))))
    lip.blit(fade, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    out.blit(lip, (0, 0))
    return out


@cached
def face(
    courtier: int,
    name: str,
    red: bool,
    asked: Condition,
    given: Reward,
    width: int,
    language: str = "en",
) -> pygame.Surface:
    """A courtier's board without markers, `width` wide: what is asked, an arrow, and what is given."""
    one = width / WIDE
    height = round(HIGH * one)
    out = leaf(width, height, 9 * one, IVORY, 20 + courtier).copy()
    frame(out, 0, 9 * one, 1.6 * one, GOLD_LINE)
    frame(out, 4.5 * one, 6 * one, 1.1 * one, tint(CRIMSON if red else BLACK, 205))
    ledge = _ledge(round(174 * one), round(35 * one), one)
    out.blit(ledge, (round(8 * one), round(88.5 * one)))
    write(out, name, 19.5 * one, INK, (51 * one, 20 * one), "display_bold", 0.0, language, room=129 * one)
    lay(out, cameo(courtier, round(49 * one)), (51.5 * one, 60.5 * one), one)
    ribbon = pennant(courtier, red, round(29 * one))
    place = (16 * one, 1.4 * one)
    shadow_of(ribbon, max(0.6, 1.4 * one), 115, (one, 1.5 * one), SHADE).draw(out, place)
    out.blit(ribbon, (round(place[0]), round(place[1])))
    size = round(SIGN * one)
    sign = condition(*asked, size)
    if asked[0] == "bribe":
        lay(out, sign, (97 * one, 60 * one), one)
    else:
        at = (96.5 if asked[0] == "majority" else 95) * one, (61 if asked[0] == "majority" else 60) * one
        out.blit(sign, (round(at[0] - sign.get_width() / 2), round(at[1] - sign.get_height() / 2)))
    point = arrow(round(12 * one), rgb("#a07a3a"))
    out.blit(point, (round((123.5 if asked[0] != "bribe" else 121.5) * one - point.get_width() / 2), round(54 * one)))
    prize = reward(*given, size)
    across = 152 if given[0] in ("influence_card", "intrigue_card") else 151
    if given[0] in ("chip", "influence_card", "intrigue_card"):
        lay(out, prize, (across * one, 60 * one), one)
    else:
        out.blit(prize, (round(across * one - prize.get_width() / 2), round(60 * one - prize.get_height() / 2)))
    return out


@cached
def lead_plate(width: int, height: int) -> pygame.Surface:
    """The gold plate in the slot of who would take the reward as things stand."""
    one = height / 31
    body = vertical(width, height, spread(rgb("#fbe7a6"), rgb("#efc866"), rgb("#d7a542")))
    out = masked(body, rounded(width, height, 6 * one))
    frame(out, 0, 6 * one, max(0.7, 1.2 * one), (*rgb("#9a6d1e"), 225))
    return out


@cached
def clasp(rising: bool, lit: bool, px: int) -> Layer:
    """The brass clasp of a corner that two courtiers share, its rosette half of `px` wide; belongs to the corner."""
    name = f"louis_xiv/clasp_{'rising' if rising else 'falling'}{'_lit' if lit else ''}"
    return Layer(picture(name, px, px), (-px // 2, -px // 2))
