"""What holds between the fields of every position that play can reach, checked when a snapshot is loaded."""

from engine.api import NOBODY, UNKNOWN, BadSetup
from engine.quebec import pending
from engine.quebec.buildings import holder
from engine.quebec.data import CENTURIES, COST, EVENTS_OF, SITES, SPACES
from engine.quebec.events import NO_LEADERS, NONE, in_force, is_race, qualifies
from engine.quebec.position import (
    AWAY,
    ENDED_CENTURIES,
    ENDED_TOKENS,
    FROM_EVENTS,
    FROM_LEADER,
    FROM_UNFINISHED,
    GOES_ON,
    SOURCES,
    UNFINISHED,
    Position,
)
from engine.quebec.scoring import final_lines


def check(state: Position) -> None:
    """Raises `BadSetup` with one sentence if play cannot have led to this position."""
    for test, sentence in (
        (_architects, "two architects stand on one building"),
        (_buildings, "a building cannot be like this"),
        (_discs, "the discs do not mark the buildings that may be started"),
        (_workers, "workers are missing or too many"),
        (_leaders, "the leaders cannot be held like this"),
        (_events, "the events cannot be these"),
        (_race, "the rewards of the race do not fit the buildings"),
        (_tokens, "there are too many tokens, or one that cannot have been raised"),
        (_points, "the points do not fit where they come from"),
        (_ended, "the end of the game does not fit the position"),
        (pending.is_sound, "the decision cannot come up here"),
    ):
        if not test(state):
            raise BadSetup(sentence)


def _architects(state: Position) -> bool:
    spaces = [space for space in state.architects if space >= 0]
    return len(set(spaces)) == len(spaces) and AWAY not in state.architects[:-1]


def _buildings(state: Position) -> bool:
    return all(_building(state, space) for space in range(len(SPACES)))


def _building(state: Position, space: int) -> bool:
    """Finished ones are empty; unfinished ones have an architect or wait for one; sites fill from the left."""
    sites = state.sites[SITES * space : SITES * space + SITES]
    century = state.layout.century[space]
    free = sites.count(NOBODY)
    if space in state.architects:
        return century <= state.round and state.stars[space] == UNFINISHED and NOBODY not in sites[: SITES - free]
    if free < SITES:
        return False
    if state.stars[space] == UNFINISHED:
        return century >= state.round and state.owners[space] == NOBODY
    return century <= state.round and (state.owners[space] == NOBODY) == (state.stars[space] == 0)


def _discs(state: Position) -> bool:
    """On every building of the century that was never started (Q13); an unfinished one with an owner has none."""
    spaces = state.layout.spaces_of[state.round]
    waiting = [space for space in spaces if state.stars[space] == UNFINISHED and space not in state.architects]
    owned = any(state.owners[space] != NOBODY for space in state.architects if space >= 0)
    return state.discs == waiting and not owned


def _workers(state: Position) -> bool:
    """Active, passive, in zones and on sites: always the same (N3)."""
    on_sites = [0] * state.players
    for site, seat in enumerate(state.sites):
        if seat >= 0:
            on_sites[seat] += COST[site // SITES]
    return all(
        state.active[seat] + state.passive[seat] + sum(state.zones[seat :: state.players]) + on_sites[seat]
        == state.settings.workers
        for seat in range(state.players)
    )


def _leaders(state: Position) -> bool:
    """Each held once, of those in play (Q33, Q36); the yellow architect is there when its leader is held (Q37)."""
    held = [leader for leader in state.leaders if leader >= 0]
    if len(set(held)) < len(held) or not all(leader in state.settings.leaders for leader in held):
        return False
    if held and (NO_LEADERS[in_force(state)] or state.ended != GOES_ON):
        return False
    return (state.architects[state.players] == AWAY) == (holder(state) == NOBODY)


def _events(state: Position) -> bool:
    """One of each century, or none at all; unknown may be those of all later centuries (Q15, Q17)."""
    if not state.settings.events:
        return state.events == [NONE] * CENTURIES and state.reveals == 0
    known = CENTURIES if UNKNOWN not in state.events else state.round
    drawn = all(state.events[century] in EVENTS_OF[century] for century in range(known))
    hidden = all(event == UNKNOWN for event in state.events[known:])
    return drawn and hidden and state.reveals == state.round - 1


def _race(state: Position) -> bool:
    """Whoever has a reward qualifies, and whoever qualifies has one while there are any (Q98)."""
    first, second = state.race
    if not is_race(state.events[0]):
        return first == second == NOBODY
    if second != NOBODY and second == first:
        return False
    able = [seat for seat in range(state.players) if qualifies(state, seat)]
    if first == NOBODY:
        return second == NOBODY and not able
    return first in able and (second in able if second != NOBODY else able == [first])


def _tokens(state: Position) -> bool:
    limit = state.settings.token_limit
    if limit and any(state.owners.count(seat) > limit for seat in range(state.players)):
        return False
    return all(state.stars[space] > 1 for space in range(len(SPACES)) if state.upgraded >> space & 1)


def _points(state: Position) -> bool:
    players = state.players
    rows = [state.earned[row * players : row * players + players] for row in range(len(SOURCES))]
    if state.points != [sum(column) for column in zip(*rows, strict=True)]:
        return False
    if not state.settings.leaders and any(rows[FROM_LEADER]):
        return False
    if not state.settings.events and any(rows[FROM_EVENTS]):
        return False
    if state.ended == GOES_ON:
        return not any(any(row) for row in rows[FROM_UNFINISHED:])
    expected = {line.key: line.points for line in final_lines(state)}
    return all(rows[row] == expected.get(SOURCES[row], [0] * players) for row in range(FROM_UNFINISHED, len(SOURCES)))


def _ended(state: Position) -> bool:
    if (state.ended == ENDED_CENTURIES) != (state.ended != GOES_ON and state.round == CENTURIES):
        return False
    limit = state.settings.token_limit
    return state.ended != ENDED_TOKENS or (
        limit > 0 and any(state.owners.count(s) == limit for s in range(state.players))
    )
