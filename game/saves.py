"""The saved games of a folder: writing them, listing them (which never fails), reading them, throwing them away."""

import re
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from engine.match import Match
from engine.savefile import MAX_BYTES, Peek, SaveError, Times, dump, parse, peek
from game import files

SUFFIX: Final = ".cabinet"
AUTO: Final = "auto-"
LONGEST_PAUSE: Final = 300
"""Seconds between two writings beyond which nobody is taken to have sat at the table."""

Clock = Callable[[], float]


@dataclass(frozen=True)
class Entry:
    """One file of the list.

    A file that is whole has `peek`, a damaged one `problem`. `backups` are the earlier versions that can be opened,
    the latest first; only entries that are no backups themselves have them. `age` is 0, or which backup this is.
    """

    path: Path
    slot: str
    saved: float
    peek: Peek | None
    problem: SaveError | None
    backups: tuple["Entry", ...] = ()
    age: int = 0

    @property
    def ok(self) -> bool:
        return self.peek is not None

    @property
    def over(self) -> bool:
        """Whether the game of a whole file has ended."""
        return self.peek is not None and self.peek.state().current_player < 0

    @property
    def sentence(self) -> str:
        """What is wrong, in English, and which backup can be opened; "" for a whole file."""
        if self.problem is None:
            return ""
        if self.backups:
            return f"{self.problem} Backup {self.backups[0].age} can be opened."
        return f"{self.problem} There is no backup that can be opened."


class Saves:
    """A folder of saved games. Nothing here touches any file but the one that is meant."""

    def __init__(self, folder: Path, clock: Clock = time.time) -> None:
        """The folder need not exist; it is made with the first save."""
        self.folder: Final = folder
        self._clock: Final = clock
        self._times: dict[str, Times] = {}  # by match id

    def path(self, slot: str) -> Path:
        """The file of a slot, whose name is any text."""
        safe = re.sub(r"[^\w-]+", "-", slot).strip("-")[:60]
        return self.folder / f"{safe or 'game'}{SUFFIX}"

    def write(self, match: Match, slot: str) -> Path:
        """Saves under a name; the last three versions are kept. Raises `SaveError`, the old save being untouched."""
        path = self.path(slot)
        times = self._tick(match.id)
        try:
            files.write(path, dump(match, times), keep=True)
        except OSError as error:
            reason = error.strerror or str(error)
            raise SaveError(
                "save.error.unwritable", f"The game could not be saved: {reason}.", reason=reason
            ) from error
        self._times[match.id] = times
        return path

    def autosave(self, match: Match) -> Path:
        """Saves under the match's own name; call it after every decision. Raises `SaveError`."""
        return self.write(match, AUTO + match.id)

    def _tick(self, match_id: str) -> Times:
        now = int(self._clock())
        before = self._times.get(match_id, Times(now, now, 0))
        return Times(before.started, now, before.played + min(max(now - before.saved, 0), LONGEST_PAUSE))

    def list(self) -> list[Entry]:
        """Every save of the folder, the latest first. Never fails: what cannot be used is listed as damaged."""
        return sorted(map(self._entry, self._paths()), key=lambda entry: -entry.saved)

    def newest(self) -> Entry | None:
        """The latest game that can be gone on with, or None. Looks at no more files than it must."""
        entries = map(self._entry, sorted(self._paths(), key=_modified, reverse=True))
        return next((entry for entry in entries if entry.ok and not entry.over), None)

    def _paths(self) -> Iterable[Path]:
        """The files of the list, those included of which only backups are left."""
        try:
            names = {path.name for path in self.folder.iterdir() if not path.name.startswith(".")}
        except OSError:
            return []
        whole = {name for name in names if name.endswith(SUFFIX)}
        orphans = {match[1] for name in names if (match := re.fullmatch(rf"(.+{re.escape(SUFFIX)})\.\d+", name))}
        return [self.folder / name for name in sorted(whole | orphans)]

    def read(self, entry: Entry) -> Match:
        """The match of an entry (a backup is an entry too), replayed and found right. Raises `SaveError`."""
        saved = parse(_bytes(entry.path))
        self._times[saved.match.id] = Times(saved.times.started, int(self._clock()), saved.times.played)
        return saved.match

    def delete(self, entry: Entry) -> None:
        """Removes a save and its backups. Raises `SaveError`."""
        doomed = [*files.backups(entry.path), entry.path] if entry.age == 0 else [entry.path]
        try:
            for path in doomed:
                path.unlink(missing_ok=True)
        except OSError as error:
            reason = error.strerror or str(error)
            raise SaveError(
                "save.error.undeletable", f"The save could not be removed: {reason}.", reason=reason
            ) from error

    def _entry(self, path: Path) -> Entry:
        aged = [_look(backup, path, age) for age, backup in enumerate(files.backups(path), 1) if backup.exists()]
        seen = _look(path, path, 0)
        return Entry(path, seen.slot, seen.saved, seen.peek, seen.problem, tuple(entry for entry in aged if entry.ok))


def _look(path: Path, main: Path, age: int) -> Entry:
    slot = main.name.removesuffix(SUFFIX)
    try:
        seen = peek(_bytes(path))
        seen.state()
    except SaveError as error:
        return Entry(path, slot, _modified(path), None, error, age=age)
    return Entry(path, slot, float(seen.times.saved), seen, None, age=age)


def _modified(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


def _bytes(path: Path) -> bytes:
    try:
        with path.open("rb") as file:
            return file.read(MAX_BYTES + 1)
    except OSError as error:
        reason = error.strerror or str(error)
        raise SaveError("save.error.unreadable", f"This file cannot be read: {reason}.", reason=reason) from error
