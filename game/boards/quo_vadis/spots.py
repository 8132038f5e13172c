"""Where each move of Quo Vadis? is clicked; what is put together in the deal form has no place here."""

from __future__ import annotations

from collections.abc import Sequence

from engine.api import Move
from engine.quo_vadis import data
from game.art.quo_vadis import plan
from game.boards.parts import Sitting, Thing, tray_spots
from game.boards.quo_vadis import layout, pieces
from game.boards.quo_vadis import simulate as sim
from game.boards.quo_vadis.simulate import State
from game.boards.quo_vadis.tray import tray
from game.stage.spots import Box, Circle, Region, Several, Spot

CLIMBS = ("promote", "draft")
BADGE = 17.0
"""The radius of Caesar's badge beside stairs that can be taken as well."""


def spots(state: State, moves: Sequence[Move], sitting: Sitting) -> list[Spot]:
    """One spot for each move: free seats, stairs, laurels, or a button of the tray.

    Stairs on which votes are missing stand for the form in which these are asked for.
    """
    climbed = {str(move[1]) for move in moves if move[0] in CLIMBS}
    found: list[Spot] = []
    for move in moves:
        verb, name = str(move[0]), str(move[1]) if len(move) > 1 else ""
        if verb == "place":
            found.append(Spot(move, seats_region(state, name), f"room:{name}", order=order(name), group="place"))
        elif verb in CLIMBS:
            region = climb_region(state, name, climbed, sitting)
            found.append(Spot(move, region, f"passage:{name}", order=order(name), layer=1, group="promote"))
        elif verb == "caesar":
            taken = name in climbed and sitting.group != "caesar"
            region = Circle(*badge_at(name), BADGE) if taken else layout.laurel_region(name)
            found.append(Spot(move, region, f"passage:{name}", order=100 + order(name), group="caesar"))
    return found + tray_spots(tray(state, moves, sitting))


def order(name: str) -> int:
    """The round of the keyboard: from the entry row up, from the left."""
    if name in data.PASSAGES:
        x, y = plan.passages()[name].centre
    else:
        x, y = plan.rooms()[name].centre
    return round((900 - y) / 40) * 40 + round(x / 40)


def free_seats(state: State, name: str) -> list[int]:
    """The indices of the free seats of a room."""
    place = data.ROOMS.index(name)
    taken = len(sim.in_room(state, place))
    return list(range(taken, data.SEATS[place]))


def seats_region(state: State, name: str) -> Region:
    """The free seats of a room."""
    return Several(tuple(layout.seat_region(name, index) for index in free_seats(state, name)))


def climb_region(state: State, name: str, climbed: set[str], sitting: Sitting) -> Region:
    """Stairs, and the senators who could take them; where these could go another way they are lit, not clicked: their
    circles have no radius."""
    way = data.PASSAGES.index(name)
    start = data.FROM[way]
    stairs = layout.stairs_box(name)
    several = sum(data.PASSAGES[other] in climbed for other in data.EXITS[start]) > 1
    circles = [layout.seat_region(data.ROOMS[start], index) for index in own_seats(state, start, sitting)]
    return Several((stairs, *(circle._replace(r=0.0) if several else circle for circle in circles)))


def own_seats(state: State, place: int, sitting: Sitting) -> list[int]:
    """The indices of the viewer's senators in a room."""
    return [index for index, seat in enumerate(sim.in_room(state, place)) if seat == sitting.viewer]


def badge_at(name: str) -> tuple[float, float]:
    """Where Caesar's badge is: beside upright stairs, above flat ones."""
    stairs = plan.passages()[name]
    x, y = stairs.centre
    return (x, y - 46) if stairs.up != "up" else (x - 48, y)


def things(state: State, sitting: Sitting) -> list[Thing]:
    """Everything with a tooltip, the uppermost last."""
    found = [Thing(f"room:{name}", layout.room_box(name)) for name in plan.rooms()]
    found += [Thing(f"passage:{name}", layout.stairs_box(name)) for name in plan.passages()]
    x, y = plan.caesar(data.PASSAGES[state.caesar])
    found.append(Thing("caesar", Box(x - 17, y - 66, 34, 70)))
    found += [Thing("pile", Circle(*plan.pile(), 36)), Thing("bag", Circle(*plan.bag(), 32))]
    for seat in range(state.players):
        box = layout.panel(seat, state.players)
        left, (_, tokens, hand, trust, _) = layout.text_left(box), layout.rows(box)
        width = box.x + box.w - left - 14
        found.append(Thing(f"tokens:{seat}", Box(left, tokens - 15, width / 2 - 4, 30)))
        found.append(Thing(f"senate:{seat}", Box(left + width / 2, tokens - 15, width / 2, 30)))
        found.append(Thing(f"hand:{seat}", Box(left, hand - 15, width, 28)))
        found.append(Thing(f"trust:{seat}", Box(left, trust - 13, width, 26)))
    for seal in pieces.seals(state):
        found.append(Thing(seal.kind.replace("seal", "promise"), Circle(*seal.pos, layout.SEAL / 2)))
    if sitting.viewer != sim.NOBODY:
        found += [Thing(f"tokens:{sitting.viewer}", layout.OWN), Thing(f"hand:{sitting.viewer}", layout.HAND)]
    return found
