"""How a game presents itself in the menus: `assets/<game>/menu.json`, and the words under its id."""

from __future__ import annotations

import contextlib
import importlib
import json
from functools import lru_cache
from typing import Any

import pygame

from engine.api import Game, Option, Value
from game.art import pieces
from game.art.icons import NAMES, icon
from game.art.palette import Colour
from game.paths import ASSETS
from game.text import has, t
from game.widgets.buttons import Choice

LEVELS = ("novice", "courtier", "minister", "monarch")
"""The levels that people are offered, one to four crowns."""


@lru_cache(maxsize=16)
def dressing(game_id: str) -> dict[str, Any]:
    """The client's own facts about a game: the face of its title, icons of styles and of sources of points."""
    path = ASSETS / game_id / "menu.json"
    if not path.is_file():
        return {}
    facts: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return facts


def title(game_id: str) -> str:
    """The name of a game."""
    return t(f"game.{game_id}.title")


def title_role(game_id: str) -> str:
    """The face its name is set in."""
    return str(dressing(game_id).get("title_role", "title"))


def subtitle(game_id: str) -> str:
    """The line under the name."""
    return t(f"game.{game_id}.subtitle")


def players_range(game: Game) -> str:
    """How many play, such as "2–4"."""
    low, high = min(game.players), max(game.players)
    return str(low) if low == high else f"{low}–{high}"


def round_words(game_id: str, number: int) -> str:
    """The round, as the game calls and counts it."""
    names = dressing(game_id).get("rounds", [])
    return t(f"game.{game_id}.round", round=names[number - 1] if names else number)


def minutes_range(game: Game) -> str:
    """How long it takes."""
    low, high = game.minutes
    return t("game.minutes", range=str(low) if low == high else f"{low}–{high}")


def symbol(game_id: str, name: str | list[Any], px: int, colour: Colour) -> pygame.Surface | None:
    """A picture `px` wide: an icon by name, or a game's own piece with its arguments, such as ["coin", "F"]."""
    if isinstance(name, list):
        with contextlib.suppress(ModuleNotFoundError):
            own = importlib.import_module(f"game.art.{game_id}")
            if hasattr(own, name[0]):
                made: pygame.Surface = getattr(own, name[0])(px, *name[1:])
                return made
        plain: pygame.Surface = getattr(pieces, name[0])(px, *name[1:])
        return plain
    return icon(name, px, colour) if name in NAMES else None


def source_symbol(game_id: str, source: str) -> str | list[Any]:
    """What `symbol` draws for a source of points."""
    found: str | list[Any] = dressing(game_id).get("reckoning", {}).get(source, "")
    return found


# ---------------------------------------------------------------------- choices


def level_words(level: str) -> str:
    """The name of a level."""
    return t(f"level.{level}")


def level_choices() -> list[Choice]:
    """The levels of bots with their crowns and what to expect of them."""
    return [
        Choice(level, level_words(level), crowns=i + 1, note=t(f"level.{level}.note")) for i, level in enumerate(LEVELS)
    ]


def style_words(style: str) -> str:
    """The name of a personality; "" is the even one."""
    return t(f"style.{style or 'even'}")


def style_choices(game_id: str, styles: tuple[str, ...]) -> list[Choice]:
    """The personalities of a game's bots, the even one first."""
    icons = dressing(game_id).get("styles", {})
    names = ("", *styles)
    return [
        Choice(
            style,
            style_words(style),
            icon=icons.get(style or "even", "scales"),
            note=t(f"style.{style or 'even'}.note"),
        )
        for style in names
    ]


def option_key(game_id: str, option: Option) -> str:
    """The stem of an option's keys."""
    return f"option.{game_id}.{option.name}"


def is_switch(game_id: str, option: Option) -> bool:
    """Whether the option is on or off and its values have no words of their own."""
    plain = set(option.choices) == {True, False} and all(isinstance(choice, bool) for choice in option.choices)
    return plain and not has(f"{option_key(game_id, option)}.choice.true")


def option_choices(game_id: str, option: Option) -> list[Choice]:
    """The values of an option in words."""
    stem = option_key(game_id, option)
    return [Choice(value, t(f"{stem}.choice.{value_key(value)}")) for value in option.choices]


def value_key(value: Value) -> str:
    """How a value ends a key."""
    return str(value).lower()


def option_note(game_id: str, option: Option) -> str:
    """The sentence about an option, or nothing."""
    key = f"{option_key(game_id, option)}.note"
    return t(key) if has(key) else ""
