"""What chips in hand promise: the missions phase played out with the best choices (L68 to L73)."""

from typing import Final

from ai.playbook.louis_xiv.weights import Weights, tier_power
from engine.louis_xiv.data import CHIPS, CROWN, MISSION_POINTS, MISSIONS_OF, NEED, TIER, TIERS
from engine.louis_xiv.moves import PAIRS

_BITS: Final = 4
ONE: Final[list[int]] = [1 << _BITS * kind for kind in range(len(CHIPS))]
"""By kind what one chip adds to the code of a stock of chips: four bits a kind."""
_MASK: Final = (1 << _BITS) - 1
_MOST: Final = 8
"""Chips beyond these are counted as coats."""
_KINDS: Final = list(range(len(CHIPS)))

_TYPES: Final[list[tuple[int, int]]] = sorted(set(NEED))
NO_TYPE: Final = len(_TYPES)
TYPE_OF: Final[list[int]] = [_TYPES.index(need) for need in NEED]
"""By mission which chips it asks for; all that share a type share a tier."""
_EXAMPLE: Final[list[int]] = [NEED.index(need) for need in _TYPES]
_PAIRS: Final[list[list[tuple[int, int]]]] = [list(PAIRS[mission]) for mission in _EXAMPLE] + [[]]
_TIER_OF_TYPE: Final[list[int]] = [TIER[mission] for mission in _EXAMPLE] + [0]
_TYPES_OF_TIER: Final[list[list[int]]] = [
    sorted({TYPE_OF[mission] for mission in MISSIONS_OF[tier]}) for tier in range(len(TIERS))
]
POINTS: Final[float] = float(MISSION_POINTS[0])


def code_of(chips: list[int]) -> int:
    """A stock of chips, by kind, as one number."""
    code = 0
    for kind in _KINDS:
        code += chips[kind] << _BITS * kind
    return code


def total(code: int) -> int:
    n = 0
    while code:
        n += code & _MASK
        code >>= _BITS
    return n


class Row:
    """What a stock of chips with two missions in hand promises: `worth` now, `more` with one chip of a kind more."""

    __slots__ = ("more", "worth")

    def __init__(self, worth: float, more: list[float]) -> None:
        self.worth = worth
        self.more = more


class Purse:
    """Remembers what stocks of chips promise under one set of weights."""

    __slots__ = ("coat", "keep", "keep_crown", "plans", "powers", "rows")

    def __init__(self, weights: Weights) -> None:
        self.coat: float = weights.coat
        self.keep: float = weights.keep
        self.keep_crown: float = weights.keep_crown
        self.powers: list[float] = tier_power(weights)
        self.plans: dict[int, float] = {}
        self.rows: dict[int, Row] = {}

    def row(self, code: int, first: int, second: int, later: int) -> Row:
        """By the types of the missions in hand and the rounds to come."""
        if first > second:
            first, second = second, first
        key = ((code * 16 + first) * 16 + second) * 4 + later
        row = self.rows.get(key)
        if row is None:
            row = self.rows[key] = self._row(code, first, second, later)
        return row

    def _row(self, code: int, first: int, second: int, later: int) -> Row:
        """A chip more is judged alone and beside one of each other kind, as more of them come in a round."""
        here = self.plan(code, first, second, later)
        one = [self.plan(code + add, first, second, later) for add in ONE]
        more = []
        for kind in _KINDS:
            beside = 0.0
            for other in _KINDS:
                two = self.plan(code + ONE[kind] + ONE[other], first, second, later)
                beside += two - one[other]
            more.append(0.5 * (one[kind] - here) + 0.5 * beside / len(CHIPS))
        return Row(here, more)

    def kept(self, code: int, later: int) -> float:
        """What is left when the missions turn ends: one chip stays, the others become coats (L73, L84)."""
        n = total(code)
        if not n:
            return 0.0
        if not later:
            return n * self.coat
        best = self.keep + (self.keep_crown if code >> _BITS * CROWN & _MASK else 0.0)
        return best + (n - 1) * self.coat

    def plan(self, code: int, first: int, second: int, later: int) -> float:
        """The missions turn at its best, chips that remain included."""
        if first > second:
            first, second = second, first
        key = ((code * 16 + first) * 16 + second) * 4 + later
        best = self.plans.get(key, -1.0)
        if best >= 0.0:
            return best
        best = self.kept(code, later)
        if 2 <= total(code) <= _MOST:
            best = max(best, self.complete(code, first, second, later), self.complete(code, second, first, later))
        self.plans[key] = best
        return best

    def complete(self, code: int, mission: int, other: int, later: int) -> float:
        """With this mission completed, -1.0 if that cannot be."""
        best = -1.0
        gain = POINTS + later * self.powers[_TIER_OF_TYPE[mission]]
        for a, b in _PAIRS[mission]:
            if not (code >> _BITS * a & _MASK and code >> _BITS * b & _MASK):
                continue
            if a == b and code >> _BITS * a & _MASK < 2:
                continue
            best = max(best, gain + self.drawn(code - ONE[a] - ONE[b], other, later))
        return best

    def drawn(self, code: int, other: int, later: int) -> float:
        """With a new mission from the best of the decks."""
        if total(code) < 2:
            return self.kept(code, later)
        return max(self.from_deck(code, other, later, tier) for tier in range(len(TIERS)))

    def from_deck(self, code: int, other: int, later: int, tier: int) -> float:
        types = _TYPES_OF_TIER[tier]
        promised = 0.0
        for drawn in types:
            promised += self.plan(code, drawn, other, later)
        return promised / len(types)

    def usual(self, mission: int) -> float:
        """What a power of the mission's tier is worth a round on average."""
        return self.powers[TIER[mission]]

    def promise(self, kind: int, first: int, second: int, later: int) -> float:
        """How well one chip that is kept goes with one more of any kind."""
        promised = self.kept(ONE[kind], later)
        for other in _KINDS:
            promised += self.plan(ONE[kind] + ONE[other], first, second, later) / len(CHIPS)
        return promised
