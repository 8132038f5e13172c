"""Sets a table up for a test, and plays and reads moves written as text ("place_in namur", "place 3")."""

from collections.abc import Mapping, Sequence

from engine.api import NOBODY, Journal, Move, Note, Value
from engine.foreign_king import FOREIGN_KING
from engine.foreign_king.data import ACTIONS, PROVINCES
from engine.foreign_king.state import ForeignKingState

RED, BLUE, GREEN, YELLOW = range(4)
KINDS = "tmTM"
"""Factories as letters: textile, metallurgical; capitals have scored."""


def table(
    players: int = 2,
    options: Mapping[str, Value] | None = None,
    *,
    order: Sequence[int] | None = None,
    turn: int = 0,
    round: int = 1,
    pawns: Sequence[str] = (),
    citizens: Mapping[str, Sequence[int]] | None = None,
    factories: Mapping[str, str] | None = None,
    congress: Sequence[int] = (),
    francs: Sequence[int] = (),
    medals: Sequence[int] = (),
    loans: Sequence[int] = (),
    points: Sequence[int] = (),
    king: str = "",
    marker: int = -1,
) -> ForeignKingState:
    """A position in which the seat at place `turn` of the order (0, 1 ... unless given) is to choose an action.

    Supplies and stock follow from what lies on the board; medals go to the last seat unless said. Pawns are off the
    table in round 1 before the first turn; in later positions `pawns` must name them. Raises `BadSetup` for what
    cannot be.
    """
    snapshot = FOREIGN_KING.new(players, options or {}, 1).snapshot()
    here = {province: list(seats) for province, seats in (citizens or {}).items()}
    built = factories or {}
    for key, values in (("francs", francs), ("congress", congress), ("loans", loans), ("points", points)):
        snapshot[key] = list(values) or [0] * players
    snapshot["francs"] = list(francs) or [5] * players
    snapshot["medals"] = list(medals) or [0] * (players - 1) + [len(built)]
    snapshot["order"] = list(order or range(players))
    snapshot["turn"], snapshot["round"] = turn, round
    snapshot["current_player"] = snapshot["order"][turn]
    if pawns:
        snapshot["pawns"] = [ACTIONS.index(pawn) if pawn else NOBODY for pawn in pawns]
    for seat in range(players):
        on_map = sum(seats[seat] for seats in here.values())
        snapshot["supply"][seat] -= on_map + snapshot["congress"][seat]
    for i, province in enumerate(PROVINCES):
        if province in here:
            snapshot["citizens"][i * players : (i + 1) * players] = here[province]
        for letter in built.get(province, ""):
            snapshot["factories"][4 * i + KINDS.index(letter)] += 1
            snapshot["stock"][KINDS.index(letter) % 2] -= 1
    if king:
        snapshot["king"] = PROVINCES.index(king)
        snapshot["marker"] = marker if marker >= 0 else snapshot["marker"] - 1
    return FOREIGN_KING.load(snapshot)


def parse(text: str) -> Move:
    return tuple(int(word) if word.isdigit() else word for word in text.split())


def words(moves: Sequence[Move]) -> list[str]:
    return [" ".join(str(word) for word in move) for move in moves]


def legal(state: ForeignKingState) -> list[str]:
    return words(state.legal_moves())


def actions(state: ForeignKingState) -> list[str]:
    """The actions that may be chosen or copied."""
    return [str(move[1]) for move in state.legal_moves() if move[0] in ("action", "copy")]


def play(state: ForeignKingState, *moves: str) -> list[Note]:
    """Plays moves, each checked, and gives back what was told."""
    journal = Journal(pictures=False)
    for move in moves:
        state.apply(parse(move), journal)
    return journal.notes


def told(notes: Sequence[Note], key: str) -> list[dict[str, object]]:
    """The facts of the notes with that key."""
    return [note.facts for note in notes if note.key == key]


def citizens(state: ForeignKingState, province: str) -> list[int]:
    """Citizens in the province by seat."""
    i = PROVINCES.index(province)
    return state.citizens[i * state.players : (i + 1) * state.players]


def factories(state: ForeignKingState, province: str) -> str:
    """Factories in the province as letters."""
    i = PROVINCES.index(province)
    return "".join(letter * n for letter, n in zip(KINDS, state.factories[4 * i : 4 * i + 4], strict=True))


def king(state: ForeignKingState, province: str, *answers: str, steps: int = 0) -> list[Note]:
    """The whole action King: there by the least steps or by so many, then the answers ("release", "keep" ...)."""
    notes = play(state, "action king") if "action king" in legal(state) else []
    notes += play(state, f"king_to {province}")
    choices = [move for move in legal(state) if move.startswith("king_steps")]
    if choices:
        notes += play(state, f"king_steps {steps}" if steps else choices[0])
    return notes + play(state, *answers)
