"""What is on the table and what is still to be decided: the fields of the state, their copy and their comparison."""

from typing import Final, NamedTuple, TypeAlias

from engine.api import UNKNOWN, Move, State
from engine.quo_vadis.settings import Settings

# The decisions (section 10 of the rules).
NODE_CHOOSE: Final = 0
NODE_DRAFT: Final = 1
NODE_ANSWER: Final = 2
NODE_REPLY: Final = 3
NODE_BID: Final = 4
NODE_PICK: Final = 5
NODE_LOBBY: Final = 6
NODE_REWARD: Final = 7
NODE_SETTLE: Final = 8
NODE_BONUS: Final = 9
NODE_OVER: Final = 10
NODES: Final = (
    "choose",
    "draft",
    "answer",
    "reply",
    "bid",
    "pick",
    "lobby",
    "reward",
    "settle",
    "bonus",
    "over",
)

# What a negotiation is about; `talk` is an index.
TALK_NONE: Final = 0
TALK_OFFER: Final = 1
TALK_CALL: Final = 2
TALK_SIDE: Final = 3
TALKS: Final = ("", "offer", "call", "side")

# What becomes of a promise (V77).
LIVE: Final = 0
KEPT: Final = 1
BROKEN: Final = 2
LAPSED: Final = 3
VOIDED: Final = 4
RELEASED: Final = 5
STATUSES: Final = ("live", "kept", "broken", "lapsed", "voided", "released")

# Why the game ended; `ended` is an index.
GOES_ON: Final = 0
ENDED_SENATE: Final = 1
ENDED_STALL: Final = 2
ENDED_LIMIT: Final = 3
ENDINGS: Final = ("", "senate", "stall", "limit")

NONE: Final = -1
"""No passage, no promise, no seat."""
SECRET: Final = -99
"""A price in an observed state that the seat has not heard (V93); UNKNOWN could be a price."""


class Pledge(NamedTuple):
    """What is promised (V76): `kind` of `data.KINDS`, its arguments, and for how many rounds.

    `a`, `b`, `c` by kind: vote: room or ANY, passage or ANY, votes; abstain: rival; caesar_to, caesar_away,
    caesar_keep_off: passage; promote_from, keep_out: room; pay_later: value. 0 where there is none.
    """

    kind: int
    a: int
    b: int
    c: int
    horizon: int


class Promise(NamedTuple):
    """A record of the ledger (V75). `number` counts from 1; `made` and `settled` are turns (`settled` 0 while live).

    `feasible` tells whether an own turn of the maker would have allowed to keep a positive duty (V77).
    """

    number: int
    maker: int
    beneficiary: int
    pledge: Pledge
    made: int
    status: int
    settled: int
    feasible: int


class Terms(NamedTuple):
    """What one asked player is offered for some votes (V64, V65).

    `pay` goes from the mover to that seat, if negative the other way round (SECRET where it is sealed, V93);
    `mine` are promises of the mover, `theirs` of the asked player; `called` is the number of the promise that is
    called (V78), or NONE. `votes` is 0 in a side deal (V95).
    """

    seat: int
    votes: int
    pay: int
    mine: tuple[Pledge, ...]
    theirs: tuple[Pledge, ...]
    called: int


Deal: TypeAlias = tuple[Terms, ...]
"""The terms of one or two asked players, clockwise from the mover."""

Settlement: TypeAlias = tuple[tuple[int, ...], tuple[int, ...]]
"""Tokens the payer gives and tokens the payee gives back, by value 1 to 5 how many (V72)."""

World: TypeAlias = tuple[int, ...]
"""The tokens of all seats, laid out as `tokens`."""

HIDDEN: Final[tuple[World, ...]] = ((UNKNOWN,),)
"""What an observed state holds of the knowledge of others."""


