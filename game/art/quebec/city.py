"""Where everything lies on the board of Québec, what lies under a point, and the ground that is baked.

All places are in the 1600x900 design space. A space lies at ORIGIN + UNIT * (x, y) of data.toml.
"""

import math
import tomllib
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

import pygame

from game.art import fields
from game.art.baked import picture
from game.art.fields import Area
from game.art.surfaces import rounded, scale, sheet_shadows

Point = tuple[float, float]
DATA = Path(__file__).resolve().parents[3] / "seeds" / "quebec" / "data.toml"

SHEET: Area = (12, 68, 1150, 670)
UNIT = 83.5  # the distance of two touching places
ORIGIN: Point = (232.1, 149.9)
REACH = 0.5 * UNIT  # a point this near to a place lies on it

# diameters
LATER = 0.78 * UNIT  # a tile of a later century
OPEN = 0.90 * UNIT  # a tile that may be started, a finished building, a district's medallion
SCAFFOLD = 0.976 * UNIT  # a building under an architect
DISC = 36.5  # the blue disc
# pieces on a tile
SITE = 20.6  # side of a contribution site
SITE_PITCH = 22.2
SITE_CUBE = 15.2  # front of a cube there
ARCHITECT = 43.0  # height
TOKEN: tuple[float, float] = (66.0, 25.0)
TOKEN_DOWN = 18.5  # of a token's middle below the middle of its building
# workers elsewhere
PILE_CUBE = 13.0
HAND_CUBE = 28.0
RESERVE_CUBE = 21.0
FLIGHT_CUBE = 26.0


class Place(NamedTuple):
    """A space or a district centre of the lattice."""

    at: Point
    zone: str
    district: str
    cost: int


def _at(row: dict[str, object]) -> Point:
    x, y = float(str(row["x"])), float(str(row["y"]))
    return ORIGIN[0] + UNIT * x, ORIGIN[1] + UNIT * y


@lru_cache(maxsize=1)
def _tables() -> tuple[dict[str, Place], dict[str, Place], dict[str, tuple[str, ...]], dict[str, tuple[str, ...]]]:
    with DATA.open("rb") as file:
        data = tomllib.load(file)
    spaces = {row["id"]: Place(_at(row), row["zone"], row["district"], row["cost"]) for row in data["spaces"]}
    districts = {row["id"]: Place(_at(row), row["zone"], row["id"], row["cost"]) for row in data["districts"]}
    members = {row["id"]: tuple(row["spaces"]) for row in data["districts"]}
    touching = {row["id"]: tuple(row["adjacent"]) for row in data["spaces"]}
    return spaces, districts, members, touching


def spaces() -> dict[str, Place]:
    """The 44 spaces by id."""
    return _tables()[0]


def districts() -> dict[str, Place]:
    """The centres of the 16 districts by id."""
    return _tables()[1]


def spaces_of(district: str) -> tuple[str, ...]:
    """The spaces of a district."""
    return _tables()[2][district]


def touching(space: str) -> tuple[str, ...]:
    """The spaces that touch a space."""
    return _tables()[3][space]


def space_at(point: Point) -> str | None:
    """The space under a point."""
    return _nearest(spaces(), point, REACH)


def centre_at(point: Point) -> str | None:
    """The district whose medallion is under a point."""
    return _nearest(districts(), point, REACH)


def district_at(point: Point) -> str | None:
    """The district whose ground is under a point, spaces and medallion included."""
    places = {**spaces(), **districts()}
    nearest = _nearest(places, point, UNIT / math.sqrt(3))
    return places[nearest].district if nearest else None


def _nearest(places: dict[str, Place], point: Point, reach: float) -> str | None:
    name = min(places, key=lambda place: math.dist(places[place].at, point))
    return name if math.dist(places[name].at, point) <= reach else None


def field_area(district: str) -> Area:
    """The part of the design space that the distance field of a district's ground covers."""
    points = [districts()[district].at, *(spaces()[space].at for space in spaces_of(district))]
    xs, ys, pad = [x for x, _ in points], [y for _, y in points], REACH + 4 + fields.PAD
    left, top = int(min(xs) - pad), int(min(ys) - pad)
    return left, top, int(max(xs) + pad) + 1 - left, int(max(ys) + pad) + 1 - top


# ---- on a space
def site_at(space: str, index: int) -> Point:
    """The middle of one of the three contribution sites (0 left to 2 right) of a building."""
    x, y = spaces()[space].at
    return x + (index - 1) * SITE_PITCH, y + 11.8


def stack_at(space: str, index: int) -> Point:
    """The middle of the foot of the cubes on a site."""
    x, y = site_at(space, index)
    return x, y + 8.8


def architect_at(space: str) -> Point:
    """An architect's foot: just above the sites, right of the numeral."""
    x, y = spaces()[space].at
    return x + 8, y - 0.5


def token_at(space: str) -> Point:
    """The middle of a star token."""
    x, y = spaces()[space].at
    return x, y + TOKEN_DOWN


