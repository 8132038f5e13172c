"""The pieces on the board of Québec."""

from __future__ import annotations

from engine.api import NOBODY
from engine.quebec.data import (
    ADJACENT,
    COST,
    LEADERS,
    SPACES,
    ZONES,
)
from engine.quebec.position import AWAY
from game.art.quebec import blocks, city, flow, zones
from game.boards.parts import Sitting
from game.boards.quebec import layout
from game.boards.quebec import simulate as sim
from game.boards.quebec.simulate import State
from game.stage.pieces import Piece
from game.stage.tween import Point

LINK, TILE, DISC, CARD, TALL, TOKEN, WORKER = 0, 1, 2, 3, 5, 6, 10
COUNT = WORKER + zones.MOST_DRAWN + 1
"""Heights: ribbons, tiles, discs, leaders, architects, tokens, workers row by row, numbers."""
UNDER = CARD
TILES = frozenset(f"tile:{name}" for name in SPACES)
CARDS = frozenset(f"leader:{name}" for name in LEADERS)


def pieces(state: State, sitting: Sitting) -> list[Piece]:
    """All pieces of a position."""
    found: list[Piece] = []
    for space in range(len(SPACES)):
        found += space_pieces(state, space)
    found += _links(state)
    for zone in range(len(ZONES)):
        found += zone_pieces(state, zone)
    found += _owned(state, sitting)
    found += architects(state)
    found += _leaders(state)
    return found


# ---------------------------------------------------------------------- on the spaces


def tile_of(state: State, space: int) -> tuple[str, float]:
    """What the tile of a space shows, and how large it is."""
    century = sim.century_of(state, space)
    if sim.is_finished(state, space):
        return ("owned" if state.owners[space] >= 0 else "finished"), city.OPEN
    if sim.architect_on(state, space) != NOBODY:
        return f"site:{century}", city.SCAFFOLD
    if space in state.discs:
        return f"open:{century}", city.OPEN
    return f"later:{century}", city.LATER


def space_pieces(state: State, space: int) -> list[Piece]:
    """The tile of a space and what lies on it."""
    name = SPACES[space]
    at = city.spaces()[name].at
    face, size = tile_of(state, space)
    found = [Piece(f"tile:{name}", NOBODY, name, face, at, TILE, size)]
    if space in state.discs:
        found.append(Piece(f"blue:{name}", NOBODY, name, str(sim.century_of(state, space)), at, DISC, city.DISC))
    owner = state.owners[space]
    if owner >= 0:
        stars = str(state.stars[space])
        found.append(Piece(f"token:{name}", owner, name, stars, city.token_at(name), TOKEN, city.TOKEN[1]))
    for index, seat in enumerate(sim.sites(state, space)):
        if seat >= 0:
            found += stack(name, index, seat, COST[space])
    return found


def stack(space: str, index: int, seat: int, cost: int) -> list[Piece]:
    """The workers that fill a site, the mark on the uppermost only."""
    x, y = city.stack_at(space, index)
    px = city.SITE_CUBE
    step = px * blocks.PITCH[cost]
    return [
        Piece(
            "worker",
            seat,
            f"site:{space}",
            "" if n == cost - 1 else "plain",
            (x - 1.5, y - px / 2 - n * step),
            WORKER + n,
            px,
        )
        for n in range(cost)
    ]


def _links(state: State) -> list[Piece]:
    """The ribbons between tokens of one owner that touch."""
    found = []
    for space, owner in enumerate(state.owners):
        for there in ADJACENT[space]:
            if owner >= 0 and there > space and state.owners[there] == owner:
                kind = f"link:{SPACES[space]}:{SPACES[there]}"
                found.append(Piece(kind, owner, "", "", city.spaces()[SPACES[space]].at, LINK, 1))
    return found


# ---------------------------------------------------------------------- in the zones


def zone_pieces(state: State, zone: int) -> list[Piece]:
    """The piles of a zone, and their numbers."""
    name, counts = ZONES[zone], sim.workers(state, zone)
    leaders = sim.leaders_of(counts)
    found = []
    for seat, count in enumerate(counts):
        found += pile(name, seat, state.players, count)
        face = f"{count}{'!' if seat in leaders else ''}"
        found.append(
            Piece(f"count:{name}", seat, name, face, zones.plate(name).count_at(seat, state.players), COUNT, 25)
        )
    return found


