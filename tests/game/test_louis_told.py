"""What a player of Louis XIV is told: last deeds, previews that fit their card, what the film asks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

import pytest

from engine.api import NOBODY, Journal
from engine.louis_xiv import LOUIS_XIV, data
from engine.match import BOT, LogLine, Match, SeatSetup, arrange
from engine.rng import Rng
from game import text
from game.art.palette import looks_of
from game.boards import board_for
from game.boards.louis_xiv import arms, card, layout, preview, standing, words
from game.boards.louis_xiv import simulate as sim
from game.boards.louis_xiv.simulate import State
from game.boards.parts import Sitting
from game.scenes import table_bar
from game.view import View

BOARD = board_for("louis_xiv")
NAMES = ("Wilhelmine", "Maximilian", "Marie-Laure", "Gottfried")
SITTING = Sitting(looks_of("louis_xiv"), NAMES, 0)


@pytest.fixture(params=["en", "zh-TW"], autouse=True)
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    text.set_language(request.param)
    yield str(request.param)
    text.set_language("en")


def put(seat: int, courtier: int, count: int) -> LogLine:
    return LogLine(0, seat, NOBODY, "put", {"seat": seat, "courtier": courtier, "count": count})


def moved(seat: int, courtier: int, target: int, count: int) -> LogLine:
    facts = {"seat": seat, "courtier": courtier, "target": target, "count": count}
    return LogLine(0, seat, NOBODY, "moved_on", facts)


def test_a_deed_names_all_courtiers_where_the_markers_of_a_card_came_to_stand() -> None:
    lines = [put(0, 1, 3), moved(0, 1, 2, 1), put(1, 3, 3), moved(1, 3, 10, 2), moved(1, 10, 9, 1), put(0, 5, 2)]
    first, second = BOARD.deeds(lines, SITTING)[:2]
    assert first.key == "put"
    assert words.courtier(5) in first.words
    assert words.courtier(1) not in first.words
    assert second.key == "put"
    for courtier in (3, 10, 9):
        assert f"{words.courtier(courtier)} 1" in second.words


def test_a_deed_leaves_out_courtiers_all_markers_have_left() -> None:
    """With the older marker that may stay instead (A2) all new ones go on."""
    found = BOARD.deeds([put(0, 1, 3), moved(0, 1, 2, 3)], SITTING)[0]
    assert f"{words.courtier(2)} 3" in found.words
    assert words.courtier(1) not in found.words


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)], ids=str)
def test_every_line_of_a_preview_keeps_inside_the_card(size: tuple[int, int]) -> None:
    view = View(size)
    seats = [SeatSetup(name, BOT, "random", "", look, "") for name, look in zip(NAMES, SITTING.looks, strict=True)]
    rng, checked = Rng(8), 0
    match = Match(arrange(LOUIS_XIV, seats, {}, 8))
    while not match.over:
        state = match.state
        assert isinstance(state, State)
        if len(match.moves) % 5 == 0 or state.courtier >= 0:
            sitting = SITTING._replace(viewer=state.current_player)
            for move in state.legal_moves():
                shown = preview.preview(move, state, sitting)
                area = card.area_of(state)
                rows, at = card.rows_of(view, shown.tip.lines, area)
                assert len(rows) * card.CLOSE <= area.h
                for line, said, _ in rows:
                    room = layout.CARD.w - 20 - (27 if line.art is not None else 0)
                    assert text.width(view, said, "body", at) <= room / 0.95, said
                assert {line for line, _, _ in rows} == set(shown.tip.lines)
                checked += 1
        match.play(rng.choice(state.candidates()))
    assert checked > 250


def test_a_bribe_that_helps_a_mission_says_so_with_the_reward() -> None:
    """L47, L69: the chip and the mission it pays for in one line, the price in the other."""
    for seed in range(40):
        state, rng = LOUIS_XIV.new(4, {}, seed), Rng(seed)
        while state.current_player >= 0:
            assert isinstance(state, State)
            moves = state.legal_moves()
            if ("bribe",) in moves and sim.reward(state.courtier + 1)[0] == "chip":
                wanted = standing.wanted(state, state.current_player, str(sim.reward(state.courtier + 1)[1]))
                if wanted:
                    shown = preview.preview(("bribe",), state, SITTING)
                    assert 2 == len(shown.tip.lines)
                    assert all(mission in shown.tip.lines[0].words for mission in wanted)
                    return
            state.advance(rng.choice(state.candidates()))
    raise AssertionError("no bribe helps a mission")


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)], ids=str)
def test_a_long_sentence_of_the_bar_is_told_whole_in_two_lines(size: tuple[int, int]) -> None:
    view = View(size)
    room = layout.PLAN.prompt.w - 61
    for key, facts in (
        ("moved_on", {"seat": 0, "courtier": 3, "target": 4, "count": 2}),
        ("markers_home", {"courtier": 3, "general": [0, 3, 0, 0], "personal": [2, 0, 1, 1], "count": 2}),
        ("chips_returned", {"seat": 0, "chips": ["ring", "helmet", "letter"], "kept": "crown"}),
        ("below", {"seats": [0, 1, 2, 3], "courtier": 3, "count": 3}),
        ("leftovers", {"seat": 2, "count": 9, "influence": 2, "intrigue": 3, "chips": 1, "markers": 2, "coins": 5}),
    ):
        said = text.t(f"log.louis_xiv.{key}", **words.facts(key, facts, SITTING))
        lines, at = table_bar.lines(view, said, room)
        for line in lines:
            assert text.fit(view, line, table_bar.ROLE, at, room)[0] == line


def test_each_number_of_markers_that_may_move_on_has_its_badge() -> None:
    """L34: a click on a badge sends that many, on the courtier all."""
    state, rng = LOUIS_XIV.new(4, {}, 5), Rng(5)
    while not any(move[0] == "move_on" and move[2] > 1 for move in state.legal_moves()):
        state.advance(rng.choice(state.candidates()))
    sitting = SITTING._replace(viewer=state.current_player)
    badges = {(piece.place, piece.face) for piece in BOARD.pieces(state, sitting) if piece.kind == "tag"}
    moves = state.legal_moves()
    assert {(f"court:{move[1]}", f"+{move[2]}") for move in moves if move[0] == "move_on"} == badges
    for spot in BOARD.spots(state, moves, sitting):
        if spot.move[0] == "move_on":
            assert spot.holds(*layout.tag(int(spot.move[1]), int(spot.move[2])).centre)


def test_the_arms_at_the_end_are_gold_for_those_who_draw_for_the_family() -> None:
    """L85, A16: bonus coats do not change who has most."""
    for players in (2, 3, 4):
        state, rng, served = LOUIS_XIV.new(players, {}, players), Rng(players), {}
        while state.current_player >= 0:
            assert not arms.are_open(cast(State, state))
            journal = Journal(pictures=False)
            state.advance(rng.choice(state.candidates()), journal)
            served |= {note.facts["family"]: note.facts["seats"] for note in journal.notes if note.key == "family"}
        own = cast(State, state)
        assert arms.are_open(own)
        for family, name in enumerate(data.FAMILIES):
            assert served.get(name, []) == arms.leaders(own, family)
