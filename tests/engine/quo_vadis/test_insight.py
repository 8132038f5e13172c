"""What the engine tells those who show a position and those who play it."""

import pytest

from engine.quo_vadis import QUO_VADIS, drafts, insight
from engine.quo_vadis.position import NONE, Terms
from engine.rng import Rng
from tests.engine.quo_vadis.recorded import lively
from tests.engine.quo_vadis.table import A, B, C, legal, play, pledge, table

P14, P15, P05 = 13, 14, 4


@pytest.mark.parametrize(
    ("setup", "why"),
    [
        ({"rooms": {"e4": [0, 2]}}, "absent"),
        ({"rooms": {"e4": [2], "a3": [0, 3]}}, "full"),
        ({"rooms": {"e4": [2]}}, ""),
        ({"rooms": {"e4": [1]}, "caesar": "p14"}, ""),
        ({"rooms": {"e4": [1]}}, "silent"),
        ({"rooms": {"e4": [1, 1]}}, "votes"),
    ],
)
def test_obstacle_says_why_a_passage_is_barred(setup: dict[str, object], why: str) -> None:
    assert why == insight.obstacle(table(**setup), A, P14)  # type: ignore[arg-type]


def test_obstacle_when_proposals_are_used_up_or_a_promise_binds() -> None:
    state = table(rooms={"e4": [1, 1]})
    for entry in ("m0", "m1", "m2"):
        play(state, f"offer p14 1 1 {entry}", "refuse")
    assert "spent" == insight.obstacle(state, A, P15)
    assert "votes" == insight.obstacle(state, B, P15)
    bound = table(
        4, {"promise_mode": "two_rounds"}, rooms={"e4": [2]}, promises=[(A, B, "keep_out:a3:2", 20)], number=21
    )
    assert ["bound", ""] == [insight.obstacle(bound, A, passage) for passage in (P14, P15)]


def test_votes_seats_and_ways() -> None:
    state = table(rooms={"e2": [1, 2, 0, 1]}, senate=[A, B])
    assert (1, 3, 4) == insight.votes(state, A, P05)
    assert 3 == insight.seats_left(state)


def test_means_and_due_ones() -> None:
    state = table(rooms={"e2": [1, 2]}, tokens={A: [2]}, laurels={"p05": 5}, pile=1)
    assert (7, 2) == (insight.means(state, P05), insight.means(state, NONE))
    terms = Terms(B, 2, 0, (), (), NONE)
    assert 1 == insight.due_ones(state, terms, P05)
    assert 0 == insight.due_ones(state, terms, NONE)


def test_question_at_every_node() -> None:
    state = table(rooms={"e2": [1, 1, 1]}, pile=1, laurels={"p05": 6}, tokens={A: [4, 5], B: [3]})
    assert ("choose", {}) == insight.question(state)
    draft = state.clone()
    play(draft, "draft p05", "ask 1 1 2 1", "pay 0")
    assert ("draft", {"opener": "draft", "step": "give", "seat": B}) == insight.question(draft)
    play(state, "offer p05 1 1 m1 2 1 m1")
    node, facts = insight.question(state)
    assert ("answer", "p05", [B, C]) == (node, facts["passage"], [one["seat"] for one in facts["terms"]])
    other = state.clone()
    play(other, "counter pay1")
    assert [2] == [one["pay"] for one in insight.question(other)[1]["counter"]]
    play(state, "accept", "accept", "reward 1")
    assert ("settle", {"target": B, "value": 1}) == insight.question(state)
    side = table(4, {"side_deals": True})
    assert [
        {"seat": 1, "votes": 0, "pay": 0, "gives": ["vote:any:any:1:2"], "wants": ["vote:any:any:1:2"], "called": 0}
    ] == (insight.describe_move(side, ("side", 1, "s3")))
    play(side, "side 1 s3")
    assert "" == insight.question(side)[1]["passage"]


def test_clicks_build_a_whole_deal() -> None:
    state = table(rooms={"e2": [1, 1, 1]}, tokens={A: [5]}, promises=[(C, A, "vote:any:any:1:3", 19)])
    one = Terms(B, 1, 2, (pledge("keep_out:b1:1"), pledge("caesar_stay:2")), (pledge("pay_later:3:1", 4, B, A),), NONE)
    two = Terms(C, 1, 0, (), (), 1)
    for move in drafts.clicks(state, ("draft", "p05"), (one, two)):
        state.apply(move)
    expected = one._replace(mine=(one.mine[1], one.mine[0]))
    assert (expected, two) == state.deal


def test_clicks_build_bids_and_counters() -> None:
    state = table(rooms={"e2": [1, 2, 1]}, laurels={"p05": 5})
    play(state, "call p05")
    bids = (Terms(B, 1, 1, (), (), NONE), Terms(B, 2, 3, (pledge("keep_out:a1:2"),), (), NONE))
    for move in drafts.clicks(state, ("bid_draft",), bids):
        state.apply(move)
    assert bids == state.bids
    state = table(rooms={"e4": [1, 1]})
    play(state, "offer p14 1 1 m0")
    counter = (Terms(B, 1, 4, (), (), NONE),)
    for move in drafts.clicks(state, ("counter_draft",), counter):
        state.apply(move)
    assert counter == state.counter


@pytest.mark.parametrize("seed", range(6))
def test_every_position_of_a_game_can_be_asked(seed: int) -> None:
    options = {"side_deals": True, "lobbying": True, "promise_mode": ("free", "two_rounds")[seed % 2]}
    state, rng = QUO_VADIS.new(3 + seed % 3, options, seed), Rng(seed)
    while state.current_player >= 0:
        node, _ = insight.question(state)
        assert node == state.snapshot()["node"]
        for move in state.legal_moves():
            ended = insight.endings(state, move)
            assert len({*ended}) == len(ended)
        assert len(state.promises) + len(state.settled) == len(insight.ledger(state))
        for seat in range(state.players):
            assert 0 < insight.trust(state, seat, (seat + 1) % state.players) < 1
            assert all(insight.obstacle(state, seat, passage) != "?" for passage in range(17))
        state.advance(lively(state, rng))
    assert legal(state) == []


@pytest.mark.parametrize("seed", range(4))
def test_V79_what_a_move_is_said_to_break_is_broken_by_it(seed: int) -> None:
    state, rng = QUO_VADIS.new(4, {}, seed), Rng(seed)
    while state.current_player >= 0:
        move = lively(state, rng)
        said = insight.broken_by(state, move) if move[0] in ("place", "promote", "caesar", "refuse") else None
        before = {promise.number for promise in state.promises}
        number = state.number
        state.advance(move)
        if said is not None and state.number == number:
            gone = {each.number for each in state.settled if each.status == 2} & before
            assert {*said} <= gone
