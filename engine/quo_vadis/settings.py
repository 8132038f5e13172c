"""The options of the game and what they mean for one table; fixed for a game and shared by all copies of its state."""

from typing import Final

from engine.api import Option, Value
from engine.quo_vadis import data

OPTIONS: Final[tuple[Option, ...]] = tuple(
    Option(row["name"], tuple(row["choices"]), row["default"], tuple(row["rules"]), tuple(row["players"]))
    for row in data.OPTIONS
)


class Settings:
    """The options of a table, settled, and what follows from them.

    `binding` says for how many rounds a promise binds, -1 in the mode `free` (V80a).
    """

    __slots__ = (
        "binding",
        "blind",
        "lobbying",
        "options",
        "pile",
        "players",
        "public_totals",
        "reveal",
        "sealed",
        "side_deals",
    )

    def __init__(self, players: int, options: dict[str, Value]) -> None:
        mode = str(options["promise_mode"])
        self.players: int = players
        self.options: dict[str, Value] = options
        self.binding: int = data.BINDING_ROUNDS[mode] if mode != "free" else -1
        self.pile: int = data.LIMITED_PILE[players] if options["limited_ones"] else data.PILE
        self.reveal: bool = bool(options["reveal_after_three"])
        self.sealed: bool = options["payment_visibility"] == "sealed"
        self.public_totals: bool = options["totals_visibility"] == "public"
        self.side_deals: bool = bool(options["side_deals"])
        self.lobbying: bool = bool(options["lobbying"])
        self.blind: bool = bool(options["first_token_blind"])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Settings) and self.players == other.players and self.options == other.options

    __hash__ = None  # type: ignore[assignment]
