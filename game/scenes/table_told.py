"""How much the table has told so far: lines of the log, what each seat did last, points that have arrived."""

from __future__ import annotations

from collections.abc import Sequence

from engine.match import LogLine, Match
from game.boards import Board
from game.boards.parts import Deed, Sitting
from game.text import language


class Told:
    """What a film still has to tell is neither in the log nor in the panels.

    `count` lines of the viewer's log have been told. Seats whose points still fly have their scores `held`.
    """

    def __init__(self, match: Match, board: Board) -> None:
        self.match = match
        self.board = board
        self.count = 0
        self._held: list[str] = []
        self._flying: frozenset[int] = frozenset()
        self._deeds: tuple[tuple[object, ...], list[Deed]] | None = None

    def all(self, viewer: int) -> None:
        """Everything that has happened has been told, and all points have arrived."""
        self.count = len(self.match.seen_log(viewer))
        self._flying = frozenset()

    def log(self, viewer: int) -> list[LogLine]:
        """The lines told to the viewer."""
        return self.match.seen_log(viewer)[: self.count]

    def deed(self, seat: int, sitting: Sitting) -> Deed:
        """What a seat did last."""
        key = (len(self.match.moves), self.count, sitting, language())
        if self._deeds is None or self._deeds[0] != key:
            self._deeds = (key, self.board.deeds(self.log(sitting.viewer), sitting))
        return self._deeds[1][seat]

    # ------------------------------------------------------------------ points

    def hold(self, seats: frozenset[int], scores: Sequence[str]) -> None:
        """The points of some seats have set off: until they arrive the scores are those of before."""
        self._flying = seats
        self._held = list(scores) if seats else []

    def held(self, seat: int) -> str:
        """The score that a seat still shows, or ""."""
        return self._held[seat] if seat in self._flying else ""

    def arrived(self, flying: frozenset[int]) -> bool:
        """Only these seats' points still fly; True when others have arrived."""
        left = self._flying & flying
        arrived = left != self._flying
        self._flying = left
        return arrived
