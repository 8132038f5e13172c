"""The recorded games of The Foreign King: each player count with each way to end, the variants, all options changed."""

from engine.api import Move, Value
from engine.foreign_king import FOREIGN_KING
from engine.foreign_king.position import NODE_ACTION, NODE_BUILD_IN, NODE_KING_TO, NODE_PLACE_IN
from engine.foreign_king.state import ForeignKingState
from engine.rng import Rng
from tests.engine.playthroughs.recorder import Playthrough


def anything(state: ForeignKingState, rng: Rng) -> Move:
    """Plays at random."""
    return rng.choice(state.legal_moves())


def first_of(state: ForeignKingState, *words: str) -> Move | None:
    """The first of these actions, answers or places that can be chosen."""
    moves = {str(move[-1]): move for move in state.candidates()}
    return next((moves[word] for word in words if word in moves), None)


def builder(state: ForeignKingState, rng: Rng) -> Move:
    """Builds and scores in Brabant and round it, so that all factories are soon used up."""
    if state.node == NODE_ACTION:
        factories = sum(state.stock)
        move = first_of(state, "king" if factories < 8 and rng.below(3) else "build", "money", "place")
    elif state.node in (NODE_BUILD_IN, NODE_KING_TO, NODE_PLACE_IN):
        move = first_of(state, *(("brabant", "namur") if rng.below(2) else ("namur", "brabant")))
    else:
        move = first_of(state, "lay_down", "keep")
    return move or rng.choice(state.candidates())


def idler(state: ForeignKingState, rng: Rng) -> Move:
    """Never takes the King, and lets citizens come and go."""
    move = first_of(state, "move", "place", "money", "turn_order", "queen", "build", "congress", "supply")
    return move or rng.choice(state.candidates())


def hoarder(state: ForeignKingState, rng: Rng) -> Move:
    """Sends everybody to Congress and keeps them there, until neither a citizen nor a factory is left to use."""
    move = first_of(state, "congress", "build", "money", "supply", "keep")
    return move or rng.choice(state.candidates())


def _game(name: str, seed: int, choose: object, options: dict[str, Value] | None = None) -> Playthrough:
    return Playthrough(name, FOREIGN_KING, int(name[0]), options or {}, seed, choose)  # type: ignore[arg-type]


CHANGED: dict[str, Value] = {
    option.name: next(choice for choice in option.choices if choice != option.default)
    for option in FOREIGN_KING.options
}

RECORDED = (
    *(_game(f"{players}-marker", 20 + players, anything) for players in (2, 3, 4)),
    *(_game(f"{players}-factories", seed, builder) for players, seed in ((2, 5), (3, 19), (4, 51))),
    *(_game(f"{players}-limit", 40 + players, idler) for players in (2, 3, 4)),
    _game("2-stuck", 5, hoarder),
    _game("2-long", 51, anything, {"long_game": True}),
    _game("3-queen", 52, anything, {"three_player_queen": True}),
    *(_game(f"{players}-changed", 60 + players, anything, CHANGED) for players in (2, 3, 4)),
)
