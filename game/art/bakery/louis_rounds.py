"""Round pieces of Louis XIV: discs seen a little from the side, enamelled chips, coins, shields, brass and laurels."""

import math

import numpy as np
import pygame

from game.art.bakery.louis_relief import (
    Sheet,
    ellipse,
    gold_of,
    grid,
    lamp,
    mask_of,
    placed,
    polygons,
    relief,
    shifted,
)
from game.art.bakery.noise import Field, Picture, blurred, plain
from game.art.bakery.store import array_of, surface_of, write
from game.art.icons import icon
from game.art.louis_xiv.signs import sign
from game.art.louis_xiv.tones import CHIPS, FAMILIES, RIM, look_of
from game.art.palette import LOOKS, Colour, mix, rgb
from game.art.pieces import shape

DISC = 204  # six times the largest disc of the board
CHIP = 240
WHITE: Colour = (255, 255, 255)
SIGN: Colour = rgb("#f0cf7e")
ANY_ARMS = ("fleur-de-lys", rgb("#7b2b5a"), rgb("#f3d486"))


def _layer(width: int, ratio: float) -> tuple[Field, int]:
    high = round(width * ratio)
    return ellipse(width, high), high


def _side_light(width: int) -> Field:
    across = np.linspace(-1, 1, width)
    return plain(np.clip(1.12 - 0.55 * np.abs(across + 0.35) ** 1.5, 0.35, 1.15))


def _seam(share: float) -> float:
    """How light a disc's side is, 0 at the upper lip to 1 at the foot: lit lip, body, dark seam."""
    if share > 0.86:
        return 0.46
    if share > 0.72:
        return 0.72
    return 1.25 if share <= 0.12 else 1.02 - 0.18 * share


def puck(
    width: int, thick: int, ratio: float, body: Colour, top: Colour, face: pygame.Surface | None, rim: float = 0.09
) -> pygame.Surface:
    """A cylinder; `face` is laid squashed on its top."""
    oval, high = _layer(width, ratio)
    sheet = Sheet(width, high + thick)
    light = _side_light(width)[None, :, None]
    for down in range(thick, -1, -1):
        layer = placed(oval, width, high + thick, 0, down)
        shade = _seam(down / max(1, thick))
        colour = np.zeros((high + thick, width, 3), np.float32) + np.array(body, np.float32) * shade * light
        sheet.lay(plain(np.clip(colour, 0, 255)), layer)
    _top(sheet, oval, high, top, ratio, rim)
    if face is not None:
        inner = width - 2 * max(2, round(width * rim))
        flat = pygame.transform.smoothscale(face, (inner, round(inner * ratio)))
        raw = array_of(flat)
        left, down = (width - inner) // 2, (high - raw.shape[0]) // 2
        colours = np.zeros((sheet.height, width, 3), np.float32)
        colours[down : down + raw.shape[0], left : left + inner] = raw[..., :3]
        sheet.lay(colours, placed(raw[..., 3] / 255, width, sheet.height, left, down))
    return sheet.surface()


def _top(sheet: Sheet, oval: Field, high: int, top: Colour, ratio: float, rim: float) -> None:
    width = sheet.width
    x, y = grid(width, high)
    away = np.hypot(x + 0.3, y + 0.45)
    lit = np.array(top, np.float32) * np.clip(1.16 - 0.30 * away, 0.6, 1.2)[..., None]
    sheen = lit + (np.clip(0.75 - away, 0, 1) ** 1.5 * 24)[..., None]
    full = np.zeros((sheet.height, width, 3), np.float32)
    full[:high] = np.clip(sheen, 0, 255)

    def whole(field: Field) -> Field:
        return placed(plain(field), width, sheet.height, 0, 0)

    sheet.lay(full, whole(oval))
    edge = max(2, round(width * rim))
    lift = round(edge * ratio)
    inner = placed(ellipse(width - 2 * edge, high - 2 * lift), width, high, edge, lift)
    ring = np.clip(oval - inner, 0, 1)
    tilt = -(x + y) * 0.5
    sheet.lay(WHITE, whole(np.clip(tilt, 0, 1) * ring), 0.55)
    sheet.lay((0, 0, 0), whole(np.clip(-tilt, 0, 1) * ring), 0.22)
    sheet.lay((0, 0, 0), whole(blurred(plain(ring), 3) * 0.5 * inner), 0.45)


