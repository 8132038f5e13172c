"""The free form of a deal (V64 to V66): small decisions that set it up, each a click, ending in `propose`."""

from collections.abc import Iterable
from typing import Final

from engine.api import Move
from engine.quo_vadis import moves
from engine.quo_vadis.actions import ballots, votes_missing
from engine.quo_vadis.data import FROM, MAX_LIVE, MAX_PLEDGES, PAY_LEAST, PAY_MOST
from engine.quo_vadis.menu import (
    callable_promises,
    can_give,
    is_legal,
    keeps_limits,
    live_between,
    purse,
    to_pay,
)
from engine.quo_vadis.pledges import Clicks, built, catalogue, next_clicks, places
from engine.quo_vadis.position import NONE, Deal, Pledge, Position, Terms

ASK: Final = 0
PAY: Final = 1
GIVE: Final = 2
WANT: Final = 3
READY: Final = 4
STEPS: Final = ("ask", "pay", "give", "want", "ready")


class Sketch:
    """A draft as far as it goes. `step` says what is to be decided next, for the asked player `seat` and its `votes`.

    `deal` holds the terms that are complete, `pay`, `mine` and `theirs` those of the one at hand; `clicks` are those
    made towards the next promise.
    """

    __slots__ = ("ballot", "clicks", "deal", "mine", "opener", "passage", "pay", "seat", "step", "theirs", "votes")

    def __init__(self, state: Position) -> None:
        first = state.draft[0]
        self.opener: str = str(first[0])
        self.passage: int = moves.PASSAGE_OF[first[1]] if self.opener == "draft" else state.passage
        self.ballot: tuple[tuple[int, int], ...] = ()
        self.deal: list[Terms] = []
        self.seat: int = NONE
        self.votes: int = 0
        self.pay: int = 0
        self.mine: list[Pledge] = []
        self.theirs: list[Pledge] = []
        self.clicks: Clicks = ()
        self.step: int = ASK
        if self.opener == "counter_draft":
            asked = state.terms[state.answers]
            self.ballot = ((asked.seat, asked.votes),)
        elif self.opener == "bid_draft":
            self.ballot = ((state.current_player, 1),)
        if self.ballot:
            self._begin()
        for move in state.draft[1:]:
            self.add(state, move)

    def _begin(self) -> None:
        """Goes on to the next asked player, if there is one."""
        if len(self.deal) == len(self.ballot):
            self.step = READY
            return
        self.seat, self.votes = self.ballot[len(self.deal)]
        self.step, self.pay = PAY, 0
        self.mine, self.theirs, self.clicks = [], [], ()

    def _finish(self, called: int = NONE) -> None:
        self.deal.append(Terms(self.seat, self.votes, self.pay, tuple(self.mine), tuple(self.theirs), called))
        self._begin()

    def _promised(self, state: Position, is_enough: bool) -> None:
        """Goes on where a side cannot or will not promise more."""
        if self.step == GIVE and (is_enough or len(self.mine) >= room(state, state.turn, self.seat)):
            self.step = WANT
            is_enough = False
        if self.step == WANT and (is_enough or len(self.theirs) >= room(state, self.seat, state.turn)):
            self._finish()

    def add(self, state: Position, move: Move) -> None:
        """Takes one more click into account."""
        verb = move[0]
        if verb == "ask":
            self.ballot = tuple((int(move[i]), int(move[i + 1])) for i in range(1, len(move), 2))
            self._begin()
        elif verb == "two":
            self.ballot = (*self.ballot, (self.seat, 2))
            self._begin()
        elif verb == "called":
            self._finish(int(move[1]))
        elif verb == "pay":
            self.pay, self.step = int(move[1]), GIVE
            self._promised(state, False)
        elif verb == "enough":
            self._promised(state, True)
        else:
            first = verb in ("give", "want")
            self.clicks = (*self.clicks, ("", *move[1:]) if first else move)
            maker, beneficiary = self.sides(state)
            pledge = built(state.players, maker, beneficiary, self.clicks)
            if pledge is not None:
                (self.mine if self.step == GIVE else self.theirs).append(pledge)
                self.clicks = ()
                self._promised(state, False)

    def sides(self, state: Position) -> tuple[int, int]:
        """Who makes the promise at hand, and to whom."""
        return (state.turn, self.seat) if self.step == GIVE else (self.seat, state.turn)

    def terms(self) -> Deal:
        return tuple(self.deal)


def room(state: Position, maker: int, beneficiary: int) -> int:
    """How many promises one may make to the other in one deal (V65, V65b)."""
    return min(MAX_PLEDGES, MAX_LIVE - live_between(state, maker, beneficiary))


