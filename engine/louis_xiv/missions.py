"""The missions phase (L68 to L74): who completes which, with which chips, the new cards, the surplus of chips."""

from engine.api import NOBODY, Journal, Move
from engine.louis_xiv.data import CHIPS, HAND, KEEP_CHIPS, MISSIONS, POWER_MEDAL
from engine.louis_xiv.moves import (
    CHIP_OF,
    DECK,
    KEEP_CHIP,
    KEEP_NONE,
    MISSION,
    MISSION_OF,
    PAIRS,
    PAY,
    STOP,
    TIER_OF,
)
from engine.louis_xiv.position import (
    NODE_DECK,
    NODE_KEEP,
    NODE_MISSION,
    NODE_MISSIONS,
    NODE_PAY,
    NODE_SUPPLY,
    NONE,
    Position,
)
from engine.louis_xiv.stock import draw_coats, draw_mission, missions_left

_MISSIONS: int = len(MISSIONS)


def begin(state: Position, journal: Journal | None) -> None:
    _begin_turn(state, state.first, journal)
    _go_on(state, journal)


def _begin_turn(state: Position, seat: int, journal: Journal | None) -> None:
    state.current_player = seat
    state.mark = len(state.completed)
    if journal is not None:
        journal.note(state, "missions_turn", seat=seat)


def _go_on(state: Position, journal: Journal | None) -> None:
    """The rest of the turn, then the turns of the others, up to a question or the end of the phase."""
    while True:
        state.node = NODE_MISSIONS
        if _completable(state):
            state.node = NODE_MISSION
            return
        if _asks_which_to_keep(state, journal):
            return
        if _end_turn(state, journal):
            return


def _end_turn(state: Position, journal: Journal | None) -> bool:
    """Hands on to the left neighbour; whether everybody has had his turn."""
    following = (state.current_player + 1) % state.players
    if following == state.first:
        state.mark = 0
        state.node = NODE_SUPPLY
        return True
    _begin_turn(state, following, journal)
    return False


# --------------------------------------------------------------------------------------- completing (L68 to L71)
def payments(state: Position, seat: int, mission: int) -> list[tuple[int, int]]:
    """The pairs of chips the seat has that pay for a mission (L69, L70)."""
    chips = state.chips[seat :: state.players]
    return [(a, b) for a, b in PAIRS[mission] if chips[a] and chips[b] and (a != b or chips[a] > 1)]


def _completable(state: Position) -> list[int]:
    seat = state.current_player
    if sum(state.chips[seat :: state.players]) < 2:
        return []
    hand = state.missions[seat * HAND : seat * HAND + HAND]
    return [mission for mission in hand if mission >= 0 and payments(state, seat, mission)]


def mission_moves(state: Position) -> list[Move]:
    return [*(MISSION[mission] for mission in _completable(state)), STOP]


def choose(state: Position, move: Move, journal: Journal | None) -> None:
    if move[0] == "stop":
        if journal is not None:
            journal.note(state, "stopped", seat=state.current_player)
        state.node = NODE_MISSIONS
        if not _asks_which_to_keep(state, journal) and not _end_turn(state, journal):
            _go_on(state, journal)
        return
    seat = state.current_player
    mission = MISSION_OF[move[1]]
    state.args = [state.missions.index(mission, seat * HAND)]
    pairs = payments(state, seat, mission)
    if len(pairs) == 1:
        _complete(state, pairs[0], journal)
    else:
        state.node = NODE_PAY


def pay_moves(state: Position) -> list[Move]:
    return [PAY[a][b] for a, b in payments(state, state.current_player, state.missions[state.args[0]])]


def pay(state: Position, move: Move, journal: Journal | None) -> None:
    _complete(state, (CHIP_OF[move[1]], CHIP_OF[move[2]]), journal)


