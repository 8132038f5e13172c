"""The last setup of a game as plain data for the settings, and the proposal that it leads to."""

from __future__ import annotations

from typing import Any, Final

from engine.api import Game, Value
from engine.match import BOT, HUMAN
from game.art.palette import looks_of
from game.cast import BY_ID
from game.scenes.dressing import LEVELS
from game.scenes.setup_draft import MOST_LETTERS, SetupDraft, draft
from game.text import t

KEYS: Final = ("name", "kind", "level", "style", "look", "face")
LEVEL: Final = "courtier"
"""What is kept of a level that is not offered."""


def remembered(made: SetupDraft) -> dict[str, Any]:
    """What is kept of a setup: who sits where and the rules; not the seed, nor names that nobody typed."""
    seats = [
        {
            "name": seat.name[:MOST_LETTERS] if seat.typed else "",
            "kind": seat.kind,
            "level": seat.level if seat.level in LEVELS else LEVEL,
            "style": seat.style,
            "look": seat.look,
            "face": "" if seat.human else seat.face,
        }
        for seat in made.taking_part
    ]
    return {"seats": seats, "options": dict(made.options)}


def proposal(
    game: Game, styles: tuple[str, ...], player_name: str, stored: object, seed: int | None = None
) -> SetupDraft:
    """The draft as it was left; where what is stored does not fit the game, a first one."""
    made = draft(game, styles, player_name, seed)
    kept = _checked(game, styles, stored)
    if kept is None:
        return made
    rows, made.options = kept
    made.count = len(rows)
    for seat, row in zip(made.seats, rows, strict=False):
        seat.name, seat.kind, seat.level, seat.style, seat.look, seat.face = (row[key] for key in KEYS)
        seat.typed = bool(seat.name)
    for index, seat in enumerate(made.taking_part):
        if not seat.typed:
            seat.name = made.person_name(index, player_name) if seat.human else t(BY_ID[seat.face].name_key)
    _seat_others(made)
    return made


def _seat_others(made: SetupDraft) -> None:
    """Gives the seats that are not taken faces that nobody else has."""
    taken = {seat.face for seat in made.taking_part}
    free = [face for face in BY_ID if face not in taken]
    for seat, face in zip(made.seats[made.count :], free, strict=False):
        seat.face, seat.name = face, t(BY_ID[face].name_key)


def _checked(
    game: Game, styles: tuple[str, ...], stored: object
) -> tuple[list[dict[str, str]], dict[str, Value]] | None:
    """Seats and options of what is stored, if it is a setup of the game as it is now."""
    if not isinstance(stored, dict) or set(stored) != {"seats", "options"}:
        return None
    seats, options = stored["seats"], stored["options"]
    if not isinstance(seats, list) or not isinstance(options, dict) or len(seats) not in game.players:
        return None
    if not all(_is_seat(game, styles, seat) for seat in seats):
        return None
    faces = [seat["face"] for seat in seats if seat["kind"] == BOT]
    if len({seat["look"] for seat in seats}) < len(seats) or len(set(faces)) < len(faces):
        return None
    known = {option.name: option.choices for option in game.options}
    if not all(_is_choice(value, known.get(name, ())) for name, value in options.items()):
        return None
    return seats, dict(options)


def _is_seat(game: Game, styles: tuple[str, ...], seat: object) -> bool:
    if not isinstance(seat, dict) or set(seat) != set(KEYS) or not all(isinstance(seat[key], str) for key in KEYS):
        return False
    return (
        len(seat["name"]) <= MOST_LETTERS
        and seat["kind"] in (HUMAN, BOT)
        and seat["level"] in LEVELS
        and seat["style"] in ("", *styles)
        and seat["look"] in looks_of(game.id)
        and (seat["face"] in BY_ID if seat["kind"] == BOT else seat["face"] == "")
    )


def _is_choice(value: object, choices: tuple[Value, ...]) -> bool:
    """Whether a value is one of the choices, of its very type: True is not 1."""
    return any(type(value) is type(choice) and value == choice for choice in choices)
