"""The top bar of the table: title, round and order, gauge, the sentence that says who does what, five buttons."""

from __future__ import annotations

import pygame

from engine.api import NOBODY
from game import text
from game.art import materials, palette, pieces
from game.art.icons import icon
from game.art.surfaces import Layer, blank, cached, ellipse, glow_of, grounded, shrunk
from game.boards.parts import BAR, PROMPT, Box
from game.scenes import dressing
from game.scenes.table_play import Play
from game.text import t
from game.view import View
from game.widgets import paint

BUTTONS = ("undo", "hint", "replay", "log", "menu")
ICONS = {
    "undo": "anticlockwise-rotation",
    "hint": "light-bulb",
    "replay": "backward-time",
    "log": "scroll-unfurled",
    "menu": "hamburger-menu",
}


def button_box(name: str) -> Box:
    return Box(1588 - (5 - BUTTONS.index(name)) * 49 + 5, 7, 44, 42)


def ground(surface: pygame.Surface, view: View, game_id: str, role: str) -> None:
    """The bar without what changes."""
    rect = pygame.Rect(0, 0, view.size[0], view.pos(0, BAR.h)[1])
    materials.top_bar(rect.w, max(1, rect.h)).draw(surface, (0, 0))
    crown = pieces.crown(view.px(32))
    surface.blit(crown, view.pos(14, 28 - 17))
    paint.gold_text(surface, view, dressing.title(game_id), (58, 28), role, 29, "lm", room=222)
    for x in (288, 530, 756):
        line = view.rect(x, 12, 2, 32)
        surface.blit(materials.groove(line.h, upright=True), line)


def content(surface: pygame.Surface, view: View, play: Play) -> None:
    """Round, order, gauge and prompt."""
    state = play.shown
    _order(surface, view, play)
    play.board.gauge(surface, view, state, play.sitting)
    _prompt(surface, view, play)


def _order(surface: pygame.Surface, view: View, play: Play) -> None:
    """The seats in turn order: those that have played this round half faded, the one to move ringed."""
    state, looks = play.shown, play.sitting.looks
    said = t("table.round", round=state.round)
    text.draw(surface, view, said, (306, 28), "display_semibold", 22, palette.CREAM, "lm", room=80)
    order = state.turn_order()
    now = order.index(state.current_player) if state.current_player in order else -1
    pitch = 32 if len(order) <= 4 else 27
    for i, seat in enumerate(order):
        x = 392 + i * pitch
        px = view.px(24)
        if i == now:
            ring(view.px(30)).draw(surface, view.pos(x - 3, 13))
        body = Layer(pieces.disc(looks[seat], px), (0, 0))
        body.draw(surface, view.pos(x, 16), 0.5 if 0 <= i < now else 1.0)


@cached
def _ring(px: int) -> pygame.Surface:
    side = px * 3
    surface = blank(side, side, (*palette.GLOW, 0))
    pygame.draw.circle(surface, palette.GLOW, (side / 2, side / 2), side / 2)
    return shrunk(surface, 3)


def ring(px: int) -> Layer:
    """A gold disc that shows as a ring round a smaller one, with a bloom."""
    body = _ring(px)
    return grounded(body, (glow_of(body, px / 10, palette.BLOOM, 180),))


def _prompt(surface: pygame.Surface, view: View, play: Play) -> None:
    seat, words = sentence(play)
    rect = view.rect(*PROMPT)
    look = palette.LOOKS[play.sitting.looks[seat]] if seat != NOBODY else None
    colour = look.on_dark if look else palette.EDGE
    fill = palette.mix(palette.WELL, look.body, 0.14) if look else palette.WELL
    surface.blit(materials.well(rect.w, rect.h, view.px(8), fill, colour), rect)
    x = PROMPT.x + 16
    if seat != NOBODY:
        surface.blit(pieces.disc(play.sitting.looks[seat], view.px(28)), view.pos(PROMPT.x + 11, 14))
        x = PROMPT.x + 49
    shown = palette.mix(palette.CREAM, look.on_dark, 0.35) if look else palette.CREAM
    room = PROMPT.x + PROMPT.w - x - 12
    text.draw(surface, view, words, (x, 28), "display_semibold", 24, shown, "lm", room=room)


def sentence(play: Play) -> tuple[int, str]:
    """Whose colour the prompt has, and what it says."""
    if play.caption is not None:
        return play.caption
    seat = play.shown.current_player
    if seat == NOBODY:
        return NOBODY, t("table.over")
    name = play.sitting.names[seat]
    if not play.is_person(seat):
        return seat, t("table.thinking", name=name)
    return seat, t("table.prompt", name=name, what=play.board.prompt(play.shown))


def button(surface: pygame.Surface, view: View, name: str, state: str) -> None:
    """One of the five buttons; `state` is normal, hover, pressed or disabled."""
    box = button_box(name)
    rect = view.rect(*box)
    materials.button(rect.w, rect.h, "wood", state, view.px(8)).draw(surface, rect.topleft)
    px = view.px(24)
    picture = icon(ICONS[name], px, materials.button_ink("wood", state))
    surface.blit(picture, (rect.centerx - px // 2, rect.centery - px // 2 + materials.pressed_shift(state)))


__all__ = ["BUTTONS", "button", "button_box", "content", "ellipse", "ground", "ring", "sentence"]
