"""Build, Place, Move and Congress: rules F39 to F55."""

from itertools import combinations_with_replacement

import pytest

from engine.foreign_king.data import DISTANCE, PROVINCES, SUPPLY
from engine.foreign_king.state import ForeignKingState
from tests.engine.foreign_king.table import BLUE, RED, actions, citizens, factories, king, legal, play, table, told


# ------------------------------------------------------------------------------------------------------- Build
def test_F39_build_costs_three_and_puts_one_factory_of_either_type_anywhere() -> None:
    state = table(2)
    play(state, "action build")
    assert legal(state) == ["factory textile", "factory metallurgical"]
    play(state, "factory metallurgical")
    assert legal(state) == [f"build_in {province}" for province in PROVINCES]
    notes = play(state, "build_in luxembourg")
    assert (factories(state, "luxembourg"), state.stock, state.francs[RED]) == ("m", [5, 4], 2)
    assert told(notes, "built") == [{"seat": RED, "factory": "metallurgical", "province": "luxembourg", "francs": 3}]
    assert state.current_player == BLUE


def test_F40_without_factories_no_build() -> None:
    state = table(2, factories={"namur": "ttttt", "liege": "mmmmm"})
    assert "build" not in actions(state)


@pytest.mark.parametrize(("gone", "left"), [("ttttt", "m"), ("mmmmm", "t")])
def test_F40_if_one_type_is_used_up_only_the_other_can_be_built(gone: str, left: str) -> None:
    state = table(2, factories={"namur": gone})
    play(state, "action build", "build_in liege")
    assert factories(state, "liege") == left


def test_F41_own_citizens_are_not_needed_and_factories_have_no_limit() -> None:
    state = table(2, citizens={"namur": [0, 3]}, factories={"namur": "tttmm"})
    play(state, "action build", "factory textile", "build_in namur")
    assert factories(state, "namur") == "ttttmm"


def test_F42_first_factory_of_a_province_brings_a_medal_face_up() -> None:
    state = table(2)
    notes = play(state, "action build", "factory textile", "build_in namur")
    assert (state.medals, state.loans) == ([1, 0], [0, 0])
    assert told(notes, "medal") == [{"seat": RED, "province": "namur"}]


@pytest.mark.parametrize("there", ["t", "m", "T", "M"])
def test_F42_no_medal_where_a_factory_stands_or_lies(there: str) -> None:
    state = table(2, factories={"namur": there}, king="liege")
    notes = play(state, "action build", "factory textile", "build_in namur")
    assert state.medals == [0, 1]
    assert told(notes, "medal") == []


def test_F43_factories_stay() -> None:
    state = table(2, citizens={"namur": [2, 1]}, factories={"namur": "tm"}, king="liege")
    king(state, "namur")
    assert factories(state, "namur") == "TM"


# ------------------------------------------------------------------------------------------------------- Place
def test_F44_first_citizen_free() -> None:
    state = table(2, francs=[4, 5])
    play(state, "action place")
    assert legal(state) == [f"place_in {province}" for province in PROVINCES]
    play(state, "place_in liege")
    assert legal(state) == [f"place {n}" for n in range(1, 6)]
    notes = play(state, "place 3")
    assert (citizens(state, "liege"), state.supply[RED], state.francs[RED]) == ([3, 0], 12, 2)
    assert told(notes, "placed") == [{"seat": RED, "province": "liege", "count": 3, "francs": 2}]


def test_F44_without_money_one_citizen_is_placed_at_once() -> None:
    state = table(2, francs=[0, 5])
    play(state, "action place", "place_in liege")
    assert (citizens(state, "liege"), state.current_player) == ([1, 0], BLUE)


def test_F45_all_citizens_go_to_the_same_province() -> None:
    state = table(2)
    play(state, "action place", "place_in liege", "place 2")
    assert sum(state.citizens) == 2 == citizens(state, "liege")[RED]
    assert state.current_player == BLUE


