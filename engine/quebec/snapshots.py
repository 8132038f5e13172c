"""A position as plain data, and back with every check (`Game.load`)."""

from typing import Final

from engine.api import NOBODY, UNKNOWN, BadSetup, Snapshot
from engine.quebec.data import CENTURIES, EVENTS, LEADERS, SITES, SPACES, TILE_ZONE, TILES, ZONE_OF, ZONES
from engine.quebec.layout import Layout
from engine.quebec.position import AWAY, ENDINGS, NODES, SOURCES, UNFINISHED, Position
from engine.quebec.settings import Settings
from engine.snapshots import Settle, bits, fields, integer, integers, name, numbers, options

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
    given = fields(snapshot, _KEYS)
    players = integer(given, "players", 2, 5)
    state.settings = settings = Settings(players, options(given, players, settle))
    workers = settings.workers
    state.players = players
    state.current_player = integer(given, "current_player", NOBODY, players - 1)
    state.round = integer(given, "round", 1, CENTURIES)
    state.reveals = integer(given, "reveals", 0, CENTURIES)
    state.turn = integer(given, "turn", 0, players - 1)
    state.first = integer(given, "first", 0, players - 1)
    state.layout = Layout(_tiles(given["tiles"]))
    state.points = integers(given, "points", players, 0, _MOST)
    state.earned = integers(given, "earned", len(SOURCES) * players, 0, _MOST)
    state.active = integers(given, "active", players, 0, workers)
    state.passive = integers(given, "passive", players, 0, workers)
    state.zones = integers(given, "zones", len(ZONES) * players, 0, workers)
    state.architects = integers(given, "architects", players + 1, AWAY, len(SPACES) - 1)
    state.leaders = integers(given, "leaders", players, NOBODY, len(LEADERS) - 1)
    state.stars = integers(given, "stars", len(SPACES), UNFINISHED, SITES)
    state.owners = integers(given, "owners", len(SPACES), NOBODY, players - 1)
    state.sites = integers(given, "sites", SITES * len(SPACES), NOBODY, players - 1)
    state.discs = integers(given, "discs", -len(SPACES), 0, len(SPACES) - 1)
    state.events = integers(given, "events", CENTURIES, UNKNOWN, len(EVENTS) - 1)
    state.race = integers(given, "race", 2, NOBODY, players - 1)
    state.upgraded = bits(given["upgraded"], "upgraded", len(SPACES))
    state.stack = _stack(given["pending"])
    state.ended = name(given["ended"], "ended", ENDINGS)


def _stack(frames: object) -> list[int]:
    if not isinstance(frames, list) or len(frames) > _FRAMES:
        raise BadSetup("pending is not a short list")
    stack: list[int] = []
    for frame in frames:
        if not isinstance(frame, list) or len(frame) != 3:
            raise BadSetup("pending holds something other than decisions")
        stack += [name(frame[0], "pending", NODES), *numbers(frame[1:], "pending", 2, -1, len(SPACES))]
    return stack


def _tiles(tiles: object) -> list[int]:
    """Every tile once, on a space of its colour (Q6, Q12)."""
    if not isinstance(tiles, list) or len(tiles) != len(SPACES):
        raise BadSetup("tiles is not a list of the right length")
    placed = [name(tile, "tiles", TILES) for tile in tiles]
    if len(set(placed)) < len(placed) or any(TILE_ZONE[tile] != ZONE_OF[space] for space, tile in enumerate(placed)):
        raise BadSetup("tiles do not lie on spaces of their colour")
    return placed
