"""Saves on disk: nothing is lost, whatever fails, and a bad file harms no other."""

import json
import os
import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from engine.match import Match
from engine.savefile import SaveError, peek
from game import files, paths
from game.records import Record, Records, record_of
from game.saves import Entry, Saves
from game.settings import LANGUAGES
from tests.engine.test_match import new, random_match

pytestmark = pytest.mark.usefixtures("tiny_listed")


class Ticker:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def saves(tmp_path: Path) -> Saves:
    return Saves(tmp_path / "saves", Ticker())


def four_versions(saves: Saves) -> Match:
    """A match saved after each of its first four moves."""
    match = new("hb", pile=9)
    for _ in range(4):
        match.play(("take", 1))
        saves.write(match, "evening")
    return match


def moves_of(entry: Entry) -> int:
    assert entry.peek is not None
    return len(entry.peek.moves)


# ---------------------------------------------------------------- writing and reading


def test_saved_match_is_listed_and_read(saves: Saves) -> None:
    match = random_match(2, 3)
    saves.write(match, "My evening!")
    [entry] = saves.list()
    assert ("My-evening", True, 1_000_000.0, "") == (entry.slot, entry.ok, entry.saved, entry.sentence)
    again = saves.read(entry)
    assert (match.id, match.moves, match.log) == (again.id, again.moves, again.log)
    assert match.state == again.state


def test_undo_works_right_after_loading(saves: Saves) -> None:
    match = new()
    match.play(("take", 1))
    match.play(("take", 1))
    saves.autosave(match)
    loaded = saves.read(saves.list()[0])
    loaded.undo(0)
    assert [] == loaded.moves


@pytest.mark.parametrize("slot", ["../../etc/passwd", "", "...", "a/b", "晚上", "x" * 300, "con\0"])
def test_any_name_stays_within_the_folder(saves: Saves, slot: str) -> None:
    path = saves.write(new(), slot)
    assert saves.folder == path.parent
    assert [path] == [entry.path for entry in saves.list()]


def test_each_match_has_its_own_autosave(saves: Saves) -> None:
    first, second = new(), new()
    saves.autosave(first)
    saves.autosave(second)
    assert {f"auto-{first.id}", f"auto-{second.id}"} == {entry.slot for entry in saves.list()}


def test_last_three_versions_are_kept(saves: Saves) -> None:
    match = four_versions(saves)
    match.play(("take", 1))
    saves.write(match, "evening")
    [entry] = saves.list()
    assert [5, 4, 3, 2] == [moves_of(entry), *map(moves_of, entry.backups)]
    assert [1, 2, 3] == [backup.age for backup in entry.backups]
    assert 3 == len(saves.read(entry.backups[1]).moves)
    assert 4 == len(list(saves.folder.iterdir()))


def test_list_is_sorted_and_newest_can_be_gone_on_with(saves: Saves, tmp_path: Path) -> None:
    clock = Ticker()
    saves = Saves(tmp_path / "saves", clock)
    for name, moves in (("old", 1), ("new", 2), ("done", 40)):
        clock.now += 10
        path = saves.write(random_match(1, moves), name)
        os.utime(path, (clock.now, clock.now))
    (saves.folder / "broken.cabinet").write_bytes(b"")
    assert ["done", "new", "old"] == [entry.slot for entry in saves.list() if entry.ok]
    assert [True, False, False] == [entry.over for entry in saves.list() if entry.ok]
    newest = saves.newest()
    assert newest is not None
    assert newest.slot == "new"


def test_empty_or_missing_folder_has_no_saves(tmp_path: Path) -> None:
    assert [] == Saves(tmp_path / "nowhere").list()
    assert Saves(tmp_path).newest() is None
    (tmp_path / "file").write_bytes(b"")
    assert [] == Saves(tmp_path / "file").list()


def test_times_add_up_without_long_pauses(saves: Saves, tmp_path: Path) -> None:
    clock = Ticker()
    saves = Saves(tmp_path / "saves", clock)
    match = new()
    saves.autosave(match)
    for pause in (60, 10_000, 30):
        clock.now += pause
        saves.autosave(match)
    assert (1_000_000, 1_010_090, 60 + 300 + 30) == times_of(saves.list()[0])

    clock.now += 86_400
    later = Saves(tmp_path / "saves", clock)
    again = later.read(later.list()[0])
    clock.now += 20
    later.autosave(again)
    assert (1_000_000, 1_096_510, 390 + 20) == times_of(later.list()[0])


