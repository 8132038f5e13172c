"""The five leaders: rules Q30 to Q39. Those of two players are in test_two_players."""

import pytest

from engine.quebec.data import LEADERS
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


def test_Q30_take_any_that_is_free_and_keep_it() -> None:
    state = table(4, leaders={WHITE: "religion"})
    assert ["politics", "economy", "culture_45", "citadel"] == [move.split()[1] for move in legal(state, "leader")]
    notes = play(state, "leader culture_45")
    assert "culture_45" == LEADERS[state.leaders[BLACK]]
    assert [{"seat": BLACK, "leader": "culture_45"}] == told(notes, "took_leader")


def test_Q30_Q36_one_a_century() -> None:
    assert [] == legal(table(4, leaders={BLACK: "religion"}), "leader")


def test_Q36_nothing_left_to_take() -> None:
    held = {WHITE: "religion", ORANGE: "politics", GREEN: "economy"}
    state = table(5, leaders={**held, 4: "culture_45"})
    assert ["leader citadel"] == legal(state, "leader")


@pytest.mark.parametrize("others", [0, 1, 2, 3])
def test_Q31_activates_one_for_each_other_player_who_took_one_before(others: int) -> None:
    held = dict(list({WHITE: "politics", ORANGE: "economy", GREEN: "culture_45"}.items())[:others])
    state = table(4, leaders=held)
    notes = play(state, "leader religion")
    assert (3 + others, 19 - others) == stock(state, BLACK)
    assert [{"seat": BLACK, "count": others}][: min(others, 1)] == told(notes, "activated")


def test_Q31_the_fifth_activates_four() -> None:
    held = {WHITE: "politics", ORANGE: "economy", GREEN: "culture_45", 4: "citadel"}
    state = table(5, leaders=held)
    play(state, "leader religion")
    assert (7, 13) == stock(state, BLACK)


def test_Q31_limited_by_the_reserve() -> None:
    state = table(4, leaders={WHITE: "politics", ORANGE: "economy"}, active=[1, 3, 3, 3], passive=[1, 19, 19, 19])
    play(state, "leader religion")
    assert (2, 0) == stock(state, BLACK)


def test_Q32_immediate_effect_before_the_activation() -> None:
    """Three passive workers go to the Citadelle, so that only one is left to activate of two."""
    state = table(4, leaders={WHITE: "politics", ORANGE: "economy"}, active=[1, 3, 3, 3], passive=[4, 19, 19, 19])
    before = zone(state, "citadel")[BLACK]
    play(state, "leader citadel")
    assert ((2, 0), before + 3) == (stock(state, BLACK), zone(state, "citadel")[BLACK])


@pytest.mark.parametrize(("players", "there"), [(2, False), (3, False), (4, True), (5, True)])
def test_Q33_religion_with_four_or_five_only(players: int, there: bool) -> None:
    assert there == ("leader religion" in legal(table(players)))


# ----------------------------------------------------------------------------------------------------- religion
def test_Q34_religion_gets_the_additional_action_on_the_own_building() -> None:
    state = table(4, architects={BLACK: "S27"}, leaders={BLACK: "religion"})
    notes = play(state, "contribute S27")
    assert (1, BLACK) == (len(told(notes, "district")), state.current_player)


def test_Q34_religion_still_gets_it_on_foreign_ones() -> None:
    state = table(4, architects={WHITE: "S27"}, leaders={BLACK: "religion"})
    assert told(play(state, "contribute S27"), "district")


# ----------------------------------------------------------------------------------------------------- politics
POLITICS = {"architects": {BLACK: "S34"}, "sites": {"S34": [GREEN, WHITE, GREEN]}, "leaders": {GREEN: "politics"}}


@pytest.mark.parametrize("name", ["religion", "politics", "economy", "culture"])
def test_Q35_politics_chooses_a_corner_out_of_turn_for_its_own_workers(name: str) -> None:
    state = table(4, **POLITICS)
    play(state, "start S14")
    assert GREEN == state.current_player
    assert [f"redirect {corner}" for corner in ("religion", "politics", "economy", "culture")] == legal(state)
    notes = play(state, f"redirect {name}")
    assert 4 == zone(state, name)[GREEN]
    assert 2 == zone(state, "culture")[WHITE], "others as usual"
    (facts,) = told(notes, "completed")
    assert (GREEN, name, [0, 2, 0, 4]) == (facts["redirected"], facts["target"], facts["workers"])
    assert WHITE == state.current_player


