"""Colours and signs of Québec's zones, districts, leaders and events."""

from typing import NamedTuple

from game.art.palette import Colour, rgb


class Zone(NamedTuple):
    """How one zone of power looks, and the districts and buildings of its colour."""

    body: Colour  # finished buildings, heads of plates
    line: Colour
    on_body: Colour  # words and icons on the body
    ink: Colour  # icons on paper tinted with the body
    wash: Colour  # on the map
    icon: str


CREAM = rgb("#fdf6e4")
ZONES: dict[str, Zone] = {
    "religion": Zone(rgb("#653f87"), rgb("#452b5e"), CREAM, rgb("#3c2552"), rgb("#8358a8"), "gothic-cross"),
    "politics": Zone(rgb("#b23a3a"), rgb("#7f2a2a"), CREAM, rgb("#6a1c1c"), rgb("#cf5a50"), "capitol"),
    "economy": Zone(rgb("#cc9a2b"), rgb("#86611a"), rgb("#3b2903"), rgb("#614207"), rgb("#e0ae34"), "two-coins"),
    "culture": Zone(rgb("#347bb8"), rgb("#214f79"), CREAM, rgb("#143d63"), rgb("#5a9fd0"), "lyre"),
    "citadel": Zone(rgb("#73777a"), rgb("#4d5154"), CREAM, rgb("#3c4043"), rgb("#8a8d90"), "stone-tower"),
}
INK = rgb("#28303a")  # words on parchment
INK_SOFT = rgb("#4a4536")
INK_GOLD = rgb("#7a5418")  # headings on cards
RIVER_INK = rgb("#3c5561")
PARCHMENT_LIGHT = rgb("#fbf6e9")
PARCHMENT_DARK = rgb("#ebe1ca")
NUMERALS = ("", "I", "II", "III", "IV")

DISTRICT_ICONS = {
    "rel_protestant": "open-book",
    "rel_irish": "shamrock",
    "rel_jewish": "candles",
    "pol_municipal": "clock-tower",
    "pol_national": "congress",
    "pol_military": "crossed-sabres",
    "eco_rich": "pencil-ruler",
    "eco_business": "shaking-hands",
    "eco_port": "anchor",
    "cul_entertainment": "drama-masks",
    "cul_academic": "graduate-cap",
    "cul_arts": "palette",
}
"""The four joker districts have a question mark instead."""
LEADER_ICONS = {
    "religion": "pope-crown",
    "politics": "quill-ink",
    "economy": "trowel",
    "culture": "violin",
    "citadel": "musket",
}
EVENT_ICONS = {
    "ev1_champlain": "galleon",
    "ev1_fort_fire": "wildfires",
    "ev1_sovereign_council": "stone-throne",
    "ev1_jean_talon": "tied-scroll",
    "ev2_plains_of_abraham": "cannon",
    "ev2_american_invasion": "stone-wall",
    "ev2_seven_years_war": "swords-emblem",
    "ev2_royal_proclamation": "wax-seal",
    "ev3_british_immigration": "suitcase",
    "ev3_war_of_1812": "crossed-swords",
    "ev3_provincial_capital": "podium",
    "ev3_naval_canals": "ship-wheel",
    "ev4_winter_carnival": "snowman",
    "ev4_conscription_crisis": "brodie-helmet",
    "ev4_400th_anniversary": "firework-rocket",
    "ev4_summit_of_americas": "round-table",
}
ACTION_ICONS = {
    "start": "pencil-ruler",
    "contribute": "cubes",
    "send": "flying-flag",
    "leader": "laurel-crown",
    "end_century": "hourglass",
}


def leader_zone(leader: str) -> str:
    """The zone of a leader of data.toml: "culture" of "culture_45"."""
    return leader.partition("_")[0]
