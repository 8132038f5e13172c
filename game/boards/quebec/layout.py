"""Where things lie on the board of Québec, in design units: the city itself is laid out by `game.art.quebec.city`."""

from typing import Final

from engine.quebec.data import DISTRICTS, LEADERS, SPACES, ZONES
from game.art.quebec import city, zones
from game.boards.parts import TRAY, Box, Circle, Plan, head_of, panel_box, well_box
from game.stage.tween import Point

SIDE: Final = Box(1176, 68, 412, 670)
HAND: Final = Box(TRAY.x + 4, TRAY.y + 4, 316, TRAY.h - 8)
ACTIONS: Final = Box(TRAY.x + 332, TRAY.y + 10, 472, 117)
CHOICES: Final = Box(ACTIONS.x, TRAY.y + 55, ACTIONS.w, 72)
CARD: Final = Box(TRAY.x + 816, TRAY.y + 4, 330, TRAY.h - 8)
LEADERS_AREA: Final = Box(*city.LEADERS)
CARD_HEAD: Final = 32.0

PLAN: Final = Plan(
    title=150,
    grooves=(206, 516),
    prompt=Box(530, 8, 800, 40),
    side=SIDE,
    tips=Box(16, 62, 1150, 684),
    owned=HAND,
    choices=CHOICES,
    folds=(),
    undo=None,
    done=None,
    film=LEADERS_AREA,
    card=CARD,
)

CENTURY_X: Final = 334.0
CENTURY_PITCH: Final = 48.0

SPACE: Final[dict[str, Circle]] = {name: Circle(*city.spaces()[name].at, city.REACH) for name in SPACES}
CENTRE: Final[dict[str, Circle]] = {name: Circle(*city.districts()[name].at, city.REACH) for name in DISTRICTS}
ZONE: Final[dict[str, Box]] = {name: Box(*zones.plate(name).area) for name in ZONES}
EVENT: Final = Box(*city.EVENT)
RACE: Final = Box(*city.EVENT_SMALL)

WELLS: Final = ("active", "reserve", "stars", "leader")
PANEL_CUBE: Final = 24.0
RESERVE_CUBE: Final = 17.0
RESERVE_ROW: Final = 7
"""More workers of the reserve than this lie in two rows."""
PANEL_ARCHITECT: Final = 30.0
EMBLEM: Final = 36.0


def panel(seat: int, players: int) -> Box:
    return panel_box(seat, players, SIDE)


def wells(state_has_leaders: bool) -> tuple[str, ...]:
    """The numbers of a panel: without leaders there is none to hold."""
    return WELLS if state_has_leaders else WELLS[:3]


def panel_well(seat: int, players: int, name: str, count: int) -> Box:
    """A number of a seat's panel, of `count`."""
    return well_box(panel(seat, players), WELLS.index(name), count, labelled=True)


def panel_art(seat: int, players: int, name: str, count: int) -> Point:
    """Where the picture of a number lies: what a player owns flies there."""
    box = panel_well(seat, players, name, count)
    return box.x + (box.w / 2 if name == "leader" else 27), box.y + box.h / 2


def in_hand(seat: int, players: int, yellow: bool) -> Point:
    """The foot of an architect who stands on no building: beside the disc of his player's panel."""
    box = panel(seat, players)
    head = head_of(box)
    return box.x + (22 if yellow else 67), box.y + head - 3


def panel_point(seat: int, players: int) -> Point:
    """Where points rise in a seat's panel."""
    box = panel(seat, players)
    return box.x + 0.62 * box.w, box.y + 0.26 * box.h


def score_at(seat: int, players: int) -> Point:
    """Where the score of a seat stands."""
    box = panel(seat, players)
    return box.x + box.w - 44, box.y + 0.52 * head_of(box)


def hand_row(reserve: bool, index: int, count: int) -> Point:
    """The middle of the front of a worker in the viewer's hand: the active ones above, the reserve below."""
    size = RESERVE_CUBE if reserve else city.HAND_CUBE
    left, right = HAND.x + 140 + size / 2, HAND.x + HAND.w - 16 - size * 0.76
    if not reserve:
        pitch = min(size * 1.3, (right - left) / max(1, count - 1))
        return left + index * pitch, HAND.y + HAND.h * 0.29
    columns = (count + 1) // 2 if count > RESERVE_ROW else count
    row, column = divmod(index, max(1, columns))
    pitch = min(size * 1.3, (right - left) / max(1, columns - 1))
    y = HAND.y + HAND.h * 0.77
    if count > RESERVE_ROW:
        y += (row - 0.5) * size * 1.42
    return left + column * pitch, y


def leader_box(leader: str, in_play: list[int]) -> Box:
    """The card of a leader in the display."""
    names = [LEADERS[leader] for leader in in_play]
    return Box(*city.leader_box(names.index(leader), len(names)))


def action_boxes(count: int = 4) -> list[Box]:
    """The four actions, always at the same place."""
    pitch = (ACTIONS.w + 8) / 4
    return [Box(ACTIONS.x + i * pitch, ACTIONS.y, pitch - 8, ACTIONS.h) for i in range(count)]


def row(count: int) -> list[Box]:
    """The answers to a question, side by side."""
    pitch = min(238.0, (CHOICES.w + 8) / max(1, count))
    return [Box(CHOICES.x + i * pitch, CHOICES.y, pitch - 8, CHOICES.h) for i in range(count)]
