"""The worked examples of the how-to pages of Louis XIV, played through the rules."""

from __future__ import annotations

import re
from typing import Any

import pytest

from engine.api import NOBODY, Journal, Note
from engine.louis_xiv import LOUIS_XIV
from engine.louis_xiv.data import MISSIONS
from engine.louis_xiv.state import LouisXivState
from game.paths import SEEDS

RED, YELLOW, BLUE = range(3)
PLAYERS = 3
ANNE, PHILIPPE, DAUPHIN, COLBERT, LA_VALLIERE, TURENNE, MAZARIN = 1, 2, 4, 7, 9, 10, 11
STANDING = {ANNE: [3, 1, 0], DAUPHIN: [0, 2, 2], COLBERT: [1, 0, 2], MAZARIN: [3, 4, 1]}
"""The markers of the example by courtier and seat."""
COATS = [[3, 1, 2], [1, 2, 2], [2, 0, 3], [2, 2, 2], [1, 0, 4], [2, 1, 0]]
"""The coats of the example by family and seat."""
DONE = [5, 6, 4]
BONUS, TOTALS = [3, 2, 4], [39, 38, 37]


def table(**fields: Any) -> LouisXivState:
    """A game of three with Red as start player and nothing in any hand, changed as the fields say."""
    snapshot = LOUIS_XIV.new(PLAYERS, {}, 7).snapshot()
    snapshot |= {"first": RED, "current_player": RED, "hands": [[], [], []], "hand_sizes": [0, 0, 0], "played": []}
    return LOUIS_XIV.load(snapshot | fields)


def standing(markers: dict[int, list[int]]) -> dict[str, Any]:
    """The markers on the courtiers; the others are in the personal supplies, but for five in each reserve."""
    laid = [0] * (12 * PLAYERS)
    for courtier, counts in markers.items():
        laid[(courtier - 1) * PLAYERS : courtier * PLAYERS] = counts
    used = [sum(laid[seat::PLAYERS]) for seat in range(PLAYERS)]
    return {"markers": laid, "general": [5, 5, 5], "personal": [11 - n for n in used]}


def play(state: LouisXivState, *moves: tuple[Any, ...]) -> list[Note]:
    """What is told about the moves."""
    journal = Journal()
    for move in moves:
        assert move in state.legal_moves(), move
        state.advance(move, journal)
    return journal.notes


def at(notes: list[Note], key: str, courtier: int) -> list[dict[str, Any]]:
    return [note.facts for note in notes if note.key == key and note.facts.get("courtier") == courtier]


def test_a_way_through_three_courtiers() -> None:
    state = table(hands=[[PHILIPPE, COLBERT], [COLBERT, MAZARIN], [LA_VALLIERE, MAZARIN]], hand_sizes=[2, 2, 2])
    start = state.personal[RED]
    play(state, ("card", PHILIPPE), ("put", 3), ("move_on", LA_VALLIERE, 2), ("move_on", TURENNE, 1))
    there = [state.markers[(courtier - 1) * PLAYERS + RED] for courtier in (PHILIPPE, LA_VALLIERE, TURENNE)]
    assert [1, 1, 1] == there
    assert (YELLOW, start - 3) == (state.current_player, state.personal[RED])


LAST_CARD: dict[str, Any] = {
    "hands": [[PHILIPPE], [TURENNE], [COLBERT, MAZARIN]],
    "hand_sizes": [1, 1, 2],
    "current_player": BLUE,
}
"""Blue plays the last card of a round."""


def patronage() -> tuple[LouisXivState, list[Note]]:
    """After a last recall the courtiers are looked at, and all bribes are paid."""
    state = table(**standing(STANDING), **LAST_CARD, louis=ANNE - 1, income=[0], coins=[5, 5, 5])
    notes = play(state, ("card", COLBERT), ("recall",))
    while ("bribe",) in state.legal_moves():
        notes += play(state, ("bribe",))
    return state, notes


