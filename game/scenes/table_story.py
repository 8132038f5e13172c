"""What a table tells again: where a replay begins, and how far a set piece has come."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.api import NOBODY, Note, State
from engine.match import LogLine, Match
from game.stage.film import Film, Reel

Grand = Callable[[Note], bool]
"""Whether a note belongs to a set piece."""

TURNS = 3
"""So many moves a seat are told again where nobody has chosen yet."""


def first_viewer(match: Match) -> int:
    """Whose things lie in the tray when a table is opened: the person who decides, or who decided last."""
    persons = match.persons
    if match.state.current_player in persons:
        return match.state.current_player
    last = [seat for seat in match.deciders if seat in persons]
    return last[-1] if last else persons[0] if persons else NOBODY


def last_turn(match: Match, viewer: int) -> int:
    """The index of the first move that the viewer has not made since the last of its own before it."""
    deciders = match.deciders
    start = len(deciders)
    while start > 0 and deciders[start - 1] == viewer:
        start -= 1
    while start > 0 and deciders[start - 1] != viewer:
        start -= 1
    found = start < len(deciders) and bool(match.persons)
    return start if found else max(0, len(deciders) - TURNS * len(match.setup.seats))


def story(film: Film | None, grand: Grand) -> list[Note]:
    """The notes of the set piece that is shown, up to this one; none while there is none."""
    if film is None or film.index < 0 or not isinstance(film.frames, Reel):
        return []
    found = film.frames.notes[: film.index + 1]
    start = len(found)
    while start > 0 and grand(found[start - 1]):
        start -= 1
    return list(found[start:])


def kept(lines: Sequence[LogLine], shown: State, grand: Grand) -> list[Note]:
    """The notes of a set piece that has come to a decision, from what the log has told; the last has the picture."""
    found: list[Note] = []
    for line in reversed(lines):
        note = Note(line.key, line.facts, line.to, None)
        if not grand(note):
            break
        found.append(note)
    if found:
        found[0].picture = shown
    return found[::-1]


def progress(film: Film | None, grand: Grand) -> tuple[int, int]:
    """Which step of how many is shown: of the set piece, or of the whole film."""
    if film is None:
        return 0, 0
    told = story(film, grand)
    if not told or not isinstance(film.frames, Reel):
        return max(0, film.index) + 1, len(film.frames)
    rest = film.frames.notes[film.index + 1 :]
    ahead = next((i for i, note in enumerate(rest) if not grand(note)), len(rest))
    return len(told), len(told) + ahead
