"""Courtiers, rewards, missions and the facts of notes in words."""

from __future__ import annotations

from typing import Any

from engine.louis_xiv import data
from game.words import has, t

GAME = "game.louis_xiv"


def courtier(number: int) -> str:
    """A courtier in short, as the boards call him."""
    return t(f"{GAME}.courtier.{number}.short")


def full(number: int) -> str:
    return t(f"{GAME}.courtier.{number}.name")


def a_chip(name: str) -> str:
    return t(f"{GAME}.a_chip.{name}")


def markers(count: int) -> str:
    return t(f"{GAME}.markers", count=count)


def coins(count: int) -> str:
    return t(f"{GAME}.coins", count=count)


def condition(kind: str, number: int) -> str:
    return t(f"{GAME}.condition.{kind}", count=number)


def reward(kind: str, value: str | int) -> str:
    """A reward in words: the chip, or how much of what."""
    if kind == "chip":
        return a_chip(str(value))
    return t(f"{GAME}.reward.{kind}", count=int(value))


def reward_kind(number: int) -> tuple[str, str | int]:
    """What a courtier gives: the kind, and the chip or how much."""
    kind = data.REWARDS[data.REWARD[number - 1]]
    if kind == "chip":
        return kind, data.CHIPS[data.REWARD_CHIP[number - 1]]
    return kind, data.REWARD_COUNT[number - 1]


def reward_of(number: int) -> str:
    return reward(*reward_kind(number))


def face(number: int) -> str:
    """An influence card."""
    return t(f"{GAME}.the_card", courtier=courtier(number)) if number else t(f"{GAME}.joker")


def card(number: int) -> str:
    """What stands on an influence card, where there is little room."""
    key = f"{GAME}.courtier.{number}.card"
    return t(f"{GAME}.card.joker") if not number else t(key) if has(key) else courtier(number)


def mission(name: str | int) -> str:
    """A mission by its power."""
    number = data.MISSIONS.index(name) if isinstance(name, str) else name
    return t(f"{GAME}.power.{data.POWERS[data.POWER[number]]}")


def power_under(number: int) -> str:
    """What the power of a mission does, in short."""
    named = data.NAMED[number]
    return t(
        f"{GAME}.power.{data.POWERS[data.POWER[number]]}.under", courtier=courtier(named + 1) if named >= 0 else ""
    )


def joined(names: list[str]) -> str:
    """Names in a row: "a, b and c"."""
    if len(names) < 2:
        return "".join(names)
    return t("table.and", first=t("table.comma").join(names[:-1]), last=names[-1])


def name(seat: int, names: tuple[str, ...]) -> str:
    """A seat, or the neutral colour."""
    if seat < 0:
        return ""
    return names[seat] if seat < len(names) else t(f"{GAME}.neutral")


# ---------------------------------------------------------------------- notes


def facts(key: str, given: dict[str, Any], names: tuple[str, ...]) -> dict[str, Any]:
    """The facts of a note, ids turned into words."""
    said = {fact: _fact(fact, value, names) for fact, value in given.items()}
    if key in ("rewarded", "bribed"):
        said["reward"] = reward(given["kind"], given["chip"] or given["count"])
    elif key == "courtier_begins":
        said["condition"] = condition(given["kind"], given["number"])
        said["count"] = given["louis"]
    elif key == "markers_home":
        said["went"] = went(given, names)
    elif key == "leftovers":
        kinds = ("influence", "intrigue", "chips", "markers", "coins")
        parts = [t(f"{GAME}.leftover.{kind}", count=given[kind]) for kind in kinds if given[kind]]
        said["sources"] = t("table.comma").join(parts)
    elif key == "chips_returned" and not given["kept"]:
        said["kept"] = t(f"{GAME}.none")
    return said


def _fact(fact: str, value: Any, names: tuple[str, ...]) -> Any:
    if fact == "seat":
        return name(value, names)
    if fact == "seats":
        return joined([name(seat, names) for seat in value])
    if fact in ("courtier", "target"):
        return courtier(value)
    if fact == "courtiers":
        return joined([courtier(number) for number in value])
    if fact == "face":
        return face(value)
    if fact == "faces":
        return joined([card(number) for number in value])
    if fact == "mission":
        return mission(value)
    if fact == "tier":
        return t(f"{GAME}.tier.{value}")
    if fact in ("chip", "kept"):
        return a_chip(value) if value else ""
    if fact == "chips" and isinstance(value, list):
        return joined([a_chip(chip) for chip in value])
    if fact == "families":
        return t("table.comma").join(
            t(f"{GAME}.count", name=t(f"{GAME}.family.{family}"), count=value.count(family))
            for family in dict.fromkeys(value)
        )
    if fact == "family":
        return t(f"{GAME}.family.{value}")
    if fact == "side":
        return t(f"{GAME}.side.{value}")
    if fact == "source":
        return t(f"{GAME}.source.{value}")
    if fact == "price":
        return coins(value)
    return value


def went(given: dict[str, Any], names: tuple[str, ...]) -> str:
    """Where the markers of a courtier went."""
    said: list[str] = []
    for where in ("general", "personal"):
        if where == "personal" and said and sum(map(bool, given[where])) > 1:
            said.append(t(f"{GAME}.went.others"))
            continue
        who = [
            t(f"{GAME}.count", name=names[seat], count=count)
            for seat, count in enumerate(given[where])
            if count and seat < len(names)
        ]
        if who:
            said.append(t(f"{GAME}.went.{where}", names=t("table.comma").join(who)))
    if given["count"]:
        said.append(t(f"{GAME}.went.neutral", count=given["count"]))
    return t("table.comma").join(said)
