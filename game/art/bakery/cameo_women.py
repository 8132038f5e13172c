"""The women of the cast, as parts of a portrait."""

from game.art.bakery.cameo_parts import HAIR, INK, SKIN, WOMAN, Part, Portrait, blob, circle, hair, ringlet, skin
from game.art.bakery.cameo_wardrobe import GOLD, LINEN, NOTHING, SPECTACLES_WOMAN, gown
from game.art.palette import BELGIAN_RED, mix, rgb


def elise() -> Portrait:
    """The young envoy: auburn ringlets, blue gown."""
    auburn = HAIR["auburn"]
    crown, crown_grooves = blob(
        [(56, 27), (48, 20), (36, 20), (28, 30), (26, 44), (32, 54), (40, 50), (46, 42), (53, 34)], 5.0, 0.1
    )
    front, front_grooves = ringlet(46, 52, 6, 4.2, 0.2)
    back, back_grooves = ringlet(36, 56, 7, 4.8, -0.2)
    far, far_grooves = ringlet(27, 52, 7, 4.6, -0.5)
    return Portrait(
        rgb("#8a7a4a"),
        (
            hair(far, mix(auburn, INK, 0.25), far_grooves),
            *skin(WOMAN, SKIN["fair"], woman=True, age="young", brow=mix(auburn, INK, 0.3), blush=0.45),
            *gown(rgb("#2f5d8a"), LINEN),
            hair(back, auburn, back_grooves),
            hair(crown, auburn, crown_grooves),
            hair(front, mix(auburn, (255, 200, 140), 0.12), front_grooves),
            Part("M24 33C32 22 46 17 58 22L59 25.6C47 21 34 26 27 37Z", rgb("#2f5d8a"), round=1.4),
            Part(circle(52, 115, 4.2), GOLD, round=1.4, shine=0.8),
            Part(circle(52, 115, 2.4), BELGIAN_RED, round=1.2, shine=0.8, shadow=0.3),
        ),
        top=-1.0,
    )


def charlotte() -> Portrait:
    """The duchess: tiara, pearls."""
    brown = HAIR["brown"]
    mass = "M64 29C59 14 36 13 28 27C22 38 24 54 32 64C37 63 37 58 39 54C42 48 47 44 53 38C58 34 62 33 64 29Z"
    bun = circle(24, 34, 10.5)
    tiara = "M38 17L36 7L43 12L46 2L52 11L58 3L61 12L67 8L64.6 22C56 16 46 15 38 21Z"
    pearls = "".join(circle(x, y, 2.5) for x, y in ((36, 91), (40.4, 94.6), (45.2, 96.6), (50.2, 96.6), (54.4, 94)))
    return Portrait(
        rgb("#3c5a70"),
        (
            hair(bun, brown, "M17 30C22 26 28 28 31 33M16 36C22 33 28 36 30 41M20 42C24 40 28 41 30 44"),
            *skin(WOMAN, SKIN["fair"], woman=True, brow=brown),
            *gown(rgb("#6a2440"), GOLD),
            hair(mass, brown, "M60 23C48 17 36 23 30 34M58 28C48 26 38 32 32 44M51 35C44 38 38 44 34 54"),
            Part(tiara, GOLD, grooves=(("M39 20C46 15 56 15 64 21", 1.0),), round=1.6, shine=0.8),
            Part(
                circle(46, 5, 1.7) + circle(58, 6, 1.5) + circle(52, 14, 1.8),
                rgb("#f6f0e6"),
                round=1.0,
                shine=0.8,
                shadow=0.4,
            ),
            Part(pearls, rgb("#f4ecdf"), round=1.3, shine=0.8),
            Part(circle(43.6, 66, 1.9), rgb("#f4ecdf"), round=1.0, shine=0.8),
        ),
        top=-7.0,
    )


def ottilie() -> Portrait:
    """The dowager: lace cap, spectacles."""
    white = HAIR["white"]
    curls, grooves = blob(
        [(60, 30), (56, 25), (50, 26), (46, 34), (43, 43), (42, 52), (46, 54), (50, 46), (55, 38)], 3.8, 0.1
    )
    cap = "M62 25C58 8 34 4 24 18C16 32 20 54 28 68C33 70 36 62 37 54C39 44 46 36 55 31C59 29 62 28 62 25Z"
    frill, frill_grooves = blob([(62, 26), (55, 30), (47, 36), (41, 45), (38, 56), (34, 66)], 3.0, 0.05)
    shawl = "M34 94C20 102 8 110 6 126L88 126C88 114 76 106 60 97C58 108 50 116 46 118C40 112 36 104 34 94Z"
    return Portrait(
        rgb("#31503f"),
        (
            *skin(WOMAN, rgb("#e6bc9a"), woman=True, age="old", brow=white, blush=0.4),
            Part(
                "M34 96C42 106 52 106 58 98L64 110L46 122L30 110Z",
                LINEN,
                grooves=(("M38 102C44 110 52 110 59 103", 0.9),),
                round=2,
            ),
            Part(
                shawl,
                rgb("#5d4f78"),
                grooves=(("M32 102C26 108 22 116 21 126M62 102C68 108 74 116 76 126M38 110L46 120L54 112", 1.2),),
                round=3,
            ),
            Part(
                cap,
                rgb("#efe8da"),
                grooves=(("M56 20C44 14 32 22 28 38C26 48 28 58 30 64M48 16C36 14 26 26 25 42", 1.0),),
                round=3,
                groove_alpha=0.3,
            ),
            hair(curls, white, grooves),
            Part(frill, rgb("#faf5ea"), grooves=((frill_grooves, 0.7),), round=1.5, groove_alpha=0.35, shadow=0.6),
            Part(circle(47, 116, 3.4), GOLD, round=1.3, shine=0.8),
            Part(
                NOTHING,
                GOLD,
                lines=((SPECTACLES_WOMAN, 1.5, rgb("#6a4a14"), 1.0), (SPECTACLES_WOMAN, 0.6, rgb("#f0d080"), 0.9)),
            ),
        ),
        top=-6.0,
    )


