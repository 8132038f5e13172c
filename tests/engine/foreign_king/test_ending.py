"""The end of the game: rules F93 to F98."""

import pytest

from engine.api import NOBODY
from engine.foreign_king import FOREIGN_KING
from engine.foreign_king.state import ForeignKingState
from tests.engine.foreign_king.table import BLUE, GREEN, RED, king, legal, play, table, told, words

ALL_BUT_ONE = {"antwerp": "TTTTT", "liege": "MMMM"}


def why(state: ForeignKingState) -> str:
    ending = state.ending()
    return ending.key if ending else ""


def to_empty(points: list[int], marker: int) -> ForeignKingState:
    """Red moves the King one step to an empty province, so that the marker comes down to the number given."""
    state = table(len(points), points=points, king="namur", marker=marker + 1)
    king(state, "luxembourg", steps=1)
    return state


# ------------------------------------------------------------------------------------------------------ the marker
@pytest.mark.parametrize(
    ("points", "meets"), [([21, 18, 12], 18), ([15, 15, 4], 15), ([3, 20, 20], 20), ([9, 7], 7), ([9, 9, 9, 1], 9)]
)
def test_F93_marker_meets_the_second(points: list[int], meets: int) -> None:
    assert why(to_empty(points, meets + 1)) == ""
    state = to_empty(points, meets)
    assert why(state) == "marker"
    ending = state.ending()
    assert ending is not None
    assert ending.facts == {"marker": meets, "second": meets}


def test_F93_marker_may_pass_the_second() -> None:
    state = table(3, points=[21, 18, 12], king="west_flanders", marker=19)
    notes = king(state, "luxembourg", steps=3)
    assert told(notes, "ended_marker") == [{"marker": 16, "second": 18}]


def test_F93_the_second_may_come_up_to_the_marker() -> None:
    state = table(
        2, citizens={"luxembourg": [0, 3]}, factories={"luxembourg": "m"}, points=[20, 14], king="namur", marker=21
    )
    notes = king(state, "luxembourg", steps=1)
    assert told(notes, "ended_marker") == [{"marker": 20, "second": 20}]


# ---------------------------------------------------------------------------------------------------- the factories
def test_F94_all_ten_factories_built_and_scored() -> None:
    state = table(2, factories={**ALL_BUT_ONE, "namur": "m"}, citizens={"namur": [1, 0]}, king="brabant")
    notes = king(state, "namur", steps=1)
    assert why(state) == "factories"
    assert told(notes, "ended_factories") == [{}]


@pytest.mark.parametrize(("answer", "end"), [("lay_down", "factories"), ("leave", "")])
def test_F94_laid_down_on_a_tie(answer: str, end: str) -> None:
    state = table(2, factories={**ALL_BUT_ONE, "namur": "m"}, citizens={"namur": [1, 1]}, king="brabant")
    king(state, "namur", answer, steps=1)
    assert why(state) == end


def test_F94_one_not_built_or_not_scored_the_game_goes_on() -> None:
    nine = table(2, factories=ALL_BUT_ONE, king="brabant")
    king(nine, "namur", steps=1)
    assert why(nine) == ""
    unscored = table(2, factories={**ALL_BUT_ONE, "namur": "m"}, king="brabant")
    king(unscored, "namur", steps=1)
    assert why(unscored) == ""


def test_F95_tests_are_made_at_the_end_of_a_king_action_and_once() -> None:
    """The marker has passed the second, but a release may still come; a scoring in between counts too."""
    state = table(2, points=[20, 19], congress=[1, 0], king="namur", marker=20)
    king(state, "luxembourg", steps=1)
    assert (why(state), legal(state)) == ("", ["release", "keep"])
    play(state, "release")
    assert why(state) == "marker"


def test_F95_building_the_last_factory_ends_nothing() -> None:
    state = table(2, factories=ALL_BUT_ONE, king="brabant")
    play(state, "action build", "build_in namur")
    assert why(state) == ""


def test_F96_the_round_is_not_completed_and_the_order_stays() -> None:
    state = table(3, points=[20, 19, 0], king="namur", marker=20, order=[RED, GREEN, BLUE])
    play(state, "action money", "action turn_order")
    notes = king(state, "luxembourg", steps=1)
    assert (why(state), state.current_player, state.turn_order()) == ("marker", NOBODY, [RED, GREEN, BLUE])
    assert told(notes, "order_changed") == told(notes, "order_kept") == []
    assert (state.track_changer, state.queen_changer) == (NOBODY, NOBODY)
    early = table(3, points=[20, 19, 0], king="namur", marker=20)
    king(early, "luxembourg", steps=1)
    assert (why(early), early.round) == ("marker", 1)


