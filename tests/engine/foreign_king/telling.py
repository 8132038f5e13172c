"""What the tests of the journal are told about The Foreign King."""

from collections.abc import Collection, Iterator, Mapping

from engine.api import Note
from engine.foreign_king import FOREIGN_KING
from engine.foreign_king.data import ACTIONS, FACTORIES, PROVINCES
from tests.engine.foreign_king.table import king, play, table
from tests.engine.foreign_king.test_turn import before_skip

IDS: Mapping[str, Collection[str]] = {
    "province": PROVINCES,
    "target": (*PROVINCES, "supply"),
    "source": (*PROVINCES, "supply"),
    "way": PROVINCES,
    "action": ACTIONS,
    "factory": FACTORIES,
}
SELDOM: Collection[str] = ()


def rare() -> Iterator[Note]:
    """What random games seldom come to."""
    yield from king(before_skip(), "liege")
    built = {"antwerp": "TTTTT", "liege": "MMMM", "namur": "m"}
    yield from king(table(2, factories=built, citizens={"namur": [1, 0]}, king="brabant"), "namur", steps=1)
    limit = FOREIGN_KING.new(2, {}, 1).snapshot() | {"round": 100, "turn": 1, "pawns": [3, 3]}
    limit["current_player"] = limit["order"][1]
    limit["pawns"] = [ACTIONS.index("place"), ACTIONS.index("congress")]
    yield from play(FOREIGN_KING.load(limit), "action money")
