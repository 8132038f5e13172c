"""What a journal is told: the keys of the notes and their facts.

`seat` and `seats` are seat numbers; `province`, `target`, `source`, `action` and `factory` are ids of `data.toml`,
`target` and `source` also "supply"; `way` is a list of ids, both ends included, empty from the portrait; `order` and
`totals` are lists; all else is a number.
"""

from typing import Final

NOTES: Final[dict[str, tuple[str, ...]]] = {
    # turns and rounds
    "round": ("round",),  # a new round begins
    "chose": ("seat", "action"),  # the pawn stands on the space of that action
    "copied": ("seat", "action"),  # the Queen, paid, copies that action
    "skipped": ("seat",),  # no action was possible
    "took_turn_order": ("seat", "francs"),  # may move the disc at the end of the round
    "order_changed": ("seat", "place", "order"),  # place counts from 1
    "order_kept": ("seat",),
    # money
    "borrowed": ("seat", "francs"),  # a medal turned face down, by choice or because a cost needs it
    "repaid": ("seat", "loans", "francs"),  # medals turned face up again
    "took_money": ("seat", "francs", "textile"),  # textile: the factories that paid
    # factories and citizens
    "built": ("seat", "factory", "province", "francs"),
    "medal": ("seat", "province"),  # for the first factory there
    "placed": ("seat", "province", "count", "francs"),
    "moved": ("seat", "province", "target", "steps", "francs"),  # one citizen, from province to target
    "seated": ("seat", "source"),  # a member of Congress
    # the King
    "king_landed": ("seat", "province", "steps", "francs", "marker", "way"),  # for the first time, from the portrait
    "king_arrived": ("seat", "province", "steps", "francs", "marker", "way"),  # one way of so many steps
    "released": ("seat", "province", "count"),  # all members of Congress go to the King's province
    "kept": ("seat", "count"),  # they stay
    "empty": ("province",),  # no citizen there: nothing is scored
    "tied": ("province", "seats"),  # nobody scores
    "scored_factories": ("seat", "province", "points", "textile", "metallurgical"),
    "scored_citizens": ("seat", "province", "points", "citizens"),  # points may be 0
    "laid_down": ("province", "count"),  # the factories, after scoring or after a tie
    "left": ("seat", "province"),  # after a tie they stay unscored
    # the end
    "ended_marker": ("marker", "second"),  # second: VP of the second on the track
    "ended_factories": (),
    "ended_limit": (),
    "ended_stuck": (),
    "loans_unpaid": ("seat", "loans", "points"),  # points are negative
    "bonus_provinces": ("seats", "points", "count"),  # points each; count: the most
    "bonus_medals": ("seats", "points", "count"),
    "bonus_congress": ("seats", "points", "count"),
    "bonus_francs": ("seats", "points", "count"),
    "won": ("seats", "points", "totals"),  # totals by seat
}
