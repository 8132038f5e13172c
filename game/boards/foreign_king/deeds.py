"""What each seat did last, in a few words: the turn as a whole, with what came of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from engine.match import LogLine
from game.boards.foreign_king import words
from game.boards.parts import Deed, Sitting
from game.text import t

OWN: Final = frozenset(
    {"borrowed", "repaid", "chose", "copied", "skipped", "took_money", "took_turn_order", "built", "placed", "moved"}
    | {"seated", "king_landed", "king_arrived", "order_changed", "order_kept", "released", "kept", "loans_unpaid"}
)
"""Notes about something that their seat did or that befell it."""
OUTCOMES: Final = frozenset({"scored_factories", "scored_citizens", "tied", "empty"})
"""What comes of calling the King: told of whoever called him."""


class _Turns:
    """Reads the log line by line and remembers what each seat is or was about."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.deeds: list[tuple[str, dict[str, Any], bool]] = [("", {}, False)] * len(sitting.names)
        self.caller = -1
        self.queen = -1
        self.moved: list[str] = []

    def read(self, line: LogLine) -> None:
        seat = line.facts.get("seat", -1)
        if line.key in ("chose", "round"):
            self.queen, self.moved = -1, []
        if line.key == "copied":
            self.queen = seat
        if line.key in OUTCOMES and self.caller >= 0:
            self.deeds[self.caller] = (line.key, line.facts, self.queen == self.caller)
        elif line.key in OWN:
            self._own(line, seat)

    def _own(self, line: LogLine, seat: int) -> None:
        facts = line.facts
        if line.key in ("king_landed", "king_arrived"):
            self.caller = seat
        elif line.key not in ("released", "kept"):
            self.caller = -1
        if line.key == "moved":
            self.moved.append(facts["target"])
            facts = {**facts, "count": len(self.moved), "several": len(set(self.moved)) > 1}
        self.deeds[seat] = (line.key, facts, self.queen == seat)


def deeds(lines: Sequence[LogLine], sitting: Sitting) -> list[Deed]:
    """By seat what it did last; an empty deed where it did nothing yet."""
    turns = _Turns(sitting)
    for line in lines:
        turns.read(line)
    return [_deed(key, facts, queen, sitting) for key, facts, queen in turns.deeds]


def _deed(key: str, facts: dict[str, Any], queen: bool, sitting: Sitting) -> Deed:
    if not key:
        return Deed("", "")
    said = PHRASES.get(key, _plain)(key, facts, sitting)
    if queen:
        said = t("log.foreign_king.queen.short", deed=said)
    icon = "copied" if queen else "king_arrived" if key in OUTCOMES else key
    return Deed(icon, said[:1].upper() + said[1:])


def _plain(key: str, facts: dict[str, Any], sitting: Sitting) -> str:
    return t(f"log.foreign_king.{key}.short", **words.facts(key, facts, sitting))


def _king(key: str, facts: dict[str, Any], sitting: Sitting) -> str:  # noqa: ARG001
    return t("log.foreign_king.king_arrived.short", province=words.province(facts["province"]))


def _scored(key: str, facts: dict[str, Any], sitting: Sitting) -> str:  # noqa: ARG001
    return t("log.foreign_king.scored.short", **words.facts("scored", facts, sitting))


def _moved(key: str, facts: dict[str, Any], sitting: Sitting) -> str:
    if facts["several"]:
        return t("log.foreign_king.moved.several.short", count=facts["count"])
    return _plain(key, facts, sitting)


PHRASES: Final[dict[str, Callable[[str, dict[str, Any], Sitting], str]]] = {
    "king_landed": _king,
    "scored_factories": _scored,
    "scored_citizens": _scored,
    "moved": _moved,
}
