"""Money, loans and the action Money: rules F32 to F38 and F56 to F58."""

import pytest

from engine.foreign_king.money import buying_power
from engine.foreign_king.state import ForeignKingState
from tests.engine.foreign_king.table import BLUE, RED, actions, king, legal, play, table, told, words


def borrower(francs: int, medals: int = 1, loans: int = 0, by_hand: bool = False) -> ForeignKingState:
    """Red has medals; the provinces with the factories are the first of that many."""
    provinces = ["namur", "liege", "brabant", "hainaut"][:medals]
    return table(
        2,
        {"auto_borrow": not by_hand},
        factories=dict.fromkeys(provinces, "T"),
        king="antwerp",
        medals=[medals, 0],
        loans=[loans, 0],
        francs=[francs, 5],
    )


def test_F32_cost_is_paid_and_nobody_goes_below_nothing() -> None:
    state = table(2, francs=[3, 5])
    play(state, "action place", "place_in namur")
    assert legal(state) == ["place 1", "place 2", "place 3", "place 4"]
    play(state, "place 4")
    assert state.francs[RED] == 0


def test_F33_medal_turned_down_brings_three_francs() -> None:
    state = borrower(2)
    notes = play(state, "borrow")
    assert (state.francs[RED], state.medals[RED], state.loans[RED]) == (5, 1, 1)
    assert told(notes, "borrowed") == [{"seat": RED, "francs": 3}]
    assert "borrow" not in legal(state), "one loan a medal"


def test_F34_loan_is_repaid_with_four_and_may_be_taken_anew() -> None:
    state = borrower(4, loans=1)
    notes = play(state, "repay")
    assert (state.francs[RED], state.medals[RED], state.loans[RED]) == (0, 1, 0)
    assert told(notes, "repaid") == [{"seat": RED, "loans": 1, "francs": 4}]
    play(state, "borrow")
    assert (state.francs[RED], state.loans[RED]) == (3, 1)


def test_F34_repaying_takes_four_francs() -> None:
    assert "repay" not in legal(borrower(3, loans=1))
    assert "repay" not in legal(borrower(9))


def test_F35_medal_cannot_finance_the_build_that_earns_it() -> None:
    assert "build" not in actions(table(2, francs=[2, 5]))
    state = table(2, francs=[3, 5])
    play(state, "action build", "factory textile", "build_in namur")
    assert (state.francs[RED], state.medals[RED], state.loans[RED]) == (0, 1, 0)


def test_F36_as_few_loans_as_a_cost_needs() -> None:
    state = borrower(1, medals=3)
    notes = play(state, "action place", "place_in namur", "place 6")
    assert (state.francs[RED], state.loans[RED]) == (2, 2)
    assert len(told(notes, "borrowed")) == 2
    enough = borrower(5, medals=3)
    play(enough, "action place", "place_in namur", "place 6")
    assert (enough.francs[RED], enough.loans[RED]) == (0, 0)


def test_F36_people_borrow_and_repay_one_medal_at_a_time_before_the_action() -> None:
    state = borrower(4, medals=2, loans=1)
    assert legal(state)[-2:] == ["borrow", "repay"]
    play(state, "borrow", "repay", "borrow", "action place")
    assert (state.francs[RED], state.loans[RED]) == (6, 2)
    assert all(not move.startswith(("borrow", "repay")) for move in legal(state)), "only before the action is chosen"


def test_F36_bots_are_not_offered_loans() -> None:
    state = borrower(4, medals=2, loans=1)
    assert words(state.candidates()) == [move for move in legal(state) if move.startswith("action")]


def test_F36_by_hand_cash_alone_pays() -> None:
    state = borrower(2, medals=2, by_hand=True)
    assert "build" not in actions(state)
    assert state.candidates() == state.legal_moves()
    play(state, "borrow")
    assert "build" in actions(state)
    play(state, "action place", "place_in namur")
    assert legal(state)[-1] == "place 6"


def test_F37_loans_are_repaid_at_the_end_and_not_before() -> None:
    state = table(
        2,
        factories={"namur": "T", "liege": "T", "antwerp": "t"},
        medals=[3, 0],
        loans=[3, 0],
        francs=[6, 5],
        points=[20, 19],
        king="brabant",
        marker=21,
    )
    play(state, "action money", "action congress", "seat_from supply")
    assert (state.loans[RED], state.francs[RED]) == (3, 9)
    notes = king(state, "hainaut", "keep", steps=2)
    assert told(notes, "repaid") == [{"seat": RED, "loans": 2, "francs": 8}]
    assert (state.loans[RED], state.francs[RED]) == (1, 0)


@pytest.mark.parametrize(
    ("francs", "medals", "loans", "power"), [(2, 0, 0, 2), (2, 1, 0, 5), (0, 4, 1, 9), (7, 2, 2, 7)]
)
def test_F38_buying_power(francs: int, medals: int, loans: int, power: int) -> None:
    assert buying_power(borrower(francs, medals, loans), RED) == power
    assert buying_power(borrower(francs, medals, loans, by_hand=True), RED) == francs


# ------------------------------------------------------------------------------------------------- the action Money
def test_F56_three_francs_and_one_for_each_textile_factory_controlled() -> None:
    state = table(2, citizens={"namur": [1, 0], "liege": [0, 1]}, factories={"namur": "ttm", "liege": "t"})
    notes = play(state, "action money")
    assert state.francs[RED] == 5 + 5
    assert told(notes, "took_money") == [{"seat": RED, "francs": 5, "textile": 2}]
    play(state, "action place", "place_in liege", "place 1", "action congress", "seat_from supply", "action money")
    assert state.francs[BLUE] == 5 + 4


@pytest.mark.parametrize(
    ("here", "francs"),
    [([2, 1, 0], 4), ([2, 2, 0], 3), ([2, 1, 2], 3), ([1, 2, 0], 3), ([0, 0, 0], 3)],
    ids=["most", "tied", "tied with another", "fewer", "nobody"],
)
def test_F57_control_takes_strictly_the_most(here: list[int], francs: int) -> None:
    state = table(3, citizens={"namur": here}, factories={"namur": "t"})
    play(state, "action money")
    assert state.francs[RED] == 5 + francs


def test_F58_scored_textile_factories_pay_as_well() -> None:
    state = table(2, citizens={"namur": [1, 0]}, factories={"namur": "tTTM"}, king="liege")
    play(state, "action money")
    assert state.francs[RED] == 5 + 3 + 3
