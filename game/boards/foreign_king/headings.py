"""The headings of the log: the rounds and the final scoring."""

from __future__ import annotations

from engine.match import LogLine
from game.boards.parts import Heading, Sitting
from game.text import t


def heading(line: LogLine, before: LogLine | None, _sitting: Sitting) -> Heading | None:
    """What stands above a line, if anything."""
    if line.key == "round":
        return Heading(t("log.foreign_king.round", round=line.facts["round"]), rest="")
    if line.key.startswith("ended_"):
        return Heading(t("game.foreign_king.heading.final"))
    if before is None:
        return Heading(t("log.foreign_king.round", round=1))
    return None
