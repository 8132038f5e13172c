"""What every scene is: it lays out, handles events, moves with time and draws itself."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from game.app import App

NEVER = math.inf


class Scene:
    """One screen of the client, or, with `overlay`, something that lies over the scene below it.

    The app calls `layout` before the first frame and after every change of window size or language, `update` with the
    seconds gone by, and `draw` when some visible scene set `dirty`. `wake` is in how many seconds the scene wants to be
    updated although nothing happened: 0 while something moves, `NEVER` when it is still.
    """

    overlay = False

    def __init__(self, app: App) -> None:
        self.app = app
        self.dirty = True
        self.wake: float = NEVER

    def enter(self) -> None:
        """The scene is on top: pushed, or uncovered by a pop."""

    def leave(self) -> None:
        """The scene is taken off the stack; whatever it runs must stop."""

    def cover(self) -> None:
        """Another scene is pushed over this one."""

    def layout(self) -> None:
        """Places everything for `app.view`; positions are in design units, pictures in device pixels."""

    def handle(self, event: pygame.event.Event) -> bool:  # noqa: ARG002
        """Takes an event; True when it was used."""
        return False

    def update(self, dt: float) -> None:
        """Lets `dt` seconds pass."""

    def draw(self, surface: pygame.Surface) -> None:
        """Draws the scene on the whole of `surface`."""
