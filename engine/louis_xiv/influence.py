"""The influence phase (L30 to L40): the neutral colour, powers of its start and end, and the turns with a card each."""

from engine.api import Journal, Move
from engine.louis_xiv import placement
from engine.louis_xiv.data import (
    ALL_COURTIERS,
    AT_END,
    AT_START,
    CARD_PLACES,
    FACES,
    GUEST_AT,
    JOKER,
    MISSIONS,
    NEUTRAL_AT_LOUIS,
    NEUTRAL_CARDS,
    NEUTRAL_PER_CARD,
    POWER_PLACES,
)
from engine.louis_xiv.moves import (
    CARD,
    COURTIER_OF,
    DECLINE,
    GUEST,
    LAST_WORD,
    NUMBER_OF,
    ON,
    PUT,
    RECALL,
)
from engine.louis_xiv.position import (
    FACE_DOWN,
    NODE_CARD,
    NODE_GUEST,
    NODE_INFLUENCE,
    NODE_LAST_PUT,
    NODE_LAST_WORD,
    NODE_PATRONAGE,
    NODE_PUT,
    NODE_USE,
    Position,
)
from engine.louis_xiv.stock import influence_deck, pick
from engine.louis_xiv.turns import powers, seats_in_order

_MISSIONS: int = len(MISSIONS)


def begin(state: Position, journal: Journal | None) -> None:
    state.node = NODE_INFLUENCE
    if state.players == 2:
        _place_neutral(state, journal)
    state.queue = powers(state, AT_START)
    _ask_guest(state, journal)


def _place_neutral(state: Position, journal: Journal | None) -> None:
    """Two where Louis is, and two on each of three courtiers whose cards are turned up (L90)."""
    _neutral_at(state, state.louis, NEUTRAL_AT_LOUIS)
    if journal is not None:
        journal.note(state, "neutral_at_louis", courtier=state.louis + 1, count=NEUTRAL_AT_LOUIS)
    deck = influence_deck(state)
    turned = 0
    while turned < NEUTRAL_CARDS:
        face = pick(state, deck)
        state.played.append(face)
        state.reveals += 1
        count = 0
        if face != JOKER:
            turned += 1
            count = NEUTRAL_PER_CARD
            _neutral_at(state, face - 1, count)
        if journal is not None:
            journal.note(state, "neutral_card", face=face, count=count)


def _neutral_at(state: Position, courtier: int, count: int) -> None:
    state.neutral -= count
    state.markers[courtier * state.settings.colours + state.players] += count


# ------------------------------------------------------------------------------------- powers of the start (L30)
def _ask_guest(state: Position, journal: Journal | None) -> None:
    """Asks for the next power that can place a marker; then the turns begin."""
    while state.queue:
        seat, mission = divmod(state.queue[0], _MISSIONS)
        if state.general[seat]:
            if len(GUEST_AT[mission]) > 1 or state.settings.optional:
                state.node = NODE_GUEST
                state.current_player = seat
                return
            _guest(state, GUEST_AT[mission][0], journal)
        state.queue.pop(0)
    _next_turn(state, state.first, journal)


def guest_moves(state: Position) -> list[Move]:
    moves = [GUEST[courtier] for courtier in GUEST_AT[state.queue[0] % _MISSIONS]]
    if state.settings.optional:
        moves.append(DECLINE)
    return moves


def play_guest(state: Position, move: Move, journal: Journal | None) -> None:
    if move[0] == "guest":
        _guest(state, COURTIER_OF[move[1]], journal)
    else:
        _tell_declined(state, journal)
    state.queue.pop(0)
    _ask_guest(state, journal)


def _guest(state: Position, courtier: int, journal: Journal | None) -> None:
    """The power places its markers from the general reserve, as many as are there (L79)."""
    seat, mission = divmod(state.queue[0], _MISSIONS)
    count = min(POWER_PLACES[mission], state.general[seat])
    state.general[seat] -= count
    state.markers[courtier * state.settings.colours + seat] += count
    if journal is not None:
        name = MISSIONS[mission]
        journal.note(state, "guest", seat=seat, mission=name, courtier=courtier + 1, count=count)


def _tell_declined(state: Position, journal: Journal | None) -> None:
    if journal is not None:
        seat, mission = divmod(state.queue[0], _MISSIONS)
        journal.note(state, "declined", seat=seat, mission=MISSIONS[mission])


# --------------------------------------------------------------------------------------- a turn with a card (L31)
def _next_turn(state: Position, seat: int, journal: Journal | None) -> None:
    """The first seat from this one on, clockwise, that holds more than one card; without one the turns end (L38)."""
    for _ in range(state.players):
        if state.hand_sizes[seat] > 1:
            state.node = NODE_CARD
            state.current_player = seat
            state.args = []
            return
        seat = seat + 1 if seat + 1 < state.players else 0
    _discard(state, journal)


def card_moves(state: Position) -> list[Move]:
    here = state.current_player * FACES
    hand = state.hands[here : here + FACES]
    return [move for move, n in zip(CARD, hand, strict=True) if n > 0]


