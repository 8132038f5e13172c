"""The recorded games of Quo Vadis?: each binding mode and player count, each way for a game to end, each variant."""

from collections.abc import Callable

from engine.api import Move, Value
from engine.quo_vadis import QUO_VADIS
from engine.quo_vadis.state import QuoVadisState
from engine.rng import Rng
from tests.engine.playthroughs.recorder import Playthrough


def lively(state: QuoVadisState, rng: Rng) -> Move:
    """Chooses a kind of move, then a move: all kinds come up often."""
    choices = state.legal_moves()
    verbs = sorted({str(move[0]) for move in choices})
    verb = rng.choice(verbs)
    return rng.choice([move for move in choices if move[0] == verb])


def climber(state: QuoVadisState, rng: Rng) -> Move:
    """Goes up where he can, asks for votes often, says yes more often than no, and moves Caesar seldom."""
    choices = state.candidates()
    for verb, chance in (
        ("promote", 8),
        ("accept", 6),
        ("take", 6),
        ("pick", 8),
        ("offer", 6),
        ("call", 3),
        ("bid", 8),
    ):
        found = [move for move in choices if move[0] == verb]
        if found and rng.below(10) < chance:
            return rng.choice(found)
    quiet = [move for move in choices if move[0] not in ("caesar", "offer", "call")]
    return rng.choice(quiet if quiet and rng.below(10) else choices)


def idler(state: QuoVadisState, rng: Rng) -> Move:
    """Moves Caesar and nothing else (V47)."""
    return rng.choice([move for move in state.legal_moves() if move[0] == "caesar"])


def dawdler(state: QuoVadisState, rng: Rng) -> Move:
    """Moves Caesar, but for one turn in about two rounds while there is anything else to do (V47)."""
    due = state.idle >= 2 * state.players
    other = [move for move in state.legal_moves() if move[0] in ("place", "promote")]
    return rng.choice(other) if due and other else idler(state, rng)


def _game(
    name: str, seed: int, choose: Callable[[QuoVadisState, Rng], Move], options: dict[str, Value] | None = None
) -> Playthrough:
    return Playthrough(name, QUO_VADIS, int(name[0]), options or {}, seed, choose)


CHANGED: dict[str, Value] = {
    option.name: next(choice for choice in reversed(option.choices) if choice != option.default)
    for option in QUO_VADIS.options
}
MODES: tuple[Value, ...] = next(option.choices for option in QUO_VADIS.options if option.name == "promise_mode")

RECORDED = (
    *(
        _game(f"{players}-{mode}", 10 * players + i, climber, {"promise_mode": mode})
        for players in QUO_VADIS.players
        for i, mode in enumerate(MODES)
    ),
    *(_game(f"{players}-lively", 60 + players, lively) for players in QUO_VADIS.players),
    *(
        _game(f"{players}-variants", 50 + players, lively, {"lobbying": True, "side_deals": True})
        for players in QUO_VADIS.players
    ),
    *(_game(f"{players}-changed", 70 + players, lively, CHANGED) for players in QUO_VADIS.players),
    *(_game(f"{players}-stall", 80 + players, idler) for players in QUO_VADIS.players),
    *(_game(f"{players}-limit", 90 + players, dawdler) for players in QUO_VADIS.players),
)
