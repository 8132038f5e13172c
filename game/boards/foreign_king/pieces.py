"""The pieces on the board of The Foreign King."""

from __future__ import annotations

from functools import lru_cache

from engine.api import NOBODY
from engine.foreign_king.data import ACTIONS, FACTORIES, NEIGHBOURS, PROVINCES, SCORED
from engine.foreign_king.position import NODE_ACTION, Position
from engine.foreign_king.scoring import controller
from game.boards.foreign_king import layout
from game.boards.foreign_king.simulate import State
from game.boards.parts import Sitting
from game.stage.pieces import Piece
from game.stage.tween import Point

WASH, GHOST, LABEL, WORKS, DISCS, TALL, COUNTS, TAGS = range(8)
"""Heights: colour on the land, pawns of a turn gone by, names, factories, discs, pawns and King, numbers, tags."""


def actions_in_play(state: Position) -> list[int]:
    """The actions of this table in the order of the action table (F29)."""
    return [action for action in range(len(ACTIONS)) if state.settings.actions >> action & 1]


def citizens_in(state: Position, province: int) -> list[int]:
    """Citizens of a province by seat."""
    start = province * state.players
    return state.citizens[start : start + state.players]


def factories_in(state: Position, province: int) -> list[tuple[str, bool]]:
    """The factories of a province, each with whether it has been scored."""
    counts = state.factories[province * 4 : province * 4 + 4]
    return [(FACTORIES[kind % SCORED], kind >= SCORED) for kind in range(4) for _ in range(counts[kind])]


def pieces(state: State, _sitting: Sitting) -> list[Piece]:
    """All pieces of a position."""
    found: list[Piece] = []
    for province in range(len(PROVINCES)):
        found += province_pieces(state, province)
    found += _congress(state)
    found += _stock(state)
    found += _panels(state)
    found += _action_table(state)
    found += _track(state)
    found.append(_king(state))
    return found


def citizen_spot(province: str, position: int, stacks: int) -> Point:
    """The middle of the lowest disc of a stack: one stack a colour, in seat order."""
    x, y = layout.CITIZENS[province]
    return x + (position - (stacks - 1) / 2) * (39 if stacks < 4 else 35) - 3, y


def province_pieces(state: Position, province: int) -> list[Piece]:
    """What stands in a province, with its name, colour and numbers."""
    place = PROVINCES[province]
    leader = controller(state, province)
    found = [Piece("name", NOBODY, place, "", layout.NAMES[place], LABEL, 20)]
    if leader != NOBODY:
        found.append(Piece(f"wash:{place}", leader, place, "", layout.CITIZENS[place], WASH, 1))
        found.append(Piece(f"mark:{place}", leader, place, "", layout.NAMES[place], LABEL, 17))
    found += _factories(state, province)
    counts = citizens_in(state, province)
    stacks = [seat for seat in range(state.players) if counts[seat]]
    for i, seat in enumerate(stacks):
        x, y = citizen_spot(place, i, len(stacks))
        for n in range(counts[seat]):
            layer = min(n, layout.LAYERS - 1)
            found.append(Piece("citizen", seat, place, "", (x, y - layer * layout.LAYER), DISCS, layout.CITIZEN))
        face = f"{counts[seat]}{'!' if seat == leader else ''}"
        found.append(Piece(f"count:{place}", seat, place, face, (x + 14, y + 17), COUNTS, layout.BADGE))
    return found


def factory_spots(place: str, count: int) -> list[Point]:
    """Where the factories of a province stand, foot to foot."""
    x, y = layout.FACTORIES[place]
    return [(x + (i - (count - 1) / 2) * 45, y) for i in range(count)]


def factory_places(state: Position, province: int) -> list[tuple[str, bool, Point]]:
    """The factories of a province, each with whether it is scored and its place; more than three pile up by sort."""
    place = PROVINCES[province]
    standing = factories_in(state, province)
    if len(standing) <= 3:
        spots = factory_spots(place, len(standing))
        return [(kind, scored, spot) for (kind, scored), spot in zip(standing, spots, strict=True)]
    sorts = list(dict.fromkeys(standing))
    spots = factory_spots(place, len(sorts))
    return [(kind, scored, spots[sorts.index((kind, scored))]) for kind, scored in standing]


def _factories(state: Position, province: int) -> list[Piece]:
    place = PROVINCES[province]
    places = factory_places(state, province)
    found = [
        Piece(kind, NOBODY, place, "scored" if scored else "", spot, WORKS, layout.FACTORY)
        for kind, scored, spot in places
    ]
    for kind, scored, (x, y) in dict.fromkeys(places) if len(places) > 3 else ():
        count = places.count((kind, scored, (x, y)))
        if count > 1:
            found.append(Piece(f"works:{place}:{kind}", NOBODY, place, f"{count}", (x - 16, y + 18), COUNTS, 19))
    return found


