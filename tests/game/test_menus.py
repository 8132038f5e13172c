"""Ways through the menus, by mouse and by keyboard, and what single scenes must do."""

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
from game.scenes.cabinet import Door, Niche
from game.scenes.curtain import CurtainScene
from game.scenes.dialog import Answer, DialogScene
from game.scenes.load import LoadScene
from game.scenes.pause import PauseScene
from game.scenes.results import ResultsScene
from game.scenes.rules import REFERENCE, RulesScene
from game.scenes.select import SelectScene
from game.scenes.settings import SettingsScene
from game.scenes.setup import SetupScene
from game.scenes.table import TableScene
from game.settings import load
from game.widgets.base import takes_focus
from game.widgets.buttons import Button, Segmented, Switch
from game.widgets.dropdown import Dropdown
from tests.game.stagehand import (
    SMALL,
    bytes_of,
    clear,
    click,
    click_on,
    furnished,
    idle,
    key,
    make_app,
    maker,
    press,
    settle,
    type_in,
)

SIZES = (SMALL, (1280, 720), (1024, 1024), (2560, 1080))


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[App]:
    """An app with saves and records, for tests that leave nothing behind."""
    made = furnished(tmp_path_factory.mktemp("home"))
    yield made
    made.quit()


# ---------------------------------------------------------------------- ways through the menus


def test_keyboard_alone_leads_from_the_cabinet_to_the_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ai.worker.Worker.ask", idle)
    app = make_app(tmp_path)
    settle(app, SelectScene(app))
    press(app, pygame.K_RETURN)
    assert isinstance(app.top, SetupScene)
    press(app, pygame.K_RETURN)
    assert isinstance(app.top, TableScene)
    assert GAMES[0].id == app.top.match.setup.game
    clear(app)


def test_setup_starts_what_it_shows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ai.worker.Worker.ask", idle)
    app = make_app(tmp_path)
    scene = SetupScene(app, GAMES[0])
    settle(app, scene)
    count = next(w for w in scene.group.widgets if isinstance(w, Segmented))
    click(app, count.rect.x + 20, count.rect.centery)
    assert 2 == scene.draft.count
    expected = scene.draft.setup()
    scene.start()
    assert isinstance(app.top, TableScene)
    assert expected == app.top.match.setup
    clear(app)


