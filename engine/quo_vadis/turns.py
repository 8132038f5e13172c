"""The choice of a turn (V60) and all that can be decided besides: bonus, reward, settlement, waiver, drafts."""

from engine.api import Journal, Move
from engine.quo_vadis import course, drafts, duties, ledger, menu, moves, payments, resolution, talks
from engine.quo_vadis.actions import actions, survey
from engine.quo_vadis.data import MAX_PROPOSALS, MAX_PROPOSALS_BOT, PASSAGES, PAY_LATER, ROOMS
from engine.quo_vadis.position import (
    KEPT,
    NODE_ANSWER,
    NODE_BID,
    NODE_CHOOSE,
    NODE_DRAFT,
    NONE,
    Position,
    Terms,
)
from engine.quo_vadis.tokens import total


# ------------------------------------------------------------------------------------------------------ the choice
def action_moves(state: Position) -> list[Move]:
    """PLACE, PROMOTE, MOVE CAESAR; in the binding modes without what a promise forbids (V80)."""
    choices = actions(state)
    if state.settings.binding >= 0 and state.promises:
        return duties.filtered(state, state.turn, choices)
    return choices


def _choices(state: Position, most: int) -> tuple[list[Move], list[int]]:
    """The actions, and the passages about which the mover may still make a proposal (V61, V63, V80)."""
    found, passages = survey(state)
    if state.proposals >= most:
        passages = []
    if state.settings.binding >= 0 and state.promises:
        found = duties.filtered(state, state.turn, found)
        passages = [passage for passage in passages if duties.is_free(state, state.turn, passage)]
    return found, passages


def _talk_moves(state: Position, passages: list[int]) -> list[Move]:
    """Offers of the menu and calls for bids."""
    found = menu.offers(state, passages)
    for passage in passages:
        if not state.tried or (passage, ()) not in state.tried:
            found.append(moves.CALL[passage])
    return found


def fulfil_moves(state: Position) -> list[Move]:
    """The debts the mover can pay now (V76, PAY_LATER)."""
    return [
        ("fulfil", promise.number)
        for promise in state.promises
        if promise.maker == state.turn
        and promise.pledge.kind == PAY_LATER
        and total(state, state.turn) >= promise.pledge.a
    ]


def waivers(state: Position) -> list[Move]:
    """The promises to the deciding seat, but for those being called (V77b)."""
    if not state.promises:
        return []
    called = [one.called for one in state.terms]
    return [
        ("waive", promise.number)
        for promise in state.promises
        if promise.beneficiary == state.current_player and promise.number not in called
    ]


def choose_moves(state: Position) -> list[Move]:
    found, passages = _choices(state, MAX_PROPOSALS)
    if passages:
        found += _talk_moves(state, passages)
        found += [moves.DRAFT[passage] for passage in passages]
    if state.settings.side_deals and not state.side_used:
        found += menu.side_offers(state)
        found.append(moves.SIDE_DRAFT)
    if state.promises:
        found += fulfil_moves(state)
        found += waivers(state)
    return found


def choose_candidates(state: Position) -> list[Move]:
    """What bots consider: the actions, the menu for two proposals a turn, no drafts, no waivers."""
    found, passages = _choices(state, MAX_PROPOSALS_BOT)
    if passages:
        found += _talk_moves(state, passages)
    if state.settings.side_deals and not state.side_used:
        found += menu.side_offers(state)
    if state.promises:
        found += fulfil_moves(state)
    return found


def choose(state: Position, move: Move, journal: Journal | None) -> None:
    verb = move[0]
    if verb == "place":
        _place(state, moves.ROOM_OF[move[1]], journal)
    elif verb == "promote":
        passage = moves.PASSAGE_OF[move[1]]
        resolution.promote(state, passage, "caesar" if passage == state.caesar else "own", journal)
    elif verb == "caesar":
        move_caesar(state, moves.PASSAGE_OF[move[1]], 0, journal)
        course.end_turn(state, True, journal)
    elif verb in ("offer", "side"):
        talks.propose(state, *menu.offered(state, move), journal)
    elif verb == "call":
        talks.call(state, moves.PASSAGE_OF[move[1]], journal)
    elif verb == "fulfil":
        _fulfil(state, int(move[1]), journal)
    else:
        _open_draft(state, move)


