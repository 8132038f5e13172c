"""Who knows what (L93, L94): what a seat sees of a position, and how the rest is made up again.

Nothing is known of an influence card in another hand: all were shuffled together since any was seen (L40). Of a
mission the back is known, of an intrigue card that was drawn again the face.
"""

from typing import Final

from engine.api import UNKNOWN
from engine.louis_xiv.data import COATS_OF_FAMILY, COPIES, COURTIERS, FACES, FAMILIES, HAND, MISSIONS, MISSIONS_OF
from engine.louis_xiv.missions import payments
from engine.louis_xiv.position import NODE_INTRIGUE, NODE_MISSION, NODE_OVER, NODE_PAY, NONE, Position
from engine.rng import Rng

_FAMILIES: Final = len(FAMILIES)
_MISSIONS: Final = len(MISSIONS)
_COURTIERS: Final = len(COURTIERS)
_ALL_INTRIGUE: Final = (1 << _COURTIERS) - 1
_HANDS: Final[dict[int, list[int]]] = {players: [UNKNOWN] * (players * FACES) for players in (2, 3, 4)}
_COATS: Final[dict[int, list[int]]] = {players: [UNKNOWN] * (players * _FAMILIES) for players in (2, 3, 4)}


def cover(state: Position, seat: int) -> None:
    """Makes unknown what the seat cannot know; `seat` may be NOBODY."""
    players = state.players
    hands, coats, missions, intrigue = state.hands, state.coats, state.missions, state.intrigue
    state.chance = UNKNOWN
    state.hands = _HANDS[players][:]
    state.intrigue = [UNKNOWN] * players
    state.missions = [UNKNOWN if back != NONE else NONE for back in state.backs]
    if state.node == NODE_PAY:
        state.missions[state.args[0]] = missions[state.args[0]]  # announced already
    if state.node != NODE_OVER:
        state.coats = _COATS[players][:]
    if seat >= 0:
        here = seat * FACES
        state.hands[here : here + FACES] = hands[here : here + FACES]
        here = seat * _FAMILIES
        state.coats[here : here + _FAMILIES] = coats[here : here + _FAMILIES]
        here = seat * HAND
        state.missions[here : here + HAND] = missions[here : here + HAND]
        state.intrigue[seat] = intrigue[seat]
    if state.node == NODE_INTRIGUE and state.current_player not in (seat, UNKNOWN) and not _is_known(state):
        state.current_player = UNKNOWN


def _is_known(state: Position) -> bool:
    """Whether everybody knows who holds the card of the present courtier."""
    return state.known[state.current_player] >> state.courtier & 1 == 1


def uncover(state: Position, rng: Rng) -> None:
    """Deals the unknown cards and coats out again at random, as the sizes, backs and known cards allow."""
    if UNKNOWN in state.hands:
        _deal_hands(state, rng)
    if UNKNOWN in state.intrigue:
        _deal_intrigue(state, rng)
    if UNKNOWN in state.missions:
        _deal_missions(state, rng)
    if UNKNOWN in state.coats:
        _deal_coats(state, rng)
    if state.chance == UNKNOWN:
        state.chance = rng.bits()


def _take(pile: list[int], rng: Rng) -> int:
    i = rng.below(len(pile))
    found = pile[i]
    pile[i] = pile[-1]
    pile.pop()
    return found


def _pile(totals: list[int], held: list[int], kinds: int) -> list[int]:
    """What is left of so many of each kind when the known hands are taken away."""
    counts = totals[:]
    for i, n in enumerate(held):
        if n > 0:
            counts[i % kinds] -= n
    pile = []
    for kind, n in enumerate(counts):
        pile += [kind] * n
    return pile


def _deal_hands(state: Position, rng: Rng) -> None:
    totals = COPIES[:]
    for face in state.played:
        if face >= 0:
            totals[face] -= 1
    pile = _pile(totals, state.hands, FACES)
    hands = state.hands
    for seat, size in enumerate(state.hand_sizes):
        here = seat * FACES
        if hands[here] == UNKNOWN:
            hands[here : here + FACES] = [0] * FACES
            for _ in range(size):
                hands[here + _take(pile, rng)] += 1


def _deal_coats(state: Position, rng: Rng) -> None:
    coats = state.coats
    pile = _pile(COATS_OF_FAMILY, coats, _FAMILIES)
    for seat, size in enumerate(state.coat_sizes):
        here = seat * _FAMILIES
        if coats[here] == UNKNOWN:
            coats[here : here + _FAMILIES] = [0] * _FAMILIES
            for _ in range(size - state.blanks[seat]):
                coats[here + _take(pile, rng)] += 1


def _deal_missions(state: Position, rng: Rng) -> None:
    gone = 0
    for entry in state.completed:
        gone |= 1 << entry % _MISSIONS
    for mission in state.missions:
        if mission >= 0:
            gone |= 1 << mission
    piles = [[mission for mission in its if not gone >> mission & 1] for its in MISSIONS_OF]
    if state.node == NODE_MISSION:
        _deal_what_is_asked(state, piles, rng)
    for place, mission in enumerate(state.missions):
        if mission == UNKNOWN:
            state.missions[place] = _take(piles[state.backs[place]], rng)


def _deal_what_is_asked(state: Position, piles: list[list[int]], rng: Rng) -> None:
    """Who is asked for a mission holds one that his chips pay for (L68)."""
    seat = state.current_player
    able = []
    for place in range(seat * HAND, seat * HAND + HAND):
        if state.missions[place] == UNKNOWN:
            pile = piles[state.backs[place]]
            able += [(place, mission) for mission in pile if payments(state, seat, mission)]
    if able:
        place, mission = rng.choice(able)
        piles[state.backs[place]].remove(mission)
        state.missions[place] = mission


def _deal_intrigue(state: Position, rng: Rng) -> None:
    """The cards never drawn before; somebody holds the present one if he is asked for it."""
    left = _ALL_INTRIGUE
    for courtier in state.returned:
        left &= ~(1 << courtier)
    for seat, held in enumerate(state.intrigue):
        left &= ~(state.known[seat] if held == UNKNOWN else held)
    free = [
        size - state.known[seat].bit_count() if state.intrigue[seat] == UNKNOWN else 0
        for seat, size in enumerate(state.intrigue_sizes)
    ]
    if state.current_player == UNKNOWN:
        holder = _choose_holder(state, free, rng)
        state.current_player = holder
        left &= ~(1 << state.courtier)
        free[holder] -= 1
    pile = [courtier for courtier in range(_COURTIERS) if left >> courtier & 1]
    for seat, held in enumerate(state.intrigue):
        if held == UNKNOWN:
            cards = state.known[seat]
            if seat == state.current_player and state.node == NODE_INTRIGUE:
                cards |= 1 << state.courtier
            for _ in range(free[seat]):
                cards |= 1 << _take(pile, rng)
            state.intrigue[seat] = cards


def _choose_holder(state: Position, free: list[int], rng: Rng) -> int:
    """One of those who may hold the card and can use it, as likely as each has unknown cards (L42)."""
    able = []
    for seat, n in enumerate(free):
        if state.personal[seat] + state.general[seat]:
            able += [seat] * n
    return rng.choice(able)
