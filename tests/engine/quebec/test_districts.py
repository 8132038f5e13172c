"""The additional actions, one district after another: rules Q40 to Q57.

The scenes: white's architect stands on a building of the district, black contributes.
"""

import pytest

from engine.quebec.data import SPACES
from tests.engine.quebec.table import (
    BLACK,
    GREEN,
    WHITE,
    building,
    legal,
    play,
    stock,
    table,
    told,
    zone,
)

ALL_FIVE = ["religion", "politics", "economy", "culture", "citadel"]
CORNERS = ALL_FIVE[:4]


def places(names: list[str]) -> list[str]:
    return [*(f"place {name}" for name in names), "skip"]


# ------------------------------------------------------------------------------------------------------ general
def test_Q40_every_step_may_be_left_out() -> None:
    state = table(4, architects={WHITE: "S27"})
    notes = play(state, "contribute S27", "skip", "skip")
    assert ((1, 19), [0] * 4) == (stock(state, BLACK), zone(state, "citadel"))
    assert ([{"seat": BLACK}] * 2, WHITE) == (told(notes, "skipped"), state.current_player)


def test_Q40_none_after_a_contribution_with_passive_workers() -> None:
    """Business (S35) fills a site of the Irish district (S27): that brings no Irish action."""
    state = table(4, architects={WHITE: "S35", GREEN: "S27"})
    notes = play(state, "contribute S35", "contribute S27")
    assert (["eco_business"], WHITE) == ([facts["district"] for facts in told(notes, "district")], state.current_player)


@pytest.mark.parametrize(
    ("space", "districts"),
    [
        ("S30", ["rel_protestant", "rel_irish", "rel_jewish"]),
        ("S41", ["pol_military", "pol_municipal", "pol_national"]),
        ("S14", ["eco_port", "eco_rich", "eco_business"]),
        ("S03", ["cul_entertainment", "cul_academic", "cul_arts"]),
    ],
)
def test_Q41_joker_offers_the_three_others_of_its_colour(space: str, districts: list[str]) -> None:
    state = table(4, architects={WHITE: space})
    play(state, f"contribute {space}")
    assert [*(f"district {district}" for district in districts), "skip"] == legal(state)
    play(state, "skip")
    assert WHITE == state.current_player


def test_Q41_joker_carries_the_chosen_action_out() -> None:
    state = table(4, architects={WHITE: "S30"})
    notes = play(state, "contribute S30", "district rel_irish", "activate 1", "place citadel")
    assert (1, [1, 0, 0, 0], (3, 17)) == (state.points[BLACK], zone(state, "citadel"), stock(state, BLACK))
    assert [{"seat": BLACK, "district": "rel_irish", "space": "S30", "points": 1}] == told(notes, "district")


@pytest.mark.parametrize(("passive", "n"), [(5, 3), (2, 2), (1, 1)])
def test_Q42_activates_what_there_is(passive: int, n: int) -> None:
    state = table(4, architects={WHITE: "S01"}, passive=[passive, 19, 19, 19])
    play(state, "contribute S01")
    assert [f"activate {n}", "skip"] == legal(state)
    play(state, f"activate {n}")
    assert (n, passive - n) == stock(state, BLACK)


def test_Q42_with_nothing_to_activate_the_step_passes() -> None:
    state = table(4, architects={WHITE: "S01"}, passive=[0, 19, 19, 19])
    play(state, "contribute S01")
    assert WHITE == state.current_player


def test_Q43_placed_workers_come_from_the_reserve() -> None:
    state = table(4, architects={WHITE: "S33"}, active=[5, 3, 3, 3])
    notes = play(state, "contribute S33", "place culture")
    assert ((3, 15), [2, 0, 0, 0]) == (stock(state, BLACK), zone(state, "culture"))
    assert [{"seat": BLACK, "zone": "culture", "count": 2, "active": 0}] == told(notes, "placed")


@pytest.mark.parametrize(
    ("active", "passive", "after", "placed"), [(5, 1, (2, 0), 2), (5, 0, (1, 0), 2), (3, 0, (0, 0), 1)]
)
def test_Q44_active_workers_make_a_shortage_up(active: int, passive: int, after: tuple[int, int], placed: int) -> None:
    state = table(4, architects={WHITE: "S33"}, active=[active, 3, 3, 3], passive=[passive, 19, 19, 19])
    play(state, "contribute S33", "place politics")
    assert (after, placed) == (stock(state, BLACK), zone(state, "politics")[BLACK])