def test_F46_supply_is_the_limit() -> None:
    state = table(2, citizens={"namur": [13, 0]}, francs=[9, 5])
    play(state, "action place", "place_in liege")
    assert legal(state) == ["place 1", "place 2"]
    assert "place" not in actions(table(2, citizens={"namur": [15, 0]}))


# -------------------------------------------------------------------------------------------------------- Move
def test_F47_all_come_from_one_province_and_may_part() -> None:
    state = table(2, citizens={"brabant": [3, 2], "liege": [1, 0], "antwerp": [0, 1]})
    play(state, "action move")
    assert legal(state) == ["move_from brabant", "move_from liege"]
    play(state, "move_from brabant", "move_to namur", "move_to liege", "stop")
    assert [citizens(state, p)[RED] for p in ("brabant", "liege", "namur")] == [1, 2, 1]


def test_F48_first_step_free_every_other_one_franc() -> None:
    state = table(2, citizens={"brabant": [3, 0]})
    notes = play(state, "action move", "move_from brabant", "move_to antwerp", "move_to namur", "move_to supply")
    assert state.francs[RED] == 5 - 2
    assert [facts["francs"] for facts in told(notes, "moved")] == [0, 1, 1]
    assert state.current_player == BLUE, "nobody is left to move"


def test_F48_first_citizen_pays_its_further_steps() -> None:
    state = table(2, citizens={"west_flanders": [1, 0]})
    notes = play(state, "action move", "move_from west_flanders", "move_to luxembourg")
    assert told(notes, "moved") == [
        {"seat": RED, "province": "west_flanders", "target": "luxembourg", "steps": 3, "francs": 2}
    ]
    assert state.francs[RED] == 3


def test_F48_money_limits_the_steps() -> None:
    state = table(2, citizens={"west_flanders": [4, 0]}, francs=[1, 5])
    play(state, "action move", "move_from west_flanders")
    near = {"east_flanders", "hainaut", "supply"}
    within_two = near | {"antwerp", "brabant", "namur"}
    assert {move.split()[1] for move in legal(state)} == within_two
    play(state, "move_to east_flanders")
    assert legal(state) == ["move_to east_flanders", "move_to hainaut", "move_to supply", "stop"]
    play(state, "move_to hainaut")
    assert state.current_player == BLUE, "the money is gone, so the action is over"
    assert state.francs[RED] == 0


def test_F49_supply_is_one_step_from_anywhere_and_the_end_of_the_way() -> None:
    assert all(DISTANCE[start][SUPPLY] == 1 for start in range(SUPPLY))
    state = table(2, citizens={"luxembourg": [2, 0]}, francs=[0, 5])
    notes = play(state, "action move", "move_from luxembourg", "move_to supply")
    assert (state.supply[RED], citizens(state, "luxembourg")[RED]) == (14, 1)
    assert told(notes, "moved")[0]["target"] == "supply"


@pytest.mark.parametrize("start", range(SUPPLY))
def test_F50_shortest_distance_is_charged(start: int) -> None:
    for end in range(SUPPLY):
        if end != start:
            state = table(2, citizens={PROVINCES[start]: [1, 0]})
            play(state, "action move", f"move_from {PROVINCES[start]}", f"move_to {PROVINCES[end]}")
            assert state.francs[RED] == 5 - (shortest(start, end) - 1)


def shortest(start: int, end: int) -> int:
    """Counted by widening rings, from the borders of the data."""
    from engine.foreign_king.data import NEIGHBOURS

    reached, steps = {start}, 0
    while end not in reached:
        reached |= {there for here in reached for there in NEIGHBOURS[here]}
        steps += 1
    return steps


def test_F51_one_citizen_must_really_move() -> None:
    state = table(2, citizens={"namur": [2, 0]})
    play(state, "action move", "move_from namur")
    assert "stop" not in legal(state)
    assert "move_to namur" not in legal(state)
    play(state, "move_to liege")
    assert "stop" in legal(state)
    assert "move_to namur" not in legal(state)


