"""The patronage of Louis XIV as a film: what each step shows, on any table, at any moment of it."""

from __future__ import annotations

import math
from collections.abc import Iterator

import pygame
import pytest

from engine.api import NOBODY, Journal, Note
from engine.louis_xiv import LOUIS_XIV
from engine.rng import Rng
from game import text
from game.art.surfaces import set_scale
from game.boards import board_for
from game.boards.louis_xiv import account, film, layout, words
from game.boards.louis_xiv import simulate as sim
from game.boards.louis_xiv.simulate import State
from game.boards.parts import SHEET, TRAY
from game.view import View
from tests.game.test_louis_board import overlap, sitting

BOARD = board_for("louis_xiv")
VIEW = View((800, 450))
PLAIN = (90, 60, 120)


@pytest.fixture(autouse=True)
def small_and_english() -> Iterator[None]:
    pygame.display.init()
    pygame.display.set_mode((8, 8))
    set_scale(VIEW.scale)
    text.set_language("en")
    yield
    set_scale(1.0)


def patronages(players: int, seed: int) -> Iterator[list[Note]]:
    """The patronage phases of a random game, each whole."""
    state = LOUIS_XIV.new(players, {}, seed)
    rng = Rng(seed)
    story: list[Note] = []
    while state.current_player >= 0:
        journal = Journal()
        state.advance(rng.choice(state.legal_moves()), journal)
        for note in journal.notes:
            if note.key == "louis_leaves" and story:
                yield story
                story = []
            elif BOARD.grand(note):
                story.append(note)


def drawn(story: list[Note], time: float, viewer: int = 0) -> pygame.Surface:
    surface = pygame.Surface(VIEW.size)
    surface.fill(PLAIN)
    picture = story[-1].picture
    assert isinstance(picture, State)
    at = sitting(picture, viewer)
    BOARD.veil(surface, VIEW, story, time, at)
    BOARD.account(surface, VIEW, story, at)
    return surface


@pytest.mark.parametrize("players", LOUIS_XIV.players)
def test_every_step_is_drawn_over_the_cloth_and_in_the_tray(players: int) -> None:
    keys: set[str] = set()
    for whole in patronages(players, seed=players):
        for step in range(1, len(whole) + 1):
            story = whole[:step]
            if story[-1].key in keys and step % 7:
                continue
            keys.add(story[-1].key)
            for time in (0.1, 0.4, math.inf):
                surface = drawn(story, time)
                assert PLAIN != surface.get_at(VIEW.pos(TRAY.x + 40, TRAY.y + 40))[:3]
                if sim.node_name(story[-1].picture) != "place":  # type: ignore[arg-type]
                    assert PLAIN != surface.get_at(VIEW.pos(SHEET.x + 6, SHEET.y + 600))[:3]
                assert PLAIN == surface.get_at(VIEW.pos(1400, 100))[:3]
                assert PLAIN == surface.get_at(VIEW.pos(layout.BLOCK.x + 40, TRAY.y + 60))[:3]
    assert {"courtier_begins", "leads", "markers_home", "turned"} <= keys


def test_the_card_lists_who_has_markers_in_the_order_in_which_they_are_served() -> None:
    """L44: the sole leader first, then the others in turn order."""
    checked = 0
    for seed in range(3):
        for whole in patronages(4, seed):
            for step, note in enumerate(whole, 1):
                if note.key not in ("leads", "tied"):
                    continue
                told = film.chapter(whole[:step])
                assert told is not None
                rows = [row.seat for row in film.standings(told, sitting(told.state, 0))]
                counts = note.facts["counts"]
                assert sorted(rows) == [seat for seat, count in enumerate(counts) if count]
                rest = rows[1:] if note.key == "leads" else rows
                order = told.state.turn_order()
                assert rest == [seat for seat in order if seat in rest]
                if note.key == "leads":
                    assert note.facts["seat"] == rows[0]
                checked += 1
    assert checked > 30


