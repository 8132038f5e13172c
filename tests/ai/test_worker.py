"""The thinking thread: it answers, it can be stopped, and nothing stale comes out of it."""

# ruff: noqa: ARG002 - the signatures are those of a bot

import threading
import time
from collections.abc import Iterator

import pytest

from ai.playbook import Playbook
from ai.search import Budget, Checkpoint, Considered, Search, Thought
from ai.worker import Answer, Failure, Worker
from engine.api import State
from tests.ai.toys import BLOCK, ENDLESS

PATIENCE = 10.0


class Thinker:
    """Searches with a fixed number of iterations."""

    def choose(self, observed: State, checkpoint: Checkpoint) -> Thought:
        return Search(BLOCK, Playbook(), observed, 1).run(Budget(None, 50), checkpoint)


class Ponderer:
    """Thinks until it is stopped."""

    def __init__(self) -> None:
        self.started = threading.Event()
        self.stopped = threading.Event()

    def choose(self, observed: State, checkpoint: Checkpoint) -> Thought:
        try:
            while True:
                self.started.set()
                checkpoint(0.25)
        finally:
            self.stopped.set()


class Broken:
    """Raises."""

    def choose(self, observed: State, checkpoint: Checkpoint) -> Thought:
        raise ZeroDivisionError("by nothing")


class Stubborn:
    """Answers without ever looking whether it should stop."""

    def __init__(self) -> None:
        self.started = threading.Event()
        self.go = threading.Event()
        self.done = threading.Event()

    def choose(self, observed: State, checkpoint: Checkpoint) -> Thought:
        self.started.set()
        self.go.wait(PATIENCE)
        self.done.set()
        return Thought([Considered(("late",), 1, 0.5)], [("late",)], ("late",), 1)


@pytest.fixture
def worker() -> Iterator[Worker]:
    worker = Worker()
    yield worker
    worker.close(PATIENCE)


def observed() -> State:
    return BLOCK.new(3, {}, 1).observe(0)


def wait(worker: Worker) -> Answer | Failure:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        result = worker.poll()
        if result is not None:
            return result
        time.sleep(0.001)
    raise AssertionError("no result came")


def test_an_answer_carries_match_and_move_number(worker: Worker) -> None:
    assert worker.poll() is None
    worker.ask("m1", 7, observed(), Thinker())
    assert worker.busy
    result = wait(worker)
    assert isinstance(result, Answer)
    assert ("m1", 7, ("block",)) == (result.match_id, result.move_number, result.thought.best)
    assert result.seconds >= 0.0
    assert not worker.busy
    assert worker.poll() is None


def test_cancel_stops_the_bot_and_nothing_comes(worker: Worker) -> None:
    bot = Ponderer()
    worker.ask("m1", 0, observed(), bot)
    assert bot.started.wait(PATIENCE)
    assert worker.progress in (0.0, 0.25)
    worker.cancel()
    assert not worker.busy
    assert worker.progress == 0.0
    assert bot.stopped.wait(PATIENCE)
    assert worker.poll() is None


def test_cancel_stops_a_search_that_would_last_for_an_hour(worker: Worker) -> None:
    class Long:
        def choose(self, observed: State, checkpoint: Checkpoint) -> Thought:
            return Search(ENDLESS, Playbook(), observed, 1).run(Budget(3600.0, None), checkpoint)

    worker.ask("m1", 0, ENDLESS.new(2, {}, 1), Long())
    worker.cancel()
    worker.ask("m1", 1, observed(), Thinker())
    assert wait(worker).move_number == 1


def test_a_stale_answer_never_shows(worker: Worker) -> None:
    late = Stubborn()
    worker.ask("m1", 0, observed(), late)
    assert late.started.wait(PATIENCE)
    worker.ask("m2", 0, observed(), Thinker())
    late.go.set()
    assert late.done.wait(PATIENCE)
    assert wait(worker).match_id == "m2"
    assert worker.poll() is None


def test_a_stale_answer_about_the_same_move_never_shows(worker: Worker) -> None:
    late = Stubborn()
    worker.ask("m1", 0, observed(), late)
    assert late.started.wait(PATIENCE)
    worker.cancel()
    worker.ask("m1", 0, observed(), Thinker())
    late.go.set()
    result = wait(worker)
    assert isinstance(result, Answer)
    assert result.thought.best == ("block",)


def test_an_exception_becomes_a_failure_and_the_thread_lives_on(worker: Worker) -> None:
    worker.ask("m1", 3, observed(), Broken())
    result = wait(worker)
    assert isinstance(result, Failure)
    assert ("m1", 3, "ZeroDivisionError: by nothing") == (result.match_id, result.move_number, result.reason)
    assert "Traceback" in result.traceback
    assert "choose" in result.traceback
    worker.ask("m1", 3, observed(), Thinker())
    assert isinstance(wait(worker), Answer)


def test_the_question_is_a_copy(worker: Worker) -> None:
    late = Stubborn()
    seen: list[State] = []

    class Looker(Thinker):
        def choose(self, observed: State, checkpoint: Checkpoint) -> Thought:
            seen.append(observed.clone())
            return super().choose(observed, checkpoint)

    worker.ask("m1", 0, observed(), late)
    assert late.started.wait(PATIENCE)
    state = BLOCK.new(3, {}, 1)
    worker.ask("m1", 0, state, Looker())
    state.advance(("take",))
    late.go.set()
    wait(worker)
    assert [BLOCK.new(3, {}, 1)] == seen


def test_close_ends_the_thread() -> None:
    others = set(threading.enumerate())
    worker = Worker()
    own = [thread for thread in threading.enumerate() if thread not in others]
    bot = Ponderer()
    worker.ask("m1", 0, observed(), bot)
    assert bot.started.wait(PATIENCE)
    worker.close(PATIENCE)
    assert bot.stopped.wait(PATIENCE)
    for thread in own:
        thread.join(PATIENCE)
    assert [("bot", False)] == [(thread.name, thread.is_alive()) for thread in own]
