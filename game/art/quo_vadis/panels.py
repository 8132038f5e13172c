"""The panel of a seat: its niche, the chip of the senate, the row of eight senators, trust; and the tray's cards."""

import pygame

from game.art import palette
from game.art.icons import icon
from game.art.lettering import centred
from game.art.materials import GRAIN, panel, well
from game.art.palette import Colour, mix, rgb, tint
from game.art.quo_vadis.figures import absent, anchor, senator, standing
from game.art.quo_vadis.tones import ACTION_ICONS, GOLD_LINE, PORPHYRY, SIGNS, paint
from game.art.surfaces import (
    Layer,
    blank,
    cached,
    ellipse,
    faded,
    glow_of,
    grounded,
    inner_shadow,
    masked,
    outline,
    rounded,
    shadow_of,
    spread,
    unit,
    vertical,
)
from game.art.textures import grain

__all__ = ["action", "key_disc", "niche", "panel", "roster", "senate_chip", "trust_bar", "well"]

SENATORS = 8
ROSTER_PITCH = 23 / 27  # of the height of a senator
TRUST: tuple[tuple[float, Colour], ...] = ((0.6, rgb("#7fa65a")), (0.45, rgb("#d1a545")), (0.0, rgb("#c8553d")))


def trust_colour(share: float) -> Colour:
    """Green, amber or red."""
    return next((colour for least, colour in TRUST if share >= least), TRUST[-1][1])


@cached
def niche(look: str, width: int, height: int) -> pygame.Surface:
    """A hollow in the seat's colour with its senator."""
    tones = paint(look)
    radius = unit(8)
    top = mix(mix(tones.body, (0, 0, 0), 0.38), (255, 255, 255), 0.06)
    low = mix(mix(tones.body, (0, 0, 0), 0.70), (255, 255, 255), 0.03)
    hollow = masked(vertical(width, height, spread(top, low)), rounded(width, height, radius)).copy()
    hollow.blit(inner_shadow(width, height, radius, unit(6), (10, 5, 2), 190, (unit(2), unit(3))), (0, 0))
    line = mix(tones.body, (255, 255, 255), 0.15) if look == "jet" else tones.body
    hollow.blit(outline(width, height, radius, unit(1.2), tint(line, 205)), (0, 0))
    px = min(round(height * 0.68), round(width * 1.42))
    standing(look, px).draw(hollow, (width * 0.49, height * 0.5 + px * 0.34))
    return masked(hollow, rounded(width, height, radius))