def test_what_became_of_a_seat_is_marked_when_it_has_been_told() -> None:
    marks: set[tuple[str, str]] = set()
    for seed in range(4):
        for whole in patronages(3, seed):
            for step, note in enumerate(whole, 1):
                if note.key not in film.RESULTS:
                    continue
                told = film.chapter(whole[:step])
                assert told is not None
                row = next(
                    row for row in film.standings(told, sitting(told.state, 0)) if row.seat == note.facts["seat"]
                )
                assert film.RESULTS[note.key] == row.mark
                assert row.words
                marks.add((note.key, row.mark))
    assert {("rewarded", "done"), ("bribed", "done"), ("refused", "not")} <= marks


def test_the_card_lies_beside_the_courtier_and_on_the_cloth() -> None:
    state = LOUIS_XIV.new(4, {}, 1)
    assert isinstance(state, State)
    for courtier in sim.COURTIERS:
        told = film.Chapter(courtier, "front", [1, 1, 1, 1], (), state)
        for rows in range(5):
            box = film.caption_box(told, rows)
            assert not overlap(box, layout.board(courtier).grown(4))
            assert 0 <= box.x
            assert box.x + box.w <= 1180
            assert 56 <= box.y
            assert box.y + box.h <= 750


def test_the_portraits_tell_who_was_served_by_whom() -> None:
    for whole in patronages(4, 2):
        served, turned = account.results(whole)
        for note in whole:
            if note.key in ("rewarded", "bribed"):
                assert note.facts["seat"] in served[note.facts["courtier"]]
            if note.key == "turned":
                assert note.facts["courtier"] in turned


def test_pictures_in_the_midst_of_a_secret_question_tell_nobody_who_was_asked() -> None:
    """After a holder has kept a card no panel and no row may show that it was asked."""
    checked = 0
    for seed in range(25):
        state = LOUIS_XIV.new(4, {}, seed)
        rng = Rng(seed)
        while state.current_player >= 0:
            asked = state.current_player
            secret = isinstance(state, State) and sim.node_name(state) == "intrigue" and not any(state.known)
            journal = Journal()
            state.advance(("keep",) if secret else rng.choice(state.legal_moves()), journal)
            if not secret:
                continue
            for note in journal.notes:
                if note.key == "leads" and isinstance(note.picture, State):
                    viewer = (asked + 1) % 4
                    seen = note.picture.observe(viewer)
                    told = film.chapter([Note(note.key, note.facts, note.to, seen)])
                    assert told is not None
                    assert all(row.mark != "ask" for row in film.standings(told, sitting(seen, viewer)))
                    assert seen.first == seen.current_player, "the same whoever was asked"
                    checked += 1
                if note.key in ("markers_home", "courtier_begins"):
                    break
    assert checked > 3


def test_a_story_without_a_courtier_draws_nothing() -> None:
    state = LOUIS_XIV.new(4, {}, 1)
    note = Note("intrigue_seen", {"seat": 0, "courtiers": [1]}, NOBODY, state)
    assert film.chapter([note]) is None
    drawn([note], math.inf)


def test_the_foot_of_the_card_asks_while_somebody_decides_and_only_then() -> None:
    """A decision that has just been told is not asked for again, though its picture still has it."""
    asked: set[str] = set()
    for seed in range(3):
        state, rng, story = LOUIS_XIV.new(3, {}, seed), Rng(seed), []
        while state.current_player >= 0:
            journal = Journal()
            state.advance(rng.choice(state.candidates()), journal)
            story += [note for note in journal.notes if BOARD.grand(note)]
            assert isinstance(state, State)
            at = sitting(state, max(0, state.current_player))
            for step in range(len(story) - len(journal.notes), len(story)):
                if step >= 0 and story[step].key in ("placed", "bribed", "refused"):
                    told = film.chapter(story[: step + 1])
                    assert told is not None
                    assert not film.foot(told, at).endswith("?")
            if sim.node_name(state) in ("bribe", "place") and story:
                asked.add(sim.node_name(state))
                told = film.chapter([*story[:-1], Note(story[-1].key, story[-1].facts, NOBODY, state)])
                assert told is not None
                assert words.opened(BOARD.prompt(state, at)) == film.foot(told, at)
    assert {"bribe", "place"} == asked
