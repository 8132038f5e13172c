"""What was said to the proposal on the table, or to the last one of this turn, read from the log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.api import Note
from engine.match import REMARK, LogLine
from game.boards.parts import Sitting
from game.telling import quo_vadis as words
from game.text import t

OPENERS = frozenset({"offered", "side_offered", "called_for_bids"})
KINDS = {
    "accepted": "yes",
    "refused": "no",
    "countered": "counter",
    "bid": "yes",
    "passed": "no",
    "counter_taken": "yes",
    "counter_dropped": "counter",
}


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
        elif key == REMARK and line.facts["seat"] in found:
            who = line.facts["seat"]
            found[who] = Answer(found[who].kind, said(line, sitting))
    return found


def said(line: LogLine | Note, sitting: Sitting) -> str:
    """A remark in words."""
    facts = words.facts(line.key, line.facts, sitting.names)
    facts.setdefault("name", facts.get("target", ""))
    return t(f"remark.quo_vadis.{facts.pop('says')}", **facts)


def is_open(lines: Sequence[LogLine], seat: int) -> bool:
    """Whether the last proposal of a seat is still being answered, as far as the lines tell."""
    talk = last_talk(lines, seat)
    return bool(talk) and not any(line.key in ("deal_made", "deal_failed", "cancelled") for line in talk)
