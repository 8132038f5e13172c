"""The start of a game: rules Q10 to Q17, and the layout Q12."""

import pytest

from engine.api import NOBODY, UNKNOWN, Value
from engine.quebec import QUEBEC
from engine.quebec.data import DISTRICTS, EVENTS_OF, LEADERS, SPACES_OF, TILE_ZONE, ZONE_OF
from engine.quebec.layout import is_spread
from engine.rng import Rng
from tests.engine.quebec.table import BLACK, architect, legal, stock, table


@pytest.mark.parametrize(
    ("players", "workers", "leaders"),
    [
        (2, 25, {"politics_2p", "economy_2p", "culture_23", "citadel"}),
        (3, 25, {"politics", "economy", "culture_23", "citadel"}),
        (4, 22, {"religion", "politics", "economy", "culture_45", "citadel"}),
        (5, 20, {"religion", "politics", "economy", "culture_45", "citadel"}),
    ],
)
def test_Q10_Q33_workers_and_leaders_by_player_count(players: int, workers: int, leaders: set[str]) -> None:
    state = table(players)
    assert {workers} == {sum(stock(state, seat)) for seat in range(players)}
    assert leaders == {LEADERS[leader] for leader in state.settings.leaders}
    assert leaders == {move.split()[1] for move in legal(state, "leader")}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_Q11_three_active_no_points_architects_in_hand(players: int) -> None:
    state = table(players)
    assert [3] * players == state.active
    assert [0] * players == state.points
    assert ["hand"] * players + ["away"] == [architect(state, seat) for seat in range(players + 1)]


def test_Q12_tiles_lie_on_their_colour_and_never_twice_a_century_in_a_district() -> None:
    for seed in range(100):
        layout = QUEBEC.new(4, {}, seed).layout
        assert sorted(layout.tiles) == list(range(44))
        assert ZONE_OF == [TILE_ZONE[tile] for tile in layout.tiles]
        for spaces in SPACES_OF:
            assert len(spaces) == len({layout.century[space] for space in spaces})


def test_Q12_every_tile_comes_to_every_space_of_its_colour() -> None:
    seen = {(space, tile) for seed in range(400) for space, tile in enumerate(QUEBEC.new(4, {}, seed).layout.tiles)}
    assert 4 * 11 * 11 == len(seen)


def test_A6_pure_shuffle_puts_equal_centuries_together() -> None:
    layouts = [QUEBEC.new(4, {"layout_rule": "pure_shuffle"}, seed).layout.tiles for seed in range(20)]
    assert any(not is_spread(tiles, zone) for tiles in layouts for zone in range(4))


def test_Q13_discs_on_the_eleven_buildings_of_the_first_century() -> None:
    state = QUEBEC.new(4, {}, 3)
    assert 11 == len(state.discs)
    assert [space for space in range(44) if state.layout.century[space] == 1] == state.discs
    assert 11 == len(legal(state, "start"))


def test_Q14_leaders_lie_open_and_the_yellow_architect_waits() -> None:
    state = table(4)
    assert [NOBODY] * 4 == state.leaders
    assert 5 == len(legal(state, "leader"))
    assert "away" == architect(state, 4)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_Q15_one_event_of_each_century(players: int) -> None:
    drawn = [QUEBEC.new(players, {}, seed).events for seed in range(120)]
    for century in range(4):
        assert set(EVENTS_OF[century]) == {events[century] for events in drawn}, "each may be drawn"


@pytest.mark.parametrize("mode", ["family", "full"])
def test_Q15_no_events_in_the_smaller_modes(mode: Value) -> None:
    assert [-1] * 4 == QUEBEC.new(4, {"mode": mode}, 3).events


def test_Q16_any_seat_may_begin_and_play_goes_clockwise() -> None:
    games = [QUEBEC.new(5, {}, seed) for seed in range(60)]
    assert {0, 1, 2, 3, 4} == {game.current_player for game in games}
    for game in games:
        first = game.current_player
        assert [(first + i) % 5 for i in range(5)] == game.turn_order()
        game.apply(("send", "citadel"))
        assert (first + 1) % 5 == game.current_player


# ------------------------------------------------------------------------------------------------ who knows what
def test_Q17_only_the_events_of_later_centuries_are_hidden() -> None:
    state = table(3, century=2, event="ev2_seven_years_war")
    for seat in (NOBODY, 0, 1, 2):
        seen = state.observe(seat)
        assert [*state.events[:2], UNKNOWN, UNKNOWN] == seen.events
        seen.events = state.events[:]
        assert state == seen, "all else is open"


def test_Q17_worlds_that_differ_in_hidden_events_look_the_same() -> None:
    one = QUEBEC.new(4, {}, 3)
    other = one.clone()
    for century in (1, 2, 3):
        other.events[century] = next(event for event in EVENTS_OF[century] if event != one.events[century])
        assert one.observe(0) == other.observe(0)
    other.events[0] = next(event for event in EVENTS_OF[0] if event != one.events[0])
    assert one.observe(0) != other.observe(0)


def test_Q17_determinize_draws_every_possible_event_and_keeps_what_is_known() -> None:
    state = table(4, century=2, event="ev2_seven_years_war")
    seen = state.observe(1)
    drawn = []
    for seed in range(100):
        world = seen.clone()
        world.determinize(Rng(seed))
        assert state.events[:2] == world.events[:2]
        drawn.append(world.events)
    for century in (2, 3):
        assert set(EVENTS_OF[century]) == {events[century] for events in drawn}


def test_Q17_nothing_is_hidden_without_events() -> None:
    state = table(4)
    assert state == state.observe(BLACK)


def test_an_observed_position_can_be_saved() -> None:
    seen = QUEBEC.new(3, {}, 4).observe(1)
    assert seen == QUEBEC.load(seen.snapshot())


def test_the_districts_of_the_board_are_sixteen() -> None:
    assert (16, 44) == (len(DISTRICTS), sum(len(spaces) for spaces in SPACES_OF))
