"""Choices that do not depend on the position."""

from collections.abc import Callable
from typing import Final

from engine.api import Move


def fixed(choices: list[Move]) -> Callable[[object], list[Move]]:
    """Answers every position with a copy of the same moves."""

    def copied(_state: object) -> list[Move]:
        return choices[:]

    return copied


NOTHING: Final = fixed([])
"""Nothing can be done: the game is over, or the step is the engine's."""
