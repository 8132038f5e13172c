"""What the word of others is worth: trust (V83), grudges, and the points that live promises stand for."""

from typing import Final

from ai.playbook.quo_vadis.weights import Weights
from engine.quo_vadis.data import (
    ABSTAIN,
    ANY,
    CAESAR_AWAY,
    CAESAR_KEEP_OFF,
    CAESAR_STAY,
    CAESAR_TO,
    EMPTY,
    EXITS,
    FROM,
    KEEP_OUT,
    PAY_LATER,
    PROMOTE_FROM,
    SEATS,
    SENATE,
    TO,
    VOTE,
    VOTES,
    WORTH,
)
from engine.quo_vadis.position import BROKEN, KEPT, VOIDED, Position, Promise

HALF_LIFE: Final = 10.0
"""Rounds after which half of what is remembered counts."""

_STRANGER: Final = 2.0
"""Promises that the trust in somebody unknown counts for."""

_ACTION: Final = 1.2
"""Points that an action promised to somebody costs."""


def trust(state: Position, weights: Weights, maker: int, beneficiary: int) -> float:
    """How likely a promise between the two will be kept, by what has become of earlier ones (V83)."""
    kept = weights.prior * _STRANGER
    all_told = _STRANGER
    for promise in state.settled:
        if promise.maker != maker or promise.beneficiary != beneficiary:
            continue
        share = 0.5 ** ((state.number - promise.settled) / (HALF_LIFE * state.players))
        if promise.status == KEPT:
            kept += share
            all_told += share
        elif promise.status == BROKEN:
            all_told += share
        elif promise.status == VOIDED:
            all_told += 0.5 * share
    return kept / all_told


def betrayal(state: Position, weights: Weights, seat: int, other: int) -> Promise | None:
    """The last promise to the seat that the other broke, or let come to nothing, while it still rankles."""
    for promise in reversed(state.settled):
        if promise.maker == other and promise.beneficiary == seat and promise.status in (BROKEN, VOIDED):
            if state.number - promise.settled <= weights.sulk * state.players:
                return promise
            return None
    return None


def disgrace(state: Position, weights: Weights) -> list[float]:
    """By seat the points that promises not kept will cost."""
    lost = [0.0] * state.players
    for promise in state.settled:
        if promise.status in (BROKEN, VOIDED):
            share = 0.5 ** ((state.number - promise.settled) / (weights.memory * state.players))
            lost[promise.maker] += weights.word * share * (1.0 if promise.status == BROKEN else weights.void)
    return lost


def worths(state: Position, promise: Promise) -> tuple[float, float]:
    """What a live promise, if it is kept, is worth to its beneficiary, and what it costs its maker."""
    kind, a = promise.pledge.kind, promise.pledge.a
    maker, seat, players, rooms = promise.maker, promise.beneficiary, state.players, state.rooms
    if kind == VOTE:
        return _vote(state, promise)
    if kind == PAY_LATER:
        return float(a), float(a)
    if kind == ABSTAIN:
        return 0.3, 0.3
    if kind == CAESAR_STAY:
        return 0.3, 0.2
    if kind == PROMOTE_FROM:
        waits = any(rooms[FROM[way] * players + seat] for way in range(len(FROM)) if TO[way] == a)
        full = sum(rooms[a * players : a * players + players]) == SEATS[a]
        return (0.7 if waits and full else 0.2), 0.3
    if kind == KEEP_OUT:
        return 0.3, 0.3
    assert kind in (CAESAR_TO, CAESAR_AWAY, CAESAR_KEEP_OFF)
    stands = rooms[FROM[a] * players + seat] > 0
    laurel = WORTH[state.laurels[a]] if state.laurels[a] != EMPTY else 0
    if kind == CAESAR_TO:
        return (1.0 if stands else 0.2), _ACTION
    if kind == CAESAR_AWAY:
        return (0.25 * laurel if stands and state.caesar == a else 0.1), _ACTION
    return (0.12 * laurel if stands else 0.1), (0.1 if rooms[FROM[a] * players + maker] == 0 else 0.2)


def _vote(state: Position, promise: Promise) -> tuple[float, float]:
    """A vote is worth much where it can be called now, something where the two may still meet."""
    pledge, players, rooms = promise.pledge, state.players, state.rooms
    maker, seat, votes = promise.maker, promise.beneficiary, promise.pledge.c
    for room in range(SENATE):
        if pledge.a not in (ANY, room) or VOTES[room] < 2 or not EXITS[room]:
            continue
        own = rooms[room * players + seat]
        if own and own < VOTES[room] and rooms[room * players + maker] >= votes:
            return 0.9 * votes, 0.35 * votes
    return (0.3 if pledge.a == ANY else 0.1), 0.15


def add_promises(state: Position, weights: Weights, points: list[float]) -> None:
    """Adds what live promises are worth to both sides, and takes off what broken ones will cost."""
    for promise in state.promises:
        worth, cost = worths(state, promise)
        points[promise.beneficiary] += trust(state, weights, promise.maker, promise.beneficiary) * worth
        points[promise.maker] -= weights.price * cost
    if state.settled:
        for seat, lost in enumerate(disgrace(state, weights)):
            points[seat] -= lost
