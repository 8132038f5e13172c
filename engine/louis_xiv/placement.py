"""Markers placed with a card, and how they move on along a path (L32 to L35, A2, A3).

`args` holds the frames of the placement: courtier, how many of the markers just placed are there, the courtier they
came from (NONE: they were placed here) and the last target (NONE: none yet); after the last frame a bit set of the
courtiers entered. Without forks there is one frame.
"""

from typing import Final

from engine.api import Journal, Move
from engine.louis_xiv.data import ADJACENT, CARD_PLACES, JOKER
from engine.louis_xiv.moves import COURTIER_OF, MOVE_ON, NUMBER_OF, STOP
from engine.louis_xiv.position import NODE_MOVE, NONE, Position

FRAME: Final = 4


def put(state: Position, courtier: int, count: int, journal: Journal | None) -> bool:
    """Places the markers; whether the turn is over, as none of them can move on."""
    seat = state.current_player
    state.personal[seat] -= count
    state.markers[courtier * state.settings.colours + seat] += count
    state.args = [courtier, count, NONE, NONE, 1 << courtier]
    if journal is not None:
        journal.note(state, "put", seat=seat, courtier=courtier + 1, count=count)
    return _settle(state)


def _settle(state: Position) -> bool:
    """Drops frames in which nothing can move; whether none is left."""
    args = state.args
    while len(args) > 1:
        if _most(state) and _targets(state):
            state.node = NODE_MOVE
            return False
        del args[:FRAME]
    return True


def _most(state: Position) -> int:
    """How many markers may leave: one of those just placed stays (L34), or an older one in their place (A2)."""
    courtier, count, origin, _ = state.args[:FRAME]
    if state.settings.stay_new or not _has_older(state, courtier, count):
        return count - 1
    if origin == NONE and state.played[-1] == JOKER:
        return count - 1  # all of them might as well be placed on the next courtier
    return count


def _has_older(state: Position, courtier: int, new: int) -> bool:
    return state.markers[courtier * state.settings.colours + state.current_player] > new


def _targets(state: Position) -> list[int]:
    """Adjacent courtiers not entered yet, those named first being done with (A3).

    Two markers of a joker end on two courtiers in one order only: the lower number first (L97).
    """
    courtier, _, origin, last = state.args[:FRAME]
    entered = state.args[-1]
    found = [target for target in ADJACENT[courtier] if target > last and not entered >> target & 1]
    if origin == NONE and state.played[-1] == JOKER:
        settings = state.settings
        return [
            target
            for target in found
            if target > courtier or not (settings.stay_new or not _has_older(state, target, 0))
        ]
    return found


def move_moves(state: Position) -> list[Move]:
    most = _most(state)
    targets = _targets(state)
    if most == 1:
        moves = [MOVE_ON[target][1] for target in targets]
    else:
        moves = [MOVE_ON[target][count] for target in targets for count in range(1, most + 1)]
    moves.append(STOP)
    return moves


def move_on(state: Position, move: Move, journal: Journal | None) -> bool:
    """Markers move on to one adjacent courtier, or stop; whether the turn is over."""
    args = state.args
    if move[0] == "stop":
        del args[:FRAME]
        return _settle(state)
    seat = state.current_player
    colours = state.settings.colours
    courtier = args[0]
    target = COURTIER_OF[move[1]]
    count = NUMBER_OF[move[2]]
    state.markers[courtier * colours + seat] -= count
    state.markers[target * colours + seat] += count
    frame = [target, count, courtier, NONE]
    entered = args[-1] | 1 << target
    if state.settings.single_path:
        state.args = [*frame, entered]
    else:
        args[1] -= count
        args[3] = target
        state.args = [*args[:-1], *frame, entered]
    if journal is not None:
        journal.note(state, "moved_on", seat=seat, courtier=courtier + 1, target=target + 1, count=count)
    return _settle(state)


# ------------------------------------------------------------------------------------------ the check of a snapshot
def is_sound(state: Position) -> bool:
    """Whether the frames are some that play can leave behind."""
    args, frames = state.args, len(state.args) // FRAME
    if frames < 1 or len(args) != FRAME * frames + 1 or (state.settings.single_path and frames > 1):
        return False
    if not all(_is_frame(state, args[i : i + FRAME]) for i in range(0, len(args) - 1, FRAME)):
        return False
    if sum(args[1:-1:FRAME]) > CARD_PLACES[state.played[-1]] or not 0 <= args[-1] < 1 << len(ADJACENT):
        return False
    if len({*args[0:-1:FRAME]}) < frames or NONE in args[2 + FRAME : -1 : FRAME]:
        return False
    if args[2] == NONE and state.played[-1] != JOKER and args[0] != state.played[-1] - 1:
        return False
    return _most(state) > 0 and bool(_targets(state))


def _is_frame(state: Position, frame: list[int]) -> bool:
    """Courtiers that were entered, markers that lie there; the last target only where there are forks."""
    courtier, count, origin, last = frame
    entered = state.args[-1]
    if not 0 <= courtier < len(ADJACENT) or not entered >> courtier & 1 or count < 0:
        return False
    if origin != NONE and not (origin in ADJACENT[courtier] and entered >> origin & 1):
        return False
    if last != NONE and (state.settings.single_path or last not in ADJACENT[courtier] or not entered >> last & 1):
        return False
    return state.markers[courtier * state.settings.colours + state.current_player] >= count
