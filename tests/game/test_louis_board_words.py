"""Everything on the board of Louis XIV is told in words, in both languages, with the rule and the reason."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from engine.api import NOBODY, Journal
from engine.louis_xiv import LOUIS_XIV, data
from engine.louis_xiv.position import NODE_CARD
from engine.match import LogLine
from engine.rng import Rng
from game import text
from game.art.palette import looks_of
from game.boards import board_for
from game.boards.louis_xiv import explain, headings, preview, why
from game.boards.louis_xiv import simulate as sim
from game.boards.louis_xiv.simulate import State
from game.boards.parts import Sitting, Tip
from game.paths import SEEDS
from tests.game.test_louis_board import NAMES, VARIANTS, positions, sitting

BOARD = board_for("louis_xiv")
LANGUAGES = ("en", "zh-TW")


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    text.set_language("en")
    text.missing.clear()
    yield
    text.set_language("en")
    text.missing.clear()


def of_tip(tip: Tip | None) -> list[str]:
    return [] if tip is None else [tip.title, tip.price, *(line.words for line in tip.lines)]


def said(state: State) -> list[str]:
    """All that the board says about a position to the seat that decides."""
    at = sitting(state)
    found = [BOARD.prompt(state, at), BOARD.advice(state, at)]
    moves = state.legal_moves()
    for move in moves:
        found += [BOARD.caption(move, state), *of_tip(BOARD.preview(move, state, at).tip)]
    things = [thing.name for thing in BOARD.things(state, at)] + [f"seat:{seat}" for seat in range(state.players)]
    for choice in BOARD.tray(state, moves, at).choices:
        found += [choice.words, choice.under]
        things.append(choice.thing)
    for thing in things:
        tip = BOARD.explain(thing, state, at)
        assert tip is not None, thing
        found += of_tip(tip)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_a_board_says_has_words(language: str) -> None:
    text.set_language(language)
    told: set[str] = set()
    for players in LOUIS_XIV.players:
        for seed, options in enumerate(VARIANTS):
            for state in positions(players, options, seed, every=6):
                if state.current_player >= 0:
                    told.update(said(state.observe(state.current_player)))
    assert set() == text.missing
    assert [] == [line for line in told if "%{" in line or re.search(r"(louis_xiv|tutorial)\.", line)]
    assert len(told) > 400


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_note_of_games_has_words_and_headings(language: str) -> None:
    text.set_language(language)
    levels: set[int] = set()
    keys: set[str] = set()
    for players in LOUIS_XIV.players:
        for seed in range(3):
            state = LOUIS_XIV.new(players, {}, seed)
            at = Sitting(looks_of("louis_xiv")[:players], NAMES[:players], 0)
            rng = Rng(seed)
            before: LogLine | None = None
            while state.current_player >= 0:
                journal = Journal(pictures=False)
                state.advance(rng.choice(state.legal_moves()), journal)
                for note in journal.notes:
                    words = text.t(f"log.louis_xiv.{note.key}", **BOARD.facts(note.key, note.facts, at))
                    assert "%{" not in words
                    assert not re.search(r"louis_xiv|[a-z]{3}_[a-z]|\[|\b[LMD]\d\d", words), words
                    line = LogLine(0, 0, note.to, note.key, note.facts)
                    head = BOARD.heading(line, before, at)
                    if head is not None:
                        levels.add(head.level)
                        assert head.words
                    keys.add(note.key)
                    before = line
    assert set() == text.missing
    assert {0, 1} == levels
    assert {"courtier_begins", "leads", "tied", "bribed", "turned", "completed", "leftovers", "family"} <= keys


def test_the_courtiers_of_a_patronage_are_paragraphs_of_its_chapter() -> None:
    at = Sitting(looks_of("louis_xiv")[:2], NAMES[:2], 0)
    facts = {"courtier": 1, "side": "front", "kind": "bribe", "number": 3, "louis": 0}
    other = LogLine(0, 0, NOBODY, "shuffled", {})
    first = headings.heading(LogLine(0, 0, NOBODY, "courtier_begins", facts), other, at)
    second = headings.heading(LogLine(0, 0, NOBODY, "courtier_begins", {**facts, "courtier": 2}), other, at)
    assert first is not None
    assert second is not None
    assert (0, None) == (first.level, first.rest)
    assert (1, "") == (second.level, second.rest)
    assert "2 · Philippe I" in second.words


# ---------------------------------------------------------------------- rules


def rules() -> set[str]:
    reference = (SEEDS / "louis_xiv" / "rules.md").read_text(encoding="utf-8")
    return set(re.findall(r"\*\*(L\d+[a-z]?)\*\*", reference))


def test_tips_cite_rules_that_exist() -> None:
    known = rules()
    for state in positions(4, {}, seed=3, every=9):
        if state.current_player < 0:
            continue
        at = sitting(state)
        tips = [BOARD.explain(thing.name, state, at) for thing in BOARD.things(state, at)]
        tips += [BOARD.preview(move, state, at).tip for move in state.legal_moves()]
        for tip in tips:
            assert tip is not None
            assert tip.rule
            assert set(tip.rule.split("-")) <= known, tip
    assert set(preview.RULES.values()) <= known


@pytest.mark.parametrize("courtier", sim.COURTIERS)
def test_a_courtier_tells_both_sides_with_the_rule_of_the_one_that_lies_up(courtier: int) -> None:
    state = LOUIS_XIV.new(4, {}, 3)
    assert isinstance(state, State)
    cited = set()
    for turned in (0, 1 << courtier - 1):
        state.turned = turned
        tip = explain.courtier_tip(courtier, state, sitting(state))
        words = " ".join(line.words for line in tip.lines)
        for side in data.SIDES:
            kind, number = sim.condition_of(courtier, side)
            assert text.t(f"game.louis_xiv.condition.{kind}", count=number) in words
            assert text.t(f"game.louis_xiv.side.{side}") in words
        kind, _ = sim.condition(state, courtier)
        assert explain.RULE_OF_CONDITION[kind] == tip.rule
        cited.add(tip.rule)
    assert len(cited) == len({sim.condition_of(courtier, side)[0] for side in data.SIDES})


def test_every_mission_has_a_tip_with_its_power() -> None:
    state = LOUIS_XIV.new(4, {}, 3)
    assert isinstance(state, State)
    told = set()
    for number in range(len(data.MISSIONS)):
        tip = explain.mission_tip(number, state, sitting(state, NOBODY))
        told.add(tip.lines[1].words)
    assert len(told) == len(data.POWERS) + 11  # a foothold is told with each of twelve courtiers


# ---------------------------------------------------------------------- why not


def test_what_can_be_chosen_has_no_reason_against_it_and_what_cannot_has() -> None:
    reasons: set[str] = set()
    for players in LOUIS_XIV.players:
        for state in positions(players, {}, seed=players + 5, every=3):
            if state.current_player < 0:
                continue
            moves = state.legal_moves()
            for courtier in sim.COURTIERS:
                possible = any(len(move) > 1 and move[1] == courtier for move in moves)
                reason = why.not_courtier(courtier, state)
                assert not (possible and reason)
                if sim.node_name(state) == "move" and state.args[0] + 1 != courtier:
                    assert possible or reason
                reasons.add(reason)
            for number in sim.missions(state, state.current_player):
                if number >= 0:
                    reason = why.not_mission(number, state)
                    assert (("mission", data.MISSIONS[number]) in moves) != bool(reason)
    assert len(reasons) > 10


def test_the_other_order_of_a_joker_is_explained() -> None:
    """Of two courtiers that a joker's markers end on the lower number is chosen first."""
    state = next(
        state
        for seed in range(20)
        for state in positions(4, {}, seed)
        if sim.node_name(state) == "move" and sim.held_card(state) == data.JOKER
    )
    here = state.args[0] + 1
    lower = [there + 1 for there in data.ADJACENT[here - 1] if there + 1 < here]
    for there in lower:
        if ("move_on", there, 1) not in state.legal_moves():
            assert NAMES[0] not in why.not_courtier(there, state)
            assert why.not_courtier(there, state)


def test_reasons_are_silent_while_nothing_is_asked_or_known() -> None:
    state = positions(4, {}, seed=6)[-1]
    assert all(why.not_courtier(courtier, state) == "" for courtier in sim.COURTIERS)
    early = positions(4, {}, seed=6)[0]
    assert NODE_CARD == early.node
    assert "" == why.not_card(early)
