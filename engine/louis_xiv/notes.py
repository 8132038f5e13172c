"""What a journal is told: the keys of the notes and their facts.

`seat` and `seats` are seat numbers (of two players the neutral colour is seat 2); `courtier` and `target` are numbers 1
to 12, and so are `courtiers` of intrigue cards; `face` and `faces` of influence cards too (0: a joker); `mission`,
`tier`, `chip`, `kept`, `family`, `card` (of income) are ids of `data.toml`, `families` and `chips` lists of them (but
`chips` of "leftovers" a number); `side` is "front" or "back"; `kind` of a side one of `data.SIDE_KINDS`, of a reward
one of `data.REWARDS`; `counts`, `general`, `personal` and `totals` are lists by seat (`counts` of markers on a courtier
with the neutral colour last, those of "coats_open" by seat and family); all else is a number. Notes marked with * are
told to their seat alone, right after the one that all may read.
"""

from typing import Final

NOTES: Final[dict[str, tuple[str, ...]]] = {
    # supply
    "round": ("round", "seat"),  # a new one, and who begins
    "income": ("card", "coins", "courtier", "counts"),  # Louis goes to courtier; counts: coins each got
    "power_coins": ("seat", "mission", "count"),
    "power_recruited": ("seat", "mission", "count"),  # general reserve to personal supply
    "power_used": ("seat", "mission"),  # a power that draws; what it draws follows
    "influence_drawn": ("seat", "count"),
    "influence_seen": ("seat", "faces"),  # *
    "intrigue_drawn": ("seat", "count"),
    "intrigue_seen": ("seat", "courtiers"),  # *; told to all where the deck's order was known
    "coats_drawn": ("seat", "count", "blanks"),  # count: all, the blank ones among them
    "coats_seen": ("seat", "families"),  # *
    # influence
    "neutral_at_louis": ("courtier", "count"),
    "neutral_card": ("face", "count"),  # turned up; a joker places none
    "guest": ("seat", "mission", "courtier", "count"),  # a power that places
    "declined": ("seat", "mission"),
    "card": ("seat", "face"),
    "recalled": ("seat", "count"),
    "put": ("seat", "courtier", "count"),
    "moved_on": ("seat", "courtier", "target", "count"),
    "discarded": ("seats",),  # the last cards, face down
    "shuffled": (),  # all influence cards form a new deck
    # patronage, courtier by courtier, in this order
    "courtier_begins": ("courtier", "side", "kind", "number", "louis"),  # number: price or markers needed; louis: 0, 1
    "intrigue": ("seat", "courtier", "source", "count"),  # source "personal" or "general"; a card was played
    "kept": ("seat", "courtier"),  # *; alone, nobody else is told
    "leads": ("seat", "courtier", "count", "counts"),  # the sole leader, the neutral colour too
    "tied": ("seats", "courtier", "count", "counts"),
    "empty": ("courtier",),
    "crowned": ("seat", "courtier"),  # Louis's crown
    "no_crown": ("seat", "courtier"),  # none is left
    "rewarded": ("seat", "courtier", "kind", "chip", "count"),  # free; chip "" unless a chip; what is drawn follows
    "bribed": ("seat", "courtier", "kind", "chip", "count", "price"),
    "refused": ("seat", "courtier", "price"),  # did not bribe
    "cannot_pay": ("seat", "courtier", "price"),
    "no_reward": ("seat", "courtier", "kind"),  # the stack, deck or pile is empty
    "below": ("seats", "courtier", "count"),  # who has markers on a threshold side, but too few
    "placed": ("seat", "courtier", "target", "count"),  # the reward of courtier
    "not_placed": ("seat", "courtier"),
    "markers_home": ("courtier", "general", "personal", "count"),  # count: neutral ones to the stock
    "turned": ("courtier", "side"),  # the side that lies up now
    "louis_leaves": ("courtier",),
    # missions
    "missions_turn": ("seat",),
    "completed": ("seat", "mission", "chips"),  # chips: the two that were paid
    "stopped": ("seat",),  # could have completed another
    "mission_drawn": ("seat", "tier"),
    "mission_seen": ("seat", "mission"),  # *
    "no_mission": ("seat",),  # all decks are empty
    "medal": ("seat", "mission", "count"),
    "chips_returned": ("seat", "chips", "kept"),  # kept: the chip that stays, "" for none
    # the end of the game, in this order; each seat draws its leftovers, then the families one by one
    "final_begins": ("round",),
    "leftovers": ("seat", "count", "influence", "intrigue", "chips", "markers", "coins"),  # coats by source
    "coats_open": ("counts",),  # all families are turned face up
    "family": ("family", "counts", "seats", "count"),  # who has most, each draws a bonus coat
    "ended_rounds": ("round",),
    "won": ("seats", "points", "totals"),  # points of each winner
}
