"""Tables for tests: the app without a screen, matches of quick bots, and a player with mouse or keyboard."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import pygame

from engine.api import Move, Value
from engine.catalogue import find
from engine.match import BOT, HUMAN, Match, SeatSetup, arrange
from engine.rng import Rng
from game.app import App
from game.art.palette import looks_of
from game.saves import Saves
from game.scenes.results import ResultsScene
from game.scenes.table import TableScene
from game.settings import Settings
from game.stage.spots import Spot

NAMES = ("Lambert", "Elise", "Charlotte", "Rogier")
Choose = Callable[[Rng, list[Move]], Move]
KEYS = {1: pygame.K_1, 2: pygame.K_2, 3: pygame.K_3}


def make_app(folder: Path, size: tuple[int, int] = (1280, 720), animation: str = "off", language: str = "en") -> App:
    """An app with saves in a folder of its own."""
    settings = Settings(language=language, animation=animation)
    return App(settings, Saves(folder / "saves"), size)


def make_match(
    players: int = 4,
    persons: Sequence[int] = (0,),
    spec: str = "random",
    seed: int = 5,
    *,
    game: str = "foreign_king",
    options: Mapping[str, Value] | None = None,
    names: Sequence[str] = NAMES,
) -> Match:
    """A match in which the seats not of persons have bots."""
    looks = looks_of(game)
    seats = [
        SeatSetup(names[i], HUMAN if i in persons else BOT, "" if i in persons else spec, "", looks[i], "")
        for i in range(players)
    ]
    return Match(arrange(find(game), seats, options or {}, seed))


def play_on(match: Match, moves: int, seed: int = 3) -> Match:
    """Some random moves."""
    rng = Rng(seed)
    for _ in range(moves):
        if match.over:
            break
        match.play(rng.choice(match.state.candidates()))
    return match


def play_until(match: Match, until: Callable[[Match], bool], seed: int = 3, choose: Choose = Rng.choice) -> Match:
    """Candidates, chosen at random, until something holds."""
    rng = Rng(seed)
    while not match.over and not until(match):
        match.play(choose(rng, match.state.candidates()))
    return match


def to_results(app: App, scene: TableScene, match: Match) -> None:
    """The last move was made: the results come, and all of it has been saved."""
    for _ in range(100):
        if app.top is not scene:
            break
        frame(app)
    assert isinstance(app.top, ResultsScene)
    assert match.over
    assert match.moves == app.saves.read(app.saves.list()[0]).moves


def open_table(app: App, match: Match) -> TableScene:
    scene = TableScene(app, match)
    app.push(scene)
    app.step(0.016, [])
    return scene


def frame(app: App, *events: pygame.event.Event, dt: float = 0.05) -> None:
    app.step(dt, events)


def settle(app: App, scene: TableScene, frames: int = 4000) -> None:
    """Lets the table come to rest: a person is to decide, or another scene is on top."""
    import time

    for _ in range(frames):
        if app.top is not scene or (scene.play.ready and not scene.play.stage.moving):
            return
        frame(app)
        if scene.play.thinker.worker.busy:
            time.sleep(0.002)
    raise AssertionError("the table did not come to rest")


def press(app: App, key: int, mod: int = 0) -> None:
    frame(app, pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=""))


def inside(spot: Spot, scene: TableScene) -> tuple[float, float]:
    """A point where a click hits just this spot."""
    box, view = spot.region.bounds, scene.app.view
    for j in range(1, 20):
        for i in range(1, 20):
            x, y = box.x + box.w * i / 20, box.y + box.h * j / 20
            if scene.play.spots.hit(*view.point(view.pos(x, y))) == spot:
                return x, y
    raise AssertionError(f"{spot.move} cannot be hit")


def click_at(app: App, x: float, y: float) -> None:
    pos = app.view.pos(x, y)
    frame(app, pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0)))
    frame(app, pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1))
    frame(app, pygame.event.Event(pygame.MOUSEBUTTONUP, pos=pos, button=1))


def click_move(app: App, scene: TableScene, move: Move) -> None:
    spot = scene.play.spots.of(move)
    assert spot is not None, move
    click_at(app, *inside(spot, scene))


def key_move(app: App, scene: TableScene, move: Move) -> None:
    """Goes to a spot with Tab and presses Enter."""
    for _ in range(len(scene.play.spots) + 1):
        press(app, pygame.K_TAB)
        if scene.pointer.focus is not None and scene.pointer.focus.move == move:
            press(app, pygame.K_RETURN)
            return
    raise AssertionError(f"{move} cannot be reached by keyboard")
