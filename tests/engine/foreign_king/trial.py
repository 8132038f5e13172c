"""What the contract tests are told about The Foreign King."""

from engine.foreign_king import FOREIGN_KING
from engine.foreign_king.state import ForeignKingState
from tests.engine.games import Counts, Trial


def pieces(state: ForeignKingState) -> tuple[object, ...]:
    """Citizens by seat; factories by type; that there is one medal for each province with a factory."""
    players = state.players
    citizens = [state.supply[i] + state.congress[i] + sum(state.citizens[i::players]) for i in range(players)]
    factories = [state.stock[kind] + sum(state.factories[kind::2]) for kind in range(2)]
    industrialised = sum(any(state.factories[i : i + 4]) for i in range(0, len(state.factories), 4))
    return citizens, factories, sum(state.medals) - industrialised


TRIAL = Trial(
    FOREIGN_KING,
    pieces,
    (
        Counts(2, {}, 1, 0, (5, 25, 133, 557)),
        Counts(3, {}, 2, 0, (6, 31, 172, 852)),
        Counts(4, {}, 3, 0, (7, 39, 229, 1274)),
        Counts(2, {}, 4, 90, (5, 21, 92, 419)),
        Counts(3, {}, 5, 90, (4, 26, 121, 583)),
        Counts(4, {}, 6, 90, (3, 6, 33, 138)),
        Counts(3, {"three_player_queen": True}, 7, 60, (2, 4, 34, 68)),
        Counts(4, {"auto_borrow": False, "turn_order_target": "any_earlier"}, 8, 100, (3, 15, 30, 180)),
        Counts(2, {"king_extra_cost": "linear", "long_game": True}, 9, 120, (5, 10, 25, 103)),
    ),
    shared=("settings",),
)
