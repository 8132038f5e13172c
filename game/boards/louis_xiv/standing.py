"""How a seat stands with a courtier, now or after a move, and what that would bring, in words."""

from __future__ import annotations

from engine.api import NOBODY
from game.boards.louis_xiv import simulate as sim
from game.boards.louis_xiv import words
from game.boards.louis_xiv.simulate import State
from game.boards.parts import Line, Sitting, icon, mark
from game.stage.pieces import Piece
from game.text import t

KEY = "tip.louis_xiv.would"


def reward_art(courtier: int) -> Piece:
    """A little picture of what a courtier gives."""
    kind, value = sim.reward(courtier)
    if kind == "chip":
        return Piece(f"chip:{value}", size=24)
    if kind == "coins":
        return Piece("coin", face=str(value), size=24)
    if kind == "coats":
        return Piece("shield", size=24)
    if kind in ("influence_card", "intrigue_card"):
        return Piece("small", face=kind.removesuffix("_card"), size=18)
    return Piece("marker", NOBODY, size=20)


def lines(state: State, courtier: int, seat: int, sitting: Sitting) -> list[Line]:
    """What the courtier would bring a seat as things stand."""
    kind, number = sim.condition(state, courtier)
    here = sim.counts(state, courtier)
    reward = words.reward_of(courtier)
    if not any(here):
        return [Line(t(f"{KEY}.empty"), None, "muted")]
    if kind == "threshold":
        found = _threshold(here[seat], number, courtier, seat)
    else:
        first = sim.leader(state, courtier)
        most = max(here)
        if first == seat:
            others = max((count for other, count in enumerate(here) if other != seat), default=0)
            said = t(f"{KEY}.lead", mine=most, other=others, reward=reward)
            found = [Line(said, reward_art(courtier), "good")]
        else:
            found = [_behind(here, first, most, sitting)]
            found += _bribe(state, courtier, seat) if kind == "bribe" and here[seat] else []
    if sim.louis(state) == courtier and sim.leader(state, courtier) == seat:
        found.append(Line(t(f"{KEY}.crown"), Piece("chip:crown", size=24), "good"))
    return found


def brief(state: State, courtier: int, seat: int, sitting: Sitting) -> Line:
    """The same in a line beside others: a tie without the names."""
    line = lines(state, courtier, seat, sitting)[0]
    if line.art == icon("scales"):
        line = line._replace(words=t(f"{KEY}.tied", count=max(sim.counts(state, courtier))))
    return line


def _threshold(mine: int, need: int, courtier: int, seat: int) -> list[Line]:
    if mine >= need:
        return [Line(t(f"{KEY}.enough", reward=words.reward_of(courtier)), reward_art(courtier), "good")]
    return [Line(t(f"{KEY}.short", count=need - mine), mark(seat), "muted")]


def _behind(here: list[int], first: int, most: int, sitting: Sitting) -> Line:
    """Who leads, or that there is a tie."""
    if first == NOBODY:
        names = words.joined([words.name(seat, sitting) for seat, count in enumerate(here) if count == most])
        return Line(t(f"{KEY}.tie", names=names, count=most), icon("scales"))
    return Line(t(f"{KEY}.leads", name=words.name(first, sitting), count=most), mark(first))


def _bribe(state: State, courtier: int, seat: int) -> list[Line]:
    cost = sim.price(state, courtier, seat)
    if state.coins[seat] < cost:
        return [Line(t(f"{KEY}.too_dear", count=cost), Piece("coin", size=20), "bad")]
    return [Line(t(f"{KEY}.bribe", count=cost, reward=words.reward_of(courtier)), Piece("coin", size=20))]


def wanted(state: State, seat: int, chip: str) -> list[str]:
    """The missions in the viewer's hand that ask for a chip, in words."""
    found = []
    for number in sim.missions(state, seat):
        if number >= 0 and (chip == "crown" or chip in sim.needs(number)):
            found.append(words.mission(number))
    return found
