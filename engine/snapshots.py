"""Positions back from plain data: fields of common kinds, with every check of type and range.

What is wrong is refused with `BadSetup`. A negative length stands for a list of at most as many.
"""

from collections.abc import Callable, Collection, Mapping
from typing import Any, TypeAlias

from engine.api import BadSetup, Value

Settle: TypeAlias = Callable[[int, Mapping[str, Value]], dict[str, Value]]
"""`Game.settle`."""


def fields(snapshot: object, keys: Collection[str], name: str = "the snapshot") -> dict[str, Any]:
    """A map with exactly these keys."""
    if not isinstance(snapshot, dict) or set(snapshot) != set(keys):
        raise BadSetup(f"{name} does not have the fields of a position of this game")
    return snapshot


def options(given: dict[str, Any], players: int, settle: Settle) -> dict[str, Value]:
    """The field `options`: all of them, each with one of its values."""
    found = given["options"]
    if not isinstance(found, dict) or not all(isinstance(name, str) for name in found):
        raise BadSetup("options is not a map of names to values")
    settled = settle(players, found)
    if len(found) != len(settled):
        raise BadSetup("options are missing")
    return settled


def number(value: object, key: str, low: int, high: int) -> int:
    """A number in a range."""
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise BadSetup(f"{key} is not a number from {low} to {high}")
    return value


def numbers(values: object, key: str, length: int, low: int, high: int) -> list[int]:
    """A list of numbers in a range, of a length."""
    if not isinstance(values, list) or not (len(values) == length or (length < 0 and len(values) <= -length)):
        raise BadSetup(f"{key} is not a list of the right length")
    if values and (set(map(type, values)) != {int} or min(values) < low or max(values) > high):
        raise BadSetup(f"{key} holds something other than numbers from {low} to {high}")
    return values[:]


def bits(values: object, key: str, count: int) -> int:
    """A set as bits, from its members in ascending order, each below `count`."""
    found = numbers(values, key, -count, 0, count - 1)
    if found != sorted(set(found)):
        raise BadSetup(f"{key} is not in order")
    return sum(1 << i for i in found)


def name(value: object, key: str, names: tuple[str, ...]) -> int:
    """The index of a name."""
    if not isinstance(value, str) or value not in names:
        raise BadSetup(f"{key} holds a name that is not known")
    return names.index(value)


def integer(given: dict[str, Any], key: str, low: int, high: int) -> int:
    """A field that is a number in a range."""
    return number(given[key], key, low, high)


def integers(given: dict[str, Any], key: str, length: int, low: int, high: int) -> list[int]:
    """A field that is a list of numbers in a range, of a length."""
    return numbers(given[key], key, length, low, high)
