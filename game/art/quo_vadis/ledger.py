"""The ledger of promises: a papyrus between two rods, wax seals, cards, and tiles of trust."""

import math

import pygame

from game.art.lettering import centred
from game.art.palette import Colour, mix, rgb
from game.art.quo_vadis.tones import INK_SOFT, LAUREL, PORPHYRY, TERRACOTTA
from game.art.surfaces import (
    Layer,
    blank,
    cached,
    glow_of,
    grounded,
    horizontal,
    masked,
    outline,
    rounded,
    shadow_of,
    shrunk,
    spread,
    unit,
    vertical,
)
from game.art.textures import grain

ROD = 22.0  # design units: how high a rolled end is
WAX: dict[str, Colour] = {
    "live": PORPHYRY,
    "bad": TERRACOTTA,
    "new": LAUREL,
    "kept": LAUREL,
    "broken": TERRACOTTA,
    "lapsed": rgb("#806338"),
    "voided": rgb("#806338"),
    "released": rgb("#806338"),
}
_CARDS: dict[str, tuple[Colour, Colour]] = {
    "live": (rgb("#fbf3e0"), rgb("#b59a6e")),
    "bad": (rgb("#f8dcc6"), TERRACOTTA),
    "new": (rgb("#e9efd2"), LAUREL),
    "hover": (rgb("#fffaf0"), rgb("#c9781a")),
}


@cached
def scroll(width: int, height: int) -> Layer:
    """An unrolled papyrus; its rods stick out 4 design units left and right, and lie within its height."""
    radius = unit(8)
    shape = rounded(width, height, radius)
    sheet = masked(grain("papyrus", width, height, 2), shape).copy()
    for edge, size, stops in (
        (horizontal, unit(46), spread((96, 66, 30, 66), (96, 66, 30, 14), (96, 66, 30, 0))),
        (vertical, unit(60), spread((96, 66, 30, 84), (96, 66, 30, 16), (96, 66, 30, 0))),
    ):
        shade = edge(size, height, stops) if edge is horizontal else edge(width, size, stops)
        far = pygame.transform.flip(shade, edge is horizontal, edge is vertical)
        sheet.blit(shade, (0, 0))
        sheet.blit(far, (width - size, 0) if edge is horizontal else (0, height - size))
    sheet = masked(sheet, shape)
    sheet.blit(outline(width, height, radius, unit(1.4), rgb("#8a6a3c")), (0, 0))
    whole = grounded(sheet, (shadow_of(shape, unit(10), 205, (-unit(3), unit(8)), (4, 2, 0)),))
    rod = _rod(width + 2 * unit(4))
    out = whole.picture.copy()
    for top in (-unit(2), height - unit(20)):
        place = (-unit(4) - whole.offset[0], top - whole.offset[1])
        shadow_of(rod, unit(4), 150, (0, unit(5))).draw(out, place)
        out.blit(rod, place)
    return Layer(out, whole.offset)


