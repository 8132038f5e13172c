"""The patronage phase: intrigue, the three kinds of sides, Louis, ties, turning (L41 to L67, L91, L92)."""

import pytest

from engine.louis_xiv.data import BRIBE, COURTIERS, KIND, MAJORITY, NUMBER, REWARD, REWARDS, THRESHOLD
from engine.louis_xiv.patronage import price
from engine.louis_xiv.rewards import is_there
from engine.louis_xiv.state import LouisXivState
from tests.engine.louis_xiv.table import (
    A,
    B,
    C,
    D,
    at,
    at_courtier,
    chips,
    is_back,
    keys,
    legal,
    patronage,
    play,
    sound,
    supplies,
    table,
    told,
)

FRONT, BACK = 0, 1


def answer_all(state: LouisXivState, *answers: str) -> list[object]:
    """Gives the answers in turn, then leaves all other questions of the patronage phase out."""
    notes = []
    for answer in answers:
        notes += play(state, answer)
    while state.courtier >= 0:
        notes += play(state, legal(state)[-1])
    return notes


# ----------------------------------------------------------------------------------------- the vectors of section 11
def test_T1_L46_L47_L48_bribe_side_with_a_sole_leader() -> None:
    state = table(3, round_=4, louis=4, markers={1: [3, 1, 0]}, coins=[5, 5, 5])
    patronage(state)
    assert B == state.current_player
    assert {"sceptre": 1} == chips(state, A), "the leader was free and first"
    assert ["bribe", "no_bribe"] == legal(state)
    notes = play(state, "bribe")
    assert {"sceptre": 1} == chips(state, B)
    assert 2 == state.coins[B]
    assert {} == chips(state, C), "no marker, no bribe"
    assert (13, 3) == supplies(state, A)
    assert (16, 0) == supplies(state, B)
    assert is_back(state, 1)
    assert [{"courtier": 1, "general": [3, 0, 0], "personal": [0, 1, 0], "count": 0}] == [
        facts for facts in told(notes, "markers_home") if facts["courtier"] == 1
    ]


def test_T2_L49_bribe_side_with_a_tie() -> None:
    state = table(3, round_=4, louis=4, markers={1: [2, 2, 1]}, coins=[3, 3, 3])
    notes = patronage(state)
    assert [{"seats": [A, B], "courtier": 1, "count": 2, "counts": [2, 2, 1]}] == told(notes, "tied")
    asked = []
    while state.courtier == 0:
        asked.append(state.current_player)
        play(state, "bribe")
    assert [A, B, C] == asked
    assert [{"sceptre": 1}] * 3 == [chips(state, seat) for seat in (A, B, C)]
    assert [0, 0, 0] == state.coins
    assert [(16, 0)] * 3 == [supplies(state, seat) for seat in (A, B, C)]
    assert not is_back(state, 1)


def test_T3_L50_majority_side_with_a_sole_leader() -> None:
    state = table(3, louis=4, back=[2], markers={2: [2, 1, 0]})
    patronage(state)
    assert [{"letter": 1}, {}, {}] == [chips(state, seat) for seat in (A, B, C)]
    assert [(14, 2), (16, 0)] == [supplies(state, seat) for seat in (A, B)]
    assert not is_back(state, 2), "turned to the front"


def test_T4_L50_majority_side_with_a_tie() -> None:
    state = table(3, louis=4, back=[2], markers={2: [2, 2, 0]})
    patronage(state)
    assert [{}, {}] == [chips(state, seat) for seat in (A, B)]
    assert [(16, 0), (16, 0)] == [supplies(state, seat) for seat in (A, B)]
    assert is_back(state, 2)


def test_T5_L51_L52_L60_threshold_side() -> None:
    state = table(3, louis=4, back=[1], markers={1: [3, 3, 2]})
    notes = patronage(state)
    assert [{"sceptre": 1}, {"sceptre": 1}, {}] == [chips(state, seat) for seat in (A, B, C)]
    assert [(16, 0)] * 3 == [supplies(state, seat) for seat in (A, B, C)]
    assert not is_back(state, 1)
    assert [{"seats": [C], "courtier": 1, "count": 3}] == told(notes, "below")


