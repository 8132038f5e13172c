"""What the contract tests are told about Louis XIV."""

from engine.api import NOBODY
from engine.louis_xiv import LOUIS_XIV
from engine.louis_xiv.data import CHIP_STOCK, CHIPS, COURTIERS
from engine.louis_xiv.position import NODE_OVER, NODE_PAY
from engine.louis_xiv.state import LouisXivState
from engine.louis_xiv.stock import (
    chips_left,
    coat_pile,
    influence_deck,
    influence_left,
    intrigue_left,
    mission_deck,
    unseen_intrigue,
)
from tests.engine.games import Counts, Trial
from tests.engine.louis_xiv.recorded import CHANGED


def pieces(state: LouisXivState) -> tuple[object, ...]:
    """Markers of each colour, chips, cards and coats, wherever they lie."""
    colours = state.settings.colours
    markers = [
        state.general[seat] + state.personal[seat] + sum(state.markers[seat::colours]) for seat in range(state.players)
    ]
    neutral = state.neutral + sum(state.markers[state.players :: colours]) if colours > state.players else 0
    chips = [
        chips_left(state, kind) + sum(state.chips[kind * state.players : (kind + 1) * state.players])
        for kind in range(len(CHIPS))
    ]
    assert CHIP_STOCK == chips
    intrigue = len(unseen_intrigue(state)) + len(state.returned) + sum(state.intrigue_sizes)
    assert len(COURTIERS) == intrigue
    assert intrigue_left(state) == len(unseen_intrigue(state)) + len(state.returned)
    face_down = sum(face < 0 for face in state.played)
    assert influence_left(state) == len(influence_deck(state)) - face_down
    influence = influence_left(state) + len(state.played) + sum(state.hand_sizes)
    missions = sum(len(mission_deck(state, tier)) for tier in range(3)) + len(state.completed)
    missions += sum(mission >= 0 for mission in state.missions)
    coats = len(coat_pile(state)) + sum(state.coats)
    return markers, neutral, chips, influence, intrigue, missions, coats


def is_secret(state: LouisXivState, path: tuple[str | int, ...], seat: int) -> bool:
    """Whether a part of the snapshot is hidden from a seat (L93); a change of it leads to another possible position."""
    field, owner = path[0], path[1] if len(path) > 1 else NOBODY
    if field == "chance":
        return True
    if field == "coats":
        return state.node != NODE_OVER and owner != seat
    if field in ("hands", "intrigue"):
        return owner != seat
    if field == "missions" and isinstance(owner, int):
        return owner // 2 != seat and not (state.node == NODE_PAY and state.args[0] == owner)
    return False


TRIAL = Trial(
    LOUIS_XIV,
    pieces,
    (
        Counts(2, {}, 1, 0, (5, 20, 102, 522)),
        Counts(3, {}, 2, 0, (5, 20, 98, 466)),
        Counts(4, {}, 3, 0, (5, 20, 92, 444)),
        Counts(2, {}, 4, 60, (13, 27, 84, 312)),
        Counts(3, {}, 5, 100, (2, 17, 38, 98)),
        Counts(4, {}, 6, 130, (3, 12, 42, 170)),
        Counts(4, {}, 7, 215, (3, 9, 21, 54)),
        Counts(3, {}, 8, 45, (12, 34, 70, 190)),
        Counts(2, CHANGED, 9, 50, (2, 18, 107, 471)),
        Counts(3, CHANGED, 10, 90, (2, 7, 27, 95)),
        Counts(4, CHANGED, 11, 120, (4, 8, 16, 86)),
    ),
    shared=("settings",),
    secret=is_secret,
)
