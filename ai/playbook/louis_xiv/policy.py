"""How a good player of Louis XIV sorts the moves of one decision: rough points for each."""

from collections.abc import Callable
from typing import Final

from ai.playbook.louis_xiv.chips import NO_TYPE, ONE, TYPE_OF, Purse, code_of
from ai.playbook.louis_xiv.outlook import Outlook
from ai.playbook.louis_xiv.weights import Weights
from engine.api import Move
from engine.louis_xiv.data import (
    ADJACENT,
    ALL_COURTIERS,
    CARD_PLACES,
    FROM_GENERAL,
    FROM_PERSONAL,
    HAND,
    JOKER,
    MISSIONS,
    POWER,
    POWER_PLACES,
)
from engine.louis_xiv.moves import CHIP_OF, COURTIER_OF, MISSION_OF, NUMBER_OF, TIER_OF
from engine.louis_xiv.patronage import price
from engine.louis_xiv.position import NODES, Position

_MISSIONS: Final = len(MISSIONS)


class View:
    """One position seen by the seat that decides; what is worked out for one move is kept for the others."""

    __slots__ = ("base", "counts", "gains", "outlook", "purse", "seat", "state", "weights")

    def __init__(self, state: Position, weights: Weights, purse: Purse) -> None:
        self.state = state
        self.weights = weights
        self.purse = purse
        self.outlook = Outlook(state, weights, purse)
        self.seat: int = state.current_player
        self.gains: dict[int, float] = {}
        self.base: dict[int, float] = {}

    def gain(self, courtier: int, n: int) -> float:
        """What n markers more (or fewer) of the seat on a courtier are worth to it."""
        if not n:
            return 0.0
        outlook = self.outlook
        if courtier < outlook.open:
            if courtier == self.state.courtier:
                return 0.0
            return n * (self.weights.lying if outlook.later else self.weights.coat)
        key = courtier * 64 + n + 32
        known = self.gains.get(key)
        if known is None:
            base = self.base.get(courtier)
            if base is None:
                base = self.base[courtier] = outlook.promise(courtier, self.seat, 0)
            known = self.gains[key] = outlook.promise(courtier, self.seat, n) - base
        return known

    def placed(self, courtier: int, n: int, came_from: int) -> float:
        """What n markers placed on a courtier are worth when the best of them go on."""
        best = self.gain(courtier, n)
        if n > 1:
            for target in ADJACENT[courtier]:
                if target != came_from:
                    for m in range(1, n):
                        best = max(best, self.gain(courtier, n - m) + self.placed(target, m, courtier))
        return best

    def best_put(self, courtier: int, most: int) -> float:
        best = -1e9
        for n in range(1, most + 1):
            best = max(best, self.placed(courtier, n, -1))
        return best

    def most(self, face: int) -> int:
        return min(CARD_PLACES[face], self.state.personal[self.seat])

    def recall(self, face: int) -> float:
        """What the markers taken back are worth: they can be placed with the next cards, or next round."""
        state = self.state
        seat = self.seat
        general = state.general[seat]
        n = min(state.settings.recalls[face], general)
        outlook = self.outlook
        points = 0.0
        for i in range(n):
            if outlook.later:
                points += self.weights.lost + self.weights.lost_more * (general - 1 - i)
        turns = outlook.turns[seat] - (1 if state.node == 1 else 0)
        short = self.weights.pace * turns - state.personal[seat]
        return points + self.weights.short * max(0.0, min(float(n), short))


def judge(state: Position, weights: Weights, purse: Purse, moves: list[Move]) -> list[float]:
    """Points for each move, comparable within the decision."""
    return _JUDGES[state.node](View(state, weights, purse), moves)


# --------------------------------------------------------------------------------------------- the influence phase
def _guest(view: View, moves: list[Move]) -> list[float]:
    state = view.state
    n = min(POWER_PLACES[state.queue[0] % _MISSIONS], state.general[view.seat])
    worth = n * view.outlook.slope[view.seat]
    return [view.gain(COURTIER_OF[move[1]], n) + worth if move[0] == "guest" else 0.0 for move in moves]


def _card(view: View, moves: list[Move]) -> list[float]:
    return [_face(view, NUMBER_OF[move[1]]) for move in moves]


def _face(view: View, face: int) -> float:
    most = view.most(face)
    best = view.recall(face)
    if not most:
        return best
    if face != JOKER:
        return max(best, view.best_put(face - 1, most))
    return max(best, *(view.best_put(courtier, most) for courtier in ALL_COURTIERS)) - view.weights.save_joker


def _use(view: View, moves: list[Move]) -> list[float]:
    face = view.state.args[0]
    most = view.most(face)
    points = []
    for move in moves:
        if move[0] == "recall":
            points.append(view.recall(face))
        elif move[0] == "on":
            points.append(view.best_put(COURTIER_OF[move[1]], most))
        else:
            points.append(view.placed(face - 1, NUMBER_OF[move[1]], -1))
    return points


