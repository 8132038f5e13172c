"""What holds between the fields of every position that play can reach, checked when a snapshot is loaded."""

from typing import Final

from engine.api import NOBODY, BadSetup
from engine.foreign_king.citizens import destinations, most_to_place
from engine.foreign_king.data import (
    BUILD,
    CONGRESS,
    FACTORIES,
    KING,
    MOVE,
    PLACE,
    QUEEN,
    ROUND_LIMIT,
    SCORED,
    STOCK,
    SUPPLY,
    TURN_ORDER,
)
from engine.foreign_king.ending import reason_to_end
from engine.foreign_king.king import king_steps_moves, releasers
from engine.foreign_king.money import buying_power, free_moves, repayable
from engine.foreign_king.position import (
    ENDED_FACTORIES,
    ENDED_LIMIT,
    ENDED_MARKER,
    ENDED_STUCK,
    GOES_ON,
    NODE_ACTION,
    NODE_BUILD_IN,
    NODE_COPY,
    NODE_DISC,
    NODE_FACTORY,
    NODE_KING_STEPS,
    NODE_KING_TO,
    NODE_LAY_DOWN,
    NODE_MOVE_FROM,
    NODE_MOVE_TO,
    NODE_OVER,
    NODE_PLACE,
    NODE_PLACE_IN,
    NODE_RELEASE,
    NODE_REPAY,
    NODE_SEAT_FROM,
    Position,
)
from engine.foreign_king.scoring import controller
from engine.foreign_king.spaces import choosable, copyable, possible

_ACTION_OF_NODE: Final = {
    NODE_COPY: QUEEN,
    NODE_FACTORY: BUILD,
    NODE_BUILD_IN: BUILD,
    NODE_PLACE_IN: PLACE,
    NODE_PLACE: PLACE,
    NODE_MOVE_FROM: MOVE,
    NODE_MOVE_TO: MOVE,
    NODE_SEAT_FROM: CONGRESS,
    NODE_KING_TO: KING,
    NODE_KING_STEPS: KING,
    NODE_RELEASE: KING,
    NODE_LAY_DOWN: KING,
}
"""The action in the middle of which each decision comes."""


def check(state: Position) -> None:
    """Raises `BadSetup` with one sentence if play cannot have led to this position."""
    for test, sentence in (
        (_discs, "citizens are missing or too many"),
        (_factories, "factories are missing or too many"),
        (_medals, "medals do not fit the provinces with factories"),
        (_king, "the King and his marker do not fit together"),
        (_order, "the turn order is not one"),
        (_pawns, "the pawns cannot stand like this"),
        (_changers, "the order cannot be about to change like this"),
        (_asked, "the wrong seat is asked"),
        (_chosen, "the choices made so far do not fit the decision"),
        (_decision, "the decision cannot come up here"),
        (_ended, "the end of the game does not fit the position"),
    ):
        if not test(state):
            raise BadSetup(sentence)


def _discs(state: Position) -> bool:
    return all(
        state.supply[seat] + state.congress[seat] + sum(state.citizens[seat :: state.players]) == state.settings.discs
        for seat in range(state.players)
    )


def _factories(state: Position) -> bool:
    return all(
        state.stock[kind] + sum(state.factories[kind::4]) + sum(state.factories[SCORED + kind :: 4]) == STOCK[kind]
        for kind in range(len(FACTORIES))
    )


def _medals(state: Position) -> bool:
    industrialised = sum(1 for province in range(SUPPLY) if any(state.factories[4 * province : 4 * province + 4]))
    return sum(state.medals) == industrialised and all(
        loans <= medals for loans, medals in zip(state.loans, state.medals, strict=True)
    )


def _king(state: Position) -> bool:
    if state.king >= 0:
        return state.marker < state.settings.marker_start
    scored = any(state.factories[4 * province + SCORED + kind] for province in range(SUPPLY) for kind in (0, 1))
    return state.marker == state.settings.marker_start and not any(state.points) and not scored


def _order(state: Position) -> bool:
    return sorted(state.order) == list(range(state.players)) and (state.ended == ENDED_STUCK) == (
        state.skips == state.players
    )


def _pawns(state: Position) -> bool:
    """On spaces in play, one each; off the table only before the own first turn (F20)."""
    spaces = [space for space in state.pawns if space >= 0]
    if len(set(spaces)) < len(spaces) or not all(state.settings.actions >> space & 1 for space in spaces):
        return False
    begun = state.turn if state.node == NODE_ACTION else state.turn + 1
    return all((state.pawns[seat] >= 0) == (state.round > 1 or place < begun) for place, seat in enumerate(state.order))


