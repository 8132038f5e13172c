"""What the notes of Quo Vadis? look, sound and rise like."""

from __future__ import annotations

from typing import Any, Final

from engine.api import Note
from game.art.quo_vadis import plan
from game.boards.parts import Box, Sitting
from game.boards.quo_vadis import layout
from game.stage.stage import Rise
from game.stage.tween import Point, Walk

ICONS: Final = {
    "placed": "roman-toga",
    "promoted": "3d-stairs",
    "entered_senate": "greek-temple",
    "laurel_taken": "laurels",
    "laurel_looked_at": "semi-closed-eye",
    "laurel_drawn": "swap-bag",
    "bag_empty": "swap-bag",
    "laurel_kept_by_caesar": "caesar",
    "rewarded": "laurels",
    "pile_short": "laurels",
    "caesar_moved": "caesar",
    "caesar_kept": "caesar",
    "offered": "shaking-hands",
    "side_offered": "shaking-hands",
    "called_for_bids": "discussion",
    "terms": "shaking-hands",
    "countered": "conversation",
    "bid": "discussion",
    "passed": "thumb-down",
    "accepted": "thumb-up",
    "refused": "thumb-down",
    "counter_taken": "thumb-up",
    "counter_dropped": "thumb-down",
    "picked": "check-mark",
    "cancelled": "cancel",
    "deal_failed": "cancel",
    "deal_made": "shaking-hands",
    "withdrew": "cancel",
    "paid": "receive-money",
    "paid_in": "semi-closed-eye",
    "paid_less": "receive-money",
    "promised": "quill-ink",
    "kept": "check-mark",
    "broken": "breaking-chain",
    "lapsed": "hourglass",
    "voided": "cancel",
    "released": "scroll-quill",
    "remark": "conversation",
    "round": "hourglass",
    "totals_open": "laurels",
    "eliminated": "hazard-sign",
}
SOUNDS: Final = {
    "placed": "place",
    "promoted": "place",
    "entered_senate": "chime",
    "laurel_taken": "turn",
    "laurel_drawn": "slide",
    "rewarded": "coin",
    "caesar_moved": "place",
    "offered": "turn",
    "called_for_bids": "turn",
    "refused": "slide",
    "countered": "turn",
    "paid": "coin",
    "promised": "place",
    "broken": "slide",
    "kept": "score",
    "won": "win",
}
WEIGHTS: Final = {
    "offered": 0.8,
    "terms": 1.4,
    "accepted": 1.3,
    "refused": 1.5,
    "countered": 1.6,
    "counter_taken": 1.1,
    "counter_dropped": 1.1,
    "bid": 1.2,
    "passed": 0.7,
    "picked": 1.0,
    "deal_failed": 0.9,
    "deal_made": 0.5,
    "withdrew": 0.0,
    "remark": 1.2,
    "laurel_drawn": 0.5,
    "laurel_kept_by_caesar": 0.8,
    "rewarded": 0.9,
    "paid_in": 0.8,
    "entered_senate": 1.3,
    "promised": 1.0,
    "lapsed": 0.3,
    "round": 0.15,
    "broken": 1.8,
    "eliminated": 2.0,
    "not_lobbied": 0.3,
}
STRIDE: Final = 0.15
"""Seconds of a hop."""


def icon(key: str) -> str:
    """The icon beside a line of the log."""
    if key.startswith(("ended", "won")):
        return "laurels-trophy"
    return ICONS.get(key.removesuffix("_sealed"), "quill-ink")


def doing(key: str, facts: dict[str, Any]) -> dict[str, Any]:
    """A counter-offer or a bid as something that the one who makes it did: its `seat` is the one who asked."""
    return {**facts, "seat": facts["target"]} if key.removesuffix("_sealed") in ("countered", "bid") else facts


def weight(note: Note) -> float:
    """How long a note of the film is held."""
    return WEIGHTS.get(note.key.removesuffix("_sealed"), 1.0)


def walks(note: Note) -> list[Walk]:
    """A senator climbs the stairs hop by hop."""
    return [Walk("senator", note.facts["seat"], STRIDE, hops=True)] if note.key == "promoted" else []


def rises(note: Note, sitting: Sitting) -> list[Rise]:
    """What is won rises where it was earned."""
    facts: dict[str, Any] = note.facts
    players = len(sitting.names)
    if note.key == "rewarded" and facts["count"]:
        return [_rise(f"+{facts['count']}", facts["seat"], plan.pile(), players)]
    if note.key == "paid":
        box = layout.panel(facts["seat"], players)
        gain = Rise(f"+{facts['value']}", facts["target"], middle(layout.panel(facts["target"], players)))
        return [Rise(f"\N{MINUS SIGN}{facts['value']}", facts["seat"], middle(box), "loss"), gain]
    return []


def _rise(words: str, seat: int, at: Point, players: int) -> Rise:
    return Rise(words, seat, at, to=middle(layout.panel(seat, players)))


def middle(box: Box) -> Point:
    """Where points rise in a panel."""
    return layout.text_left(box) + 40, layout.rows(box).tokens
