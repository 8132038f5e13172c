"""Draws the ground of Quo Vadis?, what depends on the position under the pieces, and the light on what is possible."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pygame

from engine.api import NOBODY
from engine.quo_vadis import data
from engine.quo_vadis.position import NODE_CHOOSE
from game import text
from game.art import materials, palette
from game.art.icons import icon
from game.art.quo_vadis import deal, figures, laurels, ledger, light, panels, plan, tones
from game.art.quo_vadis import ground as city
from game.art.surfaces import Layer
from game.boards.parts import SIDE, Sitting
from game.boards.quo_vadis import layout, spots
from game.boards.quo_vadis import simulate as sim
from game.boards.quo_vadis.simulate import State
from game.stage.spots import Box, Circle, Region, Several, Spot
from game.text import t
from game.view import View

GAME = "game.quo_vadis"
ALARM = Box(290, 244, 228, 34)
"""Where it is said who is still outside while the senate closes."""


def ground(surface: pygame.Surface, view: View, _state: State) -> None:
    """The board and its frame, and the hollows of the tray."""
    city.draw_ground(surface, view.offset)


def dress(surface: pygame.Surface, view: View, state: State, sitting: Sitting) -> None:
    """What depends on the position and lies under the pieces."""
    _senate(surface, view, state, sitting)
    x, y = view.pos(*plan.pile())
    if state.pile:
        laurels.pile(view.px(plan.PILE_COIN), state.pile).draw(surface, (x, y))
    laurels.bag(view.px(plan.BAG), not sim.in_bag(state)).draw(surface, view.pos(*plan.bag()))
    if sitting.viewer != NOBODY:
        _tray(surface, view, state, sitting)


# ---------------------------------------------------------------------- the senate fills up


def _senate(surface: pygame.Surface, view: View, state: State, sitting: Sitting) -> None:
    """How many seats are left, and in red who is still outside when they become few."""
    left = sim.seats_left(state)
    x, y = plan.SENATE_LEFT[0] + plan.BOARD[0], plan.SENATE_LEFT[1] + plan.BOARD[1]
    said = t(f"{GAME}.seats_left", count=left)
    ink = tones.GOLD_INK if not sim.warns(state) else (255, 196, 150)
    text.draw(surface, view, said, (x, y), "display_semibold", 19, ink, "cm", room=112, shadow=200)
    if not sim.warns(state):
        return
    names = [sitting.names[seat] for seat in sim.outside(state)]
    said = t(f"{GAME}.alarm", names=t("table.comma").join(names))
    room = ALARM.w - 44
    lines = text.wrap(view, said, "body_semibold", 17, room)
    lines = [*lines[:1], " ".join(lines[1:])] if len(lines) > 1 else lines
    rect = view.rect(ALARM.x, ALARM.y, ALARM.w, ALARM.h + 19 * (len(lines) - 1))
    surface.blit(materials.well(rect.w, rect.h, view.px(9), palette.ALARM, palette.rgb("#e0a070")), rect)
    sign = icon("hazard-sign", view.px(20), palette.ALARM_INK)
    surface.blit(sign, (rect.x + view.px(19) - sign.get_width() // 2, rect.centery - sign.get_height() // 2))
    for i, line in enumerate(lines):
        at = (ALARM.x + 35, ALARM.y + ALARM.h / 2 + 19 * i)
        text.draw(surface, view, line, at, "body_semibold", 17, palette.ALARM_INK, "lm", room=room)


# ---------------------------------------------------------------------- the tray


def _tray(surface: pygame.Surface, view: View, state: State, sitting: Sitting) -> None:
    """Headings and hollows of the viewer's laurels and senators in hand."""
    seat = sitting.viewer
    for area in (layout.OWN, layout.HAND):
        rect = view.rect(*area)
        surface.blit(panels.well(rect.w, rect.h, view.px(8)), rect)
    y = layout.HEAD_Y
    drawn = _head(surface, view, t(f"{GAME}.tray.own"), layout.OWN.x + 6, y)
    sign = icon(tones.SIGNS["own_eyes"], view.px(22), palette.MUTED)
    x, top = view.pos(drawn + 20, y)
    surface.blit(sign, (x - sign.get_width() // 2, top - sign.get_height() // 2))
    shown = "seen" if not state.settings.public_totals else "open"
    said, room = t(f"{GAME}.tray.{shown}"), layout.OWN.x + layout.OWN.w - drawn - 38
    text.draw(surface, view, said, (drawn + 36, y), "body", 17, palette.MUTED, "lm", room=room)
    total = sim.total(state, seat)
    line = view.rect(layout.OWN.x + 326, layout.OWN.y + 13, 2, layout.OWN.h - 26)
    surface.blit(materials.groove(line.h, upright=True), line)
    if total != sim.UNKNOWN:
        at = (layout.OWN.x + 359, layout.OWN.y + layout.OWN.h / 2 - 1)
        text.draw(surface, view, str(total), at, "cinzel", 33, palette.GLOW, "cm", shadow=190, room=58)
    drawn = _head(surface, view, t(f"{GAME}.tray.hand"), layout.HAND.x + 6, y)
    said = t(f"{GAME}.tray.of", count=state.hand[seat], all=data.SENATORS)
    text.draw(surface, view, said, (drawn + 10, y), "body", 17, palette.MUTED, "lm", room=80)
    if state.node == NODE_CHOOSE and state.current_player == seat:
        drawn = _head(surface, view, t(f"{GAME}.tray.action"), layout.ACTIONS.x + 4, y)
        room = layout.ACTIONS.x + layout.ACTIONS.w - drawn - 14 - (160 if state.settings.side_deals else 0)
        said = t(f"{GAME}.tray.click")
        text.draw(surface, view, said, (drawn + 12, y), "body", 17, palette.MUTED, "lm", room=room)


def _head(surface: pygame.Surface, view: View, words: str, x: float, y: float) -> float:
    """A heading of the tray; returns where it ends."""
    ink = palette.rgb("#e2c78e")
    return text.draw(surface, view, words, (x, y), "display_semibold", 21, ink, "lm").right


# ---------------------------------------------------------------------- light


def glow(surface: pygame.Surface, view: View, lit: Sequence[Spot], strength: float) -> None:
    """The glow of the spots on the board; where several kinds are lit at once Caesar's are the quietest."""
    several = len({spot.group for spot in lit}) > 1
    for spot in sorted(lit, key=lambda spot: spot.layer):
        calm = 0.75 if several and spot.group == "caesar" else 1.0
        if not several and spot.group == "caesar":
            px = view.px(plan.LAUREL * 1.06)
            light.own_senator(px).draw(surface, view.pos(*spot.region.centre), strength)
        ring(surface, view, spot, strength * calm, hover=False)


def lift(surface: pygame.Surface, view: View, spot: Spot, _state: State, _sitting: Sitting) -> None:
    """A spot under the pointer."""
    ring(surface, view, spot, 1.0, hover=True)


def ring(surface: pygame.Surface, view: View, spot: Spot, strength: float, hover: bool) -> None:
    """The light of one spot."""
    kind, _, name = spot.thing.partition(":")
    if spot.group == "place":
        for part in parts(spot.region):
            light.free_seat(view.px(plan.SEAT), hover).draw(surface, view.pos(*part.centre), strength)
    elif spot.group == "promote":
        light.lit_stairs(name, True).draw(surface, view.offset, strength)
        for part in parts(spot.region):
            if isinstance(part, Circle):
                light.own_senator(view.px(plan.SEAT), hover).draw(surface, view.pos(*part.centre), strength)
    elif kind == "passage":
        small = isinstance(spot.region, Circle) and spot.region.r <= spots.BADGE
        if small:
            _badge(surface, view, spot.region.centre, strength, hover)
        else:
            at = view.pos(*spot.region.centre)
            if hover:
                light.own_senator(view.px(plan.LAUREL * 1.06), True).draw(surface, at, strength)
            light.goal(view.px(plan.LAUREL), hover).draw(surface, at, strength)


def parts(region: Region) -> Sequence[Box | Circle]:
    """The parts of a region."""
    if isinstance(region, Several):
        return region.parts
    return (region,) if isinstance(region, (Box, Circle)) else ()


def _badge(surface: pygame.Surface, view: View, at: tuple[float, float], strength: float, hover: bool) -> None:
    """Caesar's head in a small golden ring."""
    px = view.px(30 if not hover else 34)
    disc = panels.key_disc("", px)
    head = icon("caesar", round(px * 0.68), palette.GLOW if hover else palette.rgb("#e8cf94"))
    x, y = view.pos(*at)
    Layer(disc, (-px // 2, -px // 2)).draw(surface, (x, y), max(0.75, strength))
    Layer(head, (-head.get_width() // 2, -head.get_height() // 2)).draw(surface, (x, y), max(0.75, strength))


def _warm_form() -> Iterator[None]:
    """What is large on the form and the ledger."""
    from game.art.surfaces import unit

    high = unit(layout.FORM.h)
    for wide in (unit(layout.FORM.w), unit(layout.FORM.w - 120)):
        deal.stone(wide, high)
        yield
        deal.sheet_shadow(wide, high)
        yield
        deal.sheet(wide, high)
        yield
    deal.stage(unit(layout.FORM.w - 32), unit(122))
    city.senate()
    yield
    for name in plan.rooms():
        if name != plan.SENATE:
            city.room(name)
            yield
    ledger.scroll(unit(SIDE.w), unit(SIDE.h))
    yield


def warm(sitting: Sitting) -> Iterator[None]:
    """Draws, one picture a step, what would make a frame late when it is first needed."""
    from game.art.surfaces import unit

    yield from _warm_form()
    for look in sitting.looks:
        for size in (plan.SENATOR, layout.ROSTER):
            figures.standing(look, unit(size))
            yield
    for value in range(6):
        for size in (plan.LAUREL, layout.COIN, layout.FLAT):
            laurels.token(value, unit(size), False)
        yield
    for name in plan.passages():
        for hover in (False, True):
            light.lit_stairs(name, hover)
            yield
    for hover in (False, True):
        light.goal(unit(plan.LAUREL), hover)
        light.free_seat(unit(plan.SEAT), hover)
        light.own_senator(unit(plan.SEAT), hover)
        yield
