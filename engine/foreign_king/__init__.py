"""The Foreign King (Javier García, 2015): rules F1 to F112 of `seeds/foreign_king/rules.md`.

What a journal is told stands in `notes.py`; the fields of a position in `position.py`; the moves in `moves.py`.
"""

from collections.abc import Mapping
from typing import Final

from engine.api import NOBODY, Snapshot, Value
from engine.foreign_king.consistency import check
from engine.foreign_king.data import DISCS, GAME, OPTIONS, STARTING_FRANCS, STOCK, SUPPLY
from engine.foreign_king.position import GOES_ON, NODE_ACTION
from engine.foreign_king.settings import Settings
from engine.foreign_king.snapshots import read
from engine.foreign_king.state import ForeignKingState
from engine.rng import Rng
from engine.seeds import SeededGame


class ForeignKing(SeededGame):
    """What is fixed about The Foreign King."""

    options = OPTIONS
    rules_version = 1
    max_moves = max(DISCS.values())
    max_decisions = 14_000
    """See `tests/engine/foreign_king/test_bounds.py`."""

    def new(self, players: int, options: Mapping[str, Value], seed: int) -> ForeignKingState:
        settings = Settings(players, self.settle(players, options))
        state = ForeignKingState()
        state.settings = settings
        state.players = players
        state.round = 1
        state.reveals = 0
        state.order = list(range(players))
        Rng(seed).shuffle(state.order)
        state.francs = [STARTING_FRANCS[state.order.index(seat)] for seat in range(players)]
        state.medals = [0] * players
        state.loans = [0] * players
        state.supply = [settings.discs] * players
        state.congress = [0] * players
        state.points = [0] * players
        state.pawns = [-1] * players
        state.citizens = [0] * (SUPPLY * players)
        state.factories = [0] * (SUPPLY * 4)
        state.stock = STOCK[:]
        state.king = -1
        state.marker = settings.marker_start
        state.turn = 0
        state.skips = 0
        state.track_changer = NOBODY
        state.queen_changer = NOBODY
        state.node = NODE_ACTION
        state.chosen = -1
        state.steps = 0
        state.last = 0
        state.queue = []
        state.ended = GOES_ON
        state.current_player = state.order[0]
        return state

    def load(self, snapshot: Snapshot) -> ForeignKingState:
        state = ForeignKingState()
        read(snapshot, self.settle, state)
        check(state)
        return state


FOREIGN_KING: Final = ForeignKing(GAME)
