"""The action King: the journey (7.6), the release from Congress (7.7), the scoring of the province (7.8)."""

from engine.api import Journal, Move
from engine.foreign_king import moves
from engine.foreign_king.data import (
    CITIZENS_PER_POINT,
    KING_STEPS,
    KING_WAYS,
    MARKER_FLOOR,
    METALLURGICAL,
    POINTS_PER_FACTORY,
    PROVINCES,
    SCORED,
    TEXTILE,
)
from engine.foreign_king.ending import end_game, reason_to_end, second_highest
from engine.foreign_king.money import buying_power, pay
from engine.foreign_king.position import GOES_ON, NODE_KING_STEPS, NODE_LAY_DOWN, NODE_RELEASE, Position
from engine.foreign_king.rounds import end_turn
from engine.foreign_king.scoring import controller


# ------------------------------------------------------------------------------------------------- the journey
def king_to_moves(state: Position) -> list[Move]:
    """Any province from the portrait (F59), else those that can be reached and paid for (F60)."""
    if state.king < 0:
        return moves.KING_TO_ANY[:]
    return moves.KING_TO[state.king][_reach(state)][:]


def king_to(state: Position, move: Move, journal: Journal | None) -> None:
    """Chooses the last province; the number of steps is asked for only if there is a choice (F62)."""
    province = moves.PLACE_OF[move[1]]
    if state.king < 0:
        state.king = province
        _arrive(state, 1, 0, [], journal)
        return
    state.chosen = province
    choices = _steps(state)
    if len(choices) > 1:
        state.node = NODE_KING_STEPS
    else:
        _travel(state, KING_STEPS[state.king][province][0], journal)


def king_steps_moves(state: Position) -> list[Move]:
    return _steps(state)[:]


def useful_steps(state: Position) -> list[Move]:
    """The numbers of steps, but of those that are sure to end the game (F93) only the least: more only cost more."""
    choices = king_steps_moves(state)
    spare = state.marker - second_highest(state.points)
    while len(choices) > 1 and moves.NUMBER_OF[choices[-2][1]] >= spare:
        choices.pop()
    return choices


def king_steps(state: Position, move: Move, journal: Journal | None) -> None:
    _travel(state, moves.NUMBER_OF[move[1]], journal)


def _steps(state: Position) -> list[Move]:
    return moves.KING_STEP_MOVES[state.king][state.chosen][_reach(state)]


def _reach(state: Position) -> int:
    """How many steps can be paid for."""
    reach = state.settings.king_reach
    return reach[min(buying_power(state, state.current_player), len(reach) - 1)]


def _travel(state: Position, steps: int, journal: Journal | None) -> None:
    francs = state.settings.king_cost[steps]
    pay(state, state.current_player, francs, journal)
    way = KING_WAYS[state.king][state.chosen][steps]
    state.king = state.chosen
    _arrive(state, steps, francs, way, journal)


def _arrive(state: Position, steps: int, francs: int, way: list[int], journal: Journal | None) -> None:
    """Moves the marker one space a step (F59, F63), then asks who may release (F66).

    Only the last province and the number of steps matter (F62); `way` is one that fits, told so that it can be shown.
    """
    state.marker = max(MARKER_FLOOR, state.marker - steps)
    state.chosen = -1
    if journal is not None:
        journal.note(
            state,
            "king_arrived" if way else "king_landed",
            seat=state.current_player,
            province=PROVINCES[state.king],
            steps=steps,
            francs=francs,
            marker=state.marker,
            way=[PROVINCES[province] for province in way],
        )
    state.queue = releasers(state)
    _ask(state, journal)


# ------------------------------------------------------------------------------------------------- the release
def releasers(state: Position) -> list[int]:
    """Who is asked to release: members in Congress, most first, ties in turn order (F67 to F72)."""
    congress = state.congress
    if state.players == 2 and congress[0] == congress[1]:
        return []
    seats = [seat for seat in state.order if congress[seat]]
    if len(seats) > 1:
        seats.sort(key=congress.__getitem__, reverse=True)
    if seats and not state.settings.release_into_empty and not _citizens(state):
        return []
    return seats


def _ask(state: Position, journal: Journal | None) -> None:
    if state.queue:
        state.node = NODE_RELEASE
        state.current_player = state.queue[0]
    else:
        state.current_player = state.order[state.turn]
        _score(state, journal)


