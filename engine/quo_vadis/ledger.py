"""The ledger of promises (V75 to V81): what is entered, kept, broken, voided, released, and when it lapses."""

from engine.api import Journal
from engine.quo_vadis.data import (
    ABSTAIN,
    ANY,
    CAESAR_AWAY,
    CAESAR_KEEP_OFF,
    CAESAR_STAY,
    CAESAR_TO,
    EXITS,
    KEEP_OUT,
    PAY_LATER,
    PROMOTE_FROM,
    VOTE,
)
from engine.quo_vadis.pledges import code
from engine.quo_vadis.position import (
    BROKEN,
    KEPT,
    LAPSED,
    LIVE,
    RELEASED,
    STATUSES,
    VOIDED,
    Deal,
    Pledge,
    Position,
    Promise,
)

NEGATIVE = (ABSTAIN, CAESAR_KEEP_OFF, CAESAR_STAY, KEEP_OUT)
"""Kinds that forbid something; they are kept when nothing has happened (V77)."""


def expiry(promise: Promise, players: int) -> int:
    """The turn at whose end the promise expires (V75)."""
    return promise.made + players * promise.pledge.horizon


def binds(state: Position, promise: Promise) -> bool:
    """Whether V80 applies to a live promise now (V80a)."""
    rounds = state.settings.binding
    return rounds >= 0 and state.number <= promise.made + state.players * rounds


def find(state: Position, number: int) -> Promise | None:
    """The live promise of that number."""
    for promise in state.promises:
        if promise.number == number:
            return promise
    return None


# ------------------------------------------------------------------------------------------------------- changes
def enter(state: Position, terms: Deal, journal: Journal | None) -> None:
    """Enters the promises of a deal that was made (V31, V75)."""
    for one in terms:
        for pledge in one.mine:
            _enter(state, state.turn, one.seat, pledge, journal)
        for pledge in one.theirs:
            _enter(state, one.seat, state.turn, pledge, journal)


def _enter(state: Position, maker: int, beneficiary: int, pledge: Pledge, journal: Journal | None) -> None:
    number = len(state.promises) + len(state.settled) + 1
    promise = Promise(number, maker, beneficiary, pledge, state.number, LIVE, 0, 0)
    state.promises = (*state.promises, promise)
    if journal is not None:
        until = expiry(promise, state.players)
        journal.note(state, "promised", number=number, seat=maker, target=beneficiary, pledge=code(pledge), until=until)


def close(state: Position, promise: Promise, status: int, journal: Journal | None) -> None:
    """Gives a live promise its end."""
    state.promises = tuple(other for other in state.promises if other.number != promise.number)
    state.settled = (*state.settled, promise._replace(status=status, settled=state.number))
    if journal is not None:
        journal.note(
            state,
            STATUSES[status],
            number=promise.number,
            seat=promise.maker,
            target=promise.beneficiary,
            pledge=code(promise.pledge),
        )


def waive(state: Position, number: int, journal: Journal | None) -> None:
    """The beneficiary lets the maker off (V77b)."""
    promise = find(state, number)
    assert promise is not None
    close(state, promise, RELEASED, journal)


def lapse_all(state: Position, journal: Journal | None) -> None:
    """The game is over (V81)."""
    for promise in state.promises:
        close(state, promise, LAPSED, journal)


def expire(state: Position, journal: Journal | None) -> list[Promise]:
    """Ends what expires with this turn (V77, V75a); gives back the binding debts that are to be collected (V80)."""
    collected = []
    for promise in state.promises:
        if expiry(promise, state.players) > state.number:
            continue
        kind = promise.pledge.kind
        if kind in NEGATIVE:
            close(state, promise, KEPT, journal)
        elif kind == PAY_LATER and binds(state, promise):
            collected.append(promise)
        elif kind == VOTE or not promise.feasible:
            close(state, promise, LAPSED, journal)
        else:
            close(state, promise, BROKEN, journal)
    return collected


# ---------------------------------------------------------------------------------------------- what an act does
def effect_of_caesar(promise: Promise, seat: int, here: int, there: int) -> int:
    """What becomes of a promise when the seat moves Caesar from one passage to another; LIVE if nothing."""
    if promise.maker != seat:
        return LIVE
    kind, a, b = promise.pledge.kind, promise.pledge.a, promise.pledge.b
    if kind == VOTE:
        exits = EXITS[a] if a != ANY else []
        only = b if b != ANY else (exits[0] if len(exits) == 1 else ANY)
        return VOIDED if there == only else LIVE
    if kind == CAESAR_TO:
        return KEPT if a == there else LIVE
    if kind == CAESAR_AWAY:
        return KEPT if a == here else LIVE
    if kind == CAESAR_KEEP_OFF:
        return BROKEN if a == there else LIVE
    return BROKEN if kind == CAESAR_STAY else LIVE


def effect_of_entering(promise: Promise, seat: int, room: int) -> int:
    """What becomes of a promise when the seat puts a senator into a room."""
    pledge = promise.pledge
    return BROKEN if promise.maker == seat and pledge.kind == KEEP_OUT and pledge.a == room else LIVE


def effect_of_leaving(promise: Promise, seat: int, room: int, is_last: bool) -> int:
    """What becomes of a promise when the seat promotes a senator out of a room."""
    pledge = promise.pledge
    if promise.maker != seat or pledge.a != room:
        return LIVE
    if pledge.kind == PROMOTE_FROM:
        return KEPT
    return VOIDED if pledge.kind == VOTE and is_last else LIVE


def effect_of_vote(promise: Promise, seat: int, mover: int) -> int:
    """What becomes of a promise when the seat gives a vote to somebody."""
    pledge = promise.pledge
    return BROKEN if promise.maker == seat and pledge.kind == ABSTAIN and pledge.a == mover else LIVE


def _settle(state: Position, effects: list[tuple[Promise, int]], journal: Journal | None) -> None:
    """A binding promise can be broken only where an older one left no choice: then it lapses (V80)."""
    for promise, status in effects:
        if status != LIVE:
            lapses = status == BROKEN and binds(state, promise)
            close(state, promise, LAPSED if lapses else status, journal)


def after_caesar(state: Position, seat: int, here: int, there: int, journal: Journal | None) -> None:
    if state.promises:
        _settle(state, [(each, effect_of_caesar(each, seat, here, there)) for each in state.promises], journal)


def after_entering(state: Position, seat: int, room: int, journal: Journal | None) -> None:
    if state.promises:
        _settle(state, [(each, effect_of_entering(each, seat, room)) for each in state.promises], journal)


def after_leaving(state: Position, seat: int, room: int, journal: Journal | None) -> None:
    if state.promises:
        is_last = not state.rooms[room * state.players + seat]
        _settle(state, [(each, effect_of_leaving(each, seat, room, is_last)) for each in state.promises], journal)


def after_vote(state: Position, seat: int, journal: Journal | None) -> None:
    if state.promises:
        _settle(state, [(each, effect_of_vote(each, seat, state.turn)) for each in state.promises], journal)
