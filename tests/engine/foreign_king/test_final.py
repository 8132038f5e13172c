"""The final scoring: rules F99 to F107."""

import pytest

from engine.foreign_king.scoring import bonus_shares, places, totals
from engine.foreign_king.state import ForeignKingState
from tests.engine.foreign_king.table import BLUE, GREEN, RED, king, table, told


def line(state: ForeignKingState, key: str) -> tuple[list[int], list[int]]:
    """Points and counts of one line of the reckoning."""
    found = [line for line in state.reckoning() if line.key == key]
    assert len(found) == 1
    return found[0].points, found[0].counts


def test_F99_start_from_the_track() -> None:
    state = table(3, points=[21, 18, 0], king="namur")
    assert line(state, "track") == ([21, 18, 0], [])
    assert state.scores() == [21, 18, 0]


def test_F99_six_less_for_each_loan_not_repaid() -> None:
    built = {"antwerp": "T", "liege": "T", "hainaut": "M", "brabant": "M"}
    state = table(3, factories=built, medals=[3, 1, 0], loans=[3, 1, 0], francs=[7, 0, 5], king="namur")
    assert line(state, "loans") == ([-12, -6, 0], [2, 1, 0])
    assert line(state, "francs") == ([0, 0, 3], [3, 0, 5]), "after repayments (F104)"


def test_F100_most_provinces_nine() -> None:
    state = table(3, citizens={"namur": [1, 0, 0], "liege": [2, 1, 0], "brabant": [0, 1, 0]})
    assert line(state, "provinces") == ([9, 0, 0], [2, 1, 0])


def test_F101_a_province_counts_one_and_one_for_each_factory() -> None:
    state = table(
        3,
        citizens={"namur": [1, 0, 0], "liege": [2, 1, 0], "brabant": [0, 1, 0], "hainaut": [1, 1, 0]},
        factories={"brabant": "tmTM", "hainaut": "tt", "antwerp": "mm"},
        king="namur",
    )
    assert line(state, "provinces") == ([0, 9, 0], [2, 5, 0])


def test_F102_most_medals_face_up_or_down() -> None:
    built = {"antwerp": "T", "liege": "T", "hainaut": "M"}
    state = table(3, factories=built, medals=[2, 1, 0], loans=[2, 0, 0], francs=[0] * 3, king="namur")
    assert line(state, "medals") == ([9, 0, 0], [2, 1, 0])


def test_F103_most_members_in_congress() -> None:
    assert line(table(3, congress=[1, 0, 2]), "congress") == ([0, 0, 3], [1, 0, 2])


def test_F104_most_francs() -> None:
    assert line(table(3, francs=[4, 6, 5]), "francs") == ([0, 3, 0], [4, 6, 5])


@pytest.mark.parametrize(
    ("counts", "nine", "three"),
    [
        ([2, 1, 0, 0], [9, 0, 0, 0], [3, 0, 0, 0]),
        ([2, 2, 0, 1], [4, 4, 0, 0], [1, 1, 0, 0]),
        ([2, 2, 0, 2], [3, 3, 0, 3], [1, 1, 0, 1]),
        ([2, 2, 2, 2], [2, 2, 2, 2], [0, 0, 0, 0]),
    ],
)
def test_F105_ties_divide_rounded_down(counts: list[int], nine: list[int], three: list[int]) -> None:
    state = table(4, congress=counts, francs=counts)
    assert line(state, "congress") == (three, counts)
    assert line(state, "francs") == (three, counts)
    provinces = ["namur", "liege", "brabant", "antwerp", "hainaut", "limburg", "luxembourg", "east_flanders"]
    built = dict.fromkeys(provinces[: sum(counts)], "t" if sum(counts) < 6 else "")
    if all(built.values()):
        assert line(table(4, factories=built, medals=counts), "medals") == (nine, counts)
    held = [seat for seat in range(4) for _ in range(counts[seat])]
    citizens = {province: [int(i == seat) for i in range(4)] for province, seat in zip(provinces, held, strict=False)}
    assert line(table(4, citizens=citizens), "provinces") == (nine, counts)


