"""Where things lie on the board of The Foreign King, in design units."""

from typing import Final

from engine.foreign_king.data import ACTIONS, PROVINCES
from game.art import belgium
from game.art.foreign_king import SEATS, congress_seat
from game.art.outline import outlines, to_design
from game.boards import parts
from game.boards.parts import SHEET, panel_box
from game.stage.spots import Box, Polygon
from game.stage.tween import Point

DEPTH: Final = belgium.BORDER
"""Depth of the graduated border, which is the victory track."""

INNER: Final = Box(SHEET.x + DEPTH, SHEET.y + DEPTH, SHEET.w - 2 * DEPTH, SHEET.h - 2 * DEPTH)
CELLS: Final = belgium.SPACES
BENCH_SEATS: Final = SEATS
ROW: Final = 72
ACTION_TABLE: Final = Box(INNER.x + 9, INNER.y + 9, 252, 8 * ROW + 8)
CONGRESS: Final = Box(INNER.x + 275, INNER.y + INNER.h - 9 - 172, 232, 172)
PORTRAIT: Final = Box(CONGRESS.x - 2, CONGRESS.y - 70, 72, 90)
STOCK: Final = Box(INNER.x + INNER.w - 70, INNER.y + 14, 60, 208)

CITIZEN: Final = 30.0
LAYER: Final = 3.75
LAYERS: Final = 5
MEMBER: Final = 24.0
FACTORY: Final = 40.0
KING: Final = 76.0
PAWN: Final = 50.0
DISC: Final = 25.0
MARKER: Final = 30.0
BADGE: Final = 21.0
MEDAL: Final = 25.0


NAMES: Final[dict[str, Point]] = {province: belgium.name_at(province) for province in PROVINCES}
CITIZENS: Final[dict[str, Point]] = {province: belgium.citizens_at(province) for province in PROVINCES}
FACTORIES: Final[dict[str, Point]] = {province: belgium.factories_at(province) for province in PROVINCES}
KINGS_FOOT: Final[dict[str, Point]] = {province: belgium.king_at(province) for province in PROVINCES}
PROVINCE: Final[dict[str, Polygon]] = {
    province: Polygon(tuple(to_design(point) for point in outlines()[province]), CITIZENS[province])
    for province in PROVINCES
}


def cell(points: int) -> Point:
    """The middle of the paper of a cell of the victory track; past 59 it starts again."""
    return belgium.track_place(points)


def rows(actions: list[int]) -> dict[str, Box]:
    """The row of each action in play. Rows that are not in play are left out, the rest keep their height."""
    return {
        ACTIONS[action]: Box(ACTION_TABLE.x + 4, ACTION_TABLE.y + 4 + i * ROW, ACTION_TABLE.w - 8, ROW)
        for i, action in enumerate(actions)
    }


def pawn_at(row: Box) -> Point:
    return row.x + row.w - 25, row.y + row.h / 2 - 1


def order_at(row: Box, place: int) -> Point:
    """Where the disc of the seat at that place of the turn order lies in its row."""
    return row.x + 64 + 11.5 + place * 27, row.y + row.h / 2 + 14


def bench(seat: int) -> Point:
    """A seat of Congress, from the front bench on, left to right."""
    x, y = congress_seat(seat)
    return CONGRESS.x + CONGRESS.w / 2 + x, CONGRESS.y + CONGRESS.h - 16 + y


WELLS: Final = ("francs", "supply", "congress", "provinces", "medals")


def well_box(seat: int, players: int, well: int) -> Box:
    """A number of a seat's panel."""
    return parts.well_box(panel_box(seat, players), well)


def well_art(seat: int, players: int, name: str) -> Point:
    """Where the picture of a well of a panel is: things that a player owns fly there."""
    box = well_box(seat, players, WELLS.index(name))
    return box.x + 21, box.y + 26


STOCK_ROWS: Final = {"medal": 80.0, "textile": 138.0, "metallurgical": 196.0}


def stock_at(kind: str, size: float) -> Point:
    """Where a kind of token lies in the general supply: its foot is on its row."""
    return STOCK.x + STOCK.w / 2 - 4, STOCK.y + STOCK_ROWS[kind] - size / 2
