"""What holds for every test: no screen, no sound, nothing of the user's own, and no clock that decides."""

import os
from collections.abc import Iterator

import pytest
from hypothesis import settings

from engine.catalogue import find
from tests.engine.tiny import TINY

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

FINDERS = (
    "engine.catalogue.find",
    "engine.match.find",
    "engine.savefile.find",
    "game.commands.common.find",
    "game.commands.replay.find",
)

settings.register_profile("cabinet", deadline=None)
settings.load_profile("cabinet")


@pytest.fixture(scope="session", autouse=True)
def nobodys_home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Saves and settings of the tests lie in a folder of their own."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("CABINET_HOME", str(tmp_path_factory.mktemp("home")))
        yield


@pytest.fixture(scope="module")
def tiny_listed() -> Iterator[None]:
    """Lets the tiny game be found by its id, without showing it to the client."""
    with pytest.MonkeyPatch.context() as patch:
        for finder in FINDERS:
            patch.setattr(finder, lambda game_id: TINY if game_id == TINY.id else find(game_id))
        yield
