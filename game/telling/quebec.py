"""Zones, districts, leaders, events and the facts of notes in words."""

from __future__ import annotations

from typing import Any

from engine.quebec.data import DISTRICT_OF, DISTRICTS, EVENTS, LEADERS, SPACES
from game.words import NUMERALS, t

GAME = "game.quebec"
MINUS = "\N{MINUS SIGN}"


def zone(name: str) -> str:
    """A zone as a title."""
    return t(f"{GAME}.zone.{name}")


def place(name: str) -> str:
    """A zone, or another place of workers, within a sentence."""
    return t(f"{GAME}.place.{name}")


def district(name: str) -> str:
    return t(f"{GAME}.district.{name}")


def of_space(space: int) -> str:
    """The district of a space."""
    return district(DISTRICTS[DISTRICT_OF[space]])


def leader(name: str | int) -> str:
    return t(f"{GAME}.leader.{LEADERS[name] if isinstance(name, int) else name}")


def event(name: str | int) -> str:
    if isinstance(name, int):
        name = EVENTS[name] if name >= 0 else ""
    return t(f"{GAME}.event.{name}") if name else t(f"{GAME}.event.none")


def century(number: int) -> str:
    """A century in Roman numerals."""
    return NUMERALS[number]


def workers(count: int) -> str:
    return t(f"{GAME}.workers", count=count)


def joined(names: list[str]) -> str:
    """Names in a row: "a, b and c"."""
    if len(names) < 2:
        return "".join(names)
    return t("table.and", first=t("table.comma").join(names[:-1]), last=names[-1])


# ---------------------------------------------------------------------- notes

COUNTED = {"district": "points", "completed": "stars", "race_won": "place"}
"""The fact that decides the form of the words of a note, where it is not its own count."""


def facts(key: str, given: dict[str, Any], names: tuple[str, ...]) -> dict[str, Any]:
    """The facts of a note, ids turned into words."""
    said = {name: _fact(name, value, names) for name, value in given.items()}
    if key in COUNTED:
        said["count"] = given[COUNTED[key]]
    elif key == "flipped":
        said["count"] = len(given["spaces"])
    elif key == "started":
        said["count"] = 2 if given["architect"] == "yellow" else 1
    elif key == "century_ended":
        said["reason"] = t(f"{GAME}.reason.{given['reason']}", name=names[given["seat"]])
    if key == "patron_scored":
        said["count"] = given["stars"]
    if key == "completed":
        said["went"] = went(given)
    return said


def _fact(name: str, value: Any, names: tuple[str, ...]) -> Any:
    if name in ("seat", "redirected"):
        return names[value] if value >= 0 else ""
    if name == "seats":
        return joined([names[seat] for seat in value])
    if name == "space":
        return of_space(SPACES.index(value))
    if name in ("zone", "target"):
        return place(value)
    if name == "zones":
        return joined([place(zone) for zone in value])
    if name == "district":
        return district(value)
    if name == "leader":
        return leader(value)
    if name == "event":
        return event(value)
    if name == "century":
        return century(value)
    if name == "architect":
        return t(f"{GAME}.architect.{value}") if value else ""
    if name in ("points", "workers") and isinstance(value, list):
        return by_seat("gain" if name == "points" else "count", value, names)
    return value


def by_seat(kind: str, values: list[int], names: tuple[str, ...]) -> str:
    """Names with what each got or has, those with nothing left out."""
    fact = "points" if kind == "gain" else "count"
    said = [t(f"{GAME}.{kind}", name=name, **{fact: value}) for name, value in zip(names, values, strict=True) if value]
    return t("table.comma").join(said) if said else MINUS


def went(given: dict[str, Any]) -> str:
    """Where the workers of a completed building went: who chose for the own ones is told apart."""
    chooser = given["redirected"]
    own = given["workers"][chooser] if chooser >= 0 else 0
    rest = sum(given["workers"]) - own
    said = []
    if rest or not own:
        said.append(t(f"{GAME}.went", workers=workers(rest), zone=place(given["zone"])))
    if own:
        said.append(t(f"{GAME}.went", workers=workers(own), zone=place(given["target"])))
    return t("table.comma").join(said)
