"""How seats stand in a zone, now and after a move, in words."""

from __future__ import annotations

from engine.quebec.data import ZONES
from game.boards.parts import Line, Sitting, icon, mark
from game.boards.quebec import simulate as sim
from game.boards.quebec import words
from game.boards.quebec.simulate import Outcome, State
from game.stage.pieces import Piece
from game.text import t

KEY = "tip.quebec.zone"


def emblem(zone: str) -> Piece:
    return Piece("emblem", face=zone, size=19)


def lines(state: State, zone: int, sitting: Sitting) -> list[Line]:
    """Who leads in a zone as it is."""
    counts = sim.workers(state, zone)
    leaders = sim.leaders_of(counts)
    seat = sitting.viewer
    if not leaders:
        return [Line(t(f"{KEY}.empty"), emblem(ZONES[zone]), "muted")]
    if len(leaders) > 1:
        names = words.joined([sitting.names[other] for other in leaders])
        return [Line(t(f"{KEY}.tie", names=names), emblem(ZONES[zone]))]
    leader = leaders[0]
    said = t(f"{KEY}.leads", name=sitting.names[leader], count=counts[leader])
    if leader == seat:
        said = t(f"{KEY}.you_lead", count=counts[leader])
    return [Line(said, Piece("seat", leader, size=17))]


def change(state: State, outcome: Outcome, zone: str, sitting: Sitting) -> list[Line]:
    """What a move changes for the seat to decide in a zone: how many it has there, and whether that is the most."""
    seat, number = state.current_player, ZONES.index(zone)
    if outcome.ends:
        return []
    before, after = (sim.workers(at, number) for at in (state, outcome.state))
    if before == after:
        return []
    becomes = t("tip.quebec.becomes", before=before[seat], after=after[seat])
    found = [
        Line(
            t(f"{KEY}.change", zone=words.zone(zone), change=becomes),
            emblem(zone),
            "good" if after[seat] > before[seat] else "",
        )
    ]
    leaders = sim.leaders_of(after)
    if leaders == [seat]:
        found.append(Line(t(f"{KEY}.you_would_lead"), Piece("seat", seat, size=17), "good"))
    elif seat in leaders:
        found.append(Line(t(f"{KEY}.you_would_tie"), Piece("seat", seat, size=17), "good"))
    elif leaders:
        said = t(f"{KEY}.leads", name=sitting.names[leaders[0]], count=after[leaders[0]])
        found.append(Line(said, mark(leaders[0]), "muted"))
    target, moving = sim.moving_on(outcome.state, number)
    if target and moving[seat]:
        said = t(f"{KEY}.moves_on", count=moving[seat], target=words.place(target))
        found.append(Line(said, icon("next-button", 17), "muted"))
    return found
