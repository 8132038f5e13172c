"""What a good player of The Foreign King holds dear, in victory points; one set of weights a personality."""

from math import exp
from typing import Final

STAGES: Final = 12
"""The game is cut into so many stages by what is left of it; stage 0 is the end."""

_MOST: Final = 40


class Weights:
    """The numbers behind the forecast. Those with `_late` are added in the measure in which the game is over.

    - `hold`, `hold_late`: how much one citizen more decides about a province (exponent); `empty` is the pull of a
      seat without citizens there, `nobody` that of the chance that nobody gets it; `loom` is the part of a member of
      Congress that counts as a citizen everywhere.
    - `near0` to `near3`: how likely the King comes, by distance; `pace` is how many points of the gap between marker
      and second player a King action closes; `elsewhere` the pull of provinces that have no factory yet.
    - `track` multiplies points already scored, `king` those that visits are expected to bring; `provinces`, `medals`,
      `congress`, `francs` multiply the final bonuses, whose `..._sharp` and `..._sharp_late` are how much one more
      decides (exponent).
    - `crowd` (of a third of a point for a citizen), `member`, `franc`, `supply`, `textile`, `loan`: points for one of
      each while the game is young; money saturates at about `plenty`.
    - `ready`, `soon`: the part that counts of what the seat to move could score with the King at once, and of what
      the seat could that has the next chance at a King who is taken.
    - `doubt`, `doubt_early`: how far, in points, the forecast may be out.
    """

    __slots__ = (
        "congress",
        "congress_sharp",
        "congress_sharp_late",
        "crowd",
        "doubt",
        "doubt_early",
        "elsewhere",
        "empty",
        "franc",
        "francs",
        "francs_sharp",
        "francs_sharp_late",
        "hold",
        "hold_late",
        "king",
        "loan",
        "loom",
        "medals",
        "medals_sharp",
        "medals_sharp_late",
        "member",
        "near0",
        "near1",
        "near2",
        "near3",
        "nobody",
        "pace",
        "plenty",
        "provinces",
        "provinces_sharp",
        "provinces_sharp_late",
        "pulls",
        "ready",
        "soon",
        "supply",
        "textile",
        "track",
    )

    def __init__(self) -> None:
        self.hold: float = 0.39
        self.hold_late: float = 0.66
        self.empty: float = 0.46
        self.nobody: float = 0.39
        self.loom: float = 0.07
        self.near0: float = 0.15
        self.near1: float = 1.0
        self.near2: float = 1.5
        self.near3: float = 0.46
        self.pace: float = 4.73
        self.elsewhere: float = 3.42
        self.king: float = 0.59
        self.provinces: float = 0.51
        self.provinces_sharp: float = 0.18
        self.provinces_sharp_late: float = 0.91
        self.medals: float = 0.9
        self.medals_sharp: float = 0.3
        self.medals_sharp_late: float = 2.58
        self.congress: float = 0.75
        self.congress_sharp: float = 0.56
        self.congress_sharp_late: float = 0.9
        self.francs: float = 0.85
        self.francs_sharp: float = 0.07
        self.francs_sharp_late: float = 0.43
        self.crowd: float = 0.56
        self.member: float = 1.75
        self.franc: float = 0.57
        self.plenty: float = 14.51
        self.supply: float = 0.28
        self.textile: float = 1.9
        self.loan: float = 2.17
        self.ready: float = 0.25
        self.soon: float = 0.15
        self.track: float = 1.0
        self.doubt: float = 3.04
        self.doubt_early: float = 12.38
        self.pulls: list[list[float]] = []
        self.prepare()

    def prepare(self) -> None:
        """Works out `pulls`: by stage and number of citizens, the pull of a seat on a province."""
        self.pulls = []
        for stage in range(STAGES + 1):
            hold = self.hold + self.hold_late * (1.0 - stage / STAGES)
            self.pulls.append([self.empty, *(exp(hold * n) for n in range(1, _MOST))])


def neutral() -> Weights:
    return Weights()


def parliament() -> Weights:
    """Fills the Congress and lets it decide where the King stops."""
    weights = Weights()
    weights.member *= 2.0
    weights.congress *= 1.6
    return weights


def royalist() -> Weights:
    """Travels with the King and takes what he scores now."""
    weights = Weights()
    weights.track *= 1.8
    weights.king *= 1.3
    weights.medals *= 0.75
    return weights


def industry() -> Weights:
    """Builds: medals, and provinces full of factories."""
    weights = Weights()
    weights.medals *= 1.7
    weights.medals_sharp *= 1.3
    weights.franc *= 0.8
    return weights


STYLES: Final = {"": neutral, "parliament": parliament, "royalist": royalist, "industry": industry}
