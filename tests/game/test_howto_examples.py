"""The worked examples of the how-to pages, played through the rules."""

from __future__ import annotations

import re

import pytest

from engine.api import NOBODY
from engine.foreign_king import FOREIGN_KING
from engine.foreign_king.data import METALLURGICAL, PROVINCES, SCORED, TEXTILE
from engine.foreign_king.state import ForeignKingState
from game.paths import SEEDS

RED, BLUE, GREEN = range(3)


def table(marker: int, king: str) -> ForeignKingState:
    """Three players in the order Red, Blue, Green; Red is to move."""
    state = FOREIGN_KING.new(3, {}, 1)
    state.order = [RED, BLUE, GREEN]
    state.current_player = RED
    state.marker = marker
    state.king = PROVINCES.index(king)
    return state


def settle(state: ForeignKingState, province: str, *counts: int) -> None:
    """Puts so many citizens of each seat into a province, from their supplies."""
    for seat, count in enumerate(counts):
        state.citizens[PROVINCES.index(province) * state.players + seat] = count
        state.supply[seat] -= count


def industrialise(state: ForeignKingState, province: str, *kinds: int) -> None:
    """Builds factories there, from the stock."""
    for kind in kinds:
        state.factories[PROVINCES.index(province) * 4 + kind] += 1
        state.stock[kind % SCORED] -= 1


def seat(state: ForeignKingState, *counts: int) -> None:
    """Sends so many citizens of each seat to Congress, from their supplies."""
    state.congress = list(counts)
    state.supply = [supply - count for supply, count in zip(state.supply, counts, strict=True)]


def test_the_kings_visit() -> None:
    state = table(22, "luxembourg")
    state.points = [4, 15, 8]
    state.francs = [1, 0, 0]
    settle(state, "hainaut", 2, 3, 1)
    industrialise(state, "hainaut", METALLURGICAL, TEXTILE)
    seat(state, 2, 2, 1)
    state.apply(("action", "king"))
    state.apply(("king_to", "hainaut"))
    assert (20, 0) == (state.marker, state.francs[RED])
    assert RED == state.current_player, "Red is asked first"
    state.apply(("release",))
    hainaut = PROVINCES.index("hainaut")
    assert [4, 3, 1] == state.citizens[hainaut * 3 : hainaut * 3 + 3]
    assert [4 + 9, 15, 8] == state.points
    assert [0, 0, 1, 1] == state.factories[hainaut * 4 : hainaut * 4 + 4]
    assert BLUE == state.current_player, "play goes on"

    again = table(19, "brabant")
    settle(again, "hainaut", 4, 3, 1)
    industrialise(again, "hainaut", METALLURGICAL + SCORED, TEXTILE + SCORED)
    again.apply(("action", "king"))
    again.apply(("king_to", "hainaut"))
    again.apply(("king_steps", 1))
    assert [2, 0, 0] == again.points


def test_the_final_scoring() -> None:
    state = table(17, "namur")
    state.points = [19, 16, 11]
    state.francs = [6, 3, 3]
    state.medals = [3, 3, 2]
    state.loans = [1, 0, 0]
    settle(state, "hainaut", 2, 1, 0)
    settle(state, "antwerp", 1, 0, 0)
    settle(state, "brabant", 0, 2, 1)
    settle(state, "limburg", 0, 1, 0)
    settle(state, "namur", 0, 0, 2)
    settle(state, "west_flanders", 0, 0, 1)
    settle(state, "east_flanders", 1, 1, 0)
    settle(state, "liege", 0, 1, 1)
    scored_textile, scored_metallurgical = TEXTILE + SCORED, METALLURGICAL + SCORED
    industrialise(state, "hainaut", scored_textile, scored_metallurgical)
    for province in ("antwerp", "limburg", "west_flanders", "liege"):
        industrialise(state, province, scored_textile)
    for province in ("brabant", "namur", "east_flanders"):
        industrialise(state, province, scored_metallurgical)
    seat(state, 0, 2, 1)
    state.apply(("action", "king"))
    state.apply(("king_to", "luxembourg"))
    if ("king_steps", 1) in state.legal_moves():
        state.apply(("king_steps", 1))
    while state.current_player != NOBODY:
        state.apply(("keep",))
    assert 16 == state.marker
    assert [2, 3, 3] == state.francs
    assert [32, 24, 12] == state.scores()


@pytest.mark.parametrize("language", ["en", "zh-TW"])
def test_the_pages_give_these_numbers(language: str) -> None:
    text = (SEEDS / "foreign_king" / f"howto.{language}.md").read_text(encoding="utf-8")
    totals = re.findall(r"\| \*\*(\d+)\*\* \| \*\*(\d+)\*\* \| \*\*(\d+)\*\* \|", text)
    assert [("32", "24", "12")] == totals
    assert "6 + 3 = 9" in text
