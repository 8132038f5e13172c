"""Québec 1608-2008 (Beaudoin, Poissant-Marquis, 2011): rules Q1 to Q113 of `seeds/quebec/rules.md`.

Spaces, zones, districts, leaders and events are named by the ids of `data.toml`. The moves, each one click:

    start SPACE              action A (Q21), also of the Rich district (Q51)
    end_century              action A where no building is left (Q25)
    architect own|yellow     which of two moves, after start or end_century (Q37)
    contribute SPACE         action B (Q26); in the Business district with passive workers (Q52)
    pay active|passive       at the own yellow architect of two players (Q37a)
    send ZONE                action C (Q29)
    leader LEADER            action D (Q30)
    district DISTRICT        whose action the joker carries out (Q41)
    place ZONE               passive workers of a district, as many as its step says (Q45 to Q50)
    activate N               (Q46, Q53)
    upgrade SPACE            (Q56)
    shift_from ZONE, shift_to ZONE, shift N      one after another (Q47); the number only if two are possible
    redirect ZONE            the Politics leader, out of turn (Q35)
    pair ZONE ZONE           the Politics leader of two players (Q35a)
    settle SPACE             the yellow architect at once (A4, `immediate_contribution`)
    skip                     leaves a step of an additional action out (Q40)

What a journal is told, each note with its facts, stands in `notes.py`; the fields of a position in
`position.py`; what is being asked, in words and numbers, says `questions.question`.
"""

from collections.abc import Mapping
from typing import Final

from engine.api import NOBODY, Snapshot, Value
from engine.quebec import layout
from engine.quebec.consistency import check
from engine.quebec.data import EVENTS_OF, GAME, OPTIONS, SITES, SPACES, ZONES
from engine.quebec.events import NONE
from engine.quebec.position import AWAY, GOES_ON, HAND, SOURCES, UNFINISHED
from engine.quebec.settings import Settings
from engine.quebec.snapshots import read
from engine.quebec.state import QuebecState
from engine.rng import Rng
from engine.seeds import SeededGame


class Quebec(SeededGame):
    """What is fixed about Québec."""

    options = OPTIONS
    rules_version = 1
    max_moves = len(SPACES) + 1
    max_decisions = 3_000
    """See `tests/engine/quebec/test_bounds.py`."""

    def new(self, players: int, options: Mapping[str, Value], seed: int) -> QuebecState:
        settings = Settings(players, self.settle(players, options))
        rng = Rng(seed)
        state = QuebecState()
        state.settings = settings
        state.layout = layout.deal(rng, settings.distinct)
        state.events = [rng.choice(deck) if settings.events else NONE for deck in EVENTS_OF]
        state.players = players
        state.round = 1
        state.reveals = 0
        state.points = [0] * players
        state.earned = [0] * (len(SOURCES) * players)
        state.active = [settings.start_active] * players
        state.passive = [settings.workers - settings.start_active] * players
        state.zones = [0] * (len(ZONES) * players)
        state.architects = [HAND] * players + [AWAY]
        state.leaders = [NOBODY] * players
        state.stars = [UNFINISHED] * len(SPACES)
        state.owners = [NOBODY] * len(SPACES)
        state.sites = [NOBODY] * (SITES * len(SPACES))
        state.discs = state.layout.spaces_of[1][:]
        state.race = [NOBODY, NOBODY]
        state.upgraded = 0
        state.stack = []
        state.ended = GOES_ON
        state.first = state.turn = state.current_player = rng.below(players)
        return state

    def load(self, snapshot: Snapshot) -> QuebecState:
        state = QuebecState()
        read(snapshot, self.settle, state)
        check(state)
        return state


QUEBEC: Final = Quebec(GAME)
