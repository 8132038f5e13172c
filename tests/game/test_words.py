"""The words: both languages say the same things, and the how-to pages cite rules that exist."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from engine import catalogue
from game import cast
from game.paths import ASSETS, SEEDS

LANGUAGES = ("en", "zh-TW")
GAMES = sorted(game.id for game in catalogue.GAMES)
HAN = "\u3400-\u9fff"
SUBSET = re.compile(r"#{1,3} \S|- \S|\|.*\|$|[^\s#>|`\d+*-]|\*{1,2}[^\s*]|\d+[^.)\d]")
"""What a line of a how-to page may begin with: a heading, an item, a row, or plain, bold or italic words."""


def words(language: str) -> dict[str, Any]:
    """The words of a language by key; a word with a plural is a map of its forms."""
    read: dict[str, Any] = json.loads((ASSETS / "locale" / f"{language}.json").read_text(encoding="utf-8"))
    return read


def forms(word: Any) -> list[str]:
    """The texts of one entry."""
    return list(word.values()) if isinstance(word, dict) else [word]


def facts(word: Any) -> set[str]:
    """The names of the facts that an entry wants filled in. A singular may leave its count to the words."""
    return {name for text in forms(word) for name in re.findall(r"%\{(\w+)\}", text)}


def asked() -> Iterator[tuple[str, str, ast.Call]]:
    """Where the client asks for words: the place, the key as a pattern (what is put in stands as `.+`), the call."""
    for path in sorted((SEEDS.parent / "game").rglob("*.py")):
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "t" and call.args:
                key = call.args[0]
                parts = key.values if isinstance(key, ast.JoinedStr) else [key]
                known = [re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+" for part in parts]
                yield f"{path.name}:{call.lineno}", "".join(known), call


def howto(game: str, language: str) -> str:
    """A how-to page."""
    return (SEEDS / game / f"howto.{language}.md").read_text(encoding="utf-8")


def cited(text: str) -> list[str]:
    """The numbers of the rules a text cites, in order."""
    return re.findall(r"(?<!\w)[A-Z]\d+[a-z]?(?!\w)", text)


def sections(text: str) -> list[str]:
    """The parts of a page, each from its heading on."""
    return re.split(r"^(?=#{1,3} )", text, flags=re.MULTILINE)[1:]


# ---------------------------------------------------------------------- the locale files


def test_same_keys() -> None:
    english, chinese = (words(language).keys() for language in LANGUAGES)
    assert sorted(english - chinese) == [], "only in en.json"
    assert sorted(chinese - english) == [], "only in zh-TW.json"


def test_same_facts() -> None:
    english, chinese = (words(language) for language in LANGUAGES)
    expected = {key: facts(word) for key, word in english.items()}
    assert expected == {key: facts(word) for key, word in chinese.items()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_is_empty_or_padded(language: str) -> None:
    said = {key: word for key, word in words(language).items() if not key.endswith(".comma")}
    assert not [key for key, word in said.items() for text in forms(word) if not text or text != text.strip()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_facts_are_well_formed(language: str) -> None:
    left = {
        key: text
        for key, word in words(language).items()
        for text in forms(word)
        if re.search(r"[{}]", re.sub(r"%\{\w+\}|\{franc:\d+\}", "", text))
    }
    assert not left


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_of_the_client_has_words(language: str) -> None:
    said = words(language)
    places = list(asked())
    assert len(places) > 50
    assert not [(where, key) for where, key, _ in places if not any(re.fullmatch(key, known) for known in said)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fact_that_words_want_is_given(language: str) -> None:
    said = words(language)
    for where, key, call in asked():
        given = {keyword.arg for keyword in call.keywords}
        if key.replace("\\", "") in said and None not in given:
            assert sorted(facts(said[key.replace("\\", "")]) - given) == [], f"{where}: {key}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_files_are_sorted_and_plain(language: str) -> None:
    """One form for everybody who writes to them, so that changes are easy to read."""
    stored = (ASSETS / "locale" / f"{language}.json").read_text(encoding="utf-8")
    expected = json.dumps(dict(sorted(words(language).items())), indent=1, ensure_ascii=False) + "\n"
    assert expected == stored


def test_chinese_has_chinese_punctuation() -> None:
    texts = {key: text for key, word in words("zh-TW").items() for text in forms(word)}
    half = re.compile(rf"[{HAN}][,;:?!]|[,;:?!][{HAN}]|[{HAN}]\.(?!\d)|\.{{3}}")
    assert not {key: text for key, text in texts.items() if half.search(text)}


def test_everybody_in_the_cast_has_a_name_and_a_motto() -> None:
    twelve = 12
    assert twelve == len({person.id for person in cast.CAST}) == len(cast.CAST)
    for language in LANGUAGES:
        known = words(language)
        assert twelve == len({known[person.name_key] for person in cast.CAST}), "no two share a name"
        assert all(known[person.motto_key] for person in cast.CAST)
        people = sorted(key for key in known if re.fullmatch(r"person\.\w+", key))
        assert sorted(person.name_key for person in cast.CAST) == people, "nobody is named who is not in the cast"


# ---------------------------------------------------------------------- the how-to pages


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_howto_cites_rules_that_exist(game: str, language: str) -> None:
    reference = (SEEDS / game / "rules.md").read_text(encoding="utf-8")
    known = set(re.findall(r"^\s*(?:-|\|) \*\*([A-Z]\d+[a-z]?)\*\*", reference, flags=re.MULTILINE))
    mentioned = set(cited(howto(game, language)))
    assert len(mentioned) > 20, "a page that cites its rules"
    assert sorted(mentioned - known) == []


@pytest.mark.parametrize("game", GAMES)
def test_howto_pages_say_the_same(game: str) -> None:
    """Section by section they cite the same rules and have the same items and rows."""

    def shape(section: str) -> tuple[str, list[str], int, int]:
        lines = section.splitlines()
        items, rows = (sum(line.startswith(mark) for line in lines) for mark in ("- ", "|"))
        return lines[0].split(" ")[0], sorted(cited(section)), items, rows

    english, chinese = (sections(howto(game, language)) for language in LANGUAGES)
    expected = [shape(section) for section in english]
    assert expected == [shape(section) for section in chinese]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_howto_keeps_to_plain_markdown(game: str, language: str) -> None:
    text = howto(game, language)
    assert not [line for line in text.splitlines() if line and not SUBSET.match(line)]
    for line in text.splitlines():
        assert line.count("**") % 2 == 0, line
        assert line.replace("**", "").count("*") % 2 == 0, line
    for table in re.findall(r"(?:^\|.*\n)+", text, flags=re.MULTILINE):
        rows = [row.count("|") for row in table.splitlines()]
        assert len(set(rows)) == 1, table


@pytest.mark.parametrize("game", GAMES)
def test_chinese_howto_has_chinese_punctuation(game: str) -> None:
    half = re.compile(rf"[{HAN}]\s?[,;:?!()]|[,;:?!()][{HAN}]|[{HAN}]\.|\.{{3}}")
    assert not [line for line in howto(game, "zh-TW").splitlines() if half.search(line)]


def test_links_of_the_readme_lead_somewhere() -> None:
    root = Path(SEEDS).parent
    links = re.findall(r"\]\(([^)#:]+)\)", (root / "README.md").read_text(encoding="utf-8"))
    assert len(links) > 3
    assert [link for link in links if not (root / link).exists()] == []
