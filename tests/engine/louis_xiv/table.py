"""Sets a table up for a test, and plays and reads moves written as text ("card 3", "move_on 4 1")."""

from collections.abc import Iterable, Mapping, Sequence

from engine.api import Journal, Move, Note, Value
from engine.louis_xiv import LOUIS_XIV, rounds
from engine.louis_xiv.data import (
    CHIPS,
    COPIES,
    COURTIERS,
    FACES,
    FAMILIES,
    HAND,
    LOUIS_TO,
    MARKERS,
    MISSIONS,
    MISSIONS_OF,
    NEUTRAL_MARKERS,
    TIER,
)
from engine.louis_xiv.position import NODE_CARD, NODE_MISSIONS, NODE_PATRONAGE, NODE_SUPPLY, NONE
from engine.louis_xiv.state import LouisXivState

A, B, C, D = range(4)


def table(
    players: int = 4,
    options: Mapping[str, Value] | None = None,
    *,
    round_: int = 1,
    first: int = 0,
    turn: int = 0,
    louis: int = 1,
    income: Sequence[int] = (),
    markers: Mapping[int, Sequence[int]] | None = None,
    back: Sequence[int] = (),
    coins: Sequence[int] = (),
    general: Sequence[int] = (),
    personal: Sequence[int] = (),
    hands: Mapping[int, Sequence[int]] | None = None,
    intrigue: Mapping[int, Sequence[int]] | None = None,
    returned: Sequence[int] = (),
    missions: Mapping[int, Sequence[str]] | None = None,
    completed: Sequence[tuple[int, str]] = (),
    chips: Mapping[int, Mapping[str, int]] | None = None,
    coats: Mapping[int, Sequence[int]] | None = None,
) -> LouisXivState:
    """A position in which the seat `turn` is to play a card.

    Courtiers by number: `markers` by courtier, then by seat (the neutral colour last), `back` those with the black side
    up. Markers not placed are in the personal supply but for `general`; if `personal` is given too, the rest lies on
    courtier 12. `hands` of influence cards; seats not named hold two cards nobody named. `coats` by seat and family.
    """
    state = LOUIS_XIV.new(players, options or {}, 7)
    colours = state.settings.colours
    state.round, state.first, state.current_player = round_, first, turn
    state.node, state.args, state.queue, state.played = NODE_CARD, [], [], []
    state.income = list(income) or _income(round_, louis - 1)
    state.louis = LOUIS_TO[state.income[-1]]
    state.turned = sum(1 << number - 1 for number in back)
    state.coins = list(coins) or [5] * players
    state.chips = [(chips or {}).get(seat, {}).get(chip, 0) for chip in CHIPS for seat in range(players)]
    _lay_markers(state, markers or {}, general, personal)
    state.neutral = NEUTRAL_MARKERS - sum(state.markers[players::colours]) if colours > players else 0
    _deal_hands(state, hands or {})
    for seat, numbers in (intrigue or {}).items():
        state.intrigue[seat] = sum(1 << number - 1 for number in numbers)
        state.intrigue_sizes[seat] = len(numbers)
    state.returned = [number - 1 for number in returned]
    state.completed = [seat * len(MISSIONS) + MISSIONS.index(name) for seat, name in completed]
    _deal_missions(state, missions or {})
    for seat, counts in (coats or {}).items():
        state.coats[seat * len(FAMILIES) : (seat + 1) * len(FAMILIES)] = list(counts)
        state.coat_sizes[seat] = sum(counts)
    return state


def _income(round_: int, louis: int) -> list[int]:
    """Cards of the rounds so far; the last sends Louis where he is to be."""
    last = LOUIS_TO.index(louis)
    others = [card for card in range(len(LOUIS_TO)) if card != last]
    return [*others[: round_ - 1], last]


def _lay_markers(
    state: LouisXivState, markers: Mapping[int, Sequence[int]], general: Sequence[int], personal: Sequence[int]
) -> None:
    colours = state.settings.colours
    state.markers = [0] * (len(COURTIERS) * colours)
    for number, counts in markers.items():
        here = (number - 1) * colours
        state.markers[here : here + len(counts)] = list(counts)
    state.general = list(general) or [0] * state.players
    for seat in range(state.players):
        rest = MARKERS - state.general[seat] - sum(state.markers[seat::colours])
        state.personal[seat] = personal[seat] if personal else rest
        state.markers[(len(COURTIERS) - 1) * colours + seat] += rest - state.personal[seat]


