"""What stands over the lines of the log, and what a panel says its seat did last."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from engine.api import Game
from engine.catalogue import GAMES, find
from engine.match import LogLine, Match
from game import text
from game.app import App
from game.art.palette import looks_of
from game.boards import board_for
from game.boards.parts import Heading, Sitting
from game.scenes import table_panels
from game.scenes.table import TableScene
from game.scenes.table_log import PLAIN, Row
from game.shots import example
from tests.game.tables import make_app, open_table

NAMES = ("Ann", "Bob", "Cid", "Dee", "Eve")
TABLES = [(game, players) for game in GAMES for players in game.players]
ZONES = ["Citadelle", "Religion", "Politics", "Economy", "Culture"]


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[App]:
    made = make_app(tmp_path_factory.mktemp("home"), (1024, 640))
    yield made
    made.quit()


def at_table(app: App, match: Match) -> TableScene:
    while app.scenes:
        app.scenes.pop().leave()
    return open_table(app, match)


def headings(match: Match) -> list[tuple[LogLine, Heading]]:
    """The headings of a whole log, with the lines below them."""
    board, count = board_for(match.setup.game), len(match.setup.seats)
    sitting = Sitting(tuple(looks_of(match.setup.game)[:count]), NAMES[:count], 0)
    found = []
    for i, line in enumerate(match.log):
        head = board.heading(line, match.log[i - 1] if i else None, sitting)
        if head is not None:
            found.append((line, head))
    return found


def chapters(match: Match) -> list[str]:
    return [head.words for _, head in headings(match) if head.level == 0]


# ---------------------------------------------------------------------- the log


@pytest.mark.parametrize("language", ["en", "zh-TW"])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_headings_of_a_whole_game_have_words(game: Game, language: str) -> None:
    text.set_language(language)
    text.missing.clear()
    found = headings(example(game))
    text.set_language("en")
    assert set() == text.missing
    assert found[0][0] == example(game).log[0], "the log begins with a heading"
    assert [] == [head for _, head in found if not head.words or "%{" in head.words + (head.rest or "")]


def test_rounds_and_the_final_scoring_head_the_log_of_the_foreign_king() -> None:
    match = example(find("foreign_king"))
    rounds = match.state.snapshot()["round"]
    assert [*(f"Round {n + 1}" for n in range(rounds)), "Final scoring"] == chapters(match)


def test_Q58_centuries_and_their_scoring_head_the_log_of_quebec() -> None:
    expected = [words for n in ("I", "II", "III", "IV") for words in (f"Century {n}", f"Scoring of century {n}")]
    match = next(game for game in (example(find("quebec"), seed=seed) for seed in range(50)) if four_centuries(game))
    assert [*expected, "Final scoring"] == chapters(match)


def four_centuries(match: Match) -> bool:
    return any(line.key == "ended_centuries" for line in match.log)


def test_Q59_each_zone_of_the_cascade_is_a_paragraph_that_tells_its_points() -> None:
    match = example(find("quebec"))
    zones = [(line, head) for line, head in headings(match) if line.key == "zone_scored"]
    assert set(ZONES) == {head.words for _, head in zones}
    assert {1} == {head.level for _, head in zones}
    for line, head in zones:
        assert head.rest is not None
        scored = [f"{NAMES[seat]} +{points}" for seat, points in enumerate(line.facts["points"]) if points]
        assert scored == (head.rest.split(", ") if scored else [])


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_drawer_shows_headings_above_their_lines(app: App, game: Game) -> None:
    scene = at_table(app, example(game, 150))
    rows = scene.log.lines(app.view, scene.play)
    assert rows[0].level == 0
    heads = [i for i, row in enumerate(rows) if row.level != PLAIN]
    assert len(heads) > 1
    assert rows == told_at_once(scene), "the log told bit by bit is the log told at once"
    scene.log.open = True
    app.step(0.1, [])


def told_at_once(scene: TableScene) -> list[Row]:
    """The rows of the log, told in three parts."""
    log, play, view = type(scene.log)(), scene.play, scene.app.view
    whole = play.told.count
    for part in (whole // 3, whole // 2, whole):
        play.told.count = part
        rows = log.lines(view, play)
    return rows


# ---------------------------------------------------------------------- the panels


@pytest.mark.parametrize(("game", "players"), TABLES, ids=lambda value: getattr(value, "id", str(value)))
def test_every_panel_says_what_its_seat_did_last(app: App, game: Game, players: int) -> None:
    scene = at_table(app, example(game, 120, players=players))
    play = scene.play
    for seat in range(players):
        said = drawn(scene, seat)
        assert play.told.deed(seat, play.sitting).words
        play.told.count = 0
        assert said != drawn(scene, seat), f"the panel of seat {seat} does not show it"
        play.told.all(play.viewer)


def drawn(scene: TableScene, seat: int) -> bytes:
    surface = pygame.Surface(scene.app.view.size)
    table_panels.content(surface, scene.app.view, scene.play, seat)
    return pygame.image.tobytes(surface, "RGB")


def test_Q20_deeds_are_the_main_actions() -> None:
    board = board_for("quebec")
    sitting = Sitting(tuple(looks_of("quebec")[:2]), NAMES[:2], 0)
    started = LogLine(0, 0, -1, "started", {"seat": 0, "space": "S02", "architect": "own"})
    activated = LogLine(0, 0, -1, "activated", {"seat": 0, "count": 3})
    sent = LogLine(1, 1, -1, "sent", {"seat": 1, "zone": "economy"})
    begins = LogLine(2, 1, -1, "century", {"seat": 1, "century": 2})
    deeds = board.deeds([started, activated, sent, begins], sitting)
    assert ["started", "sent"] == [deed.key for deed in deeds]
    assert ["Built: Entertainment district", "Sent one: Economy"] == [deed.words for deed in deeds]
