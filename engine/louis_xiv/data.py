"""The tables of the game, read once from `seeds/louis_xiv/data.toml`, and what can be worked out ahead of them.

Courtiers are indices 0 to 11 in the state and numbers 1 to 12 in moves, notes and snapshots.
"""

from typing import Any, Final

from engine.api import Option
from engine.seeds import options, tables

_DATA: Final = tables("louis_xiv")
GAME: Final[dict[str, Any]] = _DATA["game"]
COUNTS: Final[dict[str, int]] = _DATA["counts"]
OPTIONS: Final[tuple[Option, ...]] = options(_DATA["options"])
_SETUP: Final[dict[str, Any]] = _DATA["setup"]
_NEUTRAL: Final[dict[str, Any]] = _DATA["two_players"]
_FINAL: Final[dict[str, Any]] = _DATA["final_scoring"]
ROUNDS: Final[int] = GAME["rounds"]

# ------------------------------------------------------------------------------------------------------- names
CHIPS: Final = tuple(str(row["id"]) for row in _DATA["chip"])
"""The kinds of chips; CROWN is the joker (L70)."""
CROWN: Final = next(i for i, row in enumerate(_DATA["chip"]) if row["joker"])
CHIP_STOCK: Final[list[int]] = [int(row["count"]) for row in _DATA["chip"]]
FAMILIES: Final = tuple(str(row["id"]) for row in _DATA["coat"])
COATS_OF_FAMILY: Final[list[int]] = [int(row["count"]) for row in _DATA["coat"]]
COATS: Final = sum(COATS_OF_FAMILY)
BANK: Final = sum(int(row["value"]) * int(row["count"]) for row in _DATA["coin"])
MARKERS: Final[int] = COUNTS["markers_per_colour"]

# ------------------------------------------------------------------------------------------- courtiers (L10 to L16)
_COURTIER: Final[list[dict[str, Any]]] = _DATA["courtier"]
COURTIERS: Final = tuple(str(row["id"]) for row in _COURTIER)
ALL_COURTIERS: Final[list[int]] = list(range(len(COURTIERS)))
POSITION: Final[list[tuple[int, int]]] = [(row["pos"][0], row["pos"][1]) for row in _COURTIER]
ADJACENT: Final[list[list[int]]] = [[number - 1 for number in row["adjacent"]] for row in _COURTIER]
INNER: Final[list[int]] = [i for i, row in enumerate(_COURTIER) if row["circle"] == "inner"]
ROLE: Final = tuple(str(row["role"]) for row in _COURTIER)

BRIBE: Final = 0
MAJORITY: Final = 1
THRESHOLD: Final = 2
SIDE_KINDS: Final = ("bribe", "majority", "threshold")
FRONT: Final = 0
BACK: Final = 1
SIDES: Final = ("front", "back")


def _kinds(side: str) -> list[int]:
    return [SIDE_KINDS.index(row[side]["kind"]) for row in _COURTIER]


def _numbers(side: str) -> list[int]:
    return [int(row[side].get("cost", row[side].get("need", 1))) for row in _COURTIER]


KIND: Final[list[list[int]]] = [_kinds(side) for side in SIDES]
"""By side and courtier the rule of the side (L46 to L52)."""
NUMBER: Final[list[list[int]]] = [_numbers(side) for side in SIDES]
"""By side and courtier the price of a bribe or the markers needed; 1 on a majority side."""

CHIP_REWARD: Final = 0
COINS_REWARD: Final = 1
COATS_REWARD: Final = 2
INFLUENCE_REWARD: Final = 3
INTRIGUE_REWARD: Final = 4
PLACE_REWARD: Final = 5
REWARDS: Final = ("chip", "coins", "coats", "influence_card", "intrigue_card", "place")
REWARD: Final[list[int]] = [REWARDS.index(row["reward"]["kind"]) for row in _COURTIER]
REWARD_COUNT: Final[list[int]] = [int(row["reward"]["n"]) for row in _COURTIER]
REWARD_CHIP: Final[list[int]] = [CHIPS.index(row["reward"].get("chip", CHIPS[CROWN])) for row in _COURTIER]
"""By courtier the kind of chip; means nothing where the reward is another."""

# ------------------------------------------------------------------------------------------------------- cards
INCOME_CARDS: Final = tuple(str(row["id"]) for row in _DATA["income_card"])
INCOME: Final[list[int]] = [int(row["coins"]) for row in _DATA["income_card"]]
LOUIS_TO: Final[list[int]] = [int(row["louis_to"]) - 1 for row in _DATA["income_card"]]

JOKER: Final = 0
FACES: Final = len(COURTIERS) + 1
"""Faces of influence cards: 0 the joker, else the number of the courtier (L3)."""


def _face(row: dict[str, Any]) -> int:
    return JOKER if row["kind"] == "joker" else int(row["courtier"])


