"""A position as plain data, and back with every check (`Game.load`)."""

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from engine.api import NOBODY, BadSetup, Snapshot, Value
from engine.louis_xiv.data import (
    CHIP_STOCK,
    CHIPS,
    COATS,
    COURTIERS,
    FACES,
    FAMILIES,
    HAND,
    INCOME_CARDS,
    INFLUENCE_CARDS,
    LOUIS_TO,
    MARKERS,
    MISSIONS,
    NEUTRAL_MARKERS,
    ROUNDS,
    TIERS,
)
from engine.louis_xiv.position import EARNED, FACE_DOWN, NODES, NONE, Position
from engine.louis_xiv.settings import Settings

Settle: TypeAlias = Callable[[int, Mapping[str, Value]], dict[str, Value]]

_KEYS: Final = (
    "players",
    "options",
    "current_player",
    "round",
    "reveals",
    "first",
    "coins",
    "general",
    "personal",
    "neutral",
    "markers",
    "turned",
    "louis",
    "income",
    "chips",
    "hands",
    "hand_sizes",
    "played",
    "intrigue",
    "intrigue_sizes",
    "returned",
    "known",
    "missions",
    "backs",
    "completed",
    "coats",
    "coat_sizes",
    "blanks",
    "earned",
    "chance",
    "pending",
    "args",
    "queue",
    "courtier",
    "leader",
    "crowned",
    "rewarded",
    "late",
    "mark",
)
_MOST: Final = 10_000
"""More coins, coats or reveals than any game can bring together."""
_LAST: Final = len(COURTIERS) - 1


def write(state: Position) -> Snapshot:
    """Plain data; indices as in the state. Influence hands and coats are lists of faces and families, in order."""
    players = state.players
    return {
        "players": players,
        "options": dict(state.settings.options),
        "current_player": state.current_player,
        "round": state.round,
        "reveals": state.reveals,
        "first": state.first,
        "coins": state.coins[:],
        "general": state.general[:],
        "personal": state.personal[:],
        "neutral": state.neutral,
        "markers": state.markers[:],
        "turned": _bits(state.turned),
        "louis": state.louis,
        "income": state.income[:],
        "chips": state.chips[:],
        "hands": [_listed(state.hands[seat * FACES : (seat + 1) * FACES]) for seat in range(players)],
        "hand_sizes": state.hand_sizes[:],
        "played": state.played[:],
        "intrigue": [_bits(held) for held in state.intrigue],
        "intrigue_sizes": state.intrigue_sizes[:],
        "returned": state.returned[:],
        "known": [_bits(held) for held in state.known],
        "missions": state.missions[:],
        "backs": state.backs[:],
        "completed": state.completed[:],
        "coats": [_listed(state.coats[s * len(FAMILIES) : (s + 1) * len(FAMILIES)]) for s in range(players)],
        "coat_sizes": state.coat_sizes[:],
        "blanks": state.blanks[:],
        "earned": state.earned[:],
        "chance": state.chance,
        "pending": NODES[state.node],
        "args": state.args[:],
        "queue": state.queue[:],
        "courtier": state.courtier,
        "leader": state.leader,
        "crowned": state.crowned,
        "rewarded": _bits(state.rewarded),
        "late": state.late[:],
        "mark": state.mark,
    }


def _bits(bits: int) -> list[int]:
    """The places of the bits set; of UNKNOWN none."""
    return [i for i in range(len(COURTIERS)) if bits >> i & 1] if bits >= 0 else []


def _listed(counts: list[int]) -> list[int]:
    """Each kind as often as it is there; of UNKNOWN none."""
    return [kind for kind, n in enumerate(counts) for _ in range(n)]


def read(snapshot: object, settle: Settle, state: Position) -> None:
    """Fills `state` in from a snapshot; checks types and ranges, not what holds between fields. Raises `BadSetup`."""
    if not isinstance(snapshot, dict) or set(snapshot) != set(_KEYS):
        raise BadSetup("the snapshot does not have the fields of a position of this game")
    players = _integer(snapshot, "players", 2, 4)
    options = snapshot["options"]
    if not isinstance(options, dict) or not all(isinstance(name, str) for name in options):
        raise BadSetup("options is not a map of names to values")
    state.settings = settings = Settings(players, settle(players, options))
    if len(options) != len(settings.options):
        raise BadSetup("options are missing")
    state.players = players
    state.current_player = _integer(snapshot, "current_player", NOBODY, players - 1)
    state.round = _integer(snapshot, "round", 1, ROUNDS)
    state.reveals = _integer(snapshot, "reveals", 0, _MOST)
    state.first = _integer(snapshot, "first", 0, players - 1)
    state.chance = _integer(snapshot, "chance", 0, 2**64 - 1)
    _read_table(snapshot, state)
    _read_cards(snapshot, state)
    _read_pending(snapshot, state)


