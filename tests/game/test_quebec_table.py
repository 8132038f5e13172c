"""Québec at the table: whole games by mouse and by keyboard, groups of spots, the scoring as a film, advice."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from engine.api import Journal, Move
from engine.match import Match, replay
from engine.rng import Rng
from game.app import App
from game.boards.quebec import layout
from game.records import Records
from game.scenes import table_film
from game.scenes.curtain import CurtainScene
from game.scenes.results import ResultsScene
from game.scenes.table import TableScene
from tests.game import tables
from tests.game.tables import (
    click_at,
    click_move,
    frame,
    key_move,
    make_app,
    open_table,
    play_until,
    press,
    settle,
    to_results,
)

NAMES = ("Elise", "Lambert", "Charlotte", "Rogier", "Ottilie")


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    made = make_app(tmp_path)
    yield made
    made.quit()


@pytest.fixture
def lively(tmp_path: Path) -> Iterator[App]:
    made = make_app(tmp_path, animation="fast")
    yield made
    made.quit()


def make_match(players: int = 3, persons: tuple[int, ...] = (0,), mode: str = "full_events", seed: int = 5) -> Match:
    return tables.make_match(players, persons, seed=seed, game="quebec", options={"mode": mode}, names=NAMES)


def to_the_end_of_a_century(seed: int = 3) -> tuple[Match, Move]:
    """A match of four people and a move that ends the century with a cascade."""
    match, rng = make_match(4, (0, 1, 2, 3), "full", 8), Rng(seed)
    while True:
        move = rng.choice(match.state.candidates())
        after, journal = match.state.clone(), Journal(pictures=False)
        after.advance(move, journal)
        keys = [note.key for note in journal.notes]
        if keys.count("cascaded") > 2 and "century" in keys:
            return match, move
        match.play(move)


def at_the_action(match: Match) -> bool:
    state = match.state
    return state.current_player == 0 and len({move[0] for move in state.legal_moves()}) > 2 and len(match.moves) > 20


# ---------------------------------------------------------------------- whole games


def whole_game(app: App, match: Match, way: Callable[[App, TableScene, Move], None]) -> None:
    """Plays to the results, each decision of a person made in one way."""
    scene = open_table(app, match)
    rng = Rng(17)
    for _ in range(900):
        settle(app, scene)
        if app.top is not scene:
            break
        move = rng.choice(match.state.candidates())
        before = len(match.moves)
        way(app, scene, move)
        assert match.moves[before] == move
    to_results(app, scene, match)


def test_whole_game_by_mouse(app: App) -> None:
    whole_game(app, make_match(3, (0,)), click_move)


def test_whole_game_by_keyboard(app: App) -> None:
    whole_game(app, make_match(2, (0,), seed=9), key_move)


def test_whole_family_game_of_five_at_one_screen_without_a_curtain(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody holds a secret in Québec, so nothing is covered when the turn passes."""
    covered: list[object] = []
    monkeypatch.setattr(CurtainScene, "enter", covered.append)
    match = make_match(5, (0, 1, 2, 3, 4), "family")
    whole_game(app, match, by_button)
    assert set(range(5)) == set(match.deciders)
    assert [] == covered


def by_button(app: App, scene: TableScene, move: Move) -> None:
    """First the button of the action, then its target; other answers by their digit."""
    spot = scene.play.spots.of(move)
    assert spot is not None
    if spot.group:
        choices = scene.canvas.tray().choices
        press(app, pygame.K_0 + next(choice.digit for choice in choices if choice.group == spot.group))
        assert scene.play.group == spot.group
        assert {other.group for other in scene.play.spots.list} == {spot.group}
        click_move(app, scene, move)
    elif spot.digit >= 0:
        press(app, pygame.K_0 + spot.digit)
    else:
        click_move(app, scene, move)


def test_moves_made_at_the_table_are_the_same_game(app: App) -> None:
    match = make_match(4, (0, 1, 2, 3))
    scene = open_table(app, match)
    rng = Rng(1)
    for _ in range(40):
        settle(app, scene)
        by_button(app, scene, rng.choice(match.state.candidates()))
    assert replay(match.setup, match.moves).state == match.state


# ---------------------------------------------------------------------- groups


def test_a_pressed_button_lights_its_targets_and_again_all(app: App) -> None:
    scene = open_table(app, play_until(make_match(4, (0,)), at_the_action))
    settle(app, scene)
    whole = list(scene.play.spots.list)
    choice = next(choice for choice in scene.canvas.tray().choices if choice.group == "start")
    assert scene.play.board.prompt(scene.play.shown, scene.play.sitting) == "choose an action"
    click_at(app, *choice.box.centre)
    assert [spot for spot in whole if spot.group == "start"] == scene.play.spots.list
    assert "blue disc" in scene.play.board.prompt(scene.play.shown, scene.play.sitting)
    other = next(spot for spot in whole if spot.group == "send")
    before = len(scene.match.moves)
    click_at(app, *other.region.centre)
    assert before == len(scene.match.moves)
    press(app, pygame.K_ESCAPE)
    assert whole == scene.play.spots.list
    assert app.top is scene
    click_at(app, *other.region.centre)
    assert other.move == scene.match.moves[before]
    assert "" == scene.play.group


