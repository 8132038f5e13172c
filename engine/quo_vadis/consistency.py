"""What holds between the fields of every position that play can reach, checked when a snapshot is loaded."""

from engine.api import NOBODY, BadSetup
from engine.quo_vadis import talk_checks
from engine.quo_vadis.data import (
    BAG,
    CAESAR_TOKEN,
    COMMITTEES,
    EMPTY,
    HAS_SPACE,
    MAX_ROUNDS,
    SEATS,
    SENATE,
    SENATORS,
    STALL_ROUNDS,
    VALUES,
)
from engine.quo_vadis.knowledge import totals_open, worth
from engine.quo_vadis.ledger import expiry
from engine.quo_vadis.position import (
    ENDED_LIMIT,
    ENDED_SENATE,
    ENDED_STALL,
    GOES_ON,
    LIVE,
    NODE_OVER,
    Position,
)


def check(state: Position) -> None:
    """Raises `BadSetup` with one sentence if play cannot have led to this position."""
    for test, sentence in (
        (_senators, "senators are missing or too many"),
        (_rooms, "a committee holds too many senators"),
        (_caesar, "Caesar lies where there is no laurel space"),
        (_tokens, "laurels are missing or too many"),
        (_worlds, "what a player can know does not fit the table"),
        (_turns, "the turns are not counted right"),
        (_ledger, "the ledger does not fit the turns"),
        (_ended, "the end of the game does not fit the position"),
        (talk_checks.is_sound, "the decision cannot come up here"),
    ):
        if not test(state):
            raise BadSetup(sentence)


def _senators(state: Position) -> bool:
    return all(
        state.hand[seat] + sum(state.rooms[seat :: state.players]) + state.senate.count(seat) == SENATORS
        for seat in range(state.players)
    )


def _rooms(state: Position) -> bool:
    players = state.players
    return all(
        sum(state.rooms[room * players : (room + 1) * players]) <= SEATS[room] for room in range(len(COMMITTEES))
    )


def _caesar(state: Position) -> bool:
    return HAS_SPACE[state.caesar]


def _tokens(state: Position) -> bool:
    """V3: a token held is worth its value, whatever its face was."""
    on_board = [state.laurels.count(face) for face in range(CAESAR_TOKEN + 1)]
    if any(face != EMPTY and not HAS_SPACE[passage] for passage, face in enumerate(state.laurels)):
        return False
    if any(face == EMPTY and HAS_SPACE[passage] for passage, face in enumerate(state.laurels)) and any(state.bag):
        return False
    held = [sum(state.tokens[v::VALUES]) for v in range(VALUES)]
    left = [BAG[face] - on_board[face] - state.bag[face] for face in range(CAESAR_TOKEN + 1)]
    if min(left[1:]) < 0 or on_board[1] or state.bag[0] or state.bag[1]:
        return False
    ones = held[0] + state.pile == state.settings.pile
    return ones and held[1:] == [left[2] + left[CAESAR_TOKEN], left[3], left[4], left[5]]


def _worlds(state: Position) -> bool:
    """Worlds are in order, two or more, all fit what is open, and the true one is among them."""
    true, players = tuple(state.tokens), state.players
    held = [sum(true[v::VALUES]) for v in range(VALUES)]
    is_open = totals_open(state)
    for who, worlds in enumerate(state.worlds):
        if not worlds:
            continue
        if len(worlds) < 2 or list(worlds) != sorted(set(worlds)) or true not in worlds or state.node == NODE_OVER:
            return False
        for world in worlds:
            if (
                who < players
                and world[VALUES * who : VALUES * who + VALUES] != true[VALUES * who : VALUES * who + VALUES]
            ):
                return False
            if not state.settings.blind and [sum(world[v::VALUES]) for v in range(VALUES)] != held:
                return False
            for seat in range(players):
                counts = [sum(each[VALUES * seat : VALUES * seat + VALUES]) for each in (world, true)]
                if counts[0] != counts[1] or (is_open and worth(world, seat) != worth(true, seat)):
                    return False
    return not state.settings.blind or _fits_classes(state)


def _fits_classes(state: Position) -> bool:
    """Tokens held of a class are as many in every world (V97)."""
    return all(
        sum(world[0::VALUES]) == sum(state.tokens[0::VALUES])
        and sum(world[1::VALUES]) + sum(world[2::VALUES]) == sum(state.tokens[1::VALUES]) + sum(state.tokens[2::VALUES])
        for worlds in state.worlds
        for world in worlds
    )


def _turns(state: Position) -> bool:
    players, number = state.players, state.number
    return (
        state.current_player < players
        and state.turn == (state.first + number - 1) % players
        and state.first < players
        and state.round == (number - 1) // players + 1
        and state.idle <= number
        and (state.node == NODE_OVER or state.idle < number)
        and len(state.tried) <= state.proposals
    )


def _ledger(state: Position) -> bool:
    """Numbered without a gap, live ones in order, nothing made or settled in the future."""
    if [promise.number for promise in state.promises] != sorted(promise.number for promise in state.promises):
        return False
    every = (*state.promises, *state.settled)
    if sorted(promise.number for promise in every) != list(range(1, len(every) + 1)):
        return False
    if any(promise.status != LIVE or expiry(promise, state.players) < state.number for promise in state.promises):
        return False
    if any(promise.status == LIVE for promise in state.settled):
        return False
    return all(1 <= promise.made <= state.number and promise.settled <= state.number for promise in every) and all(
        promise.settled >= promise.made for promise in state.settled
    )


def _ended(state: Position) -> bool:
    over = state.node == NODE_OVER
    if over != (state.ended != GOES_ON) or over != (state.current_player == NOBODY) or (over and state.promises):
        return False
    full = len(state.senate) == SEATS[SENATE]
    if not over:
        return not full or state.passage >= 0
    if full != (state.ended == ENDED_SENATE):
        return False
    whole, stalled = state.number % state.players == 0, state.idle >= STALL_ROUNDS * state.players
    if state.ended == ENDED_STALL:
        return whole and stalled
    return state.ended != ENDED_LIMIT or (whole and not stalled and state.round == MAX_ROUNDS)
