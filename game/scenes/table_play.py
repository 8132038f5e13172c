"""Playing a match at the table: whose decision it is, films of what happened, bots, undo, replay. Draws nothing."""

from __future__ import annotations

import logging
from collections.abc import Callable

from ai.worker import Failure
from engine.api import IllegalMove, Journal, Move, Note, Remark
from engine.match import Match
from engine.savefile import SaveError
from game.boards import Board
from game.saves import Saves
from game.scenes import table_story
from game.scenes.table_shown import Shown
from game.scenes.table_thinker import Hint
from game.stage.film import Film, Frame, Reel
from game.text import t

LOG = logging.getLogger("cabinet")
MUSE = 0.45
"""The least time between two moves of a bot, so that it can be followed."""


class Play(Shown):
    """A match in play.

    The scene calls `update` each frame, and `choose`, `undo`, `skip` and the like for what the player does. `heard` is
    told of every note as it is played.
    """

    def __init__(self, match: Match, board: Board, saves: Saves, pace: float, heard: Callable[[str], None]) -> None:
        super().__init__(match, board, pace)
        self.saves = saves
        self._heard = heard
        self._since = 0.0
        self._hurries = False
        self._rest()

    # ------------------------------------------------------------------ moves

    def light(self, group: str) -> None:
        """Lights only the spots of a group, or all again when they are lit already."""
        if self.ready:
            self.group = "" if group == self.group else group
            self.stage.show(self.board.pieces(self.shown, self.sitting))
            self.version += 1

    def choose(self, *moves: Move) -> bool:
        """A person makes a move, or several that were put together in a form; False when it cannot be made now."""
        if not self.ready or self.stage.moving:
            return False
        if self.round.left:
            self.round.answer = moves
            self.due = self.round.left.pop(0)
            self.version += 1
            return True
        try:
            self._make(*moves)
        except IllegalMove:
            return False
        return True

    def _make(self, *moves: Move, remark: Remark | None = None) -> None:
        """Plays moves, puts them on disk, and starts their film; a bot may have something to say to its own."""
        self.thinker.forget()
        self.hint = None
        self.group = ""
        self.told.all(self.viewer)
        if self.film is None:
            self._before = self.story
        notes: list[Note] = []
        for move in moves:
            notes += self.match.play(move, Journal(), remark)
        self._save()
        self._start_film(self.seen(notes, self.match.state))

    def _save(self) -> None:
        try:
            self.saves.autosave(self.match)
            self.trouble = ""
        except SaveError as error:
            LOG.error("autosave: %s", error)
            self.trouble = t(error.key, **error.facts)

    # ------------------------------------------------------------------ films

    def _start_film(self, notes: list[Note]) -> None:
        """Begins a film, or goes on with the one that has waited for a bot."""
        self.version += 1
        if self.film is not None and isinstance(self.film.frames, Reel):
            self.film.frames.notes.extend(notes)
            if self._hurries:
                self.end_film()
        else:
            self.film = Film(self.stage, Reel(notes, self.frame), self._show_frame)

    @property
    def _waits(self) -> bool:
        """Whether the film does not end but waits for a bot in the middle of a set piece."""
        bot = self.decider >= 0 and not self.is_person(self.decider)
        return self.film is not None and not self.replaying and bot and self.board.lasts(self.match.state)

    def _show_frame(self, frame: Frame) -> None:
        note = frame.data
        if isinstance(note, Note):
            seat = self.seat_of(self.board.doing(note.key, note.facts))
            if frame.caption or not self.board.lasts(self.shown):
                self.caption = (seat, frame.caption) if frame.caption else None
            if self.stage.awaited():
                self.told.hold(self.stage.awaited(), [self.panel(other).score for other in range(self.seats)])
            if note.picture is not None:
                self.shown = note.picture
            if note.key:
                self._heard(note.key)
                self.told.count += not self.replaying
        self.version += 1

    def _end_film(self) -> None:
        self.film = None
        self.caption = None
        self.replaying = False
        self._hurries = False
        self._rest()

    def _rest(self) -> None:
        """The position of the match lies on the table, and whoever decides may do so."""
        self._look()
        self.shown = self.match.state.observe(self.viewer)
        pieces = self.board.pieces(self.shown, self.sitting)
        if pieces != self.stage.pieces:
            self.stage.show(pieces)
        self.told.all(self.viewer)
        self._since = 0.0
        self.version += 1

    def _look(self) -> None:
        """The person who decides sees the table; not before the hand-over where that shows a secret."""
        state = self.match.state
        if self.round.going or not self.is_person(self.decider) or self.decider == self.viewer:
            return
        if self.match.game.hidden and state.observe(self.decider) != state.observe(self.viewer):
            asked = [seat for seat in self.board.whispered(state) if self.is_person(seat) and seat != self.viewer]
            self.round.start(asked or [self.decider])
            self.due = self.round.left.pop(0)
        else:
            self.viewer = self.decider

    def hand_over(self) -> None:
        """The person who is to decide sits at the screen, or somebody who only might have been asked."""
        if self.due is not None:
            self.viewer, self.due = self.due, None
            self.round.aside = self.viewer != self.decider
            self._rest()

    def pass_on(self) -> None:
        """Who sits at the screen without being asked gives it to the next, or to nobody."""
        self.round.aside = False
        if self.round.left:
            self.due = self.round.left.pop(0)
        elif self.round.answer:
            moves, self.round.answer = self.round.answer, ()
            self._make(*moves)
        self.version += 1

    def skip(self) -> bool:
        """Ends the motion that is going on; False when nothing moves."""
        if self.film is not None:
            self.film.skip()
            if self.film.last and self._waits:
                return True
            if self.film.last:
                self._end_film()
            elif self.film.paused:
                self.film.step()
            return True
        if self.stage.busy:
            self.stage.skip()
            self.version += 1
            return True
        return False

    def replay(self, whole: bool = False) -> bool:
        """Plays what happened since the viewer last chose, or all of the match; False when nothing did."""
        if self.film is not None or not self.match.moves:
            return False
        start = 0 if whole else table_story.last_turn(self.match, self.viewer)
        self.drop_hint()
        state = self.match.game.new(self.seats, self.match.setup.options, self.match.setup.seed)
        for move in self.match.moves[:start]:
            state.advance(move)
        self.shown = state.observe(self.viewer)
        self.stage.show(self.board.pieces(self.shown, self.sitting))
        notes: list[Note] = []
        for move in self.match.moves[start:]:
            journal = Journal()
            state.advance(move, journal)
            notes += self.seen(journal.notes, state)
        self.replaying = True
        self._before = []
        self._start_film(notes)
        if self.stage.pace <= 0 and self.film is not None:
            self.film.paused = True
            self.film.step()
        return True

    def end_film(self) -> None:
        """Goes back from a replay to the game, or on from a set piece to what follows it."""
        film = self.film
        if film is None:
            return
        film.paused = False
        while not film.last and not self.replaying and self.story:
            film.step()
        if self.replaying or film.last:
            film.finish()
            self._hurries = self._waits
            if not self._hurries:
                self._end_film()

    # ------------------------------------------------------------------ undo

    def undo(self, anyway: bool = False) -> bool:
        """Takes the last decision of a person back; False when that is not on offer."""
        offer = self.undo_offer()
        if offer.kind == "none" or (offer.kind == "barred" and not (anyway and offer.anyway)):
            return False
        self.thinker.forget()
        self.film = None
        self.caption = None
        self.hint = None
        self.group = ""
        self.failure = None
        self.match.undo(self.undoer, anyway)
        while not self.board.rests(self.match.state) and self.undo_offer().kind != "none":
            self.match.undo(self.undoer, anyway)
        self._save()
        self._look()
        self.told.all(self.viewer)
        self.shown = self.match.state.observe(self.viewer)
        self.stage.skip()
        self.stage.go(self.board.pieces(self.shown, self.sitting))
        self.version += 1
        return True

    # ------------------------------------------------------------------ bots

    def ask_hint(self) -> bool:
        """Starts to look for the three best moves; False when that cannot be done now."""
        if not self.ready or self.hinting:
            return False
        self.group = ""
        self.thinker.ask_hint(self.decider)
        self.version += 1
        return True

    def drop_hint(self) -> None:
        """Takes the hint away, or stops looking for it."""
        if self.hinting:
            self.thinker.forget()
        self.hint = None
        self.version += 1

    def go_on_easy(self) -> None:
        """Goes on after a failure: the easy bot takes the seat over."""
        self.failure = None
        if self.decider >= 0 and not self.is_person(self.decider):
            self.thinker.take_over(self.decider)
        self.version += 1

    def _ask(self) -> None:
        quick = bool(self.board.whispered(self.match.state))
        self.failure = self.thinker.ask(self.decider, quick)
        self.version += 1

    def _poll(self) -> None:
        hinting = self.hinting
        result = self.thinker.poll()
        if isinstance(result, Failure):
            self.failure = result
        elif result is not None and hinting:
            self.thinker.hinting = False
            self.hint = Hint(result)
        elif result is not None:
            try:
                self._make(result.thought.best, remark=result.thought.remark)
            except IllegalMove as error:
                self.failure = self.thinker.failed(str(error))
        self.version += result is not None

    # ------------------------------------------------------------------ time

    def update(self, dt: float) -> None:
        """Lets time go by: films, then bots."""
        self._since += dt
        if self.film is not None:
            self.film.update(dt)
            self.version += self.told.arrived(self.stage.awaited())
            if self._waits:
                self._think(self.film.done)
            elif self.film.done:
                self._end_film()
            return
        self.stage.update(dt)
        if not self.stage.moving:
            self._think(self.hinting or self._since >= MUSE * self.stage.pace)

    def _think(self, heard: bool) -> None:
        """Asks the bot that is to decide; the answer is heard when its time has come."""
        if self.failure is not None:
            return
        if not self.thinker.busy and self.decider >= 0 and not self.is_person(self.decider):
            self._ask()
        elif self.thinker.busy and heard:
            self._poll()

    def close(self) -> None:
        """Ends the thinking; the table is left."""
        self.thinker.close()
