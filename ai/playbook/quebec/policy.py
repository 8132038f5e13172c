"""How a good player of Québec sorts the moves of one decision: rough points for each."""

from collections.abc import Callable
from typing import Final

from ai.playbook.quebec.cascade import Cascade
from ai.playbook.quebec.outlook import OFFER, Outlook
from ai.playbook.quebec.tokens import AROUND, NUMBER, STAR, Estate, Registry, between
from ai.playbook.quebec.weights import Weights
from engine.api import Move
from engine.quebec import moves as names
from engine.quebec.buildings import holder, is_own
from engine.quebec.data import (
    ACTION_STEPS,
    CITADEL,
    CITADEL_LEADER_WORKERS,
    COST,
    DISTRICT_OF,
    JOKER,
    LEADER_ACTIVATION,
    LEADER_EFFECT,
    OTHERS_OF_COLOUR,
    PAIR_WORKERS,
    PAIRS,
    SITES,
    ZONE_OF,
    ZONES,
)
from engine.quebec.districts import STEPS
from engine.quebec.events import NO_ACTIVATION, ON_START
from engine.quebec.position import NODES, Position


class View:
    """One position seen by the seat that decides; what is worked out for one move is kept for the others."""

    __slots__ = ("active", "base", "estate", "gains", "outlook", "passive", "seat", "spite", "state", "weights")

    def __init__(self, state: Position, weights: Weights, registry: Registry) -> None:
        self.state = state
        self.weights = weights
        self.outlook = Outlook(state, weights)
        self.estate: Estate = registry.estate(state)
        self.seat: int = state.current_player
        self.spite: float = 1.0 / (state.players - 1)
        self.gains: dict[tuple[int, float], float] = {}
        self.base: float = self.lead(self.outlook.cascade.points(self.outlook.cascade.counts))
        self.active: float
        self.passive: float
        self.active, self.passive = self.outlook.worths(state, weights, self.seat)

    def lead(self, points: list[float]) -> float:
        """Own points less the mean of the others'."""
        own = points[self.seat]
        return own - self.spite * (sum(points) - own)

    def gain(self, zone: int, n: float) -> float:
        """What n workers more of the seat in a zone are worth to it."""
        key = (zone, n)
        known = self.gains.get(key)
        if known is None:
            cascade = self.outlook.cascade
            known = self.lead(cascade.with_more(zone, self.seat, n)) - self.base
            self.gains[key] = known
        return known


def judge(state: Position, weights: Weights, registry: Registry, moves: list[Move]) -> list[float]:
    """Points for each move, comparable within the decision."""
    view = View(state, weights, registry)
    stack = state.stack
    if not stack:
        return [_main(view, move) for move in moves]
    return JUDGES[stack[-3]](view, moves)


# ------------------------------------------------------------------------------------------------- the main actions
def _main(view: View, move: Move) -> float:
    verb = move[0]
    if verb == "send":
        return view.gain(names.ZONE_OF[move[1]], 1.0) - view.active
    if verb == "contribute":
        return _contribution(view, names.SPACE_OF[move[1]], view.active, True)
    if verb == "start":
        return _start(view, names.SPACE_OF[move[1]])
    if verb == "leader":
        return _leader(view, names.LEADER_OF[move[1]])
    return _end(view)


def _contribution(view: View, space: int, worth: float, with_action: bool) -> float:
    """Filling a site: the workers on it, the star it gives, and the action of the district."""
    state = view.state
    cost = COST[space]
    architect = state.architects.index(space)
    leaves = view.outlook.leaves[architect]
    points = view.gain(ZONE_OF[space], cost * leaves) + cost * ((1.0 - leaves) * view.outlook.stay - worth)
    own = is_own(state, view.seat, space)
    points += view.weights.houses * _star(view, architect) * (1.0 if own else -view.spite)
    if not own:
        points += view.weights.guest
    free = SITES - view.outlook.filled[architect]
    points += _offer(view, space, own, free - 1) - _offer(view, space, own, free)
    if with_action and (not own or state.leaders[view.seat] == state.settings.religion):
        points += _action(view, DISTRICT_OF[space], space)
    return points


def _star(view: View, architect: int) -> float:
    """What a site filled adds to the stars that a building will have."""
    stars = view.outlook.stars[architect]
    more = min(float(SITES), stars + 1.0 - view.weights.fill)
    number = between(NUMBER, more) - between(NUMBER, stars)
    return 0.6 * number + 0.4 * (more - stars)


def _offer(view: View, space: int, own: bool, free: int) -> float:
    """What the free sites of a building are worth for their additional action, to the seat or to the others."""
    worth = view.outlook.soon * view.weights.district[DISTRICT_OF[space]] * OFFER[free]
    return -worth if own else worth * view.spite


