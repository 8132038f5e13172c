"""Which pending decisions can come up in a position; for the check of a snapshot."""

from engine.api import NOBODY
from engine.quebec.buildings import NONE, asks, has_free_site, holder, is_own
from engine.quebec.data import COST, DISTRICT_OF, DISTRICT_ZONE, JOKER, LEADER_EFFECT, SITES, ZONES
from engine.quebec.districts import FRAMES, STEPS, is_idle
from engine.quebec.position import (
    GOES_ON,
    HAND,
    NODE_ARCHITECT,
    NODE_ARRIVE,
    NODE_CLOSE,
    NODE_CONTRIBUTE,
    NODE_DISTRICT,
    NODE_GATHER,
    NODE_OVER,
    NODE_PAIR,
    NODE_PAY,
    NODE_PLACE,
    NODE_REDIRECT,
    NODE_SETTLE,
    NODE_SHIFT,
    NODE_SHIFT_FROM,
    NODE_SHIFT_TO,
    NODE_START,
    Position,
)
from engine.quebec.stock import placeable


def is_sound(state: Position) -> bool:
    """Whether the stack is one that play can leave behind, and the right seat is asked."""
    stack = state.stack
    if not stack:
        return state.ended == GOES_ON and state.current_player == state.turn and _has_workers(state)
    node = stack[-3]
    if node == NODE_OVER:
        return state.ended != GOES_ON and state.current_player == NOBODY and stack == [NODE_OVER, 0, 0]
    if state.ended != GOES_ON:
        return False
    if node == NODE_REDIRECT:
        return _redirect(state)
    if state.current_player != state.turn:
        return False
    if node in (NODE_PAIR, NODE_SETTLE):
        return _immediate(state, node)
    if node == NODE_START or NODE_PLACE <= node < NODE_ARRIVE:
        return _step(state, node)
    return len(stack) == 3 and _single(state, node, stack[-2], stack[-1])


def _has_workers(state: Position) -> bool:
    return state.active[state.turn] + state.passive[state.turn] > 0


def _target(state: Position, space: int) -> bool:
    """A site to be started, or none where there is none (Q21, Q25)."""
    return space in state.discs or (space == NONE and not state.discs)


def _redirect(state: Position) -> bool:
    """The Politics leader is asked before a building is left, at the end of a century too (Q35)."""
    stack = state.stack
    if len(stack) != 6 or stack[-1] != 0 or not 0 <= stack[-2] < len(DISTRICT_OF):
        return False
    node, first, second = stack[:3]
    left = stack[-2]
    if left not in state.architects or not asks(state, left):
        return False
    if state.current_player != state.leaders.index(state.settings.politics):
        return False
    architect = state.architects.index(left)
    if node == NODE_CLOSE:
        dry = not _has_workers(state)
        return (
            architect == state.players
            and (first, second) == (state.turn, 0)
            and (dry or (not state.discs and state.architects[state.turn] == HAND))
        )
    if node != NODE_ARRIVE or first != architect or not _target(state, second):
        return False
    return architect == state.turn or (architect == state.players and holder(state) == state.turn)


def _immediate(state: Position, node: int) -> bool:
    """The leader just taken works at once (Q35a, A4)."""
    settings, stack = state.settings, state.stack
    if stack != [NODE_GATHER, 0, 0, node, 0, 0]:
        return False
    if node == NODE_SETTLE:
        in_hand = state.architects[state.players] == HAND
        return settings.immediate_yellow and holder(state) == state.turn and in_hand and bool(state.discs)
    leader = state.leaders[state.turn]
    pairs = settings.pairs and leader >= 0 and LEADER_EFFECT[leader] == "place_passive_pairs"
    return pairs and placeable(state, state.turn, 1) > 0


def _step(state: Position, node: int) -> bool:
    """The frames are the last steps of one district, and something can be chosen."""
    stack = state.stack
    if not 0 <= stack[-2] < len(STEPS):
        return False
    district = STEPS[stack[-2]].district
    frames = FRAMES[district][: len(stack)]
    if [n for i, n in enumerate(stack) if i % 3 != 2] != [n for i, n in enumerate(frames) if i % 3 != 2]:
        return False
    if any(argument != NONE for argument in stack[2:-1:3]):
        return False
    argument = stack[-1]
    if node == NODE_CONTRIBUTE:
        if not _earned(state, district, argument):
            return False
    elif node == NODE_SHIFT_FROM:
        if argument != NONE and not (0 <= argument < len(ZONES) and _own(state, argument)):
            return False
    elif argument != NONE:
        return False
    return any(_earned(state, district, space) for space in state.architects) and (
        node == NODE_START or not is_idle(state, node)
    )


def _earned(state: Position, district: int, space: int) -> bool:
    """Whether a contribution to the space can have earned the action of the district (Q27, Q34, Q41)."""
    seat = state.turn
    if space < 0 or space not in state.architects or seat not in state.sites[SITES * space : SITES * space + SITES]:
        return False
    here = DISTRICT_OF[space]
    if here != district and not (JOKER[here] and DISTRICT_ZONE[here] == DISTRICT_ZONE[district]):
        return False
    return not is_own(state, seat, space) or state.leaders[seat] == state.settings.religion


def _own(state: Position, zone: int) -> int:
    return state.zones[zone * state.players + state.turn]


def _single(state: Position, node: int, first: int, second: int) -> bool:
    """The decisions that come alone."""
    yellow = state.architects[state.players]
    if node == NODE_ARCHITECT:
        can = _target(state, first) and (first != NONE or yellow >= 0)
        return can and second == 0 and holder(state) == state.turn
    if node == NODE_PAY:
        return second == 0 and first == yellow and _pay(state, first)
    if node == NODE_DISTRICT:
        return 0 <= first < len(JOKER) and JOKER[first] and _earned(state, first, second)
    if not (0 <= first < len(ZONES) and _own(state, first)):
        return False
    if node == NODE_SHIFT_TO:
        return second == 0
    possible = 0 <= second < len(ZONES) and second != first and _own(state, first) > 1
    return node == NODE_SHIFT and possible and state.settings.one_or_two


def _pay(state: Position, space: int) -> bool:
    """Both ways of paying at the own yellow architect are open (Q37a)."""
    seat = state.turn
    if space < 0 or not state.settings.passive_yellow or holder(state) != seat or not has_free_site(state, space):
        return False
    reserve = state.passive[seat] if not state.settings.use_active else COST[space]
    return state.active[seat] >= COST[space] and state.passive[seat] > 0 and reserve >= COST[space]
