"""The negotiation: proposals, answers, counters, bids, lobbying (V61 to V71, V95, V96)."""

from typing import Final

from engine.api import Journal, Move
from engine.quo_vadis import duties, knowledge, ledger, moves, resolution
from engine.quo_vadis.actions import neighbours
from engine.quo_vadis.course import clear, to_choose
from engine.quo_vadis.data import FROM, LOBBY_MOST, PASSAGES, PAY_MOST
from engine.quo_vadis.drafts import can_bid_two, needed_votes
from engine.quo_vadis.menu import (
    BIDS,
    COUNTERS,
    can_give,
    countered,
    entry_terms,
    keeps_limits,
    purse,
    sure_ones,
    to_pay,
)
from engine.quo_vadis.position import (
    BROKEN,
    LAPSED,
    NODE_ANSWER,
    NODE_BID,
    NODE_LOBBY,
    NODE_PICK,
    NODE_REPLY,
    NONE,
    TALK_CALL,
    TALK_OFFER,
    TALK_SIDE,
    Deal,
    Position,
    Terms,
)
from engine.quo_vadis.telling import tell, tell_terms
from engine.quo_vadis.tokens import seen_worth, total


# ----------------------------------------------------------------------------------------------------- proposals
def propose(state: Position, passage: int, deal: Deal, journal: Journal | None) -> None:
    """Puts a proposal, or a deal without promotion if there is no passage, to the asked players (V64, V95)."""
    state.passage, state.deal, state.terms = passage, deal, deal
    _ask(state)
    if passage == NONE:
        state.talk = TALK_SIDE
        state.side_used = 1
        if journal is not None:
            journal.note(state, "side_offered", seat=state.turn, target=deal[0].seat)
    else:
        state.talk = TALK_OFFER
        state.proposals += 1
        if journal is not None:
            seats = [one.seat for one in deal]
            journal.note(state, "offered", seat=state.turn, passage=PASSAGES[passage], seats=seats)
    for one in deal:
        tell_terms(state, journal, "terms", state.turn, one.seat, one)
    _shows_purse(state)
    next_answer(state, journal)


def _shows_purse(state: Position) -> None:
    """That the terms are legal tells what the mover has at least (V66)."""
    if not state.settings.sealed:
        laurel = seen_worth(state, state.passage) if state.passage != NONE else 0
        knowledge.at_least(state, state.turn, to_pay(state.terms) - laurel)


def _shows_means(state: Position, terms: Terms) -> None:
    """That an asked player may say so tells what that one has at least (V66)."""
    if terms.pay < 0 and not state.settings.sealed:
        ones = sure_ones(state, needed_votes(state), terms.votes) if state.talk != TALK_SIDE else 0
        knowledge.at_least(state, terms.seat, -terms.pay - ones)


def next_answer(state: Position, journal: Journal | None) -> None:
    """Asks the next player, after those who may lobby that one; the deal is made when all have agreed (V67, V68)."""
    if state.answers == len(state.terms):
        make(state, journal)
        return
    state.withdrawn = 0
    state.counter = ()
    if state.settings.lobbying and state.talk == TALK_OFFER:
        one = state.terms[state.answers]
        if one.called == NONE or not duties.must_accept(state, one.seat, one.called):
            state.lobbies = (0,) * state.players
            state.bidder = 0
            next_lobby(state)
            return
    _ask(state)


def _ask(state: Position) -> None:
    state.node = NODE_ANSWER
    state.current_player = state.terms[state.answers].seat


def make(state: Position, journal: Journal | None) -> None:
    """Everybody has agreed (V68, V69)."""
    state.lobbies = ()
    state.bidder = 0
    if journal is not None:
        journal.note(state, "deal_made", seat=state.turn)
    if state.talk == TALK_SIDE:
        resolution.pay(state, journal)
    else:
        resolution.promote(state, state.passage, "deal", journal)


def fail(state: Position, journal: Journal | None) -> None:
    """Nobody is bound, nothing is paid but for a refusal, and the mover chooses again (V62, V68, V96)."""
    if state.passage != NONE:
        state.tried = (*state.tried, (state.passage, state.deal))
    asked = state.terms[state.answers].seat if state.talk == TALK_OFFER else NONE
    lobbies, refused = state.lobbies, not state.counter
    if journal is not None:
        journal.note(state, "deal_failed", seat=state.turn)
    if refused and any(lobbies):
        clear(state)
        is_open = 0 if state.settings.sealed else 1
        state.payments = tuple((seat, asked, value, is_open) for seat, value in enumerate(lobbies) if value)
        resolution.go_on(state, journal)
    else:
        to_choose(state, journal)


