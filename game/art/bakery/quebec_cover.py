"""The front of Québec's box without words: the upper town over its cliff and the river, in evening light."""

from random import Random

import numpy as np
import pygame

from game.art.bakery import grain
from game.art.bakery.noise import Picture, noise, over, plain
from game.art.bakery.store import surface_of
from game.art.covers import COVER
from game.art.outline import rough_line
from game.art.palette import Colour, mix, rgb
from game.art.quebec.tones import ZONES
from game.art.surfaces import blank, shadow_of, shrunk, spread, vertical

FACTOR = 2  # drawn so much larger, then shrunk
TOWN: Colour = rgb("#465363")
LIT: Colour = rgb("#5a6878")
ROOF: Colour = rgb("#323d4a")
CLIFF: Colour = rgb("#2e3843")
LAMP: Colour = rgb("#f4d484")
FLAG: Colour = rgb("#2f6fa8")
SHORE = 0.628  # where the river begins, as shares of the height
BAND = 0.765  # where the title's field begins
Points = list[tuple[float, float]]


def rough(points: Points, share: float) -> Points:
    """A skyline of rock: the line broken up by displaced middles."""
    line = rough_line([(x * 1000, y * 1000) for x, y in points], closed=False, roughness=share)
    return [(x / 1000, y / 1000) for x, y in line]


class Scene:
    """A surface on which shares of the width and of the height are places."""

    def __init__(self, wide: int, high: int) -> None:
        self.size = (wide * FACTOR, high * FACTOR)
        self.surface = blank(*self.size, (*TOWN, 0))

    def shape(self, points: Points, colour: Colour) -> None:
        """A filled outline."""
        pygame.draw.polygon(self.surface, colour, [(x * self.size[0], y * self.size[1]) for x, y in points])

    def box(self, left: float, top: float, right: float, bottom: float, colour: Colour) -> None:
        """A filled rectangle."""
        self.shape([(left, top), (right, top), (right, bottom), (left, bottom)], colour)

    def window(self, x: float, y: float, wide: float = 0.012, high: float = 0.013) -> None:
        """A lit window; x, y is its middle."""
        self.box(x - wide / 2, y - high / 2, x + wide / 2, y + high / 2, LAMP)

    def tower(self, x: float, wide: float, top: float, roof: float, foot: float, spire: float = 0.12) -> None:
        """A tower with a steep roof, its left side in the last light."""
        half = wide / 2
        self.box(x - half, top, x + half, foot, TOWN)
        self.box(x - half, top, x - half + wide * 0.22, foot, LIT)
        eave, peak = half * 1.24, half * spire * 2
        self.shape(
            [(x - eave, top + 0.002), (x - peak, top - roof), (x + peak, top - roof), (x + eave, top + 0.002)], ROOF
        )
        self.shape(
            [
                (x - eave, top + 0.002),
                (x - peak, top - roof),
                (x - peak * 0.2, top - roof),
                (x - eave * 0.5, top + 0.002),
            ],
            mix(ROOF, LIT, 0.5),
        )

    def house(self, x: float, wide: float, foot: float, wall: float, roof: float, colour: Colour) -> None:
        """A gabled house seen along its eave, with a chimney."""
        half = wide / 2
        self.box(x - half, foot - wall, x + half, foot, colour)
        dark = mix(colour, ROOF, 0.55)
        top = foot - wall
        self.shape(
            [
                (x - half * 1.08, top),
                (x - half * 0.7, top - roof),
                (x + half * 0.7, top - roof),
                (x + half * 1.08, top),
            ],
            dark,
        )
        self.box(x + half * 0.36, top - roof - 0.010, x + half * 0.52, top - roof * 0.4, dark)

    def done(self) -> pygame.Surface:
        """The scene at its true size."""
        return shrunk(self.surface, FACTOR)


