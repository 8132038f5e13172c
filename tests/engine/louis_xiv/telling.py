"""What the tests of the journal are told about Louis XIV."""

from collections.abc import Collection, Iterator, Mapping

from engine.api import Note
from engine.louis_xiv.data import CHIPS, FAMILIES, INCOME_CARDS, MISSIONS, REWARDS, SIDE_KINDS, SIDES, TIERS
from tests.engine.louis_xiv.table import A, B, C, D, missions_phase, patronage, play, table

IDS: Mapping[str, Collection[str]] = {
    "card": INCOME_CARDS,
    "mission": MISSIONS,
    "tier": TIERS,
    "chip": ("", *CHIPS),
    "chips": CHIPS,
    "kept": ("", *CHIPS),
    "family": FAMILIES,
    "families": FAMILIES,
    "side": SIDES,
    "kind": (*SIDE_KINDS, *REWARDS),
    "source": ("personal", "general"),
}
SELDOM: Collection[str] = ()


def rare() -> Iterator[Note]:
    """What random games seldom come to."""
    stacks = {B: {"crown": 6, "sceptre": 3}, C: {"crown": 4, "sceptre": 3}}
    yield from patronage(table(3, louis=1, back=[1], markers={1: [3, 0, 0]}, chips=stacks))
    held = {A: ["L01", "M01"], B: ["L06", "L20"], C: ["L19", "L18"], D: ["D08", "D07"]}
    lying = {name for names in held.values() for name in names}
    done = [(B, name) for name in MISSIONS if name not in lying]
    state = table(4, missions=held, chips={A: {"crown": 2}}, completed=done)
    yield from missions_phase(state)
    yield from play(state, "mission L01")
