"""Ids of The Foreign King in words."""

from __future__ import annotations

from typing import Any

from engine.foreign_king.data import ACTIONS, FACTORIES, PROVINCES
from game.boards.parts import Sitting
from game.text import t

GAME = "game.foreign_king"


def province(name: str | int) -> str:
    return t(f"{GAME}.province.{PROVINCES[name] if isinstance(name, int) else name}")


def action(name: str | int) -> str:
    return t(f"{GAME}.action.{ACTIONS[name] if isinstance(name, int) else name}")


def factory(name: str | int) -> str:
    return t(f"{GAME}.factory.{FACTORIES[name] if isinstance(name, int) else name}")


def place(name: str) -> str:
    return t(f"{GAME}.place.supply") if name == "supply" else province(name)


def francs(amount: int) -> str:
    """A sum as a coin, or "free"."""
    return f"{{franc:{amount}}}" if amount > 0 else t(f"{GAME}.free")


def joined(names: list[str]) -> str:
    """Names in a row: "a, b and c"."""
    if len(names) < 2:
        return "".join(names)
    return t("table.and", first=t("table.comma").join(names[:-1]), last=names[-1])


def facts(_key: str, given: dict[str, Any], sitting: Sitting) -> dict[str, Any]:
    """The facts of a note, ids turned into words."""
    names = sitting.names
    said: dict[str, Any] = {}
    for key, value in given.items():
        if key == "seat":
            said[key] = names[value]
        elif key in ("seats", "order"):
            said[key] = joined([names[seat] for seat in value])
        elif key == "province":
            said[key] = province(value)
        elif key in ("target", "source"):
            said[key] = place(value)
        elif key == "action":
            said[key] = action(value)
        elif key == "factory":
            said[key] = factory(value)
        elif key == "totals":
            said[key] = t("table.comma").join(f"{names[seat]} {total}" for seat, total in enumerate(value))
        elif key == "points" and isinstance(value, int) and value < 0:
            said[key] = f"\N{MINUS SIGN}{-value}"
        else:
            said[key] = value
    return said
