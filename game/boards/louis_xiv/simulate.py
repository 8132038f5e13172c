"""What moves would do, found by playing them on copies, and what a position says; courtiers are numbers 1 to 12."""

from __future__ import annotations

from typing import Any, NamedTuple

from engine.api import NOBODY, UNKNOWN, Journal, Move
from engine.louis_xiv import data, patronage, questions, stock
from engine.louis_xiv.position import (
    NODE_INTRIGUE,
    NODE_MISSION,
    NODE_MISSIONS,
    NODE_MOVE,
    NODE_OVER,
    NODE_PATRONAGE,
    NODE_PUT,
    NODE_USE,
    NODES,
    NONE,
)
from engine.louis_xiv.state import LouisXivState
from engine.rng import Rng

State = LouisXivState
Facts = dict[str, Any]
COURTIERS = range(1, len(data.COURTIERS) + 1)
HELD = frozenset({NODE_USE, NODE_PUT, NODE_MOVE})
"""Decisions about a card that has been chosen and is not done with."""
FRAME = 4
"""Numbers of a placement in `args` (see `Position`)."""
PHASES = ("supply", "influence", "patronage", "missions")


class Outcome(NamedTuple):
    """What a move told by itself, and the position right after the last of that."""

    state: State
    told: tuple[tuple[str, Facts], ...]

    def first(self, key: str) -> Facts | None:
        return next((facts for told, facts in self.told if told == key), None)


OWN = frozenset(
    {
        "guest",
        "card",
        "put",
        "moved_on",
        "recalled",
        "intrigue",
        "bribed",
        "refused",
        "placed",
        "completed",
        "mission_drawn",
        "chips_returned",
    }
)
"""Notes of what a move does itself; what follows from them by chance or by others is not looked into."""


def play(state: State, *moves: Move) -> Outcome:
    """Plays moves on a copy in which the unknown is filled in."""
    after = state.clone()
    if after.current_player != UNKNOWN:
        after.determinize(Rng(1))
    told: list[tuple[str, Facts]] = []
    reached = after.clone()
    for move in moves:
        journal = Journal()
        after.advance(move, journal)
        for note in journal.notes:
            if note.key in OWN and isinstance(note.picture, LouisXivState):
                told.append((note.key, note.facts))
                reached = note.picture
    return Outcome(reached, tuple(told))


def is_over(state: State) -> bool:
    return state.node == NODE_OVER


def node_name(state: State) -> str:
    """The decision that is pending, "" in the picture of something that happens by itself."""
    return NODES[state.node] if state.node <= NODE_OVER else ""


def question(state: State) -> tuple[str, dict[str, str | int]]:
    """What is asked, with its facts; nothing in the midst of a move, and where it is not known who is asked."""
    if state.current_player < 0 or not _is_settled(state):
        return "", {}
    return questions.question(state)


def _is_settled(state: State) -> bool:
    """Whether a decision is pending: pictures of the midst of a move have the node of before."""
    name, given = node_name(state), len(state.args)
    if name in ("use", "pay", "last_put"):
        return given == 1
    if name in ("guest", "last_word"):
        return bool(state.queue)
    if name in ("intrigue", "bribe"):
        return state.courtier != NONE
    return {"put": given == 2, "place": given == 2, "move": given > FRAME}.get(name, bool(name))


def phase(state: State) -> int:
    """Which of the four phases it is."""
    if state.courtier != NONE or state.node in (NODE_INTRIGUE, NODE_PATRONAGE):
        return 2
    if NODE_MISSION <= state.node < NODE_OVER or state.node == NODE_MISSIONS:
        return 3
    return 1 if state.node < NODE_INTRIGUE else 0


def whispered(state: State) -> tuple[int, ...]:
    """The seats that may be asked for an intrigue card now, in turn order, while it is a secret who is.

    Anybody with a card and a marker to place may be the one (L42); a card that everybody knows of is no secret.
    """
    if state.node != NODE_INTRIGUE or any(known >> state.courtier & 1 for known in state.known):
        return ()
    return tuple(
        seat for seat in state.turn_order() if state.intrigue_sizes[seat] and state.personal[seat] + state.general[seat]
    )


# ---------------------------------------------------------------------- courtiers


def counts(state: State, courtier: int) -> list[int]:
    """The markers on a courtier by seat, of two players the neutral ones last."""
    colours = state.settings.colours
    return state.markers[(courtier - 1) * colours : courtier * colours]


def side(state: State, courtier: int) -> str:
    return data.SIDES[state.turned >> courtier - 1 & 1]


def condition(state: State, courtier: int) -> tuple[str, int]:
    """The kind of the side that lies up, and its price or the markers needed."""
    return condition_of(courtier, side(state, courtier))


def condition_of(courtier: int, at: str) -> tuple[str, int]:
    row = data.SIDES.index(at)
    kind = data.SIDE_KINDS[data.KIND[row][courtier - 1]]
    return kind, 0 if kind == "majority" else data.NUMBER[row][courtier - 1]