def _complete(state: Position, pair: tuple[int, int], journal: Journal | None) -> None:
    """The chips go back to their stacks, the card lies open, a new one is drawn (L69, L71, L72)."""
    state.node = NODE_MISSIONS
    seat, place = state.current_player, state.args[0]
    mission = state.missions[place]
    for kind in pair:
        state.chips[kind * state.players + seat] -= 1
    state.missions[place] = NONE
    state.backs[place] = NONE
    state.completed.append(seat * _MISSIONS + mission)
    state.reveals += 1
    if journal is not None:
        chips = [CHIPS[kind] for kind in pair]
        journal.note(state, "completed", seat=seat, mission=MISSIONS[mission], chips=chips)
    decks = _decks(state)
    if len(decks) > 1:
        state.node = NODE_DECK
        return
    if decks:
        draw_mission(state, place, decks[0], journal)
    elif journal is not None:
        journal.note(state, "no_mission", seat=seat)
    state.args = []
    _go_on(state, journal)


def _decks(state: Position) -> list[int]:
    return [tier for tier, left in enumerate(missions_left(state)) if left]


def deck_moves(state: Position) -> list[Move]:
    return [DECK[tier] for tier in _decks(state)]


def draw(state: Position, move: Move, journal: Journal | None) -> None:
    state.node = NODE_MISSIONS
    draw_mission(state, state.args[0], TIER_OF[move[1]], journal)
    state.args = []
    _go_on(state, journal)


# ------------------------------------------------------------------------------------ the end of a turn (L73, L74)
def _asks_which_to_keep(state: Position, journal: Journal | None) -> bool:
    """Powers of the end of the turn, then the surplus chips; whether the seat must say which chip it keeps."""
    seat = state.current_player
    _award(state, seat, journal)
    chips = state.chips[seat :: state.players]
    if not state.settings.keeps_last:
        if any(chips):
            state.node = NODE_KEEP
        return any(chips)
    if sum(chips) <= KEEP_CHIPS:
        return False
    kinds = [kind for kind, n in enumerate(chips) if n]
    if len(kinds) > 1:
        state.node = NODE_KEEP
        return True
    _return_chips(state, kinds[0], journal)
    return False


def _award(state: Position, seat: int, journal: Journal | None) -> None:
    """A medal draws if a mission was completed in this turn; its own power works from the next round on (L71, L74)."""
    if len(state.completed) == state.mark:
        return
    for entry in state.completed[: state.mark]:
        mission = entry % _MISSIONS
        if entry // _MISSIONS == seat and POWER_MEDAL[mission]:
            if journal is not None:
                journal.note(state, "medal", seat=seat, mission=MISSIONS[mission], count=POWER_MEDAL[mission])
            draw_coats(state, seat, POWER_MEDAL[mission], journal)


def keep_moves(state: Position) -> list[Move]:
    chips = state.chips[state.current_player :: state.players]
    moves = [move for move, n in zip(KEEP_CHIP, chips, strict=True) if n]
    if not state.settings.keeps_last:
        moves.append(KEEP_NONE)
    return moves


def keep(state: Position, move: Move, journal: Journal | None) -> None:
    state.node = NODE_MISSIONS
    _return_chips(state, NOBODY if move[0] == "keep_none" else CHIP_OF[move[1]], journal)
    if not _end_turn(state, journal):
        _go_on(state, journal)


def _return_chips(state: Position, kept: int, journal: Journal | None) -> None:
    """All chips but one go back to their stacks, each for a coat (L73)."""
    seat = state.current_player
    returned = []
    for kind in range(len(CHIPS)):
        here = kind * state.players + seat
        stays = KEEP_CHIPS if kind == kept else 0
        returned += [CHIPS[kind]] * (state.chips[here] - stays)
        state.chips[here] = stays
    if journal is not None and returned:
        chip = CHIPS[kept] if kept >= 0 else ""
        journal.note(state, "chips_returned", seat=seat, chips=returned, kept=chip)
    draw_coats(state, seat, len(returned), journal)
