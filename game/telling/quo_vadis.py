"""Rooms, passages, promises and the facts of notes in words."""

from __future__ import annotations

from typing import Any

from engine.quo_vadis import data
from engine.quo_vadis.position import SECRET, Pledge
from game.words import NUMERALS, t

GAME = "game.quo_vadis"


def room(place: int | str) -> str:
    """A room as its band says it: a numeral, or the senate."""
    return t(f"{GAME}.room.{_id(place, data.ROOMS)}.short")


def room_name(place: int | str) -> str:
    """A room by its full name."""
    return t(f"{GAME}.room.{_id(place, data.ROOMS)}")


def _id(number: int | str, names: tuple[str, ...]) -> str:
    return names[number] if isinstance(number, int) else number


def passage(way: int | str) -> str:
    """A passage by the rooms it joins."""
    number = data.PASSAGES.index(_id(way, data.PASSAGES))
    return t(f"{GAME}.passage", start=room(data.FROM[number]), target=room(data.TO[number]))


def laurels(count: int) -> str:
    return t(f"{GAME}.laurels", count=count)


def votes(count: int) -> str:
    return t(f"{GAME}.votes", count=count)


def laurel(face: int) -> str:
    """A laurel as a little picture among words."""
    return f"{{laurel:{face}}}"


# ---------------------------------------------------------------------- promises


def pledge(made: Pledge, names: tuple[str, ...]) -> str:
    """What is promised, without for how long."""
    kind = data.KINDS[made.kind]
    key = f"{GAME}.promise.{kind}"
    if kind == "vote":
        if made.b >= 0:
            return t(f"{key}.passage", passage=passage(made.b), count=made.c)
        if made.a >= 0:
            return t(f"{key}.room", room=room(made.a), count=made.c)
        return t(key, count=made.c)
    if kind == "abstain":
        return t(key, name=names[made.a])
    if kind in ("promote_from", "keep_out"):
        return t(key, room=room(made.a))
    if kind == "pay_later":
        return t(key, count=made.a)
    return t(key) if kind == "caesar_stay" else t(key, passage=passage(made.a))


def term(made: Pledge, names: tuple[str, ...]) -> str:
    """What is promised, and for how many rounds."""
    return t(f"{GAME}.promise.term", promise=pledge(made, names), rounds=rounds(made.horizon))


def brief(made: Pledge, names: tuple[str, ...]) -> str:
    """The same, as short as may be."""
    return t(f"{GAME}.brief", promise=short(made, names), count=made.horizon)


def short(made: Pledge, names: tuple[str, ...]) -> str:
    """What is promised as short as may be, without for how long."""
    kind = data.KINDS[made.kind]
    key = f"{GAME}.brief.{kind}"
    place = ""
    if kind == "vote":
        place = passage(made.b) if made.b >= 0 else room(made.a) if made.a >= 0 else t(f"{GAME}.brief.any")
    elif kind in ("promote_from", "keep_out"):
        place = room(made.a)
    elif kind.startswith("caesar") and kind != "caesar_stay":
        place = passage(made.a)
    name = names[made.a] if kind == "abstain" else ""
    count = made.c if kind == "vote" else made.a
    return t(key, place=place, name=name, count=count)


def rounds(count: int) -> str:
    return t(f"{GAME}.rounds", count=count)


def until(turn: int, players: int, name: str = "") -> str:
    """When a promise ends that expires with a turn: in which round, and in whose turn, where that is known (V75)."""
    in_round = (turn - 1) // players + 1
    return t(f"{GAME}.promise.until", round=in_round, name=name) if name else t(f"{GAME}.ledger.until", round=in_round)


def decoded(code: str) -> Pledge:
    """A promise as notes write it: kind, arguments and rounds, with colons between them."""
    kind, *rest = code.split(":")
    horizon, arguments = int(rest[-1]), [_argument(part) for part in rest[:-1]]
    a, b, c = (*arguments, 0, 0, 0)[:3]
    return Pledge(data.KINDS.index(kind), a, b, c, horizon)


def _argument(part: str) -> int:
    if part == "any":
        return data.ANY
    if part in data.ROOMS:
        return data.ROOMS.index(part)
    if part in data.PASSAGES:
        return data.PASSAGES.index(part)
    return int(part)


def terms(pay: int, gives: list[Pledge], wants: list[Pledge], called: int, asked: int, names: tuple[str, ...]) -> str:
    """What a seat is offered for its vote, in one breath."""
    if called > 0:
        return t(f"{GAME}.terms.called", number=called)
    said = []
    if pay == SECRET:
        said.append(t(f"{GAME}.terms.sealed"))
    elif pay > 0:
        said.append(t(f"{GAME}.terms.pay", count=pay))
    elif pay < 0:
        said.append(t(f"{GAME}.terms.paid", name=names[asked], count=-pay))
    said += [t(f"{GAME}.terms.gives", promise=term(made, names)) for made in gives]
    said += [t(f"{GAME}.terms.wants", name=names[asked], promise=term(made, names)) for made in wants]
    return joined(said) if said else t(f"{GAME}.terms.reward")


def purse(counts: list[int]) -> str:
    """Tokens by value as a row of numerals, the highest first."""
    found = [NUMERALS[value] for value in range(len(counts), 0, -1) for _ in range(counts[value - 1])]
    return joined(found)


# ---------------------------------------------------------------------- notes


def joined(names: list[str]) -> str:
    return t("table.comma").join(names)


def facts(key: str, given: dict[str, Any], names: tuple[str, ...]) -> dict[str, Any]:
    """The facts of a note with ids turned into words, and `count` where its words have a plural."""
    out = dict(given)
    for fact, value in given.items():
        out[fact] = _fact(fact, value, names)
    if "gives" in given:
        gives, wants = ([decoded(code) for code in given[side]] for side in ("gives", "wants"))
        out["terms"] = terms(given.get("pay", SECRET), gives, wants, given["called"], given["target"], names)
        out["count"] = given["votes"]
    if "given" in given:
        tokens, back = purse(given["given"]), purse(given["back"])
        out["given"] = t(f"{GAME}.change", given=tokens, back=back) if back else tokens
    if "until" in given:
        out["until"] = until(given["until"], len(names))
    if key in COUNTED:
        out["count"] = abs(given[COUNTED[key]])
    return out


COUNTED = {
    "caesar_moved": "bonus",
    "lobbied": "pay",
    "paid": "value",
    "paid_in": "excess",
    "rewarded": "count",
}
"""The fact that picks the plural of the words of a note."""


def _fact(fact: str, value: Any, names: tuple[str, ...]) -> Any:
    if fact in ("seat", "target"):
        return names[value] if 0 <= value < len(names) else t(f"{GAME}.nobody")
    if fact == "seats":
        return joined([names[seat] for seat in value])
    if fact == "passage":
        return passage(value)
    if fact == "room":
        return room_name(value)
    if fact == "laurel":
        return face(value)
    if fact == "pledge":
        return term(decoded(value), names)
    if fact == "place":
        return NUMERALS[value]
    if fact == "by":
        return t(f"{GAME}.by.{value}")
    if fact == "totals":
        return joined([t(f"{GAME}.total", name=name, points=total) for name, total in zip(names, value, strict=True)])
    return value


def face(number: int) -> str:
    """A laurel in words."""
    return t(f"{GAME}.laurel.{number}") if number else t(f"{GAME}.terms.nothing")