def test_Q35_asked_before_anything_else_of_the_completion() -> None:
    state = table(4, **POLITICS)
    before = state.clone()
    assert [] == play(state, "start S14")
    assert ("313", "S34") == (building(state, "S34"), architect(state, BLACK))
    assert (before.zones, before.points, before.discs, before.active) == (
        state.zones,
        state.points,
        state.discs,
        state.active,
    )
    play(state, "redirect economy")
    assert ("0*3", "S14", (6, 16)) == (building(state, "S34"), architect(state, BLACK), stock(state, BLACK))


def test_Q35_not_asked_where_none_of_its_workers_stand() -> None:
    state = table(4, architects={BLACK: "S34"}, sites={"S34": [WHITE]}, leaders={GREEN: "politics"})
    play(state, "start S14")
    assert WHITE == state.current_player


def test_Q35_asked_at_its_own_completion_too() -> None:
    state = table(4, architects={BLACK: "S34"}, sites={"S34": [BLACK]}, leaders={BLACK: "politics"})
    play(state, "start S14", "redirect politics")
    assert [2, 0, 0, 0] == zone(state, "politics")


def test_Q35_asked_when_the_century_is_ended_by_action_A() -> None:
    state = table(4, **POLITICS, discs=[])
    play(state, "end_century")
    assert (GREEN, 1) == (state.current_player, state.round)
    play(state, "redirect religion")
    assert (2, BLACK) == (state.round, state.current_player)


def test_Q35_A19_asked_for_the_yellow_building_at_the_end_of_the_century() -> None:
    state = table(
        4,
        architects={WHITE: "S34", YELLOW: "S24"},
        sites={"S24": [GREEN]},
        leaders={GREEN: "politics", WHITE: "economy"},
        discs=[],
    )
    notes = play(state, "end_century")
    assert ["century_ended"] == [note.key for note in notes]
    assert (GREEN, BLACK) == (state.current_player, state.turn)
    notes = play(state, "redirect culture")
    assert (1, GREEN) == (told(notes, "completed")[0]["seat"], told(notes, "completed")[0]["redirected"])
    assert (2, BLACK, "away") == (state.round, state.current_player, architect(state, 4))
    counts = {facts["zone"]: facts["counts"] for facts in told(notes, "zone_scored")}
    assert ([0, 0, 0, 2], [0, 0, 0, 0]) == (counts["culture"], counts["religion"])


# ------------------------------------------------------------------------------------------------------ economy
def test_Q37_taking_the_leader_takes_the_yellow_architect_in_hand() -> None:
    state = table(4)
    play(state, "leader economy")
    assert "hand" == architect(state, 4)


def test_Q37_action_A_moves_either_architect() -> None:
    state = table(4, architects={BLACK: "S34"}, leaders={BLACK: "economy"})
    play(state, "start S14")
    assert ["architect own", "architect yellow"] == legal(state)
    own, yellow = state.clone(), state.clone()
    play(own, "architect own")
    assert ("S14", "hand", "x") == (architect(own, BLACK), architect(own, 4), building(own, "S34"))
    notes = play(yellow, "architect yellow")
    assert ("S34", "S14", "---") == (architect(yellow, BLACK), architect(yellow, 4), building(yellow, "S34"))
    assert (6, 6) == (own.active[BLACK], yellow.active[BLACK]), "3 activations either way"
    assert [{"seat": BLACK, "space": "S14", "architect": "yellow"}] == told(notes, "started")


def test_Q37_others_are_not_asked() -> None:
    state = table(4, leaders={WHITE: "economy"})
    play(state, "start S14")
    assert WHITE == state.current_player


def test_Q37_what_the_yellow_architect_completes_gets_the_holders_token() -> None:
    state = table(4, architects={YELLOW: "S34"}, sites={"S34": [WHITE, GREEN]}, leaders={BLACK: "economy"})
    play(state, "start S14", "architect yellow")
    assert ("0*2", "S14") == (building(state, "S34"), architect(state, 4))


