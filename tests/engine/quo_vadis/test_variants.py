"""The variants (section 12)."""

import pytest

from engine.api import Journal
from engine.quo_vadis import QUO_VADIS, insight
from engine.quo_vadis.state import QuoVadisState
from engine.rng import Rng
from tests.engine.quo_vadis.table import A, B, C, D, held, ledger, legal, parse, play, room, table, told


@pytest.mark.parametrize(("players", "ones"), [(3, 10), (4, 14), (5, 18)])
def test_V90_limited_ones(players: int, ones: int) -> None:
    assert ones == QUO_VADIS.new(players, {"limited_ones": True}, 1).pile


def test_V91_sums_are_open_once_three_players_are_in_the_senate() -> None:
    state = table(
        4, {"reveal_after_three": True}, rooms={"c1": [2]}, senate=[B, C, B], tokens={B: [4], D: [3]}, pile=None
    )
    assert not insight.is_shown(state, A, B)
    reveals = state.reveals
    notes = play(state, "promote p04")
    assert [{"totals": [0, 4, 0, 3]}] == told(notes, "totals_open")
    assert insight.is_shown(state, A, B)
    assert reveals + 2 == state.reveals, "the sums, and a token from the bag"
    base = table(4, {}, rooms={"c1": [2]}, senate=[B, C, B])
    play(base, "promote p04")
    assert not insight.is_shown(base, A, B)


def test_V94_public_totals() -> None:
    state = table(4, {"totals_visibility": "public"}, tokens={B: [4]})
    assert insight.is_shown(state, A, B)
    state = table(4, {}, tokens={B: [4]})
    assert insight.is_shown(state, B, B)
    assert not insight.is_shown(state, A, B)


# ----------------------------------------------------------------------------------------------------- side deals
def test_V95_side_deal_from_the_menu() -> None:
    state = table(4, {"side_deals": True}, tokens={A: [1, 1]})
    assert [f"side {seat} {entry}" for seat in (1, 2, 3) for entry in ("s1", "s2", "s3")] == legal(state, "side")
    notes = play(state, "side 2 s1")
    assert (C, [{"seat": A, "target": C}]) == (state.current_player, told(notes, "side_offered"))
    assert ["accept", "refuse", "counter pay1", "counter pay2"] == legal(state)[:4]
    play(state, "accept")
    assert (A, "choose", [1]) == (state.current_player, state.snapshot()["node"], held(state, C))
    assert (C, A) == (state.promises[0].maker, state.promises[0].beneficiary)
    assert [] == legal(state, "side") + legal(state, "side_draft"), "once per turn"


def test_V95_free_side_deal_with_a_counter() -> None:
    state = table(4, {"side_deals": True}, tokens={B: [1, 4], A: [3, 2]})
    play(state, "side_draft", "ask 1 0")
    assert [f"pay {n}" for n in range(-5, 6)] == legal(state, "pay")
    empty = state.clone()
    play(empty, "pay 0", "enough", "enough")
    assert ["withdraw"] == legal(empty)
    play(state, "pay -3", "give keep_out", "room b1", "rounds 1", "enough", "enough", "propose")
    play(state, "counter_draft", "pay -1", "give keep_out", "room b1", "rounds 2", "enough", "enough", "propose")
    play(state, "take")
    assert ([1, 2, 3], [4]) == (held(state, A), held(state, B))
    assert {1: "live"} == ledger(state)


def test_V95_side_deal_may_be_settled_by_choice_refused_or_withdrawn() -> None:
    state = table(4, {"side_deals": True}, tokens={A: [4, 3], B: [3, 2]})
    play(state, "side 1 s1", "accept")
    assert ["settle 0", "settle 1"] == legal(state)
    play(state, "settle 1")
    assert (A, [2, 4]) == (state.current_player, held(state, A))
    refused = table(4, {"side_deals": True}, tokens={A: [4, 3], B: [3, 2]})
    play(refused, "side 1 s1", "refuse")
    assert (A, [3, 4], 0) == (refused.current_player, held(refused, A), refused.proposals)
    withdrawn = table(4, {"side_deals": True})
    play(withdrawn, "side_draft", "withdraw")
    assert [] == legal(withdrawn, "side")