@cached
def _rod(width: int) -> pygame.Surface:
    """A rolled end of papyrus with the knobs of its rod."""
    high, knob = unit(ROD), unit(12)
    out = blank(width, unit(28))
    top = (unit(28) - high) // 2
    lights = [0.45 + 0.62 * math.sin(0.25 + 2.8 * step / 8) for step in range(9)]
    stops = spread(*((round(214 * light), round(190 * light), round(144 * light)) for light in lights))
    roll = masked(vertical(width - knob, high, stops), rounded(width - knob, high, high // 2))
    out.blit(roll, (knob // 2, top))
    for x in (0, width - knob):
        body = rounded(knob, unit(28), unit(5), rgb("#d9b565")).copy()
        line = unit(1.4)
        wood = vertical(knob - 2 * line, unit(28) - 2 * line, spread(rgb("#a06a3a"), rgb("#7a4b26"), rgb("#4c2c14")))
        body.blit(masked(wood, rounded(*wood.get_size(), unit(4))), (line, line))
        out.blit(body, (x, 0))
    return out


# ---- seals
def _rim(angle: float) -> float:
    """How far the wax has run, in parts of its radius."""
    return 1 + 0.05 * math.sin(angle * 5 + 0.6) + 0.04 * math.sin(angle * 3 + 2) + 0.025 * math.sin(angle * 8)


CRACK = ((-0.30, -1.05), (-0.04, -0.52), (-0.20, -0.16), (0.14, 0.20), (-0.04, 0.56), (0.20, 1.08))


@cached
def seal(px: int, kind: str = "live", text: str = "", cracked: bool = False) -> Layer:
    """A seal of wax `px` across with a number pressed into it, the layer belonging to its middle.

    Kinds: "live", "new" (green), "bad" (about to break), and every status; "broken" is always cracked.
    """
    colour, factor = WAX[kind], 3
    side = round(px * 1.24) * factor
    middle, radius = side / 2, px * factor / 2
    drop = blank(side, side, (*colour, 0))

    def edge(share: float, shift: float) -> list[tuple[float, float]]:
        reach, start = radius * share, middle + shift
        turns = [math.tau * step / 96 for step in range(96)]
        return [(start + reach * _rim(a) * math.cos(a), start + reach * _rim(a) * math.sin(a)) for a in turns]

    dark, light = mix(colour, (20, 4, 4), 0.5), mix(colour, (255, 236, 220), 0.42)
    pygame.draw.polygon(drop, dark, edge(1.0, 0))
    steps = 12
    for step in range(steps):
        share = step / (steps - 1)
        tone = mix(mix(colour, (20, 4, 4), 0.18), mix(colour, light, 0.55), share)
        pygame.draw.polygon(drop, tone, edge(0.965 - 0.20 * share, -radius * 0.05 * (1 + share)))
    pygame.draw.circle(drop, dark, (middle, middle), radius * 0.74)
    pygame.draw.circle(drop, light, (middle + radius * 0.025, middle + radius * 0.035), radius * 0.735)
    pygame.draw.circle(drop, mix(colour, (20, 4, 4), 0.16), (middle, middle), radius * 0.705)
    body = shrunk(drop, factor)
    half = body.get_width() / 2
    if cracked or kind == "broken":
        body = _cracked(body, px)
    if text:
        centred(body, text, "body_bold", round(px * 0.46), (30, 5, 5), (half + px * 0.02, half + px * 0.03))
        centred(body, text, "body_bold", round(px * 0.46), rgb("#ffeedd"), (half, half))
    layer = grounded(body, (shadow_of(body, px * 0.05, 130, (px * 0.03, px * 0.06)),))
    return Layer(layer.picture, (layer.offset[0] - round(half), layer.offset[1] - round(half)))


def _cracked(body: pygame.Surface, px: int) -> pygame.Surface:
    """The two halves drawn apart along the crack."""
    factor, (width, height) = 3, body.get_size()
    line = [(width / 2 + x * px / 2, height / 2 + y * px / 2) for x, y in CRACK]
    out = blank(width, height)
    gap = max(1, round(px * 0.055))
    for way, corner in ((-1, 0), (1, width)):
        part = blank(width * factor, height * factor, (255, 255, 255, 0))
        points = [(x * factor, y * factor) for x, y in line]
        low, side = height * factor + 9, corner * factor
        rim = [(side, -9), (points[0][0], -9), *points, (points[-1][0], low), (side, low)]
        pygame.draw.polygon(part, (255, 255, 255), rim)
        half = masked(body, shrunk(part, factor))
        turned = pygame.transform.rotozoom(half, -way * 4, 1)
        spot = turned.get_rect(center=(width // 2 + way * gap, height // 2 + (gap if way > 0 else 0)))
        out.blit(turned, spot)
    return out


# ---- cards and tiles
@cached
def card(width: int, height: int, kind: str = "live") -> Layer:
    """The card of a promise: "live", "bad" (the act at hand would break it), "new" or "hover"."""
    ground, line = _CARDS[kind]
    radius, edge = unit(8), unit(1.2 if kind == "live" else 2)
    shape = rounded(width, height, radius)
    body = rounded(width, height, radius, line).copy()
    inner = (width - 2 * edge, height - 2 * edge)
    fill = vertical(*inner, spread(mix(ground, (255, 255, 255), 0.4), ground))
    body.blit(masked(fill, rounded(*inner, radius - edge)), (edge, edge))
    under = [shadow_of(shape, unit(2), 80, (unit(1), unit(2)))]
    if kind == "bad":
        under.append(glow_of(shape, unit(5), (220, 90, 40), 130))
    return grounded(body, tuple(under))


@cached
def trust_tile(width: int, height: int, worse: bool = False) -> pygame.Surface:
    """The tile of how much one trusts somebody; `worse` where the act at hand lowers it."""
    radius = unit(8)
    ground, line = ((*rgb("#f8ddc8"), 230), TERRACOTTA) if worse else ((*rgb("#fbf2dc"), 220), rgb("#b59a6e"))
    tile = rounded(width, height, radius, ground).copy()
    tile.blit(outline(width, height, radius, unit(1.8 if worse else 1.2), line), (0, 0))
    return tile


@cached
def stripe(width: int, height: int) -> pygame.Surface:
    """The faint ground of every other line of what is settled."""
    return rounded(width, height, unit(5), (*rgb("#c9ae78"), 56))


@cached
def arrow(width: int, colour: Colour = INK_SOFT) -> pygame.Surface:
    """Who promises whom: a thin arrow to the right, `width` long."""
    factor, high = 4, round(width * 0.68)
    sign = blank(width * factor, high * factor, (*colour, 0))
    middle, head = high * factor / 2, width * factor * 0.54
    thick = max(2, round(width * factor * 0.12))
    pygame.draw.line(sign, colour, (0, middle), (head + factor, middle), thick)
    reach = high * factor * 0.42
    pygame.draw.polygon(sign, colour, [(head, middle - reach), (width * factor, middle), (head, middle + reach)])
    return shrunk(sign, factor)
