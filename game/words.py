"""The words of the program by key, in the language that is set. No letters are drawn here, so no window is needed."""

from __future__ import annotations

import json
from typing import Any

import i18n

from game.paths import ASSETS

LANGUAGES: dict[str, str] = {"en": "English", "zh-TW": "繁體中文"}
"""Each language, named in itself."""

NUMERALS = ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII", "XIII", "XIV", "XV")

_state: dict[str, str] = {"language": "en"}
_loaded: set[str] = set()
missing: set[str] = set()
"""Keys that were asked for and are in no file; a test wants this empty."""


def language() -> str:
    """The language of the words now."""
    return _state["language"]


def set_language(lang: str) -> None:
    """Chooses the language; one that is not there leaves English."""
    _state["language"] = lang if lang in LANGUAGES else "en"


def load(lang: str) -> None:
    """Reads the words of a language, once."""
    if lang in _loaded:
        return
    _loaded.add(lang)
    words: dict[str, Any] = json.loads((ASSETS / "locale" / f"{lang}.json").read_text(encoding="utf-8"))
    for key, value in words.items():
        i18n.add_translation(key, value, lang)


def has(key: str) -> bool:
    """Whether there are words for the key."""
    load(language())
    return bool(i18n.translations.has(key, language()))


def t(key: str, **facts: object) -> str:
    """The words of a key, with `%{name}` replaced by the fact of that name; `count` picks the plural."""
    for lang in (language(), "en"):
        load(lang)
        if i18n.translations.has(key, lang):
            return str(i18n.t(key, locale=lang, **facts))
    missing.add(key)
    return key
