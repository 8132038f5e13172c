"""Components, map and setup: rules F1 to F21."""

import pytest

from engine.foreign_king import FOREIGN_KING
from engine.foreign_king.data import (
    ACTIONS,
    DISTANCE,
    GAME,
    MARKER_START,
    MEDALS,
    NEIGHBOURS,
    PROVINCES,
    STOCK,
    SUPPLY,
)
from engine.rng import Rng
from tests.engine.foreign_king.table import BLUE, RED, actions, citizens, factories, play, table
from tests.engine.games import walk

COUNTS = (2, 3, 4)
MONEY = ["action money"]
SEAT = ["action congress", "seat_from supply"]
PLACE = ["action place", "place_in namur", "place 1"]


# -------------------------------------------------------------------------------------------------- components
def test_F1_board_has_nine_provinces_and_eight_actions() -> None:
    assert len(PROVINCES) == 9
    assert sorted(ACTIONS) == sorted(["build", "place", "move", "congress", "money", "king", "queen", "turn_order"])


def test_F2_one_king_and_one_marker() -> None:
    state = FOREIGN_KING.new(4, {}, 1)
    assert state.king == -1
    assert state.marker == MARKER_START


@pytest.mark.parametrize(("players", "on_tracks"), [(2, 1), (3, 2), (4, 2)])
def test_F3_sixteen_discs_of_each_colour(players: int, on_tracks: int) -> None:
    state = FOREIGN_KING.new(players, {}, 1)
    assert [16] * players == [supply + on_tracks for supply in state.supply]


def test_F4_nine_medals_with_two_sides() -> None:
    assert MEDALS == 9
    state = table(2, factories={"namur": "t"}, medals=[1, 0])
    play(state, "borrow")
    assert (state.medals[RED], state.loans[RED]) == (1, 1)
    play(state, "repay")
    assert (state.medals[RED], state.loans[RED]) == (1, 0)


def test_F5_five_factories_of_each_type_unscored_or_scored() -> None:
    assert STOCK == [5, 5]
    state = table(2, factories={"namur": "tmTM"}, king="liege")
    assert state.stock == [3, 3]
    assert factories(state, "namur") == "tmTM"


def test_F6_bank_never_runs_dry() -> None:
    state = table(2, francs=[40, 40])
    play(state, "action money")
    assert state.francs == [43, 40]


def test_F7_F8_all_is_open_and_nothing_is_random_after_the_order_is_drawn() -> None:
    """The player aids have no effect; two games with the same order and moves are the same, whatever their seeds."""
    seeds = [seed for seed in range(60) if FOREIGN_KING.new(3, {}, seed).order == [2, 0, 1]]
    a, b = (FOREIGN_KING.new(3, {}, seed) for seed in seeds[:2])
    for _, move in walk(a.clone(), Rng(8)):
        assert a == a.observe(0) == b
        a.apply(move)
        b.apply(move)
    assert a == b


# --------------------------------------------------------------------------------------------------------- map
def test_F9_provinces_of_1831() -> None:
    expected = "west_flanders east_flanders antwerp brabant limburg hainaut namur liege luxembourg"
    assert set(expected.split()) == set(PROVINCES)


BORDERS = {
    "west_flanders": "east_flanders hainaut",
    "east_flanders": "west_flanders antwerp brabant hainaut",
    "antwerp": "east_flanders brabant limburg",
    "brabant": "east_flanders antwerp limburg liege namur hainaut",
    "limburg": "antwerp brabant liege",
    "hainaut": "west_flanders east_flanders brabant namur",
    "namur": "hainaut brabant liege luxembourg",
    "liege": "brabant limburg namur luxembourg",
    "luxembourg": "namur liege",
}


@pytest.mark.parametrize("province", BORDERS)
def test_F10_neighbours(province: str) -> None:
    neighbours = NEIGHBOURS[PROVINCES.index(province)]
    assert set(BORDERS[province].split()) == {PROVINCES[i] for i in neighbours}


def test_F10_sixteen_borders_listed_alike_three_times() -> None:
    from engine.foreign_king.data import _DATA

    pairs = {frozenset((PROVINCES[a], PROVINCES[b])) for a in range(SUPPLY) for b in NEIGHBOURS[a]}
    assert len(pairs) == 16
    assert {frozenset(edge) for edge in _DATA["adjacency"]["edges"]} == pairs


