"""What moves would do, found by playing them on copies: no rule is told twice."""

from __future__ import annotations

from typing import Any, NamedTuple

from engine.api import NOBODY, IllegalMove, Journal, Move
from engine.foreign_king.data import PROVINCES
from engine.foreign_king.position import NODE_ACTION, NODE_KING_STEPS, NODE_KING_TO, NODE_OVER, NODE_PLACE
from engine.foreign_king.scoring import reckon
from engine.foreign_king.state import ForeignKingState

State = ForeignKingState


class Outcome(NamedTuple):
    """The position after a move and what it told, by key; `francs` is the price, without the loans it takes."""

    state: State
    told: dict[str, dict[str, Any]]
    francs: int
    loans: int


class Visit(NamedTuple):
    """What a King stopping in a province would score: nobody, tied seats, or one seat and its points."""

    seat: int
    points: int
    tied: tuple[int, ...]


def play(state: State, *moves: Move) -> Outcome:
    """Plays moves on a copy."""
    journal = Journal(pictures=False)
    after = state.clone()
    for move in moves:
        after.apply(move, journal)
    told: dict[str, dict[str, Any]] = {}
    francs = loans = 0
    for note in journal.notes:
        if note.key.startswith(("ended", "round")):
            break
        told.setdefault(note.key, note.facts)
        if note.key == "borrowed":
            loans += 1
        elif note.key in ("built", "placed", "moved", "king_arrived", "king_landed"):
            francs += note.facts["francs"]
    return Outcome(after, told, francs, loans)


def settle(state: State, move: Move) -> Outcome:
    """Plays a move and, where it only chooses a place, the smallest number that may follow."""
    after = play(state, move)
    if after.state.node in (NODE_PLACE, NODE_KING_STEPS) and after.state.current_player == state.current_player:
        return play(state, move, after.state.legal_moves()[0])
    return after


def possible(state: State, move: Move) -> bool:
    return move in state.legal_moves()


def visit(state: State, province: int) -> Visit:
    """What the King would score if he stopped there now and nobody released: the engine is asked on a copy."""
    copy = state.clone()
    copy.king = -1
    copy.congress = [0] * state.players
    copy.queue = []
    copy.node = NODE_KING_TO
    copy.current_player = state.order[state.turn]
    journal = Journal(pictures=False)
    try:
        copy.apply(("king_to", PROVINCES[province]), journal)
    except IllegalMove:
        return Visit(NOBODY, 0, ())
    for note in journal.notes:
        if note.key in ("scored_factories", "scored_citizens"):
            return Visit(note.facts["seat"], note.facts["points"], ())
        if note.key == "tied":
            return Visit(NOBODY, 0, tuple(note.facts["seats"]))
    return Visit(NOBODY, 0, ())


def final_points(state: State) -> dict[str, list[int]]:
    """The points of each seat by source, as if the game ended now."""
    return {line.key: line.points for line in reckon(state)}


def still_to_come(state: State) -> dict[str, list[int]]:
    """The points of each seat by source that the end would add to those on the track."""
    points = final_points(state)
    return {key: [0] * state.players for key in points} if state.node == NODE_OVER else points


def unsettled(state: State) -> State:
    """The same table in the midst of the final scoring: its points are those that have been told so far."""
    state.node = NODE_ACTION
    return state
