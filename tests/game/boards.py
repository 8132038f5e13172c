"""What the tests of boards share: seats at a table, positions of random games, what can be hit, what is said."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.api import NOBODY, Note, State, Value
from engine.catalogue import find
from engine.match import LogLine
from engine.rng import Rng
from game.art.palette import looks_of
from game.boards import Board
from game.boards.parts import Box, Sitting, Tip
from game.stage.pieces import Piece
from game.stage.spots import Spot

NAMES = ("Ann", "Bob", "Cid", "Dee", "Eve")
GRID = 24
"""Points are tried so many to each side of a spot."""


def seats(game_id: str, players: int, viewer: int = 0) -> Sitting:
    """People with the colours of a game."""
    return Sitting(looks_of(game_id)[:players], NAMES[:players], viewer)


def positions(
    game_id: str, players: int, options: Mapping[str, Value], seed: int, every: int = 1, most: int = 10_000
) -> list[State]:
    """Positions of a random game, the last among them if it is over after `most` moves."""
    state, rng = find(game_id).new(players, options, seed), Rng(seed)
    found, count = [], 0
    while state.current_player >= 0 and count < most:
        if count % every == 0:
            found.append(state.clone())
        count += 1
        state.advance(rng.choice(state.legal_moves()))
    return [*found, state]


def hits(spots: Sequence[Spot], spot: Spot) -> bool:
    """Whether some point of the window picks just this spot."""
    box = spot.region.bounds
    for i in range(1, GRID):
        for j in range(1, GRID):
            x, y = box.x + box.w * i / GRID, box.y + box.h * j / GRID
            under = [other for other in spots if other.holds(x, y)]
            if under and max(under, key=lambda other: other.layer) == spot:
                return True
    return False


def overlap(a: Box, b: Box) -> bool:
    return a.x < b.x + b.w and b.x < a.x + a.w and a.y < b.y + b.h and b.y < a.y + a.h


def count(pieces: Sequence[Piece], kind: str, owner: int, place: str) -> int:
    """How many such pieces lie there."""
    return sum((piece.kind, piece.owner, piece.place) == (kind, owner, place) for piece in pieces)


def line_of(note: Note) -> LogLine:
    """A note as a line of the log."""
    return LogLine(0, NOBODY, note.to, note.key, note.facts)


def of_tip(tip: Tip | None) -> list[str]:
    """What a tip says."""
    return [] if tip is None else [tip.title, tip.price, *(line.words for line in tip.lines)]


def tips(board: Board, state: State, at: Sitting) -> dict[str, Tip | None]:
    """The tips of all things, seats and choices, and of every move."""
    moves = state.legal_moves()
    names = [thing.name for thing in board.things(state, at)] + [f"seat:{seat}" for seat in range(state.players)]
    names += [choice.thing for choice in board.tray(state, moves, at).choices]
    found = {name: board.explain(name, state, at) for name in names}
    spots = [spot.move for spot in board.spots(state, moves, at)]
    return found | {str(move): board.preview(move, state, at).tip for move in spots}


def said(board: Board, state: State, at: Sitting) -> list[str]:
    """All that a board says about a position to the seat that decides."""
    moves = state.legal_moves()
    tray = board.tray(state, moves, at)
    found = [step.words for step in tray.steps]
    groups = {choice.group for choice in tray.choices if choice.group}
    for lit in (at, *(at._replace(group=group) for group in sorted(groups))):
        found += [board.prompt(state, lit), board.advice(state, lit)]
    found += [board.caption(move, state) for move in moves]
    for choice in tray.choices:
        found += [choice.words, choice.under]
    for seat in range(state.players):
        panel = board.panel(state, seat, at)
        found += [panel.score, *(well.label for well in panel.wells)]
    for tip in tips(board, state, at).values():
        found += of_tip(tip)
    return found