def _read_table(snapshot: dict[str, Any], state: Position) -> None:
    players = state.players
    state.coins = _integers(snapshot, "coins", players, 0, _MOST)
    state.general = _integers(snapshot, "general", players, 0, MARKERS)
    state.personal = _integers(snapshot, "personal", players, 0, MARKERS)
    state.neutral = _integer(snapshot, "neutral", 0, NEUTRAL_MARKERS)
    state.markers = _integers(snapshot, "markers", len(COURTIERS) * state.settings.colours, 0, MARKERS)
    state.turned = _set(snapshot["turned"], "turned")
    state.louis = _integer(snapshot, "louis", NONE, max(LOUIS_TO))
    state.income = _integers(snapshot, "income", state.round, 0, len(INCOME_CARDS) - 1)
    state.chips = _integers(snapshot, "chips", len(CHIPS) * players, 0, max(CHIP_STOCK))
    state.coat_sizes = _integers(snapshot, "coat_sizes", players, 0, _MOST)
    state.blanks = _integers(snapshot, "blanks", players, 0, _MOST)
    state.earned = _integers(snapshot, "earned", len(EARNED) * players, 0, _MOST)
    state.coats = _counted(snapshot["coats"], "coats", players, len(FAMILIES))


def _read_cards(snapshot: dict[str, Any], state: Position) -> None:
    players = state.players
    state.hands = _counted(snapshot["hands"], "hands", players, FACES)
    state.hand_sizes = _integers(snapshot, "hand_sizes", players, 0, INFLUENCE_CARDS)
    state.played = _integers(snapshot, "played", -1, FACE_DOWN, FACES - 1)
    state.intrigue = _sets(snapshot["intrigue"], "intrigue", players)
    state.intrigue_sizes = _integers(snapshot, "intrigue_sizes", players, 0, len(COURTIERS))
    state.returned = _integers(snapshot, "returned", -1, 0, _LAST)
    state.known = _sets(snapshot["known"], "known", players)
    state.missions = _integers(snapshot, "missions", HAND * players, NONE, len(MISSIONS) - 1)
    state.backs = _integers(snapshot, "backs", HAND * players, NONE, len(TIERS) - 1)
    state.completed = _integers(snapshot, "completed", -1, 0, players * len(MISSIONS) - 1)


def _read_pending(snapshot: dict[str, Any], state: Position) -> None:
    players = state.players
    pending = snapshot["pending"]
    if not isinstance(pending, str) or pending not in NODES:
        raise BadSetup("pending holds a name that is not known")
    state.node = NODES.index(pending)
    state.args = _integers(snapshot, "args", -1, NONE, 1 << len(COURTIERS))
    state.queue = _integers(snapshot, "queue", -1, 0, players * len(MISSIONS) - 1)
    state.courtier = _integer(snapshot, "courtier", NONE, _LAST)
    state.leader = _integer(snapshot, "leader", NOBODY, players - 1)
    state.crowned = _integer(snapshot, "crowned", 0, 1)
    state.rewarded = _set(snapshot["rewarded"], "rewarded")
    state.late = _integers(snapshot, "late", players, 0, MARKERS)
    state.mark = _integer(snapshot, "mark", 0, len(MISSIONS))


def _is_integer(value: object, low: int, high: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def _integer(fields: dict[str, Any], key: str, low: int, high: int) -> int:
    value = fields[key]
    if not _is_integer(value, low, high):
        raise BadSetup(f"{key} is not a number from {low} to {high}")
    return int(value)


def _integers(fields: dict[str, Any], key: str, length: int, low: int, high: int) -> list[int]:
    """A list of numbers in a range; of any length up to that of all coats if `length` is -1."""
    return _list_of(fields[key], key, length, low, high)


def _list_of(values: object, key: str, length: int, low: int, high: int) -> list[int]:
    if not isinstance(values, list) or not (length == len(values) or (length < 0 and len(values) <= COATS)):
        raise BadSetup(f"{key} is not a list of the right length")
    if values and (set(map(type, values)) != {int} or min(values) < low or max(values) > high):
        raise BadSetup(f"{key} holds something other than numbers from {low} to {high}")
    return values[:]


def _set(values: object, key: str) -> int:
    found = _list_of(values, key, -1, 0, _LAST)
    if found != sorted(set(found)):
        raise BadSetup(f"{key} is not in order")
    return sum(1 << i for i in found)


def _rows(values: object, key: str, players: int) -> list[Any]:
    if not isinstance(values, list) or len(values) != players:
        raise BadSetup(f"{key} is not a list by seat")
    return values


def _sets(values: object, key: str, players: int) -> list[int]:
    return [_set(row, key) for row in _rows(values, key, players)]


def _counted(values: object, key: str, players: int, kinds: int) -> list[int]:
    """By seat and kind how many of it the row of the seat lists."""
    counts = []
    for row in _rows(values, key, players):
        found = _list_of(row, key, -1, 0, kinds - 1)
        if found != sorted(found):
            raise BadSetup(f"{key} is not in order")
        counts += [found.count(kind) for kind in range(kinds)]
    return counts
