"""Calls for bids (section 10.3)."""

from tests.engine.quo_vadis.table import A, B, C, D, held, ledger, legal, play, table, told


def test_V70_neighbours_bid_clockwise_and_openly() -> None:
    state = table(rooms={"e2": [1, 0, 1, 1], "e4": [0, 1]})
    play(state, "call p05")
    assert (C, 1) == (state.current_player, state.proposals), "B stands elsewhere; a call is a proposal"
    assert [f"bid {entry}" for entry in ("m7", "m0", "m1", "m2", "m3", "m5")] == legal(state, "bid")
    notes = play(state, "bid m1")
    assert D == state.current_player
    assert [{"seat": A, "target": C, "votes": 1, "pay": 1, "gives": [], "wants": [], "called": 0}] == told(notes, "bid")


def test_V70_who_has_two_votes_may_bid_for_both() -> None:
    state = table(rooms={"e2": [1, 2, 1]}, laurels={"p05": 5})
    play(state, "call p05")
    assert 6 + 36 == len(legal(state, "bid"))
    play(state, "bid m1 m3", "bid m0")
    assert ["pick 1 2", "pick 1 1 2 1", "cancel"] == legal(state)
    three = table(rooms={"e4": [1, 1, 1]})
    play(three, "call p14")
    assert 6 == len(legal(three, "bid")), "one vote is enough here"


def test_V70_bid_to_pay_needs_the_means() -> None:
    state = table(rooms={"e2": [1, 1, 1]}, pile=1)
    play(state, "call p05")
    assert "bid m7" not in legal(state), "the last I is not sure (V66a)"
    assert [f"pay {n}" for n in range(10)] == (play(state, "bid_draft"), legal(state, "pay"))[1]


def test_V70_bid_may_be_free_and_have_two_parts() -> None:
    state = table(rooms={"e2": [1, 2, 1]}, laurels={"p05": 5})
    play(state, "call p05", "bid_draft", "pay 4", "enough", "want caesar_stay", "rounds 1", "enough")
    assert ["two", "propose", "withdraw"] == legal(state)
    play(state, "two", "pay 5", "give keep_out", "room b1", "rounds 1", "enough", "enough")
    assert ["propose", "withdraw"] == legal(state)
    play(state, "propose", "bid m0", "pick 1 1 2 1")
    assert {1: "live"} == ledger(state)
    assert (B, A) == (state.promises[0].maker, state.promises[0].beneficiary)


def test_V70_withdrawn_bid_may_still_be_made_from_the_menu() -> None:
    state = table(rooms={"e4": [1, 1]})
    play(state, "call p14", "bid_draft", "withdraw")
    assert "bid_draft" not in legal(state)
    play(state, "bid m0", "pick 1 1")
    assert [1] == held(state, B)


def test_V71_mover_picks_exactly_the_votes_needed() -> None:
    state = table(5, rooms={"e2": [1, 1, 1, 1, 1]}, laurels={"p05": 3})
    play(state, "call p05", "bid m1", "bid m2", "pass", "bid m2")
    assert ["pick 1 1 2 1", "pick 1 1 4 1", "cancel"] == legal(state), "2 + 2 is more than A can pay"
    notes = play(state, "pick 1 1 4 1")
    assert [{"seat": A, "seats": [1, 4], "votes": [1, 1]}] == told(notes, "picked")
    assert [B, 4] == [facts["target"] for facts in told(notes, "paid", -3)]


def test_V71_mover_may_cancel_and_no_counter_is_made() -> None:
    state = table(rooms={"e4": [1, 1]})
    play(state, "call p14", "bid m2")
    assert ["pick 1 1", "cancel"] == legal(state)
    notes = play(state, "cancel")
    assert (A, [{"seat": A}]) == (state.current_player, told(notes, "cancelled"))
    assert [] == held(state, B)


def test_V71_call_without_enough_bids_fails_at_once() -> None:
    state = table(rooms={"e2": [1, 1, 1]})
    notes = play(state, "call p05", "bid m0", "pass")
    assert [{"seat": A}] == told(notes, "deal_failed")
    assert (A, "choose") == (state.current_player, state.snapshot()["node"])


def test_V71_promise_of_a_bid_is_entered() -> None:
    state = table(rooms={"e4": [1, 1]})
    play(state, "call p14", "bid m5", "pick 1 1")
    assert (A, B) == (state.promises[0].maker, state.promises[0].beneficiary)
