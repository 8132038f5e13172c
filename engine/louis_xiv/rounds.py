"""The four phases of a round, one after another, and the four rounds (L24, L25)."""

from engine.api import Journal
from engine.louis_xiv import influence, missions, patronage, scoring, supply
from engine.louis_xiv.data import ROUNDS
from engine.louis_xiv.position import NODE_MISSIONS, NODE_OVER, NODE_PATRONAGE, Position


def begin(state: Position, journal: Journal | None) -> None:
    """A round, up to its first decision."""
    supply.begin(state, journal)
    influence.begin(state, journal)


def proceed(state: Position, journal: Journal | None) -> None:
    """After the last decision of a phase: the next phases, up to a decision or the end of the game."""
    while state.node > NODE_OVER:
        if state.node == NODE_PATRONAGE:
            patronage.begin(state, journal)
        elif state.node == NODE_MISSIONS:
            missions.begin(state, journal)
        elif state.round < ROUNDS:
            state.round += 1
            state.first = (state.first + 1) % state.players
            begin(state, journal)
        else:
            scoring.end_game(state, journal)
