"""A small seeded generator (SplitMix64) that copies in O(1) and can be saved.

Steele, Lea, Flood: "Fast splittable pseudorandom number generators", OOPSLA 2014.
"""

from typing import TypeVar

T = TypeVar("T")

_MASK = 0xFFFFFFFFFFFFFFFF


class Rng:
    """The only source of chance. Its whole state is one integer of 64 bits, `state`."""

    __slots__ = ("state",)

    state: int

    def __init__(self, state: int) -> None:
        self.state = state & _MASK

    def clone(self) -> "Rng":
        return Rng(self.state)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Rng) and self.state == other.state

    def __hash__(self) -> int:
        return hash(self.state)

    def bits(self) -> int:
        """64 random bits."""
        self.state = z = (self.state + 0x9E3779B97F4A7C15) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def below(self, n: int) -> int:
        """A number in 0..n-1; `n` must be 1 or more and far below 2**64 (the bias is then nil)."""
        return (self.bits() * n) >> 64

    def chance(self) -> float:
        """A number in [0, 1)."""
        return (self.bits() >> 11) * (1.0 / 9007199254740992.0)

    def choice(self, items: list[T]) -> T:
        """One item of a list that is not empty."""
        return items[self.below(len(items))]

    def shuffle(self, items: list[T]) -> None:
        """Shuffles in place (Fisher and Yates)."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
