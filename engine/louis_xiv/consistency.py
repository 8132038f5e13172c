"""What holds between the fields of every position that play can reach, checked when a snapshot is loaded."""

from engine.api import BadSetup
from engine.louis_xiv import pending
from engine.louis_xiv.data import (
    CHIPS,
    COATS_OF_FAMILY,
    COPIES,
    FACES,
    FAMILIES,
    LOUIS_TO,
    MARKERS,
    MISSIONS,
    NEUTRAL_MARKERS,
    TIER,
)
from engine.louis_xiv.position import (
    FROM_FAMILIES,
    FROM_LEFTOVERS,
    NODE_DECK,
    NODE_MISSION,
    NODE_OVER,
    NODE_PLACE,
    NONE,
    Position,
)
from engine.louis_xiv.scoring import leftovers, most_coats
from engine.louis_xiv.stock import bank, chips_left, coats_left, missions_left, unseen_intrigue


def check(state: Position) -> None:
    """Raises `BadSetup` with one sentence if play cannot have led to this position."""
    for test, sentence in (
        (_markers, "markers are missing or too many"),
        (_income, "the income cards or Louis cannot be like this"),
        (_coins_and_chips, "there are more coins or chips than the game has"),
        (_influence, "the influence cards cannot lie like this"),
        (_intrigue, "the intrigue cards cannot lie like this"),
        (_missions, "the missions cannot lie like this"),
        (_coats, "the coats cannot be held like this"),
        (_earned, "the coats of the final scoring do not fit the position"),
        (pending.is_sound, "the decision cannot come up here"),
    ):
        if not test(state):
            raise BadSetup(sentence)


def _markers(state: Position) -> bool:
    """Sixteen of each colour, eight neutral ones (L8, L89)."""
    colours = state.settings.colours
    for seat in range(state.players):
        if state.general[seat] + state.personal[seat] + sum(state.markers[seat::colours]) != MARKERS:
            return False
    if colours == state.players:
        return state.neutral == 0
    return state.neutral + sum(state.markers[state.players :: colours]) == NEUTRAL_MARKERS


def _income(state: Position) -> bool:
    """A card each round; Louis is where the last one sent him, until patronage is over (L26, L67)."""
    if len(set(state.income)) < len(state.income):
        return False
    return state.louis == (LOUIS_TO[state.income[-1]] if state.node <= NODE_PLACE else NONE)


def _coins_and_chips(state: Position) -> bool:
    limited = state.settings.limited and bank(state) < 0
    return not limited and all(chips_left(state, kind) >= 0 for kind in range(len(CHIPS)))


def _influence(state: Position) -> bool:
    counts = COPIES[:]
    for i, n in enumerate(state.hands):
        counts[i % FACES] -= n
    for face in state.played:
        if face >= 0:
            counts[face] -= 1
    sizes = [sum(state.hands[seat * FACES : (seat + 1) * FACES]) for seat in range(state.players)]
    return min(counts) >= 0 and sizes == state.hand_sizes


def _intrigue(state: Position) -> bool:
    """Each card once; known are some of those held, and only when all have been drawn before (L42)."""
    taken = 0
    for courtier in state.returned:
        if taken >> courtier & 1:
            return False
        taken |= 1 << courtier
    for seat, held in enumerate(state.intrigue):
        if held & taken or state.known[seat] & ~held or held.bit_count() != state.intrigue_sizes[seat]:
            return False
        taken |= held
    return not any(state.known) or not unseen_intrigue(state)


def _missions(state: Position) -> bool:
    """Each card once, under its own back; a place is empty only before a draw and when no card is left (L72, A22)."""
    lying = [mission for mission in state.missions if mission != NONE]
    lying += [entry % len(MISSIONS) for entry in state.completed]
    if len(set(lying)) < len(lying):
        return False
    if state.backs != [TIER[mission] if mission != NONE else NONE for mission in state.missions]:
        return False
    empty = [place for place, mission in enumerate(state.missions) if mission == NONE]
    if state.node == NODE_DECK and state.args and state.args[0] in empty:
        empty.remove(state.args[0])
    if empty and any(missions_left(state)):
        return False
    if NODE_MISSION <= state.node < NODE_OVER:
        return state.mark <= len(state.completed) and all(
            entry // len(MISSIONS) == state.current_player for entry in state.completed[state.mark :]
        )
    return state.mark == 0


def _coats(state: Position) -> bool:
    """Ten of each family; blank ones only once the pile is empty (L7, A14)."""
    kinds = len(FAMILIES)
    if any(sum(state.coats[family::kinds]) > COATS_OF_FAMILY[family] for family in range(kinds)):
        return False
    for seat in range(state.players):
        more = state.coat_sizes[seat] - state.blanks[seat] - sum(state.coats[seat * kinds : (seat + 1) * kinds])
        if not 0 <= more <= state.earned[FROM_FAMILIES * state.players + seat]:
            return False
    if coats_left(state) < 0:
        return False
    return not any(state.blanks) or (coats_left(state) == 0 and not state.settings.no_blanks)


def _earned(state: Position) -> bool:
    """Nothing before the end; then a coat for all that is left, and one for each family led (L84, L85)."""
    if state.node != NODE_OVER:
        return not any(state.earned)
    for seat in range(state.players):
        left = state.earned[FROM_LEFTOVERS * state.players + seat]
        bonus = state.earned[FROM_FAMILIES * state.players + seat]
        due = sum(leftovers(state, seat).values())
        best = sum(seat in most_coats(state, family) for family in range(len(FAMILIES)))
        if left + bonus > state.coat_sizes[seat] or left > due or bonus > best:
            return False
        if (left < due or bonus < best) and not (state.settings.no_blanks and coats_left(state) == 0):
            return False
    return True
