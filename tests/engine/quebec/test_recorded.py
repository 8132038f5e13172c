"""What the recorded games of Québec cover."""

from engine.quebec import QUEBEC
from tests.engine.quebec.recorded import RECORDED


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
