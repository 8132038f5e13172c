"""The recorded games of Québec: each mode and player count, both ways for a game to end, all options changed."""

from collections.abc import Callable

from engine.api import Move, Value
from engine.quebec import QUEBEC
from engine.quebec.data import COST, SITES, SPACES, ZONES
from engine.quebec.state import QuebecState
from engine.rng import Rng
from tests.engine.playthroughs.recorder import Playthrough


def anything(state: QuebecState, rng: Rng) -> Move:
    """Plays at random."""
    return rng.choice(state.legal_moves())


def builder(state: QuebecState, rng: Rng) -> Move:
    """Fills the sites of his own and of other buildings and starts new ones."""
    moves = state.candidates()
    for verb in ("contribute", "upgrade", "start", "activate", "district", "leader"):
        found = [move for move in moves if move[0] == verb]
        if found and (verb != "contribute" or rng.below(4)):
            return rng.choice(found)
    return rng.choice(moves)


def collector(state: QuebecState, rng: Rng) -> Move:
    """Seat 0 completes building after building, none without a token; the others help, and go nowhere themselves."""
    own, seat = state.architects[0], state.current_player
    needs_help = own >= 0 and state.sites[SITES * own] < 0
    first: list[Move] = [("activate", 3), ("activate", 2), ("activate", 1), ("district", "eco_port"), ("skip",)]
    if needs_help:
        first.append(("contribute", SPACES[own]))
    elif seat == 0:
        first += [*sorted(starts(state), key=price), ("end_century",)]
    if seat == 0 or not state.active[seat]:
        first += sorted(starts(state), key=price, reverse=True)
    first.append(("send", ZONES[rng.below(len(ZONES))]))
    moves = state.legal_moves()
    return next((move for move in first if move in moves), moves[0])


def starts(state: QuebecState) -> list[Move]:
    return [move for move in state.legal_moves() if move[0] == "start"]


def price(move: Move) -> int:
    return COST[SPACES.index(str(move[1]))]


def _game(
    name: str, seed: int, choose: Callable[[QuebecState, Rng], Move], options: dict[str, Value] | None = None
) -> Playthrough:
    return Playthrough(name, QUEBEC, int(name[0]), options or {}, seed, choose)


CHANGED: dict[str, Value] = {
    option.name: next(choice for choice in reversed(option.choices) if choice != option.default)
    for option in QUEBEC.options
}

RECORDED = (
    *(
        _game(f"{players}-{mode}", 10 * players, anything, {"mode": mode})
        for players in (2, 3, 4, 5)
        for mode in ("family", "full", "full_events")
    ),
    *(_game(f"{players}-builder", 30 + players, builder) for players in (2, 3, 4, 5)),
    _game("2-tokens", 42, collector),
    *(_game(f"{players}-changed", 60 + players, anything, CHANGED) for players in (2, 3, 4, 5)),
)
