"""The tooltips of Quo Vadis?: what a thing is, how it stands now, its rule, and why it cannot be chosen."""

from __future__ import annotations

from engine.api import NOBODY
from engine.quo_vadis import data
from game.boards.parts import Line, Sitting, Tip
from game.boards.quo_vadis import simulate as sim
from game.boards.quo_vadis import why
from game.boards.quo_vadis.preview import coin, mark, sign
from game.boards.quo_vadis.simulate import State
from game.telling import quo_vadis as words
from game.text import t

KEY = "tip.quo_vadis"
GAME = "game.quo_vadis"
RULE_OF_ACTION = {"place": "V20", "promote": "V21", "caesar": "V32", "side": "V95"}


def explain(thing: str, state: State, sitting: Sitting) -> Tip | None:
    """The tip of a thing by its name."""
    kind, _, name = thing.partition(":")
    if kind == "seat":
        return _seat(int(name), state, sitting)
    if kind == "room":
        return _senate(state, sitting) if name == "senate" else _room(name, state, sitting)
    if kind == "passage":
        return _passage(name, state, sitting)
    if kind in ("caesar", "pile", "bag"):
        return _plain(kind, state)
    if kind == "action":
        return _action(name, state)
    if kind in ("tokens", "senate", "hand", "trust"):
        return _of_panel(kind, int(name), state, sitting)
    return _promise(int(name), state, sitting) if kind == "promise" else None


def _said(key: str, **facts: object) -> Line:
    return Line(t(f"{KEY}.{key}", **facts))


# ---------------------------------------------------------------------- rooms and passages


def _room(name: str, state: State, sitting: Sitting) -> Tip:
    place = data.ROOMS.index(name)
    one = data.SEATS[place] == 1
    lines = [_said("room.one" if one else "room")]
    there = sim.standing(state, place)
    for seat, count in enumerate(there):
        if count:
            said = t(f"{KEY}.room.there", name=sitting.names[seat], senators=t(f"{GAME}.senators", count=count))
            lines.append(Line(said, mark(seat), "muted"))
    reason = why.not_room(place, state, sitting)
    if reason:
        lines.append(Line(reason, sign("cancel"), "bad"))
    price = t(f"{GAME}.needs", votes=words.votes(data.VOTES[place]))
    return Tip(words.room_name(place), price, tuple(lines), "V27" if one else "V24")


def _senate(state: State, sitting: Sitting) -> Tip:
    lines = [_said("senate")]
    for place, seat in enumerate(state.senate, 1):
        said = t(f"{KEY}.senate.seat", place=t(f"{GAME}.laurel.{place}"), name=sitting.names[seat])
        lines.append(Line(said, mark(seat), "muted"))
    outside = sim.outside(state)
    if sim.warns(state):
        names = words.joined([sitting.names[seat] for seat in outside])
        lines.append(Line(t(f"{GAME}.alarm", names=names), sign("hazard-sign"), "bad"))
    return Tip(t(f"{GAME}.senate"), t(f"{GAME}.seats_left", count=sim.seats_left(state)), tuple(lines), "V41")


def _passage(name: str, state: State, sitting: Sitting) -> Tip:
    way = data.PASSAGES.index(name)
    lines = []
    if data.HAS_SPACE[way]:
        face = state.laurels[way]
        key = "laurel.none" if not face else "laurel.caesar" if face == data.CAESAR_TOKEN else "laurel"
        lines.append(Line(t(f"{KEY}.{key}"), coin(face) if face else sign("laurels")))
    if way == state.caesar:
        lines.append(Line(t(f"{KEY}.caesar"), sign("caesar")))
    reason = why.not_passage(way, state, sitting)
    if reason:
        lines.append(Line(reason, sign("cancel"), "bad"))
    if not lines:
        lines.append(_said("passage"))
    return Tip(words.passage(way), "", tuple(lines), "V38" if data.HAS_SPACE[way] else "V21")


