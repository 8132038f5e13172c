"""Which pending decisions can come up in a position; for the check of a snapshot."""

from engine.api import NOBODY
from engine.louis_xiv import influence, missions, patronage, placement, rewards
from engine.louis_xiv.data import (
    AT_END,
    AT_START,
    BRIBE,
    COURTIERS,
    CROWN,
    GUEST_AT,
    HAND,
    INFLUENCE_HAND,
    JOKER,
    KIND,
    MISSIONS,
    PLACE_REWARD,
    REWARD,
    REWARD_COUNT,
    ROUNDS,
)
from engine.louis_xiv.position import (
    FACE_DOWN,
    NODE_BRIBE,
    NODE_CARD,
    NODE_DECK,
    NODE_GUEST,
    NODE_INTRIGUE,
    NODE_KEEP,
    NODE_LAST_WORD,
    NODE_MISSION,
    NODE_OVER,
    NODE_PAY,
    NODE_PLACE,
    NODE_PUT,
    NODE_USE,
    NONE,
    Position,
)
from engine.louis_xiv.stock import chips_left, missions_left
from engine.louis_xiv.turns import powers


def is_sound(state: Position) -> bool:
    """Whether the right seat is asked for something that can be asked, and what belongs to it fits."""
    if state.node == NODE_OVER:
        return state.round == ROUNDS and state.current_player == NOBODY and _is_quiet(state) and not state.args
    if state.current_player == NOBODY or state.node > NODE_OVER:
        return False
    if state.node < NODE_INTRIGUE:
        return _is_quiet(state, with_queue=True) and _influence(state)
    if state.played:
        return False
    if state.node <= NODE_PLACE:
        return state.courtier != NONE and _patronage(state)
    return _is_quiet(state) and _missions(state)


def _is_quiet(state: Position, with_queue: bool = False) -> bool:
    """Nothing is left of the evaluation of a courtier."""
    return (
        (state.courtier, state.leader, state.crowned, state.rewarded) == (NONE, NOBODY, 0, 0)
        and not any(state.late)
        and (with_queue or not state.queue)
        and (state.node <= NODE_PLACE or not state.played)
    )


# ---------------------------------------------------------------------------------------------- influence phase
def _influence(state: Position) -> bool:
    seat, node = state.current_player, state.node
    if node >= NODE_LAST_WORD:
        return _last_word(state)
    if FACE_DOWN in state.played or min(state.hand_sizes) < 1:
        return False
    if node == NODE_GUEST:
        return min(state.hand_sizes) >= INFLUENCE_HAND and not state.args and _guest(state)
    if state.queue:
        return False
    if node == NODE_CARD:
        return not state.args and state.hand_sizes[seat] > 1
    if not state.played or state.played[-1] < 0:
        return False
    return placement.is_sound(state) if node > NODE_PUT else _use(state)


def _use(state: Position) -> bool:
    """A card was played and there is a choice of what to do with it (L32, L33)."""
    face, args = state.played[-1], state.args
    if not state.personal[state.current_player]:
        return False
    if state.node == NODE_USE:
        return args == [face]
    return (
        face == JOKER
        and len(args) == 2
        and args[0] == JOKER
        and 0 <= args[1] < len(COURTIERS)
        and len(influence.put_moves(state)) > 1
    )


def _asked_for_power(state: Position, working: list[bool]) -> bool:
    """The queue is the rest of the powers, and the first of them belongs to the seat that is asked."""
    if not state.queue or powers(state, working)[-len(state.queue) :] != state.queue:
        return False
    return state.queue[0] // len(MISSIONS) == state.current_player


def _guest(state: Position) -> bool:
    if not _asked_for_power(state, AT_START) or not state.general[state.current_player]:
        return False
    return state.settings.optional or len(GUEST_AT[state.queue[0] % len(MISSIONS)]) > 1


