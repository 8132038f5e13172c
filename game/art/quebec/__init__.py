"""Pictures of Québec: the city and its zones, buildings, workers, architects, tokens, cards, light and the cascade.

Places are in the 1600x900 design space, sizes of pictures in device pixels. What returns a `Layer` includes shadow or
glow and says to which point it belongs; other pieces come without, see `surfaces.piece_shadow`. Pictures are remembered
and shared: do not draw on them. Words are never part of a picture; Roman numerals, stars and prices are.

- `city`: `spaces()`, `districts()`, `spaces_of(district)`, `touching(space)`; `space_at`, `centre_at`, `district_at`
  (point); `site_at`, `stack_at`, `architect_at`, `token_at` on a space; EVENT, EVENT_SMALL, `leader_box(index, count)`,
  RIVERS; `ground()`, `draw_ground(target, offset)`; sizes of all that lies on the board.
- `zones`: `plate(zone, share)` and the places on it: `name_at`, `seal_at`, `pile_at`, `count_at`, `worker_at`,
  `rise_at`; `zone_at(point)`.
- `tones`: colours and icons of zones, districts, leaders and events.
- `lots`: `later`, `open_tile`, `blue_disc`, `scaffold`, `finished`, `token`, `link`, `price`; houses are in `houses`.
- `blocks`: `cube`, `cube_ghost`, `stack`, `pile`, `architect`, `yellow_architect`, `architect_ghost`.
- `plates`: `zone_plate`, `seal`, `lead`, `emblem`, `medallion`, `leader_card`, `leader_place`, `leader_face`,
  `event_card`, `event_sign`, `reward`, `gain`, `century`.
- `light`: `ring`, `frame`, `district`, `ground`.
- `flow`: `way(first, second, lane)`, `ribbon(way)`, `along`, `bend_of`.
"""
