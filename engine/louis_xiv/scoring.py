"""The end of the game (L83 to L87): leftovers to coats, families, points, places."""

from engine.api import EVERYONE, NOBODY, UNKNOWN, Journal, Line, Note
from engine.louis_xiv.data import (
    COINS_PER_COAT,
    FAMILIES,
    FAMILY_BONUS,
    MISSION_POINTS,
    MISSIONS,
    POINTS_PER_COAT,
)
from engine.louis_xiv.position import EARNED, FROM_FAMILIES, FROM_LEFTOVERS, NODE_OVER, Position
from engine.louis_xiv.stock import coats_left, draw_coats
from engine.louis_xiv.turns import seats_in_order

_FAMILIES: int = len(FAMILIES)
_MISSIONS: int = len(MISSIONS)


def end_game(state: Position, journal: Journal | None) -> None:
    """The final scoring; what is turned into coats stays where it lies."""
    state.current_player = NOBODY
    state.node = NODE_OVER
    if journal is not None:
        journal.note(state, "final_begins", round=state.round)
    for seat in seats_in_order(state):
        _turn_in(state, seat, journal)
    _bonus(state, journal)
    if journal is not None:
        journal.note(state, "ended_rounds", round=state.round)
        totals, places = points(state), ranks(state)
        winners = [seat for seat in range(state.players) if places[seat] == 1]
        journal.note(state, "won", seats=winners, points=totals[winners[0]], totals=totals)


# ----------------------------------------------------------------------------------------------- leftovers (L84)
def leftovers(state: Position, seat: int) -> dict[str, int]:
    """The coats of a seat by what they are drawn for (L84)."""
    return {
        "influence": state.hand_sizes[seat],
        "intrigue": state.intrigue_sizes[seat],
        "chips": sum(state.chips[seat :: state.players]),
        "markers": sum(state.markers[seat :: state.settings.colours]),
        "coins": state.coins[seat] // COINS_PER_COAT,
    }


def _turn_in(state: Position, seat: int, journal: Journal | None) -> None:
    found = leftovers(state, seat)
    if journal is not None:
        journal.note(state, "leftovers", seat=seat, count=sum(found.values()), **found)
    state.earned[FROM_LEFTOVERS * state.players + seat] = draw_coats(state, seat, sum(found.values()), journal)


# ------------------------------------------------------------------------------------------------ families (L85)
def most_coats(state: Position, family: int) -> list[int]:
    """The seats with most coats of a family; nobody if there is none."""
    counts = state.coats[family::_FAMILIES]
    most = max(counts)
    return [seat for seat, n in enumerate(counts) if most and n == most]


def _bonus(state: Position, journal: Journal | None) -> None:
    """All families are judged on what lies there before any bonus is drawn (A16); the pile may run out (A14)."""
    if journal is not None:
        journal.note(state, "coats_open", counts=state.coats[:])
    for family in range(_FAMILIES):
        best = most_coats(state, family)
        count = 0
        for seat in seats_in_order(state):
            if seat in best:
                count += _draw_bonus(state, seat)
        if journal is not None and best:
            counts = state.coats[family::_FAMILIES]
            journal.note(state, "family", family=FAMILIES[family], counts=counts, seats=best, count=count)


def _draw_bonus(state: Position, seat: int) -> int:
    """A bonus coat only counts as a point; its family is never looked at. How many were drawn."""
    real = min(FAMILY_BONUS, coats_left(state))
    blanks = 0 if state.settings.no_blanks else FAMILY_BONUS - real
    state.coat_sizes[seat] += real + blanks
    state.blanks[seat] += blanks
    state.earned[FROM_FAMILIES * state.players + seat] += real + blanks
    return real + blanks


# ------------------------------------------------------------------------------------------ points, places (L86)
def mission_points(state: Position) -> list[int]:
    found = [0] * state.players
    for entry in state.completed:
        found[entry // _MISSIONS] += MISSION_POINTS[entry % _MISSIONS]
    return found


def points(state: Position) -> list[int]:
    """A point a coat, five a mission; before the end without leftovers and families."""
    found = mission_points(state)
    return [own + POINTS_PER_COAT * coats for own, coats in zip(found, state.coat_sizes, strict=True)]


def ranks(state: Position) -> list[int]:
    """By points, then by markers in the personal supply; who ties in both shares the place (L87, A17)."""
    keys = list(zip(points(state), state.personal, strict=True))
    return [1 + sum(1 for other in keys if other > own) for own in keys]


def reckon(state: Position) -> list[Line]:
    """A line a source, as if the game ended now.

    Before the end leftovers are counted, and families judged on the coats drawn so far where all of them are known.
    """
    seats = range(state.players)
    if state.node == NODE_OVER:
        rows = [state.earned[row * state.players : (row + 1) * state.players] for row in range(len(EARNED))]
        held = [state.coat_sizes[seat] - sum(row[seat] for row in rows) for seat in seats]
    else:
        bonus = [0] * state.players
        if UNKNOWN not in state.coats:
            for family in range(_FAMILIES):
                for seat in most_coats(state, family):
                    bonus[seat] += FAMILY_BONUS
        rows = [[sum(leftovers(state, seat).values()) for seat in seats], bonus]
        held = state.coat_sizes
    done = [0] * state.players
    for entry in state.completed:
        done[entry // _MISSIONS] += 1
    coats = [("coats", held), *zip(EARNED, rows, strict=True)]
    return [
        Line("missions", mission_points(state), done),
        *(Line(key, [POINTS_PER_COAT * n for n in counts], counts[:]) for key, counts in coats),
    ]


def explain(state: Position) -> Note | None:
    """Why the game ended: four rounds are over (L83)."""
    return Note("rounds", {"round": state.round}, EVERYONE, None) if state.node == NODE_OVER else None
