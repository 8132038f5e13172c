"""The release from Congress: rules F67 to F72."""

import pytest

from engine.foreign_king.state import ForeignKingState
from tests.engine.foreign_king.table import BLUE, GREEN, RED, YELLOW, citizens, king, legal, play, table, told


def asked(state: ForeignKingState) -> list[int]:
    """Who is asked, one after another, if all decline."""
    seats = []
    while legal(state) == ["release", "keep"]:
        seats.append(state.current_player)
        play(state, "keep")
    return seats


def arrived(congress: list[int], order: list[int] | None = None, **changes: object) -> ForeignKingState:
    """Three or more players, the King just come from Liège to Namur; the first of the order has moved him."""
    state = table(len(congress), congress=congress, order=order, king="liege", **changes)  # type: ignore[arg-type]
    king(state, "namur")
    return state


def test_F67_most_members_may_go_to_the_kings_province_before_it_is_scored() -> None:
    state = arrived([1, 3, 2], factories={"namur": "m"})
    assert state.current_player == BLUE
    notes = play(state, "release")
    assert told(notes, "released") == [{"seat": BLUE, "province": "namur", "count": 3}]
    assert (state.congress, citizens(state, "namur"), state.points) == ([1, 0, 2], [0, 3, 0], [0, 6, 0])


def test_F67_all_members_or_none() -> None:
    state = arrived([0, 3, 0])
    assert legal(state) == ["release", "keep"]
    notes = play(state, "keep")
    assert told(notes, "kept") == [{"seat": BLUE, "count": 3}]
    assert (state.congress, citizens(state, "namur")) == ([0, 3, 0], [0, 0, 0])


def test_F68_who_declines_passes_the_question_on() -> None:
    assert asked(arrived([1, 3, 2])) == [BLUE, GREEN, RED]


def test_F68_after_one_release_nobody_else_is_asked() -> None:
    state = arrived([1, 3, 2])
    play(state, "keep", "release")
    assert state.congress == [1, 3, 0]
    assert legal(state)[0].startswith("action")


@pytest.mark.parametrize(
    ("order", "expected"),
    [
        ([RED, BLUE, GREEN, YELLOW], [GREEN, RED, BLUE, YELLOW]),
        ([YELLOW, BLUE, GREEN, RED], [GREEN, YELLOW, BLUE, RED]),
    ],
)
def test_F69_equal_numbers_are_asked_in_turn_order(order: list[int], expected: list[int]) -> None:
    assert asked(arrived([2, 2, 5, 2], order)) == expected


def test_F70_without_members_nobody_is_asked() -> None:
    assert asked(arrived([0, 1, 0])) == [BLUE]
    assert asked(arrived([0, 0, 0])) == []


@pytest.mark.parametrize(("congress", "expected"), [([2, 2], []), ([2, 1], [RED, BLUE]), ([0, 1], [BLUE])])
def test_F71_two_players_with_the_same_number_are_not_asked(congress: list[int], expected: list[int]) -> None:
    assert asked(arrived(congress)) == expected


def test_F71_three_players_with_the_same_number_are() -> None:
    assert asked(arrived([2, 2, 2])) == [RED, BLUE, GREEN]


def test_F72_mover_has_no_special_right() -> None:
    state = arrived([1, 2, 0])
    assert state.current_player == BLUE
    play(state, "release")
    assert state.current_player == BLUE, "the turn after Red's"


@pytest.mark.parametrize("offered", [True, False])
@pytest.mark.parametrize("there", [[0, 0, 0], [0, 0, 1]])
def test_F72_release_into_a_province_without_citizens(offered: bool, there: list[int]) -> None:
    options = {"congress_release_into_empty_province": offered}
    state = arrived([1, 2, 0], options=options, citizens={"namur": there})
    assert bool(asked(state)) == (offered or any(there))


def test_F72_release_on_the_first_journey_and_by_the_queen() -> None:
    first = table(3, congress=[0, 2, 0])
    assert king(first, "namur", "release")[-1].key == "scored_citizens"
    by_queen = table(4, congress=[0, 2, 0, 0], king="liege")
    play(by_queen, "action queen", "copy king", "king_to namur", "king_steps 1", "release")
    assert citizens(by_queen, "namur") == [0, 2, 0, 0]
