"""What the contract tests are told about Quo Vadis?."""

from engine.api import NOBODY
from engine.quo_vadis import QUO_VADIS
from engine.quo_vadis.data import CAESAR_TOKEN, VALUES
from engine.quo_vadis.state import QuoVadisState
from tests.engine.games import Counts, Trial


def pieces(state: QuoVadisState) -> tuple[object, ...]:
    """Senators by seat, ones, laurels of the bag by value (section 16)."""
    players = state.players
    senators = [
        state.hand[seat] + sum(state.rooms[seat::players]) + state.senate.count(seat) for seat in range(players)
    ]
    held = [sum(state.tokens[value::VALUES]) for value in range(VALUES)]
    lying = [state.bag[face] + state.laurels.count(face) for face in range(CAESAR_TOKEN + 1)]
    by_value = [held[1] + lying[2] + lying[CAESAR_TOKEN], *(held[face - 1] + lying[face] for face in (3, 4, 5))]
    return senators, held[0] + state.pile, by_value


def secret(state: QuoVadisState, path: tuple[str | int, ...], seat: int) -> bool:
    """Hidden are the coming draws, what others can work out, and sealed prices (V54, V73, V85, V86, V93)."""
    name, *rest = path
    if name == "dice":
        return True
    if name == "worlds" and rest:
        return rest[0] != (seat if seat != NOBODY else state.players)
    return state.settings.sealed and is_sealed(state, str(name), rest, seat)


def is_sealed(state: QuoVadisState, name: str, rest: list[str | int], seat: int) -> bool:
    """Whether the path leads to a price that a seat has not heard."""
    if name == "lobbies" and rest:
        involved = [state.turn, *(one.seat for one in state.terms)]
        return int(rest[0]) not in involved and seat not in (int(rest[0]), state.terms[state.answers].seat)
    if name in ("deal", "terms", "counter", "bids") and rest[1:] == [2]:
        one = {"deal": state.deal, "terms": state.terms, "counter": state.counter, "bids": state.bids}[name]
        return seat not in (state.turn, one[int(rest[0])].seat)
    if name == "tried" and rest[1:2] == [1] and rest[3:] == [2]:
        return seat not in (state.turn, state.tried[int(rest[0])][1][int(rest[2])].seat)
    if name == "draft" and len(rest) == 2 and state.draft[int(rest[0])][0] == "pay" and rest[1] == 1:
        return seat != state.current_player
    return False


TRIAL = Trial(
    QUO_VADIS,
    pieces,
    (
        Counts(3, {}, 1, 0, (13, 167, 2123, 27594)),
        Counts(4, {}, 2, 0, (13, 167, 2123, 26740)),
        Counts(5, {}, 3, 0, (13, 167, 2123, 26740)),
        Counts(3, {}, 4, 14, (13, 156, 1861, 24461)),
        Counts(5, {}, 6, 24, (11, 336, 3278, 41001)),
        Counts(4, {"promise_mode": "one_round", "side_deals": True}, 7, 16, (1, 12, 288, 3736)),
        Counts(
            5, {"lobbying": True, "payment_visibility": "sealed", "first_token_blind": True}, 8, 20, (1, 6, 54, 429)
        ),
    ),
    shared=("settings",),
    secret=secret,
)
