"""Why something cannot be chosen now, in words; "" where it can be, or where nothing is asked of the viewer."""

from __future__ import annotations

from engine.quo_vadis import data, insight
from engine.quo_vadis.position import NODE_BONUS, NODE_CHOOSE
from game.boards.parts import Sitting
from game.boards.quo_vadis import simulate as sim
from game.boards.quo_vadis.simulate import State
from game.text import t

KEY = "tip.quo_vadis.why"
CLIMB = {
    "absent": "nobody_there",
    "full": "target_full",
    "silent": "too_few",
    "spent": "no_proposals",
    "bound": "bound",
}
"""The words for what `insight.obstacle` says."""


def not_action(name: str, state: State) -> str:
    """Why an action has no place."""
    if state.node != NODE_CHOOSE or any(move[0] in (name, "draft") for move in state.legal_moves()):
        return ""
    if name == "place":
        return t(f"{KEY}.no_hand") if not state.hand[state.turn] else t(f"{KEY}.entry_full")
    return t(f"{KEY}.no_way") if name == "promote" else ""


def not_room(place: int, state: State, sitting: Sitting) -> str:
    """Why no senator can be placed in a room."""
    if state.node != NODE_CHOOSE or state.current_player != sitting.viewer:
        return ""
    if ("place", data.ROOMS[place]) in state.legal_moves():
        return ""
    if place not in data.ENTRY:
        return t(f"{KEY}.not_entry")
    if not state.hand[state.turn]:
        return t(f"{KEY}.no_hand")
    return t(f"{KEY}.full") if not sim.free(state, place) else ""


def not_passage(way: int, state: State, sitting: Sitting) -> str:
    """Why nobody of the viewer's can go up here, or why Caesar cannot go here."""
    if state.current_player != sitting.viewer:
        return ""
    name, moves = data.PASSAGES[way], state.legal_moves()
    if any(move[0] in ("promote", "draft", "caesar") and move[1] == name for move in moves):
        return "" if state.node == NODE_BONUS else _not_climb(way, state, sitting)
    if state.node == NODE_BONUS:
        return t(f"{KEY}.caesar_here") if way == state.caesar else t(f"{KEY}.no_space")
    return _not_climb(way, state, sitting) if state.node == NODE_CHOOSE else ""


def _not_climb(way: int, state: State, sitting: Sitting) -> str:
    reason = insight.obstacle(state, sitting.viewer, way)
    return t(f"{KEY}.{CLIMB[reason]}", count=data.VOTES[data.FROM[way]]) if reason in CLIMB else ""
