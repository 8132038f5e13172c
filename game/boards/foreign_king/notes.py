"""What the notes of The Foreign King look, sound and rise like."""

from __future__ import annotations

from typing import Any, Final, cast

from engine.api import NOBODY, Note, State
from engine.foreign_king.data import FACTORIES, POINTS_PER_FACTORY, PROVINCES
from game.boards.foreign_king import layout, simulate
from game.boards.foreign_king.pieces import citizen_tops, factory_places, king_spot, track_spot
from game.boards.parts import Sitting
from game.stage.stage import Rise
from game.stage.tween import Point, Walk

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
    if note.key.startswith(("bonus", "loans")):
        return 1.0
    if note.key.startswith("ended"):
        return 2.0
    return WEIGHTS.get(note.key, LOUD.get(note.key, 1.0))


def rises(note: Note, sitting: Sitting) -> list[Rise]:
    """Points rise from what earned them and fly to the disc on the track; coins rise from the panel of their owner."""
    facts: dict[str, Any] = note.facts
    seat = facts.get("seat", NOBODY)
    if note.key == "scored_factories":
        return [_flying(note, seat, points, at) for points, at in _factories(note)]
    if note.key == "scored_citizens":
        x, y = citizen_tops(facts["province"])
        return [_flying(note, seat, facts["points"], (x, y - 26))]
    if note.key == "loans_unpaid":
        x, y = layout.well_art(seat, len(sitting.names), "medals")
        return [_flying(note, seat, facts["points"], (x, y - 14))]
    if note.key.startswith("bonus_"):
        well = note.key.removeprefix("bonus_")
        places = [layout.well_art(other, len(sitting.names), well) for other in facts["seats"]]
        return [_flying(note, other, facts["points"], at) for other, at in zip(facts["seats"], places, strict=True)]
    return _coins(note, seat, sitting)


def _coins(note: Note, seat: int, sitting: Sitting) -> list[Rise]:
    francs = {"took_money": 1, "borrowed": 1, "took_turn_order": 1, "repaid": -1}.get(note.key, 0)
    if note.key in ("built", "placed", "moved", "king_arrived"):
        francs = -1
    amount = francs * note.facts.get("francs", 0)
    if not amount:
        return []
    x, y = layout.well_art(seat, len(sitting.names), "francs")
    sign = "+" if amount > 0 else "\N{MINUS SIGN}"
    return [Rise(f"{sign}{abs(amount)}", seat, (x + 12, y - 14), "plain" if amount > 0 else "loss")]


def _flying(note: Note, seat: int, points: int, at: Point) -> Rise:
    """Points on their way to where the disc of the seat lies before they are counted."""
    words = f"+{points}" if points >= 0 else f"\N{MINUS SIGN}{-points}"
    shown = picture(note)
    if not points or shown is None:
        return Rise(words, seat, at, "plain")
    before = cast(simulate.State, shown).points[seat] - int(note.facts["points"])
    return Rise(words, seat, at, "gold" if points > 0 else "loss", track_spot(before), "vp")


def _factories(note: Note) -> list[tuple[int, Point]]:
    """The factories that score, with what each is worth and where it stands; they are laid down a moment later."""
    name = note.facts["province"]
    if note.picture is None:
        return [(note.facts["points"], citizen_tops(name))]
    standing = factory_places(cast(simulate.State, note.picture), PROVINCES.index(name))
    return [(POINTS_PER_FACTORY[FACTORIES.index(kind)], (x, y - 20)) for kind, scored, (x, y) in standing if not scored]


STRIDE: Final = 0.42
"""Seconds that the King takes from province to province, and his marker from cell to cell."""
SLIDE: Final = 0.13
"""Seconds that a disc takes from cell to cell."""
SLIDES: Final = 0.9
"""Seconds that it takes at most for all of its way."""


BLEED: Final = 0.5
"""Seconds that the colour of a province takes to bleed in from its border."""


def walks(note: Note, players: int) -> list[Walk]:
    """The King walks the way that was told, his marker ticks down with him, discs slide cell by cell, colours bleed."""
    if note.key in ("king_landed", "king_arrived"):
        corners = tuple(king_spot(name) for name in note.facts["way"])
        walking = [Walk("king", NOBODY, STRIDE, corners, hops=True)] if corners else []
        return [*walking, Walk("marker", NOBODY, STRIDE)]
    seats = [note.facts["seat"]] if "seat" in note.facts else note.facts.get("seats", [])
    points = abs(note.facts.get("points", 0))
    if points:
        return [Walk("vp", seat, min(SLIDE, SLIDES / points)) for seat in seats]
    changed = [note.facts[name] for name in ("province", "target", "source") if name in note.facts]
    return [Walk(f"wash:{name}", seat, BLEED) for name in changed for seat in range(players)]


FINAL: Final = ("loans", "provinces", "medals", "congress", "francs")
"""The lines of the final scoring in their order."""


def picture(note: Note) -> State | None:
    """The table at a note of the final scoring: the discs stand where its lines so far have brought them."""
    if note.picture is None or not note.key.startswith(("loans_unpaid", "bonus_")):
        return note.picture
    shown = cast(simulate.State, note.picture).clone()
    line = "loans" if note.key == "loans_unpaid" else note.key.removeprefix("bonus_")
    points = simulate.final_points(shown)
    for told in FINAL[: FINAL.index(line) + 1]:
        for seat in range(shown.players):
            after = told == line and line == "loans" and shown.order.index(seat) > shown.order.index(note.facts["seat"])
            shown.points[seat] += 0 if after else points[told][seat]
    return simulate.unsettled(shown)
