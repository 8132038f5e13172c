"""The end of a century: rules Q58 and Q64 to Q68. Scoring is in test_cascade."""

import pytest

from engine.quebec.data import SPACES
from tests.engine.quebec.table import (
    BLACK,
    GREEN,
    ORANGE,
    WHITE,
    YELLOW,
    architect,
    building,
    legal,
    play,
    stock,
    table,
    told,
    zone,
)

DRY = {"active": [1, 0, 3, 3], "passive": [19, 0, 19, 19]}
"""White has no worker left and is next."""


def test_Q58a_A2_a_turn_that_begins_without_workers_ends_the_century() -> None:
    state = table(4, **DRY)
    notes = play(state, "send culture")
    assert {"century": 1, "reason": "workers", "seat": WHITE, "architect": ""} == told(notes, "century_ended")[0]
    assert (2, WHITE) == (state.round, state.current_player)


def test_Q58a_everybody_else_still_has_a_turn() -> None:
    state = table(4, active=[1, 3, 3, 3], passive=[0, 19, 19, 19], discs=[])
    play(state, "send culture", "send culture", "send culture", "send culture")
    assert (2, BLACK) == (state.round, state.current_player)


def test_Q58a_a_player_with_passive_workers_goes_on() -> None:
    state = table(4, active=[1, 0, 3, 3], passive=[0, 1, 19, 19])
    play(state, "send culture")
    assert (1, WHITE) == (state.round, state.current_player)


def test_A2_after_action_the_century_ends_at_once() -> None:
    options = {"no_workers_check": "after_action"}
    state = table(4, options, active=[1, 3, 3, 3], passive=[0, 19, 19, 19])
    notes = play(state, "send culture")
    assert BLACK == told(notes, "century_ended")[0]["seat"]
    assert (2, BLACK) == (state.round, state.current_player), "he who ended the century begins (Q68)"


def test_A2_after_action_waits_for_the_additional_action() -> None:
    options = {"no_workers_check": "after_action"}
    state = table(4, options, architects={WHITE: "S34"}, active=[2, 3, 3, 3], passive=[0, 19, 19, 19])
    play(state, "contribute S34")
    assert 2 == state.round
    state = table(4, options, architects={WHITE: "S24"}, active=[2, 3, 3, 3], passive=[1, 19, 19, 19])
    play(state, "contribute S24", "skip")
    assert (1, BLACK) == (state.round, state.current_player)
    play(state, "place culture")
    assert 2 == state.round


def test_A2_after_action_ends_no_century_twice() -> None:
    """Black's last workers stand on the building he starts by: he ends the century himself, with none in stock."""
    options = {"no_workers_check": "after_action"}
    state = table(4, options, architects={WHITE: "S18"}, active=[2, 3, 3, 3], passive=[0, 19, 19, 19], discs=[])
    play(state, "contribute S18", "end_century")
    assert 2 == state.round


def test_Q58b_the_order_of_events_is_told_step_by_step() -> None:
    state = table(
        4,
        architects={BLACK: "S34", YELLOW: "S24"},
        sites={"S24": [WHITE]},
        leaders={GREEN: "economy"},
        zones={"citadel": [2, 1, 0, 0]},
        discs=[],
    )
    keys = [note.key for note in play(state, "end_century")]
    assert ["completed", "century_ended", "completed"] == keys[:3]
    assert ["zone_scored", "cascaded", "zone_scored"] == keys[3:6]
    assert ["workers_returned", "century"] == keys[-2:]


def test_Q58_step_2_leader_powers_do_not_apply_to_the_scoring() -> None:
    state = table(4, leaders={BLACK: "culture_45", WHITE: "economy"}, discs=[])
    play(state, "end_century")
    assert ([-1] * 4, "away") == (state.leaders, architect(state, 4))


def test_Q58_step_6_workers_in_zones_return_to_the_passive_reserve() -> None:
    state = table(4, zones={"economy": [1, 0, 1, 0]}, active=[2, 3, 3, 3], discs=[])
    notes = play(state, "end_century")
    assert [0] * 20 == state.zones
    assert (2, 20) == stock(state, BLACK), "active workers stay active"
    assert [{"workers": [1, 0, 1, 0]}] == told(notes, "workers_returned")


