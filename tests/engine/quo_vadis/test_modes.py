"""The binding modes (V80, V80a, V80b, V92)."""

from typing import Any

import pytest

from engine.api import Value
from engine.quo_vadis.state import QuoVadisState
from tests.engine.quo_vadis.table import A, B, C, D, caesar, held, ledger, legal, play, table, told

NOW = 21
ONE: dict[str, Value] = {"promise_mode": "one_round"}
TWO: dict[str, Value] = {"promise_mode": "two_rounds"}
TURN: dict[str, Value] = {"promise_mode": "turn_only"}


def bound(text: str, made: int, mode: dict[str, Value] | None = None, **setup: Any) -> QuoVadisState:
    """A promised B something."""
    return table(4, mode or TWO, number=NOW, promises=[(A, B, text, made)], **setup)


def test_V80_called_vote_must_be_given() -> None:
    state = table(4, ONE, rooms={"e4": [1, 1]}, promises=[(B, A, "vote:e4:any:1:3", 19)])
    play(state, "offer p14 1 1 c1")
    assert ["accept"] == legal(state)


@pytest.mark.parametrize(
    ("text", "forbidden"),
    [
        ("caesar_keep_off:p03:3", {"caesar p03"}),
        ("caesar_stay:3", {f"caesar p{n:02}" for n in (3, 4, 5, 6, 10, 11, 13, 14, 15)}),
        ("keep_out:e1:3", {"place e1"}),
        ("keep_out:a1:3", {"promote p01"}),
        ("keep_out:a3:3", {"offer", "call p14", "draft p14"}),
    ],
)
def test_V80_act_against_a_negative_duty_is_illegal(text: str, forbidden: set[str]) -> None:
    setup: dict[str, Any] = {"rooms": {"e1": [1], "e4": [1, 1]}} if "e1" not in text else {"rooms": {"e4": [1, 1]}}
    free = legal(table(4, {}, number=NOW, promises=[(A, B, text, 20)], **setup))
    left = legal(bound(text, 20, **setup))
    other = [move for move in free if "p15" in move and "caesar" not in move]
    gone = {move if "offer" not in move else "offer" for move in free if move not in left and move not in other}
    assert forbidden == gone
    assert len(left) == len(set(left))


@pytest.mark.parametrize(
    ("text", "keeping"),
    [
        ("caesar_to:p03:1", ["caesar p03"]),
        ("caesar_away:p08:1", [f"caesar p{n:02}" for n in (3, 4, 5, 6, 10, 11, 13, 14, 15)]),
        ("promote_from:e1:1", ["promote p01"]),
    ],
)
def test_V80_positive_duty_is_forced_on_the_last_own_turn(text: str, keeping: list[str]) -> None:
    state = bound(text, NOW - 3, ONE, rooms={"e1": [1], "e4": [1, 1]})
    assert keeping == legal(state)
    early = bound(text.removesuffix("1") + "2", NOW - 3, TWO, rooms={"e1": [1], "e4": [1, 1]})
    assert {"place", "offer", "caesar"} <= {move.split()[0] for move in legal(early)}


def test_V80_duty_that_cannot_be_kept_forces_nothing() -> None:
    state = bound("promote_from:e1:1", NOW - 3, ONE)
    assert 3 == len(legal(state, "place")) - 1


def test_V80_debt_is_collected_at_expiry() -> None:
    state = bound("pay_later:3:1", NOW - 4, ONE, tokens={A: [2, 2], B: [1]})
    notes = play(state, "caesar p03")
    assert {1: "kept"} == ledger(state)
    assert ([1], [2, 2]) == (held(state, A), held(state, B)), "two II against a I"
    assert [{"seat": A, "target": B, "value": 3}] == told(notes, "paid", -3)


@pytest.mark.parametrize(("own", "status"), [([2], "lapsed"), ([], "lapsed")])
def test_V80_debt_is_collected_as_far_as_tokens_reach(own: list[int], status: str) -> None:
    state = bound("pay_later:3:1", NOW - 4, ONE, tokens={A: own})
    play(state, "caesar p03")
    assert {1: status} == ledger(state)
    assert ([], own) == (held(state, A), held(state, B))


def test_V80b_debt_that_could_have_been_paid_earlier_is_broken() -> None:
    state = bound("pay_later:3:2", NOW - 4, TWO, tokens={A: [3]}, rooms={"e4": [1, 1]}, pile=0, laurels={"p14": 0})
    play(state, "caesar p03", "caesar p04", "caesar p03", "caesar p05")
    assert 1 == state.promises[0].feasible
    play(state, "draft p14", "ask 1 1", "pay 3", "enough", "enough", "propose", "accept")
    assert {1: "broken"} == ledger(state)
    assert [] == held(state, A)


def test_V80_older_promise_prevails_and_the_other_lapses() -> None:
    state = table(
        4,
        ONE,
        number=NOW - 1,
        turn=D,
        promises=[(A, B, "caesar_stay:2", 17), (A, C, "caesar_to:p03:1", 18)],
    )
    play(state, "place e1")
    assert {1: "live", 2: "lapsed"} == ledger(state)
    assert [] == legal(state, "caesar")
    other = table(
        4,
        ONE,
        number=NOW - 1,
        turn=D,
        promises=[(A, C, "caesar_to:p03:1", 17), (A, B, "caesar_stay:1", 18)],
    )
    play(other, "place e1")
    assert ["caesar p03"] == legal(other)
    play(other, "caesar p03")
    assert {1: "kept", 2: "lapsed"} == ledger(other)


