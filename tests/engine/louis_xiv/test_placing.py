"""A turn with an influence card: placing, moving on, recall (L31 to L38, L97, A1 to A4)."""

import pytest

from engine.api import Value
from engine.louis_xiv.data import ADJACENT
from engine.louis_xiv.position import NODE_CARD
from engine.louis_xiv.state import LouisXivState
from tests.engine.louis_xiv.table import A, B, C, D, at, hand, legal, play, supplies, table, told


def placings(state: LouisXivState, card: int) -> tuple[int, list[tuple[int, ...]]]:
    """In how many ways the card can be played, and the positions the markers end in, without the recall."""
    start = state.clone()
    start.apply(("card", card))
    ways, ends, todo = 0, [], [start]
    while todo:
        here = todo.pop()
        if here.current_player != state.current_player or here.node == NODE_CARD:
            ways += 1
            ends.append(tuple(here.markers))
            continue
        for move in here.legal_moves():
            if move != ("recall",):
                child = here.clone()
                child.advance(move)
                todo.append(child)
    return ways, ends


def hands(card: int) -> dict[int, list[int]]:
    return {A: [card, 12], B: [6, 7], C: [8, 9], D: [10, 11]}


@pytest.mark.parametrize(
    ("personal", "card", "ways"),
    [(3, 1, 23), (3, 4, 23), (3, 5, 13), (2, 1, 6), (2, 5, 4), (1, 1, 1), (1, 5, 1), (9, 2, 23)],
)
def test_L97_L32_placings_with_a_courtier_card_are_counted(personal: int, card: int, ways: int) -> None:
    state = table(general=[16 - personal, 0, 0, 0], hands=hands(card))
    found, ends = placings(state, card)
    assert (ways, ways) == (found, len(set(ends)))


@pytest.mark.parametrize(("personal", "results"), [(3, 40), (2, 40), (1, 12)])
def test_L97_L33_placings_with_a_joker_are_counted_each_result_once(personal: int, results: int) -> None:
    state = table(general=[16 - personal, 0, 0, 0], hands=hands(0))
    found, ends = placings(state, 0)
    assert (results, results) == (found, len(set(ends)))


def test_L96_L31_a_turn_is_one_card_placed_or_recalled() -> None:
    state = table(hands={A: [3, 3, 0, 8], B: [1, 1], C: [2, 2], D: [4, 4]})
    assert ["card 0", "card 3", "card 8"] == legal(state)
    play(state, "card 3")
    assert ["put 1", "put 2", "put 3", "recall"] == legal(state)
    play(state, "put 1")
    assert [0, 3, 8] == hand(state, A)
    assert [3] == state.played
    assert B == state.current_player


def test_L31_passing_is_not_possible_with_more_than_one_card() -> None:
    state = table(hands={A: [3, 8]})
    assert {"card"} == {move.split()[0] for move in legal(state)}


def test_L32_up_to_three_go_on_the_courtier_of_the_card() -> None:
    state = table(hands={A: [7, 8]})
    notes = play(state, "card 7", "put 3", "stop")
    assert [3, 0, 0, 0] == at(state, 7)
    assert (13, 0) == supplies(state, A)
    assert [{"seat": A, "courtier": 7, "count": 3}] == told(notes, "put")


def test_L33_a_joker_places_one_or_two_on_any_courtier() -> None:
    state = table(hands={A: [0, 8]})
    play(state, "card 0")
    assert [*(f"on {n}" for n in range(1, 13)), "recall"] == legal(state)
    play(state, "on 11")
    assert ["put 1", "put 2"] == legal(state)
    play(state, "put 2")
    assert ["move_on 12 1", "stop"] == legal(state), "3 and 11 is chosen as 3, then 11"
    play(state, "stop")
    assert [2, 0, 0, 0] == at(state, 11)


