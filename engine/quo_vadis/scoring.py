"""Sums, places and the end of the game (V43 to V47)."""

from engine.api import EVERYONE, Journal, Line, Note
from engine.quo_vadis.data import MAX_ROUNDS, STALL_ROUNDS, VALUES
from engine.quo_vadis.knowledge import bounds
from engine.quo_vadis.position import ENDED_LIMIT, ENDED_SENATE, NODE_OVER, Position

_NAMES = ("ones", "twos", "threes", "fours", "fives")


def totals(state: Position) -> list[int]:
    """The laurels of each seat; where a state does not tell, the least they can be worth."""
    return [bounds(state, seat)[0] for seat in range(state.players)]


def is_out(state: Position, seat: int) -> bool:
    """Whether the seat is eliminated, as things stand: not in the senate, though somebody is (V43, V47)."""
    return bool(state.senate) and seat not in state.senate


def scores(state: Position) -> list[int]:
    """The sums; at the end 0 for who is eliminated."""
    found = totals(state)
    if state.node == NODE_OVER:
        found = [0 if is_out(state, seat) else found[seat] for seat in range(state.players)]
    return found


def ranks(state: Position) -> list[int]:
    """By sum, then by who entered the senate first (V44); who is eliminated shares the last place (V43).

    With an empty senate by sum, then by turn order (V47).
    """
    sums, players = totals(state), state.players
    keys = []
    for seat in range(players):
        if is_out(state, seat):
            keys.append((0, 0, 0))
        elif state.senate:
            keys.append((1, sums[seat], -state.senate.index(seat)))
        else:
            keys.append((1, sums[seat], -((seat - state.first) % players)))
    return [1 + sum(other > own for other in keys) for own in keys]


def reckon(state: Position) -> list[Line]:
    """The laurels by value, and what is lost by elimination."""
    players = state.players
    lines = [
        Line(
            name,
            [(value + 1) * max(state.tokens[VALUES * seat + value], 0) for seat in range(players)],
            [max(state.tokens[VALUES * seat + value], 0) for seat in range(players)],
        )
        for value, name in enumerate(_NAMES)
    ]
    if state.node == NODE_OVER:
        sums = totals(state)
        lines.append(Line("eliminated", [-sums[seat] if is_out(state, seat) else 0 for seat in range(players)], []))
    return lines


# ------------------------------------------------------------------------------------------------------- the end
def explain(state: Position) -> Note | None:
    """Why the game ended."""
    if state.node != NODE_OVER:
        return None
    if state.ended == ENDED_SENATE:
        return Note("ended_senate", {"seat": state.senate[-1]}, EVERYONE, None)
    if state.ended == ENDED_LIMIT:
        return Note("ended_limit", {"rounds": MAX_ROUNDS}, EVERYONE, None)
    return Note("ended_stall", {"rounds": STALL_ROUNDS}, EVERYONE, None)


def tell_end(state: Position, journal: Journal | None) -> None:
    note = explain(state)
    if journal is None or note is None:
        return
    journal.note(state, note.key, **note.facts)
    out = [seat for seat in range(state.players) if is_out(state, seat)]
    if out:
        journal.note(state, "eliminated", seats=out)
    sums = totals(state)
    winner = ranks(state).index(1)
    journal.note(state, "won", seats=[winner], points=sums[winner], totals=sums)
