"""The board of Québec."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from game.boards.assembled import Modules, Staged, Staging
from game.boards.parts import Sitting
from game.boards.quebec import (
    account,
    art,
    bar,
    card,
    explain,
    film,
    glow,
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
from game.boards.quebec.simulate import State


class QuebecBoard(Staged[State]):
    """Answers for Québec; see `game.boards.Board`."""

    id = "quebec"
    title_role = "display_sc"
    sign = "fleur-de-lys"
    plan = layout.PLAN
    flips = pieces.TILES | pieces.CARDS
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
        glow=glow,
        bar=bar,
    )
    staging = Staging(notes=notes, film=film, account=account, card=card)

    def warm(self, sitting: Sitting) -> Iterator[None]:
        yield from super().warm(sitting)
        yield from film.warm()


BOARD: Final = QuebecBoard()
