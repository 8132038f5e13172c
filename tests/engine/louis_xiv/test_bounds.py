"""The bounds that the game declares."""

import pytest

from engine.api import NOBODY
from engine.louis_xiv import LOUIS_XIV
from engine.louis_xiv.data import COURTIERS, INFLUENCE_CARDS, MISSIONS, POWER
from engine.louis_xiv.position import NODE_CARD, NODE_MOVE
from engine.rng import Rng
from tests.engine.games import Table, tables
from tests.engine.louis_xiv.table import A, legal, play, table
from tests.engine.louis_xiv.trial import TRIAL

CARD = 2 + (len(COURTIERS) - 1) + 3
"""Decisions with a card at most: it and how many, a step onto every other courtier (A2), a stop for each marker."""
ROUND = 16 + 2 * 2 + 12 + 8 * 4 + 2 * 4 * 2 + 2 * 4
"""Powers that place, intrigue, bribes, place rewards and, of each seat, a stop and a chip to keep."""
MISSION = 3
"""Which, with which chips, from which deck."""


def test_longest_list_is_every_courtier_and_no() -> None:
    state = table(hands={A: [0, 1]})
    play(state, "card 0")
    assert LOUIS_XIV.max_moves == len(legal(state)) == len(COURTIERS) + 1


def test_declared_number_of_decisions_is_enough() -> None:
    plays = INFLUENCE_CARDS - 2
    worst = 4 * (plays * CARD + ROUND) + MISSION * len(MISSIONS)
    assert worst <= LOUIS_XIV.max_decisions < worst * 1.2
    assert 16 == sum(power in (2, 6, 11) for power in POWER), "foothold, inner_guest, network"


@pytest.mark.parametrize("setup", tables(TRIAL), ids=str)
def test_a_card_takes_no_more_decisions_than_declared(setup: Table) -> None:
    for seed in range(3):
        state, rng, decisions = setup.new(seed), Rng(seed), 0
        while state.current_player != NOBODY:
            decisions = 1 if state.node == NODE_CARD else decisions + (state.node <= NODE_MOVE)
            assert decisions <= CARD
            state.advance(rng.choice(state.legal_moves()))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_A23_the_influence_deck_is_never_empty_while_drawing(players: int) -> None:
    """Two cards more for each player, two by `extra_card`, and of two players the neutral cards with all jokers."""
    neutral = 3 + 6 if players == 2 else 0
    assert 5 * players + players + 2 + neutral <= INFLUENCE_CARDS