def _last_word(state: Position) -> bool:
    """The last cards lie face down on top of the others (L38, L39)."""
    before = len(state.played) - state.players
    if any(state.hand_sizes) or before < 0:
        return False
    if state.played[before:] != [FACE_DOWN] * state.players or FACE_DOWN in state.played[:before]:
        return False
    if not _asked_for_power(state, AT_END) or not state.personal[state.current_player]:
        return False
    if state.node == NODE_LAST_WORD:
        return not state.args
    return len(state.args) == 1 and 0 <= state.args[0] < len(COURTIERS) and len(influence.last_put_moves(state)) > 1


# ---------------------------------------------------------------------------------------------- patronage phase
def _patronage(state: Position) -> bool:
    seat, node = state.current_player, state.node
    if node == NODE_INTRIGUE:
        if (state.leader, state.crowned, state.rewarded) != (NOBODY, 0, 0) or state.queue or any(state.late):
            return False
        holds = state.intrigue[seat] >> state.courtier & 1
        return not state.args and holds == 1 and state.personal[seat] + state.general[seat] > 0
    return _evaluation(state) and (_bribe(state) if node == NODE_BRIBE else _place(state))


def _evaluation(state: Position) -> bool:
    """Leader, crown and line are those of the markers that lie there (L43 to L51, L63)."""
    colours = state.settings.colours
    counts = state.markers[state.courtier * colours : (state.courtier + 1) * colours]
    for seat, late in enumerate(state.late):
        counts[seat] -= late
    if min(counts) < 0 or state.leader != patronage.sole_leader(state, counts) or not _crowned(state):
        return False
    line = patronage.line_up(state, state.leader, counts)
    served = len(line) - len(state.queue)
    if not state.queue or line[served:] != state.queue or state.queue[0] != state.current_player:
        return False
    done = sum(1 << seat for seat in line[:served])
    return state.rewarded & ~(done | 1 << state.current_player) == 0


def _crowned(state: Position) -> bool:
    """Whoever leads where Louis is has taken a crown, unless none is left (L63, L65)."""
    if state.louis != state.courtier or state.leader == NOBODY:
        return state.crowned == 0
    if state.crowned:
        return state.chips[CROWN * state.players + state.leader] > 0
    return chips_left(state, CROWN) == 0


def _bribe(state: Position) -> bool:
    seat = state.current_player
    return (
        KIND[patronage.side(state)][state.courtier] == BRIBE
        and seat != state.leader
        and not state.rewarded >> seat & 1
        and not state.args
        and not any(state.late)
        and rewards.is_there(state)
        and state.coins[seat] >= patronage.price(state, seat)
    )


def _place(state: Position) -> bool:
    """So many markers are left to place, the first or, of several, one more (L58, A15)."""
    seat = state.current_player
    if REWARD[state.courtier] != PLACE_REWARD or not state.rewarded >> seat & 1 or len(state.args) != 2:
        return False
    if any(state.late) and not state.settings.own_courtier:
        return False
    if sum(state.late) > REWARD_COUNT[state.courtier] * state.rewarded.bit_count():
        return False
    left, last = state.args
    supply = state.general[seat] + state.personal[seat]
    if last == NONE:
        return not state.late[seat] and left == min(REWARD_COUNT[state.courtier], supply) > 0
    return (
        state.settings.split
        and 0 < left < REWARD_COUNT[state.courtier]
        and left <= supply
        and 0 <= last < len(COURTIERS)
        and state.markers[last * state.settings.colours + seat] > 0
        and (last != state.courtier or state.late[seat] > 0)
        and len(rewards.place_moves(state)) > 1
    )


# ----------------------------------------------------------------------------------------------- missions phase
def _missions(state: Position) -> bool:
    seat, node = state.current_player, state.node
    if node == NODE_MISSION:
        return not state.args and len(missions.mission_moves(state)) > 1
    if node == NODE_KEEP:
        return not state.args and len(missions.keep_moves(state)) > 1
    if len(state.args) != 1 or state.args[0] // HAND != seat:
        return False
    mission = state.missions[state.args[0]]
    if node == NODE_PAY:
        return mission != NONE and len(missions.payments(state, seat, mission)) > 1
    several = sum(1 for left in missions_left(state) if left) > 1
    return node == NODE_DECK and mission == NONE and several and len(state.completed) > state.mark
