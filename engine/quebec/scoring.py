"""Points: the zones and their cascade (Q60 to Q63, Q101), and the end of the game (Q71 to Q75, Q102)."""

from engine.api import NOBODY, Journal, Line
from engine.quebec import events
from engine.quebec.data import (
    ACTIVE_PER_POINT,
    ADJACENT,
    BONUS_DIVISOR,
    BONUS_MOST,
    CASCADE_DIVISOR,
    CASCADE_MOST,
    CITADEL,
    CORNERS,
    COST,
    EVENT,
    NUMBERS,
    SCORING_ORDER,
    SITES,
    STAR_POINTS,
    UNFINISHED_POINTS,
    WORKER_POINTS,
    ZONES,
)
from engine.quebec.position import (
    FROM_ACTIVE,
    FROM_EVENTS,
    FROM_GROUP,
    FROM_STARS,
    FROM_UNFINISHED,
    FROM_ZONES,
    GOES_ON,
    SOURCES,
    Position,
)
from engine.quebec.stock import gain


# ---------------------------------------------------------------------------------------------------- the zones
def score_zones(state: Position, journal: Journal | None) -> None:
    """Scores the five zones in the order of the century, each cascading before the next scores (Q59 to Q63)."""
    order = SCORING_ORDER[state.round - 1]
    blocked = _blocked(state, journal)
    for step, zone in enumerate(order):
        _score_zone(state, zone, step, journal)
        if state.settings.cascade:
            target = order[step + 1] if step + 1 < len(order) else NOBODY
            _cascade(state, zone, target, blocked, journal)


