"""Every colour of the cabinet and of its games, and the looks that tell seats apart."""

from typing import NamedTuple

Colour = tuple[int, int, int]
Tint = tuple[int, int, int, int]


def rgb(code: str) -> Colour:
    """The colour of a code such as "#231a14"."""
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


def mix(first: Colour, second: Colour, share: float) -> Colour:
    """First colour with `share` (0..1) of the second."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(first, second, strict=True))
    return red, green, blue


def tint(colour: Colour, alpha: float) -> Tint:
    """The colour with an opacity of 0..255."""
    return (*colour, max(0, min(255, round(alpha))))


# ---- the cabinet
WALNUT = rgb("#231a14")
EDGE = rgb("#4a3826")
CREAM = rgb("#efe4cf")
MUTED = rgb("#b8a88c")
QUIET = rgb("#8c7c66")
BRASS = rgb("#c29a4b")
GLOW = rgb("#ffd166")
BLOOM = rgb("#ffa83c")  # a yellow bloom turns olive on walnut
WELL = rgb("#1c140e")
SHADOW = rgb("#120a04")
BRASS_STOPS = ((0.0, rgb("#f0d898")), (0.12, rgb("#d9b566")), (0.55, rgb("#b88e40")), (1.0, rgb("#866226")))
BRASS_LINE = rgb("#5a3f14")
BRASS_INK = rgb("#2a1c0a")  # words on brass
PLATE_INK = rgb("#33220a")
ALARM = rgb("#8e241e")
ALARM_INK = rgb("#ffeedc")
DONE = rgb("#55703c")
GOLD_TEXT = (rgb("#ffeeb8"), rgb("#e0b055"), rgb("#9a6c22"))
GOLD_EDGE = rgb("#2a1806")

# ---- paper and map of The Foreign King
PAPER = rgb("#e8dcc0")
SHEET = rgb("#f0e6cd")
CARTOUCHE = rgb("#f4ebd4")
CARD = rgb("#f2e8d0")
WATER_LINE = rgb("#4f6a6e")
SEA_INK = rgb("#365055")
LAND = rgb("#f2e8d0")
NEIGHBOUR = rgb("#e2d6b8")
NEIGHBOUR_INK = rgb("#5a4934")
LINE = rgb("#3a2e20")
INK = rgb("#2c241b")
INK_SOFT = rgb("#6a5a45")
INK_FAINT = rgb("#8a7048")
NUMBER_INK = rgb("#6e5b42")
HALO = rgb("#faf1da")
LOSS = rgb("#9c1e18")
CHOSEN = (rgb("#ffecb6"), rgb("#f6d586"))
CHOSEN_LINE = rgb("#9a7022")
BELGIAN_BLACK = rgb("#26201c")
BELGIAN_YELLOW = rgb("#e0b030")
BELGIAN_RED = rgb("#b5202c")
TRICOLOUR = (BELGIAN_BLACK, BELGIAN_YELLOW, BELGIAN_RED)

# ---- worlds of the other games
VELVET = rgb("#16204a")
IVORY = rgb("#f4ead2")
CRIMSON = rgb("#8e1f2f")
TRAVERTINE = rgb("#e9dfcf")
TERRACOTTA = rgb("#a4452c")
LAUREL = rgb("#55703c")
PORPHYRY = rgb("#5b2a4a")
PARCHMENT = rgb("#e6dcc6")
SLATE = rgb("#8fa3ad")


class Look(NamedTuple):
    """How one seat looks: the body of its pieces, its mark, and its colour as words and lines."""

    body: Colour
    mark: str  # "square", "disc", "triangle", "diamond" or "star"
    mark_colour: Colour
    on_dark: Colour
    on_paper: Colour
    wash: Colour  # laid over paper where the seat has control


LIGHT_MARK = rgb("#fbf2dc")
DARK_MARK = rgb("#332410")
LOOKS: dict[str, Look] = {
    "red": Look(rgb("#a8281f"), "square", LIGHT_MARK, rgb("#e88476"), rgb("#96201a"), rgb("#a8281f")),
    "blue": Look(rgb("#2457a0"), "disc", LIGHT_MARK, rgb("#8db8f0"), rgb("#204c8c"), rgb("#2457a0")),
    "yellow": Look(rgb("#ecbd3a"), "triangle", DARK_MARK, rgb("#f3cf66"), rgb("#7c5a06"), rgb("#d6a41e")),
    "green": Look(rgb("#4fa07a"), "diamond", LIGHT_MARK, rgb("#8fd2b0"), rgb("#20694a"), rgb("#4fa07a")),
    "violet": Look(rgb("#5a1f52"), "star", LIGHT_MARK, rgb("#d6a4dc"), rgb("#561d4e"), rgb("#73357a")),
    "black": Look(rgb("#2f333b"), "disc", LIGHT_MARK, rgb("#b9c0cc"), rgb("#2f333b"), rgb("#3c424d")),
    "white": Look(rgb("#f1eadc"), "square", DARK_MARK, rgb("#f1eadc"), rgb("#6b5f4a"), rgb("#f7f1e5")),
    "orange": Look(rgb("#dd7424"), "triangle", LIGHT_MARK, rgb("#f2a264"), rgb("#99450a"), rgb("#dd7424")),
    "pink": Look(rgb("#e68cca"), "star", DARK_MARK, rgb("#f0b0dc"), rgb("#963a7a"), rgb("#e07fb4")),
    "scarlet": Look(rgb("#c23a2b"), "disc", LIGHT_MARK, rgb("#f08a78"), rgb("#96261a"), rgb("#c23a2b")),
    "azure": Look(rgb("#0f8bb8"), "square", LIGHT_MARK, rgb("#6fc8e6"), rgb("#0a5f80"), rgb("#0f8bb8")),
    "ivory": Look(rgb("#f0e6d2"), "triangle", DARK_MARK, rgb("#f4ecda"), rgb("#6e5c3c"), rgb("#f7f1e5")),
    "grey": Look(rgb("#97938c"), "diamond", rgb("#fdf6ea"), rgb("#c9c6c0"), rgb("#5c5851"), rgb("#97938c")),
    "ruby": Look(rgb("#b8222f"), "disc", LIGHT_MARK, rgb("#ff8a86"), rgb("#9c1c28"), rgb("#b8222f")),
    "topaz": Look(rgb("#f0bf32"), "square", DARK_MARK, rgb("#ffd75e"), rgb("#7c5a06"), rgb("#d6a41e")),
    "sapphire": Look(rgb("#2159c0"), "triangle", LIGHT_MARK, rgb("#86bbff"), rgb("#1d4fa8"), rgb("#2159c0")),
    "emerald": Look(rgb("#2aa371"), "diamond", LIGHT_MARK, rgb("#6fdcb2"), rgb("#17694a"), rgb("#2aa371")),
    "neutral": Look(rgb("#2e2a33"), "star", LIGHT_MARK, rgb("#c9c2d0"), rgb("#2e2a33"), rgb("#4a4450")),
    "jet": Look(rgb("#343038"), "star", LIGHT_MARK, rgb("#b9b3c0"), rgb("#343038"), rgb("#4a4450")),
}
_USUAL = ("red", "blue", "yellow", "green", "violet")
_OF_GAMES = {
    "louis_xiv": ("ruby", "topaz", "sapphire", "emerald"),  # "neutral" belongs to nobody
    "quebec": ("black", "white", "orange", "green", "pink"),  # its zones are red, blue, yellow and violet
    "quo_vadis": ("scarlet", "azure", "ivory", "grey", "jet"),  # the colours of its box
}


def looks_of(game_id: str) -> tuple[str, ...]:
    """The looks that the seats of a game choose from, each with a mark of its own."""
    return _OF_GAMES.get(game_id, _USUAL)
