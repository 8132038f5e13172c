"""What moves would do, found by playing them on copies, and what a position says; no rule is told twice."""

from __future__ import annotations

from typing import Any, NamedTuple

from engine.api import NOBODY, Journal, Move
from engine.quebec import buildings
from engine.quebec.data import (
    COST,
    DISTRICT_OF,
    DISTRICTS,
    EVENT,
    EVENTS,
    LEADERS,
    SCORING_ORDER,
    SITES,
    SPACES,
    ZONE_OF,
    ZONES,
)
from engine.quebec.events import ON_START, is_effect, is_race, race_counts
from engine.quebec.position import AWAY, HAND, NODE_OVER, UNFINISHED
from engine.quebec.scoring import best_group, cascading, groups, largest, reckon, score_zones
from engine.quebec.state import QuebecState

State = QuebecState
Facts = dict[str, Any]
ENDS = frozenset({"century_ended"})
"""Notes after which a move no longer tells what it does itself."""


class Outcome(NamedTuple):
    """The position after a move, and what the move told by itself, in order; `ends` whether it ends the century."""

    state: State
    told: tuple[tuple[str, Facts], ...]
    ends: bool

    def first(self, key: str) -> Facts | None:
        return next((facts for told, facts in self.told if told == key), None)

    def all(self, key: str) -> list[Facts]:
        return [facts for told, facts in self.told if told == key]

    def points(self, seat: int) -> int:
        """What the seat scores at once."""
        found = 0
        for key, facts in self.told:
            if key in ("district", "patron_scored", "race_won") and facts["seat"] == seat:
                found += facts["points"]
        return found


def play(state: State, *moves: Move) -> Outcome:
    """Plays moves on a copy."""
    journal = Journal(pictures=False)
    after = state.clone()
    for move in moves:
        after.advance(move, journal)
    told: list[tuple[str, Facts]] = []
    for note in journal.notes:
        if note.key in ENDS:
            return Outcome(after, tuple(told), True)
        told.append((note.key, note.facts))
    return Outcome(after, tuple(told), after.round != state.round or is_over(after))


def is_over(state: State) -> bool:
    return bool(state.stack) and state.stack[-3] == NODE_OVER


# ---------------------------------------------------------------------- what a position says


def workers(state: State, zone: int) -> list[int]:
    """The workers of a zone by seat."""
    return state.zones[zone * state.players : (zone + 1) * state.players]


def leaders_of(counts: list[int]) -> list[int]:
    """The seats with the most workers, none where nobody is."""
    most = max(counts, default=0)
    return [seat for seat, count in enumerate(counts) if count == most and most > 0]


def sites(state: State, space: int) -> list[int]:
    """Whose workers fill the sites of a building, from the left; -1 where free."""
    return state.sites[SITES * space : SITES * space + SITES]


def on_building(state: State, space: int) -> list[int]:
    """Workers on a building by seat."""
    counts = [0] * state.players
    for seat in sites(state, space):
        if seat >= 0:
            counts[seat] += COST[space]
    return counts


def architect_on(state: State, space: int) -> int:
    """The architect on a space, the yellow one being the last, or NOBODY."""
    return state.architects.index(space) if space in state.architects else NOBODY


def builder_of(state: State, space: int) -> int:
    """The seat whose architect is on a space, or NOBODY."""
    architect = architect_on(state, space)
    return NOBODY if architect == NOBODY else buildings.owner_of(state, architect)


def yellow_plays(state: State) -> bool:
    """Whether the yellow architect is in this game at all."""
    return state.settings.builder in state.settings.leaders


def yellow_holder(state: State) -> int:
    return buildings.holder(state)


def is_finished(state: State, space: int) -> bool:
    return state.stars[space] != UNFINISHED


def century_of(state: State, space: int) -> int:
    return state.layout.century[space]


def space_name(space: int) -> str:
    """The id of the district of a space."""
    return DISTRICTS[DISTRICT_OF[space]]


def zone_name(space: int) -> str:
    return ZONES[ZONE_OF[space]]