# ------------------------------------------------------------------------------------------------------- answers
def answer_moves(state: Position) -> list[Move]:
    """ACCEPT, REFUSE, and counters (V67, V78a)."""
    one = state.terms[state.answers]
    if state.talk != TALK_SIDE:
        if one.called != NONE and duties.must_accept(state, one.seat, one.called):
            return [moves.ACCEPT]
        if duties.must_refuse(state, one.seat):
            return [moves.REFUSE]
    if one.called != NONE:
        return [moves.ACCEPT, moves.REFUSE]
    needed = needed_votes(state) if one.pay < 0 else 0
    found = [moves.ACCEPT, moves.REFUSE] if can_give(state, one, needed) else [moves.REFUSE]
    found += [move for how, move in _COUNTERS if _can_counter(state, one, how, needed)]
    if not state.withdrawn:
        found.append(moves.COUNTER_DRAFT)
    return found


_COUNTERS: Final[tuple[tuple[str, Move], ...]] = tuple((how, ("counter", how)) for how in COUNTERS)


def _can_counter(state: Position, terms: Terms, how: str, needed: int) -> bool:
    """V82e: a vote is added or put in place of a price only where nothing is promised yet."""
    if how in ("pay1", "pay2"):
        pay = terms.pay + (1 if how == "pay1" else 2)
        return pay <= PAY_MOST and (pay >= 0 or can_give(state, terms._replace(pay=pay), needed))
    if terms.mine or terms.theirs or (how == "vote_instead" and terms.pay == 0):
        return False
    wanted = countered(terms, how)
    return can_give(state, wanted, needed) and keeps_limits(state, (wanted,))


def answer(state: Position, move: Move, journal: Journal | None) -> None:
    one = state.terms[state.answers]
    state.withdrawn = 0
    if move == moves.ACCEPT:
        _shows_means(state, one)
        _agrees(state)
        if journal is not None:
            journal.note(state, "accepted", seat=one.seat)
        next_answer(state, journal)
    elif move == moves.REFUSE:
        if journal is not None:
            journal.note(state, "refused", seat=one.seat)
        promise = ledger.find(state, one.called) if one.called != NONE else None
        if promise is not None:
            ledger.close(state, promise, LAPSED if ledger.binds(state, promise) else BROKEN, journal)
        fail(state, journal)
    else:
        put_counter(state, countered(one, str(move[1])), journal)


def _agrees(state: Position) -> None:
    """The asked player has agreed: what was offered for a no is off the table (V96)."""
    state.answers += 1
    state.lobbies = ()


def put_counter(state: Position, terms: Terms, journal: Journal | None) -> None:
    """The asked player names other terms; the mover answers at once (V67)."""
    state.counter = (terms,)
    state.node = NODE_REPLY
    state.current_player = state.turn
    _shows_means(state, terms)
    tell_terms(state, journal, "countered", state.turn, terms.seat, terms)


def _taken(state: Position) -> Deal:
    return (*state.terms[: state.answers], *state.counter, *state.terms[state.answers + 1 :])


def reply_moves(state: Position) -> list[Move]:
    """TAKE if the mover can pay all the prices as they then stand (V66b), DROP."""
    deal = _taken(state)
    can = to_pay(deal) <= purse(state, state.passage) and keeps_limits(state, deal)
    return [moves.TAKE, moves.DROP] if can else [moves.DROP]


def reply(state: Position, move: Move, journal: Journal | None) -> None:
    seat = state.counter[0].seat
    if move == moves.DROP:
        if journal is not None:
            journal.note(state, "counter_dropped", seat=state.turn, target=seat)
        fail(state, journal)
        return
    state.terms = _taken(state)
    state.counter = ()
    _agrees(state)
    _shows_purse(state)
    if journal is not None:
        journal.note(state, "counter_taken", seat=state.turn, target=seat)
    next_answer(state, journal)


# ------------------------------------------------------------------------------------------------ calls for bids
def call(state: Position, passage: int, journal: Journal | None) -> None:
    """Asks all neighbours for bids (V70)."""
    state.talk = TALK_CALL
    state.passage = passage
    state.proposals += 1
    state.node = NODE_BID
    if journal is not None:
        journal.note(state, "called_for_bids", seat=state.turn, passage=PASSAGES[passage])
    next_bidder(state, journal)


def next_bidder(state: Position, journal: Journal | None) -> None:
    """The next neighbour clockwise bids; after the last the mover picks, if there is anything to pick."""
    others = neighbours(state, FROM[state.passage])
    state.draft = ()
    state.withdrawn = 0
    while state.bidder < state.players - 1:
        state.bidder += 1
        seat = (state.turn + state.bidder) % state.players
        if seat in others:
            state.node = NODE_BID
            state.current_player = seat
            return
    state.node = NODE_PICK
    state.current_player = state.turn
    if not picks(state):
        fail(state, journal)


