"""The men of the cast and the King, as parts of a portrait."""

from game.art.bakery.cameo_parts import (
    HAIR,
    HEAVY,
    INK,
    MAN,
    SKIN,
    STRONG_NOSE,
    YOUNG,
    Part,
    Portrait,
    blob,
    circle,
    hair,
    skin,
)
from game.art.bakery.cameo_wardrobe import COAT, GOLD, LINEN, NOTHING, SHORT_HAIR, SHORT_STRANDS, SPECTACLES, coat
from game.art.palette import BELGIAN_RED, mix, rgb


def lambert() -> Portrait:
    """The old parliamentarian: grey beard, top hat."""
    grey = HAIR["grey"]
    beard = (
        "M40 60C42 70 48 74 58 70C62 68.6 66 63 70 63C73 63 73 65 72 66.4"
        "C73.4 70 75.4 78 72 88C69 97 60 103 52 99C42 96 36 82 36 66Z"
    )
    hat = "M82 25C72 31 34 33 18 25C16 22 18 20 22 20L26 20L24 -12C36 -16 56 -16 66 -12L65 18L76 19C82 20 84 23 82 25Z"
    return Portrait(
        rgb("#6e2a2a"),
        (
            *skin(MAN, SKIN["ruddy"], age="old", brow=grey, blush=0.5),
            hair(SHORT_HAIR, grey, SHORT_STRANDS),
            *coat(rgb("#2f2e3a")),
            Part("M44 102L58 99L64 108L54 112L46 110Z", BELGIAN_RED, round=1.6),
            hair(
                beard,
                mix(grey, (255, 255, 255), 0.18),
                "M44 72C46 82 50 90 56 96M52 74C54 84 58 92 62 96M60 72C63 80 66 86 67 92M67 70C69 76 71 80 71 86",
            ),
            hair(
                "M62 64C66 60.6 72 61 75 63.4C74 66.4 68 67.4 62 67Z",
                mix(grey, (255, 255, 255), 0.3),
                "M64 65C68 63 71 63 74 64",
                0.7,
            ),
            Part(hat, rgb("#2c2a30"), grooves=(("M26 20C38 24 56 24 65 18", 1.2),), round=3.4, shine=0.5),
            Part("M25 8C38 13 54 13 65.6 8L65 18C54 23 38 23 26 19Z", rgb("#4a1f2a"), round=1.6),
        ),
    )


def rogier() -> Portrait:
    """The mill owner: side whiskers, pipe."""
    brown = HAIR["brown"]
    top, grooves = blob(
        [(63, 24), (55, 17), (44, 15), (33, 20), (27, 32), (26, 46), (30, 60), (36, 62), (39, 50), (46, 42), (54, 34)],
        4.6,
        0.18,
    )
    whisker = "M38 50C36 62 40 76 50 84C58 88 66 88 68 84C64 78 58 76 52 70C46 64 45 56 44 50Z"
    return Portrait(
        rgb("#4a5a3a"),
        (
            *skin(MAN, SKIN["ruddy"], brow=brown, blush=0.55),
            *coat(rgb("#4a3a2c")),
            Part(
                "M44 104C50 108 58 107 62 102L72 126L36 126Z",
                rgb("#b07c24"),
                grooves=(("M53 107L54 126", 1.0),),
                round=2,
            ),
            Part(circle(55, 113, 1.3) + circle(56, 120, 1.3), GOLD, round=0.8, shine=0.8, shadow=0.5),
            hair(top, brown, grooves),
            hair(
                whisker,
                mix(brown, INK, 0.1),
                "M41 58C42 68 48 76 56 82M44 56C46 66 52 72 60 78M40 66C43 74 48 80 54 84",
            ),
            Part(
                "M70 66.4L84 71L84.6 67.4C85 64 91 64 91.4 67.4C92 72 90.6 78 86 78C82.6 78 82 75 82 73.4L69.6 69.2Z",
                rgb("#5a3218"),
                round=1.5,
            ),
            Part(
                "M84.4 66.6C85.4 64.4 90.4 64.4 91.4 66.8C89 68 86.6 68 84.4 66.6Z",
                rgb("#1e1410"),
                round=0.8,
                shadow=0.2,
            ),
        ),
        top=-1.0,
    )


