"""The additional actions of the districts (rules 5), step by step."""

from typing import Any, Final

from engine.api import Journal, Move
from engine.quebec import moves, stock
from engine.quebec.buildings import NONE, build, has_free_site
from engine.quebec.data import (
    ACTION_STEPS,
    COST,
    DISTRICT_OF,
    DISTRICTS,
    JOKER,
    NUMBERS,
    SPACES,
    ZONES,
)
from engine.quebec.events import run_race
from engine.quebec.position import (
    FROM_DISTRICTS,
    NODE_ACTIVATE,
    NODE_CONTRIBUTE,
    NODE_DISTRICT,
    NODE_PLACE,
    NODE_SHIFT,
    NODE_SHIFT_FROM,
    NODE_SHIFT_TO,
    NODE_START,
    NODE_UPGRADE,
    Position,
)

_NODE_OF: Final = {
    "place_passive": NODE_PLACE,
    "activate": NODE_ACTIVATE,
    "shift": NODE_SHIFT_FROM,
    "start_building": NODE_START,
    "contribute": NODE_CONTRIBUTE,
    "upgrade_star": NODE_UPGRADE,
}
_MOST_STARS: Final = len(NUMBERS) - 1


class Step:
    """One step that asks: `node`, `count` (workers at most), `moves` (where the list is fixed), and its district."""

    __slots__ = ("count", "district", "moves", "node")

    def __init__(self, district: int, row: dict[str, Any]) -> None:
        self.district: int = district
        self.node: int = _NODE_OF[row["op"]]
        self.count: int = row.get("count", row.get("count_max", 1))
        self.moves: list[Move] = [moves.PLACE[ZONES.index(zone)] for zone in row.get("zones", [])] + [moves.SKIP]


STEPS: Final[list[Step]] = []
"""All steps of all districts that ask; a frame on the stack names one by its place here."""
FRAMES: Final[list[list[int]]] = []
"""By district what goes on the stack: node, step, NONE for each step, the last step first."""
_SCORES: Final[list[int]] = []
"""By district the VP that come without asking (Q46)."""
_BY_ACTIVE: Final[list[bool]] = []
_BY_ZONES: Final[list[bool]] = []


def _prepare() -> None:
    for district, rows in enumerate(ACTION_STEPS):
        frames: list[int] = []
        ops = [row["op"] for row in rows]
        for row in rows:
            if row["op"] in _NODE_OF:
                step = Step(district, row)
                frames = [step.node, len(STEPS), NONE, *frames]
                STEPS.append(step)
        FRAMES.append(frames)
        _SCORES.append(sum(row["vp"] for row in rows if row["op"] == "score"))
        _BY_ACTIVE.append("score_active" in ops)
        _BY_ZONES.append("score_zones" in ops)


_prepare()


def begin(state: Position, space: int, journal: Journal | None) -> None:
    """The contribution to a space earns the additional action of its district (Q27, Q41)."""
    district = DISTRICT_OF[space]
    if JOKER[district]:
        state.stack += (NODE_DISTRICT, district, space)
    else:
        perform(state, district, space, journal)


def perform(state: Position, district: int, space: int, journal: Journal | None) -> None:
    """Scores what comes by itself and puts the steps that ask on the stack."""
    seat = state.turn
    points = _SCORES[district]
    if _BY_ACTIVE[district]:
        points = _by_table(state, state.active[seat])
    elif _BY_ZONES[district]:
        points = _by_table(state, sum(1 for n in state.zones[seat :: state.players] if n))
    if points:
        stock.gain(state, seat, points, FROM_DISTRICTS)
    if journal is not None:
        journal.note(state, "district", seat=seat, district=DISTRICTS[district], space=SPACES[space], points=points)
    stack = state.stack
    stack += FRAMES[district]
    if stack and stack[-3] == NODE_CONTRIBUTE:
        stack[-1] = space


def _by_table(state: Position, n: int) -> int:
    table = state.settings.culture_table
    return table[min(n, len(table) - 1)]


def is_idle(state: Position, node: int) -> bool:
    """Whether a step leaves nothing to choose but to skip it."""
    seat = state.turn
    if node == NODE_PLACE:
        return stock.placeable(state, seat, 1) == 0
    if node == NODE_ACTIVATE:
        return state.passive[seat] == 0
    if node == NODE_SHIFT_FROM:
        return not any(state.zones[seat :: state.players])
    if node == NODE_CONTRIBUTE:
        return len(contribute_moves(state)) == 1
    return len(upgrade_moves(state)) == 1


# ------------------------------------------------------------------------------------------------- the choices
def district_moves(state: Position) -> list[Move]:
    return moves.JOKER[state.stack[-2]][:]


def place_moves(state: Position) -> list[Move]:
    return STEPS[state.stack[-2]].moves[:]


def activate_moves(state: Position) -> list[Move]:
    n = min(STEPS[state.stack[-2]].count, state.passive[state.turn])
    return [moves.ACTIVATE[n], moves.SKIP]


def start_moves(state: Position) -> list[Move]:
    """Any construction site with a disc, or the end of the century where there is none (Q51, Q25)."""
    choices = [moves.START[space] for space in state.discs] or [moves.END_CENTURY]
    choices.append(moves.SKIP)
    return choices


