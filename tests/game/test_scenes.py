"""Scenes: each opens by itself, in any size and language, by mouse and by keyboard, and survives a monkey."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from engine.catalogue import GAMES
from game import shots, text
from game.app import App
from game.scenes.base import Scene
from game.scenes.menu import Menu
from game.scenes.settings import SettingsScene
from game.scenes.setup import SetupScene, is_start
from game.widgets.base import Group, Widget, takes_focus
from tests.game.stagehand import (
    SMALL,
    clear,
    furnished,
    idle,
    key,
    maker,
    press,
    settle,
)

SIZES = (SMALL, (1280, 720), (1024, 1024), (2560, 1080))
NAMES = [name for name, _ in shots.scenes()]
MENUS = [name for name in NAMES if "_table_" not in name]


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[App]:
    """An app with saves and records, for tests that leave nothing behind."""
    made = furnished(tmp_path_factory.mktemp("home"))
    yield made
    made.quit()


def widgets(scene: Scene) -> list[Widget]:
    """The widgets of a menu."""
    assert isinstance(scene, Menu)
    return scene.group.widgets


# ---------------------------------------------------------------------- every scene


@pytest.mark.parametrize("language", ["en", "zh-TW"])
@pytest.mark.parametrize("name", NAMES)
def test_opens_by_itself(app: App, name: str, language: str) -> None:
    app.settings.language = language
    app.relayout()
    text.missing.clear()
    picture = shots.draw(app, maker(name)(app))
    assert set() == text.missing
    small = pygame.transform.smoothscale(picture, (64, 40))
    assert len({tuple(small.get_at((x, y))) for x in range(64) for y in range(40)}) > 50, "hardly anything is drawn"
    app.settings.language = "en"
    app.relayout()


@pytest.mark.parametrize("name", MENUS)
def test_lays_out_in_any_window(app: App, name: str) -> None:
    clear(app)
    scene = maker(name)(app)
    settle(app, scene)
    for size in SIZES:
        app.resize(size)
        app.step(0.1, [])
        assert size == app.screen.get_size()
        whole = app.view.whole
        for widget in widgets(scene):
            assert whole.contains(widget.rect), (size, widget)
    app.resize(SMALL)


@pytest.mark.parametrize("name", MENUS)
def test_is_still_when_nothing_happens(app: App, name: str) -> None:
    clear(app)
    settle(app, maker(name)(app))
    for _ in range(5):
        app.step(0.5, [])
    assert not any(app.step(0.1, []) for _ in range(5)), "an idle scene is drawn again"
    scene = app.top
    assert scene is not None
    assert scene.wake > 1


def wild(chance: random.Random, size: tuple[int, int]) -> pygame.event.Event:
    """Any event a person could cause."""
    pos = (chance.randrange(size[0]), chance.randrange(size[1]))
    kind = chance.random()
    if kind < 0.3:
        return pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(1, 1), buttons=(0, 0, 0))
    if kind < 0.55:
        return pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=chance.choice([1, 1, 1, 2, 3]))
    if kind < 0.75:
        return pygame.event.Event(pygame.MOUSEBUTTONUP, pos=pos, button=chance.choice([1, 1, 1, 2, 3]))
    if kind < 0.8:
        return pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=chance.choice([-1, 1, 3]), flipped=False)
    if kind < 0.85:
        return pygame.event.Event(pygame.TEXTINPUT, text=chance.choice(["a", "Z", "9", "王", "é", " "]))
    code = chance.choice(
        [
            pygame.K_TAB,
            pygame.K_RETURN,
            pygame.K_SPACE,
            pygame.K_ESCAPE,
            pygame.K_UP,
            pygame.K_DOWN,
            pygame.K_LEFT,
            pygame.K_RIGHT,
            pygame.K_HOME,
            pygame.K_END,
            pygame.K_PAGEDOWN,
            pygame.K_BACKSPACE,
            pygame.K_DELETE,
            pygame.K_a,
        ]
    )
    return key(code, chance.choice([0, 0, 0, pygame.KMOD_SHIFT]))


@pytest.mark.parametrize("name", NAMES)
def test_survives_a_monkey(tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    app = furnished(tmp_path)
    monkeypatch.setattr(App, "quit", idle)
    monkeypatch.setattr("ai.worker.Worker.ask", idle)
    chance = random.Random(name)
    settle(app, maker(name)(app))
    for _ in range(500):
        app.step(0.05, [wild(chance, app.screen.get_size()) for _ in range(4)])
        if len(app.scenes) != 1 or chance.random() < 0.02:
            clear(app)
            app.push(maker(name)(app))
    top = app.top
    assert top is not None
    top.dirty = True
    assert app.step(0.1, [])
    clear(app)


# ---------------------------------------------------------------------- focus


@pytest.mark.parametrize("name", MENUS)
def test_tab_goes_through_all_in_order_and_back(app: App, name: str) -> None:
    clear(app)
    scene = maker(name)(app)
    settle(app, scene)
    group = scene.group if isinstance(scene, Menu) else Group()
    order = [widget for widget in group.widgets if takes_focus(widget)]
    assert order
    group.set_focus(order[0])
    seen = [group.focused]
    for _ in order:
        press(app, pygame.K_TAB)
        seen.append(group.focused)
    assert [*order, order[0]] == seen
    assert group.ring_shown
    for widget in reversed(order):
        app.step(0.02, [key(pygame.K_TAB, pygame.KMOD_SHIFT)])
        assert widget is group.focused


@pytest.mark.parametrize("name", MENUS)
def test_tab_order_follows_reading_within_a_row(app: App, name: str) -> None:
    """A step of Tab never goes back to the left on the same line, but for the way to the last tools of the bar."""
    clear(app)
    scene = maker(name)(app)
    settle(app, scene)
    order = [widget.rect for widget in widgets(scene) if takes_focus(widget)]
    back = [(a, b) for a, b in pairwise(order) if a.centery == b.centery and b.x < a.x]
    assert [] == back


def test_first_focus_is_what_the_scene_is_for(app: App) -> None:
    clear(app)
    scene = SetupScene(app, GAMES[0])
    settle(app, scene)
    assert scene.group.focused is not None
    assert is_start(scene.group.focused)


def test_focus_stays_through_a_resize(app: App) -> None:
    clear(app)
    scene = SettingsScene(app)
    settle(app, scene)
    press(app, pygame.K_TAB, pygame.K_TAB, pygame.K_TAB)
    before = scene.group.focus_index()
    app.resize((1280, 720))
    assert before == scene.group.focus_index()
    app.resize(SMALL)
