"""Where things lie on the table of Louis XIV, in design units: the court itself is laid out by `game.art.louis_xiv`."""

from typing import Final

from game.art.louis_xiv import court
from game.boards.parts import TRAY, Box, Circle, Plan, panel_box
from game.stage.tween import Point

SIDE: Final = Box(1190, 64, 402, 824)
BLOCK: Final = Box(TRAY.x + 846, TRAY.y, 304, TRAY.h)
CARD: Final = Box(BLOCK.x + 8, TRAY.y + 4, BLOCK.w - 16, 75)
ROW: Final = Box(BLOCK.x + 8, TRAY.y + 83, BLOCK.w - 16, 50)
MISSIONS: Final = Box(TRAY.x + 10, TRAY.y + 9, 244, 118)
HAND: Final = Box(TRAY.x + 272, TRAY.y + 7, 562, 124)
REEL: Final = Box(TRAY.x + 10, TRAY.y + 6, 826, TRAY.h - 12)
"""The twelve portraits of the patronage phase."""
FEW_WAYS: Final = 4
"""So many ways to pay stand in one row."""
WAYS: Final = Box(HAND.x + 262, TRAY.y + 12, 300, 112)
"""Many ways to pay for a mission, where the hand leaves room."""

PLAN: Final = Plan(
    title=140,
    grooves=(204, 400, 826),
    prompt=Box(838, 8, 496, 40),
    side=SIDE,
    tips=Box(8, 62, 1166, 682),
    owned=HAND,
    choices=ROW,
    folds=(TRAY.x + 262, TRAY.x + 840),
    undo=None,
    done=None,
    film=BLOCK,
    counts=False,
    card=CARD,
)

# ---------------------------------------------------------------------- the bar

BEAD, BEAD_PITCH, BEADS_X = 22.0, 25.0, 300.0
PHASES: Final = Box(408, 10, 410, 36)


def bead(number: int) -> Point:
    """The middle of the bead of a round."""
    return BEADS_X + (number - 1) * BEAD_PITCH, 28.0


# ---------------------------------------------------------------------- the cloth

DISC, RESERVE_DISC, PANEL_DISC = 27.0, 34.0, 38.0
STEP: Final = 0.2
"""How far one disc lies above another, in widths."""
DRAWN: Final = 5
"""More discs than this are not drawn in a pile of the court."""
PILE: Final = 3
"""A recall takes three, so reserves lie in piles of three."""
CHIP, CHIP_STEP = 60.0, 8.0
RESERVES: Final = ((1, -1), (-1, -1), (-1, 1), (1, 1))
CHIP_GAPS: Final = {
    "crown": ((-2, 2), (2, -2)),
    "sceptre": ((0, 2),),
    "letter": ((2, 0),),
    "ring": ((0, -2),),
    "helmet": ((-2, 0),),
}
INTRIGUE_GAP, PLAYED_GAP, EMPTY_GAP = (-2, -2), (0, 0), (2, 2)

COATS: Final = Box(court.LEFT_RAIL - 33, 118, 66, 66)
BANK: Final = (court.LEFT_RAIL, 374.0)
INFLUENCE: Final = Box(court.LEFT_RAIL - 38, 584, 76, 102)
INTRIGUE: Final = Box(0, 0, 66, 90)
INCOME: Final = Box(court.RIGHT_RAIL - 39, 122, 78, 104)
TIERS: Final = ("light", "medium", "dark")
MISSION: Final = (84.0, 78.0)
CAPTIONS: Final = {
    "coats": (court.LEFT_RAIL, 102.0),
    "bank": (court.LEFT_RAIL, 302.0),
    "influence": (court.LEFT_RAIL, 568.0),
    "income": (court.RIGHT_RAIL, 102.0),
    "missions": (court.RIGHT_RAIL, 386.0),
}


def box(area: court.Area) -> Box:
    return Box(*area)


def board(courtier: int) -> Box:
    return box(court.board(courtier))


def reserve(seat: int) -> Box:
    return box(court.reserve_at(*RESERVES[seat]))


def mission_deck(tier: str) -> Box:
    wide, high = MISSION
    return Box(court.RIGHT_RAIL - wide / 2, 404 + TIERS.index(tier) * 103, wide, high)


def intrigue_deck() -> Box:
    x, y = court.gap(*INTRIGUE_GAP).middle
    return Box(x - 35, y - 52, INTRIGUE.w, INTRIGUE.h)


def on_court(courtier: int, slot: int, n: int) -> Point:
    """The foot of the n-th disc of a pile on a courtier; those beyond the most drawn lie in the last."""
    x, y = court.slot(courtier, slot)
    return x, y - min(n, DRAWN - 1) * STEP * DISC


def tag(courtier: int, count: int) -> Circle:
    """Where so many markers are sent on to a courtier: across its upper edge, clear of name and Louis."""
    at = board(courtier)
    return Circle(at.x + at.w - 22 - 36 * (count - 1), at.y - 2, 17)


def in_reserve(seat: int, n: int, count: int) -> Point:
    """The foot of the n-th disc of a reserve: piles of three, from the fifth pile on in a second row behind."""
    tray = reserve(seat)
    pile, level = divmod(n, PILE)
    piles = (count + PILE - 1) // PILE
    front = min(piles, 4)
    row, column = divmod(pile, 4)
    pitch = RESERVE_DISC + 3
    x = tray.x + tray.w / 2 + (column - (front - 1) / 2) * pitch + row * 9
    return x, tray.y + tray.h - 12 - row * 14 - level * STEP * RESERVE_DISC


