"""The words of every game: options, log lines and tips, against what the engine says and the rules number."""

from __future__ import annotations

import importlib
import re
from collections.abc import Iterable

import pytest

from engine.api import Game
from engine.catalogue import GAMES
from game.paths import SEEDS
from tests.game.test_words import LANGUAGES, cited, facts, forms, words

SAID = {
    "foreign_king": {"count"},
    "quebec": {"count", "went"},
    "louis_xiv": {"count", "condition", "reward", "sources", "went"},
    "quo_vadis": {"count", "terms"},
}
"""Facts that the board makes of those of a note."""
TIPS = ("tip.", "preview.")
CITED_BY_THE_BOARD = ("foreign_king",)
"""Games whose words name no rules: the board adds them."""

games = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
languages = pytest.mark.parametrize("language", LANGUAGES)


def notes_of(game: Game) -> dict[str, set[str]]:
    """The facts of every note; of one about a sealed price all but that."""
    module = importlib.import_module(f"engine.{game.id}.notes")
    found = {key: set(told) for key, told in module.NOTES.items()}
    return found | {f"{key}_sealed": found[key] - {"pay", "value"} for key in getattr(module, "SEALED", ())}


def rules_in(texts: Iterable[str]) -> list[str]:
    return sorted(rule for text in texts for rule in cited(text))


def tips(game: Game, language: str) -> dict[str, list[str]]:
    """The texts of everything that explains."""
    heads = tuple(f"{head}{game.id}." for head in TIPS)
    return {key: forms(word) for key, word in words(language).items() if key.startswith(heads)}


@games
def test_every_value_of_an_option_has_words(game: Game) -> None:
    said = words("en")
    for option in game.options:
        stem = f"option.{game.id}.{option.name}"
        assert {f"{stem}.title", f"{stem}.note"} <= said.keys()
        found = {key for key in said if key.startswith(f"{stem}.c")}
        if found or set(option.choices) != {True, False}:  # on and off need no words of their own
            assert {f"{stem}.choice.{value}".lower() for value in option.choices} == found


@games
@languages
def test_the_log_asks_for_no_fact_that_is_not_told(game: Game, language: str) -> None:
    said = words(language)
    told = notes_of(game)
    assert [] == [key for key in told if f"log.{game.id}.{key}" not in said]
    for key, known in told.items():
        for line in (f"log.{game.id}.{key}", f"log.{game.id}.{key}.short"):
            assert [] == sorted(facts(said.get(line, "")) - known - SAID[game.id]), line


@games
@languages
def test_tips_cite_rules_that_exist(game: Game, language: str) -> None:
    reference = (SEEDS / game.id / "rules.md").read_text(encoding="utf-8")
    mentioned = {rule for texts in tips(game, language).values() for rule in rules_in(texts)}
    assert len(mentioned) > 12 or game.id in CITED_BY_THE_BOARD
    assert set() == mentioned - set(re.findall(r"\*\*([A-Z]\d+[a-z]?)\*\*", reference))


@games
def test_both_languages_cite_the_same_rules(game: Game) -> None:
    english, chinese = (tips(game, language) for language in LANGUAGES)
    assert {key: rules_in(texts) for key, texts in english.items()} == {
        key: rules_in(texts) for key, texts in chinese.items()
    }
