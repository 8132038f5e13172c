"""The generator: pinned numbers, bounds, copies."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.rng import Rng

SEEDS = st.integers(0, 2**64 - 1)


def test_numbers_are_those_of_splitmix64() -> None:
    """The first values for seed 1234567, as published with the reference implementation in C."""
    rng = Rng(1234567)

    assert [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ] == [rng.bits() for _ in range(5)]


def test_uses_of_the_numbers_are_pinned() -> None:
    """A saved game is replayed from its seed, so these may never change."""
    rng = Rng(2026)
    items = list(range(8))
    rng.shuffle(items)

    assert [8, 3, 2, 3, 9, 3, 2, 6] == [rng.below(10) for _ in range(8)]
    assert [0, 5, 2, 7, 1, 4, 3, 6] == items
    assert rng.choice(["a", "b", "c"]) == "a"
    assert rng.state == 16390740445785213242


def test_chance_is_pinned() -> None:
    rng = Rng(0)
    assert [0.8833108082136426, 0.43152799704850997] == [rng.chance(), rng.chance()]


@given(SEEDS, st.integers(1, 2**40))
def test_below_stays_below(seed: int, bound: int) -> None:
    rng = Rng(seed)
    assert all(0 <= rng.below(bound) < bound for _ in range(20))


@given(SEEDS)
def test_chance_is_in_the_unit_interval(seed: int) -> None:
    rng = Rng(seed)
    assert all(0.0 <= rng.chance() < 1.0 for _ in range(20))


@given(SEEDS, st.lists(st.integers()))
def test_shuffle_keeps_what_is_there(seed: int, items: list[int]) -> None:
    shuffled = items[:]
    Rng(seed).shuffle(shuffled)
    assert Counter(items) == Counter(shuffled)


@given(SEEDS)
def test_clone_goes_its_own_way(seed: int) -> None:
    rng = Rng(seed)
    twin = rng.clone()
    assert rng == twin
    assert hash(rng) == hash(twin)

    first = [rng.bits() for _ in range(3)]

    assert rng != twin
    assert first == [twin.bits() for _ in range(3)]


def test_state_is_all_there_is() -> None:
    rng = Rng(7)
    rng.bits()
    assert [Rng(rng.state).bits()] == [rng.bits()]


def test_seed_is_taken_modulo_two_to_the_64() -> None:
    assert Rng(5) == Rng(5 + 2**64)
    assert Rng(2**64 - 1) == Rng(-1)


def test_generator_equals_no_other_thing() -> None:
    assert Rng(1) != 1


def test_every_number_below_turns_up() -> None:
    rng = Rng(3)
    assert set(range(6)) == {rng.below(6) for _ in range(200)}


def test_below_is_even() -> None:
    """60,000 throws of a die: each face within five standard deviations of 10,000."""
    rng = Rng(11)
    faces = Counter(rng.below(6) for _ in range(60_000))
    assert all(abs(count - 10_000) < 460 for count in faces.values())


def test_choice_of_nothing_is_an_error() -> None:
    with pytest.raises(IndexError):
        Rng(0).choice([])