def _changers(state: Position) -> bool:
    """Whoever changes the order has taken that action in this round and not left it (F90)."""
    for seat, space in ((state.track_changer, TURN_ORDER), (state.queen_changer, QUEEN)):
        if seat >= 0 and (
            state.pawns[seat] != space
            or state.order.index(seat) >= state.turn
            or not state.settings.actions >> TURN_ORDER & 1
            or state.node in (NODE_DISC, NODE_REPAY, NODE_OVER)
        ):
            return False
    return True


def _asked(state: Position) -> bool:
    queue = state.queue
    if state.node == NODE_OVER:
        return state.current_player == NOBODY and not queue
    if state.node not in (NODE_RELEASE, NODE_DISC, NODE_REPAY):
        return state.current_player == state.order[state.turn] and not queue
    if not queue or state.current_player != queue[0]:
        return False
    if state.node == NODE_RELEASE:
        return state.king >= 0 and queue == releasers(state)[-len(queue) :]
    if state.node == NODE_DISC:
        spaces = [state.pawns[seat] for seat in queue]
        return (
            spaces in ([TURN_ORDER], [QUEEN], [TURN_ORDER, QUEEN])
            and bool(state.settings.actions >> TURN_ORDER & 1)
            and state.turn == state.players - 1
            and state.order.index(queue[0]) > (0 if state.settings.change_optional else _only_one_place(state))
        )
    able = [seat for seat in state.order if repayable(state, seat)]
    return not state.settings.auto_repay and queue == able[-len(queue) :]


def _only_one_place(state: Position) -> int:
    """The farthest place from which one place alone can be reached; the engine then asks nobody."""
    return 1 if state.settings.any_earlier else state.players


def _chosen(state: Position) -> bool:
    node, chosen = state.node, state.chosen
    if node != NODE_MOVE_TO and (state.steps or state.last):
        return False
    if node == NODE_COPY:
        return chosen != QUEEN and (chosen < 0 or bool(state.settings.actions >> chosen & 1))
    if node == NODE_BUILD_IN:
        return 0 <= chosen < len(FACTORIES) and state.stock[chosen] > 0
    if node in (NODE_PLACE, NODE_MOVE_TO):
        return chosen >= 0
    if node == NODE_KING_STEPS:
        return chosen >= 0 and state.king not in (-1, chosen)
    return chosen < 0


def _decision(state: Position) -> bool:
    """The decision belongs to the action under the pawn, or to any by the Queen, and leaves something to decide."""
    node, seat = state.node, state.order[state.turn]
    if node == NODE_ACTION:
        return bool(choosable(state, seat) or (not state.settings.auto_borrow and free_moves(state, seat)))
    if node not in _ACTION_OF_NODE:
        return True
    action, power = _ACTION_OF_NODE[node], buying_power(state, seat)
    if state.pawns[seat] not in (action, QUEEN):
        return False
    if node == NODE_COPY:
        return copyable(state, seat, power, state.chosen) != 0
    if node == NODE_PLACE:
        return most_to_place(state) > 1
    if node == NODE_MOVE_TO:
        left = state.citizens[state.chosen * state.players + seat]
        return left > 0 and len(destinations(state)) > 0 and (state.steps > 0 or state.last == 0)
    if node == NODE_KING_STEPS:
        return len(king_steps_moves(state)) > 1
    if node == NODE_LAY_DOWN:
        here = 4 * state.king
        return (
            state.king >= 0
            and state.factories[here] + state.factories[here + 1] > 0
            and controller(state, state.king) == NOBODY
            and any(state.citizens[state.king * state.players : (state.king + 1) * state.players])
        )
    return node == NODE_RELEASE or possible(state, seat, power) >> action & 1 == 1


def _ended(state: Position) -> bool:
    """The end and its reason go together; a test that has been made and passed still passes (F95)."""
    if (state.node in (NODE_REPAY, NODE_OVER)) != (state.ended != GOES_ON):
        return False
    if state.ended in (ENDED_MARKER, ENDED_FACTORIES):
        return reason_to_end(state) == state.ended
    if state.node not in (NODE_RELEASE, NODE_LAY_DOWN) and reason_to_end(state) != GOES_ON:
        return False
    return state.ended != ENDED_LIMIT or (state.round == ROUND_LIMIT and state.turn == state.players - 1)
