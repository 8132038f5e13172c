"""Whole games recorded from the designer's program, replayed move by move: legal actions and position at each step.

`CABINET_TRACES` names another folder of such recordings to be tested instead. What may differ is in README.md.
"""

import os
from pathlib import Path
from typing import Any

import pytest

from engine.api import NOBODY
from engine.quebec.data import NUMBERS
from engine.quebec.scoring import best_group, groups
from engine.quebec.state import QuebecState
from tests.engine.quebec import program

FOLDER = Path(os.environ.get("CABINET_TRACES") or Path(__file__).parent / "traces")
FILES = program.files(FOLDER)


def test_there_are_recordings() -> None:
    assert FILES


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name.split(".")[0])
def test_recording(path: Path) -> None:
    recording = program.load(path)
    state = program.first_position(recording)
    before = recording["start"]
    asked_at_close = False
    for step in recording["steps"]:
        if step["kind"] == "turn" and asked_at_close:
            adopt_turn(state, step["by"])
        follow(state, step, before)
        if step["do"] == "auto close_century":
            asked_at_close = step["after"]["next_kind"] == "interrupt"
        elif step["kind"] == "turn":
            asked_at_close = False
        before = step["after"]
    assert NOBODY == state.current_player
    compare_end(state, recording["final"])


def follow(state: QuebecState, step: dict[str, Any], before: dict[str, Any]) -> None:
    """Compares position and choice before a step, then makes it; a step without a choice happens by itself."""
    legal = choices(step["legal"])
    if len(legal) < 2 and step["kind"] != "turn":
        return
    where = f"step {step['i']}"
    assert (step["by"], step["kind"]) == (state.current_player, program.kind(state)), where
    assert program.recorded_table(before) == program.table(state), where
    spoken = program.words(state)
    assert legal == sorted(spoken), where
    for move in spoken[step["do"]]:
        state.apply(move)


def choices(legal: list[str]) -> list[str]:
    """The recorded choices without the placing of no worker at all, which is no choice (Q44)."""
    return [text for text in legal if not text.startswith("place_passive 0 ")]


def adopt_turn(state: QuebecState, seat: int) -> None:
    """Q68: asked where workers go while it closes a century, the program lets the wrong seat open the next one."""
    state.first = state.turn = state.current_player = seat


def compare_end(state: QuebecState, final: list[int]) -> None:
    """Q74: of equal best groups the program takes any, we the one that leaves more stars to count."""
    if final == state.scores():
        return
    for seat, points in enumerate(final):
        _, best, outside = best_group(state, seat)
        stars = sum(n for n, owner in zip(state.stars, state.owners, strict=True) if owner == seat)
        sums = [
            (sum(NUMBERS[state.stars[space]] for space in group), sum(state.stars[space] for space in group))
            for group in groups(state, seat)
        ]
        rest = state.scores()[seat] - best - outside
        assert points in {rest + numbers + stars - inside for numbers, inside in sums if numbers == best}, seat
