"""Buildings and architects: starting (Q21), contributing (Q26), completing (Q22), and who is asked where workers go."""

from typing import Final

from engine.api import NOBODY, Journal
from engine.quebec import events
from engine.quebec.data import COST, SITES, SPACES, ZONE_OF, ZONES
from engine.quebec.position import (
    AWAY,
    FROM_LEADER,
    HAND,
    NODE_ARCHITECT,
    NODE_ARRIVE,
    NODE_CLOSE,
    NODE_REDIRECT,
    Position,
)
from engine.quebec.stock import activate, gain

NONE: Final = -1
"""No space: the century is to end. No zone chosen: all workers go to the zone of the colour (Q22)."""


def holder(state: Position) -> int:
    """The seat with the yellow architect, or NOBODY (Q37)."""
    builder = state.settings.builder
    return state.leaders.index(builder) if builder in state.leaders else NOBODY


def owner_of(state: Position, architect: int) -> int:
    """The seat an architect works for; the yellow one is the last of `architects`."""
    return architect if architect < state.players else holder(state)


def is_own(state: Position, seat: int, space: int) -> bool:
    """Whether the building is under the seat's own architect, or the yellow one while it holds that leader (Q27)."""
    architects = state.architects
    return architects[seat] == space or (architects[state.players] == space and holder(state) == seat)


def has_free_site(state: Position, space: int) -> bool:
    return state.sites[SITES * space + SITES - 1] < 0


# ----------------------------------------------------------------------------------------------- the pawns move
def build(state: Position, space: int, journal: Journal | None) -> None:
    """Action A: starts a building on the space, or ends the century if it is NONE; asks which architect if two can."""
    yellow = state.players
    if holder(state) == state.turn and (space != NONE or state.architects[yellow] >= 0):
        state.stack += (NODE_ARCHITECT, space, 0)
    else:
        send_architect(state, state.turn, space, journal)


def send_architect(state: Position, architect: int, space: int, journal: Journal | None) -> None:
    """Moves an architect to a site, or off the board; the building it leaves is completed first (Q21, Q25)."""
    left = state.architects[architect]
    if left >= 0:
        if asks(state, left):
            state.stack += (NODE_ARRIVE, architect, space, NODE_REDIRECT, left, 0)
            return
        complete(state, left, NONE, journal)
    arrive(state, architect, space, journal)


def arrive(state: Position, architect: int, space: int, journal: Journal | None) -> None:
    """The architect takes the place of the disc and brings workers (Q21, Q90, Q91); or it is gone and the century ends.

    Q68 says who opens the next century.
    """
    seat, yellow = state.turn, architect == state.players
    name = "yellow" if yellow else "own"
    if space != NONE:
        state.architects[architect] = space
        state.discs.remove(space)
        if journal is not None:
            journal.note(state, "started", seat=seat, space=SPACES[space], architect=name)
        activate(state, seat, events.ON_START[state.events[state.round - 1]], journal)
        return
    state.architects[architect] = AWAY if yellow else HAND
    if journal is not None:
        journal.note(state, "century_ended", century=state.round, reason="buildings", seat=seat, architect=name)
    state.stack += (NODE_CLOSE, (seat + 1) % state.players if yellow else seat, 0)


# --------------------------------------------------------------------------------------------------- completion
def asks(state: Position, space: int) -> bool:
    """Whether the Politics leader has workers on the building, so that their zone must be chosen first (Q35)."""
    politics = state.settings.politics
    if politics not in state.leaders:
        return False
    seat = state.leaders.index(politics)
    return seat in state.sites[SITES * space : SITES * space + SITES]


def complete(state: Position, space: int, chosen: int, journal: Journal | None) -> None:
    """Completes the building under an architect (Q22); `chosen`: the zone the Politics leader named, or NONE."""
    players = state.players
    seat = owner_of(state, state.architects.index(space))
    politics = state.leaders.index(state.settings.politics) if chosen != NONE else NOBODY
    zone = ZONE_OF[space]
    filled = 0
    workers = [0] * players
    for site in range(SITES * space, SITES * space + SITES):
        worker = state.sites[site]
        if worker >= 0:
            filled += 1
            workers[worker] += COST[space]
            state.zones[(chosen if worker == politics else zone) * players + worker] += COST[space]
            state.sites[site] = -1
    if filled == 1 and events.NO_TOKEN_FOR_ONE[state.events[state.round - 1]]:
        filled = 0
    if filled and state.settings.token_limit and state.owners.count(seat) >= state.settings.token_limit:
        filled = 0
    state.stars[space] = filled
    if filled:
        state.owners[space] = seat
    if journal is not None:
        journal.note(
            state,
            "completed",
            seat=seat,
            space=SPACES[space],
            zone=ZONES[zone],
            stars=filled,
            workers=workers,
            redirected=politics,
            target=ZONES[zone if chosen == NONE else chosen],
        )
    if filled:
        _reward(state, seat, filled, journal)


def _reward(state: Position, seat: int, stars: int, journal: Journal | None) -> None:
    """The Culture leader (Q38), then the races (Q83 to Q85)."""
    if state.leaders[seat] == state.settings.patron:
        points = state.settings.patron_points[stars]
        gain(state, seat, points, FROM_LEADER)
        if journal is not None:
            journal.note(state, "patron_scored", seat=seat, points=points, stars=stars)
    events.run_race(state, seat, False, journal)


def redirect(state: Position, zone: int, journal: Journal | None) -> None:
    """The Politics leader has chosen; the completion goes on (Q35)."""
    space = state.stack[-2]
    del state.stack[-3:]
    complete(state, space, zone, journal)