def sky(wide: int, high: int) -> Picture:
    """Paper, grey above and warm towards the horizon, with streaks of cloud."""
    picture = grain.paper(wide, high, rgb("#ece2cc"), 71, 0.9)
    down = np.arange(high, dtype=np.float32)[:, None] / high + np.zeros((1, wide), np.float32)
    across = np.arange(wide, dtype=np.float32)[None] / wide + np.zeros((high, 1), np.float32)
    picture = over(picture, rgb("#c3cfd2"), plain(np.clip(0.62 - down * 1.7, 0, 1)))
    picture = over(picture, rgb("#f6dfae"), plain(np.clip(1 - np.abs(down - 0.42) / 0.34, 0, 1) * 0.55))
    glow = np.clip(1 - np.hypot((across - 0.40) * 1.2, (down - 0.36) * 1.7) / 0.62, 0, 1)
    picture = over(picture, rgb("#ffeab4"), plain(glow**1.4 * 0.85))
    cloud = (
        noise(wide, high, wide * 0.42, high * 0.035, 19) * 0.65
        + noise(wide, high, wide * 0.15, high * 0.016, 23) * 0.35
    )
    streak = np.clip((cloud - 0.56) / 0.22, 0, 1) * np.clip(1 - np.abs(down - 0.22) / 0.20, 0, 1)
    return over(picture, rgb("#fff6df"), plain(streak * 0.55))


def far_hills(wide: int, high: int) -> pygame.Surface:
    """The Laurentides in the haze."""
    scene = Scene(wide, high)
    scene.shape(
        [
            (0, 0.47),
            (0.14, 0.445),
            (0.30, 0.478),
            (0.52, 0.452),
            (0.74, 0.436),
            (0.9, 0.452),
            (1, 0.44),
            (1, 0.7),
            (0, 0.7),
        ],
        rgb("#b4bfc0"),
    )
    scene.shape(
        [(0, 0.52), (0.10, 0.49), (0.26, 0.502), (0.44, 0.486), (0.7, 0.47), (1, 0.486), (1, 0.7), (0, 0.7)],
        rgb("#9caaaf"),
    )
    return scene.done()


def upper_town(wide: int, high: int) -> pygame.Surface:
    """The château, the cathedral and the roofs on the rock."""
    scene = Scene(wide, high)
    _cathedral(scene)
    _chateau(scene)
    rock = [
        (0, 0.572),
        (0.09, 0.542),
        (0.18, 0.512),
        (0.33, 0.487),
        (0.50, 0.466),
        (0.70, 0.460),
        (0.82, 0.484),
        (0.91, 0.53),
        (1, 0.566),
    ]
    scene.shape([*rough(rock, 0.05), (1, 0.72), (0, 0.72)], TOWN)
    for x, size, foot in ((0.05, 0.09, 0.575), (0.395, 0.075, 0.498), (0.86, 0.08, 0.521), (0.945, 0.09, 0.562)):
        scene.house(x, size, foot, 0.030, 0.026, mix(TOWN, LIT, 0.35))
        scene.window(x - size * 0.2, foot - 0.016)
        scene.window(x + size * 0.16, foot - 0.016)
    return scene.done()


def _cathedral(scene: Scene) -> None:
    scene.box(0.20, 0.432, 0.335, 0.52, TOWN)
    scene.shape([(0.192, 0.434), (0.222, 0.398), (0.316, 0.398), (0.346, 0.434)], ROOF)
    scene.tower(0.175, 0.062, 0.372, 0.078, 0.53, 0.02)
    scene.box(0.1725, 0.272, 0.1775, 0.298, ROOF)
    scene.box(0.1635, 0.2795, 0.1865, 0.2835, ROOF)
    scene.window(0.175, 0.395, 0.014, 0.018)
    for x in (0.235, 0.265, 0.295, 0.322):
        scene.window(x, 0.455, 0.011, 0.022)


def _chateau(scene: Scene) -> None:
    for x, size, top, roof in (
        (0.435, 0.050, 0.400, 0.036),
        (0.80, 0.056, 0.404, 0.040),
        (0.478, 0.086, 0.362, 0.052),
        (0.738, 0.090, 0.354, 0.056),
        (0.540, 0.064, 0.378, 0.034),
        (0.664, 0.064, 0.372, 0.034),
    ):
        scene.tower(x, size, top, roof, 0.48)
    scene.tower(0.602, 0.136, 0.300, 0.080, 0.475, 0.10)
    for x in (0.549, 0.655):
        scene.tower(x, 0.030, 0.296, 0.040, 0.40, 0.05)
    scene.box(0.600, 0.182, 0.604, 0.225, ROOF)
    _flag(scene)
    for row in range(6):
        for column in (-1, 0, 1):
            if (row * 3 + column) % 7 != 3:
                scene.window(0.602 + column * 0.034, 0.318 + row * 0.024)
    for x, top in ((0.478, 0.378), (0.738, 0.370)):
        for row in range(4):
            for side in (-0.5, 0.5):
                if (row + side) != 1.5:
                    scene.window(x + side * 0.034, top + row * 0.024)
    for x in (0.540, 0.664):
        scene.window(x, 0.400)
        scene.window(x, 0.424)
    for x in (0.595, 0.609):
        scene.window(x, 0.266, 0.008, 0.014)


