"""The sounds: stored as the program makes them, short, level, centred and silent at the end."""

from __future__ import annotations

import sys
import wave
from array import array
from itertools import pairwise

import pytest

from game.art import sounds

NAMES = {"click", "place", "slide", "coin", "turn", "chime", "score", "win", "error", "shuffle", "king", "medal"}
LOUDEST = round(32767 * sounds.PEAK)


def numbers(data: bytes) -> list[int]:
    """16-bit little-endian samples as numbers."""
    values = array("h", data)
    if sys.byteorder == "big":
        values.byteswap()
    return values.tolist()


def stored(name: str) -> list[int]:
    """The samples of the file in assets/sounds, whose header must be right."""
    with wave.open(str(sounds.FOLDER / f"{name}.wav"), "rb") as file:
        one_channel = (1, 2, 44_100)
        assert one_channel == (file.getnchannels(), file.getsampwidth(), file.getframerate())
        return numbers(file.readframes(file.getnframes()))


def test_names() -> None:
    expected = sorted(NAMES)
    assert expected == sorted(sounds.SOUNDS)
    assert expected == sorted(path.stem for path in sounds.FOLDER.glob("*.wav"))


@pytest.mark.parametrize("name", sorted(NAMES))
def test_made_again_the_same(name: str) -> None:
    made = sounds.render(name)
    assert made == sounds.render(name)
    heard = numbers(made)
    assert len(stored(name)) == len(heard)
    # another mathematics library may round the last bit of a sine differently
    assert max(abs(one - other) for one, other in zip(stored(name), heard, strict=True)) <= 1


@pytest.mark.parametrize("name", sorted(NAMES))
def test_shape(name: str) -> None:
    values = stored(name)
    seconds = len(values) / sounds.RATE
    assert 0.1 < seconds < 1.2
    assert max(map(abs, values)) == pytest.approx(LOUDEST, abs=1), "peak at -12 dBFS, far from clipping"
    assert abs(sum(values) / len(values)) < 1, "no constant part"
    tail = values[-sounds.samples(sounds.SILENCE) :]
    assert not any(tail), "ends in silence"
    before = values[-len(tail) - sounds.samples(0.005) : -len(tail)]
    assert max(map(abs, before)) < LOUDEST / 50, "and comes to it without a click"
    assert max(map(abs, values[: sounds.samples(0.2)])) > LOUDEST / 4, "is heard at once"


def test_no_two_alike() -> None:
    assert len({sounds.render(name) for name in NAMES}) == len(NAMES)


def test_wood_is_warm_and_coins_are_bright() -> None:
    """Zero crossings a second stand for brightness: the King's step is the darkest, a coin the brightest."""

    def crossings(name: str) -> float:
        values = stored(name)
        return sum((a < 0) != (b < 0) for a, b in pairwise(values)) / len(values)

    expected = ["king", "place", "medal", "coin"]
    assert expected == sorted(expected, key=crossings)
