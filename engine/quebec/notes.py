"""What a journal is told: the keys of the notes and their facts.

`seat` and `seats` are seat numbers (-1: nobody); `space`, `zone`, `district`, `leader` and `event` are ids of
`data.toml`, `spaces` and `zones` lists of them; `target` is a zone or "active"; `architect` is "own" or "yellow";
`workers`, `totals` and, of the zones and the end, `points` and `counts` are lists by seat; all else is a number.
"""

from typing import Final

NOTES: Final[dict[str, tuple[str, ...]]] = {
    # the main actions
    "started": ("seat", "space", "architect"),  # the disc is gone; `activated` follows
    "contributed": ("seat", "space", "count", "active"),  # active: how many of them were active workers
    "sent": ("seat", "zone"),
    "took_leader": ("seat", "leader"),
    # workers
    "activated": ("seat", "count"),  # passive workers become active, whatever the reason
    "placed": ("seat", "zone", "count", "active"),  # passive workers; active: how many active ones made up for them
    # additional actions
    "district": ("seat", "district", "space", "points"),  # one begins; points: what it scores at once
    "shifted": ("seat", "zone", "target", "count"),
    "upgraded": ("seat", "space", "stars"),
    "skipped": ("seat",),  # a step is left out
    # buildings
    "completed": ("seat", "space", "zone", "stars", "workers", "redirected", "target"),  # redirected: who chose target
    "patron_scored": ("seat", "points", "stars"),  # the Culture leader
    "race_won": ("seat", "event", "place", "points"),  # place 1 or 2
    # the end of a century, in this order
    "century_ended": ("century", "reason", "seat", "architect"),  # "workers" (architect "") or "buildings"
    "carnival": ("seats", "points"),  # points of each
    "conscripted": ("seat", "zones", "count"),
    "cannot_cascade": ("seats",),
    "zone_scored": ("zone", "step", "century", "counts", "points"),  # step 1 to 5
    "cascaded": ("zone", "target", "workers"),
    "workers_returned": ("workers",),
    "port_declined": ("seat", "count"),  # active workers that become passive
    "flipped": ("spaces",),  # never started
    "century": ("century", "seat"),  # a new one, and who begins
    "event": ("event", "century"),  # "" where it is not known
    # the end of the game
    "final_unfinished": ("points", "counts"),  # counts: workers
    "final_active": ("points", "counts"),  # counts: active workers
    "final_group": ("points", "counts"),  # counts: buildings of the group that scores its numbers
    "final_stars": ("points", "counts"),  # counts: empty
    "final_events": ("points", "counts"),  # counts: buildings of the largest group
    "ended_centuries": ("century",),
    "ended_tokens": ("century", "seats"),  # who has put the last star token down
    "won": ("seats", "points", "totals"),  # points of each winner
}
