"""What the tests of the journal are told about Quo Vadis?."""

from collections.abc import Collection, Iterator, Mapping
from itertools import permutations

from engine.api import NOBODY, Journal, Note
from engine.quo_vadis import QUO_VADIS
from engine.quo_vadis.data import PASSAGES, ROOMS
from engine.quo_vadis.pledges import catalogue, code
from engine.rng import Rng
from tests.engine.quo_vadis.recorded import RECORDED

PLEDGES = {code(pledge) for sides in permutations(range(5), 2) for _, pledge in catalogue(5, *sides)}
IDS: Mapping[str, Collection[str]] = {
    "passage": PASSAGES,
    "room": ROOMS,
    "by": ("own", "caesar", "deal"),
    "pledge": PLEDGES,
    "gives": PLEDGES,
    "wants": PLEDGES,
}
SELDOM: Collection[str] = ("paid_less", "bag_empty")


def rare() -> Iterator[Note]:
    """The games in which everybody dawdles or nobody does anything."""
    for recording in RECORDED:
        if recording.name in ("3-limit", "3-stall"):
            state, rng = QUO_VADIS.new(recording.players, recording.options, recording.seed), Rng(recording.seed)
            journal = Journal(pictures=False)
            while state.current_player != NOBODY:
                state.apply(recording.choose(state, rng), journal)
            yield from journal.notes
