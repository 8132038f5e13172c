"""The King's journey: rules F59 to F66."""

import itertools

import pytest

from engine.foreign_king.data import KING_COSTS, NEIGHBOURS, PROVINCES, SUPPLY
from tests.engine.foreign_king.table import BLUE, RED, actions, king, legal, play, table, told, words


def paths(start: int, end: int) -> set[int]:
    """The lengths of all ways from start to end that enter nothing twice, found one by one."""
    found, ways = set(), [[start]]
    while ways:
        way = ways.pop()
        for there in NEIGHBOURS[way[-1]]:
            if there == end:
                found.add(len(way))
            elif there not in way:
                ways.append([*way, there])
    return found


# ------------------------------------------------------------------------------------------------ the first journey
@pytest.mark.parametrize("province", PROVINCES)
def test_F59_first_journey_goes_anywhere_for_one_space_of_the_marker(province: str) -> None:
    state = table(2)
    play(state, "action king")
    assert legal(state) == [f"king_to {end}" for end in PROVINCES]
    notes = play(state, f"king_to {province}")
    assert (PROVINCES[state.king], state.marker, state.francs[RED]) == (province, 29, 5)
    landed = {"seat": RED, "province": province, "steps": 1, "francs": 0, "marker": 29, "way": []}
    assert told(notes, "king_landed") == [landed]
    assert state.current_player == BLUE, "no further steps can be bought"


# ----------------------------------------------------------------------------------------------- the later journeys
@pytest.mark.parametrize("start", range(SUPPLY))
def test_F60_F61_F62_every_way_that_enters_nothing_twice_can_be_bought(start: int) -> None:
    """With money for 8 steps every province but the start is offered with every number of steps of some way."""
    state = table(2, francs=[28, 5], king=PROVINCES[start])
    play(state, "action king")
    others = [end for end in range(SUPPLY) if end != start]
    assert legal(state) == [f"king_to {PROVINCES[end]}" for end in others]
    for end in others:
        there = state.clone()
        play(there, f"king_to {PROVINCES[end]}")
        if there.node == state.node + 1:
            assert legal(there) == [f"king_steps {n}" for n in sorted(paths(start, end))]
        else:
            assert len(paths(start, end)) == 1


def test_F60_adjacent_is_free_and_further_steps_cost_one_two_three() -> None:
    assert KING_COSTS["cumulative"][1:6] == [0, 1, 3, 6, 10]
    state = table(2, francs=[3, 5], king="west_flanders")
    notes = king(state, "luxembourg", steps=3)
    assert state.francs[RED] == 0
    way = ["west_flanders", "hainaut", "namur", "luxembourg"]
    arrived = {"seat": RED, "province": "luxembourg", "steps": 3, "francs": 3, "marker": 26, "way": way}
    assert told(notes, "king_arrived") == [arrived]


@pytest.mark.parametrize(
    ("francs", "steps"), [(0, 1), (1, 2), (2, 2), (3, 3), (5, 3), (6, 4), (9, 4), (10, 5), (40, 8)]
)
def test_F60_money_limits_the_steps(francs: int, steps: int) -> None:
    state = table(2, francs=[francs, 5], king="luxembourg")
    play(state, "action king")
    expected = [end for end in range(SUPPLY - 1) if min(paths(PROVINCES.index("luxembourg"), end)) <= steps]
    assert legal(state) == [f"king_to {PROVINCES[end]}" for end in expected]
    play(state, "king_to liege")
    lengths = [n for n in sorted(paths(PROVINCES.index("luxembourg"), PROVINCES.index("liege"))) if n <= steps]
    assert (legal(state) == [f"king_steps {n}" for n in lengths]) == (len(lengths) > 1)


@pytest.mark.parametrize(("steps", "cost"), [(1, 0), (2, 1), (3, 2), (4, 3), (8, 7)])
def test_F60_linear_cost(steps: int, cost: int) -> None:
    assert KING_COSTS["linear"][steps] == cost
    state = table(2, {"king_extra_cost": "linear"}, francs=[cost, 5], king="luxembourg")
    play(state, "action king")
    end = next(end for end in range(SUPPLY - 1) if steps in paths(PROVINCES.index("luxembourg"), end))
    play(state, f"king_to {PROVINCES[end]}")
    if legal(state)[-1].startswith("king_steps"):
        assert legal(state)[-1] == f"king_steps {steps}"
        play(state, f"king_steps {steps}")
    assert (state.francs[RED], state.marker) == (0, 29 - steps)


