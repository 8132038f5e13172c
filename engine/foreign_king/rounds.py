"""Turns and rounds (rules 5), and the change of turn order at the end of a round (7.10)."""

from engine.api import NOBODY, Journal, Move
from engine.foreign_king import moves
from engine.foreign_king.data import ROUND_LIMIT, TURN_ORDER_GAIN
from engine.foreign_king.ending import end_game
from engine.foreign_king.money import free_moves
from engine.foreign_king.position import ENDED_LIMIT, ENDED_STUCK, NODE_ACTION, NODE_DISC, Position
from engine.foreign_king.spaces import choosable


def start_turn(state: Position, journal: Journal | None) -> None:
    """Lets the seat whose turn it is choose; who can do nothing is skipped (F31)."""
    seat = state.order[state.turn]
    state.current_player = seat
    state.node = NODE_ACTION
    if state.congress[seat] == state.settings.discs:
        skip_if_stuck(state, journal)


def skip_if_stuck(state: Position, journal: Journal | None) -> None:
    """Skips the seat to choose when it can choose nothing, unless it pays by hand and could still borrow or repay."""
    seat = state.current_player
    if choosable(state, seat) or (not state.settings.auto_borrow and free_moves(state, seat)):
        return
    skip(state, journal)


def skip(state: Position, journal: Journal | None) -> None:
    """The turn passes without an action; the pawn stays (F31)."""
    state.skips += 1
    if journal is not None:
        journal.note(state, "skipped", seat=state.current_player)
    if state.skips == state.players:
        end_game(state, ENDED_STUCK, journal)
    else:
        _pass_on(state, journal)


def end_turn(state: Position, journal: Journal | None) -> None:
    """Ends a turn in which an action was taken."""
    state.chosen = -1
    state.steps = 0
    state.last = 0
    _pass_on(state, journal)


def _pass_on(state: Position, journal: Journal | None) -> None:
    if state.turn + 1 < state.players:
        state.turn += 1
        start_turn(state, journal)
    elif state.round == ROUND_LIMIT:
        end_game(state, ENDED_LIMIT, journal)
    else:
        if state.track_changer >= 0:
            state.queue.append(state.track_changer)
            state.track_changer = NOBODY
        if state.queen_changer >= 0:
            state.queue.append(state.queen_changer)
            state.queen_changer = NOBODY
        _end_round(state, journal)


def _end_round(state: Position, journal: Journal | None) -> None:
    """Asks the next seat that may change the turn order (F90, F91), then begins the next round."""
    while state.queue:
        state.current_player = state.queue[0]
        state.node = NODE_DISC
        choices = disc_moves(state)
        if len(choices) > 1:
            return
        if choices:
            _move_disc(state, 0, journal)
        del state.queue[0]
    state.round += 1
    state.turn = 0
    if journal is not None:
        state.current_player = state.order[0]
        state.node = NODE_ACTION
        journal.note(state, "round", round=state.round)
    start_turn(state, journal)


def take_turn_order(state: Position, seat: int, by_queen: bool, journal: Journal | None) -> None:
    """The action Change turn order: 1 franc, and the right to move the disc at the end of the round (F87 to F90)."""
    state.francs[seat] += TURN_ORDER_GAIN
    if by_queen:
        state.queen_changer = seat
    else:
        state.track_changer = seat
    if journal is not None:
        journal.note(state, "took_turn_order", seat=seat, francs=TURN_ORDER_GAIN)


def disc_moves(state: Position) -> list[Move]:
    """The places ahead that may be taken, front first, and staying where that is allowed; none from the front."""
    place = state.order.index(state.current_player)
    if place == 0:
        return []
    choices = moves.MOVE_DISC[: place if state.settings.any_earlier else 1]
    if state.settings.change_optional:
        choices.append(moves.STAY)
    return choices


def change_order(state: Position, move: Move, journal: Journal | None) -> None:
    """One seat moves its disc or lets it lie (F90)."""
    if move[0] == "move_disc":
        _move_disc(state, moves.NUMBER_OF[move[1]] - 1, journal)
    elif journal is not None:
        journal.note(state, "order_kept", seat=state.current_player)
    del state.queue[0]
    _end_round(state, journal)


def _move_disc(state: Position, place: int, journal: Journal | None) -> None:
    seat = state.current_player
    state.order.remove(seat)
    state.order.insert(place, seat)
    if journal is not None:
        journal.note(state, "order_changed", seat=seat, place=place + 1, order=state.order[:])
