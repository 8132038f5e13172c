"""Where each legal move of Québec is clicked."""

from __future__ import annotations

from collections.abc import Sequence

from engine.api import Move
from engine.quebec.data import DISTRICTS, LEADERS, SPACES, ZONES
from game.boards.parts import Sitting, Thing, tray_spots
from game.boards.quebec import bar, layout
from game.boards.quebec import simulate as sim
from game.boards.quebec.simulate import State
from game.boards.quebec.tray import tray
from game.stage.spots import Region, Spot

ON_SPACE = frozenset({"start", "contribute", "upgrade", "settle"})
ON_ZONE = frozenset({"send", "place", "redirect", "shift_from", "shift_to"})
READING = sorted(SPACES, key=lambda name: (round(layout.SPACE[name].y), layout.SPACE[name].x))
"""The round of the keyboard on the board: line by line."""
ROUND = ("economy", "culture", "citadel", "religion", "politics")
"""And among the zones: clockwise from the upper left."""


def spots(state: State, moves: Sequence[Move], sitting: Sitting) -> list[Spot]:
    """One spot for each move: a space, a zone, a district, a leader's card, or a button of the tray."""
    found: list[Spot] = []
    for move in moves:
        verb, argument = str(move[0]), str(move[1]) if len(move) > 1 else ""
        group = verb if not state.stack else ""
        if verb in ON_SPACE:
            order = READING.index(argument)
            found.append(Spot(move, layout.SPACE[argument], f"space:{argument}", order=order, group=group))
        elif verb in ON_ZONE:
            order = 100 + ROUND.index(argument)
            found.append(Spot(move, layout.ZONE[argument], f"zone:{argument}", order=order, group=group))
        elif verb == "district":
            order = DISTRICTS.index(argument)
            found.append(Spot(move, layout.CENTRE[argument], f"district:{argument}", order=order))
        elif verb == "leader":
            order = 200 + LEADERS.index(argument)
            box = layout.leader_box(argument, state.settings.leaders)
            found.append(Spot(move, box, f"leader:{argument}", order=order, group=group))
    return found + tray_spots(tray(state, moves, sitting))


def things(state: State, sitting: Sitting) -> list[Thing]:
    """Everything with a tooltip, the uppermost last."""
    found = [Thing(f"district:{name}", region) for name, region in layout.CENTRE.items()]
    found += [Thing(f"space:{name}", region) for name, region in layout.SPACE.items()]
    found += [Thing(f"zone:{name}", layout.ZONE[name]) for name in ZONES]
    found += [Thing(f"century:{century}", bar.place(century)) for century in range(1, 5)]
    found += [Thing(f"event:{name}", region) for name, region in cards(state)]
    for leader in state.settings.leaders:
        name = LEADERS[leader]
        found.append(Thing(f"leader:{name}", layout.leader_box(name, state.settings.leaders)))
    wells = layout.wells(bool(state.settings.leaders))
    for seat in range(len(sitting.names)):
        for name in wells:
            found.append(Thing(f"well:{seat}:{name}", layout.panel_well(seat, state.players, name, len(wells))))
    return found


def cards(state: State) -> list[tuple[str, Region]]:
    """The events whose cards lie on the board, and where."""
    now, lasting = sim.event(state), sim.lasting(state)
    found: list[tuple[str, Region]] = [(now, layout.EVENT)] if now else []
    if lasting:
        found.append((lasting, layout.RACE))
    return found
