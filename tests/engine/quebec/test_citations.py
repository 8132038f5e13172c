"""Every numbered rule has a test that cites it, and so has every ambiguity with a switch."""

import re
from pathlib import Path

from engine.quebec import QUEBEC
from engine.quebec.data import LEADERS

FOLDER = Path(__file__).parent
RULES = (FOLDER.parents[2] / "seeds" / "quebec" / "rules.md").read_text(encoding="utf-8")
NAMES = re.findall(r"^def (test_\w+)", "\n".join(path.read_text() for path in FOLDER.glob("test_*.py")), re.MULTILINE)


def cited(letter: str) -> set[str]:
    """The numbers in the names of the tests of this folder; a name like test_Q60_Q61 cites both."""
    return {f"{letter}{number}" for name in NAMES for number in re.findall(rf"_{letter}(\d+[a-z]?)(?=_)", name)}


def numbered() -> set[str]:
    """The rules of the reference: paragraphs and rows of tables."""
    return set(re.findall(r"\*\*(Q\d+[a-z]?)\*\*", RULES))


def test_every_rule_is_cited() -> None:
    assert 95 <= len(numbered())
    assert set() == numbered() - cited("Q")


def test_nothing_is_cited_that_is_not_there() -> None:
    assert set() == cited("Q") - numbered()
    assert set() == cited("A") - set(re.findall(r"\*\*(A\d+)\*\*", RULES))


def test_every_option_cites_rules_that_are_there_and_is_tested() -> None:
    for option in QUEBEC.options:
        for rule in option.rules:
            assert f"**{rule}**" in RULES
        ambiguities = {rule for rule in option.rules if rule.startswith("A")}
        assert ambiguities <= cited("A"), option.name


def test_every_leader_is_tested_by_name() -> None:
    text = "\n".join((FOLDER / name).read_text() for name in ("test_leaders.py", "test_modes.py"))
    assert all(f'"{leader}"' in text or f" {leader}" in text for leader in LEADERS)
