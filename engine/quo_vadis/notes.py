"""What a journal is told: the keys of the notes and their facts.

`seat`, `target` and `seats` are seat numbers; `passage` and `room` are ids of `data.toml`; `laurel` is a face: 1 to 5,
6 for II with Caesar head, and 7 (II/III) or 8 (IV/V) for a token that lies face down (V97); `pay` and `value` are
points, a negative `pay` goes to the one who asks. A promise is written as `pledges.code` does, "vote:b2:any:1:2"
(kind, its arguments, rounds): `pledge` is one, `gives` and `wants` are lists of them, of the one who asks and of the
one who is asked. `called` is the number of the promise that is called, 0 for none. All else is a number.

Where prices are sealed (V93) the two concerned are told as here; all others get the note `KEY_sealed`, which lacks
`pay` or `value`.
"""

from typing import Final

_TERMS: Final = ("seat", "target", "votes", "pay", "gives", "wants", "called")

NOTES: Final[dict[str, tuple[str, ...]]] = {
    # the actions
    "placed": ("seat", "room"),
    "promoted": ("seat", "passage", "room", "by"),  # room: the one entered; by: "own", "caesar", "deal"
    "entered_senate": ("seat", "place"),  # place 1 to 5, from the left
    "laurel_taken": ("seat", "passage", "laurel"),
    "laurel_looked_at": ("seat", "laurel"),  # told to the taker alone (V97)
    "laurel_drawn": ("passage", "laurel", "left"),  # left: in the bag
    "bag_empty": ("passage",),
    "laurel_kept_by_caesar": ("passage",),
    "rewarded": ("seat", "count", "left"),  # ones from the pile; left: in the pile
    "pile_short": ("seat",),  # seat: who names the receiver (V30a)
    "caesar_moved": ("seat", "passage", "bonus"),  # bonus: 1 for the bonus (V36)
    "caesar_kept": ("seat",),  # the bonus is not used
    # negotiation
    "offered": ("seat", "passage", "seats"),  # a note `terms` follows for each asked player
    "called_for_bids": ("seat", "passage"),
    "side_offered": ("seat", "target"),  # a note `terms` follows (V95)
    "terms": _TERMS,
    "countered": _TERMS,  # seat: who asked for the vote; target: who counters
    "bid": _TERMS,
    "passed": ("seat",),
    "accepted": ("seat",),
    "refused": ("seat",),
    "counter_taken": ("seat", "target"),
    "counter_dropped": ("seat", "target"),
    "picked": ("seat", "seats", "votes"),  # votes of each
    "cancelled": ("seat",),
    "deal_failed": ("seat",),
    "deal_made": ("seat",),
    "lobbied": ("seat", "target", "pay"),  # for a refusal (V96); with sealed prices also when nothing is offered
    "not_lobbied": ("seat",),
    "withdrew": ("seat",),  # a draft
    # payments
    "paid": ("seat", "target", "value"),  # the price as agreed
    "paid_in": ("seat", "target", "given", "back", "excess"),  # told to the two: tokens by value 1 to 5
    "paid_less": ("seat", "target"),  # everything left, and still too little (V74)
    # the ledger
    "promised": ("number", "seat", "target", "pledge", "until"),  # until: the turn at whose end it expires
    "kept": ("number", "seat", "target", "pledge"),
    "broken": ("number", "seat", "target", "pledge"),
    "lapsed": ("number", "seat", "target", "pledge"),
    "voided": ("number", "seat", "target", "pledge"),
    "released": ("number", "seat", "target", "pledge"),
    # the course of the game
    "round": ("round", "seat"),
    "totals_open": ("totals",),  # V91
    "ended_senate": ("seat",),
    "ended_stall": ("rounds",),
    "ended_limit": ("rounds",),
    "eliminated": ("seats",),
    "won": ("seats", "points", "totals"),  # points of the winner
}

SEALED: Final = ("terms", "countered", "bid", "lobbied", "paid")
"""The notes that say a price."""
