"""What each seat of Louis XIV did last: markers placed with a card are told by where all of them came to stand."""

from __future__ import annotations

from collections.abc import Sequence

from engine.match import LogLine
from game.boards.louis_xiv import words
from game.boards.parts import Deed
from game.text import t

WALK = "moved_on"


def deeds(told: list[Deed], lines: Sequence[LogLine]) -> list[Deed]:
    """The last deeds by their last notes, but whole walks instead of their last steps."""
    return [_walk(seat, lines) if deed.key == WALK else deed for seat, deed in enumerate(told)]


def _walk(seat: int, lines: Sequence[LogLine]) -> Deed:
    """Where the markers stand that were placed last and moved on."""
    stand: dict[int, int] = {}
    for line in _turn(seat, lines):
        count, courtier = line.facts["count"], line.facts["courtier"]
        if line.key == "put":
            stand[courtier] = count
        else:
            stand[courtier] = stand.get(courtier, 0) - count
            stand[line.facts["target"]] = stand.get(line.facts["target"], 0) + count
    found = [
        t("game.louis_xiv.count", name=words.courtier(here), count=count) for here, count in stand.items() if count
    ]
    return Deed("put", t("log.louis_xiv.put.spread", courtiers=t("table.comma").join(found)))


def _turn(seat: int, lines: Sequence[LogLine]) -> list[LogLine]:
    """The last placement of a seat and the steps after it, in their order."""
    found: list[LogLine] = []
    for line in reversed(lines):
        if line.facts.get("seat") == seat and line.key in ("put", WALK):
            found.append(line)
            if line.key == "put":
                break
    return found[::-1]
