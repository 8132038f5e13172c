"""The garbage collector rests while a bot thinks, and only then."""

import gc
import threading
from collections.abc import Iterator

import pytest

from ai.calm import Rest
from ai.search import Checkpoint, Considered, Thought
from ai.worker import Worker
from engine.api import State
from tests.ai.test_worker import PATIENCE, observed, wait


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    on = gc.isenabled()
    gc.enable()
    yield
    gc.unfreeze()
    (gc.enable if on else gc.disable)()


class Watcher:
    """Notes whether the collector is at work while it thinks."""

    def __init__(self) -> None:
        self.seen: list[bool] = []
        self.fails = False

    def choose(self, observed: State, checkpoint: Checkpoint) -> Thought:  # noqa: ARG002
        self.seen.append(gc.isenabled())
        if self.fails:
            raise ValueError
        return Thought([Considered(("x",), 1, 0.5)], [("x",)], ("x",), 1)


@pytest.mark.parametrize("fails", [False, True])
def test_the_collector_rests_during_a_thought_even_one_that_fails(fails: bool) -> None:
    worker, bot = Worker(), Watcher()
    bot.fails = fails
    for move in range(3):
        worker.ask("m", move, observed(), bot)
        wait(worker)
    worker.close(PATIENCE)
    assert [False] * 3 == bot.seen
    assert gc.isenabled()
    assert 0 == gc.get_freeze_count()


def test_it_goes_on_when_the_last_of_several_thoughts_ends() -> None:
    rest = Rest()
    rest.begin()
    rest.begin()
    rest.end()
    assert not gc.isenabled()
    rest.end()
    assert gc.isenabled()
    assert gc.get_freeze_count() > 0
    rest.over()
    assert 0 == gc.get_freeze_count()


def test_a_collector_that_was_off_stays_off() -> None:
    rest = Rest()
    gc.disable()
    rest.begin()
    rest.end()
    assert not gc.isenabled()


def test_thoughts_in_many_threads_leave_it_on() -> None:
    rest = Rest()

    def think() -> None:
        for _ in range(50):
            rest.begin()
            rest.end()

    threads = [threading.Thread(target=think) for _ in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(PATIENCE)
    assert gc.isenabled()
