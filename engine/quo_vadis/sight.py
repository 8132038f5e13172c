"""Who sees what (V54, V73, V85, V86): the view of a seat, and a world that fits it."""

from engine.api import NOBODY, UNKNOWN, Move
from engine.quo_vadis.data import BAG, CAESAR_TOKEN, CLASS, HIGH, LOW, VALUES
from engine.quo_vadis.knowledge import bounds, certain, part
from engine.quo_vadis.position import HIDDEN, NODE_LOBBY, NODE_SETTLE, SECRET, Deal, Position, Terms
from engine.quo_vadis.tokens import settlements
from engine.rng import Rng

_HIGHEST_PRICE = 9


# ---------------------------------------------------------------------------------------------------------- hiding
def hide(state: Position, seat: int) -> None:
    """Takes out of a position all that a seat, or a bystander, cannot know."""
    who = seat if seat != NOBODY else state.players
    state.dice = UNKNOWN
    worlds = state.worlds[who]
    if worlds:
        for i in range(len(state.tokens)):
            if any(world[i] != state.tokens[i] for world in worlds):
                state.tokens[i] = UNKNOWN
    state.worlds = tuple(each if i == who else HIDDEN for i, each in enumerate(certain(state.players)))
    if worlds:
        state.worlds = tuple(worlds if i == who else HIDDEN for i in range(state.players + 1))
    if state.settings.blind:
        for face in range(2, CAESAR_TOKEN):
            state.bag[face] = UNKNOWN
        state.laurels = [CLASS[face] if 2 <= face < CAESAR_TOKEN else face for face in state.laurels]
    if state.node == NODE_SETTLE and (not state.payments or seat not in state.payments[0][:2]):
        state.choices = ()
    if state.settings.sealed:
        _hide_prices(state, seat)


def _hide_prices(state: Position, seat: int) -> None:
    mover = state.turn
    state.deal = _sealed(state.deal, mover, seat)
    state.terms = _sealed(state.terms, mover, seat)
    state.counter = _sealed(state.counter, mover, seat)
    state.bids = _sealed(state.bids, mover, seat)
    state.tried = tuple((passage, _sealed(deal, mover, seat)) for passage, deal in state.tried)
    state.payments = tuple(
        (payer, payee, value if is_open or seat in (payer, payee) else SECRET, is_open)
        for payer, payee, value, is_open in state.payments
    )
    if state.lobbies and seat != state.terms[state.answers].seat:
        state.lobbies = tuple(
            SECRET if who != seat and _has_lobbied(state, who) else value for who, value in enumerate(state.lobbies)
        )
    if seat != state.current_player:
        state.draft = tuple(("pay", SECRET) if move[0] == "pay" else move for move in state.draft)


def _has_lobbied(state: Position, who: int) -> bool:
    """Whether it was the turn of an uninvolved seat to offer something for a refusal (V96)."""
    place = (who - state.turn) % state.players
    reached = place < state.bidder or (place == state.bidder and state.node != NODE_LOBBY)
    return reached and place > 0 and all(one.seat != who for one in state.terms)


def _sealed(deal: Deal, mover: int, seat: int) -> Deal:
    if seat == mover:
        return deal
    return tuple(one if one.seat == seat else one._replace(pay=SECRET) for one in deal)


# ------------------------------------------------------------------------------------------------------- imagining
def imagine(state: Position, rng: Rng) -> None:
    """Fills in what a view leaves open, at random, consistent with all its seat has seen."""
    state.dice = rng.bits()
    worlds = next(each for each in state.worlds if each != HIDDEN)
    if UNKNOWN in state.tokens:
        state.tokens = list(rng.choice(list(worlds)))
    if state.settings.blind:
        _deal_blind(state, rng)
    if state.settings.sealed:
        _name_prices(state, rng)
    if state.node == NODE_SETTLE and not state.choices:
        _offer_ways(state, rng)


def _deal_blind(state: Position, rng: Rng) -> None:
    """Deals the tokens nobody has seen to the passages and the bag (V97)."""
    left = BAG[:]
    drawn = state.laurels.count(CAESAR_TOKEN)
    held = [sum(state.tokens[v::VALUES]) for v in range(VALUES)]
    caesars = BAG[CAESAR_TOKEN] - state.bag[CAESAR_TOKEN] - drawn
    left[2] -= held[1] - caesars
    left[3] -= held[2]
    left[4] -= held[3]
    left[5] -= held[4]
    left[CAESAR_TOKEN] = state.bag[CAESAR_TOKEN]
    for passage, face in enumerate(state.laurels):
        if face in (LOW, HIGH):
            lower = 2 if face == LOW else 4
            n = rng.below(left[lower] + left[lower + 1])
            found = lower if n < left[lower] else lower + 1
            left[found] -= 1
            state.laurels[passage] = found
    state.bag = left


def _name_prices(state: Position, rng: Rng) -> None:
    """Prices that were not heard are thought to be small (V93)."""
    known = {one.seat: one.pay for one in state.terms if one.pay != SECRET}
    for one in state.terms:
        known.setdefault(one.seat, rng.below(2))
    state.terms = _named(state.terms, known)
    state.deal = _named(state.deal, known)
    state.counter = _named(state.counter, {one.seat: rng.below(3) for one in state.counter})
    state.bids = tuple(one._replace(pay=rng.below(2)) if one.pay == SECRET else one for one in state.bids)
    state.tried = tuple((passage, _named(deal, {})) for passage, deal in state.tried)
    state.lobbies = tuple(
        min(rng.below(3), bounds(state, who)[0]) if value == SECRET else value
        for who, value in enumerate(state.lobbies)
    )
    state.draft = tuple(_priced(move) for move in state.draft)
    state.payments = tuple(
        (payer, payee, 1 + rng.below(2) if value == SECRET else value, is_open)
        for payer, payee, value, is_open in state.payments
    )


def _named(deal: Deal, prices: dict[int, int]) -> Deal:
    return tuple(_with_price(one, prices.get(one.seat, 0)) for one in deal)


def _with_price(one: Terms, pay: int) -> Terms:
    return one._replace(pay=pay) if one.pay == SECRET else one


def _priced(move: Move) -> Move:
    return ("pay", 0) if move == ("pay", SECRET) else move


def _offer_ways(state: Position, rng: Rng) -> None:
    """The payer is choosing how to pay: so there are several ways (V72b)."""
    payer, payee, value, is_open = state.payments[0]
    tokens = tuple(state.tokens)
    prices = [value] if is_open else list(range(1, _HIGHEST_PRICE + 1))
    found = [
        (price, ways)
        for price in prices
        if len(ways := settlements(part(tokens, payer), part(tokens, payee), price)) > 1
    ]
    price, state.choices = rng.choice(found)
    state.payments = ((payer, payee, price, is_open), *state.payments[1:])
