"""A game is set up as it was the last time, and whatever is stored, something that can be played is proposed."""

from __future__ import annotations

import copy
import json
import random
from pathlib import Path
from typing import Any

import pytest

from engine.api import Game
from engine.catalogue import GAMES
from engine.match import HUMAN
from game import settings, text
from game.scenes.setup import SetupScene
from game.scenes.setup_draft import SetupDraft, draft
from game.scenes.setup_memory import proposal, remembered
from game.scenes.table import TableScene
from tests.game.stagehand import clear, idle, make_app, settle
from tests.game.test_setup_draft import press_anything, sound

GAME = GAMES[0]
STYLES = ("parliament", "royalist")
WRONG: tuple[Any, ...] = (None, 3, ["x"], "no such " * 9)
"""No value of any field of a seat."""


@pytest.fixture(autouse=True)
def _english() -> None:
    text.set_language("en")


def again(stored: object, seed: int = 7) -> SetupDraft:
    return proposal(GAME, STYLES, "Elise", stored, seed)


def as_stored(made: SetupDraft) -> Any:
    return json.loads(json.dumps(remembered(made)))


def test_what_was_set_up_is_proposed_again() -> None:
    chance = random.Random(11)
    made = draft(GAME, STYLES, "Elise", 1831)
    for _ in range(60):
        for _ in range(5):
            press_anything(made, chance)
        first, other = made.setup(), again(as_stored(made))
        sound(other)
        second = other.setup()
        assert [(seat.kind, seat.look, seat.face, seat.spec, seat.style) for seat in first.seats] == [
            (seat.kind, seat.look, seat.face, seat.spec, seat.style) for seat in second.seats
        ]
        assert first.options == second.options
        other.set_count(max(GAME.players))
        sound(other)


def test_names_that_nobody_typed_are_those_of_today() -> None:
    made = draft(GAME, STYLES, "", 3)
    made.rename(1, "Ada")
    stored = as_stored(made)
    text.set_language("zh-TW")
    found = again(stored)
    text.set_language("en")
    names = [seat.name for seat in found.taking_part]
    assert ["Elise", "Ada"] == names[:2]
    assert names[2] != made.seats[2].name


def test_the_seed_is_always_fresh() -> None:
    stored = as_stored(draft(GAME, STYLES, "", 3))
    assert proposal(GAME, STYLES, "", stored).seed != proposal(GAME, STYLES, "", stored).seed


def broken(stored: Any) -> list[Any]:
    """What a damaged, older or foreign file might hold instead."""

    def with_seat(**changes: object) -> Any:
        bad = copy.deepcopy(stored)
        bad["seats"][1].update(changes)
        return bad

    options: list[Any] = [{"unheard_of": True}, {GAME.options[0].name: "no such"}, {GAME.options[0].name: None}, 7]
    few: list[Any] = [[], [1, 2], stored["seats"] * 4, {}, None]
    switch = next(option for option in GAME.options if True in option.choices)
    return [
        *(None, [], 7, "", {}, {"seats": []}, {**stored, "more": 1}),
        *({**stored, "options": bad} for bad in [*options, {switch.name: 1}]),
        *({**stored, "seats": bad} for bad in few),
        *(with_seat(**{key: bad}) for key in stored["seats"][1] for bad in WRONG),
        with_seat(look=stored["seats"][0]["look"]),
        with_seat(face=stored["seats"][2]["face"]),
        with_seat(more=1),
    ]


def test_what_does_not_fit_is_forgotten() -> None:
    first = draft(GAME, STYLES, "Elise", 7)
    stored = as_stored(draft(GAME, STYLES, "", 3))
    assert first != again(stored)
    for bad in broken(stored):
        assert first == again(bad), bad


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_starting_a_game_remembers_its_setup(game: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ai.worker.Worker.ask", idle)
    app = make_app(tmp_path)
    scene = SetupScene(app, game)
    settle(app, scene)
    scene.draft.set_count(max(game.players))
    scene.draft.set_kind(1, HUMAN)
    scene.draft.rename(1, "Ada")
    scene.draft.options[game.options[0].name] = game.options[0].choices[-1]
    expected = scene.draft.setup()
    scene.start()
    assert isinstance(app.top, TableScene)
    app.settings = settings.load()
    clear(app)
    found = SetupScene(app, game).draft.setup()
    assert (expected.seats, expected.options) == (found.seats, found.options)
    assert {game.id} == set(app.settings.setups)


def test_a_disk_that_takes_nothing_does_not_keep_the_game_from_starting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ai.worker.Worker.ask", idle)
    app = make_app(tmp_path)
    scene = SetupScene(app, GAME)
    settle(app, scene)
    monkeypatch.setattr(app.settings, "save", lambda: False)
    app.settings.problem = "settings.problem.unwritable"
    scene.start()
    assert TableScene in [type(scene) for scene in app.scenes]
    clear(app)
