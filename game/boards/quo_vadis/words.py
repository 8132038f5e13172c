"""The facts of notes in words, at the board."""

from __future__ import annotations

from typing import Any

from game.boards.parts import Sitting
from game.telling import quo_vadis as telling


def facts(key: str, given: dict[str, Any], sitting: Sitting) -> dict[str, Any]:
    """The facts of a note with ids turned into words."""
    return telling.facts(key, given, sitting.names)
