"""Sets a table up for a test, and plays and reads moves written as text ("place e2", "offer p05 1 1 m0")."""

from collections.abc import Mapping, Sequence

from engine.api import Journal, Move, Note, Value
from engine.quo_vadis import QUO_VADIS
from engine.quo_vadis.data import BAG, CAESAR_TOKEN, COMMITTEES, EMPTY, PASSAGES, SPACES, VALUES
from engine.quo_vadis.pledges import decode
from engine.quo_vadis.position import LIVE, Pledge, Promise
from engine.quo_vadis.snapshots import _write_promise
from engine.quo_vadis.state import QuoVadisState

A, B, C, D, E = range(5)
THREES = dict.fromkeys((PASSAGES[space] for space in SPACES), 3)


def table(
    players: int = 4,
    options: Mapping[str, Value] | None = None,
    *,
    turn: int = A,
    number: int = 0,
    rooms: Mapping[str, Sequence[int]] | None = None,
    senate: Sequence[int] = (),
    caesar: str = "p08",
    laurels: Mapping[str, int] | None = None,
    tokens: Mapping[int, Sequence[int]] | None = None,
    pile: int | None = None,
    promises: Sequence[tuple[int, int, str, int]] = (),
    idle: int = 0,
) -> QuoVadisState:
    """A position in which the seat `turn` chooses, in turn `number` (20 or a little more unless given).

    `rooms`: senators by seat; `laurels`: faces on passages, threes elsewhere (all spaces empty, and the bag, if a face
    is 0: the last seat has what is missing); `tokens`: the values that seats hold; `pile`: ones left, the last seat
    has the others; `promises`: maker, beneficiary, what, turn made. Raises `BadSetup` for what cannot be.
    """
    snapshot = QUO_VADIS.new(players, options or {}, 7).snapshot()
    at = number or 20 + (turn - 20 + 1) % players
    snapshot |= {"number": at, "turn": turn, "current_player": turn, "first": (turn - at + 1) % players, "idle": idle}
    snapshot["round"] = (at - 1) // players + 1
    for name, seats in (rooms or {}).items():
        here = COMMITTEES.index(name) * players
        snapshot["rooms"][here : here + len(seats)] = list(seats)
    snapshot["senate"] = list(senate)
    snapshot["hand"] = [8 - sum(snapshot["rooms"][seat::players]) - list(senate).count(seat) for seat in range(players)]
    snapshot["caesar"] = PASSAGES.index(caesar)
    _lay_tokens(snapshot, players, laurels or {}, tokens or {}, pile)
    snapshot["promises"] = [_promise(i, players, *each) for i, each in enumerate(promises, 1)]
    return QUO_VADIS.load(snapshot)


def _lay_tokens(
    snapshot: dict[str, list[int]],
    players: int,
    laurels: Mapping[str, int],
    tokens: Mapping[int, Sequence[int]],
    pile: int | None,
) -> None:
    bag = BAG[:]
    held = [0] * (VALUES * players)
    for seat, values in tokens.items():
        for value in values:
            held[VALUES * seat + value - 1] += 1
            face = CAESAR_TOKEN if value == 2 and not bag[2] else value
            bag[face] -= face > 1
    ones = sum(held[0::VALUES])
    rest = snapshot["pile"] - ones
    snapshot["pile"] = rest if pile is None else pile
    held[VALUES * (players - 1)] += rest - snapshot["pile"]
    dry = EMPTY in laurels.values()
    faces = dict.fromkeys(THREES, EMPTY if dry else 3) | dict(laurels)
    snapshot["laurels"] = [faces.get(name, EMPTY) for name in PASSAGES]
    for face in faces.values():
        bag[face] -= face != EMPTY
    if dry:
        for face in range(2, CAESAR_TOKEN + 1):
            held[VALUES * (players - 1) + (2 if face == CAESAR_TOKEN else face) - 1] += bag[face]
            bag[face] = 0
    snapshot["bag"], snapshot["tokens"] = bag, held


def _promise(number: int, players: int, maker: int, beneficiary: int, text: str, made: int) -> str:
    return _write_promise(
        Promise(number, maker, beneficiary, pledge(text, players, maker, beneficiary), made, LIVE, 0, 0)
    )


def pledge(text: str, players: int = 4, maker: int = A, beneficiary: int = B) -> Pledge:
    """The promise that a text says."""
    found = decode(text, players, maker, beneficiary)
    assert found is not None, text
    return found


# ------------------------------------------------------------------------------------------------- moves and notes
def parse(text: str) -> Move:
    return tuple(int(word) if word.lstrip("-").isdigit() else word for word in text.split())


def words(moves: Sequence[Move]) -> list[str]:
    return [" ".join(str(word) for word in move) for move in moves]


def legal(state: QuoVadisState, verb: str = "") -> list[str]:
    """The legal moves, or those of a verb."""
    return [text for text in words(state.legal_moves()) if not verb or text.split()[0] == verb]


def play(state: QuoVadisState, *moves: str) -> list[Note]:
    """Plays moves, each checked, and gives back what was told."""
    journal = Journal(pictures=False)
    for move in moves:
        state.apply(parse(move), journal)
    assert state == QUO_VADIS.load(state.snapshot())
    return journal.notes


def told(notes: Sequence[Note], key: str, to: int | None = None) -> list[dict[str, object]]:
    """The facts of the notes with that key, or of those told to a seat."""
    return [note.facts for note in notes if note.key == key and to in (None, note.to)]


# ------------------------------------------------------------------------------------------------------ the position
def room(state: QuoVadisState, name: str) -> list[int]:
    """Senators in a committee, by seat."""
    here = COMMITTEES.index(name) * state.players
    return state.rooms[here : here + state.players]


def laurel(state: QuoVadisState, name: str) -> int:
    return state.laurels[PASSAGES.index(name)]


def held(state: QuoVadisState, seat: int) -> list[int]:
    """The values of the tokens of a seat, in order."""
    own = state.tokens[VALUES * seat : VALUES * seat + VALUES]
    return [value for value in range(1, VALUES + 1) for _ in range(own[value - 1])]


def ledger(state: QuoVadisState) -> dict[int, str]:
    """By number what has become of each promise."""
    from engine.quo_vadis.position import STATUSES

    return {each.number: STATUSES[each.status] for each in sorted((*state.promises, *state.settled))}


def caesar(state: QuoVadisState) -> str:
    return PASSAGES[state.caesar]