def _place(state: Position, room: int, journal: Journal | None) -> None:
    """V20."""
    seat = state.turn
    state.hand[seat] -= 1
    state.rooms[room * state.players + seat] += 1
    if journal is not None:
        journal.note(state, "placed", seat=seat, room=ROOMS[room])
    ledger.after_entering(state, seat, room, journal)
    course.end_turn(state, False, journal)


def move_caesar(state: Position, passage: int, bonus: int, journal: Journal | None) -> None:
    """V32, V36."""
    here = state.caesar
    state.caesar = passage
    if journal is not None:
        journal.note(state, "caesar_moved", seat=state.turn, passage=PASSAGES[passage], bonus=bonus)
    ledger.after_caesar(state, state.turn, here, passage, journal)


def _fulfil(state: Position, number: int, journal: Journal | None) -> None:
    """Pays a debt of the ledger; the turn goes on (V76)."""
    promise = ledger.find(state, number)
    assert promise is not None
    ledger.close(state, promise, KEPT, journal)
    state.payments = ((promise.maker, promise.beneficiary, promise.pledge.a, 1),)
    resolution.go_on(state, journal)


# --------------------------------------------------------------------------------------- the other small decisions
def bonus_moves(state: Position) -> list[Move]:
    return action_moves(state)


def bonus(state: Position, move: Move, journal: Journal | None) -> None:
    """Caesar moves once more, or stays (V36)."""
    if move == moves.KEEP:
        if journal is not None:
            journal.note(state, "caesar_kept", seat=state.turn)
    else:
        move_caesar(state, moves.PASSAGE_OF[move[1]], 1, journal)
    course.end_turn(state, False, journal)


def reward_moves(state: Position) -> list[Move]:
    return [("reward", one.seat) for one in state.terms]


def reward(state: Position, move: Move, journal: Journal | None) -> None:
    """The mover names who gets the last one (V30a)."""
    resolution.give_ones(state, int(move[1]), 1, journal)
    resolution.pay(state, journal)


def settle_moves(state: Position) -> list[Move]:
    return [("settle", way) for way in range(len(state.choices))]


def settle(state: Position, move: Move, journal: Journal | None) -> None:
    payments.choose_way(state, int(move[1]), journal)
    resolution.go_on(state, journal)


# ---------------------------------------------------------------------------------------------------------- drafts
def _open_draft(state: Position, move: Move) -> None:
    state.draft = (move,)
    state.node = NODE_DRAFT


def answer(state: Position, move: Move, journal: Journal | None) -> None:
    if move == moves.COUNTER_DRAFT:
        _open_draft(state, move)
    else:
        talks.answer(state, move, journal)


def bid(state: Position, move: Move, journal: Journal | None) -> None:
    if move == moves.BID_DRAFT:
        _open_draft(state, move)
    else:
        talks.bid(state, move, journal)


def draft(state: Position, move: Move, journal: Journal | None) -> None:
    """One more click, or the end of the draft (V63b)."""
    opener = state.draft[0]
    if move == moves.WITHDRAW:
        _withdraw(state, str(opener[0]), journal)
    elif move == moves.PROPOSE:
        sketch = drafts.Sketch(state)
        deal: tuple[Terms, ...] = sketch.terms()
        state.draft = ()
        if sketch.opener == "counter_draft":
            talks.put_counter(state, deal[0], journal)
        elif sketch.opener == "bid_draft":
            talks.put_bid(state, deal, journal)
        else:
            talks.propose(state, sketch.passage if sketch.opener == "draft" else NONE, deal, journal)
    else:
        state.draft = (*state.draft, move)


def _withdraw(state: Position, opener: str, journal: Journal | None) -> None:
    state.draft = ()
    if journal is not None:
        journal.note(state, "withdrew", seat=state.current_player)
    if opener == "counter_draft":
        state.node = NODE_ANSWER
        state.withdrawn = 1
    elif opener == "bid_draft":
        state.node = NODE_BID
        state.withdrawn = 1
    else:
        state.node = NODE_CHOOSE
        if opener == "draft":
            state.proposals += 1
        else:
            state.side_used = 1
