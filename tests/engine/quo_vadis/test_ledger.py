"""Promises and their ledger in the base game (section 10.5)."""

from typing import Any

import pytest

from engine.quo_vadis import insight
from engine.quo_vadis.data import KINDS
from engine.quo_vadis.ledger import expiry
from engine.quo_vadis.pledges import catalogue, code, decode
from engine.quo_vadis.state import QuoVadisState
from tests.engine.quo_vadis.table import A, B, C, D, held, ledger, legal, play, room, table, told

NOW = 21
"""A turn of seat A with four players."""


def with_promise(text: str, made: int = NOW - 1, **setup: Any) -> QuoVadisState:
    """A promised B something."""
    return table(number=NOW, promises=[(A, B, text, made)], **setup)


def pass_turns(state: QuoVadisState, turns: int) -> None:
    """Nothing but Caesar to and fro between two spaces nobody cares about."""
    for _ in range(turns):
        play(state, "caesar p15" if "caesar p15" in legal(state) else "caesar p13")


@pytest.mark.parametrize("horizon", [1, 2, 3])
def test_V75_promise_expires_after_n_turns_a_round(horizon: int) -> None:
    state = table(number=NOW, rooms={"e4": [1, 1]})
    play(state, "draft p14", "ask 1 1", "pay 0", "give caesar_keep_off", "space p03", f"rounds {horizon}")
    notes = play(state, "enough", "enough", "propose", "accept")
    assert NOW + 4 * horizon == expiry(state.promises[0], 4) == told(notes, "promised")[0]["until"]
    pass_turns(state, 4 * horizon - 1)
    assert {1: "live"} == ledger(state)
    assert A == state.current_player, "the own turn of the maker is the last"
    pass_turns(state, 1)
    assert {1: "kept"} == ledger(state)


def test_V76_catalogue_is_closed_and_can_be_written() -> None:
    assert ("vote", "abstain", "caesar_to", "caesar_away", "caesar_keep_off") == KINDS[:5]
    assert ("caesar_stay", "promote_from", "keep_out", "pay_later") == KINDS[5:]
    for players in (3, 4, 5):
        every = [pledge for _, pledge in catalogue(players, 0, 1)]
        assert len({*every}) == len(every)
        assert every == [decode(code(pledge), players, 0, 1) for pledge in every]
        assert {*range(9)} == {pledge.kind for pledge in every}


def test_V76a_rooms_passages_and_votes_of_a_promised_vote() -> None:
    said = {code(pledge).removesuffix(":1") for _, pledge in catalogue(4, A, B) if pledge.horizon == 1}
    assert {f"vote:any:any:{n}" for n in (1, 2)} <= said
    assert {"vote:e2:p05:2", "vote:e4:p14:1", "vote:b2:any:2", "vote:c1:any:1"} <= said
    for wrong in ("vote:e1:any:1", "vote:any:p05:1", "vote:b2:p08:1", "vote:e4:any:2", "keep_out:senate", "abstain:1"):
        assert wrong not in said
    assert {"abstain:2", "abstain:3"} == {text for text in said if text.startswith("abstain")}


@pytest.mark.parametrize(
    ("promise", "move", "status"),
    [
        ("caesar_to:p03:2", "caesar p03", "kept"),
        ("caesar_away:p14:2", "caesar p03", "kept"),
        ("caesar_away:p05:2", "caesar p03", "live"),
        ("caesar_keep_off:p03:2", "caesar p03", "broken"),
        ("caesar_keep_off:p03:2", "caesar p04", "live"),
        ("caesar_stay:2", "caesar p03", "broken"),
        ("caesar_stay:2", "place e3", "live"),
        ("promote_from:e4:2", "promote p14", "kept"),
        ("promote_from:e2:2", "promote p14", "live"),
        ("keep_out:a3:2", "promote p14", "broken"),
        ("keep_out:e1:2", "place e1", "broken"),
        ("keep_out:e1:2", "place e3", "live"),
        ("vote:e4:any:1:2", "promote p15", "live"),
        ("pay_later:3:2", "place e3", "live"),
    ],
)
def test_V77_acts_keep_and_break_promises(promise: str, move: str, status: str) -> None:
    state = with_promise(promise, rooms={"e4": [3]}, caesar="p14")
    play(state, move)
    assert {1: status} == ledger(state)
    if state.settled:
        assert NOW == state.settled[0].settled


