"""What a good player of The Foreign King holds dear, in victory points; one set of weights a personality."""

from typing import Final


class Weights:
    """Points that things are worth. Bonus weights multiply the points of the rules; the others are points a piece.

    `king` multiplies what King visits are expected to bring, `provinces`, `medals`, `congress` and `francs` the
    four final bonuses; `member`, `franc`, `supply` and `textile` are points for one of each while the game is young;
    `loan` is the cost of an open loan; `tempo` is the share of a King action ready to be taken that counts.
    """

    __slots__ = (
        "congress",
        "franc",
        "francs",
        "king",
        "loan",
        "medals",
        "member",
        "provinces",
        "supply",
        "tempo",
        "textile",
    )

    def __init__(self) -> None:
        self.king: float = 1.0
        self.provinces: float = 1.0
        self.medals: float = 1.0
        self.congress: float = 1.0
        self.francs: float = 1.0
        self.member: float = 0.6
        self.franc: float = 0.5
        self.supply: float = 0.15
        self.textile: float = 0.6
        self.loan: float = 3.0
        self.tempo: float = 0.35


def neutral() -> Weights:
    return Weights()


def parliament() -> Weights:
    """Fills the Congress and lets it decide where the King stops."""
    weights = Weights()
    weights.member = 1.5
    weights.congress = 2.0
    return weights


def royalist() -> Weights:
    """Travels with the King and takes what he scores now."""
    weights = Weights()
    weights.king = 1.5
    weights.tempo = 0.7
    weights.medals = 0.7
    return weights


def industry() -> Weights:
    """Builds: medals, and provinces full of factories."""
    weights = Weights()
    weights.medals = 1.8
    weights.provinces = 1.3
    weights.textile = 1.0
    return weights


STYLES: Final = {"": neutral, "parliament": parliament, "royalist": royalist, "industry": industry}