def test_L33_a_joker_with_one_marker_left_does_not_ask_how_many() -> None:
    state = table(general=[15, 0, 0, 0], hands=hands(0))
    play(state, "card 0", "on 9")
    assert B == state.current_player
    assert [1, 0, 0, 0] == at(state, 9)


def test_L34_markers_move_on_step_by_step_and_one_stays_on_each() -> None:
    state = table(hands={A: [1, 8]})
    play(state, "card 1", "put 3")
    expected = [f"move_on {n} {count}" for n in (2, 4, 6, 7) for count in (1, 2)]
    assert [*expected, "stop"] == legal(state)
    play(state, "move_on 2 2")
    assert ["move_on 3 1", "move_on 8 1", "move_on 9 1", "stop"] == legal(state), "not back to 1"
    notes = play(state, "move_on 8 1")
    assert [1, 1, 1] == [at(state, n)[A] for n in (1, 2, 8)]
    assert [{"seat": A, "courtier": 2, "target": 8, "count": 1}] == told(notes, "moved_on")
    assert B == state.current_player


def test_L34_an_older_marker_does_not_take_the_place_of_a_new_one() -> None:
    state = table(markers={1: [4, 0, 0, 0]}, hands={A: [1, 8]})
    play(state, "card 1", "put 2")
    assert all(move.endswith(" 1") for move in legal(state, "move_on"))


def test_L35_a_path_does_not_fork() -> None:
    state = table(hands={A: [1, 8]})
    play(state, "card 1", "put 3", "move_on 2 1")
    assert B == state.current_player


def test_L35_two_and_one_one_and_two_and_one_each() -> None:
    _, ends = placings(table(hands={A: [1, 8], B: [6, 7], C: [8, 9], D: [10, 11]}), 1)
    shapes = {tuple(sorted(n for n in end if n)) for end in ends}
    assert {(1,), (2,), (3,), (1, 1), (1, 2), (1, 1, 1)} == shapes
    assert (1, 2) in {(end[0], end[4]) for end in ends}
    assert (2, 1) in {(end[0], end[4]) for end in ends}


@pytest.mark.parametrize(("general", "card", "back"), [(5, 3, 3), (2, 3, 2), (0, 3, 0), (5, 0, 2), (1, 0, 1)])
def test_L36_recall_brings_three_markers_back_a_joker_two(general: int, card: int, back: int) -> None:
    state = table(general=[general, 0, 0, 0], hands={A: [card, 8]})
    notes = play(state, f"card {card}", "recall")
    assert (16 - general + back, general - back) == supplies(state, A)
    assert [{"seat": A, "count": back}] == told(notes, "recalled")
    assert B == state.current_player


def test_L37_without_a_marker_in_the_personal_supply_the_card_recalls() -> None:
    state = table(general=[16, 0, 0, 0], hands={A: [3, 8]})
    play(state, "card 3")
    assert (3, 13) == supplies(state, A)
    assert B == state.current_player


def test_L37_L36_with_no_marker_at_all_the_card_has_no_effect() -> None:
    state = table(markers={5: [16, 0, 0, 0]}, hands={A: [0, 8]})
    play(state, "card 0")
    assert (0, 0) == supplies(state, A)
    assert B == state.current_player


def test_L38_who_holds_one_card_stops_the_others_go_on() -> None:
    state = table(hands={A: [3, 3], B: [1, 1, 2], C: [7], D: [9, 9]}, personal=[9, 9, 9, 9])
    play(state, "card 3", "recall", "card 1", "recall")
    assert D == state.current_player
    play(state, "card 9", "recall")
    assert B == state.current_player
    notes = play(state, "card 1", "recall")
    assert [{"seats": [A, B, C, D]}] == told(notes, "discarded")
    assert [0, 0, 0, 0] == state.hand_sizes


def test_L40_all_influence_cards_form_a_new_deck() -> None:
    state = table(hands={A: [3, 3], B: [1], C: [7], D: [9]})
    notes = play(state, "card 3", "recall")
    assert [{}] == told(notes, "shuffled")
    assert state.played == []


