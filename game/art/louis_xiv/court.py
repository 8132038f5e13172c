"""Where things lie on the cloth: the chequered court, its corners, slots, gaps and rails, in design units."""

from typing import NamedTuple

Point = tuple[float, float]
Square = tuple[int, int]


class Area(NamedTuple):
    """A rectangle of the design space."""

    left: float
    top: float
    width: float
    height: float

    @property
    def middle(self) -> Point:
        """Its middle."""
        return self.left + self.width / 2, self.top + self.height / 2

    def holds(self, point: Point) -> bool:
        """Whether a point lies in it."""
        return self.left <= point[0] < self.left + self.width and self.top <= point[1] < self.top + self.height


CLOTH = Area(0, 56, 1180, 694)
CELL = (190.0, 131.0)
ORIGIN = (115.0, 75.0)
BOARD = CELL  # a courtier's board fills its cell; neighbours touch at the corners
TRAY = (158.0, 102.0)
SLOTS = 4
LEFT_RAIL = 61.0
RIGHT_RAIL = 1119.0
SQUARES: dict[int, Square] = {
    1: (0, 1),
    2: (1, 0),
    3: (0, -1),
    4: (-1, 0),
    5: (-2, 1),
    6: (-1, 2),
    7: (1, 2),
    8: (2, 1),
    9: (2, -1),
    10: (1, -2),
    11: (-1, -2),
    12: (-2, -1),
}
GAPS: tuple[Square, ...] = tuple((x, y) for y in range(2, -3, -1) for x in range(-2, 3) if (x + y) % 2 == 0)
ADJACENT: tuple[tuple[int, int], ...] = tuple(
    (first, second)
    for first, (x, y) in SQUARES.items()
    for second, (other_x, other_y) in SQUARES.items()
    if first < second and abs(x - other_x) == 1 and abs(y - other_y) == 1
)


def cell(x: int, y: int) -> Area:
    """The cell of the rulebook's coordinates: x to the right, y upwards, the middle gap is (0, 0)."""
    return Area(ORIGIN[0] + CELL[0] * (x + 2), ORIGIN[1] + CELL[1] * (2 - y), *CELL)


def board(courtier: int) -> Area:
    """The board of a courtier."""
    return cell(*SQUARES[courtier])


def gap(x: int, y: int) -> Area:
    """A gap of the grid."""
    return cell(x, y)


def corner(first: int, second: int) -> Point:
    """The corner that two adjacent courtiers share."""
    (ax, ay), (bx, by) = board(first).middle, board(second).middle
    return (ax + bx) / 2, (ay + by) / 2


def rising(first: int, second: int) -> bool:
    """Whether the way from one courtier to an adjacent one rises to the right."""
    (ax, ay), (bx, by) = SQUARES[first], SQUARES[second]
    return (bx - ax) * (by - ay) > 0


def slot(courtier: int, index: int) -> Point:
    """The middle of the foot of a seat's pile on the ledge of a courtier, at the left of its slot."""
    left, top, _, _ = board(courtier)
    return left + 26 + 42 * index, top + 119


def count_at(courtier: int, index: int) -> Point:
    """The middle of the number beside a seat's pile."""
    left, top, _, _ = board(courtier)
    return left + 46.5 + 42 * index, top + 107


def lead_at(courtier: int, index: int) -> Area:
    """The gold plate in a seat's slot."""
    left, top, _, _ = board(courtier)
    return Area(left + 10.5 + 42 * index, top + 91, 43, 31)


def louis_at(courtier: int) -> Point:
    """The foot of the King, across the right edge of a courtier's board."""
    left, top, width, _ = board(courtier)
    return left + width + 1.5, top + 99


def chips_at(x: int, y: int) -> Point:
    """The middle of the foot of a chip stack in its gap."""
    middle_x, middle_y = cell(x, y).middle
    return middle_x - 4, middle_y + 48


def badge_at(x: int, y: int) -> Point:
    """The middle of the number of a stack or deck in a gap."""
    middle_x, middle_y = cell(x, y).middle
    return middle_x + 44, middle_y + 42


def reserve_at(x: int, y: int) -> Area:
    """The tray of a reserve in its gap."""
    middle_x, middle_y = cell(x, y).middle
    return Area(middle_x - TRAY[0] / 2, middle_y - TRAY[1] / 2, *TRAY)


def courtier_at(point: Point) -> int | None:
    """The courtier whose board lies under a point."""
    return next((courtier for courtier in SQUARES if board(courtier).holds(point)), None)


def gap_at(point: Point) -> Square | None:
    """The gap under a point."""
    return next((square for square in GAPS if cell(*square).holds(point)), None)
