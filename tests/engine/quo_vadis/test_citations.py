"""Every numbered rule has a test that cites it."""

import re
from pathlib import Path

from engine.quo_vadis import QUO_VADIS

FOLDER = Path(__file__).parent
RULES = (FOLDER.parents[2] / "seeds" / "quo_vadis" / "rules.md").read_text(encoding="utf-8")
NAMES = re.findall(r"^def (test_\w+)", "\n".join(path.read_text() for path in FOLDER.glob("test_*.py")), re.MULTILINE)


def cited() -> set[str]:
    """The numbers in the names of the tests of this folder; a name like test_V72_V72a_settlement cites both."""
    return {f"V{number}" for name in NAMES for number in re.findall(r"_V(\d+[a-z]?)(?=_)", name)}


def numbered() -> set[str]:
    """The rules of the reference."""
    return set(re.findall(r"\*\*(V\d+[a-z]?)\*\*", RULES))


def test_every_rule_is_cited() -> None:
    assert 110 <= len(numbered())
    assert set() == numbered() - cited()


def test_nothing_is_cited_that_is_not_there() -> None:
    assert set() == cited() - numbered()


def test_every_option_cites_rules_that_are_there_and_are_tested() -> None:
    for option in QUO_VADIS.options:
        for rule in option.rules:
            assert f"**{rule}**" in RULES or f"| {rule} |" in RULES, rule
            assert rule.startswith("A") or rule in cited(), option.name
