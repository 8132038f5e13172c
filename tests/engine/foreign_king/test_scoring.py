"""Scoring the King's province: rules F73 to F80."""

import pytest

from engine.foreign_king.state import ForeignKingState
from tests.engine.foreign_king.table import BLUE, RED, citizens, factories, king, legal, play, table, told


def scored(here: list[int], built: str = "", options: dict[str, str] | None = None) -> ForeignKingState:
    """Red has moved the King from Liège to Namur."""
    state = table(
        len(here), options, citizens={"namur": here}, factories={"namur": built} if built else {}, king="liege"
    )
    king(state, "namur")
    return state


def test_F73_without_citizens_nothing_is_scored() -> None:
    state = table(2, factories={"namur": "tm"}, king="liege")
    notes = king(state, "namur")
    assert told(notes, "empty") == [{"province": "namur"}]
    assert (state.points, factories(state, "namur"), state.current_player) == ([0, 0], "tm", BLUE)


def test_F74_most_citizens_score_whoever_moved_the_king() -> None:
    assert scored([1, 2, 0], "m").points == [0, 6, 0]
    assert scored([2, 1, 0], "m").points == [6, 0, 0]


@pytest.mark.parametrize(
    ("built", "points", "after"),
    [("m", 6, "M"), ("t", 3, "T"), ("tm", 9, "TM"), ("ttmmm", 24, "TTMMM"), ("tTM", 3, "TTM"), ("mTT", 6, "TTM")],
)
def test_F75_six_and_three_for_each_unscored_factory(built: str, points: int, after: str) -> None:
    state = scored([2, 1], built)
    assert (state.points, factories(state, "namur")) == ([points, 0], after)


def test_F75_scoring_and_laying_down_are_told() -> None:
    state = table(2, citizens={"namur": [0, 1]}, factories={"namur": "ttmT"}, king="liege")
    notes = king(state, "namur")
    assert told(notes, "scored_factories") == [
        {"seat": BLUE, "province": "namur", "points": 12, "textile": 2, "metallurgical": 1}
    ]
    assert told(notes, "laid_down") == [{"province": "namur", "count": 3}]


@pytest.mark.parametrize(
    ("here", "points"), [([1, 0], 0), ([2, 0], 0), ([3, 0], 1), ([3, 2], 1), ([4, 2], 2), ([7, 1], 2), ([8, 7], 5)]
)
def test_F76_one_point_for_three_citizens_of_all_colours(here: list[int], points: int) -> None:
    assert scored(here).points == [points, 0]
    assert scored(here, "TM").points == [points, 0], "scored factories do not matter"


@pytest.mark.parametrize(("here", "points"), [([2, 1], 0), ([3, 2], 1), ([5, 4], 1), ([6, 5], 2)])
def test_F76_only_the_winners_citizens_by_option(here: list[int], points: int) -> None:
    assert scored(here, options={"citizen_points_count": "majority_player_only"}).points == [points, 0]


def test_F76_citizens_scored_are_told() -> None:
    state = table(2, citizens={"namur": [4, 3]}, king="liege")
    assert told(king(state, "namur"), "scored_citizens") == [
        {"seat": RED, "province": "namur", "points": 2, "citizens": 7}
    ]


def test_F77_factories_or_citizens_not_both() -> None:
    assert scored([9, 3], "t").points == [3, 0]


def test_F78_with_a_tie_nobody_scores_and_the_mover_decides() -> None:
    state = table(3, citizens={"namur": [2, 3, 3]}, factories={"namur": "tm"}, king="liege")
    notes = king(state, "namur")
    assert told(notes, "tied") == [{"province": "namur", "seats": [1, 2]}]
    assert (state.current_player, legal(state)) == (RED, ["lay_down", "leave"])
    other = state.clone()
    notes = play(state, "lay_down")
    assert (state.points, factories(state, "namur"), state.current_player) == ([0, 0, 0], "TM", BLUE)
    assert told(notes, "laid_down") == [{"province": "namur", "count": 2}]
    notes = play(other, "leave")
    assert (other.points, factories(other, "namur"), other.current_player) == ([0, 0, 0], "tm", BLUE)
    assert told(notes, "left") == [{"seat": RED, "province": "namur"}]


def test_F78_tie_without_unscored_factories_asks_nothing() -> None:
    assert scored([3, 3], "TM").current_player == BLUE
    assert scored([3, 3]).points == [0, 0]


def test_F78_mover_decides_even_after_anothers_release() -> None:
    state = table(
        3, citizens={"namur": [0, 1, 3]}, factories={"namur": "m"}, congress=[0, 2, 0], order=[2, 1, 0], king="liege"
    )
    king(state, "namur", "release")
    assert (state.current_player, legal(state)) == (2, ["lay_down", "leave"])


def test_F79_citizens_stay() -> None:
    assert citizens(scored([4, 2], "m"), "namur") == [4, 2]


def test_F80_scored_factories_never_score_again_but_still_count() -> None:
    state = scored([2, 1], "t")
    play(state, "action money", "action place", "place_in brabant", "place 1")
    king(state, "brabant")
    play(state, "action money")
    assert state.francs[RED] == 5 + 4, "textile income goes on (F58)"
    play(state, "action place", "place_in liege", "place 1")
    king(state, "namur")
    assert state.points == [4, 0], "3 for the factory, then 1 for three citizens"
    play(state, "action build", "factory textile", "build_in namur")
    assert factories(state, "namur") == "tT"
    assert sum(state.medals) == 1, "Namur is industrialised"
