"""Shapes that portraits are built of, in a box of 100 x 120, looking right."""

import math
from dataclasses import dataclass, field

from game.art.palette import Colour, mix, rgb

Line = tuple[str, float, Colour, float]  # path, thickness, colour, opacity
INK: Colour = (40, 24, 18)


@dataclass(frozen=True)
class Part:
    """One coloured piece of a portrait: what is painted over it and how far it stands out."""

    path: str
    colour: Colour
    grooves: tuple[tuple[str, float], ...] = ()
    lines: tuple[Line, ...] = ()
    round: float = 3.0
    relief: float = 1.0
    shine: float = 0.42
    shadow: float = 1.0
    carve: float = 1.0
    groove_alpha: float = 0.5
    groove_colour: Colour = INK


@dataclass(frozen=True)
class Portrait:
    """A person: the colour behind, and the parts from back to front."""

    ground: Colour
    parts: tuple[Part, ...] = field(default=())
    top: float = -14.0  # the upper edge of what is seen: lower for those without a tall hat


MAN = (
    "M44 20C54 15 64 19 66 30C67.5 34 67 37 68 40C71 45 75 51 77 56C77.6 58.6 74.5 59.6 71 60.2"
    "C70.6 62 72.6 63.4 73 65.2C73 66.8 71.4 67.2 70 67.8C72 68.8 72.6 70.4 72 72C71.6 73.6 69.6 74 69.6 75.6"
    "C70.8 78 71.8 80.4 70 83.4C68 87 62 87.4 57.4 86.6C55.6 90 55.4 94 57 98C60 106 60 118 58 124"
    "L30 124C28 116 30 106 32 100C35.4 96 35 88 33 80C26 70 22 52 26 40C29 28 36 22 44 20Z"
)
WOMAN = (
    "M44 22C53 17 62 21 64 31C65.2 35 64.8 37.6 65.4 40C67.6 44.6 70.6 49.4 72.6 53.6C73.6 56 71.4 57 68.4 57.4"
    "C68.2 59 70 60.4 70.4 62C70.4 63.4 69 63.8 67.8 64.4C69.6 65.2 70 66.8 69.4 68.2C69 69.6 67.6 70 67.6 71.4"
    "C68.4 73.4 69 75.4 67.4 78C65.2 81.4 60 81.8 55.4 80.6C53.6 85 53.4 91 55 96C60 100 72 102.4 79 112L82 124L16 124"
    "C17 113 28 106 35 100C38 96 38 87 36 79C29 70 25 54 28 41C31 30 37 24 44 22Z"
)
STRONG_NOSE = MAN.replace(
    "C71 45 75 51 77 56C77.6 58.6 74.5 59.6 71 60.2", "C73.5 43 79.5 50 80.6 57C80.8 60 75 60 71 60.6"
)
HEAVY = MAN.replace(
    "C70.8 78 71.8 80.4 70 83.4C68 87 62 87.4 57.4 86.6C55.6 90 55.4 94 57 98",
    "C71.4 78 72.6 81 70.6 84C69.6 86.4 68.4 88 67.4 89C68 94 63 98 57 96C56 98 57 98 58 100",
)
YOUNG = MAN.replace(
    "C71 45 75 51 77 56C77.6 58.6 74.5 59.6 71 60.2", "C70 45 72.6 50 74.4 54.6C75 57.4 72.6 58.4 70 59"
)

EAR_MAN = "M46 51C41 47 37.4 51 38.6 57C39.4 61.4 41.6 65 44 66C46.4 65.4 45 62 46.6 58.6C48.2 55.4 48.4 53 46 51Z"
EAR_WOMAN = (
    "M44.6 50C40.4 46.6 37.4 50 38.4 55.4C39 59 41 62.4 43 63C45.2 62.4 44 59.6 45.4 56.6C46.8 54 46.8 51.8 44.6 50Z"
)