# ---- zones of power
PLATE: tuple[float, float] = (192.0, 148.0)
CITADEL_PLATE: tuple[float, float] = (158.0, 148.0)
MARGIN = 10.0
HEAD = 32.0  # depth of the coloured head of a plate
FOOT = 33.0  # of the row of numbers
MOST_DRAWN = 10  # cubes of one pile that are drawn
COLUMN = 5  # cubes high


def zone_box(zone: str) -> Area:
    """The plate of a zone."""
    left, top, width, height = SHEET
    wide, high = PLATE
    right, bottom = left + width - MARGIN - wide, top + height - MARGIN - high
    if zone == "citadel":
        middle = ORIGIN[1] + 3 * UNIT * math.sqrt(3) / 2
        return left + width - MARGIN - 3 - CITADEL_PLATE[0], middle - CITADEL_PLATE[1] / 2, *CITADEL_PLATE
    x = {"religion": right, "politics": left + MARGIN, "economy": left + MARGIN, "culture": right}[zone]
    y = {"religion": bottom, "politics": bottom, "economy": top + MARGIN, "culture": top + MARGIN}[zone]
    return x, y, wide, high


ZONE_IDS = ("religion", "politics", "economy", "culture", "citadel")


def zone_at(point: Point) -> str | None:
    """The zone whose plate is under a point."""
    for zone in ZONE_IDS:
        left, top, width, height = zone_box(zone)
        if left <= point[0] < left + width and top <= point[1] < top + height:
            return zone
    return None


def zone_icon_at(zone: str) -> Point:
    """The middle of the icon in a plate's head (22 large)."""
    left, top, _, _ = zone_box(zone)
    return left + (18 if zone == "citadel" else 20), top + 16.5


def zone_name_at(zone: str) -> tuple[Point, float]:
    """Where a zone's name begins (its middle line), and the room it has."""
    left, top, width, _ = zone_box(zone)
    start = 31 if zone == "citadel" else 37
    return (left + start, top + 16.5), width - start - 36


def seal_at(zone: str) -> Point:
    """The middle of the seal with the place in this century's scoring order."""
    left, top, width, _ = zone_box(zone)
    return left + width - 18, top + 16.5


def pile_at(zone: str, seat: int, players: int) -> Point:
    """The middle of the foot of a seat's pile of workers in a zone."""
    left, top, width, height = zone_box(zone)
    step = (width - 16) / players
    return left + 8 + step * (seat + 0.5), top + height - FOOT - 1.5


def count_at(zone: str, seat: int, players: int) -> Point:
    """The middle of the number under a pile."""
    left, top, width, height = zone_box(zone)
    step = (width - 16) / players
    return left + 8 + step * (seat + 0.5), top + height - FOOT / 2 - 1


def worker_at(zone: str, seat: int, players: int, index: int, count: int) -> Point:
    """The middle of the front of the worker `index` (0 lowest) of `count` in a pile; beyond the most drawn, the last.

    Columns are five high, the first is filled before the second starts.
    """
    x, y = pile_at(zone, seat, players)
    columns = 1 if count <= COLUMN else 2
    place = min(index, MOST_DRAWN - 1)
    column, row = divmod(place, COLUMN)
    return x - (columns - 1) * PILE_CUBE / 2 + column * PILE_CUBE - 1.5, y - (row + 0.5) * PILE_CUBE


# ---- cards
EVENT: Area = (22, 234, 166, 214)  # the event of the century
EVENT_SMALL: Area = (22, 456, 166, 116)  # a race or an end-of-game event that is still open
LEADERS: Area = (1176, 746, 412, 141)  # below the seats' panels
LEADER_HEAD = 26.0  # height of the line over the cards


def leader_box(index: int, count: int = 5, area: Area = LEADERS) -> Area:
    """The card of the leader in that place of the display."""
    left, top, width, height = area
    gap = 7.0
    wide = min(82.0, (width - gap * (count - 1)) / count)
    return left + index * (wide + gap), top + LEADER_HEAD, wide, height - LEADER_HEAD


# ---- the ground
class Words(NamedTuple):
    """Where words on the water stand (their middle), how large they are, and the tilt in degrees."""

    at: Point
    size: float
    degrees: float


RIVERS = {"saint_charles": Words((288, 84), 19, 0), "saint_laurent": Words((362, 707), 21, 0)}


def ground() -> pygame.Surface:
    """The board at the present scale; its upper left corner is at SHEET."""
    return picture("quebec/board", round(SHEET[2] * scale()), round(SHEET[3] * scale()))


def draw_ground(target: pygame.Surface, offset: tuple[float, float]) -> None:
    """Blit the board and its shadows; `offset` is where the design space begins."""
    sheet = ground()
    at = (offset[0] + SHEET[0] * scale(), offset[1] + SHEET[1] * scale())
    for shadow in sheet_shadows(rounded(*sheet.get_size(), 2)):
        shadow.draw(target, at)
    target.blit(sheet, (round(at[0]), round(at[1])))
