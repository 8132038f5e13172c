"""The stage: the pieces now, those in motion, ghosts of old places and points that rise."""

from collections.abc import Iterable
from typing import NamedTuple

from game.stage.pieces import Change, Piece, diff
from game.stage.tween import GHOST, GLIDE, RISE, STAGGER, Drawn, Point, Route, Tween, straight


class Rise(NamedTuple):
    """Words that rise from a place, on behalf of a seat; `kind` is "gold" for points, "plain" or "loss"."""

    text: str
    seat: int
    pos: Point
    kind: str = "gold"


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
        self._ghosts: list[tuple[Drawn, float]] = []
        self._clock = 0.0
        self._start = 0.0
        self._end = 0.0

    @property
    def moving(self) -> bool:
        """Whether pieces are on their way (ghosts and rising points may linger after)."""
        return self._clock < self._end

    @property
    def busy(self) -> bool:
        """Whether the next frame differs from this one."""
        return self.moving or bool(self._tweens or self._rises or self._ghosts)

    def show(self, pieces: Iterable[Piece]) -> None:
        """Jumps to a picture."""
        self.pieces = list(pieces)
        self.skip()

    def go(self, pieces: Iterable[Piece], rises: Iterable[Rise] = ()) -> None:
        """Moves from the picture shown to another, with points that rise as the pieces come to rest."""
        after = list(pieces)
        if self.pace <= 0:
            self.show(after)
            return
        self._tweens = self._staggered(diff(self.pieces, after))
        self.pieces = after
        self._start = self._clock
        length = max((tween.end for tween in self._tweens if not tween.change.still), default=0.0)
        self._end = self._start + length
        self._rises += [(rise, self._start + 0.6 * length + 0.12 * i * self.pace) for i, rise in enumerate(rises)]
        for tween in self._tweens:
            before = tween.change.before
            if before is not None and tween.change.travels:
                ghost = Drawn(before, before.pos, before.size)
                self._ghosts.append((ghost, self._start + tween.delay))
        self._ghosts = list(dict(self._ghosts).items())

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
        if not self.busy:
            return
        self._clock += dt
        if not self.moving:
            self._tweens = []
        self._rises = [(rise, start) for rise, start in self._rises if self._clock < start + RISE * self.pace]
        self._ghosts = [(ghost, start) for ghost, start in self._ghosts if self._clock < start + self._fading]

    @property
    def _fading(self) -> float:
        return (GLIDE + GHOST) * self.pace

    def skip(self) -> None:
        """Ends all motion now."""
        self._end = self._clock
        self._tweens = []
        self._rises = []
        self._ghosts = []

    def land(self) -> None:
        """Brings all pieces to rest; points go on rising."""
        self._end = self._clock
        self._tweens = []

    def drawn(self) -> list[Drawn]:
        """What is to be painted now, lowest first; equal things at one place are painted once."""
        if not self._tweens:
            found = [Drawn(piece, piece.pos, piece.size) for piece in self.pieces]
        else:
            time = self._clock - self._start
            found = [seen for tween in self._tweens if (seen := tween.at(time)) is not None]
        found.sort(key=_depth)
        return list(dict.fromkeys(found))

    def ghosts(self) -> list[Drawn]:
        """The places just left, fading."""
        found = []
        for ghost, start in self._ghosts:
            share = (self._clock - start) / self._fading
            if 0 <= share < 1:
                found.append(ghost._replace(alpha=0.35 * (1 - share)))
        return found

    def rising(self) -> list[Rising]:
        """The points on their way up."""
        found = []
        for rise, start in self._rises:
            share = (self._clock - start) / (RISE * self.pace)
            if 0 <= share < 1:
                found.append(Rising(rise, share))
        return found


def _depth(seen: Drawn) -> tuple[bool, int, float]:
    return seen.lift > 0, seen.piece.z, seen.pos[1]
