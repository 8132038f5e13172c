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
- `ground`: `ground() -> L` (belongs to the corner of SHEET), `draw_ground(target, offset)`, `room(id) -> L` (a room on
  its own, for the deal form; corner), `stairs(w, h, up, lit=0.0, chevrons=False) -> L`, `pavement(w, h) -> S`.
- `figures`: `senator(look, px) -> S`, `anchor(px) -> (x, y)` of the foot in it, `standing(look, px, alpha=1.0,
  lift=0.0) -> L` (foot), `outline(px) -> S` an absent one, `caesar(px) -> S`, `caesar_anchor(px)`,
  `caesar_standing(px, lift=0.0) -> L` (foot), `badge(look, px) -> S` disc with mark (px diameter).
- `laurels` (px = diameter): `laurel(value, px, caesar=False) -> S`, `back(px) -> S`, `token(value, px, caesar) -> L`
  with shadow (value 0: the back; belongs to the corner of the disc), `pile(px, count) -> L` (middle; px of a coin),
  `bag(px) -> L` (middle), `counter(text, px) -> S`, `laurel_sum` is written by the board.
- `light` (px = diameter of the seat): `free_seat(px, hover=False) -> L`, `own_senator(px, hover=False, kind="amber"|
  "yes"|"wait") -> L`, `goal(px, hover=False) -> L` (Caesar's), all middle; `lit_stairs(passage, hover=False) -> L`
  (design origin), `pill(text, px, kind="votes"|"free") -> L` (middle), `spotlight(width, height, areas) -> S` the dimmed
  window with holes (device rects).
- `panels`: `panel(w, h, lit, seed) -> L`, `niche(look, w, h) -> S` with the senator, `senate_chip(w, h, seated) -> S`,
  `roster(look, hand, px) -> L` eight senators in a row (left end of the foot line; pitch ROSTER_PITCH x px), `trust_bar(
  w, h, share) -> S`, `action(w, h, kind, lit=False, hover=False, enabled=True) -> L` (kind "place"|"promote"|"caesar"),
  `key_disc(text, px) -> S`, `well(w, h) -> S`.
- `deal`: `sheet(w, h) -> L` with title bar of TITLE_HIGH, `pips(count, used, px) -> S`, `stage(w, h) -> S` the strip of
  pavement, `row(w, h, asked) -> S`, `checkbox(px, on, hover=False) -> S`, `stepper(w, h, hot=False, pressed=0) -> L`,
  `chip(w, h, state="normal"|"hover"|"lit"|"off") -> L`, `bubble(w, h, kind) -> L` (kind "yes"|"counter"|"no"|"quiet"),
  `BUBBLE_INKS`, `warning(w, h, mark=True) -> L`, `button(w, h, kind="primary"|"plain"|"ghost", state="normal"|"hover"|
  "pressed"|"disabled") -> L`, `button_ink(kind)`, `tick(px, state="yes"|"wait"|"no"|"off") -> L`, `key_cap(text, px,
  dark=False) -> S`.
- `ledger`: `scroll(w, h) -> L`, `seal(px, kind="live"|"bad"|"new"|"kept"|"broken"|"voided", text="") -> L` (middle),
  `card(w, h, kind="live"|"bad"|"new") -> L`, `trust_tile(w, h, worse=False) -> S`, `arrow(px, colour) -> S`,
  `stripe(w, h) -> S`.
"""
