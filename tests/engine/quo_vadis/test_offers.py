"""Proposals, answers and counters (sections 9, 10.1 and 10.2)."""

import pytest

from engine.quo_vadis import insight, menu
from engine.quo_vadis.position import NONE
from tests.engine.quo_vadis.table import A, B, C, D, held, ledger, legal, parse, play, room, table, told


def test_V48_laurels_and_promises_can_be_offered_and_combined() -> None:
    state = table(rooms={"e4": [1, 1]}, laurels={"p14": 3})
    offered = legal(state, "offer")
    assert {"offer p14 1 1 m1", "offer p14 1 1 m4", "offer p14 1 1 m6", "offer p14 1 1 m8"} <= set(offered)


def test_V49_asked_player_decides_freely() -> None:
    state = table(rooms={"e4": [1, 1]})
    play(state, "offer p14 1 1 m3")
    assert B == state.current_player
    assert ["accept", "refuse"] == legal(state)[:2]


def test_V50_laurels_change_hands_in_the_same_turn() -> None:
    state = table(rooms={"e4": [1, 1]}, tokens={A: [1]})
    play(state, "offer p14 1 1 m1", "accept")
    assert ([3], [1, 1]) == (held(state, A), held(state, B))


def test_V51_later_acts_are_mere_promises_in_the_base_game() -> None:
    state = table(rooms={"a3": [1, 1], "e4": [1, 1]}, promises=[(B, A, "vote:any:any:1:3", 19)])
    play(state, "offer p14 1 1 c1")
    assert ["accept", "refuse"] == legal(state)
    play(state, "refuse")
    assert {1: "broken"} == ledger(state)


def test_V53_supporter_may_pay_for_being_chosen() -> None:
    state = table(rooms={"e4": [1, 1, 1]})
    assert {"offer p14 1 1 m7", "offer p14 2 1 m7"} <= set(legal(state, "offer"))
    play(state, "offer p14 1 1 m7", "accept")
    assert ([1, 3], []) == (held(state, A), held(state, B)), "the I just earned is the price"


def test_V54_terms_are_told_to_everybody_and_tokens_to_the_two() -> None:
    state = table(rooms={"e4": [1, 1]}, tokens={A: [1]})
    notes = play(state, "offer p14 1 1 m1", "accept")
    assert [1] == [facts["pay"] for facts in told(notes, "terms", -3)]
    assert {A, B} == {note.to for note in notes if note.key == "paid_in"}
    assert [{"seat": A, "target": B, "value": 1}] == told(notes, "paid", -3)


def test_V55_only_the_player_on_turn_starts_negotiations() -> None:
    state = table(rooms={"e4": [1, 1]})
    assert not any(move.startswith("side") for move in legal(state))
    play(state, "offer p14 1 1 m0")
    assert not any(move.startswith(("offer", "call", "draft")) for move in legal(state))


def test_V60_choice_of_a_turn() -> None:
    state = table(rooms={"e4": [1, 1], "e1": [1]})
    assert {"place", "promote", "offer", "call", "draft", "caesar"} == {move.split()[0] for move in legal(state)}


