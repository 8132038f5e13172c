"""Records games as readable text. A recorded game is its table, seed and player; the text is what came of it."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from engine.api import NOBODY, Game, Journal, Move, State, Value
from engine.rng import Rng

FOLDER = Path(__file__).parent


@dataclass(frozen=True)
class Playthrough:
    """A game to record; `choose` plays all seats, with chance from the seed alone."""

    name: str
    game: Game
    players: int
    options: Mapping[str, Value]
    seed: int
    choose: Callable[[Any, Rng], Move]

    def __str__(self) -> str:
        return f"{self.game.id}/{self.name}"

    @property
    def path(self) -> Path:
        return FOLDER / self.game.id / f"{self.name}.txt"

    def text(self) -> str:
        return "\n".join([*self._lines(), ""])

    def _lines(self) -> Iterator[str]:
        state = self.game.new(self.players, self.options, self.seed)
        rng = Rng(self.seed)
        options = [f"{name}={value}" for name, value in self.options.items()]
        yield f"{self.game.id}, rules {self.game.rules_version}, {self.players} players, seed {self.seed}"
        yield f"options: {', '.join(options) or 'as given'}"
        yield f"order: {words(state.turn_order())}"
        table, round_ = state.snapshot(), 0
        while state.current_player != NOBODY:
            if state.round != round_:
                yield from changes(table, state.snapshot())
                table, round_ = state.snapshot(), state.round
                yield f"\nround {round_}"
            yield play(state, self.choose(state, rng))
        yield from changes(table, state.snapshot())
        yield from result(state)


def play(state: State, move: Move) -> str:
    """Plays a move; one line says who played what, and what was told."""
    journal, seat, choices = Journal(pictures=False), state.current_player, len(state.legal_moves())
    state.apply(move, journal)
    notes = "; ".join(" ".join([note.key, *facts(note.facts)]) for note in journal.notes)
    return f"{seat}: {words(list(move))} (of {choices})" + (f" > {notes}" if notes else "")


def words(values: list[Any]) -> str:
    return " ".join(str(value) for value in values)


def facts(found: dict[str, Any]) -> list[str]:
    return [f"{name}={','.join(map(str, fact)) if isinstance(fact, list) else fact}" for name, fact in found.items()]


def changes(before: dict[str, Any], after: dict[str, Any]) -> Iterator[str]:
    """The fields of the position that differ, but those of the turn itself."""
    for key in sorted(after):
        if key not in ("round", "current_player", "turn", "pending") and before[key] != after[key]:
            value = after[key]
            yield f"= {key} {words(value) if isinstance(value, list) else value}"


def result(state: State) -> Iterator[str]:
    ending = state.ending()
    assert ending is not None
    yield f"\nended by: {words([ending.key, *facts(ending.facts)])}"
    for line in state.reckoning():
        counted = f" (counts {words(line.counts)})" if line.counts else ""
        yield f"{line.key}: {words(line.points)}{counted}"
    yield f"scores: {words(state.scores())}"
    yield f"ranks: {words(state.ranks())}"
