"""The patronage phase (L41 to L67): courtier by courtier intrigue, leader, rewards, markers home, the other side."""

from engine.api import NOBODY, Journal, Move
from engine.louis_xiv import rewards
from engine.louis_xiv.data import (
    BRIBE,
    COURTIERS,
    CROWN,
    FROM_GENERAL,
    FROM_PERSONAL,
    KIND,
    MAJORITY,
    MISSIONS,
    NUMBER,
    POWER_DISCOUNT,
    SIDE_KINDS,
    SIDES,
    THRESHOLD,
)
from engine.louis_xiv.moves import BRIBES, GENERAL, KEEP, PERSONAL
from engine.louis_xiv.position import NODE_BRIBE, NODE_INTRIGUE, NODE_MISSIONS, NODE_PATRONAGE, NONE, Position
from engine.louis_xiv.stock import chips_left
from engine.louis_xiv.turns import seats_in_order

_MISSIONS: int = len(MISSIONS)


def begin(state: Position, journal: Journal | None) -> None:
    state.courtier = NONE
    _rest(state)
    _go_on(state, journal)


def _rest(state: Position) -> None:
    """Nobody is asked; who was asked last for an intrigue card is forgotten (L42)."""
    state.node = NODE_PATRONAGE
    state.current_player = state.first


def _go_on(state: Position, journal: Journal | None) -> None:
    """The courtiers that follow, up to a question or the end of the phase."""
    while state.courtier + 1 < len(COURTIERS):
        state.courtier += 1
        if journal is not None:
            _tell_begin(state, journal)
        if _asks_holder(state):
            return
        _evaluate(state, journal)
        if _serve(state, journal):
            return
        _close(state, journal)
    state.courtier = NONE
    if journal is not None:
        journal.note(state, "louis_leaves", courtier=state.louis + 1)
    state.louis = NONE
    state.node = NODE_MISSIONS


def _resume(state: Position, journal: Journal | None) -> None:
    """The seat in front has been served: the rest of this courtier, then the others."""
    _rest(state)
    state.queue.pop(0)
    if not _serve(state, journal):
        _close(state, journal)
        _go_on(state, journal)


def side(state: Position) -> int:
    return state.turned >> state.courtier & 1


def _tell_begin(state: Position, journal: Journal) -> None:
    here, up = state.courtier, side(state)
    journal.note(
        state,
        "courtier_begins",
        courtier=here + 1,
        side=SIDES[up],
        kind=SIDE_KINDS[KIND[up][here]],
        number=NUMBER[up][here],
        louis=int(state.louis == here),
    )


# ------------------------------------------------------------------------------------------------- intrigue (L42)
def _asks_holder(state: Position) -> bool:
    """Asks who holds the card of this courtier, if somebody does who has a marker to place."""
    for seat, held in enumerate(state.intrigue):
        if held >> state.courtier & 1 and state.personal[seat] + state.general[seat]:
            state.node = NODE_INTRIGUE
            state.current_player = seat
            return True
    return False


def intrigue_moves(state: Position) -> list[Move]:
    seat = state.current_player
    moves = []
    if state.personal[seat]:
        moves.append(PERSONAL)
    if state.general[seat]:
        moves.append(GENERAL)
    moves.append(KEEP)
    return moves


def play_intrigue(state: Position, move: Move, journal: Journal | None) -> None:
    seat, here = state.current_player, state.courtier
    if move[0] == "intrigue":
        _intrigue(state, seat, str(move[1]), journal)
    elif journal is not None:
        journal.note(state, "kept", to=seat, seat=seat, courtier=here + 1)
    _rest(state)
    _evaluate(state, journal)
    if not _serve(state, journal):
        _close(state, journal)
        _go_on(state, journal)


