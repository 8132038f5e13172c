"""What the buildings promise: groups of adjacent tokens (Q73), and the events that look at them (Q82 to Q85)."""

from math import exp
from typing import Final

from ai.playbook.quebec.weights import Weights
from engine.api import NOBODY
from engine.quebec.data import ADJACENT, CORNERS, EVENT, NUMBERS, SITES, SPACES, STAR_POINTS, ZONE_OF, ZONES
from engine.quebec.position import UNFINISHED, Position

_EFFECTS: Final = [str(event["effect"]) for event in EVENT] + ["", ""]
NUMBER: Final = [float(n) for n in NUMBERS]
STAR: Final = [float(STAR_POINTS * n) for n in range(SITES + 1)]
AROUND: Final[list[int]] = [sum(1 << there for there in neighbours) for neighbours in ADJACENT]
"""By space its neighbours, a bit each."""

_MOST_KEPT: Final = 5000


class Group:
    """Adjacent tokens of one seat: what their numbers give more than their stars; members and neighbours as bits."""

    __slots__ = ("around", "excess", "members", "size")

    def __init__(self) -> None:
        self.members: int = 0
        self.around: int = 0
        self.excess: float = 0.0
        self.size: int = 0

    def add(self, space: int, stars: int) -> None:
        self.members |= 1 << space
        self.around |= AROUND[space]
        self.excess += NUMBER[stars] - STAR[stars]
        self.size += 1

    def join(self, other: "Group") -> None:
        self.members |= other.members
        self.around |= other.around
        self.excess += other.excess
        self.size += other.size


class Estate:
    """The tokens on the board: by seat `stars` in all and `groups`; `open`, the bits of unfinished spaces.

    By seat and corner zone `colours` and `full` count the completed buildings of a colour, and those of three stars;
    `done` is how far each seat has come in the race, or with its largest group (see `_progress`). `known` remembers
    what `promised` found.
    """

    __slots__ = ("colours", "done", "full", "groups", "known", "open", "stars")

    def __init__(self, owners: list[int], stars: list[int], players: int, event: int) -> None:
        self.stars: list[float] = [0.0] * players
        self.groups: list[list[Group]] = [[] for _ in range(players)]
        self.colours: list[list[int]] = [[0] * len(ZONES) for _ in range(players)]
        self.full: list[list[int]] = [[0] * len(ZONES) for _ in range(players)]
        self.open: int = 0
        for space in range(len(SPACES)):
            if stars[space] == UNFINISHED:
                self.open |= 1 << space
            seat = owners[space]
            if seat == NOBODY:
                continue
            here = stars[space]
            self.stars[seat] += STAR[here]
            self.colours[seat][ZONE_OF[space]] += 1
            if here == SITES:
                self.full[seat][ZONE_OF[space]] += 1
            group = Group()
            group.add(space, here)
            apart = []
            for other in self.groups[seat]:
                if other.around >> space & 1:
                    group.join(other)
                else:
                    apart.append(other)
            apart.append(group)
            self.groups[seat] = apart
        self.done: list[float] = [_progress(event, self, seat) for seat in range(players)]
        self.known: dict[tuple[int, int, float, tuple[tuple[int, float], ...]], float] = {}


class Registry:
    """Remembers the estates of positions already seen; tokens change seldom. Serves one table."""

    __slots__ = ("known",)

    def __init__(self) -> None:
        self.known: dict[tuple[int, tuple[int, ...], tuple[int, ...]], Estate] = {}

    def estate(self, state: Position) -> Estate:
        key = (state.players, tuple(state.owners), tuple(state.stars))
        estate = self.known.get(key)
        if estate is None:
            if len(self.known) >= _MOST_KEPT:
                self.known.clear()
            estate = Estate(state.owners, state.stars, state.players, state.events[0])
            self.known[key] = estate
        return estate


def between(table: list[float], n: float) -> float:
    """The value of a table of stars between two of its entries."""
    low = int(n)
    if low >= SITES:
        return table[SITES]
    return table[low] + (n - low) * (table[low + 1] - table[low])


