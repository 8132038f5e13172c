"""Every turn and every game is finite, and the bounds that are declared hold (V63a, V82)."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.api import NOBODY
from engine.quo_vadis import QUO_VADIS
from engine.quo_vadis.data import (
    EXITS,
    MAX_DECISIONS_A_TURN,
    MAX_LIVE,
    MAX_PROPOSALS,
    MAX_ROUNDS,
    SEATS,
    SENATE,
    SPACES,
    VOTES,
)
from engine.quo_vadis.menu import MENU
from engine.quo_vadis.state import QuoVadisState
from engine.rng import Rng
from tests.engine.quo_vadis.recorded import CHANGED, lively

OUTSIDE = ("waive", "fulfil", "side", "side_draft", "lobby", "no_lobby")
"""Moves that the bound of a turn does not count: waivers, debts, and what the variants add."""

OPTIONS: list[dict[str, Any]] = [
    {},
    {"promise_mode": "turn_only"},
    {"promise_mode": "one_round"},
    {"promise_mode": "two_rounds", "side_deals": True},
    {"lobbying": True},
    CHANGED,
]


def counts(state: QuoVadisState, move: tuple[str | int, ...]) -> bool:
    """Whether a decision is one of the protocol: the clicks of a draft are one, its last (V63b)."""
    if state.snapshot()["node"] == "draft":
        return move[0] == "propose" and state.draft[0][0] != "side_draft"
    if state.snapshot()["talk"] == "side":
        return False
    return move[0] not in (*OUTSIDE, "draft", "counter_draft", "bid_draft")


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 2**32), st.sampled_from([3, 4, 5]), st.sampled_from(OPTIONS), st.booleans())
def test_V63a_V82_no_turn_is_longer_than_its_bound(
    seed: int, players: int, options: dict[str, Any], talkative: bool
) -> None:
    state, rng = QUO_VADIS.new(players, options, seed), Rng(seed)
    turn, decisions, plain, total = 0, 0, 0, 0
    while state.current_player != NOBODY:
        if state.number != turn:
            turn, decisions, plain = state.number, 0, 0
        move = talk(state, rng) if talkative else lively(state, rng)
        decisions += counts(state, move)
        plain += move[0] == "withdraw"
        total += 1
        state.advance(move)
        assert decisions <= MAX_DECISIONS_A_TURN
        assert plain <= MAX_PROPOSALS + MAX_PROPOSALS * 4 + 2
    assert total <= QUO_VADIS.max_decisions
    assert state.number <= MAX_ROUNDS * players


def talk(state: QuoVadisState, rng: Rng) -> tuple[str | int, ...]:
    """Negotiates as long as the rules let him, says yes to everything that goes on, and does the rest at random."""
    moves = state.legal_moves()
    for verb in ("call", "offer", "bid", "counter", "take", "promote", "place"):
        found = [move for move in moves if move[0] == verb]
        if found and rng.below(8):
            return rng.choice(found)
    return rng.choice(moves)


def test_V63a_bound_is_the_sum_of_its_parts() -> None:
    call, passed = 6, 6 + 4
    assert (MAX_PROPOSALS - 1) * call + passed == MAX_DECISIONS_A_TURN


def test_V82_progress_acts_are_bounded() -> None:
    assert 40 + 4 * 5 + 3 * 35 == 165


def test_declared_number_of_decisions_is_enough() -> None:
    """With every click of every draft, all variants together: a wide estimate."""
    pledge = 5  # kind, room, passage, votes, rounds
    terms = 1 + 4 * pledge
    draft = 2 + 2 * terms + 1
    answer = 1 + terms + 1 + 1 + 1  # a draft that is withdrawn, another answer, and the reply
    lobby = 3 + 3  # offers, and how they are paid
    offer = draft + 2 * (answer + lobby)
    call = 1 + 4 * (1 + 2 * terms + 1 + 1 + 1) + 1
    waived = 12  # as many promises as a turn can bring; the same for debts
    side = draft + answer + 1
    turn = MAX_PROPOSALS * max(offer, call) + side + 4 + 2 * waived
    assert MAX_ROUNDS * 5 * turn <= QUO_VADIS.max_decisions < MAX_ROUNDS * 5 * turn * 1.3


def ballots(needed: int) -> tuple[int, int]:
    """The most ballots with one and with two asked players: four neighbours, seats enough or not."""
    return (4, 6) if needed == 2 else (2, 0)


def test_longest_list_is_within_the_bound() -> None:
    """Upper estimate: votes asked in every larger room at once, every neighbour with as many promises as may be."""
    offers = 0
    for room in range(SENATE):
        if SEATS[room] > 1:
            one, two = ballots(VOTES[room] - 1)
            single = len(MENU) + MAX_LIVE
            pair = len(MENU) + 4 - 1 + (1 + MAX_LIVE) ** 2 + 4 * MAX_LIVE
            offers += len(EXITS[room]) * (one * single + two * pair)
    actions = 4 + 17 + len(SPACES) - 1
    rest = 2 * len(SPACES) + 4 * 3 + 1 + 2 * 4 * MAX_LIVE
    assert offers + actions + rest <= QUO_VADIS.max_moves


@pytest.mark.parametrize("players", [3, 4, 5])
def test_V82_stubborn_players_come_to_an_end(players: int) -> None:
    for pick in (0, -1):
        state = QUO_VADIS.new(players, CHANGED, 3)
        for _ in range(QUO_VADIS.max_decisions):
            if state.current_player == NOBODY:
                break
            state.advance(state.legal_moves()[pick])
        assert NOBODY == state.current_player