def reserve_depth(n: int) -> int:
    """How near the n-th disc of a reserve is: the second row is behind, higher discs lie above."""
    pile, level = divmod(n, PILE)
    return level + (0 if pile >= 4 else 3)


def in_stack(kind: str, n: int, count: int) -> tuple[tuple[int, int], Point, int]:
    """The gap, foot and height of the n-th chip of a kind; crowns lie in two stacks, the first the higher."""
    gaps = CHIP_GAPS[kind]
    first = (count + 1) // 2 if len(gaps) > 1 else count
    gap, level = (gaps[0], n) if n < first else (gaps[1], n - first)
    x, y = court.chips_at(*gap)
    return gap, (x, y - level * CHIP_STEP), level


# ---------------------------------------------------------------------- the panels

NUMBERS: Final = ("supply", "court", "reserve")
THINGS: Final = ("coins", "coats", "influence", "intrigue")
SMALL_MISSION: Final = (30.0, 40.0)


def panel(seat: int, players: int) -> Box:
    return panel_box(seat, players, SIDE)


def number_box(seat: int, players: int, name: str) -> Box:
    """A number of markers in the panel of a seat."""
    area = panel(seat, players)
    pitch = (area.w - 26) / 3
    return Box(area.x + 17 + NUMBERS.index(name) * pitch, area.y + 72, pitch - 6, 33)


def thing_box(seat: int, players: int, name: str) -> Box:
    """Coins, coats and cards in the panel of a seat."""
    area = panel(seat, players)
    return Box(area.x + 17 + THINGS.index(name) * 68, area.y + 109, 66, 38)


def thing_at(seat: int, players: int, name: str) -> Point:
    """The middle of the picture of a thing in a panel."""
    area = thing_box(seat, players, name)
    return area.x + 17, area.y + area.h / 2


def chips_box(seat: int, players: int) -> Box:
    area = panel(seat, players)
    return Box(area.x + 292, area.y + 108, area.w - 302, 40)


def chip_in_panel(seat: int, players: int, n: int, count: int) -> Point:
    """The middle of the n-th of so many chips that a seat holds."""
    area = chips_box(seat, players)
    pitch = min(34.0, (area.w - 36) / max(1, count - 1))
    return area.x + area.w - 19 - (count - 1 - n) * pitch, area.y + area.h / 2


def done_box(seat: int, players: int) -> Box:
    """The finished missions of a seat."""
    area = panel(seat, players)
    return Box(area.x + 18, area.y + 151, 140, 42)


def done_mission(seat: int, players: int, n: int, count: int) -> Point:
    """The middle of the n-th of so many finished missions; many overlap."""
    area = done_box(seat, players)
    pitch = min(SMALL_MISSION[0] + 4, (area.w - SMALL_MISSION[0]) / max(1, count - 1))
    return area.x + SMALL_MISSION[0] / 2 + n * pitch, area.y + area.h / 2


def supply_at(seat: int, players: int) -> Point:
    """The foot of the markers of a personal supply: the disc of the panel."""
    area = panel(seat, players)
    return area.x + 38, area.y + 58


def hidden_at(seat: int, players: int) -> Point:
    """Where the missions in the hands of others are."""
    area = panel(seat, players)
    return area.x + area.w - 40, area.y + 172


def score_at(seat: int, players: int) -> Point:
    area = panel(seat, players)
    return area.x + area.w - 44, area.y + 36


def start_at(seat: int, players: int) -> Point:
    """The tile of the start player."""
    area = panel(seat, players)
    return area.x + area.w - 98, area.y + 30


def louis_home() -> Point:
    """The foot of the King while he is with nobody."""
    x, y = court.gap(*EMPTY_GAP).middle
    return x, y + 41


# ---------------------------------------------------------------------- the tray

CARD_SIZE: Final = (92.0, 124.0)
MISSION_CARD: Final = (116.0, 118.0)
RAISED: Final = 18.0


def in_hand(n: int, count: int, right: float = HAND.x + HAND.w) -> Box:
    """The n-th of so many cards in the viewer's hand."""
    wide, high = CARD_SIZE
    pitch = min(wide + 8, (right - HAND.x - wide) / max(1, count - 1))
    return Box(HAND.x + n * pitch, HAND.y, wide, high)


def hand_mission(n: int) -> Box:
    wide, high = MISSION_CARD
    return Box(MISSIONS.x + n * (wide + 9), MISSIONS.y, wide, high)


def reel(courtier: int) -> Box:
    """A portrait of the patronage phase."""
    pitch = REEL.w / 12
    return Box(REEL.x + (courtier - 1) * pitch, REEL.y, pitch, REEL.h)


def row(count: int, wide: float = 0.0) -> list[Box]:
    """So many buttons side by side; with `wide` the last is so wide and the others share the rest."""
    if wide and count > 1:
        pitch = (ROW.w - wide) / (count - 1)
        first = [Box(ROW.x + i * pitch, ROW.y, pitch - 6, ROW.h) for i in range(count - 1)]
        return [*first, Box(ROW.x + ROW.w - wide, ROW.y, wide, ROW.h)]
    pitch = (ROW.w + 6) / max(1, count)
    return [Box(ROW.x + i * pitch, ROW.y, pitch - 6, ROW.h) for i in range(count)]


def grid(count: int, area: Box, columns: int) -> list[Box]:
    """So many buttons in rows of at most so many."""
    rows = (count + columns - 1) // columns
    pitch, high = (area.w + 6) / columns, (area.h + 6) / rows
    return [Box(area.x + i % columns * pitch, area.y + i // columns * high, pitch - 6, high - 6) for i in range(count)]
