"""What is being asked, in words and numbers."""

import pytest

from engine.api import NOBODY
from engine.louis_xiv.position import NODES
from engine.louis_xiv.questions import phase, question
from engine.rng import Rng
from tests.engine.games import tables
from tests.engine.louis_xiv.table import A, B, C, D, missions_phase, patronage, play, supply, table
from tests.engine.louis_xiv.trial import TRIAL


def test_L24_questions_of_the_influence_phase() -> None:
    state = table(hands={A: [0, 1, 2], B: [3], C: [4], D: [5]}, general=[5, 0, 0, 0], completed=[(A, "D04")])
    assert ("card", {"count": 3}) == question(state)
    play(state, "card 0")
    assert ("use", {"face": 0, "count": 2, "recall": 2}) == question(state)
    play(state, "on 3")
    assert ("put", {"face": 0, "count": 2, "courtier": 3}) == question(state)
    play(state, "put 2")
    assert ("move", {"courtier": 3, "count": 2}) == question(state)
    play(state, "stop", "card 1", "recall")
    assert ("last_word", {"mission": "D04", "count": 2, "courtier": 0}) == question(state)
    play(state, "last_word 7")
    assert ("last_put", {"mission": "D04", "count": 2, "courtier": 7}) == question(state)
    assert "influence" == phase(state)


def test_question_for_a_power_of_the_start() -> None:
    state = table(general=[5, 5, 5, 5], hands={seat: [] for seat in range(4)}, completed=[(A, "L03"), (B, "D02")])
    supply(state)
    assert ("guest", {"mission": "D02", "count": 2, "courtier": 0}) == question(state)
    play(state, "decline")
    assert ("guest", {"mission": "L03", "count": 1, "courtier": 3}) == question(state)


def test_questions_of_the_patronage_phase() -> None:
    state = table(3, louis=4, markers={1: [3, 1, 0], 6: [2, 0, 0]}, general=[5, 0, 0], intrigue={A: [1]})
    patronage(state)
    assert ("intrigue", {"courtier": 1}) == question(state)
    play(state, "keep")
    assert ("bribe", {"courtier": 1, "price": 3}) == question(state)
    play(state, "no_bribe")
    assert ("place", {"courtier": 6, "count": 2}) == question(state)
    assert "patronage" == phase(state)


def test_questions_of_the_missions_phase() -> None:
    state = table(missions={A: ["L01", "D07"]}, chips={A: {"sceptre": 2, "letter": 2}})
    missions_phase(state)
    assert ("mission", {}) == question(state)
    play(state, "mission L01")
    assert ("pay", {"mission": "L01"}) == question(state)
    play(state, "pay sceptre letter")
    assert ("deck", {}) == question(state)
    state = table(missions={A: ["D08", "D07"]}, chips={A: {"sceptre": 2, "letter": 2}})
    missions_phase(state)
    assert ("keep", {"count": 3}) == question(state)
    assert "missions" == phase(state)


@pytest.mark.parametrize("seed", [1, 2])
def test_every_decision_of_a_game_has_its_question(seed: int) -> None:
    for setup in tables(TRIAL):
        state, rng = setup.new(seed), Rng(seed)
        while state.current_player != NOBODY:
            assert question(state)[0] in NODES[:14]
            state.advance(rng.choice(state.legal_moves()))
        assert (("over", {}), "over") == (question(state), phase(state))
