"""How a good player of Quo Vadis? sorts what can be done in a turn: rough points for each action and proposal."""

from math import exp
from typing import Final

from ai.playbook.quo_vadis.outlook import Outlook
from ai.playbook.quo_vadis.promises import betrayal, trust
from ai.playbook.quo_vadis.weights import Weights
from engine.api import Move
from engine.quo_vadis import moves as names
from engine.quo_vadis.data import CAESAR_TOKEN, FROM, HAS_SPACE, SEATS, SENATE, TO, VOTES, WORTH
from engine.quo_vadis.position import Position

INSIDE: Final = 10.0
"""Points that a sure place in the senate is worth."""

_LAST_SEAT: Final = 6.0
"""Points for ending the game as the winner."""

_BONUS: Final = 0.5
"""Points for moving Caesar without an action (V36)."""

_TURN: Final = 0.9
"""Points of a turn spent on Caesar, or on a senator who only just comes to the board."""

PRICES: Final[dict[str, float]] = {"m1": 1.0, "m2": 2.0, "m3": 3.0, "m6": 1.0, "m7": -1.0}
PROMISES: Final[dict[str, float]] = {"m4": 0.6, "m5": 0.8, "m6": 0.8, "m8": 0.4, "s3": 0.8}
"""By entry of the menu the points paid, and those that the promise is worth if it is kept."""


