"""The binding modes (V80, V80a): which acts a live promise forbids or demands, and which promises contradict others."""

from engine.api import Journal, Move
from engine.quo_vadis import moves
from engine.quo_vadis.actions import actions
from engine.quo_vadis.data import (
    ABSTAIN,
    CAESAR_AWAY,
    CAESAR_KEEP_OFF,
    CAESAR_STAY,
    CAESAR_TO,
    EXITS,
    FROM,
    KEEP_OUT,
    PROMOTE_FROM,
    TO,
    VOTE,
)
from engine.quo_vadis.ledger import (
    binds,
    close,
    effect_of_caesar,
    effect_of_entering,
    effect_of_leaving,
    expiry,
)
from engine.quo_vadis.position import BROKEN, KEPT, LAPSED, NODE_BONUS, Deal, Pledge, Position, Promise


def binding(state: Position, seat: int) -> list[Promise]:
    """The promises of the seat that bind now, the oldest first."""
    if state.settings.binding < 0:
        return []
    return [promise for promise in state.promises if promise.maker == seat and binds(state, promise)]


# --------------------------------------------------------------------------------------------------- own actions
def effects(state: Position, promise: Promise, seat: int, move: Move) -> set[int]:
    """What an action or the bonus does to a promise, as a set of statuses."""
    verb = move[0]
    if verb == "caesar":
        return {effect_of_caesar(promise, seat, state.caesar, moves.PASSAGE_OF[move[1]])}
    if verb == "place":
        return {effect_of_entering(promise, seat, moves.ROOM_OF[move[1]])}
    if verb == "promote":
        passage = moves.PASSAGE_OF[move[1]]
        room = FROM[passage]
        is_last = state.rooms[room * state.players + seat] == 1
        return {
            effect_of_entering(promise, seat, TO[passage]),
            effect_of_leaving(promise, seat, room, is_last),
        }
    return set()


def _demands(state: Position, promise: Promise) -> bool:
    """Whether this is the last chance to keep a positive duty that binds."""
    kind = promise.pledge.kind
    if kind not in (CAESAR_TO, CAESAR_AWAY, PROMOTE_FROM):
        return False
    if state.number == promise.made and state.settings.binding == 0:
        return state.node == NODE_BONUS
    return state.number + state.players > expiry(promise, state.players)


def allowed(state: Position, promise: Promise, choices: list[Move]) -> list[Move]:
    """The acts that a binding promise leaves: those that keep it where this is the last chance, else all that do not
    break it."""
    seat = promise.maker
    if _demands(state, promise):
        keeping = [move for move in choices if KEPT in effects(state, promise, seat, move)]
        if keeping:
            return keeping
    return [move for move in choices if BROKEN not in effects(state, promise, seat, move)]


def filtered(state: Position, seat: int, choices: list[Move]) -> list[Move]:
    """The acts that all binding promises of the seat leave."""
    for promise in binding(state, seat):
        choices = allowed(state, promise, choices) or choices
    return choices


def reconcile(state: Position, seat: int, choices: list[Move], journal: Journal | None) -> None:
    """Lets the promises lapse that older ones leave no room for (V80)."""
    for promise in binding(state, seat):
        left = allowed(state, promise, choices)
        denied = _demands(state, promise) and _can_keep(state, promise) and not _keeps(state, promise, left)
        if not left or denied:
            close(state, promise, LAPSED, journal)
        else:
            choices = left


def _keeps(state: Position, promise: Promise, choices: list[Move]) -> bool:
    return any(KEPT in effects(state, promise, promise.maker, move) for move in choices)


def _can_keep(state: Position, promise: Promise) -> bool:
    """Whether the duty could be kept now were it not for other promises."""
    return _keeps(state, promise, actions(state))


def is_free(state: Position, seat: int, passage: int) -> bool:
    """Whether no binding promise of the seat forbids a proposal for the passage, or demands something else."""
    for promise in binding(state, seat):
        if effect_of_entering(promise, seat, TO[passage]) == BROKEN:
            return False
        if _demands(state, promise) and _can_keep(state, promise):
            return False
    return True


# ---------------------------------------------------------------------------------------------- votes and answers
def must_accept(state: Position, seat: int, called: int) -> bool:
    """Whether a called promise must be kept: it binds, and no older one forbids it."""
    for promise in binding(state, seat):
        if promise.number == called:
            return True
        if promise.pledge.kind == ABSTAIN and promise.pledge.a == state.turn:
            return False
    return False


def must_refuse(state: Position, seat: int) -> bool:
    """Whether a binding promise forbids the seat to vote for the mover."""
    return any(each.pledge.kind == ABSTAIN and each.pledge.a == state.turn for each in binding(state, seat))


# ------------------------------------------------------------------------------------------------- contradictions
def contradict(one: Pledge, to_one: int, other: Pledge, to_other: int) -> bool:
    """Whether two promises of one maker, to these beneficiaries, cannot both be kept."""
    return _against(one, to_one, other) or _against(other, to_other, one)


def _against(one: Pledge, beneficiary: int, other: Pledge) -> bool:
    if one.kind == VOTE:
        return other.kind == ABSTAIN and other.a == beneficiary
    if one.kind == CAESAR_TO:
        return other.kind == CAESAR_STAY or (other.kind == CAESAR_KEEP_OFF and other.a == one.a)
    if one.kind == CAESAR_AWAY:
        return other.kind == CAESAR_STAY
    return one.kind == PROMOTE_FROM and other.kind == KEEP_OUT and [TO[e] for e in EXITS[one.a]] == [other.a]


def has_contradiction(state: Position, deal: Deal) -> bool:
    """Whether promises of the deal contradict each other or ones that bind already (V80)."""
    made = [(state.turn, one.seat, pledge) for one in deal for pledge in one.mine]
    made += [(one.seat, state.turn, pledge) for one in deal for pledge in one.theirs]
    for i, (maker, beneficiary, pledge) in enumerate(made):
        for maker_too, beneficiary_too, other in made[:i]:
            if maker == maker_too and contradict(pledge, beneficiary, other, beneficiary_too):
                return True
        for promise in binding(state, maker):
            if contradict(pledge, beneficiary, promise.pledge, promise.beneficiary):
                return True
    return False
