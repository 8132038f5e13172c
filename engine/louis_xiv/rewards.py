"""What the courtiers give (L53 to L58)."""

from engine.api import Journal, Move
from engine.louis_xiv.data import (
    ALL_COURTIERS,
    CHIP_REWARD,
    CHIPS,
    COATS_REWARD,
    COINS_REWARD,
    INFLUENCE_REWARD,
    INTRIGUE_REWARD,
    PLACE_REWARD,
    REWARD,
    REWARD_CHIP,
    REWARD_COUNT,
    REWARDS,
)
from engine.louis_xiv.moves import COURTIER_OF, DECLINE, PLACE
from engine.louis_xiv.position import NODE_PLACE, NONE, Position
from engine.louis_xiv.stock import (
    bank,
    chips_left,
    coats_left,
    draw_coats,
    draw_influence,
    draw_intrigue,
    influence_deck,
    intrigue_left,
    pay_out,
)


def is_there(state: Position) -> bool:
    """Whether anything of the reward of this courtier is left (L53, A13, A14, A24)."""
    reward = REWARD[state.courtier]
    if reward == CHIP_REWARD:
        return chips_left(state, REWARD_CHIP[state.courtier]) > 0
    if reward == COATS_REWARD:
        return not state.settings.no_blanks or coats_left(state) > 0
    if reward == INTRIGUE_REWARD:
        return intrigue_left(state) > 0
    if reward == COINS_REWARD:
        return not state.settings.limited or bank(state) > 0
    return True


def give(state: Position, seat: int, price: int, journal: Journal | None) -> bool:
    """Gives the reward of this courtier, free if the price is NONE; whether the seat is asked where markers go."""
    here = state.courtier
    reward, count = REWARD[here], REWARD_COUNT[here]
    if reward == PLACE_REWARD:
        return _ask_place(state, seat, count, journal)
    if not is_there(state):
        tell_none(state, seat, journal)
        return False
    state.rewarded |= 1 << seat
    if reward == CHIP_REWARD:
        count = min(count, chips_left(state, REWARD_CHIP[here]))
        state.chips[REWARD_CHIP[here] * state.players + seat] += count
    elif reward == COINS_REWARD:
        count = pay_out(state, seat, count)
    _tell(state, seat, count, price, journal)
    if reward == COATS_REWARD:
        draw_coats(state, seat, count, journal)
    elif reward == INFLUENCE_REWARD:
        draw_influence(state, seat, count, influence_deck(state), journal)
    elif reward == INTRIGUE_REWARD:
        draw_intrigue(state, seat, count, journal)
    return False


def _tell(state: Position, seat: int, count: int, price: int, journal: Journal | None) -> None:
    if journal is None:
        return
    here = state.courtier
    kind = REWARDS[REWARD[here]]
    chip = CHIPS[REWARD_CHIP[here]] if REWARD[here] == CHIP_REWARD else ""
    if price == NONE:
        journal.note(state, "rewarded", seat=seat, courtier=here + 1, kind=kind, chip=chip, count=count)
    else:
        journal.note(state, "bribed", seat=seat, courtier=here + 1, kind=kind, chip=chip, count=count, price=price)


def tell_none(state: Position, seat: int, journal: Journal | None) -> None:
    if journal is not None:
        here = state.courtier
        journal.note(state, "no_reward", seat=seat, courtier=here + 1, kind=REWARDS[REWARD[here]])


# ------------------------------------------------------------------------------------------- placing markers (L58)
def _ask_place(state: Position, seat: int, count: int, journal: Journal | None) -> bool:
    """As many as both reserves hold; with none at all nobody is asked."""
    count = min(count, state.general[seat] + state.personal[seat])
    if not count:
        tell_none(state, seat, journal)
        return False
    state.rewarded |= 1 << seat
    state.node = NODE_PLACE
    state.current_player = seat
    state.args = [count, NONE]
    _tell(state, seat, count, NONE, journal)
    return True


def place_moves(state: Position) -> list[Move]:
    """Every courtier but this one (A15); of several in rising order, and only the first may be declined."""
    last = state.args[1]
    first = max(last, 0)
    moves = [PLACE[courtier] for courtier in ALL_COURTIERS[first:] if _can_take(state, courtier)]
    if last == NONE:
        moves.append(DECLINE)
    return moves


def _can_take(state: Position, courtier: int) -> bool:
    return courtier != state.courtier or state.settings.own_courtier


def place(state: Position, move: Move, journal: Journal | None) -> bool:
    """Places the markers, or declines; whether none is left to place."""
    seat = state.current_player
    if move[0] == "decline":
        if journal is not None:
            journal.note(state, "not_placed", seat=seat, courtier=state.courtier + 1)
        state.args = []
        return True
    target = COURTIER_OF[move[1]]
    left = state.args[0]
    count = 1 if state.settings.split else left
    _place(state, seat, target, count, journal)
    state.args = [left - count, target]
    if left > count:
        moves = place_moves(state)
        return len(moves) == 1 and place(state, moves[0], journal)
    state.args = []
    return True


def _place(state: Position, seat: int, target: int, count: int, journal: Journal | None) -> None:
    """From the general reserve, what is missing there from the personal supply."""
    general = min(count, state.general[seat])
    state.general[seat] -= general
    state.personal[seat] -= count - general
    state.markers[target * state.settings.colours + seat] += count
    if target == state.courtier:
        state.late[seat] += count
    if journal is not None:
        here = state.courtier + 1
        journal.note(state, "placed", seat=seat, courtier=here, target=target + 1, count=count)
