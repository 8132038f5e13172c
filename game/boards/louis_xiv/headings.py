"""The headings of the log: rounds, phases and, in the patronage phase, the courtiers one after the other."""

from __future__ import annotations

from engine.match import LogLine
from game.boards.louis_xiv import words
from game.boards.parts import Heading, Sitting
from game.text import t

KEY = "game.louis_xiv"
INFLUENCE = frozenset(
    {"card", "put", "moved_on", "recalled", "guest", "declined", "neutral_at_louis", "neutral_card", "discarded"}
)
SIGNS = {"bribe": "two-coins", "majority": "laurels", "threshold": "meeple-group"}


def heading(line: LogLine, before: LogLine | None, sitting: Sitting) -> Heading | None:
    """What stands above a line, if anything."""
    if line.key == "round":
        return Heading(t(f"{KEY}.round", round=line.facts["round"]), 0, "heraldic-sun")
    if before is None:
        return Heading(t(f"{KEY}.round", round=1), 0, "heraldic-sun")
    if line.key == "courtier_begins":
        return _courtier(line)
    if line.key == "missions_turn":
        chapter = before.key == "louis_leaves"
        said = t(f"{KEY}.phase.missions") if chapter else words.facts(line.key, line.facts, sitting)["seat"]
        return Heading(said, 0 if chapter else 1, "tied-scroll", None if chapter else "")
    if line.key == "final_begins":
        return Heading(t(f"{KEY}.heading.final"), 0, "laurels-trophy", "")
    if line.key in INFLUENCE and before.key not in INFLUENCE:
        return Heading(t(f"{KEY}.phase.influence"), 0, "fleur-de-lys")
    return None


def _courtier(line: LogLine) -> Heading:
    """The first begins the chapter, every other a paragraph."""
    number = line.facts["courtier"]
    if number == 1:
        return Heading(t(f"{KEY}.phase.patronage"), 0, "laurels")
    kind = line.facts["kind"]
    said = words.condition(kind, line.facts["number"])
    if line.facts["louis"]:
        said = t(f"{KEY}.heading.louis", condition=said)
    said = t(f"{KEY}.heading.courtier", number=number, courtier=words.courtier(number), condition=said)
    return Heading(said, 1, SIGNS[kind], "")