def _congress(state: Position) -> list[Piece]:
    """Parties sit side by side in seat order, from the front bench; once the benches are full, closer, with badges."""
    total = sum(state.congress)
    found: list[Piece] = []
    sitting = 0
    for seat, members in enumerate(state.congress):
        places = []
        for _ in range(members):
            places.append(
                layout.bench(sitting if total <= layout.BENCH_SEATS else sitting * layout.BENCH_SEATS // total)
            )
            sitting += 1
        found += [Piece("citizen", seat, "congress", "", spot, DISCS, layout.MEMBER) for spot in places]
        if total > layout.BENCH_SEATS and places:
            x, y = places[len(places) // 2]
            found.append(Piece("count:congress", seat, "congress", str(members), (x, y), COUNTS, layout.BADGE))
    return found


def _stock(state: Position) -> list[Piece]:
    found: list[Piece] = []
    for kind, left in zip(FACTORIES, state.stock, strict=True):
        spot = layout.stock_at(kind, 34)
        found += [Piece(kind, NOBODY, "stock", "", spot, WORKS, 34)] * left
        found.append(_stock_count(kind, left))
    medals = medals_left(state)
    found += [Piece("medal", NOBODY, "stock", "", layout.stock_at("medal", 44), DISCS, 33)] * medals
    found.append(_stock_count("medal", medals))
    return found


def medals_left(state: Position) -> int:
    """Medals in the general supply: one for each province that no factory has ever stood in (F42)."""
    return len(PROVINCES) - sum(state.medals)


def _stock_count(kind: str, left: int) -> Piece:
    x, y = layout.stock_at(kind, 0)
    return Piece(f"count:{kind}", NOBODY, "stock", str(left), (x + 18, y - 3), COUNTS, layout.BADGE)


def _panels(state: Position) -> list[Piece]:
    """What lies before each player: the supply, and the medals face up or down."""
    found: list[Piece] = []
    for seat in range(state.players):
        supply = layout.well_art(seat, state.players, "supply")
        found += [Piece("citizen", seat, "supply", "", supply, DISCS, 27)] * state.supply[seat]
        place = layout.well_art(seat, state.players, "medals")
        up = state.medals[seat] - state.loans[seat]
        faces = ["loan"] * state.loans[seat] + [""] * up
        found += [Piece("medal", NOBODY, f"medals:{seat}", face, place, DISCS, layout.MEDAL) for face in faces]
    return found


def _action_table(state: Position) -> list[Piece]:
    rows = layout.rows(actions_in_play(state))
    found: list[Piece] = []
    for seat, action in enumerate(state.pawns):
        if action >= 0:
            spot = layout.pawn_at(rows[ACTIONS[action]])
            last = seat == state.current_player and state.node == NODE_ACTION
            face, height = ("faint", GHOST) if last else ("", TALL)
            found.append(Piece("pawn", seat, ACTIONS[action], face, spot, height, layout.PAWN))
    row = rows.get("turn_order")
    if row is not None:
        for place, seat in enumerate(state.order):
            found.append(Piece("order", seat, f"order:{place}", "", layout.order_at(row, place), DISCS, 23))
    return found


def _track(state: State) -> list[Piece]:
    """The discs on the victory track, equal scores piled, and the King's marker."""
    found: list[Piece] = []
    on: dict[int, int] = {}
    for seat, points in enumerate(state.scores()):
        x, y = layout.cell(points)
        pile = on.get(points % layout.CELLS, 0)
        on[points % layout.CELLS] = pile + 1
        spot = (x, y + 1 - 6 * pile)
        found.append(Piece("vp", seat, f"vp:{points}", "", spot, DISCS, layout.DISC))
        laps = points // layout.CELLS * layout.CELLS
        if laps:
            face = f"{laps}".replace("-", "\N{MINUS SIGN}")
            found.append(Piece(f"lap:{seat}", seat, f"vp:{points}", face, (x + 10, y + 11), COUNTS, 17))
    x, y = layout.cell(state.marker)
    spot = (x, y - 6 * on.get(state.marker % layout.CELLS, 0))
    found.append(Piece("marker", NOBODY, f"vp:{state.marker}", "", spot, DISCS, layout.MARKER))
    return found


def track_spot(points: int) -> Point:
    """The middle of a disc that lies alone on a cell of the track."""
    x, y = layout.cell(points)
    return x, y + 1


def citizen_tops(place: str) -> Point:
    """Above the citizens of a province."""
    x, y = layout.CITIZENS[place]
    return x, y - 4


def king_spot(place: str) -> Point:
    """The middle of the King's figure when it stands there."""
    if place == "portrait":
        return layout.PORTRAIT.x + layout.PORTRAIT.w + 18, layout.PORTRAIT.y + layout.PORTRAIT.h - layout.KING / 2 - 6
    x, y = layout.KINGS_FOOT[place]
    return x, y + 5 - layout.KING / 2


def _king(state: Position) -> Piece:
    place = "portrait" if state.king < 0 else PROVINCES[state.king]
    return Piece("king", NOBODY, place, "", king_spot(place), TALL, layout.KING)


@lru_cache(maxsize=128)
def way(start: int, end: int) -> list[int]:
    """The provinces of a shortest way, both ends included."""
    ways = [[start]]
    for path in ways:
        if path[-1] == end:
            return path
        ways += [[*path, there] for there in NEIGHBOURS[path[-1]] if there not in path]
    return [start, end]


def route(before: Piece, after: Piece) -> list[Point]:
    """Discs on the victory track follow the border, the King walks through the provinces; all else goes straight."""
    if before.kind == "king" and before.place in PROVINCES and after.place in PROVINCES:
        between = way(PROVINCES.index(before.place), PROVINCES.index(after.place))[1:-1]
        return [before.pos, *(king_spot(PROVINCES[province]) for province in between), after.pos]
    if before.kind not in ("vp", "marker") or not before.place.startswith("vp:"):
        return [before.pos, after.pos]
    start, end = int(before.place[3:]), int(after.place[3:])
    step = 1 if end > start else -1
    return [before.pos, *(layout.cell(points) for points in range(start + step, end, step)), after.pos]
