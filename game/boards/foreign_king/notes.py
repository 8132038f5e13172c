"""What the notes of The Foreign King look, sound and rise like."""

from __future__ import annotations

from typing import Any, Final

from engine.api import Note
from game.boards.foreign_king import layout
from game.boards.parts import Sitting
from game.stage.stage import Rise

ICONS: Final = {
    "built": "factory",
    "medal": "crown",
    "placed": "meeple-group",
    "moved": "walk",
    "seated": "congress",
    "released": "congress",
    "kept": "congress",
    "took_money": "receive-money",
    "borrowed": "receive-money",
    "repaid": "receive-money",
    "took_turn_order": "podium",
    "order_changed": "podium",
    "order_kept": "podium",
    "copied": "jewel-crown",
    "king_landed": "chess-king",
    "king_arrived": "chess-king",
    "scored_factories": "laurels",
    "scored_citizens": "laurels",
    "laid_down": "factory",
    "tied": "chess-king",
    "left": "chess-king",
    "empty": "chess-king",
    "round": "hourglass",
    "won": "laurels-trophy",
    "chose": "meeple",
    "skipped": "hourglass",
}
SOUNDS: Final = {
    "built": "place",
    "placed": "place",
    "moved": "slide",
    "seated": "place",
    "released": "slide",
    "took_money": "coin",
    "borrowed": "coin",
    "repaid": "coin",
    "took_turn_order": "coin",
    "medal": "medal",
    "chose": "click",
    "king_landed": "king",
    "king_arrived": "king",
    "scored_factories": "score",
    "scored_citizens": "score",
    "laid_down": "turn",
    "order_changed": "slide",
    "won": "win",
}
WEIGHTS: Final = {"chose": 0.6, "round": 0.0, "copied": 0.6, "laid_down": 0.5, "tied": 2.0, "empty": 1.5}
LOUD: Final = {"scored_factories": 2.0, "scored_citizens": 2.0, "released": 1.6}


def icon(key: str) -> str:
    """The icon beside a line of the log."""
    if key.startswith(("ended", "bonus", "loans")):
        return "laurels-trophy"
    return ICONS.get(key, "quill-ink")


def weight(note: Note) -> float:
    """How long a note of the film is held."""
    if note.key.startswith(("ended", "bonus", "loans")):
        return 1.5
    return WEIGHTS.get(note.key, LOUD.get(note.key, 1.0))


def rises(note: Note, sitting: Sitting) -> list[Rise]:
    """Points rise from the province that earned them, coins from the panel that got or paid them."""
    facts: dict[str, Any] = note.facts
    seat = facts.get("seat", -1)
    if note.key in ("scored_factories", "scored_citizens"):
        x, y = layout.CITIZENS[facts["province"]]
        return [Rise(f"+{facts['points']}", seat, (x, y - 30))]
    if note.key.startswith("bonus_"):
        players = len(sitting.names)
        places = [layout.panel_point(other, players) for other in facts["seats"]]
        return [Rise(f"+{facts['points']}", other, at) for other, at in zip(facts["seats"], places, strict=True)]
    francs = {"took_money": 1, "borrowed": 1, "took_turn_order": 1, "repaid": -1}.get(note.key, 0)
    if note.key in ("built", "placed", "moved", "king_arrived"):
        francs = -1
    amount = francs * facts.get("francs", 0)
    if amount:
        x, y = layout.well_art(seat, len(sitting.names), "francs")
        sign = "+" if amount > 0 else "\N{MINUS SIGN}"
        return [Rise(f"{sign}{abs(amount)}", seat, (x + 12, y - 14), "plain" if amount > 0 else "loss")]
    return []