def leonie() -> Portrait:
    """The theatre owner: hat with a feather, braid."""
    black = HAIR["black"]
    braid, braid_grooves = ringlet(33, 54, 7, 5.0, -0.2)
    mass = "M62 31C54 28 40 28 32 34C26 42 27 54 33 62C38 60 38 54 40 50C44 44 50 40 56 36Z"
    hat = "M82 24C70 34 44 32 14 22C12 18 16 15 22 16C26 4 38 -2 50 0C58 2 62 8 64 14C72 14 82 18 82 24Z"
    plume = "M26 16C12 14 2 4 4 -8C14 -14 30 -12 42 -2C36 -2 32 2 30 8C36 6 40 8 42 12C36 12 30 14 26 16Z"
    return Portrait(
        rgb("#8c4a5e"),
        (
            *skin(WOMAN, SKIN["olive"], woman=True, brow=black, blush=0.4),
            *gown(rgb("#1f5a52"), GOLD),
            hair(mass, black, "M54 32C44 32 36 40 33 52M46 32C38 36 32 44 31 54"),
            hair(braid, black, braid_grooves, 1.2),
            Part("M26 96C30 99 36 99 39 96L38 101L32 104L27 101Z", BELGIAN_RED, round=1.2),
            Part(hat, rgb("#24645a"), grooves=(("M22 17C38 24 54 22 64 15", 1.1),), round=2.8),
            Part("M23 12C36 19 54 18 64 11L64.6 15C54 23 36 23 22 17Z", GOLD, round=1.2, shine=0.6, shadow=0.5),
            Part(
                plume,
                rgb("#f0e6d2"),
                grooves=(
                    ("M27 14C18 8 12 2 8 -6M24 10C22 4 22 -2 24 -8M18 6C16 0 16 -4 16 -9M30 6C30 0 32 -4 36 -4", 0.9),
                ),
                round=2,
                groove_alpha=0.35,
            ),
            Part(circle(43.2, 66, 2.2), GOLD, round=1.0, shine=0.9),
        ),
    )


def hortense() -> Portrait:
    """The editor: straw bonnet, ribbon."""
    black = HAIR["black"]
    waves, grooves = blob(
        [(60, 29), (55, 27), (49, 30), (45, 38), (42, 47), (41, 56), (44, 64), (49, 58), (50, 48), (55, 38)], 3.6, 0.12
    )
    crown = "M54 20C44 6 24 8 18 24C14 40 18 60 28 74C34 76 37 66 38 58C38 44 44 30 56 24Z"
    brim = "M72 18C66 8 54 8 46 16C36 28 32 48 34 70C36 78 42 80 44 74C44 56 48 40 58 32C66 28 74 26 72 18Z"
    ribbon = "M40 74C44 82 50 86 56 86L58 89C50 92 42 86 37 78Z"
    shawl = "M34 96C20 102 8 110 6 126L90 126C88 114 78 107 64 101C60 110 50 116 44 117C38 112 36 104 34 96Z"
    return Portrait(
        rgb("#3f6a74"),
        (
            *skin(WOMAN, SKIN["brown"], woman=True, age="young", brow=black, blush=0.3),
            Part(
                shawl,
                rgb("#b25a2e"),
                grooves=(("M32 102C26 108 22 116 21 126M64 106C70 112 76 118 78 126M38 108L44 117L58 110", 1.2),),
                round=3,
            ),
            Part(
                NOTHING,
                LINEN,
                lines=((("M14 118C26 112 36 118 44 121C56 120 70 114 84 118"), 1.6, rgb("#f0d28a"), 0.9),),
            ),
            hair(waves, black, grooves),
            Part(
                crown,
                rgb("#dcb765"),
                grooves=(
                    (
                        (
                            "M48 16C36 14 26 24 24 40C23 52 26 62 30 70M40 13C28 16 20 30 20 46"
                            "M52 20C42 22 34 32 32 46C31 58 33 66 34 72"
                        ),
                        0.8,
                    ),
                ),
                round=3,
            ),
            Part(
                brim,
                rgb("#e8c87c"),
                grooves=(("M68 16C60 14 50 20 44 32C39 44 38 60 39 74M66 12C58 10 50 14 46 20", 0.8),),
                round=2.4,
            ),
            Part("M36 20C30 34 28 54 32 74L37 76C33 56 35 36 42 20Z", rgb("#2f5d74"), round=1.3, shadow=0.6),
            Part(ribbon, rgb("#2f5d74"), round=1.3),
            Part(
                (
                    "M53 86C48 84 46 90 50 92C46 96 48 102 52 104C56 102 56 96 54 92"
                    "C60 94 64 90 60 87C58 85 55 85 53 86Z"
                ),
                rgb("#38708a"),
                round=1.5,
            ),
        ),
        top=-7.0,
    )
