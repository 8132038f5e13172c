"""The end of the game (section 8)."""

from typing import Any

import pytest

from engine.api import NOBODY, Note
from engine.quo_vadis import QUO_VADIS
from engine.quo_vadis.state import QuoVadisState
from engine.rng import Rng
from tests.engine.quo_vadis.table import A, B, C, D, held, legal, play, table, told


def last_step(**changes: Any) -> QuoVadisState:
    """A can fill the senate through c1, with two own votes."""
    setup: dict[str, Any] = {
        "rooms": {"c1": [2, 1]},
        "senate": [B, C, B, C],
        "tokens": {A: [5], B: [4, 3], C: [5, 2], D: [5, 5, 5]},
    }
    return table(**(setup | changes))


def test_V40_senators_stay_in_order_of_arrival() -> None:
    state = table(rooms={"c1": [2]}, senate=[C, B])
    notes = play(state, "promote p04")
    assert [C, B, A] == state.senate
    assert [{"seat": A, "place": 3}] == told(notes, "entered_senate")


def test_V41_fifth_senator_ends_the_game() -> None:
    state = last_step()
    notes = play(state, "promote p04")
    assert NOBODY == state.current_player
    assert [] == legal(state)
    assert ("ended_senate", {"seat": A}) == (state.ending().key, state.ending().facts)
    assert [{"seat": A}] == told(notes, "ended_senate")
    assert [{"seats": [D]}] == told(notes, "eliminated")


def test_V42_last_promotion_is_paid_without_bonus_and_promise() -> None:
    state = last_step(rooms={"c1": [1, 1]}, laurels={"p04": 6})
    notes = play(state, "offer p04 1 1 m6", "accept")
    assert ["settle 0", "settle 1"] == legal(state), "V against IV, or II against I"
    notes += play(state, "settle 0")
    assert NOBODY == state.current_player
    assert 1 == len(told(notes, "rewarded")) == len(told(notes, "paid"))
    assert [] == told(notes, "promised")
    assert () == state.promises == state.settled
    assert 4 + 3 + 1 + 1 == sum(held(state, B))


def test_V42_reward_and_settlement_are_still_asked() -> None:
    state = table(
        rooms={"b2": [1, 1, 1]}, senate=[B, C, B, C], caesar="p03", pile=1, tokens={A: [2, 4, 5], B: [3, 1], C: []}
    )
    play(state, "offer p08 1 1 m0 2 1 m0", "accept", "accept")
    assert "reward" == state.snapshot()["node"]
    play(state, "reward 2")
    assert NOBODY == state.current_player


def test_V43_who_is_not_in_the_senate_is_eliminated() -> None:
    state = last_step()
    play(state, "promote p04")
    assert 0 == state.scores()[D]
    assert 4 == state.ranks()[D]
    assert [0, 0, 0, -15] == state.reckoning()[-1].points
    assert "eliminated" == state.reckoning()[-1].key


def test_V44_highest_sum_wins_and_the_earlier_senator_breaks_ties() -> None:
    state = last_step()
    play(state, "promote p04")
    assert [8, 7, 7, 0] == state.scores()
    assert [1, 2, 3, 4] == state.ranks(), "B came before C"
    state = last_step(senate=[C, B, B, C])
    play(state, "promote p04")
    assert [1, 3, 2, 4] == state.ranks()


def test_V45_more_senators_bring_no_points() -> None:
    state = last_step(senate=[B, B, B, C])
    play(state, "promote p04")
    assert 7 == state.scores()[B]


def idle_rounds(state: QuoVadisState, rounds: int) -> list[Note]:
    notes = []
    for _ in range(rounds * state.players):
        target = "p03" if "caesar p03" in legal(state, "caesar") else "p04"
        notes += play(state, f"caesar {target}")
    return notes


@pytest.mark.parametrize("players", [3, 4, 5])
def test_V47_three_rounds_of_caesar_end_the_game(players: int) -> None:
    state = QUO_VADIS.new(players, {}, 2)
    notes = idle_rounds(state, 3)
    assert NOBODY == state.current_player
    assert 3 * players == state.number
    assert [{"rounds": 3}] == told(notes, "ended_stall")
    order = state.turn_order()
    assert [1 + order.index(seat) for seat in range(players)] == state.ranks(), "an empty senate: turn order decides"
    assert all(line.points == [0] * players for line in state.reckoning())


def test_V47_sixty_rounds_end_the_game() -> None:
    state = table(number=240, turn=D, tokens={B: [3]}, idle=11)
    notes = play(state, "place e1")
    assert [{"rounds": 60}] == told(notes, "ended_limit")
    assert [2, 1, 3, 4] == state.ranks(), "an empty senate: nobody is eliminated, A began"
    assert "ended_limit" == state.ending().key


def test_V47a_stop_is_looked_at_only_at_the_end_of_a_round() -> None:
    state = table(number=21, turn=A, idle=11)
    assert A == state.first
    play(state, "caesar p03")
    assert (12, B) == (state.idle, state.current_player), "twelve turns in a row, but in the middle of a round"
    play(state, "caesar p04", "caesar p03", "caesar p04")
    assert NOBODY == state.current_player
    assert 15 == state.idle


def test_V47a_failed_proposals_and_the_bonus_do_not_matter() -> None:
    state = table(rooms={"a3": [1, 1], "e4": [0, 0, 2]}, idle=5, laurels={"p14": 6})
    play(state, "offer p10 1 1 m0", "refuse", "caesar p03")
    assert 6 == state.idle
    play(state, "place e1", "promote p14", "caesar p04")
    assert 0 == state.idle, "a bonus is no MOVE CAESAR"


def test_V47a_stall_comes_before_the_limit() -> None:
    state = table(number=240, turn=D, idle=11)
    play(state, "caesar p03")
    assert "ended_stall" == state.ending().key


def test_V75a_promises_expire_before_the_safety_stop() -> None:
    state = table(
        number=240, turn=D, idle=11, promises=[(A, B, "caesar_keep_off:p05:1", 236), (B, A, "caesar_stay:2", 236)]
    )
    notes = play(state, "caesar p03")
    assert [1] == [facts["number"] for facts in told(notes, "kept")]
    assert [2] == [facts["number"] for facts in told(notes, "lapsed")]


def test_V75a_fifth_senator_comes_before_expiry() -> None:
    state = last_step(number=21, promises=[(B, A, "caesar_keep_off:p05:1", 17)])
    notes = play(state, "promote p04")
    assert [1] == [facts["number"] for facts in told(notes, "lapsed")]


def test_V81_live_promises_lapse_at_the_end() -> None:
    state = last_step(promises=[(B, A, "vote:any:any:1:3", 19), (C, A, "keep_out:a1:3", 18)])
    notes = play(state, "promote p04")
    assert [1, 2] == [facts["number"] for facts in told(notes, "lapsed")]
    assert () == state.promises


@pytest.mark.parametrize("seed", range(4))
def test_every_seat_can_be_ranked_in_the_middle_of_a_game(seed: int) -> None:
    state, rng = QUO_VADIS.new(4, {}, seed), Rng(seed)
    for _ in range(60):
        if state.current_player == NOBODY:
            break
        state.advance(rng.choice(state.plain_moves()))
        assert 1 in state.ranks()
        assert sum(state.scores()) == sum(sum(line.points) for line in state.reckoning())
