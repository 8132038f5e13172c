"""What the options mean for one table; fixed for a game and shared by all copies of its state."""

from engine.api import Value
from engine.quo_vadis import data
from engine.settled import Settled


class Settings(Settled):
    """The options of a table, settled, and what follows from them.

    `binding` says for how many rounds a promise binds, -1 in the mode `free` (V80a).
    """

    __slots__ = (
        "binding",
        "blind",
        "lobbying",
        "pile",
        "public_totals",
        "reveal",
        "sealed",
        "side_deals",
    )

    def __init__(self, players: int, options: dict[str, Value]) -> None:
        mode = str(options["promise_mode"])
        super().__init__(players, options)
        self.binding: int = data.BINDING_ROUNDS[mode] if mode != "free" else -1
        self.pile: int = data.LIMITED_PILE[players] if options["limited_ones"] else data.PILE
        self.reveal: bool = bool(options["reveal_after_three"])
        self.sealed: bool = options["payment_visibility"] == "sealed"
        self.public_totals: bool = options["totals_visibility"] == "public"
        self.side_deals: bool = bool(options["side_deals"])
        self.lobbying: bool = bool(options["lobbying"])
        self.blind: bool = bool(options["first_token_blind"])