_CARD_OF_FACE: Final[dict[int, dict[str, Any]]] = {_face(row): row for row in _DATA["influence_card"]}
COPIES: Final[list[int]] = [int(_CARD_OF_FACE[face]["copies"]) for face in range(FACES)]
INFLUENCE_CARDS: Final = sum(COPIES)
CARD_PLACES: Final[list[int]] = [int(_CARD_OF_FACE[face]["place_up_to"]) for face in range(FACES)]
CARD_RECALLS: Final[list[int]] = [int(_CARD_OF_FACE[face]["recall_up_to"]) for face in range(FACES)]
FROM_PERSONAL: Final[list[int]] = [int(row["from_personal"]) for row in _DATA["intrigue_card"]]
FROM_GENERAL: Final[list[int]] = [int(row["from_general"]) for row in _DATA["intrigue_card"]]
"""By courtier the markers his intrigue card places (L42)."""

# ---------------------------------------------------------------------------------------------------- missions
TIERS: Final = ("light", "medium", "dark")
_MISSION: Final[list[dict[str, Any]]] = _DATA["mission"]
MISSIONS: Final = tuple(str(row["id"]) for row in _MISSION)
TIER: Final[list[int]] = [TIERS.index(row["tier"]) for row in _MISSION]
MISSIONS_OF: Final[list[list[int]]] = [[m for m, its in enumerate(TIER) if its == tier] for tier in range(len(TIERS))]
ANY: Final = -1
NEED: Final[list[tuple[int, int]]] = [
    (CHIPS.index(row["need"][0]), ANY if row["need"][1] == "any" else CHIPS.index(row["need"][1])) for row in _MISSION
]
"""By mission the two chips it asks for (L77); ANY is the question mark."""
MISSION_POINTS: Final[list[int]] = [int(row["points"]) for row in _MISSION]
_POWER_ROWS: Final[dict[str, dict[str, Any]]] = {str(row["id"]): row for row in _DATA["power"]}
POWERS: Final = tuple(_POWER_ROWS)
POWER: Final[list[int]] = [POWERS.index(row["power"]) for row in _MISSION]
NAMED: Final[list[int]] = [int(row.get("courtier", 0)) - 1 for row in _MISSION]
"""By mission the courtier named on it (`foothold`), else -1."""
POWER_PHASE: Final = tuple(str(row["phase"]) for row in _POWER_ROWS.values())
POWER_EFFECT: Final[list[dict[str, Any]]] = [row["effect"] for row in _POWER_ROWS.values()]


def _effect(name: str) -> list[int]:
    return [int(POWER_EFFECT[power].get(name, 0)) for power in POWER]


def _in_phase(phase: str) -> list[bool]:
    return [POWER_PHASE[power] == phase for power in POWER]


IN_SUPPLY: Final = _in_phase("supply")
AT_START: Final = _in_phase("influence_start")
AT_END: Final = _in_phase("influence_end")
"""By mission whether its power works in the supply phase, at the start or at the end of the influence phase."""
POWER_COINS: Final = _effect("coins")
POWER_RECRUITS: Final = _effect("recruit")
POWER_COATS: Final = _effect("coats")
POWER_INTRIGUE: Final = _effect("intrigue")
POWER_INFLUENCE: Final = _effect("influence")
POWER_PLACES: Final = _effect("place")
POWER_DISCOUNT: Final = _effect("bribe_discount")
POWER_MEDAL: Final = _effect("coats_if_completed")
"""By mission how much of each its power does (L78)."""


def _guests(mission: int) -> list[int]:
    where = POWER_EFFECT[POWER[mission]].get("where", "")
    if where == "named":
        return [NAMED[mission]]
    return INNER if where == "inner" else (ALL_COURTIERS if where == "any_one" else [])


GUEST_AT: Final[list[list[int]]] = [_guests(mission) for mission in range(len(MISSIONS))]
"""By mission the courtiers its power may place markers on."""

# ------------------------------------------------------------------------------------------------ setup and end
START_COINS: Final[int] = _SETUP["start_coins"]
DEALT: Final[list[int]] = [tier for tier, name in enumerate(TIERS) for _ in range(_SETUP["missions_dealt"][name])]
"""The tiers of the missions dealt to everybody, in their order (L19)."""
HAND: Final = len(DEALT)
INFLUENCE_HAND: Final[int] = _SETUP["influence_hand"]
GENERAL: Final[dict[int, list[int]]] = {
    players: [int(row["general"]) for row in _DATA["reserve"] if row["players"] == players]
    for players in GAME["players"]
}
"""By players and seat the markers in the general reserve at the start (L21 to L23)."""
THIRD_ROUND: Final[int] = _DATA["three_players"]["round"]
THIRD_INTRIGUE: Final[int] = _DATA["three_players"]["start_player_draws_intrigue"]
NEUTRAL_MARKERS: Final[int] = _NEUTRAL["neutral_markers"]
NEUTRAL_AT_LOUIS: Final[int] = _NEUTRAL["on_louis_courtier"]
NEUTRAL_CARDS: Final[int] = _NEUTRAL["cards_turned"]
NEUTRAL_PER_CARD: Final[int] = _NEUTRAL["per_card"]
KEEP_CHIPS: Final[int] = _DATA["missions_phase"]["keep_chips"]
COINS_PER_COAT: Final[int] = _FINAL["coins_per_coat"]
POINTS_PER_COAT: Final[int] = _FINAL["points_per_coat"]
FAMILY_BONUS: Final[int] = _FINAL["family_bonus_coats"]
