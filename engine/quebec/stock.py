"""The workers of a player: active, passive (Q11), on their way to a zone or a site (Q42 to Q44); and his points."""

from engine.api import Journal
from engine.quebec.data import COST, SITES, SPACES, ZONES
from engine.quebec.position import Position


def gain(state: Position, seat: int, points: int, source: int) -> None:
    """Scores, and keeps where from (a FROM row of `earned`)."""
    state.points[seat] += points
    state.earned[source * state.players + seat] += points


def activate(state: Position, seat: int, n: int, journal: Journal | None) -> None:
    """Moves n workers from passive to active, or as many as there are (Q42)."""
    n = min(n, state.passive[seat])
    if n > 0:
        state.passive[seat] -= n
        state.active[seat] += n
        if journal is not None:
            journal.note(state, "activated", seat=seat, count=n)


def placeable(state: Position, seat: int, n: int) -> int:
    """How many of n passive workers can be put down, active ones making up a shortage (Q44)."""
    return min(n, state.passive[seat] + state.active[seat] if state.settings.use_active else state.passive[seat])


def place(state: Position, seat: int, zone: int, n: int, journal: Journal | None) -> None:
    """Puts up to n workers into a zone, passive ones first (Q43, Q44)."""
    n = placeable(state, seat, n)
    if n > 0:
        active = _take(state, seat, n)
        state.zones[zone * state.players + seat] += n
        if journal is not None:
            journal.note(state, "placed", seat=seat, zone=ZONES[zone], count=n, active=active)


def contribute(state: Position, seat: int, space: int, from_passive: bool, journal: Journal | None) -> None:
    """Fills a site of the space with as many workers as it costs: active ones (Q26), or passive ones first (Q44)."""
    cost = COST[space]
    active = _take(state, seat, cost) if from_passive else cost
    if not from_passive:
        state.active[seat] -= cost
    site = SITES * space
    while state.sites[site] >= 0:
        site += 1
    state.sites[site] = seat
    if journal is not None:
        journal.note(state, "contributed", seat=seat, space=SPACES[space], count=cost, active=active)


def _take(state: Position, seat: int, n: int) -> int:
    active = max(0, n - state.passive[seat])
    state.passive[seat] -= n - active
    state.active[seat] -= active
    return active
