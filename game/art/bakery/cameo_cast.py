"""The twelve persons of `game.cast` and the King, as parts of a portrait."""

from game.art.bakery.cameo_parts import (
    HAIR,
    HEAVY,
    INK,
    MAN,
    SKIN,
    STRONG_NOSE,
    WOMAN,
    YOUNG,
    Part,
    Portrait,
    blob,
    circle,
    hair,
    ringlet,
    skin,
)
from game.art.palette import BELGIAN_RED, Colour, mix, rgb

LINEN: Colour = rgb("#f4ecdc")
GOLD: Colour = rgb("#d8aa4a")
COAT = "M33 97C22 103 10 108 8 126L92 126C90 112 78 106 60 98C56 106 44 106 33 97Z"
COLLAR = "M31 87C40 98 51 99 58 92.6L63 101C58 112 42 114 29 101Z"
LAPELS = "M31 99C36 108 44 118 52 126M62 100C64 108 66 116 66 126M31 99L24 108L36 113M63 100L72 106L66 114"
SHOULDERS = "M20 112C30 106 40 112 50 114C62 116 74 112 80 116L84 126L12 126C13 120 15 115 20 112Z"
SHORT_HAIR = "M65 29C60 14 36 13 28 26C21 38 23 58 31 72C35 72 37 66 38 60C37 54 39 50 43 49C46 44 48 38 54 33C58 31 62 32 65 29Z"
SHORT_STRANDS = "M60 22C48 18 36 24 30 36M58 27C46 26 38 32 32 44M50 33C42 36 36 44 33 54M44 40C40 44 36 50 35 62"
SPECTACLES = "M61 48A5.4 5.4 0 1 1 71.8 48A5.4 5.4 0 1 1 61 48M61 47C54 45 48 47 44 51"
SPECTACLES_WOMAN = "M58.6 44.8A5 5 0 1 1 68.6 44.8A5 5 0 1 1 58.6 44.8M58.6 44C52 42 47 44 43 48"


def coat(colour: Colour, collar: Colour = LINEN) -> tuple[Part, ...]:
    """A buttoned coat over a white collar."""
    return (
        Part(COAT, colour, grooves=((LAPELS, 1.3),), round=3.4, shine=0.28, groove_alpha=0.6),
        Part(COLLAR, collar, grooves=(("M34 99C42 106 52 107 60 101", 1.0),), round=1.8, groove_alpha=0.35),
    )


def gown(colour: Colour, trim: Colour) -> tuple[Part, ...]:
    """A low gown with a trimmed neckline."""
    edge = "M19 112C30 105 40 112 50 114C62 116 74 111 81 116L82 120C72 116 62 120 50 118C40 116 30 110 17 118Z"
    return (
        Part(
            SHOULDERS,
            colour,
            grooves=(("M30 116C32 120 33 123 33 126M46 118L47 126M62 119L61 126M74 118L76 126", 1.1),),
            round=3,
        ),
        Part(edge, trim, round=1.4),
    )


def _lambert() -> Portrait:
    grey = HAIR["grey"]
    beard = "M40 60C42 70 48 74 58 70C62 68.6 66 63 70 63C73 63 73 65 72 66.4C73.4 70 75.4 78 72 88C69 97 60 103 52 99C42 96 36 82 36 66Z"
    hat = "M82 25C72 31 34 33 18 25C16 22 18 20 22 20L26 20L24 -12C36 -16 56 -16 66 -12L65 18L76 19C82 20 84 23 82 25Z"
    return Portrait(rgb("#6e2a2a"), (
        *skin(MAN, SKIN["ruddy"], age="old", brow=grey, blush=0.5),
        hair(SHORT_HAIR, grey, SHORT_STRANDS),
        *coat(rgb("#2f2e3a")),
        Part("M44 102L58 99L64 108L54 112L46 110Z", BELGIAN_RED, round=1.6),
        hair(beard, mix(grey, (255, 255, 255), 0.18), "M44 72C46 82 50 90 56 96M52 74C54 84 58 92 62 96M60 72C63 80 66 86 67 92M67 70C69 76 71 80 71 86"),
        hair("M62 64C66 60.6 72 61 75 63.4C74 66.4 68 67.4 62 67Z", mix(grey, (255, 255, 255), 0.3), "M64 65C68 63 71 63 74 64", 0.7),
        Part(hat, rgb("#2c2a30"), grooves=(("M26 20C38 24 56 24 65 18", 1.2),), round=3.4, shine=0.5),
        Part("M25 8C38 13 54 13 65.6 8L65 18C54 23 38 23 26 19Z", rgb("#4a1f2a"), round=1.6),
    ))  # fmt: skip


