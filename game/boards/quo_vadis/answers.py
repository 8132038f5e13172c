"""What was said to the proposal on the table, or to the last one of this turn, read from the log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.match import LogLine
from game.boards.parts import Sitting
from game.boards.quo_vadis import words
from game.text import has, t

OPENERS = frozenset({"offered", "side_offered", "called_for_bids"})
KINDS = {
    "accepted": "yes",
    "refused": "no",
    "countered": "counter",
    "bid": "yes",
    "passed": "no",
    "counter_taken": "yes",
    "counter_dropped": "no",
}
REMARK = "remark"
"""The key of a line that tells why; its facts are `seat`, `says` and what those words want."""


class Answer(NamedTuple):
    """What a seat said: "yes", "no" or "counter", and its reason in words."""

    kind: str
    reason: str = ""


def last_talk(lines: Sequence[LogLine], seat: int) -> Sequence[LogLine]:
    """The lines from the last proposal on, none where the last was not made by that seat."""
    for i in range(len(lines) - 1, -1, -1):
        line = lines[i]
        if line.key in OPENERS:
            return lines[i:] if line.facts["seat"] == seat else ()
        if line.key == "round" or line.key in ("placed", "promoted", "caesar_moved"):
            return ()
    return ()


def answers(lines: Sequence[LogLine], seat: int, sitting: Sitting) -> dict[int, Answer]:
    """By seat what it answered to the last proposal of `seat`."""
    found: dict[int, Answer] = {}
    for line in last_talk(lines, seat):
        key = line.key.removesuffix("_sealed")
        if key in KINDS:
            who = line.facts["seat"] if key in ("accepted", "refused", "passed") else line.facts["target"]
            reason = found[who].reason if who in found else ""
            found[who] = Answer(KINDS[key], reason)
        elif key == REMARK:
            who = line.facts["seat"]
            found[who] = Answer(found[who].kind if who in found else "yes", said(line, sitting))
    return found


def said(line: LogLine, sitting: Sitting) -> str:
    """A remark in words."""
    key = f"remark.quo_vadis.{line.facts.get('says', '')}"
    facts = {name: value for name, value in line.facts.items() if name not in ("seat", "says")}
    if isinstance(facts.get("target"), int):
        facts["name"] = sitting.names[facts["target"]]
    if isinstance(facts.get("room"), str):
        facts["room"] = words.room(facts["room"])
    return t(key, **facts) if has(key) else ""


def failed(lines: Sequence[LogLine], seat: int) -> bool:
    """Whether the last proposal of a seat came to nothing."""
    return any(line.key in ("deal_failed", "cancelled") for line in last_talk(lines, seat))
