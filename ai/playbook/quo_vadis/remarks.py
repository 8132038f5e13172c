"""Why a bot answers as it does, in one of the sentences `remark.quo_vadis.*`.

A remark is heard by everybody: it is about what lies open, and names no sum that does not.
"""

from typing import Any, Final

from ai.playbook.quo_vadis.deals import Verdict, imagined, verdict
from ai.playbook.quo_vadis.promises import betrayal, trust
from ai.playbook.quo_vadis.weights import Weights
from engine.api import Move, Remark
from engine.quo_vadis import moves as names
from engine.quo_vadis.data import FROM, LEVEL, ROOMS, SEATS, SENATE, TO
from engine.quo_vadis.duties import effects
from engine.quo_vadis.ledger import binds, find
from engine.quo_vadis.menu import countered, sure_ones
from engine.quo_vadis.position import (
    BROKEN,
    NODE_ANSWER,
    NODE_BONUS,
    NODE_CHOOSE,
    NODE_REPLY,
    NONE,
    TALK_SIDE,
    Terms,
)
from engine.quo_vadis.state import QuoVadisState

_GLAD: Final = 1.5
"""Points from which a price is a good one."""

_TRUSTED: Final = 0.6
"""Trust from which a word is good."""

_NEAR: Final = 3
"""The level from which somebody is near the senate."""


_DISCREET: Final = {
    "wants": "wants_more",
    "price_too_low": "will_not_do",
    "too_dear": "will_not_do",
    "pays_for_it": "fair",
    "good_price": "fair",
}
"""What is said instead where prices are sealed (V93)."""


def remark(state: QuoVadisState, weights: Weights, move: Move) -> Remark | None:
    """What the seat that decides says when it chooses `move`, or None."""
    said = _reason(state, weights, move)
    if said is not None and state.settings.sealed and said[0] in _DISCREET:
        return _say(_DISCREET[said[0]])
    return said


def _reason(state: QuoVadisState, weights: Weights, move: Move) -> Remark | None:
    if state.node in (NODE_CHOOSE, NODE_BONUS):
        return _act(state, move)
    if state.node == NODE_REPLY:
        return _say("taken") if move == names.TAKE else _say("too_dear" if state.counter[0].pay > 1 else "dropped")
    if state.node != NODE_ANSWER:
        return None
    one = state.terms[state.answers]
    if one.called != NONE:
        return _called(state, one.called, move)
    if move[0] == "counter":
        return _counter(state, weights, one, str(move[1]))
    if names.ACCEPT not in state.candidates():
        return _say("too_dear")
    made = verdict(imagined(state), weights)
    if move == names.ACCEPT:
        return _yes(state, weights, one, made)
    return refusal(state, weights, one, made) if move == names.REFUSE else None


def _say(key: str, **facts: Any) -> Remark:
    return key, facts


def _act(state: QuoVadisState, move: Move) -> Remark | None:
    """Only those who break their word have something to say to an act."""
    for promise in state.promises:
        if promise.maker == state.current_player and BROKEN in effects(state, promise, promise.maker, move):
            return _say("breaks_promise", number=promise.number, target=promise.beneficiary)
    return None


def _called(state: QuoVadisState, number: int, move: Move) -> Remark | None:
    promise = find(state, number)
    if promise is None:
        return None
    if move == names.REFUSE:
        return _say("breaks_promise", number=number, target=promise.beneficiary)
    return _say("must_keep" if binds(state, promise) else "keeps_promise", number=number)


def _counter(state: QuoVadisState, weights: Weights, one: Terms, how: str) -> Remark:
    if betrayal(state, weights, one.seat, state.turn) is not None:
        return _say("grudge")
    if how in ("pay1", "pay2"):
        return _say("wants", count=max(0, countered(one, how).pay))
    return _say("vote_for_vote")


def _yes(state: QuoVadisState, weights: Weights, one: Terms, made: Verdict) -> Remark:
    if one.pay < 0:
        return _say("pays_for_it", count=-one.pay)
    if one.pay > 0:
        return _say("good_price" if made.gain >= _GLAD else "fair")
    if one.mine:
        is_trusted = trust(state, weights, state.turn, one.seat) > _TRUSTED
        return _say("keeps_word" if is_trusted else "vote_for_vote")
    if state.talk == TALK_SIDE:
        return _say("fair")
    if _waits_for(state, one.seat, FROM[state.passage]):
        return _say("frees_seat")
    return _say("reward_enough" if sure_ones(state, sum(each.votes for each in state.terms), one.votes) else "no_harm")


def _waits_for(state: QuoVadisState, seat: int, room: int) -> bool:
    """Whether a room is full and the seat has a senator who could go there."""
    players, rooms = state.players, state.rooms
    if sum(rooms[room * players : (room + 1) * players]) < SEATS[room]:
        return False
    return any(TO[way] == room and rooms[FROM[way] * players + seat] for way in range(len(FROM)))


def refusal(state: QuoVadisState, weights: Weights, one: Terms, made: Verdict) -> Remark:
    """The gravest reason first."""
    seat, mover = one.seat, state.turn
    angry = betrayal(state, weights, seat, mover)
    if angry is not None:
        return _say("broke_promise" if angry.status == BROKEN else "voided_promise", number=angry.number)
    if state.talk == TALK_SIDE:
        return _say("no_trust" if one.mine or one.theirs else "no_interest")
    if made.gain >= 0.0:
        return _price(one)
    target = TO[state.passage]
    if made.agreed.winner() == mover and made.agreed.chances[mover] > 0.5:
        return _say("too_close_to_winning")
    if target == SENATE:
        left = SEATS[SENATE] - len(state.senate)
        if seat not in state.senate:
            return _say("senate_seats", count=left) if left <= 2 else _say("first_senator")
        return _say("senate_closing") if left <= 2 else _say("too_close_to_senate")
    if _blocks(state, seat, target):
        return _say("seat_needed", room=ROOMS[target])
    if LEVEL[target] > _NEAR and mover not in state.senate:
        return _say("too_close_to_senate")
    return _price(one)


def _blocks(state: QuoVadisState, seat: int, room: int) -> bool:
    """Whether the mover would take the last seat of a room that the seat is on the way to."""
    players, rooms = state.players, state.rooms
    if sum(rooms[room * players : (room + 1) * players]) + 1 < SEATS[room]:
        return False
    return any(TO[way] == room and rooms[FROM[way] * players + seat] for way in range(len(FROM)))


def _price(one: Terms) -> Remark:
    """What is offered does not do."""
    if one.pay < 0:
        return _say("too_dear")
    if one.mine and one.pay == 0:
        return _say("no_trust")
    return _say("price_too_low", count=one.pay)
