"""The actions that deal with factories and citizens: Build, Place, Move and Congress (7.1 to 7.4)."""

from engine.api import Journal, Move
from engine.foreign_king import moves
from engine.foreign_king.data import (
    BUILD_COST,
    DISTANCE,
    FACTORIES,
    FREE_CITIZENS,
    FREE_STEPS,
    METALLURGICAL,
    PROVINCES,
    SUPPLY,
    TEXTILE,
)
from engine.foreign_king.money import buying_power, pay
from engine.foreign_king.position import (
    NODE_BUILD_IN,
    NODE_FACTORY,
    NODE_MOVE_TO,
    NODE_PLACE,
    Position,
)
from engine.foreign_king.rounds import end_turn


# ------------------------------------------------------------------------------------------------------- Build
def begin_build(state: Position) -> None:
    """Asks for the type, or at once for the province when only one type is left (F40)."""
    if state.stock[TEXTILE] and state.stock[METALLURGICAL]:
        state.node = NODE_FACTORY
    else:
        state.chosen = TEXTILE if state.stock[TEXTILE] else METALLURGICAL
        state.node = NODE_BUILD_IN


def choose_factory(state: Position, move: Move, _journal: Journal | None) -> None:
    state.chosen = moves.FACTORY_OF[move[1]]
    state.node = NODE_BUILD_IN


def build(state: Position, move: Move, journal: Journal | None) -> None:
    """Builds for 3 francs; the first factory of a province brings a medal, after the price is paid (F35, F39, F42)."""
    seat, province, kind = state.current_player, moves.PLACE_OF[move[1]], state.chosen
    pay(state, seat, BUILD_COST, journal)
    first = not any(state.factories[4 * province : 4 * province + 4])
    state.stock[kind] -= 1
    state.factories[4 * province + kind] += 1
    if journal is not None:
        journal.note(
            state, "built", seat=seat, factory=FACTORIES[kind], province=PROVINCES[province], francs=BUILD_COST
        )
    if first:
        state.medals[seat] += 1
        if journal is not None:
            journal.note(state, "medal", seat=seat, province=PROVINCES[province])
    end_turn(state, journal)


# ------------------------------------------------------------------------------------------------------- Place
def place_in(state: Position, move: Move, journal: Journal | None) -> None:
    """Chooses the province; the number is asked for only if there is a choice (F44)."""
    state.chosen = moves.PLACE_OF[move[1]]
    if most_to_place(state) > 1:
        state.node = NODE_PLACE
    else:
        _place(state, 1, journal)


def place_moves(state: Position) -> list[Move]:
    return moves.PLACE_COUNT[: most_to_place(state)]


def place(state: Position, move: Move, journal: Journal | None) -> None:
    _place(state, moves.NUMBER_OF[move[1]], journal)


def most_to_place(state: Position) -> int:
    """As many as the supply holds (F46) and the buying power allows (F44)."""
    seat = state.current_player
    return min(state.supply[seat], buying_power(state, seat) + FREE_CITIZENS)


def _place(state: Position, n: int, journal: Journal | None) -> None:
    seat, province = state.current_player, state.chosen
    pay(state, seat, n - FREE_CITIZENS, journal)
    state.supply[seat] -= n
    state.citizens[province * state.players + seat] += n
    if journal is not None:
        journal.note(state, "placed", seat=seat, province=PROVINCES[province], count=n, francs=n - FREE_CITIZENS)
    end_turn(state, journal)


# -------------------------------------------------------------------------------------------------------- Move
def move_from_moves(state: Position) -> list[Move]:
    own = state.citizens[state.current_player :: state.players]
    return [move for move, n in zip(moves.MOVE_FROM, own, strict=True) if n]


def move_from(state: Position, move: Move, _journal: Journal | None) -> None:
    state.chosen = moves.PLACE_OF[move[1]]
    state.node = NODE_MOVE_TO


def move_to_moves(state: Position) -> list[Move]:
    """Where the next citizen may go, no place before the last one named; or stop once one has moved (F47 to F51)."""
    choices = destinations(state)[:]
    if state.steps:
        choices.append(moves.STOP)
    return choices


def move_to(state: Position, move: Move, journal: Journal | None) -> None:
    """Moves one citizen and pays its steps, or stops; the action ends by itself when nothing more can be moved."""
    if move[0] == "stop":
        end_turn(state, journal)
        return
    seat, origin, target = state.current_player, state.chosen, moves.PLACE_OF[move[1]]
    steps = DISTANCE[origin][target]
    francs = steps if state.steps else steps - FREE_STEPS
    pay(state, seat, francs, journal)
    state.steps += steps
    state.last = target
    state.citizens[origin * state.players + seat] -= 1
    if target == SUPPLY:
        state.supply[seat] += 1
    else:
        state.citizens[target * state.players + seat] += 1
    if journal is not None:
        journal.note(
            state,
            "moved",
            seat=seat,
            province=PROVINCES[origin],
            target=moves.PLACES[target],
            steps=steps,
            francs=francs,
        )
    if not state.citizens[origin * state.players + seat] or not destinations(state):
        end_turn(state, journal)


def destinations(state: Position) -> list[Move]:
    steps = buying_power(state, state.current_player)
    if not state.steps:
        steps += FREE_STEPS
    return moves.MOVE_TO[state.chosen][state.last][min(steps, moves.FARTHEST)]


# ---------------------------------------------------------------------------------------------------- Congress
def seat_from_moves(state: Position) -> list[Move]:
    seat = state.current_player
    own = state.citizens[seat :: state.players]
    choices = [move for move, n in zip(moves.SEAT_FROM, own, strict=False) if n]
    if state.supply[seat]:
        choices.append(moves.SEAT_FROM[SUPPLY])
    return choices


def seat_from(state: Position, move: Move, journal: Journal | None) -> None:
    """Puts one own citizen into Congress (F53)."""
    seat, source = state.current_player, moves.PLACE_OF[move[1]]
    if source == SUPPLY:
        state.supply[seat] -= 1
    else:
        state.citizens[source * state.players + seat] -= 1
    state.congress[seat] += 1
    if journal is not None:
        journal.note(state, "seated", seat=seat, source=moves.PLACES[source])
    end_turn(state, journal)
