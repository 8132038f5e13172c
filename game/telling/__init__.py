"""How the notes of a game are told in words without a window: one module a game that needs one, named after its id."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any, TypeAlias, cast

from game.words import t

Facts: TypeAlias = Callable[[str, dict[str, Any], tuple[str, ...]], dict[str, Any]]
"""Turns the facts of a note, by key, into words, given the names of the seats."""


def find(game_id: str) -> Facts | None:
    """What words the notes of a game, None where the facts speak for themselves."""
    name = f"{__name__}.{game_id}"
    return cast(Facts, import_module(name).facts) if find_spec(name) is not None else None


def remark(game_id: str, facts: dict[str, Any]) -> str:
    """What a seat says to its move, and who; `facts` are in words already."""
    given = {name: fact for name, fact in facts.items() if name not in ("seat", "says")}
    given.setdefault("name", given.get("target", ""))
    words = t(f"remark.{game_id}.{facts['says']}", **given)
    return t("table.remark", name=facts["seat"], words=words)
