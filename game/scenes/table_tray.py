"""The bottom tray: what the viewer owns, the numbered steps, choices without a place on the board, Undo and Done."""

from __future__ import annotations

import pygame

from game import text
from game.art import materials, palette
from game.art.controls import step_disc
from game.art.icons import icon
from game.art.palette import Colour
from game.art.pieces import badge
from game.boards.parts import TRAY, Box, Choice, Plan, Step, Tray
from game.boards.rich import rich
from game.scenes.table_play import Play
from game.text import t
from game.view import View

STEPS_Y = TRAY.y + 27


def ground(surface: pygame.Surface, view: View, plan: Plan) -> None:
    """The wood of the tray."""
    rect = view.rect(*TRAY)
    materials.panel(rect.w, rect.h, view.px(10), False, None, 41).draw(surface, rect.topleft)
    for x in plan.folds:
        line = view.rect(x, TRAY.y + 16, 2, TRAY.h - 32)
        surface.blit(materials.groove(line.h, upright=True), line)


def content(surface: pygame.Surface, view: View, play: Play, tray: Tray) -> None:
    """Own things and the steps; the buttons are drawn by `button`."""
    plan = play.board.plan
    if tray.title:
        place = (plan.owned.x, plan.owned.y + 13)
        text.draw(surface, view, tray.title, place, "display_semibold", 21, palette.MUTED, room=plan.owned.w)
    for piece in tray.owned:
        sprite = play.board.sprite(piece, view.px(piece.size), play.sitting)
        if sprite is not None:
            sprite.draw(surface, view.pos(*piece.pos))
    _steps(surface, view, tray.steps, plan.choices)
    if not tray.steps and not tray.choices:
        place = (plan.choices.x, STEPS_Y)
        text.draw(surface, view, _waiting(play), place, "display", 22, palette.MUTED, room=plan.choices.w)


def _waiting(play: Play) -> str:
    """What the tray says while the viewer has nothing to choose."""
    if play.replaying:
        return t("table.replaying")
    seat = play.decider
    if play.film is not None or seat < 0 or play.whispering:
        return ""
    return t("table.waiting", name=play.sitting.names[seat])


