"""The state of Quo Vadis?: which function answers and which plays each decision."""

from collections.abc import Callable
from typing import Final, TypeAlias

from engine.api import Journal, Line, Move, Note, Snapshot
from engine.choices import NOTHING
from engine.quo_vadis import drafts, ledger, moves, scoring, sight, talks, turns
from engine.quo_vadis.position import NODE_ANSWER, NODE_BID, NODE_CHOOSE, NODE_DRAFT, NODE_LOBBY, NODE_PICK, Position
from engine.quo_vadis.snapshots import write
from engine.rng import Rng

_Choices: TypeAlias = Callable[[Position], list[Move]]
_Play: TypeAlias = Callable[[Position, Move, Journal | None], None]


_CHOICES: Final[tuple[_Choices, ...]] = (
    turns.choose_moves,
    drafts.draft_moves,
    talks.answer_moves,
    talks.reply_moves,
    talks.bid_moves,
    talks.pick_moves,
    talks.lobby_moves,
    turns.reward_moves,
    turns.settle_moves,
    turns.bonus_moves,
    NOTHING,
)
"""By node."""

_PLAY: Final[tuple[_Play, ...]] = (
    turns.choose,
    turns.draft,
    turns.answer,
    talks.reply,
    turns.bid,
    talks.pick,
    talks.lobby,
    turns.reward,
    turns.settle,
    turns.bonus,
)
"""By node."""

_NO_WAIVERS: Final = (NODE_CHOOSE, NODE_DRAFT, NODE_BID, NODE_PICK, NODE_LOBBY)
"""Nodes where nothing can be waived, or the choice says so itself (V77b)."""

_FREE_FORM: Final = (moves.COUNTER_DRAFT, moves.BID_DRAFT)

BOT_LOBBY: Final = 3
"""The most a bot considers offering for a refusal."""


class QuoVadisState(Position):
    """A position of Quo Vadis?; the fields are those of `Position`."""

    __slots__ = ()

    def legal_moves(self) -> list[Move]:
        node = self.node
        found = _CHOICES[node](self)
        if self.promises and node not in _NO_WAIVERS:
            found += turns.waivers(self)
        return found

    def candidates(self) -> list[Move]:
        """What bots consider (10.7): the actions and the menu, two proposals a turn, no free form, no waivers."""
        node = self.node
        if node == NODE_CHOOSE:
            return turns.choose_candidates(self)
        found = _CHOICES[node](self)
        if node in (NODE_ANSWER, NODE_BID):
            return [move for move in found if move not in _FREE_FORM]
        if node == NODE_LOBBY:
            return [move for move in found if move == moves.NO_LOBBY or int(move[1]) <= BOT_LOBBY]
        return found

    def plain_moves(self) -> list[Move]:
        """The candidates without proposals: for rollouts that leave the deals out."""
        if self.node == NODE_CHOOSE:
            return turns.action_moves(self)
        return self.candidates()

    def advance(self, move: Move, journal: Journal | None = None) -> None:
        if move[0] == "waive":
            ledger.waive(self, int(move[1]), journal)
        else:
            _PLAY[self.node](self, move, journal)

    def clone(self) -> "QuoVadisState":
        other = QuoVadisState.__new__(QuoVadisState)
        self.copy_to(other)
        return other

    def snapshot(self) -> Snapshot:
        return write(self)

    def observe(self, seat: int) -> "QuoVadisState":
        """A copy without the tokens of others that the seat cannot work out, sealed prices, and the coming draws."""
        other = self.clone()
        sight.hide(other, seat)
        return other

    def determinize(self, rng: Rng) -> None:
        sight.imagine(self, rng)

    def turn_order(self) -> list[int]:
        """Clockwise from the seat that began the game (V14, V47a)."""
        return [(self.first + i) % self.players for i in range(self.players)]

    def scores(self) -> list[int]:
        """The laurels held (in a view: what they are worth at least); at the end 0 for who is eliminated (V43)."""
        return scoring.scores(self)

    def ranks(self) -> list[int]:
        """V43, V44, V47."""
        return scoring.ranks(self)

    def reckoning(self) -> list[Line]:
        return scoring.reckon(self)

    def ending(self) -> Note | None:
        return scoring.explain(self)
