"""Who thinks for a table: the bots of its seats and the search for hints, in one worker thread."""

from __future__ import annotations

import logging

from ai import bots
from ai.worker import Answer, Failure, Worker
from engine.api import State
from engine.match import Match

LOG = logging.getLogger("cabinet")
EASY = "greedy"
HINT = "minister:seconds=1.5"
SEARCHING = ("novice", "courtier", "minister", "monarch")
QUICK = 0.3
"""Seconds for a question that nobody may notice."""


class Hint:
    """Three best moves of a position, each with the expected result (0..1)."""

    def __init__(self, answer: Answer) -> None:
        self.move_number = answer.move_number
        self.best = [(found.move, found.expected) for found in answer.thought.moves[:3]]


class Thinker:
    """Asks one question at a time about the position a match has reached; answers to older ones never show."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.worker = Worker()
        self.hinting = False
        self._asked = -1
        self._easy: set[int] = set()

    @property
    def busy(self) -> bool:
        """Whether a question is open."""
        return self._asked >= 0

    @property
    def progress(self) -> float:
        return self.worker.progress

    def ask(self, seat: int, quick: bool = False) -> Failure | None:
        """Asks the bot of a seat to choose; a seat whose bot cannot be made is a failure at once."""
        number = len(self.match.moves)
        try:
            bot = self._bot(seat, number, quick)
        except (ValueError, KeyError) as error:
            return self.failed(str(error))
        self._put(bot, self.match.state.observe(seat))
        return None

    def ask_hint(self, seat: int) -> None:
        """Looks for the best moves of a person."""
        bot = bots.make(self.match.setup.game, HINT, seed=self.match.setup.seed % 2**63)
        self._put(bot, self.match.state.observe(seat))
        self.hinting = True

    def _put(self, bot: bots.Bot, observed: State) -> None:
        self._asked = len(self.match.moves)
        self.worker.ask(self.match.id, self._asked, observed, bot)

    def _bot(self, seat: int, number: int, quick: bool = False) -> bots.Bot:
        """The bot of a seat for this very decision: the same setup and moves give the same thoughts."""
        setup = self.match.setup
        seed = (setup.seed * 1_000_003 + seat * 7919 + number) % 2**63
        if seat in self._easy:
            return bots.make(setup.game, EASY, seed=seed)
        spec = setup.seats[seat].spec
        if quick and spec in SEARCHING:
            spec = f"{spec}:seconds={QUICK}"
        return bots.make(setup.game, spec, setup.seats[seat].style, seed)

    def take_over(self, seat: int) -> None:
        """From now on the easy bot plays for a seat."""
        self._easy.add(seat)

    def forget(self) -> None:
        """Drops the question; the thread stops at once."""
        self.worker.cancel()
        self._asked = -1
        self.hinting = False

    def failed(self, reason: str, traceback: str = "") -> Failure:
        """A failure about the present position, written to the log file."""
        number = len(self.match.moves)
        LOG.error(
            "bot of seat %d failed at move %d: %s\n%s", self.match.state.current_player, number, reason, traceback
        )
        self._asked = -1
        self.hinting = False
        return Failure(self.match.id, number, reason, traceback)

    def poll(self) -> Answer | Failure | None:
        """The answer to the open question, once, when it is there."""
        result = self.worker.poll()
        if result is None or (result.match_id, result.move_number) != (self.match.id, len(self.match.moves)):
            return None
        if isinstance(result, Failure):
            return self.failed(result.reason, result.traceback)
        self._asked = -1
        return result

    def close(self) -> None:
        self.worker.close()
