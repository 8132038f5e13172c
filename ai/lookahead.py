"""One action of one player looked at as a whole: the `greedy` bot, and nothing of what the others may answer."""

from typing import Final

from ai.playbook import Playbook
from ai.search import Checkpoint, Considered, Thought, no_checkpoint
from engine.api import NOBODY, Move, State
from engine.rng import Rng

WIDTH: Final = 6
"""Half-done actions kept after each small decision but the first."""

LONGEST: Final = 200
"""Moves after which an action that does not end is valued as it stands."""


WHIM: Final = 0.004
"""Moves that promise so nearly the same are chosen between by the dice, so that no two games are the same."""


class Branch:
    """A half-done action: the position, the moves of the deciding seat that led there, and what it promises it."""

    __slots__ = ("line", "promise", "state")

    def __init__(self, state: State, line: list[Move], promise: float) -> None:
        self.state = state
        self.line = line
        self.promise = promise


def greedy(playbook: Playbook, observed: State, rng: Rng, checkpoint: Checkpoint = no_checkpoint) -> Thought:
    """The move that begins the action whose end the playbook values most.

    A beam search through the small decisions of the one action: each branch is valued as if the rollout policy
    finished the action, and the best `WIDTH` are followed. What is unknown is drawn once.
    """
    seat = observed.current_player
    moves = playbook.choices(observed)
    if len(moves) == 1:
        return Thought([Considered(moves[0], 0, 0.5)], [moves[0]], moves[0], 0)
    world = observed.clone()
    world.determinize(rng)
    playbook.typical(world, rng)
    best: dict[Move, Branch] = {}
    beam = [Branch(world, [], 0.0)]
    looked = 0
    while beam:
        grown: list[Branch] = []
        for branch in beam:
            for move in branch.state.candidates() if branch.line else moves:
                state = branch.state.clone()
                state.advance(move)
                line = [*branch.line, move]
                done = settle(playbook, state, seat, rng)
                promise = finish(playbook, state, rng)[seat]
                here = Branch(state, line, promise)
                if line[0] not in best or promise > best[line[0]].promise:
                    best[line[0]] = here
                if not done:
                    grown.append(here)
                looked += 1
                checkpoint(0.0)
        grown.sort(key=lambda each: -each.promise)
        beam = grown[:WIDTH]
    considered = [Considered(move, 1, best[move].promise) for move in moves]
    whim = {move: WHIM * rng.chance() for move in moves}
    considered.sort(key=lambda each: -each.expected - whim[each.move])
    return Thought(considered, best[considered[0].move].line, considered[0].move, looked)


def settle(playbook: Playbook, state: State, seat: int, rng: Rng) -> bool:
    """Plays forced moves and what others decide within the action; True when the action is over."""
    for _ in range(LONGEST):
        if state.current_player == NOBODY or playbook.quiet(state):
            return True
        moves = state.candidates()
        if len(moves) == 1:
            state.advance(moves[0])
        elif state.current_player != seat:
            state.advance(playbook.rollout(state, moves, rng))
        else:
            return False
    return True


def finish(playbook: Playbook, state: State, rng: Rng) -> list[float]:
    """What each seat may expect once the rollout policy has finished the action."""
    if state.current_player != NOBODY and not playbook.quiet(state):
        state = state.clone()
        for _ in range(LONGEST):
            moves = state.candidates()
            state.advance(moves[0] if len(moves) == 1 else playbook.rollout(state, moves, rng))
            if state.current_player == NOBODY or playbook.quiet(state):
                break
    return playbook.value(state)
