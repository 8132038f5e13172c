"""The board of The Foreign King."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, cast

import pygame

from engine.api import Move
from engine.api import Note as TableNote
from engine.api import State as AnyState
from engine.match import LogLine
from game.boards import Board
from game.boards.foreign_king import (
    art,
    bar,
    deeds,
    explain,
    headings,
    notes,
    paint,
    panel,
    pieces,
    preview,
    spots,
    tray,
    words,
)
from game.boards.foreign_king.simulate import State
from game.boards.parts import Deed, Heading, Panel, Plan, Preview, Sitting, Thing, Tip, Tray
from game.boards.sprites import Sprite
from game.stage.pieces import Piece
from game.stage.spots import Spot
from game.stage.stage import Rise
from game.stage.tween import Point, Walk
from game.view import View


def _own(state: AnyState) -> State:
    return cast(State, state)


class ForeignKingBoard(Board):
    """Answers for The Foreign King; see `game.boards.Board`."""

    id = "foreign_king"
    title_role = "fell"
    sign = "queen-crown"
    plan = Plan()
    flips = frozenset({"medal"})
    topples = frozenset({"textile", "metallurgical"})
    under = pieces.LABEL

    def pieces(self, state: AnyState, sitting: Sitting) -> list[Piece]:  # noqa: ARG002
        return pieces.pieces(_own(state))

    def spots(self, state: AnyState, moves: Sequence[Move], sitting: Sitting) -> list[Spot]:
        return spots.spots(_own(state), moves, sitting)

    def panel(self, state: AnyState, seat: int, sitting: Sitting) -> Panel:  # noqa: ARG002
        return panel.panel(_own(state), seat)

    def explain(self, thing: str, state: AnyState, sitting: Sitting) -> Tip | None:
        return explain.explain(thing, _own(state), sitting)

    def tray(self, state: AnyState, moves: Sequence[Move], sitting: Sitting) -> Tray:
        return tray.tray(_own(state), moves, sitting)

    def prompt(self, state: AnyState, sitting: Sitting) -> str:  # noqa: ARG002
        return tray.prompt(_own(state))

    def preview(self, move: Move, state: AnyState, sitting: Sitting) -> Preview:
        return preview.preview(move, _own(state), sitting)

    def caption(self, move: Move, state: AnyState) -> str:
        return tray.caption(move, _own(state))

    def facts(self, key: str, note_facts: dict[str, Any], sitting: Sitting) -> dict[str, Any]:  # noqa: ARG002
        return words.facts(note_facts, sitting)

    def things(self, state: AnyState, sitting: Sitting) -> list[Thing]:
        return spots.things(_own(state), sitting)

    def rises(self, note: TableNote, sitting: Sitting) -> list[Rise]:
        return notes.rises(note, sitting)

    def walks(self, note: TableNote, sitting: Sitting) -> list[Walk]:
        return notes.walks(note, len(sitting.names))

    def picture(self, note: TableNote) -> AnyState | None:
        return notes.picture(note)

    def deeds(self, lines: Sequence[LogLine], sitting: Sitting) -> list[Deed]:
        return deeds.deeds(lines, sitting)

    def heading(self, line: LogLine, before: LogLine | None, sitting: Sitting) -> Heading | None:  # noqa: ARG002
        return headings.heading(line, before)

    def weight(self, note: TableNote) -> float:
        return notes.weight(note)

    def icon(self, note_key: str) -> str:
        return notes.icon(note_key)

    def sound(self, note_key: str) -> str:
        return notes.SOUNDS.get(note_key, "")

    def ground(self, surface: pygame.Surface, view: View, state: AnyState) -> None:
        paint.ground(surface, view, _own(state))

    def dress(self, surface: pygame.Surface, view: View, state: AnyState, sitting: Sitting) -> None:
        paint.dress(surface, view, _own(state), sitting)

    def route(self, before: Piece, after: Piece) -> list[Point]:
        return pieces.route(before, after)

    def sprite(self, piece: Piece, px: int, sitting: Sitting, share: float = 1.0) -> Sprite | None:
        return art.sprite(piece, px, sitting, share)

    def light(self, surface: pygame.Surface, view: View, lit: Sequence[Spot], strength: float) -> None:
        paint.light(surface, view, lit, strength)

    def lift(self, surface: pygame.Surface, view: View, spot: Spot, state: AnyState, sitting: Sitting) -> None:
        paint.lift(surface, view, spot, _own(state), sitting)

    def warm(self, sitting: Sitting) -> Iterator[None]:
        return paint.warm(sitting)

    def gauge(self, surface: pygame.Surface, view: View, state: AnyState, sitting: Sitting) -> None:
        bar.bar(surface, view, _own(state), sitting)


BOARD: Final = ForeignKingBoard()
