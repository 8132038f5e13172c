"""The five leaders of Québec, as parts of a portrait."""

from game.art.bakery.cameo_parts import (
    HAIR,
    HEAVY,
    INK,
    MAN,
    SKIN,
    STRONG_NOSE,
    WOMAN,
    Part,
    Portrait,
    blob,
    circle,
    hair,
    ringlet,
    skin,
)
from game.art.bakery.cameo_wardrobe import COAT, COLLAR, GOLD, LAPELS, LINEN, NOTHING, SHORT_HAIR, SHORT_STRANDS, gown
from game.art.palette import Colour, mix, rgb
from game.art.quebec.tones import ZONES

STEEL: Colour = rgb("#b4bcc4")


def _ground(zone: str) -> Colour:
    return mix(ZONES[zone].body, (255, 240, 214), 0.12)


def bishop() -> Portrait:
    """Religion: mitre, white hair, pectoral cross."""
    white, violet = HAIR["white"], rgb("#54307a")
    mitre = "M27 26L22 2C27 -6 35 -11 44 -13C54 -10 62 -4 67 4L65 23C55 29 38 30 27 26Z"
    band = "M26 19C38 24 54 23 65.4 16.4L65 23.4C54 29.4 38 30.4 27.2 26.4Z"
    stripe = "M41 -12.4C43 -13.2 45.6 -13.2 47.6 -12.2L48.6 21.6L42 21.8Z"
    lappet = "M27 27C23 42 20 58 18.4 78L26.6 80C28 62 30.4 46 34 30Z"
    cape = "M33 97C20 102 8 110 6 126L94 126C92 112 78 105 60 98C54 106 42 106 33 97Z"
    return Portrait(
        _ground("religion"),
        (
            Part(lappet, LINEN, grooves=(("M20 72L27.6 73.6", 1.4),), round=1.4),
            *skin(HEAVY, SKIN["ruddy"], age="old", brow=white, blush=0.45),
            hair(SHORT_HAIR, white, SHORT_STRANDS),
            Part(cape, violet, grooves=(("M22 110C21 116 21 120 22 126M50 108V126M72 106C76 112 78 120 78 126", 1.2),)),
            Part(COLLAR, LINEN, grooves=(("M34 99C42 106 52 107 60 101", 1.0),), round=1.8, groove_alpha=0.35),
            Part(mitre, rgb("#f6eedd"), round=3.6, shine=0.5),
            Part(stripe, GOLD, round=1.2, shine=0.7, shadow=0.3),
            Part(band, GOLD, round=1.4, shine=0.7, shadow=0.4),
            Part(circle(45, 3, 3.0), rgb("#8a2440"), round=1.4, shine=0.8, shadow=0.4),
            Part(circle(45, 23.4, 2.2) + circle(34, 22.6, 1.6) + circle(57, 20.6, 1.6), violet, round=1, shine=0.8),
            Part(
                NOTHING,
                GOLD,
                lines=(("M38 103C41 110 44 112 47 114M60 101C58 108 53 112 49 114", 1.6, GOLD, 1.0),),
            ),
            Part("M46.4 112H50V116H54V119.4H50V126H46.4V119.4H42.4V116H46.4Z", GOLD, round=1.0, shine=0.8),
        ),
        top=-15.0,
    )


def governor() -> Portrait:
    """Politics: long periwig, lace, a red coat."""
    brown = rgb("#6a4a30")
    wig, grooves = blob(
        [
            (62, 25),
            (56, 16),
            (45, 11),
            (33, 14),
            (24, 24),
            (20, 38),
            (18, 54),
            (17, 70),
            (20, 86),
            (27, 98),
            (37, 102),
            (43, 92),
            (42, 78),
            (39, 66),
            (40, 54),
            (46, 44),
            (54, 34),
        ],
        6.0,
        0.16,
    )
    inner, inner_grooves = blob(
        [(50, 24), (40, 24), (32, 34), (29, 50), (28, 66), (31, 84), (34, 66), (36, 48)], 5.0, 0.2
    )
    lace, folds = blob([(52, 100), (58, 101), (62, 108), (61, 116), (57, 122), (53, 115), (51, 107)], 4.0, 0.1)
    return Portrait(
        _ground("politics"),
        (
            *skin(STRONG_NOSE, SKIN["fair"], brow=brown, blush=0.5),
            Part(COAT, rgb("#8c2430"), grooves=((LAPELS, 1.3),), round=3.4, shine=0.3),
            Part("M66 102C72 104 80 108 84 114L82 126L76 126C76 116 72 108 64 104Z", GOLD, round=1.2, shine=0.7),
            Part(lace, LINEN, grooves=((folds, 0.8),), round=1.6, groove_alpha=0.35),
            hair(wig, brown, grooves, 1.2),
            hair(inner, mix(brown, (255, 226, 190), 0.10), inner_grooves, 1.1),
            Part(
                NOTHING,
                brown,
                lines=(("M62.4 64.6C65 63 68.6 63.4 70.4 65.2", 2.0, mix(brown, INK, 0.4), 0.9),),
            ),
        ),
        top=-4.0,
    )


