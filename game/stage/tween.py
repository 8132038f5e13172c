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
RISE = 1.2
HOLD = 0.35

PACES = {"off": 0.0, "fast": 0.5, "normal": 1.0, "slow": 1.8}
"""How long motion takes for each setting of the animation speed; 0 shows the new picture at once."""

Point = tuple[float, float]
Route = Callable[[Piece, Piece], list[Point]]
"""The corners a piece passes on its way, both ends included."""


class Drawn(NamedTuple):
    """A piece as it is to be painted now. `lift` 0 lies, 1 is high; `turn` 1 is flat on, 0 edge on."""

    piece: Piece
    pos: Point
    size: float
    alpha: float = 1.0
    lift: float = 0.0
    turn: float = 1.0


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


class Tween:
    """One change on its way: starts after `delay` and takes `length` seconds."""

    __slots__ = ("change", "delay", "length", "route")

    def __init__(self, change: Change, delay: float, pace: float, route: Route = straight) -> None:
        self.change = change
        self.delay = delay
        self.route: list[Point] = []
        if change.before is not None and change.after is not None and change.glides:
            self.route = route(change.before, change.after)
            corners = max(0, len(self.route) - 2)
            self.length = GLIDE * (1.0 + 0.15 * corners) * pace
        elif change.turns:
            self.length = TURN * pace
        elif change.still:
            self.length = 0.0
        else:
            self.length = FADE * pace

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
        pos = along(self.route, eased) if self.route else after.pos
        size = before.size + (after.size - before.size) * eased
        turn, shown = 1.0, after
        if self.change.turns:
            turn = abs(math.cos(math.pi * share))
            shown = before if share < 0.5 else after
        lift = math.sin(math.pi * share) if self.change.travels else 0.0
        if lift:
            shown = shown._replace(z=max(before.z, after.z))
        return Drawn(shown, pos, size, 1.0, lift, turn)
