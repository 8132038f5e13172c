"""The test vectors V1 to V20 of the rules, section 15."""

import pytest

from engine.foreign_king import FOREIGN_KING
from tests.engine.foreign_king.table import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    actions,
    citizens,
    factories,
    king,
    legal,
    play,
    table,
)
from tests.engine.foreign_king.test_final import finished


def test_V1_F14_F18_start_of_three() -> None:
    state = FOREIGN_KING.new(3, {}, 1)
    assert state.supply == [14, 14, 14]
    assert [state.francs[seat] for seat in state.turn_order()] == [5, 6, 7]
    assert (state.points, state.marker, state.king, state.pawns) == ([0, 0, 0], 30, -1, [-1, -1, -1])


def test_V2_F24_F25_F30_four_spaces_left() -> None:
    state = table(2, round=2, pawns=["build", "king"], citizens={"namur": [1, 0]}, king="liege")
    assert actions(state) == ["place", "move", "congress", "money"]
    bare = table(2, round=2, pawns=["build", "king"], king="liege")
    assert actions(bare) == ["place", "congress", "money"]


def test_V3_F38_F44_citizens_for_two_francs() -> None:
    state = table(2, francs=[2, 5])
    play(state, "action place", "place_in namur")
    assert legal(state)[-1] == "place 3"
    with_medal = table(2, francs=[2, 5], factories={"liege": "t"}, medals=[1, 0])
    play(with_medal, "action place", "place_in namur")
    assert legal(with_medal)[-1] == "place 6"
    play(with_medal, "place 4")
    assert (with_medal.loans[RED], with_medal.francs[RED]) == (1, 2)


@pytest.mark.parametrize(
    ("origin", "targets", "francs"),
    [
        ("brabant", ["namur", "luxembourg"], 2),
        ("west_flanders", ["antwerp"], 1),
        ("namur", ["supply", "supply", "supply"], 2),
    ],
)
def test_V4_F48_cost_of_moves(origin: str, targets: list[str], francs: int) -> None:
    state = table(2, citizens={origin: [len(targets), 0]})
    play(state, "action move", f"move_from {origin}", *(f"move_to {target}" for target in targets))
    assert (state.francs[RED], state.current_player) == (5 - francs, BLUE)


@pytest.mark.parametrize(("end", "steps", "francs"), [("luxembourg", 3, 3), ("east_flanders", 2, 1)])
def test_V5_F60_F63_cost_of_the_kings_ways(end: str, steps: int, francs: int) -> None:
    state = table(2, king="west_flanders", marker=20)
    king(state, end, steps=steps)
    assert (state.francs[RED], state.marker) == (5 - francs, 20 - steps)


def test_V6_F59_first_king_action() -> None:
    state = table(2)
    king(state, "liege")
    assert (state.francs[RED], state.marker) == (5, 29)


@pytest.mark.parametrize("yes", [0, 1, 2])
def test_V7_F67_F69_who_is_asked(yes: int) -> None:
    state = table(3, order=[BLUE, RED, GREEN], congress=[2, 2, 1], king="liege")
    king(state, "namur", steps=1)
    seats = []
    for i in range(yes + 1):
        seats.append(state.current_player)
        play(state, "release" if i == yes else "keep")
    assert seats == [BLUE, RED, GREEN][: yes + 1]
    assert legal(state)[0].startswith("action")


def test_V8_F71_two_players() -> None:
    equal = table(2, congress=[2, 2], king="liege")
    king(equal, "namur", steps=1)
    assert equal.current_player == BLUE
    assert legal(equal)[0].startswith("action")
    state = table(2, congress=[1, 2], king="liege")
    king(state, "namur", steps=1)
    assert state.current_player == BLUE
    play(state, "keep")
    assert (state.current_player, legal(state)) == (RED, ["release", "keep"])


