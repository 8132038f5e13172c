"""Toy games for the tests of the search: each has one right move, for a reason that can be told in a sentence."""

# ruff: noqa: ARG002 - the signatures are those of the contract

from collections.abc import Mapping

from engine.api import NOBODY, UNKNOWN, Game, Line, Move, Note, Snapshot, State, Value
from engine.rng import Rng


class Toy(State):
    """A position that is its history, and what the table hides: `secret` (a card) and the state of `rng`."""

    __slots__ = ("history", "rng", "secret")

    def __init__(self, players: int, secret: int, seed: int) -> None:
        self.players = players
        self.current_player = 0
        self.round = 1
        self.reveals = 0
        self.secret = secret
        self.rng = Rng(seed)
        self.history: list[Move] = []

    def clone(self) -> "Toy":
        copy = type(self)(self.players, self.secret, self.rng.state)
        copy.current_player = self.current_player
        copy.reveals = self.reveals
        copy.history = list(self.history)
        return copy

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Toy) and self.snapshot() == other.snapshot()

    __hash__ = None  # type: ignore[assignment]

    def snapshot(self) -> Snapshot:
        return {
            "secret": self.secret,
            "rng": self.rng.state,
            "history": [list(move) for move in self.history],
            "seat": self.current_player,
        }

    def observe(self, seat: int) -> "State":
        copy = self.clone()
        copy.secret = UNKNOWN
        copy.rng = Rng(0)
        return copy

    def determinize(self, rng: Rng) -> None:
        if self.secret == UNKNOWN:
            self.secret = rng.below(3)
        self.rng = Rng(rng.bits())

    def turn_order(self) -> list[int]:
        return list(range(self.players))

    def ranks(self) -> list[int]:
        scores = self.scores()
        return [1 + sum(other > own for other in scores) for own in scores]

    def reckoning(self) -> list[Line]:
        return [Line("points", self.scores(), [])]

    def ending(self) -> Note | None:
        return Note("over", {}, -3, None) if self.current_player == NOBODY else None


class Block(Toy):
    """Seat 0 takes two points or blocks; seat 1 has nothing to say; seat 2 wins at once unless blocked.

    A search whose nodes all maximise the reward of seat 0 thinks that seat 2 would rather lose, and takes the points.
    """

    __slots__ = ()

    def legal_moves(self) -> list[Move]:
        if self.current_player == 0:
            return [("take",), ("block",)]
        if self.current_player == 1:
            return [("nod",), ("wink",)]
        if self.current_player == 2:
            return [("wait",), ("win",)] if self.history[0] == ("take",) else [("wait",), ("sigh",)]
        return []

    def advance(self, move: Move, journal: object = None) -> None:
        self.history.append(move)
        self.current_player = self.current_player + 1 if self.current_player < 2 else NOBODY

    def scores(self) -> list[int]:
        if ("win",) in self.history:
            return [2, 0, 5]
        return [2, 0, 0] if ("take",) in self.history else [1, 0, 0]


class Bet(Toy):
    """Seat 0 bets that the hidden card is the 0 among three, or folds. Folding is right for whoever does not peek."""

    __slots__ = ()

    def legal_moves(self) -> list[Move]:
        return [("bet",), ("fold",)] if self.current_player == 0 else []

    def advance(self, move: Move, journal: object = None) -> None:
        self.history.append(move)
        self.reveals += 1
        self.current_player = NOBODY

    def scores(self) -> list[int]:
        if ("bet",) in self.history:
            return [4, 0] if self.secret == 0 else [0, 4]
        return [1, 1]


class Raise(Toy):
    """As `Bet`, but who bets says how much in a second decision, and only then the card is turned up."""

    __slots__ = ()

    def legal_moves(self) -> list[Move]:
        if self.current_player == NOBODY:
            return []
        return [("one",), ("two",), ("three",)] if self.history else [("bet",), ("fold",)]

    def advance(self, move: Move, journal: object = None) -> None:
        self.history.append(move)
        if move != ("bet",):
            self.reveals += 1
            self.current_player = NOBODY

    def scores(self) -> list[int]:
        if ("bet",) in self.history:
            return [9, 0] if self.secret < 2 or ("three",) in self.history else [0, 4]
        return [0, 1]


class Gamble(Toy):
    """Seat 0 plays safe, or gambles on a die of four sides of which one wins. Whoever knows the seed gambles."""

    __slots__ = ()

    def legal_moves(self) -> list[Move]:
        return [("gamble",), ("safe",)] if self.current_player == 0 else []

    def advance(self, move: Move, journal: object = None) -> None:
        self.history.append(move)
        if move == ("gamble",):
            self.history.append(("die", self.rng.below(4)))
            self.reveals += 1
        self.current_player = NOBODY

    def scores(self) -> list[int]:
        if ("gamble",) in self.history:
            return [4, 0] if self.history[-1] == ("die", 0) else [0, 4]
        return [2, 2]


class Whisper(Toy):
    """Seat 0 hides a coin left or right, unseen; seat 1 guesses. The guess is worth one half, not one."""

    __slots__ = ()

    def legal_moves(self) -> list[Move]:
        if self.current_player == 0:
            return [("left",), ("right",)]
        return [("guess", "left"), ("guess", "right")] if self.current_player == 1 else []

    def advance(self, move: Move, journal: object = None) -> None:
        if self.current_player == 0:
            self.secret = 0 if move == ("left",) else 1
            self.current_player = 1
            self.history.append(("hidden",))
        else:
            self.history.append(move)
            self.current_player = NOBODY

    def scores(self) -> list[int]:
        right = self.history[-1] == ("guess", "left" if self.secret == 0 else "right")
        return [0, 1] if right else [1, 0]


class Endless(Toy):
    """Two players who may go on for ever."""

    __slots__ = ()

    def legal_moves(self) -> list[Move]:
        return [("on",), ("further",)]

    def advance(self, move: Move, journal: object = None) -> None:
        self.current_player = 1 - self.current_player

    def scores(self) -> list[int]:
        return [0, 0]


class ToyGame(Game):
    """The `Game` of a toy: seeds choose the hidden card and the die."""

    def __init__(self, kind: type[Toy], players: int, hidden: bool) -> None:
        self.kind = kind
        self.id = kind.__name__.lower()
        self.players = (players,)
        self.hidden = hidden
        self.options = ()
        self.rules_version = 1
        self.max_moves = 4
        self.max_decisions = 12

    def new(self, players: int, options: Mapping[str, Value], seed: int) -> Toy:
        return self.kind(players, seed % 3, seed)

    def load(self, snapshot: Snapshot) -> State:
        raise NotImplementedError


BLOCK = ToyGame(Block, 3, hidden=False)
BET = ToyGame(Bet, 2, hidden=True)
RAISE = ToyGame(Raise, 2, hidden=True)
GAMBLE = ToyGame(Gamble, 2, hidden=False)
WHISPER = ToyGame(Whisper, 2, hidden=True)
ENDLESS = ToyGame(Endless, 2, hidden=False)
