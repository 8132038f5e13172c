"""Every move of the game, made once, and the lists of them that can be made ahead; callers get copies of these."""

from typing import Final

from engine.api import Move
from engine.foreign_king.data import (
    ACTIONS,
    DISCS,
    DISTANCE,
    FACTORIES,
    KING_STEPS,
    MEDALS,
    PROVINCES,
    SUPPLY,
)

PLACES: Final[tuple[str, ...]] = (*PROVINCES, "supply")

# What the arguments of a move mean.
ACTION_OF: Final[dict[str | int, int]] = {action: i for i, action in enumerate(ACTIONS)}
FACTORY_OF: Final[dict[str | int, int]] = {factory: i for i, factory in enumerate(FACTORIES)}
PLACE_OF: Final[dict[str | int, int]] = {place: i for i, place in enumerate(PLACES)}
NUMBER_OF: Final[dict[str | int, int]] = {n: n for n in range(max(*DISCS.values(), MEDALS, SUPPLY) + 1)}

BORROW: Final[Move] = ("borrow",)
REPAY: Final[Move] = ("repay",)
SKIP: Final[Move] = ("skip",)
STOP: Final[Move] = ("stop",)
STAY: Final[Move] = ("stay",)
RELEASE_OR_KEEP: Final[list[Move]] = [("release",), ("keep",)]
LAY_DOWN_OR_LEAVE: Final[list[Move]] = [("lay_down",), ("leave",)]
FACTORY: Final[list[Move]] = [("factory", factory) for factory in FACTORIES]
BUILD_IN: Final[list[Move]] = [("build_in", province) for province in PROVINCES]
PLACE_IN: Final[list[Move]] = [("place_in", province) for province in PROVINCES]
PLACE_COUNT: Final[list[Move]] = [("place", n) for n in range(1, max(DISCS.values()) + 1)]
MOVE_FROM: Final[list[Move]] = [("move_from", province) for province in PROVINCES]
SEAT_FROM: Final[list[Move]] = [("seat_from", place) for place in PLACES]
MOVE_DISC: Final[list[Move]] = [("move_disc", place) for place in range(1, max(DISCS) + 1)]
REPAY_LOANS: Final[list[Move]] = [("repay_loans", n) for n in range(MEDALS + 1)]
KING_TO_ANY: Final[list[Move]] = [("king_to", province) for province in PROVINCES]
FARTHEST: Final = max(max(row) for row in DISTANCE)


def _by_mask(verb: str) -> list[list[Move]]:
    """For each set of actions, bit by bit, the moves that choose one of them."""
    moves: list[Move] = [(verb, action) for action in ACTIONS]
    return [[move for i, move in enumerate(moves) if mask >> i & 1] for mask in range(1 << len(ACTIONS))]


ACTION: Final[list[list[Move]]] = _by_mask("action")
COPY: Final[list[list[Move]]] = _by_mask("copy")

MOVE_TO: Final[list[list[list[list[Move]]]]] = [
    [
        [
            [("move_to", PLACES[to]) for to in range(least, SUPPLY + 1) if 0 < DISTANCE[start][to] <= steps]
            for steps in range(FARTHEST + 1)
        ]
        for least in range(SUPPLY + 1)
    ]
    for start in range(SUPPLY)
]
"""By origin, first place that may be named, and steps that can be paid for (F48)."""

KING_TO: Final[list[list[list[Move]]]] = [
    [
        [("king_to", PROVINCES[end]) for end in range(SUPPLY) if end != start and DISTANCE[start][end] <= steps]
        for steps in range(SUPPLY)
    ]
    for start in range(SUPPLY)
]
"""By start and steps that can be paid for (F60)."""

KING_STEP_MOVES: Final[list[list[list[list[Move]]]]] = [
    [
        [[("king_steps", n) for n in KING_STEPS[start][end] if n <= steps] for steps in range(SUPPLY)]
        for end in range(SUPPLY)
    ]
    for start in range(SUPPLY)
]
"""By start, end and steps that can be paid for (F62)."""
