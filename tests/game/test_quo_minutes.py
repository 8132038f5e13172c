"""`cabinet replay` of Quo Vadis? reads like the minutes of a senate."""

import re
from pathlib import Path

import pytest

from ai.bots import make
from engine.match import Match, SeatSetup, arrange
from engine.quo_vadis import QUO_VADIS
from engine.savefile import Times, dump
from game.cli import main
from game.telling import find

BOTS = (("Anna", "red", ""), ("Bruno", "blue", "loyal"), ("Clara", "black", "merchant"), ("Dario", "white", "snake"))


@pytest.fixture(scope="module")
def minutes_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A whole game among greedy bots, saved with what they said."""
    seats = [SeatSetup(name, "bot", "greedy", style, look, "") for name, look, style in BOTS]
    match = Match(arrange(QUO_VADIS, seats, seed=5))
    bots = [make("quo_vadis", seat.spec, seat.style, number) for number, seat in enumerate(seats)]
    while not match.over:
        state = match.state
        thought = bots[state.current_player].choose(state.observe(state.current_player))
        match.play(thought.best, remark=thought.remark)
    path = tmp_path_factory.mktemp("minutes") / "game.cabinet"
    path.write_bytes(dump(match, Times(1_800_000_000, 1_800_000_600, 540)))
    return path


def minutes(path: Path, language: str, capsys: pytest.CaptureFixture[str]) -> str:
    assert main(["replay", str(path), "--lang", language]) in (0, None)
    return capsys.readouterr().out


def test_who_asked_whom_for_what_and_what_was_said(minutes_file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = minutes(minutes_file, "en", capsys)
    assert re.search(r"(\w+) asks for votes on \S+–\S+: \w+; \1 asks \w+ for (one vote|2 votes): ", out)
    assert re.search(r"(\w+) says yes; \1: “[^”]+”; The proposal of \w+ has passed", out)
    assert re.search(r"(\w+) wants from \w+: [^;]+; \1: “[^”]+”", out)
    assert re.search(r"\w+ pays \w+ ", out)
    assert re.search(r"No\. \d+: \w+ promises \w+: ", out)


@pytest.mark.parametrize("language", ["en", "zh-TW"])
def test_all_of_it_is_in_words(minutes_file: Path, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    out = minutes(minutes_file, language, capsys)
    assert not re.search(r"%\{|[{}]|=|quo_vadis", out)


def test_a_game_without_a_teller_speaks_for_itself() -> None:
    assert find("chess") is None
    assert find("quo_vadis") is not None