def builder() -> Portrait:
    """Economy: felt hat, red beard, a rule over the shoulder."""
    red = rgb("#9a5426")
    hat = "M84 27C72 34 34 36 14 30C13 26 19 24 27 22C28 8 36 2 46 2C57 2 63 8 64.4 19C72 20 82 23 84 27Z"
    beard = (
        "M40 58C42 70 48 74 58 70C62 68.6 66 63 70 63C73 63 73 65 72 66.4"
        "C73.4 70 74.6 76 72 83C68 91 59 95 52 92C43 90 37 80 36 64Z"
    )
    rule = "M74 126L88 62L93.4 63.2L80.6 126Z"
    marks = "".join(f"M{87.4 - n * 1.32:.1f} {70 + n * 6}L{90 - n * 1.32:.1f} {70.6 + n * 6}" for n in range(9))
    return Portrait(
        _ground("economy"),
        (
            *skin(MAN, SKIN["ruddy"], brow=red, blush=0.55),
            hair(SHORT_HAIR, red, SHORT_STRANDS),
            Part(COAT, rgb("#40526a"), grooves=((LAPELS, 1.2),), round=3.4, shine=0.25),
            Part(COLLAR, rgb("#e9dfc8"), grooves=(("M34 99C42 106 52 107 60 101", 1.0),), round=1.8, groove_alpha=0.35),
            Part(
                "M30 110L62 108L66 126L24 126Z",
                rgb("#6e4a2a"),
                grooves=(("M36 114L58 113", 1.0),),
                round=2.2,
                shine=0.3,
            ),
            Part("M30 112L26 99L30 97L36 111ZM60 109L62 99L66 101L63 112Z", rgb("#5a3a20"), round=1.2),
            hair(
                beard,
                red,
                "M44 72C46 80 50 86 55 89M52 74C54 82 57 87 61 89M60 72C62 80 65 85 66 88M67 70C69 76 70 80 70 83",
            ),
            hair("M62 64C66 60.6 72 61 75 63.4C74 66.4 68 67.4 62 67Z", mix(red, (255, 220, 170), 0.15), "", 0.7),
            Part(rule, rgb("#d8b458"), grooves=((marks, 0.9),), round=1.0, shine=0.5),
            Part(hat, rgb("#4a3a2c"), grooves=(("M27 23C38 28 54 27 64.4 20", 1.4),), round=3.6, shine=0.35),
            Part("M27.4 17C38 22.4 53 22 64 15.4L64.6 20C53 26.4 38 27 27 22Z", rgb("#7a2a24"), round=1.4),
            Part("M38 47L58 39.4L59 41.8L39.4 49.6Z", rgb("#d9a43a"), round=0.9, shine=0.6),
        ),
        top=-7.0,
    )


