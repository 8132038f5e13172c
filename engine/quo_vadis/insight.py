"""What players want to know about a position, for those who show it and for bots: all of it follows from the rules."""

from typing import Any, Final, TypeAlias

from engine.api import Move
from engine.quo_vadis.actions import has_seat, votes_missing
from engine.quo_vadis.data import COMMITTEES, EXITS, FROM, MAX_PROPOSALS, PASSAGES, ROOMS, SEATS, SENATE, TO
from engine.quo_vadis.data import VOTES as NEEDED
from engine.quo_vadis.drafts import STEPS, Sketch
from engine.quo_vadis.duties import binding, effects, is_free
from engine.quo_vadis.knowledge import bounds, totals_open
from engine.quo_vadis.ledger import effect_of_vote, expiry, find
from engine.quo_vadis.menu import is_legal, keeps_limits, offered, purse, sure_ones, to_pay
from engine.quo_vadis.pledges import code
from engine.quo_vadis.position import (
    BROKEN,
    KEPT,
    LIVE,
    NODE_DRAFT,
    NODE_OVER,
    NODE_SETTLE,
    NODES,
    NONE,
    STATUSES,
    VOIDED,
    Deal,
    Position,
    Promise,
    Terms,
)

Facts: TypeAlias = dict[str, Any]

FORGETTING: Final = 10
"""Rounds in which the distance of trust to one half halves (V83)."""


# -------------------------------------------------------------------------------------------------------- questions
def question(state: Position) -> tuple[str, Facts]:
    """What is being asked: a name of `position.NODES` and facts.

    answer, reply, bid, pick, lobby, reward: passage ("" in a side deal), and the terms at stake (`describe`); reply:
    also the counter; draft: opener and step (`drafts.STEPS`), seat (whose terms are set up); settle: target, value.
    """
    node = state.node
    facts: Facts = {}
    if node == NODE_DRAFT:
        sketch = Sketch(state)
        facts = {"opener": sketch.opener, "step": STEPS[sketch.step], "seat": sketch.seat}
    elif node == NODE_SETTLE:
        facts = {"target": state.payments[0][1], "value": state.payments[0][2]}
    elif state.talk:
        facts = {"passage": PASSAGES[state.passage] if state.passage != NONE else "", "terms": describe(state.terms)}
        if state.counter:
            facts["counter"] = describe(state.counter)
    return NODES[node], facts


def describe(deal: Deal) -> list[Facts]:
    """A deal as plain data; promises as `pledges.code` writes them."""
    return [
        {
            "seat": one.seat,
            "votes": one.votes,
            "pay": one.pay,
            "gives": [code(pledge) for pledge in one.mine],
            "wants": [code(pledge) for pledge in one.theirs],
            "called": one.called if one.called != NONE else 0,
        }
        for one in deal
    ]


def describe_move(state: Position, move: Move) -> list[Facts]:
    """The deal that an `offer` or `side` move proposes."""
    return describe(offered(state, move)[1])


# ------------------------------------------------------------------------------------------------- rooms and votes
def votes(state: Position, seat: int, passage: int) -> tuple[int, int, int]:
    """Own votes, votes needed and senators present in the room that a passage leaves (V24, V25)."""
    room, players = FROM[passage], state.players
    return (
        state.rooms[room * players + seat],
        NEEDED[room],
        sum(state.rooms[room * players : (room + 1) * players]),
    )


def obstacle(state: Position, seat: int, passage: int) -> str:
    """Why the seat cannot promote through a passage on its own: "" if it can.

    "absent": no own senator there; "full": no free seat above; "silent": too few senators present for the votes
    needed (V26); "votes": others must agree; "spent": they must, but the proposals of this turn are used up (V63);
    "bound": a binding promise forbids it (V80).
    """
    own, needed, present = votes(state, seat, passage)
    if not own:
        return "absent"
    if not has_seat(state, TO[passage]):
        return "full"
    if seat == state.turn and binding(state, seat) and not is_free(state, seat, passage):
        return "bound"
    if own >= needed or passage == state.caesar:
        return ""
    if present < needed:
        return "silent"
    return "votes" if seat != state.turn or state.proposals < MAX_PROPOSALS else "spent"


def way_to_senate(room: int) -> int:
    """The fewest promotions from a committee into the senate."""
    return _WAY[room]


def _ways() -> list[int]:
    ways = [0] * len(ROOMS)
    for room in reversed(range(len(COMMITTEES))):
        ways[room] = 1 + min(ways[TO[passage]] for passage in EXITS[room])
    return ways


_WAY: Final = _ways()


def seats_left(state: Position) -> int:
    """Free seats in the senate."""
    return SEATS[SENATE] - len(state.senate)