def _flag(scene: Scene) -> None:
    scene.shape([(0.604, 0.184), (0.650, 0.190), (0.694, 0.186), (0.690, 0.214), (0.648, 0.219), (0.604, 0.213)], FLAG)
    white = rgb("#f2ead8")
    scene.shape(
        [(0.604, 0.1965), (0.650, 0.2022), (0.6925, 0.1976), (0.692, 0.2026), (0.650, 0.2072), (0.604, 0.2012)], white
    )
    scene.shape([(0.6425, 0.1888), (0.6525, 0.1898), (0.6515, 0.2188), (0.6415, 0.2188)], white)


def lower_town(wide: int, high: int) -> pygame.Surface:
    """The cliff and the houses at the water."""
    scene = Scene(wide, high)
    edge = [
        (0, 0.600),
        (0.07, 0.578),
        (0.20, 0.592),
        (0.34, 0.556),
        (0.48, 0.574),
        (0.64, 0.550),
        (0.80, 0.584),
        (0.92, 0.566),
        (1, 0.574),
    ]
    scene.shape([*rough(edge, 0.10), (1, 0.74), (0, 0.74)], CLIFF)
    random = Random(8)
    for _ in range(130):
        x = random.uniform(0, 1)
        y = random.uniform(0.585, 0.618)
        length = random.uniform(0.008, 0.022)
        scene.shape([(x, y), (x + 0.0035, y), (x - 0.004, y + length), (x - 0.006, y + length)], mix(CLIFF, LIT, 0.30))
    x = 0.30
    while x < 1.02:
        size = random.uniform(0.045, 0.075)
        colour = mix(CLIFF, LIT, random.uniform(0.25, 0.6))
        scene.house(x, size, 0.632, random.uniform(0.018, 0.030), random.uniform(0.014, 0.022), colour)
        for side in (-0.22, 0.18):
            if random.random() < 0.7:
                scene.window(x + side * size, 0.6205, 0.010, 0.009)
        x += size * random.uniform(0.92, 1.15)
    return scene.done()


def river(wide: int, high: int) -> pygame.Surface:
    """The Saint-Laurent: the sky's light on it, wave lines, and the reflection of the lamps."""
    scene = Scene(wide, high)
    surface, (width, height) = scene.surface, scene.size
    top = round(SHORE * height)
    water = vertical(width, height - top, spread(rgb("#7d95a2"), rgb("#a9bcc2"), rgb("#7690a0"), rgb("#5c7686")))
    surface.blit(water, (0, top))
    shade = vertical(width, round(0.045 * height), spread((*CLIFF, 150), (*CLIFF, 0)))
    surface.blit(shade, (0, top))
    random = Random(3)
    for row in range(30):
        y = SHORE + 0.006 + row * 0.0052
        x = random.uniform(-0.1, 0.0)
        while x < 1:
            length = random.uniform(0.03, 0.16)
            light = random.random() < 0.7
            colour = (*rgb("#e6eff0"), random.randint(40, 130)) if light else (*rgb("#3d5361"), random.randint(40, 90))
            line = blank(max(1, round(length * width)), FACTOR, colour)
            surface.blit(line, (round(x * width), round(y * height)))
            x += length + random.uniform(0.02, 0.13)
    for _ in range(46):
        x, y = random.uniform(0.30, 1.0), SHORE + random.uniform(0.004, 0.05)
        lamp = blank(round(random.uniform(0.010, 0.024) * width), FACTOR, (*LAMP, random.randint(50, 130)))
        surface.blit(lamp, (round(x * width), round(y * height)))
    return scene.done()