def contribute_moves(state: Position) -> list[Move]:
    """Any other building with an architect and a free site that can be paid for (Q52)."""
    seat, source = state.turn, state.stack[-1]
    power = state.passive[seat]
    if state.settings.use_active:
        power += state.active[seat]
    choices = [
        moves.CONTRIBUTE[space]
        for space in state.architects
        if space >= 0 and space != source and COST[space] <= power and has_free_site(state, space)
    ]
    choices.append(moves.SKIP)
    return choices


def upgrade_moves(state: Position) -> list[Move]:
    """Own tokens of fewer than three stars (Q56)."""
    seat, stars = state.turn, state.stars
    choices = [
        moves.UPGRADE[space] for space, owner in enumerate(state.owners) if owner == seat and stars[space] < _MOST_STARS
    ]
    choices.append(moves.SKIP)
    return choices


def shift_from_moves(state: Position) -> list[Move]:
    own = state.zones[state.turn :: state.players]
    choices = [move for move, n in zip(moves.SHIFT_FROM, own, strict=True) if n]
    choices.append(moves.SKIP)
    return choices


def shift_from_candidates(state: Position) -> list[Move]:
    """Not from the zone just placed into: placing elsewhere and moving one fewer comes to the same (Q47)."""
    placed = state.stack[-1]
    choices = shift_from_moves(state)
    if placed >= 0 and moves.SHIFT_FROM[placed] in choices:
        choices.remove(moves.SHIFT_FROM[placed])
    return choices


def shift_to_moves(state: Position) -> list[Move]:
    return moves.SHIFT_TO[state.stack[-2]][:]


# --------------------------------------------------------------------------------------------------- the answers
def choose_district(state: Position, move: Move, journal: Journal | None) -> None:
    space = state.stack[-1]
    if not _skips(state, move, journal):
        perform(state, moves.DISTRICT_OF[move[1]], space, journal)


def place_worker(state: Position, move: Move, journal: Journal | None) -> None:
    """Puts passive workers down; a shift that follows remembers where (Q45 to Q50)."""
    n = STEPS[state.stack[-2]].count
    if _skips(state, move, journal):
        return
    zone = moves.ZONE_OF[move[1]]
    stock.place(state, state.turn, zone, n, journal)
    if state.stack and state.stack[-3] == NODE_SHIFT_FROM:
        state.stack[-1] = zone


def activate_workers(state: Position, move: Move, journal: Journal | None) -> None:
    if not _skips(state, move, journal):
        stock.activate(state, state.turn, moves.NUMBER_OF[move[1]], journal)


def start_building(state: Position, move: Move, journal: Journal | None) -> None:
    """Action A, complete (Q51)."""
    if not _skips(state, move, journal):
        build(state, moves.SPACE_OF[move[1]] if move[0] == "start" else NONE, journal)


def contribute(state: Position, move: Move, journal: Journal | None) -> None:
    """Fills a site with passive workers; no additional action comes of it (Q52)."""
    if not _skips(state, move, journal):
        stock.contribute(state, state.turn, moves.SPACE_OF[move[1]], True, journal)


def upgrade(state: Position, move: Move, journal: Journal | None) -> None:
    if _skips(state, move, journal):
        return
    space = moves.SPACE_OF[move[1]]
    state.stars[space] += 1
    state.upgraded |= 1 << space
    if journal is not None:
        journal.note(state, "upgraded", seat=state.turn, space=SPACES[space], stars=state.stars[space])
    run_race(state, state.turn, True, journal)


def shift_from(state: Position, move: Move, journal: Journal | None) -> None:
    if not _skips(state, move, journal):
        state.stack += (NODE_SHIFT_TO, moves.ZONE_OF[move[1]], 0)


def shift_to(state: Position, move: Move, journal: Journal | None) -> None:
    """Names the zone entered; the number is asked for only if there is a choice (Q47, A8)."""
    zone, target = state.stack[-2], moves.ZONE_OF[move[1]]
    del state.stack[-3:]
    if state.zones[zone * state.players + state.turn] == 1:
        _shift(state, zone, target, 1, journal)
    elif not state.settings.one_or_two:
        _shift(state, zone, target, len(moves.SHIFT), journal)
    else:
        state.stack += (NODE_SHIFT, zone, target)


def shift(state: Position, move: Move, journal: Journal | None) -> None:
    zone, target = state.stack[-2:]
    del state.stack[-3:]
    _shift(state, zone, target, moves.NUMBER_OF[move[1]], journal)


def _shift(state: Position, zone: int, target: int, n: int, journal: Journal | None) -> None:
    seat = state.turn
    state.zones[zone * state.players + seat] -= n
    state.zones[target * state.players + seat] += n
    if journal is not None:
        journal.note(state, "shifted", seat=seat, zone=ZONES[zone], target=ZONES[target], count=n)


def _skips(state: Position, move: Move, journal: Journal | None) -> bool:
    """Takes the frame of the step off the stack; tells whether the step is left out (Q40)."""
    del state.stack[-3:]
    if move[0] != "skip":
        return False
    if journal is not None:
        journal.note(state, "skipped", seat=state.turn)
    return True
