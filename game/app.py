"""The window, the clock, the stack of scenes and the loop."""

from __future__ import annotations

import contextlib
import gc
import logging
import os
import warnings
from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game import words
from game.art.baked import FOLDER
from game.art.surfaces import set_scale
from game.audio import Audio
from game.scenes.base import NEVER, Scene
from game.view import View
from game.words import t

if TYPE_CHECKING:
    from pathlib import Path

    from engine.match import Match
    from game.saves import Saves
    from game.settings import Settings

LOG = logging.getLogger("cabinet")
SMALLEST = (1024, 640)
FRAME = 1 / 60
NAP = 0.25
"""The longest sleep between two looks at the scenes, in seconds."""


class App:
    """Owns the window and whatever all scenes share.

    Tests build it with a size and drive `step`; `run` is the same with the clock and the window's events. Scenes are
    changed with `push`, `pop`, `replace` and `home`; the change happens at once.
    """

    def __init__(self, settings: Settings, saves: Saves, size: tuple[int, int] | None = None) -> None:
        os.environ.setdefault("SDL_IME_SHOW_UI", "1")
        pygame.display.init()
        pygame.font.init()
        self.settings = settings
        self.saves = saves
        calm_collector()
        self.windowed = size or first_size()
        self.screen = self._open_window()
        self.view = self._measure()
        self.audio = Audio(settings.volume, settings.muted)
        self.scenes: list[Scene] = []
        self.running = True
        self._failed = False
        self._pointer = pygame.SYSTEM_CURSOR_ARROW
        words.set_language(settings.language)
        pygame.key.set_repeat(350, 45)
        pygame.key.stop_text_input()  # an input method must not take the keys of the table

    # ------------------------------------------------------------------ scenes

    @property
    def top(self) -> Scene | None:
        """The scene that gets the events."""
        return self.scenes[-1] if self.scenes else None

    def push(self, scene: Scene) -> None:
        """Puts a scene on the stack."""
        if self.scenes:
            self.scenes[-1].cover()
        self.scenes.append(scene)
        self._show(scene)

    def pop(self) -> None:
        """Takes the top scene off; the window closes with the last one."""
        if not self.scenes:
            return
        self.scenes.pop().leave()
        if not self.scenes:
            self.quit()
            return
        self._show(self.scenes[-1])

    def replace(self, scene: Scene) -> None:
        """Puts a scene in the place of the top one."""
        if self.scenes:
            self.scenes.pop().leave()
        self.scenes.append(scene)
        self._show(scene)

    def home(self) -> None:
        """Goes back to the first scene."""
        while len(self.scenes) > 1:
            self.scenes.pop().leave()
        if self.scenes:
            self._show(self.scenes[-1])
        gc.collect()  # tables are full of cycles, and nothing moves now

    def quit(self) -> None:
        """Closes every scene and ends the loop."""
        while self.scenes:
            self.scenes.pop().leave()
        self.running = False

    def relayout(self) -> None:
        """Lays every scene out anew: the size of the window or the language changed."""
        self.view = self._measure()
        words.set_language(self.settings.language)
        for scene in list(self.scenes):
            scene.layout()
            scene.dirty = True

    def save_settings(self) -> None:
        """Writes the settings; where that fails, says so."""
        if not self.settings.save():
            self.alert(t(self.settings.problem))

    def alert(self, sentence: str, title: str = "") -> None:
        """Says one thing in a dialog."""
        from game.scenes.dialog import Answer, DialogScene

        self.audio.play("error")
        self.push(DialogScene(self, sentence, [Answer(t("dialog.ok"))], title=title))

    def _show(self, scene: Scene) -> None:
        scene.layout()
        scene.enter()
        scene.dirty = True

    # ------------------------------------------------------------------ window

    def _measure(self) -> View:
        view = View(self.screen.get_size())
        set_scale(view.scale)
        return view

    def _open_window(self) -> pygame.Surface:
        pygame.display.set_caption("Cabinet")
        pygame.display.set_icon(pygame.image.load(FOLDER / "icon.png"))
        if self.settings.fullscreen:
            with contextlib.suppress(pygame.error):
                return pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
            self.settings.fullscreen = False
        return open_resizable(self.windowed)

    def set_fullscreen(self, full: bool) -> None:
        """Fills the screen, or goes back to the window."""
        if full == self.settings.fullscreen:
            return
        if full:
            self.windowed = self.screen.get_size()
        self.settings.fullscreen = full
        self.save_settings()
        self.screen = self._open_window()
        self.relayout()

    def resize(self, size: tuple[int, int]) -> None:
        """The window has a new size."""
        if not self.settings.fullscreen:
            self.windowed = size
        surface = pygame.display.get_surface()
        self.screen = surface if surface is not None and surface.get_size() == size else open_resizable(size)
        self.relayout()

    # ------------------------------------------------------------------ frames

    def step(self, dt: float, events: Sequence[pygame.event.Event]) -> bool:
        """One turn of the loop; True when a frame was drawn."""
        for event in last_resize(events):
            self._take(event)
            if not self.running:
                return False
        for scene in list(self.scenes):
            scene.update(dt)
        return self.running and self._draw()

    def guarded_step(self, dt: float, events: Sequence[pygame.event.Event]) -> bool:
        """Like `step`, but a scene that fails is written to the log and left for the cabinet, which says so.

        Every decision of a match is on disk by then. What fails in the cabinet itself, or twice at once, ends the loop.
        """
        try:
            drawn = self.step(dt, events)
        except Exception:
            LOG.exception("a scene failed")
            if len(self.scenes) < 2 or self._failed:
                raise
            self._failed = True
            self.home()
            self.alert(t("app.failure"))
            return False
        self._failed = self._failed and not drawn
        return drawn

    def show_pointer(self, kind: int) -> None:
        """Changes the mouse pointer to one of the system's."""
        if kind != self._pointer:
            self._pointer = kind
            with contextlib.suppress(pygame.error):
                pygame.mouse.set_cursor(kind)

    def _take(self, event: pygame.event.Event) -> None:
        if event.type == pygame.QUIT:
            self.quit()
        elif event.type == pygame.VIDEORESIZE:
            self.resize((event.w, event.h) if self.settings.fullscreen else grown(event.w, event.h))
        elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWSHOWN, pygame.WINDOWRESTORED):
            if self.scenes:
                self.scenes[-1].dirty = True
        elif event.type == pygame.KEYDOWN and is_fullscreen_key(event):
            self.set_fullscreen(not self.settings.fullscreen)
        elif self.scenes:
            self.scenes[-1].handle(event)

    def visible(self) -> list[Scene]:
        """The scenes that can be seen, from the lowest up."""
        first = len(self.scenes) - 1
        while first > 0 and self.scenes[first].overlay:
            first -= 1
        return self.scenes[max(0, first) :]

    def _draw(self) -> bool:
        scenes = self.visible()
        if not any(scene.dirty for scene in scenes):
            return False
        for scene in scenes:
            scene.dirty = False
            scene.draw(self.screen)
        pygame.display.flip()
        return True

    def run(self) -> None:
        """The loop: sleeps until an event comes or a scene wants to move."""
        clock = pygame.time.Clock()
        while self.running:
            wake = min((scene.wake for scene in self.visible()), default=NEVER)
            events: list[pygame.event.Event] = []
            if wake > FRAME:
                event = pygame.event.wait(int(min(wake, NAP) * 1000))
                if event.type != pygame.NOEVENT:
                    events.append(event)
            events += pygame.event.get()
            if self.guarded_step(min(0.1, clock.tick(60) / 1000), events):
                self.audio.warm_up()
        pygame.display.quit()


