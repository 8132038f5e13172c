"""Settings come back as they were set, and a bad file gives the defaults and a reason."""

import os
from pathlib import Path

import pytest

from game import paths, settings
from game.settings import Settings, load

CHANGED = Settings("zh-TW", "slow", 0, True, True, False, False, "Élise 小明", {"quebec": {"seats": []}})


def test_settings_come_back(tmp_path: Path) -> None:
    path = tmp_path / "new folder" / "settings.json"
    assert CHANGED.save(path)
    assert CHANGED == load(path)


def test_missing_file_gives_the_defaults_without_a_word(tmp_path: Path) -> None:
    assert Settings() == load(tmp_path / "settings.json")
    assert "" == load(tmp_path / "settings.json").problem


@pytest.mark.parametrize("data", [b"", b"{", b"[]", b"7", b"\xff\xfe\x00", b"[" * 100_000])
def test_unreadable_file_gives_the_defaults_and_a_reason(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(data)
    assert Settings(problem="settings.problem.unreadable") == load(path)


def test_folder_in_the_place_of_the_file_is_unreadable(tmp_path: Path) -> None:
    assert "settings.problem.unreadable" == load(tmp_path).problem


@pytest.mark.parametrize(
    "bad",
    [
        '"language": "fr"',
        '"animation": "warp"',
        '"volume": 101',
        '"volume": -1',
        '"volume": true',
        '"muted": 1',
        '"player_name": null',
        '"setups": [1]',
        f'"player_name": "{"x" * 41}"',
    ],
)
def test_value_out_of_bounds_takes_its_default_alone(tmp_path: Path, bad: str) -> None:
    path = tmp_path / "settings.json"
    path.write_text(f'{{"fullscreen": true, {bad}, "unheard_of": 3}}')
    assert Settings(fullscreen=True, problem="settings.problem.value") == load(path)


def test_reason_is_not_stored(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    Settings(problem="settings.problem.value").save(path)
    assert "problem" not in path.read_text()
    assert "" == load(path).problem


def test_failure_to_write_is_told_and_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "settings.json"
    CHANGED.save(path)

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    fresh = Settings()
    assert not fresh.save(path)
    assert "settings.problem.unwritable" == fresh.problem
    assert CHANGED == load(path)
    monkeypatch.undo()
    assert fresh.save(path)
    assert "" == fresh.problem


def test_settings_lie_where_the_environment_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CABINET_HOME", str(tmp_path))
    assert [
        tmp_path / "saves",
        tmp_path / "settings.json",
        tmp_path / "cabinet.log",
    ] == [paths.saves(), paths.settings(), paths.log()]
    Settings(volume=3).save()
    assert 3 == load().volume


def test_checkout_keeps_saves_and_an_installed_program_does_not(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("CABINET_HOME", raising=False)
    assert paths.ROOT / "saves" == paths.saves()
    monkeypatch.setattr(paths, "ROOT", tmp_path)
    for folder in (paths.saves(), paths.settings(), paths.log()):
        assert tmp_path not in folder.parents
        assert "cabinet" in str(folder)


def test_every_choice_is_known() -> None:
    assert ("en", "zh-TW") == settings.LANGUAGES
    assert ("off", "fast", "normal", "slow") == settings.ANIMATIONS