def test_V77_promise_of_another_is_not_touched() -> None:
    state = table(number=NOW, promises=[(C, B, "caesar_stay:1", NOW - 1), (C, B, "keep_out:e1:1", NOW - 1)])
    play(state, "caesar p03", "place e1")
    assert {1: "live", 2: "live"} == ledger(state)


def test_V77_a_vote_given_breaks_a_promise_not_to_vote() -> None:
    state = table(number=NOW, rooms={"e4": [1, 1]}, promises=[(B, C, "abstain:0:2", NOW - 1)])
    notes = play(state, "offer p14 1 1 m0", "accept")
    assert {1: "broken"} == ledger(state)
    assert [{"number": 1, "seat": B, "target": C, "pledge": "abstain:0:2"}] == told(notes, "broken")


def test_V77_negative_duties_are_kept_at_expiry() -> None:
    state = with_promise("keep_out:e1:1", NOW - 4)
    play(state, "caesar p03")
    assert {1: "kept"} == ledger(state)


@pytest.mark.parametrize("text", ["caesar_to:p05:1", "promote_from:e4:1", "pay_later:3:1"])
def test_V77_positive_duties_are_broken_if_a_turn_allowed_them(text: str) -> None:
    promises = [(A, B, text, NOW - 4)]
    state = table(number=NOW - 1, turn=D, rooms={"e4": [2]}, tokens={A: [3]}, promises=promises)
    play(state, "caesar p03")
    assert 1 == state.promises[0].feasible
    play(state, "caesar p04")
    assert {1: "broken"} == ledger(state)


@pytest.mark.parametrize("text", ["caesar_to:p03:1", "promote_from:e4:1", "pay_later:3:1", "caesar_away:p05:1"])
def test_V77_V77c_positive_duties_lapse_if_no_turn_allowed_them(text: str) -> None:
    state = table(number=NOW - 1, turn=D, rooms={"e4": [1, 1]}, promises=[(A, B, text, NOW - 4)])
    play(state, "caesar p03")
    assert 0 == state.promises[0].feasible, "Caesar lies there, A has no votes of its own, and no laurels"
    play(state, "caesar p04" if text != "caesar_to:p03:1" else "place e1")
    assert {1: "lapsed"} == ledger(state)


def test_V77_uncalled_vote_lapses() -> None:
    state = with_promise("vote:any:any:1:1", NOW - 4)
    play(state, "caesar p03")
    assert {1: "lapsed"} == ledger(state)


def test_V77a_vote_is_voided_when_the_last_senator_leaves() -> None:
    state = with_promise("vote:e4:any:1:2", rooms={"e4": [1, 1]}, caesar="p14")
    notes = play(state, "promote p14")
    assert {1: "voided"} == ledger(state)
    assert 1 == len(told(notes, "voided"))
    state = with_promise("vote:e4:any:1:2", rooms={"e4": [2, 1]}, caesar="p14")
    play(state, "promote p14")
    assert {1: "live"} == ledger(state)


@pytest.mark.parametrize(
    ("text", "target", "status"),
    [
        ("vote:e2:p05:1:2", "p05", "voided"),
        ("vote:b1:any:1:2", "p03", "voided"),
        ("vote:e2:any:1:2", "p05", "live"),
        ("vote:e2:p06:1:2", "p05", "live"),
        ("vote:any:any:1:2", "p05", "live"),
    ],
)
def test_V77a_vote_is_voided_by_own_caesar_on_the_only_passage(text: str, target: str, status: str) -> None:
    state = with_promise(text)
    play(state, f"caesar {target}")
    assert {1: status} == ledger(state)
    other = table(number=NOW, turn=A, promises=[(C, B, text, NOW - 1)])
    play(other, f"caesar {target}")
    assert {1: "live"} == ledger(other), "somebody else did it"