def test_V80_filter_that_leaves_nothing_is_dropped() -> None:
    full = {"e1": [0, 1], "e2": [0, 3, 2], "e3": [0, 1], "e4": [0, 0, 3]}
    state = table(4, TWO, number=NOW - 1, turn=D, rooms=full, promises=[(A, B, "caesar_stay:2", 18)])
    play(state, "caesar p03")
    assert {1: "lapsed"} == ledger(state)
    assert 9 == len(legal(state))


def test_V80_contradicting_promises_cannot_be_proposed() -> None:
    state = bound("abstain:2:2", 20, TWO, rooms={"e4": [1, 1, 1]})
    assert "offer p14 2 1 m4" not in legal(state, "offer"), "A must not vote for C"
    assert "offer p14 1 1 m4" in legal(state, "offer")
    play(state, "draft p14", "ask 1 1", "pay 0", "give caesar_to", "space p03", "rounds 1")
    play(state, "give caesar_stay", "rounds 1", "enough")
    assert ["withdraw"] == legal(state)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("caesar_stay:2", "give caesar_away|space p03"),
        ("caesar_keep_off:p03:2", "give caesar_to|space p03"),
        ("keep_out:a1:2", "give promote_from|room e1"),
        ("caesar_to:p03:2", "give caesar_keep_off|space p03"),
    ],
)
def test_V80b_contradictions(old: str, new: str) -> None:
    for mode, can in ((TWO, False), ({}, True)):
        state = table(4, mode, number=NOW, rooms={"e4": [1, 1]}, promises=[(A, B, old, 20)])
        play(state, "draft p14", "ask 1 1", "pay 0", *new.split("|"), "rounds 1", "enough", "enough")
        assert can == ("propose" in legal(state))


def test_V80b_who_may_not_vote_can_only_refuse_or_pass() -> None:
    state = table(4, TWO, number=NOW, rooms={"e4": [1, 1]}, promises=[(B, C, "abstain:0:2", 20)])
    play(state, "offer p14 1 1 m3")
    assert ["refuse"] == legal(state)
    play(state, "refuse", "call p15")
    assert ["pass"] == legal(state)


def test_V80b_older_abstention_prevails_over_a_called_vote() -> None:
    promises = [(B, C, "abstain:0:2", 19), (B, A, "vote:any:any:1:2", 20)]
    state = table(4, TWO, number=NOW, rooms={"e4": [1, 1]}, promises=promises)
    play(state, "offer p14 1 1 c2")
    assert ["refuse"] == legal(state)
    play(state, "refuse")
    assert {1: "live", 2: "lapsed"} == ledger(state)
    state = table(4, TWO, number=NOW, rooms={"e4": [1, 1]}, promises=[(*promises[1][:3], 19), (*promises[0][:3], 20)])
    play(state, "offer p14 1 1 c1")
    assert ["accept"] == legal(state)
    play(state, "accept")
    assert {1: "kept", 2: "lapsed"} == ledger(state)


@pytest.mark.parametrize(("mode", "binds"), [({}, 0), (TURN, 0), (ONE, 1), (TWO, 2)])
def test_V80a_promise_binds_for_the_rounds_of_the_mode(mode: dict[str, Value], binds: int) -> None:
    for rounds in (1, 2, 3):
        state = table(4, mode, number=NOW, promises=[(A, B, "caesar_stay:3", NOW - 4 * rounds)])
        assert (rounds <= binds) == (legal(state, "caesar") == [])
        if rounds > binds:
            play(state, "caesar p03")
            assert {1: "broken"} == ledger(state)


def test_V80a_in_turn_only_the_bonus_is_bound() -> None:
    setup: dict[str, Any] = {"rooms": {"e4": [1, 1]}, "laurels": {"p14": 6}}
    for text, expected in (
        ("caesar_to|space p03", ["caesar p03"]),
        ("caesar_stay", ["keep"]),
        ("keep_out|room e1", 10),
    ):
        state = table(4, TURN, **setup)
        play(state, "draft p14", "ask 1 1", "pay 0", *f"give {text}".split("|"), "rounds 1", "enough", "enough")
        play(state, "propose", "accept")
        found = legal(state)
        assert expected == (found if isinstance(expected, list) else len(found))
    free = table(4, {}, **setup)
    play(free, "draft p14", "ask 1 1", "pay 0", "give caesar_stay", "rounds 1", "enough", "enough", "propose", "accept")
    play(free, "caesar p03")
    assert ({1: "broken"}, "p03") == (ledger(free), caesar(free))


def test_V77a_acts_that_void_a_vote_are_legal_in_every_mode() -> None:
    state = bound("vote:b1:any:1:2", 20)
    play(state, "caesar p03")
    assert {1: "voided"} == ledger(state)


def test_V92_modes_are_the_four_of_the_reference() -> None:
    from engine.quo_vadis import QUO_VADIS

    option = next(option for option in QUO_VADIS.options if option.name == "promise_mode")
    assert ("free", "turn_only", "one_round", "two_rounds") == option.choices
    assert "free" == option.default
