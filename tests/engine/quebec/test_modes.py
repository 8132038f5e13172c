"""The three modes (rules Q100 to Q104) and the cards of two players (Q110 to Q113, Q35a, Q37a)."""

import pytest

from engine.api import Value
from engine.quebec import QUEBEC
from engine.quebec.data import LEADERS, PAIRS, SPACES, ZONES
from engine.quebec.state import QuebecState
from tests.engine.quebec.table import (
    BLACK,
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


@pytest.mark.parametrize(
    ("mode", "leaders", "cascade", "groups", "events"),
    [
        ("family", False, False, False, False),
        ("full", True, True, True, False),
        ("full_events", True, True, True, True),
    ],
)
def test_Q100_Q104_three_nested_modes(mode: str, leaders: bool, cascade: bool, groups: bool, events: bool) -> None:
    settings = QUEBEC.new(4, {"mode": mode}, 1).settings
    assert (leaders, cascade, groups, events) == (
        bool(settings.leaders),
        settings.cascade,
        settings.groups,
        settings.events,
    )
    assert settings.cascade != settings.bonus, "the bonus of the most is Family's (A26)"


def test_Q100_full_with_events_is_what_is_played_unless_said_otherwise() -> None:
    assert "full_events" == next(option.default for option in QUEBEC.options if option.name == "mode")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_Q103_family_has_no_leaders_and_no_events(players: int) -> None:
    state = table(players, {"mode": "family"})
    assert [] == legal(state, "leader")
    play(state, "send citadel")
    assert [] == legal(state, "leader")


def test_Q103_family_keeps_the_district_actions() -> None:
    state = table(4, {"mode": "family"}, architects={WHITE: "S27"})
    play(state, "contribute S27", "activate 1", "place citadel")
    assert (1, [1, 0, 0, 0]) == (state.points[BLACK], zone(state, "citadel"))


@pytest.mark.parametrize("mode", ["family", "full", "full_events"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_Q104_every_mode_is_played_to_the_end_by_every_number(mode: str, players: int) -> None:
    state = QUEBEC.new(players, {"mode": mode}, 5)
    while state.current_player >= 0:
        moves = state.legal_moves()
        state.apply(moves[len(moves) // 2])
    assert "centuries" == state.ending().key
    earned = {line.key: sum(line.points) for line in state.reckoning()}
    assert (mode == "family") == (earned["group"] == 0)


# --------------------------------------------------------------------------------------------------- two players
def test_Q110_Q112_the_leaders_of_two_players() -> None:
    state = table(2)
    assert ["politics_2p", "economy_2p", "culture_23", "citadel"] == [LEADERS[n] for n in state.settings.leaders]


def test_Q111_twentyfive_workers_three_of_them_active() -> None:
    assert [(3, 22), (3, 22)] == [stock(table(2), seat) for seat in (BLACK, WHITE)]


def test_Q112_culture_scores_one_two_three() -> None:
    for stars in (1, 2, 3):
        state = table(2, architects={BLACK: "S34"}, sites={"S34": [WHITE] * stars}, leaders={BLACK: "culture_23"})
        play(state, "start S14")
        assert stars == state.points[BLACK]


def test_Q113_nobody_else_plays() -> None:
    state = table(2)
    play(state, "send citadel", "send citadel")
    assert (BLACK, 3) == (state.current_player, len(state.architects))


# ------------------------------------------------------------------------------------------------ politics of two
def test_Q35a_two_passive_workers_each_into_the_zones_of_a_pair() -> None:
    state = table(2, leaders={WHITE: "citadel"})
    play(state, "leader politics_2p")
    assert ["pair religion economy", "pair politics culture"] == legal(state)
    notes = play(state, "pair religion economy")
    assert ([2, 0], [2, 0], [0, 0]) == (zone(state, "religion"), zone(state, "economy"), zone(state, "culture"))
    assert (4, 17) == stock(state, BLACK), "4 placed, then 1 activated (Q32)"
    assert ["placed", "placed", "activated"] == [note.key for note in notes]
    assert [["religion", "economy"], ["politics", "culture"]] == [[ZONES[n] for n in pair] for pair in PAIRS]


@pytest.mark.parametrize(
    ("active", "passive", "placed", "left"),
    [(3, 3, [2, 2], (2, 0)), (1, 2, [2, 1], (0, 0)), (1, 0, [1, 0], (0, 0))],
)
def test_Q35a_Q44_short_of_workers_the_first_zone_is_served_first(
    active: int, passive: int, placed: list[int], left: tuple[int, int]
) -> None:
    state = table(2, active=[active, 3], passive=[passive, 22])
    play(state, "leader politics_2p", "pair politics culture")
    assert placed == [zone(state, "politics")[BLACK], zone(state, "culture")[BLACK]]
    assert left == stock(state, BLACK)


def test_Q35a_has_no_say_at_completions() -> None:
    state = table(2, architects={BLACK: "S34"}, sites={"S34": [WHITE]}, leaders={WHITE: "politics_2p"})
    play(state, "start S14")
    assert (WHITE, []) == (state.current_player, state.stack)


def test_Q35a_with_nobody_to_place_nothing_is_asked() -> None:
    options = {"passive_shortage": "place_fewer"}
    state = table(2, options, active=[3, 3], passive=[0, 22])
    play(state, "leader politics_2p")
    assert (WHITE, (3, 0)) == (state.current_player, stock(state, BLACK))


def test_A4_plain_politics_chooses_a_zone_as_with_more_players() -> None:
    options = {"politics_2p_mode": "plain"}
    state = table(2, options, architects={BLACK: "S34"}, sites={"S34": [WHITE]}, leaders={WHITE: "politics_2p"})
    play(state, "start S14", "redirect religion")
    assert [0, 2] == zone(state, "religion")
    state = table(2, options)
    play(state, "leader politics_2p")
    assert (WHITE, [0, 0]) == (state.current_player, zone(state, "religion"))


# ------------------------------------------------------------------------------------------------- economy of two
def economy(active: int, passive: int, options: dict[str, Value] | None = None) -> QuebecState:
    """Black holds the yellow architect, which stands on S34 (cost 2)."""
    leaders = {BLACK: "economy_2p"}
    return table(2, options, architects={YELLOW: "S34"}, leaders=leaders, active=[active, 3], passive=[passive, 22])


def test_Q37a_passive_workers_may_pay_at_the_yellow_architect() -> None:
    state = economy(3, 10)
    play(state, "contribute S34")
    assert ["pay active", "pay passive"] == legal(state)
    active, passive = state.clone(), state.clone()
    notes = play(passive, "pay passive")
    play(active, "pay active")
    assert ((3, 8), (1, 10)) == (stock(passive, BLACK), stock(active, BLACK))
    assert [{"seat": BLACK, "space": "S34", "count": 2, "active": 0}] == told(notes, "contributed")
    assert ([], WHITE) == (told(notes, "district"), passive.current_player), "no additional action"


@pytest.mark.parametrize(
    ("active", "passive", "after"), [(1, 1, (0, 0)), (1, 5, (1, 3)), (0, 2, (0, 0)), (3, 0, (1, 0))]
)
def test_Q37a_active_workers_make_a_shortage_up_and_only_one_way_is_unasked(
    active: int, passive: int, after: tuple[int, int]
) -> None:
    state = economy(active, passive)
    play(state, "contribute S34")
    assert (after, "0--") == (stock(state, BLACK), building(state, "S34"))


def test_Q37a_not_with_too_few_in_all_nor_elsewhere() -> None:
    assert [] == legal(economy(1, 0), "contribute")
    state = table(2, architects={BLACK: "S34"}, leaders={BLACK: "economy_2p"}, active=[1, 3], passive=[20, 22])
    assert [] == legal(state, "contribute"), "the own architect takes active ones"
    state = table(2, architects={YELLOW: "S34"}, leaders={WHITE: "economy_2p"}, active=[1, 3], passive=[20, 22])
    assert [] == legal(state, "contribute"), "not for the other player"


def test_Q37a_A7_place_fewer_wants_passive_workers_only() -> None:
    options = {"passive_shortage": "place_fewer"}
    assert [] == legal(economy(1, 1, options), "contribute")
    state = economy(2, 1, options)
    play(state, "contribute S34")
    assert (0, 1) == stock(state, BLACK)


def test_Q37a_is_the_second_architect_too() -> None:
    state = economy(3, 10)
    play(state, "start S14", "architect yellow")
    assert ("x", "S14") == (building(state, "S34"), architect(state, 2))


def test_A4_plain_economy_takes_active_workers_only() -> None:
    options = {"economy_2p_mode": "plain"}
    assert [] == legal(economy(1, 10, options), "contribute")
    state = economy(2, 10, options)
    play(state, "contribute S34")
    assert ((0, 10), WHITE) == (stock(state, BLACK), state.current_player)


IMMEDIATE = {"economy_2p_mode": "immediate_contribution"}


def test_A4_immediate_contribution_places_the_yellow_architect_and_fills_a_site() -> None:
    state = table(2, IMMEDIATE, leaders={WHITE: "citadel"})
    play(state, "leader economy_2p")
    assert [f"settle {SPACES[space]}" for space in state.discs] == legal(state)
    notes = play(state, "settle S34")
    assert ("S34", "0--", (4, 19)) == (architect(state, 2), building(state, "S34"), stock(state, BLACK))
    assert ["started", "contributed", "activated"] == [note.key for note in notes], "no workers for starting"


def test_A4_immediate_contribution_without_enough_workers_fills_nothing() -> None:
    state = table(2, IMMEDIATE, active=[1, 3], passive=[0, 22])
    play(state, "leader economy_2p", "settle S34")
    assert ("---", (1, 0)) == (building(state, "S34"), stock(state, BLACK))


def test_A4_immediate_contribution_without_a_building_keeps_the_architect_in_hand() -> None:
    state = table(2, IMMEDIATE, discs=[])
    play(state, "leader economy_2p")
    assert ("hand", WHITE) == (architect(state, 2), state.current_player)