def test_V9_F75_F77_factories_score() -> None:
    state = table(2, citizens={"namur": [3, 2]}, factories={"namur": "mtT"}, king="liege")
    king(state, "namur", steps=1)
    assert (state.points, factories(state, "namur")) == ([9, 0], "TTM")


@pytest.mark.parametrize(("option", "points"), [("all_colours", 2), ("majority_player_only", 1)])
def test_V10_F76_citizens_score(option: str, points: int) -> None:
    state = table(3, {"citizen_points_count": option}, citizens={"namur": [4, 2, 1]}, king="liege")
    king(state, "namur", steps=1)
    assert state.points == [points, 0, 0]


@pytest.mark.parametrize(("answer", "after"), [("lay_down", "M"), ("leave", "m")])
def test_V11_F78_tie(answer: str, after: str) -> None:
    state = table(2, citizens={"namur": [3, 3]}, factories={"namur": "m"}, king="liege")
    king(state, "namur", answer, steps=1)
    assert (state.points, factories(state, "namur")) == ([0, 0], after)


def test_V12_F73_nobody_there() -> None:
    state = table(2, factories={"namur": "m"}, king="liege")
    king(state, "namur", steps=1)
    assert (state.points, factories(state, "namur"), state.marker) == ([0, 0], "m", 28)


def test_V13_F56_F58_textile_income() -> None:
    state = table(2, citizens={"namur": [1, 0]}, factories={"namur": "tT"}, king="liege")
    play(state, "action money")
    assert state.francs[RED] == 5 + 5


def test_V14_F42_second_factory() -> None:
    state = table(2, factories={"namur": "t"})
    play(state, "action build", "factory metallurgical", "build_in namur")
    assert state.medals == [0, 1]


@pytest.mark.parametrize(
    ("with_queen", "after"), [(False, [GREEN, RED, BLUE, YELLOW]), (True, [YELLOW, GREEN, RED, BLUE])]
)
def test_V15_F90_F91_new_order(with_queen: bool, after: list[int]) -> None:
    state = table(4)
    play(state, "action money", "action place", "place_in namur", "place 1", "action turn_order")
    if with_queen:
        play(state, "action queen", "copy turn_order", "move_disc 1", "move_disc 1")
    else:
        play(state, "action congress", "seat_from supply", "move_disc 1")
    assert state.turn_order() == after


@pytest.mark.parametrize(
    ("points", "marker", "ends"), [([21, 18, 12], 18, True), ([21, 18, 12], 19, False), ([20, 20, 3], 20, True)]
)
def test_V16_F93_marker_meets_the_second(points: list[int], marker: int, ends: bool) -> None:
    state = table(3, points=points, king="namur", marker=marker + 1)
    king(state, "luxembourg", steps=1)
    assert (state.ending() is not None) == ends


@pytest.mark.parametrize(("here", "answers"), [([1, 0], []), ([1, 1], ["lay_down"])])
def test_V17_F94_tenth_factory(here: list[int], answers: list[str]) -> None:
    state = table(
        2, citizens={"namur": here}, factories={"antwerp": "TTTTT", "liege": "MMMM", "namur": "m"}, king="brabant"
    )
    play(state, "action money")
    assert state.ending() is None
    king(state, "namur", *answers, steps=1)
    ending = state.ending()
    assert ending is not None
    assert ending.key == "factories"
    assert citizens(state, "namur") == here


def test_V18_F99_F107_worked_example() -> None:
    state = finished()
    king(state, "luxembourg", "keep", "keep", steps=1)
    assert state.scores() == [34, 26, 7]


def test_V19_F84_queen_may_not_copy_the_own_last_action() -> None:
    state = table(4, round=2, pawns=["build", "king", "money", "place"], citizens={"namur": [1, 1, 1, 1]}, king="liege")
    play(state, "action queen")
    assert actions(state) == ["place", "move", "congress", "money", "king", "turn_order"]


def test_V20_F111_long_game() -> None:
    assert FOREIGN_KING.new(2, {"long_game": True}, 1).marker == 40
