"""What the journal is told: every key of `engine/quebec/__init__.py` and no other, with pictures of the instant."""

import re

import pytest

from engine import quebec
from engine.api import NOBODY, Journal, Note
from engine.quebec import QUEBEC
from engine.rng import Rng
from tests.engine.games import tables
from tests.engine.quebec.table import BLACK, GREEN, WHITE, play, table
from tests.engine.quebec.trial import TRIAL

TABLE = re.compile(r"^    (\w+) {2,}(\S.*)$", re.MULTILINE)


def documented() -> dict[str, set[str]]:
    """Note keys with the names of their facts, from the module's own table."""
    text = str(quebec.__doc__).split("The notes a journal gets")[1]
    return {key: set(re.findall(r"\w+", facts.split("  ")[0])) for key, facts in TABLE.findall(text)}


def random_notes(seed: int) -> list[Note]:
    notes = []
    for i, setup in enumerate(tables(TRIAL)):
        state, rng = setup.new(seed + i), Rng(seed + i)
        journal = Journal(pictures=False)
        while state.current_player != NOBODY:
            state.advance(rng.choice(state.legal_moves()), journal)
        notes += journal.notes
    return notes


def test_notes_of_random_games_are_as_documented() -> None:
    keys = documented()
    notes = random_notes(1)
    for note in notes:
        assert keys[note.key] == set(note.facts), note.key
    rare = {"ended_tokens"}
    assert set(keys) - rare == {note.key for note in notes} - rare


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
            here = quebec.ZONES.index(note.facts["zone"]) * 4
            assert note.facts["counts"] == note.picture.zones[here : here + 4]
        if note.key == "cascaded":
            moved = note.facts["workers"]
            if note.facts["target"] != "active":
                there = quebec.ZONES.index(note.facts["target"]) * 4
                assert all(n <= m for n, m in zip(moved, note.picture.zones[there : there + 4], strict=True))
    assert any(points)


def test_pictures_keep_the_pieces() -> None:
    """No worker is lost or doubled in the middle of a scoring."""
    state = QUEBEC.new(4, {}, 2)
    pieces, rng = TRIAL.conserved(state)[0], Rng(2)
    while state.current_player != NOBODY:
        journal = Journal()
        state.advance(rng.choice(state.legal_moves()), journal)
        for note in journal.notes:
            assert pieces == TRIAL.conserved(note.picture)[0], note.key


@pytest.mark.parametrize("seat", [BLACK, WHITE])
def test_started_and_activated_are_two_instants(seat: int) -> None:
    state = table(4, turn=seat)
    journal = Journal()
    state.apply(("start", "S14"), journal)
    assert ["started", "activated"] == [note.key for note in journal.notes]
    assert [3, 6] == [note.picture.active[seat] for note in journal.notes]


def test_without_journal_the_game_is_the_same() -> None:
    one, other = table(4, discs=[]), table(4, discs=[])
    play(one, "end_century")
    other.apply(("end_century",))
    assert one == other
