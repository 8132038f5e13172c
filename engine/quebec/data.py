"""The tables of the game, read once from `seeds/quebec/data.toml`, and what can be worked out ahead of them."""

from typing import Any, Final

from engine.api import Option
from engine.seeds import options, tables

_DATA: Final = tables("quebec")
GAME: Final[dict[str, Any]] = _DATA["game"]
MODES: Final[dict[str, dict[str, bool]]] = _DATA["modes"]
OPTIONS: Final[tuple[Option, ...]] = options(_DATA["options"])
TEST_VECTORS: Final[dict[str, Any]] = _DATA["test_vectors"]
_CONSTANTS: Final[dict[str, int]] = _DATA["constants"]


def _ids(table: str) -> tuple[str, ...]:
    return tuple(str(row["id"]) for row in _DATA[table])


# ------------------------------------------------------------------------------------------------------- names
ZONES: Final = _ids("zones")
DISTRICTS: Final = _ids("districts")
SPACES: Final = _ids("spaces")
TILES: Final = _ids("tiles")
LEADERS: Final = _ids("leaders")
EVENTS: Final = _ids("events")

CITADEL: Final = ZONES.index("citadel")
CORNERS: Final[list[int]] = [i for i, zone in enumerate(_DATA["zones"]) if zone["kind"] == "corner"]
ALL_ZONES: Final[list[int]] = list(range(len(ZONES)))

# ----------------------------------------------------------------------------------------------- setup (Q10, Q11)
CENTURIES: Final[int] = _CONSTANTS["centuries"]
SITES: Final[int] = _CONSTANTS["sites_per_building"]
WORKERS: Final[dict[int, int]] = {int(players): row["workers"] for players, row in _DATA["players"].items()}
START_ACTIVE: Final[dict[int, int]] = {int(players): row["start_active"] for players, row in _DATA["players"].items()}
LEADERS_IN_PLAY: Final[dict[int, list[int]]] = {
    int(players): [LEADERS.index(leader) for leader in row["leaders"]] for players, row in _DATA["players"].items()
}

# --------------------------------------------------------------------------------------------- points and workers
ACTIVATE_ON_START: Final[int] = _CONSTANTS["activate_on_start_building"]
WORKER_POINTS: Final[int] = _CONSTANTS["worker_zone_vp"]
CASCADE_DIVISOR: Final[int] = _CONSTANTS["cascade_divisor"]
CASCADE_MOST: Final[int] = _CONSTANTS["cascade_max"]
BONUS_DIVISOR: Final[int] = _CONSTANTS["family_bonus_divisor"]
BONUS_MOST: Final[int] = _CONSTANTS["family_bonus_max"]
UNFINISHED_POINTS: Final[int] = _CONSTANTS["final_vp_per_worker_on_unfinished"]
ACTIVE_PER_POINT: Final[int] = _CONSTANTS["final_active_workers_per_vp"]
NUMBERS: Final[list[int]] = [0, *(_DATA["stars"]["values"][str(stars)] for stars in range(1, SITES + 1))]
"""The number printed on a token, by its stars (Q8)."""
STAR_POINTS: Final[int] = _DATA["stars"]["outside_group_vp_per_star"]
LEADER_ACTIVATION: Final[list[int]] = _DATA["leader_activation"]["table"]
"""Workers activated with a leader, by the number of players who took one before in this century (Q31)."""
CULTURE_TABLES: Final[dict[str, list[int]]] = _DATA["culture_tables"]

# --------------------------------------------------------------------------------------------------------- board
ZONE_OF: Final[list[int]] = [ZONES.index(space["zone"]) for space in _DATA["spaces"]]
"""By space the zone of its colour."""
DISTRICT_OF: Final[list[int]] = [DISTRICTS.index(space["district"]) for space in _DATA["spaces"]]
COST: Final[list[int]] = [int(space["cost"]) for space in _DATA["spaces"]]
"""By space the workers each of its sites takes."""
ADJACENT: Final[list[list[int]]] = [
    [SPACES.index(neighbour) for neighbour in space["adjacent"]] for space in _DATA["spaces"]
]
SPACES_OF: Final[list[list[int]]] = [
    [SPACES.index(space) for space in district["spaces"]] for district in _DATA["districts"]
]
"""By district its spaces."""
SPACES_IN_ZONE: Final[list[list[int]]] = [
    [space for space, its in enumerate(ZONE_OF) if its == zone] for zone in range(len(ZONES))
]
"""By zone the spaces of its colour."""
SCORING_ORDER: Final[list[list[int]]] = [
    [ZONES.index(zone) for zone in _DATA["cascade"][f"order_{century}"]] for century in range(1, CENTURIES + 1)
]
"""By century, the first at 0, the zones in the order in which they score (Q59)."""
TILE_CENTURY: Final[list[int]] = [int(tile["century"]) for tile in _DATA["tiles"]]
TILE_ZONE: Final[list[int]] = [ZONES.index(tile["zone"]) for tile in _DATA["tiles"]]

# ------------------------------------------------------------------------------------------------- district actions
DISTRICT_ZONE: Final[list[int]] = [ZONES.index(district["zone"]) for district in _DATA["districts"]]
JOKER: Final[list[bool]] = [district["action"] == "any_same_colour" for district in _DATA["districts"]]
OTHERS_OF_COLOUR: Final[list[list[int]]] = [
    [there for there in range(len(DISTRICTS)) if there != here and DISTRICT_ZONE[there] == DISTRICT_ZONE[here]]
    for here in range(len(DISTRICTS))
]
"""By district the three others of its colour (Q41)."""
ACTION_STEPS: Final[list[list[dict[str, Any]]]] = [
    _DATA["actions"][district["action"]].get("steps", []) for district in _DATA["districts"]
]
"""By district the steps of its additional action (Q45 to Q56); none for a joker."""

# ------------------------------------------------------------------------------------------------ leaders and events
_LEADER: Final[dict[str, dict[str, Any]]] = {row["id"]: row for row in _DATA["leaders"]}
LEADER_EFFECT: Final[list[str]] = [str(row["effect"]) for row in _DATA["leaders"]]
LEADER_POINTS: Final[list[list[int]]] = [row.get("vp_by_stars", []) for row in _DATA["leaders"]]
"""By leader the VP for a building completed, by its stars (Q38)."""
CITADEL_LEADER_WORKERS: Final[int] = _LEADER["citadel"]["count"]
PAIR_WORKERS: Final[int] = _LEADER["politics_2p"]["each"]
PAIRS: Final[list[list[int]]] = [[ZONES.index(zone) for zone in pair] for pair in _LEADER["politics_2p"]["pairs"]]

EVENT: Final[list[dict[str, Any]]] = _DATA["events"]
EVENTS_OF: Final[list[list[int]]] = [
    [event for event, row in enumerate(EVENT) if row["century"] == century] for century in range(1, CENTURIES + 1)
]
"""By century, the first at 0, its events."""
