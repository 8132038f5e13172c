"""Pieces of a picture and the matching that turns two successive pictures into changes.

A piece has no identity. Pieces of one kind and owner are matched so that together they travel the least; distance is
that of the table plus a fixed amount where the face differs. The cheapest assignment is found by Kuhn's method in the
form of Jonker and Volgenant (Computing 38, 1987).
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from engine.api import NOBODY

FACE_COST = 40.0
"""What another face adds to a distance, in board units: a near piece is turned rather than swapped with a far one."""


class Piece(NamedTuple):
    """One thing on the table: what it is, whose, where it lies, what it shows, and where and how large it is drawn."""

    kind: str
    owner: int = NOBODY
    place: str = ""
    face: str = ""
    pos: tuple[float, float] = (0.0, 0.0)
    z: int = 0
    size: float = 0.0


class Change(NamedTuple):
    """What becomes of one piece: `before` None where it comes, `after` None where it goes."""

    before: Piece | None
    after: Piece | None

    @property
    def still(self) -> bool:
        return self.before == self.after

    @property
    def glides(self) -> bool:
        return self.before is not None and self.after is not None and self.before.pos != self.after.pos

    @property
    def travels(self) -> bool:
        """Whether the piece went to another place, not merely shifted within one."""
        return self.before is not None and self.after is not None and self.before.place != self.after.place

    @property
    def turns(self) -> bool:
        return self.before is not None and self.after is not None and self.before.face != self.after.face

    @property
    def comes(self) -> bool:
        return self.before is None

    @property
    def goes(self) -> bool:
        return self.after is None


def distance(a: Piece, b: Piece) -> float:
    """How far apart two pieces are: a metric on place and face."""
    dx, dy = a.pos[0] - b.pos[0], a.pos[1] - b.pos[1]
    return float((dx * dx + dy * dy) ** 0.5) + (FACE_COST if a.face != b.face else 0.0)


def diff(before: Iterable[Piece], after: Iterable[Piece]) -> list[Change]:
    """Every piece of both pictures exactly once, matched kind by kind and owner by owner."""
    groups: dict[tuple[str, int], tuple[list[Piece], list[Piece]]] = {}
    for side, pieces in enumerate((before, after)):
        for piece in pieces:
            groups.setdefault((piece.kind, piece.owner), ([], []))[side].append(piece)
    changes: list[Change] = []
    for old, new in groups.values():
        changes.extend(_match(old, new))
    return changes


def _match(old: list[Piece], new: list[Piece]) -> list[Change]:
    """Equal pieces stay (which never makes the whole dearer: `distance` is a metric), the rest is assigned."""
    changes: list[Change] = []
    left = list(new)
    moved: list[Piece] = []
    for piece in old:
        if piece in left:
            left.remove(piece)
            changes.append(Change(piece, piece))
        else:
            moved.append(piece)
    if len(moved) <= len(left):
        pairs = assign([[distance(a, b) for b in left] for a in moved]) if moved else []
        taken = set(pairs)
        changes.extend(Change(a, left[j]) for a, j in zip(moved, pairs, strict=True))
        changes.extend(Change(None, b) for j, b in enumerate(left) if j not in taken)
    else:
        pairs = assign([[distance(a, b) for a in moved] for b in left]) if left else []
        taken = set(pairs)
        changes.extend(Change(moved[i], b) for b, i in zip(left, pairs, strict=True))
        changes.extend(Change(a, None) for i, a in enumerate(moved) if i not in taken)
    return changes


def assign(cost: Sequence[Sequence[float]]) -> list[int]:
    """The column of each row in the cheapest assignment; there must be at least as many columns as rows."""
    rows, columns = len(cost), len(cost[0])
    row_price = [0.0] * (rows + 1)
    column_price = [0.0] * (columns + 1)
    row_of = [0] * (columns + 1)
    for row in range(1, rows + 1):
        row_of[0] = row
        column = 0
        slack = [float("inf")] * (columns + 1)
        came_from = [0] * (columns + 1)
        done = [False] * (columns + 1)
        while row_of[column]:
            done[column] = True
            here, step, following = row_of[column], float("inf"), 0
            for j in range(1, columns + 1):
                if done[j]:
                    continue
                reduced = cost[here - 1][j - 1] - row_price[here] - column_price[j]
                if reduced < slack[j]:
                    slack[j], came_from[j] = reduced, column
                if slack[j] < step:
                    step, following = slack[j], j
            for j in range(columns + 1):
                if done[j]:
                    row_price[row_of[j]] += step
                    column_price[j] -= step
                else:
                    slack[j] -= step
            column = following
        while column:
            row_of[column] = row_of[came_from[column]]
            column = came_from[column]
    found = [0] * rows
    for j in range(1, columns + 1):
        if row_of[j]:
            found[row_of[j] - 1] = j - 1
    return found
