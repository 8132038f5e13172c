"""Rewards lie in 0..1 and their order is the order of the final ranking (checks 10 and 11)."""

from hypothesis import given
from hypothesis import strategies as st

from ai.rewards import expected, final, margins

POINTS = st.lists(st.integers(-20, 80), min_size=2, max_size=5)


@st.composite
def results(draw: st.DrawFn) -> tuple[list[int], list[int]]:
    """Scores and places by score, equal scores parted by a tie-break that may leave some shared."""
    scores = draw(POINTS)
    breaks = draw(st.lists(st.integers(0, 2), min_size=len(scores), max_size=len(scores)))
    keys = list(zip(scores, breaks, strict=True))
    return [1 + sum(other > own for other in keys) for own in keys], scores


@given(results())
def test_final_rewards_are_in_order_of_the_places(result: tuple[list[int], list[int]]) -> None:
    ranks, scores = result
    rewards = final(ranks, scores, 10.0)
    assert all(0.0 <= reward <= 1.0 for reward in rewards)
    for a, rank_a in enumerate(ranks):
        for b, rank_b in enumerate(ranks):
            assert (rewards[a] > rewards[b]) == (rank_a < rank_b)


def test_places_rule_over_points() -> None:
    """A game may bar the seat with the most points from winning."""
    rewards = final([2, 1, 3], [30, 10, 20], 10.0)
    assert rewards[1] > rewards[0] > rewards[2]


def test_a_shared_win_is_worth_more_than_a_second_place_and_less_than_a_win() -> None:
    shared = final([1, 1, 3], [10, 10, 2], 10.0)
    alone = final([1, 2, 3], [11, 10, 2], 10.0)
    assert shared[0] == shared[1]
    assert alone[0] > shared[0] > alone[1]


@given(POINTS, st.floats(0.5, 10.0))
def test_expected_rewards_are_in_order_of_the_points(points: list[int], spread: float) -> None:
    rewards = expected([float(own) for own in points], spread, 10.0)
    assert all(0.0 <= reward <= 1.0 for reward in rewards)
    assert sorted(range(len(points)), key=lambda seat: (points[seat], seat)) == sorted(
        range(len(points)), key=lambda seat: (round(rewards[seat], 9), seat)
    )


def test_expected_becomes_final_as_doubt_goes() -> None:
    sure = expected([20.0, 10.0, 5.0], 0.4, 10.0)
    for seat, reward in enumerate(final([1, 2, 3], [20, 10, 5], 10.0)):
        assert abs(reward - sure[seat]) < 1e-6


def test_margins_count_the_lead_over_the_best_rival() -> None:
    assert margins([20.0, 10.0, 0.0], 10.0) == [0.75, 0.25, 0.5 - 0.5 * 20 / 30]
    assert margins([5.0, 5.0], 10.0) == [0.5, 0.5]