def test_T6_L65_threshold_side_with_louis() -> None:
    state = table(3, louis=1, back=[1], markers={1: [4, 3, 1]})
    patronage(state)
    assert [{"crown": 1, "sceptre": 1}, {"sceptre": 1}, {}] == [chips(state, seat) for seat in (A, B, C)]
    assert [(12, 4), (16, 0), (16, 0)] == [supplies(state, seat) for seat in (A, B, C)]
    assert not is_back(state, 1)


def test_T7_L64_L66_below_the_threshold_the_leader_takes_louis_crown_only() -> None:
    state = table(3, louis=1, back=[1], markers={1: [2, 1, 0]})
    patronage(state)
    assert [{"crown": 1}, {}] == [chips(state, seat) for seat in (A, B)]
    assert [(14, 2), (16, 0)] == [supplies(state, seat) for seat in (A, B)]
    assert not is_back(state, 1)


def test_T8_L91_L92_neutral_markers_tie_under_louis() -> None:
    state = table(2, round_=4, louis=4, markers={4: [2, 1, 2]}, coins=[5, 5])
    patronage(state)
    asked = [state.current_player]
    play(state, "bribe")
    asked.append(state.current_player)
    assert 6 == state.neutral
    play(state, "no_bribe")
    assert [A, B] == asked
    assert [{"helmet": 1}, {}] == [chips(state, seat) for seat in (A, B)], "no crown"
    assert [(16, 0), (16, 0)] == [supplies(state, seat) for seat in (A, B)]
    assert 8 == state.neutral
    assert is_back(state, 4)


# --------------------------------------------------------------------------------------------------- the order
def test_L41_L43_courtiers_are_dealt_with_from_1_to_12() -> None:
    state = table(louis=2)
    notes = patronage(state)
    assert list(range(1, 13)) == [facts["courtier"] for facts in told(notes, "courtier_begins")]


def test_L43a_crown_rewards_and_bribes_then_markers_then_the_other_side() -> None:
    state = table(3, louis=1, markers={1: [3, 1, 1]}, coins=[5, 5, 1])
    notes = patronage(state)
    notes += answer_all(state, "bribe")
    assert [
        "courtier_begins",
        "leads",
        "crowned",
        "rewarded",
        "bribed",
        "cannot_pay",
        "markers_home",
        "turned",
    ] == keys(at_courtier(notes, 1))


def test_L43a_the_place_reward_cannot_use_the_markers_that_lie_there() -> None:
    state = table(3, louis=4, markers={6: [14, 0, 0]}, general=[1, 0, 0])
    patronage(state)
    assert (6, A) == (state.courtier + 1, state.current_player)
    play(state, "place 1")
    assert [2, 0, 0] == at(state, 1), "one of the general reserve, one of the personal supply"
    state = table(3, louis=4, markers={6: [16, 0, 0]})
    notes = patronage(state)
    assert [{"seat": A, "courtier": 6, "kind": "place"}] == told(notes, "no_reward")


@pytest.mark.parametrize("first", [A, B, C])
def test_L44_the_sole_leader_first_then_turn_order(first: int) -> None:
    state = table(4, first=first, louis=4, back=[1], markers={1: [3, 3, 4, 3]})
    notes = patronage(state)
    order = [facts["seat"] for facts in told(notes, "rewarded")]
    clockwise = [(first + i) % 4 for i in range(4)]
    assert [C, *(seat for seat in clockwise if seat != C)] == order


def test_L45_nobody_gets_a_reward_twice() -> None:
    state = table(3, louis=4, markers={1: [3, 1, 0]}, coins=[20, 0, 0])
    notes = patronage(state)
    assert [A] == [facts["seat"] for facts in told(notes, "rewarded")]
    assert [] == [facts for facts in told(notes, "bribed") if facts["seat"] == A]
    assert state.courtier == -1, "A is not asked"


def test_L47_who_cannot_pay_is_not_asked() -> None:
    state = table(3, louis=4, markers={1: [3, 1, 1]}, coins=[0, 2, 3])
    notes = patronage(state)
    assert [{"seat": B, "courtier": 1, "price": 3}] == told(notes, "cannot_pay")
    assert C == state.current_player
    assert [{"seat": C, "courtier": 1, "price": 3}] == told(play(state, "no_bribe"), "refused")


