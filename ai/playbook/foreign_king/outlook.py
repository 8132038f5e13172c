"""What a position of The Foreign King promises each seat: the final points to expect."""

from math import exp
from typing import Final

from ai.playbook.foreign_king.weights import STAGES, Weights
from engine.foreign_king.data import (
    BONUS_SHARES,
    CITIZENS_PER_POINT,
    DISTANCE,
    KING,
    METALLURGICAL,
    POINTS_PER_FACTORY,
    REPAYMENT,
    STOCK,
    SUPPLY,
    TEXTILE,
    UNPAID_LOAN,
)
from engine.foreign_king.position import Position

_PROVINCES: Final = float(BONUS_SHARES[0][0])
_MEDALS: Final = float(BONUS_SHARES[1][0])
_CONGRESS: Final = float(BONUS_SHARES[2][0])
_FRANCS: Final = float(BONUS_SHARES[3][0])
_METALLURGICAL_POINTS: Final = POINTS_PER_FACTORY[METALLURGICAL]
_TEXTILE_POINTS: Final = POINTS_PER_FACTORY[TEXTILE]
_FACTORIES: Final = sum(STOCK)
_USUAL_GAP: Final = 30.0
_PART: Final = 0.17
"""About what a province counts in the race for the provinces bonus, as part of that bonus."""

_LANDING: Final = [1] * SUPPLY
"""The King on the portrait is one step from everywhere."""


class Outlook:
    """The figures of one position that both its value and its moves are judged by.

    `left` is the share of the game to come (1 at the start, 0 at the end), `stage` the same in steps. By province:
    `prize` is the points a King's visit gives now, `income` what control is expected to bring in the game, `size` what
    it counts for the bonus, `pull` the sum of the seats' pulls; `pulls[province * players + seat]` is each seat's.
    """

    __slots__ = ("income", "left", "prize", "pull", "pulls", "size", "stage")

    def __init__(self, state: Position, weights: Weights) -> None:
        players = state.players
        factories = state.factories
        citizens = state.citizens
        scored = 0
        for province in range(SUPPLY):
            scored += factories[4 * province + 2] + factories[4 * province + 3]
        gap = state.marker - sorted(state.points)[-2]
        left = max(0.0, min(1.0, gap / _USUAL_GAP, (_FACTORIES - scored) / (_FACTORIES - 1.0)))
        visits = max(0.4, min(gap / weights.pace, float(_FACTORIES - scored)))
        self.left: float = left
        self.stage: int = int(left * STAGES + 0.5)
        table = weights.pulls[self.stage]
        loom = (weights.hold + weights.hold_late * (1.0 - left)) * weights.loom
        looming = [exp(loom * n) if n else 1.0 for n in state.congress]
        distance = DISTANCE[state.king] if state.king >= 0 else None
        near = (weights.near0, weights.near1, weights.near2, weights.near3)
        self.prize: list[float] = []
        self.income: list[float] = []
        self.size: list[float] = []
        self.pull: list[float] = []
        self.pulls: list[float] = []
        chances: list[float] = []
        total = weights.elsewhere
        slot = 0
        for province in range(SUPPLY):
            here = 0
            pull = weights.nobody
            for seat in range(players):
                n = citizens[slot]
                slot += 1
                here += n
                own = table[n] * looming[seat]
                self.pulls.append(own)
                pull += own
            self.pull.append(pull)
            first = 4 * province
            textile = factories[first + TEXTILE]
            metallurgical = factories[first + METALLURGICAL]
            prize = float(_METALLURGICAL_POINTS * metallurgical + _TEXTILE_POINTS * textile)
            if prize == 0.0:
                prize = weights.crowd * here / CITIZENS_PER_POINT
            self.prize.append(prize)
            mills = textile + factories[first + 2]
            self.size.append(1.0 + mills + metallurgical + factories[first + 3])
            self.income.append(weights.textile * mills * left)
            chance = prize * (near[distance[province]] if distance is not None else weights.near1)
            chances.append(chance)
            total += chance
        king = weights.king
        for province in range(SUPPLY):
            prize = self.prize[province]
            if prize:
                self.income[province] += king * prize * (1.0 - exp(-visits * chances[province] / total))

    def worth(self, province: int, weights: Weights) -> float:
        """What control of the province promises in all."""
        return self.income[province] + weights.provinces * _PROVINCES * _PART * self.size[province]


