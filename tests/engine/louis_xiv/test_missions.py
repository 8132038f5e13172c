"""The missions phase (L68 to L74, A19 to A22)."""

import pytest

from engine.louis_xiv.data import MISSIONS, MISSIONS_OF, TIER
from engine.louis_xiv.position import NODE_DECK, NODE_KEEP, NODE_MISSION, NODE_PAY
from engine.louis_xiv.state import LouisXivState
from tests.engine.louis_xiv.table import A, B, C, D, chips, keys, legal, missions_phase, play, table, told


def turn(held: list[str], has: dict[str, int], options=None, completed=(), **more) -> LouisXivState:
    """A's missions turn, who starts; the others have no chips. A second card in hand is one for helmets."""
    held = [*held, "D07" if held == ["D08"] else "D08"][:2]
    state = table(4, options, missions={A: held}, chips={A: has}, completed=completed, **more)
    missions_phase(state)
    return state


def test_L68_L96_any_number_of_missions_one_after_the_other() -> None:
    state = turn(["L01", "M08"], {"sceptre": 1, "letter": 1, "ring": 1, "helmet": 1})
    assert (A, NODE_MISSION) == (state.current_player, state.node)
    assert ["mission L01", "mission M08", "stop"] == legal(state)
    play(state, "mission M08", "deck light")
    assert NODE_MISSION == state.node
    assert "mission L01" in legal(state)
    notes = play(state, "stop")
    assert [{"seat": A}] == told(notes, "stopped")


def test_L68_in_turn_order_and_only_who_can_is_asked() -> None:
    held = {A: ["L01", "M01"], B: ["L06", "M02"], C: ["L11", "M03"], D: ["L16", "M05"]}
    has = {A: {"sceptre": 2}, C: {"ring": 2}, D: {"letter": 1}}
    state = table(4, first=C, missions=held, chips=has)
    notes = missions_phase(state)
    assert C == state.current_player
    notes += play(state, "stop")
    assert A == state.current_player
    assert [C, D, A] == [facts["seat"] for facts in told(notes, "missions_turn")]
    assert {"ring": 1} == chips(state, C), "of one kind, no question which"


@pytest.mark.parametrize(
    ("mission", "has", "pays"),
    [
        ("L01", {"sceptre": 2}, ["sceptre sceptre"]),
        ("L01", {"letter": 2}, []),
        ("L01", {"sceptre": 1, "letter": 1, "ring": 1}, ["sceptre letter", "sceptre ring"]),
        ("L01", {"crown": 1, "ring": 1}, ["crown ring"]),
        ("M01", {"sceptre": 1, "letter": 1}, ["sceptre letter"]),
        ("M01", {"sceptre": 2}, []),
        ("M01", {"sceptre": 1, "letter": 1, "crown": 1}, ["crown sceptre", "crown letter", "sceptre letter"]),
        ("D03", {"letter": 1, "crown": 1}, ["crown letter"]),
        ("D03", {"letter": 2, "crown": 2}, ["crown crown", "crown letter", "letter letter"]),
        ("D03", {"crown": 2}, ["crown crown"]),
        ("D03", {"letter": 1, "sceptre": 1}, []),
    ],
)
def test_L69_L70_two_chips_as_shown_a_crown_for_any(mission: str, has: dict[str, int], pays: list[str]) -> None:
    state = turn([mission], has)
    if not pays:
        assert A != state.current_player or state.node != NODE_MISSION
        return
    notes = play(state, f"mission {mission}")
    if len(pays) > 1:
        assert NODE_PAY == state.node
        assert [f"pay {pair}" for pair in pays] == legal(state)
        notes += play(state, f"pay {pays[0]}")
    (facts,) = told(notes, "completed")
    assert pays[0].split() == facts["chips"]
    assert sum(has.values()) - 2 == sum(chips(state, A).values()), "they went back to their stacks"


@pytest.mark.parametrize("mission", MISSIONS)
def test_L70_two_crowns_pay_for_any_mission(mission: str) -> None:
    state = turn([mission], {"crown": 2})
    play(state, f"mission {mission}")
    assert [MISSIONS.index(mission)] == state.completed


def test_L71_the_card_lies_open_and_its_power_waits_for_the_next_round() -> None:
    state = turn(["M06", "M12"], {"sceptre": 1, "helmet": 1})
    play(state, "mission M06", "deck light")
    assert 0 == state.coat_sizes[A], "the medal just won does not work yet"
    assert MISSIONS.index("M06") in state.completed


