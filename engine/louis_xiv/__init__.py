"""Louis XIV (Dorn, 2005): rules L1 to L97 of `seeds/louis_xiv/rules.md`.

Courtiers are numbers 1 to 12; missions, chips and tiers are ids of `data.toml`. The moves, each one click:

    guest COURTIER           a power of the start of the influence phase places its markers there (L30)
    last_word COURTIER       the power of its end; then put N, if more than one marker can be placed (L39)
    decline                  such a power, or the place reward, is not used (L79, L58)
    card FACE                plays an influence card, 0 the joker (L31)
    recall                   takes markers back from the general reserve (L36)
    put N                    so many markers on the courtier of the card, or chosen for the joker (L32, L33)
    on COURTIER              where the joker places (L33)
    move_on COURTIER N       so many of the markers just placed go on to an adjacent one (L34)
    stop                     no more markers go on (L34); no more missions are completed (L68)
    intrigue SOURCE          plays the intrigue card, from "personal" or "general" (L42)
    keep                     does not play it
    bribe                    pays for the reward (L47)
    no_bribe                 does not
    place COURTIER           where the markers of the place reward go (L58)
    mission MISSION          completes it (L68)
    pay CHIP CHIP            with these, if more than one pair will do (L69)
    deck TIER                the new mission comes from there (L72)
    keep_chip CHIP           the one chip that is kept (L73)
    keep_none                gives the last one back too (A20)

Decisions by node (`position.NODES`): guest: guest, decline; card: card; use: recall, and put (a courtier's card) or on (the
joker); put: put; move: move_on, stop; last_word: last_word, decline; last_put: put; intrigue: intrigue, keep; bribe: bribe,
no_bribe; place: place, decline; mission: mission, stop; pay: pay; deck: deck; keep: keep_chip, keep_none. A decision
with nothing to decide is not asked. Of two courtiers that a joker's markers end on, the lower number is chosen first.

What a journal is told, each note with its facts, stands in `notes.py`; the fields of a position, with who may see
them, in `position.py`; what is being asked, in words and numbers, says `questions.question`.
"""
