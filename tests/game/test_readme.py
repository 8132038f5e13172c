"""Every command that README.md shows is understood, and those with a prompt are run."""

import argparse
import re
import shlex
from pathlib import Path

import pytest

from game import cli, paths

README = (paths.ROOT / "README.md").read_text(encoding="utf-8")
SHOWN = re.findall(r"^(?:\$ )?(cabinet .*)$", README, flags=re.MULTILINE)
RUN = re.findall(r"^\$ (.*)$", README, flags=re.MULTILINE)


def test_readme_shows_every_command() -> None:
    assert {"play", "match", "bench", "replay", "rules", "shots"} == {command.split()[1] for command in SHOWN}


@pytest.mark.parametrize("command", SHOWN)
def test_every_command_of_the_readme_is_understood(command: str) -> None:
    program, *arguments = shlex.split(command)
    assert program == "cabinet"
    assert isinstance(cli.parser().parse_args(arguments), argparse.Namespace)


@pytest.mark.parametrize("command", RUN)
def test_every_command_of_the_readme_runs(command: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """As it stands there, but that `bench` measures for less long and `shots` draws elsewhere and less."""
    monkeypatch.chdir(paths.ROOT)
    _, name, *rest = shlex.split(command)
    if name == "bench":
        rest += ["--seconds", "0.1"]
    elif name == "shots":
        rest = [str(tmp_path / rest[0]), "--size", "1024x640", "--lang", "en"]
    assert cli.main([name, *rest]) == 0
