"""Every key that the client asks for has words in both languages."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from ai.bots import LEVELS, personalities
from engine.api import Game
from engine.catalogue import GAMES
from game.art.palette import LOOKS
from game.cast import CAST
from game.paths import ASSETS, ROOT
from game.shots import example
from game.text import LANGUAGES

CALLS = {"t", "has"}
SOURCES = sorted((ROOT / "game").rglob("*.py"))


def keys(language: str) -> set[str]:
    """The keys of a language."""
    return set(json.loads((ASSETS / "locale" / f"{language}.json").read_text(encoding="utf-8")))


def asked(path: Path) -> Iterator[tuple[int, str]]:
    """The first arguments of all calls of `t` and `has` in a module: (line, pattern of keys)."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not (isinstance(node, ast.Call) and node.args):
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        if name not in CALLS:
            continue
        first = node.args[0]
        if isinstance(first, ast.Constant) and isinstance(first.value, str):
            yield node.lineno, re.escape(first.value)
        elif isinstance(first, ast.JoinedStr):
            parts = [re.escape(part.value) if isinstance(part, ast.Constant) else ".+" for part in first.values]
            yield node.lineno, "".join(str(part) for part in parts)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_key_in_the_code_has_words(path: Path, language: str) -> None:
    there = keys(language)
    lost = [(line, key) for line, key in asked(path) if not any(re.fullmatch(key, known) for known in there)]
    assert [] == lost


def test_the_search_finds_calls() -> None:
    found = [pattern for path in SOURCES for _, pattern in asked(path)]
    assert re.escape("setup.start") in found
    assert re.escape("setup.column.") + ".+" in found
    assert len(found) > 100


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_what_menus_say_of_a_game_has_words(game: Game, language: str) -> None:
    wanted = [f"game.{game.id}.{part}" for part in ("title", "subtitle", "blurb")]
    wanted += [f"reckoning.{game.id}.{line.key}" for line in example(game, 0).state.reckoning()]
    wanted += [f"style.{style}{end}" for style in ("even", *personalities(game.id)) for end in ("", ".note")]
    for seed in range(12):
        note = example(game, seed=seed).state.ending()
        assert note is not None
        wanted.append(f"ending.{game.id}.{note.key}")
    assert [] == sorted(set(wanted) - keys(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_levels_looks_and_people_have_words(language: str) -> None:
    wanted = [f"level.{level}" for level in (*LEVELS, "human")] + [f"look.{look}" for look in LOOKS]
    wanted += [key for person in CAST for key in (person.name_key, person.motto_key)]
    assert [] == sorted(set(wanted) - keys(language))
