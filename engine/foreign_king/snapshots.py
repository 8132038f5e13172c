"""A position as plain data, and back with every check (`Game.load`)."""

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from engine.api import NOBODY, BadSetup, Snapshot, Value
from engine.foreign_king.data import ACTIONS, FACTORIES, MEDALS, ROUND_LIMIT, SUPPLY
from engine.foreign_king.position import ENDINGS, NODES, Position
from engine.foreign_king.settings import Settings

Settle: TypeAlias = Callable[[int, Mapping[str, Value]], dict[str, Value]]

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
    fields = _map(snapshot, "the snapshot", _KEYS)
    pending = _map(fields["pending"], "pending", _PENDING)
    players = _integer(fields, "players", 2, 4)
    options = fields["options"]
    if not isinstance(options, dict) or not all(
        isinstance(name, str) and isinstance(value, str | int) for name, value in options.items()
    ):
        raise BadSetup("options is not a map of names to values")
    state.settings = settings = Settings(players, settle(players, options))
    if len(options) != len(settings.options):
        raise BadSetup("options are missing")
    state.players = players
    state.current_player = _integer(fields, "current_player", NOBODY, players - 1)
    state.round = _integer(fields, "round", 1, ROUND_LIMIT)
    state.reveals = _integer(fields, "reveals", 0, 0)
    state.turn = _integer(fields, "turn", 0, players - 1)
    state.skips = _integer(fields, "skips", 0, players)
    state.order = _integers(fields, "order", players, 0, players - 1)
    state.track_changer = _integer(fields, "track_changer", NOBODY, players - 1)
    state.queen_changer = _integer(fields, "queen_changer", NOBODY, players - 1)
    state.francs = _integers(fields, "francs", players, 0, _MOST)
    state.medals = _integers(fields, "medals", players, 0, MEDALS)
    state.loans = _integers(fields, "loans", players, 0, MEDALS)
    state.supply = _integers(fields, "supply", players, 0, settings.discs)
    state.congress = _integers(fields, "congress", players, 0, settings.discs)
    state.points = _integers(fields, "points", players, 0, _MOST)
    state.pawns = _integers(fields, "pawns", players, -1, len(ACTIONS) - 1)
    state.citizens = _integers(fields, "citizens", SUPPLY * players, 0, settings.discs)
    state.factories = _integers(fields, "factories", SUPPLY * 4, 0, MEDALS + 1)
    state.stock = _integers(fields, "stock", len(FACTORIES), 0, MEDALS + 1)
    state.king = _integer(fields, "king", -1, SUPPLY - 1)
    state.marker = _integer(fields, "marker", 0, settings.marker_start)
    state.node = _name(pending, "node", NODES)
    state.chosen = _integer(pending, "chosen", -1, SUPPLY - 1)
    state.steps = _integer(pending, "steps", 0, _MOST)
    state.last = _integer(pending, "last", 0, SUPPLY)
    state.queue = _integers(pending, "queue", -1, 0, players - 1)
    state.ended = _name(fields, "ended", ENDINGS)


def _map(value: object, name: str, keys: tuple[str, ...]) -> dict[str, Any]:
    if not isinstance(value, dict) or len(value) != len(keys) or not all(key in value for key in keys):
        raise BadSetup(f"{name} does not have the fields of a position of this game")
    return value


def _is_integer(value: object, low: int, high: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def _integer(fields: dict[str, Any], key: str, low: int, high: int) -> int:
    value = fields[key]
    if not _is_integer(value, low, high):
        raise BadSetup(f"{key} is not a number from {low} to {high}")
    return int(value)


def _integers(fields: dict[str, Any], key: str, length: int, low: int, high: int) -> list[int]:
    """A list of numbers in a range; of any length up to the number of seats if `length` is -1."""
    values = fields[key]
    if not isinstance(values, list) or not (length == len(values) or (length < 0 and len(values) <= high + 1)):
        raise BadSetup(f"{key} is not a list of the right length")
    if not all(_is_integer(value, low, high) for value in values):
        raise BadSetup(f"{key} holds something other than numbers from {low} to {high}")
    return values[:]


def _name(fields: dict[str, Any], key: str, names: tuple[str, ...]) -> int:
    value = fields[key]
    if not isinstance(value, str) or value not in names:
        raise BadSetup(f"{key} is not known")
    return names.index(value)
