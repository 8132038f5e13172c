"""The flow of the game: from decision to decision, from turn to turn, from century to century (Q58)."""

from engine.api import EVERYONE, NOBODY, Journal, Note
from engine.quebec import events, leaders, scoring
from engine.quebec.buildings import NONE, arrive, asks, complete
from engine.quebec.data import CENTURIES, SPACES
from engine.quebec.districts import is_idle
from engine.quebec.position import (
    AWAY,
    ENDED_CENTURIES,
    ENDED_TOKENS,
    ENDINGS,
    GOES_ON,
    NODE_ARRIVE,
    NODE_CLOSE,
    NODE_GATHER,
    NODE_OVER,
    NODE_PLACE,
    NODE_REDIRECT,
    UNFINISHED,
    Position,
)


def proceed(state: Position, journal: Journal | None) -> None:
    """Goes on to the next decision, or to the end of the game."""
    stack = state.stack
    while stack:
        node = stack[-3]
        if node < NODE_ARRIVE:
            if node < NODE_PLACE or not is_idle(state, node):
                state.current_player = state.turn
                if node == NODE_REDIRECT:
                    state.current_player = state.leaders.index(state.settings.politics)
                return
            del stack[-3:]
            continue
        if node == NODE_OVER:
            return
        first, second = stack[-2:]
        del stack[-3:]
        if node == NODE_ARRIVE:
            arrive(state, first, second, journal)
        elif node == NODE_GATHER:
            leaders.gather(state, journal)
        elif _close(state, first, journal):
            return
    if not _end_turn(state, journal):
        proceed(state, journal)


def _end_turn(state: Position, journal: Journal | None) -> bool:
    """Passes the turn on; tells whether the next one has begun. With A2 the century may end right here."""
    seat = state.turn
    if state.settings.after_action and state.active[seat] + state.passive[seat] == 0:
        _run_dry(state, seat, journal)
        return False
    seat += 1
    return _open_turn(state, seat if seat < state.players else 0, journal)


def _open_turn(state: Position, seat: int, journal: Journal | None) -> bool:
    """Begins a turn; not so if the seat has no worker left, which ends the century (Q58a)."""
    state.turn = seat
    if state.active[seat] + state.passive[seat]:
        state.current_player = seat
        return True
    _run_dry(state, seat, journal)
    return False


def _run_dry(state: Position, seat: int, journal: Journal | None) -> None:
    state.stack += (NODE_CLOSE, seat, 0)
    if journal is not None:
        journal.note(state, "century_ended", century=state.round, reason="workers", seat=seat, architect="")


def _close(state: Position, first: int, journal: Journal | None) -> bool:
    """Closes the century (Q58) and opens the next with the turn of `first`; tells whether that turn has begun."""
    yellow = state.architects[state.players]
    if yellow >= 0 and state.stars[yellow] == UNFINISHED:
        if asks(state, yellow):
            state.stack += (NODE_CLOSE, first, 0, NODE_REDIRECT, yellow, 0)
            return False
        complete(state, yellow, NONE, journal)
    state.leaders = [NOBODY] * state.players
    state.architects[state.players] = AWAY
    events.before_scoring(state, journal)
    scoring.score_zones(state, journal)
    reason = _reason_to_end(state)
    if reason != GOES_ON:
        _end_game(state, reason, journal)
        return False
    _return_workers(state, journal)
    events.after_scoring(state, journal)
    _flip(state, journal)
    state.round += 1
    state.discs = state.layout.spaces_of[state.round][:]
    state.first = state.turn = state.current_player = first
    if journal is not None:
        journal.note(state, "century", century=state.round, seat=first)
    events.reveal(state, journal)
    return _open_turn(state, first, journal)


def _return_workers(state: Position, journal: Journal | None) -> None:
    """All workers in zones become passive again (Q58 step 6)."""
    players = state.players
    counts = [sum(state.zones[seat::players]) for seat in range(players)]
    for seat in range(players):
        state.passive[seat] += counts[seat]
    state.zones = [0] * len(state.zones)
    if journal is not None:
        journal.note(state, "workers_returned", workers=counts)


def _flip(state: Position, journal: Journal | None) -> None:
    """Buildings of the century that were never started are finished without owner or token (Q58 step 7, Q65)."""
    for space in state.discs:
        state.stars[space] = 0
    flipped = [SPACES[space] for space in state.discs]
    state.discs = []
    if journal is not None and flipped:
        journal.note(state, "flipped", spaces=flipped)


def _reason_to_end(state: Position) -> int:
    """The fourth century is the last (Q70), or any in which somebody has put his last star token down (Q76)."""
    if state.round == CENTURIES:
        return ENDED_CENTURIES
    limit = state.settings.token_limit
    if limit and any(state.owners.count(seat) >= limit for seat in range(state.players)):
        return ENDED_TOKENS
    return GOES_ON


def _end_game(state: Position, reason: int, journal: Journal | None) -> None:
    """The final scoring; the sites of unfinished buildings keep their workers."""
    scoring.score_end(state, journal)
    state.ended = reason
    state.current_player = NOBODY
    state.stack += (NODE_OVER, 0, 0)
    note = explain(state)
    if journal is not None and note is not None:
        most = max(state.points)
        winners = [seat for seat, points in enumerate(state.points) if points == most]
        journal.note(state, "ended_" + note.key, **note.facts)
        journal.note(state, "won", seats=winners, points=most, totals=state.points[:])


def explain(state: Position) -> Note | None:
    """Why the game ended."""
    if state.ended == GOES_ON:
        return None
    facts: dict[str, object] = {"century": state.round}
    if state.ended == ENDED_TOKENS:
        limit = state.settings.token_limit
        facts["seats"] = [seat for seat in range(state.players) if state.owners.count(seat) >= limit]
    return Note(ENDINGS[state.ended], facts, EVERYONE, None)