def test_V95_poor_mover_offers_promises_only() -> None:
    state = table(4, {"side_deals": True})
    assert ["side 1 s3", "side 2 s3", "side 3 s3"] == legal(state, "side")
    play(state, "side 1 s3", "accept")
    assert {1: "live", 2: "live"} == ledger(state)
    assert "offer" not in {move.split()[0] for move in legal(state)}


# -------------------------------------------------------------------------------------------------------- lobbying
def test_V96_uninvolved_players_may_pay_for_a_refusal() -> None:
    state = table(5, {"lobbying": True}, rooms={"e4": [1, 0, 1]}, tokens={B: [2], D: [5, 5, 5], 4: []})
    play(state, "offer p14 2 1 m0")
    assert (B, ["lobby 1", "lobby 2", "no_lobby"]) == (state.current_player, legal(state))
    notes = play(state, "lobby 2")
    assert [{"seat": B, "target": C, "pay": 2}] == told(notes, "lobbied")
    assert (D, 9) == (state.current_player, len(legal(state, "lobby"))), "1 to 9"
    play(state, "lobby 5")
    assert ["no_lobby"] == legal(state), "without laurels there is nothing to offer"
    notes = play(state, "no_lobby")
    assert [{"seat": 4}] == told(notes, "not_lobbied")
    assert C == state.current_player
    play(state, "refuse")
    assert ([2, 5], [], [5, 5]) == (held(state, C), held(state, B), held(state, D))
    assert (A, "choose") == (state.current_player, state.snapshot()["node"])


@pytest.mark.parametrize("answers", [["accept"], ["counter pay1", "drop"]])
def test_V96_only_a_plain_refusal_is_paid(answers: list[str]) -> None:
    state = table(4, {"lobbying": True}, rooms={"e4": [1, 1]}, tokens={C: [3]})
    play(state, "offer p14 1 1 m0", "lobby 3", "no_lobby", *answers)
    assert [3] == held(state, C)


def test_V96_lobbyist_may_have_to_choose_how_to_pay() -> None:
    state = table(4, {"lobbying": True}, rooms={"e4": [1, 1]}, tokens={C: [4, 3], B: [3, 2]})
    play(state, "offer p14 1 1 m0", "lobby 1", "no_lobby", "refuse")
    assert (C, ["settle 0", "settle 1"]) == (state.current_player, legal(state))
    play(state, "settle 0")
    assert (A, "choose", [1, 1, 0, 0]) == (state.current_player, state.snapshot()["node"], room(state, "e4"))


def test_V96_before_each_asked_player() -> None:
    state = table(5, {"lobbying": True}, rooms={"e2": [1, 1, 1]}, tokens={D: [1], 4: [1]})
    play(state, "offer p05 1 1 m0 2 1 m0", "lobby 1", "no_lobby", "accept")
    assert (D, ["lobby 1", "no_lobby"]) == (state.current_player, legal(state))
    play(state, "no_lobby", "lobby 1", "accept")
    assert [1, 0, 0, 0, 0] == room(state, "b1")


def test_V96_nobody_lobbies_where_the_answer_is_forced() -> None:
    promises = [(B, A, "vote:any:any:1:2", 20)]
    state = table(4, {"lobbying": True, "promise_mode": "two_rounds"}, rooms={"e4": [1, 1]}, promises=promises)
    play(state, "offer p14 1 1 c1")
    assert ["accept"] == legal(state)
    free = table(4, {"lobbying": True}, rooms={"e4": [1, 1]}, promises=promises)
    play(free, "offer p14 1 1 c1")
    assert "lobby" == free.snapshot()["node"]


# ----------------------------------------------------------------------------------------------------- blind tokens
def test_V97_only_the_class_of_a_passage_token_is_seen() -> None:
    state = table(4, {"first_token_blind": True}, laurels={"p14": 2, "p15": 5, "p03": 6, "p04": 4})
    seen = state.observe(A)
    assert [7, 8, 6, 8] == [seen.laurels[i] for i in (13, 14, 2, 3)]
    assert [-2] * 4 == seen.bag[2:6]
    assert state.bag[6] == seen.bag[6]


