"""The words of Louis XIV: everything that has an id can be named, and the numbers in them are those of the rules."""

from __future__ import annotations

import re
from typing import Any

import pytest

from engine.louis_xiv import data
from engine.louis_xiv.notes import NOTES
from engine.louis_xiv.position import EARNED, NODE_OVER, NODES
from game.paths import SEEDS
from tests.game.test_words import LANGUAGES, words

COURTIERS = [str(number) for number in range(1, 13)]
TIERS = ("light", "medium", "dark")
POWERS = (
    *("coins_2", "recruit_2", "foothold", "recruit_3", "coat_1", "intrigue_1", "inner_guest", "cheap_bribes"),
    *("medal", "extra_card", "coat_2", "network", "last_word"),
)
FAMILIES = ("lily", "lion", "eagle", "tower", "ermine", "sun", "blank")
LESSONS = (
    *("welcome", "supply", "influence", "recall", "on", "put", "move_on", "start_power", "end_power", "patronage"),
    *("intrigue", "bribe", "place", "mission", "pay", "deck", "keep", "last_round"),
)
LEFTOVERS = NOTES["leftovers"][2:]


@pytest.mark.parametrize(
    ("stem", "ids"),
    [
        *((f"game.louis_xiv.courtier.{number}.", ("name", "short", "role", "bio")) for number in COURTIERS),
        ("game.louis_xiv.family.", FAMILIES),
        *((f"game.louis_xiv.{stem}.", data.CHIPS) for stem in ("chip", "a_chip")),
        ("game.louis_xiv.chip.", ("any",)),
        *((f"game.louis_xiv.{stem}.", TIERS) for stem in ("tier", "mission")),
        *((f"{head}.louis_xiv.power.", POWERS) for head in ("game", "tip")),
        ("game.louis_xiv.power.", [f"{power}.under" for power in POWERS]),
        *((f"{head}.louis_xiv.condition.", data.SIDE_KINDS) for head in ("game", "tip")),
        *((f"{head}.louis_xiv.reward.", data.REWARDS) for head in ("game", "tip")),
        ("tip.louis_xiv.chip.", data.CHIPS),
        ("tip.louis_xiv.deck.", TIERS),
        ("game.louis_xiv.side.", data.SIDES),
        ("game.louis_xiv.source.", ("personal", "general")),
        ("game.louis_xiv.leftover.", LEFTOVERS),
        ("tutorial.louis_xiv.", LESSONS),
        ("game.louis_xiv.step.", NODES[:NODE_OVER]),
        ("game.louis_xiv.prompt.", NODES[: NODE_OVER + 1]),
        ("log.louis_xiv.", NOTES),
        ("ending.louis_xiv.", ("rounds",)),
        *((f"{head}.louis_xiv.", ("missions", *EARNED)) for head in ("reckoning", "results.source")),
    ],
)
def test_everything_with_an_id_has_words(stem: str, ids: Any) -> None:
    assert [] == sorted(stem + name for name in ids if stem + name not in words("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_names_rewards_and_sides_as_the_data_does(language: str) -> None:
    """The table of the courtiers, row by row: its numbers are those of the two sides and of the reward."""
    text = (SEEDS / "louis_xiv" / f"howto.{language}.md").read_text(encoding="utf-8")
    rows = [line.split("|")[1:-1] for line in text.splitlines() if re.match(r"\| \*\*\d+ ", line)]
    assert 12 == len(rows)
    for courtier, (name, _, *sides) in enumerate(rows):
        assert str(courtier + 1) == re.findall(r"\d+", name)[0]
        for side, cell in enumerate(sides):
            majority = data.SIDE_KINDS[data.KIND[side][courtier]] == "majority"
            expected = [] if majority else [str(data.NUMBER[side][courtier])]
            assert expected == re.findall(r"\d+", cell), name
