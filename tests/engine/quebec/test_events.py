"""The sixteen events: rules Q80 to Q99, each on its own, and what holds for all."""

import pytest

from engine.api import Note
from engine.quebec import QUEBEC
from engine.quebec.data import EVENT, EVENTS, EVENTS_OF
from engine.quebec.state import QuebecState
from tests.engine.quebec.table import (
    BLACK,
    GREEN,
    ORANGE,
    WHITE,
    YELLOW,
    building,
    legal,
    play,
    stock,
    table,
    told,
)

CHAMPLAIN, FIRE, COUNCIL, TALON = (EVENTS[event] for event in EVENTS_OF[0])
ABRAHAM, INVASION, SEVEN_YEARS, PROCLAMATION = (EVENTS[event] for event in EVENTS_OF[1])
IMMIGRATION, WAR_1812, CAPITAL, CANALS = (EVENTS[event] for event in EVENTS_OF[2])
CARNIVAL, CONSCRIPTION, ANNIVERSARY, SUMMIT = (EVENTS[event] for event in EVENTS_OF[3])


def with_event(state: QuebecState, event: str) -> QuebecState:
    """The same table with another event coming in its century."""
    number = EVENTS.index(event)
    state.events[EVENT[number]["century"] - 1] = number
    return state


# ---------------------------------------------------------------------------------------------------- in general
def test_Q80_the_event_of_a_century_is_revealed_at_its_start() -> None:
    state = with_event(table(4, event=CHAMPLAIN, discs=[]), SEVEN_YEARS)
    assert 0 == state.reveals
    notes = play(state, "end_century")
    assert ([{"event": SEVEN_YEARS, "century": 2}], 1) == (told(notes, "event"), state.reveals)


def test_Q80_nothing_is_revealed_without_events() -> None:
    state = table(4, discs=[])
    assert ([], 0) == (told(play(state, "end_century"), "event"), state.reveals)


LONE_SITE = {"architects": {BLACK: "S34"}, "sites": {"S34": [GREEN]}}


def test_Q81_invasion_is_over_in_the_third_century() -> None:
    state = with_event(table(4, century=3, event=CANALS, **LONE_SITE), INVASION)
    play(state, legal(state, "start")[0])
    assert "0*1" == building(state, "S34")


def test_Q81_seven_years_war_is_over_in_the_third_century() -> None:
    state = with_event(table(4, century=3, event=CANALS, leaders={WHITE: "politics"}, **LONE_SITE), SEVEN_YEARS)
    play(state, "leader religion")
    assert 4 == state.active[BLACK]


def test_Q81_a_race_stays_open_in_later_centuries() -> None:
    tokens = {"S08": (BLACK, 1), "S25": (BLACK, 1)}
    state = with_event(table(4, century=3, event=CANALS, tokens=tokens, **LONE_SITE), FIRE)
    play(state, legal(state, "start")[0])
    assert 8 == state.points[BLACK]


# -------------------------------------------------------------------------------------------------- century I
def test_Q82_champlain_rewards_the_largest_group_at_the_end() -> None:
    tokens = {"S01": (BLACK, 1), "S02": (BLACK, 1), "S06": (BLACK, 1), "S44": (WHITE, 3), "S43": (WHITE, 3)}
    state = with_event(table(4, century=4, event=CARNIVAL, tokens=tokens, discs=[]), CHAMPLAIN)
    notes = play(state, "end_century")
    assert [{"points": [8, 0, 0, 0], "counts": [3, 2, 0, 0]}] == told(notes, "final_events")


def test_Q82_Q99_all_who_tie_get_it_and_nobody_without_a_building() -> None:
    tokens = {"S01": (BLACK, 1), "S02": (BLACK, 1), "S44": (WHITE, 3), "S43": (WHITE, 3)}
    tied = table(4, century=4, event=CARNIVAL, tokens=tokens, discs=[])
    none = table(4, century=4, event=CARNIVAL, discs=[])
    assert [{"points": [8, 8, 0, 0], "counts": [2, 2, 0, 0]}] == told(play(tied, "end_century"), "final_events")
    assert [] == told(play(none, "end_century"), "final_events")


def race(event: str, tokens: dict[str, tuple[int, int]], filled: int = 2, blank: tuple[str, ...] = ()) -> list[Note]:
    """The notes when black leaves S34 (Culture); the event is a race of century I, still open in the fourth."""
    state = table(
        4,
        century=4,
        event=CARNIVAL,
        tokens=tokens,
        blank=blank,
        architects={BLACK: "S34"},
        sites={"S34": [GREEN] * filled},
    )
    return play(with_event(state, event), legal(state, "start")[0])


