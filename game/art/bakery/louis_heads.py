"""Profiles of the court of Louis XIV: heads, hair and hats in a box of 100 x 120, looking right."""

import math
from typing import NamedTuple

Points = list[tuple[float, float]]

MAN = (
    "M44 20C54 15 64 19 66 30C67.5 34 67 37 68 40C71 45 75 51 77 56C77.6 58.6 74.5 59.6 71 60.2"
    "C70.6 62 72.6 63.4 73 65.2C73 66.8 71.4 67.2 70 67.8C72 68.8 72.6 70.4 72 72"
    "C71.6 73.6 69.6 74 69.6 75.6C70.8 78 71.8 80.4 70 83.4C68 87 62 87.4 57.4 86.6C55.6 90 55.4 94 57 98"
    "C62 102 74 104 82 114L84 124L12 124C13 113 24 105 32 100C35.4 96 35 88 33 80C26 70 22 52 26 40"
    "C29 28 36 22 44 20Z"
)
WOMAN = (
    "M44 22C53 17 62 21 64 31C65.2 35 64.8 37.6 65.4 40C67.6 44.6 70.6 49.4 72.6 53.6"
    "C73.6 56 71.4 57 68.4 57.4C68.2 59 70 60.4 70.4 62C70.4 63.4 69 63.8 67.8 64.4"
    "C69.6 65.2 70 66.8 69.4 68.2C69 69.6 67.6 70 67.6 71.4C68.4 73.4 69 75.4 67.4 78"
    "C65.2 81.4 60 81.8 55.4 80.6C53.6 85 53.4 91 55 96C60 100 72 102.4 79 112L82 124L16 124"
    "C17 113 28 106 35 100C38 96 38 87 36 79C29 70 25 54 28 41C31 30 37 24 44 22Z"
)
BOY = (
    "M44 24C54 18 64 23 65 33C66 37 65.4 40 66 42C68 46 70.4 50 71.6 53.6C72 56 69.6 56.6 67.4 57"
    "C67.2 58.6 69 60 69.2 61.6C69.2 63 67.8 63.4 66.6 64C68.4 64.8 68.8 66.2 68.2 67.6"
    "C67.8 69 66.4 69.4 66.4 70.8C67.4 73 68 75 66.4 77.6C64.2 81 59 81.2 55 80.2C53.4 84 53.2 92 55 97"
    "C61 101 73 104 80 114L82 124L14 124C15 113 27 106 34 100C37 96 37 87 35 79C28 70 24 55 27 43"
    "C30 32 37 27 44 24Z"
)
HOOKED = MAN.replace("C71 45 75 51 77 56C77.6 58.6 74.5 59.6 71 60.2", "C73.5 43 79.5 50 80.6 57C80.8 60 75 60 71 60.6")
STOUT = MAN.replace(
    "C70.8 78 71.8 80.4 70 83.4C68 87 62 87.4 57.4 86.6C55.6 90 55.4 94 57 98",
    "C71 78 72 80.6 70.4 83C69.6 85 68 86 67 87C68 90 64 95 58 94C56.6 95.6 57 97 58 99",
)
EYE_OF_MAN = "M60 43C62.5 41.6 65 42 66.6 43.4M62 46.4C63.4 45.4 65 45.6 66 46.6"
EYE_OF_WOMAN = "M57.6 41.6C60 40 62.6 40.4 64.2 41.8M59.4 45C61 44 62.6 44.2 63.8 45.2"
MOUSTACHE = "M64 63C68 61.4 71.6 62 74 63"
WIG: Points = [
    (58, 21),
    (48, 11),
    (34, 11),
    (22, 22),
    (16, 40),
    (13, 60),
    (11, 80),
    (13, 100),
    (24, 110),
    (38, 108),
    (45, 98),
    (47, 84),
    (45, 70),
    (46, 58),
    (50, 44),
    (56, 32),
]
STRANDS = (
    "M50 22C36 22 26 40 24 62",
    "M44 28C34 36 32 52 32 70",
    "M24 70C28 80 22 90 26 102",
    "M34 74C38 84 32 92 36 102",
    "M18 70C20 82 16 92 18 100",
)


class Bust(NamedTuple):
    """A head as SVG: what is raised and the grooves in it."""

    fill: str
    grooves: str


