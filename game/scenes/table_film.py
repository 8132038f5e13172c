"""The buttons of a film that can be stepped, a replay or a set piece: back, pause, next, end."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game import text
from game.art import materials, palette
from game.art.icons import icon
from game.boards.parts import Box
from game.scenes.table_play import Play
from game.stage.tween import PACES
from game.text import t
from game.view import View

NAMES = ("film_back", "film_pause", "film_next", "film_end")
ICONS = {
    "film_back": "previous-button",
    "film_pause": "pause-button",
    "film_next": "next-button",
    "film_end": "cancel",
}


ROOM = 110.0
"""For how far the film has come: beside the buttons, or in a narrow area above them."""
INSET = 14.0


SPEED = "film_speed"
"""The button of a narrow area that changes how fast pieces move."""
STEPS = ("slow", "normal", "fast")


def is_wide(area: Box) -> bool:
    return area.w >= 4 * 120 + ROOM


def names(area: Box) -> tuple[str, ...]:
    """The buttons there are: a narrow area has room for the speed above the others."""
    return NAMES if is_wide(area) else (*NAMES, SPEED)


def faster(speed: str) -> str:
    """The speed that follows one, the slowest after the fastest."""
    return STEPS[(STEPS.index(speed) + 1) % len(STEPS)] if speed in STEPS else "normal"


def box(name: str, area: Box) -> Box:
    """A button, in the area that the plan gives to films."""
    if name == SPEED:
        return Box(area.x + area.w - INSET - 150, area.y + 10, 150, 36)
    i = NAMES.index(name)
    if is_wide(area):
        return Box(area.x + i * 120, area.y, 110, 68)
    pitch = (area.w - 2 * INSET + 10) / 4
    return Box(area.x + INSET + i * pitch, area.y + area.h - 68 - INSET, pitch - 10, 68)


def draw(surface: pygame.Surface, view: View, play: Play, hot: str, pressed: str) -> None:
    """Draws the buttons and how far the film has come."""
    film, area = play.film, play.board.plan.film
    if film is None:
        return
    wide = is_wide(area)
    if not wide:
        rect = view.rect(*area)
        materials.panel(rect.w, rect.h, view.px(10), False, None, 43).draw(surface, rect.topleft)
    for name in NAMES:
        key = "film_skip" if name == "film_end" and not play.replaying else name
        _button(surface, view, name, key, box(name, area), film.paused, hot, pressed)
    if not wide:
        _speed(surface, view, play, box(SPEED, area), hot, pressed)
    if not (play.replaying or play.board.plan.counts):
        return
    step, steps = play.progress
    count = t("table.film_step", step=step, steps=steps)
    place = (area.x + 500, area.y + 34) if wide else (area.x + INSET + 4, area.y + 30)
    text.draw(surface, view, count, place, "display", 21, palette.MUTED, room=ROOM if wide else area.w - 200)


def _speed(surface: pygame.Surface, view: View, play: Play, at: Box, hot: str, pressed: str) -> None:
    """How fast pieces move, in words."""
    rect = view.rect(*at)
    state = "pressed" if pressed == SPEED else "hover" if hot == SPEED else "normal"
    materials.button(rect.w, rect.h, "wood", state, view.px(8)).draw(surface, rect.topleft)
    speed = next((name for name, pace in PACES.items() if pace == play.stage.pace), "normal")
    said = t(f"settings.animation.{speed}")
    px = view.px(18)
    x, y = view.pos(at.x + 22, at.y + at.h / 2)
    ink = materials.button_ink("wood", state)
    surface.blit(icon("fast-forward-button", px, ink), (x - px // 2, y - px // 2))
    text.draw(surface, view, said, (at.x + 40, at.y + at.h / 2), "body", 17, ink, "lm", room=at.w - 48)


def _button(
    surface: pygame.Surface, view: View, name: str, key: str, at: Box, paused: bool, hot: str, pressed: str
) -> None:
    rect = view.rect(*at)
    state = "pressed" if pressed == name else "hover" if hot == name else "normal"
    style = "brass" if name == "film_pause" and not paused else "wood"
    materials.button(rect.w, rect.h, style, state, view.px(8)).draw(surface, rect.topleft)
    plays = name == "film_pause" and paused
    px = view.px(30)
    x, y = view.pos(at.x + at.w / 2, at.y + 25)
    ink = materials.button_ink(style, state)
    surface.blit(icon("play-button" if plays else ICONS[name], px, ink), (x - px // 2, y - px // 2))
    said = t("table.film_play" if plays else f"table.{key}")
    muted = palette.BRASS_INK if style == "brass" else palette.MUTED
    text.draw(surface, view, said, (at.x + at.w / 2, at.y + 53), "body", 16.5, muted, "cm", room=at.w - 8)


def warm(view: View, area: Box) -> Iterator[None]:
    """Draws, one at a step, what the buttons are made of."""
    nowhere = pygame.Surface((1, 1))
    if not is_wide(area):
        rect = view.rect(*area)
        materials.panel(rect.w, rect.h, view.px(10), False, None, 43)
        yield
    for name in NAMES:
        for paused in (False, True):
            _button(nowhere, view, name, name, box(name, area), paused, "", "")
            yield
