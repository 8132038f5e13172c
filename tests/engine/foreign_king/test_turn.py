"""Turn and action table: rules F22 to F31."""

from typing import Any

import pytest

from engine.foreign_king import FOREIGN_KING
from engine.foreign_king.data import ACTIONS
from engine.foreign_king.position import NODE_ACTION
from engine.foreign_king.state import ForeignKingState
from engine.rng import Rng
from tests.engine.foreign_king.table import BLUE, GREEN, RED, actions, king, legal, play, table, told
from tests.engine.foreign_king.trial import TRIAL
from tests.engine.games import Table, tables, walk


def test_F22_rounds_follow_each_other() -> None:
    state = table(3, order=[GREEN, RED, BLUE])
    seat, place = ["action congress", "seat_from supply"], ["action place", "place_in namur", "place 1"]
    seen = []
    for moves in (["action money"], seat, ["action turn_order"], ["stay"], place, ["action money"], seat):
        seen.append((state.round, state.current_player))
        play(state, *moves)
    assert seen == [(1, GREEN), (1, RED), (1, BLUE), (1, BLUE), (2, GREEN), (2, RED), (2, BLUE)]
    assert (state.round, state.current_player) == (3, GREEN)


def test_F22_a_new_round_is_told() -> None:
    state = table(2)
    assert told(play(state, "action money"), "round") == []
    assert told(play(state, "action congress", "seat_from supply"), "round") == [{"round": 2}]


def test_F23_pawn_moves_to_the_action_and_one_action_is_a_turn() -> None:
    state = table(2)
    notes = play(state, "action money")
    assert ACTIONS[state.pawns[RED]] == "money"
    assert state.current_player == BLUE
    assert told(notes, "chose") == [{"seat": RED, "action": "money"}]


def test_F24_own_previous_action_is_barred_and_only_that() -> None:
    state = table(2)
    play(state, "action money", "action congress", "seat_from supply")
    assert "money" not in actions(state)
    play(state, "action place", "place_in namur", "place 1", "action money")
    assert state.current_player == RED
    assert "place" not in actions(state)
    play(state, "action congress", "seat_from supply", "action place", "place_in namur", "place 1")
    assert "money" in actions(state), "two turns back is free again"


def test_F25_space_with_another_pawn_is_barred() -> None:
    state = table(3)
    play(state, "action money")
    assert "money" not in actions(state)
    play(state, "action king", "king_to namur")
    assert "money" not in actions(state)
    assert "king" not in actions(state)


def test_F26_impossible_action_may_not_be_chosen() -> None:
    state = table(2, francs=[2, 5])
    assert actions(state) == ["place", "congress", "money", "king"]
    assert "build" in actions(table(2, francs=[3, 5]))
    assert "move" in actions(table(2, citizens={"namur": [1, 0]}))
    assert "move" not in actions(table(2, citizens={"namur": [0, 1]}, congress=[3, 0]))


def test_F26_loans_count_when_judging_costs() -> None:
    assert "build" in actions(table(2, francs=[0, 5], factories={"namur": "t"}, medals=[1, 0]))
    assert "build" not in actions(table(2, francs=[2, 5], factories={"namur": "t"}, medals=[1, 0], loans=[1, 0]))


def test_F27_smallest_form_must_be_carried_out_and_nobody_passes() -> None:
    state = table(2, citizens={"namur": [1, 0]})
    place = state.clone()
    play(place, "action place", "place_in namur")
    assert legal(place)[0] == "place 1"
    move = state.clone()
    play(move, "action move", "move_from namur")
    assert "stop" not in legal(move)
    assert all(move[0] != "skip" for move in state.legal_moves())


def test_F28_pawns_stay_until_their_owners_turn() -> None:
    state = table(3)
    play(state, "action money", "action king", "king_to namur", "action turn_order", "stay")
    assert state.round == 2
    assert [ACTIONS[pawn] for pawn in state.pawns] == ["money", "king", "turn_order"]
    play(state, "action congress", "seat_from supply")
    assert [ACTIONS[pawn] for pawn in state.pawns] == ["congress", "king", "turn_order"]


@pytest.mark.parametrize(
    ("players", "expected"),
    [
        (2, "build place move congress money king"),
        (3, "build place move congress money king turn_order"),
        (4, "build place move congress money king queen turn_order"),
    ],
)
def test_F29_actions_in_play(players: int, expected: str) -> None:
    state = table(players, citizens={"namur": [1] * players})
    assert expected.split() == actions(state)


@pytest.mark.parametrize(
    "table_", [t for t in tables(TRIAL) if len(t.options) != 1 or "three_player_queen" in t.options], ids=str
)
def test_F30_four_free_spaces_from_the_second_round_on(table_: Table) -> None:
    state = table_.new(5)
    assert isinstance(state, type(FOREIGN_KING.new(2, {}, 1)))
    for _ in walk(state, Rng(5)):
        if state.round > 1 and state.node == NODE_ACTION:
            in_play = {action for action in range(len(ACTIONS)) if state.settings.actions >> action & 1}
            assert len(in_play - set(state.pawns)) == 4


