"""Paper, cards, cloth and stone that things are written on, in device pixels."""

import pygame

from game.art import palette
from game.art.palette import Colour, mix, tint
from game.art.surfaces import (
    Layer,
    blank,
    cached,
    ellipse,
    glow_of,
    grounded,
    horizontal,
    masked,
    outline,
    rounded,
    scale,
    shadow_of,
    sheet_shadows,
    spread,
    unit,
    vertical,
)
from game.art.textures import grain

ROW_LINE = palette.rgb("#a89676")


def lay(
    target: pygame.Surface, sheet: pygame.Surface, corner: tuple[float, float], offset: tuple[float, float]
) -> None:
    """Blit a sheet and its shadows: `corner` in design units, `offset` is where the design space begins."""
    at = (offset[0] + corner[0] * scale(), offset[1] + corner[1] * scale())
    for shadow in sheet_shadows(rounded(*sheet.get_size(), 2)):
        shadow.draw(target, at)
    target.blit(sheet, (round(at[0]), round(at[1])))


@cached
def paper(width: int, height: int, seed: int = 1, colour: Colour = palette.SHEET) -> pygame.Surface:
    """A piece of map paper with grain, lit from above; another colour multiplies it."""
    sheet = blank(width, height)
    sheet.blit(grain("paper", width, height, seed), (0, 0))
    if colour != palette.SHEET:
        ratio = [min(255, round(255 * part / whole)) for part, whole in zip(colour, palette.SHEET, strict=True)]
        sheet.fill((*ratio, 255), special_flags=pygame.BLEND_RGBA_MULT)
    shade = spread((255, 250, 232, 44), (255, 248, 225, 0), (60, 36, 12, 34))
    sheet.blit(vertical(width, height, shade), (0, 0))
    return sheet


@cached
def sheet(width: int, height: int, seed: int = 9) -> Layer:
    """A large sheet: two rules, the engraver's black and white bar at head and foot, and shadows."""
    body = paper(width, height, seed).copy()
    ruled(body, unit(10), 1.6)
    ruled(body, unit(15), 0.8)
    _bars(body, unit(15), 48)
    shape = rounded(width, height, unit(3))
    return grounded(masked(body, shape), sheet_shadows(shape))


def ruled(body: pygame.Surface, inset: int, thick: float) -> None:
    """Draw a rectangular rule `inset` from the edge of a sheet being made."""
    area = body.get_rect().inflate(-2 * inset, -2 * inset)
    pygame.draw.rect(body, palette.LINE, area, max(1, unit(thick)))


def _bars(body: pygame.Surface, inset: int, count: int) -> None:
    width, height = body.get_size()
    step, thick = (width - 2 * inset) / count, unit(5)
    for index in range(count):
        left, right = round(inset + index * step), round(inset + (index + 1) * step)
        colour = palette.LINE if index % 2 else palette.rgb("#f6eed8")
        for top in (inset, height - inset - thick):
            body.fill(colour, (left, top, right - left, thick))


@cached
def cartouche(width: int, height: int, seed: int = 3) -> Layer:
    """A framed field on the map: light paper, two rules and a soft shadow."""
    body = blank(width, height)
    body.blit(grain("card", width, height, seed), (0, 0))
    body.blit(vertical(width, height, spread((255, 252, 240, 40), (255, 252, 240, 0), (80, 54, 20, 22))), (0, 0))
    ruled(body, 0, 1.4)
    ruled(body, unit(4), 0.7)
    shape = rounded(width, height, unit(2))
    under = (
        shadow_of(shape, unit(6), 150, (unit(2), unit(4)), (40, 26, 12)),
        shadow_of(shape, unit(2), 110, (unit(1), unit(1))),
    )
    return grounded(masked(body, shape), under)


