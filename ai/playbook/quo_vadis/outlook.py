"""What a position of Quo Vadis? promises each seat: the laurels to expect, and the chance to be in the senate."""

from math import exp, sqrt
from typing import Final

from ai.playbook.quo_vadis.promises import add_promises
from ai.playbook.quo_vadis.weights import Weights
from ai.rewards import MARGIN, PLACE, WIN, margins
from engine.quo_vadis.data import ENTRY, EXITS, FROM, HAS_SPACE, LEVEL, SEATS, SENATE, TO, VALUES, VOTES, WORTH
from engine.quo_vadis.knowledge import bounds
from engine.quo_vadis.position import Position

DOWNWARDS: Final[list[int]] = sorted(range(SENATE), key=lambda room: -LEVEL[room])
"""The committees, those below the senate first."""

_LONGEST: Final = 14.0
"""Turns a game lasts at most, roughly."""

_LATER: Final = 30.0
"""When somebody arrives who has nobody left."""

_PROPOSAL: Final = 0.15
"""Turns that a proposal which came to nothing has cost."""

_STEEPEST: Final = 40.0


class Outlook:
    """The figures of one position that its value and its moves are judged by.

    `present` senators by room; `way[seat * (SENATE + 1) + room]`, turns from a room to the senate; by seat `first`,
    when the first senator will be in the senate, `chances` to be in it at the end, and `points`, the laurels to expect.
    `turns` is about how many turns each player still has.
    """

    __slots__ = ("chances", "first", "points", "present", "state", "turns", "way", "weights")

    def __init__(self, state: Position, weights: Weights) -> None:
        self.state = state
        self.weights = weights
        players, rooms = state.players, state.rooms
        self.present: list[int] = [sum(rooms[i : i + players]) for i in range(0, SENATE * players, players)]
        self.way: list[float] = [0.0] * ((SENATE + 1) * players)
        self.first: list[float] = [0.0] * players
        self.chances: list[float] = [1.0] * players
        self.points: list[float] = []
        self.turns: float = 0.0
        arrivals = [self._arrivals(seat) for seat in range(players)]
        self._race(arrivals)
        for seat in range(players):
            self.points.append(self._laurels(seat))
        if state.promises or state.settled:
            add_promises(state, weights, self.points)

    # ------------------------------------------------------------------------------------------------ the way up
    def cost(self, seat: int, passage: int) -> float:
        """About how many turns a promotion through a passage takes."""
        state, weights = self.state, self.weights
        room, target = FROM[passage], TO[passage]
        own = state.rooms[room * state.players + seat]
        missing = VOTES[room] - (own or 1)
        turns = 1.0
        if missing > 0:
            others = self.present[room] - own
            if passage == state.caesar:
                turns += weights.risk if own else weights.risk_later
            elif others >= missing:
                turns += weights.ask if missing == 1 else weights.ask_two
            else:
                turns += weights.lack * (missing - others)
                if HAS_SPACE[passage] and turns > weights.detour:
                    turns = weights.detour
        if target != SENATE and self.present[target] >= SEATS[target]:
            turns += weights.full
        return turns

    def _arrivals(self, seat: int) -> list[float]:
        """When the senators of a seat will be in the senate, the nearest first, one after the other."""
        state, weights, way = self.state, self.weights, self.way
        players, rooms, base = state.players, state.rooms, (SENATE + 1) * seat
        found: list[float] = []
        for room in DOWNWARDS:
            best = _LATER
            for passage in EXITS[room]:
                turns = self.cost(seat, passage) + way[base + TO[passage]]
                best = min(best, turns)
            way[base + room] = best
            for _ in range(rooms[room * players + seat]):
                found.append(best)
        found.sort()
        if len(found) < 3 and state.hand[seat]:
            best = min(
                way[base + room] + (0.0 if self.present[room] < SEATS[room] else weights.entry) for room in ENTRY
            )
            found += [1.0 + best] * min(state.hand[seat], 3 - len(found))
        wait = ((seat - state.turn) % players) / players
        if seat == state.turn:
            wait = _PROPOSAL * state.proposals
        sum_of = wait
        arrivals: list[float] = []
        for i, turns in enumerate(found[:3]):
            sum_of += turns if i == 0 and seat not in state.senate else weights.second * turns
            arrivals.append(sum_of)
        self.first[seat] = arrivals[0] if arrivals else _LATER
        return arrivals

    def _race(self, arrivals: list[list[float]]) -> None:
        """Who will be in the senate before it is full, and when that will be."""
        state, weights = self.state, self.weights
        free = SEATS[SENATE] - len(state.senate)
        every = sorted([turns for each in arrivals for turns in each])
        last = every[free - 1] if len(every) >= free else _LATER
        self.turns = min(weights.slack * last, _LONGEST) if free else 0.0
        for seat in range(state.players):
            if seat in state.senate:
                continue
            others = sorted([turns for other, each in enumerate(arrivals) if other != seat for turns in each])
            last = others[free - 1] if len(others) >= free else _LATER
            spread = weights.sharp + weights.sharp_late * min(last, _LONGEST)
            self.chances[seat] = 1.0 / (1.0 + exp(min((self.first[seat] - last) / spread, _STEEPEST)))

    # ---------------------------------------------------------------------------------------------------- laurels
    def _laurels(self, seat: int) -> float:
        """The laurels of a seat at the end, as far as they can be foreseen."""
        state, weights, turns = self.state, self.weights, self.turns
        players, rooms = state.players, state.rooms
        points = self.held(seat)
        gains: list[float] = []
        moving = 0
        voters = 0.0
        for room in range(SENATE):
            own = rooms[room * players + seat]
            if not own:
                continue
            moving += own
            best = 0.0
            for passage in EXITS[room]:
                if HAS_SPACE[passage]:
                    gain = WORTH[state.laurels[passage]] / self.cost(seat, passage)
                    if passage == state.caesar:
                        gain *= weights.blocked
                    best = max(best, gain)
            if best:
                gains += [best] * own
            if VOTES[room] > 1 and state.pile:
                voters += self._needy(seat, room) * min(own, 2)
        gains.sort(reverse=True)
        pace = weights.pace / (turns + 0.3)
        for i, gain in enumerate(gains[:6]):
            points += weights.lying * gain * exp(-pace * i) * min(1.0, turns)
        points += weights.rate * turns * moving / (moving + weights.idle)
        return points + weights.votes * voters * turns / (turns + 2.0)

    def _needy(self, seat: int, room: int) -> int:
        """How many others in a room lack votes."""
        state, players = self.state, self.state.players
        count = 0
        for other in range(players):
            own = state.rooms[room * players + other]
            if other != seat and 0 < own < VOTES[room]:
                count += 1
        return count

    def held(self, seat: int) -> float:
        """The value of the tokens of a seat; where that is not known, the mean of what it can be."""
        i = VALUES * seat
        one, two, three, four, five = self.state.tokens[i : i + VALUES]
        if one < 0 or two < 0 or three < 0 or four < 0 or five < 0:
            least, most = bounds(self.state, seat)
            return 0.5 * (least + most)
        return one + 2.0 * two + 3.0 * three + 4.0 * four + 5.0 * five

    # ---------------------------------------------------------------------------------------------------- rewards
    def rewards(self, span: float) -> list[float]:
        """What each seat may expect: the win, the places, the margin (as `ai.rewards.final` gives them)."""
        weights, points, chances = self.weights, self.points, self.chances
        spread = weights.doubt + weights.doubt_early * sqrt(self.turns)
        best = max(points)
        odds = [exp(max((own - best) / spread, -_STEEPEST)) for own in points]
        total = 1e-9
        for seat, own in enumerate(odds):
            total += own * chances[seat]
        lead = margins([own * chances[seat] for seat, own in enumerate(points)], span)
        players = len(points)
        found: list[float] = []
        for seat in range(players):
            inside, own = chances[seat], odds[seat]
            place = 0.0
            for other in range(players):
                if other != seat:
                    theirs = chances[other]
                    above = inside * (1.0 - theirs + theirs * own / (own + odds[other]))
                    place += above + 0.5 * (1.0 - inside) * (1.0 - theirs)
            found.append(WIN * inside * own / total + PLACE * place / (players - 1) + MARGIN * lead[seat])
        return found

    def winner(self) -> int:
        """The seat that looks most like winning."""
        found = [own * chance for own, chance in zip(self.points, self.chances, strict=True)]
        return found.index(max(found))