def _elise() -> Portrait:
    auburn = HAIR["auburn"]
    crown, crown_grooves = blob(
        [(56, 27), (48, 20), (36, 20), (28, 30), (26, 44), (32, 54), (40, 50), (46, 42), (53, 34)], 5.0, 0.1
    )
    front, front_grooves = ringlet(46, 52, 6, 4.2, 0.2)
    back, back_grooves = ringlet(36, 56, 7, 4.8, -0.2)
    far, far_grooves = ringlet(27, 52, 7, 4.6, -0.5)
    return Portrait(rgb("#8a7a4a"), (
        hair(far, mix(auburn, INK, 0.25), far_grooves),
        *skin(WOMAN, SKIN["fair"], woman=True, age="young", brow=mix(auburn, INK, 0.3), blush=0.45),
        *gown(rgb("#2f5d8a"), LINEN),
        hair(back, auburn, back_grooves),
        hair(crown, auburn, crown_grooves),
        hair(front, mix(auburn, (255, 200, 140), 0.12), front_grooves),
        Part("M24 33C32 22 46 17 58 22L59 25.6C47 21 34 26 27 37Z", rgb("#2f5d8a"), round=1.4),
        Part(circle(52, 115, 4.2), GOLD, round=1.4, shine=0.8),
        Part(circle(52, 115, 2.4), BELGIAN_RED, round=1.2, shine=0.8, shadow=0.3),
    ))  # fmt: skip


def _charlotte() -> Portrait:
    brown = HAIR["brown"]
    mass = "M64 29C59 14 36 13 28 27C22 38 24 54 32 64C37 63 37 58 39 54C42 48 47 44 53 38C58 34 62 33 64 29Z"
    bun = circle(24, 34, 10.5)
    tiara = "M38 17L36 7L43 12L46 2L52 11L58 3L61 12L67 8L64.6 22C56 16 46 15 38 21Z"
    pearls = "".join(circle(x, y, 2.5) for x, y in ((36, 91), (40.4, 94.6), (45.2, 96.6), (50.2, 96.6), (54.4, 94)))
    return Portrait(rgb("#3c5a70"), (
        hair(bun, brown, "M17 30C22 26 28 28 31 33M16 36C22 33 28 36 30 41M20 42C24 40 28 41 30 44"),
        *skin(WOMAN, SKIN["fair"], woman=True, brow=brown),
        *gown(rgb("#6a2440"), GOLD),
        hair(mass, brown, "M60 23C48 17 36 23 30 34M58 28C48 26 38 32 32 44M51 35C44 38 38 44 34 54"),
        Part(tiara, GOLD, grooves=(("M39 20C46 15 56 15 64 21", 1.0),), round=1.6, shine=0.8),
        Part(circle(46, 5, 1.7) + circle(58, 6, 1.5) + circle(52, 14, 1.8), rgb("#f6f0e6"), round=1.0, shine=0.8, shadow=0.4),
        Part(pearls, rgb("#f4ecdf"), round=1.3, shine=0.8),
        Part(circle(43.6, 66, 1.9), rgb("#f4ecdf"), round=1.0, shine=0.8),
    ))  # fmt: skip


