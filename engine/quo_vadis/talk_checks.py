"""Which pending decisions can come up in a position; for the check of a snapshot."""

from collections.abc import Callable
from typing import Final, TypeAlias

from engine.quo_vadis import drafts, duties, talks, turns
from engine.quo_vadis.actions import ballots, neighbours, survey
from engine.quo_vadis.data import BAG, CAESAR_TOKEN, FROM, HAS_SPACE, SENATE, TO, VOTES
from engine.quo_vadis.ledger import find
from engine.quo_vadis.menu import can_give, fits, keeps_limits, purse, to_pay
from engine.quo_vadis.position import (
    NODE_ANSWER,
    NODE_BID,
    NODE_BONUS,
    NODE_CHOOSE,
    NODE_DRAFT,
    NODE_OVER,
    NODE_PICK,
    NODE_REPLY,
    NODE_REWARD,
    NODE_SETTLE,
    NONE,
    TALK_CALL,
    TALK_NONE,
    TALK_OFFER,
    TALK_SIDE,
    Deal,
    Position,
    Terms,
)
from engine.quo_vadis.tokens import held, settlements, total

_Check: TypeAlias = Callable[[Position], bool]


def is_sound(state: Position) -> bool:
    """Whether play can have left this decision behind, and the right seat is asked."""
    if state.node != NODE_SETTLE and (state.payments or state.choices):
        return False
    if (state.node == NODE_DRAFT) != bool(state.draft) or (state.node == NODE_REPLY) != bool(state.counter):
        return False
    if state.withdrawn and state.node not in (NODE_ANSWER, NODE_BID):
        return False
    return _bonus(state) and _CHECKS[state.node](state)


def _bonus(state: Position) -> bool:
    """A Caesar token has been taken in this promotion (V36)."""
    if not state.bonus:
        return state.node != NODE_BONUS
    out = BAG[CAESAR_TOKEN] - state.bag[CAESAR_TOKEN] - state.laurels.count(CAESAR_TOKEN)
    promoting = state.node == NODE_BONUS or (state.node in (NODE_REWARD, NODE_SETTLE) and state.passage != NONE)
    return out > 0 and promoting


def _is_clear(state: Position) -> bool:
    """No negotiation."""
    return (
        state.talk == TALK_NONE
        and state.passage == NONE
        and not (state.deal or state.terms or state.bids or state.lobbies)
        and state.answers == 0
        and state.bidder == 0
    )


def _mover(state: Position) -> bool:
    return state.current_player == state.turn and _is_clear(state)


def _over(state: Position) -> bool:
    return _is_clear(state)


def _draft(state: Position) -> bool:
    """The clicks can be made one after the other."""
    base = state.clone()
    assert isinstance(base, Position)
    opener = state.draft[0][0]
    base.draft = ()
    base.node = {"counter_draft": NODE_ANSWER, "bid_draft": NODE_BID}.get(str(opener), NODE_CHOOSE)
    if not _CHECKS[base.node](base):
        return False
    choices = (turns.choose_moves, talks.answer_moves, talks.bid_moves)[
        (NODE_CHOOSE, NODE_ANSWER, NODE_BID).index(base.node)
    ](base)
    if opener not in ("draft", "side_draft", "counter_draft", "bid_draft") or state.draft[0] not in choices:
        return False
    base.node = NODE_DRAFT
    for i, move in enumerate(state.draft[1:], 1):
        base.draft = state.draft[:i]
        if move not in drafts.draft_moves(base) or move[0] in ("propose", "withdraw"):
            return False
    return True


# -------------------------------------------------------------------------------------------------------- proposals
def _is_offer(state: Position) -> bool:
    """A proposal is on the table, and some have agreed to it."""
    deal, terms = state.deal, state.terms
    if state.bids or not 0 <= state.answers < len(deal) or len(terms) != len(deal):
        return False
    for i, (one, now) in enumerate(zip(deal, terms, strict=True)):
        if (one.seat, one.votes, one.called) != (now.seat, now.votes, now.called):
            return False
        if one != now and (i >= state.answers or one.called != NONE):
            return False
    if not keeps_limits(state, terms):
        return False
    return _side(state) if state.talk == TALK_SIDE else state.talk == TALK_OFFER and _offer(state)


