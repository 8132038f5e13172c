"""Discs and their piles, chips and their stacks, coins, coats of arms, the King, wreaths and trays."""

import pygame

from game.art.baked import picture
from game.art.louis_xiv.inscribe import frame, lattice, lay, leaf, stitches, write
from game.art.louis_xiv.tones import FAMILIES, GOLD_LINE, INK, IVORY, NIGHT, THREAD, look_of
from game.art.palette import LOOKS, mix, rgb, tint
from game.art.pieces import shape
from game.art.surfaces import blank, cached, ellipse, faded, inner_shadow, outline, rounded, scale, shadow_of

MOST = 5  # discs of a pile that are drawn; its number tells the rest
IN_RESERVE = 3  # a reserve lies in piles of three, because a recall takes three
ROW = 4  # piles side by side; a fifth stands in the second row
STEP = 0.2
DISC_HIGH = 0.92
PUCK_HIGH = 0.87
PUCK_STEP = 8 / 60
KING_WIDE = 0.72
JITTER = (0.0, 0.8, -0.6, 0.5, -0.9, 0.3, -0.4, 0.6)


# ---- discs
def disc(look: str | None, px: int) -> pygame.Surface:
    """A marker of width `px` seen a little from the side; None is plain wood."""
    name = look if look in ("ruby", "topaz", "sapphire", "emerald", "neutral") else "wood"
    if look in LOOKS and name == "wood":
        return _foreign(look, px)
    return picture(f"louis_xiv/disc_{name}", px, round(px * DISC_HIGH))