def test_undo_takes_a_decision_back_and_lights_all_again(app: App) -> None:
    match = play_until(make_match(4, (0, 1, 2, 3)), at_the_action)
    scene = open_table(app, match)
    settle(app, scene)
    before = match.state.clone()
    click_move(app, scene, next(move for move in match.state.legal_moves() if move[0] == "send"))
    settle(app, scene)
    press(app, pygame.K_u)
    assert before == match.state
    assert "" == scene.play.group


# ---------------------------------------------------------------------- the scoring


def test_the_scoring_is_a_film_that_can_be_stepped_paused_and_skipped(lively: App) -> None:
    match, move = to_the_end_of_a_century()
    scene = open_table(lively, match)
    settle(lively, scene)
    click_move(lively, scene, move)
    play = scene.play
    wait(lively, lambda: play.watching)
    assert not play.ready
    press(lively, pygame.K_RETURN)
    assert play.film is not None
    assert play.film.paused
    shown = len(play.story)
    for _ in range(60):
        frame(lively)
    assert shown == len(play.story)
    press(lively, pygame.K_RIGHT)
    assert shown + 1 == len(play.story)
    press(lively, pygame.K_LEFT)
    assert shown == len(play.story)
    step, steps = play.progress
    assert (step, steps > step) == (shown, True)
    click_at(lively, *table_film.box("film_next", layout.PLAN.film).centre)
    assert shown + 1 == len(play.story)
    press(lively, pygame.K_ESCAPE)
    assert [] == play.story
    settle(lively, scene)
    assert play.ready
    assert lively.top is scene


def wait(app: App, until: Callable[[], bool], frames: int = 400) -> None:
    for _ in range(frames):
        if until():
            return
        frame(app)
    raise AssertionError("it never came")


def test_a_click_or_space_ends_the_step_that_plays(lively: App) -> None:
    match, move = to_the_end_of_a_century()
    scene = open_table(lively, match)
    settle(lively, scene)
    click_move(lively, scene, move)
    wait(lively, lambda: scene.play.watching)
    for way in ("click", "space"):
        before = len(scene.play.story)
        for _ in range(6):
            if len(scene.play.story) > before:
                break
            if way == "click":
                click_at(lively, 560, 400)
            else:
                press(lively, pygame.K_SPACE)
        assert len(scene.play.story) > before


def test_the_whole_scoring_plays_by_itself_and_every_step_can_be_drawn(lively: App) -> None:
    match, move = to_the_end_of_a_century()
    scene = open_table(lively, match)
    settle(lively, scene)
    click_move(lively, scene, move)
    told: dict[int, str] = {}
    for _ in range(2000):
        if scene.play.ready:
            break
        frame(lively)
        story = scene.play.story
        if story:
            told[len(story)] = story[-1].key
    assert scene.play.ready
    seen = [told[step] for step in sorted(told)]
    assert "century_ended" == seen[0]
    assert 5 == seen.count("zone_scored")
    assert seen.count("cascaded") > 2


def test_the_end_of_the_game_is_a_set_piece_too(lively: App) -> None:
    match = make_match(4, (0, 1, 2, 3))
    rng = Rng(4)
    while True:
        move = rng.choice(match.state.candidates())
        after = match.state.clone()
        after.advance(move)
        if after.current_player < 0:
            break
        match.play(move)
    scene = open_table(lively, match)
    settle(lively, scene)
    click_move(lively, scene, move)
    seen: set[str] = set()
    for _ in range(3000):
        frame(lively)
        if lively.top is not scene:
            break
        seen |= {note.key for note in scene.play.story}
        if scene.play.film is not None and scene.play.watching:
            press(lively, pygame.K_SPACE)
    assert {"zone_scored", "final_unfinished", "final_active", "final_group", "final_stars"} <= seen
    assert isinstance(lively.top, ResultsScene)


# ---------------------------------------------------------------------- advice and cards


def test_advice_is_given_until_the_first_game_is_finished(app: App) -> None:
    match = play_until(make_match(4, (0,)), at_the_action)
    scene = open_table(app, match)
    assert scene.canvas.advises
    finished = play_until(make_match(2, (0,), seed=2), lambda match: match.over)
    Records(app.saves.folder / "records.json").add(finished)
    app.replace(TableScene(app, match))
    frame(app)
    assert isinstance(app.top, TableScene)
    assert not app.top.canvas.advises


def test_hovering_shows_the_card_at_once_and_the_tip_after_a_rest(app: App) -> None:
    scene = open_table(app, play_until(make_match(4, (0,)), at_the_action))
    settle(app, scene)
    spot = scene.play.spots.list[0]
    before = app.screen.subsurface(app.view.rect(*layout.CARD)).copy()
    pos = app.view.pos(*spot.region.centre)
    frame(app, pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(1, 1), buttons=(0, 0, 0)))
    pose = scene.pointer.pose()
    assert pose.preview is not None
    assert pose.tip is None
    after = app.screen.subsurface(app.view.rect(*layout.CARD))
    assert pygame.image.tobytes(before, "RGB") != pygame.image.tobytes(after, "RGB")
    for _ in range(30):
        frame(app)
    assert scene.pointer.pose().tip is not None