def test_anne_with_louis() -> None:
    _, notes = patronage()
    assert [RED] == [facts["seat"] for facts in at(notes, "crowned", ANNE)]
    assert [(RED, "sceptre")] == [(facts["seat"], facts["chip"]) for facts in at(notes, "rewarded", ANNE)]
    assert [(YELLOW, 3)] == [(facts["seat"], facts["price"]) for facts in at(notes, "bribed", ANNE)]
    home = at(notes, "markers_home", ANNE)[0]
    assert ([3, 0, 0], [0, 1, 0]) == (home["general"], home["personal"])
    assert 1 == len(at(notes, "turned", ANNE))


def test_a_tie_at_the_dauphin() -> None:
    _, notes = patronage()
    assert [] == at(notes, "rewarded", DAUPHIN)
    assert [(YELLOW, 2), (BLUE, 2)] == [(facts["seat"], facts["price"]) for facts in at(notes, "bribed", DAUPHIN)]
    assert [0, 2, 2] == at(notes, "markers_home", DAUPHIN)[0]["personal"]
    assert [] == at(notes, "turned", DAUPHIN)


def test_colbert_serves_the_leader_alone() -> None:
    _, notes = patronage()
    assert [(BLUE, 4)] == [(facts["seat"], facts["count"]) for facts in at(notes, "rewarded", COLBERT)]
    home = at(notes, "markers_home", COLBERT)[0]
    assert ([0, 0, 2], [1, 0, 0]) == (home["general"], home["personal"])
    assert 1 == len(at(notes, "turned", COLBERT))


def test_mazarin_serves_the_leader_first() -> None:
    _, notes = patronage()
    assert [YELLOW, RED] == [facts["seat"] for facts in at(notes, "rewarded", MAZARIN)]
    assert [3, 4, 1] == at(notes, "markers_home", MAZARIN)[0]["personal"]
    assert 1 == len(at(notes, "turned", MAZARIN))


def test_the_final_scoring() -> None:
    """The fourth round ends with nobody at court, nothing to pay with and nothing left over."""
    owned = [[family for family, counts in enumerate(COATS) for _ in range(counts[seat])] for seat in range(PLAYERS)]
    state = table(
        **standing({}),
        **LAST_CARD,
        round=4,
        income=[0, 2, 4, 6],
        louis=DAUPHIN - 1,
        coins=[2, 2, 2],
        coats=owned,
        coat_sizes=[len(coats) for coats in owned],
        completed=completed(),
    )
    assert [11, 6, 13] == state.coat_sizes
    play(state, ("card", COLBERT), ("recall",))
    assert NOBODY == state.current_player
    points = {line.key: line.points for line in state.reckoning()}
    assert ([0, 0, 0], BONUS) == (points["leftovers"], points["families"])
    assert [5 * count for count in DONE] == points["missions"]
    assert (TOTALS, [1, 2, 3]) == (state.scores(), state.ranks())


def completed() -> list[int]:
    """Missions for everybody, none of which is in a hand or works after the last card."""
    dealt = LOUIS_XIV.new(PLAYERS, {}, 7).missions
    free = [i for i, name in enumerate(MISSIONS) if i not in dealt and name not in ("D04", "D07")]
    seats = [seat for seat in range(PLAYERS) for _ in range(DONE[seat])]
    return [seat * len(MISSIONS) + mission for seat, mission in zip(seats, free, strict=False)]


@pytest.mark.parametrize("language", ["en", "zh-TW"])
def test_the_pages_give_these_numbers(language: str) -> None:
    text = (SEEDS / "louis_xiv" / f"howto.{language}.md").read_text(encoding="utf-8")
    rows = [[cell.strip(" *") for cell in line.strip("|").split("|")] for line in text.splitlines() if line[:1] == "|"]
    numbers = [row[1:4] for row in rows if len(row) in (4, 5) and all(re.fullmatch(r"\d+", n) for n in row[1:4])]
    coats = [sum(counts[seat] for counts in COATS) for seat in range(PLAYERS)]
    expected = [*STANDING.values(), *COATS, coats, BONUS, DONE, TOTALS]
    assert [[str(n) for n in row] for row in expected] == numbers
    assert "14 + 25" in text
