"""The headings of the log: the centuries, their scoring, and its zones one after the other."""

from __future__ import annotations

from engine.match import LogLine
from game.art.quebec.tones import ZONES
from game.boards.parts import Heading, Sitting
from game.boards.quebec import words
from game.text import t

KEY = "game.quebec"
FINAL = "final_"


def heading(line: LogLine, before: LogLine | None, sitting: Sitting) -> Heading | None:
    """What stands above a line, if anything."""
    facts = words.facts(line.key, line.facts, sitting)
    if line.key == "zone_scored":
        zone = line.facts["zone"]
        return Heading(words.zone(zone), 1, ZONES[zone].icon, facts["points"])
    if line.key == "workers_returned":
        return Heading(t(f"{KEY}.heading.after"), 1)
    if line.key == "century_ended":
        return Heading(t(f"{KEY}.heading.scoring", century=facts["century"]))
    if line.key == "century":
        return Heading(t(f"{KEY}.century.number", century=facts["century"]))
    if line.key.startswith(FINAL) and (before is None or not before.key.startswith(FINAL)):
        return Heading(t(f"{KEY}.film.final"))
    if before is None:
        return Heading(t(f"{KEY}.century.number", century=words.century(1)))
    return None
