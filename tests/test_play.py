"""The starter: sets up once, is quick afterwards, and says in one sentence what is missing."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import play

ROOT = Path(play.__file__).parent


class Calls:
    """Stands for `subprocess` and `os.execve`: keeps the commands, and fails where it is told to."""

    def __init__(self, failing: str = "") -> None:
        self.commands: list[str] = []
        self.failing = failing

    def run(self, command: list[str], **_: Any) -> subprocess.CompletedProcess[bytes]:
        self.commands.append(" ".join(command[1:]))
        return subprocess.CompletedProcess(command, self._status(), b"what pip said\n")

    def call(self, command: list[str], **_: Any) -> int:
        self.commands.append(" ".join(command[1:]))
        return self._status()

    def execve(self, _: str, command: list[str], environment: dict[str, str]) -> None:
        self.commands.append(" ".join(command[1:]))
        assert str(ROOT) in environment["PYTHONPATH"]
        raise SystemExit(0)

    def _status(self) -> int:
        return int(bool(self.failing) and self.failing in self.commands[-1])


@pytest.fixture
def venv(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An environment elsewhere, not set up yet."""
    folder = tmp_path / "venv"
    monkeypatch.setattr(play, "VENV", folder)
    monkeypatch.setattr(play, "STAMP", folder / "cabinet.stamp")
    monkeypatch.setattr(play, "LOG", folder / "setup.log")
    monkeypatch.setattr(play.sys, "version_info", (3, 12, 1, "final", 0))
    return folder


def plant(monkeypatch: pytest.MonkeyPatch, calls: Calls) -> Calls:
    monkeypatch.setattr(play.subprocess, "run", calls.run)
    monkeypatch.setattr(play.subprocess, "call", calls.call)
    monkeypatch.setattr(play.os, "execve", calls.execve)
    return calls


def set_up(venv: Path) -> None:
    """What an installation leaves behind."""
    (venv / "bin").mkdir(parents=True)
    (venv / "bin" / "python").touch()
    (venv / "Scripts").mkdir()
    (venv / "Scripts" / "python.exe").touch()
    (venv / "cabinet.stamp").write_text(play._stamp())


def start(*arguments: str) -> int:
    try:
        return play.main(list(arguments))
    except SystemExit as exit_:
        return int(exit_.code or 0)


def test_first_call_makes_the_environment_and_installs(
    venv: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    calls = plant(monkeypatch, Calls())
    venv.mkdir()
    assert start("match", "--help") == 0
    made, installed, ran = calls.commands
    assert made == f"-m venv --clear {venv}"
    assert installed.endswith(f"--editable {ROOT}[dev]")
    assert ran == "-m game.cli match --help"
    assert 1 == capsys.readouterr().err.count("\n")


def test_second_call_is_quiet_and_runs_at_once(
    venv: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    set_up(venv)
    calls = plant(monkeypatch, Calls())
    assert start("--version") == 0
    assert ["-m game.cli --version"] == calls.commands
    assert ("", "") == capsys.readouterr()


def test_changed_project_file_installs_again_into_the_same_environment(
    venv: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    set_up(venv)
    (venv / "cabinet.stamp").write_text("what it was")
    calls = plant(monkeypatch, Calls())
    start()
    assert ["-m pip --version", "-m pip install"] == [" ".join(command.split()[:3]) for command in calls.commands[:2]]
    assert play._stamp() == (venv / "cabinet.stamp").read_text()


def test_environment_that_is_broken_is_made_anew(venv: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    set_up(venv)
    (venv / "cabinet.stamp").unlink()
    calls = plant(monkeypatch, Calls("-m pip --version"))
    start()
    assert f"-m venv --clear {venv}" == calls.commands[1]


def test_without_network_one_sentence(
    venv: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    venv.mkdir()
    plant(monkeypatch, Calls("pip install"))
    assert start() == 2
    said = capsys.readouterr().err.splitlines()[1:]
    assert [
        "The packages that Cabinet needs could not be installed; is there a network connection? "
        f"What was tried is in {venv / 'setup.log'}."
    ] == said
    assert b"what pip said\n" == (venv / "setup.log").read_bytes()
    assert not (venv / "cabinet.stamp").exists()


def test_without_venv_module_one_sentence(
    venv: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    plant(monkeypatch, Calls("-m venv"))
    assert start() == 2
    assert "install python3-venv.\n" in capsys.readouterr().err
    assert not venv.exists()


def test_command_that_cannot_even_start_is_named(venv: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object, **__: object) -> None:
        raise FileNotFoundError(2, "No such file or directory")

    monkeypatch.setattr(play.subprocess, "run", fail)
    with pytest.raises(play.CannotStart, match="No such file"):
        play._set_up()
    assert not venv.exists()


def test_wrong_python_hands_over_to_a_right_one(venv: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    calls = plant(monkeypatch, Calls())
    monkeypatch.setattr(play.sys, "version_info", (3, 9, 2, "final", 0))
    monkeypatch.setattr(play.shutil, "which", lambda name: f"/usr/bin/{name}" if name == "python3.12" else None)
    assert start("rules", "x") == 0
    assert [f"{Path(play.__file__).resolve()} rules x"] == calls.commands
    assert not venv.exists()


def test_wrong_python_alone_is_one_sentence(
    venv: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(play.sys, "version_info", (3, 14, 0, "final", 0))
    monkeypatch.setattr(play.shutil, "which", lambda _: None)
    assert start() == 2
    assert "Cabinet needs Python 3.11, 3.12 or 3.13; this is 3.14.0.\n" == capsys.readouterr().err
    assert not venv.exists()


@pytest.mark.parametrize(("failing", "status"), [("", 0), ("-m mypy", 1), ("-m pytest", 1)])
def test_checks_all_run_even_if_one_fails(
    venv: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], failing: str, status: int
) -> None:
    set_up(venv)
    calls = plant(monkeypatch, Calls(failing))
    assert status == start("test", "-k", "saves")
    assert ["-m ruff check .", "-m ruff format --check .", "-m mypy", "-m pytest -n 2 -k saves"] == calls.commands
    assert ("Failed: " in capsys.readouterr().out) == bool(status)


def test_where_processes_cannot_be_replaced_the_status_is_passed_on(
    venv: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    set_up(venv)
    calls = plant(monkeypatch, Calls("game.cli"))
    monkeypatch.setattr(play, "REPLACES", False)
    assert start("match") == 1
    assert ["-m game.cli match"] == calls.commands


def test_starter_reads_with_any_python_3() -> None:
    """So that an old Python can say its sentence: nothing newer than 3.6 is used at the top."""
    source = Path(play.__file__).read_text(encoding="utf-8")
    compile(source, "play.py", "exec", dont_inherit=True)
    assert "match " not in source.split('"""', 2)[2]
    assert ":=" not in source


def test_checks_of_the_house_are_those_of_the_readme() -> None:
    script = ROOT / ".ci" / "run"
    assert os.access(script, os.X_OK) or sys.platform == "win32"
    assert "python3 play.py test" in script.read_text()
    assert "python3 play.py test" in (ROOT / "README.md").read_text(encoding="utf-8")