def _deal_hands(state: LouisXivState, hands: Mapping[int, Sequence[int]]) -> None:
    left = COPIES[:]
    for faces in hands.values():
        for face in faces:
            left[face] -= 1
    rest = [face for face in range(1, FACES) for _ in range(left[face])]
    state.hands = []
    for seat in range(state.players):
        faces = hands.get(seat, rest[2 * seat : 2 * seat + 2])
        state.hands += [list(faces).count(face) for face in range(FACES)]
        state.hand_sizes[seat] = len(faces)


def _deal_missions(state: LouisXivState, missions: Mapping[int, Sequence[str]]) -> None:
    """Seats not named hold a light and a medium card that lie nowhere else."""
    gone = {entry % len(MISSIONS) for entry in state.completed}
    gone |= {MISSIONS.index(name) for names in missions.values() for name in names}
    for seat in range(state.players):
        if seat in missions:
            held = [MISSIONS.index(name) for name in missions[seat]]
        else:
            held = [next(m for m in MISSIONS_OF[tier] if m not in gone) for tier in (0, 1)]
        gone |= set(held)
        held += [NONE] * (HAND - len(held))
        state.missions[seat * HAND : seat * HAND + HAND] = held
    state.backs = [TIER[mission] if mission >= 0 else NONE for mission in state.missions]


def sound(state: LouisXivState) -> LouisXivState:
    """The position as a save brings it back; raises `BadSetup` for what cannot be."""
    loaded = LOUIS_XIV.load(state.snapshot())
    assert loaded == state
    return loaded


def _proceed(state: LouisXivState, node: int) -> list[Note]:
    state.node, state.played = node, []
    journal = Journal(pictures=False)
    rounds.proceed(state, journal)
    sound(state)
    return journal.notes


def patronage(state: LouisXivState) -> list[Note]:
    """Ends the influence phase of a position; hands are emptied."""
    state.hands, state.hand_sizes = [0] * len(state.hands), [0] * state.players
    return _proceed(state, NODE_PATRONAGE)


def missions_phase(state: LouisXivState) -> list[Note]:
    """Ends the patronage phase of a position; hands are emptied, markers stay."""
    state.hands, state.hand_sizes = [0] * len(state.hands), [0] * state.players
    state.louis = NONE
    return _proceed(state, NODE_MISSIONS)


def supply(state: LouisXivState) -> list[Note]:
    """Ends the round of a position; the next start player is the left neighbour, hands are kept if given so."""
    state.louis = NONE
    return _proceed(state, NODE_SUPPLY)


def parse(text: str) -> Move:
    return tuple(int(word) if word.isdigit() else word for word in text.split())


def words(moves: Iterable[Move]) -> list[str]:
    return [" ".join(str(word) for word in move) for move in moves]


def legal(state: LouisXivState, verb: str = "") -> list[str]:
    """The legal moves, or those of a verb."""
    return [text for text in words(state.legal_moves()) if not verb or text.split()[0] == verb]


def play(state: LouisXivState, *moves: str) -> list[Note]:
    """Plays moves, each checked, and gives back what was told."""
    journal = Journal(pictures=False)
    for move in moves:
        state.apply(parse(move), journal)
    if state.current_player >= 0:
        sound(state)
    return journal.notes


def told(notes: Sequence[Note], key: str) -> list[dict[str, object]]:
    """The facts of the notes with that key."""
    return [note.facts for note in notes if note.key == key]


def keys(notes: Sequence[Note]) -> list[str]:
    return [note.key for note in notes]


def at(state: LouisXivState, number: int) -> list[int]:
    """Markers on a courtier by colour."""
    colours = state.settings.colours
    return state.markers[(number - 1) * colours : number * colours]


def supplies(state: LouisXivState, seat: int) -> tuple[int, int]:
    """Markers in the personal supply and in the general reserve."""
    return state.personal[seat], state.general[seat]


def chips(state: LouisXivState, seat: int) -> dict[str, int]:
    counts = state.chips[seat :: state.players]
    return {chip: n for chip, n in zip(CHIPS, counts, strict=True) if n}


def hand(state: LouisXivState, seat: int) -> list[int]:
    """The faces in hand, in order."""
    counts = state.hands[seat * FACES : (seat + 1) * FACES]
    return [face for face, n in enumerate(counts) for _ in range(n)]


def is_back(state: LouisXivState, number: int) -> bool:
    return bool(state.turned >> number - 1 & 1)


def at_courtier(notes: Sequence[Note], number: int) -> list[Note]:
    """The notes from the moment a courtier begins until the next one does."""
    found: list[Note] = []
    here = False
    for note in notes:
        if note.key in ("courtier_begins", "louis_leaves"):
            here = note.facts["courtier"] == number and note.key == "courtier_begins"
        if here:
            found.append(note)
    return found
