"""One sitting: options, seats, seed, moves so far, undo, log."""

import secrets
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from engine.api import EVERYONE, BadSetup, Game, IllegalMove, Journal, Move, Note, Remark, State, Value
from engine.catalogue import find

HUMAN: Final = "human"
BOT: Final = "bot"

MAX_SEED: Final = 2**64 - 1
MAX_TEXT: Final = 120
"""Characters in a name, a spec, a style, a look or a face."""

REMARK: Final = "remark"
"""The key of a note that is not of the game: what a seat says to its move. Facts: `seat`, `says` and those of the words
`remark.<game>.<says>`."""


@dataclass(frozen=True)
class SeatSetup:
    """Who sits there. `spec` and `style` choose a bot, both empty for a person; `look` and `face` are the client's."""

    name: str
    kind: str
    spec: str
    style: str
    look: str
    face: str


@dataclass(frozen=True)
class Setup:
    """All that is agreed before the first move; with the moves it gives the same game for ever."""

    game: str
    rules_version: int
    options: dict[str, Value]
    seats: tuple[SeatSetup, ...]
    seed: int


class LogLine(NamedTuple):
    """A note as it is kept.

    `move` is the index of the move that told it, `seat` who made that move, `to` who may read it.
    """

    move: int
    seat: int
    to: int
    key: str
    facts: dict[str, Any]


class UndoOffer(NamedTuple):
    """What taking back would mean for a seat.

    `kind` is "none", "free" or "barred"; `to` the index of the decision it would lead back to (-1 for "none"); `reason`
    is "" when free, else "start" (nothing decided yet), "chance" or "person". `anyway` tells that a barred offer may be
    taken all the same, which marks the match: that is so only for one person alone against bots.
    """

    kind: str
    to: int
    reason: str
    anyway: bool


class UndoRefused(ValueError):
    """The undo is not on offer. The match is as it was."""


def arrange(
    game: Game, seats: Iterable[SeatSetup], options: Mapping[str, Value] | None = None, seed: int | None = None
) -> Setup:
    """A setup under the rules of today, options settled; without a seed a fresh one. Raises `BadSetup`."""
    row = tuple(seats)
    settled = game.settle(len(row), options or {})
    return Setup(game.id, game.rules_version, settled, row, secrets.randbits(64) if seed is None else seed)


def check(setup: Setup) -> Game:
    """The game of a setup that can be played. Raises `BadSetup` in one sentence."""
    try:
        game = find(setup.game)
    except KeyError as error:
        raise BadSetup(str(error.args[0])) from None
    if setup.rules_version != game.rules_version:
        raise BadSetup(
            f"{game.id} was set up under version {setup.rules_version} of its rules; this is {game.rules_version}"
        )
    if game.settle(len(setup.seats), setup.options) != setup.options:
        raise BadSetup(f"the setup of {game.id} does not name all its options")
    if not 0 <= setup.seed <= MAX_SEED:
        raise BadSetup(f"seed {setup.seed} is not in 0..2**64-1")
    for seat in setup.seats:
        if seat.kind not in (HUMAN, BOT):
            raise BadSetup(f"a seat is {HUMAN} or {BOT}, not {seat.kind!r}")
        if any(len(text) > MAX_TEXT for text in (seat.name, seat.spec, seat.style, seat.look, seat.face)):
            raise BadSetup(f"a seat is described in more than {MAX_TEXT} characters")
    if len({seat.look for seat in setup.seats}) < len(setup.seats):
        raise BadSetup("two seats have the same look")
    return game


def plain(value: Any) -> Any:
    """A copy made of str, int of 64 bits, bool, None, lists and dicts with string keys only; tuples become lists.

    Raises `TypeError` for anything else: it would not come back from a save.
    """
    if value is None or isinstance(value, str) or (isinstance(value, int) and -(2**63) <= value < 2**64):
        return value
    if isinstance(value, (list, tuple)):
        return [plain(item) for item in value]
    if isinstance(value, dict) and all(isinstance(key, str) for key in value):
        return {key: plain(item) for key, item in value.items()}
    raise TypeError(f"{value!r} cannot be kept in a save")


def told(notes: Iterable[Note], seat: int) -> list[Note]:
    """The notes that `seat` may read, with the pictures as that seat sees them."""
    return [
        Note(note.key, note.facts, note.to, None if note.picture is None else note.picture.observe(seat))
        for note in notes
        if note.to in (EVERYONE, seat)
    ]


def _say(journal: Journal, at: int, seat: int, remark: Remark, state: State) -> None:
    """Puts a remark right after the note that tells the move, with the same picture."""
    says, facts = remark
    first = journal.notes[at : at + 1]
    picture = (first[0].picture if first else state.clone()) if journal.pictures else None
    note = Note(REMARK, {**facts, "seat": seat, "says": says}, EVERYONE, picture)
    journal.notes.insert(at + len(first), note)


