"""Rooms, passages, promises and the facts of notes in words."""

from __future__ import annotations

from typing import Any

from game.boards.parts import Sitting
from game.telling import quo_vadis as telling
from game.telling.quo_vadis import (
    GAME,
    brief,
    decoded,
    face,
    joined,
    laurel,
    laurels,
    passage,
    pledge,
    purse,
    room,
    room_name,
    rounds,
    term,
    terms,
    until,
    votes,
)

__all__ = [
    "GAME",
    "brief",
    "decoded",
    "face",
    "facts",
    "joined",
    "laurel",
    "laurels",
    "passage",
    "pledge",
    "purse",
    "room",
    "room_name",
    "rounds",
    "term",
    "terms",
    "until",
    "votes",
]


def facts(key: str, given: dict[str, Any], sitting: Sitting) -> dict[str, Any]:
    """The facts of a note with ids turned into words, and `count` where its words have a plural."""
    return telling.facts(key, given, sitting.names)
