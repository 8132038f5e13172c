"""How fast the rules and the search are on this machine."""

from collections.abc import Callable
from random import Random
from time import perf_counter

from ai.playbook import find
from ai.search import Search
from engine import catalogue
from engine.api import NOBODY, Game, State
from engine.rng import Rng


def measure(game_id: str, seconds: float = 4.0) -> dict[str, float]:
    """The figures of `cabinet bench`, each measured for a quarter of `seconds`.

    All are from the game with the most players and default options: decisions of random play with `legal_moves()` and
    `advance()` a second, microseconds a `clone()` in the middle of a game, random games to the end a second (a game
    that is longer than the time is counted in part), and iterations a second of a search from the opening.
    Where a game can be played without deals, also the decisions of random play without them.
    """
    game = catalogue.find(game_id)
    share = seconds / 4
    decisions, playouts = random_play(game, 2 * share)
    figures = {
        "decisions_per_s": decisions,
        "clone_us": 1e6 / rate(middle(game).clone, share),
        "playouts_per_s": playouts,
        "search_iterations_per_s": rate(opening_search(game).iterate, share),
    }
    if knows_deals(game):
        figures["plain_decisions_per_s"] = random_play(game, share, plain=True)[0]
    return figures


def knows_deals(game: Game) -> bool:
    """Whether negotiation can be left out of a game."""
    return type(game.new(max(game.players), {}, 1)).plain_moves is not State.plain_moves


def random_play(game: Game, seconds: float, plain: bool = False) -> tuple[float, float]:
    """Decisions and games a second of random play. The dice are C's, so that it is the rules that are measured."""
    rng = Random(1)
    dice = rng.random
    decisions = 0
    games = 0.0
    start = perf_counter()
    used = 0.0
    while used < seconds:
        state = game.new(max(game.players), {}, rng.getrandbits(60))
        length = 0
        while state.current_player != NOBODY:
            moves = state.plain_moves() if plain else state.legal_moves()
            state.advance(moves[int(dice() * len(moves))])
            length += 1
        decisions += length
        games += 1
        used = perf_counter() - start
    return decisions / used, games / used


def middle(game: Game) -> State:
    """A position after some rounds of random play."""
    rng = Rng(2)
    state = game.new(max(game.players), {}, 2)
    while state.current_player != NOBODY and state.round < 6:
        moves = state.candidates()
        state.advance(moves[rng.below(len(moves))])
    return state


def opening_search(game: Game) -> Search:
    state = game.new(max(game.players), {}, 3)
    return Search(game, find(game.id), state.observe(state.current_player), 3)


def rate(work: Callable[[], object], seconds: float) -> float:
    """Calls a second."""
    calls = 0
    start = perf_counter()
    used = 0.0
    while used < seconds:
        for _ in range(20):
            work()
        calls += 20
        used = perf_counter() - start
    return calls / used
