"""The contract of a game: `Game`, `State`, `Move`, `Journal`. Every caller of the rules goes through these."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, Final, TypeAlias

from engine.rng import Rng

Move: TypeAlias = tuple[str | int, ...]
"""A verb and small arguments: `("place_in", "namur")`. Hashable, printable, msgpack carries it (as a list)."""

Value: TypeAlias = str | int | bool
"""What an option can be set to."""

Snapshot: TypeAlias = dict[str, Any]
"""A position as plain data: string keys; ints, strings, bools, None, lists and dicts of these."""

Remark: TypeAlias = tuple[str, dict[str, Any]]
"""Why a bot chose a move: a key and its facts (plain data), which everybody may read."""

NOBODY: Final = -1
"""`current_player` of a game that is over; owner of what belongs to nobody."""

UNKNOWN: Final = -2
"""What an observed state holds where the seat cannot know."""

EVERYONE: Final = -3
"""`to` of a note that all may read."""


class IllegalMove(ValueError):
    """The move is not among the legal ones. The state is as it was."""


class BadSetup(ValueError):
    """The setup or the snapshot cannot be used; the message is one sentence that says why."""


class Option:
    """A rule that can be set at the table.

    `choices` holds every value, `default` one of them; `rules` cites the numbered reference; `players` the
    player counts for which the option makes a difference.
    """

    __slots__ = ("choices", "default", "name", "players", "rules")

    def __init__(
        self,
        name: str,
        choices: tuple[Value, ...],
        default: Value,
        rules: tuple[str, ...],
        players: tuple[int, ...],
    ) -> None:
        self.name = name
        self.choices = choices
        self.default = default
        self.rules = rules
        self.players = players


class Note:
    """One thing that happened: a key, its facts (names to ints, strings or lists of these), and the table then.

    `to` is the seat that may read it, or `EVERYONE`. `picture` is a copy of the state at that instant, or None.
    """

    __slots__ = ("facts", "key", "picture", "to")

    def __init__(self, key: str, facts: dict[str, Any], to: int, picture: "State | None") -> None:
        self.key = key
        self.facts = facts
        self.to = to
        self.picture = picture


class Journal:
    """Keeps what is told while moves are applied. The words for the keys are in `assets/locale/`."""

    __slots__ = ("notes", "pictures")

    def __init__(self, pictures: bool = True) -> None:
        self.notes: list[Note] = []
        self.pictures = pictures

    def note(self, state: "State", key: str, to: int = EVERYONE, **facts: Any) -> None:
        """Tells that `key` happened; call it right after the fields of `state` show it."""
        self.notes.append(Note(key, facts, to, state.clone() if self.pictures else None))


class Line:
    """One line of the final reckoning: a source of points, the points of each seat, and the count that decided.

    `counts` is empty where nothing was compared.
    """

    __slots__ = ("counts", "key", "points")

    def __init__(self, key: str, points: list[int], counts: list[int]) -> None:
        self.key = key
        self.points = points
        self.counts = counts


class State(ABC):
    """A position, changed in place by `apply`. Seats are numbered 0..players-1.

    `current_player` is the one seat that decides now, or `NOBODY` once the game is over. `round` counts from 1.
    `reveals` counts how often chance or hidden information has come to light; undo does not cross a change of it.
    """

    __slots__ = ("current_player", "players", "reveals", "round")

    players: int
    current_player: int
    round: int
    reveals: int

    @abstractmethod
    def legal_moves(self) -> list[Move]:
        """Every legal move, distinct, in a fixed order; empty only when the game is over. The list is the caller's."""

    def candidates(self) -> list[Move]:
        """The legal moves worth a bot's thought, in the same order: all, but for those that provably gain nothing.

        Empty only when the game is over.
        """
        return self.legal_moves()

    def plain_moves(self) -> list[Move]:
        """The candidates without those that only open a negotiation: for rollouts that leave deals out."""
        return self.candidates()

    def apply(self, move: Move, journal: Journal | None = None) -> None:
        """Plays a move. Raises `IllegalMove`, and changes nothing, when it is not in `legal_moves()`."""
        if not isinstance(move, tuple) or move not in self.legal_moves():
            raise IllegalMove(f"{move!r} is not a legal move here")
        self.advance(move, journal)

    @abstractmethod
    def advance(self, move: Move, journal: Journal | None = None) -> None:
        """Plays a move taken from `legal_moves()`. Does not check: any other move leaves nonsense."""

    @abstractmethod
    def clone(self) -> "State":
        """A copy that shares nothing that can change."""

    @abstractmethod
    def __eq__(self, other: object) -> bool: ...

    __hash__ = None  # type: ignore[assignment]

    @abstractmethod
    def snapshot(self) -> Snapshot:
        """The position as plain data; `Game.load` reads it back."""

    @abstractmethod
    def observe(self, seat: int) -> "State":
        """A copy in which all that `seat` cannot know is `UNKNOWN`, the coming chance included.

        `seat` may be `NOBODY`: what a bystander sees.
        """

    @abstractmethod
    def determinize(self, rng: Rng) -> None:
        """Fills the unknown of an observed state in at random, consistent with all that its seat has seen."""

    @abstractmethod
    def turn_order(self) -> list[int]:
        """The seats in the order in which they take their turns this round."""

    @abstractmethod
    def scores(self) -> list[int]:
        """Points by seat as they stand (before the end without what only the end counts)."""

    @abstractmethod
    def ranks(self) -> list[int]:
        """Place by seat, 1 the best, the game's own tie-breaks applied; shared places are shared (1, 1, 3)."""

    @abstractmethod
    def reckoning(self) -> list[Line]:
        """Where each seat's points come from, as if the game ended now; the points of a seat add up to its total."""

    @abstractmethod
    def ending(self) -> Note | None:
        """Why the game ended, or None while it goes on."""


class Game(ABC):
    """What is fixed about a game; one instance each, in `engine/catalogue.py`.

    `hidden` says whether seats hold secrets. `minutes` is (shortest, longest). `rules_version` grows whenever the same
    setup and moves would lead elsewhere than before. Bounds hold for every setup: `max_moves` in one list,
    `max_decisions` in one game.
    """

    id: str
    players: tuple[int, ...]
    minutes: tuple[int, int]
    designer: str
    year: int
    hidden: bool
    options: tuple[Option, ...]
    rules_version: int
    max_moves: int
    max_decisions: int

    @abstractmethod
    def new(self, players: int, options: Mapping[str, Value], seed: int) -> State:
        """The first position. Options not named take their defaults. Raises `BadSetup`."""

    @abstractmethod
    def load(self, snapshot: Snapshot) -> State:
        """The position of a snapshot. Raises `BadSetup` for anything `snapshot()` cannot have written."""

    def settle(self, players: int, options: Mapping[str, Value]) -> dict[str, Value]:
        """All options with their values, checked. Raises `BadSetup` in one sentence."""
        if players not in self.players:
            raise BadSetup(f"{self.id} is not played by {players}")
        settled: dict[str, Value] = {option.name: option.default for option in self.options}
        for name in options:
            if name not in settled:
                raise BadSetup(f"{self.id} has no option {name!r}")
        for option in self.options:
            value = options.get(option.name, option.default)
            if not any(type(value) is type(choice) and value == choice for choice in option.choices):
                raise BadSetup(f"option {option.name} of {self.id} cannot be {value!r}")
            settled[option.name] = value
        return settled
