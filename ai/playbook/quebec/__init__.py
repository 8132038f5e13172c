"""What a good player of Québec knows."""

# ruff: noqa: ARG002 - the signatures are those of the protocol

from math import exp
from typing import Final

from ai import playbook as general
from ai.playbook.quebec import weights as held
from ai.playbook.quebec.outlook import prospects
from ai.playbook.quebec.policy import judge
from ai.playbook.quebec.tokens import Registry
from ai.rewards import expected, final
from engine.api import NOBODY, Move, State
from engine.quebec import QUEBEC
from engine.quebec.position import Position
from engine.rng import Rng

STYLES: Final = tuple(style for style in held.STYLES if style)
"""The personalities: three-star groups, the Citadelle and its cascade, the buildings of others."""

PRIOR_SPREAD: Final = 1.0
"""Points by which a move must be better to be looked at e times as often."""


class Quebec(general.Playbook):
    """The value is a forecast of the final points; rollouts only finish the turn that is half done."""

    cutoff = 0
    span = 15.0
    explore = 0.1

    def __init__(self, weights: list[held.Weights]) -> None:
        """`weights` by number of players."""
        self.weights = weights
        self.registry = Registry()

    def value(self, state: State) -> list[float]:
        if state.current_player == NOBODY:
            return final(state.ranks(), state.scores(), self.span)
        assert isinstance(state, Position)
        weights = self.weights[state.players]
        points, left = prospects(state, weights, self.registry)
        return expected(points, weights.doubt + weights.doubt_early * left, self.span)

    def priors(self, state: State, moves: list[Move]) -> list[float]:
        assert isinstance(state, Position)
        points = judge(state, self.weights[state.players], self.registry, moves)
        best = max(points)
        weights = [exp((own - best) / PRIOR_SPREAD) + 0.02 for own in points]
        total = sum(weights)
        return [weight / total for weight in weights]

    def rollout(self, state: State, moves: list[Move], rng: Rng) -> Move:
        assert isinstance(state, Position)
        points = judge(state, self.weights[state.players], self.registry, moves)
        return moves[points.index(max(points))]

    def quiet(self, state: State) -> bool:
        """Between turns only: an additional action, a joker or the choice of the Politics leader is played out."""
        assert isinstance(state, Position)
        return not state.stack


def playbook(style: str) -> Quebec:
    """The playbook of a personality; "" is the neutral one."""
    weights = [held.for_players(players) for players in range(max(QUEBEC.players) + 1)]
    for each in weights:
        held.STYLES[style](each)
    return Quebec(weights)
