"""The events (rules 8): which is in force, what it changes, the races, and what it does at set times."""

from typing import Final

from engine.api import Journal
from engine.quebec.data import (
    ACTIVATE_ON_START,
    ALL_ZONES,
    CORNERS,
    EVENT,
    EVENTS,
    SITES,
    ZONE_OF,
    ZONES,
)
from engine.quebec.position import FROM_EVENTS, Position
from engine.quebec.stock import activate, gain

NONE: Final = -1
"""The event of each century in a game without events."""

_EFFECTS: Final[list[str]] = [str(event["effect"]) for event in EVENT] + ["", ""]
"""By event; the last two entries are found by NONE and UNKNOWN."""
NO_LEADERS: Final[list[bool]] = [effect == "no_leaders" for effect in _EFFECTS]
NO_ACTIVATION: Final[list[bool]] = [effect == "no_activation_with_leader" for effect in _EFFECTS]
NO_TOKEN_FOR_ONE: Final[list[bool]] = [effect == "no_token_for_one_contribution" for effect in _EFFECTS]
ON_START: Final[list[int]] = [
    *(int(event["count"]) if event["effect"] == "activate_on_start_building" else ACTIVATE_ON_START for event in EVENT),
    ACTIVATE_ON_START,
    ACTIVATE_ON_START,
]
"""Workers activated by starting a building, by the event in force (Q21, Q90, Q91)."""
_RACE: Final[list[bool]] = [event["kind"] == "race" for event in EVENT] + [False, False]
_FULL: Final = SITES


def in_force(state: Position) -> int:
    """The event of the running century, or NONE."""
    return state.events[state.round - 1]


def is_race(event: int) -> bool:
    return _RACE[event]


def is_effect(event: int, effect: str) -> bool:
    return _EFFECTS[event] == effect


# ------------------------------------------------------------------------------------------------------- races
def run_race(state: Position, seat: int, upgrade: bool, journal: Journal | None) -> None:
    """After a token of the seat has come or grown: does it take a reward of the race (Q81, Q83 to Q85, Q98)?"""
    event = state.events[0]
    race = state.race
    if not _RACE[event] or race[1] >= 0 or race[0] == seat or (upgrade and not state.settings.upgrades_count):
        return
    if not qualifies(state, seat):
        return
    place = 0 if race[0] < 0 else 1
    race[place] = seat
    points = EVENT[event]["vp_second" if place else "vp_first"]
    gain(state, seat, points, FROM_EVENTS)
    if journal is not None:
        journal.note(state, "race_won", seat=seat, event=EVENTS[event], place=place + 1, points=points)


def race_counts(state: Position, seat: int) -> list[int]:
    """By corner zone how many completed buildings of its colour count for the seat in the race that is on."""
    counts = [0] * len(CORNERS)
    full_only = is_effect(state.events[0], "three_star_in_every_colour")
    for space, owner in enumerate(state.owners):
        if owner != seat:
            continue
        if full_only and (
            state.stars[space] < _FULL or (state.upgraded >> space & 1 and not state.settings.upgrades_count)
        ):
            continue
        counts[ZONE_OF[space]] += 1
    return counts


def qualifies(state: Position, seat: int) -> bool:
    """Whether the seat has what the race asks for (Q83 to Q85)."""
    card = EVENT[state.events[0]]
    counts = race_counts(state, seat)
    if card["effect"] == "complete_buildings_of_colour":
        return counts[ZONES.index(card["zone"])] >= int(card["count"])
    if card["effect"] == "complete_two_in_three_colours":
        return sum(1 for n in counts if n >= card["count_per_colour"]) >= int(card["colours_needed"])
    return all(counts)


# --------------------------------------------------------------------------------------------------- at set times
def reveal(state: Position, journal: Journal | None) -> None:
    """The event of the new century comes to light (Q58 step 9); Q92 works at once."""
    if not state.settings.events:
        return
    event = in_force(state)
    state.reveals += 1
    if journal is not None:
        journal.note(state, "event", event=_name(event), century=state.round)
    if is_effect(event, "activate_by_rank"):
        table = EVENT[event]["table"]
        for seat, points in enumerate(state.points):
            rank = sum(1 for other in state.points if other > points)
            activate(state, seat, table[rank], journal)


def before_scoring(state: Position, journal: Journal | None) -> None:
    """Q94 and Q95 (Q58 step 3)."""
    event = in_force(state)
    if is_effect(event, "score_if_in_all_zones"):
        points = EVENT[event]["vp"]
        seats = [seat for seat in range(state.players) if is_in_all(state, seat, ALL_ZONES)]
        for seat in seats:
            gain(state, seat, points, FROM_EVENTS)
        if journal is not None and seats:
            journal.note(state, "carnival", seats=seats, points=points)
    elif is_effect(event, "remove_small_presences"):
        for seat in range(state.players):
            _conscript(state, seat, EVENT[event]["at_most"], journal)


def _conscript(state: Position, seat: int, at_most: int, journal: Journal | None) -> None:
    left = []
    count = 0
    for zone in ALL_ZONES:
        here = zone * state.players + seat
        if 0 < state.zones[here] <= at_most:
            count += state.zones[here]
            state.passive[seat] += state.zones[here]
            state.zones[here] = 0
            left.append(ZONES[zone])
    if journal is not None and left:
        journal.note(state, "conscripted", seat=seat, zones=left, count=count)


def after_scoring(state: Position, journal: Journal | None) -> None:
    """Q93: each keeps at most so many active workers (Q58 step 6)."""
    event = in_force(state)
    if not is_effect(event, "active_worker_cap"):
        return
    cap = EVENT[event]["cap"]
    for seat in range(state.players):
        surplus = state.active[seat] - cap
        if surplus > 0:
            state.active[seat] = cap
            state.passive[seat] += surplus
            if journal is not None:
                journal.note(state, "port_declined", seat=seat, count=surplus)


def is_in_all(state: Position, seat: int, zones: list[int]) -> bool:
    """Whether the seat has a worker in each of the zones."""
    return all(state.zones[zone * state.players + seat] for zone in zones)


def _name(event: int) -> str:
    return EVENTS[event] if event >= 0 else ""