def path(*shapes: str) -> str:
    """Filled or stroked paths."""
    return "".join(f'<path d="{shape}"/>' for shape in shapes)


def curls(outline: Points, reach: float, vary: float = 0.0) -> Bust:
    """Curled hair: a shape with circles along its outline and a C-shaped groove in each."""
    fill = path("M" + "L".join(f"{x:g} {y:g}" for x, y in outline) + "Z")
    grooves, count = "", 0
    for (ax, ay), (bx, by) in zip(outline, outline[1:] + outline[:1], strict=True):
        steps = max(1, round(math.hypot(bx - ax, by - ay) / (reach * 1.25)))
        for step in range(steps):
            x, y = ax + (bx - ax) * step / steps, ay + (by - ay) * step / steps
            count += 1
            radius = reach * (1 + vary * math.sin(count * 2.3))
            fill += f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}"/>'
            half = radius * 0.5
            start, end = f"{x - half:.1f} {y + half * 0.4:.1f}", f"{x + half * 0.6:.1f} {y + half * 0.8:.1f}"
            grooves += path(f"M{start}A{half:.1f} {half:.1f} 0 1 1 {end}")
    return Bust(fill, grooves)


def ringlet(x: float, y: float, count: int, reach: float, lean: float = 0.0) -> Bust:
    """A lock hanging down in turns."""
    fill, grooves = "", ""
    for turn in range(count):
        mx, my = x + lean * turn, y + turn * reach * 1.25
        fill += f'<ellipse cx="{mx:.1f}" cy="{my:.1f}" rx="{reach * (1 - 0.06 * turn):.1f}" ry="{reach * 0.85:.1f}"/>'
        grooves += path(
            f"M{mx - reach * 0.8:.1f} {my - reach * 0.1:.1f}C{mx - reach * 0.3:.1f} {my + reach * 0.7:.1f}"
            f" {mx + reach * 0.4:.1f} {my + reach * 0.5:.1f} {mx + reach * 0.9:.1f} {my - reach * 0.3:.1f}"
        )
    return Bust(fill, grooves)


def wig(reach: float, lift: float = 0.0) -> Bust:
    """The great wig, its crown raised by `lift`."""
    return curls([(x, y - (lift if y < 30 else 0)) for x, y in WIG], reach, 0.12)


def bow(x: float, y: float, degrees: float) -> str:
    """A ribbon in the hair."""
    knot = path(
        "M0 0C-5 -8 -15 -10 -16 -3C-17 4 -7 6 0 0C5 -8 15 -10 16 -3C17 4 7 6 0 0Z",
        "M-1 1L-9 17L-3 15L0 19L2 2Z",
        "M1 1L10 15L10 9L14 8L3 0Z",
    )
    return f'<g transform="translate({x} {y}) rotate({degrees})">{knot}</g>'


def dots(places: Points, radius: float) -> str:
    """Pearls."""
    return "".join(f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}"/>' for x, y in places)


def anne() -> Bust:
    """Widow's veil and a small coronet."""
    veil = (
        "M60 24C50 10 32 12 24 28C16 48 20 70 12 96C8 108 8 118 8 124L46 124C50 108 40 96 40 84C42 70 40 56 46 42"
        "C50 32 56 28 62 29Z"
    )
    coronet = "M33 17L30 3L38 9L44 0L50 9L58 4L57 17C50 13 41 13 33 17Z"
    folds = (
        "M62 29C52 30 47 40 45 54C43 68 44 78 43 90",
        "M30 30C24 50 28 72 20 100",
        "M36 34C32 54 36 74 30 104",
        "M34 18C42 14 50 14 57 18",
    )
    return Bust(path(WOMAN, veil, coronet), path(*folds, EYE_OF_WOMAN))


def philippe() -> Bust:
    """A great wig with a bow and a plume."""
    hair = wig(6.5, 2)
    plume = "M56 15C52 -4 30 -12 12 0C22 0 27 4 29 12C38 6 46 8 56 15Z"
    lines = path(*STRANDS, "M51 10C42 -1 28 -4 17 0", EYE_OF_MAN, "M72 113C66 108 62 106 58 105")
    return Bust(path(MAN) + hair.fill + bow(26, 96, -8) + path(plume), hair.grooves + lines)