def _rogier() -> Portrait:
    brown = HAIR["brown"]
    top, grooves = blob(
        [(63, 24), (55, 17), (44, 15), (33, 20), (27, 32), (26, 46), (30, 60), (36, 62), (39, 50), (46, 42), (54, 34)],
        4.6,
        0.18,
    )
    whisker = "M38 50C36 62 40 76 50 84C58 88 66 88 68 84C64 78 58 76 52 70C46 64 45 56 44 50Z"
    return Portrait(rgb("#4a5a3a"), (
        *skin(MAN, SKIN["ruddy"], brow=brown, blush=0.55),
        *coat(rgb("#4a3a2c")),
        Part("M44 104C50 108 58 107 62 102L72 126L36 126Z", rgb("#b07c24"), grooves=(("M53 107L54 126", 1.0),), round=2),
        Part(circle(55, 113, 1.3) + circle(56, 120, 1.3), GOLD, round=0.8, shine=0.8, shadow=0.5),
        hair(top, brown, grooves),
        hair(whisker, mix(brown, INK, 0.1), "M41 58C42 68 48 76 56 82M44 56C46 66 52 72 60 78M40 66C43 74 48 80 54 84"),
        Part("M70 66.4L84 71L84.6 67.4C85 64 91 64 91.4 67.4C92 72 90.6 78 86 78C82.6 78 82 75 82 73.4L69.6 69.2Z", rgb("#5a3218"), round=1.5),
        Part("M84.4 66.6C85.4 64.4 90.4 64.4 91.4 66.8C89 68 86.6 68 84.4 66.6Z", rgb("#1e1410"), round=0.8, shadow=0.2),
    ))  # fmt: skip


def _ottilie() -> Portrait:
    white = HAIR["white"]
    curls, grooves = blob(
        [(60, 30), (56, 25), (50, 26), (46, 34), (43, 43), (42, 52), (46, 54), (50, 46), (55, 38)], 3.8, 0.1
    )
    cap = "M62 25C58 8 34 4 24 18C16 32 20 54 28 68C33 70 36 62 37 54C39 44 46 36 55 31C59 29 62 28 62 25Z"
    frill, frill_grooves = blob([(62, 26), (55, 30), (47, 36), (41, 45), (38, 56), (34, 66)], 3.0, 0.05)
    shawl = "M34 94C20 102 8 110 6 126L88 126C88 114 76 106 60 97C58 108 50 116 46 118C40 112 36 104 34 94Z"
    return Portrait(rgb("#31503f"), (
        *skin(WOMAN, rgb("#e6bc9a"), woman=True, age="old", brow=white, blush=0.4),
        Part("M34 96C42 106 52 106 58 98L64 110L46 122L30 110Z", LINEN, grooves=(("M38 102C44 110 52 110 59 103", 0.9),), round=2),
        Part(shawl, rgb("#5d4f78"), grooves=(("M32 102C26 108 22 116 21 126M62 102C68 108 74 116 76 126M38 110L46 120L54 112", 1.2),), round=3),
        Part(cap, rgb("#efe8da"), grooves=(("M56 20C44 14 32 22 28 38C26 48 28 58 30 64M48 16C36 14 26 26 25 42", 1.0),), round=3, groove_alpha=0.3),
        hair(curls, white, grooves),
        Part(frill, rgb("#faf5ea"), grooves=((frill_grooves, 0.7),), round=1.5, groove_alpha=0.35, shadow=0.6),
        Part("M44 66L40 84L48 92L52 84L49 72Z", rgb("#8a76ac"), round=1.4, shadow=0.6) if False else Part(circle(47, 116, 3.4), GOLD, round=1.3, shine=0.8),
        Part(circle(0, -40, 1), GOLD, lines=((SPECTACLES_WOMAN, 1.5, rgb("#6a4a14"), 1.0), (SPECTACLES_WOMAN, 0.6, rgb("#f0d080"), 0.9))),
    ))  # fmt: skip


