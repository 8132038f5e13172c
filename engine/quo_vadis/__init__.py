"""Quo Vadis? (Reiner Knizia, 1992): rules V1 to V97 of `seeds/quo_vadis/rules.md`.

Rooms and passages are named by the ids of `data.toml`. The moves, by node (`state.node`, `position.NODES`):

choose (V60), the seat whose turn it is
    place ROOM | promote PASSAGE | caesar PASSAGE           the three actions (V20, V21, V32)
    offer PASSAGE (SEAT VOTES ENTRY)+                       a whole proposal of the menu (V64, 10.7)
    call PASSAGE                                            a call for bids (V70)
    draft PASSAGE                                           opens a free proposal (V64 to V66)
    side SEAT ENTRY | side_draft                            a deal without promotion, of its menu or free (V95)
    fulfil NUMBER                                           pays a debt of the ledger; the turn goes on (V76b)
draft (V64 to V66), whoever opened it; one whole deal is these clicks one after the other, ending in `propose`
    ask SEAT VOTES [SEAT VOTES]                             who is asked for how many votes; a side deal: ask SEAT 0
  then for each asked player (for a counter or a bid only for oneself):
    pay N | called NUMBER                                   the price, or the promise that is called (V78)
    give KIND, the arguments, rounds N | enough             up to two promises of the one who asks for votes
    want KIND, the arguments, rounds N | enough             up to two promises of the one who is asked
  then (in a bid where two votes can be given: `two` to go on to the terms for two votes)
    two | propose
  and at every step withdraw                                counts as one of the turn's proposals (V63b)
    arguments by kind: vote: room ROOM|any, [via PASSAGE|any where the room has two exits], votes N;
    abstain: rival SEAT; caesar_to, caesar_away, caesar_keep_off: space PASSAGE; promote_from, keep_out: room ROOM;
    pay_later: value N. Of two promises the second comes later in `pledges.catalogue`; a side that can promise no more
    is passed over. `drafts.clicks` gives the clicks of a whole deal.
answer (V67), each asked player
    accept | refuse | counter HOW | counter_draft           HOW: pay1, pay2, vote (added), vote_instead (V82e)
reply (V67)      take | drop
bid (V70)        pass | bid ENTRY [ENTRY] | bid_draft       terms for one vote and, where possible, for two
pick (V71)       pick (SEAT VOTES)+ | cancel
lobby (V96)      lobby N | no_lobby
reward (V30a)    reward SEAT
settle (V72b)    settle I                                   the I-th of `state.choices`, 0 the default
bonus (V36)      caesar PASSAGE | keep
Everywhere but at draft, bid, pick and lobby: waive NUMBER  (V77b)

ENTRY is one of the menu: m0 to m8, in a bid m7, m0 to m3, m5; cN calls promise N; of a side deal s1 to s3.

What a position means to players (votes, obstacles, means, trust, what a move would break, deals as plain data) says
`insight.py`; the fields of a position stand in `position.py`, the notes of the journal in `notes.py`.
"""

from collections.abc import Mapping
from typing import Final

from engine.api import Snapshot, Value
from engine.quo_vadis import course, data, knowledge
from engine.quo_vadis.consistency import check
from engine.quo_vadis.data import (
    BAG,
    CAESAR_START,
    COMMITTEES,
    EMPTY,
    GAME,
    OPTIONS,
    PASSAGES,
    SENATORS,
    SPACES,
    VALUES,
)
from engine.quo_vadis.position import GOES_ON
from engine.quo_vadis.settings import Settings
from engine.quo_vadis.snapshots import read
from engine.quo_vadis.state import QuoVadisState
from engine.quo_vadis.tokens import draw
from engine.rng import Rng
from engine.seeds import SeededGame


class QuoVadis(SeededGame):
    """What is fixed about Quo Vadis?"""

    options = OPTIONS
    rules_version = 1
    max_moves = data.BOUNDS["moves"]
    max_decisions = data.BOUNDS["decisions"]
    """See `tests/engine/quo_vadis/test_bounds.py`."""

    def new(self, players: int, options: Mapping[str, Value], seed: int) -> QuoVadisState:
        settings = Settings(players, self.settle(players, options))
        rng = Rng(seed)
        state = QuoVadisState()
        state.settings = settings
        state.players = players
        state.round = state.number = 1
        state.turn = state.first = rng.below(players)
        state.idle = state.proposals = state.side_used = state.bonus = state.reveals = 0
        state.rooms = [0] * (len(COMMITTEES) * players)
        state.hand = [SENATORS] * players
        state.senate = []
        state.caesar = CAESAR_START
        state.pile = settings.pile
        state.bag = BAG[:]
        state.tokens = [0] * (VALUES * players)
        state.worlds = knowledge.certain(players)
        state.promises = state.settled = state.tried = ()
        state.ended = GOES_ON
        state.dice = rng.state
        state.laurels = [EMPTY] * len(PASSAGES)
        for space in SPACES:
            state.laurels[space] = draw(state)
        state.reveals = 0
        course.to_choose(state, None)
        return state

    def load(self, snapshot: Snapshot) -> QuoVadisState:
        state = QuoVadisState()
        read(snapshot, self.settle, state)
        check(state)
        return state


QUO_VADIS: Final = QuoVadis(GAME)
