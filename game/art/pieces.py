"""Pieces that several games share: discs, pawns, coins, marks, badges and the winner's wreath, in device pixels.

A piece comes without its shadow, so that a flying one can have a longer one: `surfaces.piece_shadow(piece)` or
`standing(piece)` give it. Pictures are remembered by kind, look and size and shared: do not draw on them.
"""

import math

import pygame

from game.art import palette
from game.art.controls import ball
from game.art.fonts import capital_middle, font
from game.art.icons import embossed, icon
from game.art.palette import LOOKS, Colour, mix
from game.art.surfaces import (
    Layer,
    blank,
    cached,
    ellipse,
    faded,
    glow_of,
    grounded,
    masked,
    piece_shadow,
    shadow_of,
    shrunk,
    silhouette,
    spread,
    unit,
    vertical,
)

MOST_LAYERS = 5  # of a stack that are drawn; the badge tells the number
DARK: Colour = (20, 10, 5)
CREAMY: Colour = (255, 246, 224)


# ---- marks
def _mark_points(kind: str, x: float, y: float, size: float) -> list[tuple[float, float]]:
    """The corners of a mark: sizes are set so that all five weigh the same to the eye."""
    if kind == "square":
        reach = size * 0.80
        return [(x - reach, y - reach), (x + reach, y - reach), (x + reach, y + reach), (x - reach, y + reach)]
    if kind == "triangle":
        reach = size * 1.12
        return [(x, y - reach), (x + reach * 0.92, y + reach * 0.62), (x - reach * 0.92, y + reach * 0.62)]
    if kind == "diamond":
        reach = size * 1.12
        return [(x, y - reach), (x + reach * 0.86, y), (x, y + reach), (x - reach * 0.86, y)]
    tips = []
    for corner in range(10):
        reach = size * (1.22 if corner % 2 == 0 else 0.54)
        angle = corner * math.pi / 5
        tips.append((x + reach * math.sin(angle), y - reach * math.cos(angle)))
    return tips


@cached
def shape(kind: str, px: int, colour: Colour) -> pygame.Surface:
    """A mark ("square", "disc", "triangle", "diamond", "star") in a square of `px`."""
    side = px * 4
    surface = blank(side, side, (*colour, 0))
    half, size = side / 2, side * 0.4
    if kind == "disc":
        pygame.draw.circle(surface, colour, (half, half), size * 0.86)
    else:
        pygame.draw.polygon(surface, colour, _mark_points(kind, half, half, size))
    return shrunk(surface, 4)


@cached
def mark(look: str, px: int, colour: Colour | None = None, ground: str = "dark") -> pygame.Surface:
    """A seat's mark in a square of `px`, in its colour for a "dark" or "paper" ground unless one is given."""
    seat = LOOKS[look]
    return shape(seat.mark, px, colour or (seat.on_dark if ground == "dark" else seat.on_paper))


@cached
def rimmed_mark(look: str, px: int) -> pygame.Surface:
    """A mark on the map: the seat's colour inside a dark rim."""
    seat = LOOKS[look]
    body = shape(seat.mark, px, palette.rgb("#3a2814")).copy()
    inner = round(px * 0.76)
    colour = mix(seat.body, (255, 250, 235), 0.10)
    place = (px - inner) // 2
    body.blit(shape(seat.mark, inner, colour), (place, place))
    return body


# ---- discs
def disc_height(px: int, count: int = 1) -> int:
    """Height in pixels of a stack of `count` discs of diameter `px`."""
    layers = max(1, min(count, MOST_LAYERS))
    return px + round(px * 0.10) + round(px * 0.125) * (layers - 1) + 2


@cached
def disc(look: str, px: int, count: int = 1) -> pygame.Surface:
    """A stack of wooden discs of diameter `px` with the seat's mark on top; the lowest stands on the lower edge."""
    layers = max(1, min(count, MOST_LAYERS))
    seat = LOOKS[look]
    step, side = round(px * 0.125), max(1, round(px * 0.10))
    out = blank(px, disc_height(px, count), (*seat.body, 0))
    lowest = out.get_height() - side - px - 1
    for layer in range(layers):
        top = lowest - step * layer
        out.blit(_edge(px, side, mix(seat.body, (22, 10, 4), 0.52)), (0, top))
        if layer < layers - 1:
            out.blit(ball(px, mix(seat.body, CREAMY, 0.30)), (0, top))
    top = lowest - step * (layers - 1)
    out.blit(ball(px, seat.body), (0, top))
    out.blit(_turned_ring(px, seat.body), (0, top))
    _inlay(out, seat, px / 2, top + px / 2, px * 0.205)
    return out


