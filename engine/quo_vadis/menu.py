"""The menu of ready-made proposals, counters and bids (10.7, V82a to V82e), and what makes a deal illegal."""

from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Final

from engine.api import Move
from engine.quo_vadis import moves
from engine.quo_vadis.actions import ballots_of, neighbours
from engine.quo_vadis.data import (
    ANY,
    CAESAR_KEEP_OFF,
    FROM,
    MAX_LIVE,
    PASSAGES,
    SENATE,
    SPACES,
    TO,
    VOTE,
)
from engine.quo_vadis.duties import has_contradiction
from engine.quo_vadis.ledger import find
from engine.quo_vadis.position import NONE, TALK_SIDE, Deal, Pledge, Position, Promise, Terms
from engine.quo_vadis.tokens import seen_worth, total

MENU: Final = ("m0", "m1", "m2", "m3", "m4", "m5", "m6", "m7", "m8")
BIDS: Final = ("m7", "m0", "m1", "m2", "m3", "m5")
COUNTERS: Final = ("pay1", "pay2", "vote", "vote_instead")
SIDE: Final = ("s1", "s2", "s3")
_PAIRS: Final = (*((n, n) for n in range(9)), (1, 0), (0, 1), (4, 0), (0, 4))
_PAY: Final[dict[str, int]] = {"m0": 0, "m1": 1, "m2": 2, "m3": 3, "m4": 0, "m5": 0, "m6": 1, "m7": -1, "m8": 0}
_PRICES: Final = [0, 1, 2, 3, 0, 0, 1, 0, 0]
"""By entry what the mover must be able to pay."""
_ALWAYS: Final = 1 | 1 << 4 | 1 << 5 | 1 << 8
_MOST_TO_PAY: Final = 2 * max(_PRICES)
_PROMISING: Final = 1 << 4 | 1 << 5 | 1 << 6 | 1 << 8
"""The entries with a promise, as bits."""
ANY_VOTE: Final = Pledge(VOTE, ANY, ANY, 1, 2)
"""A vote in any room within two rounds: the promise of M5 and M6."""


# ------------------------------------------------------------------------------------------------ what entries mean
def best_passage(state: Position, seat: int) -> int:
    """The passage whose laurel is the highest that a senator of the seat may come by (V82d); NONE if there is none."""
    best, found, players, rooms = -1, NONE, state.players, state.rooms
    for passage in SPACES:
        if rooms[FROM[passage] * players + seat] and passage != state.caesar:
            worth = seen_worth(state, passage)
            if worth > best:
                best, found = worth, passage
    return found


def entry_terms(state: Position, passage: int, seat: int, votes: int, entry: str) -> Terms:
    """The terms an entry of the menu stands for."""
    if entry[0] == "c":
        return Terms(seat, votes, 0, (), (), int(entry[1:]))
    if entry[0] == "s":
        mine = (ANY_VOTE,) if entry == "s3" else ()
        return Terms(seat, 0, {"s1": 1, "s2": 2, "s3": 0}[entry], mine, (ANY_VOTE,), NONE)
    pledges: tuple[Pledge, ...] = ()
    if entry == "m4":
        pledges = (Pledge(VOTE, FROM[passage], ANY, 1, 1),)
    elif entry in ("m5", "m6"):
        pledges = (ANY_VOTE,)
    elif entry == "m8":
        pledges = (Pledge(CAESAR_KEEP_OFF, best_passage(state, seat), 0, 0, 1),)
    return Terms(seat, votes, _PAY[entry], pledges, (), NONE)


def offered(state: Position, move: Move) -> tuple[int, Deal]:
    """The passage and the terms of an `offer` or, with no passage, of a `side` move."""
    if move[0] == "side":
        return NONE, (entry_terms(state, NONE, int(move[1]), 0, str(move[2])),)
    passage = moves.PASSAGE_OF[move[1]]
    return passage, tuple(
        entry_terms(state, passage, int(move[i]), int(move[i + 1]), str(move[i + 2])) for i in range(2, len(move), 3)
    )


def countered(terms: Terms, how: str) -> Terms:
    """The terms after a counter of the menu (V82e)."""
    if how == "pay1":
        return terms._replace(pay=terms.pay + 1)
    if how == "pay2":
        return terms._replace(pay=terms.pay + 2)
    return terms._replace(pay=terms.pay if how == "vote" else 0, mine=(ANY_VOTE,))


# ---------------------------------------------------------------------------------------------------- what is legal
def to_pay(deal: Deal) -> int:
    """The sum of the prices the mover would have to pay (V66)."""
    return sum(one.pay for one in deal if one.pay > 0)


def purse(state: Position, passage: int) -> int:
    """What the mover can promise to pay: own tokens and the laurel of the passage (V66)."""
    return total(state, state.turn) + (seen_worth(state, passage) if passage != NONE else 0)


def sure_ones(state: Position, needed: int, votes: int) -> int:
    """The ones that a supporter with that many votes is sure to get from the pile (V66a)."""
    if state.pile >= needed:
        return votes
    return state.pile if votes == needed else 0


def live_between(state: Position, maker: int, beneficiary: int) -> int:
    return sum(1 for each in state.promises if each.maker == maker and each.beneficiary == beneficiary)


def fits(promise: Promise, mover: int, seat: int, passage: int, votes: int) -> bool:
    """Whether a promised vote can be called for a passage (V78a)."""
    pledge = promise.pledge
    return (
        pledge.kind == VOTE
        and promise.maker == seat
        and promise.beneficiary == mover
        and pledge.c == votes
        and pledge.a in (ANY, FROM[passage])
        and pledge.b in (ANY, passage)
    )


