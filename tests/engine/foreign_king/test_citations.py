"""Every numbered rule has a test that cites it."""

import re
from pathlib import Path

from engine.foreign_king import FOREIGN_KING

ROOT = Path(__file__).parents[3]


def cited(letter: str) -> set[int]:
    """The numbers in the names of the tests of this folder; a name like test_F40_F43 cites both."""
    text = "\n".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    names = re.findall(r"^def (test_\w+)", text, re.MULTILINE)
    return {int(number) for name in names for number in re.findall(rf"_{letter}(\d+)(?=_)", name)}


def numbered(letter: str) -> set[int]:
    """The numbers of the rules in the reference."""
    rules = (ROOT / "seeds" / "foreign_king" / "rules.md").read_text(encoding="utf-8")
    return {int(number) for number in re.findall(rf"^- \*\*{letter}(\d+)\*\*", rules, re.MULTILINE)}


def test_every_rule_is_cited() -> None:
    assert set(range(1, 114)) == numbered("F")
    assert numbered("F") == cited("F")


def test_every_vector_is_cited() -> None:
    assert set(range(1, 21)) == numbered("V") == cited("V")


def test_options_cite_rules_that_are_there() -> None:
    rules = (ROOT / "seeds" / "foreign_king" / "rules.md").read_text(encoding="utf-8")
    for option in FOREIGN_KING.options:
        for rule in option.rules:
            assert f"- **{rule}** " in rules or f"| {rule} |" in rules