# ------------------------------------------------------------------------------------------------- each side
def front_and_back() -> list[tuple[int, int]]:
    return [(number, up) for number in range(1, 13) for up in (FRONT, BACK)]


@pytest.mark.parametrize(("number", "up"), front_and_back())
def test_L80_L81_each_side_gives_the_reward_of_its_courtier(number: int, up: int) -> None:
    """A leads with three markers, B has one and coins: A is rewarded; B may bribe only where there is a price."""
    others = [n for n in range(1, 5) if n != number]
    state = table(
        3, round_=4, louis=others[0], back=[number] if up else [], markers={number: [3, 1, 0]}, coins=[5, 9, 5]
    )
    notes = patronage(state)
    while state.courtier + 1 == number:
        notes += play(state, "bribe" if "bribe" in legal(state) else legal(state)[0])
    here = at_courtier(notes, number)
    kind = KIND[up][number - 1]
    assert [(A, REWARDS[REWARD[number - 1]])] == [(f["seat"], f["kind"]) for f in told(here, "rewarded")]
    bribed = told(here, "bribed")
    if kind == BRIBE:
        assert [(B, NUMBER[up][number - 1])] == [(f["seat"], f["price"]) for f in bribed]
        assert 9 - NUMBER[up][number - 1] == state.coins[B]
    else:
        assert [] == bribed
    home = told(here, "markers_home")[0]
    leader_home = "personal" if kind == THRESHOLD else "general"
    assert 3 == home[leader_home][A]
    assert 1 == home["personal"][B]
    assert [{"courtier": number, "side": "front" if up else "back"}] == told(here, "turned")


def gains(number: int, up: int = FRONT) -> tuple[LouisXivState, list[object]]:
    louis = 2 if number != 2 else 3
    state = table(3, round_=4, louis=louis, back=[number] if up else [], markers={number: [3, 0, 0]})
    return state, patronage(state)


@pytest.mark.parametrize(
    ("number", "chip"), [(1, "sceptre"), (2, "letter"), (3, "ring"), (4, "helmet"), (5, "crown"), (9, "crown")]
)
def test_L53_chips_come_from_their_courtier(number: int, chip: str) -> None:
    state, _ = gains(number)
    assert {chip: 1} == chips(state, A)


def test_L53_A12_no_chip_left_no_reward_no_bribe() -> None:
    state = table(
        4, louis=4, markers={1: [3, 1, 0, 0]}, coins=[5, 9, 5, 5], chips={C: {"sceptre": 4}, D: {"sceptre": 2}}
    )
    notes = patronage(state)
    assert [A, B] == [facts["seat"] for facts in told(notes, "no_reward")]
    assert (13, 3) == supplies(state, A), "the leader's markers leave all the same"
    assert is_back(state, 1)


def test_L53_the_order_decides_who_gets_the_last_chip() -> None:
    state = table(4, louis=4, back=[1], markers={1: [3, 3, 0, 0]}, chips={C: {"sceptre": 3}, D: {"sceptre": 2}})
    patronage(state)
    assert [{"sceptre": 1}, {}] == [chips(state, seat) for seat in (A, B)]


def test_L54_coins() -> None:
    state, _ = gains(7)
    assert [9, 5, 5] == state.coins


def test_L55_coats_are_seen_by_their_owner_alone() -> None:
    state, notes = gains(8)
    seen = [note for note in at_courtier(notes, 8) if note.key == "coats_seen"]
    assert [A] == [note.to for note in seen]
    assert {"seat": A, "count": 2, "blanks": 0} in told(notes, "coats_drawn")
    assert 2 <= state.coat_sizes[A]
    assert 2 == len(seen[0].facts["families"])


def test_L56_L28_an_influence_card_for_the_next_round() -> None:
    state = table(3, louis=4, markers={11: [3, 0, 0]})
    patronage(state)
    assert [6, 5, 5] == state.hand_sizes, "one more than the five of the supply phase"
    assert 2 == state.round