def won(notes: list[Note]) -> list[tuple[object, ...]]:
    return [(facts["seat"], facts["place"], facts["points"]) for facts in told(notes, "race_won")]


def test_Q83_fire_rewards_three_culture_buildings() -> None:
    assert [(BLACK, 1, 8)] == won(race(FIRE, {"S08": (BLACK, 1), "S12": (BLACK, 2)}))
    assert [] == won(race(FIRE, {"S08": (BLACK, 1)}))
    assert [] == won(race(FIRE, {"S08": (BLACK, 1), "S14": (BLACK, 1)})), "another colour"
    assert [] == won(race(FIRE, {"S08": (BLACK, 1), "S12": (WHITE, 2)})), "another player"


def test_Q84_council_rewards_two_buildings_in_each_of_three_colours() -> None:
    five = {"S08": (BLACK, 1), "S24": (BLACK, 1), "S27": (BLACK, 2), "S14": (BLACK, 1), "S18": (BLACK, 1)}
    assert [(BLACK, 1, 8)] == won(race(COUNCIL, five))
    four_colours = {"S08": (BLACK, 1), "S24": (BLACK, 1), "S11": (BLACK, 2), "S14": (BLACK, 1), "S18": (BLACK, 1)}
    assert [] == won(race(COUNCIL, four_colours))


def test_Q85_talon_rewards_a_full_building_of_every_colour() -> None:
    three = {"S24": (BLACK, 3), "S14": (BLACK, 3), "S11": (BLACK, 3)}
    assert [(BLACK, 1, 8)] == won(race(TALON, three, filled=3))
    assert [] == won(race(TALON, three, filled=2))
    assert [] == won(race(TALON, {**three, "S11": (BLACK, 2)}, filled=3))


def test_Q83_Q98_the_second_gets_four_and_nobody_two() -> None:
    tokens = {"S08": (WHITE, 1), "S12": (WHITE, 2), "S28": (WHITE, 1), "S03": (BLACK, 1), "S02": (BLACK, 1)}
    state = table(
        4,
        century=4,
        event=CARNIVAL,
        tokens=tokens,
        architects={BLACK: "S34", WHITE: "S25"},
        sites={"S34": [GREEN, GREEN], "S25": [GREEN, GREEN]},
    )
    state = with_event(state, FIRE)
    state.race[0] = WHITE
    assert [(BLACK, 2, 4)] == won(play(state, legal(state, "start")[0]))
    assert [BLACK, WHITE] == sorted(state.race)
    assert [] == won(play(state, legal(state, "start")[0])), "white has his reward"


def test_Q98_buildings_without_token_do_not_count() -> None:
    assert [] == won(race(FIRE, {"S08": (BLACK, 1)}, blank=("S12",)))
    assert [] == won(race(FIRE, {"S08": (BLACK, 1), "S12": (BLACK, 2)}, filled=0))


def upgrading(counts: bool) -> tuple[QuebecState, list[Note]]:
    tokens = {"S24": (BLACK, 3), "S14": (BLACK, 3), "S11": (BLACK, 3), "S34": (BLACK, 2)}
    state = table(4, {"race_counts_upgrades": counts}, event=TALON, tokens=tokens, architects={WHITE: "S28"})
    notes = play(state, "contribute S28", "upgrade S34")
    return state, notes


def test_Q98_A13_an_upgrade_may_win_the_race() -> None:
    state, notes = upgrading(True)
    assert ([(BLACK, 1, 8)], 8) == (won(notes), state.points[BLACK])


def test_A13_upgrades_do_not_count() -> None:
    state, notes = upgrading(False)
    assert ([], 1 << 33) == (won(notes), state.upgraded)
    assert state == QUEBEC.load(state.snapshot()), "S34 still does not count"


def test_A13_without_upgrades_a_full_building_still_wins_when_completed() -> None:
    tokens = {"S24": (BLACK, 3), "S14": (BLACK, 3), "S11": (BLACK, 3)}
    state = table(
        4,
        {"race_counts_upgrades": False},
        century=4,
        event=CARNIVAL,
        tokens=tokens,
        architects={BLACK: "S34"},
        sites={"S34": [GREEN] * 3},
    )
    assert [(BLACK, 1, 8)] == won(play(with_event(state, TALON), legal(state, "start")[0]))


