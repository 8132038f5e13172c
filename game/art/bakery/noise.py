"""Smooth noise and grain as numpy arrays of shape (height, width), values about 0..1."""

from typing import Any

import numpy as np
import numpy.typing as npt
from PIL import Image

Field = npt.NDArray[np.floating[Any]]
Picture = npt.NDArray[np.floating[Any]]  # (height, width, 3), 0..255


def plain(values: Any) -> Field:
    """The values as float32; numpy's operators lose the type."""
    return np.asarray(values, np.float32)


def enlarged(small: Field, width: int, height: int) -> Field:
    """A small field stretched smoothly."""
    image = Image.fromarray(small.astype(np.float32), mode=None)
    return np.asarray(image.resize((width, height), Image.Resampling.BICUBIC), dtype=np.float32)


def noise(width: int, height: int, cell_x: float, cell_y: float, seed: int) -> Field:
    """Random values in cells of the given size in pixels, smoothed between them, 0..1."""
    random = np.random.default_rng(seed)
    small = random.random((int(height / cell_y) + 3, int(width / cell_x) + 3), dtype=np.float32)
    return np.clip(enlarged(small, width, height), 0, 1)


def blurred(field: Field, radius: float) -> Field:
    """Gaussian blur by three box blurs, edges repeated."""
    reach = max(1, round(radius))
    for _ in range(3):
        for axis in (0, 1):
            count = field.shape[axis]
            pad = [(0, 0), (0, 0)]
            pad[axis] = (reach + 1, reach)
            sums = np.cumsum(np.pad(field, pad, mode="edge"), axis=axis, dtype=np.float64)
            high = np.take(sums, np.arange(2 * reach + 1, 2 * reach + 1 + count), axis=axis)
            low = np.take(sums, np.arange(count), axis=axis)
            field = ((high - low) / (2 * reach + 1)).astype(np.float32)
    return field


def smoothstep(field: Field, low: float, high: float) -> Field:
    """0 below low, 1 above high, smooth between."""
    share = np.clip((field - low) / (high - low), 0, 1)
    return plain(share * share * (3 - 2 * share))


def over(picture: Picture, colour: tuple[int, int, int], alpha: Field) -> Picture:
    """The picture with a colour laid over it, opacity 0..1 per pixel."""
    cover = alpha[..., None]
    return (picture * (1 - cover) + np.array(colour, np.float32) * cover).astype(np.float32)
