"""What the journal of this game is told, and its pictures, beyond what `tests/engine/test_notes.py` tries."""

import re
from pathlib import Path

import pytest

from engine.api import NOBODY, Journal, Note
from engine.louis_xiv import LOUIS_XIV
from engine.louis_xiv.position import NODES
from engine.louis_xiv.questions import phase
from engine.rng import Rng
from tests.engine.games import tables
from tests.engine.louis_xiv.table import A, B, C, table
from tests.engine.louis_xiv.trial import TRIAL

SOURCE = Path(__file__).parents[3] / "engine" / "louis_xiv" / "__init__.py"


def test_every_verb_is_explained_at_its_node() -> None:
    verbs: dict[str, set[str]] = {}
    for i, setup in enumerate(tables(TRIAL)):
        state, rng = setup.new(i), Rng(i)
        while state.current_player != NOBODY:
            moves = state.legal_moves()
            verbs.setdefault(NODES[state.node], set()).update(str(move[0]) for move in moves)
            state.advance(rng.choice(moves))
    text = SOURCE.read_text(encoding="utf-8")
    lines = text.split("each one click:")[1].split("\n\n")[1].splitlines()
    explained = {re.split(r"\s+", line.strip())[0] for line in lines}
    assert set().union(*verbs.values()) == explained
    table_of_nodes = " ".join(text.split("(`position.NODES`):")[1].split(".\n")[0].split())
    for part in table_of_nodes.split(";"):
        node, listed = part.strip().split(":", 1)
        assert verbs[node] == set(re.findall(r"[a-z_]+", re.sub(r"\(.*?\)|\b(?:and|or)\b", "", listed))), node


def film() -> list[Note]:
    """The whole patronage phase of three players, nobody asked for anything."""
    state = table(3, louis=1, back=[3], markers={1: [3, 1, 0], 3: [3, 3, 1], 7: [2, 2, 0]}, coins=[0, 0, 0])
    state.hands, state.hand_sizes = [0] * len(state.hands), [0] * 3
    state.hands[0], state.hands[1], state.hands[13], state.hands[26] = 1, 1, 1, 1
    state.hand_sizes = [2, 1, 1]
    journal = Journal()
    for move in (("card", 1), ("recall",)):
        state.apply(move, journal)
    return journal.notes


def test_patronage_is_told_courtier_by_courtier_with_the_picture_of_each_instant() -> None:
    notes = film()
    begins = [i for i, note in enumerate(notes) if note.key == "courtier_begins"]
    first = [note.key for note in notes[begins[0] : begins[1]]]
    assert [
        "courtier_begins",
        "leads",
        "crowned",
        "rewarded",
        "cannot_pay",
        "markers_home",
        "turned",
    ] == first
    for note in notes[begins[0] : begins[-1]]:
        assert "patronage" == phase(note.picture)
        assert note.facts["courtier"] == note.picture.courtier + 1


def test_each_picture_shows_markers_chips_and_sides_of_its_instant() -> None:
    notes = [note for note in film() if note.facts.get("courtier") == 1]
    seen = {note.key: note.picture for note in notes}
    assert [3, 1, 0] == seen["rewarded"].markers[:3]
    assert (0, 1) == (seen["leads"].chips[0], seen["crowned"].chips[0])
    assert [0, 0, 0] == seen["markers_home"].markers[:3]
    assert (0, 1) == (seen["markers_home"].turned & 1, seen["turned"].turned & 1)


@pytest.mark.parametrize("seed", range(2))
def test_every_picture_has_its_phase_and_its_scores_are_seen_by_all(seed: int) -> None:
    state, rng = LOUIS_XIV.new(3, {}, seed), Rng(seed)
    while state.current_player != NOBODY:
        journal = Journal()
        state.advance(rng.choice(state.legal_moves()), journal)
        for note in journal.notes:
            assert phase(note.picture) in ("supply", "influence", "patronage", "missions", "over")
            for seat in (NOBODY, A, B, C):
                assert note.picture.observe(seat).scores() == note.picture.scores()
