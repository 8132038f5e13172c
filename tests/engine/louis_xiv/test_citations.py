"""Every numbered rule has a test that cites it, and so has every test vector and every ruling with a switch."""

import re
from pathlib import Path

from engine.louis_xiv import LOUIS_XIV
from engine.louis_xiv.data import POWERS

FOLDER = Path(__file__).parent
RULES = (FOLDER.parents[2] / "seeds" / "louis_xiv" / "rules.md").read_text(encoding="utf-8")
NAMES = re.findall(r"^def (test_\w+)", "\n".join(path.read_text() for path in FOLDER.glob("test_*.py")), re.MULTILINE)


def cited(letter: str) -> set[str]:
    """The numbers in the names of the tests of this folder; a name like test_L60_L61 cites both."""
    return {f"{letter}{number}" for name in NAMES for number in re.findall(rf"_{letter}(\d+[a-z]?)(?=_)", name)}


def numbered(letter: str) -> set[str]:
    return set(re.findall(rf"\*\*({letter}\d+[a-z]?)\b", RULES))


def test_every_rule_is_cited() -> None:
    assert {f"L{n}" for n in range(1, 98)} | {"L3a", "L43a"} == numbered("L")
    assert set() == numbered("L") - cited("L")


def test_every_vector_is_cited() -> None:
    assert {f"T{n}" for n in range(1, 10)} == cited("T")


def test_nothing_is_cited_that_is_not_there() -> None:
    assert set() == cited("L") - numbered("L")
    assert set() == cited("A") - numbered("A")


def test_every_option_cites_rules_that_are_there_and_is_tested() -> None:
    for option in LOUIS_XIV.options:
        for rule in option.rules:
            assert f"**{rule}" in RULES
        rulings = {rule for rule in option.rules if rule.startswith("A")}
        assert rulings
        assert rulings <= cited("A"), option.name


def test_every_power_is_tested() -> None:
    text = "\n".join(
        (FOLDER / name).read_text() for name in ("test_supply.py", "test_missions.py", "test_patronage.py")
    )
    assert len(POWERS) == 13
    tested = {
        "coins_2": "L01",
        "recruit_2": "L02",
        "foothold": "L03",
        "recruit_3": "M01",
        "coat_1": "M03",
        "intrigue_1": "M05",
        "inner_guest": "M04",
        "cheap_bribes": "M02",
        "medal": "M06",
        "extra_card": "D01",
        "coat_2": "D03",
        "network": "D02",
        "last_word": "D04",
    }
    assert set(POWERS) == set(tested)
    assert all(f'"{mission}"' in text for mission in tested.values())
