"""Metal, enamel and ivory for Louis XIV: masks modelled as a low relief lit from the upper left."""

import numpy as np
import pygame

from game.art.bakery.noise import Field, Picture, blurred, plain
from game.art.bakery.store import array_of, surface_of
from game.art.palette import Colour, mix
from game.art.surfaces import blank, shrunk
from game.art.vector import drawn

OVER = 3


def mask_of(surface: pygame.Surface) -> Field:
    """The opacity of a picture, 0..1."""
    return plain(array_of(surface)[..., 3] / 255)


def svg(body: str, width: int, height: int, box: tuple[float, float, float, float] = (0, 0, 512, 512)) -> Field:
    """The coverage of a drawing."""
    return mask_of(shrunk(drawn(body, width * OVER, height * OVER, box), OVER))


def ellipse(width: int, height: int) -> Field:
    """The coverage of an ellipse that fills width x height."""
    surface = blank(width * OVER, height * OVER, (255, 255, 255, 0))
    pygame.draw.ellipse(surface, (255, 255, 255), surface.get_rect())
    return mask_of(shrunk(surface, OVER))


def polygons(width: int, height: int, shapes: list[list[tuple[float, float]]]) -> Field:
    """The coverage of filled polygons."""
    surface = blank(width * OVER, height * OVER, (255, 255, 255, 0))
    for shape in shapes:
        pygame.draw.polygon(surface, (255, 255, 255), [(x * OVER, y * OVER) for x, y in shape])
    return mask_of(shrunk(surface, OVER))


def placed(field: Field, width: int, height: int, left: int, top: int) -> Field:
    """A field laid on an empty one of width x height; what sticks out is cut."""
    whole = np.zeros((height, width), np.float32)
    high, wide = field.shape
    x0, y0, x1, y1 = max(0, left), max(0, top), min(width, left + wide), min(height, top + high)
    if x0 < x1 and y0 < y1:
        whole[y0:y1, x0:x1] = field[y0 - top : y1 - top, x0 - left : x1 - left]
    return whole


def shifted(field: Field, across: float, down: float) -> Field:
    """The field moved, as a shadow falls."""
    return placed(field, field.shape[1], field.shape[0], round(across), round(down))


def grid(width: int, height: int) -> tuple[Field, Field]:
    """Coordinates -1..1 across and down."""
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    return plain(x / max(1, width - 1) * 2 - 1), plain(y / max(1, height - 1) * 2 - 1)


def graded(height: int, width: int, stops: tuple[tuple[float, Colour], ...]) -> Picture:
    """A gradient from top to bottom."""
    at = np.linspace(0, 1, height)
    places = [place for place, _ in stops]
    column = np.stack([np.interp(at, places, [colour[part] for _, colour in stops]) for part in range(3)], axis=-1)
    return plain(np.repeat(column[:, None], width, axis=1))


def relief(
    mask: Field,
    base: Colour | Picture,
    depth: float,
    strength: float = 1.0,
    spec: float = 0.35,
    height: Field | None = None,
) -> Picture:
    """The colours of a raised shape: slopes to the upper left lighten, slopes away from it darken."""
    depth = max(1.0, depth)
    if height is None:
        height = blurred(mask, depth) * 0.6 + blurred(mask, max(1, depth * 0.35)) * 0.4
    slope = np.gradient(height, axis=1) + np.gradient(height, axis=0)
    light = np.clip(slope * depth * 1.6 * strength, -1, 1)
    colour = np.zeros((*mask.shape, 3), np.float32) + np.asarray(base, np.float32)
    lit, dark = np.clip(light, 0, 1)[..., None], np.clip(-light, 0, 1)[..., None]
    return plain(np.clip(colour * (1 - dark * 0.62) + (255 - colour) * lit * (0.55 + spec * 0.5), 0, 255))


class Sheet:
    """A picture being made: colours with an opacity, laid over each other."""

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self.colour = np.zeros((height, width, 3), np.float32)
        self.alpha = np.zeros((height, width), np.float32)

    def lay(self, colour: Colour | Picture, alpha: Field, strength: float = 1.0) -> None:
        """Lay a colour or picture over what is there."""
        top = np.zeros((self.height, self.width, 3), np.float32) + np.asarray(colour, np.float32)
        cover = np.clip(alpha * strength, 0, 1)
        whole = cover + self.alpha * (1 - cover)
        share = np.divide(cover, whole, out=np.zeros_like(cover), where=whole > 1e-4)[..., None]
        self.colour = np.where(self.alpha[..., None] > 1e-4, self.colour * (1 - share) + top * share, top)
        self.alpha = whole

    def surface(self) -> pygame.Surface:
        """The picture."""
        return surface_of(self.colour, self.alpha)


def lamp(colour: Colour, width: int, height: int, bright: float = 1.3, fall: float = 0.5) -> Picture:
    """A colour lit from the upper left."""
    x, y = grid(width, height)
    away = np.hypot(x + 0.35, y + 0.45)
    light = np.clip(bright - fall * away, 0.5, bright)[..., None]
    return plain(np.clip(np.array(colour, np.float32) * light, 0, 255))


def gold_of(colour: Colour, height: int, width: int) -> Picture:
    """A metal from light above to dark below."""
    light, dark = mix(colour, (255, 250, 225), 0.55), mix(colour, (110, 70, 15), 0.45)
    return graded(height, width, ((0.0, light), (0.15, light), (0.5, colour), (0.85, dark), (1.0, dark)))
