"""Plates of the zones, medallions of the districts, cards of leaders and events, seals and rewards."""

import math

import pygame

from game.art import faces
from game.art.baked import picture
from game.art.icons import icon
from game.art.lettering import centred
from game.art.palette import Colour, mix, rgb
from game.art.papers import paper
from game.art.quebec.lots import BOX, PARCHMENT, price
from game.art.quebec.tones import (
    DISTRICT_ICONS,
    EVENT_ICONS,
    LEADER_ICONS,
    PARCHMENT_LIGHT,
    ZONES,
    leader_zone,
)
from game.art.quebec.zones import FOOT, HEAD
from game.art.surfaces import (
    Layer,
    blank,
    cached,
    faded,
    glow_of,
    grounded,
    masked,
    outline,
    rounded,
    shadow_of,
    spread,
    unit,
    vertical,
)
from game.art.vector import code, dome, drawn, slope

EDGE: Colour = rgb("#4c4130")
GOLD_LINE: Colour = rgb("#8a6a26")
RADIUS = 10.0
WARM: Colour = rgb("#ff9d1e")


def _leaf(width: int, height: int, radius: int, seed: int) -> pygame.Surface:
    """Parchment with rounded corners and a border line."""
    body = masked(paper(width, height, seed, PARCHMENT_LIGHT), rounded(width, height, radius))
    body.blit(outline(width, height, radius, unit(1.4), (*EDGE, 200)), (0, 0))
    return body


def _shadows(shape: pygame.Surface) -> tuple[Layer, ...]:
    return (
        shadow_of(shape, unit(6), 130, (unit(2), unit(4)), (30, 18, 8)),
        shadow_of(shape, unit(2), 90, (unit(1), unit(1.5)), (30, 18, 8)),
    )


