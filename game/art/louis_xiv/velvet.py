"""The night blue cloth, its rosettes, the gold-thread ovals under stacks and the embroidered sun."""

import pygame

from game.art.baked import picture
from game.art.icons import icon
from game.art.louis_xiv.court import CLOTH
from game.art.louis_xiv.tones import SHADE, THREAD
from game.art.surfaces import blank, cached, ellipse, faded, radial, scale, shadow_of, shrunk, unit

ROSETTE = 20
CORNER = 16


@cached
def ground() -> pygame.Surface:
    """The whole cloth at the present scale: damask, braid and brass flowers."""
    width, height = round(CLOTH.width * scale()), round(CLOTH.height * scale())
    cloth = picture("louis_xiv/cloth", width, height).copy()
    flower = picture("louis_xiv/rosette", unit(ROSETTE), unit(ROSETTE))
    near = CORNER * scale()
    for x in (near, width - near):
        for y in (near, height - near):
            place = (x - flower.get_width() / 2, y - flower.get_height() / 2)
            shadow_of(flower, 1.5 * scale(), 130, (scale(), 1.5 * scale()), SHADE).draw(cloth, place)
            cloth.blit(flower, (round(place[0]), round(place[1])))
    return cloth


def draw_ground(target: pygame.Surface, offset: tuple[float, float]) -> None:
    """Draw the cloth; `offset` is the device pixel of the design space's corner."""
    left, top = CLOTH.left * scale(), CLOTH.top * scale()
    target.blit(ground(), (round(offset[0] + left), round(offset[1] + top)))


@cached
def medallion(width: int, height: int) -> pygame.Surface:
    """Two ovals of gold thread round a faint light, on which a stack or deck lies."""
    factor = 3
    side = blank(width * factor, height * factor, (*THREAD, 0))
    for share, thick, alpha in ((1.0, 1.6, 120), (0.90, 0.8, 95)):
        area = pygame.Rect(0, 0, round(width * factor * share), round(height * factor * share))
        area.center = side.get_rect().center
        pygame.draw.ellipse(side, (*THREAD, alpha), area, max(1, round(thick * scale() * factor)))
    out = blank(width, height)
    out.blit(faded(ellipse(width, height, (4, 4, 18)), 0.16), (0, 0))
    out.blit(radial(width, height, (120, 140, 230), 26, 1.2), (0, 0))
    out.blit(shrunk(side, factor), (0, 0))
    return out


@cached
def sun(px: int) -> pygame.Surface:
    """The sun embroidered on the empty corner, in its double ring."""
    out = medallion(px, round(px * 0.94)).copy()
    side = round(px * 0.68)
    dark, gold = icon("heraldic-sun", side, (6, 6, 24)), icon("heraldic-sun", side, THREAD)
    place = ((out.get_width() - side) // 2, (out.get_height() - side) // 2)
    out.blit(faded(dark, 0.5), (place[0] + max(1, unit(0.8)), place[1] + max(1, unit(1))))
    out.blit(faded(gold, 0.50), place)
    return out
