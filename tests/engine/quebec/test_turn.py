"""The turn, starting and completing buildings, ending a century by action A: rules Q20 to Q25a."""

import pytest

from engine.quebec.data import SPACES
from tests.engine.quebec.table import (
    BLACK,
    GREEN,
    ORANGE,
    WHITE,
    architect,
    building,
    legal,
    play,
    stock,
    table,
    told,
    zone,
)


def verbs(moves: list[str]) -> set[str]:
    return {move.split()[0] for move in moves}


def test_Q20_one_of_four_actions_and_no_pass() -> None:
    state = table(4, architects={WHITE: "S24"})
    assert {"start", "contribute", "send", "leader"} == verbs(legal(state))
    play(state, "send citadel")
    assert WHITE == state.current_player, "one action a turn"


def test_Q20_turns_go_round_clockwise() -> None:
    state = table(3, turn=1)
    seats = []
    for _ in range(4):
        seats.append(state.current_player)
        play(state, "send culture")
    assert [1, 2, 0, 1] == seats


@pytest.mark.parametrize("century", [2, 3, 4])
def test_Q20a_architect_in_hand_must_start_from_the_second_century_on(century: int) -> None:
    state = table(4, century=century, architects={WHITE: "S24"})
    assert {"start"} == verbs(legal(state))
    assert len(state.discs) == len(legal(state))


def test_Q20a_in_the_first_century_anything_goes_with_the_architect_in_hand() -> None:
    state = table(4, architects={WHITE: "S24"})
    assert "hand" == architect(state, BLACK)
    assert {"start", "contribute", "send", "leader"} == verbs(legal(state))


def test_Q20a_architect_on_the_board_leaves_the_choice_later() -> None:
    state = table(4, century=2, architects={BLACK: "S24"})
    assert {"start", "contribute", "send", "leader"} == verbs(legal(state))


def test_Q21_only_buildings_with_a_disc_can_be_started_and_anywhere() -> None:
    state = table(4, century=2, architects={BLACK: "S24", WHITE: "S01"})
    assert "S01" not in [move.split()[1] for move in legal(state, "start")], "an architect is there"
    assert [f"start {SPACES[space]}" for space in state.discs] == legal(state, "start")
    assert all(state.layout.century[space] == 2 for space in state.discs)


def test_Q21_starting_takes_the_disc_and_activates_three() -> None:
    state = table(4)
    assert (3, 19) == stock(state, BLACK)
    notes = play(state, "start S14")
    assert ((6, 16), "S14", "---") == (stock(state, BLACK), architect(state, BLACK), building(state, "S14"))
    assert SPACES.index("S14") not in state.discs
    assert [{"seat": BLACK, "space": "S14", "architect": "own"}] == told(notes, "started")
    assert [{"seat": BLACK, "count": 3}] == told(notes, "activated")
    assert [0, 0, 0, 0] == state.points, "no VP now"


@pytest.mark.parametrize(("passive", "after"), [(4, (4, 1)), (2, (3, 0)), (0, (1, 0))])
def test_Q21_activates_fewer_where_the_reserve_is_smaller(passive: int, after: tuple[int, int]) -> None:
    state = table(4, active=[1, 3, 3, 3], passive=[passive, 19, 19, 19])
    play(state, "start S14")
    assert after == stock(state, BLACK)


def test_Q22_leaving_completes_first_workers_to_the_zone_of_the_colour() -> None:
    """Blue building S34: two sites of white, one of orange, 2 workers each; the token is the architect's owner's."""
    state = table(4, architects={BLACK: "S34"}, sites={"S34": [WHITE, ORANGE, WHITE]})
    notes = play(state, "start S14")
    assert [0, 4, 2, 0] == zone(state, "culture")
    assert ("0*3", "S14") == (building(state, "S34"), architect(state, BLACK))
    (facts,) = told(notes, "completed")
    assert (BLACK, "S34", "culture", 3, [0, 4, 2, 0]) == tuple(
        facts[key] for key in ("seat", "space", "zone", "stars", "workers")
    )
    assert ["completed", "started", "activated"] == [note.key for note in notes]


@pytest.mark.parametrize("filled", [1, 2, 3])
def test_Q22_a_star_for_each_filled_site_whoever_filled_it(filled: int) -> None:
    state = table(4, architects={BLACK: "S34"}, sites={"S34": [WHITE] * filled})
    play(state, "start S14")
    assert f"0*{filled}" == building(state, "S34")


def test_Q22_no_filled_site_no_token() -> None:
    state = table(4, architects={BLACK: "S34"})
    notes = play(state, "start S14")
    assert "x" == building(state, "S34")
    assert 0 == told(notes, "completed")[0]["stars"]


def test_Q23_completed_buildings_are_closed() -> None:
    state = table(4, tokens={"S34": (WHITE, 1)}, blank=["S35"], active=[9, 3, 3, 3])
    assert not {"start S34", "contribute S34", "start S35", "contribute S35"} & set(legal(state))


@pytest.mark.parametrize("filled", [0, 1, 2, 3])
def test_Q24_a_building_can_be_left_with_any_number_of_sites_filled(filled: int) -> None:
    state = table(4, architects={BLACK: "S34"}, sites={"S34": [GREEN] * filled})
    assert "start S14" in legal(state)


def test_Q24_a_full_building_waits_for_its_architect_to_leave() -> None:
    state = table(4, architects={BLACK: "S34"}, sites={"S34": [WHITE, WHITE]}, turn=GREEN)
    play(state, "contribute S34")
    assert "113" == building(state, "S34")
    assert "contribute S34" not in legal(state)


def test_Q25_without_a_building_left_action_A_ends_the_century() -> None:
    state = table(4, architects={BLACK: "S34"}, sites={"S34": [WHITE, WHITE]}, discs=[])
    assert ["end_century"] == [move for move in legal(state) if move.split()[0] in ("start", "end_century")]
    notes = play(state, "end_century")
    assert ("0*2", "hand", 2) == (building(state, "S34"), architect(state, BLACK), state.round)
    (facts,) = told(notes, "century_ended")
    assert {"century": 1, "reason": "buildings", "seat": BLACK, "architect": "own"} == facts
    assert not told(notes, "activated"), "no workers (A21)"


def test_Q25_is_not_offered_while_a_building_is_left() -> None:
    assert "end_century" not in legal(table(4, architects={BLACK: "S34"}, discs=["S14"]))


def test_Q25a_open_to_a_player_whose_architect_is_in_hand() -> None:
    state = table(4, architects={WHITE: "S34"}, discs=[])
    notes = play(state, "end_century")
    assert (2, BLACK, "---") == (state.round, state.current_player, building(state, "S34"))
    assert not told(notes, "completed")
