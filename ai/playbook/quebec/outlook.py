"""What a position of Québec promises each seat: the final points to expect."""

from math import exp, sqrt
from typing import Final

from ai.playbook.quebec.cascade import Cascade
from ai.playbook.quebec.tokens import Registry, add_race, promised
from ai.playbook.quebec.weights import Weights
from engine.api import NOBODY
from engine.quebec.buildings import holder
from engine.quebec.data import (
    ACTIVE_PER_POINT,
    CENTURIES,
    COST,
    DISTRICT_OF,
    LEADER_ACTIVATION,
    SITES,
    UNFINISHED_POINTS,
    ZONE_OF,
)
from engine.quebec.events import NO_ACTIVATION, NO_LEADERS
from engine.quebec.position import Position

_USUAL: Final = 8.0
"""About how many turns a player has in a century."""

OFFER: Final = (0.0, 1.0, 1.6, 2.0)
"""What so many free sites of a building are worth together, when one is worth 1: the others may be quicker."""


class Outlook:
    """The figures of one position that both its value and its moves are judged by.

    `turns` is about how many turns each player still has in the century, `soon` the part of what can be done at once
    that there is time for; `early` is 1 in the first century and 0 in the last, `left` the share of the game to come.
    `stay` and `carry` are the points for a worker on a building, or active, after the scoring.

    By architect: `filled` sites of its building, the `stars` it will have, and the chance that it `leaves` before the
    scoring. By seat: `locked`, what workers on buildings promise if they stay there; `offers`, the additional actions
    on the board; `reserve`, the workers on hand and whose turn it is. `cascade` is the scoring to come.
    """

    __slots__ = (
        "carry",
        "cascade",
        "early",
        "filled",
        "leaves",
        "left",
        "locked",
        "offers",
        "reserve",
        "soon",
        "stars",
        "stay",
        "turns",
    )

    def __init__(self, state: Position, weights: Weights) -> None:
        players = state.players
        later = CENTURIES - state.round
        turns = self.turns = _turns(state, weights)
        self.soon: float = turns / (turns + 1.0)
        self.early: float = later / (CENTURIES - 1.0)
        self.left: float = (later + min(1.0, turns / _USUAL)) / CENTURIES
        self.stay: float = weights.stay if later else UNFINISHED_POINTS
        self.carry: float = weights.carry if later else 1.0 / ACTIVE_PER_POINT
        counts = [float(n) for n in state.zones]
        self.filled: list[int] = []
        self.stars: list[float] = []
        self.leaves: list[float] = []
        self.locked: list[float] = [0.0] * players
        self.offers: list[float] = [0.0] * players
        self._look_at_buildings(state, weights, counts)
        self.reserve: list[float] = []
        push: list[float] = []
        for seat in range(players):
            tempo = self.tempo(state, seat)
            active = state.active[seat]
            passive = state.passive[seat]
            self.reserve.append(self.on_hand(weights, active, passive, tempo) + weights.tempo * tempo)
            most = weights.threat_most * (turns + tempo)
            push.append(weights.threat * min(active + weights.threat_passive * passive, most))
        sharp = weights.sharp / (1.0 + weights.sharp_early * turns)
        self.cascade: Cascade = Cascade(
            state, counts, push, sharp=sharp, carry=self.carry, reach=turns, court=weights.court
        )

    def _look_at_buildings(self, state: Position, weights: Weights, counts: list[float]) -> None:
        """Fills in what goes by architect, `locked` and `offers`, and adds to `counts` the workers who will come."""
        players = state.players
        sites = state.sites
        turns = self.turns
        yellow = holder(state)
        fill = weights.fill if self.early else weights.fill * self.soon
        for architect, space in enumerate(state.architects):
            filled = 0
            leaves = stars = 0.0
            if space >= 0:
                first = SITES * space
                while filled < SITES and sites[first + filled] >= 0:
                    filled += 1
                if architect == players:
                    leaves = 1.0
                elif not state.discs:
                    leaves = weights.leave_late
                else:
                    leaves = 1.0 - exp(-(weights.leave_full if filled == SITES else weights.leave) * turns)
                stars = filled + (SITES - filled) * fill
                cost = COST[space]
                base = ZONE_OF[space] * players
                owner = architect if architect < players else yellow
                for site in range(first, first + filled):
                    seat = sites[site]
                    counts[base + seat] += cost * leaves
                    self.locked[seat] += cost * self.stay * (1.0 - leaves)
                    if seat != owner:
                        self.locked[seat] += weights.guest
                if filled < SITES:
                    self._offer(state, weights, owner, space, SITES - filled)
            self.filled.append(filled)
            self.stars.append(stars)
            self.leaves.append(leaves)

    def _offer(self, state: Position, weights: Weights, owner: int, space: int, free: int) -> None:
        """Counts the additional action of a building for those who may earn it (Q27, Q34)."""
        worth = self.soon * weights.district[DISTRICT_OF[space]] * OFFER[free]
        religion = state.settings.religion
        for seat in range(state.players):
            if seat != owner or state.leaders[seat] == religion:
                self.offers[seat] += worth

    def tempo(self, state: Position, seat: int) -> float:
        """1 for the seat whose turn it is, less for those who wait longer."""
        return 1.0 - ((seat - state.turn) % state.players) / state.players

    def on_hand(self, weights: Weights, active: float, passive: float, tempo: float) -> float:
        """What workers that are not on the board yet promise in the turns that are left."""
        time = self.turns + tempo
        most = weights.use_active * time
        used = active * most / (active + most + 0.01)
        most = weights.use_passive * time
        used_passive = passive * most / (passive + most + 0.01)
        return weights.active * used + self.carry * (active - used) + weights.passive * used_passive

    def worths(self, state: Position, weights: Weights, seat: int) -> tuple[float, float]:
        """What one active and one passive worker more would be worth to a seat."""
        tempo = self.tempo(state, seat)
        active = state.active[seat]
        passive = state.passive[seat]
        now = self.on_hand(weights, active, passive, tempo)
        return (
            self.on_hand(weights, active + 1.0, passive, tempo) - now,
            self.on_hand(weights, active, passive + 1.0, tempo) - now,
        )


