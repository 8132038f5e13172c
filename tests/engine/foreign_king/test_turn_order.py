"""Change of turn order: rules F87 to F92."""

import pytest

from engine.foreign_king.state import ForeignKingState
from tests.engine.foreign_king.table import BLUE, GREEN, RED, YELLOW, actions, king, legal, play, table, told

PLACE = ["action place", "place_in namur", "place 1"]
SEAT = ["action congress", "seat_from supply"]


def round_with(changer: int, players: int = 4, queen: int = -1, **options: object) -> ForeignKingState:
    """A first round in order Red, Blue, Green, Yellow; that seat takes Change turn order, another copies it."""
    state = table(players, options, francs=[9] * players)  # type: ignore[arg-type]
    quiet = [["action money"], SEAT, PLACE]
    for seat in range(players):
        if seat == changer:
            play(state, "action turn_order")
        elif seat == queen:
            play(state, "action queen", "copy turn_order")
        else:
            play(state, *quiet.pop())
    return state


def test_F87_one_franc_and_one_pawn_on_the_track() -> None:
    state = table(3)
    notes = play(state, "action turn_order")
    assert state.francs[RED] == 6
    assert told(notes, "took_turn_order") == [{"seat": RED, "francs": 1}]
    assert "turn_order" not in actions(state)


def test_F88_the_first_player_may_choose_it_and_is_not_asked() -> None:
    state = round_with(RED)
    assert (state.round, state.current_player, state.turn_order()) == (2, RED, [RED, BLUE, GREEN, YELLOW])


def test_F89_nothing_changes_during_the_round() -> None:
    state = table(3)
    play(state, "action money", "action turn_order")
    assert (state.current_player, state.turn_order()) == (GREEN, [RED, BLUE, GREEN])


@pytest.mark.parametrize(
    ("changer", "after"),
    [(BLUE, [BLUE, RED, GREEN, YELLOW]), (GREEN, [GREEN, RED, BLUE, YELLOW]), (YELLOW, [YELLOW, RED, BLUE, GREEN])],
)
def test_F90_to_the_front_at_the_end_of_the_round_or_not(changer: int, after: list[int]) -> None:
    state = round_with(changer)
    assert (state.round, state.current_player, legal(state)) == (1, changer, ["move_disc 1", "stay"])
    other = state.clone()
    notes = play(state, "move_disc 1")
    assert (state.turn_order(), state.round, state.current_player) == (after, 2, changer)
    assert told(notes, "order_changed") == [{"seat": changer, "place": 1, "order": after}]
    notes = play(other, "stay")
    assert (other.turn_order(), other.round, other.current_player) == ([RED, BLUE, GREEN, YELLOW], 2, RED)
    assert told(notes, "order_kept") == [{"seat": changer}]


def test_F90_last_player_may_take_two_turns_running() -> None:
    state = round_with(GREEN, players=3)
    play(state, "move_disc 1", "action money")
    assert state.current_player == RED


def test_F90_only_who_took_the_action_in_this_round() -> None:
    """Red, on the track since the round before, leaves it; Green takes it and alone is asked."""
    state = table(3, round=2, pawns=["turn_order", "place", "congress"], order=[BLUE, RED, GREEN])
    play(state, "action money", *PLACE, "action turn_order")
    assert state.current_player == GREEN
    play(state, "stay")
    assert state.round == 3


@pytest.mark.parametrize(
    ("place", "after"),
    [(1, [YELLOW, RED, BLUE, GREEN]), (2, [RED, YELLOW, BLUE, GREEN]), (3, [RED, BLUE, YELLOW, GREEN])],
)
def test_F90_any_place_ahead_by_option(place: int, after: list[int]) -> None:
    state = round_with(YELLOW, turn_order_target="any_earlier")
    assert legal(state) == ["move_disc 1", "move_disc 2", "move_disc 3", "stay"]
    play(state, f"move_disc {place}")
    assert state.turn_order() == after


def test_F90_the_disc_must_move_by_option() -> None:
    state = round_with(GREEN, turn_order_change_optional=False)
    assert (state.turn_order(), state.round) == ([GREEN, RED, BLUE, YELLOW], 2), "nothing to decide"
    state = round_with(GREEN, turn_order_change_optional=False, turn_order_target="any_earlier")
    assert legal(state) == ["move_disc 1", "move_disc 2"]
    state = round_with(BLUE, turn_order_change_optional=False, turn_order_target="any_earlier")
    assert (state.turn_order(), state.round) == ([BLUE, RED, GREEN, YELLOW], 2)
    state = round_with(RED, turn_order_change_optional=False)
    assert (state.turn_order(), state.round) == ([RED, BLUE, GREEN, YELLOW], 2), "unless already first"


def test_F91_track_first_then_the_queen_who_ends_in_front() -> None:
    state = round_with(GREEN, queen=BLUE)
    assert state.current_player == GREEN
    play(state, "move_disc 1")
    assert (state.current_player, state.turn_order()) == (BLUE, [GREEN, RED, BLUE, YELLOW])
    play(state, "move_disc 1")
    assert (state.turn_order(), state.current_player) == ([BLUE, GREEN, RED, YELLOW], BLUE)


def test_F91_the_queens_player_knows_what_the_track_decided() -> None:
    """Blue stays second because Green stays; asked only now, Blue may still move up."""
    state = round_with(GREEN, queen=BLUE)
    play(state, "stay")
    assert (state.current_player, legal(state)) == (BLUE, ["move_disc 1", "stay"])
    play(state, "stay")
    assert (state.turn_order(), state.round) == ([RED, BLUE, GREEN, YELLOW], 2)


def test_F91_queen_pushed_from_the_front_is_asked() -> None:
    state = round_with(BLUE, queen=RED)
    play(state, "move_disc 1")
    assert (state.current_player, legal(state)) == (RED, ["move_disc 1", "stay"])
    kept = round_with(BLUE, queen=RED)
    play(kept, "stay")
    assert kept.round == 2, "Red is still first"


def test_F92_new_order_decides_ties_in_congress() -> None:
    state = table(3, congress=[2, 2, 0], king="liege", francs=[9] * 3)
    play(state, "action money", "action turn_order", *SEAT, "move_disc 1")
    assert state.turn_order() == [BLUE, RED, GREEN]
    king(state, "namur", steps=1)
    assert state.current_player == BLUE
    play(state, "keep")
    assert state.current_player == RED