class View:
    """One position as the seat whose turn it is sees it; steps are looked at once."""

    __slots__ = ("asked", "free", "hurry", "outlook", "seat", "state", "steps", "trusted", "weights", "winner")

    def __init__(self, state: Position, weights: Weights) -> None:
        self.state = state
        self.weights = weights
        self.outlook = Outlook(state, weights)
        seat = self.seat = state.turn
        self.free: int = SEATS[SENATE] - len(state.senate)
        chance = self.outlook.chances[seat]
        self.hurry: float = 0.0 if seat in state.senate else INSIDE * (0.08 + chance * (1.0 - chance))
        self.winner: int = self.outlook.winner()
        self.steps: dict[int, float] = {}
        self.asked: dict[tuple[int, int], float] = {}
        self.trusted: dict[int, float] = {}

    def step(self, passage: int) -> float:
        """Points for going through a passage."""
        known = self.steps.get(passage)
        if known is None:
            known = self.steps[passage] = self._step(passage)
        return known

    def _step(self, passage: int) -> float:
        state, outlook, seat = self.state, self.outlook, self.seat
        points = 0.3
        if HAS_SPACE[passage] and passage != state.caesar:
            face = state.laurels[passage]
            points += WORTH[face] + (_BONUS if face == CAESAR_TOKEN else 0.0)
        target = TO[passage]
        base = (SENATE + 1) * seat
        nearer = outlook.way[base + FROM[passage]] - outlook.way[base + target]
        leads = outlook.way[base + FROM[passage]] <= outlook.first[seat] + 0.3
        points += nearer * (0.5 + (self.hurry if leads else 0.0))
        if target != SENATE:
            return points
        if self.free == 1:
            return points + (_LAST_SEAT if self.winner == seat or seat not in state.senate else -_LAST_SEAT)
        return points + (1.0 if seat not in state.senate else -0.3)

    def placed(self, room: int) -> float:
        """Points for a senator put into a room of the entry row."""
        state, outlook, seat = self.state, self.outlook, self.seat
        players = state.players
        on_board = sum(state.rooms[seat::players])
        others = outlook.present[room] - state.rooms[room * players + seat]
        points = 1.6 - 0.3 * on_board - 0.25 * outlook.way[(SENATE + 1) * seat + room]
        points += 0.2 * min(others, VOTES[room])
        if not on_board and seat not in state.senate:
            points += self.hurry
        return (
            points if outlook.turns > outlook.way[(SENATE + 1) * seat + room] or seat in state.senate else points + 0.5
        )

    def caesar(self, passage: int) -> float:
        """Points for having Caesar on a passage, less those for having him where he is."""
        return self._under(passage) - self._under(self.state.caesar)

    def _under(self, passage: int) -> float:
        """Points for Caesar on a passage: he opens the door, and keeps the laurel."""
        state, seat, players = self.state, self.seat, self.state.players
        room, target = FROM[passage], TO[passage]
        laurel = WORTH[state.laurels[passage]]
        points = 0.0
        has_room = target == SENATE or self.outlook.present[target] < SEATS[target]
        for other in range(players):
            own = state.rooms[room * players + other]
            if not own:
                continue
            stuck = own < VOTES[room]
            good = -0.35 * laurel
            if stuck and has_room:
                good = 0.7 - 0.15 * laurel
                if other not in state.senate:
                    good += 0.6 if target != SENATE else 1.5
            points += good if other == seat else -0.3 * good
        return points

    # --------------------------------------------------------------------------------------------------- proposals
    def asked_gain(self, passage: int, seat: int) -> float:
        """Points that helping the mover through a passage costs the asked player, price and reward aside."""
        key = (passage, seat)
        known = self.asked.get(key)
        if known is None:
            known = self.asked[key] = self._asked_gain(passage, seat)
        return known

    def _asked_gain(self, passage: int, seat: int) -> float:
        state, outlook, players = self.state, self.outlook, self.state.players
        target = TO[passage]
        points = -0.25
        if HAS_SPACE[passage]:
            points -= 0.12 * WORTH[state.laurels[passage]]
        if target == SENATE:
            points -= 0.5
            if seat not in state.senate:
                points -= 0.8 if self.free > 2 else 2.5
        elif outlook.present[target] + 1 == SEATS[target]:
            points -= 0.4
        if self.seat not in state.senate:
            points -= 0.3
        if self.winner == self.seat:
            points -= 0.5
        room = FROM[passage]
        if outlook.present[room] == SEATS[room]:
            points += 0.2
        if state.rooms[room * players + seat] >= VOTES[room]:
            points -= 0.2
        angry = betrayal(state, self.weights, seat, self.seat)
        return points - (self.weights.grudge if angry is not None else 0.0)

    def offer(self, passage: int, move: Move) -> float:
        """Points to expect of a proposal of the menu."""
        chance, price = self.terms(passage, move)
        return chance * (self.step(passage) - price) - 0.15

    def terms(self, passage: int, move: Move) -> tuple[float, float]:
        """The chance that all asked players agree, and what the mover pays them."""
        state, weights = self.state, self.weights
        votes = sum(int(move[i]) for i in range(3, len(move), 3))
        chance = 1.0
        price = 0.1
        for i in range(2, len(move), 3):
            seat, entry = int(move[i]), str(move[i + 2])
            reward = float(move[i + 1]) if state.pile >= votes else 0.5 * state.pile
            if entry[0] == "c":
                chance *= self._trust(seat, True)
                continue
            pay = PRICES.get(entry, 0.0)
            promise = PROMISES.get(entry, 0.0)
            gain = self.asked_gain(passage, seat) + pay + 0.8 * reward
            if promise:
                gain += promise * self._trust(seat, False)
                price += weights.price * 0.5 * promise
            price += pay
            chance *= 1.0 / (1.0 + exp(-3.0 * (gain - weights.margin)))
        return chance, price

    def _trust(self, other: int, is_theirs: bool) -> float:
        """The trust in a promise of the asked player, or of that player in one of the mover."""
        key = 2 * other + is_theirs
        known = self.trusted.get(key)
        if known is None:
            maker, beneficiary = (other, self.seat) if is_theirs else (self.seat, other)
            known = self.trusted[key] = trust(self.state, self.weights, maker, beneficiary)
        return known

    def call(self, passage: int) -> float:
        """Points to expect of a call for bids: the best of the neighbours, but they see it coming."""
        state, room = self.state, FROM[passage]
        best = 0.0
        for seat in range(state.players):
            if seat != self.seat and state.rooms[room * state.players + seat]:
                gain = self.asked_gain(passage, seat) + 0.8 - 0.3
                best = max(best, 1.0 / (1.0 + exp(-3.0 * gain)))
        return best * (self.step(passage) - 0.4) - 0.2

    # ------------------------------------------------------------------------------------------------------- moves
    def judge(self, move: Move) -> float:
        """Points for a choice of the turn (V60)."""
        verb = move[0]
        if verb == "offer":
            return self.offer(names.PASSAGE_OF[move[1]], move)
        if verb == "promote":
            return self.step(names.PASSAGE_OF[move[1]])
        if verb == "caesar":
            return self.caesar(names.PASSAGE_OF[move[1]]) - _TURN
        if verb == "place":
            return self.placed(names.ROOM_OF[move[1]])
        if verb == "call":
            return self.call(names.PASSAGE_OF[move[1]])
        if verb == "fulfil":
            return 0.2
        return -1.0


def best_caesar(state: Position, weights: Weights, found: list[Move]) -> Move:
    """Where Caesar does the most good at the bonus, or that he stays."""
    view = View(state, weights)
    best, choice = 0.1, found[-1]
    for move in found:
        if move[0] == "caesar":
            points = view.caesar(names.PASSAGE_OF[move[1]])
            if points > best:
                best, choice = points, move
    return choice
