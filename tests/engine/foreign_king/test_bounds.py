"""The bounds that the game declares."""

from collections.abc import Callable

import pytest

from engine.api import NOBODY, Move
from engine.foreign_king import FOREIGN_KING
from engine.foreign_king.data import (
    DISCS,
    LOAN,
    MEDALS,
    MONEY_GAIN,
    REPAYMENT,
    ROUND_LIMIT,
    STARTING_FRANCS,
    STOCK,
    TEXTILE,
)
from engine.foreign_king.state import ForeignKingState
from tests.engine.foreign_king.table import legal, play, table


def test_longest_list_is_the_number_of_citizens_to_place() -> None:
    state = table(2, francs=[20, 5])
    play(state, "action place", "place_in namur")
    assert len(legal(state)) == 15 == FOREIGN_KING.max_moves


def test_declared_number_of_decisions_is_enough() -> None:
    """Every turn at its longest, every franc spent on borrowing and repaying.

    A turn: action, copy, origin, every citizen on the map one by one; or action, copy, province, steps, a release
    each, the factories; then the discs of both changers, and the last repayments. Borrowing and repaying one loan
    costs a franc, and loans left over are at most one a medal.
    """
    worst = 0
    for players, discs in DISCS.items():
        turns = players * ROUND_LIMIT
        move, king = 3 + discs, 4 + players + 1
        income = sum(STARTING_FRANCS[:players]) + turns * (MONEY_GAIN + STOCK[TEXTILE])
        repayments = (income + LOAN * MEDALS) // (REPAYMENT - LOAN)
        free = repayments + (repayments + MEDALS)
        worst = max(worst, turns * max(move, king) + 2 * ROUND_LIMIT + players + free)
    assert worst <= FOREIGN_KING.max_decisions < worst * 1.2


def longest(state: ForeignKingState) -> Move:
    """Borrows and repays whenever possible, never takes the King, moves citizens one by one."""
    moves = state.legal_moves()
    free = [move for move in moves if move[0] in ("borrow", "repay")]
    if free:
        return free[-1]
    wanted = [("action", name) for name in ("move", "money", "place", "turn_order", "build", "congress", "queen")]
    return next((move for move in wanted if move in moves), moves[-1 if moves[0][0] == "place" else 0])


def shortest(state: ForeignKingState) -> Move:
    moves = state.legal_moves()
    return ("action", "king") if ("action", "king") in moves else moves[0]


@pytest.mark.parametrize("auto_borrow", [True, False])
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("policy", [longest, shortest])
def test_stubborn_players_stay_within_the_bounds(
    policy: Callable[[ForeignKingState], Move], players: int, auto_borrow: bool
) -> None:
    state = FOREIGN_KING.new(players, {"auto_borrow": auto_borrow}, 3)
    decisions = 0
    while state.current_player != NOBODY:
        assert len(state.legal_moves()) <= FOREIGN_KING.max_moves
        state.advance(policy(state))
        decisions += 1
    assert decisions <= FOREIGN_KING.max_decisions
