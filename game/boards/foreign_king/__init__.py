"""The board of The Foreign King."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.api import Note
from engine.api import State as AnyState
from engine.match import LogLine
from game.boards.assembled import Assembled, Modules
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
from game.boards.parts import Deed, Plan, Sitting
from game.stage.tween import Walk


class ForeignKingBoard(Assembled[State]):
    """Answers for The Foreign King; see `game.boards.Board`."""

    id = "foreign_king"
    title_role = "fell"
    sign = "queen-crown"
    plan = Plan()
    flips = frozenset({"medal"})
    topples = frozenset({"textile", "metallurgical"})
    under = pieces.LABEL
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

    def walks(self, note: Note, sitting: Sitting) -> list[Walk]:
        return notes.walks(note, len(sitting.names))

    def picture(self, note: Note) -> AnyState | None:
        return notes.picture(note)

    def deeds(self, lines: Sequence[LogLine], sitting: Sitting) -> list[Deed]:
        return deeds.deeds(lines, sitting)


BOARD: Final = ForeignKingBoard()