def test_Q44_without_any_worker_the_step_passes() -> None:
    state = table(4, architects={WHITE: "S33"}, active=[2, 3, 3, 3], passive=[0, 19, 19, 19])
    play(state, "contribute S33")
    assert WHITE == state.current_player


@pytest.mark.parametrize(("passive", "placed"), [(1, 1), (0, 0)])
def test_A7_place_fewer_leaves_active_workers_alone(passive: int, placed: int) -> None:
    state = table(4, {"passive_shortage": "place_fewer"}, architects={WHITE: "S33"}, passive=[passive, 19, 19, 19])
    play(state, "contribute S33", *["place politics"] * min(passive, 1))
    assert ((1, 0), placed) == (stock(state, BLACK), zone(state, "politics")[BLACK])
    assert WHITE == state.current_player


# ----------------------------------------------------------------------------------------------------- religion
def test_Q45_protestant_one_in_the_citadelle_and_one_in_a_corner() -> None:
    state = table(4, architects={WHITE: "S24"})
    play(state, "contribute S24")
    assert places(["citadel"]) == legal(state)
    play(state, "place citadel")
    assert places(CORNERS) == legal(state)
    play(state, "place economy")
    assert ([1, 0, 0, 0], [1, 0, 0, 0], WHITE) == (zone(state, "citadel"), zone(state, "economy"), state.current_player)


@pytest.mark.parametrize("half", [["place citadel"], ["skip", "place culture"]])
def test_Q45_Q57_a_single_worker_serves_either_half(half: list[str]) -> None:
    state = table(4, architects={WHITE: "S24"}, active=[2, 3, 3, 3], passive=[1, 19, 19, 19])
    play(state, "contribute S24", *half)
    assert ((0, 0), WHITE) == (stock(state, BLACK), state.current_player)


def test_Q46_irish_scores_activates_and_places_in_this_order() -> None:
    state = table(4, architects={WHITE: "S27"})
    notes = play(state, "contribute S27")
    assert 1 == state.points[BLACK]
    assert ["activate 1", "skip"] == legal(state)
    play(state, "activate 1")
    assert places(ALL_FIVE) == legal(state)
    notes += play(state, "place citadel")
    assert ((2, 17), [1, 0, 0, 0]) == (stock(state, BLACK), zone(state, "citadel"))
    assert ["contributed", "district", "placed"] == [note.key for note in notes]


def test_Q46_Q57_the_point_comes_even_without_workers() -> None:
    state = table(4, architects={WHITE: "S27"}, active=[2, 3, 3, 3], passive=[0, 19, 19, 19])
    play(state, "contribute S27")
    assert (1, WHITE) == (state.points[BLACK], state.current_player)


JEWISH = {"architects": {WHITE: "S40"}, "zones": {"economy": [3, 0, 0, 0], "culture": [1, 4, 0, 0]}}


def test_Q47_jewish_places_one_then_shifts_one_or_two() -> None:
    state = table(4, **JEWISH)
    play(state, "contribute S40")
    assert places(ALL_FIVE) == legal(state)
    play(state, "place citadel")
    assert ["shift_from economy", "shift_from culture", "shift_from citadel", "skip"] == legal(state)
    play(state, "shift_from economy")
    assert ["shift_to religion", "shift_to politics", "shift_to culture", "shift_to citadel"] == legal(state)
    play(state, "shift_to culture")
    assert ["shift 1", "shift 2"] == legal(state)
    notes = play(state, "shift 2")
    assert ([1, 0, 0, 0], [3, 4, 0, 0]) == (zone(state, "economy"), zone(state, "culture"))
    assert [{"seat": BLACK, "zone": "economy", "target": "culture", "count": 2}] == told(notes, "shifted")
    assert WHITE == state.current_player


def test_Q47_A8_one_may_be_shifted_where_two_stand() -> None:
    state = table(4, **JEWISH)
    play(state, "contribute S40", "skip", "shift_from economy", "shift_to citadel", "shift 1")
    assert ([2, 0, 0, 0], [1, 0, 0, 0]) == (zone(state, "economy"), zone(state, "citadel"))


def test_Q47_a_lone_worker_is_shifted_unasked() -> None:
    state = table(4, **JEWISH)
    play(state, "contribute S40", "skip", "shift_from culture", "shift_to economy")
    assert ([4, 0, 0, 0], WHITE) == (zone(state, "economy"), state.current_player)


