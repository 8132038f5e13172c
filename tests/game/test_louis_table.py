"""Louis XIV at the table: games by mouse and keyboard, the patronage as a film, secrets of four at one screen."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from engine.api import UNKNOWN, Journal, Move, Note
from engine.louis_xiv.position import NODE_BRIBE, NODE_INTRIGUE, NODE_PLACE
from engine.match import Match, replay
from engine.rng import Rng
from game import text
from game.app import App
from game.boards.louis_xiv import layout
from game.boards.louis_xiv import simulate as sim
from game.boards.louis_xiv.simulate import State
from game.scenes import table_bar, table_film
from game.scenes.curtain import CurtainScene
from game.scenes.dialog import DialogScene
from game.scenes.table import TableScene
from game.stage.tween import PACES
from game.view import View
from tests.game import tables
from tests.game.stagehand import bytes_of
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

NAMES = ("Isabelle", "Armand", "Ninon", "Gaspard")
ALL = (0, 1, 2, 3)


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    made = make_app(tmp_path, (1024, 640))
    yield made
    made.quit()


@pytest.fixture
def lively(tmp_path: Path) -> Iterator[App]:
    made = make_app(tmp_path, (1024, 640), animation="fast")
    yield made
    made.quit()


def make_match(players: int = 4, persons: tuple[int, ...] = (0,), seed: int = 5) -> Match:
    return tables.make_match(players, persons, seed=seed, game="louis_xiv", names=NAMES)


def play_on(match: Match, until: Callable[[State], bool], seed: int = 3) -> Match:
    """Random moves until something holds."""
    return play_until(match, lambda match: until(own(match)), seed)


def own(match: Match) -> State:
    assert isinstance(match.state, State)
    return match.state


def found_match(persons: tuple[int, ...], until: Callable[[State], bool]) -> Match:
    """A match that comes to something."""
    for seed in range(60):
        match = play_on(make_match(4, persons, seed), until, seed)
        if not match.over:
            return match
    raise AssertionError("no match comes to that")


def wait(app: App, until: Callable[[], bool], frames: int = 3000) -> None:
    import time

    for _ in range(frames):
        if until():
            return
        frame(app)
        time.sleep(0.0005)
    raise AssertionError("it did not come to pass")


# ---------------------------------------------------------------------- whole games


def whole_game(app: App, match: Match, way: Callable[[App, TableScene, Move], None]) -> None:
    """Plays to the results, each decision of a person made in one way; curtains are opened."""
    scene = open_table(app, match)
    rng = Rng(17)
    for _ in range(900):
        through(app, scene)
        if app.top is not scene:
            break
        assert isinstance(scene.play.shown, State)
        move = rng.choice(match.state.candidates())
        before = len(match.moves)
        way(app, scene, move)
        if scene.play.round.answer or scene.play.due is not None:
            continue
        assert match.moves[before] == move
    to_results(app, scene, match)


def through(app: App, scene: TableScene) -> None:
    """Lets the table come to a decision; curtains are opened and "nothing is asked of you" is read on the way."""
    for _ in range(60):
        top = app.top
        if isinstance(top, CurtainScene):
            top.open()
        elif isinstance(top, DialogScene):
            top.back()
        elif top is not scene or (scene.play.ready and not scene.play.stage.moving):
            return
        else:
            settle(app, scene)
    raise AssertionError("the table did not come to rest")


def test_whole_game_by_mouse(app: App) -> None:
    whole_game(app, make_match(3, (0,)), click_move)


def test_whole_game_by_keyboard(app: App) -> None:
    whole_game(app, make_match(2, (0,), seed=9), key_move)


def test_whole_game_of_four_at_one_screen(app: App) -> None:
    match = make_match(4, ALL, seed=3)
    whole_game(app, match, click_move)
    assert set(ALL) == set(match.deciders)
    assert replay(match.setup, match.moves).state == match.state


def test_a_click_on_the_courtier_puts_all_markers_and_one_on_the_reserve_recalls(app: App) -> None:
    def at_use(state: State) -> bool:
        return state.current_player == 0 and sim.node_name(state) == "use" and state.args[0] > 0

    for place in ("board", "reserve", "button"):
        match = found_match((0,), at_use)
        scene = open_table(app, match)
        settle(app, scene)
        state = own(match)
        boxes = {"board": layout.board(state.args[0]), "reserve": layout.reserve(0), "button": layout.row(2, 152)[-1]}
        before = len(match.moves)
        click_at(app, *boxes[place].centre)
        expected = "put" if place == "board" else "recall"
        assert expected == match.moves[before][0]


# ---------------------------------------------------------------------- the patronage


def to_a_bribe(state: State) -> bool:
    return state.current_player == 0 and state.node == NODE_BRIBE and state.round > 1


def test_the_set_piece_stays_while_a_person_decides_in_it(app: App) -> None:
    match = found_match((0,), to_a_bribe)
    scene = open_table(app, match)
    settle(app, scene)
    play = scene.play
    assert play.ready
    assert not play.watching
    story = play.story
    assert story
    assert story[-1].picture is play.shown
    assert "courtier_begins" in {note.key for note in story}
    rect = app.view.rect(*layout.board(sim.COURTIERS[-1] if own(match).courtier != 11 else 1))
    dark = app.screen.subsurface(rect).copy()
    assert sum(pygame.transform.average_color(dark)[:3]) < 330
    press(app, pygame.K_1)
    assert ("bribe",) == match.moves[-1] or ("bribe",) in match.moves[-6:]


def test_the_patronage_is_one_film_that_waits_for_bots_and_can_be_stepped(lively: App) -> None:
    def last_card(state: State) -> bool:
        if state.current_player != 0 or sim.node_name(state) not in ("use", "move"):
            return False
        after, journal = state.clone(), Journal(pictures=False)
        after.advance(state.legal_moves()[-1], journal)
        keys = [note.key for note in journal.notes]
        return "courtier_begins" in keys and after.current_player not in (0, -1)

    match = found_match((0,), last_card)
    scene = open_table(lively, match)
    settle(lively, scene)
    scene.play.choose(match.state.legal_moves()[-1])
    play = scene.play
    wait(lively, lambda: play.watching)
    film = play.film
    moves = len(match.moves)
    press(lively, pygame.K_RETURN)
    assert film is not None
    assert film.paused
    shown = len(play.story)
    for _ in range(40):
        frame(lively)
    assert shown == len(play.story)
    press(lively, pygame.K_RIGHT)
    assert shown + 1 == len(play.story)
    press(lively, pygame.K_LEFT)
    assert shown == len(play.story)
    press(lively, pygame.K_RETURN)
    wait(lively, lambda: len(match.moves) > moves or play.ready)
    if not play.ready:
        assert play.film is film, "the answer of a bot goes on with the same film"
    click_at(lively, *table_film.box("film_end", layout.PLAN.film).centre)
    wait(lively, lambda: play.ready)


def test_who_is_asked_among_the_bots_is_not_shown(lively: App) -> None:
    """L42, A10: no name in the bar, no lit panel, no ring, and the film neither ends nor counts its steps."""

    def bot_whispers(state: State) -> bool:
        return state.node == NODE_INTRIGUE and state.current_player != 0 and not any(state.known)

    match = found_match((0,), bot_whispers)
    scene = open_table(lively, match)
    assert UNKNOWN == scene.play.shown.current_player
    assert -1 == scene.play.asked
    seat, said = table_bar.sentence(scene.play)
    assert -1 == seat
    assert not any(name in said for name in NAMES)
    assert -1 == scene.play.thinking
    assert not layout.PLAN.counts
    holder = match.state.current_player
    pictures = []
    for other in (1, 2, 3):
        world = match.state.clone()
        assert isinstance(world, State)
        world.current_player = other
        scene.play.shown = world.observe(0) if other != holder else match.state.observe(0)
        scene.play.version += 1
        scene.dirty = True
        scene.draw(lively.screen)
        pictures.append(bytes_of(lively.screen))
    assert 1 == len(set(pictures))


# ---------------------------------------------------------------------- four at one screen


def other_world(state: State, viewer: int, seed: int) -> State:
    """A position that differs from another only in what a seat cannot see."""
    world = state.observe(viewer)
    world.determinize(Rng(seed))
    return world


def picture_of(app: App, match: Match, world: State) -> bytes:
    """The table as whoever decides sees it in a world."""
    match.state = world
    while app.scenes:
        app.scenes.pop().leave()
    open_table(app, match)
    frame(app)
    return bytes_of(app.screen)


def test_no_pixel_of_the_table_depends_on_what_the_viewer_cannot_see(app: App) -> None:
    checked = 0
    match, rng = make_match(4, ALL, 11), Rng(5)
    while not match.over and checked < 24:
        state = own(match)
        if len(match.moves) % 9 == 0 or state.node in (NODE_INTRIGUE, NODE_PLACE):
            first = picture_of(app, match, state)
            for seed in (1, 2):
                world = other_world(state, state.current_player, seed)
                if world != state:
                    assert first == picture_of(app, match, world)
                    checked += 1
            match.state = state
        match.play(rng.choice(match.state.candidates()))
    assert checked >= 20


def test_the_curtain_is_the_same_whatever_anybody_holds_and_nothing_shows_before_it_opens(app: App) -> None:
    match = make_match(4, ALL, 12)
    scene = open_table(app, match)
    rng = Rng(4)
    curtains: dict[str, bytes] = {}
    for _ in range(60):
        for _ in range(400):
            if app.top is not scene or scene.play.ready:
                break
            frame(app)
            assert_private(scene)
        top = app.top
        if isinstance(top, CurtainScene):
            frame(app)
            seen = bytes_of(app.screen)
            assert seen == curtains.setdefault(top.name, seen)
            top.open()
        elif isinstance(top, DialogScene):
            top.back()
        elif scene.play.ready:
            assert scene.play.viewer == match.state.current_player
            scene.play.choose(rng.choice(match.state.candidates()))
    assert len(curtains) == 4


def assert_private(scene: TableScene) -> None:
    """The stage shows no face of another's hand, and the position shown does not know it."""
    play = scene.play
    viewer = play.viewer
    for piece in play.stage.pieces:
        if piece.place.startswith("hand:"):
            assert f"hand:{viewer}" == piece.place
        elif piece.kind in ("influence", "intrigue") and piece.place.startswith("panel:"):
            assert "back" == piece.face
    shown = play.shown
    assert isinstance(shown, State)
    for seat in range(4):
        if seat != viewer and shown.current_player >= 0:
            assert all(count == UNKNOWN for count in shown.hands[13 * seat : 13 * seat + 13])


