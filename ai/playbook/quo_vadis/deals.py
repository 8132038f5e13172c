"""What a deal brings the two sides: answers, replies to counters, bids and picks, by the value of what follows."""

from math import ceil
from typing import Final

from ai.playbook.quo_vadis.outlook import Outlook
from ai.playbook.quo_vadis.policy import best_caesar
from ai.playbook.quo_vadis.promises import betrayal
from ai.playbook.quo_vadis.weights import Weights
from engine.api import NOBODY, Move
from engine.quo_vadis import moves as names
from engine.quo_vadis.menu import to_pay
from engine.quo_vadis.position import (
    NODE_ANSWER,
    NODE_BID,
    NODE_BONUS,
    NODE_CHOOSE,
    NODE_DRAFT,
    NODE_PICK,
    NODE_REPLY,
    NONE,
    Terms,
)
from engine.quo_vadis.state import QuoVadisState
from engine.quo_vadis.talks import picks, propose
from engine.rng import Rng

SPAN: Final = 8.0
"""A lead, in laurels, that is half of the way to a sure win."""

_TYPICAL: Final = 3
"""The face that is nearest to the mean of the bag (V4)."""
_TRIES: Final = 40
_MOST_BID: Final = 3
_LEAST_UNIT: Final = 0.004


class Verdict:
    """What a yes brings the seat that decides: `gain` in points, `unit` what a point is worth to it.

    `agreed` and `declined` are the outlooks of the two ways.
    """

    __slots__ = ("agreed", "declined", "gain", "unit")

    def __init__(self, agreed: Outlook, declined: Outlook, seat: int) -> None:
        self.agreed = agreed
        self.declined = declined
        no = declined.rewards(SPAN)[seat]
        declined.points[seat] += 1.0
        self.unit: float = max(declined.rewards(SPAN)[seat] - no, _LEAST_UNIT)
        declined.points[seat] -= 1.0
        self.gain: float = (agreed.rewards(SPAN)[seat] - no) / self.unit


def run_out(state: QuoVadisState, weights: Weights) -> None:
    """Plays on to the next choice of a turn as if all who are asked agreed; changes the state."""
    while state.current_player != NOBODY and state.node != NODE_CHOOSE:
        moves = state.candidates()
        node = state.node
        if node == NODE_BONUS:
            state.advance(best_caesar(state, weights, moves))
        elif node == NODE_DRAFT:
            state.advance(names.WITHDRAW)
        else:
            state.advance(names.NO_LOBBY if names.NO_LOBBY in moves else moves[0])


def after(state: QuoVadisState, move: Move, weights: Weights) -> Outlook:
    """What a move leads to if all others agree."""
    there = state.clone()
    there.advance(move)
    run_out(there, weights)
    return Outlook(there, weights)


def imagined(observed: QuoVadisState) -> QuoVadisState:
    """A world that fits what a seat sees, always the same one."""
    world = observed.clone()
    rng = Rng(world.number)
    world.determinize(rng)
    draw_typical(world, rng)
    return world


def draw_typical(world: QuoVadisState, rng: Rng) -> None:
    """Lets the next token from the bag be a III: what lies on a passage next is neither good nor bad luck."""
    left = sum(world.bag)
    lower = sum(world.bag[:_TYPICAL])
    for _ in range(_TRIES if world.bag[_TYPICAL] else 0):
        dice = rng.bits()
        if lower <= Rng(dice).below(left) < lower + world.bag[_TYPICAL]:
            world.dice = dice
            return


def verdict(state: QuoVadisState, weights: Weights) -> Verdict:
    """What agreeing to the terms, or to the counter, on the table brings the seat that decides."""
    yes, no = (names.TAKE, names.DROP) if state.node == NODE_REPLY else (names.ACCEPT, names.REFUSE)
    return Verdict(after(state, yes, weights), after(state, no, weights), state.current_player)


def wanted(state: QuoVadisState, weights: Weights) -> float:
    """The points that a deal must bring the asked player, more after a promise that was broken (V83)."""
    angry = betrayal(state, weights, state.current_player, state.turn)
    return weights.margin + (weights.grudge if angry is not None else 0.0)


def answer(state: QuoVadisState, weights: Weights, moves: list[Move]) -> Move:
    """Yes or no to the terms; no counters."""
    if names.ACCEPT not in moves:
        return names.REFUSE
    if names.REFUSE not in moves:
        return names.ACCEPT
    called = state.terms[state.answers].called != NONE
    least = 0.0 if called else wanted(state, weights)
    return names.ACCEPT if verdict(state, weights).gain >= least else names.REFUSE


def reply(state: QuoVadisState, weights: Weights, moves: list[Move]) -> Move:
    """Takes a counter that is better than to go on without."""
    if names.TAKE not in moves:
        return names.DROP
    return names.TAKE if verdict(state, weights).gain > 0.0 else names.DROP


def asking_price(state: QuoVadisState, weights: Weights) -> int:
    """The lowest price at which the bidder would help (V70), in points."""
    seat = state.current_player
    there = state.clone()
    propose(there, state.passage, (Terms(seat, 1, 0, (), (), NONE),), None)
    while there.node != NODE_ANSWER and there.current_player != NOBODY:
        there.advance(there.candidates()[-1])
    return ceil(wanted(state, weights) - verdict(there, weights).gain)


def bid(state: QuoVadisState, weights: Weights, moves: list[Move]) -> Move:
    """Bids what the vote must bring, or passes."""
    if len(moves) == 1:
        return moves[0]
    price = max(0, asking_price(state, weights))
    if price > _MOST_BID:
        return names.PASS
    entry = f"m{price}"
    return next((move for move in moves if move[0] == "bid" and all(part == entry for part in move[1:])), names.PASS)


def pick(state: QuoVadisState, weights: Weights, moves: list[Move]) -> Move:
    """The cheapest bids, if they are worth it."""
    deals = picks(state)
    prices = [to_pay(deal) + weights.price * sum(len(one.mine) for one in deal) for deal in deals]
    choice = moves[prices.index(min(prices))]
    seat = state.current_player
    taken, left = after(state, choice, weights), after(state, names.CANCEL, weights)
    return choice if taken.rewards(SPAN)[seat] > left.rewards(SPAN)[seat] else names.CANCEL


def decide(state: QuoVadisState, weights: Weights, moves: list[Move]) -> Move:
    """What is decided where a negotiation, or a promotion, is half done."""
    node = state.node
    if node == NODE_ANSWER:
        return answer(state, weights, moves)
    if node == NODE_REPLY:
        return reply(state, weights, moves)
    if node == NODE_BID:
        return bid(state, weights, moves)
    if node == NODE_PICK:
        return pick(state, weights, moves)
    if node == NODE_BONUS:
        return best_caesar(state, weights, moves)
    if node == NODE_DRAFT:
        return names.WITHDRAW
    return names.NO_LOBBY if names.NO_LOBBY in moves else moves[0]
