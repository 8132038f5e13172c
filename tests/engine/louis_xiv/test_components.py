"""The pieces and the layout as the rules count and place them (L1 to L16, L75 to L82)."""

from collections import Counter
from pathlib import Path

import pytest

from engine.louis_xiv import data
from engine.louis_xiv.data import (
    ADJACENT,
    BACK,
    BRIBE,
    CHIPS,
    COPIES,
    COUNTS,
    COURTIERS,
    FRONT,
    INNER,
    KIND,
    LOUIS_TO,
    MAJORITY,
    MISSIONS_OF,
    NEED,
    NUMBER,
    POSITION,
    POWER,
    POWERS,
    REWARD,
    REWARD_COUNT,
    REWARDS,
    THRESHOLD,
    TIER,
)

RULES = (Path(data.__file__).parents[2] / "seeds" / "louis_xiv" / "rules.md").read_text(encoding="utf-8")
TABLES: dict[str, object] = data._DATA


def rows(table: str) -> list[dict[str, object]]:
    found = TABLES[table]
    assert isinstance(found, list)
    return found


def test_L1_twelve_courtiers_with_two_sides() -> None:
    assert 12 == len(COURTIERS) == COUNTS["courtiers"]
    assert [2, 2] == [len(KIND), len(NUMBER)]


def test_L2_L82_eight_income_cards() -> None:
    cards = [(LOUIS_TO[i] + 1, data.INCOME[i]) for i in range(8)]
    assert [(1, 3), (1, 6), (2, 4), (2, 5), (3, 3), (3, 6), (4, 4), (4, 5)] == cards
    assert 8 == COUNTS["income_cards"]


def test_L3_thirty_influence_cards() -> None:
    assert [6] + [2] * 12 == COPIES
    assert 30 == data.INFLUENCE_CARDS == COUNTS["influence_cards"]


def test_L3a_what_a_card_face_shows_is_there_for_every_card() -> None:
    assert 12 == len(REWARD) == len(data.FROM_PERSONAL) == len(data.FROM_GENERAL)
    assert [(2, 1)] * 12 == list(zip(data.FROM_PERSONAL, data.FROM_GENERAL, strict=True))


def test_L4_twelve_intrigue_cards_one_for_each_courtier() -> None:
    assert list(range(1, 13)) == [row["courtier"] for row in rows("intrigue_card")]


def test_L5_forty_missions_in_three_decks() -> None:
    assert [20, 12, 8] == [len(its) for its in MISSIONS_OF]


def test_L6_thirty_four_chips() -> None:
    assert {"crown": 10, "sceptre": 6, "letter": 6, "ring": 6, "helmet": 6} == dict(
        zip(CHIPS, data.CHIP_STOCK, strict=True)
    )
    assert COUNTS["chips"] == sum(data.CHIP_STOCK)


def test_L7_sixty_coats() -> None:
    assert [10] * 6 == data.COATS_OF_FAMILY
    assert 60 == data.COATS == COUNTS["coats"]


def test_L8_sixteen_markers_in_each_of_four_colours() -> None:
    assert [("red", 16), ("yellow", 16), ("blue", 16), ("green", 16)] == [
        (row["id"], row["markers"]) for row in rows("colour")
    ]
    assert 16 == data.MARKERS


def test_L9_coins() -> None:
    assert [(1, 22), (5, 10)] == [(row["value"], row["count"]) for row in rows("coin")]
    assert 72 == data.BANK


def test_L10_courtiers_stand_on_one_shade_of_a_grid() -> None:
    assert all((x + y) % 2 == 1 and -2 <= x <= 2 and -2 <= y <= 2 for x, y in POSITION)
    gaps = {tuple(row["pos"]) for row in rows("gap")}
    assert 13 == len(gaps)
    assert gaps | set(POSITION) == {(x, y) for x in range(-2, 3) for y in range(-2, 3)}


def test_L11_courtiers_lie_on_a_clockwise_spiral() -> None:
    assert [(0, 1), (1, 0), (0, -1), (-1, 0)] == POSITION[:4]
    assert [(-2, 1), (-1, 2), (1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1)] == POSITION[4:]
    assert [0, 1, 2, 3] == INNER


def test_L12_neighbours_touch_at_a_corner() -> None:
    for here, (x, y) in enumerate(POSITION):
        touching = [there for there, (u, v) in enumerate(POSITION) if abs(x - u) == abs(y - v) == 1]
        assert touching == ADJACENT[here]
    assert [4] * 4 + [2] * 8 == [len(its) for its in ADJACENT]