def test_a_secret_question_goes_round_all_who_might_be_asked(app: App) -> None:
    """The one who is asked answers behind the curtain, and the answer is played when everybody has been there."""

    def secret(state: State) -> bool:
        if state.node != NODE_INTRIGUE:
            return False
        might = sim.whispered(state)
        return len(might) >= 3 and state.current_player == might[1]

    match = found_match(ALL, secret)
    might, holder = sim.whispered(own(match)), match.state.current_player
    outsider = next((seat for seat in ALL if seat not in might), might[0])
    scene = open_table(app, match)
    scene.play.viewer = outsider
    scene.play._rest()
    visited: list[int] = []
    moves = len(match.moves)
    for _ in range(80):
        if len(match.moves) > moves:
            break
        frame(app)
        top = app.top
        if isinstance(top, CurtainScene):
            visited.append(NAMES.index(top.name))
            top.open()
        elif isinstance(top, DialogScene):
            assert scene.play.viewer != holder
            assert not scene.play.ready
            top.back()
        elif scene.play.ready and moves == len(match.moves):
            assert holder == scene.play.viewer
            scene.play.choose(("keep",))
    assert [seat for seat in might if seat != outsider] == visited
    assert ("keep",) == match.moves[moves]


def test_whoever_is_at_the_screen_is_asked_without_a_curtain(app: App) -> None:
    match = found_match(ALL, lambda state: state.node == NODE_INTRIGUE and len(sim.whispered(state)) > 1)
    scene = open_table(app, match)
    frame(app)
    assert app.top is scene
    assert scene.play.ready
    assert scene.play.viewer == match.state.current_player