def test_Q58_step_7_Q65_unstarted_buildings_are_flipped_others_stay() -> None:
    state = table(
        4,
        architects={WHITE: "S34"},
        sites={"S34": [GREEN]},
        discs=["S14", "S40"],
        active=[1, 3, 0, 3],
        passive=[19, 19, 0, 19],
    )
    play(state, "send citadel", "send citadel")
    assert (2, ORANGE) == (state.round, state.current_player)
    assert ("x", "x", "3--", "S34") == (
        building(state, "S14"),
        building(state, "S40"),
        building(state, "S34"),
        architect(state, WHITE),
    )


def test_Q65_an_old_building_stays_open_and_is_completed_when_its_architect_leaves() -> None:
    state = table(4, century=3, architects={WHITE: "S34", BLACK: "S24"}, sites={"S34": [GREEN]})
    assert 1 == state.layout.century[SPACES.index("S34")]
    play(state, "contribute S34", legal(state, "start")[0])
    assert "1*2" == building(state, "S34")


def test_Q58_step_8_discs_on_the_buildings_of_the_new_century() -> None:
    state = table(4, discs=[])
    play(state, "end_century")
    assert 11 == len(state.discs)
    assert {2} == {state.layout.century[space] for space in state.discs}


def test_Q66_who_took_his_architect_off_must_come_in_again_at_once() -> None:
    state = table(4, architects={BLACK: "S34"}, discs=[])
    play(state, "end_century")
    assert ("hand", BLACK) == (architect(state, BLACK), state.current_player)
    assert {"start"} == {move.split()[0] for move in legal(state)}


def test_Q67_points_have_no_end() -> None:
    state = table(4, points=[250, 0, 0, 0], zones={"citadel": [4, 0, 0, 0]}, discs=[])
    play(state, "end_century")
    assert state.points[BLACK] > 250


def test_Q68_who_ran_dry_begins() -> None:
    state = table(4, **DRY)
    play(state, "send culture")
    assert [1, 2, 3, 0] == state.turn_order()


def test_Q68_who_took_his_own_architect_off_begins() -> None:
    state = table(4, turn=2, discs=[])
    play(state, "end_century")
    assert (2, [2, 3, 0, 1]) == (state.current_player, state.turn_order())


@pytest.mark.parametrize("seat", [0, 3])
def test_Q68_after_the_yellow_architect_the_next_clockwise_begins(seat: int) -> None:
    state = table(4, turn=seat, architects={seat: "S34", YELLOW: "S24"}, leaders={seat: "economy"}, discs=[])
    play(state, "end_century", "architect yellow")
    assert (seat + 1) % 4 == state.current_player


def test_Q58a_a_player_with_all_workers_on_unfinished_buildings_ends_century_after_century() -> None:
    """Black's 22 workers stand under other architects; each century ends as soon as his turn comes."""
    sites = {"S40": [BLACK] * 3, "S17": [BLACK] * 3, "S34": [BLACK] * 2, "S24": []}
    state = table(
        4,
        century=2,
        architects={WHITE: "S40", GREEN: "S17", ORANGE: "S34", BLACK: "S24"},
        sites=sites,
        turn=3,
        active=[0, 3, 3, 3],
        passive=[0, 13, 13, 13],
    )
    assert (0, 22) == (sum(stock(state, BLACK)), 9 + 9 + 4)
    notes = play(state, "send citadel")
    assert [2, 3, 4] == [facts["century"] for facts in told(notes, "century_ended")]
    assert ("centuries", -1) == (state.ending().key, state.current_player)


def test_zones_are_empty_when_a_century_opens() -> None:
    state = table(4, zones={"citadel": [4, 2, 0, 0], "religion": [0, 0, 3, 0]}, discs=[])
    play(state, "end_century")
    assert [0, 0, 0, 0] == zone(state, "citadel") == zone(state, "religion")