def _action(view: View, district: int, space: int) -> float:
    """The additional action of a district at its best (Q45 to Q56); a joker's is the best of its colour (Q41)."""
    if JOKER[district]:
        return max(_action(view, there, space) for there in OTHERS_OF_COLOUR[district])
    state = view.state
    seat = view.seat
    points = 0.0
    for step in ACTION_STEPS[district]:
        op = step["op"]
        if op == "score":
            points += step["vp"]
        elif op == "place_passive":
            n = float(step["count"])
            points += max(0.0, max(view.gain(ZONES.index(zone), n) for zone in step["zones"]) - n * view.passive)
        elif op == "activate":
            points += min(step["count"], state.passive[seat]) * max(0.0, view.active - view.passive)
        elif op == "score_active":
            table = state.settings.culture_table
            points += table[min(max(0, state.active[seat] - COST[space]), len(table) - 1)]
        elif op == "score_zones":
            table = state.settings.culture_table
            points += table[min(sum(1 for n in state.zones[seat :: state.players] if n), len(table) - 1)]
        elif op == "upgrade_star":
            points += max((_raise(view, there) for there, owner in enumerate(state.owners) if owner == seat), default=0)
        elif op == "start_building":
            points += max((_start(view, there) for there in state.discs), default=0.0)
        elif op == "contribute":
            points += max((_contribution(view, there, view.passive, False) for there in _open(state, space)), default=0)
        else:
            points += 0.7
    return points


def _open(state: Position, besides: int) -> list[int]:
    """Spaces with an architect and a free site."""
    return [
        space
        for space in state.architects
        if space >= 0 and space != besides and state.sites[SITES * space + SITES - 1] < 0
    ]


def _raise(view: View, space: int) -> float:
    """One star more on a token, in the best group or outside (Q56)."""
    stars = view.state.stars[space]
    if stars == SITES:
        return 0.0
    group = next(group for group in view.estate.groups[view.seat] if group.members >> space & 1)
    best = max(other.excess for other in view.estate.groups[view.seat])
    inside = NUMBER[stars + 1] - NUMBER[stars]
    return view.weights.houses * (inside if group.excess >= best else 1.0)


def _start(view: View, space: int) -> float:
    """Starting a building: the workers it brings, the site, and the building that is left."""
    state = view.state
    workers = min(ON_START[state.events[state.round - 1]], state.passive[view.seat])
    points = workers * (view.active - view.passive) + _site(view, space) + _offer(view, space, True, SITES)
    best = _leaving(view, view.seat)
    if holder(state) == view.seat:
        best = max(best, _leaving(view, state.players))
    return points + best


def _site(view: View, space: int) -> float:
    """How good a space is to build on: next to own tokens and to open spaces."""
    points = 1.0
    for group in view.estate.groups[view.seat]:
        if group.around >> space & 1:
            points += 1.0 + 0.15 * group.excess
    return view.weights.houses * points + 0.1 * (AROUND[space] & view.estate.open).bit_count()


def _leaving(view: View, architect: int) -> float:
    """What it is worth that an architect leaves his building now, with the stars it has."""
    state = view.state
    space = state.architects[architect]
    if space < 0:
        return 1.0
    first = SITES * space
    filled = view.outlook.filled[architect]
    stars = view.outlook.stars[architect]
    points = 0.7 * (between(NUMBER, float(filled)) - between(NUMBER, stars)) + 0.3 * (STAR[filled] - stars)
    points *= view.weights.houses
    own = state.sites[first : first + SITES].count(view.seat) * COST[space]
    if own:
        rest = 1.0 - view.outlook.leaves[architect]
        points += view.gain(ZONE_OF[space], own * rest) - own * rest * view.outlook.stay
    if state.leaders[view.seat] == state.settings.patron:
        points += state.settings.patron_points[filled]
    return points - _offer(view, space, True, SITES - filled)


def _leader(view: View, leader: int) -> float:
    """The power of a leader for the turns to come, and what he does at once (Q31, Q35a, Q39)."""
    state = view.state
    weights = view.weights
    points = (weights.held[leader] - weights.free) * view.outlook.turns
    effect = LEADER_EFFECT[leader]
    if effect == "place_passive":
        points += view.gain(CITADEL, float(CITADEL_LEADER_WORKERS)) - CITADEL_LEADER_WORKERS * view.passive
    elif effect == "place_passive_pairs" and state.settings.pairs:
        points += max(_pair(view, pair) for pair in PAIRS)
    if not NO_ACTIVATION[state.events[state.round - 1]]:
        taken = sum(1 for other in state.leaders if other >= 0)
        points += min(LEADER_ACTIVATION[taken], state.passive[view.seat]) * (view.active - view.passive)
    return points


def _pair(view: View, pair: list[int]) -> float:
    return sum(view.gain(zone, float(PAIR_WORKERS)) - PAIR_WORKERS * view.passive for zone in pair)


