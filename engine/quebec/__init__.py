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

The notes a journal gets (key: facts). `seat` and `seats` are seat numbers (-1: nobody); `workers`, `counts`, `points`
and `totals` in the plural of the zones and of the end are lists by seat.

    started           seat, space, architect          "own" or "yellow"
    activated         seat, count                     passive workers become active, whatever the reason
    contributed       seat, space, count, active      active: how many of them were active workers
    sent              seat, zone
    took_leader       seat, leader
    district          seat, district, space, points   an additional action begins; points: what it scores at once
    placed            seat, zone, count, active
    shifted           seat, zone, target, count
    upgraded          seat, space, stars
    skipped           seat
    completed         seat, space, zone, stars, workers, redirected, target    redirected: the seat that chose target
    patron_scored     seat, points, stars             the Culture leader
    race_won          seat, event, place, points
    century_ended     seat, century, reason, architect     "workers" or "buildings"; architect "" if by workers
    carnival          seats, points                   Q94
    conscripted       seat, zones, count              Q95; zones: a list of ids
    cannot_cascade    seats                           Q96
    zone_scored       zone, step, century, counts, points  step 1 to 5
    cascaded          zone, target, workers           target: the next zone, or "active"
    workers_returned  workers
    port_declined     seat, count                     Q93
    flipped           spaces                          never started; a list of ids
    century           century, seat                   a new one, and who begins
    event             event, century                  "" where it is not known
    final_unfinished  points, counts                  counts: workers
    final_active      points, counts                  counts: active workers
    final_group       points, counts                  counts: buildings of the best group
    final_stars       points, counts                  counts: empty
    final_events      points, counts                  Q82; counts: buildings of the largest group
    ended_centuries   century
    ended_tokens      century, seats                  who has put the last token down (Q76)
    won               seats, points, totals           points: of each winner
"""

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