class Position(State):
    """The fields of the state. Rooms, passages and kinds are indices of `data`; lists are by seat unless said.

    Open to all. `round` as in V47a; `number` counts turns from 1, `turn` is the seat whose turn it is, `first` began
    the game; `idle` counts the turns in a row that were MOVE CAESAR. `rooms[room * players + seat]` senators, `hand`;
    `senate`, the seats of its senators from the left (V40); `caesar`, his passage; `pile`, the ones left. By passage
    `laurels`: a face (1 to 5, CAESAR_TOKEN), EMPTY, or in an observed state with V97 LOW or HIGH. The ledger (V79):
    `promises` that are live, in the order made, and those `settled`, in the order in which that happened.

    Hidden. `tokens[seat * 5 + value - 1]`: laurels held; the seat's own affair, UNKNOWN to others where they cannot
    work it out. `bag`: by face the tokens left (open but for V97), `dice`: the source of chance, known to nobody.
    `worlds`: by seat, and last for a bystander, every holding of all seats that it thinks possible, empty where it
    knows all (V86); its own affair. Prices in terms where V93 seals them: known to the two concerned.

    To be decided. `node`; `talk`, what the negotiation is about, and its `passage`. `deal`: the terms as proposed,
    `terms`: as they stand (counters taken in place, bids picked); `answers`: how many asked players have said yes;
    `counter`: the counter to be answered, or empty; `bids`: all bids so far, `bidder`: how many seats after the turn's
    seat the next to bid or to lobby sits; `lobbies`: by seat what it offers for a refusal (empty but in V96).
    `draft`: the draft moves made so far; `withdrawn`: whether this answer has seen a draft withdrawn.
    `proposals` used this turn, `side_used`; `tried`: the deals that failed this turn, each with its passage.

    To be carried out. `payments`: (payer, payee, value, whether all hear it) still due; `choices`: the settlements to
    choose from (for the two concerned); `bonus`: whether a Caesar token was taken (V36). `ended`: why.
    """

    __slots__ = (
        "answers",
        "bag",
        "bidder",
        "bids",
        "bonus",
        "caesar",
        "choices",
        "counter",
        "deal",
        "dice",
        "draft",
        "ended",
        "first",
        "hand",
        "idle",
        "laurels",
        "lobbies",
        "node",
        "number",
        "passage",
        "payments",
        "pile",
        "promises",
        "proposals",
        "rooms",
        "senate",
        "settings",
        "settled",
        "side_used",
        "talk",
        "terms",
        "tokens",
        "tried",
        "turn",
        "withdrawn",
        "worlds",
    )

    settings: Settings
    rooms: list[int]
    hand: list[int]
    senate: list[int]
    caesar: int
    laurels: list[int]
    pile: int
    bag: list[int]
    dice: int
    tokens: list[int]
    worlds: tuple[tuple[World, ...], ...]
    promises: tuple[Promise, ...]
    settled: tuple[Promise, ...]
    turn: int
    first: int
    number: int
    idle: int
    node: int
    talk: int
    passage: int
    deal: Deal
    terms: Deal
    answers: int
    counter: Deal
    bids: Deal
    bidder: int
    lobbies: tuple[int, ...]
    draft: tuple[Move, ...]
    withdrawn: int
    proposals: int
    side_used: int
    tried: tuple[tuple[int, Deal], ...]
    payments: tuple[tuple[int, int, int, int], ...]
    choices: tuple[Settlement, ...]
    bonus: int
    ended: int

    def copy_to(self, other: "Position") -> None:
        """Makes `other` equal to this; they share nothing that can change."""
        other.players = self.players
        other.current_player = self.current_player
        other.round = self.round
        other.reveals = self.reveals
        other.settings = self.settings
        other.rooms = self.rooms[:]
        other.hand = self.hand[:]
        other.senate = self.senate[:]
        other.caesar = self.caesar
        other.laurels = self.laurels[:]
        other.pile = self.pile
        other.bag = self.bag[:]
        other.dice = self.dice
        other.tokens = self.tokens[:]
        other.worlds = self.worlds
        other.promises = self.promises
        other.settled = self.settled
        other.turn = self.turn
        other.first = self.first
        other.number = self.number
        other.idle = self.idle
        other.node = self.node
        other.talk = self.talk
        other.passage = self.passage
        other.deal = self.deal
        other.terms = self.terms
        other.answers = self.answers
        other.counter = self.counter
        other.bids = self.bids
        other.bidder = self.bidder
        other.lobbies = self.lobbies
        other.draft = self.draft
        other.withdrawn = self.withdrawn
        other.proposals = self.proposals
        other.side_used = self.side_used
        other.tried = self.tried
        other.payments = self.payments
        other.choices = self.choices
        other.bonus = self.bonus
        other.ended = self.ended

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Position)
            and self.current_player == other.current_player
            and self.number == other.number
            and self.node == other.node
            and self.rooms == other.rooms
            and self.tokens == other.tokens
            and self.laurels == other.laurels
            and self.caesar == other.caesar
            and self.hand == other.hand
            and self.senate == other.senate
            and self.promises == other.promises
            and self.settled == other.settled
            and self.pile == other.pile
            and self.bag == other.bag
            and self.dice == other.dice
            and self.worlds == other.worlds
            and self.turn == other.turn
            and self.first == other.first
            and self.idle == other.idle
            and self.talk == other.talk
            and self.passage == other.passage
            and self.deal == other.deal
            and self.terms == other.terms
            and self.answers == other.answers
            and self.counter == other.counter
            and self.bids == other.bids
            and self.bidder == other.bidder
            and self.lobbies == other.lobbies
            and self.draft == other.draft
            and self.withdrawn == other.withdrawn
            and self.proposals == other.proposals
            and self.side_used == other.side_used
            and self.tried == other.tried
            and self.payments == other.payments
            and self.choices == other.choices
            and self.bonus == other.bonus
            and self.ended == other.ended
            and self.round == other.round
            and self.reveals == other.reveals
            and self.players == other.players
            and self.settings == other.settings
        )

    __hash__ = None
