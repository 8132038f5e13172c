"""The state of The Foreign King: which function answers and which plays each decision."""

from collections.abc import Callable
from typing import Final, TypeAlias

from engine.api import Journal, Line, Move, Note, Snapshot
from engine.choices import NOTHING, fixed
from engine.foreign_king import actions, citizens, ending, king, moves, rounds, scoring
from engine.foreign_king.position import NODE_ACTION, NODE_KING_STEPS, NODE_OVER, Position
from engine.foreign_king.snapshots import write
from engine.rng import Rng

_Choices: TypeAlias = Callable[[Position], list[Move]]
_Play: TypeAlias = Callable[[Position, Move, Journal | None], None]


_CHOICES: Final[tuple[_Choices, ...]] = (
    actions.action_moves,
    actions.copy_moves,
    fixed(moves.FACTORY),
    fixed(moves.BUILD_IN),
    fixed(moves.PLACE_IN),
    citizens.place_moves,
    citizens.move_from_moves,
    citizens.move_to_moves,
    citizens.seat_from_moves,
    king.king_to_moves,
    king.king_steps_moves,
    fixed(moves.RELEASE_OR_KEEP),
    fixed(moves.LAY_DOWN_OR_LEAVE),
    rounds.disc_moves,
    ending.repay_moves,
    NOTHING,
)
"""By node."""

_PLAY: Final[tuple[_Play, ...]] = (
    actions.choose,
    actions.copy,
    citizens.choose_factory,
    citizens.build,
    citizens.place_in,
    citizens.place,
    citizens.move_from,
    citizens.move_to,
    citizens.seat_from,
    king.king_to,
    king.king_steps,
    king.release,
    king.lay_down,
    rounds.change_order,
    ending.repay_at_end,
)
"""By node."""


class ForeignKingState(Position):
    """A position of The Foreign King; the fields are those of `Position`. All is open, nothing left to chance (F8)."""

    __slots__ = ()

    def legal_moves(self) -> list[Move]:
        return _CHOICES[self.node](self)

    def candidates(self) -> list[Move]:
        """All but borrow, repay (F36, F37) and steps of the King for nothing, where the engine borrows by itself."""
        if self.settings.auto_borrow:
            if self.node == NODE_ACTION:
                return actions.actions_only(self)
            if self.node == NODE_KING_STEPS:
                return king.useful_steps(self)
        return _CHOICES[self.node](self)

    def advance(self, move: Move, journal: Journal | None = None) -> None:
        _PLAY[self.node](self, move, journal)

    def clone(self) -> "ForeignKingState":
        other = ForeignKingState.__new__(ForeignKingState)
        self.copy_to(other)
        return other

    def snapshot(self) -> Snapshot:
        return write(self)

    def observe(self, seat: int) -> "ForeignKingState":  # noqa: ARG002
        """A copy: nothing is hidden (F8), and no chance is to come."""
        return self.clone()

    def determinize(self, rng: Rng) -> None:
        """Nothing is unknown (F8)."""

    def turn_order(self) -> list[int]:
        return self.order[:]

    def scores(self) -> list[int]:
        """VP on the track; once the game is over, the totals (F99 to F106)."""
        return scoring.totals(self) if self.node == NODE_OVER else self.points[:]

    def ranks(self) -> list[int]:
        """By points, then by medals (F107)."""
        return scoring.places(self.scores(), self.medals)

    def reckoning(self) -> list[Line]:
        return scoring.reckon(self)

    def ending(self) -> Note | None:
        return ending.explain(self) if self.node == NODE_OVER else None
