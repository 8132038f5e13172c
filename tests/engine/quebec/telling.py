"""What the tests of the journal are told about Québec."""

from collections.abc import Collection, Iterator, Mapping

from engine.api import Note
from engine.quebec.data import DISTRICTS, EVENTS, LEADERS, SPACES, ZONES
from tests.engine.quebec.table import BLACK, play, table

IDS: Mapping[str, Collection[str]] = {
    "space": SPACES,
    "spaces": SPACES,
    "zone": ZONES,
    "zones": ZONES,
    "target": (*ZONES, "active"),
    "district": DISTRICTS,
    "leader": LEADERS,
    "event": ("", *EVENTS),
    "architect": ("", "own", "yellow"),
    "reason": ("workers", "buildings"),
}
SELDOM: Collection[str] = ()


def rare() -> Iterator[Note]:
    """What random games seldom come to."""
    tokens = dict.fromkeys([f"S{n:02}" for n in range(1, 25)], (BLACK, 1))
    yield from play(table(2, century=3, tokens=tokens, discs=[]), "end_century")
