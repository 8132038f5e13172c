"""The state of Québec: which function answers and which plays each decision."""

from collections.abc import Callable
from typing import Final, TypeAlias

from engine.api import UNKNOWN, Journal, Line, Move, Note, Snapshot
from engine.choices import NOTHING, fixed
from engine.quebec import buildings, centuries, districts, leaders, moves, scoring, turns
from engine.quebec.data import CENTURIES, EVENTS_OF
from engine.quebec.position import NODE_SHIFT_FROM, Position
from engine.quebec.snapshots import write
from engine.rng import Rng

_Choices: TypeAlias = Callable[[Position], list[Move]]
_Play: TypeAlias = Callable[[Position, Move, Journal | None], None]


_CHOICES: Final[tuple[_Choices, ...]] = (
    fixed(moves.ARCHITECT),
    fixed(moves.PAY),
    districts.district_moves,
    districts.start_moves,
    districts.shift_to_moves,
    fixed(moves.SHIFT),
    fixed(moves.PAIR),
    leaders.settle_moves,
    fixed(moves.REDIRECT),
    districts.place_moves,
    districts.activate_moves,
    districts.contribute_moves,
    districts.upgrade_moves,
    districts.shift_from_moves,
    NOTHING,
    NOTHING,
    NOTHING,
    NOTHING,
)
"""By node."""


def _redirect(state: Position, move: Move, journal: Journal | None) -> None:
    buildings.redirect(state, moves.ZONE_OF[move[1]], journal)


_PLAY: Final[tuple[_Play, ...]] = (
    turns.choose_architect,
    turns.pay,
    districts.choose_district,
    districts.start_building,
    districts.shift_to,
    districts.shift,
    leaders.place_pair,
    leaders.settle,
    _redirect,
    districts.place_worker,
    districts.activate_workers,
    districts.contribute,
    districts.upgrade,
    districts.shift_from,
)
"""By node."""


class QuebecState(Position):
    """A position of Québec; the fields are those of `Position`. Only the events of later centuries are hidden (Q17)."""

    __slots__ = ()

    def legal_moves(self) -> list[Move]:
        stack = self.stack
        return _CHOICES[stack[-3]](self) if stack else turns.turn_moves(self)

    def candidates(self) -> list[Move]:
        """All legal moves, but for shifts that another placement makes superfluous (Q47)."""
        stack = self.stack
        if stack and stack[-3] == NODE_SHIFT_FROM:
            return districts.shift_from_candidates(self)
        return self.legal_moves()

    def advance(self, move: Move, journal: Journal | None = None) -> None:
        stack = self.stack
        if stack:
            _PLAY[stack[-3]](self, move, journal)
        else:
            turns.act(self, move, journal)
        centuries.proceed(self, journal)

    def clone(self) -> "QuebecState":
        other = QuebecState.__new__(QuebecState)
        self.copy_to(other)
        return other

    def snapshot(self) -> Snapshot:
        return write(self)

    def observe(self, seat: int) -> "QuebecState":  # noqa: ARG002
        """A copy without the events of later centuries; all else is open to everybody (Q15, Q17)."""
        other = self.clone()
        if self.settings.events:
            for century in range(self.round, CENTURIES):
                other.events[century] = UNKNOWN
        return other

    def determinize(self, rng: Rng) -> None:
        """Draws an event for each century whose event is unknown (Q15); nothing else is left to chance."""
        for century, event in enumerate(self.events):
            if event == UNKNOWN:
                self.events[century] = rng.choice(EVENTS_OF[century])

    def turn_order(self) -> list[int]:
        """Clockwise from the seat that opened the century (Q16, Q68)."""
        return [(self.first + i) % self.players for i in range(self.players)]

    def scores(self) -> list[int]:
        """VP on the track; once the game is over, the totals."""
        return self.points[:]

    def ranks(self) -> list[int]:
        """By points; who ties shares the place (Q77)."""
        return scoring.places(self.points)

    def reckoning(self) -> list[Line]:
        return scoring.reckon(self)

    def ending(self) -> Note | None:
        return centuries.explain(self)
