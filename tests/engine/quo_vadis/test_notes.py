"""What the journal is told."""

import pytest

from engine.api import EVERYONE, Journal
from engine.quo_vadis import QUO_VADIS
from engine.quo_vadis.data import PASSAGES, ROOMS
from engine.quo_vadis.notes import NOTES, SEALED
from engine.quo_vadis.pledges import decode
from engine.rng import Rng
from tests.engine.quo_vadis.recorded import CHANGED, RECORDED

UNSEEN = {"ended_limit", "ended_stall"}


def facts_of(key: str) -> tuple[str, ...]:
    """The facts of a note, those of a sealed one without its price."""
    if key in NOTES:
        return NOTES[key]
    plain = key.removesuffix("_sealed")
    assert plain in SEALED
    return tuple(fact for fact in NOTES[plain] if fact not in ("pay", "value"))


def test_every_note_is_told_with_its_facts_and_every_key_comes_up() -> None:
    seen = set()
    for recording in RECORDED:
        state, rng = QUO_VADIS.new(recording.players, recording.options, recording.seed), Rng(recording.seed)
        while state.current_player >= 0:
            journal = Journal(pictures=False)
            state.apply(recording.choose(state, rng), journal)
            for note in journal.notes:
                seen.add(note.key)
                assert sorted(facts_of(note.key)) == sorted(note.facts), note.key
                assert note.facts.get("passage", "p01") in PASSAGES
                assert note.facts.get("room", "e1") in ROOMS
                assert note.to in (EVERYONE, *range(state.players))
                for maker, other, name in (("seat", "target", "gives"), ("target", "seat", "wants")):
                    for text in note.facts.get(name, []):
                        sides = (note.facts[maker], note.facts[other])
                        assert decode(text, state.players, *sides) is not None
    sealed = {f"{key}_sealed" for key in SEALED}
    rare = {"paid_less", "bag_empty", "broken", "kept", "voided", "released", "totals_open", "pile_short"}
    assert {*NOTES} - seen - rare == set()
    assert seen - {*NOTES} <= sealed


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
