"""Québec 1608-2008 (Beaudoin, Poissant-Marquis, 2011): rules Q1 to Q113 of `seeds/quebec/rules.md`."""

from collections.abc import Mapping
from typing import Final

from engine.api import NOBODY, Game, Snapshot, Value
from engine.quebec import layout
from engine.quebec.consistency import check
from engine.quebec.data import EVENTS_OF, GAME, SITES, SPACES, ZONES
from engine.quebec.events import NONE
from engine.quebec.position import AWAY, GOES_ON, HAND, SOURCES, UNFINISHED
from engine.quebec.settings import OPTIONS, Settings
from engine.quebec.snapshots import read
from engine.quebec.state import QuebecState
from engine.rng import Rng


class Quebec(Game):
    """What is fixed about Québec."""

    id: str = GAME["id"]
    players: tuple[int, ...] = tuple(GAME["players"])
    minutes: tuple[int, int] = (GAME["minutes"][0], GAME["minutes"][1])
    designer: str = GAME["designer"]
    year: int = GAME["year"]
    hidden: bool = GAME["hidden_information"]
    options = OPTIONS
    rules_version = 1
    max_moves = len(SPACES) + 1
    max_decisions = 3_300

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


QUEBEC: Final = Quebec()