# ------------------------------------------------------------------------------------------------ the last repayments
LOANS = {
    "factories": {"antwerp": "TT", "liege": "T", "hainaut": "M", "namur": "M"},
    "medals": [2, 0, 2],
    "loans": [2, 0, 1],
    "francs": [9, 9, 4],
    "order": [GREEN, RED, BLUE],
    "turn": 1,
    "pawns": ["", "", "money"],
}


def test_F97_everybody_repays_what_can_be_repaid() -> None:
    state = table(3, points=[20, 19, 0], king="namur", marker=20, **LOANS)  # type: ignore[arg-type]
    notes = king(state, "luxembourg", steps=1)
    assert told(notes, "repaid") == [
        {"seat": GREEN, "loans": 1, "francs": 4},
        {"seat": RED, "loans": 2, "francs": 8},
    ]
    assert (state.loans, state.francs) == ([0, 0, 0], [1, 9, 0])


def test_F97_by_option_each_says_how_many_in_turn_order() -> None:
    options = {"auto_repay_at_end": False}
    state = table(3, options, points=[20, 19, 0], king="namur", marker=20, **LOANS)  # type: ignore[arg-type]
    notes = king(state, "luxembourg", steps=1)
    assert told(notes, "ended_marker")
    assert (why(state), state.current_player) == ("", GREEN)
    assert legal(state) == ["repay_loans 0", "repay_loans 1"]
    play(state, "repay_loans 0")
    assert (state.current_player, legal(state)) == (RED, ["repay_loans 0", "repay_loans 1", "repay_loans 2"])
    assert [sum(line.points[seat] for line in state.reckoning()) for seat in (GREEN, RED)] == [
        -6 + 4,
        20 + 4,
    ], "Red, still to be asked, is taken to repay"
    play(state, "repay_loans 1")
    assert (why(state), state.current_player) == ("marker", NOBODY)
    assert (state.loans, state.francs) == ([1, 0, 1], [5, 9, 4])


def test_F97_by_option_nobody_is_asked_who_cannot() -> None:
    state = table(3, {"auto_repay_at_end": False}, points=[20, 19, 0], king="namur", marker=20)
    king(state, "luxembourg", steps=1)
    assert why(state) == "marker"


# ---------------------------------------------------------------------------------------------------------- the limit
QUIET = ["move", "place", "money", "turn_order", "queen", "build", "congress"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_F98_a_hundred_turns_each(players: int) -> None:
    """Whoever never takes the King comes to the limit; a change of order then pending is dropped."""
    state = FOREIGN_KING.new(players, {}, 1)
    turns = []
    while state.current_player != NOBODY:
        moves = words(state.candidates())
        if moves[0].startswith("action"):
            turns.append((state.round, state.turn))
        named = {move.split()[-1]: move for move in moves}
        quiet = [named[action] for action in QUIET if action in named]
        play(state, quiet[0] if quiet else moves[0] if moves[0] == "place 1" else moves[-1])
    assert turns == [(round, turn) for round in range(1, 101) for turn in range(players)]
    assert (state.round, state.turn) == (100, players - 1)
    assert why(state) == "limit"


def test_F98_at_most_a_king_action_for_each_space_of_the_marker() -> None:
    """Nobody ever scores, and the King goes step by step: the thirtieth brings the marker to nothing."""
    state = FOREIGN_KING.new(2, {}, 1)
    kings = 0
    while state.current_player != NOBODY:
        free = legal(state)
        if "action king" in free:
            kings += 1
            king(state, legal(after_choosing_king(state))[0].split()[1])
        else:
            play(state, *(["action money"] if "action money" in free else ["action congress", "seat_from supply"]))
        while "keep" in legal(state):
            play(state, "keep")
    assert (kings, state.marker, state.points) == (30, 0, [0, 0])
    assert why(state) == "marker"


def after_choosing_king(state: ForeignKingState) -> ForeignKingState:
    after = state.clone()
    play(after, "action king")
    return after
