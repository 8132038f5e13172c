"""Wood, brass and stone: the grounds, panels, wells, plates and buttons of the cabinet, in device pixels.

A function that returns a `Layer` includes its shadow or glow: draw it with `layer.draw(target, (x, y))`, where x, y is
the upper left corner of the thing itself. All pictures are remembered and shared: do not draw on them.
"""

import math

import pygame

from game.art import palette
from game.art.baked import covering
from game.art.palette import Colour, mix, tint
from game.art.surfaces import (
    Layer,
    blank,
    cached,
    glow_of,
    grounded,
    inner_shadow,
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

STYLES = ("wood", "brass", "quiet")
STATES = ("normal", "hover", "pressed", "disabled")
_FACES: dict[tuple[str, str], tuple[Colour, Colour, Colour]] = {  # top, bottom, line
    ("wood", "normal"): (palette.rgb("#55412e"), palette.rgb("#392a1d"), palette.rgb("#7a5f3c")),
    ("wood", "hover"): (palette.rgb("#6e5338"), palette.rgb("#493625"), palette.rgb("#b08a4e")),
    ("wood", "pressed"): (palette.rgb("#2e2118"), palette.rgb("#3d2d20"), palette.rgb("#7a5f3c")),
    ("wood", "disabled"): (palette.rgb("#30251c"), palette.rgb("#2a2018"), palette.rgb("#453627")),
    ("quiet", "normal"): (palette.rgb("#33271d"), palette.rgb("#2a2018"), palette.rgb("#4a3a2a")),
    ("quiet", "hover"): (palette.rgb("#453526"), palette.rgb("#35281d"), palette.rgb("#7a5f3c")),
    ("quiet", "pressed"): (palette.rgb("#241a13"), palette.rgb("#2c2119"), palette.rgb("#5c4932")),
    ("quiet", "disabled"): (palette.rgb("#2b2119"), palette.rgb("#281e16"), palette.rgb("#3a2d21")),
}
GRAIN = 178  # of 255: how strongly the grain of raised boards shows
_BRASS_LIGHT = {"normal": 0.0, "hover": 0.22, "pressed": -0.22, "disabled": -0.55}


# ---- grounds
def wood(width: int, height: int, kind: str = "table") -> pygame.Surface:
    """The walnut ground of a whole window: "table" or the lighter "menu"."""
    return covering(f"wood_{kind}", width, height)


@cached
def top_bar(width: int, height: int) -> Layer:
    """The bar above a scene: wood, a brass line at its foot and the shadow it throws."""
    bar = blank(width, height)
    bar.blit(covering("wood_bar", width, height), (0, 0))
    bar.blit(vertical(width, height, spread((255, 225, 170, 30), (255, 225, 170, 0), (0, 0, 0, 70))), (0, 0))
    line = unit(2)
    bar.blit(brass_fill(width, line), (0, height - line))
    shade = vertical(width, unit(11), spread((0, 0, 0, 130), (0, 0, 0, 0)))
    return grounded(bar, (Layer(shade, (0, height)),))


# ---- panels and wells
@cached
def walnut(width: int, height: int, top: Colour, bottom: Colour, seed: int = 0) -> pygame.Surface:
    """A raised board: a gradient with grain, no edge."""
    board = blank(width, height)
    board.blit(vertical(width, height, spread(top, bottom)), (0, 0))
    for kind, mode in (("grain_light", pygame.BLEND_RGB_ADD), ("grain_dark", pygame.BLEND_RGB_SUB)):
        veins = grain(kind, width, height, seed + 1).copy()
        veins.fill((GRAIN, GRAIN, GRAIN), special_flags=pygame.BLEND_RGB_MULT)
        board.blit(veins, (0, 0), special_flags=mode)
    return board


@cached
def panel(width: int, height: int, radius: int, lit: bool = False, look: str | None = None, seed: int = 0) -> Layer:
    """A walnut panel; `lit` rings it with brass, `look` adds the seat's colour along its left edge."""
    shape = rounded(width, height, radius)
    top, bottom = (
        (palette.rgb("#46352a"), palette.rgb("#30241a")) if lit else (palette.rgb("#3b2c20"), palette.rgb("#2a1f17"))
    )
    board = masked(walnut(width, height, top, bottom, seed), shape)
    if look:
        colour = palette.LOOKS[look].body
        band = blank(width, height)
        band.blit(vertical(unit(7), height, spread(mix(colour, (255, 240, 210), 0.25), colour)), (0, 0))
        board.blit(masked(band, shape), (0, 0))
    light = outline(width, height, radius, unit(1), (255, 232, 190, 56)).copy()
    light.blit(
        vertical(width, height, spread((255, 255, 255, 255), (255, 255, 255, 0))),
        (0, 0),
        special_flags=pygame.BLEND_RGBA_MULT,
    )
    board.blit(light, (0, unit(1)))
    under = [shadow_of(shape, unit(7), 150, (unit(1), unit(4)))]
    if lit:
        ring = brass_frame(width + 2 * unit(2), height + 2 * unit(2), radius + unit(2), unit(2.5))
        under.append(glow_of(shape, unit(8), palette.BLOOM, 190))
        return grounded(board, (*under, Layer(ring, (-unit(2), -unit(2)))))
    board.blit(outline(width, height, radius, unit(1), palette.EDGE), (0, 0))
    return grounded(board, tuple(under))


@cached
def well(
    width: int, height: int, radius: int, colour: Colour = palette.WELL, line: Colour | None = None
) -> pygame.Surface:
    """A hollow in the wood; `line` draws its edge in a colour (the prompt in a seat's)."""
    hollow = rounded(width, height, radius, colour).copy()
    hollow.blit(inner_shadow(width, height, radius, unit(4), alpha=180), (0, 0))
    hollow.blit(outline(width, height, radius, unit(1), tint(line, 255) if line else (96, 75, 52, 140)), (0, 0))
    return hollow


@cached
def row(width: int, height: int, radius: int, lit: bool = False, look: str | None = None) -> pygame.Surface:
    """A flat field within a panel: a seat's row in setup, an entry of a list."""
    shape = rounded(width, height, radius)
    stops = (
        spread(palette.rgb("#403122"), palette.rgb("#2e2319"))
        if lit
        else spread(palette.rgb("#2a1f16"), palette.rgb("#211811"))
    )
    field = masked(vertical(width, height, stops), shape)
    if look:
        colour = palette.LOOKS[look].body
        band = blank(width, height)
        band.blit(vertical(unit(6), height, spread(mix(colour, (255, 240, 210), 0.25), colour)), (0, 0))
        field.blit(masked(band, shape), (0, 0))
    field.blit(
        outline(width, height, radius, unit(1), palette.rgb("#8a6c3c") if lit else palette.rgb("#584531")), (0, 0)
    )
    return field


@cached
def groove(length: int, upright: bool = False) -> pygame.Surface:
    """A cut line with its light edge, across or upright."""
    thick = unit(1)
    surface = blank(2 * thick, length) if upright else blank(length, 2 * thick)
    dark, light = palette.rgb("#160f0a"), palette.rgb("#5c4832")
    if upright:
        surface.fill(dark, (0, 0, thick, length))
        surface.fill(light, (thick, 0, thick, length))
    else:
        surface.fill(dark, (0, 0, length, thick))
        surface.fill(light, (0, thick, length, thick))
    return surface


# ---- brass
@cached
def brass_fill(width: int, height: int) -> pygame.Surface:
    """The plain gradient of brass."""
    return vertical(width, height, palette.BRASS_STOPS)


@cached
def brass_frame(width: int, height: int, radius: int, thick: float = 0) -> pygame.Surface:
    """A thin brass frame, as round a well that leads."""
    ring = outline(width, height, radius, thick or unit(1.5), (255, 255, 255))
    return masked(brass_fill(width, height), ring)


@cached
def brass_body(width: int, height: int, radius: int, light: float = 0.0, brushed: bool = True) -> pygame.Surface:
    """A piece of brass with its dark outer and light inner line; `light` -1..1 darkens or brightens it."""
    fill = brass_fill(width, height).copy()
    if brushed:
        fill.blit(grain("brushed", width, height), (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    if light > 0:
        fill.blit(blank(width, height, (255, 244, 214, round(255 * light))), (0, 0))
    elif light < 0:
        fill.blit(blank(width, height, (58, 44, 30, round(-255 * light))), (0, 0))
    body = masked(fill, rounded(width, height, radius))
    body.blit(outline(width, height, radius, unit(1), tint(palette.BRASS_LINE, 255)), (0, 0))
    edge = unit(1)
    inner = outline(width - 2 * edge, height - 2 * edge, max(1, radius - edge), edge, (255, 244, 210, 110))
    body.blit(inner, (edge, edge))
    return body


@cached
def brass_plate(width: int, height: int, radius: int, screws: bool = True, lit: bool = False) -> Layer:
    """A name plate screwed to the wood; `lit` makes it bloom."""
    body = brass_body(width, height, radius).copy()
    if screws:
        side = unit(7)
        for x, angle in ((unit(9), 0.6), (width - unit(9), 2.2)):
            body.blit(screw(side, angle), (x - side // 2, (height - side) // 2))
    shape = rounded(width, height, radius)
    under = [shadow_of(shape, unit(3), 170, (unit(1), unit(2)))]
    if lit:
        under.insert(0, glow_of(shape, unit(7), palette.BLOOM, 200))
    return grounded(body, tuple(under))


@cached
def screw(px: int, angle: float) -> pygame.Surface:
    """The slotted head of a brass screw."""
    side = px * 4
    head = blank(side, side, (92, 66, 24, 0))
    pygame.draw.circle(head, (92, 66, 24), (side / 2, side / 2), side / 2)
    pygame.draw.circle(head, (217, 184, 112), (side / 2 - side * 0.03, side / 2 - side * 0.03), side * 0.4)
    reach = side * 0.36
    across, down = math.cos(angle) * reach, math.sin(angle) * reach
    start, end = (side / 2 - across, side / 2 - down), (side / 2 + across, side / 2 + down)
    pygame.draw.line(head, (74, 51, 16), start, end, max(1, side // 9))
    return shrunk(head, 4)


# ---- buttons
@cached
def button(
    width: int, height: int, style: str = "wood", state: str = "normal", radius: int = 0, focused: bool = False
) -> Layer:
    """The body of a button ("wood", "brass" or "quiet"; "normal", "hover", "pressed" or "disabled"), without words.

    `button_ink` is the colour for what is written on it; a pressed one sinks by `pressed_shift`.
    """
    radius = radius or unit(8)
    shape = rounded(width, height, radius)
    if style == "brass":
        body = brass_body(width, height, radius, _BRASS_LIGHT[state], brushed=False)
    else:
        body = _wooden(width, height, radius, style, state)
    under: list[Layer] = []
    if state == "hover":
        under.append(glow_of(shape, unit(6), palette.BLOOM, 110 if style == "brass" else 70))
    if state in ("normal", "hover") and style != "quiet":
        under.append(shadow_of(shape, unit(4.5), 150, (unit(1), unit(3))))
    if focused:
        under.append(focus_ring(width, height, radius))
    return grounded(body, tuple(under)) if under else Layer(body, (0, 0))


def _wooden(width: int, height: int, radius: int, style: str, state: str) -> pygame.Surface:
    top, bottom, line = _FACES[style, state]
    fill = vertical(width, height, spread(top, bottom)).copy()
    if state != "disabled":
        shade = grain("grain_dark", width, height, 5).copy()
        shade.fill((120, 120, 120), special_flags=pygame.BLEND_RGB_MULT)
        fill.blit(shade, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    body = masked(fill, rounded(width, height, radius))
    edge = unit(1)
    if state == "pressed":
        body.blit(inner_shadow(width, height, radius, unit(4), alpha=170), (0, 0))
    elif state != "disabled":
        lit = outline(width - 2 * edge, height - 2 * edge, max(1, radius - edge), edge, (255, 235, 200, 34))
        body.blit(lit, (edge, edge))
    body.blit(outline(width, height, radius, edge, line), (0, 0))
    return body


def button_ink(style: str, state: str = "normal") -> Colour:
    """The colour of words and icons on a button."""
    if style == "brass":
        return palette.BRASS_INK if state != "disabled" else palette.rgb("#5a4a34")
    if state == "disabled":
        return palette.QUIET
    if style == "quiet" and state == "normal":
        return palette.MUTED
    return palette.CREAM


def pressed_shift(state: str) -> int:
    """How far down the words of a button go."""
    return unit(1) if state == "pressed" else 0


@cached
def focus_ring(width: int, height: int, radius: int) -> Layer:
    """The keyboard's cream line, 2 wide and 3 outside of the thing."""
    line, gap = unit(2), unit(3)
    out = line + gap
    ring = outline(width + 2 * out, height + 2 * out, radius + out, line, palette.CREAM)
    return Layer(ring, (-out, -out))


@cached
def legal_ring(width: int, height: int, radius: int, inside: bool = False) -> Layer:
    """The warm ring and bloom round what may be chosen. Pulse it between 60 and 100 % opacity over 1.6 s."""
    line = unit(2.5)
    out = 0 if inside else line
    ring = outline(width + 2 * out, height + 2 * out, radius + out, line, palette.GLOW)
    return grounded(ring, (glow_of(ring, unit(6), palette.BLOOM, 235),)) if out == 0 else _shifted(ring, out)


def _shifted(ring: pygame.Surface, out: int) -> Layer:
    glowing = grounded(ring, (glow_of(ring, unit(6), palette.BLOOM, 235),))
    return Layer(glowing.picture, (glowing.offset[0] - out, glowing.offset[1] - out))
