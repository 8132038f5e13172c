"""Ids of Québec in words, at the board."""

from __future__ import annotations

from typing import Any

from game.boards.parts import Sitting
from game.boards.quebec.simulate import State
from game.telling import quebec as telling
from game.telling.quebec import (
    century,
    district,
    event,
    joined,
    leader,
    of_space,
    place,
    workers,
    zone,
)

__all__ = [
    "century",
    "culture",
    "district",
    "event",
    "facts",
    "joined",
    "leader",
    "of_space",
    "place",
    "workers",
    "zone",
]


def culture(state: State) -> dict[str, int]:
    """The facts of the two districts that score by a table."""
    table = state.settings.culture_table
    return {"one": table[1], "two": table[2], "three": table[3]}


def facts(key: str, given: dict[str, Any], sitting: Sitting) -> dict[str, Any]:
    """The facts of a note, ids turned into words."""
    return telling.facts(key, given, sitting.names)