@cached
def _foreign(look: str, px: int) -> pygame.Surface:
    """A marker in a colour of another game, tinted from the wooden one."""
    body = picture("louis_xiv/disc_wood", px, round(px * DISC_HIGH)).copy()
    seat = LOOKS[look]
    ratio = [min(255, round(255 * part / 190)) for part in seat.body]
    body.fill((*ratio, 255), special_flags=pygame.BLEND_RGBA_MULT)
    mark = shape(seat.mark, round(px * 0.7), seat.mark_colour)
    flat = pygame.transform.smoothscale(mark, (mark.get_width(), round(mark.get_height() * 0.68)))
    body.blit(flat, ((px - flat.get_width()) // 2, round(px * 0.34) - flat.get_height() // 2))
    return body


def pile_height(px: float, count: int) -> int:
    """Height of a pile of discs of width `px`."""
    return round(px * DISC_HIGH) + round(px * STEP) * (max(1, min(count, MOST)) - 1)


@cached
def pile(look: str | None, px: int, count: int, ghost: bool = False) -> pygame.Surface:
    """Up to five discs on each other; the lowest stands on the lower edge. A ghost is what would come."""
    layers = max(1, min(count, MOST))
    body = disc(look, px)
    out = blank(px, pile_height(px, count), (*look_of(look).body, 0))
    for layer in range(layers):
        out.blit(body, (0, out.get_height() - body.get_height() - layer * round(px * STEP)))
    return faded(out, 0.72) if ghost else out


@cached
def reserve(look: str | None, px: int, count: int) -> pygame.Surface:
    """A reserve's discs in piles of three, the fifth pile and on behind; the front row stands on the lower edge."""
    if count < 1:
        return blank(1, 1)
    piles = [min(IN_RESERVE, count - start) for start in range(0, count, IN_RESERVE)]
    front, behind = piles[:ROW], piles[ROW:]
    pitch, rise = round(px * (1.12 if len(front) < ROW else 1.05)), round(px * 0.5)
    width = pitch * (len(front) - 1) + px
    out = blank(width, pile_height(px, IN_RESERVE) + (rise if behind else 0))
    for row, foot, start in ((behind, out.get_height() - rise, pitch / 2), (front, out.get_height(), 0)):
        for place, number in enumerate(row):
            body = pile(look, px, number)
            left = start + pitch * place
            out.blit(body, (round(left), foot - body.get_height()))
    return out


@cached
def tray(look: str | None, width: int, height: int) -> pygame.Surface:
    """The sunken field of a reserve in a seat's colour, edged with gold thread."""
    colour, one = look_of(look).body, width / 158
    ground = mix(colour, (16, 14, 40), 0.72)
    out = faded(rounded(width, height, 12 * one, ground), 0.88)
    out.blit(inner_shadow(width, height, 12 * one, 5 * one, (6, 4, 16), 205, (2 * one, 2.5 * one)), (0, 0))
    frame(out, 0, 12 * one, max(1, one), (255, 255, 255, 22))
    inset = round(4 * one)
    thread = tint(mix(colour, (255, 230, 170), 0.50), 200)
    out.blit(stitches(width - 2 * inset, height - 2 * inset, 9 * one, 1.4 * one, 6 * one, thread), (inset, inset))
    return out


# ---- chips
def chip(kind: str, px: int) -> pygame.Surface:
    """A mission chip from above; "any" bears a question mark."""
    return picture(f"louis_xiv/chip_{kind}", px, px)


@cached
def chip_stack(kind: str, px: int, count: int) -> pygame.Surface:
    """A stack of chips `px` wide, the lowest on the lower edge; none leaves a pale ring of where they lay."""
    pad = round(px * 0.02) + 1
    if count < 1:
        out = blank(px + 2 * pad, round(px * 0.74), (*THREAD, 0))
        ring = outline(px, px, px / 2, max(1.0, px * 0.03), (*THREAD, 150))
        out.blit(pygame.transform.smoothscale(ring, (px, round(px * 0.74))), (pad, 0))
        return out
    body = picture(f"louis_xiv/puck_{kind}", px, round(px * PUCK_HIGH))
    step = max(1, round(px * PUCK_STEP))
    out = blank(px + 2 * pad, body.get_height() + step * (count - 1))
    for layer in range(count):
        across = pad + JITTER[layer % len(JITTER)] * px / 60
        out.blit(body, (round(across), out.get_height() - body.get_height() - layer * step))
    return out


@cached
def chip_place(px: int) -> pygame.Surface:
    """The empty ring where no chip is kept."""
    out = faded(ellipse(px, px, rgb("#0f0a07")), 0.46)
    out.blit(outline(px, px, px / 2, max(1.0, px * 0.045), rgb("#7a6144")), (0, 0))
    return out


# ---- coins
@cached
def coin(px: int, number: int | None = None) -> pygame.Surface:
    """A gold coin from above, with a fleur-de-lis or a number."""
    if number is None:
        return picture("louis_xiv/coin", px, px)
    out = picture("louis_xiv/coin_plain", px, px).copy()
    size, shift = px * (0.64 if number < 10 else 0.5), max(1, px * 0.03)
    write(out, str(number), size, rgb("#fff3c0"), (px / 2 + shift, px / 2 + shift))
    write(out, str(number), size, rgb("#5a3608"), (px / 2, px / 2))
    return out


@cached
def bank(px: int) -> pygame.Surface:
    """Three heaps of coins, `px` wide."""
    side = round(px * 0.45)
    body = picture("louis_xiv/coin_puck", side, round(side * 0.77))
    step = max(1, round(side * 0.14))
    out = blank(px, round(px * 0.86))
    for left, foot, count in ((0.02, 0.80, 4), (0.52, 0.84, 5), (0.27, 0.99, 6)):
        under = shadow_of(ellipse(side, round(side * 0.62), NIGHT), max(1, side * 0.07), 150)
        under.draw(out, (left * px + side * 0.07, foot * out.get_height() - side * 0.6))
        for layer in range(count):
            across = left * px + (0.02 if layer % 2 else -0.01) * side
            out.blit(body, (round(across), round(foot * out.get_height()) - body.get_height() - layer * step))
    return out


# ---- coats of arms
def shield(px: int, family: str = "any") -> pygame.Surface:
    """Arms on a gold-edged shield; "any" bears those of no family."""
    return picture(f"louis_xiv/shield_{family}", px, px)


@cached
def coat(family: str, px: int) -> pygame.Surface:
    """A coat of arms from the front: its family's shield on an ivory tile."""
    one = px / 66
    out = leaf(px, px, 7 * one, IVORY, 31 + sorted(FAMILIES).index(family)).copy()
    frame(out, 0, 7 * one, 2.2 * one, GOLD_LINE)
    frame(out, 3.4 * one, 5 * one, 0.8 * one, tint(mix(FAMILIES[family][1], INK, 0.2), 170))
    lay(out, shield(round(px * 0.90), family), (px / 2, px / 2), one)
    return out


@cached
def coat_back(px: int) -> pygame.Surface:
    """The back of a coat of arms: plum, with a shield that is nobody's."""
    one = px / 76
    out = lattice("coats", px, px, one).copy()
    lay(out, shield(round(px * 0.68)), (px / 2, px / 2), one, 140)
    return out


# ---- the King and honours
def louis(px: int) -> pygame.Surface:
    """The King's figure `px` high; the middle of its foot is that of the lower edge."""
    return picture("louis_xiv/king", round(px * KING_WIDE), px)


@cached
def laurel(px: int, words: str = "", dark: bool = True) -> pygame.Surface:
    """The wreath with points or "1." in it, for dark ground or for paper."""
    out = picture("louis_xiv/laurel", px, px).copy()
    if words:
        size = px * (0.40 if len(words) < 3 else 0.32) if dark else px * 0.50
        middle = (px / 2 + (0 if dark else px * 0.02), px * 0.46)
        if dark:
            write(out, words, size, (14, 8, 4), (middle[0] + 0.8 * scale(), middle[1] + scale()))
        write(out, words, size, rgb("#fff0c8") if dark else INK, middle)
    return out


def start_tile(px: int) -> pygame.Surface:
    """The tile of the start player: a sun on crimson."""
    return picture("louis_xiv/start", px, px)
