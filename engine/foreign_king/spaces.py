"""Which actions may be chosen (rules 5)."""

from typing import Final

from engine.foreign_king.data import (
    ACTIONS,
    BUILD,
    BUILD_COST,
    CONGRESS,
    MOVE,
    PLACE,
    QUEEN,
    QUEEN_COST,
)
from engine.foreign_king.money import buying_power
from engine.foreign_king.position import Position

_ALL: Final = (1 << len(ACTIONS)) - 1
_BUT: Final[list[int]] = [*(_ALL & ~(1 << action) for action in range(len(ACTIONS))), _ALL]
"""All actions but one; the last entry, which a pawn off the table (-1) finds, is all."""
_NO_BUILD: Final = _BUT[BUILD]
_NO_PLACE: Final = _BUT[PLACE]
_NO_MOVE: Final = _BUT[MOVE]
_NO_CONGRESS: Final = _BUT[CONGRESS]
_NO_QUEEN: Final = _BUT[QUEEN]


def choosable(state: Position, seat: int) -> int:
    """The actions the seat may choose, as bits: spaces without a pawn (F24, F25) whose action is possible (F26).

    For the Queen it is enough that she can be paid: Money or the King can then be copied (F65).
    """
    power = buying_power(state, seat)
    mask = possible(state, seat, power)
    if power < QUEEN_COST:
        mask &= _NO_QUEEN
    for space in state.pawns:
        mask &= _BUT[space]
    return mask


def copyable(state: Position, seat: int, power: int, previous: int) -> int:
    """The actions the Queen may copy, as bits: any but the own previous one; `power` is what is left (F81 to F85)."""
    mask = possible(state, seat, power) & _NO_QUEEN
    if not state.settings.queen_repeats:
        mask &= _BUT[previous]
    return mask


def possible(state: Position, seat: int, power: int) -> int:
    """The actions in play that the seat could carry out with that buying power, as bits; the Queen not judged."""
    settings = state.settings
    mask = settings.actions
    if power < BUILD_COST or not (state.stock[0] or state.stock[1]):
        mask &= _NO_BUILD
    if not state.supply[seat]:
        mask &= _NO_PLACE
        if state.congress[seat] == settings.discs:
            mask &= _NO_CONGRESS & _NO_MOVE
    elif state.supply[seat] + state.congress[seat] == settings.discs:
        mask &= _NO_MOVE
    return mask
