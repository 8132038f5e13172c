"""Questions that must not tell who is asked: several people at one screen take them round behind the curtain."""

from __future__ import annotations

from collections.abc import Iterable

from engine.api import Move


class Round:
    """A secret question on its way from person to person, each behind the curtain, only one of them asked.

    `left` are those still to come, `aside` tells that the person at the screen is not the one who is asked, and
    `answer` is what the one has chosen: it is played when all have been at the screen, so that the order tells nothing
    either. Whoever was at the screen when the question came up knows it is not theirs and is left out.
    """

    def __init__(self) -> None:
        self.left: list[int] = []
        self.aside = False
        self.answer: tuple[Move, ...] = ()

    def start(self, persons: Iterable[int]) -> None:
        self.left = list(persons)
        self.aside = False
        self.answer = ()

    @property
    def going(self) -> bool:
        """Whether somebody is still to sit down, or sits there without being asked."""
        return self.aside or bool(self.left or self.answer)
