"""The table of Quo Vadis? played through: deals by mouse and keyboard, with bots and among people."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame
import pytest

from engine.match import Match
from engine.rng import Rng
from game.app import App
from game.scenes.results import ResultsScene
from game.scenes.table import TableScene
from tests.game.quo_table import (
    click_item,
    dress_up,
    form_of,
    item,
    lift_curtain,
    likely,
    make_match,
    tops,
)
from tests.game.tables import click_move, frame, key_move, make_app, open_table, press, settle


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    made = make_app(tmp_path)
    yield made
    made.quit()


# ---------------------------------------------------------------------- whole games


def decide(app: App, scene: TableScene, rng: Rng, mouse: bool) -> None:
    """A person makes one decision, in a form where one is open."""
    if scene.sheet.form is None:
        state = scene.play.shown
        spots = [spot.move for spot in scene.play.spots.list]
        move = likely(spots, rng)
        (click_move if mouse else key_move)(app, scene, move)
        if move[0] not in ("draft", "side_draft"):
            return
        assert state == scene.play.shown, "a form is opened without a move"
    form = form_of(scene)
    if form.mode == "pick":
        for place in range(len(form.base.bids)):
            if rng.below(2):
                click_item(app, scene, f"ask:{place}")
    elif form.mode in ("offer", "side", "answer", "bid") and rng.below(2):
        dress_up(app, scene, rng, mouse)
    if form.mode == "offer" and not rng.below(8) and "call" in tops(scene):
        click_item(app, scene, "call") if mouse else press(app, pygame.K_b)
    elif form.verdict.moves and rng.below(3):
        click_item(app, scene, "yes") if mouse else press(app, pygame.K_RETURN)
    elif form.mode in ("offer", "side"):
        click_item(app, scene, "close") if mouse else press(app, pygame.K_ESCAPE)
    elif item(scene, "no").state.endswith("!"):
        form.reset()
        press(app, pygame.K_RETURN)
    else:
        click_item(app, scene, "no") if mouse else press(app, pygame.K_d)


def whole_game(app: App, match: Match, mouse: bool, seed: int = 17) -> None:
    """Plays to the results."""
    scene = open_table(app, match)
    rng = Rng(seed)
    stuck = 0
    for _ in range(2500):
        settle(app, scene)
        if lift_curtain(app):
            continue
        if app.top is not scene:
            break
        before = len(match.moves)
        decide(app, scene, rng, mouse)
        stuck = 0 if len(match.moves) > before else stuck + 1
        assert stuck < 60, "nothing happens any more"
    for _ in range(100):
        if app.top is not scene:
            break
        frame(app)
    assert isinstance(app.top, ResultsScene)
    assert match.over
    assert match.moves == app.saves.read(app.saves.list()[0]).moves


def test_whole_game_with_bots_by_mouse(app: App) -> None:
    match = make_match(3, (0,))
    whole_game(app, match, True)
    assert {"offer", "ask"} & {str(move[0]) for move in match.moves}


def test_whole_game_with_bots_by_keyboard(app: App) -> None:
    whole_game(app, make_match(4, (0,), seed=9), False)


def test_whole_game_of_five_people_at_one_screen(app: App) -> None:
    match = make_match(5, (0, 1, 2, 3, 4), seed=4)
    whole_game(app, match, True, seed=3)
    assert set(range(5)) == set(match.deciders)
