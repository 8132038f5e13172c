"""The worked examples of the how-to pages of Québec, played through the rules."""

from __future__ import annotations

import re

import pytest

from engine.api import NOBODY
from engine.quebec.data import SCORING_ORDER, ZONES
from engine.quebec.state import QuebecState
from game.paths import SEEDS
from tests.engine.quebec.table import architect, building, close, play, stock, table, told, zone

BLACK, WHITE, GREEN = range(3)
BEFORE = {
    "citadel": [5, 2, 2],
    "politics": [2, 4, 1],
    "economy": [1, 0, 12],
    "culture": [2, 4, 0],
    "religion": [3, 1, 0],
}
"""The workers in the zones before the second century is scored."""
SCORED = [[5, 2, 2], [4, 4, 1], [3, 2, 12], [2, 4, 5], [3, 1, 2]]
"""The points of each zone in the order of that century."""
FULL, FAMILY = [17, 13, 22], [16, 15, 20]


def second_century(mode: str) -> QuebecState:
    """The table before the scoring: no disc is left, and Black is to move with the architect in hand."""
    return table(3, {"mode": mode}, century=2, zones=BEFORE, discs=[])


def test_from_start_to_stars() -> None:
    state = table(
        3,
        architects={BLACK: "S13"},
        sites={"S13": [BLACK, WHITE]},
        zones={"politics": [0, 1, 0], "citadel": [0, 1, 0]},
        discs=["S25"],
    )
    active = stock(state, BLACK)[0]
    play(state, "start S25")
    assert ([2, 2, 0], "0*2", "S25") == (zone(state, "religion"), building(state, "S13"), architect(state, BLACK))
    assert active + 3 == stock(state, BLACK)[0]
    assert (WHITE, 3) == (state.current_player, stock(state, WHITE)[0])
    play(state, "contribute S25")
    assert [0, 4, 0] == state.points
    assert 1 == stock(state, WHITE)[0]


def test_the_cascade() -> None:
    state = second_century("full")
    active = stock(state, BLACK)[0]
    notes = close(state)
    scored = told(notes, "zone_scored")
    assert [ZONES[there] for there in SCORING_ORDER[1]] == [facts["zone"] for facts in scored]
    assert SCORED == [facts["points"] for facts in scored]
    moved = [[2, 0, 0], [2, 2, 0], [0, 0, 5], [0, 0, 2], [1, 0, 0]]
    assert moved == [facts["workers"] for facts in told(notes, "cascaded")]
    assert FULL == state.points
    assert (BLACK, active + 1) == (state.current_player, stock(state, BLACK)[0])


def test_the_same_workers_in_the_family_game() -> None:
    state = second_century("family")
    close(state)
    assert FAMILY == state.points


@pytest.mark.parametrize(("mode", "buildings"), [("full", 16), ("family", 12)])
def test_the_final_scoring(mode: str, buildings: int) -> None:
    tokens = {"S05": 3, "S06": 1, "S11": 2, "S41": 2, "S42": 1, "S29": 3}
    state = table(
        3,
        {"mode": mode},
        century=4,
        turn=GREEN,
        active=[5, 0, 0],
        architects={BLACK: "S20", WHITE: "S13"},
        sites={"S13": [BLACK, BLACK]},
        tokens={space: (BLACK, stars) for space, stars in tokens.items()},
        discs=[],
    )
    play(state, "end_century")
    assert NOBODY == state.current_player
    points = {line.key: line.points[BLACK] for line in state.reckoning()}
    assert (4, 2, buildings) == (points["unfinished"], points["active"], points["group"] + points["stars"])
    assert 4 + 2 + buildings == state.scores()[BLACK]


@pytest.mark.parametrize("language", ["en", "zh-TW"])
def test_the_pages_give_these_numbers(language: str) -> None:
    text = (SEEDS / "quebec" / f"howto.{language}.md").read_text(encoding="utf-8")
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in text.splitlines() if line[:1] == "|"]
    numbers = [row[1:4] for row in rows if len(row) in (4, 5) and all(re.fullmatch(r"\+?\d+", n) for n in row[1:4])]
    order = [ZONES[there] for there in SCORING_ORDER[1]]
    expected = [[str(n) for n in BEFORE[there]] for there in order] + [[f"+{n}" for n in row] for row in SCORED]
    assert expected == numbers
    assert "| **{}** | **{}** | **{}** |".format(*FULL) in text
    assert re.search(r"{}[,、] ?{}[,、] ?{}".format(*FAMILY), text)
    assert "6 + 1 + 3 = 10" in text
    assert "3 + 3" in text
    assert re.search(r"\*\*22 (VP|分)\*\*", text)
