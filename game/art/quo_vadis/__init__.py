"""Pictures of Quo Vadis?: the board, senators, Caesar, laurels, light, panels, the deal form and the ledger.

Places are in the 1600x900 design space, sizes of pictures in device pixels. What returns a `Layer` includes shadow or
glow and says to which point it belongs; everything else is a plain surface. Pictures are remembered and shared: do not
draw on them. Words are never part of a picture unless they are given as text; Roman numerals and figures are.
S = pygame.Surface, L = surfaces.Layer, px = height unless said otherwise, w, h = size of a plain box whose corner the
layer belongs to.

- `plan`: `rooms()`, `passages()` by id (`.area`, `.centre`, `.seats`, `.up`); `seat(room, i)`, `foot(room, i)`,
  `laurel(passage, caesar=False)`, `caesar(passage)` (foot), `pill(passage, caesar=False)`, `pile()`, `bag()`,
  `counter("pile"|"bag")`; `room_at`, `seat_at`, `passage_at` (point); BOARD, SHEET, SENATOR, CAESAR, LAUREL, SEAT ...
- `tones`: colours, NUMERALS, ACTION_ICONS, ANSWER_ICONS, STATUS_ICONS, STATUS_INKS, SIGNS (icons by meaning).
- `ground`: `ground() -> L` (corner of SHEET), `draw_ground(target, offset)`; for the deal form `room(id) -> L`,
  `senate() -> L` as large as on the board (corner), `stairs(w, h, up, lit=0.0, chevrons=False) -> L` of any length.
- `figures`: `senator(look, px) -> S`, `anchor(px)` of the foot in it, `standing(look, px, alpha=1.0, lift=0) -> L`
  (foot; alpha GHOST for one who would come), `absent(px) -> S`; `caesar(px)`, `caesar_anchor(px)`,
  `caesar_standing(px, alpha=1.0, lift=0) -> L` (foot); `badge(look, px) -> S` a disc with the mark.
- `laurels` (px = diameter): `laurel(value, px, caesar=False) -> S`, `back(px) -> S`, `token(value, px, caesar=False) ->
  L` with shadow (corner of the disc) and `face(value, px) -> S` without, value also 0 the back, CAESAR, LOW, HIGH (as
  in engine.quo_vadis.data), `blind(px, high) -> S`, `pile(px,
  count) -> L` and `bag(px, empty=False) -> L` (middle), `counter(text, px) -> S`.
- `light` (px = diameter of the seat or token, layers by its middle): `free_seat(px, hover=False)`, `own_senator(px,
  hover=False, kind="amber"|"yes"|"wait"|"no")`, `target_seat(px)`, `goal(px, hover=False)`; `lit_stairs(passage,
  hover=False) -> L` (origin of the design space), `pill(text, px, kind="votes"|"free", language) -> L` (middle),
  `spotlight(width, height, areas, dim=158) -> S` the dimmed window with holes (areas a tuple of device boxes).
- `panels`: `panel(w, h, radius, lit, look, seed) -> L` (of `materials`), `niche(look, w, h) -> S` with the senator,
  `senate_chip(w, h, seated) -> S`, `roster(look, hand, px) -> L` eight senators (left end of
  the line they stand on), `trust_bar(w, h, share) -> S`, `trust_colour(share)`, `action(w, h, kind, lit=False,
  hover=False, enabled=True, key="") -> L` (kind "place"|"promote"|"caesar"; words begin 0.84 h from the left),
  `key_disc(text, px) -> S`, `hand(look, px, count, pitch) -> L` (foot of the first), `well(w, h, radius)`.
- `deal`: `sheet(w, h, title=True) -> L` (TITLE_HIGH design units of porphyry), `pips(count, used, px) -> S`, `stage(w,
  h) -> S` the strip of pavement, `row(w, h, asked=True, focused=False) -> S`, `checkbox(px, on, hover=False) -> S`,
  `stepper(w, h, hot=False, hover=0, less=True, more=True) -> L`, `step_places(w, h)`, `chip(w, h, state="normal"|
  "hover"|"lit"|"off") -> L`, `chip_ink(state)` (words, icon), `cross(px) -> S`, `bubble(w, h, kind="yes"|"counter"|
  "no"|"quiet") -> L`, BUBBLE_INKS, `answer_icon(kind, px) -> S`, `tick(px, state="yes"|"wait"|"no"|"off") -> L`
  (middle), `warning(w, h) -> L` (words begin h + 8 units from the left), `button(w, h, kind="primary"|"plain"|"ghost",
  state="normal"|"hover"|"pressed"|"disabled", focused=False) -> L`, `button_ink(kind, state)`, `key_cap(text, px,
  dark=False) -> S`.
- `ledger`: `scroll(w, h) -> L`, `seal(px, kind="live"|"bad"|"new" or a status, text="", cracked=False) ->
  L` (middle), `card(w, h, kind="live"|"bad"|"new"|"hover") -> L`, `trust_tile(w, h, worse=False) -> S`, `arrow(width,
  colour) -> S`, `stripe(w, h) -> S`.
- `warm`: `pictures(looks)` draws one picture a step.
"""

import pygame

from game.art.quo_vadis import laurels


def laurel(px: int, value: int) -> pygame.Surface:
    """A laurel `px` across, as the menus ask for a picture of a source of points."""
    return laurels.laurel(value, px)
