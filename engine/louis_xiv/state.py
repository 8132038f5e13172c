"""The state of Louis XIV: which function answers and which plays each decision."""

from collections.abc import Callable
from typing import Final, TypeAlias

from engine.api import Journal, Line, Move, Note, Snapshot
from engine.choices import NOTHING
from engine.louis_xiv import hidden, influence, missions, patronage, placement, rewards, rounds, scoring
from engine.louis_xiv.position import NODE_OVER, Position
from engine.louis_xiv.snapshots import write
from engine.louis_xiv.turns import seats_in_order
from engine.rng import Rng

_Choices: TypeAlias = Callable[[Position], list[Move]]
_Play: TypeAlias = Callable[[Position, Move, Journal | None], None]


_CHOICES: Final[tuple[_Choices, ...]] = (
    influence.guest_moves,
    influence.card_moves,
    influence.use_moves,
    influence.put_moves,
    placement.move_moves,
    influence.last_word_moves,
    influence.last_put_moves,
    patronage.intrigue_moves,
    patronage.bribe_moves,
    rewards.place_moves,
    missions.mission_moves,
    missions.pay_moves,
    missions.deck_moves,
    missions.keep_moves,
    NOTHING,
)
"""By node."""

_PLAY: Final[tuple[_Play, ...]] = (
    influence.play_guest,
    influence.play_card,
    influence.use,
    influence.put,
    influence.play_on,
    influence.last_word,
    influence.last_put,
    patronage.play_intrigue,
    patronage.play_bribe,
    patronage.play_place,
    missions.choose,
    missions.pay,
    missions.draw,
    missions.keep,
)
"""By node."""


class LouisXivState(Position):
    """A position of Louis XIV; the fields are those of `Position`."""

    __slots__ = ()

    def legal_moves(self) -> list[Move]:
        return _CHOICES[self.node](self)

    def advance(self, move: Move, journal: Journal | None = None) -> None:
        _PLAY[self.node](self, move, journal)
        if self.node > NODE_OVER:
            rounds.proceed(self, journal)

    def clone(self) -> "LouisXivState":
        other = LouisXivState.__new__(LouisXivState)
        self.copy_to(other)
        return other

    def snapshot(self) -> Snapshot:
        return write(self)

    def observe(self, seat: int) -> "LouisXivState":
        """A copy without the hands, coats and chance that the seat cannot know (L93)."""
        other = self.clone()
        hidden.cover(other, seat)
        return other

    def determinize(self, rng: Rng) -> None:
        """Deals out anew what is unknown."""
        hidden.uncover(self, rng)

    def turn_order(self) -> list[int]:
        """Clockwise from the start player (L25)."""
        return seats_in_order(self)[:]

    def scores(self) -> list[int]:
        """Coats and completed missions; once the game is over, the totals (L86)."""
        return scoring.points(self)

    def ranks(self) -> list[int]:
        return scoring.ranks(self)

    def reckoning(self) -> list[Line]:
        return scoring.reckon(self)

    def ending(self) -> Note | None:
        return scoring.explain(self)