def test_Q98_the_yellow_building_counts_for_the_holder_at_the_end_of_the_century() -> None:
    state = table(
        4,
        century=3,
        event=CANALS,
        tokens={"S08": (WHITE, 1), "S12": (WHITE, 2)},
        architects={YELLOW: "S34"},
        sites={"S34": [BLACK, BLACK]},
        leaders={WHITE: "economy"},
        discs=[],
    )
    assert [(WHITE, 1, 8)] == won(play(with_event(state, FIRE), "end_century"))


# -------------------------------------------------------------------------------------------------- century II
def test_Q86_abraham_everybody_cascades_from_the_citadelle_to_politics() -> None:
    zones = {"citadel": [5, 2, 1, 12]}
    state = table(4, century=2, event=ABRAHAM, zones=zones, discs=[])
    cascades = told(play(state, "end_century"), "cascaded")
    assert {"zone": "citadel", "target": "politics", "workers": [2, 1, 0, 5]} == cascades[0], "leaders once"
    assert [0, 0, 0, 2] == cascades[1]["workers"], "only leaders from Politics"


def test_Q87_invasion_no_token_for_a_single_contribution() -> None:
    for filled, expected in ((1, "x"), (2, "0*2"), (3, "0*3")):
        sites = {"S34": [GREEN] * filled}
        state = table(
            4, century=2, event=INVASION, architects={BLACK: "S34"}, sites=sites, leaders={BLACK: "culture_45"}
        )
        play(state, legal(state, "start")[0])
        assert expected == building(state, "S34")
        assert (0 if filled == 1 else filled + 1) == state.points[BLACK]


def test_Q88_seven_years_war_no_workers_with_a_leader() -> None:
    state = table(
        4, century=2, event=SEVEN_YEARS, architects={BLACK: "S34"}, leaders={WHITE: "politics", ORANGE: "culture_45"}
    )
    play(state, "leader religion")
    assert 3 == state.active[BLACK]
    state = table(
        4, century=2, event=INVASION, architects={BLACK: "S34"}, leaders={WHITE: "politics", ORANGE: "culture_45"}
    )
    play(state, "leader religion")
    assert 5 == state.active[BLACK]


def test_Q88_immediate_effects_still_work() -> None:
    state = table(4, century=2, event=SEVEN_YEARS, architects={BLACK: "S34"})
    play(state, "leader citadel")
    assert 3 == state.zones[-4 + BLACK]


def test_Q89_proclamation_no_leaders() -> None:
    assert [] == legal(table(4, century=2, event=PROCLAMATION, architects={BLACK: "S34"}), "leader")


# ------------------------------------------------------------------------------------------------- century III
@pytest.mark.parametrize(("event", "n"), [(IMMIGRATION, 4), (WAR_1812, 2), (CANALS, 3)])
def test_Q90_Q91_workers_for_starting_a_building(event: str, n: int) -> None:
    state = table(4, century=3, event=event)
    play(state, legal(state, "start")[0])
    assert 3 + n == state.active[BLACK]


def test_Q90_with_the_yellow_architect_too() -> None:
    state = table(4, century=3, event=IMMIGRATION, architects={BLACK: "S34"}, leaders={BLACK: "economy"})
    play(state, legal(state, "start")[0], "architect yellow")
    assert 7 == state.active[BLACK]


def test_Q92_capital_activates_by_rank_ties_sharing_the_better() -> None:
    state = with_event(table(4, century=2, event=INVASION, points=[9, 30, 9, 4], discs=[]), CAPITAL)
    notes = play(state, "end_century")
    assert [(3 + n, 19 - n) for n in (2, 1, 2, 4)] == [stock(state, seat) for seat in range(4)]
    assert ["event", "activated"] == [note.key for note in notes][-5:-3]


def test_Q93_canals_leave_three_active_workers() -> None:
    state = table(4, century=3, event=CANALS, active=[9, 3, 1, 4], discs=[])
    notes = play(state, "end_century")
    assert [(3, 19), (3, 19), (1, 21), (3, 19)] == [stock(state, seat) for seat in range(4)]
    assert [{"seat": 0, "count": 6}, {"seat": 3, "count": 1}] == told(notes, "port_declined")


def test_Q93_counts_the_workers_that_cascaded_into_the_active_stock() -> None:
    state = table(4, century=3, event=CANALS, zones={"politics": [8, 0, 0, 0]}, discs=[])
    play(state, "end_century")
    assert (3, 19) == stock(state, BLACK)


# -------------------------------------------------------------------------------------------------- century IV
EVERYWHERE = {name: [1, 1, 0, 0] for name in ("religion", "politics", "economy", "culture", "citadel")}


