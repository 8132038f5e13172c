"""What the board of Québec says, beyond what `test_boards.py` tries: with the rule and the reason."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from engine.quebec import QUEBEC
from engine.quebec.data import DISTRICTS, EVENTS, EVENTS_OF, LEADERS, SPACES, ZONES
from game import text
from game.boards import board_for
from game.boards.quebec import explain, preview, tray, why, words
from game.boards.quebec import simulate as sim
from game.boards.quebec.simulate import State
from game.paths import SEEDS
from tests.game.boards import said
from tests.game.test_quebec_board import positions, sitting

BOARD = board_for("quebec")
LANGUAGES = ("en", "zh-TW")


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    text.missing.clear()
    yield
    text.set_language("en")
    text.missing.clear()


def test_facts_of_notes_are_turned_into_words() -> None:
    at = sitting(QUEBEC.new(4, {}, 1))
    facts = {
        "seat": 1,
        "space": SPACES[0],
        "zone": "economy",
        "stars": 2,
        "workers": [2, 0, 2, 0],
        "redirected": 2,
        "target": "culture",
    }
    told = words.facts("completed", facts, at)
    assert (told["seat"], told["count"]) == ("Bob", 2)
    assert told["went"] == "2 workers to Economy, 2 workers to Culture"
    assert words.facts("completed", {**facts, "redirected": -1}, at)["went"] == "4 workers to Economy"
    assert words.facts("zone_scored", {"points": [3, 0, 1, 0]}, at)["points"] == "Ann +3, Cid +1"
    assert words.facts("cascaded", {"target": "active", "workers": [0, 2, 0, 0]}, at) == {
        "target": "the active workers",
        "workers": "Bob 2",
    }
    assert words.facts("century", {"century": 3, "seat": 0}, at) == {"century": "III", "seat": "Ann"}
    reason = words.facts("century_ended", {"century": 2, "reason": "workers", "seat": 3, "architect": ""}, at)
    assert reason["reason"] == "Dee has no worker left"
    assert words.facts("event", {"event": "", "century": 1}, at)["event"] == "No event"


# ---------------------------------------------------------------------- rules


def rules() -> set[str]:
    reference = (SEEDS / "quebec" / "rules.md").read_text(encoding="utf-8")
    return set(re.findall(r"\*\*(Q\d+[a-z]?)\*\*", reference))


def test_tips_cite_rules_that_exist_and_each_district_leader_and_event_its_own() -> None:
    state = QUEBEC.new(4, {}, 3)
    at = sitting(state)
    cited: dict[str, str] = {}
    for thing in [
        *(f"district:{name}" for name in DISTRICTS),
        *(f"leader:{name}" for name in LEADERS),
        *(f"zone:{name}" for name in ZONES),
        *(thing.name for thing in BOARD.things(state, at)),
        *(f"action:{name}" for name in explain.RULE_OF_ACTION),
    ]:
        tip = explain.explain(thing, state, at)
        assert tip is not None, thing
        assert tip.rule, thing
        cited[thing] = tip.rule
    for rule in [*cited.values(), *preview.RULES.values(), *explain.RULE_OF_ANSWER.values()]:
        assert set(rule.split("-")) <= rules(), rule
    own = [cited[f"district:{name}"] for name in DISTRICTS if not name.endswith("_any")]
    assert len(set(own)) == len(own) == 12
    assert "Q37a" == cited["leader:economy_2p"]


@pytest.mark.parametrize("name", EVENTS)
def test_every_event_has_a_tip_with_its_own_rule(name: str) -> None:
    state = QUEBEC.new(3, {}, 5)
    century = next(i for i, events in enumerate(EVENTS_OF) if EVENTS.index(name) in events)
    state.events[century] = EVENTS.index(name)
    tip = explain.event_tip(name, state, sitting(state))
    assert tip.rule == f"Q{82 + EVENTS.index(name)}"
    assert len(tip.lines) >= 2


def test_what_two_of_something_score_is_that_of_the_options() -> None:
    for table, two in (("printed", "3"), ("program", "2")):
        state = QUEBEC.new(3, {"culture_table": table}, 1)
        for name in ("cul_entertainment", "cul_academic"):
            tip = explain.district_tip(name, state, sitting(state))
            assert f"{two} for 2" in tip.lines[0].words


# ---------------------------------------------------------------------- why not


def reasons(state: State) -> Iterator[tuple[str, str, bool]]:
    """Each thing that is a target now or not, with the reason, and whether it can be chosen."""
    at = sitting(state)
    moves = state.legal_moves()

    def can(*verbs: str, name: str = "") -> bool:
        return any(move[0] in verbs and (not name or name in move) for move in moves)

    for space, name in enumerate(SPACES):
        yield (
            f"space:{name}",
            why.not_space(space, state, at),
            can("start", "contribute", "upgrade", "settle", name=name),
        )
    for name in ZONES:
        verbs = ("send", "place", "shift_from", "shift_to")
        yield f"zone:{name}", why.not_zone(name, state), can(*verbs, name=name)
    for leader in state.settings.leaders:
        name = LEADERS[leader]
        yield f"leader:{name}", why.not_leader(leader, state, at), can("leader", name=name)
    for name in ("start", "contribute", "send", "leader"):
        yield f"action:{name}", why.not_action(name, state), can(name)


def test_what_can_be_chosen_has_no_reason_against_it_and_at_the_main_action_all_else_has() -> None:
    told: set[str] = set()
    for players, options in ((2, {}), (4, {}), (4, {"send_worker_zones": "corners4"}), (5, {"mode": "full"})):
        for state in positions(players, options, seed=players, every=3):  # type: ignore[arg-type]
            if state.current_player < 0:
                continue
            for thing, reason, possible in reasons(state):
                assert not (reason and possible), (thing, reason)
                told.add(reason)
                if not state.stack and not possible and thing != "action:start":
                    assert reason, (thing, state.stack)
    assert len(told) > 15


def test_previews_speak_of_the_last_worker_and_of_the_end() -> None:
    state = QUEBEC.new(4, {}, 9)
    at, seat = sitting(state), state.turn
    state.active[seat], state.passive[seat] = 1, 0
    lines = BOARD.preview(("send", "culture"), state, at).tip.lines
    assert "your last worker: without one, your next turn ends the century" == lines[-1].words
    state.discs = []
    lines = BOARD.preview(("end_century",), state, at).tip.lines
    assert "this ends the century" == lines[-1].words
    state.round = 4
    lines = BOARD.preview(("end_century",), state, at).tip.lines
    assert "this ends the game" == lines[-1].words


@pytest.mark.parametrize("language", LANGUAGES)
def test_rare_decisions_and_events_can_be_told_in_words(language: str) -> None:
    """Two ways to pay at the yellow architect (Q37a), a building that an event leaves without a token (Q87)."""
    text.set_language(language)
    told: set[str] = set()
    paying = [state for seed in range(3) for state in positions(2, {}, seed) if tray.node_name(state) == "pay"]
    assert paying
    for state in paying[:2]:
        told.update(said(BOARD, state, sitting(state)))
    state = next(state for state in positions(3, {}, 4) if lonely(state))
    state.events[state.round - 1] = EVENTS.index("ev2_american_invasion")
    found = said(BOARD, state, sitting(state))
    assert text.t("tip.quebec.completes.event") in found
    assert text.t("tip.quebec.pay.choice") in told
    assert set() == text.missing


def lonely(state: State) -> bool:
    """Whether the seat to move can leave a building with a single site filled."""
    space = state.architects[state.current_player] if state.current_player >= 0 else -1
    alone = space >= 0 and sum(seat >= 0 for seat in sim.sites(state, space)) == 1
    return alone and not state.stack and bool(state.discs) and sim.yellow_holder(state) != state.current_player


@pytest.mark.parametrize("language", ["en", "zh-TW"])
def test_Q103_advice_of_the_family_game_promises_no_cascade_and_no_leaders(language: str) -> None:
    text.set_language(language)
    foreign = [text.t("tutorial.quebec.citadel"), text.t("tutorial.quebec.action"), text.t("tutorial.quebec.shift_to")]
    given = set()
    for state in positions(4, {"mode": "family"}, seed=2):
        given.add(BOARD.advice(state, sitting(state)))
    text.set_language("en")
    assert len(given) > 5
    assert [] == [words for words in foreign if words in given]