def _casimir() -> Portrait:
    blond = HAIR["blond"]
    kepi = "M78 32C70 33 62 29 55 28L30 30C26 30 24 26 26 22L30 4C40 -2 54 -2 61 4L63 20C69 22 76 27 78 32Z"
    return Portrait(rgb("#7a3b2a"), (
        *skin(YOUNG, SKIN["fair"], age="young", brow=blond, blush=0.4),
        hair("M60 30C50 28 34 28 28 34C23 44 26 60 32 70C36 68 37 60 39 54C42 48 46 44 50 38Z", blond, "M50 34C42 38 36 46 34 58M42 34C36 40 31 50 32 62"),
        Part(COAT, rgb("#33503f"), grooves=(("M60 100C62 108 63 116 63 126", 1.2),), round=3.4, shine=0.28),
        Part("M29 92C40 102 52 103 59.6 95L62 104C54 113 40 113 28 103Z", mix(rgb("#33503f"), INK, 0.2), grooves=(("M30 98C40 107 52 108 61 100", 1.0),), round=1.8),
        Part("M29 97C40 107 52 108 61.4 100L62 104C54 113 40 113 28 103Z", GOLD, round=1.0, shine=0.7, shadow=0.4),
        Part("M10 112C14 106 22 104 28 106L30 114C24 112 16 114 9 120Z", GOLD, grooves=(("M12 112L11 118M17 109L16 115M22 107L22 113", 1.0),), round=1.6, shine=0.7),
        Part("".join(circle(x, y, 1.6) for x, y in ((66, 108), (67, 115), (68, 122))), GOLD, round=0.9, shine=0.8),
        Part("M44 111L50 111L49 117L45 117Z", BELGIAN_RED, round=0.8), Part(circle(47, 119, 3), GOLD, round=1.1, shine=0.8),
        hair("M61 65C65 60.8 71.4 61.2 76.4 65.4C76.6 66.4 75.6 66.8 74.4 66.4C70 66 65 67.6 60 67.6Z", mix(blond, INK, 0.12), "M63 65C67 63.6 71 64 74 65.4", 0.6),
        Part(kepi, rgb("#2c4436"), grooves=(("M29 18C40 14 54 14 62.6 18", 1.2),), round=2.8),
        Part("M26 24C38 19 54 19 63.4 21L64 26C54 24 38 25 27 30C25.6 28 25.4 26 26 24Z", GOLD, round=1.3, shine=0.7, shadow=0.5),
        Part("M57 27C64 26 74 28 79 33C72 36 64 33 57 31Z", rgb("#1c1a1c"), round=1.4, shine=0.7),
        Part(circle(52, 11, 3.2), GOLD, round=1.2, shine=0.8),
    ))  # fmt: skip


def _amadou() -> Portrait:
    black = rgb("#1e1a1a")
    top, grooves = blob(
        [(61, 26), (54, 19), (44, 17), (34, 21), (28, 32), (27, 46), (31, 58), (36, 60), (39, 50), (45, 42), (53, 33)],
        3.2,
        0.08,
    )
    goatee = "M64 79C67 78 70.6 78 71.6 80C73 85 71 91 66 92C62 92 60 88 60 84C61 81 62 80 64 79Z"
    return Portrait(rgb("#b08a4a"), (
        *skin(MAN, SKIN["dark"], brow=black, blush=0.12),
        *coat(rgb("#5a2432")),
        Part("M46 100L57 98L62 108L52 112Z", rgb("#2a2a32"), round=1.4),
        hair(top, black, grooves, 0.7),
        hair(goatee, black, "M65 82C66 86 66 89 65 91M69 81C70 85 69 88 67 90", 0.6),
        hair("M63 65C66 62.6 71 62.8 73.6 64.6C72 66.2 67 66.8 62.6 66.8Z", black, "M65 65C68 64 70 64 72 64.8", 0.5),
        Part(circle(0, -40, 1), GOLD, lines=((SPECTACLES, 1.7, rgb("#5a3c0c"), 1.0), (SPECTACLES, 0.8, rgb("#f4d68a"), 1.0))),
    ))  # fmt: skip