def ship(wide: int, high: int) -> pygame.Surface:
    """A schooner under sail, with its reflection."""
    scene = Scene(wide, high)
    hull, sail, dark = rgb("#28303a"), rgb("#f1e6cc"), rgb("#d3c5a4")
    left, water = 0.105, 0.700

    def at(x: float, y: float) -> tuple[float, float]:
        return left + x * 0.205, water - y * 0.116

    scene.shape([at(0.00, 0.20), at(0.10, 0.16), at(0.86, 0.16), at(1.04, 0.25), at(0.90, 0.0), at(0.12, 0.0)], hull)
    for x, top in ((0.36, 1.0), (0.66, 0.92)):
        scene.shape([at(x - 0.008, 0.16), at(x - 0.008, top), at(x + 0.008, top), at(x + 0.008, 0.16)], hull)
    scene.shape([at(1.0, 0.22), at(1.16, 0.34), at(1.16, 0.32), at(1.0, 0.19)], hull)
    scene.shape([at(0.33, 0.24), at(0.33, 0.84), at(0.22, 0.80), at(0.02, 0.26)], sail)
    scene.shape([at(0.63, 0.24), at(0.63, 0.80), at(0.54, 0.78), at(0.40, 0.24)], sail)
    scene.shape([at(0.69, 0.84), at(1.10, 0.32), at(0.80, 0.30)], dark)
    scene.shape([at(0.69, 0.88), at(1.14, 0.34), at(0.96, 0.46), at(0.76, 0.64)], sail)
    scene.shape([at(0.33, 0.86), at(0.33, 0.98), at(0.24, 0.83)], dark)
    scene.shape([at(0.37, 1.0), at(0.37, 0.96), at(0.46, 0.975)], rgb("#b23a3a"))
    body = scene.done()
    out = blank(*body.get_size(), (40, 48, 58, 0))
    mirror = pygame.transform.flip(body, False, True)
    squeezed = pygame.transform.smoothscale(mirror, (body.get_width(), round(body.get_height() * 0.4)))
    squeezed.set_alpha(60)
    line = round(water * body.get_height())
    out.blit(squeezed, (0, line - round((1 - water) * body.get_height() * 0.4)))
    out.blit(body, (0, 0))
    return out


def title_field(wide: int, high: int) -> pygame.Surface:
    """The slate field below, with the colours of the five zones along its upper edge."""
    top = round(BAND * high)
    field = surface_of(grain.paper(wide, high - top, rgb("#2c3846"), 77, 1.1))
    field.blit(vertical(wide, high - top, spread((255, 240, 210, 16), (255, 240, 210, 0), (0, 0, 0, 60))), (0, 0))
    line = round(0.0145 * high)
    for index, zone in enumerate(ZONES.values()):
        left, right = round(index * wide / 5), round((index + 1) * wide / 5)
        field.blit(vertical(right - left, line, spread(mix(zone.body, (255, 244, 220), 0.2), zone.body)), (left, 0))
    return field


def front(detail: float) -> pygame.Surface:
    """The whole front, `detail` pixels to a design unit."""
    wide, high = round(COVER[0] * detail), round(COVER[1] * detail)
    out = surface_of(sky(wide, high))
    out.blit(far_hills(wide, high), (0, 0))
    for layer, blur in ((upper_town(wide, high), 3.0), (lower_town(wide, high), 2.0)):
        shadow_of(layer, blur * detail, 90, (1.2 * detail, 1.6 * detail), (40, 44, 50)).draw(out, (0, 0))
        out.blit(layer, (0, 0))
    out.blit(river(wide, high), (0, 0))
    out.blit(ship(wide, high), (0, 0))
    field = title_field(wide, high)
    shadow_of(field, 4 * detail, 150, (0, -1 * detail), (20, 24, 30)).draw(out, (0, high - field.get_height()))
    out.blit(field, (0, high - field.get_height()))
    speck = noise(wide, high, 2, 2, 5)[..., None] * 14 - 7
    grained = surface_of(plain(np.clip(248 + speck + np.zeros((high, wide, 3), np.float32), 0, 255)))
    out.blit(grained, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    inset = round(7 * detail)
    pygame.draw.rect(out, rgb("#f2e6cc"), out.get_rect().inflate(-2 * inset, -2 * inset), max(1, round(1.2 * detail)))
    return out