def times_of(entry: Entry) -> tuple[int, int, int]:
    assert entry.peek is not None
    return (entry.peek.times.started, entry.peek.times.saved, entry.peek.times.played)


def test_delete_takes_the_backups_along_and_nothing_else(saves: Saves) -> None:
    four_versions(saves)
    saves.write(new(), "other")
    saves.delete(next(entry for entry in saves.list() if entry.slot == "evening"))
    assert ["other.cabinet"] == [path.name for path in saves.folder.iterdir()]


def test_single_backup_can_be_deleted(saves: Saves) -> None:
    four_versions(saves)
    saves.delete(saves.list()[0].backups[0])
    assert [4, 2, 1] == [moves_of(saves.list()[0]), *map(moves_of, saves.list()[0].backups)]


def test_delete_that_fails_says_so(saves: Saves, monkeypatch: pytest.MonkeyPatch) -> None:
    saves.write(new(), "evening")
    monkeypatch.setattr(Path, "unlink", failing(OSError(30, "Read-only file system")))
    with pytest.raises(SaveError, match=r"could not be removed: Read-only file system\."):
        saves.delete(saves.list()[0])


# ---------------------------------------------------------------- damaged files


DAMAGE: dict[str, tuple[Callable[[bytes], bytes], str]] = {
    "empty": (lambda _: b"", "save.error.empty"),
    "truncated": (lambda data: data[: len(data) // 2], "save.error.truncated"),
    "last byte gone": (lambda data: data[:-1], "save.error.truncated"),
    "bit flipped": (lambda data: data[:-9] + bytes([data[-9] ^ 4]) + data[-8:], "save.error.checksum"),
    "foreign": (lambda data: b"\x89PNG\r\n\x1a\n" + data, "save.error.foreign"),
    "random": (lambda _: bytes(i * 7919 % 251 for i in range(5000)), "save.error.foreign"),
    "zeros": (lambda data: bytes(len(data)), "save.error.foreign"),
    "huge": (lambda _: bytes(5 * 1024 * 1024), "save.error.size"),
}


@pytest.mark.parametrize("case", DAMAGE)
def test_damaged_save_is_listed_as_damaged_and_its_backup_opens(saves: Saves, case: str) -> None:
    """Tuxemon 178: a broken save crashed the load menu."""
    damage, key = DAMAGE[case]
    four_versions(saves)
    saves.write(new(), "other")
    path = saves.path("evening")
    path.write_bytes(damage(path.read_bytes()))

    entries = {entry.slot: entry for entry in saves.list()}
    assert entries["other"].ok
    entry = entries["evening"]
    assert entry.problem is not None
    assert (False, False, key) == (entry.ok, entry.over, entry.problem.key)
    assert entry.sentence == f"{entry.problem} Backup 1 can be opened."
    assert 3 == len(saves.read(entry.backups[0]).moves)
    with pytest.raises(SaveError):
        saves.read(entry)


def test_damaged_backup_is_passed_over(saves: Saves) -> None:
    four_versions(saves)
    for path in (saves.path("evening"), files.backups(saves.path("evening"))[0]):
        path.write_bytes(b"no longer a save")
    [entry] = saves.list()
    assert entry.sentence.endswith("Backup 2 can be opened.")
    assert 2 == len(saves.read(entry.backups[0]).moves)


def test_nothing_left_to_open_is_said_too(saves: Saves) -> None:
    saves.write(new(), "evening")
    saves.path("evening").write_bytes(b"")
    assert saves.list()[0].sentence == "This file is empty. There is no backup that can be opened."


def test_backups_without_their_save_are_listed(saves: Saves) -> None:
    four_versions(saves)
    saves.path("evening").unlink()
    [entry] = saves.list()
    assert ("evening", False, [3, 2, 1]) == (entry.slot, entry.ok, [moves_of(backup) for backup in entry.backups])
    assert entry.problem is not None
    assert entry.problem.key == "save.error.unreadable"


def test_folders_and_hidden_files_do_no_harm(saves: Saves) -> None:
    saves.write(new(), "evening")
    (saves.folder / "folder.cabinet").mkdir()
    (saves.folder / ".evening.cabinet.99.tmp").write_bytes(b"half")
    (saves.folder / "notes.txt").write_bytes(b"hello")
    assert {"evening": True, "folder": False} == {entry.slot: entry.ok for entry in saves.list()}


def test_dead_link_is_damaged(saves: Saves) -> None:
    saves.write(new(), "evening")
    (saves.folder / "gone.cabinet").symlink_to(saves.folder / "nothing")
    assert {"evening": True, "gone": False} == {entry.slot: entry.ok for entry in saves.list()}


def test_writing_over_a_damaged_save_heals_it(saves: Saves) -> None:
    match = four_versions(saves)
    saves.path("evening").write_bytes(b"")
    saves.write(match, "evening")
    assert [4, 3, 2] == [moves_of(saves.list()[0]), *map(moves_of, saves.list()[0].backups)]


# ---------------------------------------------------------------- failures while writing


def failing(error: OSError) -> Callable[..., Any]:
    def fail(*_: object, **__: object) -> Any:
        raise error

    return fail


CALLS = ("open", "write", "flush", "fsync", "read_bytes", "replace", "link")
"""Every call of a writing that can fail: each is made to fail in turn, at each of its occurrences."""


class Fault:
    """Lets a call fail at its n-th occurrence; counts them."""

    def __init__(self, call: str, at: int) -> None:
        self.call = call
        self.left = at
        self.hit = False

    def __call__(self, call: str) -> None:
        if call == self.call:
            self.left -= 1
            if self.left == 0:
                self.hit = True
                raise OSError(28, "No space left on device")


class FaultyFile:
    """A file whose writes and flushes may fail; a failed write leaves half of the data."""

    def __init__(self, file: Any, fault: Fault) -> None:
        self.file = file
        self.fault = fault

    def __enter__(self) -> "FaultyFile":
        return self

    def __exit__(self, *_: object) -> None:
        self.file.close()

    def write(self, data: bytes) -> int:
        try:
            self.fault("write")
        except OSError:
            self.file.write(data[: len(data) // 2])
            self.file.flush()
            raise
        return int(self.file.write(data))

    def flush(self) -> None:
        self.fault("flush")
        self.file.flush()

    def fileno(self) -> int:
        return int(self.file.fileno())

    def read(self, size: int = -1) -> bytes:
        return bytes(self.file.read(size))


def plant(patch: pytest.MonkeyPatch, fault: Fault) -> None:
    """Puts the fault into every way to the disk."""
    true_open, true_read = Path.open, Path.read_bytes

    def opened(path: Path, mode: str = "r", *rest: Any) -> Any:
        if "w" not in mode:
            return true_open(path, mode, *rest)
        fault("open")
        return FaultyFile(true_open(path, mode, *rest), fault)

    def read(path: Path) -> bytes:
        fault("read_bytes")
        return true_read(path)

    patch.setattr(Path, "open", opened)
    patch.setattr(Path, "read_bytes", read)
    for name in ("fsync", "replace", "link"):
        patch.setattr(os, name, before(getattr(os, name), lambda name=name: fault(name)))


def before(true: Callable[..., Any], check: Callable[[], None]) -> Callable[..., Any]:
    def call(*args: Any) -> Any:
        check()
        return true(*args)

    return call


def faults() -> Iterator[tuple[str, int]]:
    for call in CALLS:
        for at in (1, 2, 3):
            yield call, at


def write_with(saves: Saves, match: Match, fault: Fault) -> str:
    """Saves while the fault is there; what was said of it, or ""."""
    with pytest.MonkeyPatch.context() as patch:
        plant(patch, fault)
        try:
            saves.write(match, "evening")
        except SaveError as error:
            return str(error)
    return ""


@pytest.mark.parametrize(("call", "at"), list(faults()))
def test_failure_at_any_step_leaves_the_old_or_the_new_save(saves: Saves, call: str, at: int) -> None:
    """shapez 1167, shattered-pixel-dungeon 1580: an interrupted write destroyed the old save."""
    match = four_versions(saves)
    old = match.moves[:]
    match.play(("take", 1))
    fault = Fault(call, at)
    problem = write_with(saves, match, fault)
    [entry] = saves.list()
    loaded = saves.read(entry).moves
    assert loaded in (old, match.moves)
    assert problem or loaded == match.moves
    assert problem in ("", "The game could not be saved: No space left on device.")
    assert [] == [path for path in saves.folder.iterdir() if path.name.endswith(".tmp")]
    assert all(backup.ok for backup in entry.backups)
    assert len(entry.backups) >= 2
    if fault.hit and call != "link":
        assert problem

    saves.write(match, "evening")
    assert match.moves == saves.read(saves.list()[0]).moves


def test_faults_are_really_met(saves: Saves) -> None:
    """How often a writing makes each call, so that the test above can fail."""
    met = dict.fromkeys(CALLS, 0)
    for call, at in faults():
        fault = Fault(call, at)
        write_with(saves, four_versions(saves), fault)
        met[call] += fault.hit
    assert {"open": 1, "write": 1, "flush": 1, "fsync": 2, "read_bytes": 1, "replace": 3, "link": 1} == met


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system cannot fork")
@pytest.mark.parametrize("kill", ["fsync", "replace", "link"])
@pytest.mark.parametrize("at", [1, 2, 3])
def test_killed_process_leaves_the_old_or_the_new_save(saves: Saves, kill: str, at: int) -> None:
    """A child dies, without any clean-up, in the middle of a writing."""
    match = four_versions(saves)
    old = match.moves[:]
    match.play(("take", 1))
    child = os.fork()
    if child == 0:
        left = at

        def die(true: Callable[..., Any]) -> Callable[..., Any]:
            def call(*args: Any) -> Any:
                nonlocal left
                left -= 1
                if left == 0:
                    os._exit(0)
                return true(*args)

            return call

        setattr(os, kill, die(getattr(os, kill)))
        saves.write(match, "evening")
        os._exit(0)
    os.waitpid(child, 0)

    [entry] = saves.list()
    assert saves.read(entry).moves in (old, match.moves)
    saves.write(match, "evening")
    assert match.moves == saves.read(saves.list()[0]).moves


def test_disk_that_gives_back_something_else_is_noticed(saves: Saves, monkeypatch: pytest.MonkeyPatch) -> None:
    match = four_versions(saves)
    monkeypatch.setattr(Path, "read_bytes", lambda _: b"something else")
    with pytest.raises(SaveError, match="could not be read back"):
        saves.write(match, "evening")
    monkeypatch.undo()
    assert [4, 3, 2, 1] == [moves_of(saves.list()[0]), *map(moves_of, saves.list()[0].backups)]


def test_file_system_without_links_keeps_backups_too(saves: Saves, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "link", failing(OSError(1, "Operation not permitted")))
    four_versions(saves)
    assert [4, 3, 2, 1] == [moves_of(saves.list()[0]), *map(moves_of, saves.list()[0].backups)]


def test_copy_that_fails_leaves_no_half_backup(saves: Saves, monkeypatch: pytest.MonkeyPatch) -> None:
    match = four_versions(saves)

    def half(source: Path, target: Path) -> None:
        target.write_bytes(source.read_bytes()[:50])
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "link", failing(OSError(1, "Operation not permitted")))
    monkeypatch.setattr(shutil, "copyfile", half)
    with pytest.raises(SaveError):
        saves.write(match, "evening")
    assert [4, 3, 2] == [moves_of(saves.list()[0]), *map(moves_of, saves.list()[0].backups)]


def test_folder_that_cannot_be_opened_is_no_obstacle(saves: Saves, monkeypatch: pytest.MonkeyPatch) -> None:
    """Windows does not open folders."""
    saves.folder.mkdir()
    monkeypatch.setattr(os, "open", failing(PermissionError(13, "Permission denied")))
    files._sync_folder(saves.folder)
    assert [] == list(saves.folder.iterdir())


def test_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    with pytest.raises(SaveError, match=r"could not be saved: (Not a directory|File exists)"):
        Saves(tmp_path / "file" / "saves").write(new(), "evening")


def test_interruption_by_the_player_leaves_nothing_behind(saves: Saves, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(_: int) -> None:
        raise KeyboardInterrupt

    match = four_versions(saves)
    monkeypatch.setattr(os, "fsync", interrupt)
    with pytest.raises(KeyboardInterrupt):
        saves.write(match, "evening")
    assert ["evening.cabinet"] == [path.name for path in saves.folder.iterdir() if not path.name[-1].isdigit()]


# ---------------------------------------------------------------- hall of fame


def finished(seed: int) -> Match:
    match = random_match(seed, 40)
    assert match.over
    return match


def test_finished_game_enters_the_hall_of_fame(tmp_path: Path) -> None:
    match = finished(1)
    records = Records(tmp_path / "records.json")
    assert [] == records.games()
    added = records.add(match, 5000)
    assert [added] == records.games()
    assert (match.id, "tiny", 5000, False) == (added.match_id, added.game, added.ended, added.marked)
    assert [
        ("P0", "human", match.state.scores()[0], match.state.ranks()[0]),
        ("P1", "novice", match.state.scores()[1], match.state.ranks()[1]),
    ] == [(seat.name, seat.who, seat.total, seat.place) for seat in added.seats]


def test_tie_has_several_winners() -> None:
    """rocketcrab 130: with a tie only one winner was shown."""
    match = new()
    match.play(("take", 3))
    match.play(("take", 3))
    assert ["P0", "P1"] == record_of(match, 1).winners


def test_same_match_is_entered_once_and_the_latest_comes_first(tmp_path: Path) -> None:
    records = Records(tmp_path / "records.json")
    first, second = finished(1), finished(2)
    for match, ended in ((first, 10), (second, 20), (first, 30)):
        records.add(match, ended)
    assert [(first.id, 30), (second.id, 20)] == [(record.match_id, record.ended) for record in records.games()]
    assert [] == records.games("chess")
    assert 2 == len(records.games("tiny"))


def test_time_is_entered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("time.time", lambda: 1234.5)
    assert 1234 == Records(tmp_path / "records.json").add(finished(1)).ended


@pytest.mark.parametrize("data", [b"", b"{", b"[]", b'{"games": 3}', b"\xff\xfe", b"[" * 100_000])
def test_damaged_hall_of_fame_falls_back_to_its_backup(tmp_path: Path, data: bytes) -> None:
    records = Records(tmp_path / "records.json")
    records.add(finished(1), 10)
    records.add(finished(2), 20)
    records.path.write_bytes(data)
    assert [10] == [record.ended for record in records.games()]


@pytest.mark.parametrize("bad", ["3", "{}", '{"match_id": 1}', "null"])
def test_row_that_is_no_record_is_left_out(tmp_path: Path, bad: str) -> None:
    records = Records(tmp_path / "records.json")
    kept: Record = records.add(finished(1), 10)
    text = records.path.read_text().replace('"games": [', f'"games": [{bad},', 1)
    records.path.write_text(text)
    assert [kept] == records.games()


def test_row_with_a_bad_seat_is_left_out(tmp_path: Path) -> None:
    records = Records(tmp_path / "records.json")
    records.add(finished(1), 10)
    records.path.write_text(records.path.read_text().replace('"name": "P1"', '"name": 1'))
    assert [] == records.games()


def test_save_is_peeked_at_not_replayed_in_the_list(saves: Saves, monkeypatch: pytest.MonkeyPatch) -> None:
    """The list stays quick however many games there are."""
    path = saves.write(random_match(1, 5), "evening")
    monkeypatch.setattr("engine.savefile.replay", failing(OSError("replayed")))
    assert saves.list()[0].peek == peek(path.read_bytes())


def test_everything_that_can_be_said_of_a_save_has_words_in_both_languages() -> None:
    said = set()
    for source in ("engine/savefile.py", "game/saves.py"):
        said |= set(re.findall(r'"(save\.error\.\w+)"', (paths.ROOT / source).read_text()))
    assert len(said) > 12
    for language in LANGUAGES:
        words = json.loads((paths.ASSETS / "locale" / f"{language}.json").read_text(encoding="utf-8"))
        assert set() == said - set(words)
