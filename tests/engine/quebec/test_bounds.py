"""The bounds that the game declares."""

import pytest

from engine.api import NOBODY
from engine.quebec import QUEBEC
from engine.quebec.data import SPACES, WORKERS
from engine.rng import Rng
from tests.engine.quebec.table import BLACK, WHITE, legal, play, table

DECISIONS_A_TURN = 6
"""Contribution, joker, then the Jewish district (placed, from, to, how many) or the Rich (site, architect, zone)."""


def turns_of_a_century(players: int) -> int:
    """Every turn takes a disc, a leader, or a worker of the own stock; then the century ends (Q29a)."""
    return 12 + players * WORKERS[players] + players


def test_longest_list_is_no_longer_than_all_buildings_and_a_skip() -> None:
    """One player has raised a token on every other space; he may raise any of them."""
    tokens = {name: (BLACK, 1) for name in SPACES if name not in ("S28", "S14")}
    state = table(2, {"token_limit": 0}, century=4, architects={WHITE: "S28", BLACK: "S14"}, tokens=tokens)
    play(state, "contribute S28")
    assert 42 + 1 == len(legal(state))
    assert 42 + 1 <= QUEBEC.max_moves


def test_declared_number_of_decisions_is_enough() -> None:
    worst = max(4 * (turns_of_a_century(players) * DECISIONS_A_TURN + 1) for players in QUEBEC.players)
    assert worst <= QUEBEC.max_decisions < worst * 1.2


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_Q29a_a_century_has_a_bounded_number_of_turns(players: int) -> None:
    for seed in range(12):
        state, rng = QUEBEC.new(players, {}, seed), Rng(seed)
        turns, century = 0, 1
        while state.current_player != NOBODY:
            if state.round != century:
                century, turns = state.round, 0
            turns += not state.stack
            assert turns <= turns_of_a_century(players)
            state.advance(rng.choice(state.legal_moves()))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_turn_has_no_more_decisions_than_declared(players: int) -> None:
    most = 0
    for seed in range(40):
        state, rng, decisions = QUEBEC.new(players, {}, seed), Rng(seed), 0
        while state.current_player != NOBODY:
            decisions = decisions + 1 if state.stack else 1
            most = max(most, decisions)
            state.advance(rng.choice(state.legal_moves()))
    assert most in (DECISIONS_A_TURN - 1, DECISIONS_A_TURN)
