"""The panels of the seats: who sits there, the score, what is open to see, and what the seat did last."""

from __future__ import annotations

import pygame

from engine.match import HUMAN
from game import text
from game.art import materials, palette, pieces
from game.art.controls import progress_ring
from game.art.icons import icon
from game.art.surfaces import piece_shadow
from game.boards.parts import Box, Panel, Well, head_of, panel_box, well_box
from game.scenes import dressing
from game.scenes.table_play import Play
from game.text import t
from game.view import View

DOT = " · "


def box_of(play: Play, seat: int) -> Box:
    return panel_box(seat, play.seats, play.board.plan.side)


def disc_box(panel: Box) -> Box:
    """The disc of the seat, in a head of any height."""
    side = 0.622 * head_of(panel)
    return Box(panel.x + 20, panel.y + 0.176 * head_of(panel), side, side)


def wells(panel: Box, shown: Panel) -> list[tuple[Well, Box]]:
    """The numbers of a panel and where they are."""
    labelled = any(well.label for well in shown.wells)
    return [(well, well_box(panel, i, len(shown.wells), labelled)) for i, well in enumerate(shown.wells)]


def ground(surface: pygame.Surface, view: View, play: Play, seat: int, lit: bool) -> None:
    """The wood of a panel, the seat's colour at its left; lit with brass when it is to move."""
    box = box_of(play, seat)
    rect = view.rect(*box)
    look = play.sitting.looks[seat]
    materials.panel(rect.w, rect.h, view.px(10), lit, look, 20 + seat).draw(surface, rect.topleft)


def content(surface: pygame.Surface, view: View, play: Play, seat: int) -> None:
    """What is written on a panel."""
    box = box_of(play, seat)
    lit = play.asked == seat
    sitting = play.sitting
    if play.board.plate(surface, view, box, play.shown, seat, _who(play, seat), play.told.deed(seat, sitting), sitting):
        return
    shown = play.panel(seat)
    labelled = any(well.label for well in shown.wells)
    _head(surface, view, play, seat, box, lit, labelled)
    line = view.rect(box.x + 18, box.y + head_of(box), box.w - 32, 2)
    surface.blit(materials.groove(line.w), line)
    for well, place in wells(box, shown):
        _well(surface, view, play, well, place)
    if not labelled:
        _deed(surface, view, play, seat, box, lit)


def _head(surface: pygame.Surface, view: View, play: Play, seat: int, box: Box, lit: bool, low: bool) -> None:
    """Disc, name and score; where labels leave no room below, the name shares its row and the deed stands under it."""
    place, share = disc_box(box), head_of(box) / 74
    body = pieces.disc(play.sitting.looks[seat], view.px(place.w))
    at = view.pos(place.x, place.y)
    piece_shadow(body).draw(surface, at)
    surface.blit(body, at)
    x, y = box.x + 80, box.y + 27 * share
    room = _score(surface, view, play.score(seat), box, share) - x - 10
    name, who = play.match.setup.seats[seat].name, _who(play, seat)
    drawn = text.draw(
        surface, view, name, (x, y), "display_semibold", 28 * share, palette.CREAM, "lm", room=room - 50 * low
    )
    colour = palette.GLOW if lit else palette.MUTED
    if not low:
        text.draw(surface, view, who, (x, box.y + 54 * share), "body", 16.5, colour, "lm", room=room)
        return
    left = x + drawn.w + 10
    who = who if text.width(view, who, "body", 16.5) <= x + room - left else who.split(DOT)[0]
    text.draw(surface, view, who, (left, y + 1), "body", 16.5, colour, "lm", room=x + room - left)
    _low_deed(surface, view, play, seat, (x, box.y + 57 * share), room, lit)


def _score(surface: pygame.Surface, view: View, score: str, box: Box, share: float) -> float:
    """Draws the score; returns where it begins."""
    right, y = box.x + box.w - 16, box.y + 38 * share
    points = text.draw(surface, view, score, (right, y), "numbers", 50 * share, palette.CREAM, "rm", shadow=150)
    place = (points.x - 7, box.y + 48 * share)
    return text.draw(surface, view, t("table.vp"), place, "display", 19, palette.MUTED, "rm", shadow=0).x


