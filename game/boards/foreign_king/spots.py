"""Where each legal move of The Foreign King is clicked."""

from __future__ import annotations

from collections.abc import Sequence

from engine.api import Move
from game.boards.foreign_king import layout
from game.boards.foreign_king.pieces import actions_in_play
from game.boards.foreign_king.simulate import State
from game.boards.foreign_king.tray import tray
from game.boards.parts import Box, Circle, Sitting, Thing, tray_spots
from game.stage.spots import Spot

CLOCKWISE = (
    "west_flanders",
    "east_flanders",
    "antwerp",
    "limburg",
    "liege",
    "luxembourg",
    "namur",
    "hainaut",
    "brabant",
)
"""The round of the keyboard on the map."""

ON_PROVINCE = frozenset({"build_in", "place_in", "move_from", "move_to", "seat_from", "king_to"})


def spots(state: State, moves: Sequence[Move], sitting: Sitting) -> list[Spot]:
    """One spot for each move: a row of the action table, a province, or a button of the tray."""
    rows = layout.rows(actions_in_play(state))
    found: list[Spot] = []
    for move in moves:
        verb, argument = move[0], move[1] if len(move) > 1 else ""
        if verb in ("action", "copy"):
            name = str(argument)
            found.append(Spot(move, rows[name], f"action:{name}", "", -1, list(rows).index(name)))
        elif verb in ON_PROVINCE and argument != "supply":
            name = str(argument)
            found.append(Spot(move, layout.PROVINCE[name], f"province:{name}", "", -1, CLOCKWISE.index(name)))
    return found + tray_spots(tray(state, moves, sitting))


def things(state: State, sitting: Sitting) -> list[Thing]:
    """Everything with a tooltip, the uppermost last."""
    found = [Thing(f"province:{name}", region) for name, region in layout.PROVINCE.items()]
    found += [Thing(f"action:{name}", row) for name, row in layout.rows(actions_in_play(state)).items()]
    found.append(Thing("congress", layout.CONGRESS))
    found.append(Thing("portrait", layout.PORTRAIT))
    found.append(Thing("track", Box(layout.INNER.x, layout.INNER.y - layout.DEPTH, layout.INNER.w, layout.DEPTH)))
    x, y = layout.cell(state.marker)
    found.append(Thing("marker", Circle(x, y, layout.MARKER / 2)))
    for i, kind in enumerate(layout.STOCK_ROWS):
        found.append(Thing(f"stock:{kind}", Box(layout.STOCK.x, layout.STOCK.y + 34 + 58 * i, layout.STOCK.w, 58)))
    for seat in range(len(sitting.names)):
        for i, name in enumerate(layout.WELLS):
            found.append(Thing(f"well:{seat}:{name}", layout.well_box(seat, state.players, i)))
    return found
