"""Louis XIV (Dorn, 2005): rules L1 to L97 of `seeds/louis_xiv/rules.md`.

Courtiers are numbers 1 to 12; missions, chips and tiers are ids of `data.toml`. The moves, each one click:

    guest COURTIER           a power of the start of the influence phase places its markers there (L30)
    last_word COURTIER       the power of its end; then put N, if more than one marker can be placed (L39)
    decline                  such a power, or the place reward, is not used (L79, L58)
    card FACE                plays an influence card, 0 the joker (L31)
    recall                   takes markers back from the general reserve (L36)
    put N                    so many markers on the courtier of the card, or chosen for the joker (L32, L33)
    on COURTIER              where the joker places (L33)
    move_on COURTIER N       so many of the markers just placed go on to an adjacent one (L34)
    stop                     no more markers go on (L34); no more missions are completed (L68)
    intrigue SOURCE          plays the intrigue card, from "personal" or "general" (L42)
    keep                     does not play it
    bribe                    pays for the reward (L47)
    no_bribe                 does not
    place COURTIER           where the markers of the place reward go (L58)
    mission MISSION          completes it (L68)
    pay CHIP CHIP            with these, if more than one pair will do (L69)
    deck TIER                the new mission comes from there (L72)
    keep_chip CHIP           the one chip that is kept (L73)
    keep_none                gives the last one back too (A20)

Decisions by node (`position.NODES`): guest: guest, decline; card: card; use: recall, and put (a courtier's card) or on
(the joker); put: put; move: move_on, stop; last_word: last_word, decline; last_put: put; intrigue: intrigue, keep;
bribe: bribe, no_bribe; place: place, decline; mission: mission, stop; pay: pay; deck: deck; keep: keep_chip, keep_none.
A decision with nothing to decide is not asked. Of two courtiers that a joker's markers end on, the lower number is
chosen first.

What a journal is told, each note with its facts, stands in `notes.py`; the fields of a position, with who may see
them, in `position.py`; what is being asked, in words and numbers, says `questions.question`.
"""

from collections.abc import Mapping
from typing import Final

from engine.api import NOBODY, Snapshot, Value
from engine.louis_xiv import rounds
from engine.louis_xiv.consistency import check
from engine.louis_xiv.data import (
    CHIPS,
    COURTIERS,
    DEALT,
    FACES,
    FAMILIES,
    GAME,
    HAND,
    MARKERS,
    NEUTRAL_MARKERS,
    OPTIONS,
    START_COINS,
)
from engine.louis_xiv.position import EARNED, NODE_SUPPLY, NONE
from engine.louis_xiv.settings import Settings
from engine.louis_xiv.snapshots import read
from engine.louis_xiv.state import LouisXivState
from engine.louis_xiv.stock import draw_mission
from engine.rng import Rng
from engine.seeds import SeededGame


class LouisXiv(SeededGame):
    """What is fixed about Louis XIV."""

    options = OPTIONS
    rules_version = 1
    max_moves = len(COURTIERS) + 1
    max_decisions = 2_500
    """See `tests/engine/louis_xiv/test_bounds.py`."""

    def new(self, players: int, options: Mapping[str, Value], seed: int) -> LouisXivState:
        settings = Settings(players, self.settle(players, options))
        rng = Rng(seed)
        state = LouisXivState()
        state.settings = settings
        state.players = players
        state.round = 1
        state.reveals = 0
        state.first = state.current_player = rng.below(players)
        state.chance = rng.state
        state.coins = [START_COINS] * players
        state.general = settings.general[:]
        state.personal = [MARKERS - general for general in settings.general]
        state.neutral = NEUTRAL_MARKERS if settings.colours > players else 0
        state.markers = [0] * (len(COURTIERS) * settings.colours)
        state.turned = 0
        state.louis = NONE
        state.income = []
        state.chips = [0] * (len(CHIPS) * players)
        state.hands = [0] * (FACES * players)
        state.hand_sizes = [0] * players
        state.played = []
        state.intrigue = [0] * players
        state.intrigue_sizes = [0] * players
        state.returned = []
        state.known = [0] * players
        state.missions = [NONE] * (HAND * players)
        state.backs = [NONE] * (HAND * players)
        state.completed = []
        state.coats = [0] * (len(FAMILIES) * players)
        state.coat_sizes = [0] * players
        state.blanks = [0] * players
        state.earned = [0] * (len(EARNED) * players)
        state.node = NODE_SUPPLY
        state.args = []
        state.queue = []
        state.courtier = NONE
        state.leader = NOBODY
        state.crowned = 0
        state.rewarded = 0
        state.late = [0] * players
        state.mark = 0
        for place in range(HAND * players):
            draw_mission(state, place, DEALT[place % HAND], None)
        rounds.begin(state, None)
        return state

    def load(self, snapshot: Snapshot) -> LouisXivState:
        state = LouisXivState()
        read(snapshot, self.settle, state)
        check(state)
        return state


LOUIS_XIV: Final = LouisXiv(GAME)
