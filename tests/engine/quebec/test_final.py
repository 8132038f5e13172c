"""The end of the game: rules Q70 to Q77 and Q102, with the worked example."""

import pytest

from engine.api import NOBODY
from engine.quebec.data import NUMBERS, SPACES, TEST_VECTORS
from engine.quebec.scoring import best_group, groups, places
from engine.quebec.state import QuebecState
from tests.engine.quebec.table import BLACK, ORANGE, WHITE, YELLOW, play, table, told

TOKENS = TEST_VECTORS["final_buildings"]["tokens"]


def line(state: QuebecState, key: str) -> list[int]:
    return next(line.points for line in state.reckoning() if line.key == key)


def test_Q70_the_game_ends_after_the_fourth_century() -> None:
    state = table(4, century=4, points=[5, 9, 9, 1], discs=[], active=[0, 0, 0, 0])
    notes = play(state, "end_century")
    assert NOBODY == state.current_player
    assert ("centuries", {"century": 4}) == (state.ending().key, state.ending().facts)
    assert [{"century": 4}] == told(notes, "ended_centuries")
    assert [{"seats": [1, 2], "points": 9, "totals": [5, 9, 9, 1]}] == told(notes, "won")


@pytest.mark.parametrize("century", [1, 2, 3])
def test_Q70_not_before(century: int) -> None:
    state = table(4, century=century, discs=[])
    notes = play(state, "end_century")
    assert (century + 1, None) == (state.round, state.ending())
    assert not told(notes, "final_active")


def test_Q70_the_zones_score_first() -> None:
    state = table(4, century=4, discs=[], zones={"economy": [4, 0, 0, 0]}, active=[2, 0, 0, 0])
    notes = play(state, "end_century")
    assert 4 + 4 // 2 == state.points[BLACK], "2 cascaded from the last zone and are active now"
    keys = [note.key for note in notes]
    assert keys.index("zone_scored") < keys.index("final_active") < keys.index("won")


def test_Q71_a_point_for_each_worker_on_an_unfinished_building() -> None:
    state = table(
        4,
        century=4,
        turn=1,
        architects={BLACK: "S40", WHITE: "S34", YELLOW: "S24"},
        sites={"S40": [ORANGE, ORANGE, BLACK], "S34": [BLACK], "S24": [BLACK]},
        leaders={ORANGE: "economy"},
        discs=[],
        active=[0, 0, 0, 0],
    )
    notes = play(state, "end_century")
    assert [3, 0, 6, 0] == line(state, "unfinished"), "not S34 nor S24: they were completed"
    assert [{"points": [3, 0, 6, 0], "counts": [3, 0, 6, 0]}] == told(notes, "final_unfinished")


def test_Q71_no_token_for_an_unfinished_building() -> None:
    state = table(4, century=4, turn=1, architects={BLACK: "S40"}, sites={"S40": [ORANGE] * 3}, discs=[])
    play(state, "end_century")
    assert ([0] * 4, NOBODY) == (line(state, "group"), state.owners[SPACES.index("S40")])


@pytest.mark.parametrize(("active", "points"), [(0, 0), (1, 0), (2, 1), (5, 2), (9, 4)])
def test_Q72_a_point_for_two_active_workers(active: int, points: int) -> None:
    state = table(4, century=4, discs=[], active=[active, 0, 0, 0])
    play(state, "end_century")
    assert [points, 0, 0, 0] == state.points, "passive ones score nothing"


def worked(mode: str) -> QuebecState:
    """The worked final example: tokens, two sites of 2 workers, 5 active workers."""
    return table(
        4,
        {"mode": mode},
        century=4,
        turn=1,
        tokens={name: (BLACK, stars) for name, stars in TOKENS.items()},
        architects={BLACK: "S34", ORANGE: "S35"},
        sites={"S34": [BLACK], "S35": [BLACK]},
        discs=[],
        active=[5, 0, 0, 0],
    )


def test_Q71_Q72_Q73_worked_example() -> None:
    state = worked("full")
    best, points, outside = best_group(state, BLACK)
    assert TEST_VECTORS["final_buildings"]["largest_group_buildings"] == len(best)
    assert (16, 6) == (points, outside)
    assert TEST_VECTORS["final_buildings"]["full_vp"] == points + outside
    play(state, "end_century")
    assert 28 == state.points[BLACK]


def test_Q102_worked_example_in_family() -> None:
    state = worked("family")
    play(state, "end_century")
    assert TEST_VECTORS["final_buildings"]["family_vp"] + 4 + 2 == state.points[BLACK]
    assert [15, 0, 0, 0] == line(state, "stars")


def test_A15_family_by_numbers() -> None:
    tokens = {name: (BLACK, stars) for name, stars in TOKENS.items()}
    state = table(4, {"mode": "family", "family_building_score": "numbers"}, century=4, tokens=tokens)
    assert sum(NUMBERS[stars] for stars in TOKENS.values()) == line(state, "stars")[BLACK]


