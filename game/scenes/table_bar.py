"""The top bar of the table: title, what the game says of itself, the sentence that says who does what, five buttons."""

from __future__ import annotations

import pygame

from engine.api import NOBODY
from game import text
from game.art import materials, palette, pieces
from game.art.icons import icon
from game.boards import Board
from game.boards.parts import BAR, Box
from game.scenes import dressing
from game.scenes.table_play import Play
from game.text import t
from game.view import View
from game.widgets import paint

BUTTONS = ("undo", "hint", "replay", "log", "menu")
DRAWER = "drawer"
"""The button of a board that has a drawer of its own, left of the others."""
ICONS = {
    "undo": "anticlockwise-rotation",
    "hint": "light-bulb",
    "replay": "backward-time",
    "log": "scroll-unfurled",
    "menu": "hamburger-menu",
}
ROLE = "display_semibold"
SIZE, SMALL = 24.0, 17.5
TWO = (19.0, 38.0)
LEAST = 0.8
"""A sentence that would shrink further than this is told in two lines, which are small."""


def buttons(board: Board) -> tuple[str, ...]:
    """The buttons at a board."""
    return (DRAWER, *BUTTONS) if board.drawer_sign else BUTTONS


def button_box(name: str) -> Box:
    place = BUTTONS.index(name) if name in BUTTONS else -1
    return Box(1588 - (5 - place) * 49 + 5, 7, 44, 42)


def ground(surface: pygame.Surface, view: View, board: Board) -> None:
    """The bar without what changes."""
    rect = pygame.Rect(0, 0, view.size[0], view.pos(0, BAR.h)[1])
    materials.top_bar(rect.w, max(1, rect.h)).draw(surface, (0, 0))
    surface.blit(pieces.gilt(board.sign, view.px(32)), view.pos(14, 28 - 17))
    title = dressing.title(board.id)
    paint.gold_text(surface, view, title, (58, 28), board.title_role, 29, "lm", room=board.plan.title)
    for x in board.plan.grooves:
        line = view.rect(x, 12, 2, 32)
        surface.blit(materials.groove(line.h, upright=True), line)


def content(surface: pygame.Surface, view: View, play: Play) -> None:
    """What the game says of itself, and the prompt."""
    play.board.gauge(surface, view, play.shown, play.sitting)
    _prompt(surface, view, play)


def _prompt(surface: pygame.Surface, view: View, play: Play) -> None:
    seat, words = sentence(play)
    box = play.board.plan.prompt
    rect = view.rect(*box)
    look = palette.LOOKS[play.sitting.looks[seat]] if seat != NOBODY else None
    colour = look.on_dark if look else palette.EDGE
    fill = palette.mix(palette.WELL, look.body, 0.14) if look else palette.WELL
    surface.blit(materials.well(rect.w, rect.h, view.px(8), fill, colour), rect)
    x = box.x + 16
    if seat != NOBODY:
        surface.blit(pieces.disc(play.sitting.looks[seat], view.px(28)), view.pos(box.x + 11, 14))
        x = box.x + 49
    shown = palette.mix(palette.CREAM, look.on_dark, 0.35) if look else palette.CREAM
    room = box.x + box.w - x - 12
    told, size = lines(view, words, room)
    for line, y in zip(told, (28.0,) if len(told) == 1 else TWO, strict=True):
        text.draw(surface, view, line, (x, y), ROLE, size, shown, "lm", room=room)


def lines(view: View, words: str, room: float) -> tuple[list[str], float]:
    """A sentence as it is, or smaller and in two lines where it is too long; and its size."""
    if text.width(view, words, ROLE, SIZE) <= room / LEAST:
        return [words], SIZE
    first, *rest = text.wrap(view, words, ROLE, SMALL, room)
    return [first, words.removeprefix(first).lstrip()] if rest else [first], SMALL


def sentence(play: Play) -> tuple[int, str]:
    """Whose colour the prompt has, and what it says."""
    if play.caption is not None:
        return play.caption
    seat = play.asked
    if play.whispering:
        return NOBODY, play.board.prompt(play.shown, play.sitting)
    if seat == NOBODY:
        return NOBODY, t("table.over") if play.shown.current_player == NOBODY else ""
    name = play.sitting.names[seat]
    if not play.is_person(seat):
        return seat, t("table.thinking", name=name)
    return seat, t("table.prompt", name=name, what=play.board.prompt(play.shown, play.sitting))


def button(surface: pygame.Surface, view: View, name: str, state: str, sign: str = "") -> None:
    """One of the buttons, with the icon of the board's drawer; `state` is normal, hover, pressed or disabled."""
    box = button_box(name)
    rect = view.rect(*box)
    materials.button(rect.w, rect.h, "wood", state, view.px(8)).draw(surface, rect.topleft)
    px = view.px(24)
    picture = icon(ICONS.get(name, sign), px, materials.button_ink("wood", state))
    surface.blit(picture, (rect.centerx - px // 2, rect.centery - px // 2 + materials.pressed_shift(state)))


__all__ = ["BUTTONS", "DRAWER", "button", "button_box", "buttons", "content", "ground", "sentence"]