def _leonie() -> Portrait:
    black = HAIR["black"]
    braid, braid_grooves = ringlet(33, 54, 7, 5.0, -0.2)
    mass = "M62 31C54 28 40 28 32 34C26 42 27 54 33 62C38 60 38 54 40 50C44 44 50 40 56 36Z"
    hat = "M82 24C70 34 44 32 14 22C12 18 16 15 22 16C26 4 38 -2 50 0C58 2 62 8 64 14C72 14 82 18 82 24Z"
    plume = "M26 16C12 14 2 4 4 -8C14 -14 30 -12 42 -2C36 -2 32 2 30 8C36 6 40 8 42 12C36 12 30 14 26 16Z"
    return Portrait(rgb("#8c4a5e"), (
        *skin(WOMAN, SKIN["olive"], woman=True, brow=black, blush=0.4),
        *gown(rgb("#1f5a52"), GOLD),
        hair(mass, black, "M54 32C44 32 36 40 33 52M46 32C38 36 32 44 31 54"),
        hair(braid, black, braid_grooves, 1.2),
        Part("M26 96C30 99 36 99 39 96L38 101L32 104L27 101Z", BELGIAN_RED, round=1.2),
        Part(hat, rgb("#24645a"), grooves=(("M22 17C38 24 54 22 64 15", 1.1),), round=2.8),
        Part("M23 12C36 19 54 18 64 11L64.6 15C54 23 36 23 22 17Z", GOLD, round=1.2, shine=0.6, shadow=0.5),
        Part(plume, rgb("#f0e6d2"), grooves=(("M27 14C18 8 12 2 8 -6M24 10C22 4 22 -2 24 -8M18 6C16 0 16 -4 16 -9M30 6C30 0 32 -4 36 -4", 0.9),), round=2, groove_alpha=0.35),
        Part(circle(43.2, 66, 2.2), GOLD, round=1.0, shine=0.9),
    ))  # fmt: skip


def _anselm() -> Portrait:
    white = HAIR["white"]
    fringe = "M39 50C32 50 27 54 28 62C30 70 34 74 38 70C39 64 38 58 42 54Z"
    cap = "M58 22C52 10 34 10 27 24C24 30 25 36 28 38C36 32 48 27 58 25Z"
    cassock = "M31 96C20 102 8 108 6 126L92 126C90 112 78 106 60 100C56 108 44 108 31 96Z"
    return Portrait(rgb("#31386a"), (
        *skin(HEAVY, rgb("#e8b592"), age="old", brow=white, blush=0.65),
        Part(cassock, rgb("#8a1f30"), grooves=(("M58 104C60 112 60 118 60 126", 1.2),), round=3.4),
        Part("M30 94C40 103 52 104 60 99L62 104C54 111 40 112 28 102Z", LINEN, round=1.6),
        Part("".join(circle(61, y, 1.3) for y in (109, 115, 121)), rgb("#c8505a"), round=0.8, shine=0.7, shadow=0.4),
        hair(fringe, white, "M36 54C32 58 32 64 34 70", 0.8),
        Part(cap, rgb("#a3202e"), grooves=(("M54 21C44 18 34 22 29 32M46 15C40 15 34 20 30 28", 0.8),), round=2.4, shine=0.5),
        Part("M40 103L44 126M40 103", GOLD, lines=(("M38 103C40 112 44 118 49 120C53 118 55 112 56 104", 1.5, GOLD, 1.0),)),
        Part("M47.4 117H51V121H54.6V124H51V130H47.4V124H44V121H47.4Z", GOLD, round=1.0, shine=0.8),
    ))  # fmt: skip


def _hortense() -> Portrait:
    black = HAIR["black"]
    waves, grooves = blob(
        [(60, 29), (55, 27), (49, 30), (45, 38), (42, 47), (41, 56), (44, 64), (49, 58), (50, 48), (55, 38)], 3.6, 0.12
    )
    crown = "M54 20C44 6 24 8 18 24C14 40 18 60 28 74C34 76 37 66 38 58C38 44 44 30 56 24Z"
    brim = "M72 18C66 8 54 8 46 16C36 28 32 48 34 70C36 78 42 80 44 74C44 56 48 40 58 32C66 28 74 26 72 18Z"
    ribbon = "M40 74C44 82 50 86 56 86L58 89C50 92 42 86 37 78Z"
    shawl = "M34 96C20 102 8 110 6 126L90 126C88 114 78 107 64 101C60 110 50 116 44 117C38 112 36 104 34 96Z"
    return Portrait(rgb("#3f6a74"), (
        *skin(WOMAN, SKIN["brown"], woman=True, age="young", brow=black, blush=0.3),
        Part(shawl, rgb("#b25a2e"), grooves=(("M32 102C26 108 22 116 21 126M64 106C70 112 76 118 78 126M38 108L44 117L58 110", 1.2),), round=3),
        Part("M34 110L30 126M58 113L62 126", LINEN, lines=(("M14 118C26 112 36 118 44 121C56 120 70 114 84 118", 1.6, rgb("#f0d28a"), 0.9),)),
        hair(waves, black, grooves),
        Part(crown, rgb("#dcb765"), grooves=(("M48 16C36 14 26 24 24 40C23 52 26 62 30 70M40 13C28 16 20 30 20 46M52 20C42 22 34 32 32 46C31 58 33 66 34 72", 0.8),), round=3),
        Part(brim, rgb("#e8c87c"), grooves=(("M68 16C60 14 50 20 44 32C39 44 38 60 39 74M66 12C58 10 50 14 46 20", 0.8),), round=2.4),
        Part("M36 20C30 34 28 54 32 74L37 76C33 56 35 36 42 20Z", rgb("#2f5d74"), round=1.3, shadow=0.6),
        Part(ribbon, rgb("#2f5d74"), round=1.3),
        Part("M53 86C48 84 46 90 50 92C46 96 48 102 52 104C56 102 56 96 54 92C60 94 64 90 60 87C58 85 55 85 53 86Z", rgb("#38708a"), round=1.5),
    ))  # fmt: skip


