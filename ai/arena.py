"""Bot against bot, without a window: seats rotated, results the same for a seed however many processes play."""

import multiprocessing
from collections.abc import Callable, Iterable, Mapping
from math import sqrt
from time import perf_counter
from typing import Any, Final, NamedTuple, TypeAlias

from ai.bots import make
from engine import catalogue
from engine.api import NOBODY, Value
from engine.rng import Rng

Z95: Final = 1.959963984540054

Progress: TypeAlias = Callable[[int, int], None]
"""Told how many games are done, of how many."""


class Job(NamedTuple):
    """One game to be played; `specs` by seat."""

    game_id: str
    specs: tuple[str, ...]
    options: dict[str, Value]
    seed: int
    bot_seed: int


class Played(NamedTuple):
    """One game that was played, by seat: share of the win, score, place, and the milliseconds of each decision."""

    shares: list[float]
    scores: list[int]
    ranks: list[int]
    millis: list[list[float]]


class Tally:
    """What one spec has done so far, over all its seats."""

    __slots__ = ("millis", "ranks", "scores", "share")

    def __init__(self) -> None:
        self.share = 0.0
        self.scores: list[int] = []
        self.ranks: list[int] = []
        self.millis: list[float] = []

    def add(self, played: Played, seat: int) -> None:
        self.share += played.shares[seat]
        self.scores.append(played.scores[seat])
        self.ranks.append(played.ranks[seat])
        self.millis += played.millis[seat]

    def report(self, spec: str, games: int) -> dict[str, Any]:
        low, high = wilson(self.share, games)
        return {
            "spec": spec,
            "share": self.share / games,
            "low": low,
            "high": high,
            "mean_score": sum(self.scores) / len(self.scores),
            "mean_rank": sum(self.ranks) / len(self.ranks),
            "ms_median": quantile(self.millis, 0.5),
            "ms_p95": quantile(self.millis, 0.95),
        }


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson, JASA 22, 1927); shared wins count in parts."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    z2 = Z95 * Z95
    centre = (share + z2 / (2 * games)) / (1 + z2 / games)
    half = Z95 / (1 + z2 / games) * sqrt(share * (1 - share) / games + z2 / (4 * games * games))
    return max(0.0, centre - half), min(1.0, centre + half)


def quantile(values: list[float], share: float) -> float:
    """The value that `share` of the values do not exceed (nearest rank); 0 for no values."""
    if not values:
        return 0.0
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def play(job: Job) -> Played:
    """Plays one game to the end. Each bot is given only what its seat observes."""
    players = len(job.specs)
    state = catalogue.find(job.game_id).new(players, job.options, job.seed)
    seeds = Rng(job.bot_seed)
    bots = [make(job.game_id, spec, seed=seeds.bits()) for spec in job.specs]
    millis: list[list[float]] = [[] for _ in range(players)]
    while state.current_player != NOBODY:
        seat = state.current_player
        moves = state.candidates()
        if len(moves) == 1:
            state.apply(moves[0])
            continue
        start = perf_counter()
        move = bots[seat].choose(state.observe(seat)).best
        millis[seat].append(1000 * (perf_counter() - start))
        state.apply(move)
    ranks = state.ranks()
    winners = ranks.count(1)
    shares = [1 / winners if rank == 1 else 0.0 for rank in ranks]
    return Played(shares, state.scores(), ranks, millis)


def jobs_of(game_id: str, specs: tuple[str, ...], games: int, seed: int, options: Mapping[str, Value]) -> Iterable[Job]:
    """The games of a match: each setup is played once by every rotation of the seats."""
    players = len(specs)
    for number in range(games):
        turn = number % players
        setup_seed = Rng(seed * 1_000_003 + number // players).bits() >> 1
        bot_seed = Rng(seed * 7_368_787 + number).bits() >> 1
        yield Job(game_id, specs[turn:] + specs[:turn], dict(options), setup_seed, bot_seed)


def run(
    game_id: str,
    specs: tuple[str, ...],
    games: int,
    seed: int = 0,
    jobs: int = 1,
    options: Mapping[str, Value] | None = None,
    until: float | None = None,
    progress: Progress | None = None,
) -> dict[str, Any]:
    """Plays a match and reports it as the JSON object of `cabinet match`.

    With `until`, play stops after the first whole rotation at which the interval of the first spec lies wholly above
    or wholly below it. `by_seat` are the shares of the wins by seat of the table, whoever sat there. Raises `BadSpec`,
    `BadSetup`, and `KeyError` for a game that there is not.
    """
    specs = tuple(specs)
    catalogue.find(game_id).settle(len(specs), options or {})
    for spec in specs:
        make(game_id, spec)
    todo = list(jobs_of(game_id, specs, games, seed, options or {}))
    start = perf_counter()
    by_seat = [0.0] * len(specs)
    if jobs <= 1:
        done, tallies = gather(specs, map(play, todo), games, until, progress, by_seat)
    else:
        with multiprocessing.get_context("spawn").Pool(min(jobs, max(1, games))) as pool:
            done, tallies = gather(specs, pool.imap(play, todo), games, until, progress, by_seat)
            pool.terminate()
    return {
        "game": game_id,
        "players": len(specs),
        "games": done,
        "seconds": perf_counter() - start,
        "decisions": sum(len(tally.millis) for tally in tallies.values()),
        "by_seat": [share / max(1, done) for share in by_seat],
        "seats": [tally.report(spec, done) for spec, tally in tallies.items() if done],
    }


def gather(
    specs: tuple[str, ...],
    results: Iterable[Played],
    games: int,
    until: float | None,
    progress: Progress | None,
    by_seat: list[float] | None = None,
) -> tuple[int, dict[str, Tally]]:
    """Counts the results in the order of the games, so that it stops at the same game in any number of processes.

    Adds to `by_seat` the wins of each seat of the table, whoever sat there.
    """
    players = len(specs)
    tallies = {spec: Tally() for spec in specs}
    done = 0
    for played in results:
        turn = done % players
        for seat in range(players):
            tallies[specs[(seat + turn) % players]].add(played, seat)
            if by_seat is not None:
                by_seat[seat] += played.shares[seat]
        done += 1
        if progress is not None:
            progress(done, games)
        if until is not None and done % players == 0:
            low, high = wilson(tallies[specs[0]].share, done)
            if low > until or high < until:
                break
    return done, tallies
