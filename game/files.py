"""Writing a file so that an interruption leaves the old one or the new one, never half of either."""

import contextlib
import itertools
import os
import shutil
from pathlib import Path
from typing import Final

BACKUPS: Final = 3


class UnreadBack(OSError):
    """What was written is not what the disk gives back."""


def backups(path: Path) -> list[Path]:
    """Where the earlier versions of a file lie, the latest first. They need not exist."""
    return [path.with_name(f"{path.name}.{age}") for age in range(1, BACKUPS + 1)]


def write(path: Path, data: bytes, keep: bool = False) -> None:
    """Writes to a temporary file, flushes it to the disk, reads it back and renames it over the old one.

    With `keep` the last three versions are kept as backups; at every instant `path` itself is there. Raises `OSError`;
    the old file is then as it was, or (if only the last flush of the folder failed) the new one is in place.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    temporary = path.with_name(f".{path.name}.tmp")
    try:
        _put(temporary, data)
        if temporary.read_bytes() != data:
            raise UnreadBack(f"{path.name} could not be read back as it was written")
        if keep and path.exists():
            _rotate(path)
        os.replace(temporary, path)
    except BaseException:
        with contextlib.suppress(OSError):
            temporary.unlink(missing_ok=True)
        raise
    _sync_folder(path.parent)


def _put(path: Path, data: bytes) -> None:
    with path.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())


def _rotate(path: Path) -> None:
    """Moves each backup one age up and makes the file that is about to be replaced the youngest of them."""
    aged = backups(path)
    for younger, older in reversed(list(itertools.pairwise(aged))):
        if younger.exists():
            os.replace(younger, older)
    try:
        os.link(path, aged[0])
    except OSError:  # a file system without hard links
        try:
            shutil.copyfile(path, aged[0])
        except OSError:
            aged[0].unlink(missing_ok=True)
            raise


def _sync_folder(folder: Path) -> None:
    """Makes the renaming itself last. Where folders cannot be opened (Windows) the system does it."""
    try:
        handle = os.open(folder, os.O_RDONLY)
    except OSError:
        return
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
