"""The course of turns and rounds: how a turn begins and ends, and the end of the game (V41 to V47a, V75a)."""

from engine.api import NOBODY, Journal
from engine.quo_vadis import duties, knowledge, ledger, payments, scoring
from engine.quo_vadis.actions import actions
from engine.quo_vadis.data import CAESAR_AWAY, CAESAR_TO, FROM, MAX_ROUNDS, PAY_LATER, PROMOTE_FROM, STALL_ROUNDS
from engine.quo_vadis.moves import PASSAGE_OF
from engine.quo_vadis.position import (
    BROKEN,
    ENDED_LIMIT,
    ENDED_STALL,
    KEPT,
    LAPSED,
    NODE_CHOOSE,
    NODE_OVER,
    NONE,
    TALK_NONE,
    Position,
    Promise,
)
from engine.quo_vadis.tokens import total


def clear(state: Position) -> None:
    """No negotiation, and nothing to be carried out."""
    state.talk = TALK_NONE
    state.passage = NONE
    state.deal = ()
    state.terms = ()
    state.counter = ()
    state.bids = ()
    state.answers = 0
    state.bidder = 0
    state.lobbies = ()
    state.draft = ()
    state.withdrawn = 0
    state.payments = ()
    state.choices = ()


def to_choose(state: Position, journal: Journal | None) -> None:
    """The turn's seat chooses (again): V60, V62."""
    clear(state)
    state.node = NODE_CHOOSE
    state.current_player = state.turn
    if state.settings.binding >= 0 and state.promises:
        duties.reconcile(state, state.turn, actions(state), journal)


def end_turn(state: Position, is_caesar: bool, journal: Journal | None) -> None:
    """First the promises whose time is up, then the safety stop, then the next seat (V47, V75a)."""
    state.idle = state.idle + 1 if is_caesar else 0
    if state.promises:
        for debt in ledger.expire(state, journal):
            _collect(state, debt, journal)
    if state.number % state.players == 0:
        stalled = state.idle >= STALL_ROUNDS * state.players
        if stalled or state.round >= MAX_ROUNDS:
            end_game(state, ENDED_STALL if stalled else ENDED_LIMIT, journal)
            return
        state.round += 1
    state.number += 1
    state.turn = (state.turn + 1) % state.players
    state.proposals = 0
    state.side_used = 0
    state.tried = ()
    state.bonus = 0
    if journal is not None and state.turn == state.first:
        journal.note(state, "round", round=state.round, seat=state.turn)
    if state.promises:
        _note_chances(state)
    to_choose(state, journal)


def _note_chances(state: Position) -> None:
    """Marks the duties that this own turn of their maker allows to fulfil (V77)."""
    noted = []
    for promise in state.promises:
        pledge = promise.pledge
        if promise.maker == state.turn and not promise.feasible and _allows(state, pledge.kind, pledge.a):
            promise = promise._replace(feasible=1)  # noqa: PLW2901
        noted.append(promise)
    state.promises = tuple(noted)


def _allows(state: Position, kind: int, a: int) -> bool:
    if kind == CAESAR_TO:
        return state.caesar != a
    if kind == CAESAR_AWAY:
        return state.caesar == a
    if kind == PROMOTE_FROM:
        state.node = NODE_CHOOSE
        return any(move[0] == "promote" and FROM[PASSAGE_OF[move[1]]] == a for move in actions(state))
    if kind == PAY_LATER:
        is_rich = total(state, state.turn) >= a
        knowledge.at_least(state, state.turn, a, is_rich)
        return is_rich
    return False


def _collect(state: Position, debt: Promise, journal: Journal | None) -> None:
    """Takes what a binding PAY_LATER is worth, as far as the tokens reach (V80)."""
    paid = total(state, debt.maker) >= debt.pledge.a
    payments.hand_over(state, (debt.maker, debt.beneficiary, debt.pledge.a, 1), 0, True, journal)
    ledger.close(state, debt, KEPT if paid else BROKEN if debt.feasible else LAPSED, journal)


def end_game(state: Position, ended: int, journal: Journal | None) -> None:
    """Promises lapse, the laurels are shown (V41, V43, V44, V81)."""
    ledger.lapse_all(state, journal)
    clear(state)
    state.bonus = 0
    state.ended = ended
    state.node = NODE_OVER
    state.current_player = NOBODY
    state.reveals += 1
    if not knowledge.is_imagined(state):
        state.worlds = knowledge.certain(state.players)
    scoring.tell_end(state, journal)