# ----------------------------------------------------------------------------------------------- laurels and prices
def total(state: Position, seat: int) -> tuple[int, int]:
    """The lowest and the highest sum the seat can hold, as far as this (observed) state tells (V86)."""
    return bounds(state, seat)


def is_shown(state: Position, viewer: int, seat: int) -> bool:
    """Whether the table shows a sum to a viewer: the own, all where sums are open (V91, V94), and at the end."""
    return viewer == seat or totals_open(state) or state.node == NODE_OVER


def token_count(state: Position, seat: int) -> int:
    """How many laurels a seat holds; everybody may know (V39). A view with unknown tokens asks the worlds."""
    own = state.tokens[5 * seat : 5 * seat + 5]
    if min(own) >= 0:
        return sum(own)
    worlds = next(each for each in state.worlds if each and each[0][0] >= 0)
    return sum(worlds[0][5 * seat : 5 * seat + 5])


def means(state: Position, passage: int) -> int:
    """The most the mover can promise to pay in a proposal for a passage, or without one (V66)."""
    return purse(state, passage)


def due_ones(state: Position, terms: Terms, passage: int) -> int:
    """The ones a supporter with these terms is sure to get from the pile (V66a)."""
    return sure_ones(state, votes_missing(state, state.turn, passage), terms.votes) if passage != NONE else 0


def fault(state: Position, passage: int, deal: Deal) -> str:
    """Why terms may not be proposed: "poor" (V66), "tried" (V63), "limits" (V65b, V80), "empty" (V95), or ""."""
    if is_legal(state, passage, deal) and (passage != NONE or any(one.pay or one.mine or one.theirs for one in deal)):
        return ""
    if to_pay(deal) > purse(state, passage):
        return "poor"
    if (passage, deal) in state.tried:
        return "tried"
    return "empty" if keeps_limits(state, deal) else "limits"


# ------------------------------------------------------------------------------------------------------- the ledger
def ledger(state: Position) -> list[Facts]:
    """All promises with their status, in the order made (V79)."""
    every = sorted((*state.promises, *state.settled), key=_number)
    return [
        {
            "number": promise.number,
            "maker": promise.maker,
            "beneficiary": promise.beneficiary,
            "pledge": code(promise.pledge),
            "made": promise.made,
            "until": expiry(promise, state.players),
            "status": STATUSES[promise.status],
            "settled": promise.settled,
            "binds": promise.status == LIVE and promise in binding(state, promise.maker),
        }
        for promise in every
    ]


def _number(promise: Promise) -> int:
    return promise.number


def counts(state: Position, maker: int, beneficiary: int) -> tuple[int, int, int]:
    """How many promises of one to the other were kept, broken and voided (V79)."""
    found = [each.status for each in state.settled if each.maker == maker and each.beneficiary == beneficiary]
    return found.count(KEPT), found.count(BROKEN), found.count(VOIDED)


def trust(state: Position, maker: int, beneficiary: int) -> float:
    """How far one can rely on the promises of the other, 0 to 1 (V83).

    From the counts; the distance to one half is halved for every ten rounds since the last of them.
    """
    kept, broken, voided = counts(state, maker, beneficiary)
    last = max(
        (
            each.settled
            for each in state.settled
            if each.maker == maker and each.beneficiary == beneficiary and each.status in (KEPT, BROKEN, VOIDED)
        ),
        default=state.number,
    )
    figure = (kept + 1) / (kept + broken + voided / 2 + 2)
    return 0.5 + (figure - 0.5) * 0.5 ** ((state.number - last) // (FORGETTING * state.players))


def endings(state: Position, move: Move) -> list[tuple[int, str]]:
    """The live promises that a move would end, with what they would be then: "kept", "broken", "voided" (V79).

    Of an `offer` or a `take`, what its success would do; of an `accept`, the vote that is given.
    """
    verb, seat = move[0], state.current_player
    if verb == "refuse" and state.terms:
        called = find(state, state.terms[state.answers].called)
        return [(called.number, STATUSES[BROKEN])] if called is not None else []
    found = []
    for promise in state.promises:
        if verb == "accept":
            ends = {effect_of_vote(promise, seat, state.turn)}
        elif verb in ("offer", "call", "draft", "take"):
            passage = str(move[1]) if verb != "take" else PASSAGES[state.passage]
            ends = effects(state, promise, seat, ("promote", passage))
        else:
            ends = effects(state, promise, seat, move)
        found += [(promise.number, STATUSES[status]) for status in (KEPT, BROKEN, VOIDED) if status in ends]
    return found


def broken_by(state: Position, move: Move) -> list[int]:
    """The live promises that a move would break (V79)."""
    return [number for number, status in endings(state, move) if status == STATUSES[BROKEN]]
