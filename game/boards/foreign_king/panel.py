"""What a player's panel shows: francs, supply, Congress, provinces and medals, with what each would earn at the end."""

from __future__ import annotations

from engine.foreign_king.scoring import province_counts
from game.boards.foreign_king import simulate
from game.boards.foreign_king.simulate import State
from game.boards.parts import Panel, Sitting, Well, icon
from game.stage.pieces import Piece

MINUS = "\N{MINUS SIGN}"


def panel(state: State, seat: int, _sitting: Sitting) -> Panel:
    """The panel of a seat; once the game is over its score has all that the wells earn."""
    gains = simulate.still_to_come(state)
    loss = gains["loans"][seat]
    provinces = province_counts(state)[seat]

    def gain(bonus: str) -> str:
        points = gains[bonus][seat]
        return f"+{points}" if points else ""

    def thing(name: str) -> str:
        return f"well:{seat}:{name}"

    return Panel(
        str(state.scores()[seat]).replace("-", MINUS),
        (
            Well(thing("francs"), Piece("franc", face="F", size=28), str(state.francs[seat]), gain("francs")),
            Well(thing("supply"), Piece("citizen", seat, face="faint", size=27), str(state.supply[seat])),
            Well(thing("congress"), icon("congress", 29), str(state.congress[seat]), gain("congress")),
            Well(thing("provinces"), icon("flying-flag", 27), str(provinces), gain("provinces")),
            Well(
                thing("medals"),
                Piece("medal", face="faint", size=25),
                str(state.medals[seat]),
                gain("medals"),
                f"{MINUS}{-loss}" if loss else "",
            ),
        ),
    )