def test_F61_the_king_must_leave_and_may_not_come_back() -> None:
    state = table(2, francs=[28, 5], king="namur")
    play(state, "action king")
    assert "king_to namur" not in legal(state)


def test_F62_only_the_last_province_and_the_steps_are_asked() -> None:
    state = table(2, francs=[1, 5], king="west_flanders")
    play(state, "action king", "king_to east_flanders")
    assert legal(state) == ["king_steps 1", "king_steps 2"]
    play(state, "king_steps 2")
    assert (state.francs[RED], state.marker) == (0, 27)


@pytest.mark.parametrize("start", range(SUPPLY))
def test_F61_the_way_told_enters_nothing_twice_and_has_the_steps(start: int) -> None:
    for end in range(SUPPLY):
        for steps in paths(start, end) if end != start else ():
            state = table(2, francs=[28, 5], king=PROVINCES[start])
            play(state, "action king")
            notes = play(state, f"king_to {PROVINCES[end]}")
            if not notes:
                notes = play(state, f"king_steps {steps}")
            way = [PROVINCES.index(name) for name in told(notes, "king_arrived")[0]["way"]]
            assert (start, end, steps) == (way[0], way[-1], len(way) - 1)
            assert len(set(way)) == len(way)
            assert all(there in NEIGHBOURS[here] for here, there in itertools.pairwise(way))


@pytest.mark.parametrize(("marker", "steps", "left"), [(9, 1, 8), (9, 3, 6), (3, 3, 0), (2, 3, 0), (1, 3, 0)])
def test_F63_marker_goes_down_a_space_a_step_and_stops_at_nothing(marker: int, steps: int, left: int) -> None:
    state = table(2, francs=[3, 5], king="west_flanders", marker=marker)
    king(state, "luxembourg" if steps == 3 else "hainaut", steps=steps if steps == 1 else 0)
    assert state.marker == left
    assert state.francs[RED] == 3 - KING_COSTS["cumulative"][steps], "the full price"


def test_F64_provinces_passed_through_are_not_scored() -> None:
    state = table(2, citizens={"hainaut": [0, 9]}, factories={"hainaut": "tm"}, king="west_flanders")
    king(state, "namur", steps=2)
    assert state.points == [0, 0]


def test_F65_king_can_always_be_chosen() -> None:
    for province in PROVINCES:
        state = table(2, francs=[0, 0], congress=[15, 15], king=province)
        assert "king" in actions(state)
        play(state, "action king")
        assert len(legal(state)) == len(NEIGHBOURS[PROVINCES.index(province)])


def test_F66_order_of_the_action() -> None:
    """Journey, release, scoring, then the test for the end."""
    state = table(
        2,
        factories={"namur": "m"},
        medals=[1, 0],
        francs=[0, 5],
        congress=[0, 2],
        points=[20, 19],
        king="west_flanders",
        marker=21,
    )
    notes = king(state, "namur", "release", steps=2)
    keys = [note.key for note in notes]
    assert keys[:7] == [
        "chose",
        "borrowed",
        "king_arrived",
        "released",
        "scored_factories",
        "laid_down",
        "ended_marker",
    ]
    assert state.points == [20, 25]


# ------------------------------------------------------------------------------------------------------------ bots
def test_dearer_ways_to_a_sure_end_are_not_for_bots() -> None:
    """Marker 22, the second on 20: 2 steps or more end the game, so that of 2, 3, 4 ... only 2 is worth a thought."""
    state = table(2, francs=[28, 5], points=[25, 20], king="west_flanders", marker=22)
    play(state, "action king", "king_to brabant")
    assert legal(state) == [f"king_steps {n}" for n in range(2, 9)]
    assert words(state.candidates()) == ["king_steps 2"]
    farther = table(2, francs=[28, 5], points=[25, 20], king="west_flanders", marker=24)
    play(farther, "action king", "king_to brabant")
    assert words(farther.candidates()) == ["king_steps 2", "king_steps 3", "king_steps 4"]


def test_by_hand_bots_look_at_every_way() -> None:
    state = table(2, {"auto_borrow": False}, francs=[28, 5], points=[25, 20], king="west_flanders", marker=22)
    play(state, "action king", "king_to brabant")
    assert state.candidates() == state.legal_moves()