def test_V97_only_the_taker_looks_at_the_value() -> None:
    state = table(4, {"first_token_blind": True}, rooms={"e4": [2]}, laurels={"p14": 3})
    notes = play(state, "promote p14")
    assert [7] == [facts["laurel"] for facts in told(notes, "laurel_taken", -3)]
    assert [{"seat": A, "laurel": 3}] == told(notes, "laurel_looked_at", A)
    assert (3, 3) == insight.total(state.observe(A), A)
    assert (2, 3) == insight.total(state.observe(B), A)
    assert 1 == insight.token_count(state.observe(B), A) == insight.token_count(state, A)
    worlds = set()
    for seed in range(20):
        world = state.observe(B)
        world.determinize(Rng(seed))
        worlds.add(insight.total(world, A))
        assert state.laurels.count(6) == world.laurels.count(6)
        assert sum(state.bag) == sum(world.bag)
    assert {(2, 2), (3, 3)} == worlds


def test_V97_the_lower_value_of_the_class_counts_before_it_is_seen() -> None:
    state = table(4, {"first_token_blind": True}, rooms={"e4": [1, 1]}, laurels={"p14": 3})
    assert ["m0", "m1", "m2", "m4", "m5", "m6", "m8"] == [
        move.split()[-1] for move in legal(state, "offer") if "p14" in move
    ]


# ---------------------------------------------------------------------------------------------------- sealed prices
def test_V93_sealed_prices_are_known_to_the_two_only() -> None:
    state = table(4, {"payment_visibility": "sealed"}, rooms={"e4": [1, 1]}, tokens={A: [2]}, laurels={"p14": 5})
    notes = play(state, "offer p14 1 1 m2")
    assert [2] == [facts["pay"] for facts in told(notes, "terms", B)]
    assert "pay" not in told(notes, "terms_sealed", C)[0]
    assert [2, 2, -99, -99] == [state.observe(seat).terms[0].pay for seat in range(4)]
    notes = play(state, "accept")
    assert [{"seat": A, "target": B}] == told(notes, "paid_sealed", C)
    assert [{"seat": A, "target": B, "value": 2}] == told(notes, "paid", A)


def test_V93_sealed_drafts_bids_counters_and_lobbies() -> None:
    state = table(4, {"payment_visibility": "sealed", "lobbying": True}, rooms={"e4": [1, 1]}, tokens={C: [2], A: [5]})
    play(state, "draft p14", "ask 1 1", "pay -2")
    assert ("pay", -99) == state.observe(B).draft[-1]
    assert ("pay", -2) == state.observe(A).draft[-1]
    play(state, "withdraw", "offer p14 1 1 m1", "lobby 2")
    assert [0, 0, 2, 0] == list(state.observe(C).lobbies) == list(state.observe(C).lobbies)
    assert [0, 0, -99, 0] == list(state.observe(D).lobbies) == list(state.observe(A).lobbies)
    play(state, "no_lobby", "counter pay2")
    assert [3, 3, -99, -99] == [state.observe(seat).counter[0].pay for seat in range(4)]
    play(state, "drop", "call p15", "bid m2")
    assert [2, 2, -99, -99] == [state.observe(seat).bids[0].pay for seat in range(4)]
    assert [1, 1, -99, -99] == [state.observe(seat).tried[0][1][0].pay for seat in range(4)]


@pytest.mark.parametrize("sealed", ["value_public", "sealed"])
def test_V96_everybody_may_look_at_the_table_at_every_note(sealed: str) -> None:
    """What was offered for a no is off the table once the asked player has agreed."""
    options = {"lobbying": True, "payment_visibility": sealed}
    state = table(5, options, rooms={"e2": [1, 1, 1]}, tokens={D: [1], 4: [1]})
    for words in ("offer p05 1 1 m0 2 1 m0", "lobby 1", "no_lobby", "accept", "no_lobby", "lobby 1", "accept"):
        journal = Journal()
        state.advance(parse(words), journal)
        for note in journal.notes:
            assert isinstance(note.picture, QuoVadisState)
            assert all(note.picture.observe(seat) is not None for seat in range(5))
            if note.key == "accepted":
                assert () == note.picture.lobbies