def test_L57_A11_an_intrigue_card_drawn_at_12_comes_too_late_for_this_round() -> None:
    state, _ = gains(12)
    assert [1, 0, 0] == state.intrigue_sizes


def test_L58_markers_go_from_the_general_reserve_to_one_other_courtier() -> None:
    state = table(3, louis=4, markers={6: [2, 0, 0]}, general=[5, 0, 0])
    patronage(state)
    assert [*(f"place {n}" for n in range(1, 13) if n != 6), "decline"] == legal(state)
    notes = play(state, "place 9")
    assert [{"seat": A, "courtier": 6, "target": 9, "count": 2}] == told(notes, "placed")
    assert {"crown": 1} == chips(state, A), "9 is still to come"


def test_L58_on_a_courtier_done_already_they_stay_for_the_next_round() -> None:
    state = table(3, louis=4, markers={6: [2, 0, 0]}, general=[1, 0, 0])
    patronage(state)
    play(state, "place 2")
    assert [2, 0, 0] == at(state, 2)
    assert (14, 0) == supplies(state, A)


def test_L58_may_be_declined() -> None:
    state = table(3, louis=4, markers={6: [2, 0, 0]}, general=[5, 0, 0])
    patronage(state)
    notes = play(state, "decline")
    assert [{"seat": A, "courtier": 6}] == told(notes, "not_placed")
    assert (11, 5) == supplies(state, A), "two of them came home from the threshold side of 6"


def test_A15_split_each_marker_goes_where_it_likes() -> None:
    state = table(3, {"place_reward_split": True}, louis=4, markers={6: [2, 0, 0]}, general=[5, 0, 0])
    patronage(state)
    play(state, "place 3")
    assert [f"place {n}" for n in range(3, 13) if n != 6] == legal(state), "in rising order; the amount is no choice"
    play(state, "place 12")
    assert [1, 1] == [at(state, 3)[A], state.intrigue_sizes[A]], "12 counted this round"
    state = table(3, {"place_reward_split": True}, louis=4, markers={6: [2, 0, 0]}, general=[5, 0, 0])
    patronage(state)
    play(state, "place 12")
    assert A not in [state.current_player] or state.courtier != 5, "only 12 is left for the second"


def test_A15_own_courtier_markers_stay_and_do_not_count() -> None:
    state = table(3, {"place_reward_own_courtier": True}, louis=4, markers={6: [2, 0, 0]}, general=[5, 0, 0])
    patronage(state)
    assert "place 6" in legal(state)
    play(state, "place 6")
    assert [2, 0, 0] == at(state, 6)
    assert (11, 3) == supplies(state, A)
    assert is_back(state, 6)


def test_A15_own_courtier_second_player_decides_among_late_markers() -> None:
    options = {"place_reward_own_courtier": True, "place_reward_split": True}
    state = table(3, options, louis=4, markers={6: [3, 2, 0]}, general=[5, 5, 0])
    patronage(state)
    play(state, "place 6", "place 6")
    assert (B, [2, 0, 0]) == (state.current_player, state.late)
    play(state, "place 6", "place 7")
    assert [2, 1, 0] == at(state, 6)
    assert [0, 0, 0] == state.late


# ----------------------------------------------------------------------------------------------- turning over, Louis
def test_L59_without_a_sole_leader_the_courtier_stays() -> None:
    state = table(3, louis=4, markers={1: [1, 1, 0], 7: [2, 2, 0]}, coins=[0, 0, 0])
    patronage(state)
    assert [False, False] == [is_back(state, 1), is_back(state, 7)]


def test_L60_a_threshold_nobody_meets_does_not_turn() -> None:
    state = table(3, louis=4, back=[1], markers={1: [2, 1, 0]})
    patronage(state)
    assert is_back(state, 1)
    assert (16, 0) == supplies(state, A)


def test_L61_a_courtier_turns_back_in_the_same_way() -> None:
    state = table(3, louis=4, back=[2], markers={2: [2, 0, 0]})
    notes = patronage(state)
    assert {"courtier": 2, "side": "front"} in told(notes, "turned")