def release(state: Position, move: Move, journal: Journal | None) -> None:
    """All members go to the King's province and nobody else is asked, or none goes and the next is (F67, F68)."""
    seat = state.current_player
    if move[0] == "release":
        n = state.congress[seat]
        state.congress[seat] = 0
        state.citizens[state.king * state.players + seat] += n
        if journal is not None:
            journal.note(state, "released", seat=seat, province=PROVINCES[state.king], count=n)
        state.queue = []
    else:
        if journal is not None:
            journal.note(state, "kept", seat=seat, count=state.congress[seat])
        del state.queue[0]
    _ask(state, journal)


# ------------------------------------------------------------------------------------------------- the scoring
def _citizens(state: Position) -> int:
    """All citizens in the King's province."""
    return sum(state.citizens[state.king * state.players : (state.king + 1) * state.players])


def _score(state: Position, journal: Journal | None) -> None:
    """Scores the province in which the King has stopped (F73 to F78)."""
    province = state.king
    citizens = _citizens(state)
    if not citizens:
        if journal is not None:
            journal.note(state, "empty", province=PROVINCES[province])
        _finish(state, journal)
        return
    standing = state.factories[4 * province + TEXTILE] + state.factories[4 * province + METALLURGICAL]
    winner = controller(state, province)
    if winner >= 0:
        if standing:
            _score_factories(state, winner, journal)
        else:
            _score_citizens(state, winner, citizens, journal)
        _finish(state, journal)
        return
    if journal is not None:
        journal.note(state, "tied", province=PROVINCES[province], seats=_tied(state))
    if standing:
        state.node = NODE_LAY_DOWN
    else:
        _finish(state, journal)


def _tied(state: Position) -> list[int]:
    here = state.citizens[state.king * state.players : (state.king + 1) * state.players]
    most = max(here)
    return [seat for seat in state.order if here[seat] == most]


def _score_factories(state: Position, winner: int, journal: Journal | None) -> None:
    """6 VP for each unscored metallurgical and 3 for each unscored textile factory; all are laid down (F75)."""
    textile = state.factories[4 * state.king + TEXTILE]
    metallurgical = state.factories[4 * state.king + METALLURGICAL]
    points = POINTS_PER_FACTORY[TEXTILE] * textile + POINTS_PER_FACTORY[METALLURGICAL] * metallurgical
    state.points[winner] += points
    if journal is not None:
        journal.note(
            state,
            "scored_factories",
            seat=winner,
            province=PROVINCES[state.king],
            points=points,
            textile=textile,
            metallurgical=metallurgical,
        )
    _lay_down(state, journal)


def _score_citizens(state: Position, winner: int, citizens: int, journal: Journal | None) -> None:
    """1 VP for every 3 citizens, of all colours or of the winner's (F76)."""
    if state.settings.majority_only:
        citizens = state.citizens[state.king * state.players + winner]
    points = citizens // CITIZENS_PER_POINT
    state.points[winner] += points
    if journal is not None:
        journal.note(
            state, "scored_citizens", seat=winner, province=PROVINCES[state.king], points=points, citizens=citizens
        )


def _lay_down(state: Position, journal: Journal | None) -> None:
    count = 0
    for kind in (TEXTILE, METALLURGICAL):
        standing = state.factories[4 * state.king + kind]
        state.factories[4 * state.king + kind] = 0
        state.factories[4 * state.king + SCORED + kind] += standing
        count += standing
    if journal is not None:
        journal.note(state, "laid_down", province=PROVINCES[state.king], count=count)


def lay_down(state: Position, move: Move, journal: Journal | None) -> None:
    """After a tie the mover lays the factories down for nobody, or leaves them unscored (F78)."""
    if move[0] == "lay_down":
        _lay_down(state, journal)
    elif journal is not None:
        journal.note(state, "left", seat=state.current_player, province=PROVINCES[state.king])
    _finish(state, journal)


def _finish(state: Position, journal: Journal | None) -> None:
    """Tests the end of the game (F95), else ends the turn."""
    reason = reason_to_end(state)
    if reason == GOES_ON:
        end_turn(state, journal)
    else:
        end_game(state, reason, journal)
