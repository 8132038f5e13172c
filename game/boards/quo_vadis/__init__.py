"""The board of Quo Vadis?."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, cast

import pygame

from engine.api import Move
from engine.api import Note as TableNote
from engine.api import State as AnyState
from engine.match import LogLine
from engine.quo_vadis import data
from game.boards import Board
from game.boards.form import Desk, Form
from game.boards.parts import Box, Deed, Heading, Panel, Preview, Sitting, Thing, Tip, Tray
from game.boards.quo_vadis import (
    art,
    bar,
    deal_form,
    deal_modes,
    explain,
    headings,
    layout,
    ledger,
    notes,
    paint,
    panel,
    pieces,
    preview,
    spots,
    tray,
)
from game.boards.quo_vadis import simulate as sim
from game.boards.quo_vadis.simulate import State
from game.boards.sprites import Sprite
from game.stage.pieces import Piece
from game.stage.spots import Spot
from game.stage.stage import Rise
from game.stage.tween import Point, Walk
from game.telling import quo_vadis as words
from game.view import View


def _own(state: AnyState) -> State:
    return cast(State, state)


class QuoVadisBoard(Board):
    """Answers for Quo Vadis?; see `game.boards.Board`."""

    id = "quo_vadis"
    title_role = "cinzel"
    sign = "laurels"
    plan = layout.PLAN
    flips = pieces.FLIPS
    under = pieces.UNDER
    drawer_sign = "scroll-quill"
    drawer_things = ("trust:", "promise:")

    def pieces(self, state: AnyState, sitting: Sitting) -> list[Piece]:
        return pieces.pieces(_own(state), sitting)

    def spots(self, state: AnyState, moves: Sequence[Move], sitting: Sitting) -> list[Spot]:
        return spots.spots(_own(state), moves, sitting)

    def panel(self, state: AnyState, seat: int, sitting: Sitting) -> Panel:
        return panel.panel(_own(state), seat, sitting)

    def explain(self, thing: str, state: AnyState, sitting: Sitting) -> Tip | None:
        return explain.explain(thing, _own(state), sitting)

    def tray(self, state: AnyState, moves: Sequence[Move], sitting: Sitting) -> Tray:
        return tray.tray(_own(state), moves, sitting)

    def prompt(self, state: AnyState, sitting: Sitting) -> str:
        return tray.prompt(_own(state), sitting)

    def advice(self, state: AnyState, sitting: Sitting) -> str:
        return tray.advice(_own(state), sitting)

    def preview(self, move: Move, state: AnyState, sitting: Sitting) -> Preview:
        return preview.preview(move, _own(state), sitting)

    def caption(self, move: Move, state: AnyState) -> str:
        return tray.caption(move, _own(state))

    def facts(self, key: str, note_facts: dict[str, Any], sitting: Sitting) -> dict[str, Any]:
        return words.facts(key, note_facts, sitting.names)

    def things(self, state: AnyState, sitting: Sitting) -> list[Thing]:
        return spots.things(_own(state), sitting)

    def rises(self, note: TableNote, sitting: Sitting) -> list[Rise]:
        return notes.rises(note, sitting)

    def walks(self, note: TableNote, sitting: Sitting) -> list[Walk]:  # noqa: ARG002
        return notes.walks(note)

    def deeds(self, lines: Sequence[LogLine], sitting: Sitting) -> list[Deed]:
        return super().deeds([notes.by_doer(line) for line in lines], sitting)

    def heading(self, line: LogLine, before: LogLine | None, sitting: Sitting) -> Heading | None:
        return headings.heading(line, before, sitting)

    def weight(self, note: TableNote) -> float:
        return notes.weight(note)

    def icon(self, note_key: str) -> str:
        return notes.icon(note_key)

    def sound(self, note_key: str) -> str:
        return notes.SOUNDS.get(note_key, "")

    def ground(self, surface: pygame.Surface, view: View, state: AnyState) -> None:  # noqa: ARG002
        paint.board(surface, view)

    def dress(self, surface: pygame.Surface, view: View, state: AnyState, sitting: Sitting) -> None:
        paint.dress(surface, view, _own(state), sitting)

    def route(self, before: Piece, after: Piece) -> list[Point]:
        return pieces.route(before, after)

    def sprite(self, piece: Piece, px: int, sitting: Sitting, share: float = 1.0) -> Sprite | None:
        return art.sprite(piece, px, sitting, share)

    def light(self, surface: pygame.Surface, view: View, lit: Sequence[Spot], strength: float) -> None:
        paint.glow(surface, view, lit, strength)

    def lift(
        self,
        surface: pygame.Surface,
        view: View,
        spot: Spot,
        state: AnyState,  # noqa: ARG002
        sitting: Sitting,  # noqa: ARG002
    ) -> None:
        paint.lift(surface, view, spot)

    def warm(self, sitting: Sitting) -> Iterator[None]:
        return paint.warm(sitting)

    def gauge(self, surface: pygame.Surface, view: View, state: AnyState, sitting: Sitting) -> None:  # noqa: ARG002
        bar.gauge(surface, view, _own(state))

    def plate(
        self,
        surface: pygame.Surface,
        view: View,
        box: Box,
        state: AnyState,
        seat: int,
        who: str,
        deed: Deed,
        sitting: Sitting,
    ) -> bool:
        panel.plate(surface, view, box, _own(state), seat, who, deed, sitting)
        return True

    def ring(self, box: Box) -> Box | None:
        return layout.ring(box)

    def form(self, desk: Desk, move: Move | None) -> Form | None:
        if move is not None and move[0] == "draft":
            return deal_form.DealForm(desk, "offer", data.PASSAGES.index(str(move[1])))
        if move == ("side_draft",):
            return deal_form.DealForm(desk, "side")
        mode = deal_modes.mode_of(desk) if move is None else ""
        return deal_form.DealForm(desk, mode, deal_modes.passage_of(_own(desk.state))) if mode else None

    def drawer(self, desk: Desk) -> Form | None:
        return ledger.Ledger(desk)

    def stands_for(self, move: Move) -> Move:
        opened = {"offer": "draft", "call": "draft"}
        if move[0] in opened:
            return (opened[str(move[0])], move[1])
        return ("side_draft",) if move[0] == "side" else move

    def rests(self, state: AnyState) -> bool:
        return sim.node(_own(state)) != "draft"


BOARD: Final = QuoVadisBoard()
