"""Stone for Quo Vadis?: marble by noise, shapes as masks, and a slab on which they are laid, bevelled and shaded.

Arrays are (height, width), lengths in design units; a mask is 0..1 at S pixels a unit.
"""

import math

import numpy as np
import pygame

from game.art.baked import BAKED_SCALE
from game.art.bakery.noise import Field, Picture, blurred, plain
from game.art.bakery.store import array_of
from game.art.palette import Colour

S = BAKED_SCALE
DARK: Colour = (22, 12, 6)
LIGHT: Colour = (255, 250, 235)


def cloud(width: int, height: int, slope: float, seed: int, stretch: tuple[float, float] = (1.0, 1.0)) -> Field:
    """1/f noise of mean 0 and deviation 1; a greater slope is smoother, `stretch` above 1 shortens an axis."""
    random = np.random.default_rng(seed)
    grid = np.fft.rfft2(random.standard_normal((height, width)))
    across = np.fft.rfftfreq(width)[None, :] * stretch[0]
    down = np.fft.fftfreq(height)[:, None] * stretch[1]
    away = np.hypot(across, down)
    away[0, 0] = 1
    grid *= away**-slope
    grid[0, 0] = 0
    found = np.fft.irfft2(grid, s=(height, width))
    return plain((found - found.mean()) / found.std())


def marble(
    width: int,
    height: int,
    base: Colour,
    vein: Colour,
    seed: int,
    veins: float = 0.35,
    grain: float = 0.03,
    size: float = 1.0,
    tone: float = 0.05,
) -> Picture:
    """Marble in pixels: veins run where a wavering diagonal crosses nought, and fade with a second noise."""
    first, second = cloud(width, height, 1.9, seed), cloud(width, height, 1.6, seed + 1)
    fine = cloud(width, height, 0.35, seed + 2)
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    slant = (x * 0.55 + y * 0.85) / (260 * S * size) + first * 0.55
    thin = np.clip(1 - np.abs(np.sin(slant * math.pi)) / 0.11, 0, 1) ** 1.6
    hair = np.clip(1 - np.abs(second + 0.3 * first) / 0.07, 0, 1) ** 1.3 * np.clip(0.4 + first, 0, 1)
    share = np.clip(thin * np.clip(0.55 + 0.6 * second, 0, 1) + hair * 0.5, 0, 1)[..., None] * veins
    light = 1 + tone * np.clip(first, -2, 2) * 0.6 + grain * np.clip(fine, -2.5, 2.5) * 0.5
    return plain(np.array(base, np.float32) * light[..., None] * (1 - share) + np.array(vein, np.float32) * share)


# ---- masks
def _grid(width: float, height: float) -> tuple[Field, Field]:
    down, across = np.mgrid[0 : round(height * S), 0 : round(width * S)].astype(np.float32)
    return plain((across + 0.5) / S), plain((down + 0.5) / S)


def _covered(distance: Field) -> Field:
    return plain(np.clip(0.5 - distance * S, 0, 1))


def rounded(width: float, height: float, radius: float) -> Field:
    """A rounded rectangle."""
    x, y = _grid(width, height)
    dx, dy = np.abs(x - width / 2) - (width / 2 - radius), np.abs(y - height / 2) - (height / 2 - radius)
    return _covered(plain(np.hypot(np.maximum(dx, 0), np.maximum(dy, 0)) + np.minimum(np.maximum(dx, dy), 0) - radius))


def disc(radius: float) -> Field:
    """A disc in its square."""
    x, y = _grid(2 * radius, 2 * radius)
    return _covered(plain(np.hypot(x - radius, y - radius) - radius))


def ring(radius: float, thick: float) -> Field:
    """A ring inside a radius."""
    x, y = _grid(2 * radius, 2 * radius)
    return _covered(plain(np.abs(np.hypot(x - radius, y - radius) - (radius - thick / 2)) - thick / 2))


def half_ellipse(width: float, height: float, arc: float, inset: float = 0.0) -> Field:
    """The upper half of an ellipse, `arc` high, and straight walls below it, drawn in by `inset`."""
    x, y = _grid(width, height)
    a, b = width / 2 - inset, arc - inset
    across, down = x - width / 2, y - arc
    round_part = (np.hypot(across / a, down / b) - 1) * min(a, b)
    away = np.where(down < 0, round_part, np.abs(across) - a)
    return _covered(plain(np.maximum(away, y - (height - inset))))


def outline(mask: Field, inner: Field, inset: float) -> Field:
    """What is left of a mask without a smaller one laid `inset` inside it."""
    left, out = round(inset * S), mask.copy()
    out[left : left + inner.shape[0], left : left + inner.shape[1]] -= inner
    return plain(np.clip(out, 0, 1))