def marker(look: str | None) -> pygame.Surface:
    """A seat's disc with its mark, or plain wood."""
    seat = look_of(look)
    face = None
    if look is not None:
        side = DISC
        face = pygame.Surface((side, side), pygame.SRCALPHA)
        size = round(side * (0.98 if seat.mark in ("disc", "square") else 0.92))
        corner = (side - size) // 2
        under = shape(seat.mark, size, (0, 0, 0))
        under.set_alpha(90)
        face.blit(under, (corner + 4, corner + 6))
        face.blit(shape(seat.mark, size, rgb("#fff6e0") if look != "topaz" else rgb("#4a2c08")), (corner, corner))
    body = rgb("#8f7a58") if look is None else mix(seat.body, (20, 8, 20), 0.34)
    return puck(DISC, round(DISC * 0.24), 0.68, body, seat.body, face)


def token(
    width: int,
    ground: Colour,
    emblem: Field | None,
    rim: Colour = RIM,
    rim_width: float = 0.11,
    ink: Colour = SIGN,
) -> Sheet:
    """A flat round token: gold rim, enamel ground, raised emblem (a mask of the token's size)."""
    sheet = Sheet(width, width)
    whole = ellipse(width, width)
    edge = max(2, round(width * rim_width))
    inner = placed(ellipse(width - 2 * edge, width - 2 * edge), width, width, edge, edge)
    sheet.lay(lamp(ground, width, width), whole)
    ring = plain(np.clip(whole - inner, 0, 1))
    sheet.lay(relief(ring, rim, width * 0.028, 1.4, 0.5), ring)
    sheet.lay((0, 0, 0), (1 - blurred(inner, width * 0.03)) * inner, 0.8)
    if emblem is not None:
        shade = blurred(shifted(emblem, width * 0.02, width * 0.025), width * 0.018)
        sheet.lay((14, 6, 10), shade * inner, 0.65)
        sheet.lay(relief(emblem, gold_of(ink, width, width), width * 0.018, 0.8, 0.3), emblem)
    return sheet


def centred(mask: Field, width: int, height: int, drop: float = 0.0) -> Field:
    """A mask in the middle of a field."""
    return placed(
        mask, width, height, (width - mask.shape[1]) // 2, (height - mask.shape[0]) // 2 + round(height * drop)
    )


def chip(kind: str) -> pygame.Surface:
    """A mission chip from above."""
    emblem = centred(mask_of(sign(kind, round(CHIP * 0.62), WHITE)), CHIP, CHIP)
    return token(CHIP, CHIPS[kind], emblem).surface()


def chip_puck(kind: str) -> pygame.Surface:
    """A mission chip lying on a stack: gold edge with an enamel stripe."""
    width, thick = CHIP, round(CHIP * 0.13)
    oval, high = _layer(width, 0.74)
    sheet = Sheet(width, high + thick)
    whole = _piled(oval, width, high + thick, range(thick + 1))
    light = np.clip(1.15 - 0.6 * np.abs(np.linspace(-1, 1, width) + 0.35) ** 1.5, 0.32, 1.15)[None, :, None]
    side = np.zeros((high + thick, width, 3), np.float32) + np.array(rgb("#a87a30"), np.float32)
    sheet.lay(plain(side * light), whole)
    stripe = _piled(oval, width, high + thick, range(round(thick * 0.35), round(thick * 0.75) + 1))
    sheet.lay(mix(CHIPS[kind], (0, 0, 0), 0.35), stripe, 0.8)
    foot = np.clip(whole - _piled(oval, width, high + thick, range(thick - 3)), 0, 1)
    sheet.lay((20, 10, 4), plain(foot), 0.55)
    emblem = centred(mask_of(sign(kind, round(CHIP * 0.60), WHITE)), CHIP, CHIP)
    flat = pygame.transform.smoothscale(token(CHIP, CHIPS[kind], emblem).surface(), (width, high))
    _stamp(sheet, flat, 0, 0)
    return sheet.surface()


def _piled(oval: Field, width: int, height: int, downs: range) -> Field:
    whole = np.zeros((height, width), np.float32)
    for down in downs:
        whole = np.maximum(whole, placed(oval, width, height, 0, down))
    return plain(whole)


