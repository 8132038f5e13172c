"""What a position of The Foreign King promises each seat: the final points to expect."""

from math import exp
from typing import Final

from ai.playbook.foreign_king.weights import Weights
from engine.foreign_king.data import BONUS_SHARES, CITIZENS_PER_POINT, DISTANCE, KING, POINTS_PER_FACTORY, SUPPLY
from engine.foreign_king.position import Position

_PROVINCES_BONUS: Final = float(BONUS_SHARES[0][0])
_MEDALS_BONUS: Final = float(BONUS_SHARES[1][0])
_CONGRESS_BONUS: Final = float(BONUS_SHARES[2][0])
_FRANCS_BONUS: Final = float(BONUS_SHARES[3][0])
_METALLURGICAL_POINTS: Final = POINTS_PER_FACTORY[1]
_TEXTILE_POINTS: Final = POINTS_PER_FACTORY[0]

STAGES: Final = 12
"""The game is cut into so many stages by what is left of it; stage 0 is the end."""

_HOLD: Final = [[exp((0.75 + 1.5 * (1 - stage / STAGES)) * n) for n in range(40)] for stage in range(STAGES + 1)]
"""By stage and citizens: the weight of a seat in a province. The nearer the end, the more a lead of one decides."""

_REACH: Final = [0.45, 1.0, 0.75, 0.5]
"""How likely the King comes to a province by its distance; his own he must leave first."""


class Outlook:
    """The figures of one position that both its value and its moves are judged by.

    `left` is the share of the game to come (1 at the start, 0 at the end), `visits` the King actions to expect.
    `prize` holds for each province the points a King's visit gives now, `worth` what control of it promises in all.
    `weight[province * players + seat]` is the pull of a seat there, `pull[province]` the sum.
    """

    __slots__ = ("left", "points", "prize", "pull", "stage", "visits", "weight", "worth")

    def __init__(self, state: Position, weights: Weights) -> None:
        players = state.players
        points = sorted(state.points)
        factories = state.factories
        citizens = state.citizens
        scored = 0
        for province in range(SUPPLY):
            scored += factories[4 * province + 2] + factories[4 * province + 3]
        gap = state.marker - points[-2]
        left = min(1.0, gap / 30.0, (10 - scored) / 9.0)
        left = max(left, 0.0)
        self.left: float = left
        self.visits: float = max(0.4, min(gap / 3.0, float(10 - scored)))
        self.stage: int = int(left * STAGES + 0.5)
        hold = _HOLD[self.stage]
        self.prize: list[float] = []
        self.worth: list[float] = []
        self.pull: list[float] = []
        self.weight: list[float] = []
        distance = DISTANCE[state.king] if state.king >= 0 else None
        chances: list[float] = []
        total = 3.0
        for province in range(SUPPLY):
            base = province * players
            here = 0
            pull = 0.6
            for seat in range(players):
                n = citizens[base + seat]
                here += n
                weight = hold[n] if n else 0.5
                self.weight.append(weight)
                pull += weight
            self.pull.append(pull)
            prize = _METALLURGICAL_POINTS * factories[4 * province + 1] + _TEXTILE_POINTS * factories[4 * province]
            value = float(prize) if prize else here / CITIZENS_PER_POINT * 0.7
            self.prize.append(value)
            reach = _REACH[distance[province]] if distance is not None else 1.0
            chance = value * reach
            chances.append(chance)
            total += chance
        for province in range(SUPPLY):
            built = (
                factories[4 * province]
                + factories[4 * province + 1]
                + factories[4 * province + 2]
                + factories[4 * province + 3]
            )
            mills = factories[4 * province] + factories[4 * province + 2]
            visit = 1.0 - exp(-self.visits * chances[province] / total)
            self.worth.append(
                weights.king * self.prize[province] * visit
                + weights.provinces * _PROVINCES_BONUS * 0.17 * (1 + built)
                + weights.textile * mills * left
            )


def _shared(counts: list[float], sharp: float, most: float, into: list[float], needed: float) -> None:
    """Adds to `into` each seat's part of a bonus of `most` points that the highest count will win."""
    best = max(counts)
    if best < needed:
        return
    weights = [exp(sharp * (count - best)) for count in counts]
    scale = most / sum(weights)
    for seat, weight in enumerate(weights):
        into[seat] += scale * weight


def prospects(state: Position, weights: Weights) -> tuple[list[float], float]:
    """The final points each seat may expect, and the share of the game that is left."""
    outlook = Outlook(state, weights)
    players = state.players
    left = outlook.left
    done = 1.0 - left
    points = [float(n) for n in state.points]
    counts = [0.0] * players
    factories = state.factories
    slot = 0
    for province in range(SUPPLY):
        pull = outlook.pull[province]
        built = (
            factories[4 * province]
            + factories[4 * province + 1]
            + factories[4 * province + 2]
            + factories[4 * province + 3]
        )
        size = 1.0 + built
        # The bonus for provinces is shared out below, by the counts of all provinces.
        worth = outlook.worth[province] - weights.provinces * _PROVINCES_BONUS * 0.17 * size
        for seat in range(players):
            share = outlook.weight[slot] / pull
            points[seat] += worth * share
            counts[seat] += size * share
            slot += 1
    francs = [0.0] * players
    for seat in range(players):
        cash = state.francs[seat]
        loans = state.loans[seat]
        repaid = min(loans, cash // 4)
        francs[seat] = cash - 4.0 * repaid
        owed = loans - repaid
        points[seat] -= done * 6.0 * owed + left * weights.loan * loans
        points[seat] += left * (
            weights.franc * cash * 12.0 / (12.0 + cash)
            + weights.supply * state.supply[seat]
            + weights.member * state.congress[seat]
        )
    _shared(counts, 0.35 + 1.5 * done, weights.provinces * _PROVINCES_BONUS, points, 0.5)
    _shared([float(n) for n in state.medals], 0.6 + 1.6 * done, weights.medals * _MEDALS_BONUS, points, 1.0)
    _shared([float(n) for n in state.congress], 0.5 + 2.0 * done, weights.congress * _CONGRESS_BONUS, points, 1.0)
    _shared(francs, 0.15 + 1.0 * done, weights.francs * _FRANCS_BONUS, points, 1.0)
    _add_tempo(state, outlook, weights, points)
    return points, left


def _add_tempo(state: Position, outlook: Outlook, weights: Weights, points: list[float]) -> None:
    """Adds what the seat to move could score with the King at once."""
    seat = state.current_player
    if KING in state.pawns:
        return
    players = state.players
    distance = DISTANCE[state.king] if state.king >= 0 else None
    best = 0.0
    for province in range(SUPPLY):
        prize = outlook.prize[province]
        if prize > best and (distance is None or distance[province] == 1):
            own = state.citizens[province * players + seat]
            if own and all(
                state.citizens[province * players + other] < own for other in range(players) if other != seat
            ):
                best = prize
    points[seat] += weights.tempo * best