@cached
def card(width: int, height: int, radius: int, seed: int = 4, colour: Colour = palette.CARD) -> Layer:
    """A card: rounded corners, a border line, grain and a shadow."""
    shape = rounded(width, height, radius)
    body = masked(paper(width, height, seed, colour), shape)
    inset = unit(5)
    inner = outline(
        width - 2 * inset,
        height - 2 * inset,
        max(1, radius - inset // 2),
        unit(1),
        tint(mix(palette.LINE, colour, 0.35), 255),
    )
    body.blit(inner, (inset, inset))
    body.blit(outline(width, height, radius, unit(1), tint(mix(palette.LINE, colour, 0.15), 255)), (0, 0))
    under = (shadow_of(shape, unit(6), 150, (unit(2), unit(4))), shadow_of(shape, unit(2), 120, (unit(1), unit(1))))
    return grounded(body, under)


@cached
def chosen(width: int, height: int, radius: int = 0, warm: bool = True) -> Layer:
    """The gold field under what was chosen on paper."""
    radius = radius or unit(5)
    shape = rounded(width, height, radius)
    body = masked(vertical(width, height, spread(*palette.CHOSEN)), shape)
    body.blit(outline(width, height, radius, unit(1.6), palette.CHOSEN_LINE), (0, 0))
    if not warm:
        return Layer(body, (0, 0))
    return grounded(body, (glow_of(shape, unit(6), palette.rgb("#ffc040"), 230),))


@cached
def hover_field(width: int, height: int, radius: int = 0) -> pygame.Surface:
    """A light warm field under what the pointer is on, on paper."""
    radius = radius or unit(5)
    body = masked(blank(width, height, (255, 224, 150, 120)), rounded(width, height, radius))
    body.blit(outline(width, height, radius, unit(1.2), tint(palette.CHOSEN_LINE, 190)), (0, 0))
    return body


@cached
def rule(width: int, colour: Colour = ROW_LINE) -> pygame.Surface:
    """A thin line between rows on paper that fades at its ends."""
    line = (*colour, 255)
    none = (*colour, 0)
    return horizontal(width, unit(1), ((0.0, none), (0.04, line), (0.96, line), (1.0, none)))


@cached
def tooltip(width: int, height: int, tail: int = -1, below: bool = True) -> Layer:
    """The dark plate of a tooltip; `tail` is the x of its point, on the lower edge or (below=False) the upper one.

    "below" means that the thing explained lies below the plate.
    """
    radius, reach = unit(7), unit(10)
    high = height + (reach if tail >= 0 else 0)
    top = reach if tail >= 0 and not below else 0
    body = blank(width, high)
    inside = vertical(width, height, spread(palette.rgb("#3d2e22"), palette.rgb("#271d15")))
    body.blit(masked(inside, rounded(width, height, radius)), (0, top))
    body.blit(outline(width, height, radius, unit(1.3), palette.BRASS), (0, top))
    if tail >= 0:
        _tail(body, tail, top + height if below else top, reach if below else -reach, below)
    under = (shadow_of(body, unit(8), 190, (unit(3), unit(6))),)
    layer = grounded(body, under)
    return Layer(layer.picture, (layer.offset[0], layer.offset[1] - top))


def _tail(body: pygame.Surface, x: int, edge: int, reach: int, below: bool) -> None:
    width, line = abs(reach), unit(1.3)
    pygame.draw.polygon(body, palette.BRASS, [(x, edge + reach), (x - width, edge), (x + width, edge)])
    fill = palette.rgb("#281e16") if below else palette.rgb("#3d2e22")
    sign = 1 if below else -1
    tip, base = edge + reach - sign * 2 * line, edge - sign * 2 * line
    pygame.draw.polygon(body, fill, [(x, tip), (x - width + line, base), (x + width - line, base)])


@cached
def velvet(width: int, height: int, radius: int = 0, colour: Colour = palette.VELVET) -> pygame.Surface:
    """Napped cloth, night blue unless coloured."""
    return _cut("velvet", width, height, radius, colour, palette.VELVET)


@cached
def marble(width: int, height: int, radius: int = 0, colour: Colour = palette.TRAVERTINE) -> pygame.Surface:
    """Veined stone, travertine unless coloured."""
    return _cut("marble", width, height, radius, colour, palette.TRAVERTINE)


def _cut(kind: str, width: int, height: int, radius: int, colour: Colour, natural: Colour) -> pygame.Surface:
    body = blank(width, height)
    body.blit(grain(kind, width, height, 2), (0, 0))
    if colour != natural:
        ratio = [min(255, round(255 * part / max(1, whole))) for part, whole in zip(colour, natural, strict=True)]
        body.fill((*ratio, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return masked(body, rounded(width, height, radius)) if radius else body


@cached
def roundel(px: int, chosen_now: bool = False) -> pygame.Surface:
    """The double-ringed paper disc behind an action's icon."""
    body = ellipse(px, px, palette.LINE).copy()
    inner = px - 2 * unit(1.6)
    body.blit(
        ellipse(inner, inner, palette.rgb("#fff4d0") if chosen_now else palette.rgb("#f8efd8")), (unit(1.6), unit(1.6))
    )
    gap = unit(4)
    ring = px - 2 * gap
    side = ring * 3
    line = blank(side, side, (*palette.LINE, 0))
    pygame.draw.circle(line, palette.LINE, (side / 2, side / 2), side / 2 - 1, max(2, unit(1) * 2))
    body.blit(pygame.transform.smoothscale(line, (ring, ring)), (gap, gap))
    return body
