"""What a good player of The Foreign King holds dear, in victory points; one set of weights a personality."""

from collections.abc import Callable
from math import exp
from typing import Final, TypeAlias

STAGES: Final = 12
"""The game is cut into so many stages by what is left of it; stage 0 is the end."""

FEWEST: Final = 2
"""Players of the first of the columns below."""

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

    The figures, for 2, 3 and 4 players, are fitted: coordinate descent on the squared error of the forecast against
    the ends of some hundred games that bots with the figures before had played (see `tests/bench/RESULTS.md`).
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

    def __init__(self, players: int) -> None:
        column = players - FEWEST
        self.hold: float = (0.32, 0.24, 0.29)[column]
        self.hold_late: float = (0.57, 0.47, 0.63)[column]
        self.empty: float = (0.34, 0.56, 0.79)[column]
        self.nobody: float = (0.38, 0.4, 0.41)[column]
        self.loom: float = (0.05, 0.13, 0.12)[column]
        self.near0: float = (0.12, 0.16, 0.16)[column]
        self.near1: float = (1.0, 1.0, 1.0)[column]
        self.near2: float = (1.5, 1.38, 1.4)[column]
        self.near3: float = (0.48, 0.31, 0.47)[column]
        self.pace: float = (5.82, 5.62, 5.1)[column]
        self.elsewhere: float = (3.33, 3.92, 3.45)[column]
        self.king: float = (0.7, 0.78, 0.62)[column]
        self.provinces: float = (0.46, 0.52, 0.68)[column]
        self.provinces_sharp: float = (0.19, 0.19, 0.17)[column]
        self.provinces_sharp_late: float = (0.77, 1.4, 0.79)[column]
        self.medals: float = (1.06, 1.0, 0.82)[column]
        self.medals_sharp: float = (0.32, 0.23, 0.28)[column]
        self.medals_sharp_late: float = (3.81, 1.69, 1.61)[column]
        self.congress: float = (0.8, 0.64, 0.6)[column]
        self.congress_sharp: float = (0.65, 0.52, 0.68)[column]
        self.congress_sharp_late: float = (1.29, 0.81, 1.01)[column]
        self.francs: float = (1.01, 1.0, 1.1)[column]
        self.francs_sharp: float = (0.07, 0.07, 0.08)[column]
        self.francs_sharp_late: float = (0.28, 0.4, 0.5)[column]
        self.crowd: float = (0.47, 0.75, 0.63)[column]
        self.member: float = (0.56, 1.19, 0.98)[column]
        self.franc: float = (0.59, 0.38, 0.66)[column]
        self.plenty: float = (17.8, 12.6, 18.3)[column]
        self.supply: float = (0.37, 0.36, 0.22)[column]
        self.textile: float = (1.21, 0.98, 2.69)[column]
        self.loan: float = (2.15, 1.86, 1.86)[column]
        self.ready: float = (0.15, 0.17, 0.23)[column]
        self.soon: float = (0.13, 0.14, 0.14)[column]
        self.track: float = (0.97, 0.86, 0.85)[column]
        self.doubt: float = (2.96, 2.33, 3.13)[column]
        self.doubt_early: float = (12.5, 8.14, 10.1)[column]
        self.pulls: list[list[float]] = []
        self.prepare()

    def prepare(self) -> None:
        """Works out `pulls`: by stage and number of citizens, the pull of a seat on a province."""
        self.pulls = []
        for stage in range(STAGES + 1):
            hold = self.hold + self.hold_late * (1.0 - stage / STAGES)
            self.pulls.append([self.empty, *(exp(hold * n) for n in range(1, _MOST))])


def neutral(_weights: Weights) -> None:
    """Plays as the games it was fitted to say is best."""


def parliament(weights: Weights) -> None:
    """Fills the Congress and lets it decide where the King stops."""
    weights.member *= 2.0
    weights.congress *= 1.6


def royalist(weights: Weights) -> None:
    """Travels with the King and takes what he scores now."""
    weights.track *= 1.8
    weights.king *= 1.3
    weights.medals *= 0.75


def industry(weights: Weights) -> None:
    """Builds: medals, and provinces full of factories."""
    weights.medals *= 1.7
    weights.medals_sharp *= 1.3
    weights.franc *= 0.8


_Style: TypeAlias = Callable[[Weights], None]

STYLES: Final[dict[str, _Style]] = {"": neutral, "parliament": parliament, "royalist": royalist, "industry": industry}


def of(style: str, players: int) -> Weights:
    """The weights of a personality in a game of so many."""
    weights = Weights(players)
    STYLES[style](weights)
    return weights
