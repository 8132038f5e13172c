"""The supply phase (L26 to L29) and the powers of completed missions that work in it (L27)."""

from engine.api import Journal
from engine.louis_xiv.data import (
    IN_SUPPLY,
    INCOME,
    INCOME_CARDS,
    INFLUENCE_HAND,
    LOUIS_TO,
    MISSIONS,
    POWER_COATS,
    POWER_COINS,
    POWER_INFLUENCE,
    POWER_INTRIGUE,
    POWER_RECRUITS,
    THIRD_INTRIGUE,
    THIRD_ROUND,
)
from engine.louis_xiv.position import Position
from engine.louis_xiv.stock import draw_coats, draw_influence, draw_intrigue, influence_deck, pay_out, pick
from engine.louis_xiv.turns import powers, seats_in_order


def begin(state: Position, journal: Journal | None) -> None:
    """A round begins: income, powers, cards."""
    if journal is not None:
        journal.note(state, "round", round=state.round, seat=state.first)
    _income(state, journal)
    for entry in powers(state, IN_SUPPLY):
        _work(state, entry // len(MISSIONS), entry % len(MISSIONS), journal)
    if state.players == 3 and state.round == THIRD_ROUND:
        draw_intrigue(state, state.first, THIRD_INTRIGUE, journal)
    deck = influence_deck(state)
    for seat in seats_in_order(state):
        draw_influence(state, seat, INFLUENCE_HAND, deck, journal)


def _income(state: Position, journal: Journal | None) -> None:
    """The four cards in the deck are any of those not seen yet (L17)."""
    card = pick(state, [card for card in range(len(INCOME_CARDS)) if card not in state.income])
    state.income.append(card)
    state.louis = LOUIS_TO[card]
    state.reveals += 1
    counts = [0] * state.players
    for seat in seats_in_order(state):
        counts[seat] = pay_out(state, seat, INCOME[card])
    if journal is not None:
        courtier = state.louis + 1
        journal.note(state, "income", card=INCOME_CARDS[card], coins=INCOME[card], courtier=courtier, counts=counts)


def _work(state: Position, seat: int, mission: int, journal: Journal | None) -> None:
    """One power of the supply phase; each has one effect (L78)."""
    name = MISSIONS[mission]
    if POWER_COINS[mission]:
        count = pay_out(state, seat, POWER_COINS[mission])
        if journal is not None:
            journal.note(state, "power_coins", seat=seat, mission=name, count=count)
    elif POWER_RECRUITS[mission]:
        count = min(POWER_RECRUITS[mission], state.general[seat])
        state.general[seat] -= count
        state.personal[seat] += count
        if journal is not None:
            journal.note(state, "power_recruited", seat=seat, mission=name, count=count)
    else:
        if journal is not None:
            journal.note(state, "power_used", seat=seat, mission=name)
        draw_coats(state, seat, POWER_COATS[mission], journal)
        draw_intrigue(state, seat, POWER_INTRIGUE[mission], journal)
        draw_influence(state, seat, POWER_INFLUENCE[mission], influence_deck(state), journal)