def test_V77b_beneficiary_may_waive_at_own_decisions() -> None:
    state = table(number=NOW, rooms={"e4": [1, 1]}, promises=[(C, A, "caesar_stay:2", 20), (C, B, "keep_out:a3:2", 20)])
    assert ["waive 1"] == legal(state, "waive")
    notes = play(state, "waive 1")
    assert (A, {1: "released", 2: "live"}) == (state.current_player, ledger(state))
    assert 1 == len(told(notes, "released"))
    play(state, "offer p14 1 1 m0")
    assert ["waive 2"] == legal(state, "waive")
    play(state, "waive 2")
    assert (B, "answer") == (state.current_player, state.snapshot()["node"])


@pytest.mark.parametrize("node", ["reply", "reward", "settle", "bonus"])
def test_V77b_waiver_at_the_other_nodes(node: str) -> None:
    state = table(
        number=NOW,
        rooms={"e2": [1, 1, 1]},
        pile=1,
        laurels={"p05": 6},
        tokens={A: [4, 5], B: [3]},
        promises=[(D, A, "keep_out:c1:3", 20)],
    )
    moves = {"reply": ["counter pay1"], "reward": ["accept", "accept"], "settle": ["accept", "accept", "reward 1"]}
    play(state, "offer p05 1 1 m1 2 1 m1" if node != "bonus" else "offer p05 1 1 m0 2 1 m0")
    play(state, *moves.get(node, ["accept", "accept", "reward 1"]))
    assert node == state.snapshot()["node"]
    assert ["waive 1"] == legal(state, "waive")
    play(state, "waive 1")
    assert node == state.snapshot()["node"]


def test_V77b_not_while_it_is_called() -> None:
    state = table(rooms={"e4": [1, 1]}, promises=[(B, A, "vote:any:any:1:3", 19), (A, B, "caesar_stay:3", 19)])
    play(state, "offer p14 1 1 c1")
    assert ["waive 2"] == legal(state, "waive")


def test_V78_called_vote_is_given_for_nothing_but_earns_the_reward() -> None:
    state = table(rooms={"e4": [1, 1]}, promises=[(B, A, "vote:e4:any:1:3", 19)])
    notes = play(state, "offer p14 1 1 c1", "accept")
    assert {1: "kept"} == ledger(state)
    assert [1] == held(state, B)
    assert [1] == [facts["called"] for facts in told(notes, "terms")]


def test_V78_refused_call_breaks_the_promise() -> None:
    state = table(rooms={"e4": [1, 1]}, promises=[(B, A, "vote:e4:any:1:3", 19)])
    play(state, "offer p14 1 1 c1", "refuse")
    assert {1: "broken"} == ledger(state)


def test_V78_accepted_call_stays_live_if_the_proposal_fails_elsewhere() -> None:
    state = table(rooms={"e2": [1, 1, 1]}, promises=[(B, A, "vote:e2:any:1:3", 19)])
    play(state, "offer p05 1 1 c1 2 1 m0", "accept", "refuse")
    assert {1: "live"} == ledger(state)
    assert any("c1" in move for move in legal(state, "offer"))


def test_V78a_what_fits() -> None:
    promises = [
        (B, A, "vote:e2:any:1:3", 19),
        (B, A, "vote:any:any:2:3", 19),
        (B, A, "vote:e2:p06:2:3", 19),
        (B, A, "vote:b2:any:2:3", 19),
        (C, B, "vote:any:any:2:3", 19),
    ]
    state = table(rooms={"e2": [1, 2]}, promises=promises)
    found = [move for move in legal(state, "offer") if " c" in move]
    assert ["offer p05 1 2 c2", "offer p06 1 2 c2", "offer p06 1 2 c3"] == found, "exactly as many votes as promised"