def _stamp(sheet: Sheet, picture: pygame.Surface, left: int, top: int) -> None:
    raw = array_of(picture)
    colours = np.zeros((sheet.height, sheet.width, 3), np.float32)
    high, wide = raw.shape[:2]
    colours[top : top + high, left : left + wide] = raw[..., :3]
    sheet.lay(colours, placed(raw[..., 3] / 255, sheet.width, sheet.height, left, top))


def start() -> pygame.Surface:
    """The tile of the start player."""
    sun = centred(mask_of(icon("heraldic-sun", round(CHIP * 0.76), WHITE)), CHIP, CHIP)
    return token(CHIP, CHIPS["crown"], sun).surface()


def coin(plain_face: bool) -> Sheet:
    """A gold coin from above, with a fleur-de-lis or free for a number."""
    width = CHIP
    sheet = Sheet(width, width)
    whole = ellipse(width, width)
    x, y = grid(width, width)
    slope = (x + y) / 2
    stops = (rgb("#ffe9a0"), rgb("#e0b04a"), rgb("#9c6a1c"))
    base = plain(
        np.stack([np.interp(slope, [-0.8, -0.1, 0.8], [tone[part] for tone in stops]) for part in range(3)], axis=-1)
    )
    edge = round(width * 0.1)
    inner = placed(ellipse(width - 2 * edge, width - 2 * edge), width, width, edge, edge)
    form = blurred(plain(np.clip(whole - inner * 0.75, 0, 1)), width * 0.02)
    sheet.lay(relief(whole, base, width * 0.03, 1.5, 0.4, form), whole)
    if not plain_face:
        lily = centred(mask_of(icon("fleur-de-lys", round(width * 0.56), WHITE)), width, width)
        sheet.lay((70, 40, 8), blurred(shifted(lily, 3, 4), 4), 0.45)
        sheet.lay(relief(lily, plain(base * 0.92), width * 0.02, 1.3), lily)
    return sheet


def coin_puck() -> pygame.Surface:
    """A coin lying in a heap."""
    return puck(CHIP, round(CHIP * 0.15), 0.62, rgb("#9c6a1c"), rgb("#e0b04a"), coin(False).surface(), 0.05)


def shield(family: str) -> pygame.Surface:
    """Arms: a gold-edged shield with the family's charge; "any" has the lily of no family."""
    charge, field, ink = FAMILIES.get(family, ANY_ARMS)
    width = CHIP
    sheet = Sheet(width, width)
    outer = mask_of(icon("shield", width, WHITE))
    small = round(width * 0.84)
    inner = centred(mask_of(icon("shield", small, WHITE)), width, width)
    sheet.lay(relief(outer, RIM, width * 0.03, 1.2, 0.5), outer)
    sheet.lay(lamp(field, width, width, 1.25, 0.42), inner)
    sheet.lay((0, 0, 0), (1 - blurred(inner, width * 0.025)) * inner, 0.5)
    if charge:
        share = {"lion": 0.44, "eagle": 0.48, "tower": 0.40, "ermine": 0.46, "sun": 0.54}.get(family, 0.46)
        emblem = centred(mask_of(icon(charge, round(width * share), WHITE)), width, width, -0.03)
        sheet.lay((8, 4, 8), blurred(shifted(emblem, 4, 5), 4) * inner, 0.5)
        sheet.lay(relief(emblem, ink, width * 0.016, 0.9, 0.3), emblem)
    return sheet.surface()


def emblem(name: str, colour: Colour, width: int = CHIP) -> pygame.Surface:
    """An icon as a gold relief."""
    mask = mask_of(icon(name, width, WHITE))
    sheet = Sheet(width, width)
    sheet.lay(relief(mask, gold_of(colour, width, width), width * 0.02, 1.1, 0.4), mask)
    return sheet.surface()


def laurel() -> pygame.Surface:
    """The wreath, bronze gold."""
    width = CHIP
    mask = mask_of(icon("laurels", width, WHITE))
    sheet = Sheet(width, width)
    sheet.lay(relief(mask, gold_of(rgb("#b3873a"), width, width), width * 0.02, 1.0, 0.35), mask)
    return sheet.surface()


