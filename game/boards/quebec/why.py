"""Why something cannot be chosen now, in words; "" where it can be, or where nothing is asked of anybody."""

from __future__ import annotations

from engine.api import NOBODY
from engine.quebec.buildings import has_free_site
from engine.quebec.data import COST, DISTRICT_ZONE, DISTRICTS, LEADERS, SPACES, ZONES
from engine.quebec.position import (
    NODE_CONTRIBUTE,
    NODE_DISTRICT,
    NODE_PLACE,
    NODE_SETTLE,
    NODE_SHIFT_FROM,
    NODE_SHIFT_TO,
    NODE_START,
    NODE_UPGRADE,
)
from game.boards.parts import Sitting
from game.boards.quebec import simulate as sim
from game.boards.quebec.simulate import State
from game.boards.quebec.tray import must_build, node
from game.text import t

KEY = "tip.quebec.why"
MOST_STARS = 3


def not_action(name: str, state: State) -> str:
    """Why an action has no target."""
    if state.stack or state.current_player == NOBODY or name == "end_century":
        return ""
    seat = state.turn
    if any(move[0] == name for move in state.legal_moves()):
        return ""
    if name != "start" and must_build(state):
        return t(f"{KEY}.must_build")
    if name == "send":
        return t(f"{KEY}.no_active")
    if name == "contribute":
        return t(f"{KEY}.none_in_reach")
    if name == "leader":
        return _no_leader(state, seat)
    return ""


def _no_leader(state: State, seat: int) -> str:
    """Why a seat can take no leader at all."""
    if sim.has_effect(state, "no_leaders"):
        return t(f"{KEY}.no_leaders")
    if state.leaders[seat] != NOBODY:
        return t(f"{KEY}.leader_had")
    if all(sim.holder_of(state, leader) != NOBODY for leader in state.settings.leaders):
        return t(f"{KEY}.all_leaders")
    return ""


def not_leader(leader: int, state: State, sitting: Sitting) -> str:
    """Why this leader cannot be taken."""
    if state.stack or state.current_player == NOBODY or ("leader", LEADERS[leader]) in state.legal_moves():
        return ""
    holder = sim.holder_of(state, leader)
    if holder not in (NOBODY, state.turn):
        return t(f"{KEY}.leader_held", name=sitting.names[holder])
    if must_build(state):
        return t(f"{KEY}.must_build")
    return _no_leader(state, state.turn)


def not_zone(name: str, state: State) -> str:
    """Why workers cannot go to, or come from, this zone."""
    if state.current_player == NOBODY:
        return ""
    moves = state.legal_moves()
    top = node(state)
    if not state.stack:
        if ("send", name) in moves:
            return ""
        if any(move[0] == "send" for move in moves):
            return t(f"{KEY}.corners_only")
        return not_action("send", state)
    if top == NODE_PLACE and ("place", name) not in moves:
        return t(f"{KEY}.not_this_zone")
    if top == NODE_SHIFT_FROM and ("shift_from", name) not in moves:
        return t(f"{KEY}.none_there")
    if top == NODE_SHIFT_TO and ZONES[state.stack[-2]] == name:
        return t(f"{KEY}.same_zone")
    return ""


def not_district(name: str, state: State) -> str:
    """Why the joker does not copy this district."""
    if node(state) != NODE_DISTRICT or ("district", name) in state.legal_moves():
        return ""
    here, there = state.stack[-2], DISTRICTS.index(name)
    return t(f"{KEY}.other_colour") if DISTRICT_ZONE[here] != DISTRICT_ZONE[there] else t(f"{KEY}.not_now")


def not_space(space: int, state: State, sitting: Sitting) -> str:
    """Why nothing can be done with this building."""
    if state.current_player == NOBODY:
        return ""
    name, top = SPACES[space], node(state)
    if any(len(move) > 1 and move[1] == name for move in state.legal_moves()):
        return ""
    if top == NODE_UPGRADE:
        return _no_upgrade(space, state)
    if top in (NODE_START, NODE_SETTLE):
        return _not_open(space, state, sitting)
    if top == NODE_CONTRIBUTE:
        return _no_contribution(space, state)
    if state.stack:
        return ""
    if sim.architect_on(state, space) != NOBODY:
        return t(f"{KEY}.must_build") if must_build(state) else _no_contribution(space, state)
    return _not_open(space, state, sitting)


def _not_open(space: int, state: State, sitting: Sitting) -> str:
    if sim.is_finished(state, space):
        return t(f"{KEY}.finished")
    builder = sim.builder_of(state, space)
    if builder != NOBODY:
        return t(f"{KEY}.occupied", name=sitting.names[builder])
    return t(f"{KEY}.later") if space not in state.discs else ""


def _no_contribution(space: int, state: State) -> str:
    """Why no worker can be put on a building now."""
    seat = state.turn
    if sim.is_finished(state, space):
        return t(f"{KEY}.finished")
    if sim.architect_on(state, space) == NOBODY:
        return t(f"{KEY}.no_architect")
    if not has_free_site(state, space):
        return t(f"{KEY}.full")
    if node(state) == NODE_CONTRIBUTE:
        if state.stack[-1] == space:
            return t(f"{KEY}.source")
        have = state.passive[seat] + (state.active[seat] if state.settings.use_active else 0)
        return t(f"{KEY}.too_few_reserve", count=COST[space], have=have)
    return t(f"{KEY}.too_few", count=COST[space], have=state.active[seat])


def _no_upgrade(space: int, state: State) -> str:
    if state.owners[space] != state.turn:
        return t(f"{KEY}.not_yours") if state.owners[space] != NOBODY else ""
    return t(f"{KEY}.three_stars") if state.stars[space] >= MOST_STARS else ""