# ----------------------------------------------------------------------------------------------------- the rulings
def test_A1_exactly_three_or_all_there_are() -> None:
    options: dict[str, Value] = {"place_fewer_than_shown": False}
    state = table(options=options, hands={A: [3, 8]})
    play(state, "card 3")
    assert ["put 3", "recall"] == legal(state)
    state = table(options=options, general=[14, 0, 0, 0], hands={A: [3, 8]})
    play(state, "card 3")
    assert ["put 2", "recall"] == legal(state)
    state = table(options=options, hands={A: [0, 8]})
    play(state, "card 0", "on 12")
    assert [2, 0, 0, 0] == at(state, 12), "a joker always places two"


def test_A2_an_older_marker_may_stay_behind() -> None:
    options: dict[str, Value] = {"left_behind_must_be_new": False}
    state = table(options=options, markers={1: [1, 0, 0, 0], 2: [1, 0, 0, 0]}, hands={A: [1, 8]})
    play(state, "card 1", "put 3")
    assert "move_on 2 3" in legal(state)
    play(state, "move_on 2 3")
    assert "move_on 8 3" in legal(state), "an older one stays on 2 as well"
    assert "move_on 1 3" not in legal(state)
    play(state, "move_on 8 3")
    assert ["move_on 7 1", "move_on 7 2", "stop"] == legal(state), "none is on 8 that could stay"
    play(state, "move_on 7 2")
    assert ["stop"] != legal(state, "stop") or B == state.current_player, "1 was entered before"
    assert [1, 1, 1, 2] == [at(state, n)[A] for n in (1, 2, 8, 7)]


def test_A2_a_joker_reaches_every_result() -> None:
    """Two markers end on any two courtiers joined over older ones; the first courtier keeps one of the new."""
    options: dict[str, Value] = {"left_behind_must_be_new": False}
    state = table(options=options, markers={2: [1, 0, 0, 0]}, hands=hands(0))
    _, ends = placings(state, 0)
    pairs = set()
    for end in ends:
        here = [n // 4 for n, count in enumerate(end) for _ in range(count - (n == 4)) if n % 4 == A]
        if len(here) == 2:
            pairs.add(tuple(here))
    joined = {tuple(sorted((a, b))) for a in range(12) for b in ADJACENT[a]}
    over = {tuple(sorted((a, b))) for a in ADJACENT[1] for b in ADJACENT[1]}
    assert joined | over | {(a, a) for a in range(12)} == pairs


def test_A3_markers_may_leave_for_several_neighbours() -> None:
    options: dict[str, Value] = {"single_path": False}
    state = table(options=options, hands={A: [1, 8]})
    play(state, "card 1", "put 3", "move_on 2 1")
    assert ["move_on 4 1", "move_on 6 1", "move_on 7 1", "stop"] == legal(state), "in rising order"
    play(state, "move_on 6 1")
    assert [1, 1, 1] == [at(state, n)[A] for n in (1, 2, 6)]
    assert B == state.current_player


def test_A3_after_a_stop_the_markers_that_left_may_go_on() -> None:
    state = table(options={"single_path": False}, hands={A: [1, 8]})
    play(state, "card 1", "put 3", "move_on 2 2")
    assert ["move_on 3 1", "move_on 8 1", "move_on 9 1", "stop"] == legal(state)
    _, ends = placings(table(options={"single_path": False}, hands=hands(1)), 1)
    assert len(ends) == len(set(ends)) == 23 + 6, "six ways to fork to two of four neighbours"


def test_A4_a_joker_recalls_three() -> None:
    state = table(options={"joker_recall": 3}, general=[5, 0, 0, 0], hands={A: [0, 8]})
    play(state, "card 0", "recall")
    assert (14, 2) == supplies(state, A)
