"""What the journal of this game is told, and its pictures, beyond what `tests/engine/test_notes.py` tries."""

from engine.api import Journal
from engine.foreign_king.data import PROVINCES
from engine.foreign_king.state import ForeignKingState
from tests.engine.foreign_king.table import play, table


def test_pictures_show_the_table_at_that_instant() -> None:
    """A scoring as a film: the King has come, the members go to him, the points are on the track, the factory lies."""
    state = table(3, congress=[0, 2, 0], factories={"namur": "m"}, king="liege")
    play(state, "action king", "king_to namur")
    if state.queue == []:
        play(state, "king_steps 1")
    journal = Journal()
    state.apply(("release",), journal)
    film = [(note.key, note.picture) for note in journal.notes]
    assert [key for key, _ in film] == ["released", "scored_factories", "laid_down"]
    namur = PROVINCES.index("namur")
    seen = []
    for _, picture in film:
        assert isinstance(picture, ForeignKingState)
        seen.append((picture.citizens[namur * 3 + 1], picture.points[1], picture.factories[namur * 4 + 3]))
    assert seen == [(2, 0, 0), (2, 6, 0), (2, 6, 1)]
