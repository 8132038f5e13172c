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
from game.art.papers import lay
from game.art.surfaces import scale

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
# workers elsewhere; for those in zones see `zones`
HAND_CUBE = 28.0
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
    lay(target, ground(), SHEET[:2], offset)
