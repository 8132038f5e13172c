"""What is on the table and what is still to be decided: the fields of the state, their copy and their comparison."""

from typing import Final

from engine.api import State
from engine.louis_xiv.settings import Settings

# The decisions (L96), in the order of a round; `node` says which one is pending.
NODE_GUEST: Final = 0
NODE_CARD: Final = 1
NODE_USE: Final = 2
NODE_PUT: Final = 3
NODE_MOVE: Final = 4
NODE_LAST_WORD: Final = 5
NODE_LAST_PUT: Final = 6
NODE_INTRIGUE: Final = 7
NODE_BRIBE: Final = 8
NODE_PLACE: Final = 9
NODE_MISSION: Final = 10
NODE_PAY: Final = 11
NODE_DECK: Final = 12
NODE_KEEP: Final = 13
NODE_OVER: Final = 14
# No decision, but what goes on by itself between decisions; only pictures in a journal show these.
NODE_PATRONAGE: Final = 15
NODE_MISSIONS: Final = 16
NODE_SUPPLY: Final = 17
NODE_INFLUENCE: Final = 18
NODES: Final = (
    "guest",
    "card",
    "use",
    "put",
    "move",
    "last_word",
    "last_put",
    "intrigue",
    "bribe",
    "place",
    "mission",
    "pay",
    "deck",
    "keep",
    "over",
    "patronage",
    "missions",
    "supply",
    "influence",
)

NONE: Final = -1
"""No card, no courtier, no mission; Louis off the grid."""
FACE_DOWN: Final = -3
"""In `played`: a last card discarded face down (L38). Nobody ever needs to know which."""

# Rows of `earned`: coats of the final scoring.
FROM_LEFTOVERS: Final = 0
FROM_FAMILIES: Final = 1
EARNED: Final = ("leftovers", "families")