def reward(courtier: int) -> tuple[str, str | int]:
    """What a courtier gives: the kind, and the chip or how much."""
    kind = data.REWARDS[data.REWARD[courtier - 1]]
    if kind == "chip":
        return kind, data.CHIPS[data.REWARD_CHIP[courtier - 1]]
    return kind, data.REWARD_COUNT[courtier - 1]


def louis(state: State) -> int:
    """The courtier the King is with, or 0."""
    return state.louis + 1 if state.louis != NONE else 0


def leader(state: State, courtier: int) -> int:
    """The colour with strictly the most markers, the neutral one too, or NOBODY (L91)."""
    here = counts(state, courtier)
    most = max(here)
    return here.index(most) if most > 0 and here.count(most) == 1 else NOBODY


def served(state: State, courtier: int) -> list[int]:
    """The seats that would get the reward free as things stand."""
    kind, number = condition(state, courtier)
    if kind == "threshold":
        return [seat for seat, count in enumerate(counts(state, courtier)[: state.players]) if count >= number]
    first = leader(state, courtier)
    return [first] if 0 <= first < state.players else []


def price(state: State, courtier: int, seat: int) -> int:
    """What a bribe costs a seat."""
    there = state.clone()
    there.courtier = courtier - 1
    return patronage.price(there, seat)


# ---------------------------------------------------------------------- seats


def on_court(state: State, seat: int) -> int:
    """Markers of a seat on courtiers."""
    return sum(counts(state, courtier)[seat] for courtier in COURTIERS)


def completed(state: State, seat: int) -> list[int]:
    """The finished missions of a seat, in their order."""
    return [entry % len(data.MISSIONS) for entry in state.completed if entry // len(data.MISSIONS) == seat]


def chips(state: State, seat: int) -> list[str]:
    """The chips a seat holds."""
    return [name for kind, name in enumerate(data.CHIPS) for _ in range(state.chips[kind * state.players + seat])]


def faces(state: State, seat: int) -> list[int]:
    """The influence cards of a hand that is known, jokers last; none of another's."""
    held = state.hands[seat * data.FACES : (seat + 1) * data.FACES]
    found = [face for face in range(1, data.FACES) for _ in range(max(0, held[face]))]
    return found + [data.JOKER] * max(0, held[data.JOKER])


def intrigue(state: State, seat: int) -> list[int]:
    """The intrigue cards of a seat that are known here."""
    held = state.intrigue[seat]
    held = state.known[seat] if held < 0 else held
    return [courtier for courtier in COURTIERS if held >> courtier - 1 & 1]


def missions(state: State, seat: int) -> list[int]:
    """The missions in a hand by place, -1 where there is none and UNKNOWN where it is not known."""
    return state.missions[2 * seat : 2 * seat + 2]


def families(state: State, seat: int) -> list[int]:
    """The coats of a seat by family, empty where they are not known."""
    held = state.coats[seat * len(data.FAMILIES) : (seat + 1) * len(data.FAMILIES)]
    return [] if any(count < 0 for count in held) else held


def held_card(state: State) -> int | None:
    """The face of the card that is being played, None while there is none."""
    return state.played[-1] if state.node in HELD and state.played and state.played[-1] >= 0 else None


def decks(state: State) -> dict[str, int]:
    """How many cards lie in each deck."""
    left = stock.missions_left(state)
    return {
        "coats": stock.coats_left(state),
        "influence": stock.influence_left(state),
        "intrigue": stock.intrigue_left(state),
        **{tier: left[i] for i, tier in enumerate(data.TIERS)},
    }


def chips_left(state: State, kind: str) -> int:
    return stock.chips_left(state, data.CHIPS.index(kind))


def mission_of(name: str) -> int:
    return data.MISSIONS.index(name)


def needs(mission: int) -> tuple[str, str]:
    """The two chips of a mission."""
    first, second = data.NEED[mission]
    return data.CHIPS[first], "any" if second == data.ANY else data.CHIPS[second]


def tier(mission: int) -> str:
    return data.TIERS[data.TIER[mission]]


def power(mission: int) -> str:
    return data.POWERS[data.POWER[mission]]


def power_number(mission: int) -> int:
    """What stands beside the sign of a power: the named courtier, or how much."""
    if data.NAMED[mission] >= 0:
        return data.NAMED[mission] + 1
    amounts = (
        data.POWER_COINS,
        data.POWER_RECRUITS,
        data.POWER_COATS,
        data.POWER_INTRIGUE,
        data.POWER_INFLUENCE,
        data.POWER_PLACES,
        data.POWER_DISCOUNT,
        data.POWER_MEDAL,
    )
    return next((amount[mission] for amount in amounts if amount[mission] > 0), 0)


__all__ = ["NOBODY", "UNKNOWN", "Outcome", "State"]
