"""The options of one table."""

from engine.api import Value


class Settled:
    """Options as `Game.settle` gives them; a game adds what follows from them.

    Fixed for a match and shared by all copies of its state.
    """

    __slots__ = ("options", "players")

    def __init__(self, players: int, options: dict[str, Value]) -> None:
        self.players: int = players
        self.options: dict[str, Value] = options

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Settled) and self.players == other.players and self.options == other.options

    __hash__ = None  # type: ignore[assignment]
