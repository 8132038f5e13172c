"""Who controls what, and the final scoring (rules 9)."""

from typing import Final

from engine.api import NOBODY, Line
from engine.foreign_king.data import BONUS_SHARES, BONUSES, REPAYMENT, SUPPLY, UNPAID_LOAN
from engine.foreign_king.position import GOES_ON, Position


def controller(state: Position, province: int) -> int:
    """The seat with strictly the most citizens in the province, or NOBODY (F57)."""
    players = state.players
    here = state.citizens[province * players : province * players + players]
    most = max(here)
    return here.index(most) if most and here.count(most) == 1 else NOBODY


def province_counts(state: Position) -> list[int]:
    """By seat: 1 for each province controlled, and 1 more for each factory in it (F101)."""
    counts = [0] * state.players
    for province in range(SUPPLY):
        seat = controller(state, province)
        if seat >= 0:
            counts[seat] += 1 + sum(state.factories[4 * province : 4 * province + 4])
    return counts


def after_repaying(state: Position) -> tuple[list[int], list[int]]:
    """Francs and loans by seat once all who still may repay have repaid what they can (F97)."""
    francs, loans = state.francs[:], state.loans[:]
    for seat in range(state.players) if state.ended == GOES_ON else state.queue:
        n = min(loans[seat], francs[seat] // REPAYMENT)
        loans[seat] -= n
        francs[seat] -= REPAYMENT * n
    return francs, loans


def bonus_shares(counts: list[int], shares: list[int], for_none: bool) -> list[int]:
    """Points by seat for having the most; those who tie get the share of so many (F105, F106)."""
    most = max(counts)
    if most == 0 and not for_none:
        return [0] * len(counts)
    share = shares[counts.count(most) - 1]
    return [share if count == most else 0 for count in counts]


def reckon(state: Position) -> list[Line]:
    """The lines of the final scoring: `track`, `loans` and the four bonuses, each with the counts that decide."""
    francs, loans = after_repaying(state)
    counts = [province_counts(state), state.medals[:], state.congress[:], francs]
    lines = [
        Line("track", state.points[:], []),
        Line("loans", [UNPAID_LOAN * n for n in loans], loans),
    ]
    for i, bonus in enumerate(BONUSES):
        points = bonus_shares(counts[i], BONUS_SHARES[i], state.settings.bonus_for_none)
        lines.append(Line(bonus, points, counts[i]))
    return lines


def totals(state: Position) -> list[int]:
    """Points by seat with the final scoring, as if the game ended now."""
    return [sum(points) for points in zip(*(line.points for line in reckon(state)), strict=True)]


def places(points: list[int], medals: list[int]) -> list[int]:
    """Place by seat: more points, then more medals, else shared (F107)."""
    keys: Final = list(zip(points, medals, strict=True))
    return [1 + sum(1 for other in keys if other > key) for key in keys]