def _plain(kind: str, state: State) -> Tip:
    rules = {"caesar": "V33", "pile": "V28", "bag": "V38"}
    counts = {"pile": state.pile, "bag": sim.in_bag(state)}
    price = t(f"{GAME}.tokens", count=counts[kind]) if kind in counts else ""
    return Tip(t(f"{GAME}.thing.{kind}"), price, (_said(kind),), rules[kind])


def _action(name: str, state: State) -> Tip:
    lines = [_said(f"action.{name}")]
    reason = why.not_action(name, state)
    if reason:
        lines.append(Line(reason, sign("cancel"), "bad"))
    return Tip(t(f"{GAME}.action.{name}"), "", tuple(lines), RULE_OF_ACTION[name])


def _promise(number: int, state: State, sitting: Sitting) -> Tip | None:
    """A live promise: what, to whom, until when."""
    made = sim.promise(state, number)
    if made is None:
        return None
    names = sitting.names
    said = t(f"{KEY}.promise.between", maker=names[made.maker], beneficiary=names[made.beneficiary])
    turn, whose = sim.expiry(state, made)
    last = words.until(turn, state.players, sitting.names[whose])
    lines = [Line(said, mark(made.maker)), Line(last, sign("hourglass"), "muted")]
    lines.append(Line(t(f"{KEY}.kind.{data.KINDS[made.pledge.kind]}"), None, "muted"))
    title = t(f"{KEY}.promise.title", number=number, promise=words.pledge(made.pledge, names))
    return Tip(title, "", tuple(lines), "V76")


# ---------------------------------------------------------------------- panels


def _seat(seat: int, state: State, sitting: Sitting) -> Tip:
    total = sim.shown_total(state, seat, sitting.viewer)
    lines = [Line(t(f"{GAME}.tokens", count=sim.held(state, seat)), sign("laurels"))]
    if total != sim.UNKNOWN:
        lines[0] = Line(t(f"{KEY}.tokens.worth", tokens=lines[0].words, count=total), sign("laurels"))
    places = sim.places(state, seat)
    said = t(f"{KEY}.seated" if places else f"{KEY}.outside")
    lines.append(Line(said, sign("greek-temple"), "good" if places else "bad" if sim.warns(state) else "muted"))
    return Tip(sitting.names[seat], "", tuple(lines), "V43")


def _of_panel(kind: str, seat: int, state: State, sitting: Sitting) -> Tip:
    if kind == "tokens":
        return _tokens(seat, state, sitting)
    if kind == "senate":
        return _seat(seat, state, sitting)
    if kind == "hand":
        price = t(f"{GAME}.in_hand", count=state.hand[seat])
        return Tip(t(f"{GAME}.thing.hand"), price, (_said("hand"),), "V20")
    return _trust(seat, state, sitting)


def _tokens(seat: int, state: State, sitting: Sitting) -> Tip:
    lines = [_said("tokens")]
    if seat == sitting.viewer:
        counts = sim.tokens(state, seat)
        shown = [f"{words.laurel(value)} x {counts[value - 1]}" for value in range(5, 0, -1) if counts[value - 1]]
        lines = [Line("  ".join(shown))] if shown else []
        lines.append(Line(t(f"{KEY}.tokens.known"), None, "muted"))
    price = t(f"{GAME}.tokens", count=sim.held(state, seat))
    return Tip(t(f"{GAME}.thing.tokens"), price, tuple(lines), "V39")


def _trust(seat: int, state: State, sitting: Sitting) -> Tip:
    """What a word between the viewer and this seat has been worth."""
    lines = [_said("trust")]
    viewer = sitting.viewer
    if viewer not in (NOBODY, seat):
        for maker, other in ((viewer, seat), (seat, viewer)):
            kept, broken, voided = sim.record(state, maker, other)
            said = t(
                f"{KEY}.trust.record", name=sitting.names[maker], other=sitting.names[other],
                kept=kept, broken=broken, voided=voided, share=round(100 * sim.trust(state, maker, other)),
            )  # fmt: skip
            lines.append(Line(said, mark(maker), "muted"))
    lines.append(Line(t(f"{KEY}.trust.open"), sign("scroll-quill"), "muted"))
    return Tip(t(f"{GAME}.thing.trust"), "", tuple(lines), "V83")