def test_Q73_groups_are_of_adjacent_buildings() -> None:
    state = table(4, century=4, tokens={name: (BLACK, stars) for name, stars in TOKENS.items()})
    found = [sorted(SPACES[space] for space in group) for group in groups(state, BLACK)]
    assert [["S15"], ["S19", "S24", "S25", "S33"], ["S41", "S42"]] == sorted(found)


def test_Q73_who_has_no_token_scores_nothing() -> None:
    state = table(4, century=4)
    assert ([], 0, 0) == best_group(state, WHITE)


def test_Q74_only_own_tokens_connect() -> None:
    tokens = {"S19": (BLACK, 1), "S25": (WHITE, 1), "S24": (BLACK, 1)}
    assert [[18], [23]] == groups(table(4, century=4, tokens=tokens), BLACK)


def test_Q74_of_equal_groups_the_one_with_fewer_stars_scores_its_numbers() -> None:
    """{S01, S02, S06}: 1+1+1 = 3 with 3 stars; S44: 3 with 2 stars."""
    tokens = {"S01": (BLACK, 1), "S02": (BLACK, 1), "S06": (BLACK, 1), "S44": (BLACK, 2)}
    best, points, outside = best_group(table(4, century=4, tokens=tokens), BLACK)
    assert (["S44"], 3, 3) == ([SPACES[space] for space in best], points, outside)


SEVEN_ONES = ("S01", "S02", "S05", "S06", "S07", "S11", "S12")


@pytest.mark.parametrize(("choice", "total"), [("max_number_sum", 7 + 3), ("max_total", 6 + 7)])
def test_A10_which_group_is_the_best(choice: str, total: int) -> None:
    """Seven adjacent tokens of one star against a lone one of three."""
    tokens = {**dict.fromkeys(SEVEN_ONES, (BLACK, 1)), "S44": (BLACK, 3)}
    state = table(4, {"group_choice": choice}, century=4, tokens=tokens)
    assert [7, 1] == sorted((len(group) for group in groups(state, BLACK)), reverse=True)
    _, points, outside = best_group(state, BLACK)
    assert total == points + outside


def test_Q75_the_most_points_win() -> None:
    state = table(4, century=4, points=[5, 9, 8, 1], discs=[], active=[0, 0, 0, 0])
    play(state, "end_century")
    assert [3, 1, 2, 4] == state.ranks()


# --------------------------------------------------------------------------------------------- the star tokens
def test_Q76_the_24th_token_makes_the_century_the_last() -> None:
    tokens = dict.fromkeys([f"S{n:02}" for n in range(1, 24)], (BLACK, 1))
    state = table(2, century=3, tokens=tokens, architects={BLACK: "S34"}, sites={"S34": [WHITE]}, discs=[])
    notes = play(state, "end_century")
    assert ("tokens", {"century": 3, "seats": [BLACK]}) == (state.ending().key, state.ending().facts)
    assert NOBODY == state.current_player
    assert told(notes, "ended_tokens")
    assert told(notes, "final_group")


def test_Q76_23_tokens_do_not() -> None:
    tokens = dict.fromkeys([f"S{n:02}" for n in range(1, 23)], (BLACK, 1))
    state = table(2, century=3, tokens=tokens, architects={BLACK: "S34"}, sites={"S34": [WHITE]}, discs=[])
    play(state, "end_century")
    assert (4, None) == (state.round, state.ending())


def test_Q76_no_25th_token_is_left() -> None:
    tokens = dict.fromkeys([f"S{n:02}" for n in range(1, 25)], (BLACK, 1))
    state = table(2, century=3, tokens=tokens, architects={BLACK: "S34"}, sites={"S34": [WHITE]}, discs=["S44"])
    play(state, "start S44")
    assert (0, NOBODY) == (state.stars[33], state.owners[33])


def test_A11_switched_off_the_game_goes_on() -> None:
    tokens = dict.fromkeys([f"S{n:02}" for n in range(1, 25)], (BLACK, 1))
    state = table(
        2,
        {"token_limit": 0},
        century=3,
        tokens=tokens,
        architects={BLACK: "S34"},
        sites={"S34": [WHITE]},
        discs=[],
    )
    play(state, "end_century")
    assert (4, 1, BLACK) == (state.round, state.stars[33], state.owners[33])


# --------------------------------------------------------------------------------------------------------- ties
@pytest.mark.parametrize(
    ("points", "ranks"),
    [([9, 9, 5], [1, 1, 3]), ([7, 9, 9], [3, 1, 1]), ([4, 4, 4], [1, 1, 1]), ([3, 2, 1], [1, 2, 3])],
)
def test_Q77_who_ties_shares_the_place(points: list[int], ranks: list[int]) -> None:
    assert ranks == places(points)


def test_reckoning_adds_up_before_and_after_the_end() -> None:
    state = worked("full")
    before = {item.key: item.points[BLACK] for item in state.reckoning()}
    assert (4, 2, 16, 6) == tuple(before[key] for key in ("unfinished", "active", "group", "stars"))
    assert 0 == state.scores()[BLACK]
    play(state, "end_century")
    assert state.scores() == [sum(item.points[seat] for item in state.reckoning()) for seat in range(4)]
