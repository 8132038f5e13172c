"""Sets a table up for a test, and plays and reads moves written as text ("start S05", "place citadel")."""

from collections.abc import Mapping, Sequence

from engine.api import NOBODY, Journal, Move, Note, Value
from engine.quebec import QUEBEC
from engine.quebec.data import (
    CENTURIES,
    COST,
    EVENTS,
    EVENTS_OF,
    LEADERS,
    SITES,
    SPACES,
    TILE_CENTURY,
    TILE_ZONE,
    TILES,
    ZONES,
)
from engine.quebec.position import AWAY, FROM_ZONES, HAND, UNFINISHED
from engine.quebec.state import QuebecState

BLACK, WHITE, ORANGE, GREEN, PINK = range(5)
YELLOW = "yellow"
QUIET = ("ev1_champlain", "ev2_american_invasion", "ev3_naval_canals", "ev4_winter_carnival")
"""Events that leave most of the game as it is without events."""


def table(
    players: int = 4,
    options: Mapping[str, Value] | None = None,
    *,
    century: int = 1,
    turn: int = 0,
    event: str = "",
    active: Sequence[int] = (),
    passive: Sequence[int] = (),
    zones: Mapping[str, Sequence[int]] | None = None,
    architects: Mapping[int | str, str] | None = None,
    sites: Mapping[str, Sequence[int]] | None = None,
    tokens: Mapping[str, tuple[int, int]] | None = None,
    blank: Sequence[str] = (),
    leaders: Mapping[int, str] | None = None,
    points: Sequence[int] = (),
    discs: Sequence[str] | None = None,
) -> QuebecState:
    """A position in which the seat `turn` is to choose its main action. Mode Full unless the options say otherwise.

    Everybody has 3 active workers unless `active` says otherwise; what is left of the total is passive, but for what
    `passive` leaves over: that goes to the Citadelle. `sites`: seats whose workers fill the sites of buildings under
    an architect; `tokens`: (seat, stars); `blank`: buildings finished without token. An `event` switches the events
    on. Buildings of earlier centuries not named are blank; if `discs` is given, so are all others of the century.
    Tiles are exchanged within a colour until the named buildings are of this century or an earlier one, and the discs
    of this century. Raises `BadSetup` for what cannot be.
    """
    settled: dict[str, Value] = {"mode": "full_events" if event else "full", **(options or {})}
    snapshot = QUEBEC.new(players, settled, 7).snapshot()
    pawns, built = dict(architects or {}), dict(tokens or {})
    used = [*pawns.values(), *built, *blank]
    tiles = _arranged(snapshot["tiles"], used, [*(discs or [])], century)
    snapshot["tiles"] = [TILES[tile] for tile in tiles]
    snapshot["round"], snapshot["turn"], snapshot["first"], snapshot["current_player"] = century, turn, turn, turn
    if event:
        events = [EVENTS.index(quiet) for quiet in QUIET]
        drawn = EVENTS.index(event)
        events[next(i for i in range(CENTURIES) if drawn in EVENTS_OF[i])] = drawn
        snapshot["events"], snapshot["reveals"] = events, century - 1
    snapshot["architects"] = [SPACES.index(pawns[seat]) if seat in pawns else HAND for seat in range(players)] + [AWAY]
    for seat, leader in (leaders or {}).items():
        snapshot["leaders"][seat] = LEADERS.index(leader)
        if leader.startswith("economy"):
            snapshot["architects"][players] = SPACES.index(pawns[YELLOW]) if YELLOW in pawns else HAND
    _lay_buildings(snapshot, tiles, used, built, discs, century)
    _lay_workers(snapshot, players, active, zones or {}, sites or {}, passive)
    snapshot["points"] = list(points) or [0] * players
    snapshot["earned"][FROM_ZONES * players : (FROM_ZONES + 1) * players] = snapshot["points"]
    return QUEBEC.load(snapshot)


def _arranged(names: Sequence[str], used: Sequence[str], marked: Sequence[str], century: int) -> list[int]:
    tiles = [TILES.index(name) for name in names]
    fixed = {SPACES.index(space) for space in [*used, *marked]}
    for name in [*marked, *used]:
        space = SPACES.index(name)
        if _fits(tiles[space], name in marked, century):
            continue
        other = next(
            there
            for there in range(len(tiles))
            if there not in fixed
            and TILE_ZONE[tiles[there]] == TILE_ZONE[tiles[space]]
            and _fits(tiles[there], name in marked, century)
        )
        tiles[space], tiles[other] = tiles[other], tiles[space]
    return tiles


