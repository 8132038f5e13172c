"""The end of the game (rules 8 and 9): why it comes, the last repayments, the telling of the final scoring."""

from typing import Final

from engine.api import EVERYONE, NOBODY, Journal, Move, Note
from engine.foreign_king import moves
from engine.foreign_king.data import SUPPLY
from engine.foreign_king.money import repay, repayable
from engine.foreign_king.position import (
    ENDED_FACTORIES,
    ENDED_MARKER,
    ENDINGS,
    GOES_ON,
    NODE_OVER,
    NODE_REPAY,
    Position,
)
from engine.foreign_king.scoring import places, reckon, totals

_REPAY_NOTHING: Final = 0


def second_highest(points: list[int]) -> int:
    """The points of whoever is second on the track; equal points count separately (F93)."""
    return sorted(points)[-2]


def reason_to_end(state: Position) -> int:
    """Why the game ends after this King action: the marker, the factories, or not at all (F93 to F95)."""
    if state.marker <= second_highest(state.points):
        return ENDED_MARKER
    if not (state.stock[0] or state.stock[1]) and not any(
        state.factories[4 * province] or state.factories[4 * province + 1] for province in range(SUPPLY)
    ):
        return ENDED_FACTORIES
    return GOES_ON


def end_game(state: Position, reason: int, journal: Journal | None) -> None:
    """Ends the game; a change of the turn order still to come is dropped (F96)."""
    state.ended = reason
    state.track_changer = state.queen_changer = NOBODY
    if journal is not None:
        journal.note(state, "ended_" + ENDINGS[reason], **_figures(state))
    if state.settings.auto_repay:
        for seat in state.order:
            loans = repayable(state, seat)
            if loans:
                repay(state, seat, loans, journal)
        _close(state, journal)
    else:
        state.queue = [seat for seat in state.order if repayable(state, seat)]
        _ask_or_close(state, journal)


def explain(state: Position) -> Note:
    """Why the game ended, with the figures that ended it."""
    return Note(ENDINGS[state.ended], _figures(state), EVERYONE, None)


def _figures(state: Position) -> dict[str, int]:
    if state.ended == ENDED_MARKER:
        return {"marker": state.marker, "second": second_highest(state.points)}
    return {}


def repay_moves(state: Position) -> list[Move]:
    return moves.REPAY_LOANS[: repayable(state, state.current_player) + 1]


def repay_at_end(state: Position, move: Move, journal: Journal | None) -> None:
    """One seat says how many loans it repays (F97)."""
    loans = moves.NUMBER_OF[move[1]]
    if loans != _REPAY_NOTHING:
        repay(state, state.current_player, loans, journal)
    del state.queue[0]
    _ask_or_close(state, journal)


def _ask_or_close(state: Position, journal: Journal | None) -> None:
    if state.queue:
        state.node = NODE_REPAY
        state.current_player = state.queue[0]
    else:
        _close(state, journal)


def _close(state: Position, journal: Journal | None) -> None:
    state.node = NODE_OVER
    state.current_player = NOBODY
    if journal is not None:
        _tell(state, journal)


def _tell(state: Position, journal: Journal) -> None:
    """The final scoring line by line, then who has won."""
    for line in reckon(state)[1:]:
        if line.key == "loans":
            for seat in state.order:
                if line.points[seat]:
                    journal.note(state, "loans_unpaid", seat=seat, loans=line.counts[seat], points=line.points[seat])
            continue
        seats = [seat for seat in state.order if line.points[seat]]
        if seats:
            most = max(line.counts)
            journal.note(state, "bonus_" + line.key, seats=seats, points=line.points[seats[0]], count=most)
    points = totals(state)
    ranks = places(points, state.medals)
    winners = [seat for seat in state.order if ranks[seat] == 1]
    journal.note(state, "won", seats=winners, points=points[winners[0]], totals=points)
