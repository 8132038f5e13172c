"""The window and its loop: the stack of scenes, sizes, full screen, failures, what a frame costs when idle."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game import app as app_module
from game.app import App, first_size, last_resize
from game.scenes.base import Scene
from game.scenes.dialog import DialogScene
from game.scenes.select import SelectScene
from tests.game.stagehand import key, make_app, settle


class Recorder(Scene):
    """Writes down what happens to it."""

    def __init__(self, app: App, name: str, told: list[str], overlay: bool = False) -> None:
        super().__init__(app)
        self.name = name
        self.told = told
        self.overlay = overlay

    def enter(self) -> None:
        self.told.append(f"enter {self.name}")

    def leave(self) -> None:
        self.told.append(f"leave {self.name}")

    def cover(self) -> None:
        self.told.append(f"cover {self.name}")

    def handle(self, event: pygame.event.Event) -> bool:
        self.told.append(f"event {self.name}")
        return event.type == pygame.KEYDOWN

    def draw(self, surface: pygame.Surface) -> None:
        surface.fill((60, 40, 20))
        self.told.append(f"draw {self.name}")


def test_scenes_are_told_what_happens_to_them(tmp_path: Path) -> None:
    app, told = make_app(tmp_path), []
    app.push(Recorder(app, "a", told))
    app.push(Recorder(app, "b", told))
    app.replace(Recorder(app, "c", told))
    app.pop()
    app.home()
    expected = ["enter a", "cover a", "enter b", "leave b", "enter c", "leave c", "enter a", "enter a"]
    assert expected == told
    app.pop()
    assert not app.running


def test_only_the_top_scene_gets_events_and_only_what_is_seen_is_drawn(tmp_path: Path) -> None:
    app, told = make_app(tmp_path), []
    for name, overlay in (("a", False), ("b", False), ("c", True)):
        app.push(Recorder(app, name, told, overlay))
    told.clear()
    assert app.step(0.01, [key(pygame.K_x)])
    assert ["event c", "draw b", "draw c"] == told
    assert not app.step(0.01, []), "nothing changed, nothing is drawn"


def test_exposed_windows_are_drawn_again(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    app.push(Recorder(app, "a", []))
    app.step(0.01, [])
    assert app.step(0.01, [pygame.event.Event(pygame.WINDOWEXPOSED)])


def test_of_several_sizes_only_the_last_counts() -> None:
    sizes = [pygame.event.Event(pygame.VIDEORESIZE, w=w, h=700, size=(w, 700)) for w in (1100, 1200, 1300)]
    kept = last_resize([sizes[0], key(pygame.K_x), sizes[1], sizes[2]])
    assert [pygame.KEYDOWN, pygame.VIDEORESIZE] == [event.type for event in kept]
    assert 1300 == kept[1].w


def test_full_screen_and_back(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    settle(app, SelectScene(app))
    before = app.screen.get_size()
    app.step(0.01, [key(pygame.K_F11)])
    assert app.settings.fullscreen
    app.step(0.01, [key(pygame.K_RETURN, pygame.KMOD_LALT)])
    assert not app.settings.fullscreen
    assert before == app.screen.get_size() == app.view.size
    assert isinstance(app.top, SelectScene)


def test_closing_the_window_ends_it(tmp_path: Path) -> None:
    app, told = make_app(tmp_path), []
    app.push(Recorder(app, "a", told))
    app.step(0.01, [pygame.event.Event(pygame.QUIT)])
    assert not app.running
    assert "leave a" == told[-1]


class Broken(Scene):
    """Fails with its first update."""

    def update(self, dt: float) -> None:
        raise ZeroDivisionError(dt)


def test_a_scene_that_fails_is_left_for_the_cabinet_which_says_so(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    settle(app, SelectScene(app))
    app.push(Broken(app))
    app.guarded_step(0.01, [])
    assert [SelectScene, DialogScene] == [type(scene) for scene in app.scenes]
    assert app.guarded_step(0.01, [])


def test_a_cabinet_that_fails_itself_is_not_hidden(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    app.push(Broken(app))
    with pytest.raises(ZeroDivisionError):
        app.guarded_step(0.01, [])


def test_first_window_is_no_smaller_than_the_smallest() -> None:
    width, height = first_size()
    assert width >= app_module.SMALLEST[0]
    assert height >= app_module.SMALLEST[1]


@pytest.mark.parametrize("size", [(500, 300), (1400, 300), (500, 900)], ids=str)
def test_a_window_made_too_small_grows_again(tmp_path: Path, size: tuple[int, int]) -> None:
    app = make_app(tmp_path)
    settle(app, SelectScene(app))
    app.step(0.01, [pygame.event.Event(pygame.VIDEORESIZE, w=size[0], h=size[1], size=size)])
    expected = max(1024, size[0]), max(640, size[1])
    assert expected == app.screen.get_size() == app.view.size == app.windowed
    assert isinstance(app.top, SelectScene)
    assert app.step(0.01, [pygame.event.Event(pygame.WINDOWEXPOSED)])


def test_the_system_is_told_the_least_size(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Window:
        minimum_size = (1, 1)

        @classmethod
        def from_display_module(cls) -> type[Window]:
            return cls

    monkeypatch.setattr(pygame, "Window", Window)
    make_app(tmp_path)
    assert app_module.SMALLEST == Window.minimum_size


def test_sound_is_silent_without_a_device(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    app = make_app(tmp_path)

    def fail(**_: object) -> None:
        raise pygame.error("no device")

    monkeypatch.setattr(pygame.mixer, "init", fail)
    app.audio.warm_up()
    app.audio.set_volume(80, False)
    app.audio.play("click")
    app.audio.play("no such sound")
    assert app.audio.failed


def test_every_sound_there_is_plays(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    app.audio.set_volume(10, False)
    app.audio.warm_up()
    if not app.audio.ready:
        pytest.skip("no sound device, not even a dummy")
    from game.audio import NAMES

    assert all(app.audio.has(name) for name in NAMES)
