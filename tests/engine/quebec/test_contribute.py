"""Contributing to a building and sending a worker: rules Q26 to Q29."""

import pytest

from tests.engine.quebec.table import (
    BLACK,
    GREEN,
    ORANGE,
    WHITE,
    YELLOW,
    building,
    legal,
    play,
    stock,
    table,
    told,
    zone,
)

COSTS = [("S14", 1), ("S34", 2), ("S40", 3)]


@pytest.mark.parametrize(("space", "cost"), COSTS)
def test_Q26_pays_the_cost_of_the_district_with_active_workers(space: str, cost: int) -> None:
    state = table(4, architects={WHITE: space}, active=[cost, 3, 3, 3])
    before = stock(state, BLACK)
    notes = play(state, f"contribute {space}")
    assert (0, before[1]) == stock(state, BLACK)
    assert "0--" == building(state, space)
    assert [{"seat": BLACK, "space": space, "count": cost, "active": cost}] == told(notes, "contributed")


@pytest.mark.parametrize(("space", "cost"), COSTS)
def test_Q26_needs_that_many_active_workers(space: str, cost: int) -> None:
    state = table(4, architects={WHITE: space}, active=[cost - 1, 3, 3, 3])
    assert f"contribute {space}" not in legal(state), "passive ones do not count"


def test_Q26_own_and_foreign_of_any_century_but_only_under_an_architect() -> None:
    state = table(4, century=2, architects={BLACK: "S24", WHITE: "S34", GREEN: "S22"}, blank=["S14"])
    assert ["contribute S24", "contribute S34", "contribute S22"] == legal(state, "contribute")


def test_Q26_not_where_all_sites_are_filled() -> None:
    state = table(4, architects={WHITE: "S34"}, sites={"S34": [ORANGE, ORANGE, ORANGE]})
    assert [] == legal(state, "contribute")


def test_Q26_several_sites_of_one_building_may_be_one_players() -> None:
    state = table(4, architects={BLACK: "S34"}, sites={"S34": [BLACK, WHITE]})
    play(state, "contribute S34")
    assert "010" == building(state, "S34")


def test_Q27_additional_action_only_at_a_foreign_architect() -> None:
    state = table(4, architects={WHITE: "S27"})
    notes = play(state, "contribute S27")
    assert [{"seat": BLACK, "district": "rel_irish", "space": "S27", "points": 1}] == told(notes, "district")
    assert BLACK == state.current_player, "a step asks"


def test_Q27_none_at_the_own_architect() -> None:
    state = table(4, architects={BLACK: "S27"})
    notes = play(state, "contribute S27")
    assert ([], WHITE, 0) == (told(notes, "district"), state.current_player, state.points[BLACK])


def test_Q27_none_at_the_yellow_architect_for_its_holder() -> None:
    state = table(4, architects={YELLOW: "S27"}, leaders={BLACK: "economy"})
    notes = play(state, "contribute S27")
    assert ([], WHITE) == (told(notes, "district"), state.current_player)


def test_Q27_the_yellow_architect_is_foreign_to_all_others() -> None:
    state = table(4, architects={YELLOW: "S27"}, leaders={WHITE: "economy"})
    assert told(play(state, "contribute S27"), "district")


def test_Q28_workers_stay_until_the_building_is_completed() -> None:
    state = table(4, architects={WHITE: "S34"})
    play(state, "contribute S34")
    assert ("0--", [0, 0, 0, 0]) == (building(state, "S34"), zone(state, "culture"))
    play(state, "start S14")
    assert [2, 0, 0, 0] == zone(state, "culture")


@pytest.mark.parametrize("name", ["religion", "politics", "economy", "culture", "citadel"])
def test_Q29_one_active_worker_to_any_zone_the_citadelle_too(name: str) -> None:
    state = table(4)
    notes = play(state, f"send {name}")
    assert [1, 0, 0, 0] == zone(state, name)
    assert (2, 19) == stock(state, BLACK)
    assert [{"seat": BLACK, "zone": name}] == told(notes, "sent")


def test_Q29_needs_an_active_worker() -> None:
    assert [] == legal(table(4, active=[0, 3, 3, 3]), "send")


def test_A1_corners_only() -> None:
    state = table(4, {"send_worker_zones": "corners4"})
    assert [f"send {name}" for name in ("religion", "politics", "economy", "culture")] == legal(state, "send")
