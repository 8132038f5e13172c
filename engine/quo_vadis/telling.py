"""Notes about terms and prices, which not everybody may hear where prices are sealed (V54, V73, V93)."""

from typing import Any

from engine.api import Journal
from engine.quo_vadis.pledges import code
from engine.quo_vadis.position import NONE, Position, Terms


def tell(
    state: Position, journal: Journal | None, key: str, price: str, two: tuple[int, int], facts: dict[str, Any]
) -> None:
    """Tells a note whose fact `price` is for the two alone where prices are sealed."""
    if journal is None:
        return
    if not state.settings.sealed:
        journal.note(state, key, **facts)
        return
    rest = {name: fact for name, fact in facts.items() if name != price}
    for seat in range(state.players):
        if seat in two:
            journal.note(state, key, seat, **facts)
        else:
            journal.note(state, f"{key}_sealed", seat, **rest)


def tell_terms(state: Position, journal: Journal | None, key: str, seat: int, target: int, terms: Terms) -> None:
    """Tells what is offered, asked for or bid."""
    if journal is None:
        return
    facts = {
        "seat": seat,
        "target": target,
        "votes": terms.votes,
        "pay": terms.pay,
        "gives": [code(pledge) for pledge in terms.mine],
        "wants": [code(pledge) for pledge in terms.theirs],
        "called": 0 if terms.called == NONE else terms.called,
    }
    tell(state, journal, key, "pay", (state.turn, terms.seat), facts)