def test_Q37_through_the_rich_district_too() -> None:
    state = table(4, architects={WHITE: "S18"}, leaders={BLACK: "economy"})
    play(state, "contribute S18", "start S14")
    assert ["architect own", "architect yellow"] == legal(state)


def test_Q37_Q58_its_building_is_completed_at_the_end_of_the_century() -> None:
    state = table(
        4, architects={BLACK: "S34", YELLOW: "S24"}, sites={"S24": [WHITE]}, leaders={GREEN: "economy"}, discs=[]
    )
    notes = play(state, "end_century")
    assert ("3*1", "away") == (building(state, "S24"), architect(state, 4))
    assert ["completed", "century_ended", "completed"] == [note.key for note in notes][:3]


def test_Q37_Q68_the_yellow_architect_may_end_the_century() -> None:
    state = table(4, architects={BLACK: "S34", YELLOW: "S24"}, leaders={BLACK: "economy"}, discs=[])
    play(state, "end_century")
    assert ["architect own", "architect yellow"] == legal(state)
    notes = play(state, "architect yellow")
    assert ("---", "x", "S34") == (building(state, "S34"), building(state, "S24"), architect(state, BLACK))
    assert "yellow" == told(notes, "century_ended")[0]["architect"]
    assert not told(notes, "activated")
    assert WHITE == state.current_player, "the next player clockwise begins"


def test_Q37_not_while_it_is_in_hand() -> None:
    state = table(4, architects={BLACK: "S34"}, leaders={BLACK: "economy"}, discs=[])
    play(state, "end_century")
    assert (2, BLACK) == (state.round, state.current_player), "the own architect, unasked"


# ------------------------------------------------------------------------------------------------------ culture
@pytest.mark.parametrize(
    ("players", "leader", "stars", "points"),
    [(3, "culture_23", k, k) for k in (1, 2, 3)] + [(n, "culture_45", k, k + 1) for n in (4, 5) for k in (1, 2, 3)],
)
def test_Q38_culture_scores_for_own_completions(players: int, leader: str, stars: int, points: int) -> None:
    state = table(players, architects={BLACK: "S34"}, sites={"S34": [WHITE] * stars}, leaders={BLACK: leader})
    notes = play(state, "start S14")
    assert points == state.points[BLACK]
    assert [{"seat": BLACK, "points": points, "stars": stars}] == told(notes, "patron_scored")


def test_Q38_nothing_for_a_building_without_token_or_of_another() -> None:
    state = table(4, architects={BLACK: "S34", WHITE: "S24"}, sites={"S24": [BLACK]}, leaders={BLACK: "culture_45"})
    play(state, "start S14", "start S11")
    assert [0, 0, 0, 0] == state.points


def test_Q38_nothing_for_what_the_yellow_architect_of_another_completes() -> None:
    state = table(
        4,
        architects={BLACK: "S34", YELLOW: "S24"},
        sites={"S24": [ORANGE]},
        leaders={WHITE: "economy", BLACK: "culture_45"},
        discs=[],
    )
    assert [] == told(play(state, "end_century"), "patron_scored")


# ----------------------------------------------------------------------------------------------------- Citadelle
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_Q39_citadelle_puts_three_passive_workers_there(players: int) -> None:
    state = table(players)
    passive = state.passive[BLACK]
    notes = play(state, "leader citadel")
    assert 3 == zone(state, "citadel")[BLACK]
    assert (3, passive - 3) == stock(state, BLACK)
    assert [{"seat": BLACK, "zone": "citadel", "count": 3, "active": 0}] == told(notes, "placed")


def test_Q39_Q44_short_of_passive_workers() -> None:
    state = table(4, active=[3, 3, 3, 3], passive=[1, 19, 19, 19])
    before = zone(state, "citadel")[BLACK]
    play(state, "leader citadel")
    assert ((1, 0), 3) == (stock(state, BLACK), zone(state, "citadel")[BLACK] - before)


def test_Q64_leaders_go_back_every_century_and_can_be_taken_again() -> None:
    state = table(4, leaders={BLACK: "religion"}, discs=[])
    play(state, "end_century")
    assert [-1, -1, -1, -1] == state.leaders
    for _ in range(4):
        play(state, legal(state, "start")[0])
    assert BLACK == state.current_player
    assert "leader religion" in legal(state)
