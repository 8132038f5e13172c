"""What the options mean for one table; fixed for a game and shared by all copies of its state."""

from engine.api import Value
from engine.foreign_king.data import (
    ACTIONS,
    ACTIONS_IN_PLAY,
    DISCS,
    KING_COSTS,
    MARKER_START,
    MARKER_START_LONG,
    QUEEN_VARIANT,
)
from engine.settled import Settled


class Settings(Settled):
    """The options of a table, settled, and what follows from them.

    `actions` has a bit for each action in play (F29); `king_cost` francs by steps; `king_reach` steps by francs.
    """

    __slots__ = (
        "actions",
        "any_earlier",
        "auto_borrow",
        "auto_repay",
        "bonus_for_none",
        "change_optional",
        "discs",
        "king_cost",
        "king_reach",
        "majority_only",
        "marker_start",
        "queen_repeats",
        "release_into_empty",
    )

    def __init__(self, players: int, options: dict[str, Value]) -> None:
        super().__init__(players, options)
        self.discs: int = DISCS[players]
        self.actions: int = _actions_in_play(players, options["three_player_queen"] is True)
        self.marker_start: int = MARKER_START_LONG if options["long_game"] else MARKER_START
        self.king_cost: list[int] = KING_COSTS[str(options["king_extra_cost"])]
        self.king_reach: list[int] = _reach(self.king_cost)
        self.majority_only: bool = options["citizen_points_count"] == "majority_player_only"
        self.queen_repeats: bool = options["queen_may_repeat_own_last"] is True
        self.any_earlier: bool = options["turn_order_target"] == "any_earlier"
        self.change_optional: bool = options["turn_order_change_optional"] is True
        self.release_into_empty: bool = options["congress_release_into_empty_province"] is True
        self.bonus_for_none: bool = options["bonus_needs_at_least_one"] is False
        self.auto_borrow: bool = options["auto_borrow"] is True
        self.auto_repay: bool = options["auto_repay_at_end"] is True


def _actions_in_play(players: int, queen_variant: bool) -> int:
    actions = [ACTIONS[i] for i in ACTIONS_IN_PLAY[players]]
    if queen_variant and players in QUEEN_VARIANT["players"]:
        actions = [action for action in actions if action not in QUEEN_VARIANT["removes"]] + QUEEN_VARIANT["adds"]
    return sum(1 << ACTIONS.index(action) for action in actions)


def _reach(cost: list[int]) -> list[int]:
    """Steps that can be paid with 0, 1, 2 ... francs; whoever has more than the list is long reaches no farther."""
    return [max(n for n in range(len(cost)) if cost[n] <= francs) for francs in range(cost[-1] + 1)]
