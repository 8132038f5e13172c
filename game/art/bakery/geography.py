"""Coast and rivers round Belgium, in canvas units of data.toml; only for looks."""

from game.art.outline import Point, rough_line

COAST: list[Point] = [
    (-420, 420),
    (-160, 330),
    (-60, 290),
    (-5, 259),
    (30, 241),
    (114, 194),
    (182, 158),
    (221, 150),
]
COAST_NORTH: list[Point] = [
    (221, 150),
    (243, 138),
    (296, 126),
    (346, 121),
    (388, 128),
    (425, 138),
    (418, 122),
    (384, 108),
    (330, 104),
    (286, 108),
    (268, 92),
    (300, 76),
    (350, 74),
    (392, 82),
    (404, 70),
    (362, 52),
    (318, 50),
    (302, 30),
    (336, 10),
    (380, 14),
    (372, -10),
    (352, -60),
    (400, -150),
    (440, -260),
    (470, -380),
    (560, -520),
]
MEUSE: list[Point] = [
    (586, 800),
    (566, 740),
    (594, 690),
    (588, 650),
    (572, 600),
    (566, 560),
    (556, 520),
    (560, 470),
    (590, 446),
    (640, 430),
    (690, 420),
    (742, 400),
    (778, 372),
    (790, 330),
    (796, 280),
    (820, 236),
    (846, 196),
    (868, 140),
    (858, 90),
    (836, 40),
    (820, -20),
    (740, -60),
]
SAMBRE: list[Point] = [(380, 640), (432, 566), (452, 520), (474, 482), (520, 470), (560, 470)]
SCHELDT: list[Point] = [
    (180, 500),
    (212, 430),
    (228, 396),
    (232, 362),
    (276, 318),
    (300, 262),
    (352, 246),
    (392, 236),
    (430, 212),
    (458, 196),
    (452, 168),
    (440, 140),
]
LYS: list[Point] = [(60, 420), (150, 384), (206, 338), (256, 296), (300, 262)]
OURTHE: list[Point] = [(800, 600), (760, 560), (740, 520), (752, 470), (736, 430), (742, 400)]
MOSELLE: list[Point] = [(1000, 640), (934, 742), (900, 790), (880, 860)]
RHINE: list[Point] = [(1120, 200), (1040, 120), (1000, 40), (960, -40)]
RIVERS: list[tuple[list[Point], float]] = [
    (MEUSE, 2.2),
    (SAMBRE, 1.4),
    (SCHELDT, 1.9),
    (LYS, 1.2),
    (OURTHE, 1.1),
    (MOSELLE, 1.6),
    (RHINE, 2.2),
]


def coast_line() -> list[Point]:
    """The whole coast from France past the Belgian shore round the islands of Zeeland, roughened."""
    return rough_line(COAST, closed=False)[:-1] + rough_line(COAST_NORTH, closed=False, roughness=0.12)