class Position(State):
    """The fields of the state. Courtiers are indices 0 to 11, missions, chips and families indices of `data`.

    Open to everybody, lists by seat unless said: `first`, the start player of the round; `coins`; `general` and
    `personal` markers; `neutral`, markers in the neutral stock; `markers[courtier * colours + seat]`, of two players
    with a last column for the neutral colour (`settings.colours` columns); `turned`, a bit for each courtier with the
    black side up; `louis` (courtier or NONE); `income`, the income cards turned up so far; `chips[kind * players +
    seat]`; `played`, the faces in the middle (FACE_DOWN: a last card); `hand_sizes` of influence cards;
    `intrigue_sizes`; `returned`, the intrigue cards played, as they lie under the deck, the first to be drawn first;
    `known`, a bit for each intrigue card of a hand that everybody knows of, as it was drawn from those; `backs[seat * 2
    + i]`, the tier of a mission in hand (NONE: no card); `completed`, seat * 40 + mission in the order of completion;
    `coat_sizes`, all coats, blank ones included; `blanks`, blank coats (A14); `earned[row * players + seat]`, coats of
    the final scoring.

    Hidden, UNKNOWN where a seat cannot know: `hands[seat * 13 + face]`, the influence cards (own hand only);
    `intrigue`, a bit for each card held (own hand only); `missions[seat * 2 + i]` (own only); `coats[seat * 6 +
    family]` (own only; all open once the game is over); `chance`, the state of the generator (nobody). What is in a
    deck is what lies nowhere else, and is drawn at random: no deck has a field. While somebody is asked for an intrigue
    card the others do not know who (`current_player` is UNKNOWN), unless the card is `known`.

    To be decided: `node`, and `args`, what it needs from before: guest, last_word, last_put: the mission, and of
    last_put the courtier; use: the card's face; put: the face and the courtier; move: the frames of the placement, the
    present one first, four numbers each (courtier, markers that may move, courtier they came from, the last target),
    then a bit set of the courtiers entered; place: how many markers are left to place; pay, deck: the mission and its
    place in the hand. `queue`: the seats still to be served at this courtier, or the powers (seat * 40 + mission)
    still to come, the present one first.

    Of the evaluation: `courtier` (NONE outside patronage), `leader` (the sole leader, NOBODY), `crowned` (1 once he has
    taken Louis's crown), `rewarded` (a bit for each seat that got the reward), `late`, markers placed on this courtier
    that do not leave it (A15). `mark`: how many missions were completed before the present missions turn.
    """

    __slots__ = (
        "args",
        "backs",
        "blanks",
        "chance",
        "chips",
        "coat_sizes",
        "coats",
        "coins",
        "completed",
        "courtier",
        "crowned",
        "earned",
        "first",
        "general",
        "hand_sizes",
        "hands",
        "income",
        "intrigue",
        "intrigue_sizes",
        "known",
        "late",
        "leader",
        "louis",
        "mark",
        "markers",
        "missions",
        "neutral",
        "node",
        "personal",
        "played",
        "queue",
        "returned",
        "rewarded",
        "settings",
        "turned",
    )

    settings: Settings
    first: int
    coins: list[int]
    general: list[int]
    personal: list[int]
    neutral: int
    markers: list[int]
    turned: int
    louis: int
    income: list[int]
    chips: list[int]
    played: list[int]
    hand_sizes: list[int]
    intrigue_sizes: list[int]
    returned: list[int]
    known: list[int]
    backs: list[int]
    completed: list[int]
    coat_sizes: list[int]
    blanks: list[int]
    earned: list[int]
    hands: list[int]
    intrigue: list[int]
    missions: list[int]
    coats: list[int]
    chance: int
    node: int
    args: list[int]
    queue: list[int]
    courtier: int
    leader: int
    crowned: int
    rewarded: int
    late: list[int]
    mark: int

    def copy_to(self, other: "Position") -> None:
        """Makes `other` equal to this; they share nothing that can change."""
        other.players = self.players
        other.current_player = self.current_player
        other.round = self.round
        other.reveals = self.reveals
        other.settings = self.settings
        other.first = self.first
        other.coins = self.coins[:]
        other.general = self.general[:]
        other.personal = self.personal[:]
        other.neutral = self.neutral
        other.markers = self.markers[:]
        other.turned = self.turned
        other.louis = self.louis
        other.income = self.income[:]
        other.chips = self.chips[:]
        other.played = self.played[:]
        other.hand_sizes = self.hand_sizes[:]
        other.intrigue_sizes = self.intrigue_sizes[:]
        other.returned = self.returned[:]
        other.known = self.known[:]
        other.backs = self.backs[:]
        other.completed = self.completed[:]
        other.coat_sizes = self.coat_sizes[:]
        other.blanks = self.blanks[:]
        other.earned = self.earned[:]
        other.hands = self.hands[:]
        other.intrigue = self.intrigue[:]
        other.missions = self.missions[:]
        other.coats = self.coats[:]
        other.chance = self.chance
        other.node = self.node
        other.args = self.args[:]
        other.queue = self.queue[:]
        other.courtier = self.courtier
        other.leader = self.leader
        other.crowned = self.crowned
        other.rewarded = self.rewarded
        other.late = self.late[:]
        other.mark = self.mark

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Position)
            and self.node == other.node
            and self.current_player == other.current_player
            and self.markers == other.markers
            and self.args == other.args
            and self.round == other.round
            and self.first == other.first
            and self.coins == other.coins
            and self.general == other.general
            and self.personal == other.personal
            and self.neutral == other.neutral
            and self.turned == other.turned
            and self.louis == other.louis
            and self.income == other.income
            and self.chips == other.chips
            and self.played == other.played
            and self.hand_sizes == other.hand_sizes
            and self.intrigue_sizes == other.intrigue_sizes
            and self.returned == other.returned
            and self.known == other.known
            and self.backs == other.backs
            and self.completed == other.completed
            and self.coat_sizes == other.coat_sizes
            and self.blanks == other.blanks
            and self.earned == other.earned
            and self.hands == other.hands
            and self.intrigue == other.intrigue
            and self.missions == other.missions
            and self.coats == other.coats
            and self.chance == other.chance
            and self.queue == other.queue
            and self.courtier == other.courtier
            and self.leader == other.leader
            and self.crowned == other.crowned
            and self.rewarded == other.rewarded
            and self.late == other.late
            and self.mark == other.mark
            and self.players == other.players
            and self.reveals == other.reveals
            and self.settings == other.settings
        )

    __hash__ = None