def skin(
    path: str, colour: Colour, woman: bool = False, age: str = "middle", brow: Colour = INK, blush: float = 0.3
) -> tuple[Part, ...]:
    """A face with its eye, brow, lips, cheek and ear."""
    shift = (-2.4, -3.2) if woman else (0.0, 0.0)

    def at(x: float, y: float) -> str:
        return f"{x + shift[0]:.2f} {y + shift[1]:.2f}"

    dark = mix(colour, (58, 18, 10), 0.62)
    lips = mix(colour, (150, 26, 30), 0.62 if woman else 0.42)
    rosy = mix(colour, (206, 66, 52), 0.75)
    eye = f"M{at(60.6, 47)}C{at(62.4, 44.8)} {at(65, 44.6)} {at(66.8, 45.8)}"
    low = f"M{at(61.8, 48.4)}C{at(63.4, 49.2)} {at(65, 49)} {at(66, 48.2)}"
    white = f"M{at(62, 47.2)}L{at(65.8, 47)}"
    iris = f"M{at(65, 46.7)}L{at(65.1, 47.2)}"
    arch = f"M{at(58.6, 41.6)}C{at(61, 39)} {at(65, 38.8)} {at(67.6, 41)}"
    nostril = f"M{at(70.4, 58.4)}C{at(69.2, 57.2)} {at(67.6, 58)} {at(67.6, 59.4)}"
    mouth = f"M{at(66.6, 67.4)}C{at(68.6, 67)} {at(70.6, 67.4)} {at(72, 67.8)}"
    upper = f"M{at(69, 66)}L{at(72, 66)}"
    under = f"M{at(69.4, 69.2)}L{at(71, 69.4)}"
    cheek = f"M{at(58, 59)}L{at(61, 60)}"
    lines: list[Line] = [
        (cheek, 9.0, rosy, blush),
        (white, 2.6, (246, 238, 226), 0.85),
        (iris, 2.5, (44, 30, 24), 0.95),
        (eye, 1.5, INK, 0.9),
        (low, 0.7, dark, 0.7),
        (arch, 1.3 if woman else 2.3, brow, 0.9),
        (nostril, 1.1, dark, 0.8),
        (upper, 2.2, lips, 0.75),
        (under, 2.4, lips, 0.7),
        (mouth, 0.9, mix(dark, (30, 6, 6), 0.5), 0.9),
    ]
    if age == "old":
        lines += [
            (f"M{at(60, 51)}C{at(62, 52.6)} {at(64.6, 52.6)} {at(66, 51.8)}", 0.8, dark, 0.6),
            (f"M{at(66.4, 60)}C{at(64, 63)} {at(63.4, 67)} {at(64.4, 70)}", 0.9, dark, 0.65),
            (f"M{at(56, 43)}C{at(55, 45)} {at(55, 47)} {at(56, 49)}", 0.7, dark, 0.5),
            (f"M{at(58, 33)}C{at(61, 32)} {at(63, 32.4)} {at(65, 34)}", 0.7, dark, 0.45),
        ]
    ear = EAR_WOMAN if woman else EAR_MAN
    inner = (
        "M44.6 53.4C42 51.4 40.4 53.6 41 57.4C41.6 60 43 61.6 44 61"
        if not woman
        else "M43.4 52.4C41.2 50.8 39.8 52.6 40.4 56C41 58 42 59.4 43 58.8"
    )
    return (
        Part(path, colour, lines=tuple(lines), round=4.2, relief=1.05, shine=0.24),
        Part(
            ear, mix(colour, rosy, 0.22), grooves=((inner, 1.0),), round=1.6, shine=0.3, shadow=0.5, groove_colour=dark
        ),
    )


def blob(outline: list[tuple[float, float]], radius: float, wobble: float = 0.0) -> tuple[str, str]:
    """A mass of curls: circles along an outline, filled; and the groove within each curl."""
    body = "M" + "L".join(f"{x:g} {y:g}" for x, y in outline) + "Z"
    grooves, number = "", 0
    for (ax, ay), (bx, by) in zip(outline, outline[1:] + outline[:1], strict=True):
        parts = max(1, round(math.dist((ax, ay), (bx, by)) / (radius * 1.25)))
        for part in range(parts):
            share = part / parts
            x, y = ax + (bx - ax) * share, ay + (by - ay) * share
            number += 1
            size = radius * (1 + wobble * math.sin(number * 2.3))
            body += circle(x, y, size)
            turn = size * 0.5
            end = f"{x + turn * 0.6:.1f} {y + turn * 0.8:.1f}"
            grooves += f"M{x - turn:.1f} {y + turn * 0.4:.1f}A{turn:.1f} {turn:.1f} 0 1 1 {end}"
    return body, grooves


def circle(x: float, y: float, radius: float) -> str:
    """A circle as a path."""
    return (
        f"M{x - radius:.2f} {y:.2f}A{radius:.2f} {radius:.2f} 0 1 1 {x + radius:.2f} {y:.2f}"
        f"A{radius:.2f} {radius:.2f} 0 1 1 {x - radius:.2f} {y:.2f}Z"
    )


def ringlet(x: float, y: float, count: int, radius: float, lean: float = 0.0) -> tuple[str, str]:
    """A hanging curl: ovals one below the other, and the turn of each."""
    body, grooves = "", ""
    for number in range(count):
        cx, cy = x + lean * number, y + number * radius * 1.2
        wide, high = radius * (1 - 0.05 * number), radius * 0.86
        body += (
            f"M{cx - wide:.1f} {cy:.1f}A{wide:.1f} {high:.1f} 0 1 1 {cx + wide:.1f} {cy:.1f}"
            f"A{wide:.1f} {high:.1f} 0 1 1 {cx - wide:.1f} {cy:.1f}Z"
        )
        grooves += (
            f"M{cx - wide * 0.9:.1f} {cy + high * 0.2:.1f}C{cx - wide * 0.3:.1f} {cy + high:.1f}"
            f" {cx + wide * 0.5:.1f} {cy + high * 0.7:.1f} {cx + wide * 0.9:.1f} {cy - high * 0.2:.1f}"
        )
    return body, grooves


def hair(path: str, colour: Colour, grooves: str, thick: float = 1.0) -> Part:
    """A mass of hair with its strands."""
    dark = mix(colour, (8, 4, 2), 0.7)
    return Part(
        path,
        colour,
        grooves=((grooves, thick),),
        round=2.6,
        shine=0.36,
        groove_alpha=0.42,
        groove_colour=dark,
        carve=1.6,
    )


HAIR = {
    "black": rgb("#2a2422"),
    "brown": rgb("#5a3a22"),
    "auburn": rgb("#8a3f1e"),
    "blond": rgb("#c89a4e"),
    "grey": rgb("#9a948a"),
    "white": rgb("#ded8cc"),
}
SKIN = {
    "fair": rgb("#eabf9a"),
    "ruddy": rgb("#e0a380"),
    "olive": rgb("#d2a176"),
    "brown": rgb("#a87048"),
    "dark": rgb("#6b452e"),
}
