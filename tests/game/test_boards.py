"""Every board: each move has its spot and each spot its move, and everything has its words in both languages."""

from __future__ import annotations

import importlib
import re
from collections.abc import Iterator, Mapping

import pytest

from engine.api import NOBODY, Game, Journal, Value
from engine.catalogue import GAMES
from engine.match import LogLine
from engine.rng import Rng
from game import text
from game.boards import board_for
from game.boards.form import Desk
from game.paths import ASSETS, SEEDS
from game.stage.spots import Spot
from tests.game.boards import hits, line_of, positions, said, seats, tips

LANGUAGES = ("en", "zh-TW")
VARIANTS: Mapping[str, tuple[dict[str, Value], ...]] = {
    "foreign_king": (
        {"turn_order_target": "any_earlier", "auto_repay_at_end": False},
        {"auto_borrow": False, "long_game": True},
    ),
    "quebec": (
        {"mode": "family"},
        {"mode": "full"},
        {"economy_2p_mode": "immediate_contribution", "politics_2p_mode": "plain"},
        {"economy_2p_mode": "plain", "send_worker_zones": "corners4"},
        {"shift": "most_only", "passive_shortage": "place_fewer", "no_workers_check": "after_action"},
    ),
    "louis_xiv": (
        {"place_fewer_than_shown": False, "powers_that_place_are_optional": False},
        {"left_behind_must_be_new": False, "joker_recall": 3},
        {"single_path": False, "place_reward_split": True, "place_reward_own_courtier": True},
        {"bribe_needs_a_marker": False, "keep_last_chip_is_forced": False},
    ),
    "quo_vadis": (
        {"promise_mode": "one_round", "side_deals": True, "totals_visibility": "public"},
        {"promise_mode": "turn_only", "side_deals": True, "lobbying": True, "payment_visibility": "sealed"},
        {"first_token_blind": True, "reveal_after_three": True, "limited_ones": True},
    ),
}
"""Options worth a look at each board, besides the defaults."""
TABLES = [
    (game, players, options)
    for game in GAMES
    for players in game.players
    for options in ({}, *VARIANTS.get(game.id, ()))
]
MOST_LOOKED_AT = 120
"""Sets of spots that are tried with the pointer in one game; all are compared with the moves."""

games = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
languages = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    text.set_language("en")
    text.missing.clear()
    yield
    text.set_language("en")
    text.missing.clear()


def name_of(value: object) -> str:
    if isinstance(value, Game):
        return value.id
    return ("-".join(value) or "base") if isinstance(value, dict) else str(value)


# ---------------------------------------------------------------------- spots


@pytest.mark.parametrize(("game", "players", "options"), TABLES, ids=name_of)
def test_moves_and_spots_are_one_to_one_and_all_can_be_hit(game: Game, players: int, options: dict[str, Value]) -> None:
    """A move without a spot of its own stands for one that opens its form, or is made in the form that lies there."""
    board, looked_at = board_for(game.id), set[tuple[Spot, ...]]()
    for whole in positions(game.id, players, options, players * 7 + len(options), most=400):
        state = whole.observe(max(0, whole.current_player))
        at = seats(game.id, players, max(0, state.current_player))
        moves = state.legal_moves()
        spots = tuple(board.spots(state, moves, at))
        own = [spot.move for spot in spots]
        assert len(own) == len(set(own))
        desk = Desk(state, at, (), True)
        if board.form(desk, None) is None and board.drawer(desk) is None:
            assert set(moves) == {*own, *(move for move in moves if board.stands_for(move) != move)}
        assert set(own) <= set(moves)
        if spots not in looked_at and len(looked_at) < MOST_LOOKED_AT:
            looked_at.add(spots)
            assert [] == [spot.move for spot in spots if not hits(spots, spot)]
    assert len(looked_at) > 5


@games
def test_a_preview_changes_nothing(game: Game) -> None:
    board, players = board_for(game.id), game.players[-1]
    for whole in positions(game.id, players, {}, 3, every=7, most=140):
        if whole.current_player >= 0:
            state = whole.observe(whole.current_player)
            before, at = state.clone(), seats(game.id, players, state.current_player)
            for spot in board.spots(state, state.legal_moves(), at):
                board.preview(spot.move, state, at)
            assert before == state


