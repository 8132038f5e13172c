"""The words of Québec: everything that has an id can be named, and the numbers in them are those of the rules."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

from engine.quebec.data import (
    DISTRICTS,
    EVENT,
    EVENTS,
    LEADER_POINTS,
    LEADERS,
    LEADERS_IN_PLAY,
    ZONE_OF,
    ZONES,
)
from engine.quebec.position import ENDINGS, NODE_ARRIVE, NODE_OVER, NODES, SOURCES
from engine.quebec.settings import OPTIONS
from game.paths import ASSETS, SEEDS

LANGUAGES = ("en", "zh-TW")
VERBS = (
    *("start", "contribute", "send", "leader", "end_century", "architect.own", "architect.yellow", "pay.active"),
    *("pay.passive", "district", "redirect", "pair", "place", "activate", "shift_from", "shift_to", "shift", "upgrade"),
    *("settle", "skip"),
)
DECISIONS = ("action", *NODES[:NODE_ARRIVE])
SAID = {"count", "went", "reason"}
"""Facts that the board makes of those of a note."""


def words(language: str = "en") -> dict[str, Any]:
    read: dict[str, Any] = json.loads((ASSETS / "locale" / f"{language}.json").read_text(encoding="utf-8"))
    return read


def forms(word: Any) -> list[str]:
    return list(word.values()) if isinstance(word, dict) else [word]


def notes() -> Iterator[tuple[str, set[str]]]:
    """What the engine tells: the key of each note and the names of its facts."""
    for path in sorted((SEEDS.parent / "engine" / "quebec").glob("*.py")):
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr == "note":
                key, facts = call.args[1], {keyword.arg for keyword in call.keywords if keyword.arg}
                if isinstance(key, ast.Constant):
                    yield str(key.value), facts
    yield from ((f"ended_{ending}", {"century", "seats"}) for ending in ENDINGS if ending)
    for source in ("unfinished", "active", "group", "stars", "events"):
        assert source in SOURCES
        yield f"final_{source}", {"points", "counts"}


@pytest.mark.parametrize(
    ("stem", "ids"),
    [
        ("game.quebec.zone.", ZONES),
        ("game.quebec.place.", (*ZONES, "active")),
        ("game.quebec.building.", {ZONES[zone] for zone in ZONE_OF}),
        *((f"game.quebec.{kind}", ids) for kind, ids in (("district.", DISTRICTS), ("leader.", LEADERS))),
        *((f"tip.quebec.{kind}", ids) for kind, ids in (("district.", DISTRICTS), ("leader.", LEADERS))),
        *((f"{head}.quebec.event.", EVENTS) for head in ("game", "tip")),
        ("game.quebec.move.", VERBS),
        ("game.quebec.prompt.", (*DECISIONS, NODES[NODE_OVER])),
        ("game.quebec.step.", DECISIONS),
        ("tutorial.quebec.", DECISIONS),
        ("log.quebec.", {key for key, _ in notes()}),
        ("ending.quebec.", {ending for ending in ENDINGS if ending}),
        ("reckoning.quebec.", SOURCES),
        ("results.source.quebec.", SOURCES),
    ],
)
def test_everything_with_an_id_has_words(stem: str, ids: Any) -> None:
    assert [] == sorted(stem + name for name in ids if stem + name not in words())


@pytest.mark.parametrize("kind", ["district", "leader", "event"])
def test_districts_leaders_and_events_have_a_line_for_their_effect(kind: str) -> None:
    ids = {"district": DISTRICTS, "leader": LEADERS, "event": EVENTS}[kind]
    assert [] == [name for name in ids if f"game.quebec.{kind}.{name}.under" not in words()]


def test_every_value_of_an_option_has_words() -> None:
    said = words()
    for option in OPTIONS:
        stem = f"option.quebec.{option.name}"
        assert {f"{stem}.title", f"{stem}.note"} <= said.keys()
        expected = set() if set(option.choices) == {True, False} else {str(value).lower() for value in option.choices}
        assert {f"{stem}.choice.{value}" for value in expected} == {key for key in said if key.startswith(f"{stem}.c")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_asks_for_no_fact_that_is_not_told(language: str) -> None:
    said = words(language)
    told = dict(notes())
    assert len(told) > 25
    for key, facts in told.items():
        wanted = {name for text in forms(said[f"log.quebec.{key}"]) for name in re.findall(r"%\{(\w+)\}", text)}
        assert [] == sorted(wanted - facts - SAID), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_tips_cite_rules_that_exist(language: str) -> None:
    reference = (SEEDS / "quebec" / "rules.md").read_text(encoding="utf-8")
    known = set(re.findall(r"\*\*(Q\d+[a-z]?)\*\*", reference))
    tips = [text for key, word in words(language).items() if key.startswith("tip.quebec.") for text in forms(word)]
    mentioned = {rule for text in tips for rule in re.findall(r"(?<!\w)Q\d+[a-z]?(?!\w)", text)}
    assert len(mentioned) > 12
    assert set() == mentioned - known


@pytest.mark.parametrize("language", LANGUAGES)
def test_both_languages_cite_the_same_rules(language: str) -> None:
    def cited(word: Any) -> list[str]:
        return sorted(rule for text in forms(word) for rule in re.findall(r"Q\d+[a-z]?", text))

    tips = {key: cited(word) for key, word in words(language).items() if key.startswith("tip.quebec.")}
    assert {key: cited(words()[key]) for key in tips} == tips


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_of_leaders_and_races_are_those_of_the_rules(language: str) -> None:
    said = words(language)

    def numbers(key: str) -> list[int]:
        return [int(n) for n in re.findall(r"(?<![Q\d])\d+", said[key])]

    for name in ("culture_23", "culture_45"):
        assert LEADER_POINTS[LEADERS.index(name)][1:] == numbers(f"tip.quebec.leader.{name}")
    for card in EVENT:
        for points in ("vp", "vp_first", "vp_second", "cap", "at_most"):
            if points in card:
                assert card[points] in numbers(f"game.quebec.event.{card['id']}.under"), card["id"]


def test_each_face_of_a_leader_is_named_alike() -> None:
    """A player looks for the Politics leader, whichever face lies there."""
    said = words()
    for leaders in LEADERS_IN_PLAY.values():
        for leader in leaders:
            assert (
                said[f"game.quebec.zone.{LEADERS[leader].split('_')[0]}"]
                == said[f"game.quebec.leader.{LEADERS[leader]}"]
            )
