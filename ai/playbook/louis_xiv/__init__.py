"""What a good player of Louis XIV knows."""

# ruff: noqa: ARG002 - the signatures are those of the protocol

from math import exp
from typing import Final

from ai import playbook as general
from ai.playbook.louis_xiv import weights as held
from ai.playbook.louis_xiv.chips import Purse
from ai.playbook.louis_xiv.outlook import prospects
from ai.playbook.louis_xiv.policy import judge
from ai.rewards import expected, final
from engine.api import NOBODY, Move, State
from engine.louis_xiv.position import (
    NODE_DECK,
    NODE_LAST_PUT,
    NODE_MOVE,
    NODE_PAY,
    NODE_PUT,
    NODE_USE,
    Position,
)
from engine.rng import Rng

STYLES: Final = tuple(style for style in held.STYLES if style)
"""The personalities: where Louis stands, coins and coats, intrigue cards and strong powers."""

PRIOR_SPREAD: Final = 0.7
"""Points by which a move must be better to be looked at e times as often."""

_HALF_DONE: Final = (NODE_USE, NODE_PUT, NODE_MOVE, NODE_LAST_PUT, NODE_PAY, NODE_DECK)


class LouisXiv(general.Playbook):
    """The value is a forecast of the final points; rollouts only finish the turn that is half done."""

    cutoff = 0
    span = 10.0
    explore = 0.1

    def __init__(self, weights: held.Weights, purse: Purse) -> None:
        self.weights = weights
        self.purse = purse

    def value(self, state: State) -> list[float]:
        if state.current_player == NOBODY:
            return final(state.ranks(), state.scores(), self.span)
        assert isinstance(state, Position)
        points, left = prospects(state, self.weights, self.purse)
        return expected(points, self.weights.doubt + self.weights.doubt_early * left, self.span)

    def priors(self, state: State, moves: list[Move]) -> list[float]:
        assert isinstance(state, Position)
        points = judge(state, self.weights, self.purse, moves)
        best = max(points)
        weights = [exp((own - best) / PRIOR_SPREAD) + 0.02 for own in points]
        total = sum(weights)
        return [weight / total for weight in weights]

    def rollout(self, state: State, moves: list[Move], rng: Rng) -> Move:
        assert isinstance(state, Position)
        points = judge(state, self.weights, self.purse, moves)
        return moves[points.index(max(points))]

    def quiet(self, state: State) -> bool:
        """At the start of a decision that stands by itself: no placement, payment or draw is half done."""
        assert isinstance(state, Position)
        return state.node not in _HALF_DONE


_PURSES: Final[dict[str, Purse]] = {}
"""By personality, shared by all bots that have it: what chips promise takes long to work out and never changes."""


def playbook(style: str) -> LouisXiv:
    """The playbook of a personality; "" is the neutral one."""
    weights = held.Weights()
    held.STYLES[style](weights)
    if style not in _PURSES:
        _PURSES[style] = Purse(weights)
    return LouisXiv(weights, _PURSES[style])
