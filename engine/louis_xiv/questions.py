"""What is being asked, for those who show it: the pending decision by name, with what belongs to it."""

from typing import TypeAlias

from engine.louis_xiv.data import CARD_PLACES, GUEST_AT, KEEP_CHIPS, MISSIONS, POWER_PLACES
from engine.louis_xiv.patronage import price
from engine.louis_xiv.position import (
    NODE_BRIBE,
    NODE_CARD,
    NODE_GUEST,
    NODE_INTRIGUE,
    NODE_KEEP,
    NODE_LAST_PUT,
    NODE_LAST_WORD,
    NODE_MOVE,
    NODE_OVER,
    NODE_PAY,
    NODE_PLACE,
    NODE_PUT,
    NODE_USE,
    NODES,
    Position,
)

Facts: TypeAlias = dict[str, str | int]


def phase(state: Position) -> str:
    """The phase of the round (L24): "supply" (in pictures only), "influence", "patronage", "missions", or "over"."""
    if state.node < NODE_INTRIGUE:
        return "influence"
    if state.node <= NODE_PLACE:
        return "patronage"
    return "missions" if state.node < NODE_OVER else NODES[state.node]


def question(state: Position) -> tuple[str, Facts]:
    """A name of `NODES` and facts: numbers of courtiers, ids of missions, and numbers.

    guest, last_word: mission, count, and courtier (0: several are possible); last_put: mission, count, courtier;
    card: count (cards in hand); use: face, count (markers the card can place), recall (markers it would bring back);
    put: face, count, courtier; move: courtier, count (markers just placed there); intrigue: courtier;
    bribe: courtier, price; place: courtier, count; pay: mission; keep: count (coats for the others).
    """
    return NODES[state.node], _facts(state)


def _facts(state: Position) -> Facts:
    node, seat, args = state.node, state.current_player, state.args
    if node in (NODE_GUEST, NODE_LAST_WORD, NODE_LAST_PUT):
        return _power(state)
    if node == NODE_CARD:
        return {"count": state.hand_sizes[seat]}
    if node in (NODE_USE, NODE_PUT):
        count = min(CARD_PLACES[args[0]], state.personal[seat])
        if node == NODE_PUT:
            return {"face": args[0], "count": count, "courtier": args[1] + 1}
        return {"face": args[0], "count": count, "recall": min(state.settings.recalls[args[0]], state.general[seat])}
    if node == NODE_MOVE:
        return {"courtier": args[0] + 1, "count": args[1]}
    if node == NODE_INTRIGUE:
        return {"courtier": state.courtier + 1}
    if node == NODE_BRIBE:
        return {"courtier": state.courtier + 1, "price": price(state, seat)}
    if node == NODE_PLACE:
        return {"courtier": state.courtier + 1, "count": args[0]}
    if node == NODE_PAY:
        return {"mission": MISSIONS[state.missions[args[0]]]}
    if node == NODE_KEEP:
        return {"count": sum(state.chips[seat :: state.players]) - KEEP_CHIPS}
    return {}


def _power(state: Position) -> Facts:
    """The power asked for: its mission, and how many markers it places."""
    seat, mission = divmod(state.queue[0], len(MISSIONS))
    supply = state.general[seat] if state.node == NODE_GUEST else state.personal[seat]
    courtiers = GUEST_AT[mission]
    if state.node == NODE_LAST_PUT:
        courtiers = state.args
    count = min(POWER_PLACES[mission], supply)
    return {"mission": MISSIONS[mission], "count": count, "courtier": courtiers[0] + 1 if len(courtiers) == 1 else 0}
