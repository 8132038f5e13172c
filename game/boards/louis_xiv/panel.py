"""What a panel says of a seat where the scene asks; the board writes its plates itself."""

from __future__ import annotations

from game.boards.louis_xiv.simulate import State
from game.boards.parts import Panel, Sitting


def panel(state: State, seat: int, _sitting: Sitting) -> Panel:
    """The points so far; all else is on the plate."""
    return Panel(str(state.scores()[seat]), ())
