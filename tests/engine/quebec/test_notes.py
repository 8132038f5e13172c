"""What the journal of this game is told, and its pictures, beyond what `tests/engine/test_notes.py` tries."""

import re
from pathlib import Path

import pytest

from engine.api import NOBODY, Journal, Note
from engine.quebec.data import ZONES
from engine.rng import Rng
from tests.engine.games import tables
from tests.engine.quebec.table import BLACK, GREEN, WHITE, table
from tests.engine.quebec.trial import TRIAL

SOURCE = Path(__file__).parents[3] / "engine" / "quebec" / "__init__.py"


def test_every_verb_is_explained() -> None:
    verbs = set()
    for i, setup in enumerate([*tables(TRIAL), *tables(TRIAL)]):
        state, rng = setup.new(i), Rng(i)
        while state.current_player != NOBODY:
            moves = state.legal_moves()
            verbs |= {str(move[0]) for move in moves}
            state.advance(rng.choice(moves))
    lines = SOURCE.read_text(encoding="utf-8").split("each one click:")[1].split("\n\n")[1].splitlines()
    explained = {verb for line in lines for verb in re.findall(r"[a-z_]+", re.split(r" {4,}", line.strip())[0])}
    assert verbs == explained - {"own", "yellow", "active", "passive"}


def film() -> list[Note]:
    """Century I ends; black and white lead here and there."""
    zones = {"citadel": [4, 1, 3, 0], "religion": [4, 2, 2, 5], "culture": [0, 0, 0, 3]}
    state = table(4, architects={BLACK: "S34"}, sites={"S34": [GREEN]}, zones=zones, discs=[])
    journal = Journal()
    state.apply(("end_century",), journal)
    return journal.notes


def test_the_cascade_is_told_zone_by_zone_with_the_picture_of_each_instant() -> None:
    keys = [note.key for note in film()]
    assert [
        "completed",
        "century_ended",
        "zone_scored",
        "cascaded",
        "zone_scored",
        "cascaded",
        "zone_scored",
        "cascaded",
        "zone_scored",
        "zone_scored",
        "cascaded",
        "workers_returned",
        "century",
    ] == keys


def test_each_picture_shows_the_points_and_the_workers_of_its_instant() -> None:
    points = [0, 0, 0, 0]
    for note in film():
        if note.key == "zone_scored":
            points = [a + b for a, b in zip(points, note.facts["points"], strict=True)]
            assert points == note.picture.points
            here = ZONES.index(note.facts["zone"]) * 4
            assert note.facts["counts"] == note.picture.zones[here : here + 4]
        if note.key == "cascaded":
            moved = note.facts["workers"]
            if note.facts["target"] != "active":
                there = ZONES.index(note.facts["target"]) * 4
                assert all(n <= m for n, m in zip(moved, note.picture.zones[there : there + 4], strict=True))
    assert any(points)


@pytest.mark.parametrize("seat", [BLACK, WHITE])
def test_started_and_activated_are_two_instants(seat: int) -> None:
    state = table(4, turn=seat)
    journal = Journal()
    state.apply(("start", "S14"), journal)
    assert ["started", "activated"] == [note.key for note in journal.notes]
    assert [3, 6] == [note.picture.active[seat] for note in journal.notes]
