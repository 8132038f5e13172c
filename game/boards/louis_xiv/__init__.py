"""The board of Louis XIV."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from engine.api import State as AnyState
from engine.match import LogLine
from game.boards.assembled import Modules, Staged, Staging
from game.boards.louis_xiv import (
    account,
    art,
    bar,
    card,
    deeds,
    explain,
    film,
    headings,
    layout,
    notes,
    paint,
    panel,
    pieces,
    preview,
    spots,
    tray,
    words,
)
from game.boards.louis_xiv import simulate as sim
from game.boards.louis_xiv.simulate import State
from game.boards.parts import Box, Deed, Sitting
from game.view import View


class LouisXivBoard(Staged[State]):
    """Answers for Louis XIV; see `game.boards.Board`."""

    id = "louis_xiv"
    title_role = "display_sc_bold"
    sign = "fleur-de-lys"
    plan = layout.PLAN
    flips = pieces.FLIPS
    carries = True
    under = pieces.UNDER
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
    staging = Staging(notes=notes, film=film, account=account, card=card)

    def deeds(self, lines: Sequence[LogLine], sitting: Sitting) -> list[Deed]:
        return deeds.deeds(super().deeds(lines, sitting), lines)

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
        paint.plate(surface, view, box, self.own(state), seat, who, deed, sitting)
        return True

    def lasts(self, state: AnyState) -> bool:
        return self.own(state).courtier >= 0

    def whispered(self, state: AnyState) -> tuple[int, ...]:
        return sim.whispered(self.own(state))


BOARD: Final = LouisXivBoard()
