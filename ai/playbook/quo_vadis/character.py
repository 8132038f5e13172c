"""What a bot does not even consider: the loyal break no word, the angry and the greedy take no bad bargain."""

from ai.playbook.quo_vadis.deals import imagined, verdict, wanted
from ai.playbook.quo_vadis.weights import Weights
from engine.api import Move
from engine.quo_vadis import moves as names
from engine.quo_vadis.data import ABSTAIN, PAY_LATER
from engine.quo_vadis.duties import allowed as keeping
from engine.quo_vadis.ledger import expiry
from engine.quo_vadis.position import NODE_ANSWER, NODE_BONUS, NODE_CHOOSE, NODE_SETTLE, NONE
from engine.quo_vadis.state import QuoVadisState


def allowed(state: QuoVadisState, weights: Weights, moves: list[Move]) -> list[Move]:
    """The moves that suit the character; never none."""
    if len(moves) == 1:
        return moves
    node = state.node
    if node == NODE_SETTLE:
        return moves[:1]
    if weights.is_mute:
        moves = [move for move in moves if _is_free(state, move)] or moves
    if weights.is_true:
        if node in (NODE_CHOOSE, NODE_BONUS):
            moves = _true_acts(state, moves)
        elif node == NODE_ANSWER:
            moves = _true_answers(state, moves)
    if node == NODE_ANSWER and len(moves) > 1 and names.ACCEPT in moves:
        moves = _bargain(state, weights, moves)
    return moves


def _is_free(state: QuoVadisState, move: Move) -> bool:
    """Whether a move takes part in no bargain but for the free vote."""
    verb = move[0]
    if verb == "offer":
        return all(str(entry) == "m0" or str(entry)[0] == "c" for entry in move[4::3])
    if verb in ("counter", "call", "side", "lobby"):
        return False
    if verb == "bid":
        return all(entry == "m0" for entry in move[1:])
    if verb == "take":
        return False
    if verb == "accept" and state.node == NODE_ANSWER:
        one = state.terms[state.answers]
        return one.called != NONE or (one.pay == 0 and not one.mine and not one.theirs)
    return True


def _true_acts(state: QuoVadisState, moves: list[Move]) -> list[Move]:
    """Without the acts that break a promise; with a duty in its last turn only what keeps it."""
    for promise in state.promises:
        if promise.maker != state.current_player:
            continue
        if promise.pledge.kind == PAY_LATER:
            debt: Move = ("fulfil", promise.number)
            if debt in moves and state.number + state.players > expiry(promise, state.players):
                return [debt]
            continue
        moves = keeping(state, promise, moves) or moves
    return moves


def _true_answers(state: QuoVadisState, moves: list[Move]) -> list[Move]:
    """A promised vote is given, one that was promised to be withheld is not."""
    if state.terms[state.answers].called != NONE:
        return [names.ACCEPT]
    abstains = any(
        each.maker == state.current_player and each.pledge.kind == ABSTAIN and each.pledge.a == state.turn
        for each in state.promises
    )
    return [names.REFUSE] if abstains else moves


def _bargain(state: QuoVadisState, weights: Weights, moves: list[Move]) -> list[Move]:
    """No yes for less than is wanted; no haggling where the terms are good."""
    if state.terms[state.answers].called != NONE:
        return moves
    gain = verdict(imagined(state), weights).gain
    least = wanted(state, weights)
    if gain < least:
        return [move for move in moves if move != names.ACCEPT]
    if gain > least + weights.greed:
        return [names.ACCEPT, names.REFUSE]
    return moves
