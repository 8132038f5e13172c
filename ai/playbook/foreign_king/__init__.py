"""What a good player of The Foreign King knows."""

# ruff: noqa: ARG002 - the signatures are those of the protocol

from math import exp
from typing import Final

from ai import playbook as general
from ai.playbook.foreign_king import weights as held
from ai.playbook.foreign_king.outlook import prospects
from ai.playbook.foreign_king.policy import judge
from ai.rewards import expected, final
from engine.api import NOBODY, Move, State
from engine.foreign_king import FOREIGN_KING
from engine.foreign_king.position import NODE_ACTION, Position
from engine.rng import Rng

STYLES: Final = tuple(style for style in held.STYLES if style)
"""The personalities: Congress and releases, scoring with the King, factories and medals."""


class ForeignKing(general.Playbook):
    """The value is a forecast of the final points; rollouts only finish the action that is half done.

    `spread` is the points by which a move must be better to be looked at e times as often.
    """

    cutoff = 0
    span = 12.0
    explore = 0.2
    spread: float = 1.5

    def __init__(self, style: str) -> None:
        self.weights = [held.of(style, players) for players in FOREIGN_KING.players]

    def value(self, state: State) -> list[float]:
        if state.current_player == NOBODY:
            return final(state.ranks(), state.scores(), self.span)
        assert isinstance(state, Position)
        weights = self.weights[state.players - held.FEWEST]
        points, left = prospects(state, weights)
        return expected(points, weights.doubt + weights.doubt_early * left, self.span)

    def priors(self, state: State, moves: list[Move]) -> list[float]:
        assert isinstance(state, Position)
        points = judge(state, self.weights[state.players - held.FEWEST], moves)
        best = max(points)
        weights = [exp((own - best) / self.spread) + 0.02 for own in points]
        total = sum(weights)
        return [weight / total for weight in weights]

    def rollout(self, state: State, moves: list[Move], rng: Rng) -> Move:
        assert isinstance(state, Position)
        points = judge(state, self.weights[state.players - held.FEWEST], moves)
        return moves[points.index(max(points))]

    def quiet(self, state: State) -> bool:
        assert isinstance(state, Position)
        return state.node == NODE_ACTION


def playbook(style: str) -> ForeignKing:
    """The playbook of a personality; "" is the neutral one."""
    return ForeignKing(style)
