"""Every move there is, made once; lists by courtier are by index, the numbers in the moves are 1 to 12."""

from typing import Final

from engine.api import Move
from engine.louis_xiv.data import ALL_COURTIERS, ANY, CHIPS, CROWN, FACES, MISSIONS, NEED, TIERS

_MOST: Final = 4
"""More than the markers one card can place."""


def _to_courtiers(verb: str) -> list[Move]:
    return [(verb, courtier + 1) for courtier in ALL_COURTIERS]


GUEST: Final[list[Move]] = _to_courtiers("guest")
LAST_WORD: Final[list[Move]] = _to_courtiers("last_word")
ON: Final[list[Move]] = _to_courtiers("on")
PLACE: Final[list[Move]] = _to_courtiers("place")
CARD: Final[list[Move]] = [("card", face) for face in range(FACES)]
PUT: Final[list[Move]] = [("put", n) for n in range(_MOST)]
MOVE_ON: Final[list[list[Move]]] = [[("move_on", courtier + 1, n) for n in range(_MOST)] for courtier in ALL_COURTIERS]
"""By courtier and number of markers."""
MISSION: Final[list[Move]] = [("mission", mission) for mission in MISSIONS]
DECK: Final[list[Move]] = [("deck", tier) for tier in TIERS]
KEEP_CHIP: Final[list[Move]] = [("keep_chip", chip) for chip in CHIPS]

DECLINE: Final[Move] = ("decline",)
RECALL: Final[Move] = ("recall",)
STOP: Final[Move] = ("stop",)
KEEP: Final[Move] = ("keep",)
KEEP_NONE: Final[Move] = ("keep_none",)
PERSONAL: Final[Move] = ("intrigue", "personal")
GENERAL: Final[Move] = ("intrigue", "general")
BRIBES: Final[list[Move]] = [("bribe",), ("no_bribe",)]


def _pairs(first: int, second: int) -> list[tuple[int, int]]:
    """The pairs of chips that pay for a need, a crown standing for any (L69, L70); the lower kind first."""
    for_first = [first, CROWN]
    for_second = range(len(CHIPS)) if second == ANY else [second, CROWN]
    return sorted({(min(a, b), max(a, b)) for a in for_first for b in for_second})


PAIRS: Final[list[list[tuple[int, int]]]] = [_pairs(first, second) for first, second in NEED]
"""By mission the pairs of chips that pay for it."""
PAY: Final[list[list[Move]]] = [[("pay", CHIPS[a], CHIPS[b]) for b in range(len(CHIPS))] for a in range(len(CHIPS))]
"""By the two chips, the lower kind first."""

COURTIER_OF: Final[dict[str | int, int]] = {courtier + 1: courtier for courtier in ALL_COURTIERS}
MISSION_OF: Final[dict[str | int, int]] = {mission: i for i, mission in enumerate(MISSIONS)}
CHIP_OF: Final[dict[str | int, int]] = {chip: i for i, chip in enumerate(CHIPS)}
TIER_OF: Final[dict[str | int, int]] = {tier: i for i, tier in enumerate(TIERS)}
NUMBER_OF: Final[dict[str | int, int]] = {n: n for n in range(FACES)}
"""What an argument of a move stands for."""