def test_F11_brabant_limburg_and_luxembourg_are_whole() -> None:
    """Brussels, Dutch Limburg and the Grand Duchy are no provinces of their own; Brabant meets all but three."""
    assert all(" " not in province and "brussels" not in province for province in PROVINCES)
    assert len(NEIGHBOURS[PROVINCES.index("brabant")]) == 6


def test_F12_three_steps_at_most_and_two_from_the_middle() -> None:
    between = {PROVINCES[a]: max(DISTANCE[a][:SUPPLY]) for a in range(SUPPLY)}
    assert max(between.values()) == 3
    assert {p for p, steps in between.items() if steps <= 2} == {"brabant", "hainaut", "namur"}


def test_F13_any_number_of_citizens_and_factories_fits_a_province() -> None:
    state = table(2, citizens={"namur": [14, 15]}, factories={"namur": "tttttmmmm"}, francs=[30, 30])
    play(state, "action place", "place_in namur")
    assert citizens(state, "namur") == [15, 15]
    play(state, "action build", "build_in namur")
    assert factories(state, "namur") == "tttttmmmmm"


# ------------------------------------------------------------------------------------------------------- setup
@pytest.mark.parametrize("players", COUNTS)
def test_F14_king_on_the_portrait_and_marker_on_30(players: int) -> None:
    state = FOREIGN_KING.new(players, {}, 1)
    assert (state.king, state.marker) == (-1, 30)


@pytest.mark.parametrize("players", COUNTS)
def test_F15_everybody_starts_with_no_points(players: int) -> None:
    assert FOREIGN_KING.new(players, {}, 1).scores() == [0] * players


@pytest.mark.parametrize("players", COUNTS)
def test_F16_F21_order_is_drawn_at_random(players: int) -> None:
    """Every order comes up, about equally often; with two players this draws who goes first."""
    drawn: dict[tuple[int, ...], int] = {}
    seeds = range(1200)
    for seed in seeds:
        order = tuple(FOREIGN_KING.new(players, {}, seed).turn_order())
        drawn[order] = drawn.get(order, 0) + 1
    orders = {2: 2, 3: 6, 4: 24}[players]
    assert len(drawn) == orders
    assert all(0.5 < n * orders / len(seeds) < 1.5 for n in drawn.values())


@pytest.mark.parametrize(("players", "supply"), [(2, 15), (3, 14), (4, 14)])
def test_F17_personal_supply(players: int, supply: int) -> None:
    assert FOREIGN_KING.new(players, {}, 1).supply == [supply] * players


@pytest.mark.parametrize(("players", "francs"), [(2, [5, 6]), (3, [5, 6, 7]), (4, [5, 6, 7, 8])])
def test_F18_starting_money_by_turn_order(players: int, francs: list[int]) -> None:
    for seed in range(10):
        state = FOREIGN_KING.new(players, {}, seed)
        assert francs == [state.francs[seat] for seat in state.turn_order()]


def test_F19_nothing_on_the_board() -> None:
    state = FOREIGN_KING.new(4, {}, 1)
    assert state.medals == state.loans == state.congress == [0] * 4
    assert not any(state.citizens)
    assert not any(state.factories)
    assert state.stock == [5, 5]


def test_F20_pawns_start_off_the_table() -> None:
    state = FOREIGN_KING.new(3, {}, 1)
    assert state.pawns == [-1] * 3
    assert actions(state) == ["build", "place", "congress", "money", "king", "turn_order"]
    first = state.current_player
    play(state, "action money")
    assert "money" not in actions(state)
    assert [seat for seat in range(3) if state.pawns[seat] >= 0] == [first]


def test_F21_two_players_alternate() -> None:
    state = table(2, order=[BLUE, RED])
    seen = []
    for moves in (MONEY, SEAT, PLACE) * 2:
        seen.append(state.current_player)
        play(state, *moves)
    assert seen == [BLUE, RED] * 3


def test_game_is_described() -> None:
    assert (FOREIGN_KING.designer, FOREIGN_KING.year, FOREIGN_KING.minutes) == ("Javier García", 2015, (40, 60))
    assert FOREIGN_KING.players == COUNTS
    assert not FOREIGN_KING.hidden
    assert GAME["name"] == "The Foreign King"
