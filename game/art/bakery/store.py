"""Writing baked pictures, and moving them between numpy and pygame."""

from pathlib import Path

import numpy as np
import numpy.typing as npt
import pygame
from PIL import Image

from game.art.baked import FOLDER
from game.art.bakery.noise import Field, Picture


def surface_of(picture: Picture, alpha: Field | None = None) -> pygame.Surface:
    """A surface of an array; `alpha` is 0..1."""
    height, width = picture.shape[:2]
    depth = np.full((height, width, 1), 255, np.uint8) if alpha is None else bytes_of(alpha * 255)[..., None]
    raw = np.concatenate([bytes_of(picture), depth], axis=2)
    return pygame.image.frombytes(np.ascontiguousarray(raw).tobytes(), (width, height), "RGBA")


def array_of(surface: pygame.Surface) -> npt.NDArray[np.float32]:
    """The (height, width, 4) array of a surface, 0..255."""
    width, height = surface.get_size()
    flat = np.frombuffer(pygame.image.tobytes(surface, "RGBA"), np.uint8)
    return flat.reshape(height, width, 4).astype(np.float32)


def bytes_of(field: npt.NDArray[np.float32]) -> npt.NDArray[np.uint8]:
    """Rounded and clipped to 0..255."""
    return np.clip(np.rint(field), 0, 255).astype(np.uint8)


def write(name: str, surface: pygame.Surface, ending: str = "webp", quality: int = 90) -> Path:
    """Save under assets/baked: webp or jpg for grounds, png for what must be exact."""
    file = FOLDER / f"{name}.{ending}"
    file.parent.mkdir(parents=True, exist_ok=True)
    pixels = bytes_of(array_of(surface))
    if (pixels[..., 3] == 255).all():
        pixels = pixels[..., :3]
    image = Image.fromarray(np.ascontiguousarray(pixels))
    if ending == "png":
        image.save(file, optimize=True)
    elif ending == "jpg":
        image.save(file, quality=quality, subsampling=0, optimize=True)
    else:
        image.save(file, quality=quality, method=6, alpha_quality=100)
    return file