def test_L62_courtiers_turn_in_round_4_too() -> None:
    state = table(3, round_=4, louis=4, markers={2: [2, 0, 0]})
    notes = patronage(state)
    assert {"courtier": 2, "side": "back"} in told(notes, "turned")


@pytest.mark.parametrize(("number", "up"), [(n, up) for n in (1, 2, 3, 4) for up in (FRONT, BACK)])
def test_L63_the_crown_comes_on_top(number: int, up: int) -> None:
    state = table(3, louis=number, back=[number] if up else [], markers={number: [3, 0, 0]})
    notes = patronage(state)
    assert {"crown": 1} | {("sceptre", "letter", "ring", "helmet")[number - 1]: 1} == chips(state, A)
    assert (13, 3) == supplies(state, A)
    assert [{"seat": A, "courtier": number}] == told(notes, "crowned")


def test_L64_a_tie_gets_no_crown() -> None:
    state = table(3, louis=1, back=[1], markers={1: [3, 3, 0]})
    notes = patronage(state)
    assert [] == told(notes, "crowned") + told(notes, "no_crown")
    assert not is_back(state, 1)


def test_L65_A9_with_no_crown_left_a_threshold_leader_keeps_the_markers() -> None:
    stacks = {B: {"crown": 6}, C: {"crown": 4}}
    state = table(3, louis=1, back=[1], markers={1: [3, 0, 0]}, chips=stacks)
    notes = patronage(state)
    assert [{"seat": A, "courtier": 1}] == told(notes, "no_crown")
    assert (16, 0) == supplies(state, A)
    state = table(3, louis=1, markers={1: [3, 0, 0]}, chips=stacks)
    patronage(state)
    assert (13, 3) == supplies(state, A), "a bribe side as ever"


def test_L66_A7_an_empty_courtier_stays_but_under_louis() -> None:
    state = table(3, louis=3)
    notes = patronage(state)
    assert [{"courtier": 3, "side": "back"}] == told(notes, "turned")
    assert 12 == len(told(notes, "empty"))


def test_L67_louis_leaves_after_12() -> None:
    state = table(3, louis=3, missions={A: ["L01", "M01"]}, chips={A: {"crown": 2}})
    notes = patronage(state)
    assert [{"courtier": 3}] == told(notes, "louis_leaves")
    assert -1 == state.louis


# ----------------------------------------------------------------------------------------------------- intrigue
def test_L42_two_of_the_personal_supply_or_one_of_the_general_reserve() -> None:
    state = table(3, louis=4, general=[5, 0, 0], intrigue={A: [3]})
    patronage(state)
    assert (3, A) == (state.courtier + 1, state.current_player)
    assert ["intrigue personal", "intrigue general", "keep"] == legal(state)
    other = state.clone()
    notes = play(state, "intrigue personal")
    assert [{"seat": A, "courtier": 3, "source": "personal", "count": 2}] == told(notes, "intrigue")
    assert {"ring": 1} == chips(state, A)
    assert (9, 7) == supplies(state, A)
    assert [2] == state.returned
    assert [0, 0, 0] == state.intrigue_sizes
    play(other, "intrigue general")
    assert (11, 5) == supplies(other, A), "one left the reserve and came back to it"


def test_L42_kept_cards_stay_and_nobody_else_is_told() -> None:
    state = table(3, louis=4, intrigue={A: [3]})
    patronage(state)
    reveals = state.reveals
    (note, *_) = play(state, "keep")
    assert ("kept", A, {"seat": A, "courtier": 3}) == (note.key, note.to, note.facts)
    assert 1 == state.intrigue_sizes[A]
    assert reveals < state.reveals, "the cards of the next round were dealt"


def test_L42_with_one_marker_left_the_card_places_one() -> None:
    state = table(3, louis=4, general=[15, 0, 0], intrigue={A: [3]})
    patronage(state)
    play(state, "intrigue personal")
    assert (0, 16) == supplies(state, A)


def test_L42_without_any_marker_nobody_is_asked() -> None:
    state = table(3, louis=4, markers={12: [16, 0, 0]}, intrigue={A: [3]})
    notes = patronage(state)
    assert -1 == state.courtier
    assert 12 == len(told(notes, "courtier_begins"))


