"""Taking a leader (rules 4), and what it does at once."""

from engine.api import Journal, Move
from engine.quebec import events, moves, stock
from engine.quebec.data import (
    CITADEL,
    CITADEL_LEADER_WORKERS,
    COST,
    LEADER_ACTIVATION,
    LEADER_EFFECT,
    LEADERS,
    PAIR_WORKERS,
    PAIRS,
    SPACES,
)
from engine.quebec.position import HAND, NODE_GATHER, NODE_PAIR, NODE_SETTLE, Position


def take(state: Position, leader: int, journal: Journal | None) -> None:
    """Action D: the leader is the seat's until the end of the century (Q30); immediate effects come first (Q32)."""
    seat = state.turn
    state.leaders[seat] = leader
    if leader == state.settings.builder:
        state.architects[state.players] = HAND
    if journal is not None:
        journal.note(state, "took_leader", seat=seat, leader=LEADERS[leader])
    effect = LEADER_EFFECT[leader]
    if effect == "place_passive":
        stock.place(state, seat, CITADEL, CITADEL_LEADER_WORKERS, journal)
    elif effect == "place_passive_pairs" and state.settings.pairs and stock.placeable(state, seat, 1):
        state.stack += (NODE_GATHER, 0, 0, NODE_PAIR, 0, 0)
        return
    elif leader == state.settings.builder and state.settings.immediate_yellow and state.discs:
        state.stack += (NODE_GATHER, 0, 0, NODE_SETTLE, 0, 0)
        return
    gather(state, journal)


def gather(state: Position, journal: Journal | None) -> None:
    """Activates a worker for each other player who took a leader before in this century (Q31), but for Q88."""
    if not events.NO_ACTIVATION[events.in_force(state)]:
        others = sum(1 for leader in state.leaders if leader >= 0) - 1
        stock.activate(state, state.turn, LEADER_ACTIVATION[others], journal)


def place_pair(state: Position, move: Move, journal: Journal | None) -> None:
    """Passive workers into two zones, the first of the pair served first where they are short (Q35a)."""
    del state.stack[-3:]
    for zone in PAIRS[moves.PAIR_OF[move[1]]]:
        stock.place(state, state.turn, zone, PAIR_WORKERS, journal)


def settle_moves(state: Position) -> list[Move]:
    return [moves.SETTLE[space] for space in state.discs]


def settle(state: Position, move: Move, journal: Journal | None) -> None:
    """The yellow architect starts a building at once, with a site filled by passive workers if they suffice (A4)."""
    del state.stack[-3:]
    seat, space = state.turn, moves.SPACE_OF[move[1]]
    state.architects[state.players] = space
    state.discs.remove(space)
    if journal is not None:
        journal.note(state, "started", seat=seat, space=SPACES[space], architect="yellow")
    if stock.placeable(state, seat, COST[space]) == COST[space]:
        stock.contribute(state, seat, space, True, journal)
