"""A process that is killed in the middle of a game loses nothing: the game goes on with the same moves."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from engine.match import Match
from engine.rng import Rng
from game.app import App
from game.paths import ROOT
from game.scenes.table import TableScene
from tests.game.tables import click_move, make_app, make_match, open_table, settle

SPEC = "courtier:iterations=8"
DECISIONS = 24


def decide(app: App, scene: TableScene, match: Match) -> bool:
    """The person's next decision, which depends on nothing but the position; False when the game is over."""
    settle(app, scene)
    if app.top is not scene:
        return False
    choices = match.state.candidates()
    click_move(app, scene, choices[Rng(len(match.moves)).below(len(choices))])
    return True


def play_and_die(folder: Path, decisions: int) -> None:
    """What the child does: some decisions, each told on its output, then the worst."""
    import os

    app = make_app(folder)
    match = make_match(3, persons=[0], spec=SPEC)
    scene = open_table(app, match)
    for _ in range(decisions):
        decide(app, scene, match)
    print(repr(match.moves), flush=True)
    os.kill(os.getpid(), signal.SIGKILL)


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="there is no SIGKILL here")
def test_killed_game_goes_on_with_the_same_moves(tmp_path: Path) -> None:
    code = (
        "from pathlib import Path; from tests.game.test_table_killed import play_and_die; "
        f"play_and_die(Path({str(tmp_path / 'killed')!r}), {DECISIONS // 2})"
    )
    child = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, timeout=120, check=False
    )
    assert -signal.SIGKILL == child.returncode, child.stderr
    told = child.stdout.strip().splitlines()[-1]

    app = make_app(tmp_path / "killed")
    entry = app.saves.newest()
    assert entry is not None
    match = app.saves.read(entry)
    assert told == repr(match.moves)
    scene = open_table(app, match)
    for _ in range(DECISIONS - DECISIONS // 2):
        decide(app, scene, match)
    continued = list(match.moves)
    app.quit()

    app = make_app(tmp_path / "whole")
    whole = make_match(3, persons=[0], spec=SPEC)
    scene = open_table(app, whole)
    for _ in range(DECISIONS):
        decide(app, scene, whole)
    assert whole.moves[: len(continued)] == continued[: len(whole.moves)]
    app.quit()
