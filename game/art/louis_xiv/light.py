"""Light: rings round what may be chosen, halos, the dark of the patronage film with its soft holes, and its beam."""

import pygame

from game.art.louis_xiv.tones import GLOW, NIGHT, RING, WARM
from game.art.palette import Colour, rgb
from game.art.surfaces import Layer, blank, blur, cached, glow_of, grounded, outline, radial, scale

KINDS: dict[str, tuple[float, float, int, Colour]] = {  # thickness, reach of the glow, its strength, the line
    "place": (3.0, 9.0, 255, RING),
    "move": (1.8, 5.5, 200, rgb("#f2c964")),
    "hover": (4.0, 13.0, 255, rgb("#fff3c4")),
    "plain": (1.6, 0.0, 0, rgb("#efe4cf")),
}
COARSE = 8  # the veil is soft: it is drawn this much smaller
VEIL = 0.74
SHAFT: Colour = rgb("#ffe6aa")
SHAFT_ALPHA = 62


@cached
def ring(width: int, height: int, radius: float, kind: str = "place") -> Layer:
    """The glow and line round a board, tray or card, for its corner; pulse it. "move" is thin, "hover" bright."""
    thick, reach, strength, colour = KINDS[kind]
    one = scale()
    out = max(1, round(thick * one))
    line = outline(width + 2 * out, height + 2 * out, radius + out, thick * one, colour)
    if not strength:
        return Layer(line, (-out, -out))
    wide = outline(width + 2 * out, height + 2 * out, radius + out, thick * one * 1.6, (255, 255, 255))
    bloom = (
        glow_of(wide, reach * one, WARM, strength),
        glow_of(wide, reach * one, GLOW, strength),
        glow_of(wide, max(1.0, reach * 0.32 * one), GLOW, strength),
    )
    layer = grounded(line, bloom)
    return Layer(layer.picture, (layer.offset[0] - out, layer.offset[1] - out))


@cached
def halo(px: int) -> pygame.Surface:
    """A round warm light behind a piece."""
    return radial(px, px, GLOW, 190, 1.5)


@cached
def veil(holes: tuple[tuple[float, float, float, float], ...], width: int, height: int) -> pygame.Surface:
    """The dark over the cloth, width x height, with soft oval holes (left, top, width, height in device pixels)."""
    wide, high = max(2, width // COARSE), max(2, height // COARSE)
    dark = blank(wide, high, (*NIGHT, round(255 * VEIL)))
    light = blank(wide, high, (0, 0, 0, 0))
    for left, top, across, down in holes:
        area = pygame.Rect(0, 0, round(across / COARSE), round(down / COARSE))
        area.center = (round((left + across / 2) / COARSE), round((top + down / 2) / COARSE))
        pygame.draw.ellipse(light, (0, 0, 0, 255), area)
    soft = blur(light, max(1.0, 34 * scale() / COARSE))
    dark.blit(soft, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
    dark.fill((*NIGHT, 0), special_flags=pygame.BLEND_RGBA_MAX)
    return pygame.transform.smoothscale(dark, (width, height))
