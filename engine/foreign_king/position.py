"""What is on the table and what is still to be decided: the fields of the state, their copy and their comparison."""

from typing import Final

from engine.api import State
from engine.foreign_king.settings import Settings

# The decisions (section 14 of the rules); `node` says which one is pending.
NODE_ACTION: Final = 0
NODE_COPY: Final = 1
NODE_FACTORY: Final = 2
NODE_BUILD_IN: Final = 3
NODE_PLACE_IN: Final = 4
NODE_PLACE: Final = 5
NODE_MOVE_FROM: Final = 6
NODE_MOVE_TO: Final = 7
NODE_SEAT_FROM: Final = 8
NODE_KING_TO: Final = 9
NODE_KING_STEPS: Final = 10
NODE_RELEASE: Final = 11
NODE_LAY_DOWN: Final = 12
NODE_DISC: Final = 13
NODE_REPAY: Final = 14
NODE_OVER: Final = 15
NODES: Final = (
    "action",
    "copy",
    "factory",
    "build_in",
    "place_in",
    "place",
    "move_from",
    "move_to",
    "seat_from",
    "king_to",
    "king_steps",
    "release",
    "lay_down",
    "disc",
    "repay",
    "over",
)

# Why the game ended; `ended` is an index.
GOES_ON: Final = 0
ENDED_MARKER: Final = 1
ENDED_FACTORIES: Final = 2
ENDED_LIMIT: Final = 3
ENDED_STUCK: Final = 4
ENDINGS: Final = ("", "marker", "factories", "limit", "stuck")


class Position(State):
    """The fields of the state. Provinces, actions and factories are indices of `data`; lists are by seat unless said.

    On the table: `francs`, `medals` (face up and down), `loans` (medals face down), `supply`, `congress`, `points`
    (VP on the track), `pawns` (action, or -1 off the table); `citizens[province * players + seat]`;
    `factories[province * 4 + kind]` with kind textile, metallurgical, and the same scored; `stock` of both types;
    `king` (province, or -1 on the portrait) and `marker`; `order` (seats, first to last).

    Of the round: `turn` (place in `order` of the seat whose turn it is), `skips` in a row, and who may change the order
    at its end (seat or -1): `track_changer` by the pawn on the track, `queen_changer` by the Queen.

    To be decided: `node`, with `chosen` (what it needs from before: the own previous action for the Queen, a factory
    type, a province; else -1), `steps` and `last` (of the citizens moved so far: steps in all, place named last), and
    `queue`, the seats still to be asked, the first of them now. `ended` says why the game ended.
    """

    __slots__ = (
        "chosen",
        "citizens",
        "congress",
        "ended",
        "factories",
        "francs",
        "king",
        "last",
        "loans",
        "marker",
        "medals",
        "node",
        "order",
        "pawns",
        "points",
        "queen_changer",
        "queue",
        "settings",
        "skips",
        "steps",
        "stock",
        "supply",
        "track_changer",
        "turn",
    )

    settings: Settings
    francs: list[int]
    medals: list[int]
    loans: list[int]
    supply: list[int]
    congress: list[int]
    points: list[int]
    pawns: list[int]
    citizens: list[int]
    factories: list[int]
    stock: list[int]
    order: list[int]
    queue: list[int]
    king: int
    marker: int
    turn: int
    skips: int
    track_changer: int
    queen_changer: int
    node: int
    chosen: int
    steps: int
    last: int
    ended: int

    def copy_to(self, other: "Position") -> None:
        """Makes `other` equal to this; they share nothing that can change."""
        other.players = self.players
        other.current_player = self.current_player
        other.round = self.round
        other.reveals = self.reveals
        other.settings = self.settings
        other.francs = self.francs[:]
        other.medals = self.medals[:]
        other.loans = self.loans[:]
        other.supply = self.supply[:]
        other.congress = self.congress[:]
        other.points = self.points[:]
        other.pawns = self.pawns[:]
        other.citizens = self.citizens[:]
        other.factories = self.factories[:]
        other.stock = self.stock[:]
        other.order = self.order[:]
        other.queue = self.queue[:]
        other.king = self.king
        other.marker = self.marker
        other.turn = self.turn
        other.skips = self.skips
        other.track_changer = self.track_changer
        other.queen_changer = self.queen_changer
        other.node = self.node
        other.chosen = self.chosen
        other.steps = self.steps
        other.last = self.last
        other.ended = self.ended

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Position)
            and self.citizens == other.citizens
            and self.francs == other.francs
            and self.node == other.node
            and self.current_player == other.current_player
            and self.round == other.round
            and self.turn == other.turn
            and self.factories == other.factories
            and self.points == other.points
            and self.pawns == other.pawns
            and self.supply == other.supply
            and self.congress == other.congress
            and self.medals == other.medals
            and self.loans == other.loans
            and self.stock == other.stock
            and self.king == other.king
            and self.marker == other.marker
            and self.order == other.order
            and self.queue == other.queue
            and self.chosen == other.chosen
            and self.steps == other.steps
            and self.last == other.last
            and self.skips == other.skips
            and self.track_changer == other.track_changer
            and self.queen_changer == other.queen_changer
            and self.ended == other.ended
            and self.players == other.players
            and self.reveals == other.reveals
            and self.settings == other.settings
        )

    __hash__ = None
