"""A position as plain data, and back with every check (`Game.load`)."""

from typing import Any, Final

from engine.api import NOBODY, BadSetup, Snapshot
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
from engine.snapshots import Settle, bits, fields, integer, integers, name, numbers, options

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
    given = fields(snapshot, _KEYS)
    players = integer(given, "players", 2, 4)
    state.settings = Settings(players, options(given, players, settle))
    state.players = players
    state.current_player = integer(given, "current_player", NOBODY, players - 1)
    state.round = integer(given, "round", 1, ROUNDS)
    state.reveals = integer(given, "reveals", 0, _MOST)
    state.first = integer(given, "first", 0, players - 1)
    state.chance = integer(given, "chance", 0, 2**64 - 1)
    _read_table(given, state)
    _read_cards(given, state)
    _read_pending(given, state)


def _read_table(given: dict[str, Any], state: Position) -> None:
    players = state.players
    state.coins = integers(given, "coins", players, 0, _MOST)
    state.general = integers(given, "general", players, 0, MARKERS)
    state.personal = integers(given, "personal", players, 0, MARKERS)
    state.neutral = integer(given, "neutral", 0, NEUTRAL_MARKERS)
    state.markers = integers(given, "markers", len(COURTIERS) * state.settings.colours, 0, MARKERS)
    state.turned = bits(given["turned"], "turned", len(COURTIERS))
    state.louis = integer(given, "louis", NONE, max(LOUIS_TO))
    state.income = integers(given, "income", state.round, 0, len(INCOME_CARDS) - 1)
    state.chips = integers(given, "chips", len(CHIPS) * players, 0, max(CHIP_STOCK))
    state.coat_sizes = integers(given, "coat_sizes", players, 0, _MOST)
    state.blanks = integers(given, "blanks", players, 0, _MOST)
    state.earned = integers(given, "earned", len(EARNED) * players, 0, _MOST)
    state.coats = _counted(given["coats"], "coats", players, len(FAMILIES))


def _read_cards(given: dict[str, Any], state: Position) -> None:
    players = state.players
    state.hands = _counted(given["hands"], "hands", players, FACES)
    state.hand_sizes = integers(given, "hand_sizes", players, 0, INFLUENCE_CARDS)
    state.played = integers(given, "played", -COATS, FACE_DOWN, FACES - 1)
    state.intrigue = _sets(given["intrigue"], "intrigue", players)
    state.intrigue_sizes = integers(given, "intrigue_sizes", players, 0, len(COURTIERS))
    state.returned = integers(given, "returned", -COATS, 0, _LAST)
    state.known = _sets(given["known"], "known", players)
    state.missions = integers(given, "missions", HAND * players, NONE, len(MISSIONS) - 1)
    state.backs = integers(given, "backs", HAND * players, NONE, len(TIERS) - 1)
    state.completed = integers(given, "completed", -COATS, 0, players * len(MISSIONS) - 1)


def _read_pending(given: dict[str, Any], state: Position) -> None:
    players = state.players
    state.node = name(given["pending"], "pending", NODES)
    state.args = integers(given, "args", -COATS, NONE, 1 << len(COURTIERS))
    state.queue = integers(given, "queue", -COATS, 0, players * len(MISSIONS) - 1)
    state.courtier = integer(given, "courtier", NONE, _LAST)
    state.leader = integer(given, "leader", NOBODY, players - 1)
    state.crowned = integer(given, "crowned", 0, 1)
    state.rewarded = bits(given["rewarded"], "rewarded", len(COURTIERS))
    state.late = integers(given, "late", players, 0, MARKERS)
    state.mark = integer(given, "mark", 0, len(MISSIONS))


def _rows(values: object, key: str, players: int) -> list[Any]:
    if not isinstance(values, list) or len(values) != players:
        raise BadSetup(f"{key} is not a list by seat")
    return values


def _sets(values: object, key: str, players: int) -> list[int]:
    return [bits(row, key, len(COURTIERS)) for row in _rows(values, key, players)]


def _counted(values: object, key: str, players: int, kinds: int) -> list[int]:
    """By seat and kind how many of it the row of the seat lists."""
    counts = []
    for row in _rows(values, key, players):
        found = numbers(row, key, -COATS, 0, kinds - 1)
        if found != sorted(found):
            raise BadSetup(f"{key} is not in order")
        counts += [found.count(kind) for kind in range(kinds)]
    return counts
