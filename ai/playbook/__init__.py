"""What a good player of a game knows. One module a game, named after its id; `find` gives the playbook."""

# ruff: noqa: ARG002 - the signatures are the protocol

from importlib import import_module
from importlib.util import find_spec
from typing import Final, cast

from ai.rewards import expected, final
from engine.api import NOBODY, Move, Remark, State
from engine.rng import Rng

EVERY: Final = 1_000_000
"""More moves than there are in any list."""


class Playbook:
    """Knows a game as a player does: what a position is worth, which moves deserve a look, what is usually played.

    This class knows nothing and serves any game. A game's module subclasses it and defines `STYLES`, a tuple of the
    names of its personalities, and `playbook(style) -> Playbook`, where "" is the neutral one.

    `cutoff` is how many moves a rollout lasts before it is valued (a compound action is always finished first);
    `span` is a lead, in points, that is half of the way to a sure win. `explore` is the constant of the search's bound:
    about 0.7 where a rollout ends in a win or a loss, less in the measure in which forecasts lie closer together.
    """

    cutoff: int = 60
    span: float = 10.0
    explore: float = 0.7

    def value(self, state: State) -> list[float]:
        """What the position promises each seat, in 0..1. Of a finished game, what it gave."""
        if state.current_player == NOBODY:
            return final(state.ranks(), state.scores(), self.span)
        return expected([float(score) for score in state.scores()], self.span, self.span)

    def priors(self, state: State, moves: list[Move]) -> list[float]:
        """How likely each move is the one to play: weights of 0 or more with sum 1, in the order of `moves`."""
        return [1.0 / len(moves)] * len(moves)

    def first_priors(self, state: State, moves: list[Move]) -> list[float]:
        """The priors of the decision itself, which may take longer to think about."""
        return self.priors(state, moves)

    def choices(self, observed: State) -> list[Move]:
        """What the seat that decides at the table considers: the candidates, or those that suit its character."""
        return observed.candidates()

    def typical(self, world: State, rng: Rng) -> None:
        """Makes what chance will bring next in a world neither lucky nor unlucky, for who looks at one world only."""

    def width(self, trials: int) -> int:
        """How many moves of a node, the likeliest first, are looked at after so many trials: progressive widening
        (Chaslot et al., "Progressive strategies for Monte-Carlo tree search", 2008) for long lists."""
        return EVERY

    def rollout(self, state: State, moves: list[Move], rng: Rng) -> Move:
        """The move a rollout plays; `moves` has two or more. May not change `state`."""
        return moves[rng.below(len(moves))]

    def quiet(self, state: State) -> bool:
        """Whether the position can be valued: no compound action is half done."""
        return True

    def seen(self, state: State, move: Move, seat: int) -> Move:
        """The move as `seat` sees it: the same, or with what stays hidden from that seat taken out."""
        return move

    def remark(self, observed: State, move: Move) -> Remark | None:
        """What the seat that decides says when it chooses `move`, or None. Everybody hears it."""
        return None


def find(game_id: str, style: str = "") -> Playbook:
    """The playbook of a game. Raises `KeyError` for a style the game does not have."""
    if style and style not in personalities(game_id) + measured(game_id):
        raise KeyError(style)
    name = f"ai.playbook.{game_id}"
    if find_spec(name) is None:
        return Playbook()
    return cast(Playbook, import_module(name).playbook(style))


def personalities(game_id: str) -> tuple[str, ...]:
    """The styles of play a game's bots can have, besides the neutral ""."""
    name = f"ai.playbook.{game_id}"
    if find_spec(name) is None:
        return ()
    return cast(tuple[str, ...], import_module(name).STYLES)


def measured(game_id: str) -> tuple[str, ...]:
    """Styles of play that exist to be measured in matches, and that nobody is offered: `MEASURED` of the module."""
    name = f"ai.playbook.{game_id}"
    if find_spec(name) is None:
        return ()
    return cast(tuple[str, ...], getattr(import_module(name), "MEASURED", ()))
