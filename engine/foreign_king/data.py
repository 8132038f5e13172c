"""The tables of the game, read once from `seeds/foreign_king/data.toml`, and what can be worked out ahead of them."""

from typing import Any, Final

from engine.api import Option
from engine.seeds import options, tables

_DATA: Final = tables("foreign_king")
GAME: Final[dict[str, Any]] = _DATA["game"]
OPTIONS: Final[tuple[Option, ...]] = options(_DATA["options"])

# ------------------------------------------------------------------------------------------------------- names
PROVINCES: Final[tuple[str, ...]] = tuple(str(province["id"]) for province in _DATA["province"])
ACTIONS: Final[tuple[str, ...]] = tuple(str(action["id"]) for action in _DATA["action"])
FACTORIES: Final[tuple[str, ...]] = ("textile", "metallurgical")

SUPPLY: Final = len(PROVINCES)
"""Stands for the owner's supply where a place may be a province or the supply."""

BUILD: Final = ACTIONS.index("build")
PLACE: Final = ACTIONS.index("place")
MOVE: Final = ACTIONS.index("move")
CONGRESS: Final = ACTIONS.index("congress")
MONEY: Final = ACTIONS.index("money")
KING: Final = ACTIONS.index("king")
QUEEN: Final = ACTIONS.index("queen")
TURN_ORDER: Final = ACTIONS.index("turn_order")

TEXTILE: Final = 0
METALLURGICAL: Final = 1
SCORED: Final = 2
"""Factories are kept as four numbers a province: textile and metallurgical unscored, then the same scored."""

# --------------------------------------------------------------------------------------------- setup and turns
_SETUP: Final[dict[str, Any]] = _DATA["setup"]
STARTING_FRANCS: Final[list[int]] = _SETUP["starting_money"]
DISCS: Final[dict[int, int]] = {int(players): n for players, n in _SETUP["supply_after_setup"].items()}
MARKER_START: Final[int] = _SETUP["king_marker_start"]
MARKER_START_LONG: Final[int] = next(v["king_marker_start"] for v in _DATA["variant"] if v["id"] == "long_game")
MARKER_FLOOR: Final[int] = _SETUP["king_marker_floor"]
STOCK: Final[list[int]] = [_DATA["components"]["factories"][kind] for kind in FACTORIES]
MEDALS: Final[int] = _DATA["components"]["royal_medals"]
ROUND_LIMIT: Final[int] = _DATA["end"]["technical_turn_limit_per_player"]
ACTIONS_IN_PLAY: Final[dict[int, list[int]]] = {
    int(players): sorted(ACTIONS.index(action) for action in actions)
    for players, actions in _DATA["turn"]["available_actions"].items()
}
QUEEN_VARIANT: Final[dict[str, Any]] = next(v for v in _DATA["variant"] if v["id"] == "three_player_queen")

# ------------------------------------------------------------------------------------------------------- costs
_ACTION: Final[dict[str, dict[str, Any]]] = {str(action["id"]): action for action in _DATA["action"]}
BUILD_COST: Final[int] = _ACTION["build"]["cost"]
FREE_CITIZENS: Final[int] = _ACTION["place"]["free_units"]
FREE_STEPS: Final[int] = _ACTION["move"]["free_units"]
QUEEN_COST: Final[int] = _ACTION["queen"]["cost"]
MONEY_GAIN: Final[int] = _ACTION["money"]["gain"]
MONEY_PER_TEXTILE: Final[int] = _ACTION["money"]["gain_per_controlled_textile_factory"]
TURN_ORDER_GAIN: Final[int] = _ACTION["turn_order"]["gain"]
KING_COSTS: Final[dict[str, list[int]]] = {
    "cumulative": [0, *_ACTION["king"]["total_cost_by_steps"]],
    "linear": [0, *_ACTION["king"]["total_cost_by_steps_linear"]],
}
"""Francs by number of steps, from 0 steps on (F60)."""
LOAN: Final[int] = _DATA["loans"]["francs_per_medal"]
REPAYMENT: Final[int] = _DATA["loans"]["repayment"]

# ------------------------------------------------------------------------------------------------------ points
POINTS_PER_FACTORY: Final[list[int]] = [
    _DATA["province_scoring"]["vp_per_unscored_textile"],
    _DATA["province_scoring"]["vp_per_unscored_metallurgical"],
]
CITIZENS_PER_POINT: Final[int] = _DATA["province_scoring"]["citizens_per_vp_without_unscored_factory"]
_FINAL: Final[dict[str, Any]] = _DATA["final_scoring"]
UNPAID_LOAN: Final[int] = _FINAL["unpaid_loan"]
BONUSES: Final[tuple[str, ...]] = ("provinces", "medals", "congress", "francs")
BONUS_SHARES: Final[list[list[int]]] = [_FINAL["tie_shares"][str(_FINAL["most_" + bonus])] for bonus in BONUSES]
"""For each bonus the points of each by the number who tie for it, one first (F105)."""

# --------------------------------------------------------------------------------------------------------- map
NEIGHBOURS: Final[list[list[int]]] = [
    sorted(PROVINCES.index(neighbour) for neighbour in province["neighbours"]) for province in _DATA["province"]
]


def _distances() -> list[list[int]]:
    """Steps from province to place: the other provinces by the shortest way (F50), one step to the supply (F49)."""
    table = []
    for start in range(SUPPLY):
        steps = [-1] * SUPPLY
        steps[start] = 0
        ring = [start]
        while ring:
            beyond: list[int] = []
            for here in ring:
                for there in NEIGHBOURS[here]:
                    if steps[there] < 0:
                        steps[there] = steps[here] + 1
                        beyond.append(there)
            ring = beyond
        table.append([*steps, 1])
    return table


def _king_ways() -> list[list[dict[int, list[int]]]]:
    """For start and end, by number of steps, a way that enters nothing twice (F61): the first in order of provinces."""
    table: list[list[dict[int, list[int]]]] = []
    for start in range(SUPPLY):
        found: list[dict[int, list[int]]] = [{} for _ in range(SUPPLY)]
        _walk([start], found)
        table.append(found)
    return table


def _walk(path: list[int], found: list[dict[int, list[int]]]) -> None:
    for there in NEIGHBOURS[path[-1]]:
        if there not in path:
            way = [*path, there]
            found[there].setdefault(len(path), way)
            _walk(way, found)


DISTANCE: Final = _distances()
KING_WAYS: Final = _king_ways()
KING_STEPS: Final[list[list[list[int]]]] = [[sorted(ways) for ways in row] for row in KING_WAYS]
"""For start and end the numbers of steps, ascending, that bring the King there (F61)."""
