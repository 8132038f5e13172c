"""Drawing the board of Québec: the city, the plates of the zones, event cards, the display of leaders, the hand."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from engine.api import NOBODY
from engine.quebec.data import CENTURIES, DISTRICTS, LEADERS, SPACES, ZONES
from game import text
from game.art import materials, palette, pieces
from game.art.lettering import sloped
from game.art.quebec import city, houses, light, lots, plates, zones
from game.art.quebec import tones as colours
from game.art.surfaces import Layer, scale, unit
from game.boards.parts import Box, Sitting
from game.boards.quebec import events, layout, words
from game.boards.quebec import simulate as sim
from game.boards.quebec.simulate import State
from game.text import t
from game.view import View


def ground(surface: pygame.Surface, view: View, _state: State) -> None:
    """All that never changes during a game."""
    city.draw_ground(surface, view.offset)
    language = text.language()
    for name, river in city.RIVERS.items():
        said = t(f"game.quebec.river.{name}")
        body = sloped(said, "display_italic", view.px(river.size), colours.RIVER_INK, river.degrees, language, 1.5, 0.8)
        x, y = view.pos(*river.at)
        surface.blit(body, (x - body.get_width() // 2, y - body.get_height() // 2))
    px = view.px(city.OPEN)
    for name, place in city.districts().items():
        x, y = view.pos(*place.at)
        surface.blit(plates.medallion(name, place.zone, place.cost, px), (x - px // 2, y - px // 2))
    for zone in ZONES:
        plate(surface, view, zones.plate(zone))


def plate(surface: pygame.Surface, view: View, at: zones.Plate, lit: bool = False) -> None:
    """The plate of a zone with its name, at its place or grown."""
    plate_layer(at, lit).draw(surface, view.pos(at.left, at.top))
    (x, y), room = at.name_at()
    ink = colours.ZONES[at.zone].on_body
    text.draw(surface, view, words.zone(at.zone), (x, y + 1), "display_sc", at.name_size, ink, "lm", room=room)


def plate_layer(at: zones.Plate, lit: bool) -> Layer:
    """The plate of a zone without words; wherever it lies it is of one size, so that it is drawn only once."""
    return plates.zone_plate(at.zone, unit(at.width), unit(at.height), lit, at.grown)


def dress(surface: pygame.Surface, view: View, state: State, sitting: Sitting) -> None:
    """What depends on the position and is no piece."""
    for place, zone in enumerate(sim.order(state) if state.settings.cascade else [], 1):
        seal(surface, view, zones.plate(zone), place)
    events.draw(surface, view, state, sitting)
    _display(surface, view, state)
    if sitting.viewer != NOBODY:
        _hand(surface, view, state, sitting.viewer)


def seal(surface: pygame.Surface, view: View, at: zones.Plate, place: int) -> None:
    """The place of a zone in the scoring order, in the head of its plate; 0 once it is scored."""
    px = view.px(at.seal_size)
    x, y = view.pos(*at.seal_at())
    body = plates.seal(px, place) if place else pieces.check_seal(px)
    surface.blit(body, (x - px // 2, y - px // 2))


# ---------------------------------------------------------------------- leaders


def _display(surface: pygame.Surface, view: View, state: State) -> None:
    """The line over the leaders, and the dark places of those that are taken."""
    area = layout.LEADERS_AREA
    if not state.settings.leaders:
        _goal(surface, view, area, "numbers" if state.settings.numbers else "stars")
        return
    head = text.draw(
        surface, view, t("game.quebec.leaders"), (area.x + 2, area.y + 12), "display_sc", 21, palette.CREAM, "lm"
    )
    room = area.w - head.w - 20
    under = t("game.quebec.leaders.under")
    if sim.has_effect(state, "no_leaders"):
        under = t("tip.quebec.why.no_leaders")
    text.draw(surface, view, under, (area.x + area.w, area.y + 13), "body", 16.5, palette.MUTED, "rm", room=room)
    for leader in state.settings.leaders:
        name = LEADERS[leader]
        box = layout.leader_box(name, state.settings.leaders)
        rect = view.rect(*box)
        surface.blit(plates.leader_place(name, rect.w, rect.h), rect)
        if sim.holder_of(state, leader) != NOBODY:
            place = (box.x + box.w / 2, box.y + box.h - 19)
            text.draw(surface, view, words.leader(name), place, "body", 16.5, palette.QUIET, "cm", room=box.w - 8)


def _goal(surface: pygame.Surface, view: View, area: Box, buildings: str) -> None:
    """Without leaders their place tells what the end brings."""
    rect = view.rect(*area)
    materials.panel(rect.w, rect.h, view.px(10), False, None, 43).draw(surface, rect.topleft)
    x = area.x + 18
    text.draw(surface, view, t("game.quebec.goal"), (x, area.y + 26), "display_sc", 21, palette.CREAM, "lm")
    for i, name in enumerate((buildings, "unfinished", "active")):
        text.draw(
            surface, view, t(f"game.quebec.goal.{name}"), (x, area.y + 58 + 28 * i), "body", 17, palette.MUTED,
            "lm", room=area.w - 36,
        )  # fmt: skip


# ---------------------------------------------------------------------- the hand


def _hand(surface: pygame.Surface, view: View, state: State, seat: int) -> None:
    """The viewer's workers are pieces; this is the wood they lie on, with their numbers."""
    box = layout.HAND
    rect = view.rect(*box)
    surface.blit(materials.well(rect.w, rect.h, view.px(9)), rect)
    line = view.rect(box.x + 14, box.y + box.h * 0.53, box.w - 28, 2)
    surface.blit(materials.groove(line.w), line)
    rows = (("active", state.active[seat], 0.28, palette.CREAM), ("reserve", state.passive[seat], 0.77, palette.MUTED))
    for name, count, share, ink in rows:
        y = box.y + box.h * share
        text.draw(
            surface, view, t(f"game.quebec.tray.{name}"), (box.x + 16, y + 1), "display_sc", 20, palette.MUTED, "lm",
            room=82,
        )  # fmt: skip
        text.draw(surface, view, str(count), (box.x + 130, y), "numbers", 28 if ink == palette.CREAM else 24, ink, "rm")


# ---------------------------------------------------------------------- ahead of time


def warm(sitting: Sitting) -> Iterator[None]:
    """Draws, one at a step, what would make a frame late when it is first needed."""
    one = scale()
    open_px, site_px, token_px = (max(1, round(size * one)) for size in (city.OPEN, city.SCAFFOLD, city.TOKEN[1]))
    for name in SPACES:
        place = city.spaces()[name]
        lots.finished(place.zone, open_px, houses.variant(name), True)
        yield
    for zone, cost in sorted({(place.zone, place.cost) for place in city.spaces().values()}):
        lots.open_tile(zone, open_px, cost)
        for century in range(1, CENTURIES + 1):
            lots.scaffold(zone, century, site_px, cost)
            yield
    for hover in (False, True):
        light.ring(open_px, hover)
        yield
        light.ring(site_px, hover)
        yield
    for look in sitting.looks:
        for stars in (1, 2, 3):
            lots.token(look, token_px, stars)
            yield
    for name in DISTRICTS:
        light.district(name)
        yield
    for name in ZONES:
        for share in (0.0, 1.0):
            plate_layer(zones.plate(name, share), True)
            yield
