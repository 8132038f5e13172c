"""What can be promised (V76): the catalogue, a promise as text and back, and the clicks that build one."""

from collections.abc import Iterator
from functools import cache
from typing import Final, TypeAlias

from engine.api import Move
from engine.quo_vadis.data import (
    ABSTAIN,
    ANY,
    CAESAR_STAY,
    COMMITTEES,
    EXITS,
    HORIZONS,
    KINDS,
    PASSAGES,
    PAY_LATER,
    PROMOTE_FROM,
    SPACES,
    VALUES,
    VOTE,
    VOTES,
)
from engine.quo_vadis.position import Pledge

_ANY: Final = "any"

Clicks: TypeAlias = tuple[tuple[str | int, ...], ...]
"""Draft moves without their first word for the side: ("vote",), ("room", "b2"), ..., ("rounds", 1)."""


def room_name(room: int) -> str:
    return _ANY if room == ANY else COMMITTEES[room]


def passage_name(passage: int) -> str:
    return _ANY if passage == ANY else PASSAGES[passage]


# ------------------------------------------------------------------------------------------------- the catalogue
def _votes() -> Iterator[tuple[Clicks, int, int, int]]:
    """Rooms that a foreign vote can help out of, and any; two votes where two can be needed."""
    for room in [room for room, needed in enumerate(VOTES) if needed > 1] + [ANY]:
        exits = EXITS[room] if room != ANY else []
        for passage in [ANY, *exits] if len(exits) > 1 else [ANY]:
            via: Clicks = (("via", passage_name(passage)),) if len(exits) > 1 else ()
            for votes in (1, 2) if room == ANY or VOTES[room] > 2 else (1,):
                yield (("room", room_name(room)), *via, ("votes", votes)), room, passage, votes


def _arguments(kind: int, players: int, maker: int, beneficiary: int) -> Iterator[tuple[Clicks, int, int, int]]:
    """The ways to fill in a kind: the clicks, and what they say."""
    if kind == VOTE:
        yield from _votes()
    elif kind == ABSTAIN:
        for rival in range(players):
            if rival not in (maker, beneficiary):
                yield (("rival", rival),), rival, 0, 0
    elif kind == CAESAR_STAY:
        yield (), 0, 0, 0
    elif kind < CAESAR_STAY:
        for space in SPACES:
            yield (("space", PASSAGES[space]),), space, 0, 0
    elif kind == PAY_LATER:
        for value in range(1, VALUES + 1):
            yield (("value", value),), value, 0, 0
    else:
        for room, name in enumerate(COMMITTEES):
            yield (("room", name),), room, 0, 0


@cache
def catalogue(players: int, maker: int, beneficiary: int) -> tuple[tuple[Clicks, Pledge], ...]:
    """Every promise one seat can make to another, with the clicks that build it, in a fixed order."""
    return tuple(
        ((("", KINDS[kind]), *clicks, ("rounds", horizon)), Pledge(kind, a, b, c, horizon))
        for kind in range(len(KINDS))
        for clicks, a, b, c in _arguments(kind, players, maker, beneficiary)
        for horizon in HORIZONS
    )


@cache
def places(players: int, maker: int, beneficiary: int) -> dict[Pledge, int]:
    """By promise its place in the catalogue."""
    return {pledge: place for place, (_, pledge) in enumerate(catalogue(players, maker, beneficiary))}


@cache
def next_clicks(players: int, maker: int, beneficiary: int, after: int, made: Clicks) -> tuple[Move, ...]:
    """The clicks that go on from those `made` towards a promise later in the catalogue than the place `after`."""
    found: dict[Move, None] = {}
    for clicks, _ in catalogue(players, maker, beneficiary)[after + 1 :]:
        if clicks[: len(made)] == made:
            found.setdefault(clicks[len(made)])
    return tuple(found)


@cache
def built(players: int, maker: int, beneficiary: int, made: Clicks) -> Pledge | None:
    """The promise that exactly these clicks build, if they do."""
    for clicks, pledge in catalogue(players, maker, beneficiary):
        if clicks == made:
            return pledge
    return None


# ------------------------------------------------------------------------------------------------ promises as text
def code(pledge: Pledge) -> str:
    """A promise as text: kind, its arguments, rounds."""
    kind = pledge.kind
    words = [KINDS[kind]]
    if kind == VOTE:
        words += [room_name(pledge.a), passage_name(pledge.b), str(pledge.c)]
    elif kind in (ABSTAIN, PAY_LATER):
        words.append(str(pledge.a))
    elif kind < CAESAR_STAY:
        words.append(PASSAGES[pledge.a])
    elif kind >= PROMOTE_FROM:
        words.append(COMMITTEES[pledge.a])
    return ":".join([*words, str(pledge.horizon)])


@cache
def _decoder(players: int, maker: int, beneficiary: int) -> dict[str, Pledge]:
    return {code(pledge): pledge for _, pledge in catalogue(players, maker, beneficiary)}


def decode(text: object, players: int, maker: int, beneficiary: int) -> Pledge | None:
    """The promise written so, if it is one that the one can make to the other."""
    return _decoder(players, maker, beneficiary).get(text) if isinstance(text, str) else None
