"""The pieces on the board of Quo Vadis?: senators, laurels, Caesar, and what says how many votes are missing."""

from __future__ import annotations

from engine.api import NOBODY, Note
from engine.quo_vadis import data
from engine.quo_vadis.position import NODE_CHOOSE, STATUSES, Promise
from game.art.quo_vadis import plan
from game.boards.parts import Sitting
from game.boards.quo_vadis import layout, talk
from game.boards.quo_vadis import simulate as sim
from game.boards.quo_vadis.simulate import State
from game.stage.pieces import Piece
from game.stage.tween import Point

LAUREL, COIN, TALL, PILL = 4, 5, 10, 12
"""Heights: laurels on stairs and before players, senators and Caesar, the pills over all."""
UNDER = LAUREL
FLIPS = frozenset({"laurel"})
HOP = 60.0
"""How far a senator gets on the stairs with a hop."""
SEALED = "0"
"""The face of a laurel whose value is not shown."""


def pieces(state: State, sitting: Sitting, note: Note | None = None) -> list[Piece]:
    """All pieces of a position; what is negotiated may be told at a note of a film."""
    return [
        *senators(state, sitting),
        *laurels(state, sitting),
        caesar(state),
        *counters(state),
        *seals(state, note),
        *pills(state, sitting),
        *talk.pieces(state, sitting, note),
    ]


# ---------------------------------------------------------------------- senators and Caesar


def senators(state: State, sitting: Sitting) -> list[Piece]:
    """Senators in rooms, in the senate and in hand: the viewer's in the tray, the others' on their panels."""
    found = []
    for place, name in enumerate(data.ROOMS):
        for index, seat in enumerate(sim.in_room(state, place)):
            found.append(Piece("senator", seat, name, "", plan.foot(name, index), TALL, plan.SENATOR))
    for seat, count in enumerate(state.hand):
        for index in range(count):
            found.append(hand(state, seat, index, sitting))
    return found


def hand(state: State, seat: int, index: int, sitting: Sitting) -> Piece:
    """A senator in hand."""
    if seat == sitting.viewer:
        return Piece("senator", seat, "hand", "", layout.in_hand(index, state.hand[seat]), TALL, plan.SENATOR)
    box = layout.panel(seat, state.players)
    return Piece("senator", seat, "hand", "", layout.roster(box, index), TALL, layout.ROSTER)


def caesar(state: State) -> Piece:
    name = data.PASSAGES[state.caesar]
    return Piece("caesar", NOBODY, name, "", plan.caesar(name), TALL, plan.CAESAR)


# ---------------------------------------------------------------------- laurels


def laurels(state: State, sitting: Sitting) -> list[Piece]:
    """Every laurel: on the stairs, before the players, in the pile and in the bag."""
    found = []
    for way in data.SPACES:
        if state.laurels[way] != data.EMPTY:
            name = data.PASSAGES[way]
            at = plan.laurel(name, way == state.caesar)
            found.append(Piece("laurel", NOBODY, name, str(state.laurels[way]), at, LAUREL, plan.LAUREL))
    for seat in range(state.players):
        found += held(state, seat, sitting)
    found += [Piece("laurel", NOBODY, "pile", "1", plan.pile(), LAUREL, plan.PILE_COIN)] * state.pile
    found += [Piece("laurel", NOBODY, "bag", SEALED, plan.bag(), LAUREL, plan.PILE_COIN)] * sim.in_bag(state)
    return found


def held(state: State, seat: int, sitting: Sitting) -> list[Piece]:
    """The laurels of a seat: the viewer's lie open in the tray, the highest first; of others the backs are seen."""
    if seat == sitting.viewer:
        return own(state, seat)
    at = layout.coin(layout.panel(seat, state.players))
    return [Piece("laurel", NOBODY, f"own:{seat}", SEALED, at, COIN, layout.FLAT)] * sim.held(state, seat)


def own(state: State, seat: int) -> list[Piece]:
    """The viewer's laurels, the highest first; many lie in heaps by value, with how many these are."""
    counts = sim.tokens(state, seat)
    groups = [(value, counts[value - 1]) for value in range(data.VALUES, 0, -1) if counts[value - 1]]
    many = sum(counts) > layout.SINGLE
    size = layout.COIN_MANY if many else layout.COIN
    found = []
    for (value, count), places in zip(groups, layout.own_coins([count for _, count in groups]), strict=True):
        found += [Piece("laurel", NOBODY, f"own:{seat}", str(value), at, COIN, size) for at in places]
        if many and count > 1:
            x, y = places[-1]
            found.append(Piece(f"tally:{value}", NOBODY, "own", f"{count}", (x + 12, y + 25), PILL, 22))
    return found


def seals(state: State, note: Note | None = None) -> list[Piece]:
    """The live promises as seals at the feet of whoever made them; one that the note is about shows how it ended."""
    ended = note.facts["number"] if note is not None and note.key in STATUSES else NOBODY
    shown = sorted((*state.promises, *(made for made in state.settled if made.number == ended)), key=_number)
    found = []
    for seat in range(state.players):
        made = [promise for promise in shown if promise.maker == seat]
        for i, promise in enumerate(made):
            at = layout.seal(layout.panel(seat, state.players), i, len(made))
            face = f"{promise.number}:{STATUSES[promise.status]}"
            found.append(Piece(f"seal:{promise.number}", seat, "seal", face, at, COIN, layout.SEAL))
    return found


def _number(promise: Promise) -> int:
    return promise.number


def counters(state: State) -> list[Piece]:
    """How many laurels are left in the pile and in the bag."""
    return [
        Piece(f"count:{name}", NOBODY, name, str(count), plan.counter(name), LAUREL, 26)
        for name, count in (("pile", state.pile), ("bag", sim.in_bag(state)))
    ]


# ---------------------------------------------------------------------- what is missing


def pills(state: State, sitting: Sitting) -> list[Piece]:
    """Beside the stairs that the viewer could take now: the votes still to win, or that the way is free."""
    if state.node != NODE_CHOOSE or state.current_player != sitting.viewer or sitting.group in ("place", "caesar"):
        return []
    found = []
    for move in state.legal_moves():
        if move[0] in ("promote", "draft"):
            name = str(move[1])
            way = data.PASSAGES.index(name)
            count = sim.still_needed(state, way, sitting.viewer) if move[0] == "draft" else 0
            at = plan.pill(name, way == state.caesar)
            found.append(Piece(f"pill:{name}", NOBODY, name, str(count), at, PILL, plan.PILL[1]))
    return found


# ---------------------------------------------------------------------- ways


def route(before: Piece, after: Piece) -> list[Point]:
    """Senators go up the stairs between the middles of their doors; all else goes straight."""
    if before.kind != "senator" or before.place not in plan.rooms() or after.place not in plan.rooms():
        return [before.pos, after.pos]
    way = next((s for s in plan.passages().values() if (s.start, s.end) == (before.place, after.place)), None)
    if way is None:
        return [before.pos, after.pos]
    x, y, w, h = way.area
    low, high = (x + w / 2, y + h), (x + w / 2, y)
    if way.up != "up":
        low, high = (x, y + h / 2), (x + w, y + h / 2)
        low, high = (low, high) if way.up == "right" else (high, low)
    hops = max(1, round((w if way.up != "up" else h) / HOP))
    steps = [(low[0] + (high[0] - low[0]) * i / hops, low[1] + (high[1] - low[1]) * i / hops) for i in range(hops + 1)]
    return [before.pos, *steps, after.pos]
