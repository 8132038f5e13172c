"""What floats over the table: what a move would do, the ranks of a hint, points on their way, a warning."""

from __future__ import annotations

import pygame

from game import text
from game.art import materials, palette, papers, pieces
from game.art.icons import icon
from game.art.surfaces import radial
from game.boards.parts import TRAY, Box, Preview
from game.scenes.table_play import Play
from game.stage.rise import Rising, at
from game.stage.spots import Circle, Region, Several
from game.view import View

TAIL = 9
"""How many lights the tail of points in flight has."""
LAG = 0.016
"""How far they follow each other, in shares of the flight's time."""
ABOVE = 68.0
"""How far above the heart of a large region the rank of a hint stands: above its name."""


def _centred(surface: pygame.Surface, view: View, picture: pygame.Surface, pos: tuple[float, float]) -> None:
    x, y = view.pos(*pos)
    surface.blit(picture, (x - picture.get_width() // 2, y - picture.get_height() // 2))


def preview(surface: pygame.Surface, view: View, play: Play, shown: Preview) -> None:
    """The pieces where a move would bring them, and little words."""
    for piece in shown.ghosts:
        sprite = play.board.sprite(piece, view.px(piece.size), play.sitting)
        if sprite is not None:
            sprite.draw(surface, view.offset if sprite.fixed else view.pos(*piece.pos))
    for words, pos in shown.notes:
        _centred(surface, view, pieces.badge(words, view.px(21), "gold"), pos)


def hints(surface: pygame.Surface, view: View, play: Play) -> None:
    """The ranks of the best moves on their spots."""
    if play.hint is None:
        return
    for rank, (move, _) in reversed(list(enumerate(play.hint.best, 1))):
        spot = play.spots.of(play.board.stands_for(move))
        if spot is not None:
            _centred(surface, view, pieces.badge(str(rank), view.px(30), "gold"), _rank_at(spot.region))


def _rank_at(region: Region) -> tuple[float, float]:
    if isinstance(region, Several):
        return _rank_at(region.parts[0])
    x, y = region.centre
    if isinstance(region, Box):
        return region.x + 12, region.y + 12
    if isinstance(region, Circle):
        return x + 0.7 * region.r, y - 0.7 * region.r
    return x, y - ABOVE


def rising(surface: pygame.Surface, view: View, play: Play) -> None:
    """Points on their way from where they were earned; those that fly draw a tail of light."""
    for seen in play.stage.rising():
        if seen.rise.to is not None:
            _tail(surface, view, seen)
        whole = 34 if seen.rise.kind == "gold" else 28
        plate = pieces.badge(seen.rise.text, view.px(whole * seen.size) // 2 * 2, seen.rise.kind)
        plate.set_alpha(round(255 * seen.alpha))
        _centred(surface, view, plate, seen.pos)
        plate.set_alpha(255)


def _tail(surface: pygame.Surface, view: View, seen: Rising) -> None:
    colour = palette.rgb("#f0a020") if seen.rise.kind == "gold" else palette.rgb("#d8553f")
    for i in range(TAIL, 0, -1):
        share = seen.share - LAG * i
        if share > 0:
            px = view.px(40 * (1 - i / (TAIL + 2))) // 2 * 2
            _centred(surface, view, radial(px, px, colour, 170), at(seen.rise, share).pos)


def trouble(surface: pygame.Surface, view: View, words: str) -> None:
    """A sentence about a save that failed, over the top of the tray."""
    rect = view.rect(TRAY.x + 240, TRAY.y - 44, 660, 38)
    surface.blit(materials.well(rect.w, rect.h, view.px(8), palette.ALARM, palette.rgb("#c4685e")), rect)
    text.draw(surface, view, words, (TRAY.x + 570, TRAY.y - 25), "body", 17, palette.ALARM_INK, "cm", room=640)


def advice(surface: pygame.Surface, view: View, area: Box, words: str) -> None:
    """A word to beginners on a slip of paper, as large as the words need it."""
    size = 16.5
    lines = text.wrap(view, words, "body", size, area.w - 56)
    while 12 + 1.15 * size * len(lines) > area.h and size > 14:
        size -= 0.5
        lines = text.wrap(view, words, "body", size, area.w - 56)
    pitch = 1.15 * size
    high = min(area.h, 12 + pitch * len(lines))
    rect = view.rect(area.x, area.y, area.w, high)
    papers.card(rect.w, rect.h, view.px(7), 12).draw(surface, rect.topleft)
    sign = icon("light-bulb", view.px(22), palette.INK_FAINT)
    _centred(surface, view, sign, (area.x + 22, area.y + high / 2))
    for i, line in enumerate(lines):
        y = area.y + high / 2 + (i - (len(lines) - 1) / 2) * pitch
        text.draw(surface, view, line, (area.x + 42, y), "body", size, palette.INK, "lm", room=area.w - 52)
