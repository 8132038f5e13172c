"""The tables of the game, read once from `seeds/quo_vadis/data.toml`, and what can be worked out ahead of them."""

from typing import Any, Final

from engine.api import Option
from engine.seeds import options, tables

_DATA: Final = tables("quo_vadis")
GAME: Final[dict[str, Any]] = _DATA["game"]
OPTIONS: Final[tuple[Option, ...]] = options(_DATA["options"])
TOTALS: Final[dict[str, int]] = _DATA["totals"]
_COMMITTEES: Final[list[dict[str, Any]]] = _DATA["committee"]
_PASSAGES: Final[list[dict[str, Any]]] = _DATA["passage"]
_NEGOTIATION: Final[dict[str, Any]] = _DATA["negotiation"]

# ------------------------------------------------------------------------------------------- rooms (V1, V8, V12)
COMMITTEES: Final[tuple[str, ...]] = tuple(str(row["id"]) for row in _COMMITTEES)
SENATE: Final = len(COMMITTEES)
"""The senate, as a room a passage leads to."""
ROOMS: Final[tuple[str, ...]] = (*COMMITTEES, str(_DATA["senate"]["id"]))
SEATS: Final[list[int]] = [*(int(row["seats"]) for row in _COMMITTEES), int(_DATA["senate"]["seats"])]
"""By room its seats."""
VOTES: Final[list[int]] = [int(row["votes"]) for row in _COMMITTEES]
"""By committee the votes needed to leave it (V24)."""
LEVEL: Final[list[int]] = [*(int(row["level"]) for row in _COMMITTEES), int(_DATA["senate"]["level"])]
ENTRY: Final[list[int]] = [room for room, row in enumerate(_COMMITTEES) if row["entry"]]
"""The committees senators are placed in (V20)."""

# ------------------------------------------------------------------------------------------- passages (V7, V9, V11)
PASSAGES: Final[tuple[str, ...]] = tuple(str(row["id"]) for row in _PASSAGES)
FROM: Final[list[int]] = [ROOMS.index(row["from"]) for row in _PASSAGES]
TO: Final[list[int]] = [ROOMS.index(row["to"]) for row in _PASSAGES]
EXITS: Final[list[list[int]]] = [
    [passage for passage, room in enumerate(FROM) if room == here] for here in range(len(COMMITTEES))
]
"""By committee the passages that leave it."""
SPACES: Final[list[int]] = [PASSAGES.index(space) for space in _DATA["caesar"]["spaces"]]
"""The passages with a laurel space, in the order in which they are filled (V16)."""
HAS_SPACE: Final[list[bool]] = [bool(row["laurel"]) for row in _PASSAGES]
CAESAR_START: Final[int] = PASSAGES.index(_DATA["caesar"]["start"])

# ------------------------------------------------------------------------------------------------ laurels (V3, V4)
EMPTY: Final = 0
"""A laurel space without a token (V39)."""
CAESAR_TOKEN: Final = 6
"""The face "II with Caesar head"; the faces I to V are 1 to 5."""
LOW: Final = 7
HIGH: Final = 8
"""The classes II/III and IV/V: all that can be seen of a token that lies face down (V97)."""
WORTH: Final[list[int]] = [0, 1, 2, 3, 4, 5, 2, 2, 4]
"""Points by face; of a class, what the token is worth at least."""
VALUES: Final = 5
"""A token that somebody holds is worth 1 to 5, nothing else matters about it (V36)."""
PILE: Final[int] = sum(int(row["count"]) for row in _DATA["laurel"] if row["supply"] == "pile")
BAG: Final[list[int]] = [0] * (CAESAR_TOKEN + 1)
"""By face how many tokens the bag holds before the first is drawn."""
for _row in _DATA["laurel"]:
    if _row["supply"] == "bag":
        BAG[CAESAR_TOKEN if _row["caesar"] else int(_row["value"])] = int(_row["count"])
CLASS: Final[list[int]] = [0, 1, LOW, LOW, HIGH, HIGH, CAESAR_TOKEN, LOW, HIGH]
"""By face the class that can be seen of it face down (V97)."""
LIMITED_PILE: Final[dict[int, int]] = {
    int(players): int(ones) for players, ones in _DATA["variants"]["limited_ones_by_players"].items()
}

# --------------------------------------------------------------------------------------------- players and the end
SENATORS: Final[int] = _DATA["players"]["senators_each"]
STALL_ROUNDS: Final[int] = _DATA["safety"]["stall_rounds"]
MAX_ROUNDS: Final[int] = _DATA["safety"]["max_rounds"]

# ----------------------------------------------------------------------------------------- negotiation (section 10)
MAX_PROPOSALS: Final[int] = _NEGOTIATION["max_proposals_per_turn"]
MAX_PROPOSALS_BOT: Final[int] = _NEGOTIATION["max_proposals_per_turn_bot"]
MAX_DECISIONS_A_TURN: Final[int] = _NEGOTIATION["max_decisions_per_turn"]
PAY_LEAST: Final[int] = _NEGOTIATION["pay_min"]
PAY_MOST: Final[int] = _NEGOTIATION["pay_max"]
LOBBY_MOST: Final[int] = _NEGOTIATION["lobby_max"]
MAX_PLEDGES: Final[int] = _NEGOTIATION["max_promises_per_side"]
MAX_LIVE: Final[int] = _NEGOTIATION["max_live_promises"]
HORIZONS: Final[list[int]] = _NEGOTIATION["promise_horizons"]
BINDING_ROUNDS: Final[dict[str, int]] = _DATA["variants"]["promise_horizon_rounds"]
KINDS: Final[tuple[str, ...]] = tuple(str(kind).lower() for kind in _NEGOTIATION["promise_kinds"])
VOTE: Final = KINDS.index("vote")
ABSTAIN: Final = KINDS.index("abstain")
CAESAR_TO: Final = KINDS.index("caesar_to")
CAESAR_AWAY: Final = KINDS.index("caesar_away")
CAESAR_KEEP_OFF: Final = KINDS.index("caesar_keep_off")
CAESAR_STAY: Final = KINDS.index("caesar_stay")
PROMOTE_FROM: Final = KINDS.index("promote_from")
KEEP_OUT: Final = KINDS.index("keep_out")
PAY_LATER: Final = KINDS.index("pay_later")
ANY: Final = -1
"""Any room, or any passage, in a promised vote (V76)."""
BOUNDS: Final[dict[str, int]] = _DATA["bounds"]
