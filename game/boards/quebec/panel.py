"""What a player's panel shows: active workers, the reserve, star tokens left, and the leader."""

from __future__ import annotations

from engine.api import NOBODY
from game.boards.parts import Panel, Sitting, Well
from game.boards.quebec import layout, words
from game.boards.quebec import simulate as sim
from game.boards.quebec.simulate import State
from game.stage.pieces import Piece
from game.text import t

STARS = 24
"""Star tokens of a seat (Q7)."""


def panel(state: State, seat: int, _sitting: Sitting) -> Panel:
    """The panel of a seat."""

    def well(name: str, art: Piece, value: str, label: str = "") -> Well:
        return Well(f"well:{seat}:{name}", art, value, label=label or t(f"game.quebec.well.{name}"))

    cube = Piece("worker", seat, size=layout.PANEL_CUBE)
    wells = [
        well("active", cube, str(state.active[seat])),
        well("reserve", cube._replace(face="reserve"), str(state.passive[seat])),
        well("stars", Piece("star", size=28), str(STARS - sim.tokens(state, seat))),
    ]
    if state.settings.leaders:
        name = sim.leader_name(state, seat)
        said = words.leader(name) if name else t("game.quebec.leader.none")
        wells.append(well("leader", Piece("vacant", NOBODY, size=layout.EMBLEM), "", said))
    return Panel(str(state.points[seat]), tuple(wells))
