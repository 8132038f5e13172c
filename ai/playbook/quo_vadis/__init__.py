"""What a good player of Quo Vadis? knows."""

# ruff: noqa: ARG002 - the signatures are those of the protocol

from math import exp
from typing import Final

from ai import playbook as general
from ai.playbook.quo_vadis import weights as held
from ai.playbook.quo_vadis.character import allowed
from ai.playbook.quo_vadis.deals import SPAN, decide, draw_typical, imagined, verdict, wanted
from ai.playbook.quo_vadis.outlook import Outlook
from ai.playbook.quo_vadis.policy import View
from ai.playbook.quo_vadis.remarks import remark
from ai.rewards import final
from engine.api import NOBODY, Move, Remark, State
from engine.quo_vadis import moves as names
from engine.quo_vadis.position import NODE_ANSWER, NODE_CHOOSE, NODE_REPLY
from engine.quo_vadis.state import QuoVadisState
from engine.rng import Rng

STYLES: Final = tuple(style for style in held.STYLES if style)
"""The personalities: the loyal, the merchant, the snake."""

MEASURED: Final = tuple(held.MEASURED)
"""Styles that are measured, and offered to nobody."""

PRIOR_SPREAD: Final = 0.8
"""Points by which a move must be better to be looked at e times as often."""

VALUE_SPREAD: Final = 0.015
"""The reward by which it must lead to a better position."""

FIRST_WIDTH: Final = 8
"""Moves that are looked at from the beginning."""

_TEMPER: Final = 0.7
"""Points by which a yes must be better than a no to be e times as likely."""

_OTHER: Final = 0.15
"""How likely a counter is looked at, or a choice nothing is known about."""


class QuoVadis(general.Playbook):
    """The value is a forecast of laurels and of places in the senate; rollouts only finish a negotiation."""

    cutoff = 0
    span = SPAN
    explore = 0.15

    def __init__(self, weights: held.Weights) -> None:
        self.weights = weights

    def value(self, state: State) -> list[float]:
        if state.current_player == NOBODY:
            return final(state.ranks(), state.scores(), self.span)
        assert isinstance(state, QuoVadisState)
        return Outlook(state, self.weights).rewards(self.span)

    def priors(self, state: State, moves: list[Move]) -> list[float]:
        assert isinstance(state, QuoVadisState)
        if state.node == NODE_CHOOSE:
            view = View(state, self.weights)
            points = [view.judge(move) for move in moves]
            best = max(points)
            weights = [exp((own - best) / PRIOR_SPREAD) + 0.01 for own in points]
        elif state.node in (NODE_ANSWER, NODE_REPLY):
            weights = self._answers(state, moves)
        else:
            choice = decide(state, self.weights, moves)
            weights = [1.0 if move == choice else _OTHER for move in moves]
        total = sum(weights)
        return [weight / total for weight in weights]

    def first_priors(self, state: State, moves: list[Move]) -> list[float]:
        """By the value of what each move leads to, mixed with what is likely without that look."""
        assert isinstance(state, QuoVadisState)
        world = imagined(state)
        seat = state.current_player
        values = [self._promise(world, move)[seat] for move in moves]
        best = max(values)
        weights = [exp((own - best) / VALUE_SPREAD) for own in values]
        total = sum(weights)
        return [
            0.8 * weight / total + 0.2 * prior for weight, prior in zip(weights, self.priors(state, moves), strict=True)
        ]

    def _promise(self, world: QuoVadisState, move: Move) -> list[float]:
        """What a move promises each seat once the negotiation it begins is over."""
        there = world.clone()
        there.advance(move)
        while there.current_player != NOBODY and there.node != NODE_CHOOSE:
            moves = there.candidates()
            there.advance(moves[0] if len(moves) == 1 else decide(there, self.weights, moves))
        return self.value(there)

    def _answers(self, state: QuoVadisState, moves: list[Move]) -> list[float]:
        gain = verdict(state, self.weights).gain if moves[0] in (names.ACCEPT, names.TAKE) else 0.0
        if state.node == NODE_ANSWER:
            gain -= wanted(state, self.weights)
        yes = 1.0 / (1.0 + exp(max(-gain / _TEMPER, -40.0))) if gain > -20.0 else 0.0
        return [
            yes + 0.05 if move in (names.ACCEPT, names.TAKE) else 1.05 - yes if len(move) == 1 else _OTHER
            for move in moves
        ]

    def rollout(self, state: State, moves: list[Move], rng: Rng) -> Move:
        assert isinstance(state, QuoVadisState)
        if state.node == NODE_CHOOSE:
            view = View(state, self.weights)
            points = [view.judge(move) for move in moves]
            return moves[points.index(max(points))]
        return decide(state, self.weights, moves)

    def quiet(self, state: State) -> bool:
        """Between negotiations: who has the turn can be told apart by the value."""
        assert isinstance(state, QuoVadisState)
        return state.node == NODE_CHOOSE

    def typical(self, world: State, rng: Rng) -> None:
        assert isinstance(world, QuoVadisState)
        draw_typical(world, rng)

    def width(self, trials: int) -> int:
        return FIRST_WIDTH + int(trials**0.5) // 2

    def choices(self, observed: State) -> list[Move]:
        assert isinstance(observed, QuoVadisState)
        return allowed(observed, self.weights, observed.candidates())

    def remark(self, observed: State, move: Move) -> Remark | None:
        assert isinstance(observed, QuoVadisState)
        return remark(observed, self.weights, move)


def playbook(style: str) -> QuoVadis:
    """The playbook of a personality; "" is the neutral one."""
    weights = held.Weights()
    (held.STYLES.get(style) or held.MEASURED[style])(weights)
    return QuoVadis(weights)
