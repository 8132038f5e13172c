"""How a good player of The Foreign King sorts the moves of one decision: rough points for each."""

# ruff: noqa: ARG001 - all judges have one signature

from collections.abc import Callable
from typing import Final, TypeAlias

from ai.playbook.foreign_king.outlook import Outlook
from ai.playbook.foreign_king.weights import Weights
from engine.api import Move
from engine.foreign_king import moves as names
from engine.foreign_king.data import (
    BUILD,
    CONGRESS,
    DISTANCE,
    KING,
    METALLURGICAL,
    MONEY,
    MOVE,
    PLACE,
    POINTS_PER_FACTORY,
    QUEEN,
    SUPPLY,
    TURN_ORDER,
)
from engine.foreign_king.position import NODES, Position

Judge: TypeAlias = Callable[[Position, Outlook, Weights, list[Move]], list[float]]


def judge(state: Position, weights: Weights, moves: list[Move]) -> list[float]:
    """Points for each move, comparable within the decision."""
    return JUDGES[state.node](state, Outlook(state, weights), weights, moves)


def _franc(outlook: Outlook, weights: Weights) -> float:
    return 0.15 + weights.franc * outlook.left


def _gain(state: Position, outlook: Outlook, weights: Weights, province: int, seat: int, change: int) -> float:
    """What `change` citizens more of the seat in the province are worth to it."""
    players = state.players
    slot = province * players + seat
    own = outlook.pulls[slot]
    pull = outlook.pull[province]
    n = state.citizens[slot]
    table = weights.pulls[outlook.stage]
    after = own * table[n + change] / table[n]
    return outlook.worth(province, weights) * (after / (pull - own + after) - own / pull)


def _best_place(state: Position, outlook: Outlook, weights: Weights, seat: int, province: int, spare: int) -> float:
    """The best that placing in the province can bring, for some number of citizens."""
    franc = _franc(outlook, weights)
    most = min(state.supply[seat], spare + 1, 5)
    best = 0.0
    for n in range(1, most + 1):
        best = max(best, _gain(state, outlook, weights, province, seat, n) - franc * (n - 1))
    return best


def _leads(state: Position, province: int, seat: int) -> bool:
    """Whether the seat controls the province."""
    players = state.players
    own = state.citizens[province * players + seat]
    if not own:
        return False
    return all(other == seat or state.citizens[province * players + other] < own for other in range(players))


def _king_gain(state: Position, outlook: Outlook, weights: Weights, seat: int, province: int) -> float:
    """What the King's visit would give the seat, less what it would give the others and costs."""
    cost = 0.0
    if state.king >= 0:
        cost = _franc(outlook, weights) * state.settings.king_cost[DISTANCE[state.king][province]]
    prize = outlook.prize[province]
    if _leads(state, province, seat):
        return prize - cost
    for other in range(state.players):
        if other != seat and _leads(state, province, other):
            return -0.5 * prize - cost
    return -cost


def _judge_action(state: Position, outlook: Outlook, weights: Weights, moves: list[Move]) -> list[float]:
    seat = state.current_player
    return [_action(state, outlook, weights, seat, names.ACTION_OF[move[1]]) for move in moves]


def _action(state: Position, outlook: Outlook, weights: Weights, seat: int, action: int) -> float:
    cash = state.francs[seat]
    franc = _franc(outlook, weights)
    if action == BUILD:
        medal = 1.6 * weights.medals
        best = max(
            (0.0 if any(state.factories[4 * p : 4 * p + 4]) else medal)
            + 4.5 * outlook.pulls[p * state.players + seat] / outlook.pull[p]
            for p in range(SUPPLY)
        )
        return best - 3 * franc + 0.6 - (0.6 if cash < 3 else 0.0)
    if action == PLACE:
        return max(_best_place(state, outlook, weights, seat, p, cash) for p in range(SUPPLY))
    if action == MOVE:
        return 0.8
    if action == CONGRESS:
        return 0.2 + weights.member * outlook.left + 0.4 * weights.congress
    if action == MONEY:
        return 3 * franc * (1.0 if cash > 6 else 1.3)
    if action == KING:
        reachable = range(SUPPLY) if state.king < 0 else names.KING_TO[state.king][3 if cash > 2 else 1 + (cash > 0)]
        best = -9.0
        for each in reachable:
            province = each if isinstance(each, int) else names.PLACE_OF[each[1]]
            best = max(best, _king_gain(state, outlook, weights, seat, province))
        return best
    if action == QUEEN:
        return 1.2 - 2 * franc
    assert action == TURN_ORDER
    return franc


def _judge_factory(state: Position, outlook: Outlook, weights: Weights, moves: list[Move]) -> list[float]:
    return [1.0 if names.FACTORY_OF[move[1]] == METALLURGICAL else 0.4 for move in moves]