@pytest.mark.parametrize(("needed", "points"), [(True, [0, 0]), (False, [4, 4])])
def test_F106_nothing_for_the_most_of_nothing(needed: bool, points: list[int]) -> None:
    state = table(2, {"bonus_needs_at_least_one": needed}, francs=[0, 0])
    assert line(state, "provinces") == (points, [0, 0])
    assert line(state, "medals") == (points, [0, 0])
    assert line(state, "congress")[0] == [1, 1] if not needed else [0, 0]
    assert line(state, "francs")[0] == [1, 1] if not needed else [0, 0]


def test_F106_one_is_enough() -> None:
    assert bonus_shares([1, 0], [9, 4], for_none=False) == [9, 0]
    assert bonus_shares([0, 0], [9, 4], for_none=False) == [0, 0]
    assert bonus_shares([0, 0], [9, 4], for_none=True) == [4, 4]


@pytest.mark.parametrize(
    ("points", "medals", "expected"),
    [
        ([34, 26, 7], [0, 0, 0], [1, 2, 3]),
        ([20, 20, 7], [1, 2, 9], [2, 1, 3]),
        ([20, 20, 7], [2, 2, 0], [1, 1, 3]),
        ([7, 20, 7, 7], [1, 0, 1, 0], [2, 1, 2, 4]),
        ([-6, -12], [0, 3], [1, 2]),
        ([5, 5, 5], [1, 1, 1], [1, 1, 1]),
    ],
)
def test_F107_more_points_then_more_medals_then_shared(
    points: list[int], medals: list[int], expected: list[int]
) -> None:
    assert places(points, medals) == expected


def finished() -> ForeignKingState:
    """The worked example of the rules, section 9, a step of the King before its end."""
    return table(
        3,
        citizens={
            "brabant": [3, 1, 0],
            "hainaut": [1, 0, 0],
            "east_flanders": [0, 2, 1],
            "antwerp": [0, 1, 0],
            "limburg": [0, 1, 0],
            "liege": [0, 0, 2],
            "namur": [2, 0, 2],
        },
        factories={
            "brabant": "tm",
            "hainaut": "T",
            "east_flanders": "M",
            "antwerp": "m",
            "liege": "TTM",
            "namur": "T",
            "west_flanders": "m",
        },
        points=[21, 18, 12],
        francs=[5, 6, 4],
        medals=[3, 2, 2],
        loans=[1, 0, 2],
        congress=[0, 2, 2],
        king="liege",
        marker=19,
    )


def test_F99_F107_worked_example() -> None:
    state = finished()
    notes = king(state, "luxembourg", "keep", "keep", steps=1)
    assert {line.key: line.points for line in state.reckoning()} == {
        "track": [21, 18, 12],
        "loans": [0, 0, -6],
        "provinces": [4, 4, 0],
        "medals": [9, 0, 0],
        "congress": [0, 1, 1],
        "francs": [0, 3, 0],
    }
    assert line(state, "provinces")[1] == [5, 5, 4]
    assert state.scores() == [34, 26, 7]
    assert state.ranks() == [1, 2, 3]
    assert told(notes, "repaid") == [
        {"seat": RED, "loans": 1, "francs": 4},
        {"seat": GREEN, "loans": 1, "francs": 4},
    ]
    assert told(notes, "loans_unpaid") == [{"seat": GREEN, "loans": 1, "points": -6}]
    assert told(notes, "bonus_provinces") == [{"seats": [RED, BLUE], "points": 4, "count": 5}]
    assert told(notes, "bonus_medals") == [{"seats": [RED], "points": 9, "count": 3}]
    assert told(notes, "bonus_congress") == [{"seats": [BLUE, GREEN], "points": 1, "count": 2}]
    assert told(notes, "bonus_francs") == [{"seats": [BLUE], "points": 3, "count": 6}]
    assert told(notes, "won") == [{"seats": [RED], "points": 34, "totals": [34, 26, 7]}]


def test_reckoning_before_the_end_is_as_if_it_ended_now() -> None:
    assert totals(finished()) == [34, 26, 7]
    assert finished().scores() == [21, 18, 12]
    assert finished().ranks() == [1, 2, 3]


def test_F107_shared_victory_is_told() -> None:
    state = table(2, points=[20, 20], francs=[4, 4], king="namur", marker=21)
    notes = king(state, "luxembourg", steps=1)
    assert told(notes, "won") == [{"seats": [RED, BLUE], "points": 21, "totals": [21, 21]}]
    assert state.ranks() == [1, 1]