def marie_therese() -> Bust:
    """Wide Spanish curls, a crown, pearls."""
    hair = curls(
        [(56, 27), (48, 18), (34, 18), (22, 28), (14, 44), (14, 60), (24, 68), (38, 64), (46, 52), (54, 36)], 6, 0.1
    )
    crown = "M32 17L27 2L36 9L43 -1L50 9L60 3L57 17C49 13 40 13 32 17Z"
    pearls = dots([(36, 92), (41, 95.4), (46, 97), (51, 96.6), (55.4, 94)], 2.6)
    lines = path("M48 24C38 26 30 36 30 48", "M42 32C36 38 34 46 36 56", "M33 18C42 14 50 14 57 18", EYE_OF_WOMAN)
    return Bust(path(WOMAN) + hair.fill + path(crown), hair.grooves + lines + pearls)


def dauphin() -> Bust:
    """A boy with long soft hair and a lace collar."""
    hair = curls(
        [
            (55, 27),
            (46, 18),
            (34, 20),
            (25, 32),
            (21, 50),
            (20, 70),
            (24, 84),
            (34, 88),
            (41, 80),
            (42, 66),
            (44, 52),
            (50, 40),
        ],
        5.2,
        0.12,
    )
    lines = path(
        "M48 24C36 28 30 46 30 66",
        "M42 32C36 42 36 58 35 76",
        EYE_OF_WOMAN,
        "M36 100C44 106 54 104 58 99M34 106C46 114 60 112 72 108",
    )
    return Bust(path(BOY) + hair.fill, hair.grooves + lines)


def montespan() -> Bust:
    """Short curls, long ringlets and a rose."""
    hair = curls(
        [(57, 26), (49, 16), (36, 14), (25, 22), (20, 36), (23, 50), (32, 56), (42, 52), (48, 42), (54, 33)], 6.4, 0.14
    )
    near, far = ringlet(33, 62, 7, 5.6, 0.6), ringlet(24, 58, 6, 5.2, -0.3)
    rose = "M22 21A5 5 0 1 1 28 26M25 21A2.4 2.4 0 1 1 29 22"
    fill = path(WOMAN) + hair.fill + far.fill + near.fill + dots([(27, 21)], 8)
    lines = path(rose, EYE_OF_WOMAN, "M52 110C60 108 68 108 76 113")
    return Bust(fill, hair.grooves + near.grooves + far.grooves + lines)


def conde() -> Bust:
    """The famous nose, a free mane, a cuirass."""
    hair = curls(
        [
            (57, 22),
            (47, 13),
            (33, 14),
            (22, 26),
            (17, 44),
            (16, 62),
            (20, 80),
            (30, 88),
            (40, 80),
            (43, 66),
            (46, 52),
            (52, 38),
        ],
        6.2,
        0.25,
    )
    lines = path(*STRANDS[:3], EYE_OF_MAN, "M34 102C44 112 56 110 60 101M22 118C40 106 62 108 80 118")
    return Bust(path(HOOKED) + hair.fill, hair.grooves + lines)


def colbert() -> Bust:
    """Black skull-cap, straight hair, moustache, flat collar."""
    cap = "M62 22C54 8 32 8 24 26C22 34 24 36 30 36C42 32 54 28 64 30Z"
    hair = "M30 34C20 52 18 74 22 92C28 100 38 98 42 90C44 74 42 56 46 42Z"
    collar = "M56 92L72 100L66 118L44 108Z"
    lines = (
        "M64 31C52 29 40 33 29 37",
        "M36 40C28 58 28 76 30 94M42 42C36 58 36 76 37 92",
        MOUSTACHE,
        EYE_OF_MAN,
        "M57 93L45 107M58 94L66 117",
    )
    return Bust(path(MAN, cap, hair, collar), path(*lines))


def maintenon() -> Bust:
    """A sober hood and a plain dress."""
    hood = (
        "M63 28C58 10 36 6 26 22C18 36 22 56 18 74C15 90 12 104 14 124L50 124C42 108 38 92 42 78C40 62 46 44 54 36"
        "C58 32 62 32 63 28Z"
    )
    lines = (
        "M63 29C54 30 47 42 44 58C42 68 43 78 42 84",
        "M56 22C44 22 36 36 34 56C32 76 30 96 30 112",
        "M46 16C34 20 28 40 26 66",
        EYE_OF_WOMAN,
        "M56 97C60 104 66 108 74 110M50 104C56 112 62 116 70 118",
    )
    return Bust(path(WOMAN, hood), path(*lines))


