"""What a good player of Québec holds dear, in victory points; one set of weights a personality."""

from typing import Final

from engine.quebec.data import LEADER_EFFECT, LEADERS


class Weights:
    """The numbers behind the forecast.

    Of time: `pace`, turns of everybody together for each disc that is left, and `slack`, discs' worth of turns after
    the last; `spend`, workers a player uses up in a turn.

    Of zones: `sharp`, how much one worker more decides a zone, now and `sharp_early` less with many turns to come;
    `leave`, the chance a turn that an architect leaves (`leave_full` for a building that is full); `stay`, points for a
    worker on a building that will not be finished in this century.

    Of workers: `active` and `passive`, points for one of each that there is time to use; `use_active`, `use_passive`,
    how many of each a turn uses; `carry`, points for an active worker at the end of a century.

    Of buildings: `fill`, the chance a turn that a free site is filled; `second`, the part that counts of groups besides
    the best while centuries are to come; `frontier`, points for open spaces round the best group; `race`, how sharply
    the first in a race is favoured.

    Of leaders: `held`, points a turn by leader; `free`, points a turn for the right to take one still.

    `doubt`, `doubt_early`: how far, in points, the forecast may be out, at the end and in addition at the start.
    """

    __slots__ = (
        "active",
        "carry",
        "doubt",
        "doubt_early",
        "fill",
        "free",
        "frontier",
        "held",
        "leave",
        "leave_full",
        "pace",
        "passive",
        "race",
        "second",
        "sharp",
        "sharp_early",
        "slack",
        "spend",
        "stay",
        "use_active",
        "use_passive",
    )

    def __init__(self) -> None:
        self.pace: float = 3.0
        self.slack: float = 1.0
        self.spend: float = 2.6
        self.sharp: float = 2.0
        self.sharp_early: float = 0.5
        self.leave: float = 0.25
        self.leave_full: float = 0.6
        self.stay: float = 0.8
        self.active: float = 1.0
        self.passive: float = 0.5
        self.use_active: float = 2.0
        self.use_passive: float = 1.2
        self.carry: float = 0.7
        self.fill: float = 0.25
        self.second: float = 0.4
        self.frontier: float = 2.0
        self.race: float = 3.0
        self.free: float = 0.3
        self.held: list[float] = [_HELD[LEADER_EFFECT[leader]] for leader in range(len(LEADERS))]
        self.doubt: float = 4.0
        self.doubt_early: float = 14.0


_HELD: Final = {
    "own_building_gives_district_action": 0.4,
    "choose_corner_zone_for_own_workers": 0.5,
    "place_passive_pairs": 0.0,
    "second_architect": 0.6,
    "second_architect_passive_contribution": 0.8,
    "score_on_completion": 0.6,
    "place_passive": 0.0,
}


def neutral() -> Weights:
    return Weights()


def builder() -> Weights:
    """Puts three-star buildings side by side."""
    return Weights()


def citadel() -> Weights:
    """A courtier of the Citadelle, who lives off the cascade."""
    return Weights()


def opportunist() -> Weights:
    """Works on the buildings of others."""
    return Weights()


STYLES: Final = {"": neutral, "builder": builder, "citadel": citadel, "opportunist": opportunist}
