"""Quo Vadis? (Reiner Knizia, 1992): rules V1 to V97 of `seeds/quo_vadis/rules.md`.

Rooms and passages are named by the ids of `data.toml`. The moves, by node (`state.node`, `position.NODES`):

choose (V60), the seat whose turn it is
    place ROOM | promote PASSAGE | caesar PASSAGE           the three actions (V20, V21, V32)
    offer PASSAGE (SEAT VOTES ENTRY)+                       a whole proposal of the menu (V64, 10.7)
    call PASSAGE                                            a call for bids (V70)
    draft PASSAGE                                           opens a free proposal (V64 to V66)
    side SEAT ENTRY | side_draft                            a deal without promotion, of its menu or free (V95)
draft (V64 to V66), whoever opened it; one whole deal is these clicks one after the other, ending in `propose`
    ask SEAT VOTES [SEAT VOTES]                             who is asked for how many votes; a side deal: ask SEAT 0
  then for each asked player (for a counter or a bid only for oneself):
    pay N | called NUMBER                                   the price, or the promise that is called (V78)
    give KIND, the arguments, rounds N | enough             up to two promises of the one who asks for votes
    want KIND, the arguments, rounds N | enough             up to two promises of the one who is asked
  then (in a bid where two votes can be given: `two` to go on to the terms for two votes)
    two | propose
  and at every step withdraw                                counts as one of the turn's proposals (V63b)
    arguments by kind: vote: room ROOM|any, [via PASSAGE|any where the room has two exits], votes N;
    abstain: rival SEAT; caesar_to, caesar_away, caesar_keep_off: space PASSAGE; promote_from, keep_out: room ROOM;
    pay_later: value N. A step with one choice only is skipped; of two promises the second comes later in
    `pledges.catalogue`. `drafts.clicks` gives the clicks of a whole deal.
answer (V67), each asked player
    accept | refuse | counter HOW | counter_draft           HOW: pay1, pay2, vote (added), vote_instead (V82e)
reply (V67)      take | drop
bid (V70)        pass | bid ENTRY [ENTRY] | bid_draft       terms for one vote and, where possible, for two
pick (V71)       pick (SEAT VOTES)+ | cancel
lobby (V96)      lobby N | no_lobby
reward (V30a)    reward SEAT
settle (V72b)    settle I                                   the I-th of `state.choices`, 0 the default
bonus (V36)      caesar PASSAGE | keep
Everywhere but at draft, bid, pick and lobby: waive NUMBER  (V77b)

ENTRY is one of the menu: m0 to m8, in a bid m7, m0 to m3, m5; cN calls promise N; of a side deal s1 to s3.
"""