def _intrigue(state: Position, seat: int, source: str, journal: Journal | None) -> None:
    """Two from the personal supply, or one from the general reserve; the card goes under the deck."""
    here = state.courtier
    if source == "personal":
        count = min(FROM_PERSONAL[here], state.personal[seat])
        state.personal[seat] -= count
    else:
        count = min(FROM_GENERAL[here], state.general[seat])
        state.general[seat] -= count
    state.markers[here * state.settings.colours + seat] += count
    state.intrigue[seat] &= ~(1 << here)
    state.known[seat] &= ~(1 << here)
    state.intrigue_sizes[seat] -= 1
    state.returned.append(here)
    state.reveals += 1
    if journal is not None:
        journal.note(state, "intrigue", seat=seat, courtier=here + 1, source=source, count=count)


# ----------------------------------------------------------------------------------------- leader, crown, rewards
def _evaluate(state: Position, journal: Journal | None) -> None:
    """Finds the sole leader, gives Louis's crown and lines up who is served, in the order of L44 (L43a)."""
    colours = state.settings.colours
    here = state.courtier
    counts = state.markers[here * colours : here * colours + colours]
    most = max(counts)
    state.leader = NOBODY
    state.crowned = 0
    state.rewarded = 0
    state.queue = []
    if not most:
        if journal is not None:
            journal.note(state, "empty", courtier=here + 1)
        return
    state.leader = sole_leader(state, counts)
    if journal is not None:
        tied = [seat for seat in range(colours) if counts[seat] == most]
        if len(tied) == 1:
            journal.note(state, "leads", seat=tied[0], courtier=here + 1, count=most, counts=counts)
        else:
            journal.note(state, "tied", seats=tied, courtier=here + 1, count=most, counts=counts)
    if here == state.louis and state.leader != NOBODY:
        _crown(state, journal)
    state.queue = line_up(state, state.leader, counts)
    if journal is not None:
        _tell_below(state, counts, journal)


def sole_leader(state: Position, counts: list[int]) -> int:
    """The player with strictly more markers than any other colour, else NOBODY (L91)."""
    most = max(counts)
    seat = counts.index(most)
    return seat if most and counts.count(most) == 1 and seat < state.players else NOBODY


def _crown(state: Position, journal: Journal | None) -> None:
    """The crown only needs the sole lead (L63, L64)."""
    seat = state.leader
    if chips_left(state, CROWN):
        state.chips[CROWN * state.players + seat] += 1
        state.crowned = 1
    if journal is not None:
        key = "crowned" if state.crowned else "no_crown"
        journal.note(state, key, seat=seat, courtier=state.courtier + 1)


def line_up(state: Position, leader: int, counts: list[int]) -> list[int]:
    """Who gets the reward or may bribe, in that order (L44, L47, L50, L51); nobody at an empty courtier (A5)."""
    here, up = state.courtier, side(state)
    kind = KIND[up][here]
    if kind == MAJORITY:
        return [leader] if leader != NOBODY else []
    if not any(counts):
        return []
    need = NUMBER[up][here] if kind == THRESHOLD else int(state.settings.bribe_with_marker)
    order = seats_in_order(state)
    if leader != NOBODY:
        order = [leader, *(seat for seat in order if seat != leader)]
    return [seat for seat in order if counts[seat] >= need]


def _tell_below(state: Position, counts: list[int], journal: Journal) -> None:
    here, up = state.courtier, side(state)
    below = [seat for seat in seats_in_order(state) if 0 < counts[seat] < NUMBER[up][here]]
    if below and KIND[up][here] == THRESHOLD:
        journal.note(state, "below", seats=below, courtier=here + 1, count=NUMBER[up][here])


def price(state: Position, seat: int) -> int:
    """What the seat pays for the reward of this courtier (L47, `cheap_bribes` of L78)."""
    full = NUMBER[side(state)][state.courtier]
    for entry in state.completed:
        if POWER_DISCOUNT[entry % _MISSIONS] and entry // _MISSIONS == seat:
            full -= POWER_DISCOUNT[entry % _MISSIONS]
    return max(full, 1)


