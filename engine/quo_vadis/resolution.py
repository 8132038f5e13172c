"""A promotion and what follows from it, in the order of V31."""

from engine.api import Journal
from engine.quo_vadis import course, duties, knowledge, ledger, payments
from engine.quo_vadis.actions import actions
from engine.quo_vadis.data import CAESAR_TOKEN, CLASS, EMPTY, FROM, HAS_SPACE, PASSAGES, ROOMS, SEATS, SENATE, TO
from engine.quo_vadis.position import (
    ENDED_SENATE,
    KEPT,
    NODE_BONUS,
    NODE_REWARD,
    NONE,
    TALK_SIDE,
    Position,
    Terms,
)
from engine.quo_vadis.scoring import totals
from engine.quo_vadis.tokens import draw


def promote(state: Position, passage: int, by: str, journal: Journal | None) -> None:
    """Moves a senator of the turn's seat through a passage; `state.terms` say who helped (V21, V31)."""
    seat, players, room, target = state.turn, state.players, FROM[passage], TO[passage]
    state.passage = passage
    state.rooms[room * players + seat] -= 1
    if target == SENATE:
        state.senate.append(seat)
    else:
        state.rooms[target * players + seat] += 1
    if journal is not None:
        journal.note(state, "promoted", seat=seat, passage=PASSAGES[passage], room=ROOMS[target], by=by)
        if target == SENATE:
            journal.note(state, "entered_senate", seat=seat, place=len(state.senate))
    if target == SENATE and state.settings.reveal and not state.settings.public_totals:
        _open_totals(state, journal)
    ledger.after_leaving(state, seat, room, journal)
    ledger.after_entering(state, seat, target, journal)
    _count_votes(state, journal)
    if HAS_SPACE[passage]:
        _take_laurel(state, seat, passage, journal)
    _reward(state, journal)


def _open_totals(state: Position, journal: Journal | None) -> None:
    """Three players are in the senate: from now on the sums are open (V91)."""
    if len(set(state.senate)) == 3 and len(set(state.senate[:-1])) == 2:
        state.reveals += 1
        knowledge.open_totals(state)
        if journal is not None:
            journal.note(state, "totals_open", totals=totals(state))


def _count_votes(state: Position, journal: Journal | None) -> None:
    """Votes given keep the promises called for them, and break those not to vote (V77, V78)."""
    for one in state.terms:
        promise = ledger.find(state, one.called) if one.called != NONE else None
        if promise is not None:
            ledger.close(state, promise, KEPT, journal)
        ledger.after_vote(state, one.seat, journal)


def _take_laurel(state: Position, seat: int, passage: int, journal: Journal | None) -> None:
    """The token goes to the seat and another from the bag takes its place (V33, V38, V39)."""
    name = PASSAGES[passage]
    if passage == state.caesar:
        if journal is not None:
            journal.note(state, "laurel_kept_by_caesar", passage=name)
        return
    face = state.laurels[passage]
    if face == EMPTY:
        return
    shown = CLASS[face] if state.settings.blind else face
    state.laurels[passage] = EMPTY
    value = 2 if face == CAESAR_TOKEN else face
    state.bonus = 1 if face == CAESAR_TOKEN else 0
    knowledge.gain(state, seat, value, shown if shown > CAESAR_TOKEN else 0)
    if shown != face:
        state.reveals += 1
    if journal is not None:
        journal.note(state, "laurel_taken", seat=seat, passage=name, laurel=shown)
        if shown != face:
            journal.note(state, "laurel_looked_at", seat, seat=seat, laurel=face)
    drawn = draw(state)
    state.laurels[passage] = drawn
    if journal is not None:
        if drawn == EMPTY:
            journal.note(state, "bag_empty", passage=name)
        else:
            laurel = CLASS[drawn] if state.settings.blind else drawn
            journal.note(state, "laurel_drawn", passage=name, laurel=laurel, left=sum(state.bag))


# --------------------------------------------------------------------------------------------- rewards and payments
def _reward(state: Position, journal: Journal | None) -> None:
    """The supporters take their ones, as far as the pile reaches (V28 to V30a)."""
    needed = sum(one.votes for one in state.terms)
    if len(state.terms) == 2 and state.pile == 1:
        state.node = NODE_REWARD
        state.current_player = state.turn
        if journal is not None:
            journal.note(state, "pile_short", seat=state.turn)
        return
    for one in state.terms if needed else ():
        give_ones(state, one.seat, min(one.votes, state.pile), journal)
    pay(state, journal)


def give_ones(state: Position, seat: int, count: int, journal: Journal | None) -> None:
    """Gives ones from the pile to a supporter."""
    if not count:
        return
    state.pile -= count
    for _ in range(count):
        knowledge.gain(state, seat, 1)
    if journal is not None:
        journal.note(state, "rewarded", seat=seat, count=count, left=state.pile)


def _due(state: Position, one: Terms) -> tuple[tuple[int, int, int, int], ...]:
    is_open = 0 if state.settings.sealed else 1
    if one.pay > 0:
        return ((state.turn, one.seat, one.pay, is_open),)
    return ((one.seat, state.turn, -one.pay, is_open),) if one.pay < 0 else ()


def pay(state: Position, journal: Journal | None) -> None:
    """The agreed payments, clockwise from the mover (V50, V74); then the rest."""
    for one in state.terms:
        state.payments += _due(state, one)
    go_on(state, journal)


def go_on(state: Position, journal: Journal | None) -> None:
    """What comes when the payments are made: of a promotion V31 (5) to (7), else the choice again."""
    if not payments.pay_on(state, journal):
        return
    if state.passage == NONE:
        if state.talk == TALK_SIDE:
            ledger.enter(state, state.terms, journal)
        course.to_choose(state, journal)
        return
    if len(state.senate) == SEATS[SENATE]:
        course.end_game(state, ENDED_SENATE, journal)
        return
    ledger.enter(state, state.terms, journal)
    if not state.bonus:
        course.end_turn(state, False, journal)
        return
    course.clear(state)
    state.node = NODE_BONUS
    state.current_player = state.turn
    if state.settings.binding >= 0 and state.promises:
        duties.reconcile(state, state.turn, actions(state), journal)