def _balthazar() -> Portrait:
    black = HAIR["black"]
    curls, grooves = blob([(46, 34), (38, 34), (31, 40), (28, 50), (30, 62), (36, 66), (40, 56), (44, 46)], 4.4, 0.14)
    beard = "M42 58C44 68 50 72 58 69C62 67.6 66 63 70 63C74 63 73.6 66 72.4 67C73.4 71 75 78 72 85C68 92 58 94 50 90C42 85 38 72 38 60Z"
    hat = "M92 30C80 22 66 24 54 27C40 30 22 32 4 24C2 16 8 8 18 10C24 -6 40 -14 56 -10C70 -6 80 10 92 22C94 26 94 28 92 30Z"
    return Portrait(rgb("#8a6a3c"), (
        *skin(STRONG_NOSE, SKIN["olive"], brow=black, blush=0.35),
        *coat(rgb("#22336a"), mix(rgb("#22336a"), (0, 0, 0), 0.25)),
        Part("M8 114C14 105 24 102 31 105L32 115C24 112 16 116 8 124Z", GOLD, grooves=(("M11 113L10 121M16 109L16 117M21 106L22 114M26 105L27 113", 1.1),), round=1.6, shine=0.7),
        Part("M68 103L76 107L44 126L30 126Z", rgb("#b5202c"), grooves=(("M71 105L38 125", 1.0),), round=1.8),
        hair(curls, black, grooves),
        hair(beard, black, "M46 70C48 78 52 84 58 88M52 72C54 80 58 86 64 88M60 70C63 76 66 82 68 86M67 69C69 74 70 78 70 82"),
        hair("M61 66C65 61.6 72 61.8 77 65.8C74 68.4 67 68.4 61 68.6Z", black, "M64 66C68 64 72 64.4 75 66", 0.6),
        Part(hat, rgb("#262a38"), grooves=(("M18 11C34 18 60 18 76 8", 1.0),), round=3.2, shine=0.45),
        Part("M4 24C22 32 40 30 54 27C66 24 80 22 92 30L92.6 26.6C80 18 66 20 54 23C40 26 22 28 3.6 20Z", GOLD, round=1.2, shine=0.7, shadow=0.5),
        Part(circle(50, 7, 6.4), rgb("#26201c"), round=1.2), Part(circle(50, 7, 4.4), rgb("#e0b030"), round=1, shadow=0.3), Part(circle(50, 7, 2.2), BELGIAN_RED, round=0.8, shadow=0.3),
    ))  # fmt: skip


