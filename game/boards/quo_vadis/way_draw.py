"""Draws the way that is bargained for: two rooms and their stairs, who stands there and how they vote."""

from __future__ import annotations

import pygame

from game.art.quo_vadis import deal, figures, ground, laurels, light, plan
from game.art.surfaces import Layer, cached
from game.boards.parts import Sitting
from game.boards.quo_vadis.items import Item, put, size_of
from game.view import View


def way(surface: pygame.Surface, view: View, item: Item, _state: str, sitting: Sitting) -> None:
    """The two rooms and their stairs; `fact` (passage, laurel, caesar, seats there, their ticks, seats above)."""
    passage, value, caesar, there, ticks, above = item.fact
    put(surface, view, deal.stage(*size_of(view, item.box)), item.box.x, item.box.y)
    stairs = plan.passages()[str(passage)]
    box, y = item.box, item.box.y + item.box.h / 2 + 2
    first, second = plan.rooms()[stairs.start], plan.rooms()[stairs.end]
    end_wide = second.area[2] if second.id != plan.SENATE else second.area[2] * SENATE_SHARE
    left, right = box.x + 20 + first.area[2] / 2, box.x + box.w - 20 - end_wide / 2
    _room(surface, view, first, (left, y), 1.0)
    share = 1.0 if second.id != plan.SENATE else SENATE_SHARE
    _room(surface, view, second, (right, y), share)
    start, stop = left + first.area[2] / 2 - plan.DOOR, right - end_wide / 2 + plan.DOOR
    rect = view.rect(start, y - 8 - 29, stop - start, 58)
    put(surface, view, ground.stairs(rect.w, rect.h, "right", 0.9), start, y - 8 - 29)
    if value:
        px = view.px(56)
        x, top = view.pos((start + stop) / 2, y - 8)
        laurels.token(int(str(value)), px, bool(caesar)).draw(surface, (x - px // 2, top - px // 2))
    _people(surface, view, first, (left, y), 1.0, _seats(there), sitting, _states(ticks))
    _people(surface, view, second, (right, y), share, _seats(above), sitting, ())


SENATE_SHARE = 0.62


def _seats(value: object) -> tuple[int, ...]:
    return value if isinstance(value, tuple) else ()


def _states(value: object) -> tuple[str, ...]:
    return value if isinstance(value, tuple) else ()


def _room(surface: pygame.Surface, view: View, room: plan.Room, at: tuple[float, float], share: float) -> None:
    _, _, w, h = room.area
    layer = ground.senate() if room.id == plan.SENATE else ground.room(room.id)
    if share < 1:
        layer = _smaller(layer, share)
    layer.draw(surface, view.pos(at[0] - w * share / 2, at[1] - h * share / 2))


@cached
def _smaller(layer: Layer, share: float) -> Layer:
    picture = layer.picture
    small = pygame.transform.smoothscale(
        picture, (max(1, round(picture.get_width() * share)), max(1, round(picture.get_height() * share)))
    )
    return Layer(small, (round(layer.offset[0] * share), round(layer.offset[1] * share)))


def _people(
    surface: pygame.Surface,
    view: View,
    room: plan.Room,
    at: tuple[float, float],
    share: float,
    seats: tuple[int, ...],
    sitting: Sitting,
    ticks: tuple[str, ...],
) -> None:
    """Senators of a room drawn elsewhere: -1 an empty seat, seats from 100 on a ghost of the one that would come."""
    x0, y0 = room.centre
    for i, seat in enumerate(seats):
        x, y = at[0] + (room.seats[i][0] - x0) * share, at[1] + (room.seats[i][1] - y0) * share
        px = view.px(plan.SENATOR * share)
        hint = ticks[i] if i < len(ticks) else ""
        if hint in ("yes", "wait"):
            light.own_senator(view.px(plan.SEAT * share), False, hint).draw(surface, view.pos(x, y))
        if seat >= 100:
            light.own_senator(view.px(plan.SEAT * share), False, "amber").draw(surface, view.pos(x, y))
            layer = figures.standing(sitting.looks[seat - 100], px, 0.75)
            layer.draw(surface, view.pos(x, y + plan.FOOT_DOWN * share))
        elif seat >= 0:
            figures.standing(sitting.looks[seat], px).draw(surface, view.pos(x, y + plan.FOOT_DOWN * share))
    for i, hint in enumerate(ticks):
        if hint:
            x, y = at[0] + room.seats[i][0] - x0 + 21, at[1] + room.seats[i][1] - y0 - 33
            deal.tick(view.px(22), hint).draw(surface, view.pos(x, y))