def casimir() -> Portrait:
    """The lieutenant: kepi, blond moustache."""
    blond = HAIR["blond"]
    kepi = "M78 32C70 33 62 29 55 28L30 30C26 30 24 26 26 22L30 4C40 -2 54 -2 61 4L63 20C69 22 76 27 78 32Z"
    return Portrait(
        rgb("#7a3b2a"),
        (
            *skin(YOUNG, SKIN["fair"], age="young", brow=blond, blush=0.4),
            hair(
                "M60 30C50 28 34 28 28 34C23 44 26 60 32 70C36 68 37 60 39 54C42 48 46 44 50 38Z",
                blond,
                "M50 34C42 38 36 46 34 58M42 34C36 40 31 50 32 62",
            ),
            Part(COAT, rgb("#33503f"), grooves=(("M60 100C62 108 63 116 63 126", 1.2),), round=3.4, shine=0.28),
            Part(
                "M29 92C40 102 52 103 59.6 95L62 104C54 113 40 113 28 103Z",
                mix(rgb("#33503f"), INK, 0.2),
                grooves=(("M30 98C40 107 52 108 61 100", 1.0),),
                round=1.8,
            ),
            Part(
                ("M29 97C40 107 52 108 61.4 100L62 104C54 113 40 113 28 103Z"), GOLD, round=1.0, shine=0.7, shadow=0.4
            ),
            Part(
                "M10 112C14 106 22 104 28 106L30 114C24 112 16 114 9 120Z",
                GOLD,
                grooves=(("M12 112L11 118M17 109L16 115M22 107L22 113", 1.0),),
                round=1.6,
                shine=0.7,
            ),
            Part("".join(circle(x, y, 1.6) for x, y in ((66, 108), (67, 115), (68, 122))), GOLD, round=0.9, shine=0.8),
            Part("M44 111L50 111L49 117L45 117Z", BELGIAN_RED, round=0.8),
            Part(circle(47, 119, 3), GOLD, round=1.1, shine=0.8),
            hair(
                "M61 65C65 60.8 71.4 61.2 76.4 65.4C76.6 66.4 75.6 66.8 74.4 66.4C70 66 65 67.6 60 67.6Z",
                mix(blond, INK, 0.12),
                "M63 65C67 63.6 71 64 74 65.4",
                0.6,
            ),
            Part(kepi, rgb("#2c4436"), grooves=(("M29 18C40 14 54 14 62.6 18", 1.2),), round=2.8),
            Part(
                "M26 24C38 19 54 19 63.4 21L64 26C54 24 38 25 27 30C25.6 28 25.4 26 26 24Z",
                GOLD,
                round=1.3,
                shine=0.7,
                shadow=0.5,
            ),
            Part("M57 27C64 26 74 28 79 33C72 36 64 33 57 31Z", rgb("#1c1a1c"), round=1.4, shine=0.7),
            Part(circle(52, 11, 3.2), GOLD, round=1.2, shine=0.8),
        ),
        top=-10.0,
    )


def amadou() -> Portrait:
    """The professor of law: goatee, spectacles."""
    black = rgb("#1e1a1a")
    top, grooves = blob(
        [(61, 26), (54, 19), (44, 17), (34, 21), (28, 32), (27, 46), (31, 58), (36, 60), (39, 50), (45, 42), (53, 33)],
        3.2,
        0.08,
    )
    goatee = "M64 79C67 78 70.6 78 71.6 80C73 85 71 91 66 92C62 92 60 88 60 84C61 81 62 80 64 79Z"
    return Portrait(
        rgb("#b08a4a"),
        (
            *skin(MAN, SKIN["dark"], brow=black, blush=0.12),
            *coat(rgb("#5a2432")),
            Part("M46 100L57 98L62 108L52 112Z", rgb("#2a2a32"), round=1.4),
            hair(top, black, grooves, 0.7),
            hair(goatee, black, "M65 82C66 86 66 89 65 91M69 81C70 85 69 88 67 90", 0.6),
            hair(
                ("M63 65C66 62.6 71 62.8 73.6 64.6C72 66.2 67 66.8 62.6 66.8Z"),
                black,
                "M65 65C68 64 70 64 72 64.8",
                0.5,
            ),
            Part(NOTHING, GOLD, lines=((SPECTACLES, 1.7, rgb("#5a3c0c"), 1.0), (SPECTACLES, 0.8, rgb("#f4d68a"), 1.0))),
        ),
        top=-1.0,
    )


