"""Every scene looks as it did, at three sizes of the window: small references in `shots/`, compared with tolerance.

The design space is drawn larger or smaller and centred, so one reference of it serves every size.

`python -m tests.game.test_shots` draws them anew, with the beginning of a name only those scenes.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game import shots
from game.app import App
from tests.game.stagehand import furnished, maker, utc

REFERENCES = Path(__file__).parent / "shots"
SIZE = (1280, 720)
SMALL = (400, 225)
STEP = 16
"""Channels are rounded to this before a reference is stored: a fifth of the bytes."""

NAMES = [name for name, _ in shots.scenes()]
LANGUAGES = ("en", "zh-TW")
SIZES = ((1024, 640), SIZE, (1920, 1080))
CELL = 25
MOST_IN_A_CELL, MOST_ON_AVERAGE = 30.0, 6.0
RESIZED_IN_A_CELL, RESIZED_ON_AVERAGE = 50.0, 14.0
"""At other sizes than the references': letters, grain and lines of one pixel fall otherwise."""
TIPPED = ("_hover", "_lit", "_why_not")
"""Scenes with a tip, which may find room elsewhere at another size: there only the whole is compared, less the tip."""
TIPPED_ON_AVERAGE = 24.0


def picture(app: App, name: str, language: str, size: tuple[int, int] = SIZE) -> pygame.Surface:
    """The design space of a scene, 400 wide."""
    if app.screen.get_size() != size:
        app.resize(size)
    if app.settings.language != language:
        app.settings.language = language
        app.relayout()
    drawn = shots.draw(app, maker(name)(app))
    design = drawn.subsurface(app.view.rect(0, 0, 1600, 900)).convert(24)
    return pygame.transform.smoothscale(design, SMALL)


def coarse(surface: pygame.Surface) -> pygame.Surface:
    """The picture with its channels rounded."""
    data = bytes(min(255, (value + STEP // 2) // STEP * STEP) for value in pygame.image.tobytes(surface, "RGB"))
    return pygame.image.frombytes(data, surface.get_size(), "RGB")


def differences(first: pygame.Surface, second: pygame.Surface) -> list[float]:
    """The mean difference of the channels, cell by cell of the picture."""
    a, b = (pygame.image.tobytes(surface, "RGB") for surface in (first, second))
    width, height = first.get_size()
    sums = [0] * ((width // CELL) * (height // CELL))
    for y in range(height // CELL * CELL):
        row = (y // CELL) * (width // CELL)
        for cell in range(width // CELL):
            start = 3 * (y * width + cell * CELL)
            part = slice(start, start + 3 * CELL)
            sums[row + cell] += sum(abs(p - q) for p, q in zip(a[part], b[part], strict=True))
    return [total / (CELL * CELL * 3) for total in sums]


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[App]:
    utc()
    made = furnished(tmp_path_factory.mktemp("home"), SIZE)
    yield made
    made.quit()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_looks_as_it_did(app: App, size: tuple[int, int], name: str, language: str) -> None:
    path = REFERENCES / f"{name}.{language}.png"
    assert path.is_file(), "draw it with python -m tests.game.test_shots"
    found = differences(pygame.image.load(path), picture(app, name, language, size))
    in_a_cell = MOST_IN_A_CELL if size == SIZE else RESIZED_IN_A_CELL
    on_average = MOST_ON_AVERAGE if size == SIZE else RESIZED_ON_AVERAGE
    if size != SIZE and name.endswith(TIPPED):
        on_average = TIPPED_ON_AVERAGE
    else:
        assert max(found) < in_a_cell, f"a part of {name} looks different"
    assert sum(found) / len(found) < on_average, f"{name} looks different all over"


def test_a_difference_is_noticed(app: App) -> None:
    first = picture(app, "settings", "en")
    second = first.copy()
    second.fill((250, 240, 220), (200, 100, 40, 20))
    assert max(differences(first, second)) > MOST_IN_A_CELL
    assert 0 == max(differences(first, first))


def test_no_reference_is_left_over() -> None:
    expected = {f"{name}.{language}.png" for name in NAMES for language in LANGUAGES}
    assert expected == {path.name for path in REFERENCES.glob("*.png")}


def regenerate(only: str = "") -> None:
    """Draws the references anew, or only those of scenes whose names begin so."""
    utc()
    REFERENCES.mkdir(exist_ok=True)
    for path in REFERENCES.glob(f"{only}*.png"):
        path.unlink()
    with tempfile.TemporaryDirectory() as home:
        app = furnished(Path(home), SIZE)
        for language in LANGUAGES:
            for name in (name for name in NAMES if name.startswith(only)):
                pygame.image.save(coarse(picture(app, name, language)), REFERENCES / f"{name}.{language}.png")


if __name__ == "__main__":
    regenerate(*sys.argv[1:])
