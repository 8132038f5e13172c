"""The words of Quo Vadis?: everything that has an id can be named, and the numbers in them are those of the rules."""

from __future__ import annotations

from typing import Any

import pytest

from engine.quo_vadis import data
from engine.quo_vadis.menu import COUNTERS, MENU, SIDE
from engine.quo_vadis.notes import NOTES, SEALED
from engine.quo_vadis.position import ENDINGS, NODE_OVER, NODES, STATUSES
from tests.game.test_words import LANGUAGES, facts, forms, words

FACES = range(1, 9)
"""I to V, II with Caesar, and the two classes of tokens that lie face down."""
ENTRIES = (*MENU, *SIDE, "called")
SOURCES = ("ones", "twos", "threes", "fours", "fives", "eliminated")
LINES = (*NOTES, *(f"{key}_sealed" for key in SEALED))


@pytest.mark.parametrize(
    ("stem", "ids"),
    [
        ("game.quo_vadis.room.", data.ROOMS),
        ("game.quo_vadis.room.", [f"{room}.short" for room in data.ROOMS]),
        *((f"{stem}.", data.KINDS) for stem in ("game.quo_vadis.kind", "game.quo_vadis.promise", "tip.quo_vadis.kind")),
        *((f"{head}.quo_vadis.status.", STATUSES) for head in ("game", "tip")),
        ("game.quo_vadis.laurel.", [str(face) for face in FACES]),
        ("game.quo_vadis.entry.", ENTRIES),
        ("game.quo_vadis.counter.", COUNTERS),
        ("game.quo_vadis.prompt.", NODES),
        ("game.quo_vadis.step.", NODES[:NODE_OVER]),
        ("tutorial.quo_vadis.", NODES[:NODE_OVER]),
        ("log.quo_vadis.", LINES),
        ("ending.quo_vadis.", [f"ended_{ending}" for ending in ENDINGS if ending]),
        *((f"{head}.quo_vadis.", SOURCES) for head in ("reckoning", "results.source")),
    ],
)
def test_everything_with_an_id_has_words(stem: str, ids: Any) -> None:
    assert [] == sorted(stem + name for name in ids if stem + name not in words("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_why_the_game_ended_names_nobody(language: str) -> None:
    """The results know seats by number only."""
    said = words(language)
    assert not [ending for ending in ENDINGS if ending and "seat" in facts(said[f"ending.quo_vadis.ended_{ending}"])]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_about_a_sealed_price_counts(language: str) -> None:
    """A plural could give away what is sealed (V93)."""
    said = words(language)
    for key in ("paid_sealed", "lobbied_sealed"):
        assert isinstance(said[f"log.quo_vadis.{key}"], str), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_bots_say_is_short_and_a_sentence(language: str) -> None:
    """A remark has to fit into its bubble."""
    remarks = {key: word for key, word in words(language).items() if key.startswith("remark.quo_vadis.")}
    assert len(remarks) > 25
    for key, word in remarks.items():
        for text in forms(word):
            assert text.endswith((".", "?", "。", "？")), key
            assert len(text) <= 60, key


def test_each_room_is_called_by_its_numeral() -> None:
    numerals = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII", "XIII", "XIV"]
    committees = [room for room in data.ROOMS if room != "senate"]
    for language in LANGUAGES:
        said = words(language)
        assert numerals == [said[f"game.quo_vadis.room.{room}.short"] for room in committees]
        assert all(
            numeral in said[f"game.quo_vadis.room.{room}"] for room, numeral in zip(committees, numerals, strict=True)
        )