def la_valliere() -> Bust:
    """Flowers in the hair, loose locks."""
    hair = curls(
        [(56, 27), (48, 18), (36, 18), (27, 26), (23, 40), (26, 54), (34, 60), (42, 54), (47, 44), (53, 34)], 5.4, 0.1
    )
    lock = ringlet(31, 64, 5, 5.4, -0.5)
    flowers: Points = [(24, 26), (33, 14), (45, 10)]
    turns = [leaf * 2 * math.pi / 5 for leaf in range(5)]
    petals = [(x + 4 * math.cos(turn), y + 4 * math.sin(turn)) for x, y in flowers for turn in turns]
    fill = path(WOMAN) + hair.fill + lock.fill + dots(petals, 3.6)
    lines = dots(flowers, 2) + path(EYE_OF_WOMAN, "M44 112C54 106 66 106 78 112")
    return Bust(fill, hair.grooves + lock.grooves + lines)


def turenne() -> Bust:
    """A plumed helmet and a gorget."""
    helmet = "M66 33C66 16 50 6 36 10C22 14 16 30 20 50C22 66 26 76 32 82C38 80 42 72 44 62C48 52 56 42 72 38L76 33Z"
    plume = "M52 12C44 -6 16 -8 6 14C2 26 4 40 10 48C12 34 18 24 28 18C36 12 44 10 52 12Z"
    lines = (
        "M70 37C54 39 46 48 43 62",
        "M62 30C46 30 32 38 22 48",
        "M46 8C30 2 14 12 9 36M40 9C26 8 16 18 11 40",
        EYE_OF_MAN,
        "M32 98C42 108 56 106 61 99M24 112C42 100 64 104 80 114",
        "M65 62.6C68 61.6 71 62.4 73 63.4",
    )
    return Bust(path(MAN, helmet, plume), path(*lines))


def mazarin() -> Bust:
    """Biretta, goatee and cape."""
    biretta = "M68 30L64 8C60 2 52 10 48 4C42 8 34 0 28 8L22 32C36 26 54 25 68 30Z"
    hair = "M28 32C22 46 24 64 32 74C38 70 42 58 44 46C46 40 50 36 54 33Z"
    beard = "M66 81C70 84 72 90 70 96C66 94 62 88 62 85Z"
    cape = "M60 99C70 101 84 108 88 124L10 124C12 108 24 100 36 96Z"
    lines = (
        "M67 31C54 26 36 27 23 33",
        "M48 5L47 25M64 10L60 26M28 10L34 27",
        "M64 63.4C68 61.6 72 62.2 75.6 61.6",
        EYE_OF_MAN,
        "M60 100C52 108 42 106 36 98M56 104L60 124M46 106L42 124",
        "M36 46C32 54 32 62 34 70",
    )
    return Bust(path(MAN, biretta, hair, beard, cape), path(*lines))


def louvois() -> Bust:
    """Heavy jowls, a full wig and a hat."""
    hair = wig(6, -4)
    hat = (
        "M86 26C70 30 36 26 8 16C8 10 14 8 22 12C24 -2 34 -8 46 -6C58 -4 64 4 66 14C74 18 82 18 88 20Z",
        "M22 10C12 -4 26 -12 40 -8C34 -4 28 2 26 12Z",
    )
    lines = path(
        *STRANDS[1:],
        "M9 16C36 27 68 30 86 26M24 10C38 16 52 18 66 16",
        EYE_OF_MAN,
        "M64 63C68 61.6 71 62.4 73 63.4",
    )
    return Bust(path(STOUT) + hair.fill + path(*hat), hair.grooves + lines)


def louis() -> Bust:
    """The King in his high wig."""
    hair = wig(7, 6)
    return Bust(path(MAN) + hair.fill, hair.grooves + path(*STRANDS, EYE_OF_MAN))


COURT: tuple[Bust, ...] = (
    anne(),
    philippe(),
    marie_therese(),
    dauphin(),
    montespan(),
    conde(),
    colbert(),
    maintenon(),
    la_valliere(),
    turenne(),
    mazarin(),
    louvois(),
)
KING: Bust = louis()
