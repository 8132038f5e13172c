"""What the journal is told: every key with the facts of the table in `notes.py`, and no other."""

from collections.abc import Iterator

from engine.api import NOBODY, Journal, Note
from engine.foreign_king import FOREIGN_KING
from engine.foreign_king.data import ACTIONS, FACTORIES, PROVINCES
from engine.foreign_king.notes import NOTES
from engine.foreign_king.state import ForeignKingState
from engine.rng import Rng
from tests.engine.foreign_king.table import king, play, table
from tests.engine.foreign_king.test_turn import before_skip
from tests.engine.foreign_king.trial import TRIAL
from tests.engine.games import tables


def games() -> Iterator[Note]:
    """The notes of random games at every table, and of what random games do not come to."""
    for trial_table in tables(TRIAL):
        state, rng = trial_table.new(11), Rng(11)
        while state.current_player != NOBODY:
            journal = Journal(pictures=False)
            state.apply(rng.choice(state.legal_moves()), journal)
            yield from journal.notes
    yield from king(before_skip(), "liege")
    built = {"antwerp": "TTTTT", "liege": "MMMM", "namur": "m"}
    yield from king(table(2, factories=built, citizens={"namur": [1, 0]}, king="brabant"), "namur", steps=1)
    limit = FOREIGN_KING.new(2, {}, 1).snapshot() | {"round": 100, "turn": 1, "pawns": [3, 3]}
    limit["current_player"] = limit["order"][1]
    limit["pawns"] = [ACTIONS.index("place"), ACTIONS.index("congress")]
    yield from play(FOREIGN_KING.load(limit), "action money")


def test_every_note_is_listed_and_every_listed_note_is_told() -> None:
    told: dict[str, set[tuple[str, ...]]] = {}
    for note in games():
        told.setdefault(note.key, set()).add(tuple(sorted(note.facts)))
    assert {key: {tuple(sorted(facts))} for key, facts in NOTES.items()} == told


def test_facts_are_ids_and_numbers() -> None:
    ids = {
        "province": PROVINCES,
        "target": (*PROVINCES, "supply"),
        "source": (*PROVINCES, "supply"),
        "action": ACTIONS,
        "factory": FACTORIES,
    }
    for note in games():
        for name, fact in note.facts.items():
            if name in ids:
                assert fact in ids[name]
            elif name == "way":
                assert set(fact) <= set(PROVINCES)
            elif name in ("seats", "order", "totals"):
                assert all(type(number) is int for number in fact)
            else:
                assert type(fact) is int


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