def _put(view: View, moves: list[Move]) -> list[float]:
    return [view.placed(view.state.args[1], NUMBER_OF[move[1]], -1) for move in moves]


def _move(view: View, moves: list[Move]) -> list[float]:
    courtier = view.state.args[0]
    points = []
    for move in moves:
        if move[0] == "stop":
            points.append(0.0)
        else:
            target = COURTIER_OF[move[1]]
            n = NUMBER_OF[move[2]]
            points.append(view.gain(courtier, -n) + view.placed(target, n, courtier))
    return points


def _last_word(view: View, moves: list[Move]) -> list[float]:
    most = min(POWER_PLACES[view.state.queue[0] % _MISSIONS], view.state.personal[view.seat])
    points = []
    for move in moves:
        if move[0] == "decline":
            points.append(0.0)
        else:
            courtier = COURTIER_OF[move[1]]
            points.append(max(view.gain(courtier, n) for n in range(1, most + 1)))
    return points


def _last_put(view: View, moves: list[Move]) -> list[float]:
    return [view.gain(view.state.args[0], NUMBER_OF[move[1]]) for move in moves]


# ------------------------------------------------------------------------------------------------------- patronage
def _intrigue(view: View, moves: list[Move]) -> list[float]:
    state = view.state
    here = state.courtier
    seat = view.seat
    kept = view.weights.intrigue if view.outlook.later else view.weights.coat
    view.outlook.coming[here * state.players + seat] = 0.0
    points = []
    for move in moves:
        if move[0] == "keep":
            points.append(kept)
        elif move[1] == "personal":
            points.append(view.gain(here, min(FROM_PERSONAL[here], state.personal[seat])))
        else:
            n = min(FROM_GENERAL[here], state.general[seat])
            points.append(view.gain(here, n) + n * view.outlook.slope[seat])
    return points


def _bribe(view: View, moves: list[Move]) -> list[float]:
    state = view.state
    outlook = view.outlook
    gain = outlook.worth[state.courtier * state.players + view.seat] - outlook.coin * price(state, view.seat)
    return [gain if move[0] == "bribe" else 0.0 for move in moves]


def _place(view: View, moves: list[Move]) -> list[float]:
    state = view.state
    n = state.args[0]
    if state.settings.split:
        n = 1
    from_general = min(n, state.general[view.seat])
    worth = from_general * view.outlook.slope[view.seat]
    return [view.gain(COURTIER_OF[move[1]], n) + worth if move[0] == "place" else 0.0 for move in moves]


# -------------------------------------------------------------------------------------------------------- missions
def _other(view: View, mission: int) -> int:
    """The type of the other mission in hand."""
    here = view.seat * HAND
    for held in view.state.missions[here : here + HAND]:
        if held != mission and held >= 0:
            return TYPE_OF[held]
    return NO_TYPE


def _code(view: View) -> int:
    return code_of(view.state.chips[view.seat :: view.state.players])


def _mission(view: View, moves: list[Move]) -> list[float]:
    code = _code(view)
    later = view.outlook.later
    points = []
    for move in moves:
        if move[0] == "stop":
            points.append(view.purse.kept(code, later))
            continue
        mission = MISSION_OF[move[1]]
        promised = view.purse.complete(code, TYPE_OF[mission], _other(view, mission), later)
        points.append(promised + later * (view.weights.power[POWER[mission]] - view.purse.usual(mission)))
    return points


def _pay(view: View, moves: list[Move]) -> list[float]:
    code = _code(view)
    other = _other(view, view.state.missions[view.state.args[0]])
    later = view.outlook.later
    points = []
    for move in moves:
        rest = code - ONE[CHIP_OF[move[1]]] - ONE[CHIP_OF[move[2]]]
        points.append(view.purse.drawn(rest, other, later))
    return points


def _deck(view: View, moves: list[Move]) -> list[float]:
    code = _code(view)
    other = _other(view, -1)
    later = view.outlook.later
    points = []
    for move in moves:
        tier = TIER_OF[move[1]]
        ease = view.weights.ease[tier] if later else 0.0
        points.append(view.purse.from_deck(code, other, later, tier) + ease)
    return points


def _keep(view: View, moves: list[Move]) -> list[float]:
    """The chip that leaves most for the missions in hand."""
    state = view.state
    here = view.seat * HAND
    hand = [TYPE_OF[mission] if mission >= 0 else NO_TYPE for mission in state.missions[here : here + HAND]]
    points = []
    for move in moves:
        if move[0] == "keep_none":
            points.append(0.0)
        else:
            points.append(view.purse.promise(CHIP_OF[move[1]], hand[0], hand[1], view.outlook.later))
    return points


_Judge = Callable[[View, list[Move]], list[float]]
_JUDGES: Final[list[_Judge]] = [
    _guest,
    _card,
    _use,
    _put,
    _move,
    _last_word,
    _last_put,
    _intrigue,
    _bribe,
    _place,
    _mission,
    _pay,
    _deck,
    _keep,
]
"""By node."""
assert NODES[len(_JUDGES)] == "over"
