"""The stage: the pieces now, those in motion, ghosts of old places and points that rise."""

from collections.abc import Iterable
from typing import NamedTuple

from game.stage.pieces import Change, Piece, diff
from game.stage.tween import GHOST, RISE, STAGGER, Drawn, Point, Route, Tween, straight


class Rise(NamedTuple):
    """Words that rise from a place, in the colour of a seat."""

    text: str
    seat: int
    pos: Point


class Rising(NamedTuple):
    """A `Rise` on its way: how far (0..1) it has come."""

    rise: Rise
    share: float


class Stage:
    """Shows one picture and moves to the next. Time goes by `update`; nothing here knows a game or a screen."""

    def __init__(self, route: Route = straight) -> None:
        self.pieces: list[Piece] = []
        self.pace = 1.0
        self._route = route
        self._tweens: list[Tween] = []
        self._rises: list[tuple[Rise, float]] = []
        self._time = 0.0
        self._end = 0.0
        self._quiet = 0.0

    @property
    def moving(self) -> bool:
        """Whether pieces are on their way (ghosts and rising points may linger after)."""
        return self._time < self._end

    @property
    def busy(self) -> bool:
        """Whether the next frame differs from this one."""
        return self._time < self._quiet

    def show(self, pieces: Iterable[Piece]) -> None:
        """Jumps to a picture."""
        self.pieces = list(pieces)
        self._tweens = []
        self._rises = []
        self._time = self._end = self._quiet = 0.0

    def go(self, pieces: Iterable[Piece], rises: Iterable[Rise] = ()) -> None:
        """Moves from the picture shown to another, with points that rise once the pieces have come to rest."""
        after = list(pieces)
        if self.pace <= 0:
            self.show(after)
            return
        changes = diff(self.pieces, after)
        self._tweens = self._staggered(changes)
        self.pieces = after
        self._time = 0.0
        self._end = max((tween.end for tween in self._tweens if not tween.change.still), default=0.0)
        travels = any(change.travels for change in changes)
        self._rises = [(rise, self._end * 0.6 + 0.12 * i * self.pace) for i, rise in enumerate(rises)]
        last_rise = max((start + RISE * self.pace for _, start in self._rises), default=0.0)
        self._quiet = max(self._end + (GHOST * self.pace if travels else 0.0), last_rise)

    def _staggered(self, changes: list[Change]) -> list[Tween]:
        """Travellers of one kind and owner set off one after another."""
        tweens: list[Tween] = []
        started: dict[tuple[str, int], int] = {}
        for change in changes:
            delay = 0.0
            if change.travels and change.before is not None:
                key = (change.before.kind, change.before.owner)
                delay = STAGGER * started.get(key, 0) * self.pace
                started[key] = started.get(key, 0) + 1
            tweens.append(Tween(change, delay, self.pace, self._route))
        return tweens

    def update(self, dt: float) -> None:
        """Lets time go by."""
        if self.busy:
            self._time += dt
            if not self.busy:
                self._tweens = []
                self._rises = []

    def skip(self) -> None:
        """Ends all motion now."""
        self._time = self._end = self._quiet = 0.0
        self._tweens = []
        self._rises = []

    def drawn(self) -> list[Drawn]:
        """What is to be painted now, lowest first; equal things at one place are painted once."""
        if not self._tweens:
            found = [Drawn(piece, piece.pos, piece.size) for piece in self.pieces]
        else:
            found = [seen for tween in self._tweens if (seen := tween.at(self._time)) is not None]
        found.sort(key=_depth)
        return list(dict.fromkeys(found))

    def ghosts(self) -> list[Drawn]:
        """The places just left, fading."""
        if not self._tweens or self.pace <= 0:
            return []
        ghosts: list[Drawn] = []
        for tween in self._tweens:
            before = tween.change.before
            if before is not None and tween.change.travels and self._time >= tween.delay:
                share = (self._time - tween.delay) / (tween.length + GHOST * self.pace)
                if share < 1:
                    ghosts.append(Drawn(before, before.pos, before.size, 0.35 * (1 - share)))
        return list(dict.fromkeys(ghosts))

    def rising(self) -> list[Rising]:
        """The points on their way up."""
        found = []
        for rise, start in self._rises:
            share = (self._time - start) / (RISE * self.pace)
            if 0 <= share < 1:
                found.append(Rising(rise, share))
        return found


def _depth(seen: Drawn) -> tuple[bool, int, float]:
    return seen.lift > 0, seen.piece.z, seen.pos[1]