def _serve(state: Position, journal: Journal | None) -> bool:
    """Serves the seats in line; whether one of them is asked for something."""
    kind = KIND[side(state)][state.courtier]
    while state.queue:
        seat = state.queue[0]
        if kind != BRIBE or seat == state.leader:
            if rewards.give(state, seat, NONE, journal):
                return True
        elif _may_bribe(state, seat, journal):
            state.node = NODE_BRIBE
            state.current_player = seat
            return True
        state.queue.pop(0)
    return False


def _may_bribe(state: Position, seat: int, journal: Journal | None) -> bool:
    """There is a reward (L53, A14, A24), and the seat can pay for it."""
    if not rewards.is_there(state):
        rewards.tell_none(state, seat, journal)
        return False
    cost = price(state, seat)
    if state.coins[seat] >= cost:
        return True
    if journal is not None:
        journal.note(state, "cannot_pay", seat=seat, courtier=state.courtier + 1, price=cost)
    return False


def bribe_moves(_state: Position) -> list[Move]:
    return BRIBES[:]


def play_bribe(state: Position, move: Move, journal: Journal | None) -> None:
    seat = state.current_player
    cost = price(state, seat)
    if move[0] == "bribe":
        state.coins[seat] -= cost
        rewards.give(state, seat, cost, journal)
    elif journal is not None:
        journal.note(state, "refused", seat=seat, courtier=state.courtier + 1, price=cost)
    _resume(state, journal)


def play_place(state: Position, move: Move, journal: Journal | None) -> None:
    if rewards.place(state, move, journal):
        _resume(state, journal)


# ------------------------------------------------------------------------------------- markers home, the other side
def _close(state: Position, journal: Journal | None) -> None:
    """The markers leave, then the courtier is turned over (L43a)."""
    colours = state.settings.colours
    start = state.courtier * colours
    leaving = state.markers[start : start + colours]
    if any(state.late):
        for seat, late in enumerate(state.late):
            leaving[seat] -= late
        state.late = [0] * state.players
    turns = _turns(state, leaving)
    if any(leaving):
        _send_home(state, leaving, journal)
    if turns:
        state.turned ^= 1 << state.courtier
        if journal is not None:
            journal.note(state, "turned", courtier=state.courtier + 1, side=SIDES[side(state)])
    state.leader = NOBODY
    state.crowned = 0
    state.rewarded = 0


def _turns(state: Position, leaving: list[int]) -> bool:
    """Whether the courtier is turned over (L59, L60, L66, L92, A6, A7)."""
    here, up = state.courtier, side(state)
    if here == state.louis:
        return True
    if not any(leaving):
        return state.settings.empty_flips
    kind = KIND[up][here]
    if kind == THRESHOLD:
        return max(leaving[: state.players]) >= NUMBER[up][here]
    if kind == BRIBE and not state.settings.flips_on_lead:
        return state.rewarded != 0
    return state.leader != NOBODY


def _send_home(state: Position, leaving: list[int], journal: Journal | None) -> None:
    """The sole leader's markers to the general reserve, the others to the personal supply (L46 to L52, L65, L92)."""
    here = state.courtier
    stays_personal = KIND[side(state)][here] == THRESHOLD and not state.crowned
    general = [0] * state.players
    personal = leaving[: state.players]
    if state.leader != NOBODY and not stays_personal:
        general[state.leader] = personal[state.leader]
        personal[state.leader] = 0
    for seat in range(state.players):
        state.general[seat] += general[seat]
        state.personal[seat] += personal[seat]
    neutral = leaving[-1] if state.settings.colours > state.players else 0
    state.neutral += neutral
    start = here * state.settings.colours
    for colour, count in enumerate(leaving):
        state.markers[start + colour] -= count
    if journal is not None:
        journal.note(state, "markers_home", courtier=here + 1, general=general, personal=personal, count=neutral)