def test_Q94_carnival_rewards_presence_in_all_five_zones() -> None:
    zones = {**EVERYWHERE, "citadel": [1, 0, 1, 0]}
    state = table(4, century=4, event=CARNIVAL, zones=zones, discs=[], active=[0, 0, 0, 0])
    notes = play(state, "end_century")
    assert [{"seats": [BLACK], "points": 5}] == told(notes, "carnival")
    assert [10, 4, 1, 0] == state.points
    assert "carnival" == notes[1].key, "before the scoring"


def test_Q94_nobody_everywhere() -> None:
    assert [] == told(play(table(4, century=4, event=CARNIVAL, discs=[]), "end_century"), "carnival")


def test_Q95_conscription_takes_small_groups_back_before_the_scoring() -> None:
    zones = {"citadel": [2, 3, 0, 0], "economy": [1, 2, 6, 0]}
    state = table(4, century=4, event=CONSCRIPTION, zones=zones, discs=[], active=[0, 0, 0, 0])
    notes = play(state, "end_century")
    assert [
        {"seat": 0, "zones": ["economy", "citadel"], "count": 3},
        {"seat": 1, "zones": ["economy"], "count": 2},
    ] == told(notes, "conscripted")
    assert (0, 22) == stock(state, BLACK), "to the passive reserve (Q99)"
    assert [0, 3, 0, 0] == told(notes, "zone_scored")[0]["counts"]


def test_Q96_anniversary_no_cascade_without_all_four_corners() -> None:
    corners = {name: [1, 0, 0, 0] for name in ("religion", "politics", "economy", "culture")}
    state = table(4, century=4, event=ANNIVERSARY, zones={**corners, "citadel": [6, 6, 0, 0]}, discs=[])
    notes = play(state, "end_century")
    assert [{"seats": [1, 2, 3]}] == told(notes, "cannot_cascade")
    assert [3, 0, 0, 0] == told(notes, "cascaded")[0]["workers"]


def test_Q96_Q99_blocks_the_last_cascade_too_and_is_judged_at_the_beginning() -> None:
    """Cascading would bring white everywhere, but he was not when it began."""
    zones = {"economy": [0, 8, 0, 0], "citadel": [0, 8, 0, 0], "culture": [0, 4, 0, 0]}
    state = table(4, century=4, event=ANNIVERSARY, zones=zones, discs=[], active=[0, 0, 0, 0])
    assert [] == told(play(state, "end_century"), "cascaded")
    assert (0, 2) == stock(state, WHITE)


def test_Q96_tells_nothing_where_everybody_may() -> None:
    zones = {name: [1, 1, 1, 1] for name in ("religion", "politics", "economy", "culture")}
    notes = play(table(4, century=4, event=ANNIVERSARY, zones=zones, discs=[]), "end_century")
    assert [] == told(notes, "cannot_cascade")


def test_Q97_summit_cascades_only_to_where_one_already_is() -> None:
    zones = {"citadel": [6, 6, 0, 0], "culture": [0, 1, 0, 0], "religion": [0, 1, 0, 0]}
    state = table(4, century=4, event=SUMMIT, zones=zones, discs=[])
    cascades = told(play(state, "end_century"), "cascaded")
    assert [("citadel", [0, 3, 0, 0]), ("culture", [0, 2, 0, 0])] == [(c["zone"], c["workers"]) for c in cascades]


def test_Q97_into_each_of_the_corners() -> None:
    for name, target in (("culture", "religion"), ("religion", "politics"), ("politics", "economy")):
        zones = {name: [6, 6, 0, 0], target: [0, 1, 0, 0]}
        state = table(4, century=4, event=SUMMIT, zones=zones, discs=[])
        cascades = told(play(state, "end_century"), "cascaded")
        assert {"zone": name, "target": target, "workers": [0, 3, 0, 0]} == cascades[0]


def test_Q97_Q99_the_last_cascade_is_into_no_zone_and_allowed() -> None:
    state = table(4, century=4, event=SUMMIT, zones={"economy": [6, 0, 0, 0]}, discs=[], active=[0, 0, 0, 0])
    cascades = told(play(state, "end_century"), "cascaded")
    assert [{"zone": "economy", "target": "active", "workers": [3, 0, 0, 0]}] == cascades


@pytest.mark.parametrize("event", EVENTS)
def test_every_event_is_played_to_the_end(event: str) -> None:
    """Its century in force from its beginning; the first legal moves to the end."""
    state = with_event(QUEBEC.new(3, {}, 11), event)
    while state.current_player >= 0:
        state.apply(state.legal_moves()[-1])
    assert EVENTS.index(event) in state.events
    assert state == QUEBEC.load(state.snapshot())
