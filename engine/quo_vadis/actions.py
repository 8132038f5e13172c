"""The three actions of a turn (V18 to V21, V32), before any promise is looked at, and who may vote (V24 to V29)."""

from engine.api import Move
from engine.quo_vadis import moves
from engine.quo_vadis.data import ENTRY, EXITS, FROM, SEATS, SENATE, TO, VOTES
from engine.quo_vadis.position import NODE_BONUS, Position


def has_seat(state: Position, room: int) -> bool:
    """Whether a room has a free seat (V20, V21)."""
    if room == SENATE:
        return len(state.senate) < SEATS[SENATE]
    i = room * state.players
    return sum(state.rooms[i : i + state.players]) < SEATS[room]


def votes_missing(state: Position, seat: int, passage: int) -> int:
    """The foreign votes the seat needs to leave through a passage, 0 if the own are enough (V24, V25, V29)."""
    room = FROM[passage]
    return max(0, VOTES[room] - state.rooms[room * state.players + seat])


def actions(state: Position) -> list[Move]:
    """PLACE, PROMOTE and MOVE CAESAR of the turn's seat; at the bonus, Caesar's moves and to leave him (V36)."""
    if state.node == NODE_BONUS:
        return [*moves.CAESAR_FROM[state.caesar], moves.KEEP]
    return survey(state)[0]


def survey(state: Position) -> tuple[list[Move], list[int]]:
    """The actions, and the passages for which votes can be asked (V61), but for the quota."""
    seat, players, rooms, caesar = state.turn, state.players, state.rooms, state.caesar
    choices: list[Move] = []
    passages: list[int] = []
    if state.hand[seat]:
        for room in ENTRY:
            i = room * players
            if sum(rooms[i : i + players]) < SEATS[room]:
                choices.append(moves.PLACE[room])
    for room, own in enumerate(rooms[seat::players]):
        if own:
            needed = VOTES[room]
            for passage in EXITS[room]:
                if own >= needed or passage == caesar:
                    if has_seat(state, TO[passage]):
                        choices.append(moves.PROMOTE[passage])
                else:
                    i = room * players
                    if sum(rooms[i : i + players]) >= needed and has_seat(state, TO[passage]):
                        passages.append(passage)
    choices += moves.CAESAR_FROM[caesar]
    return choices, passages


def neighbours(state: Position, room: int) -> list[int]:
    """The other seats with senators in a room, clockwise from the turn's seat."""
    players, mover = state.players, state.turn
    found = []
    for step in range(1, players):
        seat = (mover + step) % players
        if state.rooms[room * players + seat]:
            found.append(seat)
    return found


def ballots(state: Position, passage: int) -> list[tuple[tuple[int, int], ...]]:
    """Who can be asked for how many votes: one seat for all, or two seats for one each (V64)."""
    return ballots_of(state, passage, neighbours(state, FROM[passage]))


def ballots_of(state: Position, passage: int, others: list[int]) -> list[tuple[tuple[int, int], ...]]:
    """The same, where it is known who stands in the room."""
    missing = votes_missing(state, state.turn, passage)
    if missing == 1:
        return [((seat, 1),) for seat in others]
    room = FROM[passage]
    found: list[tuple[tuple[int, int], ...]] = [
        ((seat, missing),) for seat in others if state.rooms[room * state.players + seat] >= missing
    ]
    found += [((one, 1), (two, 1)) for i, one in enumerate(others) for two in others[i + 1 :]]
    return found
