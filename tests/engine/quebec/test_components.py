"""What lies in the box: rules Q1 to Q9, read from the data."""

import pytest

from engine.quebec import QUEBEC
from engine.quebec.data import (
    ADJACENT,
    ALL_ZONES,
    CENTURIES,
    COST,
    DISTRICT_OF,
    DISTRICT_ZONE,
    DISTRICTS,
    EVENT,
    EVENTS_OF,
    JOKER,
    LEADERS,
    NUMBERS,
    SITES,
    SPACES,
    SPACES_IN_ZONE,
    SPACES_OF,
    TILE_CENTURY,
    TILE_ZONE,
    TILES,
    WORKERS,
    ZONE_OF,
    ZONES,
)

CORNER_NAMES = ("religion", "politics", "economy", "culture")


def test_Q1_four_centuries() -> None:
    assert (4, [1, 2, 3, 4]) == (CENTURIES, sorted({row["century"] for row in EVENT}))


@pytest.mark.parametrize("zone", CORNER_NAMES)
def test_Q2_Q3_eleven_spaces_of_each_corner_colour(zone: str) -> None:
    assert 11 == len(SPACES_IN_ZONE[ZONES.index(zone)])


def test_Q2_three_sites_on_each_of_44_spaces() -> None:
    state = QUEBEC.new(4, {}, 1)
    assert (44, 3, 132) == (len(SPACES), SITES, len(state.sites))


def test_Q3_citadelle_has_no_buildings() -> None:
    assert (5, []) == (len(ALL_ZONES), SPACES_IN_ZONE[ZONES.index("citadel")])


@pytest.mark.parametrize("zone", CORNER_NAMES)
def test_Q4_districts_of_a_colour(zone: str) -> None:
    """A joker of cost 1 with two spaces, two districts of cost 2 and one of cost 3 with three spaces each."""
    its = [d for d in range(len(DISTRICTS)) if DISTRICT_ZONE[d] == ZONES.index(zone)]
    kinds = sorted((COST[SPACES_OF[d][0]], len(SPACES_OF[d]), JOKER[d]) for d in its)
    assert [(1, 2, True), (2, 3, False), (2, 3, False), (3, 3, False)] == kinds
    for district in its:
        for space in SPACES_OF[district]:
            assert (district, ZONES.index(zone)) == (DISTRICT_OF[space], ZONE_OF[space])
            assert COST[SPACES_OF[district][0]] == COST[space]


def test_Q5_adjacency_is_79_pairs_in_one_board() -> None:
    pairs = {(a, b) for a in range(44) for b in ADJACENT[a]}
    assert all((b, a) in pairs and a != b for a, b in pairs)
    assert (158, {2, 3, 4, 5}) == (len(pairs), {len(row) for row in ADJACENT})
    reached = [0]
    for space in reached:
        reached += [there for there in ADJACENT[space] if there not in reached]
    assert 44 == len(reached)


def test_Q5_spaces_of_one_district_touch_only_on_the_lattice() -> None:
    """Each space touches its district's centre, but the three of the Jewish district are not all neighbours."""
    jewish = SPACES_OF[DISTRICTS.index("rel_jewish")]
    assert [2, 1, 1] == sorted((sum(b in ADJACENT[a] for b in jewish) for a in jewish), reverse=True)


@pytest.mark.parametrize(
    ("zone", "counts"),
    [("religion", (4, 2, 3, 2)), ("politics", (2, 4, 2, 3)), ("economy", (3, 2, 4, 2)), ("culture", (2, 3, 2, 4))],
)
def test_Q6_tiles_by_colour_and_century(zone: str, counts: tuple[int, ...]) -> None:
    its = [TILE_CENTURY[tile] for tile in range(len(TILES)) if TILE_ZONE[tile] == ZONES.index(zone)]
    assert counts == tuple(its.count(century) for century in (1, 2, 3, 4))


def test_Q6_eleven_tiles_a_century() -> None:
    assert [11, 11, 11, 11] == [TILE_CENTURY.count(century) for century in (1, 2, 3, 4)]


def test_Q7_no_more_workers_than_cubes_and_tokens_than_24() -> None:
    assert max(WORKERS.values()) <= 25
    assert 24 == next(option.default for option in QUEBEC.options if option.name == "token_limit")


def test_Q8_numbers_on_the_tokens() -> None:
    assert [0, 1, 3, 6] == NUMBERS


def test_Q9_cards_and_the_yellow_architect() -> None:
    assert [4, 4, 4, 4] == [len(events) for events in EVENTS_OF]
    assert 5 == len({leader.split("_")[0] for leader in LEADERS})
    assert 5 == len(QUEBEC.new(4, {}, 1).architects), "one a seat and the yellow one"
