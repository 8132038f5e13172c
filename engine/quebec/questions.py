"""What is being asked, for those who show it: the pending decision by name, with what belongs to it."""

from typing import TypeAlias

from engine.quebec.data import COST, DISTRICTS, SITES, SPACES, ZONE_OF, ZONES
from engine.quebec.districts import STEPS
from engine.quebec.position import (
    NODE_ARCHITECT,
    NODE_ARRIVE,
    NODE_DISTRICT,
    NODE_PAY,
    NODE_PLACE,
    NODE_REDIRECT,
    NODE_SHIFT,
    NODE_SHIFT_TO,
    NODE_START,
    NODES,
    Position,
)

Facts: TypeAlias = dict[str, str | int]


def question(state: Position) -> tuple[str, Facts]:
    """A name of `NODES`, or "turn" for the main action, and facts: ids of `data.toml` and numbers.

    architect: space ("" to end the century); pay: space, count; district: district (the joker), space; place, activate,
    contribute, upgrade, shift_from, start: district, count (workers at most); shift_to: zone; shift: zone, target;
    redirect: space, zone (of its colour), count (workers that go).
    """
    stack = state.stack
    if not stack:
        return "turn", {}
    node, first, second = stack[-3:]
    return NODES[node], _facts(state, node, first, second)


def _facts(state: Position, node: int, first: int, second: int) -> Facts:
    if node == NODE_ARCHITECT:
        return {"space": SPACES[first] if first >= 0 else ""}
    if node == NODE_PAY:
        return {"space": SPACES[first], "count": COST[first]}
    if node == NODE_DISTRICT:
        return {"district": DISTRICTS[first], "space": SPACES[second]}
    if node == NODE_START or NODE_PLACE <= node < NODE_ARRIVE:
        return {"district": DISTRICTS[STEPS[first].district], "count": STEPS[first].count}
    if node == NODE_SHIFT_TO:
        return {"zone": ZONES[first]}
    if node == NODE_SHIFT:
        return {"zone": ZONES[first], "target": ZONES[second]}
    if node == NODE_REDIRECT:
        sites = state.sites[SITES * first : SITES * first + SITES]
        count = COST[first] * sites.count(state.current_player)
        return {"space": SPACES[first], "zone": ZONES[ZONE_OF[first]], "count": count}
    return {}
