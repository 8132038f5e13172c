"""Whose turn it is, and whose powers work (L25, L30)."""

from engine.louis_xiv.data import MISSIONS
from engine.louis_xiv.position import Position

_MISSIONS: int = len(MISSIONS)
_ORDERS: dict[int, list[list[int]]] = {
    players: [[(first + i) % players for i in range(players)] for first in range(players)] for players in (2, 3, 4)
}


def seats_in_order(state: Position) -> list[int]:
    """Clockwise from the start player; not to be changed."""
    return _ORDERS[state.players][state.first]


def powers(state: Position, working: list[bool]) -> list[int]:
    """The completed missions (seat * 40 + mission) whose power is working, in turn order, then as completed (L30)."""
    found = [entry for entry in state.completed if working[entry % _MISSIONS]]
    if len(found) < 2:
        return found
    return [entry for seat in seats_in_order(state) for entry in found if entry // _MISSIONS == seat]
