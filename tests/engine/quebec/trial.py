"""What the contract tests are told about Québec."""

from engine.quebec import QUEBEC
from engine.quebec.data import COST, SITES
from engine.quebec.position import UNFINISHED
from engine.quebec.state import QuebecState
from tests.engine.games import Counts, Trial


def pieces(state: QuebecState) -> tuple[object, ...]:
    """Workers by seat (N3), the tiles, and the 11 buildings of the century: waiting, begun or finished."""
    workers = [
        state.active[seat]
        + state.passive[seat]
        + sum(state.zones[seat :: state.players])
        + sum(COST[site // SITES] for site, its in enumerate(state.sites) if its == seat)
        for seat in range(state.players)
    ]
    buildings = state.layout.spaces_of[state.round]
    begun = [space for space in buildings if space in state.architects or state.stars[space] != UNFINISHED]
    return workers, sorted(state.layout.tiles), len(state.discs) + len(begun)


TRIAL = Trial(
    QUEBEC,
    pieces,
    (
        Counts(2, {}, 1, 0, (20, 379, 6813, 117263)),
        Counts(3, {}, 2, 0, (20, 396, 7641, 139068)),
        Counts(4, {}, 3, 0, (21, 436, 8822, 173443)),
        Counts(5, {}, 4, 0, (21, 436, 8803, 172679)),
        Counts(2, {}, 5, 100, (8, 58, 461, 3539)),
        Counts(3, {}, 6, 120, (20, 371, 3456, 57099)),
        Counts(4, {}, 7, 130, (11, 122, 1174, 9928)),
        Counts(5, {}, 8, 140, (5, 85, 995, 12970)),
        Counts(4, {"mode": "family"}, 9, 60, (13, 144, 1735, 5208)),
        Counts(4, {"mode": "full", "send_worker_zones": "corners4"}, 10, 90, (7, 47, 439, 6049)),
        Counts(
            2, {"economy_2p_mode": "immediate_contribution", "politics_2p_mode": "plain"}, 11, 30, (7, 61, 205, 1460)
        ),
        Counts(3, {"shift": "most_only", "passive_shortage": "place_fewer"}, 12, 100, (22, 435, 8261, 146996)),
    ),
    shared=("settings", "layout"),
)