def test_L42_without_one_of_the_two_only_the_other_is_on_offer() -> None:
    state = table(3, louis=4, intrigue={A: [3]})
    patronage(state)
    assert ["intrigue personal", "keep"] == legal(state)
    state = table(3, louis=4, general=[16, 0, 0], intrigue={A: [3]})
    patronage(state)
    assert ["intrigue general", "keep"] == legal(state)


def test_L42_A10_only_the_holder_is_asked_and_the_others_do_not_see_who() -> None:
    state = table(3, louis=4, intrigue={B: [3]})
    patronage(state)
    assert B == state.observe(B).current_player
    assert -2 == state.observe(A).current_player == state.observe(C).current_player == state.observe(-1).current_player


def test_L57_A11_a_card_can_be_played_in_the_phase_it_was_drawn() -> None:
    """An intrigue card in hand before its courtier comes is asked for, whenever it was drawn."""
    state = table(3, louis=4, intrigue={A: [12]}, markers={12: [0, 2, 0]})
    patronage(state)
    assert (12, A) == (state.courtier + 1, state.current_player)


def test_L42_A24_the_card_goes_under_the_deck_and_comes_back_in_order() -> None:
    held = {A: [1, 2, 3, 4, 5, 6, 7], B: [8, 9, 10]}
    state = table(3, louis=4, intrigue=held, returned=[11, 12], markers={12: [0, 2, 2]}, coins=[0, 5, 5])
    patronage(state)
    while state.courtier != 11:
        play(state, "keep")
    assert B == state.current_player, "a tie: B may bribe first"
    notes = play(state, "bribe")
    seen = [note for note in notes if note.key == "intrigue_seen"]
    assert [(-3, {"seat": B, "courtiers": [11]})] == [(note.to, note.facts) for note in seen]
    assert 1 << 10 == state.known[B]
    notes = play(state, "bribe")
    assert [12] == told(notes, "intrigue_seen")[0]["courtiers"]


def test_A24_with_an_empty_intrigue_deck_nothing_is_drawn_and_no_bribe_offered() -> None:
    held = {A: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]}
    state = table(3, louis=4, intrigue=held, general=[0, 14, 0], markers={12: [0, 2, 1]}, coins=[0, 5, 5])
    patronage(state)
    while state.courtier != 11:
        play(state, "keep")
    notes = play(state, "keep")
    assert [B, C] == [facts["seat"] for facts in told(notes, "no_reward")]


# ----------------------------------------------------------------------------------------------------- two players
def test_L91_a_neutral_sole_lead_is_nobodys() -> None:
    state = table(2, louis=4, markers={1: [1, 1, 2]}, coins=[0, 0])
    notes = patronage(state)
    assert [{"seat": 2, "courtier": 1, "count": 2, "counts": [1, 1, 2]}] == told(notes, "leads")
    assert [{}, {}] == [chips(state, seat) for seat in (A, B)]
    assert (16, 0) == supplies(state, A)


def test_L92_A25_a_neutral_sole_lead_does_not_turn_but_a_met_threshold_does() -> None:
    state = table(2, louis=4, back=[3], markers={1: [1, 1, 2], 3: [3, 0, 4]}, coins=[0, 0])
    notes = patronage(state)
    assert not is_back(state, 1)
    assert not is_back(state, 3)
    assert {"courtier": 3, "side": "front"} in told(notes, "turned")


def test_L91_neutral_markers_alone() -> None:
    state = table(2, louis=4, markers={1: [0, 0, 2]})
    notes = at_courtier(patronage(state), 1)
    assert ["courtier_begins", "leads", "markers_home"] == keys(notes)


# ------------------------------------------------------------------------------------------------------- rulings
def test_A5_every_player_may_bribe_but_not_at_an_empty_courtier() -> None:
    state = table(3, {"bribe_needs_a_marker": False}, louis=4, markers={1: [3, 0, 0]}, coins=[5, 5, 5])
    patronage(state)
    assert (B, 0) == (state.current_player, state.courtier)
    play(state, "bribe")
    assert (C, 0) == (state.current_player, state.courtier)
    notes = play(state, "bribe")
    assert {"sceptre": 1} == chips(state, C)
    assert 11 == len(told(notes, "empty"))