@cached
def _edge(px: int, side: int, colour: Colour) -> pygame.Surface:
    surface = blank(px * 3, (px + side) * 3, (*colour, 0))
    half = px * 1.5
    for down in range(side * 3):
        lit = mix(colour, (255, 240, 215), 0.18 * (1 - down / (side * 3)))
        pygame.draw.circle(surface, lit, (half, half + down), half)
    return shrunk(surface, 3)


@cached
def _turned_ring(px: int, colour: Colour) -> pygame.Surface:
    side = px * 3
    surface = blank(side, side, (*colour, 0))
    half = side / 2
    groove, light = mix(colour, DARK, 0.45), mix(colour, (255, 245, 220), 0.42)
    thick = max(2, round(side * 0.022))
    pygame.draw.circle(surface, (*groove, 170), (half, half + thick), side * 0.40, thick)
    pygame.draw.circle(surface, (*light, 170), (half, half), side * 0.40, thick)
    return shrunk(surface, 3)


def _inlay(out: pygame.Surface, seat: palette.Look, x: float, y: float, size: float) -> None:
    side = max(3, round(size * 2.5))
    twin = mix(seat.body, (15, 8, 4), 0.6) if seat.mark_colour == palette.LIGHT_MARK else palette.rgb("#ffe9a8")
    left, top = round(x - side / 2), round(y - side / 2)
    out.blit(shape(seat.mark, side, twin), (left, top + max(1, round(size * 0.11))))
    out.blit(shape(seat.mark, side, seat.mark_colour), (left, top))


@cached
def ghost(look: str, px: int, strength: float = 0.7) -> Layer:
    """The disc that would come here: pale, in a broken ring, with a bloom."""
    body = faded(disc(look, px), strength)
    side = px + unit(8)
    ring = blank(side * 3, side * 3, (255, 240, 192, 0))
    area = ring.get_rect().inflate(-6, -6)
    for angle in range(0, 360, 30):
        pygame.draw.arc(ring, (255, 240, 192), area, math.radians(angle), math.radians(angle + 19), unit(1.6) * 3)
    broken = shrunk(ring, 3)
    shift = -(side - px) // 2
    return grounded(body, (glow_of(body, unit(5), palette.BLOOM, 220), Layer(broken, (shift, shift))))


# ---- pawns
def _half_width(height: float) -> float:
    """Half the width of a turned pawn at a height (0 top, 1 foot), as a share of its height."""
    if height < 0.30:
        return 0.165 * math.sqrt(max(0.0, 1 - ((height - 0.15) / 0.15) ** 2))
    if height < 0.345:
        return 0.19
    if height < 0.80:
        return 0.085 + 0.17 * math.pow((height - 0.345) / 0.455, 2.2)
    foot = 0.30 + 0.03 * math.sin((height - 0.80) / 0.2 * 3)
    if height > 0.93:
        foot *= math.sqrt(max(0.0, 1 - ((height - 0.93) / 0.07) ** 2))
    return foot


