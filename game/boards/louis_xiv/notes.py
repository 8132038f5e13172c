"""What the notes of Louis XIV look, sound and rise like."""

from __future__ import annotations

from typing import Any, Final

from engine.api import Note
from engine.louis_xiv import data
from game.boards.louis_xiv import layout
from game.boards.louis_xiv import simulate as sim
from game.boards.louis_xiv.simulate import State
from game.boards.parts import Sitting
from game.stage.stage import Rise
from game.stage.tween import Point

ICONS: Final = {
    "round": "heraldic-sun",
    "income": "coins",
    "power_coins": "two-coins",
    "power_recruited": "rally-the-troops",
    "power_used": "tied-scroll",
    "influence_drawn": "card-draw",
    "influence_seen": "card-draw",
    "intrigue_drawn": "domino-mask",
    "intrigue_seen": "domino-mask",
    "coats_drawn": "checked-shield",
    "coats_seen": "checked-shield",
    "neutral_at_louis": "flying-flag",
    "neutral_card": "card-draw",
    "guest": "skeleton-key",
    "declined": "tied-scroll",
    "card": "fleur-de-lys",
    "recalled": "rally-the-troops",
    "put": "flying-flag",
    "moved_on": "next-button",
    "discarded": "card-draw",
    "shuffled": "card-draw",
    "courtier_begins": "laurels",
    "intrigue": "domino-mask",
    "kept": "domino-mask",
    "leads": "laurels",
    "tied": "scales",
    "empty": "hourglass",
    "crowned": "queen-crown",
    "no_crown": "queen-crown",
    "rewarded": "check-mark",
    "bribed": "shaking-hands",
    "refused": "two-coins",
    "cannot_pay": "two-coins",
    "no_reward": "hourglass",
    "below": "meeple-group",
    "placed": "flying-flag",
    "not_placed": "flying-flag",
    "markers_home": "rally-the-troops",
    "turned": "cycle",
    "louis_leaves": "heraldic-sun",
    "missions_turn": "tied-scroll",
    "completed": "check-mark",
    "stopped": "tied-scroll",
    "mission_drawn": "tied-scroll",
    "mission_seen": "tied-scroll",
    "no_mission": "tied-scroll",
    "medal": "medal",
    "chips_returned": "checked-shield",
    "leftovers": "checked-shield",
    "coats_open": "checked-shield",
    "family": "laurels",
}
SOUNDS: Final = {
    "income": "coin",
    "power_coins": "coin",
    "power_recruited": "slide",
    "influence_drawn": "turn",
    "intrigue_drawn": "turn",
    "coats_drawn": "turn",
    "neutral_at_louis": "place",
    "neutral_card": "place",
    "guest": "place",
    "card": "turn",
    "recalled": "slide",
    "put": "place",
    "moved_on": "slide",
    "shuffled": "turn",
    "courtier_begins": "click",
    "intrigue": "turn",
    "crowned": "chime",
    "rewarded": "score",
    "bribed": "coin",
    "placed": "place",
    "markers_home": "slide",
    "turned": "turn",
    "completed": "chime",
    "mission_drawn": "turn",
    "medal": "score",
    "leftovers": "score",
    "family": "score",
    "won": "win",
}
WEIGHTS: Final = {
    "round": 1.6,
    "income": 2.0,
    "influence_drawn": 0.3,
    "influence_seen": 0.0,
    "intrigue_seen": 0.0,
    "coats_drawn": 0.4,
    "coats_seen": 0.0,
    "mission_seen": 0.0,
    "card": 0.8,
    "put": 0.6,
    "moved_on": 0.6,
    "courtier_begins": 2.4,
    "leads": 2.0,
    "tied": 2.2,
    "empty": 1.2,
    "rewarded": 2.4,
    "bribed": 2.4,
    "crowned": 2.4,
    "refused": 1.6,
    "cannot_pay": 1.6,
    "below": 1.6,
    "markers_home": 1.2,
    "turned": 1.2,
    "louis_leaves": 1.0,
    "completed": 2.0,
    "final_begins": 1.6,
    "leftovers": 3.0,
    "coats_open": 1.6,
    "family": 3.0,
}
GRAND: Final = frozenset(
    {
        "courtier_begins",
        "intrigue",
        "kept",
        "leads",
        "tied",
        "empty",
        "crowned",
        "no_crown",
        "rewarded",
        "bribed",
        "refused",
        "cannot_pay",
        "no_reward",
        "below",
        "placed",
        "not_placed",
        "markers_home",
        "turned",
    }
)
DRAWN: Final = frozenset(
    {"influence_drawn", "influence_seen", "intrigue_drawn", "intrigue_seen", "coats_drawn", "coats_seen"}
)
"""What a reward draws; part of the set piece where the picture is of the patronage phase, or is not known."""


def is_grand(note: Note) -> bool:
    """Whether a note is part of the patronage phase."""
    if note.key in GRAND:
        return True
    if note.key in DRAWN or not note.key:
        return note.picture is None or (isinstance(note.picture, State) and note.picture.courtier >= 0)
    return False


def icon(key: str) -> str:
    """The icon beside a line of the log."""
    if key.startswith(("ended", "final", "won")):
        return "laurels-trophy"
    return ICONS.get(key, "quill-ink")


def weight(note: Note) -> float:
    """How long a note of the film is held."""
    return WEIGHTS.get(note.key, 1.0)


def rises(note: Note, sitting: Sitting) -> list[Rise]:
    """Coins fly between the bank and the panels; "+1" rises where something has been won."""
    facts: dict[str, Any] = note.facts
    players = len(sitting.names)
    if note.key == "income":
        return [_coins(seat, count, players) for seat, count in enumerate(facts["counts"]) if count]
    if note.key == "power_coins" and facts["count"]:
        return [_coins(facts["seat"], facts["count"], players)]
    if note.key in ("rewarded", "bribed", "crowned"):
        return _won(note.key, facts, players)
    if note.key == "completed":
        at = layout.score_at(facts["seat"], players)
        return [Rise(f"+{data.MISSION_POINTS[sim.mission_of(facts['mission'])]}", facts["seat"], at)]
    if note.key == "leftovers" and facts["count"]:
        return [Rise(f"+{facts['count']}", facts["seat"], layout.score_at(facts["seat"], players))]
    if note.key == "family":
        return [Rise("+1", seat, layout.score_at(seat, players)) for seat in facts["seats"]]
    return []


def _coins(seat: int, count: int, players: int) -> Rise:
    to: Point = layout.thing_at(seat, players, "coins")
    return Rise(f"+{count}", seat, layout.BANK, "plain", to)


WELLS: Final = {"coins": "coins", "coats": "coats", "influence_card": "influence", "intrigue_card": "intrigue"}


def _won(key: str, facts: dict[str, Any], players: int) -> list[Rise]:
    """What a courtier gives, and the price of a bribe."""
    seat, kind = facts["seat"], facts.get("kind", "chip")
    found = []
    if key == "bribed":
        found.append(Rise(f"\N{MINUS SIGN}{facts['price']}", seat, layout.thing_at(seat, players, "coins"), "loss"))
    if kind == "coins":
        start = layout.board(facts["courtier"]).centre
        found.append(Rise(f"+{facts['count']}", seat, start, "plain", layout.thing_at(seat, players, "coins")))
    elif kind == "chip":
        area = layout.chips_box(seat, players)
        found.append(Rise("+1", seat, (area.x + area.w - 19, area.y + 8)))
    elif kind in WELLS:
        found.append(Rise(f"+{facts['count']}", seat, layout.thing_at(seat, players, WELLS[kind])))
    return found
