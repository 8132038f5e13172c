"""What the board of Louis XIV says, beyond what `test_boards.py` tries: with the rule and the reason."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from engine.api import NOBODY
from engine.louis_xiv import LOUIS_XIV, data
from engine.louis_xiv.position import NODE_CARD
from engine.match import LogLine
from game import text
from game.art.palette import looks_of
from game.boards import board_for
from game.boards.louis_xiv import explain, headings, preview, why
from game.boards.louis_xiv import simulate as sim
from game.boards.louis_xiv.simulate import State
from game.boards.parts import Sitting
from game.paths import SEEDS
from tests.game.boards import NAMES
from tests.game.test_louis_board import positions, sitting

BOARD = board_for("louis_xiv")
LANGUAGES = ("en", "zh-TW")


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    text.set_language("en")
    text.missing.clear()
    yield
    text.set_language("en")
    text.missing.clear()


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