def bid_moves(state: Position) -> list[Move]:
    """Terms for one vote and, where two are needed and can be given, for two; or PASS (V70, 10.7)."""
    seat = state.current_player
    if duties.must_refuse(state, seat):
        return [moves.PASS]
    one = [entry for entry in BIDS if _can_bid(state, seat, 1, entry)]
    found: list[Move] = [("bid", entry) for entry in one]
    if can_bid_two(state, seat):
        two = [entry for entry in BIDS if _can_bid(state, seat, 2, entry)]
        found += [("bid", entry, other) for entry in one for other in two]
    found.append(moves.PASS)
    if not state.withdrawn:
        found.append(moves.BID_DRAFT)
    return found


def _can_bid(state: Position, seat: int, votes: int, entry: str) -> bool:
    terms = entry_terms(state, state.passage, seat, votes, entry)
    if terms.mine:
        return keeps_limits(state, (terms,))
    return terms.pay >= 0 or can_give(state, terms, needed_votes(state))


def bid(state: Position, move: Move, journal: Journal | None) -> None:
    seat = state.current_player
    if move == moves.PASS:
        if journal is not None:
            journal.note(state, "passed", seat=seat)
        next_bidder(state, journal)
        return
    terms = tuple(entry_terms(state, state.passage, seat, votes, str(entry)) for votes, entry in enumerate(move[1:], 1))
    put_bid(state, terms, journal)


def put_bid(state: Position, terms: Deal, journal: Journal | None) -> None:
    state.bids = (*state.bids, *terms)
    state.node = NODE_BID
    for one in terms:
        _shows_means(state, one)
        tell_terms(state, journal, "bid", state.turn, one.seat, one)
    next_bidder(state, journal)


def picks(state: Position) -> list[Deal]:
    """The bids that bring exactly the votes needed, as far as the mover can pay (V71)."""
    needed = needed_votes(state)
    found: list[Deal] = [(one,) for one in state.bids if one.votes == needed]
    if needed == 2:
        single = [one for one in state.bids if one.votes == 1]
        found += [(one, two) for i, one in enumerate(single) for two in single[i + 1 :]]
    rich = purse(state, state.passage)
    return [deal for deal in found if to_pay(deal) <= rich and keeps_limits(state, deal)]


def pick_moves(state: Position) -> list[Move]:
    found: list[Move] = [("pick", *(n for one in deal for n in (one.seat, one.votes))) for deal in picks(state)]
    return [*found, moves.CANCEL]


def pick(state: Position, move: Move, journal: Journal | None) -> None:
    if move == moves.CANCEL:
        if journal is not None:
            journal.note(state, "cancelled", seat=state.turn)
        fail(state, journal)
        return
    chosen = [(move[i], move[i + 1]) for i in range(1, len(move), 2)]
    state.terms = tuple(one for one in state.bids if (one.seat, one.votes) in chosen)
    state.answers = len(state.terms)
    _shows_purse(state)
    if journal is not None:
        seats, votes = [one.seat for one in state.terms], [one.votes for one in state.terms]
        journal.note(state, "picked", seat=state.turn, seats=seats, votes=votes)
    make(state, journal)


# ------------------------------------------------------------------------------------------------------ lobbying
def next_lobby(state: Position) -> None:
    """The next uninvolved player clockwise may offer something for a refusal; then the asked one answers (V96)."""
    involved = [state.turn, *(one.seat for one in state.terms)]
    while state.bidder < state.players - 1:
        state.bidder += 1
        seat = (state.turn + state.bidder) % state.players
        if seat not in involved:
            state.node = NODE_LOBBY
            state.current_player = seat
            return
    _ask(state)


def lobby_moves(state: Position) -> list[Move]:
    most = min(LOBBY_MOST, total(state, state.current_player))
    return [*moves.LOBBY[: max(most, 0)], moves.NO_LOBBY]


def lobby(state: Position, move: Move, journal: Journal | None) -> None:
    seat, asked = state.current_player, state.terms[state.answers].seat
    value = int(move[1]) if move != moves.NO_LOBBY else 0
    state.lobbies = (*state.lobbies[:seat], value, *state.lobbies[seat + 1 :])
    if not state.settings.sealed:
        knowledge.at_least(state, seat, value)
    if value or state.settings.sealed:
        tell(state, journal, "lobbied", "pay", (seat, asked), {"seat": seat, "target": asked, "pay": value})
    elif journal is not None:
        journal.note(state, "not_lobbied", seat=seat)
    next_lobby(state)
