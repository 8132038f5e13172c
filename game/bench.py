"""How fast the window is, without one: frames of a real table while a monarch thinks, and what a player waits for."""

import os
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from ai.bots import make
from ai.worker import Worker
from engine.catalogue import find
from engine.match import BOT, HUMAN, Match, SeatSetup, arrange
from engine.rng import Rng
from engine.savefile import Times, dump, parse
from game import paths
from game.art.palette import looks_of
from game.cast import CAST
from game.saves import Saves
from game.settings import Settings

if TYPE_CHECKING:
    from game.app import App

SIZE: Final = (1600, 900)
FRAME: Final = 1 / 60
SEED: Final = 1831

START: Final = """
from pathlib import Path
import sys
from game.app import App
from game.saves import Saves
from game.scenes.select import SelectScene
from game.settings import Settings
app = App(Settings(), Saves(Path(sys.argv[1])), (1600, 900))
app.push(SelectScene(app))
app.step(1 / 60, [])
"""


def measure(game_id: str, seconds: float = 4.0) -> dict[str, dict[str, float]]:
    """Frame times, and under "client" the waits in milliseconds and the share of one processor an idle table takes.

    Frames are drawn in full, 60 a second at 1600x900, for `seconds`; a frame's time includes what the thinking thread
    takes away from it. The idle table is watched for half as long.
    """
    for name in ("SDL_VIDEODRIVER", "SDL_AUDIODRIVER"):
        os.environ[name] = "dummy"
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    from game.app import App

    with tempfile.TemporaryDirectory() as folder:
        client = {"start_to_menu_ms": _start(folder), "cancel_ms": _cancel(game_id)}
        client |= _saving(game_id, Path(folder))
        app = App(Settings(muted=True), Saves(Path(folder)), SIZE)
        client["setup_to_table_ms"], frames = _table(app, game_id, seconds)
        client["idle_cpu_share"] = _idle(app, game_id, seconds / 2)
    return {"frames": frames, "client": client}


def _match(game_id: str, kinds: list[str], spec: str) -> Match:
    game = find(game_id)
    rows = [
        SeatSetup(person.id, kind, spec if kind == BOT else "", "", look, person.id if kind == BOT else "")
        for kind, look, person in zip(kinds, looks_of(game_id), CAST, strict=False)
    ]
    return Match(arrange(game, rows, seed=SEED))


def _table(app: "App", game_id: str, seconds: float) -> tuple[float, dict[str, float]]:
    """Milliseconds from a finished setup to the table, and the frames of a table of monarchs."""
    from game.scenes.table import TableScene

    match = _match(game_id, [BOT] * max(find(game_id).players), "monarch")

    def open_table() -> None:
        app.push(TableScene(app, match))
        app.step(FRAME, [])

    opened = _millis(open_table)
    times = []
    end = time.perf_counter() + seconds
    while (start := time.perf_counter()) < end:
        assert app.top is not None
        app.top.dirty = True
        app.step(FRAME, [])
        times.append(1000 * (time.perf_counter() - start))
        time.sleep(max(0.0, FRAME - (time.perf_counter() - start)))
    app.home()
    while app.scenes:
        app.scenes.pop().leave()
    times.sort()
    return opened, {"p50_ms": _rank(times, 0.5), "p95_ms": _rank(times, 0.95), "max_ms": times[-1]}


def _idle(app: "App", game_id: str, seconds: float) -> float:
    """The share of one processor that a table takes while a person is to move."""
    from game.scenes.table import TableScene

    app.push(TableScene(app, _match(game_id, [HUMAN] * min(find(game_id).players), "")))
    settled = time.perf_counter() + 1.0
    while time.perf_counter() < settled:
        app.step(FRAME, [])
        time.sleep(FRAME)
    timer = threading.Timer(seconds, app.quit)
    timer.start()
    start, used = time.perf_counter(), time.process_time()
    app.run()
    share = (time.process_time() - used) / (time.perf_counter() - start)
    timer.join()
    return share


def _start(folder: str) -> float:
    """Milliseconds of a fresh process until the first picture of the menu."""
    environment = dict(os.environ, PYTHONPATH=str(paths.ROOT))
    command = [sys.executable, "-c", START, folder]
    return _millis(lambda: subprocess.run(command, env=environment, check=True, capture_output=True))


def _cancel(game_id: str) -> float:
    """Milliseconds until a monarch in mid-thought has stopped: the longest of five."""
    state = find(game_id).new(max(find(game_id).players), {}, SEED)
    worst = 0.0
    for number in range(5):
        worker = Worker()
        worker.ask("bench", number, state.observe(state.current_player), make(game_id, "monarch"))
        time.sleep(0.2 + 0.03 * number)
        worst = max(worst, _millis(lambda worker=worker: worker.close(patience=5.0)))  # type: ignore[misc]
    return worst


def _saving(game_id: str, folder: Path) -> dict[str, float]:
    """Milliseconds to save and to load a finished game: the longest of ten."""
    match, rng = _match(game_id, [BOT] * max(find(game_id).players), "random"), Rng(SEED)
    while not match.over:
        match.play(rng.choice(match.state.candidates()))
    saves = Saves(folder / "bench")
    data = dump(match, Times(0, 0, 0))
    return {
        "save_ms": max(_millis(lambda: saves.autosave(match)) for _ in range(10)),
        "load_ms": max(_millis(lambda: parse(data)) for _ in range(10)),
    }


def _millis(work: Callable[[], Any]) -> float:
    start = time.perf_counter()
    work()
    return 1000 * (time.perf_counter() - start)


def _rank(times: list[float], share: float) -> float:
    """The time that `share` of the sorted times do not exceed."""
    return times[min(len(times) - 1, int(share * len(times)))]