def _fits(tile: int, marked: bool, century: int) -> bool:
    return TILE_CENTURY[tile] == century if marked else TILE_CENTURY[tile] <= century


def _lay_buildings(
    snapshot: dict[str, list[int]],
    tiles: Sequence[int],
    used: Sequence[str],
    built: Mapping[str, tuple[int, int]],
    discs: Sequence[str] | None,
    century: int,
) -> None:
    snapshot["discs"] = []
    for space, tile in enumerate(tiles):
        name = SPACES[space]
        if name in built:
            snapshot["owners"][space], snapshot["stars"][space] = built[name]
        elif space in snapshot["architects"]:
            continue
        elif name in used or TILE_CENTURY[tile] < century:
            snapshot["stars"][space] = 0
        elif TILE_CENTURY[tile] == century:
            if discs is None or name in discs:
                snapshot["discs"].append(space)
            else:
                snapshot["stars"][space] = 0
    assert all(snapshot["stars"][space] == UNFINISHED for space in snapshot["discs"])


def _lay_workers(
    snapshot: dict[str, list[int]],
    players: int,
    active: Sequence[int],
    zones: Mapping[str, Sequence[int]],
    sites: Mapping[str, Sequence[int]],
    passive: Sequence[int],
) -> None:
    total = [a + b for a, b in zip(snapshot["active"], snapshot["passive"], strict=True)]
    for zone, counts in zones.items():
        here = ZONES.index(zone) * players
        snapshot["zones"][here : here + players] = list(counts)
    for name, seats in sites.items():
        space = SPACES.index(name)
        snapshot["sites"][SITES * space : SITES * space + len(seats)] = list(seats)
    snapshot["active"] = list(active) or snapshot["active"]
    for seat in range(players):
        on_sites = sum(COST[i // SITES] for i, its in enumerate(snapshot["sites"]) if its == seat)
        rest = total[seat] - snapshot["active"][seat] - sum(snapshot["zones"][seat::players]) - on_sites
        if passive and rest > passive[seat]:
            _hide(snapshot, players, seat, rest - passive[seat])
            rest = passive[seat]
        snapshot["passive"][seat] = rest


def _hide(snapshot: dict[str, list[int]], players: int, seat: int, n: int) -> None:
    """Workers a test does not care about go to the Citadelle."""
    snapshot["zones"][ZONES.index("citadel") * players + seat] += n


def parse(text: str) -> Move:
    return tuple(int(word) if word.isdigit() else word for word in text.split())


def words(moves: Sequence[Move]) -> list[str]:
    return [" ".join(str(word) for word in move) for move in moves]


def legal(state: QuebecState, verb: str = "") -> list[str]:
    """The legal moves, or those of a verb."""
    return [text for text in words(state.legal_moves()) if not verb or text.split()[0] == verb]


def play(state: QuebecState, *moves: str) -> list[Note]:
    """Plays moves, each checked, and gives back what was told."""
    journal = Journal(pictures=False)
    for move in moves:
        state.apply(parse(move), journal)
    return journal.notes


def told(notes: Sequence[Note], key: str) -> list[dict[str, object]]:
    """The facts of the notes with that key."""
    return [note.facts for note in notes if note.key == key]


def zone(state: QuebecState, name: str) -> list[int]:
    """Workers in the zone by seat."""
    here = ZONES.index(name) * state.players
    return state.zones[here : here + state.players]


def stock(state: QuebecState, seat: int) -> tuple[int, int]:
    """Active and passive workers of a seat."""
    return state.active[seat], state.passive[seat]


def building(state: QuebecState, name: str) -> str:
    """`.` untouched, `x` finished without token, `1*3` a token, else the seats on the sites: `02-`."""
    space = SPACES.index(name)
    if state.stars[space] != UNFINISHED:
        return f"{state.owners[space]}*{state.stars[space]}" if state.stars[space] else "x"
    if space not in state.architects:
        return "."
    seats = state.sites[SITES * space : SITES * space + SITES]
    return "".join("-" if seat == NOBODY else str(seat) for seat in seats)


def architect(state: QuebecState, seat: int) -> str:
    """Where an architect stands; seat `players` is the yellow one."""
    space = state.architects[seat]
    return SPACES[space] if space >= 0 else ("hand" if space == HAND else "away")


def close(state: QuebecState) -> list[Note]:
    """The seat ends the century by taking its own architect off the board; there must be no disc left (Q25)."""
    notes = play(state, "end_century")
    return notes + play(state, "architect own") if "architect own" in legal(state) else notes
