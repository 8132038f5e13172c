"""The words of Québec: everything that has an id can be named, and the numbers in them are those of the rules."""

from __future__ import annotations

import re
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
from engine.quebec.notes import NOTES
from engine.quebec.position import ENDINGS, NODE_ARRIVE, NODE_OVER, NODES, SOURCES
from tests.game.test_words import LANGUAGES, words

VERBS = (
    *("start", "contribute", "send", "leader", "end_century", "architect.own", "architect.yellow", "pay.active"),
    *("pay.passive", "district", "redirect", "pair", "place", "activate", "shift_from", "shift_to", "shift", "upgrade"),
    *("settle", "skip"),
)
DECISIONS = ("action", *NODES[:NODE_ARRIVE])


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
        ("log.quebec.", NOTES),
        ("ending.quebec.", {ending for ending in ENDINGS if ending}),
        ("reckoning.quebec.", SOURCES),
        ("results.source.quebec.", SOURCES),
    ],
)
def test_everything_with_an_id_has_words(stem: str, ids: Any) -> None:
    assert [] == sorted(stem + name for name in ids if stem + name not in words("en"))


@pytest.mark.parametrize("kind", ["district", "leader", "event"])
def test_districts_leaders_and_events_have_a_line_for_their_effect(kind: str) -> None:
    ids = {"district": DISTRICTS, "leader": LEADERS, "event": EVENTS}[kind]
    assert [] == [name for name in ids if f"game.quebec.{kind}.{name}.under" not in words("en")]


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
    said = words("en")
    for leaders in LEADERS_IN_PLAY.values():
        for leader in leaders:
            assert (
                said[f"game.quebec.zone.{LEADERS[leader].split('_')[0]}"]
                == said[f"game.quebec.leader.{LEADERS[leader]}"]
            )