def _steps(surface: pygame.Surface, view: View, steps: tuple[Step, ...], area: Box) -> None:
    size, gap = 22.0, 54.0
    roles = {"now": "display_semibold", "done": "display", "next": "display"}
    colours = {"now": palette.GLOW, "done": palette.CREAM, "next": palette.MUTED}

    def whole() -> float:
        return sum(39 + text.width(view, step.words, roles[step.state], size) for step in steps) + gap * (
            len(steps) - 1
        )

    while size > 16 and whole() > area.w:
        size, gap = size - 0.5, max(30.0, gap - 4)
    x = area.x
    for i, step in enumerate(steps):
        px = view.px(30)
        left, top = view.pos(x, STEPS_Y)
        step_disc(px, step.state).draw(surface, (left, top - px // 2))
        if step.state == "done":
            tick = icon("check-mark", view.px(18), palette.CREAM)
            surface.blit(tick, (left + px // 2 - tick.get_width() // 2, top - tick.get_height() // 2))
        else:
            ink = palette.BRASS_INK if step.state == "now" else palette.CREAM
            text.draw(surface, view, str(i + 1), (x + 15, STEPS_Y), "body_bold", 18, ink, "cm")
        x += 39
        role = roles[step.state]
        text.draw(surface, view, step.words, (x, STEPS_Y), role, size, colours[step.state])
        x += text.width(view, step.words, role, size)
        if i < len(steps) - 1:
            line = view.rect(x + 12, STEPS_Y - 1, gap - 24, 2)
            surface.fill(palette.rgb("#6a553a"), line)
        x += gap


def button(surface: pygame.Surface, view: View, play: Play, choice: Choice, state: str) -> None:
    """A choice; `state` is normal, hover, pressed or disabled. One that has lit its group is of brass."""
    box = choice.box
    rect = view.rect(*box)
    style = "brass" if choice.group and choice.group == play.group else "wood"
    materials.button(rect.w, rect.h, style, state, view.px(8)).draw(surface, rect.topleft)
    ink = materials.button_ink(style, state)
    quiet = state == "disabled"
    alpha = 150 if quiet else 255
    if choice.sign:
        _big(surface, view, choice, ink, palette.BRASS_INK if style == "brass" else palette.MUTED)
        return
    x, y = box.centre
    down = 1.5 if state == "pressed" else 0.0
    low = min(15.0, box.h / 2 - 13)
    first, second = (y + down, y + down) if not (choice.under or choice.art) else (y - 11 + down, y + low + down)
    if choice.art and not choice.under:
        _row_of_art(surface, view, play, choice, (x, first), alpha)
        _line(surface, view, play, choice.words, (x, second + 1), 17, "body", ink, box.w - 10, alpha)
        return
    wide = box.w - 12
    if choice.art:
        piece = choice.art[0]
        sprite = play.board.sprite(piece, view.px(piece.size), play.sitting)
        if sprite is not None:
            sprite.draw(surface, view.pos(box.x + 12 + piece.size / 2, y + down), alpha / 255)
        wide = box.w - 28 - piece.size
        x = box.x + 20 + piece.size + wide / 2
    size = 21.0 if box.h > 40 else 18.0
    narrow = box.w < 80 and not choice.art
    if narrow and box.h > 40:
        _line(surface, view, play, choice.words, (x, first), 24, "numbers", ink, wide, alpha)
        _line(surface, view, play, choice.under, (x, second), 16.5, "body", ink, box.w - 4, alpha)
        return
    if box.h <= 40 and choice.under:
        said = f"{choice.words} · {choice.under}"
        _line(surface, view, play, said, (x, y + down), 16.5, "body", ink, wide, alpha)
        return
    _line(surface, view, play, choice.words, (x, first), size, "display_semibold", ink, wide, alpha)
    if choice.under:
        muted = palette.QUIET if quiet else palette.MUTED
        _line(surface, view, play, choice.under, (x, second), 16.5, "body", muted, wide, alpha)


def _line(
    surface: pygame.Surface,
    view: View,
    play: Play,
    words: str,
    pos: tuple[float, float],
    size: float,
    role: str,
    ink: tuple[int, int, int],
    room: float,
    alpha: int,
) -> None:
    rich(
        surface,
        view,
        words,
        pos,
        role,
        size,
        ink,
        sprites=play.board.sprite,
        sitting=play.sitting,
        anchor="c",
        alpha=alpha,
        room=room,
    )


def _row_of_art(
    surface: pygame.Surface, view: View, play: Play, choice: Choice, middle: tuple[float, float], alpha: int
) -> None:
    count = len(choice.art)
    for i, piece in enumerate(choice.art):
        sprite = play.board.sprite(piece, view.px(piece.size), play.sitting)
        if sprite is not None:
            x = middle[0] + (i - (count - 1) / 2) * 17
            sprite.draw(surface, view.pos(x, middle[1]), alpha / 255)


def big_button(surface: pygame.Surface, view: View, plan: Plan, name: str, state: str) -> None:
    """Undo, or Done where there is nothing to be done with; the plan may have neither."""
    box = plan.undo if name == "undo" else plan.done
    if box is None:
        return
    rect = view.rect(*box)
    materials.button(rect.w, rect.h, "wood", state, view.px(8)).draw(surface, rect.topleft)
    sign = "anticlockwise-rotation" if name == "undo" else "check-mark"
    ink = materials.button_ink("wood", state)
    _big(surface, view, Choice(box, t(f"table.{name}"), sign=sign), ink, ink)


def _big(surface: pygame.Surface, view: View, choice: Choice, ink: Colour, muted: Colour) -> None:
    """An icon over words, and words under these."""
    box = choice.box
    if box.w > 1.5 * box.h:
        _wide(surface, view, choice, ink, muted)
        return
    px = view.px(36)
    x, y = view.pos(box.x + box.w / 2, box.y + 38 * box.h / 96)
    surface.blit(icon(choice.sign, px, ink), (x - px // 2, y - px // 2))
    place = (box.x + box.w / 2, box.y + box.h * (0.64 if choice.under else 0.79))
    text.draw(surface, view, choice.words, place, "display_semibold", 21, ink, "cm", room=box.w - 8)
    if choice.under:
        place = (place[0], box.y + box.h * 0.84)
        text.draw(surface, view, choice.under, place, "body", 16.5, muted, "cm", room=box.w - 8)


def _wide(surface: pygame.Surface, view: View, choice: Choice, ink: Colour, muted: Colour) -> None:
    """An icon in a ring, the digit at its corner, words and what stands under them to the right."""
    box = choice.box
    ring, (x, y) = view.px(52), view.pos(box.x + 36, box.y + box.h / 2)
    well = materials.well(ring, ring, ring // 2, palette.rgb("#2a1d13"), muted)
    surface.blit(well, (x - ring // 2, y - ring // 2))
    px = view.px(36)
    sign = palette.GLOW if ink == palette.BRASS_INK else ink
    surface.blit(icon(choice.sign, px, sign), (x - px // 2, y - px // 2))
    if choice.digit >= 0:
        surface.blit(badge(str(choice.digit), view.px(22)), view.pos(box.x + 47, box.y + box.h / 2 + 9))
    left, room = box.x + 71, box.w - 77
    middle = box.y + box.h / 2
    line = middle - 13 if choice.under else middle
    text.draw(surface, view, choice.words, (left, line), "display_semibold", 22, ink, "lm", room=room)
    if choice.under:
        text.draw(surface, view, choice.under, (left, middle + 14), "body", 17, muted, "lm", room=room)