def _side(state: Position) -> bool:
    one = state.deal[0]
    return (
        state.settings.side_deals
        and state.side_used == 1
        and state.passage == NONE
        and len(state.deal) == 1
        and (one.votes, one.called) == (0, NONE)
        and bool(one.pay or one.mine or one.theirs)
        and to_pay(state.deal) <= purse(state, NONE)
        and not state.lobbies
    )


def _offer(state: Position) -> bool:
    passage, deal = state.passage, state.deal
    if passage not in survey(state)[1] or len(state.tried) >= state.proposals or (passage, deal) in state.tried:
        return False
    if tuple((one.seat, one.votes) for one in deal) not in ballots(state, passage):
        return False
    if max(to_pay(deal), to_pay(state.terms)) > purse(state, passage):
        return False
    for one in deal:
        if one.called != NONE:
            promise = find(state, one.called)
            if promise is None or not fits(promise, state.turn, one.seat, passage, one.votes):
                return False
            if one.pay or one.mine or one.theirs:
                return False
    needed = drafts.needed_votes(state)
    return all(can_give(state, one, needed) for one in state.terms[: state.answers])


def _may_lobby(state: Position) -> bool:
    if not state.settings.lobbying or state.talk != TALK_OFFER:
        return False
    one = state.terms[state.answers]
    return one.called == NONE or not duties.must_accept(state, one.seat, one.called)


def _lobbied(state: Position, upto: int) -> bool:
    """Only uninvolved players up to a place after the mover have offered something, and not more than they have."""
    if len(state.lobbies) != state.players or state.bidder != upto:
        return False
    involved = [state.turn, *(one.seat for one in state.terms)]
    for seat, value in enumerate(state.lobbies):
        place = (seat - state.turn) % state.players
        if value and (seat in involved or place > upto or value > total(state, seat)):
            return False
    return True


def _answer(state: Position) -> bool:
    if not _is_offer(state) or state.current_player != state.terms[state.answers].seat:
        return False
    if _may_lobby(state):
        return _lobbied(state, state.players - 1)
    return state.bidder == 0 and not state.lobbies


def _reply(state: Position) -> bool:
    if not _is_offer(state) or len(state.counter) != 1 or state.current_player != state.turn:
        return False
    one, now = state.counter[0], state.terms[state.answers]
    if (one.seat, one.votes, one.called, now.called) != (now.seat, now.votes, NONE, NONE) or one == now:
        return False
    if not can_give(state, one, drafts.needed_votes(state)) or not keeps_limits(state, (one,)):
        return False
    return _lobbied(state, state.players - 1) if _may_lobby(state) else state.bidder == 0 and not state.lobbies


def _lobby(state: Position) -> bool:
    if not _is_offer(state) or not _may_lobby(state) or not state.bidder:
        return False
    seat = (state.turn + state.bidder) % state.players
    if seat != state.current_player or seat in (one.seat for one in state.terms):
        return False
    return state.lobbies[seat : seat + 1] == (0,) and _lobbied(state, state.bidder)


# ------------------------------------------------------------------------------------------------------------- bids
def _is_call(state: Position) -> bool:
    """A call for bids is on, and the bids so far are in order."""
    if state.talk != TALK_CALL or state.deal or state.terms or state.answers or state.lobbies:
        return False
    passage = state.passage
    if passage not in survey(state)[1] or len(state.tried) >= state.proposals or (passage, ()) in state.tried:
        return False
    others, keys = neighbours(state, FROM[passage]), []
    for one in state.bids:
        place = (one.seat - state.turn) % state.players
        if one.seat not in others or one.called != NONE or not _can_bid(state, one):
            return False
        keys.append((place, one.votes))
    limit = state.bidder if state.node != NODE_PICK else state.players
    if keys != sorted(set(keys)) or any(place >= limit for place, _ in keys):
        return False
    return all(votes == 1 or (place, 1) in keys for place, votes in keys)


def _can_bid(state: Position, one: Terms) -> bool:
    enough = one.votes == 1 or (one.votes == 2 and drafts.can_bid_two(state, one.seat))
    return enough and can_give(state, one, drafts.needed_votes(state)) and keeps_limits(state, (one,))


def _bid(state: Position) -> bool:
    seat = (state.turn + state.bidder) % state.players
    return (
        _is_call(state)
        and 0 < state.bidder < state.players
        and seat == state.current_player
        and seat in neighbours(state, FROM[state.passage])
    )


