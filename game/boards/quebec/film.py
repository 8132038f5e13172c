"""The scoring as a film: the board sinks, the zone that scores grows, and who leads there sends workers on."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any, Final, cast

import pygame

from engine.api import NOBODY, Note
from engine.quebec.data import ADJACENT, CASCADE_DIVISOR, CASCADE_MOST, SCORING_ORDER, SPACES, ZONES
from game import text
from game.art import materials, palette, pieces
from game.art.icons import icon
from game.art.quebec import blocks, city, flow, lots, zones
from game.art.surfaces import Layer, blank, cached, faded, piece_shadow, unit
from game.boards.parts import SHEET, Box, Sitting
from game.boards.quebec import art, layout, paint, words
from game.boards.quebec import pieces as table
from game.boards.quebec import simulate as sim
from game.boards.quebec.simulate import State
from game.stage.tween import ease
from game.text import t
from game.view import View

GROWS: Final = 0.3
"""Seconds that a plate takes to grow."""
FLIGHT, APART = 0.75, 0.09
"""Seconds that a worker is on its way, and between two that set off together."""
TRAIL: Final = ((0.05, 0.45), (0.09, 0.28), (0.13, 0.14))
"""How far behind the pale copies of a flying worker are, and how bright."""
BUBBLE: Final = Box(402, 352, 372, 78)
LOW: Final = 58.0
"""The height of a bubble with one line."""
PITCH: Final = 48
"""Bubbles come in steps of so much, so that few have to be drawn."""
VEIL: Final = (*palette.WALNUT, 158)


def _picture(note: Note) -> State:
    return cast(State, note.picture)


def veil(surface: pygame.Surface, view: View, story: Sequence[Note], time: float, sitting: Sitting) -> None:
    """Draws the scoring at its last note over the board."""
    note = story[-1]
    rect = view.rect(*SHEET)
    surface.blit(_shade(rect.w, rect.h), rect)
    for done in story:
        if done.key == "zone_scored" and done is not note:
            paint.seal(surface, view, zones.plate(done.facts["zone"]), 0)
    if note.key == "zone_scored":
        _scored(surface, view, note, time, sitting)
    elif note.key == "cascaded":
        _cascaded(surface, view, note, time, sitting)
    else:
        _told(surface, view, note, sitting)


# ---------------------------------------------------------------------- a zone is scored


def _scored(surface: pygame.Surface, view: View, note: Note, time: float, sitting: Sitting) -> None:
    zone, counts = note.facts["zone"], note.facts["counts"]
    if time < GROWS:
        _growing(surface, view, zones.plate(zone, ease(time / GROWS)))
        return
    at = zones.plate(zone, 1.0)
    paint.plate(surface, view, at, lit=True)
    cascade = _picture(note).settings.cascade
    if cascade:
        paint.seal(surface, view, at, note.facts["step"])
    _piles(surface, view, at, counts, [0] * len(counts), sitting)
    said = _why_none(note)
    rule = "zone" if cascade else "family"
    under = t(f"game.quebec.film.{rule}", zone=words.zone(zone))
    _bubble(surface, view, said or t("game.quebec.film.title"), "" if said else under, [], sitting)


@cached
def _shade(width: int, height: int) -> pygame.Surface:
    """What the board sinks under."""
    return blank(width, height, VEIL)


def _growing(surface: pygame.Surface, view: View, at: zones.Plate) -> None:
    """A plate on its way to its full size: the large one, scaled, for to draw each size anew would take too long."""
    large = zones.plate(at.zone, 1.0)
    layer = paint.plate_layer(large, True)
    rect = view.rect(*at.area)
    share = at.width / large.width
    size = (round(layer.picture.get_width() * share), round(layer.picture.get_height() * share))
    left, top = rect.x + round(layer.offset[0] * share), rect.y + round(layer.offset[1] * share)
    surface.blit(pygame.transform.smoothscale(layer.picture, size), (left, top))


def _why_none(note: Note) -> str:
    """Why nobody will move on, where that is so."""
    state = _picture(note)
    zone = ZONES.index(note.facts["zone"])
    _, moving = sim.moving_on(state, zone)
    most = max(note.facts["counts"])
    if any(moving) or not state.settings.cascade:
        return ""
    return t(f"game.quebec.film.{'nobody' if not most else 'one' if most == 1 else 'stays'}")


def _piles(
    surface: pygame.Surface, view: View, at: zones.Plate, counts: list[int], pale: list[int], sitting: Sitting
) -> None:
    """The piles of a plate with their numbers; the last of each pile are pale: gone, or still to come."""
    leaders = sim.leaders_of(counts)
    px = view.px(at.cube)
    for seat, count in enumerate(counts):
        if count:
            body = blocks.pile(sitting.looks[seat], px, count, pale[seat])
            x, foot = view.pos(*at.pile_at(seat, len(counts)))
            place = (x - body.get_width() // 2 + round(px * blocks.DEPTH / 2), foot - body.get_height())
            piece_shadow(body).draw(surface, place)
            surface.blit(body, place)
        number = art.count(f"{count}{'!' if seat in leaders else ''}", view.px(at.number_size * 1.14))
        x, y = view.pos(*at.count_at(seat, len(counts)))
        surface.blit(number, (x - number.get_width() // 2, y - number.get_height() // 2))


# ---------------------------------------------------------------------- workers move on


def _cascaded(surface: pygame.Surface, view: View, note: Note, time: float, sitting: Sitting) -> None:
    facts, state = note.facts, _picture(note)
    zone, target, moved = facts["zone"], facts["target"], facts["workers"]
    at = zones.plate(zone, 1.0)
    seats = [seat for seat, count in enumerate(moved) if count]
    ways = {seat: _way(at, target, seat, lane, state, sitting) for lane, seat in _lanes(seats)}
    for course in ways.values():
        flow.ribbon(course).draw(surface, view.offset)
    now = sim.workers(state, ZONES.index(zone))
    paint.plate(surface, view, at, lit=True)
    paint.seal(surface, view, at, 0)
    _piles(surface, view, at, [count + gone for count, gone in zip(now, moved, strict=True)], moved, sitting)
    landed = math.isinf(time)
    if target != "active":
        _next_plate(surface, view, zones.plate(target), [0] * len(moved) if landed else moved, state, sitting)
    if not landed:
        for seat in seats:
            _fly(surface, view, ways[seat], sitting.looks[seat], moved[seat], time)
    title, under = _sentence(facts, state, sitting)
    _bubble(surface, view, title, under, seats, sitting)


def _lanes(seats: list[int]) -> list[tuple[float, int]]:
    """Each of several leaders has a way of its own."""
    return [(i - (len(seats) - 1) / 2, seat) for i, seat in enumerate(seats)]


def _way(at: zones.Plate, target: str, seat: int, lane: float, state: State, sitting: Sitting) -> flow.Way:
    """The ribbon of a seat: to the next plate, or to its active workers."""
    if target != "active":
        return _way_on(at, target, lane)
    if seat == sitting.viewer:
        return flow.way(at.area, (layout.HAND.x + 130, layout.HAND.y, 180, 66), lane)
    wells = len(layout.wells(bool(state.settings.leaders)))
    return flow.way(at.area, layout.panel_well(seat, state.players, "active", wells), lane)


def _way_on(at: zones.Plate, target: str, lane: float) -> flow.Way:
    return flow.way(at.area, zones.plate(target).area, lane)


def _next_plate(
    surface: pygame.Surface, view: View, at: zones.Plate, coming: list[int], state: State, sitting: Sitting
) -> None:
    """The plate that is scored next, with pale workers where others will come to lie."""
    paint.plate(surface, view, at, lit=True)
    paint.seal(surface, view, at, sim.order(state).index(at.zone) + 1)
    _piles(surface, view, at, sim.workers(state, ZONES.index(at.zone)), coming, sitting)


def _fly(surface: pygame.Surface, view: View, course: flow.Way, look: str, count: int, time: float) -> None:
    """Workers one after another along the ribbon, each with fading copies behind it."""
    body = blocks.cube(look, view.px(city.FLIGHT_CUBE))
    half = body.get_width() / 2
    for i in range(count):
        share = (time - APART * i) / FLIGHT
        if not 0 < share < 1:
            continue
        for behind, bright in reversed(TRAIL):
            x, y = view.pos(*course.at(max(0.0, ease(share) - behind)))
            surface.blit(_pale(body, bright), (x - half, y - half))
        x, y = view.pos(*course.at(ease(share)))
        Layer(body, (0, 0)).draw(surface, (x - half, y - half))


@cached
def _pale(body: pygame.Surface, bright: float) -> pygame.Surface:
    return faded(body, bright)


def _sentence(facts: dict[str, Any], state: State, sitting: Sitting) -> tuple[str, str]:
    """Who has the most, and what becomes of it."""
    zone, target, moved = facts["zone"], facts["target"], facts["workers"]
    key = "game.quebec.film"
    seats = [seat for seat, count in enumerate(moved) if count]
    now = sim.workers(state, ZONES.index(zone))
    counts = [count + moved[seat] for seat, count in enumerate(now)]
    if zone == "citadel" and sim.has_effect(state, "everyone_cascades_from_citadel"):
        return t(f"{key}.everybody"), words.event(sim.event(state))
    first = seats[0]
    title = t(f"{key}.most", name=sitting.names[first], count=counts[first])
    if len(seats) > 1:
        names = words.joined([sitting.names[seat] for seat in seats])
        title = t(f"{key}.tie", names=names, count=counts[first])
    elif first == sitting.viewer:
        title = t(f"{key}.most_you", count=counts[first])
    count, place = moved[first], words.place(target)
    if counts[first] // CASCADE_DIVISOR > CASCADE_MOST:
        return title, t(f"{key}.limit", count=CASCADE_MOST)
    if target == "active":
        return title, t(f"{key}.active", count=sum(moved))
    return title, t(f"{key}.{'moves_each' if len(seats) > 1 else 'moves'}", count=count, target=place)


# ---------------------------------------------------------------------- all else


def _told(surface: pygame.Surface, view: View, note: Note, sitting: Sitting) -> None:
    """Events, and the lines of the final scoring, in words; what scores at the end stays bright."""
    if note.key.startswith("final_"):
        _bright(surface, view, note, sitting)
        return
    said = t(f"log.quebec.{note.key}", **words.facts(note.key, note.facts, sitting))
    title, _, under = said.partition(": ") if ": " in said else said.partition("：")
    seats = note.facts.get("seats", [note.facts["seat"]] if note.facts.get("seat", -1) >= 0 else [])
    sign = "" if seats else "hourglass"
    _bubble(surface, view, title, under, list(seats), sitting, sign)


def _bright(surface: pygame.Surface, view: View, note: Note, sitting: Sitting) -> None:
    """The buildings that score at this line of the final scoring, over the veil."""
    state = _picture(note)
    spaces = scoring_spaces(note.key.removeprefix("final_"), state)
    for space in spaces:
        for there in ADJACENT[space]:
            if there in spaces and there > space and state.owners[there] == state.owners[space] != NOBODY:
                look = sitting.looks[state.owners[space]]
                lots.link(look, SPACES[space], SPACES[there]).draw(surface, view.offset)
    found = [piece for space in sorted(spaces) for piece in table.space_pieces(state, space)]
    found += [
        piece for piece in table.architects(state) if piece.place in SPACES and SPACES.index(piece.place) in spaces
    ]
    for piece in sorted(found, key=lambda piece: piece.z):
        sprite = art.sprite(piece, view.px(piece.size), sitting)
        if sprite is not None:
            sprite.draw(surface, view.pos(*piece.pos))


def scoring_spaces(source: str, state: State) -> set[int]:
    """The buildings that a source of the final scoring counts."""
    if source == "unfinished":
        return {space for space in state.architects if space >= 0 and any(sim.on_building(state, space))}
    best = {space for seat in range(state.players) for space in sim.best_spaces(state, seat)}
    if source == "group":
        return best
    if source == "events":
        return {space for seat in range(state.players) for space in sim.largest_spaces(state, seat)}
    if source == "stars":
        grouped = best if state.settings.groups else set()
        return {space for space, owner in enumerate(state.owners) if owner != NOBODY} - grouped
    return set()


def _bubble(
    surface: pygame.Surface, view: View, title: str, under: str, seats: list[int], sitting: Sitting, sign: str = ""
) -> None:
    """A plate in the middle of the board with the discs of whom it is about."""
    px = view.px(40)
    wide = max(0, len(seats) - 1) * 24 + 40 if seats or sign else 0
    room = 580.0
    size = max(text.width(view, title, "display_semibold", 23), text.width(view, under, "body", 17))
    width = min(room, size) + wide + (60 if wide else 40)
    plate = math.ceil(width / PITCH) * PITCH
    box = Box(BUBBLE.x + (BUBBLE.w - plate) / 2, BUBBLE.y, plate, BUBBLE.h if under else LOW)
    _bubble_panel(plate, box.h).draw(surface, view.pos(box.x, box.y))
    x0 = box.x + 18 + (plate - width) / 2
    for i, seat in reversed(list(enumerate(seats))):
        x, y = view.pos(x0 + 20 + i * 24, box.y + box.h / 2)
        surface.blit(pieces.disc(sitting.looks[seat], px), (x - px // 2, y - px // 2))
    if sign:
        x, y = view.pos(x0 + 20, box.y + box.h / 2)
        surface.blit(icon(sign, px, palette.BRASS), (x - px // 2, y - px // 2))
    left = x0 + wide + (12 if wide else 0)
    middle = box.y + (box.h / 2 - 15 if under else box.h / 2)
    text.draw(surface, view, title, (left, middle), "display_semibold", 23, palette.GLOW, "lm", room=room)
    if under:
        text.draw(surface, view, under, (left, middle + 30), "body", 17, palette.CREAM, "lm", room=room)


def _bubble_panel(width: int, height: float) -> Layer:
    return materials.panel(unit(width), unit(height), unit(10), True, None, 61)


# ---------------------------------------------------------------------- ahead of time


def warm() -> Iterator[None]:
    """Draws, one at a step, what the first scoring needs: the ways from zone to zone and the plates for words."""
    for order in SCORING_ORDER:
        for first, second in pairwise(order):
            flow.ribbon(_way_on(zones.plate(ZONES[first], 1.0), ZONES[second], 0.0))
            yield
    for width in range(5 * PITCH, 15 * PITCH, PITCH):
        for height in (BUBBLE.h, LOW):
            _bubble_panel(width, height)
            yield