def test_L13_chips_lie_beside_their_courtiers() -> None:
    stacks = {}
    for row in rows("chip"):
        for x, y, count in row["stacks"]:
            near = {n + 1 for n, (u, v) in enumerate(POSITION) if abs(x - u) + abs(y - v) == 1}
            stacks[tuple(sorted(near))] = (row["id"], count)
    assert stacks[(5, 6)] == stacks[(9, 10)] == ("crown", 5)
    assert ("sceptre", 6) == stacks[(1, 6, 7)]
    assert ("letter", 6) == stacks[(2, 8, 9)]
    assert ("ring", 6) == stacks[(3, 10, 11)]
    assert ("helmet", 6) == stacks[(4, 5, 12)]


def gap(x: int, y: int) -> str:
    row = next(row for row in rows("gap") if row["pos"] == [x, y])
    return " ".join([row["holds"], *([row["detail"]] if "detail" in row else [])])


def test_L14_decks_and_the_empty_corner() -> None:
    assert ["influence_discard", "intrigue_deck", "empty"] == [gap(0, 0), gap(-2, -2), gap(2, 2)]


def test_L15_A26_general_reserves_lie_in_the_gap_of_their_seat() -> None:
    assert ["reserve seat 1", "reserve seat 2", "reserve seat 3", "reserve seat 4"] == [
        gap(1, -1),
        gap(-1, -1),
        gap(-1, 1),
        gap(1, 1),
    ]


def test_L16_piles_off_the_grid() -> None:
    assert {"coats", "coins", "louis_and_income_deck", "influence_deck", "mission_decks"} == {
        row["id"] for row in rows("pile")
    }


def test_L75_every_mission_is_worth_five_points() -> None:
    assert [5] * 40 == data.MISSION_POINTS


def test_L77_chips_asked_for() -> None:
    ordinary = [1, 2, 3, 4]
    assert Counter({(a, -1): 5 for a in ordinary}) == Counter(NEED[m] for m in MISSIONS_OF[0])
    assert Counter({(a, b): 2 for a in ordinary for b in ordinary if a < b}) == Counter(NEED[m] for m in MISSIONS_OF[1])
    assert Counter({(a, a): 2 for a in ordinary}) == Counter(NEED[m] for m in MISSIONS_OF[2])


def test_L78_L76_powers_and_how_often_they_occur() -> None:
    table = RULES.split("| power | phase | what it does | on |")[1].split("\n\n")[0].splitlines()[2:]
    stated = {}
    for line in table:
        name, phase, _, on = (cell.strip() for cell in line.strip("|").split("|"))
        count, tier = on.split()
        stated[name] = (phase.split(",")[0], int(count), tier)
    for power, name in enumerate(POWERS):
        missions = [mission for mission, its in enumerate(POWER) if its == power]
        (tier,) = {data.TIERS[TIER[mission]] for mission in missions}
        assert stated[name] == (data.POWER_PHASE[power].split("_")[0], len(missions), tier)
    assert set(stated) == set(POWERS)
    assert {"supply", "influence_start", "influence_end", "patronage", "missions"} == set(data.POWER_PHASE)


def test_L78_each_courtier_is_named_on_one_foothold() -> None:
    assert list(range(12)) == sorted(n for n in data.NAMED if n >= 0)


@pytest.mark.parametrize(
    ("number", "reward", "count", "front", "back"),
    [
        (1, "chip", 1, (BRIBE, 3), (THRESHOLD, 3)),
        (2, "chip", 1, (BRIBE, 2), (MAJORITY, 1)),
        (3, "chip", 1, (BRIBE, 3), (THRESHOLD, 3)),
        (4, "chip", 1, (BRIBE, 2), (MAJORITY, 1)),
        (5, "chip", 1, (BRIBE, 4), (MAJORITY, 1)),
        (6, "place", 2, (THRESHOLD, 2), (MAJORITY, 1)),
        (7, "coins", 4, (MAJORITY, 1), (THRESHOLD, 2)),
        (8, "coats", 2, (BRIBE, 3), (MAJORITY, 1)),
        (9, "chip", 1, (BRIBE, 4), (MAJORITY, 1)),
        (10, "place", 2, (MAJORITY, 1), (THRESHOLD, 2)),
        (11, "influence_card", 1, (THRESHOLD, 3), (MAJORITY, 1)),
        (12, "intrigue_card", 1, (BRIBE, 2), (THRESHOLD, 2)),
    ],
)
def test_L81_the_table_of_courtiers(
    number: int, reward: str, count: int, front: tuple[int, int], back: tuple[int, int]
) -> None:
    here = number - 1
    assert (reward, count) == (REWARDS[REWARD[here]], REWARD_COUNT[here])
    assert (front, back) == tuple((KIND[up][here], NUMBER[up][here]) for up in (FRONT, BACK))
