"""Forms: sheets over the table in which several moves are put together, or which tell more than a panel can."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from engine.api import NOBODY, Move, State
from engine.match import LogLine
from game.boards.parts import Sitting
from game.stage.spots import Box
from game.view import View


class Desk(NamedTuple):
    """What a form may know: the position that is shown, who sits there, what has been told.

    `ready` tells that the viewer may choose now; `thinking` is the seat whose bot thinks, or `NOBODY`.
    """

    state: State
    sitting: Sitting
    lines: Sequence[LogLine] = ()
    ready: bool = False
    thinking: int = NOBODY


class Form:
    """A sheet over the table.

    `version` grows with everything that changes its picture; `closed` tells that the player has put it away. The table
    asks `take` after each event for moves to play one after another, and `asks` for a command of its own ("drawer").
    The drawer is told the `marks` of the form beside it: numbers whose meaning the two agree on.
    """

    area: Box = Box(0, 0, 0, 0)
    version = 0
    closed = False
    asks = ""
    marks: frozenset[int] = frozenset()

    def renew(self, desk: Desk) -> bool:  # noqa: ARG002
        """The table has changed; False when the form has nothing more to say."""
        return False

    def take(self) -> tuple[Move, ...]:
        """The moves decided since it was last asked."""
        return ()

    def bright(self) -> Sequence[Box]:
        """What of the table stays bright beside the form."""
        return ()

    def handle(self, event: pygame.event.Event, view: View) -> bool:  # noqa: ARG002
        """Takes an event of the mouse (its point may lie outside of the form) or of the keyboard; True when used."""
        return False

    def draw(self, surface: pygame.Surface, view: View) -> None:
        """Draws the form where it lies."""