def polygon(width: float, height: float, points: list[tuple[float, float]]) -> Field:
    """A filled polygon."""
    more = 4
    sheet = pygame.Surface((round(width * S * more), round(height * S * more)), pygame.SRCALPHA)
    pygame.draw.polygon(sheet, (255, 255, 255, 255), [(x * S * more, y * S * more) for x, y in points])
    small = pygame.transform.smoothscale(sheet, (round(width * S), round(height * S)))
    return plain(array_of(small)[..., 3] / 255)


def soft(mask: Field, radius: float) -> Field:
    """A mask blurred by a radius, nothing lying beyond its edge."""
    reach = max(1, round(radius * S / 2))
    pad = 3 * reach + 1
    return blurred(np.pad(mask, pad), reach)[pad:-pad, pad:-pad]


def sloping(width: float, height: float, first: Colour, second: Colour, degrees: float) -> Picture:
    """A gradient across a box."""
    x, y = _grid(width, height)
    angle = math.radians(degrees)
    share = x / width * math.cos(angle) + y / height * math.sin(angle)
    share = ((share - share.min()) / (share.max() - share.min()))[..., None]
    return plain(np.array(first, np.float32) * (1 - share) + np.array(second, np.float32) * share)


class Slab:
    """A sheet of stone that other shapes are laid on; places are in units from its corner."""

    def __init__(self, picture: Picture) -> None:
        self.picture = picture

    def lay(self, fill: Colour | Picture, mask: Field, x: float, y: float, strength: float = 1.0) -> None:
        """Lay a colour, or a picture as large as the mask, on the slab."""
        high, wide = self.picture.shape[:2]
        left, top = round(x * S), round(y * S)
        first_x, first_y = max(0, -left), max(0, -top)
        last_x, last_y = min(mask.shape[1], wide - left), min(mask.shape[0], high - top)
        if last_x <= first_x or last_y <= first_y:
            return
        cover = mask[first_y:last_y, first_x:last_x, None] * strength
        new = np.array(fill, np.float32) if isinstance(fill, tuple) else fill[first_y:last_y, first_x:last_x]
        part = self.picture[top + first_y : top + last_y, left + first_x : left + last_x]
        part[:] = part * (1 - cover) + new * cover

    def shadow(
        self, mask: Field, at: tuple[float, float], blur: float, shift: tuple[float, float], strength: float
    ) -> None:
        """The soft shadow a shape throws."""
        pad = round(blur * 2.2 * S)
        wide = soft(np.pad(mask, pad), blur)
        self.lay(DARK, wide, at[0] + shift[0] - pad / S, at[1] + shift[1] - pad / S, strength)

    def bevel(self, mask: Field, x: float, y: float, radius: float, high: float, low: float) -> None:
        """Light the edges that look to the upper left and darken the others."""
        down, across = np.gradient(soft(mask, radius))
        slope = (across * 0.6 + down * 0.8) * S * radius * 1.6
        self.lay(LIGHT, plain(np.clip(slope, 0, 1) * mask), x, y, high)
        self.lay((30, 16, 8), plain(np.clip(-slope, 0, 1) * mask), x, y, low)

    def hollow(
        self, mask: Field, at: tuple[float, float], blur: float, shift: tuple[float, float], strength: float
    ) -> None:
        """The shade inside the edge of a hollow."""
        reach = max(1, round(blur * S / 2))
        around = blurred(np.pad(1 - mask, 3 * reach + 1, constant_values=1.0), reach)
        around = around[3 * reach + 1 : -3 * reach - 1, 3 * reach + 1 : -3 * reach - 1]
        moved = np.roll(np.roll(around, round(shift[0] * S), 1), round(shift[1] * S), 0)
        self.lay((40, 24, 14), plain(np.clip(moved, 0, 1) * mask), at[0], at[1], strength)

    def picture_on(self, surface: pygame.Surface, x: float, y: float, strength: float = 1.0) -> None:
        """Lay a surface drawn at S pixels a unit."""
        raw = array_of(surface)
        self.lay(raw[..., :3], plain(raw[..., 3] / 255), x, y, strength)


def piece(texture: Picture, x: float, y: float, mask: Field) -> Picture:
    """A piece of a texture as large as a mask, cut at a place in units."""
    high, wide = mask.shape
    left = round(x * S) % max(1, texture.shape[1] - wide)
    top = round(y * S) % max(1, texture.shape[0] - high)
    return texture[top : top + high, left : left + wide]
