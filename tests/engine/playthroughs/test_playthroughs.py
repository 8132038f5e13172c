"""Recorded games come out line by line as they did when recorded."""

import pytest

from engine.catalogue import GAMES
from tests.engine.playthroughs.games import PLAYTHROUGHS
from tests.engine.playthroughs.recorder import FOLDER, Playthrough


@pytest.mark.parametrize("playthrough", PLAYTHROUGHS, ids=str)
def test_game_is_as_recorded(playthrough: Playthrough) -> None:
    recorded = playthrough.path.read_text(encoding="utf-8").split("\n")
    played = playthrough.text().split("\n")
    for number, (expected, line) in enumerate(zip(recorded, played, strict=False), 1):
        assert expected == line, f"line {number} of {playthrough.path.name}; python -m tests.engine.playthroughs"
    assert len(recorded) == len(played)


def test_no_recording_is_left_over() -> None:
    assert set(FOLDER.glob("*/*.txt")) == {playthrough.path for playthrough in PLAYTHROUGHS}


def test_every_game_and_player_count_is_recorded() -> None:
    recorded = {(playthrough.game.id, playthrough.players) for playthrough in PLAYTHROUGHS}
    assert {(game.id, players) for game in GAMES for players in game.players} == recorded


@pytest.mark.parametrize("players", [2, 3, 4])
def test_foreign_king_is_recorded_to_each_end(players: int) -> None:
    ends = {
        line.removeprefix("ended by: ").split()[0]
        for playthrough in PLAYTHROUGHS
        if (playthrough.game.id, playthrough.players) == ("foreign_king", players)
        for line in playthrough.path.read_text(encoding="utf-8").split("\n")
        if line.startswith("ended by: ")
    }
    assert {"marker", "factories", "limit"} <= ends
