"""What the recorded games of Quo Vadis? cover."""

from engine.quo_vadis import QUO_VADIS
from tests.engine.quo_vadis.recorded import MODES, RECORDED


def test_every_mode_and_player_count_is_recorded() -> None:
    recorded = {(recording.players, recording.options.get("promise_mode")) for recording in RECORDED}
    assert {(players, mode) for players in QUO_VADIS.players for mode in MODES} <= recorded


def test_every_end_is_recorded_for_every_player_count() -> None:
    ends = {
        (recording.players, line.split()[2])
        for recording in RECORDED
        for line in recording.path.read_text(encoding="utf-8").split("\n")
        if line.startswith("ended by: ")
    }
    assert {(players, f"ended_{end}") for players in (3, 4, 5) for end in ("senate", "stall", "limit")} == ends
