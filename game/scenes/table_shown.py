"""What a table shows of a match: the position, who decides, spots, panels, how notes are told. Changes nothing."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ai.worker import Failure
from engine.api import NOBODY, UNKNOWN, Note, State
from engine.match import HUMAN, REMARK, Match, UndoOffer, told
from game import telling
from game.boards import Board
from game.boards.form import Desk
from game.boards.parts import Panel, Sitting
from game.scenes import table_story
from game.scenes.table_thinker import Hint, Thinker
from game.scenes.table_told import Told
from game.scenes.table_whisper import Round
from game.stage.film import Film, Frame
from game.stage.spots import Spots
from game.stage.stage import Stage
from game.text import t


class Shown:
    """A match as it lies on the table.

    `shown` is the position on the table now; `version` grows whenever anything to be drawn changes.
    """

    def __init__(self, match: Match, board: Board, pace: float) -> None:
        self.match = match
        self.board = board
        self.stage = Stage(board.route)
        self.stage.pace = pace
        self.thinker = Thinker(match)
        self.told = Told(match, board)
        self.film: Film | None = None
        self.replaying = False
        self.hint: Hint | None = None
        self.failure: Failure | None = None
        self.trouble = ""
        self.due: int | None = None
        self.round = Round()
        self.caption: tuple[int, str] | None = None
        self.group = ""
        self.version = 0
        self.viewer = table_story.first_viewer(match)
        self.shown: State = match.state.observe(self.viewer)
        self._before: list[Note] = []
        self._spots: tuple[int, Spots] | None = None
        self._panels: tuple[int, list[Panel]] | None = None

    # ------------------------------------------------------------------ who and what

    @property
    def seats(self) -> int:
        return len(self.match.setup.seats)

    @property
    def sitting(self) -> Sitting:
        seats = self.match.setup.seats
        return Sitting(tuple(seat.look for seat in seats), tuple(seat.name for seat in seats), self.viewer, self.group)

    @property
    def decider(self) -> int:
        """The seat that decides now in the match, or `NOBODY`."""
        return self.match.state.current_player

    def seat_of(self, facts: dict[str, Any]) -> int:
        """The seat that a note is about, or `NOBODY`; a colour that nobody plays is none."""
        seat = facts.get("seat", NOBODY)
        return seat if isinstance(seat, int) and 0 <= seat < self.seats else NOBODY

    def is_person(self, seat: int) -> bool:
        return seat >= 0 and self.match.setup.seats[seat].kind == HUMAN

    @property
    def ready(self) -> bool:
        """Whether a person may choose now."""
        settled = self.film is None and self.failure is None and self.due is None and not self.round.aside
        return settled and self.is_person(self.decider)

    @property
    def asked(self) -> int:
        """The seat that is seen to decide in the position shown; NOBODY where that is a secret, and while a set piece
        runs in which somebody might be asked in secret: nothing must tell when that happens."""
        if self.film is not None and self.board.lasts(self.shown):
            return NOBODY
        return max(NOBODY, self.shown.current_player)

    @property
    def whispering(self) -> bool:
        """Whether somebody is asked and the viewer may not know who."""
        return self.shown.current_player == UNKNOWN

    @property
    def over(self) -> bool:
        """Whether the game has ended and its end has been seen."""
        return self.film is None and self.match.over

    @property
    def thinking(self) -> int:
        """The seat whose bot thinks now, or `NOBODY`."""
        seen = self.thinker.busy and not self.hinting and not self.whispering
        return self.decider if seen and self.film is None else NOBODY

    @property
    def hinting(self) -> bool:
        return self.thinker.hinting

    @property
    def spots(self) -> Spots:
        """The spots of the legal moves while a person may choose, else none; with a group chosen those of the group."""
        if self._spots is None or self._spots[0] != self.version:
            found = Spots()
            if self.ready:
                state = self.shown
                spots = self.board.spots(state, state.legal_moves(), self.sitting)
                found = Spots(spot for spot in spots if self.group in ("", spot.group))
            self._spots = (self.version, found)
        return self._spots[1]

    @property
    def story(self) -> list[Note]:
        """The notes of the set piece that is shown, up to this one; none while there is none."""
        if self.film is None:
            lasts = self.board.lasts(self.shown)
            return table_story.kept(self.told.log(self.viewer), self.shown, self.board.grand) if lasts else []
        found = table_story.story(self.film, self.board.grand)
        return [*self._before, *found] if len(found) == self.film.index + 1 else found

    @property
    def progress(self) -> tuple[int, int]:
        """Which step of how many is shown: of the set piece, or of the whole film."""
        return table_story.progress(self.film, self.board.grand)

    @property
    def watching(self) -> bool:
        """Whether a film runs that can be stepped: a replay or a set piece."""
        return self.replaying or (self.film is not None and bool(self.story))

    @property
    def desk(self) -> Desk:
        """What a form over the table may know."""
        lines = self.told.log(self.viewer)
        return Desk(self.shown, self.sitting, lines, self.ready and not self.stage.moving, self.thinking)

    def panel(self, seat: int) -> Panel:
        """What the panel of a seat shows now."""
        if self._panels is None or self._panels[0] != self.version:
            sitting = self.sitting
            panels = [self.board.panel(self.shown, other, sitting) for other in range(self.seats)]
            self._panels = (self.version, panels)
        return self._panels[1][seat]

    def score(self, seat: int) -> str:
        """The score of a panel; points that still fly there do not count yet."""
        return self.told.held(seat) or self.panel(seat).score

    # ------------------------------------------------------------------ how notes are told

    def seen(self, notes: Iterable[Note], after: State) -> list[Note]:
        """What a move is told by: the notes that may be seen, and, unless it looks the same, where it led."""
        found = [
            Note(note.key, note.facts, note.to, self.board.picture(note))
            for note in told(notes, self.viewer)
            if note.picture is not None
        ]
        last = after.observe(self.viewer)
        pieces = self.board.pieces(last, self.sitting)
        if not found or self.board.pieces(found[-1].picture or last, self.sitting) != pieces:
            found.append(Note("", {}, NOBODY, last))
        return found

    def frame(self, note: Note) -> Frame:
        """The picture of a note."""
        sitting = self.sitting
        picture = note.picture if note.picture is not None else self.shown
        rises = tuple(self.board.rises(note, sitting)) if note.key else ()
        walks = tuple(self.board.walks(note, sitting)) if note.key else ()
        weight = self.board.weight(note) if note.key else 0.0
        pieces = self.board.film(note, picture, sitting)
        return Frame(self.words(note.key, note.facts), pieces, rises, weight, note, walks)

    def words(self, key: str, facts: dict[str, Any]) -> str:
        """A note in words."""
        if not key:
            return ""
        said, game = self.board.facts(key, facts, self.sitting), self.match.setup.game
        return telling.remark(game, said) if key == REMARK else t(f"log.{game}.{key}", **said)

    # ------------------------------------------------------------------ undo

    @property
    def undoer(self) -> int:
        """The person who decided last: whoever may take something back."""
        persons = self.match.persons
        return next((seat for seat in reversed(self.match.deciders) if seat in persons), NOBODY)

    def undo_offer(self) -> UndoOffer:
        if self.undoer == NOBODY or self.replaying or self.round.going:
            return UndoOffer("none", -1, "start", False)
        return self.match.undo_offer(self.undoer)