def _pick(state: Position) -> bool:
    return (
        _is_call(state)
        and state.bidder == state.players - 1
        and state.current_player == state.turn
        and bool(talks.picks(state))
    )


# ------------------------------------------------------------------------------------------------------- resolution
def _is_passed(state: Position) -> bool:
    """A promotion with the help of others has just been made (V31)."""
    passage, terms, players = state.passage, state.terms, state.players
    if passage == NONE or state.talk not in (TALK_OFFER, TALK_CALL) or not HAS_SPACE[passage] or not state.proposals:
        return False
    if passage == state.caesar or len(state.tried) >= state.proposals:
        return False
    room, target = FROM[passage], TO[passage]
    own = state.rooms[room * players + state.turn] + 1
    if sum(one.votes for one in terms) != VOTES[room] - own or state.answers != len(terms):
        return False
    if any(state.rooms[room * players + one.seat] < one.votes or not one.votes for one in terms):
        return False
    places = [(one.seat - state.turn) % players for one in terms]
    if places != sorted(set(places)):
        return False
    if target == SENATE:
        if state.senate[-1:] != [state.turn]:
            return False
    elif not state.rooms[target * players + state.turn]:
        return False
    return _agreed(state)


def _agreed(state: Position) -> bool:
    """What was proposed or bid led to the terms, and whoever lobbied is forgotten."""
    if state.talk == TALK_CALL:
        return not (state.deal or state.lobbies or state.bidder) and all(one in state.bids for one in state.terms)
    if state.bids or [(a.seat, a.votes, a.called) for a in state.deal] != [
        (b.seat, b.votes, b.called) for b in state.terms
    ]:
        return False
    return not state.lobbies and state.bidder == 0


def _reward(state: Position) -> bool:
    """V30a."""
    return (
        state.current_player == state.turn
        and state.pile == 1
        and len(state.terms) == 2
        and _is_passed(state)
        and to_pay(state.terms) <= total(state, state.turn)
    )


def _settle(state: Position) -> bool:
    """A payment can be made in several ways (V72b)."""
    if not state.payments:
        return False
    payer, payee, price, _ = state.payments[0]
    ways = settlements(held(state, payer), held(state, payee), price)
    if state.choices != ways or len(ways) < 2 or state.current_player != payer:
        return False
    if state.passage != NONE:
        return _is_passed(state) and _is_due(state, state.terms)
    if state.talk == TALK_SIDE:
        one = state.deal[0] if len(state.deal) == 1 == len(state.terms) else None
        if one is None or one.seat != state.terms[0].seat or not state.settings.side_deals or not state.side_used:
            return False
        plain = not state.bids and not state.lobbies and state.answers == 1 and state.bidder == 0
        return plain and one.votes == state.terms[0].votes == 0 and _is_due(state, state.terms)
    return _is_clear(state) and _is_debt(state)


def _is_due(state: Position, terms: Deal) -> bool:
    """The payments are the last of those agreed (V74)."""
    due = []
    for one in terms:
        payment = (state.turn, one.seat, one.pay) if one.pay > 0 else (one.seat, state.turn, -one.pay)
        if one.pay:
            due.append((*payment, 0 if state.settings.sealed else 1))
    return list(state.payments) == due[len(due) - len(state.payments) :]


def _is_debt(state: Position) -> bool:
    """A debt that the mover pays, or what was offered for a refusal (V76, V96)."""
    payers = [payment[0] for payment in state.payments]
    if payers == [state.turn]:
        return state.payments[0][3] == 1
    payees = {payment[1] for payment in state.payments}
    is_open = 0 if state.settings.sealed else 1
    return (
        state.settings.lobbying
        and len(payees) == 1
        and payers == sorted(set(payers))
        and not payees & {state.turn, *payers}
        and state.turn not in payers
        and all(payment[3] == is_open for payment in state.payments)
        and len(state.tried) > 0
    )


_CHECKS: Final[tuple[_Check, ...]] = (
    _mover,
    _draft,
    _answer,
    _reply,
    _bid,
    _pick,
    _lobby,
    _reward,
    _settle,
    _mover,
    _over,
)
"""By node."""
assert len(_CHECKS) == NODE_OVER + 1