def _isidore() -> Portrait:
    brown = rgb("#33221a")
    top, grooves = blob(
        [
            (66, 27),
            (61, 17),
            (50, 11),
            (38, 13),
            (29, 22),
            (25, 36),
            (27, 50),
            (33, 58),
            (38, 52),
            (42, 44),
            (50, 35),
            (58, 31),
        ],
        5.2,
        0.2,
    )
    robe = "M32 96C18 100 6 108 4 126L94 126C92 110 80 104 62 99C60 110 54 122 50 126C42 118 36 108 32 96Z"
    return Portrait(rgb("#54426e"), (
        *skin(YOUNG, SKIN["brown"], age="young", brow=brown, blush=0.2),
        Part("M33 96C42 105 52 105 58.6 97L66 112L50 126L32 112Z", LINEN, grooves=(("M44 104L50 124", 0.9),), round=2),
        Part("M45 103L55 101L58 109L53 122L47 112Z", rgb("#c8a24a"), grooves=(("M48 106L55 105", 0.8),), round=1.4, shine=0.6),
        Part(robe, rgb("#46424f"), grooves=(("M30 104C36 114 42 120 46 126M64 104C66 112 66 120 64 126", 1.4),), round=3.2),
        Part("M31 96C20 100 12 106 10 114C20 112 28 114 36 120C36 110 34 102 31 96ZM62 99C74 102 82 106 84 114C76 112 68 114 61 120C62 112 62 106 62 99Z", rgb("#6a5a86"), round=2),
        hair(top, brown, grooves),
        Part(circle(0, -40, 1), GOLD, lines=(
            ("M60.6 47.6A5.4 5.4 0 1 1 71.4 47.6A5.4 5.4 0 1 1 60.6 47.6", 1.8, rgb("#5a3c0c"), 1.0),
            ("M60.6 47.6A5.4 5.4 0 1 1 71.4 47.6A5.4 5.4 0 1 1 60.6 47.6", 0.9, rgb("#f4d68a"), 1.0),
            ("M64 53C62 66 62 80 66 94C67 100 66 104 64 108", 0.8, rgb("#e8c878"), 0.9))),
    ))  # fmt: skip


def _king() -> Portrait:
    dark = rgb("#3a2a20")
    top, grooves = blob(
        [(64, 27), (58, 19), (48, 16), (37, 19), (29, 29), (27, 42), (30, 54), (36, 58), (39, 48), (45, 40), (54, 33)],
        4.4,
        0.16,
    )
    crown = "M31 20L24 0L36 8L40 -8L48 5L56 -9L60 6L70 -2L66 20C56 13 42 13 31 20Z"
    return Portrait(rgb("#4c6468"), (
        *skin(MAN, SKIN["fair"], brow=dark, blush=0.35),
        *coat(rgb("#26345e"), mix(rgb("#26345e"), (0, 0, 0), 0.25)),
        Part("M8 114C14 105 24 102 31 105L32 115C24 112 16 116 8 124Z", GOLD, grooves=(("M11 113L10 121M16 109L16 117M21 106L22 114M26 105L27 113", 1.1),), round=1.6, shine=0.7),
        Part("M67 102L75 106L44 126L30 126Z", BELGIAN_RED, round=1.8),
        Part("M29 97C40 107 52 108 61.4 100L62 104C54 113 40 113 28 103Z", GOLD, round=1.0, shine=0.7, shadow=0.4),
        hair(top, dark, grooves),
        hair("M39 50C37 60 39 70 45 77C49 80 53 80 54 78C49 72 46 62 45 50Z", dark, "M41 56C42 66 46 72 51 77", 0.8),
        Part(crown, rgb("#e2b650"), grooves=(("M32 18C44 12 56 12 66 18M31 13C44 7 56 7 67 13", 1.0),), round=2.2, shine=0.8),
        Part("".join(circle(x, y, 1.9) for x, y in ((24, -1), (40, -9), (56, -10), (70, -3))), rgb("#f8f2e6"), round=1.0, shine=0.9),
        Part(circle(40, 11, 1.9) + circle(58, 11, 1.9), BELGIAN_RED, round=0.9, shine=0.8, shadow=0.3),
        Part(circle(49, 10, 2.1), rgb("#2457a0"), round=0.9, shine=0.8, shadow=0.3),
    ))  # fmt: skip


PORTRAITS = {
    "lambert": _lambert(),
    "elise": _elise(),
    "charlotte": _charlotte(),
    "rogier": _rogier(),
    "ottilie": _ottilie(),
    "casimir": _casimir(),
    "amadou": _amadou(),
    "leonie": _leonie(),
    "anselm": _anselm(),
    "hortense": _hortense(),
    "balthazar": _balthazar(),
    "isidore": _isidore(),
    "king": _king(),
}
