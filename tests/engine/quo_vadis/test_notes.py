"""What the journal of this game is told beyond what `tests/engine/test_notes.py` tries."""

import pytest

from engine.api import EVERYONE, Journal
from engine.quo_vadis import QUO_VADIS
from engine.quo_vadis.notes import NOTES, SEALED
from engine.quo_vadis.pledges import decode
from engine.rng import Rng
from tests.engine.quo_vadis.recorded import CHANGED, RECORDED


def test_V76_promises_are_told_as_the_catalogue_writes_them() -> None:
    checked = 0
    for recording in RECORDED:
        state, rng = QUO_VADIS.new(recording.players, recording.options, recording.seed), Rng(recording.seed)
        while state.current_player >= 0:
            journal = Journal(pictures=False)
            state.apply(recording.choose(state, rng), journal)
            for note in journal.notes:
                assert note.to in (EVERYONE, *range(state.players))
                for maker, other, name in (("seat", "target", "gives"), ("target", "seat", "wants")):
                    for text in note.facts.get(name, []):
                        sides = (note.facts[maker], note.facts[other])
                        assert decode(text, state.players, *sides) is not None
                        checked += 1
    assert checked > 100


@pytest.mark.parametrize("key", SEALED)
def test_sealed_notes_say_a_price(key: str) -> None:
    assert {"pay", "value"} & {*NOTES[key]}


def test_V93_nobody_is_told_a_price_that_is_sealed() -> None:
    state, rng = QUO_VADIS.new(4, CHANGED, 5), Rng(5)
    while state.current_player >= 0:
        journal = Journal(pictures=False)
        mover = state.turn
        state.apply(rng.choice(state.legal_moves()), journal)
        for note in journal.notes:
            if note.key in ("terms", "countered", "bid"):
                assert note.to in (mover, note.facts["target"], note.facts["seat"])