def test_a_kept_card_is_told_to_its_holder_alone() -> None:
    match = found_match(ALL, lambda state: state.node == NODE_INTRIGUE)
    holder = match.state.current_player
    match.play(("keep",))
    assert any(line.key == "kept" for line in match.seen_log(holder))
    for seat in ALL:
        if seat != holder:
            assert not any(line.key == "kept" and line.move == len(match.moves) - 1 for line in match.seen_log(seat))


def test_a_story_of_the_log_ends_where_the_phase_began(app: App) -> None:
    match = found_match((0,), to_a_bribe)
    scene = open_table(app, match)
    assert all(scene.play.board.grand(Note(note.key, note.facts, note.to, None)) for note in scene.play.story)


def test_the_speed_of_a_film_is_changed_while_it_runs_and_remembered(lively: App) -> None:
    match = found_match((0,), to_a_bribe)
    scene = open_table(lively, match)
    settle(lively, scene)
    press(lively, pygame.K_r)
    assert scene.play.watching
    assert "fast" == lively.settings.animation
    click_at(lively, *table_film.box(table_film.SPEED, layout.PLAN.film).centre)
    assert "slow" == lively.settings.animation
    assert PACES["slow"] == scene.play.stage.pace


@pytest.mark.parametrize("language", ["en", "zh-TW"])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)], ids=str)
def test_no_words_of_the_table_are_cut_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str, size: tuple[int, int]
) -> None:
    """Of prompts, plates, cards, previews and the film no line ends in an ellipsis, one position of each kind."""
    cut: set[str] = set()
    whole = text.fit

    def fit(view: View, words: str, role: str, px: float, room: float, least: float = 0.75) -> tuple[str, float]:
        shown, fitted = whole(view, words, role, px, room, least)
        if shown != words:
            cut.add(words)
        return shown, fitted

    monkeypatch.setattr(text, "fit", fit)
    app = make_app(tmp_path, size, language=language)
    match, rng = make_match(4, ALL, 3), Rng(3)
    seen: set[tuple[str, int]] = set()
    while not match.over and len(seen) < 36:
        state = own(match)
        kind = (sim.node_name(state), state.args[0] if state.args else state.courtier)
        if kind not in seen:
            seen.add(kind)
            while app.scenes:
                app.scenes.pop().leave()
            scene = open_table(app, match)
            for spot in scene.play.spots.list[:2]:
                scene.pointer.move(*spot.region.centre)
                scene.dirty = True
                frame(app)
        match.play(rng.choice(match.state.candidates()))
    app.quit()
    assert set() == cut