def test_V78a_call_is_not_countered() -> None:
    state = table(rooms={"e4": [1, 1]}, promises=[(B, A, "vote:e4:any:1:3", 19)])
    play(state, "offer p14 1 1 c1")
    assert ["accept", "refuse"] == legal(state)


def test_V79_ledger_is_open_and_shows_what_a_move_would_break() -> None:
    state = with_promise("caesar_stay:2", rooms={"e1": [1]})
    assert state.promises == state.observe(C).promises
    assert [1] == insight.broken_by(state, ("caesar", "p03"))
    assert [] == insight.broken_by(state, ("promote", "p01"))
    entry = insight.ledger(state)[0]
    assert ("caesar_stay:2", "live", 28, False) == tuple(entry[key] for key in ("pledge", "status", "until", "binds"))
    play(state, "caesar p03")
    assert (0, 1, 0) == insight.counts(state, A, B)
    assert "broken" == insight.ledger(state)[0]["status"]


def test_V79_what_other_moves_would_end() -> None:
    state = table(
        number=NOW,
        rooms={"e4": [1, 1]},
        promises=[
            (A, B, "keep_out:a3:2", 20),
            (B, C, "abstain:0:2", 20),
            (A, C, "vote:e4:any:1:2", 20),
            (B, A, "vote:e4:any:1:2", 20),
        ],
    )
    offer = ("offer", "p14", 1, 1, "m0")
    assert [(1, "broken"), (3, "voided")] == insight.endings(state, offer)
    play(state, "offer p14 1 1 m0")
    assert [2] == insight.broken_by(state, ("accept",))
    assert [] == insight.broken_by(state, ("refuse",))
    play(state, "refuse", "offer p14 1 1 c4")
    assert [4] == insight.broken_by(state, ("refuse",))


def test_V76b_debt_is_fulfilled_at_an_own_choice() -> None:
    state = with_promise("pay_later:2:2", tokens={A: [1, 3], B: [1]})
    assert ["fulfil 1"] == legal(state, "fulfil")
    assert ("fulfil", 1) in state.candidates()
    notes = play(state, "fulfil 1")
    assert ({1: "kept"}, A) == (ledger(state), state.current_player)
    assert [{"seat": A, "target": B, "value": 2}] == told(notes, "paid", -3)
    poor = with_promise("pay_later:2:2", tokens={A: [1]})
    assert [] == legal(poor, "fulfil")
    choice = with_promise("pay_later:1:2", tokens={A: [5, 4], B: [4, 3]})
    play(choice, "fulfil 1")
    assert (A, "settle") == (choice.current_player, choice.snapshot()["node"])
    play(choice, "settle 1")
    assert (A, "choose") == (choice.current_player, choice.snapshot()["node"])
    assert room(choice, "e1") == [0, 0, 0, 0]


@pytest.mark.parametrize(("rounds", "expected"), [(1, 1 / 3), (10, 0.5 - 1 / 12), (20, 0.5 - 1 / 24)])
def test_V83_trust_goes_back_to_one_half(rounds: int, expected: float) -> None:
    state = with_promise("caesar_stay:1")
    assert 0.5 == insight.trust(state, A, B)
    play(state, "caesar p03")
    state.number += 4 * rounds
    assert pytest.approx(expected) == insight.trust(state, A, B)
    assert 0.5 == insight.trust(state, B, A)


def test_V83_voided_counts_half() -> None:
    state = with_promise("vote:e4:any:1:2", rooms={"e4": [1]}, caesar="p14")
    play(state, "promote p14")
    assert (0, 0, 1) == insight.counts(state, A, B)
    assert pytest.approx(1 / 2.5) == insight.trust(state, A, B)