# ---------------------------------------------------------------------------------------------------- legal clicks
def draft_moves(state: Position) -> list[Move]:
    """What can be clicked next, and `withdraw`."""
    sketch = Sketch(state)
    step = sketch.step
    if step == ASK:
        choices = _asks(state, sketch)
    elif step == PAY:
        choices = _pays(state, sketch)
    elif step == READY:
        choices = _ready(state, sketch)
    else:
        choices = _promises(state, sketch)
    return [*choices, moves.WITHDRAW]


def _asks(state: Position, sketch: Sketch) -> list[Move]:
    if sketch.opener == "side_draft":
        return [("ask", (state.turn + step) % state.players, 0) for step in range(1, state.players)]
    return [("ask", *(n for one in ballot for n in one)) for ballot in ballots(state, sketch.passage)]


def _pays(state: Position, sketch: Sketch) -> list[Move]:
    if sketch.opener in ("draft", "side_draft"):
        most = purse(state, sketch.passage if sketch.opener == "draft" else NONE) - to_pay(sketch.terms())
        found: list[Move] = [("pay", n) for n in range(PAY_LEAST, min(most, PAY_MOST) + 1)]
        if sketch.opener == "draft":
            fitting = callable_promises(state, sketch.seat, sketch.passage, sketch.votes)
            found += [("called", each.number) for each in fitting]
        return found
    terms = Terms(sketch.seat, sketch.votes, 0, (), (), NONE)
    needed = needed_votes(state)
    return [
        ("pay", n) for n in range(PAY_LEAST, PAY_MOST + 1) if n >= 0 or can_give(state, terms._replace(pay=n), needed)
    ]


def needed_votes(state: Position) -> int:
    """The foreign votes that the negotiation is about; 0 in a side deal."""
    return votes_missing(state, state.turn, state.passage) if state.passage != NONE else 0


def _promises(state: Position, sketch: Sketch) -> list[Move]:
    maker, beneficiary = sketch.sides(state)
    before = sketch.mine if sketch.step == GIVE else sketch.theirs
    after = places(state.players, maker, beneficiary)[before[-1]] if before else -1
    clicks = next_clicks(state.players, maker, beneficiary, after, sketch.clicks)
    if sketch.clicks:
        return list(clicks)
    verb = STEPS[sketch.step]
    return [*((verb, *click[1:]) for click in clicks), moves.ENOUGH]


def _ready(state: Position, sketch: Sketch) -> list[Move]:
    found: list[Move] = []
    if sketch.opener == "bid_draft" and len(sketch.deal) == 1 and can_bid_two(state, sketch.seat):
        found.append(moves.TWO)
    if is_whole(state, sketch.opener, sketch.passage, sketch.terms()):
        found.append(moves.PROPOSE)
    return found


def can_bid_two(state: Position, seat: int) -> bool:
    """Whether two votes are needed and the seat has them (V70)."""
    return needed_votes(state) == 2 and state.rooms[FROM[state.passage] * state.players + seat] >= 2


def is_whole(state: Position, opener: str, passage: int, deal: Deal) -> bool:
    """Whether a finished draft may be proposed."""
    if opener == "draft":
        return is_legal(state, passage, deal)
    if opener == "side_draft":
        one = deal[0]
        return bool(one.pay or one.mine or one.theirs) and is_legal(state, NONE, deal)
    if opener == "counter_draft" and deal[0] == state.terms[state.answers]:
        return False
    return all(keeps_limits(state, (one,)) for one in deal)


# ------------------------------------------------------------------------------------------------- a deal as clicks
def clicks(state: Position, opener: Move, deal: Deal) -> list[Move]:
    """The moves that build a deal, from the opener to `propose`; promises are put into the order of the catalogue.

    `opener` is ("draft", passage), ("side_draft",), ("counter_draft",) or ("bid_draft",).
    """
    made: list[Move] = [opener]
    if opener[0] in ("draft", "side_draft"):
        made.append(("ask", *(n for one in deal for n in (one.seat, one.votes))))
    for i, one in enumerate(deal):
        if i and opener[0] == "bid_draft":
            made.append(moves.TWO)
        if one.called != NONE:
            made.append(("called", one.called))
            continue
        made.append(("pay", one.pay))
        made += _promise_clicks(state, "give", state.turn, one.seat, one.mine)
        made += _promise_clicks(state, "want", one.seat, state.turn, one.theirs)
    return [*made, moves.PROPOSE]


def _promise_clicks(state: Position, verb: str, maker: int, beneficiary: int, pledges: Iterable[Pledge]) -> list[Move]:
    order = places(state.players, maker, beneficiary)
    found: list[Move] = []
    chosen = sorted(order[pledge] for pledge in pledges)
    for place in chosen:
        first, *rest = catalogue(state.players, maker, beneficiary)[place][0]
        found += [(verb, *first[1:]), *rest]
    return found if len(chosen) >= room(state, maker, beneficiary) else [*found, moves.ENOUGH]