# ---- zones of power
@cached
def zone_plate(zone: str, width: int, height: int, lit: bool = False, grown: float = 1.0) -> Layer:
    """The plate of a zone: coloured head with its icon, room for piles, a line over the numbers. Without words.

    `lit` makes it bloom, as while it is scored; `grown` is that of `zones.Plate`. The Citadelle lies on its bastions.
    """
    look, radius = ZONES[zone], unit(RADIUS * grown)
    shape = rounded(width, height, radius)
    body = _leaf(width, height, radius, sorted(ZONES).index(zone) + 60)
    body.blit(_head(zone, width, height, unit(HEAD * grown), radius), (0, 0))
    body.blit(outline(width, height, radius, unit(1.4), (*EDGE, 220)), (0, 0))
    inset = unit(9 * grown)
    body.fill((138, 122, 88), (inset, height - unit(FOOT * grown), width - 2 * inset, unit(1)))
    sign = unit(22 * grown)
    x = unit((18 if zone == "citadel" else 20) * grown)
    body.blit(icon(look.icon, sign, look.on_body), (x - sign // 2, unit(16.5 * grown) - sign // 2))
    under: list[Layer] = []
    if zone == "citadel":
        under += [_bastions(width, height)]
    if lit:
        under += [glow_of(shape, unit(18), WARM, 240), glow_of(shape, unit(6), rgb("#ffd166"), 255)]
        body.blit(outline(width, height, radius, unit(2.6), rgb("#ffd166")), (0, 0))
    return grounded(body, (*under, *_shadows(shape)))


def _head(zone: str, width: int, height: int, deep: int, radius: int) -> pygame.Surface:
    """The coloured head of a plate and the light along its upper edge."""
    look = ZONES[zone]
    top, low = mix(look.body, (255, 246, 224), 0.10), mix(look.body, (26, 18, 12), 0.10)
    field = blank(width, height)
    field.blit(vertical(width, deep, spread(top, low)), (0, 0))
    field.fill((*look.line, 255), (0, deep - unit(1.4), width, unit(1.4)))
    head = masked(field, rounded(width, height, radius))
    rim = outline(width - 2 * unit(1), height, radius, unit(1.2), (255, 255, 255, 70)).copy()
    fade = ((0.0, (255, 255, 255, 255)), (0.14, (255, 255, 255, 0)), (1.0, (255, 255, 255, 0)))
    rim.blit(vertical(width, height, fade), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    head.blit(rim, (unit(1), unit(1.4)))
    return head


@cached
def _bastions(width: int, height: int) -> Layer:
    """The star fort under the plate of the Citadelle."""
    one = unit(100) / 100
    wide, high = width / one, height / one
    gap, nose, deep, dent = 5.0, 5.0, 24.0, 3.0
    pad = 14.0

    def corner(sx: int, sy: int, turned: bool) -> list[tuple[float, float]]:
        x, y = (wide if sx > 0 else 0.0), (high if sy > 0 else 0.0)
        points = [
            (x - sx * deep, y + sy * gap),
            (x - sx * (deep - dent), y + sy * (gap + nose - 2)),
            (x + sx * (gap + nose), y + sy * (gap + nose)),
            (x + sx * (gap + nose - 2), y - sy * (deep - dent)),
            (x + sx * gap, y - sy * deep),
        ]
        return points[::-1] if turned else points

    points = corner(-1, -1, True) + corner(1, -1, False) + corner(1, 1, True) + corner(-1, 1, False)
    path = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points) + "Z"
    body = (
        f"{slope('g', rgb('#b0b1ac'), rgb('#84867f'))}"
        f'<path d="{path}" fill="url(#g)" stroke="#4d4f4e" stroke-width="1.6" stroke-linejoin="round"/>'
        f'<path d="{path}" fill="none" stroke="#f3f0e4" stroke-opacity="0.5" stroke-width="1.2"'
        ' transform="translate(0.9 1.1)" stroke-linejoin="round"/>'
    )
    size = (round((wide + 2 * pad) * one), round((high + 2 * pad) * one))
    stone = drawn(body, *size, (-pad, -pad, wide + 2 * pad, high + 2 * pad))
    layer = grounded(stone, (shadow_of(stone, unit(5), 120, (unit(2), unit(4)), (30, 18, 8)),))
    return Layer(layer.picture, (layer.offset[0] - round(pad * one), layer.offset[1] - round(pad * one)))


@cached
def seal(px: int, order: int) -> pygame.Surface:
    """The place of a zone in the scoring order of the century; once scored use `pieces.check_seal`."""
    body = (
        f'<circle cx="50" cy="50" r="44" fill="#f3e3b8" stroke="{code(GOLD_LINE)}" stroke-width="6"/>'
        f'<circle cx="50" cy="50" r="35" fill="none" stroke="{code(GOLD_LINE)}" stroke-opacity="0.5" stroke-width="3"/>'
    )
    out = drawn(body, px, px, BOX).copy()
    centred(out, str(order), "numbers", round(px * 0.66), rgb("#4a3512"), (px / 2, px * 0.48))
    return out


@cached
def lead(px: int) -> pygame.Surface:
    """The brass pill under the largest number of a zone, `px` high and 1.36 px wide."""
    body = (
        f"{slope('g', rgb('#e0bb68'), rgb('#b98c34'))}"
        '<rect x="0.8" y="0.8" width="32.4" height="23.4" rx="11.7" fill="url(#g)" stroke="#7b5a1c"'
        ' stroke-width="1.3"/>'
        '<path d="M12 2.6H22" stroke="#fff3c8" stroke-opacity="0.8" stroke-width="1.2"/>'
    )
    return drawn(body, round(px * 1.36), px, (0, 0, 34, 25))


@cached
def emblem(zone: str, px: int, sign: str = "") -> pygame.Surface:
    """A small medallion in a zone's colour with its icon, or another one such as a leader's."""
    look = ZONES[zone]
    light, dark = mix(look.body, (255, 250, 240), 0.14), mix(look.body, (26, 18, 12), 0.16)
    body = (
        f"{slope('g', light, dark, 50)}"
        f'<circle cx="50" cy="50" r="48" fill="{code(mix(look.body, (26, 18, 12), 0.45))}"/>'
        '<circle cx="50" cy="50" r="45" fill="url(#g)"/>'
        '<circle cx="50" cy="50" r="40" fill="none" stroke="#f6efde" stroke-opacity="0.4" stroke-width="1.8"/>'
    )
    out = drawn(body, px, px, BOX).copy()
    side = round(px * 0.64)
    out.blit(icon(sign or look.icon, side, look.on_body), ((px - side) // 2, (px - side) // 2))
    return out


# ---- districts
@cached
def medallion(district: str, zone: str, cost: int, px: int) -> pygame.Surface:
    """The centre of a district, printed on the ground: what its action is, and the price of a contribution."""
    look = ZONES[zone]
    points = []
    for step in range(144):
        angle = math.tau * step / 144
        far = 46.5 + 1.9 * abs(math.cos(angle * 9))
        points.append(f"{50 + far * math.cos(angle):.2f} {50 + far * math.sin(angle):.2f}")
    path = "M" + "L".join(points) + "Z"
    body = (
        f"{slope('g', mix(look.body, PARCHMENT, 0.50), mix(look.body, PARCHMENT, 0.36), 40)}"
        f'<path d="{path}" fill="url(#g)" opacity="0.94"/>'
        f'<path d="{path}" fill="none" stroke="{code(look.line)}" stroke-width="1.7" stroke-opacity="0.9"/>'
        f'<circle cx="50" cy="50" r="41.5" fill="none" stroke="{code(look.line)}" stroke-opacity="0.45"/>'
    )
    out = drawn(body, px, px, BOX).copy()
    if district in DISTRICT_ICONS:
        side = round(px * 0.53)
        out.blit(icon(DISTRICT_ICONS[district], side, look.ink), ((px - side) // 2, round(px * 0.405 - side / 2)))
    else:
        centred(out, "?", "display_semibold", round(px * 0.62), look.ink, (px / 2, px * 0.42))
    pips = price(cost, round(px * 0.125), look.ink)
    out.blit(pips, (round((px - pips.get_width()) / 2 + px * 0.012), round(px * 0.815 - pips.get_height() / 2)))
    return out


# ---- leaders and events
BAND = 30.0  # depth of the coloured foot of a leader's card, where its name goes


@cached
def leader_card(leader: str, width: int, height: int) -> Layer:
    """The card of a leader that is free. Its name goes on the coloured foot, `BAND` deep."""
    zone = leader_zone(leader)
    look, radius = ZONES[zone], unit(8)
    body = _leaf(width, height, radius, 70 + sorted(ZONES).index(zone))
    inset, band = unit(4), unit(BAND)
    field = blank(width, height)
    inner = rounded(width - 2 * inset, height - 2 * inset, unit(5))
    strip = blank(*inner.get_size())
    top, low = mix(look.body, (255, 246, 224), 0.08), mix(look.body, (26, 18, 12), 0.12)
    strip.blit(vertical(inner.get_width(), band, spread(top, low)), (0, inner.get_height() - band))
    field.blit(masked(strip, inner), (inset, inset))
    body.blit(field, (0, 0))
    _portrait(body, zone, (inset, inset, width - 2 * inset, height - 2 * inset - band))
    body.blit(outline(width - 2 * inset, height - 2 * inset, unit(5), unit(1), (*look.line, 180)), (inset, inset))
    side = unit(24)
    body.blit(emblem(zone, side, LEADER_ICONS[zone]), (inset + unit(2), height - inset - band - round(side * 0.62)))
    return grounded(body, _shadows(rounded(width, height, radius)))


def _portrait(body: pygame.Surface, zone: str, area: tuple[int, int, int, int]) -> None:
    """The leader's portrait in the upper part of a card, its corners rounded like the card's."""
    left, top, width, height = area
    tall = max(height, round(width * faces.RATIO))
    whole = picture(f"quebec/leader_{zone}", round(tall / faces.RATIO), tall)
    part = blank(width, height)
    part.blit(whole, ((width - whole.get_width()) // 2, 0))
    shape = rounded(width, height + unit(5), unit(5)).subsurface((0, 0, width, height))
    body.blit(masked(part, shape), (left, top))


def leader_face(leader: str, px: int) -> pygame.Surface:
    """A leader as a round medallion in a brass rim, as in the panel of who has him."""
    return faces.medallion(f"quebec/leader_{leader_zone(leader)}", px)


@cached
def leader_place(leader: str, width: int, height: int) -> pygame.Surface:
    """The empty place of a leader that somebody has: dark, with his faint icon."""
    zone = leader_zone(leader)
    look, radius = ZONES[zone], unit(8)
    body = rounded(width, height, radius, (20, 14, 9, 170)).copy()
    body.blit(_broken(width, height, radius, rgb("#6b5438")), (0, 0))
    side = unit(34)
    sign = faded(icon(LEADER_ICONS[zone], side, mix(look.body, rgb("#b8a88c"), 0.35)), 0.55)
    body.blit(sign, ((width - side) // 2, (height - unit(BAND) - side) // 2))
    return body


@cached
def _broken(width: int, height: int, radius: int, colour: Colour) -> pygame.Surface:
    """A dashed rounded frame."""
    line = outline(width, height, radius, unit(1.3), colour).copy()
    gaps = blank(width, height, (255, 255, 255, 255))
    step, gap = unit(9), unit(4)
    for x in range(radius, width - radius, step):
        gaps.fill((255, 255, 255, 0), (x, 0, gap, radius // 2))
        gaps.fill((255, 255, 255, 0), (x, height - radius // 2, gap, radius // 2))
    for y in range(radius, height - radius, step):
        gaps.fill((255, 255, 255, 0), (0, y, radius // 2, gap))
        gaps.fill((255, 255, 255, 0), (width - radius // 2, y, radius // 2, gap))
    line.blit(gaps, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return line


@cached
def event_card(width: int, height: int, seed: int = 80) -> Layer:
    """The card of an event, without icon and words."""
    radius, inset = unit(RADIUS), unit(5)
    body = _leaf(width, height, radius, seed)
    inner = outline(width - 2 * inset, height - 2 * inset, unit(7), unit(1), (142, 106, 46, 150))
    body.blit(inner, (inset, inset))
    return grounded(body, _shadows(rounded(width, height, radius)))


def event_sign(event: str, px: int, colour: Colour = (58, 50, 38)) -> pygame.Surface:
    """The icon of an event."""
    return icon(EVENT_ICONS[event], px, colour)


@cached
def reward(px: int, points: int, taken: bool = False) -> pygame.Surface:
    """The points of a race; a taken reward is grey."""
    light, body, dark = (
        (rgb("#d8d2c4"), rgb("#b4ac9a"), rgb("#8a8272")) if taken else (rgb("#f8e0a0"), rgb("#dcb156"), rgb("#b98a34"))
    )
    picture = (
        f"{dome('g', light, body, dark)}"
        '<circle cx="50" cy="50" r="46" fill="url(#g)" stroke="#7b5a1c" stroke-width="5"/>'
        '<circle cx="50" cy="50" r="37" fill="none" stroke="#fff3c8" stroke-opacity="0.55" stroke-width="3"/>'
    )
    out = drawn(picture, px, px, BOX).copy()
    ink = rgb("#5a5242") if taken else rgb("#2b1d06")
    centred(out, str(points), "numbers", round(px * 0.68), ink, (px / 2, px * 0.48))
    return out


@cached
def gain(px: int, words: str, under: str = "", language: str = "en") -> pygame.Surface:
    """The golden medal with what a move would win: "+4", and "VP" below."""
    picture = (
        f"{dome('g', rgb('#f8e0a0'), rgb('#dcb156'), rgb('#b98a34'))}"
        '<circle cx="50" cy="50" r="47" fill="url(#g)" stroke="#5f4212" stroke-width="3"/>'
        '<circle cx="50" cy="50" r="39" fill="none" stroke="#fff3c8" stroke-opacity="0.6" stroke-width="2"/>'
    )
    out = drawn(picture, px, px, BOX).copy()
    ink = rgb("#2f1f05")
    centred(out, words, "numbers", round(px * (0.47 if under else 0.56)), ink, (px / 2, px * (0.42 if under else 0.48)))
    if under:
        centred(out, under, "display_semibold", round(px * 0.24), ink, (px / 2, px * 0.73), language)
    return out


@cached
def century(px: int, number: str, state: str) -> pygame.Surface:
    """A disc of the century track of the top bar: "past", "now" or "next"."""
    fill, line, ink = {
        "past": ("#4a3826", "#6b5230", rgb("#b8a88c")),
        "now": ("#c79a3f", "#f0d48f", rgb("#2a1c08")),
        "next": ("#231a14", "#6b5230", rgb("#8d7c63")),
    }[state]
    body = f'<circle cx="50" cy="50" r="45" fill="{fill}" stroke="{line}" stroke-width="5"/>'
    out = drawn(body, px, px, BOX).copy()
    centred(out, number, "display_semibold", round(px * 0.54), ink, (px / 2, px * 0.48))
    return out
