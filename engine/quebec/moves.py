"""Every move of the game, made once, and the lists of them that can be made ahead; callers get copies of these."""

from typing import Final

from engine.api import Move
from engine.quebec import data
from engine.quebec.data import CORNERS, DISTRICTS, LEADERS, OTHERS_OF_COLOUR, PAIRS, SPACES, ZONES

# What the arguments of a move mean.
SPACE_OF: Final[dict[str | int, int]] = {space: i for i, space in enumerate(SPACES)}
ZONE_OF: Final[dict[str | int, int]] = {zone: i for i, zone in enumerate(ZONES)}
DISTRICT_OF: Final[dict[str | int, int]] = {district: i for i, district in enumerate(DISTRICTS)}
LEADER_OF: Final[dict[str | int, int]] = {leader: i for i, leader in enumerate(LEADERS)}
NUMBER_OF: Final[dict[str | int, int]] = {n: n for n in range(max(data.WORKERS.values()) + 1)}
PAIR_OF: Final[dict[str | int, int]] = {ZONES[pair[0]]: i for i, pair in enumerate(PAIRS)}

SKIP: Final[Move] = ("skip",)
END_CENTURY: Final[Move] = ("end_century",)
START: Final[list[Move]] = [("start", space) for space in SPACES]
CONTRIBUTE: Final[list[Move]] = [("contribute", space) for space in SPACES]
UPGRADE: Final[list[Move]] = [("upgrade", space) for space in SPACES]
SETTLE: Final[list[Move]] = [("settle", space) for space in SPACES]
SEND: Final[list[Move]] = [("send", zone) for zone in ZONES]
SEND_CORNERS: Final[list[Move]] = [SEND[zone] for zone in CORNERS]
LEADER: Final[list[Move]] = [("leader", leader) for leader in LEADERS]
ARCHITECT: Final[list[Move]] = [("architect", "own"), ("architect", "yellow")]
PAY: Final[list[Move]] = [("pay", "active"), ("pay", "passive")]
REDIRECT: Final[list[Move]] = [("redirect", ZONES[zone]) for zone in CORNERS]
PAIR: Final[list[Move]] = [("pair", *(ZONES[zone] for zone in pair)) for pair in PAIRS]
PLACE: Final[list[Move]] = [("place", zone) for zone in ZONES]
ACTIVATE: Final[list[Move]] = [("activate", n) for n in range(max(data.WORKERS.values()) + 1)]
SHIFT_FROM: Final[list[Move]] = [("shift_from", zone) for zone in ZONES]
SHIFT_TO: Final[list[list[Move]]] = [[("shift_to", there) for there in ZONES if there != here] for here in ZONES]
"""By the zone they leave."""
SHIFT: Final[list[Move]] = [("shift", 1), ("shift", 2)]
JOKER: Final[list[list[Move]]] = [
    [*(("district", DISTRICTS[there]) for there in OTHERS_OF_COLOUR[here]), SKIP] for here in range(len(DISTRICTS))
]
"""By joker district (Q41)."""
