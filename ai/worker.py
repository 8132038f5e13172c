"""The thread that thinks, so that the window never waits: ask, poll each frame, cancel."""

import threading
import time
from queue import Empty, SimpleQueue
from traceback import format_exc
from typing import NamedTuple

from ai.bots import Bot
from ai.calm import REST
from ai.search import Cancelled, Thought
from engine.api import State


class Answer(NamedTuple):
    """A thought, and the match and move number it was asked for."""

    match_id: str
    move_number: int
    thought: Thought
    seconds: float


class Failure(NamedTuple):
    """An exception in a bot: one line for the screen, and the traceback for the log file."""

    match_id: str
    move_number: int
    reason: str
    traceback: str


class Question(NamedTuple):
    """What the thread is to think about. `ticket` tells questions apart, even two about the same move."""

    match_id: str
    move_number: int
    observed: State
    bot: Bot
    ticket: int


class Worker:
    """One thinking thread. One question at a time: asking again, or `cancel`, drops the one before.

    All methods are for the window's thread and return at once. `close` waits at most about 50 ms for the thought to
    stop; the thread is a daemon and never holds the program.
    """

    def __init__(self) -> None:
        self._questions: SimpleQueue[Question | None] = SimpleQueue()
        self._results: SimpleQueue[tuple[int, Answer | Failure]] = SimpleQueue()
        self._ticket = 0
        self._waiting = False
        self._progress = 0.0
        self._helper = threading.Thread(target=self._serve, name="bot", daemon=True)
        self._helper.start()

    @property
    def busy(self) -> bool:
        """Whether an answer is still to come."""
        return self._waiting

    @property
    def progress(self) -> float:
        """The share of the budget used so far, 0..1."""
        return self._progress if self._waiting else 0.0

    def ask(self, match_id: str, move_number: int, observed: State, bot: Bot) -> None:
        """Starts to think about `observed`, which must be what the seat observes; it is copied here."""
        self._ticket += 1
        self._waiting = True
        self._progress = 0.0
        self._questions.put(Question(match_id, move_number, observed.clone(), bot, self._ticket))

    def poll(self) -> Answer | Failure | None:
        """The result of the last question, once, when it is there. Results of dropped questions never show."""
        while True:
            try:
                ticket, result = self._results.get_nowait()
            except Empty:
                return None
            if self._waiting and ticket == self._ticket:
                self._waiting = False
                return result

    def cancel(self) -> None:
        """Drops the question. The thread stops at its next checkpoint."""
        self._ticket += 1
        self._waiting = False

    def close(self, patience: float = 0.05) -> None:
        """Cancels and ends the thread; the worker cannot be asked again."""
        self.cancel()
        self._questions.put(None)
        self._helper.join(patience)
        REST.over()

    def _serve(self) -> None:
        while (question := self._questions.get()) is not None:
            if question.ticket == self._ticket:
                REST.begin()
                try:
                    self._think(question)
                finally:
                    REST.end()

    def _think(self, question: Question) -> None:
        def checkpoint(progress: float) -> None:
            if question.ticket != self._ticket:
                raise Cancelled
            self._progress = progress
            time.sleep(0)

        start = time.perf_counter()
        result: Answer | Failure
        try:
            thought = question.bot.choose(question.observed, checkpoint)
        except Cancelled:
            return
        except Exception as error:
            reason = f"{type(error).__name__}: {error}"
            result = Failure(question.match_id, question.move_number, reason, format_exc())
        else:
            seconds = time.perf_counter() - start
            result = Answer(question.match_id, question.move_number, thought, seconds)
        self._results.put((question.ticket, result))
