"""The games under test: one `Trial` each, and helpers that play any of them. A new game adds its trial to `TRIALS`.

`python -m tests.engine.games` prints a digest of some games of each, for comparison between processes.
"""

import hashlib
import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from engine.api import NOBODY, Game, Journal, Move, State, Value
from engine.rng import Rng


@dataclass(frozen=True)
class Counts:
    """How many sequences of 1, 2, 3 and 4 moves start from the position `after` random moves of a game."""

    players: int
    options: Mapping[str, Value]
    seed: int
    after: int
    sequences: tuple[int, int, int, int]


@dataclass(frozen=True)
class Trial:
    """What the contract tests must be told about a game.

    `conserved` gives what is the same in every position of one game (all the pieces), first what is so even in the
    midst of a move; `counts` are pinned; `shared` names the slots whose value never changes, so that copies may share
    it; `secret` says whether what a path into the snapshot of a position leads to is hidden from a seat (where a game
    with secrets gives none, this is not tried).
    """

    game: Game
    conserved: Callable[[Any], tuple[object, ...]]
    counts: tuple[Counts, ...]
    shared: tuple[str, ...] = ()
    secret: Callable[[Any, tuple[str | int, ...], int], bool] | None = None

    def hides(self, state: State, path: tuple[str | int, ...], seat: int) -> bool:
        return self.secret is not None and self.secret(state, path, seat)


@dataclass(frozen=True)
class Table:
    """A trial with a number of players and options that differ from the defaults."""

    trial: Trial
    players: int
    options: Mapping[str, Value]

    def __str__(self) -> str:
        options = [f"{name}={value}" for name, value in self.options.items()]
        return "-".join([self.trial.game.id, str(self.players), *(options if len(options) < 3 else ["all-changed"])])

    def new(self, seed: int) -> State:
        return self.trial.game.new(self.players, self.options, seed)


def trials() -> tuple[Trial, ...]:
    from tests.engine.foreign_king.trial import TRIAL as foreign_king
    from tests.engine.louis_xiv.trial import TRIAL as louis_xiv
    from tests.engine.quebec.trial import TRIAL as quebec
    from tests.engine.quo_vadis.trial import TRIAL as quo_vadis

    return foreign_king, quebec, louis_xiv, quo_vadis


def tables(trial: Trial) -> list[Table]:
    """Every player count with the defaults, with every other value of every option, and with all of them changed."""
    found = []
    for players in trial.game.players:
        found.append(Table(trial, players, {}))
        changed: dict[str, Value] = {}
        for option in trial.game.options:
            for choice in option.choices:
                if choice != option.default:
                    found.append(Table(trial, players, {option.name: choice}))
                    changed[option.name] = choice
        found.append(Table(trial, players, changed))
    return found


def walk(state: State, rng: Rng) -> Iterator[tuple[list[Move], Move]]:
    """Plays at random to the end; yields the legal moves and the one about to be played."""
    while state.current_player != NOBODY:
        moves = state.legal_moves()
        move = rng.choice(moves)
        yield moves, move
        state.advance(move)


def positions(table: Table, seed: int, every: int) -> list[State]:
    """Copies of some positions of a random game, the first and the last among them."""
    state = table.new(seed)
    found = [state.clone() for i, _ in enumerate(walk(state, Rng(seed))) if i % every == 0]
    return [*found, state]


def after(state: State, moves: int, seed: int) -> State:
    """The state some random moves later."""
    rng = Rng(seed)
    for _ in range(moves):
        state.advance(rng.choice(state.legal_moves()))
    return state


def sequences(state: State, length: int) -> int:
    """How many sequences of that many legal moves start here."""
    moves = state.legal_moves()
    if length == 1:
        return len(moves)
    total = 0
    for move in moves:
        child = state.clone()
        child.advance(move)
        total += sequences(child, length - 1)
    return total


def digest(table: Table, seed: int) -> str:
    """A fingerprint of a whole random game: moves, notes, positions."""
    state, rng, told = table.new(seed), Rng(seed), hashlib.blake2b(digest_size=16)
    while state.current_player != NOBODY:
        journal = Journal(pictures=False)
        move = rng.choice(state.legal_moves())
        state.apply(move, journal)
        notes = [(note.key, note.to, note.facts) for note in journal.notes]
        told.update(json.dumps([move, notes, state.snapshot()]).encode())
    return told.hexdigest()


def digests() -> list[str]:
    return [f"{table} {digest(table, 3)}" for trial in trials() for table in tables(trial) if len(table.options) != 1]


if __name__ == "__main__":
    print("\n".join(digests()))
