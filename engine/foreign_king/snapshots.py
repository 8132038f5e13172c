"""A position as plain data, and back with every check (`Game.load`)."""

from typing import Final

from engine.api import NOBODY, Snapshot
from engine.foreign_king.data import ACTIONS, FACTORIES, MEDALS, ROUND_LIMIT, SUPPLY
from engine.foreign_king.position import ENDINGS, NODES, Position
from engine.foreign_king.settings import Settings
from engine.snapshots import Settle, fields, integer, integers, name, options

_MOST: Final = 10_000
"""More francs or points than any game can bring together."""

_KEYS: Final = (
    "players",
    "options",
    "current_player",
    "round",
    "reveals",
    "turn",
    "skips",
    "order",
    "track_changer",
    "queen_changer",
    "francs",
    "medals",
    "loans",
    "supply",
    "congress",
    "points",
    "pawns",
    "citizens",
    "factories",
    "stock",
    "king",
    "marker",
    "pending",
    "ended",
)
_PENDING: Final = ("node", "chosen", "steps", "last", "queue")


def write(state: Position) -> Snapshot:
    """Plain data; indices as in the state, but the pending decision and the ending by name."""
    return {
        "players": state.players,
        "options": dict(state.settings.options),
        "current_player": state.current_player,
        "round": state.round,
        "reveals": state.reveals,
        "turn": state.turn,
        "skips": state.skips,
        "order": state.order[:],
        "track_changer": state.track_changer,
        "queen_changer": state.queen_changer,
        "francs": state.francs[:],
        "medals": state.medals[:],
        "loans": state.loans[:],
        "supply": state.supply[:],
        "congress": state.congress[:],
        "points": state.points[:],
        "pawns": state.pawns[:],
        "citizens": state.citizens[:],
        "factories": state.factories[:],
        "stock": state.stock[:],
        "king": state.king,
        "marker": state.marker,
        "pending": {
            "node": NODES[state.node],
            "chosen": state.chosen,
            "steps": state.steps,
            "last": state.last,
            "queue": state.queue[:],
        },
        "ended": ENDINGS[state.ended],
    }


def read(snapshot: object, settle: Settle, state: Position) -> None:
    """Fills `state` in from a snapshot; checks types and ranges, not how fields fit together. Raises `BadSetup`."""
    given = fields(snapshot, _KEYS)
    pending = fields(given["pending"], _PENDING, "pending")
    players = integer(given, "players", 2, 4)
    state.settings = settings = Settings(players, options(given, players, settle))
    state.players = players
    state.current_player = integer(given, "current_player", NOBODY, players - 1)
    state.round = integer(given, "round", 1, ROUND_LIMIT)
    state.reveals = integer(given, "reveals", 0, 0)
    state.turn = integer(given, "turn", 0, players - 1)
    state.skips = integer(given, "skips", 0, players)
    state.order = integers(given, "order", players, 0, players - 1)
    state.track_changer = integer(given, "track_changer", NOBODY, players - 1)
    state.queen_changer = integer(given, "queen_changer", NOBODY, players - 1)
    state.francs = integers(given, "francs", players, 0, _MOST)
    state.medals = integers(given, "medals", players, 0, MEDALS)
    state.loans = integers(given, "loans", players, 0, MEDALS)
    state.supply = integers(given, "supply", players, 0, settings.discs)
    state.congress = integers(given, "congress", players, 0, settings.discs)
    state.points = integers(given, "points", players, 0, _MOST)
    state.pawns = integers(given, "pawns", players, -1, len(ACTIONS) - 1)
    state.citizens = integers(given, "citizens", SUPPLY * players, 0, settings.discs)
    state.factories = integers(given, "factories", SUPPLY * 4, 0, MEDALS + 1)
    state.stock = integers(given, "stock", len(FACTORIES), 0, MEDALS + 1)
    state.king = integer(given, "king", -1, SUPPLY - 1)
    state.marker = integer(given, "marker", 0, settings.marker_start)
    state.node = name(pending["node"], "node", NODES)
    state.chosen = integer(pending, "chosen", -1, SUPPLY - 1)
    state.steps = integer(pending, "steps", 0, _MOST)
    state.last = integer(pending, "last", 0, SUPPLY)
    state.queue = integers(pending, "queue", -players, 0, players - 1)
    state.ended = name(given["ended"], "ended", ENDINGS)
