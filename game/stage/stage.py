"""The stage: the pieces now, those in motion, ghosts of old places and points that rise."""

from collections.abc import Iterable, Sequence

from game.stage.pieces import Change, Piece, diff
from game.stage.rise import APART, Rise, Rising, at
from game.stage.tween import GHOST, GLIDE, STAGGER, Drawn, Route, Tween, Walk, straight

__all__ = ["Rise", "Rising", "Stage"]

LANDING = 0.85
"""When a traveller is as good as there, as a share of its time."""


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

    def go(self, pieces: Iterable[Piece], rises: Sequence[Rise] = (), walks: Sequence[Walk] = ()) -> None:
        """Moves from the picture shown to another.

        Points rise as the pieces come to rest; pieces that they pull set off when the first of them arrives.
        """
        after = list(pieces)
        if self.pace <= 0:
            self.show(after)
            return
        self._tweens = self._staggered(diff(self.pieces, after), walks)
        self.pieces = after
        self._start = self._clock
        pulled = {(rise.pulls, rise.seat) for rise in rises if rise.pulls}
        free = [tween for tween in self._tweens if not tween.change.still and _key(tween.change) not in pulled]
        length = max((tween.end for tween in free), default=0.0)
        arrivals = self._send(rises, 0.6 * length)
        for tween in self._tweens:
            if not tween.change.still:
                tween.delay += arrivals.get(_key(tween.change), 0.0)
                length = max(length, tween.end)
        self._end = self._start + max(length, *arrivals.values(), 0.0)
        for tween in self._tweens:
            before = tween.change.before
            if before is not None and tween.change.travels and tween.walk is None:
                ghost = Drawn(before, before.pos, before.size)
                self._ghosts.append((ghost, self._start + tween.delay))
        self._ghosts = list(dict(self._ghosts).items())

    def _send(self, rises: Iterable[Rise], first: float) -> dict[tuple[str, int], float]:
        """Lets points rise from `first` seconds on; when the first of those that pull a kind of a seat arrives."""
        arrivals: dict[tuple[str, int], float] = {}
        for i, rise in enumerate(rises):
            start = first + APART * i * self.pace
            self._rises.append((rise, self._start + start))
            if rise.to is not None:
                arrivals.setdefault((rise.pulls, rise.seat), start + rise.length * self.pace)
        return arrivals

    def _staggered(self, changes: list[Change], walks: Iterable[Walk]) -> list[Tween]:
        """Travellers of one kind and owner set off one after another."""
        tweens: list[Tween] = []
        started: dict[tuple[str, int], int] = {}
        walking = {(walk.kind, walk.owner): walk for walk in walks}
        for change in changes:
            delay, key = 0.0, _key(change)
            if change.travels:
                delay = STAGGER * started.get(key, 0) * self.pace
                started[key] = started.get(key, 0) + 1
            tweens.append(Tween(change, delay, self.pace, self._route, walking.get(key)))
        self._settle(tweens)
        return tweens

    def _settle(self, tweens: Iterable[Tween]) -> None:
        """Numbers and colours of a place change as the travellers to it land."""
        landings: dict[str, float] = {}
        for tween in tweens:
            after = tween.change.after
            if after is not None and tween.change.travels:
                landings[after.place] = max(landings.get(after.place, 0.0), tween.end)
        for tween in tweens:
            piece = tween.change.after or tween.change.before
            if piece is not None and not tween.change.still and not tween.change.glides:
                tween.delay = LANDING * landings.get(piece.place, 0.0)

    def update(self, dt: float) -> None:
        """Lets time go by."""
        if not self.busy:
            return
        self._clock += dt
        if not self.moving:
            self._tweens = []
        self._rises = [(rise, start) for rise, start in self._rises if self._clock < start + rise.length * self.pace]
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
        """Brings all pieces to rest; points go on rising, but those on their way somewhere have arrived."""
        self._end = self._clock
        self._tweens = []
        self._rises = [(rise, start) for rise, start in self._rises if rise.to is None]

    def drawn(self, still: bool | None = None) -> list[Drawn]:
        """What is to be painted now, lowest first; equal things at one place are painted once.

        With `still` only what stays as it is during this motion, or (False) only the rest.
        """
        if not self._tweens:
            found = [] if still is False else [Drawn(piece, piece.pos, piece.size) for piece in self.pieces]
        else:
            time = self._clock - self._start
            wanted = (tween for tween in self._tweens if still in (None, tween.change.still))
            found = [seen for tween in wanted if (seen := tween.at(time)) is not None]
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
            share = (self._clock - start) / (rise.length * self.pace)
            if 0 <= share < 1:
                found.append(at(rise, share))
        return found

    def awaited(self) -> frozenset[int]:
        """The seats whose points have not arrived yet."""
        return frozenset(rise.seat for rise, _ in self._rises if rise.to is not None)


def _key(change: Change) -> tuple[str, int]:
    piece = change.after or change.before
    return (piece.kind, piece.owner) if piece is not None else ("", 0)


def _depth(seen: Drawn) -> tuple[bool, int, float]:
    return seen.lift > 0, seen.piece.z, seen.pos[1]