def last_resize(events: Sequence[pygame.event.Event]) -> list[pygame.event.Event]:
    """The events, but of several changes of the window's size only the last: each costs a layout."""
    sizes = [event for event in events if event.type == pygame.VIDEORESIZE]
    return [event for event in events if event.type != pygame.VIDEORESIZE or event is sizes[-1]]


def calm_collector() -> None:
    """Lets the garbage collector look at all that lives only seldom.

    A bot's tree is large, has no cycles and goes by itself; walking it again and again cost the search a quarter of its
    speed and the window frames of 50 ms.
    """
    gc.set_threshold(50_000, 50, 1_000)


def is_fullscreen_key(event: pygame.event.Event) -> bool:
    """F11, or Enter with alt."""
    return bool(event.key == pygame.K_F11 or (event.key == pygame.K_RETURN and event.mod & pygame.KMOD_ALT))


def grown(width: int, height: int) -> tuple[int, int]:
    """A size no smaller than the smallest, for where the system lets a window become too small."""
    return max(width, SMALLEST[0]), max(height, SMALLEST[1])


def open_resizable(size: tuple[int, int]) -> pygame.Surface:
    """A window that its frame makes larger or smaller, but not too small for what stands in it."""
    surface = pygame.display.set_mode(size, pygame.RESIZABLE)
    with contextlib.suppress(pygame.error, AttributeError), warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)  # the only way from the display to its window
        pygame.Window.from_display_module().minimum_size = SMALLEST
    return surface


def first_size() -> tuple[int, int]:
    """The size of the first window: 16 to 9, at most 1600 wide, well inside the screen."""
    try:
        width, height = pygame.display.get_desktop_sizes()[0]
    except (pygame.error, IndexError):
        return 1280, 720
    scale = min(1.0, width * 0.92 / 1600, height * 0.86 / 900)
    return grown(round(1600 * scale), round(900 * scale))


def main(match: Match | None = None) -> int:
    """Opens the window at the cabinet, or straight at the table of a match; returns when it is closed."""
    from game import paths, saves, settings
    from game.scenes.select import SelectScene

    logging.basicConfig(handlers=[log_handler(paths.log())], level=logging.INFO)
    app = App(settings.load(), saves.Saves(paths.saves()))
    app.push(SelectScene(app))
    if match is not None:
        from game.scenes.table import TableScene

        app.push(TableScene(app, match))
    if app.settings.problem:
        app.alert(t(app.settings.problem))
    app.run()
    return 0


def log_handler(path: Path) -> logging.Handler:
    """Writes failures to a file, opened with the first of them; where that cannot be, nowhere."""
    with contextlib.suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        return logging.FileHandler(path, encoding="utf-8", delay=True)
    return logging.NullHandler()