def _score_zone(state: Position, zone: int, step: int, journal: Journal | None) -> None:
    """1 VP a worker (Q60); in Family half as many again for the most, at most 5 (Q101)."""
    players = state.players
    counts = state.zones[zone * players : zone * players + players]
    points = [WORKER_POINTS * n for n in counts]
    if state.settings.bonus:
        most = max(counts)
        bonus = min(most // BONUS_DIVISOR, BONUS_MOST)
        points = [n + bonus if counts[seat] == most else n for seat, n in enumerate(points)]
    for seat in range(players):
        gain(state, seat, points[seat], FROM_ZONES)
    if journal is not None:
        journal.note(
            state, "zone_scored", zone=ZONES[zone], step=step + 1, century=state.round, counts=counts, points=points
        )


def cascading(state: Position, zone: int, target: int, blocked: list[int]) -> list[int]:
    """By seat the workers that leave a zone for the next one, or for the active stock if `target` is NOBODY (Q61)."""
    players = state.players
    counts = state.zones[zone * players : zone * players + players]
    event = events.in_force(state)
    most = 0 if zone == CITADEL and events.is_effect(event, "everyone_cascades_from_citadel") else max(counts)
    moving = [min(n // CASCADE_DIVISOR, CASCADE_MOST) if n >= most else 0 for n in counts]
    for seat in blocked:
        moving[seat] = 0
    if target >= 0 and events.is_effect(event, "cascade_only_where_present"):
        moving = [n if state.zones[target * players + seat] else 0 for seat, n in enumerate(moving)]
    return moving


def _cascade(state: Position, zone: int, target: int, blocked: list[int], journal: Journal | None) -> None:
    """All leaders of the zone move half of their workers at once (Q61 to Q63)."""
    players = state.players
    moving = cascading(state, zone, target, blocked)
    for seat, n in enumerate(moving):
        state.zones[zone * players + seat] -= n
        if target >= 0:
            state.zones[target * players + seat] += n
        else:
            state.active[seat] += n
    if journal is not None and any(moving):
        to = ZONES[target] if target >= 0 else "active"
        journal.note(state, "cascaded", zone=ZONES[zone], target=to, workers=moving)


def _blocked(state: Position, journal: Journal | None) -> list[int]:
    """The seats that cannot cascade in this scoring, judged at its beginning (Q96)."""
    if not events.is_effect(events.in_force(state), "no_cascade_unless_in_all_corners"):
        return []
    seats = [seat for seat in range(state.players) if not events.is_in_all(state, seat, CORNERS)]
    if journal is not None and seats:
        journal.note(state, "cannot_cascade", seats=seats)
    return seats


# ------------------------------------------------------------------------------------------------------- groups
def groups(state: Position, seat: int) -> list[list[int]]:
    """The seat's tokens in groups of adjacent buildings (Q73), each a list of spaces; in the order of the spaces."""
    owners = state.owners
    seen = [False] * len(owners)
    found = []
    for start, owner in enumerate(owners):
        if owner != seat or seen[start]:
            continue
        seen[start] = True
        group = [start]
        for space in group:
            for there in ADJACENT[space]:
                if owners[there] == seat and not seen[there]:
                    seen[there] = True
                    group.append(there)
        found.append(group)
    return found


def best_group(state: Position, seat: int) -> tuple[list[int], int, int]:
    """The group that scores its numbers, those points, and the points of all other tokens by stars (Q73, Q74)."""
    stars = state.stars
    outside = STAR_POINTS * sum(stars[space] for space, owner in enumerate(state.owners) if owner == seat)
    best: list[int] = []
    best_sum = best_stars = 0
    for group in groups(state, seat):
        numbers = sum(NUMBERS[stars[space]] for space in group)
        own_stars = STAR_POINTS * sum(stars[space] for space in group)
        better = numbers - own_stars > best_sum - best_stars
        if not state.settings.max_total and numbers != best_sum:
            better = numbers > best_sum
        if better or not best:
            best, best_sum, best_stars = group, numbers, own_stars
    return best, best_sum, outside - best_stars


# --------------------------------------------------------------------------------------------- the end of the game
def unfinished(state: Position) -> list[int]:
    """Workers by seat on buildings that still have an architect (Q71)."""
    counts = [0] * state.players
    for space in state.architects:
        if space >= 0:
            for seat in state.sites[SITES * space : SITES * space + SITES]:
                if seat >= 0:
                    counts[seat] += COST[space]
    return counts


def largest(state: Position) -> list[int]:
    """By seat the number of buildings in the largest group (Q82, Q99)."""
    return [max((len(group) for group in groups(state, seat)), default=0) for seat in range(state.players)]


def final_lines(state: Position) -> list[Line]:
    """What the end of the game adds, line by line (Q71 to Q75, Q102)."""
    seats = range(state.players)
    workers = unfinished(state)
    lines = [
        Line(SOURCES[FROM_UNFINISHED], [UNFINISHED_POINTS * n for n in workers], workers),
        Line(SOURCES[FROM_ACTIVE], [n // ACTIVE_PER_POINT for n in state.active], state.active[:]),
    ]
    if state.settings.groups:
        best = [best_group(state, seat) for seat in seats]
        lines.append(Line(SOURCES[FROM_GROUP], [points for _, points, _ in best], [len(group) for group, _, _ in best]))
        lines.append(Line(SOURCES[FROM_STARS], [outside for _, _, outside in best], []))
    else:
        lines.append(Line(SOURCES[FROM_STARS], [_family_buildings(state, seat) for seat in seats], []))
    event = state.events[0]
    if events.is_effect(event, "largest_group_bonus"):
        sizes = largest(state)
        most = max(sizes)
        points = EVENT[event]["vp"]
        lines.append(Line(SOURCES[FROM_EVENTS], [points if most and n == most else 0 for n in sizes], sizes))
    return lines


def _family_buildings(state: Position, seat: int) -> int:
    """1 VP a star, or the numbers of the tokens (Q102)."""
    stars = [state.stars[space] for space, owner in enumerate(state.owners) if owner == seat]
    return sum(NUMBERS[n] for n in stars) if state.settings.numbers else STAR_POINTS * sum(stars)


def score_end(state: Position, journal: Journal | None) -> None:
    """The final scoring, told line by line."""
    for line in final_lines(state):
        for seat, points in enumerate(line.points):
            gain(state, seat, points, SOURCES.index(line.key))
        if journal is not None and any(line.points):
            journal.note(state, "final_" + line.key, points=line.points, counts=line.counts)


def reckon(state: Position) -> list[Line]:
    """A line a source, as if the game ended now."""
    players = state.players
    added = final_lines(state) if state.ended == GOES_ON else []
    lines = []
    for source, key in enumerate(SOURCES):
        points = state.earned[source * players : source * players + players]
        counts: list[int] = []
        for line in added:
            if line.key == key:
                points = [a + b for a, b in zip(points, line.points, strict=True)]
                counts = line.counts
        lines.append(Line(key, points, counts))
    return lines


def places(points: list[int]) -> list[int]:
    """Place by seat; who ties shares the place (Q77)."""
    return [1 + sum(1 for other in points if other > own) for own in points]
