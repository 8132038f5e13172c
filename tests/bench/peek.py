"""How much a bot of Louis XIV would gain by looking at the cards of the others: for measuring, never for play.

    python -m tests.bench.peek [--games N] [--iterations N] [--players N] [--seed N]

One seat searches in the true position, with only the coming draws unknown; the others search as the bots do.
"""

import argparse
import json

from ai.arena import wilson
from ai.playbook import Playbook, find
from ai.search import Budget, Search
from engine.api import NOBODY, Move, State
from engine.louis_xiv import LOUIS_XIV
from engine.louis_xiv.position import Position
from engine.rng import Rng


class Peeking(Search):
    """A search that knows all hands: every iteration plays in the true position, with other draws to come."""

    def fresh(self, state: State) -> State:
        world = state.clone()
        assert isinstance(world, Position)
        world.chance = self.rng.bits()
        return world


def decide(state: State, book: Playbook, peeks: bool, iterations: int, rng: Rng) -> Move:
    """The move of the seat to decide; small decisions of one action do not share a tree, for either kind of bot."""
    if peeks:
        search: Search = Peeking(LOUIS_XIV, book, state, rng.bits())
    else:
        search = Search(LOUIS_XIV, book, state.observe(state.current_player), rng.bits())
    return search.run(Budget(None, iterations)).best


def play(players: int, number: int, seed: int, iterations: int) -> tuple[float, int, float]:
    """The peeking seat's share of the win, its points, and the mean points of the others; seats rotate."""
    peeking = number % players
    state: State = LOUIS_XIV.new(players, {}, Rng(seed * 1_000_003 + number // players).bits() >> 1)
    rng = Rng(seed * 7_368_787 + number)
    book = find(LOUIS_XIV.id)
    while state.current_player != NOBODY:
        moves = state.candidates()
        if len(moves) > 1:
            state.advance(decide(state, book, state.current_player == peeking, iterations, rng))
        else:
            state.advance(moves[0])
    ranks, scores = state.ranks(), state.scores()
    share = 1.0 / ranks.count(1) if ranks[peeking] == 1 else 0.0
    return share, scores[peeking], (sum(scores) - scores[peeking]) / (players - 1)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--iterations", type=int, default=600)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    results = [play(given.players, number, given.seed, given.iterations) for number in range(given.games)]
    share = sum(each[0] for each in results)
    low, high = wilson(share, given.games)
    report = {
        "players": given.players,
        "games": given.games,
        "iterations": given.iterations,
        "share": share / given.games,
        "low": low,
        "high": high,
        "points": sum(each[1] for each in results) / given.games,
        "points_of_others": sum(each[2] for each in results) / given.games,
    }
    print(json.dumps(report))


if __name__ == "__main__":
    main()
