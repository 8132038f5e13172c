"""What a good player of Québec holds dear, in victory points; one set of weights a personality."""

from collections.abc import Callable
from typing import Final

from engine.quebec.data import DISTRICTS, LEADERS


class Weights:
    """The numbers behind the forecast.

    Of time: `pace`, turns of everybody together for each disc that is left, and `slack`, discs' worth of turns after
    the last; `spend`, workers a player uses up in a turn.

    Of zones: `sharp`, how much one worker more decides a zone, and `sharp_early`, how much less with each turn to come;
    `threat`, the part of a worker on hand that counts as if he were in every zone (`threat_passive` of it for a passive
    one, `threat_most` workers a turn); `leave`, the chance a turn that an architect leaves (`leave_full` for a building
    that is full), `leave_late` the chance in all once there is nothing left to start; `stay`, points for a worker on a
    building that will not be finished in this century.

    Of workers: `active` and `passive`, points for one of each that there is time to use; `use_active`, `use_passive`,
    how many of each a turn uses; `carry`, points for an active worker at the end of a century; `tempo`, points for
    being the next to move; `district`, points for the additional action of each district where a site is free.

    Of buildings: `fill`, the chance that a free site will be filled; `second`, the part that counts of groups besides
    the best while centuries are to come; `frontier`, points for open spaces round the best group; `race`, how sharply
    the first in a race is favoured.

    Of leaders: `held`, points a turn by leader; `free`, points a turn for the right to take one still; `gather`, points
    for each worker he would activate.

    Of taste, without effect in the neutral play: `houses` multiplies what own buildings promise; `court` and `guest`
    are points for a worker in the Citadelle and for a site filled on the building of somebody else.

    `doubt`, `doubt_early`: how far, in points, the forecast may be out, at the end and in addition at the start.
    """

    __slots__ = (
        "active",
        "carry",
        "court",
        "district",
        "doubt",
        "doubt_early",
        "fill",
        "free",
        "frontier",
        "gather",
        "guest",
        "held",
        "houses",
        "leave",
        "leave_full",
        "leave_late",
        "pace",
        "passive",
        "race",
        "second",
        "sharp",
        "sharp_early",
        "slack",
        "spend",
        "stay",
        "tempo",
        "threat",
        "threat_most",
        "threat_passive",
        "use_active",
        "use_passive",
    )

    def __init__(self) -> None:
        self.pace: float = 4.25
        self.slack: float = 1.0
        self.spend: float = 2.0
        self.sharp: float = 2.43
        self.sharp_early: float = 1.34
        self.threat: float = 0.2
        self.threat_passive: float = 0.15
        self.threat_most: float = 2.0
        self.leave: float = 0.3
        self.leave_full: float = 0.42
        self.leave_late: float = 0.2
        self.stay: float = 1.26
        self.active: float = 1.66
        self.passive: float = 1.49
        self.use_active: float = 0.84
        self.use_passive: float = 0.87
        self.carry: float = 0.53
        self.tempo: float = 1.5
        self.fill: float = 0.61
        self.second: float = 0.02
        self.frontier: float = 0.73
        self.race: float = 1.47
        self.free: float = 0.05
        self.gather: float = 0.2
        self.held: list[float] = [_HELD[leader] for leader in LEADERS]
        self.district: list[float] = [_DISTRICT[district] for district in DISTRICTS]
        self.houses: float = 1.0
        self.court: float = 0.0
        self.guest: float = 0.0
        self.doubt: float = 4.0
        self.doubt_early: float = 14.0


_HELD: Final = {
    "religion": 0.46,
    "politics": 0.52,
    "politics_2p": -0.25,
    "economy": 0.29,
    "economy_2p": 0.7,
    "culture_23": 0.67,
    "culture_45": 0.85,
    "citadel": 0.04,
}

_DISTRICT: Final = {
    "rel_any": 0.58,
    "rel_protestant": 0.49,
    "rel_irish": 0.29,
    "rel_jewish": 0.73,
    "pol_any": 0.62,
    "pol_municipal": 0.5,
    "pol_national": 0.44,
    "pol_military": 0.35,
    "eco_any": 0.68,
    "eco_rich": 0.68,
    "eco_business": 0.43,
    "eco_port": 0.59,
    "cul_any": 0.39,
    "cul_entertainment": 0.54,
    "cul_academic": 0.24,
    "cul_arts": 0.58,
}

_DISTRICT_OF_TWO: Final = {
    "rel_any": 0.84,
    "rel_protestant": 0.18,
    "rel_irish": 0.39,
    "rel_jewish": 0.85,
    "pol_any": 0.79,
    "pol_municipal": 0.41,
    "pol_national": 0.56,
    "pol_military": 0.15,
    "eco_any": 0.71,
    "eco_rich": -0.25,
    "eco_business": 0.45,
    "eco_port": -0.08,
    "cul_any": 0.61,
    "cul_entertainment": 0.87,
    "cul_academic": 0.46,
    "cul_arts": 0.9,
}


def for_players(players: int) -> Weights:
    """Two play another game than a table of three to five: nobody else fills the sites."""
    weights = Weights()
    if players == 2:
        weights.sharp = 1.56
        weights.sharp_early = 1.58
        weights.threat_passive = 0.05
        weights.leave = 0.2
        weights.leave_full = 0.3
        weights.stay = 0.48
        weights.active = 2.1
        weights.passive = 0.25
        weights.use_active = 0.47
        weights.use_passive = 0.66
        weights.carry = 0.35
        weights.tempo = 1.2
        weights.fill = 0.09
        weights.second = 0.39
        weights.frontier = -0.5
        weights.race = 1.0
        weights.free = 0.58
        weights.gather = 1.8
        weights.held[LEADERS.index("citadel")] = 0.19
        weights.district = [_DISTRICT_OF_TWO[district] for district in DISTRICTS]
    return weights


def neutral(_weights: Weights) -> None:
    """Plays what promises most."""


def builder(weights: Weights) -> None:
    """Puts three-star buildings side by side."""
    weights.houses = 1.25
    weights.frontier += 1.0


def citadel(weights: Weights) -> None:
    """A courtier of the Citadelle, who lives off the cascade."""
    weights.court = 0.2


def opportunist(weights: Weights) -> None:
    """Works on the buildings of others."""
    weights.houses = 0.7
    weights.guest = 0.8


STYLES: Final[dict[str, Callable[[Weights], None]]] = {
    "": neutral,
    "builder": builder,
    "citadel": citadel,
    "opportunist": opportunist,
}
"""By personality what it changes."""
