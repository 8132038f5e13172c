"""Fixtures shared by the tests of the client."""

from collections.abc import Iterator

import pytest

from engine import catalogue
from tests.engine.tiny import TINY


@pytest.fixture(scope="module")
def tiny_listed() -> Iterator[None]:
    """Puts the tiny game into the catalogue."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(catalogue, "GAMES", (*catalogue.GAMES, TINY))
        yield
