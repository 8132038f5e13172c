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
    "century_ended": 2.5,
    "zone_scored": 1.5,
    "cascaded": 1.8,
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
    """Points rise from where they were earned and fly to the panel; those of the end rise in the panel."""
    facts: dict[str, Any] = note.facts
    players = len(sitting.names)
    if note.key == "zone_scored":
        plate = zones.plate(facts["zone"], 1.0)
        return [
            _flying(seat, points, plate.rise_at(seat, players, facts["counts"][seat]), players)
            for seat, points in enumerate(facts["points"])
            if points
        ]
    if note.key.startswith("final_"):
        return [_staying(seat, points, players) for seat, points in enumerate(facts["points"]) if points]
    if note.key == "carnival":
        return [_staying(seat, facts["points"], players) for seat in facts["seats"]]
    if note.key == "district" and facts["points"]:
        return [_flying(facts["seat"], facts["points"], city.spaces()[facts["space"]].at, players)]
    if note.key == "race_won":
        return [_flying(facts["seat"], facts["points"], layout.RACE.centre, players)]
    if note.key == "patron_scored":
        return [_staying(facts["seat"], facts["points"], players)]
    return []


def _flying(seat: int, points: int, at: Point, players: int) -> Rise:
    return Rise(f"+{points}", seat, at, to=layout.score_at(seat, players))


def _staying(seat: int, points: int, players: int) -> Rise:
    return Rise(f"+{points}", seat, layout.panel_point(seat, players))
