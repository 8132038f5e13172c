"""Ids of Louis XIV in words, at the board."""

from __future__ import annotations

from typing import Any

from game.boards.parts import Sitting
from game.telling import louis_xiv as telling
from game.telling.louis_xiv import (
    a_chip,
    card,
    condition,
    courtier,
    face,
    full,
    joined,
    mission,
    power_under,
    reward,
    reward_of,
)

__all__ = [
    "a_chip",
    "card",
    "condition",
    "courtier",
    "face",
    "facts",
    "full",
    "joined",
    "mission",
    "name",
    "opened",
    "power_under",
    "reward",
    "reward_of",
]


def opened(said: str) -> str:
    """Words as they begin a line."""
    return said[:1].upper() + said[1:]


def name(seat: int, sitting: Sitting) -> str:
    """A seat, or the neutral colour."""
    return telling.name(seat, sitting.names)


def facts(key: str, given: dict[str, Any], sitting: Sitting) -> dict[str, Any]:
    """The facts of a note, ids turned into words."""
    return telling.facts(key, given, sitting.names)