@cached
def turned(px: int, colour: Colour) -> pygame.Surface:
    """A turned wooden figure of height `px` without mark, in a dark outline that sets pale wood off from paper."""
    rim = max(2, round(px * 0.04))
    high = px * 3 - 2 * rim
    wide = int(high * 0.66)
    surface = blank(wide, high, (*colour, 0))
    plain, ringed = _round_shade(colour, 0.0), _round_shade(colour, 0.35)
    for y in range(high):
        height = y / high
        width = round(_half_width(height) * 2 * high)
        if width < 2:
            continue
        groove = abs(height - 0.345) < 0.012 or abs(height - 0.80) < 0.008
        line = pygame.transform.scale(ringed if groove else plain, (width, 1))
        surface.blit(line, ((wide - width) // 2, y))
    head = ball(int(high * 0.31), colour, 2 * _gloss(colour))
    surface.blit(head, ((wide - head.get_width()) // 2, 0))
    edge = silhouette(surface, mix(colour, DARK, 0.68))
    whole = blank(wide + 2 * rim, px * 3, (*colour, 0))
    for step in range(12):
        angle = step * math.pi / 6
        whole.blit(edge, (rim + round(rim * math.cos(angle)), rim + round(rim * math.sin(angle))))
    whole.blit(surface, (rim, rim))
    return shrunk(whole, 3)


def _gloss(colour: Colour) -> float:
    """How much light a turned body takes on: dark wood stays dark."""
    return 0.18 + 0.20 * max(colour) / 255


@cached
def _round_shade(colour: Colour, dark: float) -> pygame.Surface:
    """The light and shade across a turned body, as a line of pixels."""
    deep, light = mix(colour, (18, 9, 4), 0.58), mix(colour, (255, 250, 238), _gloss(colour))
    slices = 48
    line = blank(slices, 1, (*colour, 255))
    for part in range(slices):
        lit = math.cos((part / (slices - 1) - 0.30) * 2.0) * 1.18 - 0.18
        line.set_at((part, 0), mix(mix(deep, light, max(0.0, min(1.0, lit))), (18, 9, 4), dark))
    return line


@cached
def pawn(look: str, px: int) -> pygame.Surface:
    """A seat's pawn of height `px` (width about two thirds), with its mark on the foot."""
    seat = LOOKS[look]
    body = turned(px, seat.body).copy()
    _inlay(body, seat, body.get_width() / 2, px * 0.70, px * 0.085)
    return body


# ---- money and badges
_METALS = {
    1: (palette.rgb("#f4f1e8"), palette.rgb("#a9a7a0"), palette.rgb("#5a5752")),
    5: (palette.rgb("#fbe7a6"), palette.rgb("#c9983a"), palette.rgb("#6e4c14")),
}


@cached
def coin(px: int, value: int | str = 1) -> pygame.Surface:
    """A coin of diameter `px`: silver with any number or letter ("F" for francs, "" plain), gold when it is worth 5."""
    light, body, dark = _METALS[5 if value == 5 else 1]
    label = str(value)
    edge = max(1, round(px * 0.06))
    side = px * 3
    surface = blank(side, side + edge * 3, (*body, 0))
    half = side / 2
    for down in range(edge * 3):
        pygame.draw.circle(surface, mix(dark, body, 0.25), (half, half + down), half)
    pygame.draw.circle(surface, mix(body, dark, 0.3), (half, half), half)
    for step in range(24):
        share = step / 23
        middle = (half - side * 0.10 * share, half - side * 0.12 * share)
        pygame.draw.circle(surface, mix(body, light, share), middle, half * 0.93 * (1 - share * 0.9))
    pygame.draw.circle(surface, mix(body, dark, 0.35), (half, half), side * 0.40, max(2, int(side * 0.028)))
    out = shrunk(surface, 3)
    if label:
        _stamp(out, label, px, mix(dark, (20, 14, 8), 0.45), light)
    return out


def _stamp(out: pygame.Surface, label: str, px: int, ink: Colour, light: Colour) -> None:
    face = font("body_bold", round(px * (0.70 if len(label) == 1 else 0.54)))
    written, lit = face.render(label, True, ink), face.render(label, True, light)
    place = (out.get_width() / 2 - written.get_width() / 2, px / 2 - capital_middle(face))
    out.blit(lit, (round(place[0]) + 1, round(place[1]) + 1))
    out.blit(written, (round(place[0]), round(place[1])))


_BADGES: dict[str, tuple[Colour, Colour, Colour]] = {  # ground, words, line
    "plain": (palette.rgb("#2a2118"), palette.CREAM, palette.rgb("#6d6353")),
    "lead": (palette.rgb("#2a2118"), palette.rgb("#ffdd8a"), palette.BRASS),
    "gold": (palette.GLOW, palette.BRASS_INK, palette.rgb("#8a6018")),
    "brass": (palette.rgb("#b88e40"), palette.rgb("#261a0a"), palette.BRASS_LINE),
    "loss": (palette.ALARM, palette.ALARM_INK, palette.rgb("#c4685e")),
}


@cached
def badge(text: str, px: int, kind: str = "plain") -> pygame.Surface:
    """A pill of height `px` with a number: "plain", "lead", "gold" (what would come), "brass" (a bonus) or "loss"."""
    ground, ink, line = _BADGES[kind]
    face = font("body_bold", round(px * 0.80))
    written = face.render(text, True, ink)
    width = max(px, written.get_width() + round(px * 0.45))
    pill = blank(width * 3, px * 3, (*line, 0))
    area = pill.get_rect()
    thin = round(px * 0.055 * 3)
    pygame.draw.rect(pill, line, area, border_radius=px * 2)
    pygame.draw.rect(pill, ground, area.inflate(-2 * thin, -2 * thin), border_radius=px * 2)
    out = shrunk(pill, 3)
    digit = face.metrics("0")[0] or (0, 0, 0, px, px)
    centre = face.get_ascent() - (digit[2] + digit[3]) / 2
    out.blit(written, ((width - written.get_width()) // 2, round(px / 2 - centre)))
    return out


@cached
def check_seal(px: int) -> pygame.Surface:
    """A green wax seal with a tick: done, scored."""
    body = ellipse(px, px, palette.rgb("#2c3c1e")).copy()
    inner = round(px * 0.84)
    body.blit(ball(inner, palette.rgb("#5e7c44"), 0.35, 0.2), ((px - inner) // 2, (px - inner) // 2))
    tick = icon("check-mark", round(px * 0.68), palette.rgb("#f6f0dc"))
    body.blit(tick, ((px - tick.get_width()) // 2, (px - tick.get_height()) // 2))
    return body


# ---- honours


@cached
def gilt(sign: str, px: int) -> pygame.Surface:
    """An icon in gold: a crown, or the sign of a game."""
    return embossed(sign, px, palette.rgb("#ffe9b0"), palette.rgb("#b9862c"), palette.rgb("#2a1806"))


@cached
def wreath(px: int, looks: tuple[str, ...]) -> Layer:
    """The laurel of the end round the winner's disc; with a shared win the discs stand side by side."""
    laurel = embossed("laurels", px, palette.rgb("#ffecb4"), palette.rgb("#a27422"), palette.rgb("#2c1c06"), 0.012)
    side = laurel.get_width()
    whole = blank(side, side)
    whole.blit(laurel, (0, 0))
    count = max(1, len(looks))
    size = round(px * (0.433 if count == 1 else 0.30 if count == 2 else 0.22))
    pitch = size * (0.98 if count > 1 else 0)
    for place, look in enumerate(looks):
        token = disc(look, size)
        left = side / 2 - size / 2 + (place - (count - 1) / 2) * pitch
        _with_shadow(whole, token, (left, side / 2 + px * 0.02 - size / 2), px * 0.018)
    top = embossed(
        "queen-crown", round(px * 0.2), palette.rgb("#fff2c4"), palette.rgb("#b8862c"), palette.rgb("#2c1c06")
    )
    _with_shadow(whole, top, (side / 2 - top.get_width() / 2, side / 2 - px * 0.407 - top.get_height() / 2), px * 0.010)
    return grounded(whole, (shadow_of(whole, px * 0.016, 190, (px * 0.013, px * 0.021)),))


def _with_shadow(target: pygame.Surface, piece: pygame.Surface, at: tuple[float, float], radius: float) -> None:
    shadow_of(piece, radius, 190, (radius, radius * 1.5)).draw(target, at)
    target.blit(piece, (round(at[0]), round(at[1])))


@cached
def brass_oval(width: int, height: int) -> pygame.Surface:
    """The brass frame of a portrait, with its inner dark line; the picture inside is 10 design units smaller."""
    body = masked(vertical(width, height, palette.BRASS_STOPS), ellipse(width, height)).copy()
    line = unit(4)
    inner = ellipse(width - 2 * line, height - 2 * line, palette.BRASS_LINE)
    body.blit(inner, (line, line))
    light = masked(
        vertical(width, height, spread((255, 248, 220, 120), (255, 248, 220, 0), (0, 0, 0, 60))), ellipse(width, height)
    )
    body.blit(light, (0, 0))
    return body


def standing(piece: pygame.Surface) -> Layer:
    """A piece with the short shadow of one at rest, as one layer."""
    return grounded(piece, (piece_shadow(piece),))