def test_Q47_A8_most_only_shifts_two_unasked() -> None:
    state = table(4, {"shift": "most_only"}, **JEWISH)
    play(state, "contribute S40", "skip", "shift_from economy", "shift_to citadel")
    assert ([1, 0, 0, 0], [2, 0, 0, 0], WHITE) == (zone(state, "economy"), zone(state, "citadel"), state.current_player)


def test_Q47_Q57_the_worker_just_placed_may_be_shifted() -> None:
    state = table(4, architects={WHITE: "S40"})
    play(state, "contribute S40", "place citadel", "shift_from citadel", "shift_to religion")
    assert [1, 0, 0, 0] == zone(state, "religion")


def test_Q47_bots_do_not_look_at_shifts_from_where_they_just_placed() -> None:
    """Placing where the worker would be shifted to, and shifting one fewer, comes to the same."""
    state = table(4, **JEWISH)
    play(state, "contribute S40", "place culture")
    assert ["shift_from economy", "shift_from culture", "skip"] == legal(state)
    assert [("shift_from", "economy"), ("skip",)] == state.candidates()
    for n in (1, 2):
        long, short = state.clone(), table(4, **JEWISH)
        play(long, "shift_from culture", "shift_to politics", f"shift {n}")
        play(short, "contribute S40", "place politics")
        if n == 1:
            play(short, "skip")
        else:
            play(short, "shift_from culture", "shift_to politics")
        assert short == long


@pytest.mark.parametrize("name", ALL_FIVE)
def test_Q47_bots_shift_from_no_zone_they_just_placed_into(name: str) -> None:
    state = table(4, architects={WHITE: "S40"}, zones={zone: [1, 0, 0, 0] for zone in ALL_FIVE})
    play(state, "contribute S40", f"place {name}")
    assert [*(("shift_from", other) for other in ALL_FIVE if other != name), ("skip",)] == state.candidates()


def test_Q47_bots_look_at_all_shifts_after_placing_nothing() -> None:
    state = table(4, **JEWISH)
    play(state, "contribute S40", "skip")
    assert state.legal_moves() == state.candidates()


# ----------------------------------------------------------------------------------------------------- politics
@pytest.mark.parametrize(
    ("space", "cost", "names"),
    [
        ("S11", 2, ["religion", "economy"]),
        ("S33", 2, ["politics", "culture"]),
        ("S17", 3, ["citadel"]),
    ],
    ids=["Q48_municipal", "Q49_national", "Q50_military"],
)
def test_Q48_Q49_Q50_two_passive_workers_together(space: str, cost: int, names: list[str]) -> None:
    for name in names:
        state = table(4, architects={WHITE: space})
        play(state, f"contribute {space}")
        assert places(names) == legal(state)
        play(state, f"place {name}")
        assert ([2, 0, 0, 0], (3 - cost, 17)) == (zone(state, name), stock(state, BLACK))


# ------------------------------------------------------------------------------------------------------ economy
def test_Q51_rich_performs_action_A_completely() -> None:
    state = table(4, architects={WHITE: "S18", BLACK: "S34"}, sites={"S34": [GREEN]})
    play(state, "contribute S18")
    assert [*(f"start {SPACES[space]}" for space in state.discs), "skip"] == legal(state)
    play(state, "start S14")
    assert ("0*1", "---", (4, 16)) == (building(state, "S34"), building(state, "S14"), stock(state, BLACK))


def test_Q51_rich_may_end_the_century() -> None:
    state = table(4, architects={WHITE: "S18", BLACK: "S34"}, discs=[])
    play(state, "contribute S18")
    assert ["end_century", "skip"] == legal(state)
    play(state, "end_century")
    assert (2, BLACK, "0--") == (state.round, state.current_player, building(state, "S18"))


def test_Q51_Q57_religion_completes_the_own_building_with_the_fresh_contribution() -> None:
    state = table(4, architects={BLACK: "S18"}, leaders={BLACK: "religion"})
    play(state, "contribute S18", "start S14")
    assert ("0*1", [2, 0, 0, 0]) == (building(state, "S18"), zone(state, "economy"))


BUSINESS = {"architects": {WHITE: "S35", BLACK: "S14", GREEN: "S34"}}