@pytest.mark.parametrize(
    ("setup", "why"),
    [
        ({"rooms": {"e4": [0, 1]}}, "no own senator"),
        ({"rooms": {"e4": [1, 1], "a3": [0, 3], "a4": [0, 1]}}, "the targets are full"),
        ({"rooms": {"e4": [2, 1]}}, "own votes are enough"),
        ({"rooms": {"e4": [1]}}, "too few senators"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_V61_when_a_proposal_is_legal(setup: dict[str, dict[str, list[int]]], why: str) -> None:
    state = table(**setup)
    assert [] == legal(state, "offer") + legal(state, "call") + legal(state, "draft"), why


def test_V61_not_where_caesar_lies() -> None:
    state = table(rooms={"e4": [1, 1]}, caesar="p15")
    assert ["call p14"] == legal(state, "call")


def test_V62_after_a_failure_the_mover_chooses_after_success_the_turn_ends() -> None:
    state = table(rooms={"e4": [1, 1]})
    play(state, "offer p14 1 1 m0", "refuse")
    assert (A, "choose") == (state.current_player, state.snapshot()["node"])
    play(state, "offer p14 1 1 m1", "accept")
    assert B == state.turn


def test_V63_three_proposals_a_turn_two_for_bots() -> None:
    state = table(rooms={"e4": [1, 1]})
    play(state, "offer p14 1 1 m0", "refuse", "call p14", "pass")
    assert 2 == state.proposals
    assert {"place", "caesar"} == {str(move[0]) for move in state.candidates()}
    assert "offer p15 1 1 m0" in legal(state)
    play(state, "offer p15 1 1 m0", "refuse")
    assert {"place", "caesar"} == {move.split()[0] for move in legal(state)}


def test_V63_identical_failed_proposal_is_illegal() -> None:
    state = table(rooms={"e4": [1, 1]})
    play(state, "offer p14 1 1 m0", "counter pay1", "drop")
    assert "offer p14 1 1 m0" not in legal(state), "compared is what was proposed"
    assert "offer p14 1 1 m1" in legal(state)
    assert "offer p15 1 1 m0" in legal(state)


def test_V63_a_called_promise_is_part_of_the_terms() -> None:
    state = table(rooms={"e4": [1, 1]}, promises=[(B, A, "vote:any:any:1:3", 19), (B, A, "vote:e4:any:1:3", 19)])
    play(state, "offer p14 1 1 m0", "refuse")
    assert {"offer p14 1 1 c1", "offer p14 1 1 c2"} <= set(legal(state))
    play(state, "offer p14 1 1 c1", "refuse")
    assert "offer p14 1 1 c2" in legal(state)
    assert "offer p14 1 1 c1" not in legal(state)


def test_V63b_withdrawn_draft_counts_as_a_proposal() -> None:
    state = table(rooms={"e4": [1, 1]})
    play(state, "draft p14", "withdraw")
    assert 1 == state.proposals
    play(state, "draft p14", "ask 1 1", "withdraw", "draft p14", "ask 1 1", "pay 0", "withdraw")
    assert [] == legal(state, "offer") + legal(state, "draft")


def test_V63b_withdrawn_counter_leads_back_to_the_answer() -> None:
    state = table(rooms={"e4": [1, 1]})
    play(state, "offer p14 1 1 m0", "counter_draft", "pay 1", "withdraw")
    assert (B, "answer") == (state.current_player, state.snapshot()["node"])
    assert "counter_draft" not in legal(state)
    play(state, "counter pay1", "take")
    assert B == state.turn


def test_V63b_draft_and_menu_say_the_same_proposal() -> None:
    state = table(rooms={"e4": [1, 1]})
    play(state, "draft p14", "ask 1 1", "pay 0", "enough", "enough", "propose", "refuse")
    assert "offer p14 1 1 m0" not in legal(state)
    play(state, "draft p14", "ask 1 1", "pay 0", "enough", "enough")
    assert ["withdraw"] == legal(state)


def test_V63c_call_for_the_same_passage_is_identical() -> None:
    state = table(rooms={"e4": [1, 1]})
    play(state, "call p14", "pass")
    assert ["call p15"] == legal(state, "call")


def test_V64_ballots() -> None:
    state = table(5, rooms={"e2": [1, 1, 2, 0, 1]})
    play(state, "draft p05")
    assert ["ask 2 2", "ask 1 1 2 1", "ask 1 1 4 1", "ask 2 1 4 1"] == legal(state, "ask")


def test_V66_mover_cannot_offer_more_than_tokens_and_laurel() -> None:
    state = table(rooms={"b2": [1, 1, 1]}, caesar="p03", tokens={A: [1]}, laurels={"p08": 2})
    assert "offer p08 1 1 m3 2 1 m3" not in legal(state, "offer")
    assert "offer p08 1 1 m1 2 1 m1" in legal(state, "offer")
    play(state, "draft p08", "ask 1 1 2 1")
    assert [f"pay {n}" for n in range(-5, 4)] == legal(state, "pay")
    play(state, "pay 2", "enough", "enough")
    assert [f"pay {n}" for n in range(-5, 2)] == legal(state, "pay")


def test_V66_supporter_who_cannot_pay_cannot_accept() -> None:
    state = table(rooms={"e4": [1, 1]})
    play(state, "draft p14", "ask 1 1", "pay -2", "enough", "enough", "propose")
    assert "accept" not in legal(state)
    assert "refuse" in legal(state)
    assert ["counter pay1", "counter pay2", "counter vote_instead"] == legal(state, "counter"), "not adding a vote"


def test_V66_an_empty_space_counts_nothing() -> None:
    state = table(rooms={"e4": [1, 1]}, laurels={"p14": 0})
    assert ["m0", "m4", "m5", "m8"] == [move.split()[-1] for move in legal(state, "offer") if "p14" in move]


@pytest.mark.parametrize(("pile", "ones"), [(0, 0), (1, 1), (2, 2), (9, 2)])
def test_V66a_single_supporter_counts_what_is_left(pile: int, ones: int) -> None:
    state = table(rooms={"e2": [1, 2]}, pile=pile)
    play(state, "draft p05", "ask 1 2", f"pay -{max(ones, 1)}", "enough", "enough", "propose")
    assert (ones > 0) == ("accept" in legal(state))
    state = table(rooms={"e2": [1, 2]}, pile=pile)
    play(state, "draft p05", "ask 1 2", f"pay -{ones + 1}", "enough", "enough", "propose")
    assert "accept" not in legal(state)


def test_V66a_two_supporters_count_nothing_from_a_short_pile() -> None:
    for pile, can in ((2, True), (1, False)):
        state = table(rooms={"e2": [1, 1, 1, 1]}, pile=pile)
        play(state, "offer p05 1 1 m7 2 1 m7")
        assert can == ("accept" in legal(state))


def test_V66b_counter_may_ask_more_than_the_mover_has_but_cannot_be_taken() -> None:
    state = table(rooms={"e4": [1, 1]}, laurels={"p14": 2})
    play(state, "offer p14 1 1 m1", "counter pay2")
    assert ["drop"] == legal(state)
    play(state, "drop")
    assert A == state.current_player


def test_V66b_all_positive_prices_count() -> None:
    state = table(rooms={"e2": [1, 1, 1]}, laurels={"p05": 3})
    play(state, "offer p05 1 1 m1 2 1 m1", "counter pay1")
    assert ["take", "drop"] == legal(state), "2 + 1"
    play(state, "take", "counter pay1")
    assert ["drop"] == legal(state), "2 + 2"


def test_V67_answers_run_clockwise_and_a_taken_counter_is_a_yes() -> None:
    state = table(rooms={"e2": [0, 1, 1, 1]}, turn=C, laurels={"p05": 5})
    play(state, "offer p05 3 1 m0 1 1 m0")
    assert D == state.current_player
    play(state, "counter pay1")
    assert C == state.current_player
    play(state, "take")
    assert B == state.current_player
    notes = play(state, "accept")
    assert [C] == [facts["seat"] for facts in told(notes, "deal_made")]
    assert [{"seat": C, "target": D, "value": 1}] == told(notes, "paid", -3)


def test_V67_one_counter_for_each_asked_player() -> None:
    state = table(rooms={"e4": [1, 1]})
    play(state, "offer p14 1 1 m0", "counter pay1")
    assert ["take", "drop"] == legal(state)


def test_V68_refusal_ends_it_and_nobody_is_bound() -> None:
    state = table(rooms={"e2": [1, 1, 1]}, tokens={A: [1, 1]})
    play(state, "offer p05 1 1 m1 2 1 m1", "accept", "refuse")
    assert ([1, 1], [], []) == (held(state, A), held(state, B), held(state, C))
    assert [1, 1, 1, 0] == room(state, "e2")


def test_V69_passed_proposal_is_executed_at_once() -> None:
    state = table(rooms={"e4": [1, 1]})
    play(state, "offer p14 1 1 m5", "accept")
    assert [1, 0, 0, 0] == room(state, "a3")
    assert {1: "live"} == ledger(state)


# ----------------------------------------------------------------------------------------------------------- drafts
def test_V65_price_and_two_promises_a_side() -> None:
    state = table(rooms={"e4": [1, 1]}, tokens={A: [5, 5]})
    play(state, "draft p14", "ask 1 1")
    assert [f"pay {n}" for n in range(-5, 10)] == legal(state, "pay")
    play(state, "pay 2", "give vote", "room e2", "via any", "votes 2", "rounds 1")
    play(state, "give keep_out", "room b1", "rounds 3")
    assert [] == legal(state, "give"), "two promises are the most"
    play(state, "want abstain", "rival 2", "rounds 2", "want pay_later", "value 5", "rounds 3")
    assert ["propose", "withdraw"] == legal(state)
    notes = play(state, "propose")
    assert ["vote:e2:any:2:1", "keep_out:b1:3"] == told(notes, "terms")[0]["gives"]
    assert ["abstain:2:2", "pay_later:5:3"] == told(notes, "terms")[0]["wants"]
    assert ["terms"] == [key for key in insight.question(state)[1] if key == "terms"]


def test_V65a_second_promise_comes_later_in_the_catalogue() -> None:
    state = table(rooms={"e4": [1, 1]})
    play(state, "draft p14", "ask 1 1", "pay 0", "give keep_out", "room c2", "rounds 2")
    assert ["give keep_out", "give pay_later"] == legal(state, "give")
    play(state, "give keep_out")
    assert ["room c2"] == legal(state, "room")
    play(state, "room c2")
    assert ["rounds 3"] == legal(state, "rounds"), "not the same thing twice"


def test_V65b_four_live_promises_of_one_to_another_are_the_most() -> None:
    four = [(A, B, f"keep_out:{name}:3", 19) for name in ("b1", "b2", "b3", "b4")]
    state = table(rooms={"e4": [1, 1, 1]}, promises=four)
    assert ["m0", "m1", "m2", "m3", "m7"] == [move.split()[-1] for move in legal(state) if "p14 1 1" in move]
    assert "offer p14 2 1 m5" in legal(state)
    play(state, "draft p14", "ask 1 1", "pay 0")
    assert [] == legal(state, "give")
    assert legal(state, "want")
    play(state, "enough", "propose")
    assert [] == [move for move in legal(state, "counter") if "vote" in move]
    three = table(rooms={"e4": [1, 1]}, promises=four[:3])
    play(three, "draft p14", "ask 1 1", "pay 0", "give caesar_stay", "rounds 1")
    assert [] == legal(three, "give")


def test_draft_of_a_counter_may_ask_anything_but_what_is_offered() -> None:
    state = table(rooms={"e4": [1, 1]}, laurels={"p14": 2})
    play(state, "offer p14 1 1 m0", "counter_draft")
    assert [f"pay {n}" for n in range(-1, 10)] == legal(state, "pay"), "B can pay the I that is due"
    same = state.clone()
    play(same, "pay 0", "enough", "enough")
    assert ["withdraw"] == legal(same)
    play(state, "pay 0", "give promote_from", "room e4", "rounds 1", "enough", "enough", "propose")
    assert ["take", "drop"] == legal(state)
    play(state, "take")
    assert {1: "live"} == ledger(state)


def test_draft_can_call_a_promise() -> None:
    state = table(rooms={"e2": [1, 1, 1]}, promises=[(B, A, "vote:e2:p05:1:3", 19)])
    play(state, "draft p05", "ask 1 1 2 1")
    assert ["called 1"] == legal(state, "called")
    play(state, "called 1", "pay 0", "enough", "enough", "propose")
    assert ["accept", "refuse"] == legal(state)
    play(state, "accept", "accept")
    assert {1: "kept"} == ledger(state)
    other = table(rooms={"e2": [1, 1, 1]}, promises=[(B, A, "vote:e2:p05:1:3", 19)])
    play(other, "draft p06", "ask 1 1 2 1")
    assert [] == legal(other, "called")


def test_V66_fault_says_why_terms_cannot_be_proposed() -> None:
    state = table(rooms={"e4": [1, 1]})
    play(state, "offer p14 1 1 m0", "refuse")
    passage = 13
    terms = [menu.offered(state, parse(f"offer p14 1 1 {entry}"))[1] for entry in ("m0", "m1")]
    assert ["tried", ""] == [insight.fault(state, passage, deal) for deal in terms]
    dear = (terms[1][0]._replace(pay=9),)
    assert "poor" == insight.fault(state, passage, dear)
    assert "empty" == insight.fault(state, NONE, (terms[0][0]._replace(votes=0),))