@games
def test_who_only_watches_sees_the_table_without_a_tray(game: Game) -> None:
    board, players = board_for(game.id), game.players[-1]
    for whole in positions(game.id, players, {}, 4, every=20, most=100):
        state, at = whole.observe(NOBODY), seats(game.id, players, NOBODY)
        assert () == board.tray(state, [], at).choices
        assert board.pieces(state, at)


# ---------------------------------------------------------------------- words


@languages
@games
def test_every_position_can_be_told_in_words(game: Game, language: str) -> None:
    """Prompts, trays, panels, previews and tips have all their words, and no fact is left open."""
    text.set_language(language)
    board, told = board_for(game.id), set[str]()
    for i, options in enumerate(({}, *VARIANTS.get(game.id, ()))):
        players = game.players[i % len(game.players)]
        for whole in positions(game.id, players, options, 11 + i, every=9, most=300):
            if whole.current_player >= 0:
                state = whole.observe(whole.current_player)
                told.update(said(board, state, seats(game.id, players, state.current_player)))
    assert set() == text.missing
    assert [] == [words for words in told if "%{" in words or re.search(rf"({game.id}|tutorial)\.", words)]
    assert len(told) > 200


@games
def test_tips_cite_rules_that_exist(game: Game) -> None:
    known = set(re.findall(r"\*\*([A-Z]\d+[a-z]?)\*\*", (SEEDS / game.id / "rules.md").read_text(encoding="utf-8")))
    board, players, cited = board_for(game.id), game.players[-1], set[str]()
    for whole in positions(game.id, players, {}, 3, every=9, most=200):
        if whole.current_player >= 0:
            state = whole.observe(whole.current_player)
            for tip in tips(board, state, seats(game.id, players, state.current_player)).values():
                cited |= set(re.split(r"[-, ]+", tip.rule)) - {""} if tip is not None else set()
    assert len(cited) > 8
    assert set() == cited - known


def codes(game: Game) -> set[str]:
    """The ids that nobody should ever read."""
    ids = importlib.import_module(f"tests.engine.{game.id}.telling").IDS
    return {name for known in ids.values() for name in known if re.search(r"[_\d]", name)}


@languages
@games
def test_every_note_of_games_has_words_and_headings(game: Game, language: str) -> None:
    text.set_language(language)
    board, hidden, keys = board_for(game.id), codes(game), set[str]()
    for i, options in enumerate(({}, *VARIANTS.get(game.id, ()))):
        for players in game.players:
            state, rng, at = game.new(players, options, i), Rng(i), seats(game.id, players)
            before: LogLine | None = None
            while state.current_player >= 0:
                journal = Journal(pictures=False)
                state.advance(rng.choice(state.legal_moves()), journal)
                for note in journal.notes:
                    words = text.t(f"log.{game.id}.{note.key}", **board.facts(note.key, note.facts, at))
                    assert not re.search(rf"[%{{}}\[\]_]|{game.id}|^log\.", words), words
                    assert not hidden & set(re.findall(r"\w+", words)), words
                    line = line_of(note)
                    head = board.heading(line, before, at)
                    assert head is None or (head.words and "%{" not in head.words + (head.rest or ""))
                    keys.add(note.key)
                    before = line
    assert set() == text.missing
    listed = importlib.import_module(f"engine.{game.id}.notes").NOTES
    assert len(keys & set(listed)) > 0.75 * len(listed)


@languages
@games
def test_deeds_of_whole_games_have_words(game: Game, language: str) -> None:
    text.set_language(language)
    board = board_for(game.id)
    for players in game.players:
        state, rng, journal = game.new(players, {}, players), Rng(players), Journal(pictures=False)
        while state.current_player >= 0:
            state.advance(rng.choice(state.candidates()), journal)
        log = [line_of(note) for note in journal.notes]
        for length in range(0, len(log), max(7, len(log) // 40)):
            for found in board.deeds(log[:length], seats(game.id, players)):
                assert "%{" not in found.words
                assert bool(found.words) == bool(found.key)
    assert set() == text.missing


@games
def test_every_note_has_an_icon_and_a_sound_that_are_there(game: Game) -> None:
    board = board_for(game.id)
    keys = importlib.import_module(f"engine.{game.id}.notes").NOTES
    assert [] == [key for key in keys if not (ASSETS / "icons" / f"{board.icon(key)}.svg").is_file()]
    sounds = {board.sound(key) for key in keys} - {""}
    assert set() == sounds - {path.stem for path in (ASSETS / "sounds").iterdir()}
