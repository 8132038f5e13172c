"""Small plates: pennants, counts of piles, phases and rounds of the bar, plaques on the velvet, ticks of the film."""

import pygame

from game.art.fonts import font
from game.art.icons import icon
from game.art.louis_xiv.inscribe import FIGURES, frame, write
from game.art.louis_xiv.tones import BLACK, CRIMSON, PLATE, PLATE_INK, PLATE_LINE
from game.art.palette import Colour, mix, rgb, tint
from game.art.surfaces import (
    Layer,
    blank,
    cached,
    ellipse,
    grounded,
    horizontal,
    masked,
    rounded,
    scale,
    shadow_of,
    shrunk,
    spread,
    vertical,
)

STATES = ("past", "now", "next")


@cached
def pill(text: str, px: int, ground: Colour, ink: Colour, line: Colour) -> pygame.Surface:
    """A pill `px` high with a number in it."""
    size = max(6, round(px * 0.77))
    width = max(px, font(FIGURES, size).size(text)[0] + round(px * 0.5))
    out = rounded(width, px, px / 2, ground).copy()
    frame(out, 0, px / 2, max(0.9, px * 0.05), line)
    write(out, text, size, ink, (width / 2, px / 2))
    return out


@cached
def pennant(number: int, red: bool, width: int) -> pygame.Surface:
    """The ribbon with a courtier's number: crimson on the front, ink on the back."""
    one = width / 29
    height = round(39 * one)
    factor = 4
    colour = CRIMSON if red else BLACK
    shape = blank(width * factor, height * factor, (*colour, 0))
    wide, high = shape.get_size()
    notch = [(0, 0), (wide, 0), (wide, high), (wide / 2, high * 0.80), (0, high)]
    pygame.draw.polygon(shape, (255, 255, 255), notch)
    light = horizontal(width, height, spread(mix(colour, (255, 230, 220), 0.12), mix(colour, (10, 0, 8), 0.22)))
    out = masked(light, shrunk(shape, factor))
    edge = 2.6 * one * factor
    inner = [
        (edge, -4),
        (edge, high - edge * 1.9),
        (wide / 2, high * 0.80 - edge * 1.1),
        (wide - edge, high - edge * 1.9),
        (wide - edge, -4),
    ]
    gold = blank(wide, high, (*rgb("#e3bf6a"), 0))
    pygame.draw.lines(gold, rgb("#e3bf6a"), False, inner, max(1, round(1.1 * one * factor)))
    out.blit(shrunk(gold, factor), (0, 0))
    write(out, str(number), (24 if number < 10 else 21) * one, rgb("#fff3d6"), (width / 2, height * 0.40))
    return out


def count(number: int, px: int) -> pygame.Surface:
    """The dark pill with a gold edge that counts a pile."""
    return pill(str(number), px, PLATE, PLATE_INK, PLATE_LINE)


def gain(text: str, px: int) -> pygame.Surface:
    """The bright pill of what would come or was won."""
    return pill(text, px, rgb("#ffd166"), rgb("#3a2206"), rgb("#8a5a12"))


@cached
def phase(width: int, height: int, state: str) -> Layer:
    """The ground of a phase in the bar: a gold pill now, nothing before and after."""
    if state != "now":
        return Layer(blank(width, height), (0, 0))
    fill = vertical(width, height, spread(rgb("#f0d48c"), rgb("#cda24e"), rgb("#9a7029")))
    shape = rounded(width, height, height / 2)
    body = masked(fill, shape)
    frame(body, 0, height / 2, max(0.7, 0.8 * scale()), (*rgb("#fff0c0"), 110))
    return grounded(body, (shadow_of(shape, 2 * scale(), 130, (0.8 * scale(), 1.5 * scale())),))


@cached
def round_bead(px: int, state: str, number: str = "") -> pygame.Surface:
    """A round in the bar: brass when over, crimson with its number now, hollow when to come."""
    ground, rim = {
        "past": (rgb("#6b5128"), rgb("#cfa24a")),
        "now": (rgb("#8e1f2f"), rgb("#e0b860")),
        "next": (rgb("#1b130e"), rgb("#5d4a30")),
    }[state]
    out = ellipse(px, px, rim).copy()
    thick = max(1, round(px * 0.11))
    inner = px - 2 * thick
    light = masked(vertical(inner, inner, spread(_lit(ground), ground)), ellipse(inner, inner))
    out.blit(light, (thick, thick))
    if number and state == "now":
        write(out, number, px * 0.86, rgb("#fff3d6"), (px / 2, px / 2))
    return out


def _lit(colour: Colour) -> Colour:
    red, green, blue = (min(255, round(part * 1.35)) for part in colour)
    return red, green, blue


@cached
def plaque(width: int, height: int) -> Layer:
    """A dark plate for words on the velvet."""
    one = scale()
    body = rounded(width, height, height * 0.4, tint(PLATE, 225)).copy()
    frame(body, 0, height * 0.4, max(0.9, 1.2 * one), tint(PLATE_LINE, 230))
    return grounded(body, (shadow_of(body, 2.5 * one, 130, (one, 2 * one)),))


@cached
def tick(px: int, kind: str) -> pygame.Surface:
    """How a decision ended: "done" with a tick, "not" with a dash, "ask" while it is open."""
    if kind == "ask":
        out = blank(px, px)
        write(out, "?", px, rgb("#8e1f2f"), (px / 2, px / 2))
        return out
    done = kind == "done"
    ground = rgb("#2f7d55") if done else rgb("#8c7c66")
    out = masked(vertical(px, px, spread(_lit(ground), ground)), ellipse(px, px))
    if done:
        side = round(px * 0.62)
        out.blit(icon("check-mark", side, rgb("#fff3d6")), ((px - side) // 2, (px - side) // 2))
    else:
        bar = rounded(round(px * 0.54), max(2, round(px * 0.1)), px * 0.05, rgb("#fff3d6"))
        out.blit(bar, ((px - bar.get_width()) // 2, (px - bar.get_height()) // 2))
    return out
