"""What the tests of the art share: comparing pictures and areas."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

import pygame

from game.art import fields


def same(first: pygame.Surface, second: pygame.Surface) -> bool:
    """Whether two pictures are equal, pixel by pixel."""
    return pygame.image.tobytes(first, "RGBA") == pygame.image.tobytes(second, "RGBA")


def all_differ(pictures: Sequence[pygame.Surface]) -> bool:
    return not any(same(first, second) for first, second in itertools.combinations(pictures, 2))


def opacity(surface: pygame.Surface) -> int:
    """How much of something there is to see."""
    return sum(pygame.image.tobytes(surface, "RGBA")[3::4])


def overlap(first: fields.Area, second: fields.Area) -> bool:
    return (
        first[0] < second[0] + second[2]
        and second[0] < first[0] + first[2]
        and first[1] < second[1] + second[3]
        and second[1] < first[1] + first[3]
    )


def round_area(at: tuple[float, float], diameter: float) -> fields.Area:
    """The area of something round."""
    return at[0] - diameter / 2, at[1] - diameter / 2, diameter, diameter