def callable_promises(state: Position, seat: int, passage: int, votes: int) -> list[Promise]:
    return [each for each in state.promises if fits(each, state.turn, seat, passage, votes)]


def keeps_limits(state: Position, deal: Deal) -> bool:
    """Not too many live promises between two seats (V65b), no contradiction to binding ones (V80)."""
    for one in deal:
        if one.mine and live_between(state, state.turn, one.seat) + len(one.mine) > MAX_LIVE:
            return False
        if one.theirs and live_between(state, one.seat, state.turn) + len(one.theirs) > MAX_LIVE:
            return False
    return state.settings.binding < 0 or not has_contradiction(state, deal)


def is_legal(state: Position, passage: int, deal: Deal) -> bool:
    """Whether terms in which everybody can be asked may be proposed: V63, V65b, V66, V80."""
    return (
        to_pay(deal) <= purse(state, passage)
        and (passage, deal) not in state.tried
        and all(one.called == NONE or find(state, one.called) is not None for one in deal)
        and keeps_limits(state, deal)
    )


# ------------------------------------------------------------------------------------------------------ the offers
def offers(state: Position, passages: list[int]) -> list[Move]:
    """Every entry of the menu for every ballot of the passages."""
    found: list[Move] = []
    own = total(state, state.turn)
    for passage in passages:
        laurel = seen_worth(state, passage)
        rich = own + laurel
        common = _common(min(3 if TO[passage] == SENATE else laurel, rich), rich)
        others = neighbours(state, FROM[passage])
        made: list[Move] = []
        for ballot in ballots_of(state, passage, others):
            mask = common | 1 << 7 if len(others) > len(ballot) else common
            if state.promises:
                if any(live_between(state, state.turn, seat) >= MAX_LIVE for seat, _ in ballot):
                    mask &= ~_PROMISING
                made += _calls(state, passage, ballot, mask)
            made += _offers(passage, ballot, mask, min(rich, _MOST_TO_PAY))
        if state.tried:
            failed = [as_offer(state, passage, deal) for tried, deal in state.tried if tried == passage]
            made = [move for move in made if move not in failed]
        if state.settings.binding >= 0 and state.promises:
            made = [move for move in made if is_legal(state, *offered(state, move))]
        found += made
    return found


def _common(dearest: int, rich: int) -> int:
    """The entries of 10.7 as far as they do not depend on who is asked, as bits by number."""
    mask = _ALWAYS
    for n in (1, 2, 3):
        if n <= dearest:
            mask |= 1 << n
    return mask | 1 << 6 if rich else mask


def as_offer(state: Position, passage: int, deal: Deal) -> Move:
    """The move of the menu that proposes a deal, or one that is never legal if there is none."""
    words: list[str | int] = ["offer", PASSAGES[passage]]
    for one in deal:
        words += [one.seat, one.votes, as_entry(state, passage, one)]
    return tuple(words)


def as_entry(state: Position, passage: int, terms: Terms) -> str:
    """The entry of the menu with these terms, or ""."""
    if terms.called != NONE:
        return f"c{terms.called}"
    return next((entry for entry in MENU if _PAY[entry] == terms.pay and _says(state, passage, entry, terms)), "")


def _says(state: Position, passage: int, entry: str, terms: Terms) -> bool:
    return entry_terms(state, passage, terms.seat, terms.votes, entry) == terms


@cache
def _offers(passage: int, ballot: tuple[tuple[int, int], ...], mask: int, rich: int) -> list[Move]:
    if len(ballot) == 1:
        seat, votes = ballot[0]
        return [("offer", PASSAGES[passage], seat, votes, MENU[n]) for n in range(9) if mask >> n & 1]
    one, two = ballot[0][0], ballot[1][0]
    return [
        ("offer", PASSAGES[passage], one, 1, MENU[a], two, 1, MENU[b])
        for a, b in _PAIRS
        if mask >> a & 1 and mask >> b & 1 and _PRICES[a] + _PRICES[b] <= rich
    ]


def _calls(state: Position, passage: int, ballot: tuple[tuple[int, int], ...], mask: int) -> Iterator[Move]:
    """The entries in which a call takes the place of M0 (V82a)."""
    calls = [[f"c{each.number}" for each in callable_promises(state, seat, passage, votes)] for seat, votes in ballot]
    name = PASSAGES[passage]
    if len(ballot) == 1:
        for entry in calls[0]:
            yield ("offer", name, *ballot[0], entry)
        return
    fixed = [MENU[n] for n in (1, 4) if mask >> n & 1]
    for one, two in product(["m0", *calls[0], *fixed], ["m0", *calls[1], *fixed]):
        if one[0] == "c" or two[0] == "c":
            yield ("offer", name, *ballot[0], one, *ballot[1], two)


def side_offers(state: Position) -> list[Move]:
    """The ready-made deals without a promotion (V95)."""
    found: list[Move] = [
        ("side", (state.turn + step) % state.players, entry) for step in range(1, state.players) for entry in SIDE
    ]
    return [move for move in found if is_legal(state, *offered(state, move))]


# ------------------------------------------------------------------------------------------- answers to be prepared
def can_give(state: Position, terms: Terms, needed: int) -> bool:
    """Whether the asked seat can pay a negative price (V66)."""
    ones = sure_ones(state, needed, terms.votes) if state.talk != TALK_SIDE else 0
    return terms.pay >= 0 or total(state, terms.seat) + ones >= -terms.pay
