"""The choice of an action (rules 5) and of the action the Queen copies (7.9)."""

from engine.api import Journal, Move
from engine.foreign_king import citizens, moves
from engine.foreign_king.data import (
    ACTIONS,
    BUILD,
    CONGRESS,
    KING,
    MONEY,
    MOVE,
    PLACE,
    QUEEN,
    QUEEN_COST,
)
from engine.foreign_king.money import borrow, buying_power, free_moves, pay, repay, take_money
from engine.foreign_king.position import (
    NODE_COPY,
    NODE_KING_TO,
    NODE_MOVE_FROM,
    NODE_PLACE_IN,
    NODE_SEAT_FROM,
    Position,
)
from engine.foreign_king.rounds import end_turn, skip, skip_if_stuck, take_turn_order
from engine.foreign_king.spaces import choosable, copyable


def action_moves(state: Position) -> list[Move]:
    """The actions that may be chosen, then borrow and repay (F33, F34); skip where no action is possible (F31)."""
    seat = state.current_player
    choices = moves.ACTION[choosable(state, seat)][:]
    if state.medals[seat]:
        free = free_moves(state, seat)
        if not choices:
            free.append(moves.SKIP)
        choices += free
    return choices


def actions_only(state: Position) -> list[Move]:
    """The actions that may be chosen."""
    return moves.ACTION[choosable(state, state.current_player)][:]


def choose(state: Position, move: Move, journal: Journal | None) -> None:
    """Moves the pawn and begins the action (F23); or borrows, repays, skips."""
    seat, verb = state.current_player, move[0]
    if verb == "action":
        previous, action = state.pawns[seat], moves.ACTION_OF[move[1]]
        state.pawns[seat] = action
        state.skips = 0
        if journal is not None:
            journal.note(state, "chose", seat=seat, action=ACTIONS[action])
        if action == QUEEN:
            pay(state, seat, QUEEN_COST, journal)
            state.chosen = previous
            state.node = NODE_COPY
        else:
            _begin(state, seat, action, False, journal)
    elif verb == "skip":
        skip(state, journal)
    else:
        if verb == "borrow":
            borrow(state, seat, journal)
        else:
            repay(state, seat, 1, journal)
        skip_if_stuck(state, journal)


def copy_moves(state: Position) -> list[Move]:
    """What the Queen may copy, now that she is paid (F82)."""
    seat = state.current_player
    return moves.COPY[copyable(state, seat, buying_power(state, seat), state.chosen)][:]


def copy(state: Position, move: Move, journal: Journal | None) -> None:
    """The Queen performs another action; the pawn stays on her space (F81)."""
    seat, action = state.current_player, moves.ACTION_OF[move[1]]
    if journal is not None:
        journal.note(state, "copied", seat=seat, action=ACTIONS[action])
    state.chosen = -1
    _begin(state, seat, action, True, journal)


def _begin(state: Position, seat: int, action: int, by_queen: bool, journal: Journal | None) -> None:
    if action == PLACE:
        state.node = NODE_PLACE_IN
    elif action == KING:
        state.node = NODE_KING_TO
    elif action == MOVE:
        state.node = NODE_MOVE_FROM
    elif action == BUILD:
        citizens.begin_build(state)
    elif action == CONGRESS:
        state.node = NODE_SEAT_FROM
    elif action == MONEY:
        take_money(state, seat, journal)
        end_turn(state, journal)
    else:
        take_turn_order(state, seat, by_queen, journal)
        end_turn(state, journal)
