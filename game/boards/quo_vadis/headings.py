"""The headings of the log: the rounds, and in them the negotiations."""

from __future__ import annotations

from engine.match import LogLine
from game.boards.parts import Heading, Sitting
from game.boards.quo_vadis.answers import OPENERS
from game.telling import quo_vadis as words
from game.text import t

GAME = "game.quo_vadis"


def heading(line: LogLine, before: LogLine | None, sitting: Sitting) -> Heading | None:  # noqa: ARG001
    """What stands above a line: a round, a negotiation, the end."""
    if line.key == "round":
        return Heading(t(f"{GAME}.round", round=line.facts["round"]), 0, "hourglass", "")
    if before is None:
        return Heading(t(f"{GAME}.round", round=1), 0, "hourglass")
    if line.key in OPENERS:
        what = line.facts.get("passage")
        said = words.passage(what) if isinstance(what, str) else ""
        return Heading(t(f"{GAME}.heading.{line.key}", passage=said), 1, "shaking-hands")
    if line.key.startswith("ended_"):
        return Heading(t(f"{GAME}.heading.end"), 0, "laurels-trophy")
    return None
