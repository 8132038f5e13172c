"""Payments: prices change hands in tokens, with change (V50, V52, V72 to V74)."""

from typing import TypeAlias

from engine.api import Journal
from engine.quo_vadis import knowledge
from engine.quo_vadis.position import NODE_SETTLE, Position
from engine.quo_vadis.telling import tell
from engine.quo_vadis.tokens import held, settlements, total

Payment: TypeAlias = tuple[int, int, int, int]
"""Payer, payee, value, and whether all hear the value."""


def pay_on(state: Position, journal: Journal | None) -> bool:
    """Carries payments out until the payer has to choose how (V72b); says whether all are done."""
    while state.payments:
        payer, payee, value, is_open = state.payments[0]
        ways = settlements(held(state, payer), held(state, payee), value)
        if len(ways) > 1:
            state.choices = ways
            state.node = NODE_SETTLE
            state.current_player = payer
            knowledge.asked_how(state, payer, payee, value, bool(is_open))
            return False
        hand_over(state, state.payments[0], 0, False, journal)
        state.payments = state.payments[1:]
    return True


def choose_way(state: Position, way: int, journal: Journal | None) -> None:
    """The payer has chosen how to pay (V72b)."""
    state.choices = ()
    hand_over(state, state.payments[0], way, False, journal)
    state.payments = state.payments[1:]


def hand_over(state: Position, payment: Payment, way: int, by_default: bool, journal: Journal | None) -> None:
    """Moves the tokens of one settlement; whoever is too poor hands over all (V74)."""
    payer, payee, value, is_open = payment
    owned = total(state, payer)
    given, back = settlements(held(state, payer), held(state, payee), value)[way]
    knowledge.settle(state, payer, payee, value, way, bool(is_open), by_default)
    state.reveals += 1
    if journal is None:
        return
    facts = {"seat": payer, "target": payee, "value": value}
    if is_open:
        journal.note(state, "paid", **facts)
    else:
        tell(state, journal, "paid", "value", (payer, payee), facts)
    excess = sum((i + 1) * (a - b) for i, (a, b) in enumerate(zip(given, back, strict=True))) - value
    for seat in (payer, payee):
        journal.note(
            state, "paid_in", seat, seat=payer, target=payee, given=list(given), back=list(back), excess=max(excess, 0)
        )
    if owned < value:
        journal.note(state, "paid_less", seat=payer, target=payee)
