"""The curtain between two people at one screen: nothing private is drawn before the next one says so."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game import text
from game.art import materials, palette
from game.art.papers import velvet
from game.scenes import seats
from game.scenes.menu import Menu
from game.text import t
from game.view import WIDTH, View
from game.widgets import paint
from game.widgets.base import Widget
from game.widgets.buttons import Button

if TYPE_CHECKING:
    from game.app import App


class CurtainScene(Menu):
    """Hides the table until `name` is at the screen, then calls `on_ready`.

    It is given a name and a look and no state, and covers the whole window: its picture cannot depend on what anybody
    holds. Push it before the table is shown to the next person, never after. Esc does nothing.
    """

    def __init__(self, app: App, name: str, look: str, on_ready: Callable[[], None]) -> None:
        super().__init__(app)
        self.name = name
        self.look = look
        self.on_ready = on_ready

    def build(self) -> list[Widget]:
        words = t("curtain.ready", name=self.name)
        return [Button((570, 640, 460, 84), words, self.open, icon="play-button", style="brass", size=30, radius=12)]

    def open(self) -> None:
        """The next person is there."""
        self.app.pop()
        self.on_ready()

    def back(self) -> None:
        """Esc must not open the curtain."""

    def paint(self, surface: pygame.Surface) -> None:
        view = self.app.view
        hangings(surface)
        rod_and_fringe(surface, view)
        seats.token(surface, view, self.look, (WIDTH / 2, 330), 190)
        paint.gold_text(surface, view, self.name, (WIDTH / 2, 505), "title", 60, room=1200)
        words = t("curtain.hand_over", name=self.name)
        text.draw(surface, view, words, (WIDTH / 2, 572), "body", 21, palette.MUTED, "cm", room=1200)


def hangings(surface: pygame.Surface) -> None:
    """Night-blue velvet over the whole window, in folds."""
    w, h = surface.get_size()
    surface.blit(velvet(w, h), (0, 0))
    folds = 14
    step = w / folds
    shade = pygame.Surface((w, 1), pygame.SRCALPHA)
    for x in range(w):
        place = (x % step) / step
        dark = round(105 * abs(place - 0.5) * 2)
        shade.set_at((x, 0), (4, 6, 22, dark))
    surface.blit(pygame.transform.scale(shade, (w, h)), (0, 0))


def rod_and_fringe(surface: pygame.Surface, view: View) -> None:
    """The brass rod the curtain hangs from and its gold fringe."""
    w, h = surface.get_size()
    thick = view.px(20)
    shade = pygame.Surface((w, thick), pygame.SRCALPHA)
    shade.fill((4, 4, 14, 120))
    surface.blit(shade, (0, thick))
    surface.blit(materials.brass_fill(w, thick), (0, 0))
    ring = materials.brass_body(view.px(16), view.px(46), view.px(7))
    for x in range(view.px(40), w, view.px(114)):
        surface.blit(ring, (x, view.px(-6)))
    band = view.px(10)
    top = h - view.px(46)
    surface.blit(materials.brass_fill(w, band), (0, top))
    thread = pygame.transform.scale(
        materials.brass_fill(view.px(4), h - top - band), (max(2, view.px(4)), h - top - band)
    )
    for x in range(0, w, max(3, view.px(6))):
        surface.blit(thread, (x, top + band))
