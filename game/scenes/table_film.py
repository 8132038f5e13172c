"""The buttons of a replay, in the tray: back, pause, next, end."""

from __future__ import annotations

import pygame

from game import text
from game.art import materials, palette
from game.art.icons import icon
from game.boards.parts import CHOICES, Box
from game.scenes.table_play import Play
from game.text import t
from game.view import View

NAMES = ("film_back", "film_pause", "film_next", "film_end")
ICONS = {
    "film_back": "previous-button",
    "film_pause": "pause-button",
    "film_next": "next-button",
    "film_end": "cancel",
}


def box(name: str) -> Box:
    return Box(CHOICES.x + NAMES.index(name) * 120, CHOICES.y, 110, CHOICES.h)


def draw(surface: pygame.Surface, view: View, play: Play, hot: str, pressed: str) -> None:
    """Draws the buttons and how far the film has come."""
    film = play.film
    if film is None:
        return
    for name in NAMES:
        rect = view.rect(*box(name))
        state = "pressed" if pressed == name else "hover" if hot == name else "normal"
        materials.button(rect.w, rect.h, "wood", state, view.px(8)).draw(surface, rect.topleft)
        sign = "play-button" if name == "film_pause" and film.paused else ICONS[name]
        px = view.px(30)
        x, y = view.pos(box(name).x + 55, box(name).y + 25)
        surface.blit(icon(sign, px, palette.CREAM), (x - px // 2, y - px // 2))
        key = "film_play" if name == "film_pause" and film.paused else name
        place = (box(name).x + 55, box(name).y + 53)
        text.draw(surface, view, t(f"table.{key}"), place, "body", 16.5, palette.MUTED, "cm", room=100)
    count = t("table.film_step", step=max(0, film.index) + 1, steps=len(film.frames))
    text.draw(surface, view, count, (CHOICES.x + 500, CHOICES.y + 34), "display", 21, palette.MUTED, room=120)