class Match:
    """A setup and the moves made since. A state that was handed out as `state` never changes afterwards.

    `deciders` holds the seat that made each move, `remarks` by the index of a move what was said to it. `marked` tells
    that something was taken back against the rule.
    """

    def __init__(self, setup: Setup, match_id: str = "") -> None:
        """Raises `BadSetup`."""
        self.game: Final = check(setup)
        self.setup: Final = setup
        self.id: Final = match_id or secrets.token_hex(8)
        self.moves: list[Move] = []
        self.log: list[LogLine] = []
        self.deciders: list[int] = []
        self.remarks: dict[int, Remark] = {}
        self.marked = False
        self._reveals: list[int] = []  # of the state before each move
        self.state: State = self._first()

    def _first(self) -> State:
        return self.game.new(len(self.setup.seats), self.setup.options, self.setup.seed)

    @property
    def persons(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, setup in enumerate(self.setup.seats) if setup.kind == HUMAN]

    @property
    def over(self) -> bool:
        return self.state.current_player < 0

    def play(self, move: Move, journal: Journal | None = None, remark: Remark | None = None) -> list[Note]:
        """Makes a move and returns what it told, with what the seat says to it.

        Raises `IllegalMove`; whatever is raised, all stays as it was.
        """
        journal = journal if journal is not None else Journal(pictures=False)
        before = len(journal.notes)
        state = self.state.clone()
        seat = state.current_player
        try:
            state.apply(move, journal)
            if remark is not None:
                _say(journal, before, seat, remark, state)
            notes = journal.notes[before:]
            lines = [LogLine(len(self.moves), seat, note.to, note.key, plain(note.facts)) for note in notes]
        except BaseException:
            del journal.notes[before:]
            raise
        if remark is not None:
            self.remarks[len(self.moves)] = remark
        self.moves.append(move)
        self.deciders.append(seat)
        self._reveals.append(self.state.reveals)
        self.log.extend(lines)
        self.state = state
        return notes

    def seen_log(self, seat: int) -> list[LogLine]:
        """The lines of the log that `seat` may read."""
        return [line for line in self.log if line.to in (EVERYONE, seat)]

    def undo_offer(self, seat: int) -> UndoOffer:
        """Whether `seat` may go back to its last decision (design: unless chance or hidden information came to light
        since, or another person has decided since). Bots that moved in between are taken back with it."""
        to = len(self.moves) - 1
        while to >= 0 and self.deciders[to] != seat:
            to -= 1
        if to < 0:
            return UndoOffer("none", -1, "start", False)
        persons = self.persons
        if any(other != seat and other in persons for other in self.deciders[to:]):
            return UndoOffer("barred", to, "person", False)
        if self._reveals[to] != self.state.reveals:
            return UndoOffer("barred", to, "chance", persons == [seat])
        return UndoOffer("free", to, "", False)

    def undo(self, seat: int, anyway: bool = False) -> None:
        """Goes back to the last decision of `seat`, by replay of the moves before it.

        `anyway` takes a barred offer where that is possible, and marks the match. Raises `UndoRefused`.
        """
        offer = self.undo_offer(seat)
        if offer.kind == "none" or (offer.kind == "barred" and not (anyway and offer.anyway)):
            raise UndoRefused(f"seat {seat} cannot take back: {offer.reason}")
        self.marked = self.marked or offer.kind == "barred"
        self._cut(offer.to)

    def _cut(self, to: int) -> None:
        state = self._first()
        for move in self.moves[:to]:
            state.advance(move)
        self.log = [line for line in self.log if line.move < to]
        self.remarks = {move: remark for move, remark in self.remarks.items() if move < to}
        del self.moves[to:]
        del self.deciders[to:]
        del self._reveals[to:]
        self.state = state

    def positions(self) -> Iterator[tuple[State, Move, list[Note]]]:
        """Each position, the move made in it, and what that told, from the first move on."""
        state = self._first()
        for index, move in enumerate(self.moves[:]):
            before = state.clone()
            journal = Journal(pictures=False)
            state.advance(move, journal)
            if index in self.remarks:
                _say(journal, 0, before.current_player, self.remarks[index], state)
            yield before, move, journal.notes


def replay(
    setup: Setup,
    moves: Iterable[Move],
    match_id: str = "",
    marked: bool = False,
    remarks: Mapping[int, Remark] | None = None,
) -> Match:
    """The match in which exactly these moves were made, with these remarks. Raises `BadSetup` or `IllegalMove`."""
    match = Match(setup, match_id)
    said = remarks or {}
    for index, move in enumerate(moves):
        try:
            match.play(move, remark=said.get(index))
        except IllegalMove as error:
            raise IllegalMove(f"move {index + 1}: {error}") from None
    match.marked = marked
    return match
