"""Clothes, collars, spectacles and short hair that several portraits share."""

from game.art.bakery.cameo_parts import Part, circle
from game.art.palette import Colour, rgb

LINEN: Colour = rgb("#f4ecdc")
GOLD: Colour = rgb("#d8aa4a")
NOTHING = circle(0, -40, 1)  # a part that is only its lines
COAT = "M33 97C22 103 10 108 8 126L92 126C90 112 78 106 60 98C56 106 44 106 33 97Z"
COLLAR = "M31 87C40 98 51 99 58 92.6L63 101C58 112 42 114 29 101Z"
LAPELS = "M31 99C36 108 44 118 52 126M62 100C64 108 66 116 66 126M31 99L24 108L36 113M63 100L72 106L66 114"
SHOULDERS = "M20 112C30 106 40 112 50 114C62 116 74 112 80 116L84 126L12 126C13 120 15 115 20 112Z"
SHORT_HAIR = (
    "M65 29C60 14 36 13 28 26C21 38 23 58 31 72C35 72 37 66 38 60"
    "C37 54 39 50 43 49C46 44 48 38 54 33C58 31 62 32 65 29Z"
)
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
