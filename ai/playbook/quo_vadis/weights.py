"""What a good player of Quo Vadis? holds dear; one set of weights a personality."""

from collections.abc import Callable
from typing import Final


class Weights:
    """The numbers behind the forecast. Times are in turns of a player, points in laurels.

    Of the way up: a promotion costs 1 turn, and `ask` (`ask_two`) more where one vote (two) must be won, `lack` for
    each senator missing in the room, `full` where the next room is full; `risk` (`risk_later`) where it relies on
    Caesar, now (later); `detour`, what a passage with a laurel space costs at most, since Caesar can be fetched;
    `entry`, what it costs besides when no entry seat is free; `second`, how much slower a second senator goes.

    Of the race: `sharp` and `sharp_late`, the turns by which arrivals may be out, at once and for each turn to come;
    `slack`, how much later than that the game ends.

    Of laurels: `lying`, the part of the laurel before a senator that it will bring; `blocked` of it under Caesar;
    `pace`, turns a laurel takes; `rate`, points a turn of senators on their way, `idle` that half of the rate needs;
    `votes`, points for a senator among others who lack votes.

    Of negotiation: `prior`, the trust in somebody unknown (V83); `price`, the part of what a promise costs that its
    maker reckons with; `word`, points that a promise just broken costs, halved every `memory` rounds; `void`, the part
    for one that was voided; `grudge`, points more that a betrayed player wants, for `sulk` rounds; `margin`, points a
    deal must bring the asked player; `greed`, points by which it must do so before it is not haggled over.

    `doubt`, `doubt_early`: how far, in points, the forecast may be out, at the end and by the root of the turns left.
    `is_true` tells that promises are always kept, `is_mute` that nothing is negotiated.
    """

    __slots__ = (
        "ask",
        "ask_two",
        "blocked",
        "detour",
        "doubt",
        "doubt_early",
        "entry",
        "full",
        "greed",
        "grudge",
        "idle",
        "is_mute",
        "is_true",
        "lack",
        "lying",
        "margin",
        "memory",
        "pace",
        "price",
        "prior",
        "rate",
        "risk",
        "risk_later",
        "second",
        "sharp",
        "sharp_late",
        "slack",
        "sulk",
        "void",
        "votes",
        "word",
    )

    def __init__(self) -> None:
        self.ask: float = 0.29
        self.ask_two: float = 0.58
        self.lack: float = 1.25
        self.full: float = 0.7
        self.risk: float = 0.14
        self.risk_later: float = 0.4
        self.detour: float = 2.8
        self.entry: float = 0.7
        self.second: float = 2.2
        self.sharp: float = 0.34
        self.sharp_late: float = 0.2
        self.slack: float = 1.0
        self.lying: float = 0.6
        self.blocked: float = 0.4
        self.pace: float = 1.65
        self.rate: float = 1.05
        self.idle: float = 2.0
        self.votes: float = 0.2
        self.prior: float = 0.5
        self.price: float = 0.8
        self.word: float = 1.6
        self.memory: float = 8.0
        self.void: float = 0.4
        self.grudge: float = 1.0
        self.sulk: float = 4.0
        self.margin: float = 0.12
        self.greed: float = 0.6
        self.doubt: float = 1.0
        self.doubt_early: float = 1.35
        self.is_true: bool = False
        self.is_mute: bool = False


def neutral(_weights: Weights) -> None:
    """Plays what promises most."""


def loyal(weights: Weights) -> None:
    """Keeps every promise, trusts at first, and remembers long who did not."""
    weights.is_true = True
    weights.prior = 0.6
    weights.price = 1.0
    weights.word = 3.0
    weights.sulk = 8.0
    weights.grudge = 1.5


def merchant(weights: Weights) -> None:
    """Everything has its price, paid at once: haggles, and gives little for a word."""
    weights.prior = 0.35
    weights.price = 1.0
    weights.margin = 0.3
    weights.greed = 1.2


def snake(weights: Weights) -> None:
    """Promises much and keeps what suits; thinks that all others do the same."""
    weights.prior = 0.4
    weights.price = 0.15
    weights.word = 0.25
    weights.memory = 3.0


def mute(weights: Weights) -> None:
    """Asks for free votes only and takes and pays no price: what negotiation is measured against."""
    weights.is_mute = True


STYLES: Final[dict[str, Callable[[Weights], None]]] = {
    "": neutral,
    "loyal": loyal,
    "merchant": merchant,
    "snake": snake,
}
"""By personality what it changes."""

MEASURED: Final[dict[str, Callable[[Weights], None]]] = {"mute": mute}
"""Not offered to anybody; for matches only."""
