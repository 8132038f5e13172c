"""Payments in tokens (section 10.4)."""

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.quo_vadis.tokens import settlements
from tests.engine.quo_vadis.table import A, B, C, held, legal, play, table, told

HOLDING = st.tuples(*(st.integers(0, n) for n in (3, 2, 2, 1, 1)))


def tokens(*values: int) -> tuple[int, ...]:
    return tuple(values.count(value) for value in range(1, 6))


def value(change: tuple[int, ...]) -> int:
    return sum((i + 1) * n for i, n in enumerate(change))


def by_force(payer: tuple[int, ...], payee: tuple[int, ...], price: int) -> set[tuple[int, int, object, object]]:
    """Every pair (S, C) that leaves the smallest excess with the fewest tokens, found by looking at all of them."""
    pairs = [
        (value(given) - value(back) - price, sum(given) + sum(back), given, back)
        for given in product(*(range(n + 1) for n in payer))
        for back in product(*(range(n + 1) for n in payee))
        if value(given) - value(back) >= price
    ]
    best = min(pair[:2] for pair in pairs)
    return {pair for pair in pairs if pair[:2] == best}


@settings(max_examples=60, deadline=None)
@given(HOLDING, HOLDING, st.integers(1, 9))
def test_V72_V72a_settlement_is_the_smallest_excess_then_the_fewest_tokens(
    payer: tuple[int, ...], payee: tuple[int, ...], price: int
) -> None:
    ways = settlements(payer, payee, price)
    if value(payer) < price:
        assert (((payer), (0,) * 5),) == ways
        return
    expected = by_force(payer, payee, price)
    assert {pair[2:] for pair in expected} == {*ways}


def test_V52_change_is_given_by_the_payee_not_by_the_pile() -> None:
    assert ((tokens(3), tokens(1)),) == settlements(tokens(3), tokens(1, 5), 2)
    assert ((tokens(3), tokens()),) == settlements(tokens(3), tokens(5), 2), "else the payer overpays"


def test_V72_price_of_nothing_moves_nothing() -> None:
    state = table(rooms={"e4": [1, 1]}, tokens={A: [2]})
    notes = play(state, "offer p14 1 1 m0", "accept")
    assert [] == told(notes, "paid") + told(notes, "paid_in")
    assert [2, 3] == held(state, A)


def test_V72a_excess_comes_before_the_number_of_tokens() -> None:
    ways = settlements(tokens(5, 1, 1, 1), tokens(), 3)
    assert ((tokens(1, 1, 1), tokens()),) == ways, "three tokens and no excess, not one with an excess of 2"


def test_V72b_default_comes_first_and_the_payer_chooses() -> None:
    ways = settlements(tokens(5, 4, 2), tokens(3, 2), 2)
    assert ((tokens(2), tokens()),) == ways
    ways = settlements(tokens(4, 3), tokens(3, 2), 1)
    assert [(tokens(4), tokens(3)), (tokens(3), tokens(2))] == [*ways]
    state = table(rooms={"e4": [1, 1]}, tokens={A: [4], B: [2, 3]}, laurels={"p14": 3})
    play(state, "offer p14 1 1 m1", "accept")
    assert (A, ["settle 0", "settle 1"]) == (state.current_player, legal(state))
    play(state, "settle 1")
    assert ([2, 4], [1, 3, 3]) == (held(state, A), held(state, B))


def test_V72b_a_longer_list_comes_before_its_beginning() -> None:
    ways = settlements((0, 0, 2, 1, 0), (0, 0, 0, 0, 0), 3)
    assert ((tokens(3), tokens()),) == ways
    ways = settlements(tokens(5, 5), tokens(4, 4, 2), 6)
    assert [(tokens(5, 5), tokens(4))] == [*ways]
    ways = settlements(tokens(5, 5, 2), tokens(3, 1), 4)
    assert [(tokens(5), tokens(1))] == [*ways]


def test_V72b_supporter_who_pays_chooses() -> None:
    state = table(rooms={"e4": [1, 1, 1]}, tokens={A: [1, 2], B: [3, 3]}, pile=0, laurels={"p14": 2})
    play(state, "offer p14 1 1 m7", "accept")
    assert ([1, 2, 3], [2, 3]) == (held(state, A), held(state, B)), "III against II is the only way"
    state = table(rooms={"e4": [1, 1, 1]}, tokens={A: [2, 3], B: [3, 4]}, pile=0, laurels={"p14": 3})
    play(state, "offer p14 1 1 m7", "accept")
    assert (B, 2) == (state.current_player, len(legal(state, "settle")))


def test_V73_only_the_two_see_the_tokens_and_the_excess() -> None:
    state = table(rooms={"e4": [1, 1]}, tokens={B: [4]}, laurels={"p14": 5}, pile=0)
    notes = play(state, "offer p14 1 1 m3", "accept")
    assert [{"seat": A, "target": B, "value": 3}] == told(notes, "paid", -3)
    for seat in (A, B):
        assert [2] == [facts["excess"] for facts in told(notes, "paid_in", seat)]
    assert [] == told(notes, "paid_in", C)


def test_V74_everything_left_is_handed_over_to_the_second() -> None:
    state = table(rooms={"e2": [1, 1, 1]}, laurels={"p05": 4}, pile=0)
    notes = play(state, "offer p05 1 1 m2 2 1 m2", "accept", "accept")
    assert ([], [4], []) == (held(state, A), held(state, B), held(state, C))
    assert [{"seat": A, "target": C}] == told(notes, "paid_less")
    assert [1, 0, 0, 0] == [state.rooms[32 + seat] for seat in range(4)], "the deal stands"


def test_V74_payments_run_clockwise_from_the_mover() -> None:
    state = table(rooms={"e2": [0, 1, 1, 1]}, turn=C, tokens={C: [1, 1]})
    notes = play(state, "offer p05 3 1 m1 1 1 m1", "accept", "accept")
    assert [3, B] == [facts["target"] for facts in told(notes, "paid", -3)]


@pytest.mark.parametrize("price", [1, 5, 9])
def test_too_poor_a_payer_has_one_way(price: int) -> None:
    assert ((tokens(), tokens()),) == settlements(tokens(), tokens(5, 3), price)