def test_A6_a_bribe_side_turns_when_anybody_got_the_reward() -> None:
    options = {"bribe_side_flips_on_sole_lead": False}
    state = table(3, options, louis=4, markers={1: [1, 1, 0]}, coins=[3, 3, 0])
    patronage(state)
    play(state, "bribe", "no_bribe")
    assert is_back(state, 1)
    stacks = {A: {"sceptre": 3}, B: {"sceptre": 3}}
    state = table(3, options, louis=4, markers={1: [1, 0, 0]}, chips=stacks)
    patronage(state)
    assert not is_back(state, 1), "the leader got nothing: the stack is empty"


def test_A7_an_empty_courtier_turns() -> None:
    state = table(3, {"empty_courtier_flips": True}, louis=4)
    patronage(state)
    assert all(is_back(state, n) for n in range(1, 13))


def test_A13_limited_coins() -> None:
    options = {"coin_bank": "limited"}
    state = table(3, options, louis=4, markers={7: [3, 0, 0]}, coins=[30, 20, 20])
    patronage(state)
    assert 72 == sum(state.coins), "two were left, and A got them; then nothing for income"
    state = table(3, options, louis=4, markers={7: [3, 0, 0]}, coins=[32, 20, 20])
    notes = patronage(state)
    assert [{"seat": A, "courtier": 7, "kind": "coins"}] == told(notes, "no_reward")


def full(counts: list[int]) -> dict[int, list[int]]:
    """Coats: C holds those, D all the others."""
    return {C: counts, D: [10 - n for n in counts]}


def test_L55_A14_from_an_empty_pile_come_blank_coats() -> None:
    state = table(4, louis=4, markers={8: [3, 0, 0, 0]}, coats=full([5, 0, 0, 0, 0, 0]))
    notes = patronage(state)
    assert {"seat": A, "count": 2, "blanks": 2} in told(notes, "coats_drawn")
    assert (2, 2) == (state.coat_sizes[A], state.blanks[A])
    assert 2 == state.scores()[A]


def test_A14_no_coat_and_no_bribe_from_an_empty_pile() -> None:
    options = {"coat_pile_empty": "no coat"}
    state = table(4, options, louis=4, markers={8: [3, 1, 0, 0]}, coats=full([5, 0, 0, 0, 0, 0]))
    notes = patronage(state)
    assert [A, B] == [facts["seat"] for facts in told(notes, "no_reward")]
    assert 0 == state.coat_sizes[A]
    counts = full([5, 0, 0, 0, 0, 0])
    counts[D][0] -= 1
    state = table(4, options, louis=4, markers={8: [3, 0, 0, 0]}, coats=counts)
    patronage(state)
    assert 1 == state.coat_sizes[A], "the last one"


def test_L78_cheap_bribes_cost_less_but_never_nothing() -> None:
    twice = [(B, "M02"), (B, "M11")]
    state = table(3, louis=4, markers={1: [3, 1, 0]}, coins=[0, 2, 0], completed=twice[:1])
    patronage(state)
    assert (B, 2) == (state.current_player, price(state, B))
    play(state, "bribe")
    assert {"sceptre": 1} == chips(state, B)
    state = table(3, louis=4, markers={2: [3, 1, 0]}, coins=[0, 1, 0], completed=twice)
    patronage(state)
    assert 1 == price(state, B), "two coins less than two is one"


def test_is_there_is_true_where_nothing_can_run_out() -> None:
    state = table(3, louis=4)
    for here in range(len(COURTIERS)):
        state.courtier = here
        assert is_there(state)
    assert KIND[FRONT][6] == MAJORITY


def test_positions_of_patronage_come_back_from_a_save() -> None:
    state = table(3, louis=1, markers={1: [3, 1, 1], 6: [2, 2, 0]}, coins=[9, 9, 9], intrigue={C: [1, 7]})
    patronage(state)
    while state.courtier >= 0:
        sound(state)
        play(state, legal(state)[0])