def test_names_are_typed_in_both_scripts(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    scene = SetupScene(app, GAMES[0])
    settle(app, scene)
    from game.widgets.entry import TextEntry

    field = next(w for w in scene.group.widgets if isinstance(w, TextEntry))
    click_on(app, field)
    app.step(0.02, [key(pygame.K_a, pygame.KMOD_CTRL)])
    type_in(app, "Ada 王")
    press(app, pygame.K_TAB)
    assert "Ada 王" == scene.draft.seats[0].name
    clear(app)


def test_escape_leads_back(app: App) -> None:
    clear(app)
    settle(app, SelectScene(app))
    below = app.top
    for scene in (SettingsScene(app), RulesScene(app, GAMES[0].id), LoadScene(app), SetupScene(app, GAMES[0])):
        settle(app, scene)
        press(app, pygame.K_ESCAPE)
        assert below is app.top


def test_escape_does_not_close_the_cabinet(app: App) -> None:
    clear(app)
    settle(app, SelectScene(app))
    press(app, pygame.K_ESCAPE)
    assert app.running
    assert isinstance(app.top, SelectScene)


def test_places_without_a_game_are_closed_doors(app: App) -> None:
    clear(app)
    scene = SelectScene(app, GAMES[:1])
    settle(app, scene)
    assert [Niche, Door, Door, Door] == [type(widget) for widget in scene.group.widgets[:4]]
    door = scene.group.widgets[1]
    click_on(app, door)
    assert scene is app.top
    assert not takes_focus(door)


def test_a_fifth_game_makes_five_niches(app: App) -> None:
    clear(app)
    scene = SelectScene(app, GAMES[:1] * 5)
    settle(app, scene)
    niches = [widget for widget in scene.group.widgets if isinstance(widget, Niche)]
    assert 5 == len(niches)
    assert 280 <= niches[0].rect.w < 283
    assert all(a.rect.right < b.rect.x for a, b in pairwise(niches))


def test_language_changes_every_word_at_once(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    scene = SettingsScene(app)
    settle(app, scene)
    before = app.screen.copy()
    language = next(w for w in scene.group.widgets if isinstance(w, Segmented))
    click(app, language.rect.right - 20, language.rect.centery)
    assert "zh-TW" == text.language()
    assert bytes_of(before) != bytes_of(app.screen)
    press(app, pygame.K_ESCAPE)
    assert "zh-TW" == load().language
    text.set_language("en")


def test_settings_are_written_when_the_scene_is_left(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    settle(app, SelectScene(app))
    scene = SettingsScene(app)
    settle(app, scene)
    switches = [widget for widget in scene.group.widgets if isinstance(widget, Switch)]
    click_on(app, switches[2])
    press(app, pygame.K_ESCAPE)
    assert not load().hints


def test_a_bad_settings_file_gives_the_usual_ones_and_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(b'{"language": "klingon", \xff')
    found = load(path)
    app = make_app(tmp_path)
    settle(app, SelectScene(app))
    app.alert(text.t(found.problem))
    app.step(0.1, [])
    assert "en" == found.language
    assert isinstance(app.top, DialogScene)
    assert text.has(found.problem)
    press(app, pygame.K_RETURN)
    assert isinstance(app.top, SelectScene)


def test_a_folder_that_cannot_be_written_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    app = make_app(tmp_path)
    settle(app, SelectScene(app))

    def fail(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("game.files.write", fail)
    app.save_settings()
    assert isinstance(app.top, DialogScene)


# ---------------------------------------------------------------------- single scenes


def test_dialog_gives_the_answer_that_was_pressed(app: App) -> None:
    clear(app)
    settle(app, SelectScene(app))
    told: list[str] = []
    answers = [Answer("yes", lambda: told.append("yes")), Answer("no", lambda: told.append("no"), chief=False)]
    settle(app, DialogScene(app, "Really?", answers))
    press(app, pygame.K_RETURN)
    settle(app, DialogScene(app, "Really?", answers))
    press(app, pygame.K_ESCAPE)
    assert ["yes", "no"] == told
    assert isinstance(app.top, SelectScene)


def test_pause_says_what_came_of_saving(app: App) -> None:
    clear(app)
    settle(app, SelectScene(app))
    scene = PauseScene(app, GAMES[0].id, lambda: "It is saved.")
    settle(app, scene)
    press(app, pygame.K_DOWN, pygame.K_RETURN)
    assert "It is saved." == scene.told


def test_pause_without_saving_has_that_button_off(app: App) -> None:
    scene = PauseScene(app, GAMES[0].id)
    assert [True, False, True, True, True] == [w.enabled for w in scene.build()]


def test_damaged_saves_are_listed_with_their_sentence_and_their_backup_opens(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ai.worker.Worker.ask", idle)
    app = furnished(tmp_path)
    scene = LoadScene(app)
    settle(app, scene)
    scene.chosen = next(i for i, entry in enumerate(scene.entries) if not entry.ok)
    scene.rebuild()
    entry = scene.entry
    assert entry is not None
    assert entry.problem is not None
    assert text.has(entry.problem.key)
    brass = [w for w in scene.group.widgets if isinstance(w, Button) and w.style == "brass"]
    brass[0].click()
    assert isinstance(app.top, TableScene)
    assert 40 == len(app.top.match.moves)
    clear(app)


def test_deleting_asks_first(tmp_path: Path) -> None:
    app = furnished(tmp_path)
    scene = LoadScene(app)
    settle(app, scene)
    count = len(scene.entries)
    delete = [w for w in scene.group.widgets if isinstance(w, Button)][-1]
    delete.click()
    assert isinstance(app.top, DialogScene)
    press(app, pygame.K_ESCAPE)
    assert count == len(app.saves.list())
    delete = [w for w in scene.group.widgets if isinstance(w, Button)][-1]
    delete.click()
    press(app, pygame.K_RETURN)
    assert scene is app.top
    assert count - 1 == len(scene.entries) == len(app.saves.list())


def test_an_empty_cabinet_of_saves_and_records_says_so(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    for name in ("load", "hall", "select"):
        clear(app)
        settle(app, maker(name)(app))
        assert app.top is not None


def test_the_reference_lies_behind_a_tab_and_keeps_its_place(app: App) -> None:
    clear(app)
    scene = RulesScene(app, GAMES[0].id)
    settle(app, scene)
    assert scene.text is not None
    press(app, pygame.K_PAGEDOWN)
    top = scene.text.top
    assert top > 0
    tab = next(w for w in scene.group.widgets if isinstance(w, Segmented))
    click(app, tab.rect.right - 30, tab.rect.centery)
    assert REFERENCE == scene.page
    assert 0 == scene.text.top
    click(app, tab.rect.x + 30, tab.rect.centery)
    assert top == scene.text.top


def test_sound_button_mutes(app: App) -> None:
    clear(app)
    scene = SelectScene(app)
    settle(app, scene)
    before = app.settings.muted
    sound = scene.group.widgets[-3]
    click_on(app, sound)
    assert (not before) == app.settings.muted == app.audio.muted
    click_on(app, scene.group.widgets[-3])


# ---------------------------------------------------------------------- results


def test_a_shared_win_names_and_shows_all_winners(app: App) -> None:
    match = shots.example(GAMES[0], seed=shots.tie_seed(GAMES[0].id))
    winners = [seat for seat, place in enumerate(match.state.ranks()) if place == 1]
    assert len(winners) > 1
    scene = ResultsScene(app, match)
    assert all(match.setup.seats[seat].name in scene.headline() for seat in winners)
    assert winners == scene.winners
    assert sorted(scene.reckoning.order[: len(winners)]) == winners


def test_the_reckoning_adds_up(app: App) -> None:
    match = shots.example(GAMES[0])
    scene = ResultsScene(app, match)
    assert match.state.scores() == scene.reckoning.totals
    gains = [scene.reckoning.gains(seat) - scene.reckoning.losses(seat) for seat in range(len(scene.reckoning.totals))]
    assert gains == scene.reckoning.totals


def test_results_enter_the_hall_of_fame_once(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    match = shots.example(GAMES[0])
    for _ in range(2):
        settle(app, ResultsScene(app, match))
    from game.records import Records

    assert [match.id] == [record.match_id for record in Records(app.saves.folder / "records.json").games()]
    clear(app)


def test_rematch_keeps_the_seats_and_draws_another_seed(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    match = shots.example(GAMES[0])
    scene = ResultsScene(app, match)
    settle(app, scene)
    scene.rematch()
    top = app.top
    assert isinstance(top, SetupScene)
    made = top.draft.setup()
    assert match.setup.seats == made.seats
    assert match.setup.options == made.options
    assert match.setup.seed != made.seed
    clear(app)


# ---------------------------------------------------------------------- the curtain


class Secrets(Scene):
    """A table whose every pixel is private."""

    def __init__(self, app: App, seed: int) -> None:
        super().__init__(app)
        self.chance = random.Random(seed)

    def draw(self, surface: pygame.Surface) -> None:
        for _ in range(4000):
            at = (self.chance.randrange(surface.get_width()), self.chance.randrange(surface.get_height()))
            surface.fill(self.chance.randbytes(3), (*at, 40, 40))


def curtain_over(app: App, seed: int) -> bytes:
    """The curtain drawn over a table of secrets."""
    clear(app)
    settle(app, Secrets(app, seed))
    settle(app, CurtainScene(app, "Elise", "blue", lambda: None))
    return bytes_of(app.screen)


@pytest.mark.parametrize("size", SIZES)
def test_curtain_is_the_same_whatever_lies_behind_it(app: App, size: tuple[int, int]) -> None:
    app.resize(size)
    assert curtain_over(app, 1) == curtain_over(app, 2)
    assert CurtainScene.overlay is False
    app.resize(SMALL)


def test_curtain_opens_only_by_its_button(app: App) -> None:
    clear(app)
    opened: list[bool] = []
    settle(app, Secrets(app, 1))
    scene = CurtainScene(app, "Elise", "blue", lambda: opened.append(True))
    settle(app, scene)
    press(app, pygame.K_ESCAPE, pygame.K_TAB)
    click(app, 20, 20)
    assert scene is app.top
    assert [] == opened
    press(app, pygame.K_RETURN)
    assert [True] == opened
    assert isinstance(app.top, Secrets)


def test_open_lists_close_when_the_language_changes(app: App) -> None:
    clear(app)
    scene = SelectScene(app)
    settle(app, scene)
    picker = next(w for w in scene.group.widgets if isinstance(w, Dropdown))
    click_on(app, picker)
    assert picker.grabs
    app.relayout()
    assert not any(widget.grabs for widget in scene.group.widgets)