@cached
def senate_chip(width: int, height: int, seated: bool = True) -> pygame.Surface:
    """A purple chip with a temple for who sits in the senate, or an empty outline; words stand right of the temple.

    The words begin 1.2 heights from the left.
    """
    side = round(height * 0.66)
    at = (round(height * 0.38), round((height - side) / 2 - height * 0.03))
    if not seated:
        chip = outline(width, height, height // 2, unit(1.2), palette.EDGE).copy()
        chip.blit(icon(SIGNS["senate"], side, rgb("#8d7b60")), at)
        return chip
    chip = rounded(width, height, height // 2, GOLD_LINE).copy()
    edge = unit(1.3)
    inner = (width - 2 * edge, height - 2 * edge)
    body = vertical(*inner, spread(mix(PORPHYRY, (255, 220, 240), 0.16), PORPHYRY, mix(PORPHYRY, (10, 0, 8), 0.25)))
    chip.blit(masked(body, rounded(*inner, inner[1] // 2)), (edge, edge))
    chip.blit(icon(SIGNS["senate"], side, rgb("#f0d596")), at)
    return chip


@cached
def roster(look: str, hand: int, px: int) -> Layer:
    """Eight senators in a row, the first `hand` of them still in hand, the others as dark places.

    The layer belongs to the left end of the line on which they stand; `px` is the height of one.
    """
    pitch, (left, low) = px * ROSTER_PITCH, anchor(px)
    pad = px // 3
    row = blank(pitch * (SENATORS - 1) + 2 * left + pad, px + pad)
    for place in range(SENATORS):
        x = left + place * pitch
        if place < hand:
            standing(look, px).draw(row, (x, low))
        else:
            row.blit(absent(px), (round(x) - left, 0))
    return Layer(row, (0, -low))


@cached
def trust_bar(width: int, height: int, share: float) -> pygame.Surface:
    """How much somebody is trusted, 0..1: a bar in green, amber or red. Ask in whole hundredths."""
    bar = rounded(width, height, height // 2, rgb("#17100b")).copy()
    edge = max(1, round(height * 0.16))
    inner = height - 2 * edge
    long = max(inner, round((width - 2 * edge) * share))
    colour = trust_colour(share)
    fill = vertical(long, inner, spread(mix(colour, (255, 255, 240), 0.35), colour, mix(colour, (20, 10, 4), 0.2)))
    bar.blit(masked(fill, rounded(long, inner, inner // 2)), (edge, edge))
    bar.blit(outline(width, height, height // 2, max(1, round(height * 0.11)), palette.EDGE), (0, 0))
    return bar


# ---- the tray
@cached
def key_disc(text: str, px: int) -> pygame.Surface:
    """A small dark disc in a golden line with the key that chooses a card."""
    disc = ellipse(px, px, GOLD_LINE).copy()
    edge = max(1, round(px * 0.065))
    disc.blit(ellipse(px - 2 * edge, px - 2 * edge, rgb("#3a2817")), (edge, edge))
    centred(disc, text, "body_bold", round(px * 0.72), rgb("#ffe9bd"), (px / 2, px * 0.5))
    return disc


_CARDS: dict[str, tuple[Colour, Colour]] = {
    "normal": (rgb("#5c442a"), rgb("#3a2a1c")),
    "hover": (rgb("#715434"), rgb("#4a3623")),
    "lit": (rgb("#80602f"), rgb("#54391b")),
    "off": (rgb("#3a2c20"), rgb("#2a1f17")),
}


@cached
def action(
    width: int, height: int, kind: str, lit: bool = False, hover: bool = False, enabled: bool = True, key: str = ""
) -> Layer:
    """The card of an action, "place", "promote" or "caesar", with its medallion and key.

    Words begin 0.84 heights from the left; a card that is `lit` is the kind that was chosen.
    """
    state = "off" if not enabled else "lit" if lit else "hover" if hover else "normal"
    radius = unit(9)
    shape = rounded(width, height, radius)
    fill = vertical(width, height, spread(*_CARDS[state])).copy()
    shade = grain("grain_dark", width, height, 9).copy()
    shade.fill((GRAIN // 2,) * 3, special_flags=pygame.BLEND_RGB_MULT)
    fill.blit(shade, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    card = masked(fill, shape)
    edge = unit(1.5)
    light = outline(width - 2 * edge, height - 2 * edge, max(1, radius - edge), unit(1), (255, 235, 200, 46))
    card.blit(light, (edge, edge))
    line = rgb("#ffd98a") if lit else palette.BRASS if enabled else palette.EDGE
    card.blit(outline(width, height, radius, edge, tint(line, 255 if lit or hover else 205)), (0, 0))
    side = round(height * 0.605)
    left, top = round(height * 0.42 - side / 2), (height - side) // 2
    card.blit(_medallion(side, kind, enabled), (left, top))
    if key:
        small = round(height * 0.256)
        disc = key_disc(key, small)
        card.blit(
            disc if enabled else faded(disc, 0.5), (round(height * 0.66 - small / 2), round(height * 0.735 - small / 2))
        )
    under = [shadow_of(shape, unit(3), 160, (unit(2), unit(3)))]
    if lit:
        under.append(glow_of(shape, unit(7), palette.BLOOM, 185))
    elif hover:
        under.append(glow_of(shape, unit(5), palette.BLOOM, 80))
    return grounded(card, tuple(under))


@cached
def _medallion(px: int, kind: str, enabled: bool) -> pygame.Surface:
    disc = ellipse(px, px, palette.BRASS if enabled else palette.EDGE).copy()
    edge = max(1, round(px * 0.025))
    disc.blit(ellipse(px - 2 * edge, px - 2 * edge, rgb("#2e2015")), (edge, edge))
    side = round(px * 0.70)
    at = ((px - side) // 2, (px - side) // 2)
    down = max(1, round(px * 0.026))
    disc.blit(faded(icon(ACTION_ICONS[kind], side, (10, 5, 2)), 0.8), (at[0] + down, at[1] + down))
    disc.blit(icon(ACTION_ICONS[kind], side, rgb("#f4dca0") if enabled else palette.QUIET), at)
    return disc


@cached
def hand(look: str, px: int, count: int, pitch: float) -> Layer:
    """Senators in hand side by side in the tray; the layer belongs to the foot of the first."""
    left, low = anchor(px)
    row = blank(pitch * max(0, count - 1) + senator(look, px).get_width() + px // 2, px + px // 3)
    for place in range(count):
        standing(look, px).draw(row, (left + place * pitch, low))
    return Layer(row, (-left, -low))
