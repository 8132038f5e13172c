"""What the zones of power promise: the scoring of the running century (Q59 to Q63, Q101), with its doubts."""

from typing import Final

from engine.quebec.data import (
    ALL_ZONES,
    BONUS_MOST,
    CASCADE_MOST,
    CITADEL,
    CORNERS,
    EVENT,
    SCORING_ORDER,
)
from engine.quebec.position import Position

_MOST: Final = float(CASCADE_MOST)
_BONUS_MOST: Final = float(BONUS_MOST)
_ODD: Final = 0.25
"""What rounding down takes off a half on average (Q61)."""

_EFFECTS: Final = [str(event["effect"]) for event in EVENT] + ["", ""]
EVERYONE_FIRST: Final = [effect == "everyone_cascades_from_citadel" for effect in _EFFECTS]
ALL_CORNERS: Final = [effect == "no_cascade_unless_in_all_corners" for effect in _EFFECTS]
ONLY_PRESENT: Final = [effect == "cascade_only_where_present" for effect in _EFFECTS]
CARNIVAL: Final = [effect == "score_if_in_all_zones" for effect in _EFFECTS]
CONSCRIPTION: Final = [effect == "remove_small_presences" for effect in _EFFECTS]
"""By event; the last two entries are found by NONE and UNKNOWN."""


class Cascade:
    """The scoring to come. `counts[zone * players + seat]` are the workers expected there when it does.

    `sharp` is how much one worker more decides a zone; `carry` the points for a worker who cascades out of the last
    zone; `reach` how many zones a seat without workers in them may still be expected to enter; `push[seat]` what a seat
    may still put anywhere, which counts only where it is asked who has most; `court` points for the taste of a seat
    that likes to be in the Citadelle.
    """

    __slots__ = ("carry", "counts", "court", "event", "order", "players", "push", "reach", "sharp", "with_cascade")

    def __init__(
        self,
        state: Position,
        counts: list[float],
        push: list[float],
        *,
        sharp: float,
        carry: float,
        reach: float,
        court: float = 0.0,
    ) -> None:
        self.players: int = state.players
        self.order: list[int] = SCORING_ORDER[state.round - 1]
        self.event: int = state.events[state.round - 1]
        self.with_cascade: bool = state.settings.cascade
        self.counts: list[float] = counts
        self.sharp: float = sharp
        self.push: list[float] = push
        self.carry: float = carry
        self.reach: float = reach
        self.court: float = court

    def points(self, counts: list[float]) -> list[float]:
        """By seat what the five zones give with these workers in them."""
        players = self.players
        event = self.event
        if CONSCRIPTION[event]:
            counts = [n if n > 2.5 else n * self.reach / (self.reach + 3.0) for n in counts]
        points = self._carnival(counts) if CARNIVAL[event] else [0.0] * players
        if not self.with_cascade:
            return self._family(counts, points)
        allowed = self._allowed(counts) if ALL_CORNERS[event] else None
        everyone = EVERYONE_FIRST[event]
        present = ONLY_PRESENT[event]
        sharp = self.sharp
        push = self.push
        incoming = [0.0] * players
        seats = range(players)
        for zone in self.order:
            first = zone * players
            best = second = -1.0
            for seat in seats:
                n = counts[first + seat]
                if present and n < 1.0:
                    incoming[seat] *= n
                n += incoming[seat]
                incoming[seat] = n
                points[seat] += n
                n += push[seat]
                if n > best:
                    second = best
                    best = n
                elif n > second:
                    second = n
            for seat in seats:
                n = incoming[seat]
                if n < 1.0:
                    incoming[seat] = 0.0
                    continue
                moving = 0.5 * n - _ODD
                moving = min(moving, _MOST)
                if not everyone:
                    n += push[seat]
                    lead = sharp * (n - (second if n == best else best) + 0.5)
                    moving *= 0.5 + 0.5 * lead / (1.0 + lead if lead > 0.0 else 1.0 - lead)
                if allowed is not None:
                    moving *= allowed[seat]
                incoming[seat] = moving
            everyone = False
        for seat in seats:
            points[seat] += self.carry * incoming[seat] + self.court * counts[CITADEL * players + seat]
        return points

    def _family(self, counts: list[float], points: list[float]) -> list[float]:
        players = self.players
        for zone in ALL_ZONES:
            here = counts[zone * players : zone * players + players]
            for seat, n in enumerate(here):
                rival = max(other for i, other in enumerate(here) if i != seat)
                lead = self.sharp * (n - rival + 0.5)
                bonus = max(0.0, min(0.5 * n - _ODD, _BONUS_MOST))
                points[seat] += n + bonus * (0.5 + 0.5 * lead / (1.0 + abs(lead)))
        return points

    def _carnival(self, counts: list[float]) -> list[float]:
        """Points for whoever will be in all zones (Q94)."""
        prize = float(EVENT[self.event]["vp"])
        return [prize * self._present(counts, seat, ALL_ZONES) for seat in range(self.players)]

    def _allowed(self, counts: list[float]) -> list[float]:
        """By seat the chance that it may cascade (Q96)."""
        return [self._present(counts, seat, CORNERS) for seat in range(self.players)]

    def _present(self, counts: list[float], seat: int, zones: list[int]) -> float:
        """The chance that the seat will have a worker in each of the zones."""
        missing = 0.0
        for zone in zones:
            n = counts[zone * self.players + seat]
            if n < 1.0:
                missing += 1.0 - n
        return 1.0 if missing <= 0.0 else self.reach / (self.reach + missing * missing)

    def with_more(self, zone: int, seat: int, n: float) -> list[float]:
        """The points with n workers of a seat more (or fewer) in a zone."""
        counts = self.counts[:]
        slot = zone * self.players + seat
        counts[slot] = max(0.0, counts[slot] + n)
        return self.points(counts)