# ---- brass
def _rosette(side: int, lit: bool) -> tuple[Picture, Field]:
    surface = pygame.Surface((side * 3, side * 3), pygame.SRCALPHA)
    half = side * 1.5
    for petal in range(8):
        angle = petal * math.pi / 4
        middle = (half + half * 0.6 * math.cos(angle), half + half * 0.6 * math.sin(angle))
        pygame.draw.circle(surface, WHITE, middle, half * 0.30)
    pygame.draw.circle(surface, WHITE, (half, half), half * 0.62)
    mask = mask_of(pygame.transform.smoothscale(surface, (side, side)))
    x, y = grid(side, side)
    away = np.hypot(x, y)
    form = blurred(mask, side * 0.0375) * 0.6 + np.clip(0.42 - away, 0, 0.3) * 2.2
    form = form - np.exp(-(((away - 0.46) / 0.06) ** 2)) * 0.3
    base = rgb("#ffdf8a") if lit else rgb("#c79a48")
    return relief(mask, base, side * 0.08, 1.0, 0.5, plain(form)), mask


def clasp(rising: bool, lit: bool) -> pygame.Surface:
    """The plate along the diagonal of two boards and the rosette on it; the middle of the picture is the corner."""
    side = 240  # for 40 design units
    one = side / 40
    sheet = Sheet(side, side)
    angle = math.atan2(131, 190) * (-1 if rising else 1)
    along, across = (math.cos(angle), math.sin(angle)), (-math.sin(angle), math.cos(angle))
    outline = [(-18, 0), (-12.2, -3.4), (12.2, -3.4), (18, 0), (12.2, 3.4), (-12.2, 3.4)]
    middle = side / 2
    points = [
        (middle + one * (x * along[0] + y * across[0]), middle + one * (x * along[1] + y * across[1]))
        for x, y in outline
    ]
    plate = polygons(side, side, [points])
    sheet.lay((8, 5, 14), blurred(shifted(plate, one, 1.6 * one), 1.5 * one), 0.6)
    sheet.lay(relief(plate, rgb("#ffd774") if lit else rgb("#b98d40"), 1.1 * one, 1.1, 0.4), plate)
    flower = round(20 * one)
    picture, mask = _rosette(flower, lit)
    corner = (side - flower) // 2
    cover = placed(mask, side, side, corner, corner)
    sheet.lay((8, 5, 14), blurred(shifted(cover, one, 1.5 * one), 1.5 * one), 0.55)
    whole = np.zeros((side, side, 3), np.float32)
    whole[corner : corner + flower, corner : corner + flower] = picture
    sheet.lay(whole, cover)
    return sheet.surface()


def rosette() -> pygame.Surface:
    """The brass flower at the corners of the cloth."""
    picture, mask = _rosette(120, False)
    return surface_of(picture, mask)


def bake() -> None:
    """Write every round piece."""
    for look in (*(name for name in LOOKS if name in ("ruby", "topaz", "sapphire", "emerald", "neutral")), None):
        write(f"louis_xiv/disc_{look or 'wood'}", marker(look), quality=92)
    for kind in CHIPS:
        write(f"louis_xiv/chip_{kind}", chip(kind), quality=92)
        if kind != "any":
            write(f"louis_xiv/puck_{kind}", chip_puck(kind), quality=92)
    for family in (*FAMILIES, "any"):
        write(f"louis_xiv/shield_{family}", shield(family), quality=92)
    write("louis_xiv/coin", coin(False).surface(), quality=92)
    write("louis_xiv/coin_plain", coin(True).surface(), quality=92)
    write("louis_xiv/coin_puck", coin_puck(), quality=92)
    write("louis_xiv/start", start(), quality=92)
    write("louis_xiv/laurel", laurel(), quality=92)
    for name, colour in (
        ("fleur-de-lys", rgb("#e3bf6a")),
        ("domino-mask", rgb("#e3bf6a")),
        ("coins", rgb("#fff0c0")),
        ("tied-scroll", rgb("#f2dca0")),
        ("heraldic-sun", rgb("#e3bf6a")),
    ):
        write(f"louis_xiv/emblem_{name}", emblem(name, colour), quality=92)
    for rising in (True, False):
        for lit in (True, False):
            name = f"clasp_{'rising' if rising else 'falling'}{'_lit' if lit else ''}"
            write(f"louis_xiv/{name}", clasp(rising, lit), quality=92)
    write("louis_xiv/rosette", rosette(), quality=92)