def _end(view: View) -> float:
    """Ending the century: what the zones hold now against what they and the workers on hand promise."""
    state = view.state
    seat = view.seat
    outlook = view.outlook
    counts = [float(n) for n in state.zones]
    space = state.architects[seat]
    if space >= 0:
        for site in range(SITES * space, SITES * space + SITES):
            if state.sites[site] >= 0:
                counts[ZONE_OF[space] * state.players + state.sites[site]] += COST[space]
    now = Cascade(state, counts, [0.0] * state.players, sharp=20.0, carry=outlook.carry, reach=0.0)
    later = [outlook.carry * n for n in state.active]
    for architect, there in enumerate(state.architects):
        if there >= 0 and architect != seat:
            for site in range(SITES * there, SITES * there + SITES):
                if state.sites[site] >= 0:
                    later[state.sites[site]] += outlook.stay * COST[there]
    gained = view.lead(now.points(counts)) + view.lead(later)
    gained += _leaving(view, seat) + view.weights.tempo
    return gained - view.base - view.lead(outlook.reserve) - view.lead(outlook.locked) - view.lead(outlook.offers)


# ------------------------------------------------------------------------------------------------- the other decisions
def _judge_architect(view: View, moves: list[Move]) -> list[float]:
    state = view.state
    return [_leaving(view, view.seat if move[1] == "own" else state.players) for move in moves]


def _judge_pay(view: View, moves: list[Move]) -> list[float]:
    return [-view.active if move[1] == "active" else -view.passive for move in moves]


def _judge_district(view: View, moves: list[Move]) -> list[float]:
    space = view.state.stack[-1]
    return [0.0 if move[0] == "skip" else _action(view, names.DISTRICT_OF[move[1]], space) for move in moves]


def _judge_start(view: View, moves: list[Move]) -> list[float]:
    return [0.0 if move[0] == "skip" else _main(view, move) for move in moves]


def _judge_place(view: View, moves: list[Move]) -> list[float]:
    n = float(STEPS[view.state.stack[-2]].count)
    cost = n * view.passive
    return [0.0 if move[0] == "skip" else view.gain(names.ZONE_OF[move[1]], n) - cost for move in moves]


def _judge_activate(view: View, moves: list[Move]) -> list[float]:
    worth = view.active - view.passive
    return [0.0 if move[0] == "skip" else worth * names.NUMBER_OF[move[1]] for move in moves]


def _judge_contribute(view: View, moves: list[Move]) -> list[float]:
    return [
        0.0 if move[0] == "skip" else _contribution(view, names.SPACE_OF[move[1]], view.passive, False)
        for move in moves
    ]


def _judge_upgrade(view: View, moves: list[Move]) -> list[float]:
    return [0.0 if move[0] == "skip" else _raise(view, names.SPACE_OF[move[1]]) for move in moves]


def _judge_shift_from(view: View, moves: list[Move]) -> list[float]:
    """Leaving a zone for the best of the others."""
    best = [view.gain(zone, 1.0) for zone in range(len(ZONES))]
    result: list[float] = []
    for move in moves:
        if move[0] == "skip":
            result.append(0.0)
            continue
        zone = names.ZONE_OF[move[1]]
        result.append(view.gain(zone, -1.0) + max(gain for other, gain in enumerate(best) if other != zone))
    return result


def _judge_shift_to(view: View, moves: list[Move]) -> list[float]:
    return [view.gain(names.ZONE_OF[move[1]], 1.0) for move in moves]


def _judge_shift(view: View, moves: list[Move]) -> list[float]:
    zone, target = view.state.stack[-2:]
    return [
        view.gain(zone, -float(names.NUMBER_OF[move[1]])) + view.gain(target, float(names.NUMBER_OF[move[1]]))
        for move in moves
    ]


def _judge_redirect(view: View, moves: list[Move]) -> list[float]:
    state = view.state
    space = state.stack[-2]
    n = float(COST[space] * state.sites[SITES * space : SITES * space + SITES].count(view.seat))
    return [view.gain(names.ZONE_OF[move[1]], n) for move in moves]


def _judge_pair(view: View, moves: list[Move]) -> list[float]:
    return [_pair(view, PAIRS[names.PAIR_OF[move[1]]]) for move in moves]


def _judge_settle(view: View, moves: list[Move]) -> list[float]:
    return [_site(view, names.SPACE_OF[move[1]]) for move in moves]


_BY_NODE: Final[dict[str, Callable[[View, list[Move]], list[float]]]] = {
    "architect": _judge_architect,
    "pay": _judge_pay,
    "district": _judge_district,
    "start": _judge_start,
    "shift_to": _judge_shift_to,
    "shift": _judge_shift,
    "pair": _judge_pair,
    "settle": _judge_settle,
    "redirect": _judge_redirect,
    "place": _judge_place,
    "activate": _judge_activate,
    "contribute": _judge_contribute,
    "upgrade": _judge_upgrade,
    "shift_from": _judge_shift_from,
}
JUDGES: Final = [_BY_NODE.get(node, _judge_settle) for node in NODES]
"""By node of the state."""
