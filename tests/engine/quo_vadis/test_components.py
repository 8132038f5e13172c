"""Board, pieces and setup (sections 1 to 3 and 16 of the rules)."""

import pytest

from engine.quo_vadis import QUO_VADIS
from engine.quo_vadis.data import (
    BAG,
    CAESAR_START,
    CAESAR_TOKEN,
    COMMITTEES,
    ENTRY,
    EXITS,
    FROM,
    HAS_SPACE,
    LEVEL,
    PASSAGES,
    PILE,
    ROOMS,
    SEATS,
    SENATE,
    SPACES,
    TO,
    TOTALS,
    VOTES,
    WORTH,
)
from engine.quo_vadis.insight import way_to_senate
from tests.engine.quo_vadis.table import held, laurel


def test_V1_fourteen_committees_of_32_seats_and_the_senate_of_five() -> None:
    assert TOTALS["committees"] == 14 == len(COMMITTEES)
    assert TOTALS["committee_seats"] == 32 == sum(SEATS[:SENATE])
    assert TOTALS["senate_seats"] == 5 == SEATS[SENATE]
    sizes = [SEATS[:SENATE].count(n) for n in (1, 3, 5)]
    assert [TOTALS["committees_of_1"], TOTALS["committees_of_3"], TOTALS["committees_of_5"]] == sizes == [7, 5, 2]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_V2_V13_eight_senators_each_and_no_laurels(players: int) -> None:
    state = QUO_VADIS.new(players, {}, 1)
    assert [8] * players == state.hand
    assert not any(state.tokens)
    assert not any(state.rooms)
    assert TOTALS["senators"] == 8 * 5


def test_V3_V4_tokens_by_face() -> None:
    assert PILE == 18 == TOTALS["pile_tokens"]
    assert [8, 15, 9, 6, 6] == [BAG[face] for face in (2, 3, 4, 5, CAESAR_TOKEN)]
    assert TOTALS["bag_tokens"] == 44 == sum(BAG)
    assert TOTALS["bag_value_sum"] == 139 == sum(WORTH[face] * n for face, n in enumerate(BAG))
    assert TOTALS["laurel_tokens"] == 62 == PILE + sum(BAG)
    assert BAG[1] == 0, "ones are never in the bag"
    assert TOTALS["caesar_laurels"] == BAG[CAESAR_TOKEN]


def test_V5_one_caesar() -> None:
    assert CAESAR_START == QUO_VADIS.new(3, {}, 5).caesar


def test_V6_special_counters_are_not_played() -> None:
    assert "special_counters" not in {option.name for option in QUO_VADIS.options}


def test_V7_passages_lead_upwards() -> None:
    assert TOTALS["passages"] == 17 == len(PASSAGES)
    assert all(LEVEL[a] < LEVEL[b] for a, b in zip(FROM, TO, strict=True))


def test_V8_entry_row() -> None:
    assert ["e1", "e2", "e3", "e4"] == [ROOMS[room] for room in ENTRY]
    assert [1, 5, 1, 3] == [SEATS[room] for room in ENTRY]
    assert TOTALS["entry_seats"] == sum(SEATS[room] for room in ENTRY)
    assert {*ENTRY} == {*range(SENATE)} - {*TO}, "no passage leads there"


def test_V9_laurel_spaces_leave_the_larger_rooms() -> None:
    assert TOTALS["laurel_passages"] == 10 == len(SPACES)
    assert [SEATS[room] > 1 for room in FROM] == HAS_SPACE
    assert [passage for passage, has in enumerate(HAS_SPACE) if has] == SPACES


def test_V10_three_passages_end_in_the_senate() -> None:
    assert [("c1", "p04"), ("b2", "p08"), ("c2", "p13")] == [
        (ROOMS[FROM[passage]], PASSAGES[passage]) for passage, room in enumerate(TO) if room == SENATE
    ]
    assert all(1 <= way_to_senate(room) <= 4 for room in range(SENATE)), "every committee has a way"
    assert [4, 3, 3, 3] == [way_to_senate(room) for room in ENTRY]


def test_V11_three_committees_have_two_exits() -> None:
    assert ["e2", "e4", "a3"] == [ROOMS[room] for room in range(SENATE) if len(EXITS[room]) > 1]
    assert all(len(exits) in (1, 2) for exits in EXITS)


def test_V12_ids_are_those_of_the_reference() -> None:
    assert ("e1", "e2", "e3", "e4", "a1", "a2", "a3", "a4", "b1", "b2", "b3", "b4", "c1", "c2") == COMMITTEES
    assert tuple(f"p{n:02}" for n in range(1, 18)) == PASSAGES


def test_V14_first_player_is_drawn_and_play_is_clockwise() -> None:
    firsts = {QUO_VADIS.new(4, {}, seed).first for seed in range(40)}
    assert {0, 1, 2, 3} == firsts
    state = QUO_VADIS.new(4, {}, 3)
    order = [state.current_player]
    for _ in range(4):
        state.advance(state.plain_moves()[0])
        order.append(state.current_player)
    assert [(order[0] + i) % 4 for i in range(5)] == order
    assert order[:4] == state.turn_order()


def test_V15_all_ones_lie_beside_the_board() -> None:
    assert [18, 18, 18] == [QUO_VADIS.new(players, {}, 1).pile for players in (3, 4, 5)]


def test_V16_ten_laurels_lie_on_the_passages() -> None:
    state = QUO_VADIS.new(3, {}, 1)
    assert 34 == sum(state.bag)
    assert [face > 0 for face in state.laurels] == HAS_SPACE
    assert all(state.laurels.count(face) + state.bag[face] == BAG[face] for face in range(2, 7))
    assert ["p03", "p04", "p05", "p06", "p08", "p10", "p11", "p13", "p14", "p15"] == [PASSAGES[i] for i in SPACES]


def test_V17_caesar_begins_below_the_senate_on_a_laurel() -> None:
    state = QUO_VADIS.new(3, {}, 1)
    assert "p08" == PASSAGES[state.caesar]
    assert laurel(state, "p08") > 0
    assert [] == held(state, 0)


def test_V85_chance_is_the_first_player_and_the_bag() -> None:
    one, two = QUO_VADIS.new(4, {}, 8), QUO_VADIS.new(4, {}, 8)
    assert one == two
    two.dice += 1
    for state in (one, two):
        state.advance(("place", "e1"))
        state.advance(("caesar", "p03"))
    two.dice -= 1
    assert one == two, "nothing was drawn"


def test_V24_votes_needed_are_more_than_half_of_the_seats() -> None:
    assert [(seats + 1) // 2 for seats in SEATS[:SENATE]] == VOTES


@pytest.mark.parametrize("rule", ["V98", "V99"])
def test_V98_V99_variants_that_are_left_out(rule: str) -> None:
    assert 2 not in QUO_VADIS.players
    assert not any(rule in option.rules for option in QUO_VADIS.options)
