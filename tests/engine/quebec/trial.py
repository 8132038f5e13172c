"""What the contract tests are told about Québec."""

from engine.quebec import QUEBEC
from engine.quebec.data import COST, SITES
from engine.quebec.position import UNFINISHED
from engine.quebec.state import QuebecState
from tests.engine.games import Trial


def pieces(state: QuebecState) -> object:
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
    (),
    shared=("settings", "layout"),
)
