"""Pictures of Québec: the city and its zones, buildings, workers, architects, tokens, cards, light and the cascade.

- `city`: where everything lies in the 1600x900 design space, what lies under a point, and the ground.
- `zones`: the plates of the zones of power and what lies where on them, also while they grow to be scored.
- `tones`: colours and icons of zones, districts, leaders and events.
- `lots`: the tiles on the 44 spaces, from the printed century to the finished building, and star tokens.
- `blocks`: worker cubes, stacks, piles and architects.
- `plates`: zone plates, district medallions, leader cards, event cards, rewards.
- `light`: rings and hover looks of what may be chosen.
- `flow`: the ribbon of the cascade.

Words are never part of a picture; Roman numerals, stars and prices are.
"""
