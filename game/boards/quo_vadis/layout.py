"""Where things lie round the board of Quo Vadis?, in design units: the board itself is laid out by its `plan`."""

from typing import Final, NamedTuple

from game.art.quo_vadis import plan
from game.boards.parts import SIDE, TRAY, Box, Circle, Plan, panel_box
from game.stage.tween import Point

OWN: Final = Box(TRAY.x + 14, TRAY.y + 42, 392, 84)
HAND: Final = Box(TRAY.x + 424, TRAY.y + 42, 176, 84)
ACTIONS: Final = Box(TRAY.x + 618, TRAY.y + 42, 518, 84)
HEAD_Y: Final = TRAY.y + 23
FORM: Final = Box(312, 62, 838, 830)

PLAN: Final = Plan(
    title=172,
    grooves=(238, 352, 598),
    prompt=Box(610, 8, 668, 40),
    tips=Box(24, 66, 1116, 680),
    owned=OWN,
    choices=ACTIONS,
    folds=(),
    undo=None,
    done=None,
    film=Box(ACTIONS.x - 8, TRAY.y + 4, ACTIONS.w + 16, TRAY.h - 8),
    note=Box(26, 62, 368, 70),
)
ROUND_AT: Final = (248.0, 28.0)
PHASES: Final = Box(360, 11, 232, 34)

COIN, COIN_MANY, SINGLE = 48.0, 42.0, 5
"""The diameter of a laurel in the tray, that of more than so many."""
FLAT: Final = 26.0
"""And on a panel."""
ROSTER: Final = 27.0
"""The height of a senator on a panel."""
ROSTER_PITCH: Final = 23.0
NICHE: Final = 76.0
SEAL: Final = 27.0
"""The diameter of the seal of a promise on a panel."""


def panel(seat: int, players: int) -> Box:
    return panel_box(seat, players, SIDE)


def text_left(box: Box) -> float:
    """Where the words of a panel begin, right of the niche."""
    return box.x + 102


class Rows(NamedTuple):
    """The heights of the rows of a panel."""

    name: float
    tokens: float
    hand: float
    trust: float
    deed: float


def rows(box: Box) -> Rows:
    return Rows(*(box.y + share * box.h for share in (0.13, 0.335, 0.54, 0.735, 0.9)))


def coin(box: Box) -> Point:
    """Where the laurels of a seat lie on its panel."""
    return text_left(box) + 13, rows(box).tokens


def roster(box: Box, index: int) -> Point:
    """The foot of a senator on a panel."""
    return text_left(box) + 9 + index * ROSTER_PITCH, rows(box).hand + 9


def ring(box: Box) -> Box:
    """Round what the ring of a bot that thinks goes: the senator in his niche."""
    side = 54.0
    return Box(box.x + 12 + (NICHE - side) / 2, box.y + (box.h - side) / 2 - 4, side, side)


def seal(box: Box, index: int, count: int) -> Point:
    """The middle of the seal of a live promise, at the foot of its maker's niche."""
    pitch = min(SEAL - 1, (NICHE - SEAL - 4) / max(1, count - 1))
    return box.x + 12 + 2 + SEAL / 2 + index * pitch, box.y + box.h - 13 - SEAL / 2


def own_coins(groups: list[int]) -> list[list[Point]]:
    """The middles of the viewer's laurels in the tray, by groups of one value: side by side, or when there are many
    each group in a heap."""
    count, left, room = sum(groups), OWN.x + 32, 284.0
    many = count > SINGLE
    size = COIN_MANY if many else COIN
    gap = 9.0 if many else 5.0
    within = size + gap
    if many:
        spare = room - len(groups) * size - gap * (len(groups) - 1)
        within = min(26.0, spare / max(1, count - len(groups)))
    found, x = [], left if not many else left - 4
    for group in groups:
        found.append([(x + within * i, OWN.y + (OWN.h / 2 if not many else 36)) for i in range(group)])
        x += within * (group - 1) + size + gap
    return found


def in_hand(index: int, count: int) -> Point:
    """The foot of a senator in the viewer's hand."""
    pitch = min(50.0, (HAND.w - 56) / max(1, count - 1))
    return HAND.x + 28 + index * pitch, HAND.y + 70


def room_box(room: str) -> Box:
    return Box(*plan.rooms()[room].area)


def stairs_box(passage: str) -> Box:
    """The stairs of a passage between the walls of its rooms."""
    stairs = plan.passages()[passage]
    x, y, w, h = stairs.area
    if stairs.up == "up":
        return Box(x, y + plan.DOOR, w, h - 2 * plan.DOOR)
    return Box(x + plan.DOOR, y, w - 2 * plan.DOOR, h)


def seat_region(room: str, index: int) -> Circle:
    return Circle(*plan.seat(room, index), plan.SEAT / 2 + 3)


def laurel_region(passage: str, caesar: bool = False) -> Circle:
    return Circle(*plan.laurel(passage, caesar), plan.LAUREL / 2 + 4)