def test_F51_the_same_moves_in_another_order_are_not_offered_twice() -> None:
    state = table(2, citizens={"brabant": [3, 0]})
    play(state, "action move", "move_from brabant", "move_to limburg")
    named = [move.split()[1] for move in legal(state) if move != "stop"]
    assert named == [*PROVINCES[PROVINCES.index("limburg") :], "supply"]


def ways_to_end(state: ForeignKingState) -> list[tuple[str, ...]]:
    """The places named, by every sequence of clicks that brings the action to its end."""
    found = []
    for move in legal(state):
        after = state.clone()
        play(after, move)
        named = () if move == "stop" else (move.split()[1],)
        rest = [()] if after.current_player != state.current_player else ways_to_end(after)
        found += [named + more for more in rest]
    return found


@pytest.mark.parametrize("origin", ["west_flanders", "brabant"])
@pytest.mark.parametrize(("own", "francs"), [(1, 0), (1, 5), (2, 1), (3, 2), (4, 3)])
def test_F47_F51_every_combination_can_be_clicked_in_exactly_one_way(origin: str, own: int, francs: int) -> None:
    start = PROVINCES.index(origin)
    places = [*(i for i in range(SUPPLY) if i != start), SUPPLY]
    affordable = {
        tuple([*PROVINCES, "supply"][place] for place in chosen)
        for n in range(1, own + 1)
        for chosen in combinations_with_replacement(places, n)
        if sum(1 if place == SUPPLY else shortest(start, place) for place in chosen) - 1 <= francs
    }
    state = table(2, citizens={origin: [own, 1]}, francs=[francs, 5])
    play(state, "action move", f"move_from {origin}")
    ways = ways_to_end(state)
    assert affordable == set(ways)
    assert len(ways) == len(affordable)


def test_F52_members_of_congress_are_not_moved() -> None:
    state = table(2, congress=[4, 0])
    assert "move" not in actions(state)
    state = table(2, congress=[4, 0], citizens={"namur": [1, 0]})
    play(state, "action move", "move_from namur", "move_to liege")
    assert (state.congress[RED], state.current_player) == (4, BLUE)


# ---------------------------------------------------------------------------------------------------- Congress
def test_F53_one_citizen_from_supply_or_any_province_for_nothing() -> None:
    state = table(2, citizens={"liege": [1, 0], "antwerp": [2, 1], "namur": [0, 1]}, francs=[0, 5])
    play(state, "action congress")
    assert legal(state) == ["seat_from antwerp", "seat_from liege", "seat_from supply"]
    other = state.clone()
    notes = play(state, "seat_from antwerp")
    assert (citizens(state, "antwerp"), state.congress, state.supply[RED]) == ([1, 1], [1, 0], 12)
    assert told(notes, "seated") == [{"seat": RED, "source": "antwerp"}]
    play(other, "seat_from supply")
    assert (other.congress, other.supply[RED], other.francs[RED]) == ([1, 0], 11, 0)


def test_F53_all_in_congress_leaves_nobody_to_seat() -> None:
    assert "congress" not in actions(table(2, congress=[15, 0]))
    assert "congress" in actions(table(2, congress=[14, 0], citizens={"namur": [1, 0]}))


def test_F54_congress_has_no_limit() -> None:
    state = table(2, congress=[14, 15])
    play(state, "action congress", "seat_from supply")
    assert state.congress == [15, 15]


def test_F55_members_leave_only_by_a_release() -> None:
    state = table(2, congress=[2, 1], king="liege")
    king(state, "namur", "keep", "keep")
    assert state.congress == [2, 1]
    play(state, "action place", "place_in namur", "place 1", "action money")
    assert state.congress == [2, 1]
    king(state, "liege", "release")
    assert (state.congress, citizens(state, "liege")) == ([0, 1], [2, 0])
