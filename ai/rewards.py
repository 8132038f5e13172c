"""Rewards in 0..1, one per seat: what a result, or the points a position promises, is worth to each player.

A reward blends the share of the win, the places and the margin, so that the order of the rewards is the order of the
final ranking and a bot that cannot win still plays for its place and its points.
"""

from math import exp
from typing import Final

WIN: Final = 0.6
PLACE: Final = 0.2
MARGIN: Final = 0.2

_LARGEST_EXPONENT: Final = 40.0


def margins(points: list[float], span: float) -> list[float]:
    """How far each seat is ahead of (above 0.5) or behind its best rival; `span` points are half of the way to 1."""
    best = max(points)
    second = sorted(points)[-2] if len(points) > 1 else best
    result: list[float] = []
    for own in points:
        lead = own - (second if own == best else best)
        result.append(0.5 + 0.5 * lead / (abs(lead) + span))
    return result


def final(ranks: list[int], scores: list[int], span: float) -> list[float]:
    """The rewards of a finished game. Shared places share; the tie-breaks are in `ranks` (1 is the best)."""
    players = len(ranks)
    raw = margins([float(score) for score in scores], span)
    rewards = [0.0] * players
    ceiling = 1.0
    for rank in sorted(set(ranks)):
        sharers = [seat for seat in range(players) if ranks[seat] == rank]
        win = 1.0 / len(sharers) if rank == 1 else 0.0
        below = sum(other > rank for other in ranks)
        place = (below + (len(sharers) - 1) / 2) / max(1, players - 1)
        # A margin never lifts a seat above one that the rules place higher.
        ceiling = min(ceiling, sum(raw[seat] for seat in sharers) / len(sharers))
        for seat in sharers:
            rewards[seat] = WIN * win + PLACE * place + MARGIN * ceiling
    return rewards


def expected(points: list[float], spread: float, span: float) -> list[float]:
    """The rewards to expect when the final points are thought to be `points`, give or take about `spread`.

    The win is shared as by a softmax (Luce's choice axiom), the places by its restriction to pairs; as `spread` goes
    to 0 this becomes `final`.
    """
    players = len(points)
    best = max(points)
    weights = [exp(max((own - best) / spread, -_LARGEST_EXPONENT)) for own in points]
    total = sum(weights)
    lead = margins(points, span)
    rewards: list[float] = []
    for seat in range(players):
        own = weights[seat]
        place = 0.0
        for other in range(players):
            if other != seat:
                place += own / (own + weights[other])
        rewards.append(WIN * own / total + PLACE * place / max(1, players - 1) + MARGIN * lead[seat])
    return rewards