def prospects(state: Position, weights: Weights) -> tuple[list[float], float]:
    """The final points each seat may expect, and the share of the game that is left."""
    outlook = Outlook(state, weights)
    players = state.players
    left = outlook.left
    done = 1.0 - left
    points = [weights.track * n for n in state.points]
    counts = [0.0] * players
    pulls = outlook.pulls
    slot = 0
    for province in range(SUPPLY):
        pull = outlook.pull[province]
        income = outlook.income[province] / pull
        size = outlook.size[province] / pull
        for seat in range(players):
            own = pulls[slot]
            points[seat] += income * own
            counts[seat] += size * own
            slot += 1
    francs: list[float] = []
    for seat in range(players):
        cash = state.francs[seat]
        loans = state.loans[seat]
        if loans:
            repaid = min(loans, cash // REPAYMENT)
            points[seat] += done * UNPAID_LOAN * (loans - repaid) - left * weights.loan * loans
            francs.append(float(cash - REPAYMENT * repaid))
        else:
            francs.append(float(cash))
        points[seat] += left * (
            weights.franc * cash * weights.plenty / (weights.plenty + cash)
            + weights.supply * state.supply[seat]
            + weights.member * state.congress[seat]
        )
    sharp = weights.provinces_sharp + weights.provinces_sharp_late * done
    _share(counts, sharp, weights.provinces * _PROVINCES, points, 0.1)
    sharp = weights.medals_sharp + weights.medals_sharp_late * done
    _share([float(n) for n in state.medals], sharp, weights.medals * _MEDALS, points, 1.0)
    sharp = weights.congress_sharp + weights.congress_sharp_late * done
    _share([float(n) for n in state.congress], sharp, weights.congress * _CONGRESS, points, 1.0)
    sharp = weights.francs_sharp + weights.francs_sharp_late * done
    _share(francs, sharp, weights.francs * _FRANCS, points, 1.0)
    _add_chance(state, outlook, weights, points)
    return points, left


def _share(counts: list[float], sharp: float, most: float, points: list[float], needed: float) -> None:
    """Adds to `points` each seat's part of a bonus of `most` points that the highest count will win."""
    best = max(counts)
    if best < needed:
        return
    parts = [exp(sharp * (count - best)) for count in counts]
    scale = most / sum(parts)
    for seat, part in enumerate(parts):
        points[seat] += scale * part


def _add_chance(state: Position, outlook: Outlook, weights: Weights, points: list[float]) -> None:
    """Adds what the next seat that may take the King could score with him at once.

    A pawn on the King's space bars it until its owner's next turn, so the seat after the owner is the next.
    """
    if KING in state.pawns:
        place = state.order.index(state.pawns.index(KING)) + 1
        seat = state.order[place if place < state.players else 0]
        part = weights.soon
    else:
        seat = state.current_player
        part = weights.ready
    players = state.players
    citizens = state.citizens
    francs = state.francs[seat]
    members = state.congress[seat]
    if members and (members < max(state.congress) or state.congress.count(members) > 1):
        members = 0
    distance = DISTANCE[state.king] if state.king >= 0 else _LANDING
    cost = state.settings.king_cost
    best = 0.0
    for province in range(SUPPLY):
        prize = outlook.prize[province]
        steps = distance[province]
        if prize > best and steps and cost[steps] <= francs:
            prize -= 0.5 * cost[steps]
            here = citizens[province * players : province * players + players]
            own = here[seat]
            here[seat] = 0
            if prize > best and own + members > max(here):
                best = prize
    points[seat] += part * best