def _who(play: Play, seat: int) -> str:
    """Level and style of a bot; "You" for a person alone, else "Player"."""
    setup = play.match.setup.seats[seat]
    if setup.kind == HUMAN:
        return t("table.you") if len(play.match.persons) == 1 else t("table.person")
    level = dressing.level_words(setup.spec.split(":")[0])
    return f"{level}{DOT}{dressing.style_words(setup.style)}" if setup.style else level


def _well(surface: pygame.Surface, view: View, play: Play, well: Well, box: Box) -> None:
    if well.label:
        _labelled(surface, view, play, well, box)
        return
    rect = view.rect(*box)
    surface.blit(materials.well(rect.w, rect.h, view.px(7)), rect)
    if well.gain:
        surface.blit(materials.brass_frame(rect.w, rect.h, view.px(7)), rect)
    sprite = play.board.sprite(well.art, view.px(well.art.size), play.sitting)
    if sprite is not None:
        sprite.draw(surface, view.pos(box.x + 21, box.y + box.h / 2))
    colour = palette.GLOW if well.gain else palette.CREAM
    text.draw(surface, view, well.value, (box.x + 51, box.y + box.h / 2), "numbers", 29, colour, "cm", room=36)


def _labelled(surface: pygame.Surface, view: View, play: Play, well: Well, box: Box) -> None:
    """A picture with its number, or a picture alone, over its name."""
    middle = box.y + box.h / 2
    sprite = play.board.sprite(well.art, view.px(well.art.size), play.sitting)
    if sprite is not None:
        sprite.draw(surface, view.pos(box.x + (27 if well.value else box.w / 2), middle))
    text.draw(surface, view, well.value, (box.x + 49, middle), "numbers", 29, palette.CREAM, "lm", room=box.w - 50)
    place = (box.x + box.w / 2, box.y + box.h + 11)
    text.draw(surface, view, well.label, place, "body", 16.5, palette.MUTED, "cm", room=box.w)


def badges(surface: pygame.Surface, view: View, play: Play, seat: int) -> None:
    """What would be won or lost at the end, on the corners of the wells; drawn over the pieces in them."""
    for well, box in wells(box_of(play, seat), play.panel(seat)):
        for words, kind, y in ((well.gain, "brass", box.y + 1), (well.loss, "loss", box.y + box.h - 2)):
            if words:
                body = pieces.badge(words, view.px(21), kind)
                x, top = view.pos(box.x + box.w - 8, y)
                surface.blit(body, (x - body.get_width() // 2, top - body.get_height() // 2))


def _deed(surface: pygame.Surface, view: View, play: Play, seat: int, box: Box, lit: bool) -> None:
    """What the seat did last, or is doing."""
    key, words = play.told.deed(seat, play.sitting)
    if not key:
        return
    size, room = 17.0, box.w - 50 - 14
    if text.width(view, words, "body", size) > room:
        size = 16.5
    lines = text.wrap(view, words, "body", size, room)[:2]
    y = box.y + box.h - 29
    px = view.px(22)
    colour = palette.CREAM if lit else palette.MUTED
    picture = icon(play.board.icon(key), px, palette.MUTED)
    x, top = view.pos(box.x + 20, y)
    surface.blit(picture, (x, top - px // 2))
    for i, line in enumerate(lines):
        row = y + (i - (len(lines) - 1) / 2) * 20
        text.draw(surface, view, line, (box.x + 50, row), "body", size, colour, "lm", room=room)


def _low_deed(
    surface: pygame.Surface, view: View, play: Play, seat: int, at: tuple[float, float], room: float, lit: bool
) -> None:
    """What the seat did last, in one line of a head."""
    key, words = play.told.deed(seat, play.sitting)
    if not key:
        return
    px = view.px(18)
    x, y = view.pos(*at)
    surface.blit(icon(play.board.icon(key), px, palette.MUTED), (x, y - px // 2))
    colour = palette.CREAM if lit else palette.MUTED
    text.draw(surface, view, words, (at[0] + 24, at[1]), "body", 16.5, colour, "lm", room=room - 24)


def thinking(surface: pygame.Surface, view: View, play: Play) -> None:
    """The quiet ring round the disc of the seat whose bot thinks."""
    panel = box_of(play, play.thinking)
    box = play.board.ring(panel) or disc_box(panel)
    px = view.px(box.w + 14)
    body = progress_ring(px, min(48, max(1, round(play.thinker.progress * 48))))
    x, y = view.pos(*box.centre)
    surface.blit(body, (x - px // 2, y - px // 2))
