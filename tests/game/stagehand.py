"""What the tests of scenes share: an app without a screen, events, every scene by name."""

from __future__ import annotations

import atexit
import os
import shutil
import tempfile
import time
from functools import cache
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from game import shots
from game.app import App
from game.saves import Saves
from game.scenes.base import Scene
from game.settings import Settings
from game.widgets.base import Widget

SMALL = (1024, 640)


def utc() -> None:
    """Clocks of the pictures show UTC wherever the tests run."""
    os.environ["TZ"] = "UTC"
    if hasattr(time, "tzset"):
        time.tzset()


def make_app(folder: Path, size: tuple[int, int] = SMALL, language: str = "en") -> App:
    """An app that writes its settings and saves into a folder of the test."""
    os.environ["CABINET_HOME"] = str(folder)
    return App(Settings(language=language, animation="off", muted=True), Saves(folder / "saves"), size)


def furnished(folder: Path, size: tuple[int, int] = SMALL, language: str = "en") -> App:
    """An app with saves and records."""
    app = make_app(folder, size, language)
    shutil.copytree(_model(), folder / "saves")
    return app


@cache
def _model() -> Path:
    """A folder of saves and records, made once and copied by every test that wants one."""
    folder = Path(tempfile.mkdtemp(prefix="cabinet-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    shots.furnish(folder)
    return folder


def maker(name: str) -> shots.Maker:
    """What makes a scene."""
    return dict(shots.scenes())[name]


def key(code: int, mod: int = 0, words: str = "") -> pygame.event.Event:
    """A key pressed."""
    return pygame.event.Event(pygame.KEYDOWN, key=code, mod=mod, unicode=words, scancode=0)


def press(app: App, *codes: int) -> None:
    """Presses keys one after another, a frame each."""
    for code in codes:
        app.step(0.02, [key(code)])


def type_in(app: App, words: str) -> None:
    """Types letters as the system sends them."""
    for letter in words:
        app.step(0.02, [pygame.event.Event(pygame.TEXTINPUT, text=letter)])


def move_to(app: App, x: float, y: float) -> None:
    """Moves the pointer to a point of the design space."""
    pos = app.view.pos(x, y)
    app.step(0.02, [pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(1, 1), buttons=(0, 0, 0))])


def click(app: App, x: float, y: float) -> None:
    """Clicks on a point of the design space."""
    move_to(app, x, y)
    pos = app.view.pos(x, y)
    app.step(0.02, [pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1)])
    app.step(0.02, [pygame.event.Event(pygame.MOUSEBUTTONUP, pos=pos, button=1)])


def click_on(app: App, widget: Widget) -> None:
    """Clicks on the middle of a widget."""
    click(app, *widget.rect.center)


def idle(*_: object, **__: object) -> None:
    """Stands for what a test does not want to happen: thinking bots, the end of the program."""


def clear(app: App) -> None:
    """Takes every scene off."""
    while app.scenes:
        app.scenes.pop().leave()


def settle(app: App, scene: Scene) -> None:
    """Shows a scene until it is at rest."""
    app.push(scene)
    for _ in range(3):
        app.step(0.1, [])


def bytes_of(surface: pygame.Surface) -> bytes:
    """The pixels of a picture."""
    return pygame.image.tobytes(surface, "RGB")
