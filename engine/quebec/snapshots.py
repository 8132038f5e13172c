"""A position as plain data, and back with every check (`Game.load`)."""

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from engine.api import NOBODY, UNKNOWN, BadSetup, Snapshot, Value
from engine.quebec.data import CENTURIES, EVENTS, LEADERS, SITES, SPACES, TILE_ZONE, TILES, ZONE_OF, ZONES
from engine.quebec.layout import Layout
from engine.quebec.position import AWAY, ENDINGS, NODES, SOURCES, UNFINISHED, Position
from engine.quebec.settings import Settings

Settle: TypeAlias = Callable[[int, Mapping[str, Value]], dict[str, Value]]

_KEYS: Final = (
    "players",
    "options",
    "current_player",
    "round",
    "reveals",
    "turn",
    "first",
    "tiles",
    "points",
    "earned",
    "active",
    "passive",
    "zones",
    "architects",
    "leaders",
    "stars",
    "owners",
    "sites",
    "discs",
    "events",
    "race",
    "upgraded",
    "pending",
    "ended",
)
_MOST: Final = 10_000
"""More points than any game can bring together."""
_FRAMES: Final = 3
"""Most frames a stack can hold."""


def write(state: Position) -> Snapshot:
    """Plain data; indices as in the state, but tiles, pending decisions and the ending by name."""
    return {
        "players": state.players,
        "options": dict(state.settings.options),
        "current_player": state.current_player,
        "round": state.round,
        "reveals": state.reveals,
        "turn": state.turn,
        "first": state.first,
        "tiles": [TILES[tile] for tile in state.layout.tiles],
        "points": state.points[:],
        "earned": state.earned[:],
        "active": state.active[:],
        "passive": state.passive[:],
        "zones": state.zones[:],
        "architects": state.architects[:],
        "leaders": state.leaders[:],
        "stars": state.stars[:],
        "owners": state.owners[:],
        "sites": state.sites[:],
        "discs": state.discs[:],
        "events": state.events[:],
        "race": state.race[:],
        "upgraded": [space for space in range(len(SPACES)) if state.upgraded >> space & 1],
        "pending": [[NODES[state.stack[i]], *state.stack[i + 1 : i + 3]] for i in range(0, len(state.stack), 3)],
        "ended": ENDINGS[state.ended],
    }


def read(snapshot: object, settle: Settle, state: Position) -> None:
    """Fills `state` in from a snapshot; checks types and ranges, not what holds between fields. Raises `BadSetup`."""
    if not isinstance(snapshot, dict) or set(snapshot) != set(_KEYS):
        raise BadSetup("the snapshot does not have the fields of a position of this game")
    players = _integer(snapshot, "players", 2, 5)
    options = snapshot["options"]
    if not isinstance(options, dict) or not all(isinstance(name, str) for name in options):
        raise BadSetup("options is not a map of names to values")
    state.settings = settings = Settings(players, settle(players, options))
    if len(options) != len(settings.options):
        raise BadSetup("options are missing")
    workers = settings.workers
    state.players = players
    state.current_player = _integer(snapshot, "current_player", NOBODY, players - 1)
    state.round = _integer(snapshot, "round", 1, CENTURIES)
    state.reveals = _integer(snapshot, "reveals", 0, CENTURIES)
    state.turn = _integer(snapshot, "turn", 0, players - 1)
    state.first = _integer(snapshot, "first", 0, players - 1)
    state.layout = Layout(_tiles(snapshot["tiles"]))
    state.points = _integers(snapshot, "points", players, 0, _MOST)
    state.earned = _integers(snapshot, "earned", len(SOURCES) * players, 0, _MOST)
    state.active = _integers(snapshot, "active", players, 0, workers)
    state.passive = _integers(snapshot, "passive", players, 0, workers)
    state.zones = _integers(snapshot, "zones", len(ZONES) * players, 0, workers)
    state.architects = _integers(snapshot, "architects", players + 1, AWAY, len(SPACES) - 1)
    state.leaders = _integers(snapshot, "leaders", players, NOBODY, len(LEADERS) - 1)
    state.stars = _integers(snapshot, "stars", len(SPACES), UNFINISHED, SITES)
    state.owners = _integers(snapshot, "owners", len(SPACES), NOBODY, players - 1)
    state.sites = _integers(snapshot, "sites", SITES * len(SPACES), NOBODY, players - 1)
    state.discs = _integers(snapshot, "discs", -1, 0, len(SPACES) - 1)
    state.events = _integers(snapshot, "events", CENTURIES, UNKNOWN, len(EVENTS) - 1)
    state.race = _integers(snapshot, "race", 2, NOBODY, players - 1)
    upgraded = _integers(snapshot, "upgraded", -1, 0, len(SPACES) - 1)
    if upgraded != sorted(set(upgraded)):
        raise BadSetup("upgraded is not in order")
    state.upgraded = sum(1 << space for space in upgraded)
    state.stack = _stack(snapshot["pending"])
    state.ended = _name(snapshot["ended"], "ended", ENDINGS)


def _stack(frames: object) -> list[int]:
    if not isinstance(frames, list) or len(frames) > _FRAMES:
        raise BadSetup("pending is not a short list")
    stack: list[int] = []
    for frame in frames:
        if (
            not isinstance(frame, list)
            or len(frame) != 3
            or not all(_is_integer(n, -1, len(SPACES)) for n in frame[1:])
        ):
            raise BadSetup("pending holds something other than decisions")
        stack += [_name(frame[0], "pending", NODES), *frame[1:]]
    return stack


def _tiles(tiles: object) -> list[int]:
    """Every tile once, on a space of its colour (Q6, Q12)."""
    if not isinstance(tiles, list) or len(tiles) != len(SPACES):
        raise BadSetup("tiles is not a list of the right length")
    placed = [_name(tile, "tiles", TILES) for tile in tiles]
    if len(set(placed)) < len(placed) or any(TILE_ZONE[tile] != ZONE_OF[space] for space, tile in enumerate(placed)):
        raise BadSetup("tiles do not lie on spaces of their colour")
    return placed


def _is_integer(value: object, low: int, high: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def _integer(fields: dict[str, Any], key: str, low: int, high: int) -> int:
    value = fields[key]
    if not _is_integer(value, low, high):
        raise BadSetup(f"{key} is not a number from {low} to {high}")
    return int(value)


def _integers(fields: dict[str, Any], key: str, length: int, low: int, high: int) -> list[int]:
    """A list of numbers in a range; of any length up to the number of spaces if `length` is -1."""
    values = fields[key]
    if not isinstance(values, list) or not (length == len(values) or (length < 0 and len(values) <= len(SPACES))):
        raise BadSetup(f"{key} is not a list of the right length")
    if values and (set(map(type, values)) != {int} or min(values) < low or max(values) > high):
        raise BadSetup(f"{key} holds something other than numbers from {low} to {high}")
    return values[:]


def _name(value: object, key: str, names: tuple[str, ...]) -> int:
    if not isinstance(value, str) or value not in names:
        raise BadSetup(f"{key} holds a name that is not known")
    return names.index(value)
