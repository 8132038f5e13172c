"""What a move would do: the senator in the seat he would take, what is gained, and whose vote it wants."""

from __future__ import annotations

from engine.api import Move
from engine.quo_vadis import data
from game.art.quo_vadis import plan
from game.boards.parts import Line, Preview, Sitting, Tip
from game.boards.quo_vadis import simulate as sim
from game.boards.quo_vadis import tray
from game.boards.quo_vadis.simulate import State
from game.stage.pieces import Piece
from game.telling import quo_vadis as words
from game.text import t

KEY = "preview.quo_vadis"
RULES = {
    "place": "V20",
    "promote": "V21",
    "draft": "V24",
    "caesar": "V32",
    "reward": "V30a",
    "settle": "V72b",
    "keep": "V36",
    "lobby": "V96",
    "no_lobby": "V96",
    "side_draft": "V95",
}


def mark(seat: int) -> Piece:
    return Piece("seat", seat, size=19)


def sign(name: str) -> Piece:
    return Piece("icon", face=name, size=18)


def coin(face: int) -> Piece:
    return Piece("laurel", face=str(face), size=22)


def preview(move: Move, state: State, sitting: Sitting) -> Preview:
    """The preview of a move that has a spot."""
    verb = str(move[0])
    if verb == "place":
        return _place(move, state, sitting)
    if verb in ("promote", "draft"):
        return _climb(move, state, sitting)
    if verb == "caesar":
        return _caesar(move, state, sitting)
    lines = [*_answer(move, state), *warnings(state, move, sitting)]
    return Preview(Tip(tray.caption(move, state, sitting), "", tuple(lines), RULES.get(verb, "")))


def warnings(state: State, move: Move, sitting: Sitting) -> list[Line]:
    """The own promises that a move would break."""
    found = sim.breaks(sim.play(state, [move]), sitting.viewer)
    return [Line(breach(facts, sitting), sign("hazard-sign"), "bad") for facts in found]


def breach(facts: sim.Facts, sitting: Sitting) -> str:
    """That a promise would be broken or come to nothing."""
    return t(f"{KEY}.breaks", number=facts["number"], name=sitting.names[facts["target"]])


# ---------------------------------------------------------------------- the three actions


def _ghost(state: State, place: int, seat: int) -> tuple[Piece, ...]:
    """A senator who would come into a room, on the seat that is free now."""
    taken = len(sim.in_room(state, place))
    if taken >= data.SEATS[place]:
        return ()
    name = data.ROOMS[place]
    return (
        Piece("target", pos=plan.seat(name, taken), size=plan.SEAT),
        Piece("senator", seat, name, "ghost", plan.foot(name, taken), 10, plan.SENATOR),
    )


def _place(move: Move, state: State, sitting: Sitting) -> Preview:
    place, seat = data.ROOMS.index(str(move[1])), sitting.viewer
    lines = [Line(t(f"{KEY}.place", room=words.room(place)))]
    needed = data.VOTES[place] - sim.standing(state, place)[seat] - 1
    if data.VOTES[place] > 1:
        said = t(f"{KEY}.votes_then", count=needed) if needed > 0 else t(f"{KEY}.own_votes_then")
        lines.append(Line(said, sign("hand"), "muted"))
    lines += warnings(state, move, sitting)
    return Preview(Tip(words.room_name(place), "", tuple(lines), RULES["place"]), _ghost(state, place, seat))


def _climb(move: Move, state: State, sitting: Sitting) -> Preview:
    """Two lines: what is gained, and whose votes it wants."""
    way, seat = data.PASSAGES.index(str(move[1])), sitting.viewer
    target = data.TO[way]
    lines = [gain(state, way)]
    if move[0] == "draft":
        lines.append(whose(state, way, sitting))
        return Preview(Tip(words.passage(way), "", tuple(lines), RULES["draft"]), _ghost(state, target, seat))
    how = "caesar" if way == state.caesar else "own"
    lines.append(Line(t(f"{KEY}.free.{how}"), sign("caesar" if how == "caesar" else "hand"), "good"))
    lines += warnings(state, move, sitting)
    rule = "V33" if how == "caesar" else RULES["promote"]
    return Preview(Tip(words.passage(way), "", tuple(lines), rule), _ghost(state, target, seat))


def gain(state: State, way: int) -> Line:
    """Where a passage leads and what is picked up on it."""
    where = "senate" if data.TO[way] == data.SENATE else "room"
    facts = {"room": words.room(data.TO[way])}
    if not data.HAS_SPACE[way]:
        return Line(t(f"{KEY}.to.{where}", **facts))
    if way == state.caesar:
        return Line(t(f"{KEY}.to.{where}.caesar", **facts))
    if state.laurels[way] == data.EMPTY:
        return Line(t(f"{KEY}.to.{where}.empty", **facts))
    return Line(t(f"{KEY}.to.{where}.laurel", laurel=words.laurel(state.laurels[way]), **facts), None, "good")


def whose(state: State, way: int, sitting: Sitting) -> Line:
    """How many votes are to be won, and from whom."""
    seat = sitting.viewer
    there = sim.standing(state, data.FROM[way])
    asked = [other for other in sim.clockwise(state, seat) if there[other]]
    marks = " ".join(f"{{seat:{other}}}{sitting.names[other]}" for other in asked)
    return Line(t(f"{KEY}.votes", count=sim.still_needed(state, way, seat), names=marks), sign("hand"))


def _caesar(move: Move, state: State, sitting: Sitting) -> Preview:
    """Who could go through there without votes, and who could not take that laurel."""
    name = str(move[1])
    way, seat = data.PASSAGES.index(name), sitting.viewer
    there = sim.standing(state, data.FROM[way])
    lines = [Line(t(f"{KEY}.caesar"))]
    others = [other for other in range(state.players) if there[other] and other != seat]
    if there[seat]:
        lines.append(Line(t(f"{KEY}.caesar.you"), mark(seat), "good"))
    if others:
        names = t("table.comma").join(sitting.names[other] for other in others)
        lines.append(Line(t(f"{KEY}.caesar.others", names=names), mark(others[0]), "muted"))
    if data.PASSAGES[state.caesar] != name:
        lines.append(Line(t(f"{KEY}.caesar.leaves", passage=words.passage(state.caesar)), sign("caesar"), "muted"))
    lines += warnings(state, move, sitting)
    ghost = Piece("caesar", -1, name, "ghost", plan.caesar(name), 10, plan.CAESAR)
    return Preview(Tip(words.passage(way), "", tuple(lines), RULES["caesar"]), (ghost,))


# ---------------------------------------------------------------------- answers


def _answer(move: Move, state: State) -> list[Line]:
    verb = str(move[0])
    if verb == "settle":
        given, back = state.choices[int(move[1])]
        lines = [Line(t(f"{KEY}.settle", tokens=tray.purse(given)))]
        return lines + ([Line(t(f"{KEY}.settle.back", tokens=tray.purse(back)))] if any(back) else [])
    return [Line(t(f"{KEY}.{verb}"), None, "muted")]