def _turns(state: Position, weights: Weights) -> float:
    """About how many turns each player still has: until nothing is left to start, or somebody runs dry (Q58)."""
    players = state.players
    shortest = min(state.active[seat] + state.passive[seat] for seat in range(players))
    by_discs = (len(state.discs) + weights.slack) * weights.pace / players
    by_workers = (shortest + 2.0) / weights.spend
    return by_discs * by_workers / sqrt(by_discs * by_discs + by_workers * by_workers)


def prospects(state: Position, weights: Weights, registry: Registry) -> tuple[list[float], float]:
    """The final points each seat may expect, and the share of the game that is left."""
    outlook = Outlook(state, weights)
    players = state.players
    turns = outlook.turns
    points = outlook.cascade.points(outlook.cascade.counts)
    estate = registry.estate(state)
    yellow = holder(state)
    free = _free(state, outlook, weights)
    free_spaces = estate.open
    for space in state.architects:
        if space >= 0:
            free_spaces &= ~(1 << space)
    for seat in range(players):
        sites: tuple[tuple[int, float], ...] = ()
        space = state.architects[seat]
        if space >= 0:
            sites = ((space, outlook.stars[seat] * (1.0 if outlook.early else outlook.leaves[seat])),)
        if seat == yellow and state.architects[players] >= 0:
            sites += ((state.architects[players], outlook.stars[players]),)
        leader = state.leaders[seat]
        points[seat] += (
            state.points[seat]
            + outlook.locked[seat]
            + outlook.reserve[seat]
            + outlook.offers[seat]
            + (free if leader == NOBODY else weights.held[leader] * turns)
            + weights.houses * promised(estate, seat, sites, free_spaces, weights, outlook.early)
        )
    add_race(state, estate, weights, outlook.left, points)
    return points, outlook.left


def _free(state: Position, outlook: Outlook, weights: Weights) -> float:
    """What the right to take a leader still is worth (Q30, Q31)."""
    event = state.events[state.round - 1]
    taken = sum(1 for leader in state.leaders if leader >= 0)
    if NO_LEADERS[event] or taken >= len(state.settings.leaders):
        return 0.0
    free = weights.free * outlook.turns
    if not NO_ACTIVATION[event]:
        free += weights.gather * LEADER_ACTIVATION[taken] * outlook.soon
    return free