def play_card(state: Position, move: Move, journal: Journal | None) -> None:
    seat = state.current_player
    face = NUMBER_OF[move[1]]
    state.hands[seat * FACES + face] -= 1
    state.hand_sizes[seat] -= 1
    state.played.append(face)
    state.args = [face]
    state.node = NODE_USE
    if journal is not None:
        journal.note(state, "card", seat=seat, face=face)
    if not state.personal[seat]:
        _recall(state, journal)


def use_moves(state: Position) -> list[Move]:
    face = state.args[0]
    if face == JOKER:
        return [*ON, RECALL]
    return [*_amounts(state, face), RECALL]


def _amounts(state: Position, face: int) -> list[Move]:
    """How many markers the card may place (L32, L33, A1)."""
    most = min(CARD_PLACES[face], state.personal[state.current_player])
    return PUT[1 : most + 1] if state.settings.fewer else PUT[most : most + 1]


def use(state: Position, move: Move, journal: Journal | None) -> None:
    verb = move[0]
    if verb == "recall":
        _recall(state, journal)
    elif verb == "on":
        state.args.append(COURTIER_OF[move[1]])
        state.node = NODE_PUT
        amounts = _amounts(state, JOKER)
        if len(amounts) == 1:
            put(state, amounts[0], journal)
    else:
        state.args.append(state.args[0] - 1)
        put(state, move, journal)


def put_moves(state: Position) -> list[Move]:
    return _amounts(state, state.args[0])


def put(state: Position, move: Move, journal: Journal | None) -> None:
    if placement.put(state, state.args[1], NUMBER_OF[move[1]], journal):
        end_turn(state, journal)


def play_on(state: Position, move: Move, journal: Journal | None) -> None:
    """Markers move on, or stop (L34)."""
    if placement.move_on(state, move, journal):
        end_turn(state, journal)


def _recall(state: Position, journal: Journal | None) -> None:
    """Markers from the general reserve to the personal supply, as many as are there (L36)."""
    seat = state.current_player
    count = min(state.settings.recalls[state.args[0]], state.general[seat])
    state.general[seat] -= count
    state.personal[seat] += count
    if journal is not None:
        journal.note(state, "recalled", seat=seat, count=count)
    end_turn(state, journal)


def end_turn(state: Position, journal: Journal | None) -> None:
    """A card from a hidden hand has come to light for good; the next turn follows."""
    state.reveals += 1
    seat = state.current_player + 1
    _next_turn(state, seat if seat < state.players else 0, journal)


# -------------------------------------------------------------------------------------------- the end of the phase
def _discard(state: Position, journal: Journal | None) -> None:
    """The last card of everybody goes face down to the middle (L38); powers of the end follow (L39)."""
    state.hands = [0] * len(state.hands)
    state.played += [FACE_DOWN] * sum(state.hand_sizes)
    state.hand_sizes = [0] * state.players
    state.args = []
    if journal is not None:
        journal.note(state, "discarded", seats=seats_in_order(state)[:])
    state.queue = powers(state, AT_END)
    _ask_last_word(state, journal)


def _ask_last_word(state: Position, journal: Journal | None) -> None:
    while state.queue:
        seat = state.queue[0] // _MISSIONS
        if state.personal[seat]:
            state.node = NODE_LAST_WORD
            state.current_player = seat
            return
        state.queue.pop(0)
    state.played = []
    if journal is not None:
        journal.note(state, "shuffled")
    state.node = NODE_PATRONAGE


def last_word_moves(state: Position) -> list[Move]:
    moves = [LAST_WORD[courtier] for courtier in ALL_COURTIERS]
    if state.settings.optional:
        moves.append(DECLINE)
    return moves


def last_put_moves(state: Position) -> list[Move]:
    seat, mission = divmod(state.queue[0], _MISSIONS)
    return PUT[1 : min(POWER_PLACES[mission], state.personal[seat]) + 1]


def last_word(state: Position, move: Move, journal: Journal | None) -> None:
    if move[0] == "last_word":
        state.args = [COURTIER_OF[move[1]]]
        state.node = NODE_LAST_PUT
        amounts = last_put_moves(state)
        if len(amounts) == 1:
            last_put(state, amounts[0], journal)
        return
    _tell_declined(state, journal)
    state.queue.pop(0)
    _ask_last_word(state, journal)


def last_put(state: Position, move: Move, journal: Journal | None) -> None:
    """So many markers from the personal supply (L78, L79)."""
    seat, mission = divmod(state.queue[0], _MISSIONS)
    courtier = state.args[0]
    count = NUMBER_OF[move[1]]
    state.personal[seat] -= count
    state.markers[courtier * state.settings.colours + seat] += count
    state.args = []
    if journal is not None:
        name = MISSIONS[mission]
        journal.note(state, "guest", seat=seat, mission=name, courtier=courtier + 1, count=count)
    state.queue.pop(0)
    _ask_last_word(state, journal)
