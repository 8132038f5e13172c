"""The scoring of Québec as a film: what each step shows, on any table, at any moment of it."""

from __future__ import annotations

import math
from collections.abc import Iterator

import pygame
import pytest

from engine.api import Journal, Note, Value
from engine.quebec import QUEBEC
from engine.quebec.data import EVENTS, SPACES, ZONES
from engine.rng import Rng
from game import text
from game.art.quebec import zones
from game.art.surfaces import set_scale
from game.boards import board_for
from game.boards.parts import SHEET, TRAY
from game.boards.quebec import account, film
from game.boards.quebec import simulate as sim
from game.boards.quebec.simulate import State
from game.view import View
from tests.game.test_quebec_board import sitting

BOARD = board_for("quebec")
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


def stories(players: int, options: dict[str, Value], seed: int, events: tuple[str, ...] = ()) -> Iterator[list[Note]]:
    """The set pieces of a random game, each whole; `events` are drawn for their centuries."""
    state = QUEBEC.new(players, options, seed)
    for name in events:
        state.events[int(name[2]) - 1] = EVENTS.index(name)
    rng = Rng(seed)
    while state.current_player >= 0:
        journal = Journal()
        state.advance(rng.choice(state.legal_moves()), journal)
        story = [note for note in journal.notes if BOARD.grand(note)]
        if story:
            yield story


def drawn(story: list[Note], time: float) -> pygame.Surface:
    surface = pygame.Surface(VIEW.size)
    surface.fill(PLAIN)
    picture = story[-1].picture
    assert isinstance(picture, State)
    at = sitting(picture, 0)
    BOARD.veil(surface, VIEW, story, time, at)
    BOARD.account(surface, VIEW, story, at)
    return surface


STRANGE = ("ev2_plains_of_abraham", "ev3_naval_canals", "ev4_winter_carnival")
BARRED = ("ev2_seven_years_war", "ev3_war_of_1812", "ev4_400th_anniversary")
CALLED = ("ev1_champlain", "ev4_conscription_crisis")


@pytest.mark.parametrize(
    ("players", "options", "events"),
    [
        (4, {}, STRANGE),
        (5, {}, BARRED),
        (3, {}, CALLED),
        (2, {"mode": "full"}, ()),
        (5, {"mode": "family"}, ()),
    ],
)
def test_every_step_is_drawn_over_the_board_and_in_the_tray(
    players: int, options: dict[str, Value], events: tuple[str, ...]
) -> None:
    keys: set[str] = set()
    for whole in stories(players, options, seed=players, events=events):
        for step in range(1, len(whole) + 1):
            story = whole[:step]
            moments = (0.1, 0.5, math.inf) if story[-1].key not in keys else (math.inf,)
            keys.add(story[-1].key)
            for time in moments:
                surface = drawn(story, time)
                for box in (SHEET, TRAY):
                    x, y = VIEW.pos(box.x + box.w - 30, box.y + box.h / 2)
                    assert PLAIN != surface.get_at((x, y))[:3]
                assert PLAIN == surface.get_at(VIEW.pos(1400, 100))[:3]
    assert {"century_ended", "zone_scored", "final_active"} <= keys
    assert ("cascaded" in keys) == (options.get("mode") != "family")
    if events == BARRED:
        assert "cannot_cascade" in keys


def test_a_zone_that_is_scored_grows_out_of_its_corner() -> None:
    story = next(story for story in stories(4, {"mode": "full"}, 4) if len(story) > 5)
    upto = story[: 1 + next(i for i, note in enumerate(story) if note.key == "zone_scored")]
    zone = upto[-1].facts["zone"]
    small, large = zones.plate(zone), zones.plate(zone, 1.0)
    assert large.width > small.width
    corner = VIEW.pos(large.left + 8, large.top + large.height - 8)
    early, late = drawn(upto, 0.0), drawn(upto, math.inf)
    assert early.get_at(corner) != late.get_at(corner)


def test_the_table_in_the_tray_adds_up() -> None:
    for story in stories(4, {"mode": "full"}, 6):
        if story[0].key != "century_ended" or len(story) < 5:
            continue  # the Politics leader was asked in between
        done = account._points(story, final=False)
        assert list(ZONES) == sorted(done, key=ZONES.index)
        first, last = story[0].picture, story[-1].picture
        assert isinstance(first, State)
        assert isinstance(last, State)
        if story[-1].key.startswith("final_"):
            continue
        gained = [sum(points[seat] for points in done.values()) for seat in range(4)]
        assert gained == [after - before for before, after in zip(first.points, last.points, strict=True)]


def test_what_scores_at_the_end_stays_bright() -> None:
    checked = 0
    for seed in range(3):
        for story in stories(4, {"mode": "full"}, seed):
            for note in story:
                if not note.key.startswith("final_"):
                    continue
                state = note.picture
                assert isinstance(state, State)
                found = film.scoring_spaces(note.key.removeprefix("final_"), state)
                if note.key == "final_unfinished":
                    assert sum(note.facts["counts"]) == sum(sum(sim.on_building(state, space)) for space in found)
                elif note.key == "final_group":
                    owners = [state.owners[space] for space in sorted(found)]
                    assert note.facts["counts"] == [owners.count(seat) for seat in range(4)]
                elif note.key == "final_stars":
                    stars = [0] * 4
                    for space in found:
                        stars[state.owners[space]] += state.stars[space]
                    assert note.facts["points"] == stars
                checked += 1
    assert checked > 8


def test_sentences_of_the_cascade() -> None:
    state = QUEBEC.new(4, {"mode": "full"}, 1)
    at = sitting(state, 0)
    here = ZONES.index("economy") * 4

    def said(workers: list[int], moved: list[int], target: str = "culture") -> tuple[str, str]:
        state.zones[here : here + 4] = workers
        return film._sentence({"zone": "economy", "target": target, "workers": moved}, state, at)

    assert said([5, 4, 3, 4], [4, 0, 0, 0]) == ("You have the most: 9", "Half of them, 4, move on to Culture")
    assert said([2, 4, 3, 4], [0, 3, 0, 0])[0] == "Bob has the most: 7"
    assert said([3, 3, 0, 1], [2, 2, 0, 0]) == (
        "Ann and Bob tie with 5 each",
        "Half of them, 2 each, move on to Culture",
    )
    assert said([7, 0, 0, 1], [5, 0, 0, 0])[1] == "Half would be more, but 5 is the limit"
    assert said([2, 0, 0, 1], [2, 0, 0, 0], "active")[1] == "2 become active workers"
    assert len(SPACES) == 44


@pytest.mark.parametrize(("mode", "shown"), [("family", False), ("full", True)])
def test_Q101_zones_have_no_place_in_an_order_where_nothing_cascades(mode: str, shown: bool) -> None:
    state = QUEBEC.new(4, {"mode": mode}, 1)
    at = sitting(state, 0)
    bare, dressed = pygame.Surface(VIEW.size), pygame.Surface(VIEW.size)
    for surface in (bare, dressed):
        BOARD.ground(surface, VIEW, state)
    BOARD.dress(dressed, VIEW, state, at)
    for zone in ZONES:
        x, y = VIEW.pos(*zones.plate(zone).seal_at())
        area = pygame.Rect(x - 3, y - 3, 6, 6)
        one, other = (pygame.image.tobytes(surface.subsurface(area), "RGB") for surface in (bare, dressed))
        assert shown == (one != other), zone
        tip = BOARD.explain(f"zone:{zone}", state, at)
        assert tip is not None
        assert shown == any("of 5" in line.words for line in tip.lines)