def actress() -> Portrait:
    """Culture: powdered hair, a feather, a mask in her hand."""
    powder = rgb("#d9d2c8")
    crown, grooves = blob(
        [(58, 28), (54, 16), (48, 6), (38, 2), (29, 8), (25, 20), (26, 34), (31, 46), (38, 50), (45, 42), (52, 34)],
        5.6,
        0.12,
    )
    curl, turns = ringlet(33, 58, 5, 5.0, 0.1)
    second, more = ringlet(42, 56, 4, 4.2, 0.4)
    feather = "M30 12C22 4 18 -8 22 -16C32 -18 42 -10 44 0C42 8 36 12 30 12Z"
    mask = "M72 84C79 78 92 79 98 84.6C99 92 94 98 87.6 94.6C86 92.6 84.6 92.6 83 94.6C77 98 71.6 92 72 84Z"
    return Portrait(
        _ground("culture"),
        (
            *skin(WOMAN, SKIN["fair"], woman=True, age="young", brow=HAIR["brown"], blush=0.55),
            *gown(rgb("#1f5a66"), LINEN),
            hair(curl, powder, turns),
            hair(crown, powder, grooves),
            hair(second, mix(powder, (255, 255, 255), 0.25), more),
            Part(
                feather, rgb("#c8503c"), grooves=(("M30 11C28 2 28 -6 30 -13M34 8C35 2 36 -2 36 -7", 0.9),), round=2.0
            ),
            Part(circle(33, 13, 3.0), GOLD, round=1.3, shine=0.8),
            Part(circle(44, 64.6, 2.0), rgb("#f4ecdf"), round=1.0, shine=0.8),
            Part(
                "M31.4 90C40 98 50 98 57.4 92L57.8 95.4C50 101 40 101 31 93.6Z", rgb("#22252c"), round=0.8, shadow=0.3
            ),
            Part("M83.6 92L86 92L89 126H85.6Z", GOLD, round=1.0, shine=0.7),
            Part(mask, rgb("#f3ead8"), round=2.4, shine=0.6),
            Part(
                "M75.6 86.4C78 84 81 84.6 82 87.4C80 89.4 77 89 75.6 86.4ZM88.6 87.4C89.6 84.6 93 84 95 86.4"
                "C93.6 89 90.6 89.4 88.6 87.4Z",
                rgb("#2a3038"),
                round=0.6,
                shadow=0.0,
            ),
            Part(circle(56.6, 57, 0.9), INK, round=0.5, shadow=0.0),
        ),
        top=-19.0,
    )


def soldier() -> Portrait:
    """Citadelle: tricorne, white coat of the line, a musket at the shoulder."""
    black, blue = HAIR["black"], rgb("#27466e")
    tricorne = "M85 21C72 27 60 30 46 29C34 29 22 27 12 18C20 12 28 10 32 2C40 -6 54 -6 60 2C66 12 78 13 85 21Z"
    braid = "M85 21C72 27 60 30 46 29C34 29 22 27 12 18L14 15.4C24 23 34 25 46 25.4C60 25.6 72 23.4 83 18.4Z"
    queue, knots = ringlet(25, 60, 5, 4.4, -0.4)
    return Portrait(
        _ground("citadel"),
        (
            Part("M9 126L15.4 34L20.4 34.4L18 126Z", rgb("#6a4426"), round=1.4),
            Part("M15.6 34L17.4 -6L19.4 -6L20.2 34.4Z", STEEL, round=1.0, shine=0.7),
            hair(queue, black, knots),
            *skin(MAN, SKIN["olive"], brow=black, blush=0.35),
            hair(SHORT_HAIR, black, SHORT_STRANDS),
            Part("M19.6 56L30.4 57.4L29.4 62L20 60.4Z", rgb("#1d1d22"), round=1.0),
            Part(COAT, rgb("#e8e2d4"), grooves=((LAPELS, 1.2),), round=3.4, shine=0.2),
            Part("M29 90C39 101 51 102 59 94.4L62.6 103C56 112.6 41 112.8 27.4 101.6Z", blue, round=1.8, shine=0.4),
            Part("M40 106C46 109 54 108.6 60 104L63 126H45Z", blue, grooves=(("M52 109L54 126", 1.0),), round=1.8),
            Part(circle(48.6, 113, 1.4) + circle(50, 120, 1.4), GOLD, round=0.8, shine=0.8, shadow=0.4),
            Part("M8 112L24 104L27 109L11 118Z", blue, round=1.2),
            hair(
                "M60 65.4C65 61 72 61.4 76.4 60.6C75.6 65.6 68 68.4 61 68Z", black, "M64 66C68 64 71 63.6 74 62.6", 0.7
            ),
            Part(tricorne, rgb("#2a2b31"), round=3.6, shine=0.45),
            Part(braid, rgb("#e4dccb"), round=1.2, shine=0.6, shadow=0.4),
            Part(circle(40, 15, 4.4), LINEN, grooves=(("M37.6 15H42.4M40 12.6V17.4", 0.7),), round=1.4),
            Part(circle(40, 15, 1.6), GOLD, round=0.8, shine=0.8, shadow=0.3),
        ),
        top=-10.0,
    )


LEADERS = {
    "religion": bishop(),
    "politics": governor(),
    "economy": builder(),
    "culture": actress(),
    "citadel": soldier(),
}
