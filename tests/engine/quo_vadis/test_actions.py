"""The three actions, votes and Caesar (sections 4 to 7)."""

import pytest

from tests.engine.quo_vadis.table import A, B, C, D, caesar, held, laurel, legal, play, room, table, told


def test_V18_one_action_ends_the_turn() -> None:
    for action in ("place e2", "caesar p03", "promote p01"):
        state = table(rooms={"e1": [1]})
        play(state, action)
        assert B == state.current_player == state.turn
        assert "choose" == state.snapshot()["node"]


def test_V19_there_is_no_pass_and_caesar_can_always_move() -> None:
    state = table(3, rooms={"e2": [0, 5], "e1": [0, 1], "e3": [0, 0, 1], "e4": [0, 0, 3]}, turn=A)
    assert not any("pass" in move for move in legal(state))
    assert 9 == len(legal(state)) == len(legal(state, "caesar"))


def test_V20_placing_needs_a_senator_and_a_seat() -> None:
    state = table(rooms={"e1": [0, 1], "e2": [1]})
    assert ["place e2", "place e3", "place e4"] == legal(state, "place")
    play(state, "place e2")
    assert [2, 0, 0, 0] == room(state, "e2")
    assert 6 == state.hand[A]
    empty_hand = table(rooms={"e2": [3], "e4": [2], "a3": [3]})
    assert [] == legal(empty_hand, "place")


def test_V21_promotion_is_one_step_into_a_free_seat() -> None:
    state = table(rooms={"e1": [1], "a1": [0, 1]})
    assert [] == legal(state, "promote"), "the target is full"
    state = table(rooms={"e1": [1]})
    assert ["promote p01"] == legal(state, "promote")
    play(state, "promote p01")
    assert ([0] * 4, [1, 0, 0, 0]) == (room(state, "e1"), room(state, "a1"))


def test_V22_failed_attempt_does_not_end_the_turn() -> None:
    state = table(rooms={"e4": [1, 1]})
    play(state, "offer p14 1 1 m0", "refuse")
    assert A == state.current_player
    assert "place e1" in legal(state)
    assert "offer p15 1 1 m0" in legal(state)


def test_V23_seats_of_a_committee_are_counted_by_player() -> None:
    state = table(rooms={"e2": [2, 1, 0, 1]})
    assert [2, 1, 0, 1] == room(state, "e2")


def test_V25_only_senators_in_the_room_vote_and_own_ones_count_alone() -> None:
    state = table(rooms={"e4": [1, 1], "a3": [0, 0, 2], "e2": [3]})
    assert {"offer p14 1 1 m0", "offer p15 1 1 m0"} <= set(legal(state))
    assert not any(" 2 1" in move for move in legal(state, "offer")), "C stands elsewhere"
    assert {"promote p05", "promote p06"} == set(legal(state, "promote")), "three own votes of three"


def test_V26_too_few_senators_let_nobody_leave() -> None:
    state = table(rooms={"e4": [1], "e2": [1, 1]})
    assert [] == legal(state, "promote") + legal(state, "offer") + legal(state, "call")


def test_V27_own_majority_asks_nobody() -> None:
    state = table(rooms={"e4": [2, 1], "e3": [1]})
    assert ["promote p09", "promote p14", "promote p15"] == sorted(legal(state, "promote"))
    assert [] == legal(state, "offer")
    notes = play(state, "promote p14")
    assert [] == told(notes, "rewarded")


def test_V28_decisive_foreign_vote_earns_a_one() -> None:
    state = table(rooms={"e4": [1, 1]})
    notes = play(state, "offer p14 1 1 m0", "accept")
    assert [{"seat": B, "count": 1, "left": 17}] == told(notes, "rewarded")
    assert [1] == held(state, B)
    assert [3] == held(state, A), "the laurel of the passage"


def test_V29_exactly_the_votes_needed_are_asked_for() -> None:
    state = table(rooms={"e2": [1, 2, 1, 1]})
    ballots = {move.split(" m")[0] for move in legal(state, "offer") if move.startswith("offer p05") and "m0" in move}
    assert {"offer p05 1 2", "offer p05 1 1", "offer p05 2 1"} == ballots, "two votes: B alone, or two of the three"
    state = table(rooms={"e2": [2, 2]})
    assert all(move.split()[3] == "1" for move in legal(state, "offer"))
    play(state, "offer p05 1 1 m0", "accept")
    assert [1] == held(state, B), "the second vote is surplus"


def test_V30_mover_chooses_whose_votes_count() -> None:
    state = table(rooms={"e4": [1, 1, 1]})
    play(state, "offer p14 2 1 m0", "accept")
    assert ([], [1]) == (held(state, B), held(state, C))


def test_V30_empty_pile_pays_nothing() -> None:
    state = table(rooms={"e4": [1, 1]}, pile=0)
    notes = play(state, "offer p14 1 1 m1", "accept")
    assert [] == told(notes, "rewarded")
    assert 0 == state.pile
    assert 1 == len(told(notes, "paid")), "only what was negotiated"


def test_V30a_last_one_for_two_supporters_is_named_by_the_mover() -> None:
    state = table(rooms={"e2": [1, 1, 1]}, pile=1)
    notes = play(state, "offer p05 1 1 m0 2 1 m0", "accept", "accept")
    assert [{"seat": A}] == told(notes, "pile_short")
    assert A == state.current_player
    assert ["reward 1", "reward 2"] == legal(state)
    assert [1, 0, 0, 0] == room(state, "b1"), "the senator has moved before"
    play(state, "reward 2")
    assert ([], [1]) == (held(state, B), held(state, C))
    assert (0, B) == (state.pile, state.current_player)