def pile(zone: str, seat: int, players: int, count: int) -> list[Piece]:
    """The workers of a seat in a zone; those beyond the most drawn lie in the last."""
    plate = zones.plate(zone)
    return [
        Piece(
            "worker",
            seat,
            f"zone:{zone}",
            "",
            plate.worker_at(seat, players, n, count),
            WORKER + min(n, zones.MOST_DRAWN - 1),
            plate.cube,
        )
        for n in range(count)
    ]


# ---------------------------------------------------------------------- before the players


def wells_of(state: State) -> int:
    return len(layout.wells(bool(state.settings.leaders)))


def _owned(state: State, sitting: Sitting) -> list[Piece]:
    """Active workers and the reserve: the viewer's in the tray one by one, the others' in their panels."""
    found = []
    for seat in range(state.players):
        for reserve, count in ((False, state.active[seat]), (True, state.passive[seat])):
            if seat == sitting.viewer:
                found += hand(seat, reserve, count)
                continue
            place, face = ("reserve", "reserve") if reserve else ("active", "")
            at = layout.panel_art(seat, state.players, place, wells_of(state))
            found += [Piece("worker", seat, place, face, at, WORKER, layout.PANEL_CUBE)] * count
    return found


def hand(seat: int, reserve: bool, count: int) -> list[Piece]:
    place, face = ("reserve", "reserve") if reserve else ("active", "")
    size = layout.RESERVE_CUBE if reserve else city.HAND_CUBE
    return [Piece("worker", seat, place, face, layout.hand_row(reserve, n, count), WORKER, size) for n in range(count)]


def architect_pos(state: State, architect: int) -> tuple[str, Point, float]:
    """Where an architect is: its place, its foot and its size."""
    space = state.architects[architect]
    yellow = architect == state.players
    if space >= 0:
        return SPACES[space], city.architect_at(SPACES[space]), city.ARCHITECT
    if yellow and space == AWAY:
        box = layout.leader_box(LEADERS[state.settings.builder], state.settings.leaders)
        return "card", (box.x + box.w - 18, box.y + box.h - 32), layout.PANEL_ARCHITECT
    seat = sim.yellow_holder(state) if yellow else architect
    return f"hand:{seat}", layout.in_hand(seat, state.players, yellow), layout.PANEL_ARCHITECT


def architects(state: State) -> list[Piece]:
    found = []
    for architect in range(state.players + sim.yellow_plays(state)):
        place, foot, size = architect_pos(state, architect)
        if architect < state.players:
            found.append(Piece("architect", architect, place, "", foot, TALL, size))
        else:
            found.append(Piece("yellow", NOBODY, place, str(sim.yellow_holder(state)), foot, TALL, size))
    return found


def _leaders(state: State) -> list[Piece]:
    """The cards of the display; a leader that somebody has taken shows as an emblem in that panel."""
    found = []
    for leader in state.settings.leaders:
        name = LEADERS[leader]
        seat = sim.holder_of(state, leader)
        if seat == NOBODY:
            box = layout.leader_box(name, state.settings.leaders)
            found.append(
                Piece(f"leader:{name}", NOBODY, "display", str(len(state.settings.leaders)), box.centre, CARD, box.w)
            )
        else:
            at = layout.panel_art(seat, state.players, "leader", wells_of(state))
            found.append(Piece(f"leader:{name}", NOBODY, f"panel:{seat}", "", at, CARD, layout.EMBLEM))
    return found


# ---------------------------------------------------------------------- ways


def route(before: Piece, after: Piece) -> list[Point]:
    """Workers take their time from zone to zone, architects go in an arc; all else goes straight."""
    cascades = after.place.startswith("zone:") or after.place == "active"
    if before.kind == "worker" and before.place.startswith("zone:") and before.place != after.place and cascades:
        return [_between(before.pos, after.pos, leg / 12) for leg in range(13)]
    if before.kind in ("architect", "yellow"):
        return curved(before.pos, after.pos, 5)
    return [before.pos, after.pos]


def _between(start: Point, end: Point, share: float) -> Point:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def curved(start: Point, end: Point, legs: int) -> list[Point]:
    """The corners of an arc."""
    bend = flow.bend_of(start, end)
    return [flow.along(start, bend, end, leg / legs) for leg in range(legs + 1)]