def anselm() -> Portrait:
    """The prelate: red skullcap, round cheeks."""
    white = HAIR["white"]
    fringe = "M39 50C32 50 27 54 28 62C30 70 34 74 38 70C39 64 38 58 42 54Z"
    cap = "M58 22C52 10 34 10 27 24C24 30 25 36 28 38C36 32 48 27 58 25Z"
    cassock = "M31 96C20 102 8 108 6 126L92 126C90 112 78 106 60 100C56 108 44 108 31 96Z"
    return Portrait(
        rgb("#31386a"),
        (
            *skin(HEAVY, rgb("#e8b592"), age="old", brow=white, blush=0.65),
            Part(cassock, rgb("#8a1f30"), grooves=(("M58 104C60 112 60 118 60 126", 1.2),), round=3.4),
            Part("M30 94C40 103 52 104 60 99L62 104C54 111 40 112 28 102Z", LINEN, round=1.6),
            Part(
                "".join(circle(61, y, 1.3) for y in (109, 115, 121)), rgb("#c8505a"), round=0.8, shine=0.7, shadow=0.4
            ),
            hair(fringe, white, "M36 54C32 58 32 64 34 70", 0.8),
            Part(
                cap,
                rgb("#a3202e"),
                grooves=(("M54 21C44 18 34 22 29 32M46 15C40 15 34 20 30 28", 0.8),),
                round=2.4,
                shine=0.5,
            ),
            Part(NOTHING, GOLD, lines=(("M38 103C40 112 44 118 49 120C53 118 55 112 56 104", 1.5, GOLD, 1.0),)),
            Part("M47.4 117H51V121H54.6V124H51V130H47.4V124H44V121H47.4Z", GOLD, round=1.0, shine=0.8),
        ),
        top=-3.0,
    )


def balthazar() -> Portrait:
    """The admiral without a fleet: bicorne, black beard, sash."""
    black = HAIR["black"]
    curls, grooves = blob([(46, 34), (38, 34), (31, 40), (28, 50), (30, 62), (36, 66), (40, 56), (44, 46)], 4.4, 0.14)
    beard = (
        "M42 58C44 68 50 72 58 69C62 67.6 66 63 70 63C74 63 73.6 66 72.4 67"
        "C73.4 71 75 78 72 85C68 92 58 94 50 90C42 85 38 72 38 60Z"
    )
    hat = (
        "M92 30C80 22 66 24 54 27C40 30 22 32 4 24C2 16 8 8 18 10"
        "C24 -6 40 -14 56 -10C70 -6 80 10 92 22C94 26 94 28 92 30Z"
    )
    return Portrait(
        rgb("#8a6a3c"),
        (
            *skin(STRONG_NOSE, SKIN["olive"], brow=black, blush=0.35),
            *coat(rgb("#22336a"), mix(rgb("#22336a"), (0, 0, 0), 0.25)),
            Part(
                "M8 114C14 105 24 102 31 105L32 115C24 112 16 116 8 124Z",
                GOLD,
                grooves=(("M11 113L10 121M16 109L16 117M21 106L22 114M26 105L27 113", 1.1),),
                round=1.6,
                shine=0.7,
            ),
            Part("M68 103L76 107L44 126L30 126Z", rgb("#b5202c"), grooves=(("M71 105L38 125", 1.0),), round=1.8),
            hair(curls, black, grooves),
            hair(
                beard,
                black,
                "M46 70C48 78 52 84 58 88M52 72C54 80 58 86 64 88M60 70C63 76 66 82 68 86M67 69C69 74 70 78 70 82",
            ),
            hair("M61 66C65 61.6 72 61.8 77 65.8C74 68.4 67 68.4 61 68.6Z", black, "M64 66C68 64 72 64.4 75 66", 0.6),
            Part(hat, rgb("#262a38"), grooves=(("M18 11C34 18 60 18 76 8", 1.0),), round=3.2, shine=0.45),
            Part(
                "M4 24C22 32 40 30 54 27C66 24 80 22 92 30L92.6 26.6C80 18 66 20 54 23C40 26 22 28 3.6 20Z",
                GOLD,
                round=1.2,
                shine=0.7,
                shadow=0.5,
            ),
            Part(circle(50, 7, 6.4), rgb("#26201c"), round=1.2),
            Part(circle(50, 7, 4.4), rgb("#e0b030"), round=1, shadow=0.3),
            Part(circle(50, 7, 2.2), BELGIAN_RED, round=0.8, shadow=0.3),
        ),
        top=-13.5,
    )


