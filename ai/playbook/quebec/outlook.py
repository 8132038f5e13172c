"""What a position of Québec promises each seat: the final points to expect."""

from typing import Final

from ai.playbook.quebec.cascade import Cascade
from ai.playbook.quebec.tokens import Registry, add_race, promised
from ai.playbook.quebec.weights import Weights
from engine.api import NOBODY
from engine.quebec.buildings import holder
from engine.quebec.data import CENTURIES, COST, LEADER_ACTIVATION, SITES, ZONE_OF
from engine.quebec.events import NO_ACTIVATION, NO_LEADERS
from engine.quebec.position import Position

_USUAL: Final = 8.0
"""About how many turns a player has in a century."""


class Outlook:
    """The figures of one position that both its value and its moves are judged by.

    `turns` is about how many turns each player still has in the century; `left` the share of the game to come.
    `cascade` is the scoring to come; `leaves[architect]` the chance that the building under an architect is completed
    before it, `stars[architect]` those it will have. By seat, `locked` is what its workers promise who stay on buildings,
    `reserve` what those on hand do.
    """

    __slots__ = (
        "cascade",
        "early",
        "leaves",
        "left",
        "locked",
        "reserve",
        "stars",
        "turns",
    )

    def __init__(self, state: Position, weights: Weights) -> None:
        players = state.players
        active = state.active
        passive = state.passive
        discs = len(state.discs)
        shortest = min(active[seat] + passive[seat] for seat in range(players))
        turns = min((discs + weights.slack) * weights.pace / players, (shortest + 1.0) / weights.spend)
        self.turns: float = turns
        later = CENTURIES - state.round
        self.early: float = later / (CENTURIES - 1.0)
        self.left: float = (later + min(1.0, turns / _USUAL)) / CENTURIES
        counts = [float(n) for n in state.zones]
        self.leaves: list[float] = []
        self.stars: list[float] = []
        self.locked: list[float] = [0.0] * players
        stay = weights.stay if later else 1.0
        sites = state.sites
        for architect, space in enumerate(state.architects):
            if space < 0:
                self.leaves.append(0.0)
                self.stars.append(0.0)
                continue
            first = SITES * space
            filled = 0
            while filled < SITES and sites[first + filled] >= 0:
                filled += 1
            if architect == players:
                leaves = 1.0
            else:
                chance = weights.leave_full if filled == SITES else weights.leave
                leaves = chance * turns / (1.0 + chance * turns) if discs else 0.5 * chance
            self.leaves.append(leaves)
            growth = weights.fill * turns
            self.stars.append(filled + (SITES - filled) * growth / (1.0 + growth))
            if filled:
                cost = COST[space]
                base = ZONE_OF[space] * players
                for site in range(first, first + filled):
                    seat = sites[site]
                    counts[base + seat] += cost * leaves
                    self.locked[seat] += cost * stay * (1.0 - leaves)
        carry = weights.carry if later else 0.5
        sharp = weights.sharp / (1.0 + weights.sharp_early * turns)
        self.cascade = Cascade(state, counts, sharp, carry, turns)
        self.reserve: list[float] = []
        current = state.turn
        for seat in range(players):
            time = turns + 1.0 - ((seat - current) % players) / players
            self.reserve.append(reserve(active[seat], passive[seat], time, weights, carry))

    def worths(self, state: Position, weights: Weights, seat: int) -> tuple[float, float]:
        """What one active and one passive worker more would be worth to a seat."""
        time = self.turns + 1.0 - ((seat - state.turn) % state.players) / state.players
        active = float(state.active[seat])
        passive = float(state.passive[seat])
        carry = self.cascade.carry
        more_active = reserve(active + 1.0, passive, time, weights, carry)
        more_passive = reserve(active, passive + 1.0, time, weights, carry)
        return more_active - self.reserve[seat], more_passive - self.reserve[seat]


def reserve(active: float, passive: float, time: float, weights: Weights, carry: float) -> float:
    """What workers that are not on the board yet promise in so many turns."""
    most = weights.use_active * time
    used = active * most / (active + most + 0.01)
    most = weights.use_passive * time
    return weights.active * used + carry * (active - used) + weights.passive * passive * most / (passive + most + 0.01)


def prospects(state: Position, weights: Weights, registry: Registry) -> tuple[list[float], float]:
    """The final points each seat may expect, and the share of the game that is left."""
    outlook = Outlook(state, weights)
    players = state.players
    turns = outlook.turns
    points = outlook.cascade.points(outlook.cascade.counts)
    estate = registry.estate(state)
    yellow = holder(state)
    event = state.events[state.round - 1]
    taken = sum(1 for leader in state.leaders if leader >= 0)
    free = 0.0
    if not NO_LEADERS[event] and taken < len(state.settings.leaders):
        free = weights.free * turns
        if not NO_ACTIVATION[event]:
            free += (weights.active - weights.passive) * LEADER_ACTIVATION[taken] * turns / (1.0 + turns)
    last = state.round == CENTURIES
    for seat in range(players):
        own: list[tuple[int, float]] = []
        space = state.architects[seat]
        if space >= 0:
            stars = outlook.stars[seat]
            own.append((space, stars * outlook.leaves[seat] if last else stars))
        if seat == yellow:
            space = state.architects[players]
            if space >= 0:
                own.append((space, outlook.stars[players]))
        leader = state.leaders[seat]
        points[seat] += (
            state.points[seat]
            + outlook.locked[seat]
            + outlook.reserve[seat]
            + (free if leader == NOBODY else weights.held[leader] * turns)
            + promised(state, estate, seat, own, weights, outlook.early)
        )
    add_race(state, estate, weights, outlook.left, points)
    return points, outlook.left
