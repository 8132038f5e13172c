"""What the notes of Québec look, sound and rise like."""

from __future__ import annotations

from typing import Any, Final

from engine.api import Note
from game.art.quebec import city, zones
from game.boards.parts import Sitting
from game.boards.quebec import layout
from game.stage.stage import Rise
from game.stage.tween import Point

ICONS: Final = {
    "started": "pencil-ruler",
    "contributed": "cubes",
    "sent": "flying-flag",
    "took_leader": "laurel-crown",
    "activated": "cubes",
    "placed": "flying-flag",
    "district": "clock-tower",
    "shifted": "next-button",
    "upgraded": "round-star",
    "skipped": "hourglass",
    "completed": "house",
    "patron_scored": "violin",
    "race_won": "laurels",
    "century_ended": "hourglass",
    "century": "hourglass",
    "event": "tied-scroll",
    "carnival": "snowman",
    "conscripted": "brodie-helmet",
    "cannot_cascade": "firework-rocket",
    "port_declined": "ship-wheel",
    "zone_scored": "laurels",
    "cascaded": "next-button",
    "workers_returned": "cubes",
    "flipped": "house",
}
SOUNDS: Final = {
    "started": "place",
    "contributed": "place",
    "sent": "slide",
    "placed": "slide",
    "shifted": "slide",
    "activated": "slide",
    "took_leader": "turn",
    "upgraded": "score",
    "completed": "turn",
    "patron_scored": "score",
    "race_won": "chime",
    "zone_scored": "score",
    "cascaded": "slide",
    "carnival": "score",
    "event": "turn",
    "won": "win",
}
WEIGHTS: Final = {
    "district": 0.4,
    "skipped": 0.4,
    "century_ended": 3.0,
    "zone_scored": 3.0,
    "cascaded": 2.4,
    "cannot_cascade": 2.5,
    "carnival": 2.5,
    "conscripted": 2.0,
    "workers_returned": 1.0,
    "event": 2.5,
    "patron_scored": 1.6,
    "race_won": 2.0,
}
GRAND: Final = frozenset({"century_ended", "carnival", "conscripted", "cannot_cascade", "zone_scored", "cascaded"})


def is_grand(note: Note) -> bool:
    """Whether a note is part of the scoring of a century or of the game."""
    return note.key in GRAND or note.key.startswith("final_")


def icon(key: str) -> str:
    """The icon beside a line of the log."""
    if key.startswith(("ended", "final", "won")):
        return "laurels-trophy"
    return ICONS.get(key, "quill-ink")


def weight(note: Note) -> float:
    """How long a note of the film is held."""
    if note.key.startswith("final"):
        return 4.0
    return WEIGHTS.get(note.key, 1.0)


def rises(note: Note, sitting: Sitting) -> list[Rise]:
    """Points rise from where they were earned."""
    facts: dict[str, Any] = note.facts
    seat, players = facts.get("seat", -1), len(sitting.names)
    if note.key == "district" and facts["points"]:
        x, y = city.spaces()[facts["space"]].at
        return [Rise(f"+{facts['points']}", seat, (x, y - 20))]
    if note.key in ("patron_scored", "race_won"):
        return [Rise(f"+{facts['points']}", seat, _earned(note, players))]
    if note.key == "carnival":
        return [Rise(f"+{facts['points']}", other, layout.panel_point(other, players)) for other in facts["seats"]]
    if note.key == "zone_scored":
        plate = zones.plate(facts["zone"], 1.0)
        return [
            Rise(f"+{points}", other, plate.rise_at(other, players, facts["counts"][other]))
            for other, points in enumerate(facts["points"])
            if points
        ]
    if note.key.startswith("final_"):
        places = [layout.panel_point(other, players) for other in range(players)]
        return [Rise(f"+{points}", other, places[other]) for other, points in enumerate(facts["points"]) if points]
    return []


def _earned(note: Note, players: int) -> Point:
    if note.key == "race_won":
        return layout.RACE.centre
    return layout.panel_point(note.facts["seat"], players)