def order(state: State) -> list[str]:
    """The zones in the order in which they score in this century."""
    return [ZONES[zone] for zone in SCORING_ORDER[state.round - 1]]


def moving_on(state: State, zone: int) -> tuple[str, list[int]]:
    """Where workers of a zone would cascade if it were scored as it stands now, and how many by seat."""
    zones = SCORING_ORDER[state.round - 1]
    place = zones.index(zone)
    target = zones[place + 1] if place + 1 < len(zones) else NOBODY
    if not state.settings.cascade:
        return "", [0] * state.players
    return ZONES[target] if target >= 0 else "active", cascading(state, zone, target, [])


def event(state: State) -> str:
    """The event of this century, or ""."""
    number = state.events[state.round - 1]
    return EVENTS[number] if number >= 0 else ""


def lasting(state: State) -> str:
    """The event of the first century, which stays, or ""."""
    number = state.events[0]
    return EVENTS[number] if number >= 0 else ""


def card(name: str) -> dict[str, Any]:
    """The row of an event in the data."""
    return EVENT[EVENTS.index(name)]


def has_effect(state: State, effect: str) -> bool:
    """Whether the event of this century has an effect."""
    return is_effect(state.events[state.round - 1], effect)


def runs_race(state: State) -> bool:
    return is_race(state.events[0])


def leader_name(state: State, seat: int) -> str:
    """The leader a seat holds, or ""."""
    held = state.leaders[seat]
    return LEADERS[held] if held >= 0 else ""


def holder_of(state: State, leader: int) -> int:
    """The seat that holds a leader, or NOBODY."""
    return state.leaders.index(leader) if leader in state.leaders else NOBODY


def tokens(state: State, seat: int) -> int:
    """Star tokens of a seat on the board."""
    return state.owners.count(seat)


def group_of(state: State, space: int) -> list[int]:
    """The spaces of the group that a token belongs to."""
    owner = state.owners[space]
    return next((group for group in groups(state, owner) if space in group), [])


def group_points(state: State, seat: int) -> int:
    """What the tokens of a seat are worth at the end."""
    _, numbers, outside = best_group(state, seat)
    return numbers + outside


def best_spaces(state: State, seat: int) -> list[int]:
    """The spaces of the group that scores its numbers."""
    return best_group(state, seat)[0] if state.settings.groups else []


def largest_spaces(state: State, seat: int) -> list[int]:
    """The spaces of the group with the most buildings, where it is among the largest of all (Q82)."""
    sizes = largest(state)
    found: list[int] = max(groups(state, seat), key=len, default=[])
    return found if sizes[seat] == max(sizes) else []


def totals(state: State) -> list[int]:
    """Points by seat as if the game ended now."""
    lines = reckon(state)
    return [sum(line.points[seat] for line in lines) for seat in range(state.players)]


def scored_now(state: State) -> dict[str, list[int]]:
    """What each zone would score by seat if they were all scored as they stand, the cascade included."""
    journal = Journal(pictures=False)
    score_zones(state.clone(), journal)
    return {note.facts["zone"]: note.facts["points"] for note in journal.notes if note.key == "zone_scored"}


def progress(state: State, seat: int) -> tuple[int, int]:
    """How much a seat has of what the race asks for, and how much that is."""
    row, counts = card(lasting(state)), race_counts(state, seat)
    if row["effect"] == "complete_buildings_of_colour":
        return counts[ZONES.index(row["zone"])], int(row["count"])
    if row["effect"] == "complete_two_in_three_colours":
        each, colours = int(row["count_per_colour"]), int(row["colours_needed"])
        best = sorted((min(count, each) for count in counts), reverse=True)[:colours]
        return sum(best), each * colours
    return sum(count > 0 for count in counts), len(counts)


def largest_groups(state: State) -> list[int]:
    """By seat the buildings of the largest group."""
    return largest(state)


def started_brings(state: State) -> int:
    """Workers that become active when a building is started in this century."""
    return ON_START[state.events[state.round - 1]]


__all__ = ["AWAY", "HAND", "NOBODY", "SPACES", "Outcome", "State"]
