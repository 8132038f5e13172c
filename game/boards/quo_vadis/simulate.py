"""What moves would do, found by playing them on copies, and what a position says; no rule is told twice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from engine.api import NOBODY, UNKNOWN, Journal, Move
from engine.quo_vadis import data, insight, ledger
from engine.quo_vadis.insight import counts as record
from engine.quo_vadis.insight import seats_left, trust
from engine.quo_vadis.insight import token_count as held
from engine.quo_vadis.position import (
    NODE_ANSWER,
    NODE_OVER,
    NODE_REPLY,
    NODE_REWARD,
    NODE_SETTLE,
    NODES,
    Pledge,
    Promise,
)
from engine.quo_vadis.state import QuoVadisState
from engine.rng import Rng

State = QuoVadisState
Facts = dict[str, Any]
FEW_SEATS = 2
"""So many seats left in the senate, or fewer, are worth a warning to those outside."""


class Outcome(NamedTuple):
    """The position after moves, and what they told, in order."""

    state: State
    told: tuple[tuple[str, Facts], ...]

    def first(self, key: str) -> Facts | None:
        return next((facts for told, facts in self.told if told == key), None)

    def all(self, key: str) -> list[Facts]:
        return [facts for told, facts in self.told if told == key]


def play(state: State, moves: Sequence[Move], through: bool = False) -> Outcome:
    """Plays moves on a copy; `through` lets all who are asked say yes until the proposal is carried out.

    What the viewer cannot know is filled in at random: what is read from the outcome must not depend on it.
    """
    after, journal = state.clone(), Journal(pictures=False)
    if after.dice == UNKNOWN:
        after.determinize(Rng(1))
    for move in moves:
        after.advance(move, journal)
    while through and after.node in (NODE_ANSWER, NODE_REPLY, NODE_REWARD, NODE_SETTLE):
        legal = after.legal_moves()
        after.advance(("accept",) if ("accept",) in legal else next(m for m in legal if m[0] != "waive"), journal)
    return Outcome(after, tuple((note.key, note.facts) for note in journal.notes))


def node(state: State) -> str:
    """The name of the decision that is due."""
    return NODES[state.node]


def is_over(state: State) -> bool:
    return state.node == NODE_OVER or state.current_player == NOBODY


# ---------------------------------------------------------------------- rooms and passages


def room(name: str) -> int:
    return data.ROOMS.index(name)


def passage(name: str) -> int:
    return data.PASSAGES.index(name)


def standing(state: State, place: int) -> list[int]:
    """By seat how many senators stand in a committee."""
    return state.rooms[place * state.players : (place + 1) * state.players]


def in_room(state: State, place: int) -> list[int]:
    """The seats of the senators of a room one by one: in order of arrival in the senate, else the mover's round."""
    if place == data.SENATE:
        return list(state.senate)
    return [seat for seat, count in enumerate(standing(state, place)) for _ in range(count)]


def free(state: State, place: int) -> int:
    """Free seats of a room."""
    return data.SEATS[place] - len(in_room(state, place))


def still_needed(state: State, way: int, seat: int) -> int:
    """Foreign votes a seat needs for a passage, 0 where its own suffice (V29)."""
    own, needed, _ = insight.votes(state, seat, way)
    return max(0, needed - own)


def clockwise(state: State, seat: int) -> list[int]:
    """The other seats from the left neighbour on."""
    return [(seat + step) % state.players for step in range(1, state.players)]


def agreed(state: State) -> bool:
    """Whether all who were asked have said yes: what is left of the turn is to carry it out."""
    return bool(state.terms) and state.answers >= len(state.terms)


def places(state: State, seat: int) -> list[int]:
    """The places (1 to 5) of a seat in the senate."""
    return [i + 1 for i, other in enumerate(state.senate) if other == seat]


def outside(state: State) -> list[int]:
    """The seats without a senator in the senate."""
    return [seat for seat in range(state.players) if seat not in state.senate]


def warns(state: State) -> bool:
    """Whether the senate is about to close while somebody is still outside."""
    return not is_over(state) and 0 < seats_left(state) <= FEW_SEATS and bool(outside(state))


# ---------------------------------------------------------------------- laurels


def worth(state: State, way: int) -> int:
    """What the laurel on a passage is worth, at least."""
    return data.WORTH[state.laurels[way]] if state.laurels[way] >= 0 else 0


def value_of(face: int) -> tuple[int, bool]:
    """A face as the art knows it: its value or class (V97; 0 face down) and whether it has Caesar's head."""
    if face == data.CAESAR_TOKEN:
        return 2, True
    return (face, False) if 1 <= face <= data.VALUES or face in (data.LOW, data.HIGH) else (0, False)


def tokens(state: State, seat: int) -> list[int]:
    """The laurels of a seat by value from 1 on, or UNKNOWN each."""
    return state.tokens[seat * data.VALUES : (seat + 1) * data.VALUES]


def total(state: State, seat: int) -> int:
    """The sum of a seat, or UNKNOWN."""
    held = tokens(state, seat)
    return UNKNOWN if UNKNOWN in held else sum(value * count for value, count in enumerate(held, 1))


def shown_total(state: State, seat: int, viewer: int) -> int:
    """The sum of a seat as far as the viewer is to see it: the own one, all where that is agreed (V91, V94), else
    UNKNOWN, although whoever has kept count could tell (V86)."""
    if insight.is_shown(state, viewer, seat):
        low, high = insight.total(state, seat)
        return low if low == high else UNKNOWN
    return UNKNOWN


def in_bag(state: State) -> int:
    """How many laurels are left in the bag: what is neither drawn nor lies anywhere else."""
    out = sum(face not in (data.EMPTY,) for face in state.laurels)
    drawn = sum(held(state, seat) for seat in range(state.players)) - (state.settings.pile - state.pile)
    return sum(data.BAG) - out - drawn


# ---------------------------------------------------------------------- the ledger


def live(state: State) -> list[Promise]:
    return list(state.promises)


def settled(state: State) -> list[Promise]:
    """The promises that are settled, the last first."""
    return list(reversed(state.settled))


def promise(state: State, number: int) -> Promise | None:
    return next((found for found in (*state.promises, *state.settled) if found.number == number), None)


def pending(state: State) -> list[tuple[int, int, Pledge]]:
    """What is promised in the deal on the table, by whom and to whom; a counter-offer counts before what it answers."""
    if not state.deal or agreed(state):
        return []
    found = []
    for asked in state.terms:
        one = next((other for other in state.counter if other.seat == asked.seat), asked)
        found += [(state.turn, one.seat, pledge) for pledge in one.mine]
        found += [(one.seat, state.turn, pledge) for pledge in one.theirs]
    return found


def expiry(state: State, made: Promise) -> tuple[int, int]:
    """The turn at whose end a promise expires, and whose turn that is: that of whoever asked for the votes (V75)."""
    turn = ledger.expiry(made, state.players)
    return turn, (state.first + turn - 1) % state.players


def breaks(outcome: Outcome, seat: int) -> list[Facts]:
    """The promises of a seat that an outcome broke or voided."""
    return [facts for key, facts in outcome.told if key in ("broken", "voided") and facts["seat"] == seat]


__all__ = ["NOBODY", "UNKNOWN", "Outcome", "State", "held", "record", "seats_left", "trust"]
