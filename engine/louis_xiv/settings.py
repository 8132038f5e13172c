"""What the options mean for one table; fixed for a game and shared by all copies of its state."""

from engine.api import Value
from engine.louis_xiv import data
from engine.settled import Settled


class Settings(Settled):
    """The options of a table, settled, and what follows from them.

    `fewer` (A1), `stay_new` (A2), `single_path` (A3), `recalls` by face (A4), `bribe_with_marker` (A5),
    `flips_on_lead` (A6), `empty_flips` (A7), `limited` (A13), `no_blanks` (A14), `split` and `own_courtier` (A15),
    `optional` (A19), `keeps_last` (A20). `colours` are the columns of `markers`: the seats and, of two players, the
    neutral colour.
    """

    __slots__ = (
        "bribe_with_marker",
        "colours",
        "empty_flips",
        "fewer",
        "flips_on_lead",
        "general",
        "keeps_last",
        "limited",
        "no_blanks",
        "optional",
        "own_courtier",
        "recalls",
        "single_path",
        "split",
        "stay_new",
    )

    def __init__(self, players: int, options: dict[str, Value]) -> None:
        super().__init__(players, options)
        self.colours: int = players + 1 if players == 2 else players
        self.general: list[int] = data.GENERAL[players]
        self.fewer: bool = options["place_fewer_than_shown"] is True
        self.stay_new: bool = options["left_behind_must_be_new"] is True
        self.single_path: bool = options["single_path"] is True
        self.recalls: list[int] = [int(options["joker_recall"]), *data.CARD_RECALLS[1:]]
        self.bribe_with_marker: bool = options["bribe_needs_a_marker"] is True
        self.flips_on_lead: bool = options["bribe_side_flips_on_sole_lead"] is True
        self.empty_flips: bool = options["empty_courtier_flips"] is True
        self.limited: bool = options["coin_bank"] == "limited"
        self.no_blanks: bool = options["coat_pile_empty"] == "no coat"
        self.split: bool = options["place_reward_split"] is True
        self.own_courtier: bool = options["place_reward_own_courtier"] is True
        self.optional: bool = options["powers_that_place_are_optional"] is True
        self.keeps_last: bool = options["keep_last_chip_is_forced"] is True