def isidore() -> Portrait:
    """The banker's heir: monocle, robe."""
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
    return Portrait(
        rgb("#54426e"),
        (
            *skin(YOUNG, SKIN["brown"], age="young", brow=brown, blush=0.2),
            Part(
                ("M33 96C42 105 52 105 58.6 97L66 112L50 126L32 112Z"),
                LINEN,
                grooves=(("M44 104L50 124", 0.9),),
                round=2,
            ),
            Part(
                "M45 103L55 101L58 109L53 122L47 112Z",
                rgb("#c8a24a"),
                grooves=(("M48 106L55 105", 0.8),),
                round=1.4,
                shine=0.6,
            ),
            Part(
                robe,
                rgb("#46424f"),
                grooves=(("M30 104C36 114 42 120 46 126M64 104C66 112 66 120 64 126", 1.4),),
                round=3.2,
            ),
            Part(
                (
                    "M31 96C20 100 12 106 10 114C20 112 28 114 36 120C36 110 34 102 31 96Z"
                    "M62 99C74 102 82 106 84 114C76 112 68 114 61 120C62 112 62 106 62 99Z"
                ),
                rgb("#6a5a86"),
                round=2,
            ),
            hair(top, brown, grooves),
            Part(
                NOTHING,
                GOLD,
                lines=(
                    ("M60.6 47.6A5.4 5.4 0 1 1 71.4 47.6A5.4 5.4 0 1 1 60.6 47.6", 1.8, rgb("#5a3c0c"), 1.0),
                    ("M60.6 47.6A5.4 5.4 0 1 1 71.4 47.6A5.4 5.4 0 1 1 60.6 47.6", 0.9, rgb("#f4d68a"), 1.0),
                    ("M64 53C62 66 62 80 66 94C67 100 66 104 64 108", 0.8, rgb("#e8c878"), 0.9),
                ),
            ),
        ),
        top=-2.0,
    )


def king() -> Portrait:
    """The foreign King: crown, uniform, sash."""
    dark = rgb("#3a2a20")
    top, grooves = blob(
        [(64, 27), (58, 19), (48, 16), (37, 19), (29, 29), (27, 42), (30, 54), (36, 58), (39, 48), (45, 40), (54, 33)],
        4.4,
        0.16,
    )
    crown = "M31 20L24 0L36 8L40 -8L48 5L56 -9L60 6L70 -2L66 20C56 13 42 13 31 20Z"
    return Portrait(
        rgb("#4c6468"),
        (
            *skin(MAN, SKIN["fair"], brow=dark, blush=0.35),
            *coat(rgb("#26345e"), mix(rgb("#26345e"), (0, 0, 0), 0.25)),
            Part(
                "M8 114C14 105 24 102 31 105L32 115C24 112 16 116 8 124Z",
                GOLD,
                grooves=(("M11 113L10 121M16 109L16 117M21 106L22 114M26 105L27 113", 1.1),),
                round=1.6,
                shine=0.7,
            ),
            Part("M67 102L75 106L44 126L30 126Z", BELGIAN_RED, round=1.8),
            Part(
                ("M29 97C40 107 52 108 61.4 100L62 104C54 113 40 113 28 103Z"), GOLD, round=1.0, shine=0.7, shadow=0.4
            ),
            hair(top, dark, grooves),
            hair(
                "M39 50C37 60 39 70 45 77C49 80 53 80 54 78C49 72 46 62 45 50Z", dark, "M41 56C42 66 46 72 51 77", 0.8
            ),
            Part(
                crown,
                rgb("#e2b650"),
                grooves=(("M32 18C44 12 56 12 66 18M31 13C44 7 56 7 67 13", 1.0),),
                round=2.2,
                shine=0.8,
            ),
            Part(
                "".join(circle(x, y, 1.9) for x, y in ((24, -1), (40, -9), (56, -10), (70, -3))),
                rgb("#f8f2e6"),
                round=1.0,
                shine=0.9,
            ),
            Part(circle(40, 11, 1.9) + circle(58, 11, 1.9), BELGIAN_RED, round=0.9, shine=0.8, shadow=0.3),
            Part(circle(49, 10, 2.1), rgb("#2457a0"), round=0.9, shine=0.8, shadow=0.3),
        ),
    )
