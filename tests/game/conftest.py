"""Fixtures of the tests of the client."""

import pygame
import pytest

from game.art import surfaces


@pytest.fixture
def display() -> None:
    """A window of no size that is seen, for pictures at the scale of the design."""
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((8, 8))
    surfaces.set_scale(1.0)
