"""Points that rise from where they were earned and, where they go somewhere, fly there."""

from __future__ import annotations

from typing import NamedTuple

from game.stage.tween import Point, ease

RISE = 1.2
"""Seconds that words take to rise and fade."""
UP, FLY = 0.35, 0.5
"""Seconds that points take to come up, and to fly where they go."""
APART = 0.14
"""Seconds between two that set off together."""

CLIMB, FLOAT = 44.0, 34.0
ARCH = 24.0
"""How far the bend of a flight lies above the higher of its ends."""


class Rise(NamedTuple):
    """Words that rise from a place, on behalf of a seat; `kind` is "gold" for points, "plain" or "loss".

    With `to` they fly there, and the seat's pieces of the kind `pulls` set off when they arrive.
    """

    text: str
    seat: int
    pos: Point
    kind: str = "gold"
    to: Point | None = None
    pulls: str = ""

    @property
    def length(self) -> float:
        """Seconds from start to end at the usual pace."""
        return RISE if self.to is None else UP + FLY


class Rising(NamedTuple):
    """A `Rise` on its way: how far (0..1) it has come, where it is, how large (1 full) and how bright (0..1)."""

    rise: Rise
    share: float
    pos: Point
    size: float = 1.0
    alpha: float = 1.0


def at(rise: Rise, share: float) -> Rising:
    """Where words are after a share of their time."""
    x, y = rise.pos
    if rise.to is None:
        alpha = 1.0 if share < 0.7 else (1.0 - share) / 0.3
        return Rising(rise, share, (x, y - CLIMB * (1 - (1 - share) ** 2)), 1.0, alpha)
    seconds = share * (UP + FLY)
    if seconds < UP:
        part = seconds / UP
        up = 1 - (1 - part) ** 2
        return Rising(rise, share, (x, y - FLOAT * up), _sprung(part), min(1.0, 3 * part))
    part = (seconds - UP) / FLY
    return Rising(rise, share, arched((x, y - FLOAT), rise.to, ease(part)), 1.0 - 0.35 * part**2)


def _sprung(part: float) -> float:
    """Grows from half, a little beyond, back to full."""
    return 0.5 + 0.5 * ease(part * 1.6) + 0.16 * max(0.0, 1 - abs(part - 0.6) / 0.4)


def arched(start: Point, end: Point, share: float) -> Point:
    """A point of the way between two points: first up, then over (a quadratic Bézier curve)."""
    (ax, ay), (bx, by) = start, end
    cx, cy = ax + 0.3 * (bx - ax), min(ay, by) - ARCH
    left = 1 - share
    return (
        left * left * ax + 2 * left * share * cx + share * share * bx,
        left * left * ay + 2 * left * share * cy + share * share * by,
    )
