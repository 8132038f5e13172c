"""The worked examples of the how-to pages of Quo Vadis?, played through the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from engine.api import NOBODY, Journal, Move, Note
from engine.quo_vadis import QUO_VADIS, data
from engine.quo_vadis.position import LIVE, STATUSES
from engine.quo_vadis.state import QuoVadisState
from game.paths import SEEDS

BLUE, RED, GREY = range(3)
PLAYERS = 3
II_TO_IX = "p05"
"""The passage from Committee II to Committee IX."""
III = 3


def table(rooms: Mapping[str, list[int]], turn: int = BLUE, number: int = 1, **fields: Any) -> QuoVadisState:
    """Three players with senators in rooms by seat, Blue the first player, and a III on the way from II to IX."""
    snapshot = QUO_VADIS.new(PLAYERS, {}, 7).snapshot()
    standing = snapshot["rooms"]
    for room, counts in rooms.items():
        place = data.ROOMS.index(room)
        standing[place * PLAYERS : (place + 1) * PLAYERS] = counts
    hand = [8 - sum(standing[seat::PLAYERS]) for seat in range(PLAYERS)]
    laurels, bag = snapshot["laurels"], snapshot["bag"]
    way = data.PASSAGES.index(II_TO_IX)
    bag[laurels[way]] += 1
    laurels[way] = III
    bag[III] -= 1
    snapshot |= {"first": BLUE, "turn": turn, "current_player": turn, "number": number, "hand": hand}
    snapshot |= {"round": (number - 1) // PLAYERS + 1}
    return QUO_VADIS.load(snapshot | fields)


def play(state: QuoVadisState, *moves: Move) -> list[Note]:
    """What is told about the moves."""
    journal = Journal()
    for move in moves:
        assert move in state.legal_moves(), move
        state.advance(move, journal)
    return journal.notes


def test_votes_from_two_neighbours() -> None:
    state = table({"e2": [1, 2, 1]})
    notes = play(
        state,
        ("offer", II_TO_IX, RED, 1, "m0", GREY, 1, "m1"),
        ("accept",),
        ("counter", "pay1"),
        ("take",),
    )
    assert [(RED, 1), (GREY, 1)] == [(n.facts["seat"], n.facts["count"]) for n in notes if n.key == "rewarded"]
    paid = [(note.facts["seat"], note.facts["target"], note.facts["value"]) for note in notes if note.key == "paid"]
    assert [(BLUE, GREY, 2)] == paid
    assert [1, 1, 3] == state.scores()
    there = data.ROOMS.index("b1") * PLAYERS
    assert ([1, 0, 0], RED) == (state.rooms[there : there + PLAYERS], state.turn)


def test_a_promise_for_two_rounds_ends_with_turn_19() -> None:
    """Made in turn 13 and never called, it lapses when turn 19 is over."""
    state = table({"e2": [2, 0, 0], "e4": [1, 1, 0]}, number=13)
    play(state, ("offer", "p15", RED, 1, "m5"), ("accept",))
    assert [LIVE] == [promise.status for promise in state.promises]
    to = ["p08", "p03"]
    ended = []
    while state.number <= 19:
        number = state.number
        notes = play(state, ("caesar", next(way for way in to if data.PASSAGES.index(way) != state.caesar)))
        ended += [number for note in notes if note.key == "lapsed"]
    assert [19] == ended
    assert "lapsed" in STATUSES


def test_the_fifth_senator_ends_the_game() -> None:
    """Blue has the most laurels and nobody in the senate; Grey came before Red with as many."""
    held = [[0, 0, 4, 0, 1], [2, 2, 0, 2, 0], [2, 2, 0, 2, 0]]
    assert [17, 14, 14] == [sum((i + 1) * n for i, n in enumerate(tokens)) for tokens in held]
    state = last_step(held)
    notes = play(state, ("promote", "p04"))
    assert NOBODY == state.current_player
    assert [[BLUE]] == [note.facts["seats"] for note in notes if note.key == "eliminated"]
    assert [3, 2, 1] == state.ranks()


def last_step(held: list[list[int]]) -> QuoVadisState:
    """Red can take the fifth seat: these tokens are held, and Caesar keeps the laurel of the last passage."""
    snapshot = table({"c1": [0, 2, 1]}, turn=RED, number=62).snapshot()
    for tokens in held:
        snapshot["pile"] -= tokens[0]
        for value in range(2, 6):
            snapshot["bag"][value] -= tokens[value - 1]
    snapshot["tokens"] = [count for tokens in held for count in tokens]
    snapshot["senate"], snapshot["hand"] = [GREY, GREY, RED, GREY], [8, 5, 4]
    snapshot["caesar"] = data.PASSAGES.index("p04")
    return QUO_VADIS.load(snapshot)


SAID = {
    "en": ("Blue has 1, Red 1 and Grey 3 laurels", "made in turn 13 ends with turn 19", "17 laurels", "14 each"),
    "zh-TW": ("藍色有 1 點、紅色 1 點、灰色 3 點", "在第 13 回合許下的兩輪承諾，到第 19 回合", "17 點", "各有 14 點"),
}


@pytest.mark.parametrize("language", SAID)
def test_the_pages_give_these_numbers(language: str) -> None:
    text = (SEEDS / "quo_vadis" / f"howto.{language}.md").read_text(encoding="utf-8")
    assert [] == [said for said in SAID[language] if said not in text]
