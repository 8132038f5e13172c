"""Drawing: what lies in no place that is known lies in the pile, and any of it may come next (L95)."""

from engine.api import EVERYONE, Journal
from engine.louis_xiv.data import (
    BANK,
    CHIP_STOCK,
    COATS,
    COATS_OF_FAMILY,
    COPIES,
    COURTIERS,
    FACES,
    FAMILIES,
    INFLUENCE_CARDS,
    MISSIONS,
    MISSIONS_OF,
    TIER,
    TIERS,
)
from engine.louis_xiv.position import Position
from engine.rng import Rng

_FAMILIES: int = len(FAMILIES)
_MISSIONS: int = len(MISSIONS)


def pick(state: Position, pile: list[int]) -> int:
    """Takes one of the pile at random."""
    rng = Rng(state.chance)
    i = rng.below(len(pile))
    state.chance = rng.state
    found = pile[i]
    pile[i] = pile[-1]
    pile.pop()
    return found


# ------------------------------------------------------------------------------------------------ coins and chips
def bank(state: Position) -> int:
    """Coins that the bank still has (A13)."""
    return BANK - sum(state.coins)


def pay_out(state: Position, seat: int, count: int) -> int:
    """Gives coins to a seat, no more than there are if they are limited (A13); how many."""
    given = min(count, bank(state)) if state.settings.limited else count
    state.coins[seat] += given
    return given


def chips_left(state: Position, kind: int) -> int:
    here = kind * state.players
    return CHIP_STOCK[kind] - sum(state.chips[here : here + state.players])


# ------------------------------------------------------------------------------------------------ influence cards
def influence_left(state: Position) -> int:
    return INFLUENCE_CARDS - sum(state.hand_sizes) - len(state.played)


def influence_deck(state: Position) -> list[int]:
    """The faces in the deck, in no order; all hands must be known."""
    counts = COPIES[:]
    for i, n in enumerate(state.hands):
        if n:
            counts[i % FACES] -= n
    for face in state.played:
        if face >= 0:
            counts[face] -= 1
    return [face for face, n in enumerate(counts) for _ in range(n)]


def draw_influence(state: Position, seat: int, count: int, deck: list[int], journal: Journal | None) -> int:
    """Draws into the hand from a deck (L28, L56, A23); how many."""
    count = min(count, len(deck))
    if not count:
        return 0
    faces = [pick(state, deck) for _ in range(count)]
    for face in faces:
        state.hands[seat * FACES + face] += 1
    state.hand_sizes[seat] += count
    state.reveals += 1
    if journal is not None:
        journal.note(state, "influence_drawn", seat=seat, count=count)
        journal.note(state, "influence_seen", to=seat, seat=seat, faces=sorted(faces))
    return count


# ------------------------------------------------------------------------------------------------- intrigue cards
def intrigue_left(state: Position) -> int:
    """Cards in the deck, those that were played and lie under it included."""
    return len(COURTIERS) - sum(state.intrigue_sizes)


def unseen_intrigue(state: Position) -> list[int]:
    """The cards on top of the deck, in no order: those that were never drawn; all hands must be known."""
    gone = 0
    for held in state.intrigue:
        gone |= held
    for courtier in state.returned:
        gone |= 1 << courtier
    return [courtier for courtier in range(len(COURTIERS)) if not gone >> courtier & 1]


def draw_intrigue(state: Position, seat: int, count: int, journal: Journal | None) -> int:
    """Draws into the hand (L57, A24); how many. What was played comes again in that order, and all know it (L42)."""
    count = min(count, intrigue_left(state))
    if not count:
        return 0
    courtiers = []
    open_to_all = 0
    unseen = unseen_intrigue(state)
    for _ in range(count):
        if unseen:
            courtier = pick(state, unseen)
        else:
            courtier = state.returned.pop(0)
            state.known[seat] |= 1 << courtier
            open_to_all += 1
        state.intrigue[seat] |= 1 << courtier
        courtiers.append(courtier + 1)
    state.intrigue_sizes[seat] += count
    state.reveals += 1
    if journal is not None:
        to = EVERYONE if open_to_all == count else seat
        journal.note(state, "intrigue_drawn", seat=seat, count=count)
        journal.note(state, "intrigue_seen", to=to, seat=seat, courtiers=sorted(courtiers))
    return count


# ---------------------------------------------------------------------------------------------------------- coats
def coats_left(state: Position) -> int:
    return COATS - sum(state.coat_sizes) + sum(state.blanks)


def coat_pile(state: Position) -> list[int]:
    """The families in the pile, in no order; all coats must be known."""
    counts = COATS_OF_FAMILY[:]
    for i, n in enumerate(state.coats):
        if n:
            counts[i % _FAMILIES] -= n
    return [family for family, n in enumerate(counts) for _ in range(n)]


def draw_coats(state: Position, seat: int, count: int, journal: Journal | None) -> int:
    """Draws coats, blank ones once the pile is empty, or none (L55, A14); how many."""
    real = min(count, coats_left(state))
    blanks = 0 if state.settings.no_blanks else count - real
    if not real + blanks:
        return 0
    families = []
    if real:
        pile = coat_pile(state)
        for _ in range(real):
            family = pick(state, pile)
            state.coats[seat * _FAMILIES + family] += 1
            families.append(family)
    state.coat_sizes[seat] += real + blanks
    state.blanks[seat] += blanks
    state.reveals += 1
    if journal is not None:
        journal.note(state, "coats_drawn", seat=seat, count=real + blanks, blanks=blanks)
        names = [FAMILIES[family] for family in sorted(families)]
        journal.note(state, "coats_seen", to=seat, seat=seat, families=names)
    return real + blanks


# ------------------------------------------------------------------------------------------------------- missions
def missions_left(state: Position) -> list[int]:
    """By tier the cards in the deck; the backs are open to everybody (A22)."""
    left = [len(its) for its in MISSIONS_OF]
    for entry in state.completed:
        left[TIER[entry % _MISSIONS]] -= 1
    for tier in state.backs:
        if tier >= 0:
            left[tier] -= 1
    return left


def mission_deck(state: Position, tier: int) -> list[int]:
    """The cards in a deck, in no order; all hands must be known."""
    gone = 0
    for entry in state.completed:
        gone |= 1 << entry % _MISSIONS
    for mission in state.missions:
        if mission >= 0:
            gone |= 1 << mission
    return [mission for mission in MISSIONS_OF[tier] if not gone >> mission & 1]


def draw_mission(state: Position, place: int, tier: int, journal: Journal | None) -> None:
    """Draws from a deck that is not empty into a place of a hand (L19, L72)."""
    mission = pick(state, mission_deck(state, tier))
    state.missions[place] = mission
    state.backs[place] = tier
    state.reveals += 1
    if journal is not None:
        seat = place // 2
        journal.note(state, "mission_drawn", seat=seat, tier=TIERS[tier])
        journal.note(state, "mission_seen", to=seat, seat=seat, mission=MISSIONS[mission])
