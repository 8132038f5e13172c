"""Recorded games of Québec come out line by line as they did when recorded."""

import pytest

from engine.quebec import QUEBEC
from tests.engine.quebec.recorded import FOLDER, RECORDED, Recording


@pytest.mark.parametrize("recording", RECORDED, ids=str)
def test_game_is_as_recorded(recording: Recording) -> None:
    recorded = recording.path.read_text(encoding="utf-8").split("\n")
    played = recording.text().split("\n")
    for number, (expected, line) in enumerate(zip(recorded, played, strict=False), 1):
        assert expected == line, f"line {number} of {recording.path.name}; python -m tests.engine.quebec.recorded"
    assert len(recorded) == len(played)


def test_no_recording_is_left_over() -> None:
    assert set(FOLDER.glob("*.txt")) == {recording.path for recording in RECORDED}


def test_every_mode_and_player_count_is_recorded() -> None:
    modes = next(option.choices for option in QUEBEC.options if option.name == "mode")
    recorded = {(recording.players, recording.options.get("mode")) for recording in RECORDED}
    assert {(players, mode) for players in QUEBEC.players for mode in modes} <= recorded


def test_both_ends_are_recorded() -> None:
    ends = {
        line.split()[2]
        for recording in RECORDED
        for line in recording.path.read_text(encoding="utf-8").split("\n")
        if line.startswith("ended by: ")
    }
    assert {"centuries", "tokens"} == ends