def _judge_build_in(state: Position, outlook: Outlook, weights: Weights, moves: list[Move]) -> list[float]:
    seat = state.current_player
    players = state.players
    prize = POINTS_PER_FACTORY[state.chosen]
    result: list[float] = []
    for move in moves:
        province = names.PLACE_OF[move[1]]
        medal = 0.0 if any(state.factories[4 * province : 4 * province + 4]) else 2.0 * weights.medals
        share = outlook.pulls[province * players + seat] / outlook.pull[province]
        others = 1.0 - share - 0.6 / outlook.pull[province]
        result.append(medal + (prize + 1.5) * (share - 0.5 * others))
    return result


def _judge_place_in(state: Position, outlook: Outlook, weights: Weights, moves: list[Move]) -> list[float]:
    seat = state.current_player
    spare = state.francs[seat]
    return [_best_place(state, outlook, weights, seat, names.PLACE_OF[move[1]], spare) for move in moves]


def _judge_place(state: Position, outlook: Outlook, weights: Weights, moves: list[Move]) -> list[float]:
    seat = state.current_player
    franc = _franc(outlook, weights)
    result: list[float] = []
    for move in moves:
        n = names.NUMBER_OF[move[1]]
        borrowed = max(0, n - 1 - state.francs[seat])
        result.append(_gain(state, outlook, weights, state.chosen, seat, n) - franc * (n - 1) - 0.7 * borrowed)
    return result


def _judge_move_from(state: Position, outlook: Outlook, weights: Weights, moves: list[Move]) -> list[float]:
    seat = state.current_player
    return [_gain(state, outlook, weights, names.PLACE_OF[move[1]], seat, -1) for move in moves]


def _judge_move_to(state: Position, outlook: Outlook, weights: Weights, moves: list[Move]) -> list[float]:
    seat = state.current_player
    franc = _franc(outlook, weights)
    loss = _gain(state, outlook, weights, state.chosen, seat, -1)
    result: list[float] = []
    for move in moves:
        if move[0] == "stop":
            result.append(0.0)
            continue
        target = names.PLACE_OF[move[1]]
        steps = DISTANCE[state.chosen][target] - (0 if state.steps else 1)
        gain = weights.supply if target == SUPPLY else _gain(state, outlook, weights, target, seat, 1)
        result.append(gain + loss - franc * steps)
    return result


def _judge_seat_from(state: Position, outlook: Outlook, weights: Weights, moves: list[Move]) -> list[float]:
    seat = state.current_player
    result: list[float] = []
    for move in moves:
        source = names.PLACE_OF[move[1]]
        result.append(-weights.supply if source == SUPPLY else _gain(state, outlook, weights, source, seat, -1))
    return result


def _judge_king_to(state: Position, outlook: Outlook, weights: Weights, moves: list[Move]) -> list[float]:
    seat = state.current_player
    return [_king_gain(state, outlook, weights, seat, names.PLACE_OF[move[1]]) for move in moves]


def _judge_king_steps(state: Position, outlook: Outlook, weights: Weights, moves: list[Move]) -> list[float]:
    franc = _franc(outlook, weights)
    return [-franc * state.settings.king_cost[names.NUMBER_OF[move[1]]] for move in moves]


def _judge_release(state: Position, outlook: Outlook, weights: Weights, moves: list[Move]) -> list[float]:
    seat = state.current_player
    players = state.players
    province = state.king
    members = state.congress[seat]
    own = state.citizens[province * players + seat]
    rival = max(state.citizens[province * players + other] for other in range(players) if other != seat)
    keep = members * weights.member * outlook.left + weights.congress
    gain = outlook.prize[province] + 0.5
    if own <= rival < own + members:
        release = gain + _gain(state, outlook, weights, province, seat, members) * 0.5
    elif own < rival == own + members:
        release = 0.5 * gain
    else:
        release = 0.3 * _gain(state, outlook, weights, province, seat, members)
    return [release if move[0] == "release" else keep for move in moves]


def _judge_lay_down(state: Position, outlook: Outlook, weights: Weights, moves: list[Move]) -> list[float]:
    return [0.0 if move[0] == "lay_down" else 1.0 for move in moves]


def _judge_disc(state: Position, outlook: Outlook, weights: Weights, moves: list[Move]) -> list[float]:
    return [0.0 if move[0] == "stay" else 1.0 - 0.1 * names.NUMBER_OF[move[1]] for move in moves]


def _judge_repay(state: Position, outlook: Outlook, weights: Weights, moves: list[Move]) -> list[float]:
    return [float(names.NUMBER_OF[move[1]]) for move in moves]


_BY_NODE: Final[dict[str, Judge]] = {
    "action": _judge_action,
    "copy": _judge_action,
    "factory": _judge_factory,
    "build_in": _judge_build_in,
    "place_in": _judge_place_in,
    "place": _judge_place,
    "move_from": _judge_move_from,
    "move_to": _judge_move_to,
    "seat_from": _judge_seat_from,
    "king_to": _judge_king_to,
    "king_steps": _judge_king_steps,
    "release": _judge_release,
    "lay_down": _judge_lay_down,
    "disc": _judge_disc,
    "repay": _judge_repay,
}
JUDGES: Final[list[Judge]] = [_BY_NODE.get(node, _judge_lay_down) for node in NODES]
"""By node of the state."""
