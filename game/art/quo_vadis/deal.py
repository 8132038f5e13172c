"""The form of a deal for votes: marble with a porphyry title, rows of voters, steppers, chips, answers and buttons."""

import pygame

from game.art import palette
from game.art.icons import icon
from game.art.lettering import centred
from game.art.palette import CREAM, Colour, mix, rgb, tint
from game.art.quo_vadis.ground import pavement as stage
from game.art.quo_vadis.tones import ANSWER_ICONS, GOLD_LINE, INK, LAUREL, SIGNS, TERRACOTTA
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
    scale,
    shadow_of,
    sheet_shadows,
    shrunk,
    spread,
    unit,
    vertical,
)
from game.art.textures import grain

__all__ = ["bubble", "button", "checkbox", "chip", "pips", "row", "sheet", "stage", "stepper", "tick", "warning"]

TITLE_HIGH = 58  # design units of the porphyry at the head of a sheet
TAIL = 12  # how far the point of a bubble sticks out on the left
PAPER: Colour = rgb("#fff8e8")
BROWN: Colour = rgb("#b08d57")
HOT: Colour = rgb("#c9781a")
ANSWERS: dict[str, tuple[Colour, Colour]] = {  # ground, ink
    "yes": (rgb("#e7efd6"), LAUREL),
    "counter": (rgb("#fff0cd"), rgb("#965a08")),
    "no": (rgb("#f8ddcc"), TERRACOTTA),
    "quiet": (rgb("#efe6d4"), rgb("#75654a")),
}
_LINES: dict[str, Colour] = {"yes": LAUREL, "counter": rgb("#b9720f"), "no": TERRACOTTA, "quiet": rgb("#b3a083")}
BUBBLE_INKS: dict[str, Colour] = {kind: ink for kind, (_, ink) in ANSWERS.items()}


# ---- the sheet
@cached
def sheet(width: int, height: int, title: bool = True) -> Layer:
    """A slab of travertine in a brass line; with `title` its head is porphyry, TITLE_HIGH design units high."""
    radius, line = unit(10), unit(2)
    body = stone(width, height).copy()
    if title:
        _head(body, width, radius)
    light = outline(width - 2 * line, height - 2 * line, radius - line, unit(1), rgb("#6b4a20")).copy()
    body.blit(faded(light, 0.7), (line, line))
    body.blit(outline(width, height, radius, line, palette.BRASS), (0, 0))
    return grounded(body, (sheet_shadow(width, height), *sheet_shadows(rounded(width, height, radius))))


@cached
def stone(width: int, height: int) -> pygame.Surface:
    """A slab of travertine with rounded corners, lit from above."""
    shape = rounded(width, height, unit(10))
    slab = masked(grain("travertine", width, height, 2), shape)
    slab.blit(masked(vertical(width, height, spread((255, 252, 240, 30), (90, 66, 40, 26))), shape), (0, 0))
    return slab


@cached
def sheet_shadow(width: int, height: int) -> Layer:
    """The wide shadow of a sheet that lies high over the table."""
    return shadow_of(rounded(width, height, unit(10)), unit(16), 235, (unit(6), unit(12)), (4, 2, 0))


def _head(slab: pygame.Surface, width: int, radius: int) -> None:
    high, line = unit(TITLE_HIGH), unit(2.4)
    purple = blank(width, high)
    purple.blit(grain("porphyry", width, high, 6), (0, 0))
    purple.blit(vertical(width, high, spread((255, 230, 245, 26), (20, 6, 16, 30), (20, 6, 16, 95))), (0, 0))
    cap = blank(width, high)
    cap.blit(rounded(width, high + 2 * radius, radius), (0, 0))
    slab.blit(masked(purple, cap), (0, 0))
    slab.fill(GOLD_LINE, (0, high - line, width, line))
    slab.blit(vertical(width, unit(5), spread((60, 30, 20, 120), (60, 30, 20, 0))), (0, high))


@cached
def pips(count: int, used: int, px: int) -> pygame.Surface:
    """A row of `count` discs of `px`, `used` of them filled: the proposals of a turn."""
    pitch = round(px * 1.47)
    row_ = blank(pitch * (count - 1) + px, px)
    edge = max(1, round(px * 0.10))
    for place in range(count):
        row_.blit(ellipse(px, px, GOLD_LINE), (place * pitch, 0))
        fill = rgb("#f6dfa8") if place < used else rgb("#3b1530")
        row_.blit(ellipse(px - 2 * edge, px - 2 * edge, fill), (place * pitch + edge, edge))
    return row_