@pytest.mark.parametrize(("pile", "expected"), [(0, []), (1, [1]), (2, [1, 1]), (3, [1, 1])])
def test_V30a_single_supporter_takes_what_is_there(pile: int, expected: list[int]) -> None:
    state = table(rooms={"e2": [1, 2]}, pile=pile)
    play(state, "offer p05 1 2 m0", "accept")
    assert expected == held(state, B)
    assert B == state.current_player


def test_V31_order_of_a_promotion() -> None:
    state = table(rooms={"e2": [2, 1]}, laurels={"p05": 6})
    notes = play(state, "offer p05 1 1 m6", "accept", "keep")
    keys = [note.key for note in notes]
    order = ["deal_made", "promoted", "laurel_taken", "laurel_drawn", "rewarded", "paid", "promised", "caesar_kept"]
    assert order == [key for key in keys if key in order]


def test_V31_new_tokens_serve_as_payment_and_change() -> None:
    state = table(rooms={"e4": [1, 1]}, laurels={"p14": 3})
    notes = play(state, "offer p14 1 1 m2", "accept")
    assert [{"seat": A, "target": B, "given": [0, 0, 1, 0, 0], "back": [1, 0, 0, 0, 0], "excess": 0}] == told(
        notes, "paid_in", A
    ), "A pays with the laurel just taken, B gives the I just earned back"
    assert ([1], [3]) == (held(state, A), held(state, B))


# ---------------------------------------------------------------------------------------------------------- Caesar
def test_V32_caesar_goes_to_any_other_space() -> None:
    state = table(caesar="p10", laurels={"p03": 0})
    assert [f"caesar {name}" for name in ["p03", "p04", "p05", "p06", "p08", "p11", "p13", "p14", "p15"]] == legal(
        state, "caesar"
    )
    play(state, "caesar p03")
    assert "p03" == caesar(state), "also where no laurel lies (V39)"


def test_V33_caesar_lets_pass_without_votes_and_keeps_the_laurel() -> None:
    state = table(rooms={"e4": [1, 2]}, caesar="p14")
    assert "promote p14" in legal(state)
    assert not any("p14" in move for move in legal(state, "offer") + legal(state, "call") + legal(state, "draft"))
    notes = play(state, "promote p14")
    assert [{"passage": "p14"}] == told(notes, "laurel_kept_by_caesar")
    assert ([], [], 3) == (held(state, A), held(state, B), laurel(state, "p14"))


def test_V34_caesar_blocks_the_laurel_for_a_majority_too() -> None:
    state = table(rooms={"e4": [2]}, caesar="p14")
    play(state, "promote p14")
    assert ([], 3) == (held(state, A), laurel(state, "p14"))


def test_V35_caesar_makes_no_room() -> None:
    state = table(rooms={"e4": [1], "a3": [0, 3]}, caesar="p14")
    assert "promote p14" not in legal(state)


def test_V36_caesar_token_moves_caesar_as_a_bonus() -> None:
    state = table(rooms={"e4": [2]}, laurels={"p14": 6})
    play(state, "promote p14")
    assert A == state.current_player
    assert [f"caesar {name}" for name in ["p03", "p04", "p05", "p06", "p10", "p11", "p13", "p14", "p15"]] + [
        "keep"
    ] == legal(state)
    kept = state.clone()
    play(kept, "keep")
    assert (B, "p08") == (kept.current_player, caesar(kept))
    notes = play(state, "caesar p03")
    assert [{"seat": A, "passage": "p03", "bonus": 1}] == told(notes, "caesar_moved")
    assert (B, "p03", [2]) == (state.current_player, caesar(state), held(state, A))


def test_V36_bonus_comes_even_if_the_token_is_paid_away_and_only_to_the_taker() -> None:
    state = table(rooms={"e4": [1, 1]}, laurels={"p14": 6})
    play(state, "offer p14 1 1 m2", "accept")
    assert (A, "bonus") == (state.current_player, state.snapshot()["node"])
    assert ([], [1, 2]) == (held(state, A), held(state, B))
    play(state, "keep")
    assert "choose" == state.snapshot()["node"]


def test_V37_caesar_stays_and_serves_several_players() -> None:
    state = table(rooms={"e4": [1, 1]}, caesar="p14")
    play(state, "promote p14", "promote p14")
    assert [1, 1, 0, 0] == room(state, "a3")
    assert "p14" == caesar(state)


# --------------------------------------------------------------------------------------------------------- laurels
def test_V38_laurel_is_taken_and_replaced() -> None:
    state = table(rooms={"e4": [2]}, laurels={"p14": 5})
    before = sum(state.bag)
    notes = play(state, "promote p14")
    assert [5] == held(state, A)
    assert before - 1 == sum(state.bag)
    assert [{"passage": "p14", "laurel": laurel(state, "p14"), "left": before - 1}] == told(notes, "laurel_drawn")
    assert 1 == state.reveals


def test_V39_empty_bag_leaves_the_space_empty() -> None:
    state = table(rooms={"e4": [3]}, laurels={"p14": 4, "p15": 0})
    assert 0 == sum(state.bag)
    notes = play(state, "promote p14")
    assert [{"passage": "p14"}] == told(notes, "bag_empty")
    assert ([4], 0) == (held(state, A), laurel(state, "p14"))
    state.turn = state.current_player = A
    state.number += 3
    state.first = (A - state.number + 1) % 4
    state.round = (state.number - 1) // 4 + 1
    notes = play(state, "promote p14")
    assert [] == told(notes, "laurel_taken")
    assert [4] == held(state, A)


def test_V46_player_without_a_chance_goes_on() -> None:
    state = table(3, rooms={"e4": [0, 0, 1], "c1": [0, 3]}, senate=[A, A, A, A], turn=C)
    assert "place e1" in legal(state)
    assert D not in range(state.players)