def test_Q52_business_contributes_with_passive_workers_to_any_other_building() -> None:
    state = table(4, **BUSINESS)
    play(state, "contribute S35")
    assert ["contribute S14", "contribute S34", "skip"] == legal(state)
    notes = play(state, "contribute S34")
    assert ("0--", (1, 17)) == (building(state, "S34"), stock(state, BLACK))
    assert [{"seat": BLACK, "space": "S34", "count": 2, "active": 0}] == told(notes, "contributed")


def test_Q52_A23_the_own_building_too() -> None:
    state = table(4, **BUSINESS)
    play(state, "contribute S35", "contribute S14")
    assert "0--" == building(state, "S14")


def test_Q52_Q57_never_the_triggering_building_also_through_the_joker() -> None:
    state = table(4, architects={WHITE: "S14", GREEN: "S34"})
    play(state, "contribute S14", "district eco_business")
    assert ["contribute S34", "skip"] == legal(state)


def test_Q52_not_a_full_one() -> None:
    state = table(4, architects={WHITE: "S35", GREEN: "S34"}, sites={"S34": [GREEN] * 3})
    play(state, "contribute S35")
    assert WHITE == state.current_player, "nothing to choose"


@pytest.mark.parametrize(
    ("rule", "active", "passive", "possible"),
    [
        ("use_active", 3, 1, True),
        ("use_active", 2, 1, False),
        ("place_fewer", 5, 1, False),
        ("place_fewer", 2, 2, True),
    ],
)
def test_Q52_A7_short_of_passive_workers(rule: str, active: int, passive: int, possible: bool) -> None:
    state = table(
        4,
        {"passive_shortage": rule},
        architects={WHITE: "S35", GREEN: "S34"},
        active=[active, 3, 3, 3],
        passive=[passive, 19, 19, 19],
    )
    play(state, "contribute S35")
    assert possible == (BLACK == state.current_player)


def test_Q53_port_activates_three() -> None:
    state = table(4, architects={WHITE: "S01"})
    play(state, "contribute S01", "activate 3")
    assert (3, 16) == stock(state, BLACK)


# ------------------------------------------------------------------------------------------------------ culture
@pytest.mark.parametrize(("left", "points"), [(0, 0), (1, 1), (2, 3), (3, 4), (7, 4)])
def test_Q54_entertainment_scores_the_active_workers_left(left: int, points: int) -> None:
    state = table(4, architects={WHITE: "S08"}, active=[left + 2, 3, 3, 3])
    notes = play(state, "contribute S08")
    assert (points, WHITE) == (state.points[BLACK], state.current_player)
    assert points == told(notes, "district")[0]["points"]


@pytest.mark.parametrize(("zones", "points"), [(0, 0), (1, 1), (2, 3), (3, 4), (4, 4), (5, 4)])
def test_Q55_academic_scores_the_zones_with_own_workers(zones: int, points: int) -> None:
    here = {name: [1, 0, 2, 0] for name in ALL_FIVE[5 - zones :]}
    state = table(4, architects={WHITE: "S34"}, zones=here)
    play(state, "contribute S34")
    assert points == state.points[BLACK]


@pytest.mark.parametrize("space", ["S08", "S34"])
def test_A5_the_program_gives_two_for_two(space: str) -> None:
    here = {name: [1, 0, 0, 0] for name in ALL_FIVE[:2]}
    state = table(4, {"culture_table": "program"}, architects={WHITE: space}, active=[4, 3, 3, 3], zones=here)
    play(state, f"contribute {space}")
    assert 2 == state.points[BLACK]


def test_Q56_arts_raises_a_token_by_one_star() -> None:
    tokens = {"S34": (BLACK, 1), "S35": (BLACK, 2), "S14": (BLACK, 3), "S40": (WHITE, 1)}
    state = table(4, century=2, architects={WHITE: "S28", BLACK: "S24"}, tokens=tokens)
    play(state, "contribute S28")
    assert ["upgrade S34", "upgrade S35", "skip"] == legal(state)
    notes = play(state, "upgrade S35")
    assert "0*3" == building(state, "S35")
    assert [{"seat": BLACK, "space": "S35", "stars": 3}] == told(notes, "upgraded")
    assert 1 << 34 == state.upgraded


def test_Q56_passes_without_a_token_to_raise() -> None:
    state = table(4, architects={WHITE: "S28"}, tokens={"S14": (BLACK, 3)})
    play(state, "contribute S28")
    assert WHITE == state.current_player
