"""Small parts of controls: switches, knobs, chosen segments, chevrons, progress rings, step discs."""

import math

import pygame

from game.art import palette
from game.art.materials import brass_body, well
from game.art.palette import Colour, mix
from game.art.surfaces import (
    Layer,
    blank,
    cached,
    ellipse,
    glow_of,
    grounded,
    outline,
    rounded,
    shadow_of,
    shrunk,
    unit,
)

HANDLE = palette.rgb("#e4c47c")
LIGHT_BRASS = palette.rgb("#d9b566")


@cached
def ball(px: int, colour: Colour, high: float = 0.5, low: float = 0.45) -> pygame.Surface:
    """A domed disc lit from the upper left."""
    factor = 3 if px < 80 else 2
    side = px * factor
    surface = blank(side, side, (*colour, 0))
    half = side / 2
    pygame.draw.circle(surface, mix(colour, (20, 10, 5), low), (half, half), half)
    steps = 30
    for step in range(steps):
        share = step / (steps - 1)
        radius = half * 0.955 * (1 - share * 0.96)
        middle = (half - half * 0.30 * share, half - half * 0.34 * share)
        body, light = mix(colour, (20, 10, 5), 0.16), mix(colour, (255, 250, 235), high * 0.62)
        pygame.draw.circle(surface, mix(body, light, share), middle, radius)
    return shrunk(surface, factor)


@cached
def switch(on: bool, quiet: bool = False) -> Layer:
    """A sliding switch, 62x32 design units; quiet when it does not apply."""
    width, height = unit(62), unit(32)
    ground = palette.rgb("#6a5022") if on and not quiet else palette.rgb("#1a120d")
    body = well(width, height, height // 2, ground, palette.BRASS if on and not quiet else None).copy()
    side = unit(26)
    colour = palette.rgb("#5c4c3a") if quiet else palette.rgb("#e4c47c") if on else palette.rgb("#8a7860")
    knob_layer = knob(side, colour)
    knob_layer.draw(body, (width - side - unit(3) if on else unit(3), unit(3)))
    return Layer(body, (0, 0))


@cached
def knob(px: int, colour: Colour = HANDLE) -> Layer:
    """The round handle of a switch or slider."""
    body = ball(px, colour, 0.9)
    return grounded(body, (shadow_of(body, unit(2), 160, (unit(1), unit(2))),))


@cached
def segment(width: int, height: int, quiet: bool = False, hover: bool = False) -> Layer:
    """The chosen part of a segmented control: brass, or grey wood when it does not apply."""
    radius = unit(6)
    if quiet:
        return Layer(rounded(width, height, radius, palette.rgb("#3e3024")), (0, 0))
    body = brass_body(width, height, radius, 0.16 if hover else 0.0, brushed=False)
    return grounded(body, (shadow_of(rounded(width, height, radius), unit(3), 150, (unit(0.5), unit(2))),))


@cached
def chevron(px: int, colour: Colour = palette.BRASS, direction: str = "down") -> pygame.Surface:
    """The angle of a dropdown or of a path: "down", "up", "right" or "left"."""
    side = px * 4
    surface = blank(side, side, (*colour, 0))
    points = [(side * 0.12, side * 0.32), (side * 0.5, side * 0.70), (side * 0.88, side * 0.32)]
    thick = max(2, round(side * 0.11))
    pygame.draw.lines(surface, colour, False, points, thick)
    for x, y in points:
        pygame.draw.circle(surface, colour, (x, y), thick / 2)
    turn = {"down": 0, "right": 90, "up": 180, "left": 270}[direction]
    return shrunk(pygame.transform.rotate(surface, turn), 4)


@cached
def step_disc(px: int, state: str) -> Layer:
    """The disc of a step in the tray: "done" green, "now" glowing gold, "next" grey."""
    colour = {"done": palette.DONE, "now": palette.GLOW, "next": palette.rgb("#5a4834")}[state]
    body = ellipse(px, px, colour).copy()
    body.blit(ellipse(px, px, (255, 255, 255, 0)), (0, 0))
    if state == "now":
        return grounded(body, (glow_of(body, unit(4), palette.BLOOM, 170),))
    return Layer(body, (0, 0))


@cached
def progress_ring(px: int, share: int, colour: Colour = palette.GLOW) -> pygame.Surface:
    """A ring filled clockwise to share/48, round the disc of a seat whose bot thinks."""
    side = px * 3
    surface = blank(side, side, (*colour, 0))
    middle, radius, thick = side / 2, side / 2 - side * 0.04, max(2, side * 0.035)
    for part in range(144):
        angle = math.tau * part / 144 - math.pi / 2
        at = (middle + math.cos(angle) * radius, middle + math.sin(angle) * radius)
        lit = part < share * 3
        pygame.draw.circle(surface, (*colour, 255) if lit else (*palette.EDGE, 150), at, thick if lit else thick * 0.7)
    return shrunk(surface, 3)


@cached
def bar(width: int, height: int, colour: Colour, radius: int = 0) -> pygame.Surface:
    """A filled bar with a light head: gauges and the bars of results."""
    from game.art.surfaces import masked, spread, vertical

    radius = radius or max(1, height // 2)
    fill = vertical(width, height, spread(mix(colour, (255, 255, 255), 0.22), colour, mix(colour, (20, 10, 4), 0.18)))
    body = masked(fill, rounded(width, height, min(radius, width // 2)))
    body.blit(outline(width, height, min(radius, max(1, width // 2)), unit(1), mix(colour, (20, 10, 4), 0.45)), (0, 0))
    return body


@cached
def lozenge(px: int, colour: Colour = LIGHT_BRASS) -> pygame.Surface:
    """A small diamond beside a title."""
    side = px * 4
    surface = blank(side, side, (*colour, 0))
    half = side / 2
    pygame.draw.polygon(surface, colour, [(half, 0), (side, half), (half, side), (0, half)])
    return shrunk(surface, 4)