# ------------------------------------------------------------------------------------------------ F31, the skip
def before_skip(red_francs: int = 0, **changes: Any) -> ForeignKingState:
    """Red is about to take the King; then Blue, all in Congress, has no money, and Money and King are barred."""
    settings: dict[str, Any] = {
        "round": 9,
        "pawns": ["congress", "money"],
        "congress": [15, 15],
        "francs": [red_francs, 2],
        "king": "namur",
    }
    return table(2, **{**settings, **changes})


def test_F31_who_can_do_nothing_is_skipped_and_the_pawn_stays() -> None:
    state = before_skip(red_francs=3)
    notes = king(state, "liege")
    assert told(notes, "skipped") == [{"seat": BLUE}]
    assert (state.current_player, state.round, state.skips) == (RED, 10, 1)
    assert ACTIONS[state.pawns[BLUE]] == "money"
    assert actions(state) == ["build"], "the pawn that was skipped bars its space"
    play(state, "action build", "factory textile", "build_in namur")
    assert state.skips == 0, "a turn taken in between"


def test_F31_skipped_in_turn_the_game_ends() -> None:
    state = before_skip()
    notes = king(state, "liege")
    assert told(notes, "skipped") == [{"seat": BLUE}, {"seat": RED}]
    assert told(notes, "ended_stuck") == [{}]
    ending = state.ending()
    assert ending is not None
    assert ending.key == "stuck"


def test_F31_queen_and_turn_order_must_be_barred_too() -> None:
    state = table(
        4,
        round=9,
        turn=0,
        pawns=["place", "money", "turn_order", "queen"],
        congress=[14, 14, 0, 0],
        francs=[9, 1, 9, 9],
        king="namur",
    )
    notes = king(state, "liege", "keep", "keep")
    assert told(notes, "skipped") == [{"seat": BLUE}]
    assert state.current_player == GREEN
    free = table(
        4, round=9, turn=1, pawns=["king", "money", "place", "turn_order"], congress=[14, 14, 0, 0], king="namur"
    )
    assert actions(free) == ["build", "queen"]
    poor = free.clone()
    poor.francs[BLUE] = 1
    assert actions(poor) == []


def test_F31_skip_changes_no_turn_order() -> None:
    """Blue, on the track since an earlier round, is skipped in this one and does not move its disc."""
    state = table(
        3,
        round=9,
        turn=0,
        pawns=["congress", "turn_order", "money"],
        congress=[14, 14, 14],
        francs=[0, 0, 0],
        king="namur",
    )
    notes = king(state, "liege", "keep", "keep", "keep")
    assert [facts["seat"] for facts in told(notes, "skipped")] == [BLUE, GREEN, RED]
    assert state.turn_order() == [RED, BLUE, GREEN]
    assert told(notes, "order_changed") == told(notes, "order_kept") == []


def test_F31_by_hand_a_loan_may_still_be_taken_or_the_turn_skipped() -> None:
    changes: dict[str, Any] = {"factories": {"brabant": "T"}, "medals": [0, 1]}
    assert told(king(before_skip(red_francs=3, **changes), "liege"), "skipped") == []
    state = before_skip(red_francs=3, options={"auto_borrow": False}, **changes)
    king(state, "liege")
    assert state.current_player == BLUE
    assert legal(state) == ["borrow", "skip"]
    borrowed = state.clone()
    play(borrowed, "borrow")
    assert actions(borrowed) == ["build"]
    notes = play(state, "skip")
    assert told(notes, "skipped") == [{"seat": BLUE}]
    assert (state.current_player, state.round) == (RED, 10)


def test_F31_by_hand_the_turn_is_skipped_once_nothing_is_left_to_do() -> None:
    """All factories are built, so that the borrowed money is of no use."""
    changes: dict[str, Any] = {"factories": {"brabant": "TTTTT", "namur": "mMMMM"}, "medals": [0, 2], "loans": [0, 1]}
    state = before_skip(options={"auto_borrow": False}, **changes)
    king(state, "liege")
    assert legal(state) == ["borrow", "skip"]
    assert told(play(state, "borrow"), "skipped") == []
    assert legal(state) == ["repay", "skip"]
    poor = before_skip(options={"auto_borrow": False}, **{**changes, "francs": [9, 0]})
    king(poor, "liege")
    assert told(play(poor, "borrow"), "skipped") == [{"seat": BLUE}, {"seat": RED}]


def test_F31_quick_test_for_the_skip_misses_nobody() -> None:
    """Only with all citizens in Congress can a seat find nothing to do; the engine looks no further otherwise."""
    for table_ in tables(TRIAL):
        state = table_.new(6)
        for moves, _ in walk(state, Rng(6)):
            assert moves
