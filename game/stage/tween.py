"""Tweens: where a piece is, how large, how bright and how turned at a moment of its change."""

import itertools
import math
from collections.abc import Callable
from typing import NamedTuple

from game.stage.pieces import Change, Piece

GLIDE = 0.35
TURN = 0.25
FADE = 0.25
GHOST = 0.6
STAGGER = 0.06
HOLD = 0.35
SLIDING, HOP = 0.02, 0.6
"""How high a piece is that slides (over the others, no more) and one that hops."""

PACES = {"off": 0.0, "fast": 0.5, "normal": 1.0, "slow": 1.8}
"""How long motion takes for each setting of the animation speed; 0 shows the new picture at once."""

Point = tuple[float, float]
Route = Callable[[Piece, Piece], list[Point]]
"""The corners a piece passes on its way, both ends included."""


class Walk(NamedTuple):
    """How pieces of a kind and owner go at one note: a leg from corner to corner after another, `stride` seconds each.

    The corners are those of the board's `route` where none are given. With `hops` a piece leaves the ground at each
    leg, else it slides. Pieces that only come, go or turn take one stride for it.
    """

    kind: str
    owner: int
    stride: float
    corners: tuple[Point, ...] = ()
    hops: bool = False


class Drawn(NamedTuple):
    """A piece as it is to be painted now.

    `lift` 0 lies, 1 is high; `turn` 1 is flat on, 0 edge on; `change` is how far (0..1) it has turned to another face.
    """

    piece: Piece
    pos: Point
    size: float
    alpha: float = 1.0
    lift: float = 0.0
    turn: float = 1.0
    change: float = 1.0


def ease(t: float) -> float:
    """Ease in and out (smoothstep), 0..1 to 0..1."""
    t = min(1.0, max(0.0, t))
    return t * t * (3.0 - 2.0 * t)


def straight(before: Piece, after: Piece) -> list[Point]:
    """The direct way."""
    return [before.pos, after.pos]


def along(route: list[Point], t: float) -> Point:
    """The point at the share `t` of the length of a way."""
    lengths = [math.dist(a, b) for a, b in itertools.pairwise(route)]
    left = t * sum(lengths)
    for (a, b), length in zip(itertools.pairwise(route), lengths, strict=True):
        if left <= length and length > 0:
            share = left / length
            return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share
        left -= length
    return route[-1]


def striding(route: list[Point], t: float) -> tuple[Point, float]:
    """The point at the share `t` of the legs of a way, each leg begun and ended gently, and the share of that leg."""
    legs = len(route) - 1
    leg = min(legs - 1, int(t * legs))
    share = t * legs - leg
    (ax, ay), (bx, by) = route[leg], route[leg + 1]
    eased = ease(share)
    return (ax + (bx - ax) * eased, ay + (by - ay) * eased), share


class Tween:
    """One change on its way: starts after `delay` and takes `length` seconds."""

    __slots__ = ("change", "delay", "length", "route", "walk")

    def __init__(
        self, change: Change, delay: float, pace: float, route: Route = straight, walk: Walk | None = None
    ) -> None:
        self.change = change
        self.delay = delay
        self.route: list[Point] = []
        self.walk = walk
        if change.before is not None and change.after is not None and change.glides:
            self.route = list(walk.corners) if walk and walk.corners else route(change.before, change.after)
            legs = len(self.route) - 1
            self.length = (walk.stride * legs if walk else GLIDE * (1.0 + 0.15 * max(0, legs - 1))) * pace
        elif change.still:
            self.length = 0.0
        elif walk is not None:
            self.length = walk.stride * pace
        else:
            self.length = (TURN if change.turns else FADE) * pace

    @property
    def end(self) -> float:
        return self.delay + self.length

    def at(self, time: float) -> Drawn | None:
        """The piece `time` seconds after the start of all motion, or None where there is nothing to see."""
        before, after = self.change
        share = 1.0 if self.length <= 0 and time >= self.delay else 0.0
        if self.length > 0:
            share = min(1.0, max(0.0, (time - self.delay) / self.length))
        if before is None:
            return None if after is None or share <= 0 else Drawn(after, after.pos, after.size, share)
        if after is None:
            return None if share >= 1 else Drawn(before, before.pos, before.size, 1.0 - share)
        if share >= 1:
            return Drawn(after, after.pos, after.size)
        if share <= 0:
            return Drawn(before, before.pos, before.size)
        return self._between(before, after, share)

    def _between(self, before: Piece, after: Piece, share: float) -> Drawn:
        eased = ease(share)
        size = before.size + (after.size - before.size) * eased
        turn, shown = 1.0, after
        if self.change.turns:
            turn = abs(math.cos(math.pi * share))
            shown = before if share < 0.5 else after
        elif self.change.travels:
            turn = abs(math.cos(2 * math.pi * share))
        pos, lift = after.pos, 0.0
        if self.walk is not None and self.route:
            pos, part = striding(self.route, share)
            lift = max(SLIDING, HOP * math.sin(math.pi * part)) if self.walk.hops else SLIDING
        elif self.route:
            pos = along(self.route, eased)
            lift = math.sin(math.pi * share) if self.change.travels else 0.0
        if lift:
            shown = shown._replace(z=max(before.z, after.z))
        return Drawn(shown, pos, size, 1.0, lift, turn, share if self.change.turns else 1.0)
