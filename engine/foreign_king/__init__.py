"""The Foreign King (Javier García, 2015): rules F1 to F112 of `seeds/foreign_king/rules.md`.

The notes a journal gets (key: facts). `seat` and `seats` are seat numbers; `province`, `target`, `source`, `action` and
`factory` are ids of `data.toml` (`target` and `source` also "supply"); the rest are numbers.

    round            round                              a new round has begun
    chose            seat, action                       the pawn stands on the space of that action
    copied           seat, action                       the Queen (paid) copies that action
    borrowed         seat, francs                       a medal turned face down, also when a cost made it necessary
    repaid           seat, loans, francs                medals turned face up again, also at the end
    built            seat, factory, province, francs
    medal            seat, province                     for the first factory there
    placed           seat, province, count, francs
    moved            seat, province, target, steps, francs     one citizen, from province to target
    seated           seat, source                       a member of Congress
    took_money       seat, francs, textile              textile: factories that paid
    took_turn_order  seat, francs                       may move the disc at the end of the round
    king_landed      seat, province, steps, francs, marker     the King's first journey, from the portrait
    king_arrived     seat, province, steps, francs, marker
    released         seat, province, count              all members of Congress go to the King's province
    kept             seat, count                        the members stay in Congress
    scored_factories seat, province, points, textile, metallurgical
    scored_citizens  seat, province, points, citizens   points may be 0
    laid_down        province, count                    factories, after scoring or after a tie
    tied             province, seats                    nobody scores
    left             seat, province                     after a tie the factories stay unscored
    empty            province                           no citizen there: nothing is scored
    order_changed    seat, place, order                 place counts from 1
    order_kept       seat
    skipped          seat                               no action was possible
    ended_marker     marker, second                     second: VP of the second on the track
    ended_factories, ended_limit, ended_stuck
    loans_unpaid     seat, loans, points                points are negative
    bonus_provinces, bonus_medals, bonus_congress, bonus_francs
                     seats, points, count               points each; count: the most
    won              seats, points, totals              totals: a list, by seat
"""

from collections.abc import Mapping
from typing import Final

from engine.api import NOBODY, Game, Snapshot, Value
from engine.foreign_king.consistency import check
from engine.foreign_king.data import DISCS, GAME, STARTING_FRANCS, STOCK, SUPPLY
from engine.foreign_king.position import GOES_ON, NODE_ACTION
from engine.foreign_king.settings import OPTIONS, Settings
from engine.foreign_king.snapshots import read
from engine.foreign_king.state import ForeignKingState
from engine.rng import Rng


class ForeignKing(Game):
    """What is fixed about The Foreign King."""

    id: str = GAME["id"]
    players: tuple[int, ...] = tuple(GAME["players"])
    minutes: tuple[int, int] = (GAME["minutes"][0], GAME["minutes"][1])
    designer: str = GAME["designer"]
    year: int = GAME["year"]
    hidden: bool = GAME["hidden_information"]
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


FOREIGN_KING: Final = ForeignKing()
