"""What a seat can work out about the tokens of the others (V73, V86, V86a), and invariants of whole games."""

import pytest

from engine.api import NOBODY
from engine.quo_vadis import QUO_VADIS, insight
from engine.quo_vadis.knowledge import MOST, worth
from engine.quo_vadis.state import QuoVadisState
from engine.rng import Rng
from tests.engine.quo_vadis.recorded import CHANGED, climber, lively
from tests.engine.quo_vadis.table import A, B, C, D, held, legal, play, table
from tests.engine.quo_vadis.trial import pieces


def ambiguous() -> QuoVadisState:
    """A has to pay 1 to B and can do so in two ways; all laurels held so far are known to everybody."""
    state = table(rooms={"e4": [1, 1]}, tokens={A: [4], B: [2, 3]}, laurels={"p14": 3})
    play(state, "offer p14 1 1 m1", "accept")
    return state


def test_V86_gains_are_seen_so_everything_is_known() -> None:
    state = table(rooms={"e4": [1, 1], "e2": [0, 3]})
    play(state, "offer p14 1 1 m1", "accept", "promote p05", "caesar p03")
    for seat in (NOBODY, A, B, C, D):
        seen = state.observe(seat)
        assert state.tokens == seen.tokens
        assert state.bag == seen.bag


def test_V86_choice_of_tokens_is_seen_by_the_two_only() -> None:
    state = ambiguous()
    assert "settle" == state.snapshot()["node"]
    assert state.choices == state.observe(A).choices == state.observe(B).choices
    assert () == state.observe(C).choices == state.observe(NOBODY).choices
    play(state, "settle 1")
    assert state.tokens == state.observe(A).tokens == state.observe(B).tokens
    assert [2, 4] == held(state, A)
    for seat in (C, D, NOBODY):
        seen = state.observe(seat)
        assert [0, -2, -2, -2, 0] == seen.tokens[:5]
        assert ((6, 6), (7, 7)) == (insight.total(seen, A), insight.total(seen, B)), "the sums are known"
        assert (2, 3) == (insight.token_count(seen, A), insight.token_count(seen, B))
        assert [6, 7] == seen.scores()[:2]


def test_V86_worlds_are_what_may_have_happened() -> None:
    state = ambiguous()
    play(state, "settle 1")
    found = set()
    for seed in range(30):
        world = state.observe(C)
        world.determinize(Rng(seed))
        found.add((tuple(held(world, A)), tuple(held(world, B))))
    assert {((2, 4), (1, 3, 3)), ((3, 3), (1, 2, 4))} == found


def test_V86a_what_happens_later_rules_worlds_out() -> None:
    """A holds II and IV, or two III; paying C 4 takes one token or two, and everybody sees how many."""
    state = table(
        rooms={"e4": [1, 1], "b1": [1, 0, 1]}, tokens={A: [4], B: [2, 3]}, laurels={"p14": 3, "p03": 3}, pile=0
    )
    play(state, "offer p14 1 1 m1", "accept", "settle 1")
    assert 2 == len(state.worlds[D]) == len(state.worlds[C])
    play(state, "caesar p04", "caesar p05", "caesar p04")
    play(state, "draft p03", "ask 2 1", "pay 4", "enough", "enough", "propose", "accept")
    assert ([2, 3], [4]) == (held(state, A), held(state, C))
    assert ((),) * 5 == state.worlds


def test_V86a_an_offer_shows_what_its_maker_has_at_least() -> None:
    """B has paid under seal, so C does not know how much; then A offers more than A could have in some worlds."""
    state = table(4, {"first_token_blind": True}, rooms={"e4": [2, 1], "b1": [1, 1]}, laurels={"p14": 5, "p03": 2})
    play(state, "promote p14", "caesar p04", "caesar p05", "caesar p04")
    assert (4, 5) == insight.total(state.observe(C), A)
    play(state, "draft p03", "ask 1 1", "pay 7", "enough", "enough", "propose")
    assert (5, 5) == insight.total(state.observe(C), A), "4 and the II or III of the passage would not be sure to do"


def test_V86_imagined_worlds_do_not_know_the_real_draws() -> None:
    state = table(rooms={"e4": [2]})
    drawn = set()
    for seed in range(30):
        world = state.observe(A)
        assert -2 == world.dice
        world.determinize(Rng(seed))
        world.advance(("promote", "p14"))
        drawn.add(world.laurels[13])
    assert {2, 3, 4, 5, 6} == drawn


def test_V86_nobody_tracks_anything_in_an_imagined_world() -> None:
    state = ambiguous()
    play(state, "settle 1")
    world = state.observe(C)
    world.determinize(Rng(1))
    assert 2 == len(world.worlds[C])
    world.advance(("caesar", "p03"))
    world.advance(("caesar", "p04"))
    other = world.clone()
    other.rooms[3 * 4 + D] = 2
    other.advance(("promote", "p15"))
    assert () == other.worlds[C], "what was known is given up, nothing is invented"


@pytest.mark.parametrize("options", [{}, {"payment_visibility": "sealed"}, {"first_token_blind": True}, CHANGED])
@pytest.mark.parametrize("seed", [1, 2])
def test_V86a_what_a_seat_thinks_possible_holds_the_truth(options: dict[str, str], seed: int) -> None:
    state, rng = QUO_VADIS.new(4, options, seed), Rng(seed)
    start = pieces(state)
    while state.current_player != NOBODY:
        move = lively(state, rng) if rng.below(2) else climber(state, rng)
        before = state.clone()
        state.advance(move)
        assert start == pieces(state)
        assert before.senate == state.senate[: len(before.senate)], "the senate never loses a senator"
        true = tuple(state.tokens)
        for who, worlds in enumerate(state.worlds):
            assert len(worlds) <= MOST
            assert not worlds or true in worlds
            for world in worlds:
                assert who == 4 or world[5 * who : 5 * who + 5] == true[5 * who : 5 * who + 5]
        for seat in range(4):
            low, high = insight.total(state.observe((seat + 1) % 4), seat)
            assert low <= worth(true, seat) <= high
    assert state.tokens == state.observe(NOBODY).tokens, "at the end all is shown"


def test_V94_open_sums_rule_worlds_out() -> None:
    state = table(
        4, {"payment_visibility": "sealed"}, rooms={"e4": [1, 1]}, tokens={A: [1, 2, 3, 4], B: [1]}, laurels={"p14": 3}
    )
    play(state, "offer p14 1 1 m2", "accept")
    assert len(state.worlds[C]) > 1
    state = table(
        4,
        {"payment_visibility": "sealed", "totals_visibility": "public"},
        rooms={"e4": [1, 1]},
        tokens={A: [1, 2, 3, 4], B: [1]},
        laurels={"p14": 3},
    )
    play(state, "offer p14 1 1 m2", "accept")
    assert () == state.worlds[C]


def test_V93_V86_sealed_settlement_can_be_imagined() -> None:
    state = table(
        4, {"payment_visibility": "sealed"}, rooms={"e4": [1, 1]}, tokens={A: [4], B: [2, 3]}, laurels={"p14": 3}
    )
    play(state, "offer p14 1 1 m1", "accept")
    for seed in range(10):
        world = state.observe(D)
        assert -99 == world.payments[0][2]
        world.determinize(Rng(seed))
        assert len(world.choices) > 1
        assert legal(world)
        world.advance(("settle", 0))
        assert B == world.turn
