"""The table scene: whole games by mouse and by keyboard, undo, replay, hints, log, failing bots, chaos."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from ai import bots
from ai.search import Checkpoint, Thought, no_checkpoint
from engine.api import Journal, Move, State
from engine.match import Match, replay
from engine.rng import Rng
from engine.savefile import SaveError
from game.app import App
from game.boards.parts import UNDO
from game.scenes import table_bar, table_thinker
from game.scenes.dialog import DialogScene
from game.scenes.results import ResultsScene
from game.scenes.table import TableScene
from game.stage.spots import Spot
from tests.game.tables import (
    click_at,
    click_move,
    frame,
    key_move,
    make_app,
    make_match,
    open_table,
    play_on,
    press,
    settle,
    to_results,
)


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    made = make_app(tmp_path)
    yield made
    made.quit()


@pytest.fixture
def lively(tmp_path: Path) -> Iterator[App]:
    made = make_app(tmp_path, animation="normal")
    yield made
    made.quit()


def saved(app: App) -> Match:
    """What lies on disk."""
    entry = app.saves.list()[0]
    return app.saves.read(entry)


# ---------------------------------------------------------------------- whole games


def whole_game(app: App, match: Match, way: Any, most: int = 900) -> TableScene:
    """Plays to the results, each decision of a person made in one way; every decision is on disk before the next."""
    scene = open_table(app, match)
    rng = Rng(17)
    for _ in range(most):
        settle(app, scene)
        if app.top is not scene:
            break
        move = rng.choice(match.state.candidates())
        before = len(match.moves)
        way(app, scene, move)
        assert match.moves[before] == move
        assert match.moves == saved(app).moves
    to_results(app, scene, match)
    return scene


def test_whole_game_by_mouse(app: App) -> None:
    whole_game(app, make_match(2, persons=[0]), click_move)


def test_whole_game_by_keyboard(app: App) -> None:
    whole_game(app, make_match(3, persons=[1]), key_move)


def test_whole_hot_seat_game_of_four(app: App) -> None:
    match = make_match(4, persons=[0, 1, 2, 3])
    scene = whole_game(app, match, choose)
    assert set(range(4)) == set(match.deciders)
    assert not scene.play.thinker.worker.busy


def choose(app: App, scene: TableScene, move: Move) -> None:
    """Mouse or digits, whichever is quicker."""
    spot = scene.play.spots.of(move)
    assert spot is not None
    if spot.digit >= 0:
        press(app, pygame.K_0 + spot.digit)
    else:
        click_move(app, scene, move)


def test_game_of_bots_alone_plays_to_its_results(app: App) -> None:
    match = make_match(3, persons=[])
    scene = open_table(app, match)
    settle(app, scene, 20000)
    assert isinstance(app.top, ResultsScene)


def test_moves_made_at_the_table_are_the_same_game(app: App) -> None:
    match = make_match(2, persons=[0, 1])
    scene = open_table(app, match)
    rng = Rng(1)
    for _ in range(30):
        settle(app, scene)
        click_move(app, scene, rng.choice(match.state.candidates()))
    assert replay(match.setup, match.moves).state == match.state


# ---------------------------------------------------------------------- undo


def test_undo_takes_back_and_is_saved(app: App) -> None:
    match = make_match(2, persons=[0, 1])
    scene = open_table(app, match)
    first = match.state.clone()
    click_move(app, scene, match.state.legal_moves()[0])
    assert first != match.state
    settle(app, scene)
    press(app, pygame.K_u)
    assert first == match.state
    assert [] == saved(app).moves
    assert not match.marked


def test_undo_at_the_start_does_nothing(app: App) -> None:
    match = make_match(2, persons=[0, 1])
    scene = open_table(app, match)
    press(app, pygame.K_u)
    click_at(app, *UNDO.centre)
    assert app.top is scene
    assert [] == match.moves


def test_undo_takes_the_moves_of_bots_back_too(app: App) -> None:
    match = make_match(2, persons=[0])
    scene = open_table(app, match)
    settle(app, scene)
    before = len(match.moves)
    while len(match.moves) == before or match.deciders[-1] == 0:
        settle(app, scene)
        click_move(app, scene, match.state.candidates()[0])
        settle(app, scene)
    mine = [i for i, seat in enumerate(match.deciders) if seat == 0]
    press(app, pygame.K_u)
    assert mine[-1] == len(match.moves)


def test_undo_while_a_bot_thinks_drops_its_thought(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    slow = SlowBot()
    monkeypatch.setattr(bots, "make", lambda *_, **__: slow)
    match = make_match(2, persons=[0])
    while match.state.current_player != 0:
        match.play(match.state.legal_moves()[0])
    scene = open_table(app, match)
    while match.state.current_player == 0:
        settle(app, scene)
        click_move(app, scene, match.state.legal_moves()[0])
    for _ in range(10):
        frame(app)
    assert scene.play.thinking == 1
    press(app, pygame.K_u)
    assert match.state.current_player == 0
    assert scene.play.thinking == -1
    moves = list(match.moves)
    slow.free = True
    for _ in range(40):
        frame(app)
    assert moves == match.moves


class SlowBot:
    """Thinks until it is let go."""

    free = False

    def choose(self, observed: State, checkpoint: Checkpoint = no_checkpoint) -> Thought:
        import time

        while not self.free:
            checkpoint(0.5)
            time.sleep(0.002)
        return Thought([], [], observed.legal_moves()[0], 0)


def test_undo_after_another_person_is_refused_in_words(app: App) -> None:
    match = play_on(make_match(2, persons=[0, 1]), 40)
    if match.deciders[-1] == match.deciders[-2]:
        match = play_on(match, 1)
    scene = open_table(app, match)
    settle(app, scene)
    offer = scene.play.undo_offer()
    before = len(match.moves)
    press(app, pygame.K_u)
    if offer.kind == "free":
        assert len(match.moves) < before
    else:
        assert isinstance(app.top, DialogScene)
        assert len(match.moves) == before


@pytest.mark.parametrize("asks", [True, False])
def test_take_back_anyway_marks_the_match(app: App, monkeypatch: pytest.MonkeyPatch, asks: bool) -> None:
    app.settings.confirm_undo = asks
    match = make_match(2, persons=[0])
    scene = open_table(app, match)
    settle(app, scene)
    move = match.state.candidates()[0]
    click_move(app, scene, move)
    settle(app, scene)
    barred = scene.match.undo_offer(0)._replace(kind="barred", reason="chance", anyway=True)
    monkeypatch.setattr(match, "undo_offer", lambda _: barred)
    before = len(match.moves)
    press(app, pygame.K_u)
    assert isinstance(app.top, DialogScene) == asks
    if isinstance(app.top, DialogScene):
        assert not match.marked
        app.top.answers[0].then()  # type: ignore[misc]
    assert match.marked
    assert len(match.moves) < before


# ---------------------------------------------------------------------- replay, hint, log


def test_replay_shows_what_happened_and_comes_back(lively: App) -> None:
    match = play_on(make_match(4, persons=[0, 1, 2, 3]), 60)
    scene = open_table(lively, match)
    settle(lively, scene)
    moves, pieces = list(match.moves), list(scene.play.stage.pieces)
    press(lively, pygame.K_r)
    assert scene.play.replaying
    assert not scene.play.ready
    seen = set()
    for _ in range(3000):
        frame(lively)
        if not scene.play.replaying:
            break
        seen.add(scene.play.film.index if scene.play.film else -1)
    assert len(seen) > 3
    assert pieces == scene.play.stage.pieces
    assert moves == match.moves
    assert scene.play.ready


def test_replay_goes_step_by_step_by_keyboard(app: App) -> None:
    match = play_on(make_match(2, persons=[0, 1]), 40)
    scene = open_table(app, match)
    press(app, pygame.K_r)
    film = scene.play.film
    assert film is not None
    assert film.paused
    start = film.index
    press(app, pygame.K_RIGHT)
    assert start + 1 == film.index
    press(app, pygame.K_LEFT)
    assert start == film.index
    press(app, pygame.K_ESCAPE)
    assert scene.play.ready


def test_nothing_to_replay_at_the_start(app: App) -> None:
    scene = open_table(app, make_match(2, persons=[0, 1]))
    press(app, pygame.K_r)
    assert not scene.play.replaying


def test_hint_shows_three_moves_on_their_spots(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_thinker, "HINT", "minister:iterations=40")
    match = play_on(make_match(3, persons=[0, 1, 2]), 30)
    scene = open_table(app, match)
    press(app, pygame.K_h)
    assert scene.play.hinting
    for _ in range(400):
        frame(app)
        if scene.play.hint is not None:
            break
        pygame.time.wait(5)
    hint = scene.play.hint
    assert hint is not None
    assert 0 < len(hint.best) <= 3
    assert all(scene.play.spots.of(move) is not None and 0 <= share <= 1 for move, share in hint.best)
    frame(app)
    moves = len(match.moves)
    click_move(app, scene, hint.best[0][0])
    assert moves + 1 == len(match.moves)
    assert scene.play.hint is None


def test_log_tells_every_note_and_scrolls(app: App) -> None:
    match = play_on(make_match(4, persons=[0, 1, 2, 3]), 120)
    scene = open_table(app, match)
    press(app, pygame.K_l)
    assert scene.log.open
    rows = scene.log.lines(app.view, scene.play)
    assert len(match.log) + 1 == sum(1 for row in rows if row.first), "each line, and the heading of the first round"
    frame(app, pygame.event.Event(pygame.MOUSEWHEEL, y=500, x=0))
    assert scene.log.scroll == scene.log.most(app.view, scene.play)
    frame(app, pygame.event.Event(pygame.MOUSEWHEEL, y=-500, x=0))
    assert scene.log.scroll == 0
    press(app, pygame.K_ESCAPE)
    assert not scene.log.open


def test_escape_opens_the_menu_and_the_game_waits(app: App) -> None:
    match = make_match(2, persons=[])
    scene = open_table(app, match)
    press(app, pygame.K_ESCAPE)
    assert app.top is not scene
    moves = len(match.moves)
    for _ in range(30):
        frame(app)
    assert moves == len(match.moves)


# ---------------------------------------------------------------------- bots that fail


class BrokenBot:
    """Raises when asked."""

    def choose(self, _observed: State, _checkpoint: Checkpoint = no_checkpoint) -> Thought:
        raise RuntimeError("the thread is cut")


class CheatingBot:
    """Answers with a move that is not legal."""

    def choose(self, _observed: State, _checkpoint: Checkpoint = no_checkpoint) -> Thought:
        return Thought([], [], ("win",), 0)


@pytest.mark.parametrize("bot", [BrokenBot(), CheatingBot()])
def test_a_failing_bot_opens_a_dialog_and_the_easy_bot_goes_on(
    app: App, monkeypatch: pytest.MonkeyPatch, bot: Any, caplog: pytest.LogCaptureFixture
) -> None:
    honest = bots.make
    monkeypatch.setattr(
        bots, "make", lambda game, spec, *rest, **kw: bot if spec == "random" else honest(game, spec, *rest, **kw)
    )
    match = make_match(2, persons=[0])
    while match.state.current_player == 0:
        match.play(match.state.candidates()[0])
    scene = open_table(app, match)
    for _ in range(200):
        frame(app)
        if app.top is not scene:
            break
        pygame.time.wait(2)
    dialog = app.top
    assert isinstance(dialog, DialogScene)
    assert "failed" in caplog.text
    before = len(match.moves)
    dialog.answers[0].then()  # type: ignore[misc]
    app.pop()
    settle(app, scene)
    assert len(match.moves) > before


def test_a_spec_that_names_no_bot_is_a_failure_too(app: App) -> None:
    match = make_match(2, persons=[0], spec="genius")
    while match.state.current_player == 0:
        match.play(match.state.candidates()[0])
    scene = open_table(app, match)
    frame(app)
    frame(app)
    assert scene.play.failure is not None
    assert isinstance(app.top, DialogScene)


def test_leaving_the_table_ends_the_thinking(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "make", lambda *_, **__: SlowBot())
    match = make_match(2, persons=[])
    scene = open_table(app, match)
    for _ in range(3):
        frame(app)
    assert scene.play.thinker.worker.busy
    app.pop()
    assert not scene.play.thinker.worker.busy


# ---------------------------------------------------------------------- motion


def test_film_of_a_move_can_be_skipped_by_click_and_by_space(lively: App) -> None:
    match = make_match(2, persons=[0, 1])
    scene = open_table(lively, match)
    for way in ("click", "space"):
        settle(lively, scene)
        click_move(lively, scene, ("action", "money" if way == "click" else "place"))
        assert scene.play.film is not None
        for _ in range(12):
            if scene.play.film is None:
                break
            if way == "click":
                click_at(lively, 900, 40)
            else:
                press(lively, pygame.K_SPACE)
        assert scene.play.film is None


def scoring(match: Match) -> Move:
    """Plays at random until some move of the King scores factories; that move."""
    rng = Rng(2)
    while not match.over:
        move = rng.choice(match.state.candidates())
        journal = Journal(pictures=False)
        match.state.clone().apply(move, journal)
        if any(note.key == "scored_factories" for note in journal.notes):
            return move
        match.play(move)
    raise AssertionError("nothing was scored")


def test_log_and_panels_do_not_run_ahead_of_the_film(lively: App) -> None:
    match = make_match(4, persons=[0, 1, 2, 3])
    move = scoring(match)
    before = match.state.scores()
    lines = len(match.log)
    scene = open_table(lively, match)
    settle(lively, scene)
    play = scene.play
    assert play.choose(move)
    seat = next(line.facts["seat"] for line in match.log[lines:] if line.key == "scored_factories")
    gained = str(match.state.scores()[seat])
    seen = set()
    for _ in range(600):
        frame(lively)
        film = play.film
        if film is None:
            break
        told = play.told.log(play.viewer)
        assert len(told) <= lines + film.index + 1
        flies = bool(play.stage.awaited())
        seen.add((told[-1].key, flies))
        if flies:
            assert str(before[seat]) == play.score(seat)
        elif film.last:
            assert gained == play.score(seat)
    assert {("scored_factories", True), ("scored_factories", False)} <= seen
    assert len(match.log) == len(play.told.log(play.viewer))


def test_a_click_while_things_move_makes_no_move(lively: App) -> None:
    match = make_match(2, persons=[0, 1])
    scene = open_table(lively, match)
    settle(lively, scene)
    click_move(lively, scene, ("action", "place"))
    assert scene.play.film is not None
    moves = len(match.moves)
    pos = lively.view.pos(560, 330)
    frame(lively, pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1), dt=0.0)
    frame(lively, pygame.event.Event(pygame.MOUSEBUTTONUP, pos=pos, button=1), dt=0.0)
    assert moves == len(match.moves)


def test_without_animation_nothing_moves(app: App) -> None:
    match = make_match(2, persons=[0, 1])
    scene = open_table(app, match)
    click_move(app, scene, ("action", "money"))
    frame(app)
    assert scene.play.film is None
    assert not scene.play.stage.busy


def test_an_idle_table_draws_nothing_when_nothing_glows(app: App) -> None:
    app.settings.hints = False
    scene = open_table(app, make_match(2, persons=[0, 1]))
    for _ in range(100):
        frame(app)
    assert not any(app.step(0.05, []) for _ in range(20))
    assert scene.wake > 1


def test_same_place_for_everything_whoever_moves(app: App) -> None:
    """Undo, Done, panels and the rows of the action table never move about."""
    match = make_match(3, persons=[0, 1, 2])
    scene = open_table(app, match)
    names = {thing.name: thing.region for thing in scene.pointer._things() if thing.name.startswith(("seat", "action"))}
    play_on(match, 40)
    app.replace(TableScene(app, match))
    table = app.top
    assert isinstance(table, TableScene)
    assert names == {
        thing.name: thing.region for thing in table.pointer._things() if thing.name.startswith(("seat", "action"))
    }


# ---------------------------------------------------------------------- chaos


def test_two_thousand_random_events(tmp_path: Path) -> None:
    """A monkey at mouse and keyboard breaks nothing, and what it played is a legal game."""
    app = make_app(tmp_path, size=(1024, 640), animation="fast")
    match = make_match(3, persons=[0, 2])
    open_table(app, match)
    rng = Rng(99)
    keys = [
        pygame.K_TAB, pygame.K_RETURN, pygame.K_SPACE, pygame.K_u, pygame.K_l, pygame.K_r, pygame.K_LEFT, pygame.K_DOWN,
        pygame.K_1, pygame.K_2, pygame.K_0, pygame.K_F1, pygame.K_x,
    ]  # fmt: skip
    kinds = ("move", "click", "key", "wheel", "resize", "leave")
    for i in range(2000):
        kind = rng.choice([*kinds[:3], *kinds[:3], *kinds[:3], kinds[3 + i % 3]])
        pos = (rng.below(1100) - 20, rng.below(700) - 20)
        events = []
        if kind == "move":
            events = [pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(1, 1), buttons=(0, 0, 0))]
        elif kind == "click":
            button = 1 + rng.below(3)
            events = [pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=button)]
            events += [pygame.event.Event(pygame.MOUSEBUTTONUP, pos=pos, button=button)] if rng.below(4) else []
        elif kind == "key":
            events = [pygame.event.Event(pygame.KEYDOWN, key=rng.choice(keys), mod=0, unicode="")]
        elif kind == "wheel":
            events = [pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=rng.below(9) - 4)]
        elif kind == "resize" and i % 20 == 0:
            size = (1024 + rng.below(300), 640 + rng.below(200))
            events = [pygame.event.Event(pygame.VIDEORESIZE, w=size[0], h=size[1], size=size)]
        elif kind == "leave":
            events = [pygame.event.Event(pygame.WINDOWLEAVE)]
        app.step(0.08, events)
        if not isinstance(app.top, TableScene):
            while len(app.scenes) > 1:
                app.pop()
            if not isinstance(app.top, TableScene):
                break
    assert match.moves
    assert replay(match.setup, match.moves).state == match.state
    app.quit()


def test_no_pygame_gui_element_is_created_during_play(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    import pygame_gui

    made: list[object] = []
    kind = pygame_gui.core.UIElement
    init = kind.__init__

    def counted(self: object, *args: Any, **kwargs: Any) -> None:
        made.append(self)
        init(self, *args, **kwargs)

    monkeypatch.setattr(kind, "__init__", counted)
    match = make_match(2, persons=[0, 1])
    scene = open_table(app, match)
    rng = Rng(8)
    for _ in range(25):
        settle(app, scene)
        click_move(app, scene, rng.choice(match.state.candidates()))
    assert [] == made


def test_tips_of_buttons_and_things_show_after_a_rest(app: App) -> None:
    scene = open_table(app, play_on(make_match(3, persons=[0, 1, 2]), 30))
    settle(app, scene)
    for name in table_bar.BUTTONS:
        x, y = table_bar.button_box(name).centre
        pos = app.view.pos(x, y)
        frame(app, pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0)))
        assert scene.pointer.pose().tip is not None
    pos = app.view.pos(450, 640)
    frame(app, pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0)))
    assert scene.pointer.pose().tip is None
    for _ in range(10):
        frame(app)
    assert scene.pointer.pose().tip is not None


def test_arrows_walk_among_the_lit_spots(app: App) -> None:
    match = make_match(2, persons=[0, 1])
    scene = open_table(app, match)
    press(app, pygame.K_DOWN)
    seen: list[Spot | None] = [scene.pointer.focus]
    for _ in range(3):
        press(app, pygame.K_DOWN)
        seen.append(scene.pointer.focus)
    heights = [spot.region.centre[1] for spot in seen if spot is not None]
    assert heights == sorted(heights)
    assert len(set(heights)) > 2


def test_a_full_disk_is_told_and_the_game_goes_on(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_: Match) -> Path:
        raise SaveError("save.error.unwritable", "no room", reason="no room")

    match = make_match(2, persons=[0, 1])
    scene = open_table(app, match)
    monkeypatch.setattr(app.saves, "autosave", full)
    click_move(app, scene, ("action", "money"))
    settle(app, scene)
    assert "no room" in scene.play.trouble
    monkeypatch.undo()
    click_move(app, scene, match.state.candidates()[0])
    assert scene.play.trouble == ""


def test_a_finished_game_is_replayed_whole(app: App) -> None:
    match = play_on(make_match(2, persons=[0, 1]), 2000)
    assert match.over
    scene = TableScene(app, match)
    app.push(scene)
    scene.play.replay(whole=True)
    film = scene.play.film
    assert film is not None
    assert len(film.frames) > len(match.moves)
    for _ in range(5):
        press(app, pygame.K_RIGHT)
    assert film.index >= 5
    press(app, pygame.K_ESCAPE)
    assert scene.play.over
