"""The recorded games of Louis XIV: each player count, at random and played with some sense, all options changed."""

from collections.abc import Callable

from engine.api import Move, Value
from engine.louis_xiv import LOUIS_XIV
from engine.louis_xiv.state import LouisXivState
from engine.rng import Rng
from tests.engine.playthroughs.recorder import Playthrough

EAGER = ("mission", "bribe", "intrigue", "guest", "last_word", "place", "put", "deck")
"""What a courtier who misses nothing prefers, in this order."""


def anything(state: LouisXivState, rng: Rng) -> Move:
    """Plays at random."""
    return rng.choice(state.legal_moves())


def courtier(state: LouisXivState, rng: Rng) -> Move:
    """Completes missions, bribes and places as many markers as he can; recalls only without any."""
    moves = state.legal_moves()
    for verb in EAGER:
        found = [move for move in moves if move[0] == verb]
        if found:
            return found[-1] if verb == "put" else rng.choice(found)
    return rng.choice(moves)


def _game(
    name: str, seed: int, choose: Callable[[LouisXivState, Rng], Move], options: dict[str, Value] | None = None
) -> Playthrough:
    return Playthrough(name, LOUIS_XIV, int(name[0]), options or {}, seed, choose)


CHANGED: dict[str, Value] = {
    option.name: next(choice for choice in reversed(option.choices) if choice != option.default)
    for option in LOUIS_XIV.options
}

RECORDED = (
    *(_game(f"{players}-random", 10 + players, anything) for players in (2, 3, 4)),
    *(_game(f"{players}-courtier", 20 + players, courtier) for players in (2, 3, 4)),
    *(_game(f"{players}-changed", 30 + players, anything, CHANGED) for players in (2, 3, 4)),
)
