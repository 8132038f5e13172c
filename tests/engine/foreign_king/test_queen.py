"""The Queen: rules F81 to F86."""

import pytest

from engine.foreign_king.data import ACTIONS
from tests.engine.foreign_king.table import BLUE, GREEN, RED, YELLOW, actions, king, legal, play, table, told

ALL = ["build", "place", "move", "congress", "money", "king", "turn_order"]
EVERYWHERE = {"namur": [1, 1, 1, 1]}


def test_F81_two_francs_for_any_other_action_even_an_occupied_one() -> None:
    state = table(4, citizens=EVERYWHERE, turn=3, pawns=["money", "king", "place", ""])
    assert actions(state) == ["build", "move", "congress", "queen", "turn_order"]
    notes = play(state, "action queen")
    assert state.francs[YELLOW] == 3
    assert actions(state) == ALL
    notes += play(state, "copy money")
    assert state.francs[YELLOW] == 3 + 3
    assert told(notes, "copied") == [{"seat": YELLOW, "action": "money"}]


def test_F81_pawn_stands_on_the_queen_and_blocks_only_that() -> None:
    state = table(4, citizens=EVERYWHERE)
    play(state, "action queen", "copy money")
    assert ACTIONS[state.pawns[RED]] == "queen"
    assert actions(state) == ALL, "not the action that was copied"


@pytest.mark.parametrize(
    "moves",
    [
        ["copy build", "factory textile", "build_in namur"],
        ["copy place", "place_in namur", "place 1"],
        ["copy move", "move_from namur", "move_to liege"],
        ["copy congress", "seat_from supply"],
        ["copy king", "king_to namur"],
        ["copy turn_order"],
    ],
)
def test_F81_every_action_can_be_copied(moves: list[str]) -> None:
    state = table(4, citizens=EVERYWHERE)
    play(state, "action queen", *moves)
    assert (state.current_player, ACTIONS[state.pawns[RED]]) == (BLUE, "queen")


def test_F82_copied_action_must_be_possible_after_the_two_francs() -> None:
    state = table(4, citizens=EVERYWHERE, francs=[4, 5, 5, 5])
    play(state, "action queen")
    assert actions(state) == [action for action in ALL if action != "build"]
    enough = table(4, citizens=EVERYWHERE, francs=[5, 5, 5, 5])
    play(enough, "action queen")
    assert actions(enough) == ALL


def test_F82_costs_come_on_top_and_loans_count() -> None:
    assert "queen" not in actions(table(4, francs=[1, 5, 5, 5]))
    state = table(4, francs=[1, 5, 5, 5], factories={"namur": "T"}, medals=[1, 0, 0, 0], king="liege")
    notes = play(state, "action queen", "copy place", "place_in namur")
    assert legal(state) == ["place 1", "place 2", "place 3"]
    notes += play(state, "place 3")
    assert (state.francs[RED], state.loans[RED], len(told(notes, "borrowed"))) == (0, 1, 1)


def test_F83_queen_is_exclusive_and_not_taken_twice_running() -> None:
    state = table(4)
    play(state, "action queen", "copy money")
    assert state.current_player == BLUE
    assert "queen" not in actions(state)
    play(state, "action money", "action congress", "seat_from supply", "action turn_order", "stay")
    assert state.current_player == RED
    assert "queen" not in actions(state)


def own_previous(action: str, repeat: bool) -> list[str]:
    """What Red, whose pawn stands on that action, may copy with the Queen."""
    others = [other for other in ("money", "congress", "place", "turn_order", "king") if other != action][:3]
    options = {"queen_may_repeat_own_last": repeat}
    state = table(4, options, round=2, pawns=[action, *others], citizens=EVERYWHERE, francs=[9] * 4, king="liege")
    play(state, "action queen")
    return actions(state)


@pytest.mark.parametrize("action", ALL)
def test_F84_own_previous_action_may_not_be_copied(action: str) -> None:
    assert own_previous(action, repeat=False) == [other for other in ALL if other != action]


@pytest.mark.parametrize("action", ALL)
def test_F84_own_previous_action_may_be_copied_by_option(action: str) -> None:
    assert own_previous(action, repeat=True) == ALL


def test_F84_previous_action_after_a_queen_turn_is_the_queen() -> None:
    state = table(4, round=2, pawns=["queen", "congress", "place", "turn_order"], francs=[9] * 4)
    assert "money" in actions(state)
    assert "queen" not in actions(state)


def test_F85_free_actions_may_be_copied() -> None:
    state = table(4)
    play(state, "action queen")
    assert "money" in actions(state)
    assert all(pawn in (-1, ACTIONS.index("queen")) for pawn in state.pawns)


def test_F86_copied_turn_order_brings_its_franc_and_works_at_the_end_of_the_round() -> None:
    state = table(4)
    play(state, "action money", "action queen", "copy turn_order")
    assert (state.francs[BLUE], state.turn_order()) == (5 - 2 + 1, [RED, BLUE, GREEN, YELLOW])
    play(state, "action place", "place_in namur", "place 1")
    king(state, "namur")
    assert (state.current_player, legal(state)) == (BLUE, ["move_disc 1", "stay"])
    play(state, "move_disc 1")
    assert state.turn_order() == [BLUE, RED, GREEN, YELLOW]
