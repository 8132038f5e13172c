"""Colours and signs of Louis XIV: velvet, ivory, gold, chips, powers, families of arms and tiers of missions."""

from game.art.palette import LOOKS, Colour, Look, rgb

IVORY: Colour = rgb("#f4ead2")
LEDGE: Colour = rgb("#e0cfa8")
INK: Colour = rgb("#2a2035")
INK_SOFT: Colour = rgb("#5b4a3c")
NIGHT: Colour = rgb("#101028")
VELVET: Colour = rgb("#18245a")
GOLD: Colour = rgb("#c9a24a")
GOLD_LINE: Colour = rgb("#b8924a")
GOLD_EDGE: Colour = rgb("#d9b25c")
CRIMSON: Colour = rgb("#a51f30")
BLACK: Colour = rgb("#29243a")
CREAM: Colour = rgb("#fff3d6")
PLATE: Colour = rgb("#1b1424")
PLATE_INK: Colour = rgb("#ffe3a0")
PLATE_LINE: Colour = rgb("#a98342")
RIM: Colour = rgb("#cfa24a")
THREAD: Colour = rgb("#c9a24a")
GLOW: Colour = rgb("#ffd166")
WARM: Colour = rgb("#ffb02e")
RING: Colour = rgb("#ffe08a")
SHADE: Colour = rgb("#08050e")

CHIPS: dict[str, Colour] = {
    "crown": rgb("#8e1f2f"),
    "sceptre": rgb("#5b2f86"),
    "letter": rgb("#b4632a"),
    "ring": rgb("#166b54"),
    "helmet": rgb("#3d5878"),
    "any": rgb("#2a2440"),
}
TIERS: dict[str, Colour] = {"light": rgb("#8dbbe0"), "medium": rgb("#3c68a4"), "dark": rgb("#1f3566")}
BACKS: dict[str, Colour] = {
    "influence": rgb("#1f5b43"),
    "intrigue": rgb("#6b4426"),
    "income": rgb("#b8892b"),
    "coats": rgb("#5d2342"),
    **TIERS,
}
EMBLEMS: dict[str, str] = {
    "influence": "fleur-de-lys",
    "intrigue": "domino-mask",
    "income": "coins",
    "light": "tied-scroll",
    "medium": "tied-scroll",
    "dark": "tied-scroll",
}
POWERS: dict[str, str] = {
    "coins_2": "two-coins",
    "recruit_2": "rally-the-troops",
    "recruit_3": "rally-the-troops",
    "foothold": "flying-flag",
    "inner_guest": "skeleton-key",
    "network": "three-friends",
    "extra_card": "card-draw",
    "intrigue_1": "domino-mask",
    "coat_1": "checked-shield",
    "coat_2": "checked-shield",
    "cheap_bribes": "shaking-hands",
    "medal": "medal",
    "last_word": "public-speaker",
}
FAMILIES: dict[str, tuple[str, Colour, Colour]] = {  # charge, field, colour of the charge
    "lily": ("fleur-de-lys", rgb("#24469c"), rgb("#f3d486")),
    "lion": ("lion", rgb("#a3202e"), rgb("#f3d486")),
    "eagle": ("eagle-emblem", rgb("#e2b64c"), rgb("#2a2024")),
    "tower": ("stone-tower", rgb("#1f6a4c"), rgb("#f0e6cf")),
    "ermine": ("ermine", rgb("#efe8da"), rgb("#2a2430")),
    "sun": ("heraldic-sun", rgb("#6a2f86"), rgb("#f3d486")),
    "blank": ("", rgb("#8d8478"), rgb("#8d8478")),
}
GROUNDS: tuple[Colour, ...] = (  # behind the portraits of courtiers 1..12
    rgb("#7a2236"),
    rgb("#27469a"),
    rgb("#1d6d5c"),
    rgb("#3d6f9e"),
    rgb("#a3283f"),
    rgb("#4b5a2c"),
    rgb("#2f2a45"),
    rgb("#6a4a24"),
    rgb("#9c4368"),
    rgb("#2f5580"),
    rgb("#a11f22"),
    rgb("#3c3d4c"),
)
WOOD: Look = Look(rgb("#cbb58c"), "", rgb("#fff6e0"), rgb("#cbb58c"), rgb("#6f5c3a"), rgb("#cbb58c"))


def look_of(name: str | None) -> Look:
    """How a seat looks, or plain wood."""
    return LOOKS[name] if name else WOOD
