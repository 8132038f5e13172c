"""What is on the table and what is still to be decided: the fields of the state, their copy and their comparison."""

from typing import Final

from engine.api import State
from engine.quebec.layout import Layout
from engine.quebec.settings import Settings

# The decisions (section 11 of the rules); without a pending one the seat whose turn it is chooses its main action.
NODE_ARCHITECT: Final = 0
NODE_PAY: Final = 1
NODE_DISTRICT: Final = 2
NODE_START: Final = 3
NODE_SHIFT_TO: Final = 4
NODE_SHIFT: Final = 5
NODE_PAIR: Final = 6
NODE_SETTLE: Final = 7
NODE_REDIRECT: Final = 8
# Steps of an additional action that are passed over where nothing can be chosen.
NODE_PLACE: Final = 9
NODE_ACTIVATE: Final = 10
NODE_CONTRIBUTE: Final = 11
NODE_UPGRADE: Final = 12
NODE_SHIFT_FROM: Final = 13
# What goes on by itself once the decision above it is made.
NODE_ARRIVE: Final = 14
NODE_GATHER: Final = 15
NODE_CLOSE: Final = 16
NODE_OVER: Final = 17
NODES: Final = (
    "architect",
    "pay",
    "district",
    "start",
    "shift_to",
    "shift",
    "pair",
    "settle",
    "redirect",
    "place",
    "activate",
    "contribute",
    "upgrade",
    "shift_from",
    "arrive",
    "gather",
    "close",
    "over",
)

HAND: Final = -1
"""Where an architect is who stands on no building."""
AWAY: Final = -2
"""Where the yellow architect is while nobody holds the Economy leader."""
UNFINISHED: Final = -1
"""`stars` of a space whose building is not completed."""

# Where points come from; rows of `earned`.
FROM_ZONES: Final = 0
FROM_DISTRICTS: Final = 1
FROM_LEADER: Final = 2
FROM_EVENTS: Final = 3
FROM_UNFINISHED: Final = 4
FROM_ACTIVE: Final = 5
FROM_GROUP: Final = 6
FROM_STARS: Final = 7
SOURCES: Final = ("zones", "districts", "leader", "events", "unfinished", "active", "group", "stars")

# Why the game ended; `ended` is an index.
GOES_ON: Final = 0
ENDED_CENTURIES: Final = 1
ENDED_TOKENS: Final = 2
ENDINGS: Final = ("", "centuries", "tokens")


class Position(State):
    """The fields of the state. Zones, spaces, leaders and events are indices of `data`; lists are by seat unless said.

    `round` is the century, 1 to 4. On the table: `points` and, row by row of `SOURCES`, where they come from:
    `earned[source * players + seat]`; `active` and `passive` workers; `zones[zone * players + seat]` workers;
    `architects`, one entry a seat and a last one for the yellow architect: a space, HAND or AWAY; `leaders` held (-1:
    none); by space `stars` (UNFINISHED; 0: completed without token; 1 to 3) and `owners` of tokens (-1: none);
    `sites[space * 3 + i]`: the seat whose workers fill the site, from the left, or -1; `discs`: the spaces with a blue
    disc, ascending; `events` by century (-1: played without; UNKNOWN); `race`: the seats that took the first and the
    second reward of a race (-1: open); `upgraded`: a bit for each space whose token was raised.

    Of the order: `turn`, the seat whose turn it is, and `first`, the seat that opened the century.

    To be decided: `stack`, three numbers a frame (a NODE and two arguments), the last frame first; empty at the choice
    of the main action. `ended` says why the game ended.

    The arguments by node (0 where none is named): architect: target space, or -1 to end the century; pay: space;
    district: joker district, space; place, activate, start, upgrade: step (`districts.STEPS`), -1; contribute: step,
    space that earned it; shift_from: step, zone of the worker just placed or -1; shift_to: zone left; shift: zone
    left, zone entered; redirect: space; arrive: architect, target space or -1; close: the seat with the next turn.
    """

    __slots__ = (
        "active",
        "architects",
        "discs",
        "earned",
        "ended",
        "events",
        "first",
        "layout",
        "leaders",
        "owners",
        "passive",
        "points",
        "race",
        "settings",
        "sites",
        "stack",
        "stars",
        "turn",
        "upgraded",
        "zones",
    )

    settings: Settings
    layout: Layout
    points: list[int]
    earned: list[int]
    active: list[int]
    passive: list[int]
    zones: list[int]
    architects: list[int]
    leaders: list[int]
    stars: list[int]
    owners: list[int]
    sites: list[int]
    discs: list[int]
    events: list[int]
    race: list[int]
    stack: list[int]
    upgraded: int
    turn: int
    first: int
    ended: int

    def copy_to(self, other: "Position") -> None:
        """Makes `other` equal to this; they share nothing that can change."""
        other.players = self.players
        other.current_player = self.current_player
        other.round = self.round
        other.reveals = self.reveals
        other.settings = self.settings
        other.layout = self.layout
        other.points = self.points[:]
        other.earned = self.earned[:]
        other.active = self.active[:]
        other.passive = self.passive[:]
        other.zones = self.zones[:]
        other.architects = self.architects[:]
        other.leaders = self.leaders[:]
        other.stars = self.stars[:]
        other.owners = self.owners[:]
        other.sites = self.sites[:]
        other.discs = self.discs[:]
        other.events = self.events[:]
        other.race = self.race[:]
        other.stack = self.stack[:]
        other.upgraded = self.upgraded
        other.turn = self.turn
        other.first = self.first
        other.ended = self.ended

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Position)
            and self.points == other.points
            and self.current_player == other.current_player
            and self.turn == other.turn
            and self.stack == other.stack
            and self.active == other.active
            and self.passive == other.passive
            and self.zones == other.zones
            and self.architects == other.architects
            and self.sites == other.sites
            and self.stars == other.stars
            and self.owners == other.owners
            and self.discs == other.discs
            and self.leaders == other.leaders
            and self.events == other.events
            and self.race == other.race
            and self.upgraded == other.upgraded
            and self.earned == other.earned
            and self.first == other.first
            and self.ended == other.ended
            and self.round == other.round
            and self.players == other.players
            and self.reveals == other.reveals
            and self.layout == other.layout
            and self.settings == other.settings
        )

    __hash__ = None