def promised(
    estate: Estate, seat: int, sites: tuple[tuple[int, float], ...], free: int, weights: Weights, early: float
) -> float:
    """The points the seat's buildings promise; `sites` are its buildings under way and the stars they will have.

    `free` are the bits of the spaces that nobody builds on; `early` is 1 at the start of the game and 0 in its last
    century. An estate serves one set of weights.
    """
    key = (seat, free, early, sites)
    points = estate.known.get(key)
    if points is None:
        points = estate.known[key] = _promised(estate, seat, sites, free, weights, early)
    return points


def _promised(
    estate: Estate, seat: int, sites: tuple[tuple[int, float], ...], free: int, weights: Weights, early: float
) -> float:
    """See `promised`: the best group by its numbers, part of the next best, and the stars (Q73)."""
    total = estate.stars[seat]
    excesses = [group.excess for group in estate.groups[seat]]
    arounds = [group.around for group in estate.groups[seat]]
    for space, stars in sites:
        total += between(STAR, stars)
        excess = between(NUMBER, stars) - between(STAR, stars)
        around = AROUND[space]
        for i in range(len(excesses)):
            if excesses[i] >= 0.0 and arounds[i] >> space & 1:
                excess += excesses[i]
                around |= arounds[i]
                excesses[i] = -1.0
        excesses.append(excess)
        arounds.append(around)
    best = second = 0.0
    for i in range(len(excesses)):
        excess = excesses[i]
        if excess < 0.0:
            continue
        if early:
            n = (arounds[i] & free).bit_count()
            excess += weights.frontier * early * n / (n + 3.0)
        if excess > best:
            second += best
            best = excess
        else:
            second += excess
    return total + best + weights.second * early * second


def add_race(state: Position, estate: Estate, weights: Weights, left: float, points: list[float]) -> None:
    """Adds what the event of the first century promises each seat (Q82 to Q85); `left` is the share still to come."""
    event = state.events[0]
    effect = _EFFECTS[event]
    if not effect:
        return
    if effect == "largest_group_bonus":
        _share(estate.done, weights.race * (1.0 - left) + 0.3, 0.0, float(EVENT[event]["vp"]), points)
        return
    first, last = state.race
    if last != NOBODY:
        return
    done = estate.done
    if first != NOBODY:
        done = [-9.0 if seat == first else own for seat, own in enumerate(done)]
        _share(done, 2.0 * weights.race, left, float(EVENT[event]["vp_second"]), points)
        return
    _share(done, 2.0 * weights.race, left, float(EVENT[event]["vp_first"]), points)
    if state.players > 2:
        _share(done, weights.race, left, float(EVENT[event]["vp_second"]), points)


def _progress(event: int, estate: Estate, seat: int) -> float:
    """How far the seat has come in the race, 1 at its end (Q83 to Q85); for Q82 the size of its largest group."""
    effect = _EFFECTS[event]
    card = EVENT[event]
    if effect == "largest_group_bonus":
        return float(max((group.size for group in estate.groups[seat]), default=0))
    if effect == "complete_buildings_of_colour":
        return estate.colours[seat][ZONES.index(card["zone"])] / float(card["count"])
    if effect == "complete_two_in_three_colours":
        most, needed = int(card["count_per_colour"]), int(card["colours_needed"])
        counts = sorted(min(most, estate.colours[seat][zone]) for zone in CORNERS)
        return sum(counts[-needed:]) / (most * needed)
    if effect == "three_star_in_every_colour":
        return sum(1 for zone in CORNERS if estate.full[seat][zone]) / len(CORNERS)
    return 0.0


def _share(done: list[float], sharp: float, left: float, prize: float, points: list[float]) -> None:
    """Adds to `points` each seat's part of a prize that goes to whoever has come furthest, if anybody gets it."""
    best = max(done)
    parts = [exp(sharp * (own - best)) for own in done]
    if left:
        prize *= max(0.0, 1.0 - (1.0 - best) / (3.0 * left + 0.01))
    scale = prize / sum(parts)
    for seat, part in enumerate(parts):
        points[seat] += scale * part
