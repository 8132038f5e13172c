"""The deal form: proposals, answers, counter-offers and bids put together with a few clicks or keys."""

from __future__ import annotations

import pygame

from engine.api import Move
from engine.quo_vadis import data
from engine.quo_vadis.position import (
    NODE_CHOOSE,
    NODE_DRAFT,
    NODE_REPLY,
    NONE,
    Deal,
    Pledge,
    Terms,
)
from game.boards.form import Desk, Form
from game.boards.parts import Box
from game.boards.quo_vadis import answers, bargain, deal_keys, layout
from game.boards.quo_vadis import simulate as sim
from game.boards.quo_vadis.bargain import Ballot, Verdict
from game.boards.quo_vadis.deal_modes import EDITS, OPENERS, mode_of
from game.boards.quo_vadis.items import Item
from game.boards.quo_vadis.sheet_draw import draw
from game.boards.quo_vadis.simulate import State
from game.boards.quo_vadis.vows import VowEditor
from game.view import View
from game.widgets.paint import draw_tooltip


class DealForm(Form):
    """A deal on the table. `terms` are those in the making, by seat; with `mode` "offer" the viewer makes a proposal.

    `base` is the position from which a draft starts, and `prefix` the moves that lead there. What is asked of the
    engine about the terms is remembered until these change.
    """

    area = layout.FORM

    def __init__(self, desk: Desk, mode: str, passage: int = NONE) -> None:
        self.desk = desk
        self.mode = mode
        self.passage = passage
        self.prefix: tuple[Move, ...] = ()
        self.base: State = self.state
        self.ballot: Ballot = ()
        self.terms: dict[int, Terms] = {}
        self.two: Terms | None = None
        self.picked: set[int] = set()
        self.focus = 0
        self.target = NONE
        self.editor: VowEditor | None = None
        self.editing: tuple[int, bool] = (NONE, True)
        self.anew: dict[int, Terms] | None = None
        self.hover = self.pressed = ""
        self.marks = frozenset()
        self._moves: tuple[Move, ...] = ()
        self._items: tuple[tuple[object, ...], list[Item]] | None = None
        self._verdict: tuple[int, Verdict] | None = None
        self._ballots: tuple[int, list[Ballot]] | None = None
        self._load()

    @property
    def state(self) -> State:
        state = self.desk.state
        assert isinstance(state, State)
        return state

    @property
    def viewer(self) -> int:
        return self.desk.sitting.viewer

    @property
    def mover(self) -> int:
        return self.base.turn

    # ------------------------------------------------------------------ what the table says

    def renew(self, desk: Desk) -> bool:
        before = (self.mode, self.desk.state, len(self.desk.lines), self.desk.thinking, self.desk.ready)
        if desk.sitting.viewer != self.viewer:
            return False
        self.desk = desk
        mode = mode_of(desk) or self._still_open()
        if not mode:
            return False
        if mode != self.mode or desk.state != before[1]:
            again = self.mode == "wait" and mode == "offer"
            self.mode = mode
            self._load(keep=again)
        if before != (self.mode, desk.state, len(desk.lines), desk.thinking, desk.ready):
            self._changed()
        return True

    def _still_open(self) -> str:
        """A proposal that came to nothing can be made anew while the turn goes on; a film runs under the form."""
        state = self.state
        if state.draft and state.current_player == self.viewer:
            return self.mode
        if state.turn != self.viewer:
            return ""
        again = "side" if self.passage == NONE else "offer"
        if self.desk.ready:
            return again if state.node == NODE_CHOOSE and self.opener(again) in state.legal_moves() else ""
        talk = answers.last_talk(self.desk.lines, self.viewer)
        if any(line.key == "deal_made" for line in talk):
            return ""
        return self.mode if self.mode in ("offer", "side") else "wait" if talk else ""

    def opener(self, mode: str = "") -> Move:
        """The move that opens a draft of the present kind."""
        verb = OPENERS[mode or self.mode]
        return (verb, data.PASSAGES[self.passage]) if verb == "draft" else (verb,)

    def _load(self, keep: bool = False) -> None:
        """Takes over the terms on the table."""
        state = self.state
        self.base, self.prefix = state, ()
        if state.node == NODE_DRAFT and self.desk.ready:
            self.base, self.prefix = state.clone(), (("withdraw",),)
            self.base.advance(("withdraw",))
        self.editor = None
        self.hover = self.pressed = ""
        self.focus = 0
        self._ballots = None
        if self.mode not in ("offer", "side") or (state.deal and not self.desk.ready):
            self.passage = state.passage
        if self.mode in ("offer", "side"):
            self._load_offer(keep)
        elif self.mode == "bid":
            self.terms = {self.viewer: bargain.PLAIN._replace(seat=self.viewer, votes=1)}
            self.two = None
        elif self.mode == "pick":
            self.picked = set()
        elif state.terms:
            self.ballot = tuple((one.seat, one.votes) for one in state.terms)
            self.terms = {one.seat: one for one in state.terms}
            if state.node == NODE_REPLY and state.counter:
                self.terms[state.counter[0].seat] = state.counter[0]
        if self.mode == "answer":
            self.focus = next((i for i, (seat, _) in enumerate(self.ballot) if seat == self.viewer), 0)
        self._changed()

    def _load_offer(self, keep: bool) -> None:
        """A fresh proposal, or the last one again to be changed."""
        if self.anew is not None:
            self.terms, self.anew = self.anew, None
            keep = True
        found = self.ballots
        if keep and self.ballot in found:
            return
        if found:
            self._ask(found[0])

    def _changed(self) -> None:
        self.version += 1
        self._items = self._verdict = None
        self.marks = frozenset(deal_keys.threatened(self))

    # ------------------------------------------------------------------ who is asked

    @property
    def ballots(self) -> list[Ballot]:
        """All ways to ask for the votes that are missing."""
        if self._ballots is None:
            open_now = self.mode in ("offer", "side") and self.opener() in self.base.legal_moves()
            self._ballots = (0, bargain.ballots(self.base, self.opener()) if open_now else [])
        return self._ballots[1]

    def _ask(self, ballot: Ballot) -> None:
        self.ballot = ballot
        for seat, votes in ballot:
            known = self.terms.get(seat, bargain.PLAIN)
            called = known.called if known.votes == votes else NONE
            self.terms[seat] = known._replace(seat=seat, votes=votes, called=called)
        if self.target not in [seat for seat, _ in ballot]:
            self.target = NONE

    def ask(self, seat: int) -> None:
        """Asks a seat, asks it for another number of votes, or asks it no more."""
        asked = dict(self.ballot)
        others = {other for other in asked if other != seat}
        with_it = [ballot for ballot in self.ballots if seat in dict(ballot)]
        if seat in asked:
            more = [ballot for ballot in with_it if dict(ballot)[seat] > asked[seat]]
            options = more or [ballot for ballot in self.ballots if seat not in dict(ballot)]
        else:
            options = with_it
        if options:
            self._ask(max(options, key=lambda ballot: len(others & set(dict(ballot)))))
            self._changed()

    @property
    def asked(self) -> Deal:
        """The deal in the making."""
        if self.mode == "bid":
            one = self.terms[self.viewer]
            return (one, self.two) if self.two is not None else (one,)
        if self.mode == "answer":
            return (self.terms[self.viewer],)
        return tuple(self.terms[seat] for seat, _ in self.ballot)

    # ------------------------------------------------------------------ terms

    def _set(self, terms: Terms) -> None:
        if self.mode == "bid" and terms.votes == 2:
            self.two = terms
        else:
            self.terms[terms.seat] = terms
        self._changed()

    def bid_two(self) -> None:
        """Names a price for two votes as well, or no more."""
        if self.bids_two:
            self.two = None if self.two is not None else bargain.PLAIN._replace(seat=self.viewer, votes=2)
            self._changed()

    def put(self, terms: Terms) -> None:
        """Fills the terms of a row in."""
        self._set(terms)

    def reset(self) -> None:
        """Back to the terms as they were asked."""
        self._load()

    def refresh(self) -> None:
        """Something in the deal has changed."""
        self._changed()

    def changed_view(self) -> None:
        """Something else is shown of the same deal."""
        self.version += 1
        self._items = None

    def row(self, index: int) -> Terms:
        """The terms of a row of the deal in the making."""
        return self.asked[index]

    def prices(self, index: int) -> list[int]:
        return bargain.prices(self.base, self.opener(), self.asked, index)

    def pay(self, index: int, by: int) -> None:
        """Raises or lowers a price, as far as the engine allows."""
        terms = self.row(index)
        found = [price for price in self.prices(index) if (price - terms.pay) * by > 0]
        if found:
            self._set(terms._replace(pay=min(found, key=lambda price: abs(price - terms.pay)), called=NONE))

    def call(self, index: int, number: int) -> None:
        """Calls a promised vote, or calls it no more."""
        terms = self.row(index)
        if terms.called == number:
            self._set(terms._replace(called=NONE))
        else:
            self._set(Terms(terms.seat, terms.votes, 0, (), (), number))

    def pair(self, index: int, mine: bool) -> tuple[int, int]:
        """Who promises, and whom: `mine` are the promises of the one who asks for votes."""
        seat = self.row(index).seat
        return (self.mover, seat) if mine else (seat, self.mover)

    def may_add(self, index: int, mine: bool) -> bool:
        terms = self.row(index)
        held = terms.mine if mine else terms.theirs
        return bargain.may_promise(self.base, *self.pair(index, mine), held)

    def add(self, index: int, mine: bool) -> None:
        """Begins to put a promise together."""
        if self.may_add(index, mine):
            self.editing = (index, mine)
            self.editor = VowEditor(self.base, *self.pair(index, mine), self.desk.sitting.names, self.viewer)
            self._changed()

    def add_made(self, pledge: Pledge) -> None:
        """Takes over the promise that was put together."""
        index, mine = self.editing
        terms = self.row(index)
        held = (*(terms.mine if mine else terms.theirs), pledge)
        found = bargain.ordered(self.base, *self.pair(index, mine), held)
        self.editor = None
        self._hold(terms._replace(called=NONE), mine, found)

    def remove(self, index: int, mine: bool, place: int) -> None:
        terms = self.row(index)
        held = list(terms.mine if mine else terms.theirs)
        del held[place]
        self._hold(terms, mine, tuple(held))

    def _hold(self, terms: Terms, mine: bool, held: tuple[Pledge, ...]) -> None:
        """Puts the promises of one side into terms."""
        self._set(terms._replace(mine=held) if mine else terms._replace(theirs=held))

    def remove_last(self, index: int) -> None:
        """Takes the last promise of a row back."""
        terms = self.row(index)
        for mine, held in ((False, terms.theirs), (True, terms.mine)):
            if held:
                self.remove(index, mine, len(held) - 1)
                return
        if terms.called != NONE:
            self._set(terms._replace(called=NONE))

    # ------------------------------------------------------------------ the judgement of the engine

    @property
    def verdict(self) -> Verdict:
        """What the engine says to the deal in the making."""
        if self._verdict is None:
            self._verdict = (0, self._judge())
        return self._verdict[1]

    def _judge(self) -> Verdict:
        legal = self.base.legal_moves()
        if self.mode == "answer" and not self.changed:
            return Verdict((("accept",),) if ("accept",) in legal else ())
        if self.mode == "reply":
            return Verdict((("take",),) if ("take",) in legal else (), "" if ("take",) in legal else "purse")
        if self.mode == "pick":
            move = self.pick_move()
            return Verdict((move,) if move in legal else (), "pick")
        if self.mode not in EDITS or not self.asked or self.opener() not in legal:
            return Verdict((), "closed")
        return bargain.judge(self.base, self.opener(), self.asked)

    @property
    def changed(self) -> bool:
        """Whether terms to be answered have been changed."""
        return self.mode == "answer" and self.terms[self.viewer] != self.base.terms[self.base.answers]

    @property
    def bids_two(self) -> bool:
        """Whether a bid may name terms for two votes as well."""
        return any(len(move) > 2 for move in self.base.legal_moves() if move[0] == "bid")

    def pick(self, place: int) -> None:
        """Picks a bid, or no more; one that brings too many votes takes the place of the others."""
        bids = self.base.bids
        self.picked ^= {place}
        votes = sum(bids[other].votes for other in self.picked)
        if place in self.picked and votes > sim.still_needed(self.base, self.passage, self.mover):
            self.picked = {place}
        self._changed()

    def pick_move(self) -> Move:
        """The bids that are picked as a move, in the order in which they were made."""
        chosen = [self.base.bids[place] for place in sorted(self.picked)]
        return ("pick", *(n for one in chosen for n in (one.seat, one.votes)))

    # ------------------------------------------------------------------ decisions

    def decide(self, *moves: Move) -> None:
        """Hands moves to the table; a draft that was found open is withdrawn first."""
        self._moves = (*self.prefix, *moves)

    def take(self) -> tuple[Move, ...]:
        moves, self._moves = self._moves, ()
        return moves

    def bright(self) -> list[Box]:
        if self.passage == NONE:
            return []
        name = data.PASSAGES[self.passage]
        rooms = (data.ROOMS[data.FROM[self.passage]], data.ROOMS[data.TO[self.passage]])
        return [*(layout.room_box(room) for room in rooms), layout.stairs_box(name)]

    # ------------------------------------------------------------------ events and drawing

    def items(self, view: View) -> list[Item]:
        """Everything on the form, the uppermost last."""
        from game.boards.quo_vadis import deal_view

        key = (self.version, view.scale)
        if self._items is None or self._items[0] != key:
            self._items = (key, deal_view.items(self, view))
        return self._items[1]

    def item_at(self, view: View, x: float, y: float) -> Item | None:
        """What can be clicked or explained at a point."""
        found = [item for item in self.items(view) if item.box.holds(x, y) and (item.name or item.tip)]
        if self.editor is not None:
            found = [item for item in found if item.name.startswith("vow:")]
        return found[-1] if found else None

    def handle(self, event: pygame.event.Event, view: View) -> bool:
        if event.type == pygame.KEYDOWN:
            return deal_keys.press(self, event)
        if event.type == pygame.MOUSEMOTION:
            self._point(view, event.pos)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._point(view, event.pos)
            self.pressed = self.hover
            self.version += bool(self.pressed)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            pressed, self.pressed = self.pressed, ""
            self._point(view, event.pos)
            self.version += bool(pressed)
            if pressed and pressed == self.hover:
                deal_keys.click(self, pressed)
        return True

    def _point(self, view: View, pos: tuple[int, int]) -> None:
        found = self.item_at(view, *view.point(pos))
        name = (found.name or found.tip) if found is not None else ""
        if name != self.hover:
            self.hover = name
            self.version += 1

    def draw(self, surface: pygame.Surface, view: View) -> None:
        shown = self.items(view)
        draw(surface, view, shown, self.hover, self.pressed, self.desk.sitting)
        tipped = next((item for item in reversed(shown) if item.tip and self.hover in (item.name, item.tip)), None)
        if self.hover and tipped is not None:
            draw_tooltip(surface, view, tipped.tip, pygame.FRect(*tipped.box))
