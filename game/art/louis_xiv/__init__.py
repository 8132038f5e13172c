"""Pictures of Louis XIV: the velvet, the court and its portraits, discs, chips, coats, coins, cards and the light.

Places are in the 1600x900 design space, sizes of pictures in device pixels. What returns a `Layer` includes shadow or
glow and says to which point it belongs; other pieces come without, see `surfaces.piece_shadow`. Pictures are remembered
and shared: do not draw on them. Words come as plain arguments, already in the language of the moment.

Courtiers are 1..12, chips "crown", "sceptre", "letter", "ring", "helmet" ("any" on missions), tiers "light", "medium",
"dark", families "lily", "lion", "eagle", "tower", "ermine", "sun" ("blank" without one). A look of None is plain wood,
"neutral" the colour nobody plays. A *condition* is a kind and a number: ("bribe", cost), ("majority", 0), ("threshold",
need); a *reward* a kind and a value: ("chip", kind), ("coins", n), ("coats", n), ("influence_card", n),
("intrigue_card", n), ("place", n).

| module | function | picture |
| --- | --- | --- |
| `court` | `cell(x, y)`, `board(courtier)`, `gap(x, y)` | areas of the grid; `SQUARES`, `ADJACENT`, `CLOTH`, `BOARD` |
| | `corner(first, second)`, `rising(first, second)` | middle of a clasp, and which way it lies |
| | `slot(courtier, index)`, `count_at`, `lead_at` | foot of a pile on the ledge, middle of its number, its gold plate |
| | `louis_at(courtier)`, `chips_at(x, y)`, `badge_at`, `reserve_at` | foot of King and stacks, number, a tray's area |
| | `LEFT_RAIL`, `RIGHT_RAIL` | where the middles of the rails are across |
| | `courtier_at(point)`, `gap_at(point)` | what lies under a point |
| `velvet` | `ground()`, `draw_ground(target, offset)` | the cloth with damask, braid and rosettes, over `court.CLOTH` |
| | `medallion(width, height)`, `sun(px)` | gold-thread ovals under a stack, the embroidered sun |
| `portraits` | `cameo(courtier, width)`, `cameo_height`, `dimmed` | an oval portrait in its gold rim; in the shade |
| `courtiers` | `face(courtier, name, red, asked, given, width, language)` | a courtier's board without markers |
| | `condition(kind, number, px)`, `reward(kind, value, px)` | the signs of a board, `px` high |
| | `pennant(number, red, width)` (of `plates`) | the ribbon with a courtier's number |
| | `lead_plate(width, height)` | the gold plate in the slot of who would take the reward |
| | `clasp(rising, lit, px)` | the brass clasp of a shared corner, as a layer for its middle |
| `pieces` | `disc(look, px)`, `pile(look, px, count, ghost=False)` | a marker, a pile of up to five; `pile_height` |
| | `reserve(look, px, count)` | a reserve's markers in piles of three, the second row behind |
| | `tray(look, width, height)` | the sunken, stitched field of a reserve |
| | `chip(kind, px)`, `chip_stack(kind, px, count)`, `chip_place(px)` | a chip from above, a stack, an empty ring |
| | `coin(px, number=None)`, `bank(px)` | a coin with a fleur-de-lis or a number, heaps of coins |
| | `coat(family, px)`, `coat_back(px)`, `shield(px, family="any")` | a tile with its arms, its back, arms alone |
| | `louis(px)` | the King `px` high; his foot is the middle of the lower edge |
| | `laurel(px, words="")`, `start_tile(px)` | the wreath with points, the tile of the start player |
| `cards` | `influence(courtier, name, width, height, language)` | an influence card; courtier 0 is the joker |
| | `intrigue(courtier, name, width, height, language)` | an intrigue card |
| | `income(coins, courtier, width, height)` | an income card |
| | `mission(tier, needs, power, number, points, width, height)` | a mission in hand; `number` stands by the power |
| | `small_mission(tier, power, width, height)` | a finished mission |
| | `back(kind, width, height)` | backs: "influence", "intrigue", "income", "light", "medium", "dark" |
| | `deck(kind, count, width, height)` | a deck with its thickness, as a layer for the top card; "coats" too |
| | `sheet(width, height)` | the ivory sheet of captions, with gold and crimson lines |
| `plates` | `count(number, px)`, `gain(text, px)` | the dark pill that counts a pile, the bright one of "+3" |
| | `phase(width, height, state)` | the ground of a phase in the bar: "past", "now", "next" |
| | `round_bead(px, state, number)` | a round in the bar: "past", "now", "next" |
| | `plaque(width, height)` | a dark plate for words on velvet |
| | `tick(px, kind)` | "done", "not" or "ask": how a bribe ended |
| `light` | `ring(width, height, radius, kind)` | the light round boards and trays: "place", "move", "hover", "plain" |
| | `veil(holes, width, height)` | the dark of the patronage film with soft holes |
| | `halo(px)` | warm light behind a piece |
| `signs` | `sign(kind, px, colour)` | the flat sign of a chip |
| `tones` | `look_of(name)` | colours and icons of chips, powers, families and tiers |
"""

from game.art.louis_xiv.pieces import coin, shield

__all__ = ["coin", "shield"]  # signs of sources of points, named in assets/louis_xiv/menu.json