@cached
def row(width: int, height: int, asked: bool = True, focused: bool = False) -> pygame.Surface:
    """The field of one voter; one who is not asked is greyer."""
    radius = unit(9)
    ground = (*rgb("#fbf4e6"), 186) if asked else (*rgb("#d9ccb2"), 130)
    field = rounded(width, height, radius, ground).copy()
    line = HOT if focused else rgb("#b59a6e") if asked else rgb("#c0ac86")
    field.blit(outline(width, height, radius, unit(2 if focused else 1.3), line), (0, 0))
    return field


# ---- controls
@cached
def checkbox(px: int, on: bool, hover: bool = False) -> pygame.Surface:
    """Whether a voter is asked: laurel green with a tick, or cream and empty."""
    radius, line = max(2, round(px * 0.23)), max(1, round(px * 0.062))
    rim = rgb("#3c5228") if on else rgb("#a58a62")
    box = rounded(px, px, radius, CREAM if hover else rim).copy()
    side = px - 2 * line
    top, low = (rgb("#6c8a4c"), rgb("#48602f")) if on else (rgb("#fffaf0"), rgb("#f1e6d0"))
    box.blit(masked(vertical(side, side, spread(top, low)), rounded(side, side, radius - line)), (line, line))
    if on:
        sign = round(px * 0.70)
        box.blit(icon("check-mark", sign, rgb("#fff6e0")), ((px - sign) // 2, (px - sign) // 2))
    return box


def step_places(width: int, height: int) -> tuple[tuple[int, int], tuple[int, int]]:
    """The middles of minus and plus in a stepper, from its corner."""
    return (height // 2, height // 2), (width - height // 2, height // 2)


@cached
def stepper(width: int, height: int, hot: bool = False, hover: int = 0, less: bool = True, more: bool = True) -> Layer:
    """Minus, room for a figure, and plus; `hot` where the figure was changed, `hover` -1 or 1 lights a button."""
    body = rounded(width, height, height // 2, HOT if hot else BROWN).copy()
    line = unit(2.2 if hot else 1.5)
    body.blit(rounded(width - 2 * line, height - 2 * line, height // 2 - line, PAPER), (line, line))
    px = round(height * 0.74)
    for (x, y), sign, able in zip(step_places(width, height), (-1, 1), (less, more), strict=True):
        knob = _knob(px, sign, hover == sign, able)
        shadow_of(knob, max(1.0, px * 0.05), 130 if able else 40, (px * 0.03, px * 0.06)).draw(
            body, (x - px / 2, y - px / 2)
        )
        body.blit(knob, (x - px // 2, y - px // 2))
    under = [shadow_of(rounded(width, height, height // 2), unit(1.6), 80, (unit(1), unit(1.6)))]
    if hot:
        under.append(glow_of(rounded(width, height, height // 2), unit(4), (236, 160, 30), 130))
    return grounded(body, tuple(under))


@cached
def _knob(px: int, sign: int, hover: bool, able: bool) -> pygame.Surface:
    rim = rgb("#7a5a34") if able else rgb("#c9b896")
    body = ellipse(px, px, rim).copy()
    edge = max(1, round(px * 0.05))
    side = px - 2 * edge
    top, low = (rgb("#b88c52"), rgb("#6e4e2a")) if hover else (rgb("#967242"), rgb("#604426"))
    if not able:
        top, low = rgb("#ddd0b4"), rgb("#d0c1a2")
    body.blit(masked(vertical(side, side, spread(top, low)), ellipse(side, side)), (edge, edge))
    ink = rgb("#fff0cf") if able else rgb("#f3ead6")
    thick, long = max(2, round(px * 0.11)), round(px * 0.44)
    bars = [(long, thick)] if sign < 0 else [(long, thick), (thick, long)]
    for wide, high in bars:
        body.blit(rounded(wide, high, thick // 2, ink), ((px - wide) // 2, (px - high) // 2))
    return body


@cached
def chip(width: int, height: int, state: str = "normal") -> Layer:
    """The body of a chip: "normal", "hover", "lit" (chosen) or "off"; icon and words are the board's."""
    grounds = {"normal": PAPER, "hover": rgb("#fff1cf"), "lit": rgb("#fbe3a6"), "off": rgb("#ece3d1")}
    lines = {"normal": BROWN, "hover": HOT, "lit": rgb("#c07a12"), "off": rgb("#cdbd9d")}
    line = unit(2 if state in ("lit", "hover") else 1.5)
    body = rounded(width, height, height // 2, lines[state]).copy()
    inner = (width - 2 * line, height - 2 * line)
    fill = vertical(*inner, spread(mix(grounds[state], (255, 255, 255), 0.4), grounds[state]))
    body.blit(masked(fill, rounded(*inner, max(1, inner[1] // 2))), (line, line))
    shape = rounded(width, height, height // 2)
    if state == "off":
        return Layer(body, (0, 0))
    under = [shadow_of(shape, unit(1.6), 100, (unit(1), unit(1.6)))]
    if state == "lit":
        under.append(glow_of(shape, unit(4), (236, 160, 30), 150))
    return grounded(body, tuple(under))


def chip_ink(state: str = "normal") -> tuple[Colour, Colour]:
    """The colours of the words and of the icon of a chip."""
    return (rgb("#8d7d66"), rgb("#a8987c")) if state == "off" else (INK, rgb("#8c6a2f"))


@cached
def cross(px: int, colour: Colour = rgb("#8c5a3c")) -> pygame.Surface:  # noqa: B008
    """The small x that takes a promise away."""
    side = px * 4
    sign = blank(side, side, (*colour, 0))
    for start, end in (((0.22, 0.22), (0.78, 0.78)), ((0.78, 0.22), (0.22, 0.78))):
        first, last = (start[0] * side, start[1] * side), (end[0] * side, end[1] * side)
        pygame.draw.line(sign, colour, first, last, max(2, side // 7))
    return shrunk(sign, 4)


# ---- answers
@cached
def bubble(width: int, height: int, kind: str) -> Layer:
    """What a voter answers: "yes", "counter", "no" or "quiet", with a point to the left. Words are the board's.

    The layer belongs to the corner of the box; the point sticks out TAIL design units.
    """
    ground, _ = ANSWERS[kind]
    line, radius, edge = _LINES[kind], unit(10), unit(1.8)
    tail, half = unit(TAIL), unit(10)
    factor = 3
    whole = blank((width + tail) * factor, height * factor, (*line, 0))
    middle = height * factor / 2
    for colour, inset in ((line, 0), (ground, edge)):
        box = pygame.Rect(
            (tail + inset) * factor, inset * factor, (width - 2 * inset) * factor, (height - 2 * inset) * factor
        )
        pygame.draw.rect(whole, colour, box, border_radius=(radius - inset) * factor)
        tip = (inset * 1.7 * factor, middle)
        reach = (half - inset * 0.8) * factor
        back = (tail + inset + 1) * factor
        pygame.draw.polygon(whole, colour, [tip, (back, middle - reach), (back, middle + reach)])
    body = shrunk(whole, factor)
    under = [shadow_of(body, unit(2.4), 90, (unit(1.5), unit(3)))]
    if kind == "counter":
        under.append(glow_of(body, unit(6), (240, 160, 30), 150))
    layer = grounded(body, tuple(under))
    return Layer(layer.picture, (layer.offset[0] - tail, layer.offset[1]))


@cached
def answer_icon(kind: str, px: int) -> pygame.Surface:
    """A thumb up, a thumb down, two who talk, or an hourglass, in the ink of the answer."""
    return icon(ANSWER_ICONS[kind], px, _LINES[kind] if kind != "quiet" else BUBBLE_INKS[kind])


@cached
def tick(px: int, state: str) -> Layer:
    """A small disc on a voter: "yes" a tick, "wait" a question mark, "no" a cross, "off" empty; by its middle."""
    colour = {"yes": LAUREL, "wait": HOT, "no": TERRACOTTA, "off": rgb("#b3a083")}[state]
    body = ellipse(px, px, rgb("#fff4da")).copy()
    edge = max(1, round(px * 0.065))
    side = px - 2 * edge
    fill = vertical(side, side, spread(mix(colour, (255, 250, 230), 0.16), mix(colour, (20, 10, 4), 0.10)))
    body.blit(masked(fill, ellipse(side, side)), (edge, edge))
    sign = round(px * 0.60)
    at = ((px - sign) // 2, (px - sign) // 2)
    if state == "yes":
        body.blit(icon("check-mark", sign, rgb("#fff6e0")), at)
    elif state == "no":
        body.blit(cross(sign, rgb("#fff6e0")), at)
    elif state == "wait":
        centred(body, "?", "body_bold", round(px * 0.68), rgb("#fff6e0"), (px / 2, px / 2))
    layer = grounded(body, (shadow_of(body, max(1.0, px * 0.07), 140, (px * 0.05, px * 0.09)),))
    return Layer(layer.picture, (layer.offset[0] - px // 2, layer.offset[1] - px // 2))


@cached
def warning(width: int, height: int) -> Layer:
    """The bar that warns of a promise about to be broken; words begin `height` + 8 units from the left."""
    radius, line = unit(9), unit(2)
    shape = rounded(width, height, radius)
    body = rounded(width, height, radius, TERRACOTTA).copy()
    inner = (width - 2 * line, height - 2 * line)
    body.blit(rounded(*inner, radius - line, rgb("#f6d9c6")), (line, line))
    head = round(height * 0.88)
    cap = masked(blank(width, height, TERRACOTTA), shape)
    body.blit(cap, (0, 0), (0, 0, head, height))
    side = round(height * 0.55)
    body.blit(icon(SIGNS["warning"], side, rgb("#ffeeda")), ((head - side) // 2, (height - side) // 2))
    return grounded(body, (shadow_of(shape, unit(2.6), 90, (unit(1), unit(3))),))


# ---- the footer
_BUTTONS: dict[str, tuple[Colour, Colour, Colour, Colour]] = {  # top, foot, ink, line
    "primary": (rgb("#9a3a24"), rgb("#651d13"), rgb("#ffe9c4"), rgb("#f0c878")),
    "plain": (rgb("#5c4630"), rgb("#3e2e1f"), CREAM, palette.BRASS),
    "ghost": (rgb("#e8dac0"), rgb("#d4c4a6"), INK, rgb("#a58a62")),
}


@cached
def button(width: int, height: int, kind: str = "plain", state: str = "normal", focused: bool = False) -> Layer:
    """A button of the form: terracotta "primary", walnut "plain" or pale "ghost"."""
    top, low, _, line = _BUTTONS[kind]
    radius, edge = unit(8), unit(1.5)
    if state == "hover":
        top, low = mix(top, (255, 240, 210), 0.16), mix(low, (255, 240, 210), 0.10)
    elif state == "pressed":
        top = mix(low, (20, 10, 4), 0.2)
    elif state == "disabled":
        top, low, line = mix(top, (150, 138, 120), 0.6), mix(low, (150, 138, 120), 0.6), mix(line, (150, 138, 120), 0.7)
    shape = rounded(width, height, radius)
    body = masked(vertical(width, height, spread(top, low)), shape).copy()
    if state == "pressed":
        body.blit(inner_shadow(width, height, radius, unit(4), alpha=150), (0, 0))
    light = outline(width - 2 * edge, height - 2 * edge, radius - edge, unit(1), (255, 244, 220, 60))
    body.blit(light, (edge, edge))
    body.blit(outline(width, height, radius, edge, line), (0, 0))
    under = [] if state == "disabled" else [shadow_of(shape, unit(2.6), 130, (unit(1.5), unit(3)))]
    if kind == "primary" and state in ("normal", "hover"):
        under.append(glow_of(shape, unit(6), palette.BLOOM, 185 if state == "hover" else 130))
    if focused:
        out = unit(5)
        ring = outline(width + 2 * out, height + 2 * out, radius + out, unit(2), rgb("#6b3d12"))
        under.append(Layer(ring, (-out, -out)))
    return grounded(body, tuple(under)) if under else Layer(body, (0, 0))


def button_ink(kind: str, state: str = "normal") -> Colour:
    """The colour of the words and icons on a button."""
    return _BUTTONS[kind][2] if state != "disabled" else mix(_BUTTONS[kind][2], (150, 138, 120), 0.35)


@cached
def key_cap(text: str, px: int, dark: bool = False) -> pygame.Surface:
    """The cap of a key with its name, `px` high."""
    written = centred_width(text, px)
    wide = max(px, written + round(px * 0.58))
    ink = rgb("#ffe9c4") if dark else rgb("#5d4a37")
    ground = (28, 18, 12, 140) if dark else (*rgb("#fbf5e8"), 230)
    cap = rounded(wide, px, max(2, px // 5), ground).copy()
    cap.blit(outline(wide, px, max(2, px // 5), max(1.0, scale()), tint(ink, 190)), (0, 0))
    centred(cap, text, "body_bold", round(px * 0.70), ink, (wide / 2, px / 2))
    return cap


def centred_width(text: str, px: int) -> int:
    """How wide the name of a key is written on its cap."""
    from game.art.fonts import font

    return font("body_bold", round(px * 0.70)).size(text)[0]