def test_L72_A21_the_new_mission_comes_from_any_deck_and_may_be_completed_at_once() -> None:
    state = turn(["L01", "L02"], {"crown": 4})
    play(state, "mission L01")
    assert NODE_DECK == state.node
    assert ["deck light", "deck medium", "deck dark"] == legal(state)
    notes = play(state, "deck dark")
    drawn = state.missions[0]
    assert TIER[drawn] == 2 == state.backs[0]
    assert [{"seat": A, "tier": "dark"}] == told(notes, "mission_drawn")
    assert [A] == [note.to for note in notes if note.key == "mission_seen"]
    assert f"mission {MISSIONS[drawn]}" in legal(state)


def test_A22_an_empty_deck_is_not_on_offer() -> None:
    done = [(B, MISSIONS[mission]) for mission in MISSIONS_OF[2]]
    state = table(4, missions={A: ["L01", "M01"]}, chips={A: {"crown": 2}}, completed=done)
    missions_phase(state)
    play(state, "mission L01")
    assert ["deck light", "deck medium"] == legal(state)


def test_A22_with_one_deck_left_nobody_is_asked_and_with_none_nothing_is_drawn() -> None:
    held = {A: ["L01", "M01"], B: ["L06", "L20"], C: ["L19", "L18"], D: ["D08", "M12"]}
    lying = {name for names in held.values() for name in names}
    done = [(B, name) for name in MISSIONS if name not in lying and name != "D07"]
    state = table(4, missions=held, chips={A: {"crown": 4}, B: {"helmet": 2}}, completed=done)
    missions_phase(state)
    notes = play(state, "mission L01")
    assert {"seat": A, "tier": "dark"} in told(notes, "mission_drawn"), "D07, the last card of all decks"
    notes = play(state, "mission D07")
    assert [{"seat": A}] == told(notes, "no_mission")
    assert -1 == state.missions[0] == state.backs[0]
    state.apply(("mission", "L20"))
    assert -1 in state.missions[2:4]


# ------------------------------------------------------------------------------------------- the end of the turn
def test_L73_L96_all_chips_but_one_become_coats() -> None:
    state = turn(["D03", "D05"], {"sceptre": 2, "helmet": 1, "letter": 1})
    assert (A, NODE_KEEP) == (state.current_player, state.node)
    assert ["keep_chip sceptre", "keep_chip letter", "keep_chip helmet"] == legal(state)
    notes = play(state, "keep_chip helmet")
    assert {"helmet": 1} == chips(state, A)
    assert 3 == state.coat_sizes[A]
    expected = {"seat": A, "chips": ["sceptre", "sceptre", "letter"], "kept": "helmet"}
    assert [expected] == told(notes, "chips_returned")


def test_L73_a_single_chip_stays() -> None:
    state = turn(["D03", "D05"], {"sceptre": 1})
    assert {"sceptre": 1} == chips(state, A)
    assert 0 == state.coat_sizes[A]


def test_A20_the_last_chip_may_be_given_back_too() -> None:
    options = {"keep_last_chip_is_forced": False}
    state = turn(["D03", "D05"], {"sceptre": 1}, options)
    assert ["keep_chip sceptre", "keep_none"] == legal(state)
    notes = play(state, "keep_none")
    assert {} == chips(state, A)
    assert 1 == state.coat_sizes[A]
    assert [{"seat": A, "chips": ["sceptre"], "kept": ""}] == told(notes, "chips_returned")
    state = turn(["D03", "D05"], {"sceptre": 1}, options)
    notes = play(state, "keep_chip sceptre")
    assert {"sceptre": 1} == chips(state, A)
    assert [] == told(notes, "chips_returned")


def test_L74_L76_medals_come_before_the_chips_and_only_if_a_mission_was_completed() -> None:
    medals = [(A, "M06"), (A, "M12")]
    state = turn(["L01", "D05"], {"sceptre": 2, "letter": 2}, completed=medals)
    notes = play(state, "mission L01")
    notes += play(state, "pay sceptre sceptre", "deck dark")
    while state.round == 1:
        notes += play(state, legal(state)[-1])
    found = keys(notes)
    assert 2 == found.count("medal")
    assert found.index("medal") < found.index("chips_returned")
    assert 3 == state.coat_sizes[A]
    state = turn(["L01", "D05"], {"sceptre": 2}, completed=medals)
    notes = play(state, "stop")
    assert [] == told(notes, "medal")


def test_L74_only_the_own_medals_count() -> None:
    state = turn(["L01", "D05"], {"sceptre": 2}, completed=[(B, "M06")])
    notes = play(state, "mission L01", "deck dark")
    assert [] == told(notes, "medal")
