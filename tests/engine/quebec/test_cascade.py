"""The scoring of the zones: rules Q59 to Q63 and Q101, with the worked example."""

import pytest

from engine.quebec.data import SCORING_ORDER, TEST_VECTORS, ZONES
from tests.engine.quebec.table import BLACK, WHITE, play, stock, table, told

VECTOR = TEST_VECTORS["cascade_century_1"]
BEFORE = {name: list(counts) for name, counts in VECTOR["before"].items()}


def scored(
    state_options: dict[str, str], zones: dict[str, list[int]], **more: object
) -> tuple[list[dict[str, object]], list[dict[str, object]]]:
    """Ends the century; what each zone told, and who cascaded."""
    state = table(4, state_options, zones=zones, discs=[], **more)
    notes = play(state, "end_century")
    return told(notes, "zone_scored"), told(notes, "cascaded")


@pytest.mark.parametrize(
    ("century", "order"),
    [
        (1, ["citadel", "religion", "politics", "economy", "culture"]),
        (2, ["citadel", "politics", "economy", "culture", "religion"]),
        (3, ["citadel", "economy", "culture", "religion", "politics"]),
        (4, ["citadel", "culture", "religion", "politics", "economy"]),
    ],
)
def test_Q59_scoring_order(century: int, order: list[str]) -> None:
    assert order == [ZONES[zone] for zone in SCORING_ORDER[century - 1]]
    zones, _ = scored({}, {}, century=century)
    assert order == [facts["zone"] for facts in zones]
    assert [1, 2, 3, 4, 5] == [facts["step"] for facts in zones]
    assert {century} == {facts["century"] for facts in zones}


def test_Q60_Q61_Q62_Q63_worked_example() -> None:
    state = table(4, zones=BEFORE, discs=[], active=[2, 2, 2, 2])
    notes = play(state, "end_century")
    assert VECTOR["vp"] == state.points
    assert [
        {"zone": "citadel", "target": "religion", "workers": [2, 0, 0, 0]},
        {"zone": "religion", "target": "politics", "workers": [3, 0, 0, 0]},
        {"zone": "politics", "target": "economy", "workers": [3, 3, 0, 0]},
        {"zone": "economy", "target": "culture", "workers": [0, 0, 0, 5]},
        {"zone": "culture", "target": "active", "workers": [0, 0, 0, 2]},
    ] == told(notes, "cascaded")
    assert [
        [4, 1, 3, 0],
        [6, 2, 2, 5],
        [7, 7, 2, 0],
        [6, 6, 7, 12],
        [2, 4, 3, 5],
    ] == [facts["counts"] for facts in told(notes, "zone_scored")]
    made = [state.active[seat] - 2 for seat in range(4)]
    assert VECTOR["workers_made_active"] == made


def test_Q101_worked_example_in_family() -> None:
    state = table(4, {"mode": "family"}, zones=BEFORE, discs=[], active=[2, 2, 2, 2])
    notes = play(state, "end_century")
    assert VECTOR["family_vp"] == state.points
    assert [] == told(notes, "cascaded")


def test_Q60_one_point_a_worker() -> None:
    zones, _ = scored({}, {"citadel": [5, 1, 0, 3]})
    assert [5, 1, 0, 3] == zones[0]["points"]


@pytest.mark.parametrize(("here", "moved"), [(1, 0), (2, 1), (3, 1), (9, 4), (10, 5), (11, 5), (14, 5)])
def test_Q61_the_leader_moves_half_rounded_down_at_most_five(here: int, moved: int) -> None:
    _, cascades = scored({}, {"citadel": [here, 0, 0, 0]})
    assert [[moved, 0, 0, 0]][: min(moved, 1)] == [facts["workers"] for facts in cascades if facts["zone"] == "citadel"]


def test_Q61_all_who_tie_for_the_most_move() -> None:
    _, cascades = scored({}, {"citadel": [4, 4, 3, 0]})
    assert [2, 2, 0, 0] == cascades[0]["workers"]


def test_Q61_A24_an_empty_zone_cascades_nothing() -> None:
    _, cascades = scored({}, {})
    assert [] == cascades


def test_Q61_A26_no_bonus_for_the_most_beside_the_cascade() -> None:
    zones, _ = scored({}, {"culture": [6, 1, 0, 0]})
    assert [6, 1, 0, 0] == zones[-1]["points"]


def test_Q62_from_the_fifth_zone_workers_become_active() -> None:
    state = table(4, zones={"culture": [6, 1, 0, 0]}, discs=[])
    play(state, "end_century")
    assert ((6, 16), (3, 19)) == (stock(state, BLACK), stock(state, WHITE))


def test_Q63_the_next_majority_is_judged_after_arrival() -> None:
    """Black brings 2 to Religion, ties there with white's 2, and both move on."""
    _, cascades = scored({}, {"citadel": [4, 0, 0, 0], "religion": [0, 2, 0, 0]})
    assert [1, 1, 0, 0] == cascades[1]["workers"]


def test_Q63_cascaded_workers_score_again() -> None:
    zones, _ = scored({}, {"citadel": [8, 0, 0, 0]})
    assert [8, 4, 2, 1, 0] == [facts["points"][BLACK] for facts in zones]


@pytest.mark.parametrize(("here", "points"), [(1, 1), (2, 3), (5, 7), (10, 15), (14, 19)])
def test_Q101_family_half_as_many_again_for_the_most_at_most_five(here: int, points: int) -> None:
    zones, cascades = scored({"mode": "family"}, {"politics": [here, 0, 0, 0]})
    assert points == next(facts["points"][BLACK] for facts in zones if facts["zone"] == "politics")
    assert [] == cascades


def test_Q101_family_ties_share_in_full_and_nobody_gets_anything_for_an_empty_zone() -> None:
    zones, _ = scored({"mode": "family"}, {"politics": [4, 4, 3, 0]})
    assert [6, 6, 3, 0] == next(facts["points"] for facts in zones if facts["zone"] == "politics")
    assert [0, 0, 0, 0] == next(facts["points"] for facts in zones if facts["zone"] == "culture")
