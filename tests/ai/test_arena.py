"""The arena: intervals, rotated seats, shared wins, and the same result in any number of processes."""

from typing import Any

import pytest

from ai import arena, bench
from ai.arena import Played, Tally, gather, jobs_of, quantile, run, wilson
from ai.bots import BadSpec
from ai.search import Thought
from engine.api import BadSetup, State


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (10, 10, 0.7225, 1.0),
        (0, 10, 0.0, 0.2775),
        (50, 100, 0.4038, 0.5962),
        (1, 1, 0.2065, 1.0),
        (7.5, 30, 0.1298, 0.4270),
        (0, 0, 0.0, 1.0),
    ],
)
def test_wilson_interval(wins: float, games: int, low: float, high: float) -> None:
    """Values of the formula as in Agresti and Coull, The American Statistician 52, 1998."""
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-3)


def test_quantiles_are_values_that_occurred() -> None:
    assert quantile([], 0.5) == 0.0
    assert quantile([3.0, 1.0, 2.0], 0.5) == 2.0
    assert quantile([float(n) for n in range(100)], 0.95) == 95.0
    assert quantile([7.0], 0.95) == 7.0


def test_each_setup_is_played_by_every_rotation() -> None:
    jobs = list(jobs_of("foreign_king", ("a", "b", "c"), 6, 1, {}))
    assert [job.specs for job in jobs[:3]] == [("a", "b", "c"), ("b", "c", "a"), ("c", "a", "b")]
    assert [job.seed for job in jobs[:3]] == [jobs[0].seed] * 3
    assert jobs[3].seed != jobs[0].seed
    assert len({job.bot_seed for job in jobs}) == 6
    assert jobs != list(jobs_of("foreign_king", ("a", "b", "c"), 6, 2, {}))


def timeless(report: dict[str, Any]) -> dict[str, Any]:
    seats = [{name: value for name, value in seat.items() if not name.startswith("ms_")} for seat in report["seats"]]
    return {name: value for name, value in report.items() if name not in ("seconds", "seats")} | {"seats": seats}


def test_a_match_is_the_same_in_one_process_and_in_two() -> None:
    specs = ("novice:iterations=3", "random")
    one = run("foreign_king", specs, 4, seed=5)
    assert timeless(one) == timeless(run("foreign_king", specs, 4, seed=5, jobs=2))
    assert list(one) == ["game", "players", "games", "seconds", "decisions", "by_seat", "seats"]
    assert list(one["seats"][0]) == [
        "spec",
        "share",
        "low",
        "high",
        "mean_score",
        "mean_rank",
        "ms_median",
        "ms_p95",
    ]
    assert (one["game"], one["players"], one["games"]) == ("foreign_king", 2, 4)
    assert sum(seat["share"] for seat in one["seats"]) == pytest.approx(1.0)


def test_seats_of_one_spec_are_counted_together() -> None:
    report = run("foreign_king", ("random", "random", "random"), 3, options={"long_game": True})
    assert len(report["seats"]) == 1
    assert report["seats"][0]["share"] == pytest.approx(1.0)
    assert report["seats"][0]["mean_rank"] >= 1.0


def played(winners: tuple[int, ...], players: int = 2) -> Played:
    shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(players)]
    ranks = [1 if seat in winners else 1 + len(winners) for seat in range(players)]
    return Played(shares, [10 * (seat in winners) for seat in range(players)], ranks, [[1.0]] * players)


def test_shares_follow_the_rotation_and_ties_are_shared() -> None:
    told: list[tuple[int, int]] = []
    results = [played((0,)), played((1,)), played((0, 1)), played((0, 1))]
    done, tallies = gather(("a", "b"), results, 4, None, lambda *step: told.append(step))
    assert done == 4
    assert tallies["a"].share == 3.0
    assert tallies["b"].share == 1.0
    assert tallies["a"].scores == [10, 10, 10, 10]
    assert tallies["b"].ranks == [2, 2, 1, 1]
    assert told == [(1, 4), (2, 4), (3, 4), (4, 4)]


def test_wins_are_counted_by_seat_of_the_table_too() -> None:
    by_seat = [0.0, 0.0]
    gather(("a", "b"), [played((0,)), played((0,)), played((0, 1))], 3, None, None, by_seat)
    assert by_seat == [2.5, 0.5]
    assert sum(run("foreign_king", ("random", "random"), 2)["by_seat"]) == pytest.approx(1.0)


@pytest.mark.parametrize(("until", "expected"), [(0.5, 4), (0.8, 16), (None, 40)])
def test_until_stops_once_the_interval_lies_on_one_side(until: float | None, expected: int) -> None:
    """Four wins of four have their lower bound at 0.51, sixteen of sixteen at 0.81."""
    results = [played((game % 2,)) for game in range(40)]
    assert gather(("a", "b"), results, 40, until, None)[0] == expected


def test_until_stops_below_too() -> None:
    results = [played(((game + 1) % 2,)) for game in range(40)]
    assert gather(("a", "b"), results, 40, 0.5, None)[0] == 4


def test_bad_calls_are_refused_before_any_game() -> None:
    with pytest.raises(BadSpec):
        run("foreign_king", ("greedy", "duke"), 2)
    with pytest.raises(BadSetup):
        run("foreign_king", ("greedy",), 2)
    with pytest.raises(BadSetup):
        run("foreign_king", ("greedy", "greedy"), 2, options={"no_such": 1})
    with pytest.raises(KeyError):
        run("chess", ("greedy", "greedy"), 2)
    assert run("foreign_king", ("greedy", "random"), 0)["seats"] == []


def test_bots_are_given_what_their_seat_observes(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[State] = []
    made = arena.make

    class Spy:
        def __init__(self) -> None:
            self.bot = made("foreign_king", "random", seed=1)

        def choose(self, observed: State) -> Thought:
            given.append(observed)
            return self.bot.choose(observed)

    observed: list[State] = []
    kind = type(arena.catalogue.find("foreign_king").new(2, {}, 1))
    observe = kind.observe

    def watch(state: State, seat: int) -> State:
        assert seat == state.current_player
        observed.append(observe(state, seat))
        return observed[-1]

    monkeypatch.setattr(arena, "make", lambda *_args, **_keys: Spy())
    monkeypatch.setattr(kind, "observe", watch)
    run("foreign_king", ("random", "greedy"), 2)
    assert given
    assert all(a is b for a, b in zip(given, observed, strict=True))


def test_a_tally_of_nothing_reports_no_times() -> None:
    tally = Tally()
    tally.add(Played([1.0], [3], [1], [[]]), 0)
    assert tally.report("a", 1)["ms_p95"] == 0.0


def test_bench_measures_four_figures() -> None:
    figures = bench.measure("foreign_king", 0.2)
    assert list(figures) == ["decisions_per_s", "clone_us", "playouts_per_s", "search_iterations_per_s"]
    assert all(figure > 0.0 for figure in figures.values())
