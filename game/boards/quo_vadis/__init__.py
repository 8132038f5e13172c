"""The board of Quo Vadis?."""

from __future__ import annotations

from typing import Any, Final

import pygame

from engine.api import Move, Note
from engine.api import State as AnyState
from engine.quo_vadis import data
from game.boards.assembled import Assembled, Modules
from game.boards.form import Desk, Form
from game.boards.parts import Box, Deed, Sitting
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
    words,
)
from game.boards.quo_vadis import simulate as sim
from game.boards.quo_vadis.simulate import State
from game.stage.pieces import Piece
from game.stage.tween import Walk
from game.view import View


class QuoVadisBoard(Assembled[State]):
    """Answers for Quo Vadis?; see `game.boards.Board`."""

    id = "quo_vadis"
    title_role = "cinzel"
    sign = "laurels"
    plan = layout.PLAN
    flips = pieces.FLIPS
    under = pieces.UNDER
    drawer_sign = "scroll-quill"
    drawer_things = ("trust:", "promise:")
    modules = Modules(
        pieces=pieces,
        art=art,
        spots=spots,
        explain=explain,
        tray=tray,
        preview=preview,
        panel=panel,
        words=words,
        headings=headings,
        notes=notes,
        paint=paint,
        glow=paint,
        bar=bar,
    )

    def film(self, note: Note, state: AnyState, sitting: Sitting) -> list[Piece]:
        return pieces.pieces(self.own(state), sitting, note)

    def walks(self, note: Note, sitting: Sitting) -> list[Walk]:  # noqa: ARG002
        return notes.walks(note)

    def doing(self, key: str, facts: dict[str, Any]) -> dict[str, Any]:
        return notes.doing(key, facts)

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
        panel.plate(surface, view, box, self.own(state), seat, who, deed, sitting)
        return True

    def ring(self, box: Box) -> Box | None:
        return layout.ring(box)

    def form(self, desk: Desk, move: Move | None) -> Form | None:
        if move is not None and move[0] == "draft":
            return deal_form.DealForm(desk, "offer", data.PASSAGES.index(str(move[1])))
        if move == ("side_draft",):
            return deal_form.DealForm(desk, "side")
        mode = deal_modes.mode_of(desk) if move is None else ""
        return deal_form.DealForm(desk, mode, deal_modes.passage_of(self.own(desk.state))) if mode else None

    def drawer(self, desk: Desk) -> Form | None:
        return ledger.Ledger(desk)

    def stands_for(self, move: Move) -> Move:
        opened = {"offer": "draft", "call": "draft"}
        if move[0] in opened:
            return (opened[str(move[0])], move[1])
        return ("side_draft",) if move[0] == "side" else move

    def rests(self, state: AnyState) -> bool:
        return sim.node(self.own(state)) != "draft"


BOARD: Final = QuoVadisBoard()
