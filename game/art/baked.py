"""Pictures baked at twice the design size by `python -m game.art.bake`, scaled to the window and remembered."""

from functools import lru_cache
from pathlib import Path
from random import Random

import pygame

from game.art.surfaces import cached, on_clear, scale

FOLDER = Path(__file__).resolve().parents[2] / "assets" / "baked"
BAKED_SCALE = 2  # device pixels of a design unit in the files


def find(name: str) -> Path:
    """The file of a baked picture."""
    for ending in (".webp", ".jpg", ".png"):
        file = FOLDER / f"{name}{ending}"
        if file.exists():
            return file
    raise FileNotFoundError(f"no baked picture {name}: run python -m game.art.bake")


def load(name: str) -> pygame.Surface:
    """A baked picture as it is in the file, not remembered: what is made of it is."""
    image = pygame.image.load(find(name))
    return image if image.get_flags() & pygame.SRCALPHA or image.get_bytesize() == 1 else image.convert(32, 0)


@lru_cache(maxsize=32)
def source(name: str) -> pygame.Surface:
    """A small baked picture that is cut from again and again. Not for drawing on."""
    return load(name)


on_clear(source.cache_clear)


@cached
def picture(name: str, width: int, height: int) -> pygame.Surface:
    """A baked picture scaled to width x height device pixels."""
    return pygame.transform.smoothscale(load(name), (max(1, width), max(1, height)))


@cached
def covering(name: str, width: int, height: int) -> pygame.Surface:
    """A baked picture scaled to cover width x height, keeping its proportions; what is too much is cut evenly."""
    whole = load(name)
    share = min(whole.get_width() / width, whole.get_height() / height)
    cut = pygame.Rect(0, 0, round(width * share), round(height * share))
    cut.center = whole.get_rect().center
    return pygame.transform.smoothscale(whole.subsurface(cut.clip(whole.get_rect())), (width, height))


def tile(name: str, width: int, height: int, seed: int) -> pygame.Surface:
    """A width x height piece of a texture at the present scale; stretched only where the texture is too small."""
    whole = source(f"texture_{name}")
    ratio = BAKED_SCALE / scale()
    wide, high = min(whole.get_width(), round(width * ratio)), min(whole.get_height(), round(height * ratio))
    random = Random(seed * 7919 + width * 31 + height if seed else 1)
    left = random.randint(0, whole.get_width() - wide)
    top = random.randint(0, whole.get_height() - high)
    part = whole.subsurface((left, top, max(1, wide), max(1, high)))
    cut = pygame.transform.smoothscale(part, (max(1, width), max(1, height)))
    return pygame.transform.flip(cut, bool(random.getrandbits(1)), False) if seed else cut
