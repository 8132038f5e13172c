"""Draws the items of the deal form: rows, steppers, chips, bubbles, buttons, and the way that is bargained for."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game import text
from game.art.icons import icon
from game.art.palette import Colour
from game.art.quo_vadis import deal, figures, laurels, panels, tones
from game.art.surfaces import Layer, blank, cached, rounded
from game.boards.parts import Sitting
from game.boards.quo_vadis import layout, way_draw
from game.boards.quo_vadis.items import Item, middle, put, size_of
from game.view import View

Paint = Callable[[pygame.Surface, View, Item, str, Sitting], None]
FAINT: Colour = (154, 132, 104)


def sign(surface: pygame.Surface, view: View, name: str, at: tuple[float, float], size: float, ink: Colour) -> None:
    middle(surface, view, icon(name, view.px(size), ink), *at)


def draw(surface: pygame.Surface, view: View, items: list[Item], hover: str, pressed: str, sitting: Sitting) -> None:
    """Draws items in their order; `hover` and `pressed` are commands."""
    for item in items:
        state = ""
        if item.name and item.name in (hover, pressed):
            state = "pressed" if item.name == pressed else "hover"
        PAINTS[item.kind](surface, view, item, state, sitting)


# ---------------------------------------------------------------------- the sheet


@cached
def cut(width: int, most: int, height: int) -> Layer:
    """A sheet `height` high, cut out of the highest there is: to draw each anew would take too long."""
    whole = deal.sheet(width, most)
    if height >= most:
        return whole
    wide, high = whole.picture.get_size()
    less = most - height
    out = blank(wide, high - less)
    foot = high + whole.offset[1] - most + CUT
    top = high - less - foot
    out.blit(whole.picture, (0, 0), (0, 0, wide, top + BLEND))
    row = whole.picture.copy()
    for i in range(BLEND):
        row.set_alpha(round(255 * (i + 1) / (BLEND + 1)))
        out.blit(row, (0, top + i), (0, high - foot + i, wide, 1))
    out.blit(whole.picture, (0, top + BLEND), (0, high - foot + BLEND, wide, foot - BLEND))
    return Layer(out, whole.offset)


CUT, BLEND = 70, 40
"""How much of the foot of a sheet is kept, and over how much of it that is blended in, in pixels."""


def _sheet(surface: pygame.Surface, view: View, item: Item, _state: str, _sitting: Sitting) -> None:
    """Marble with its title on porphyry; `fact` is how many proposals there are and how many are used."""
    box = item.box
    wide, high = size_of(view, box)
    put(surface, view, cut(wide, view.rect(*layout.FORM).h, high), box.x, box.y)
    y = box.y + 30
    sign(surface, view, item.sign, (box.x + 38, y), 34, tones.GOLD_INK)
    room = box.w - 66 - 112
    if item.fact:
        total, used = item.fact
        pips = deal.pips(int(str(total)), int(str(used)), view.px(16))
        right = box.x + box.w - 112
        long = pips.get_width() / view.scale
        middle(surface, view, pips, right - long / 2, y)
        drawn = text.draw(surface, view, item.key, (right - long - 12, y), "body", 17, (236, 214, 196), "rm", room=220)
        room = drawn.x - box.x - 66 - 16
    text.draw(surface, view, item.words, (box.x + 66, y), "cinzel", 24, tones.GOLD_INK, "lm", shadow=200, room=room)


def _veil(surface: pygame.Surface, view: View, item: Item, _state: str, _sitting: Sitting) -> None:
    """What lies below a sheet over the form sinks."""
    rect = view.rect(*item.box)
    surface.blit(_dark(rect.w, rect.h, view.px(10)), rect)


@cached
def _dark(width: int, height: int, radius: int) -> pygame.Surface:
    return rounded(width, height, radius, (20, 12, 8, 150))


def _close(surface: pygame.Surface, view: View, item: Item, state: str, _sitting: Sitting) -> None:
    ink = (255, 246, 214) if state else tones.GOLD_INK
    sign(surface, view, item.sign, item.box.centre, 26 if not state else 28, ink)


def _words(surface: pygame.Surface, view: View, item: Item, _state: str, _sitting: Sitting) -> None:
    """A line of words in its box; `state` names the ink, `fact` may be a role."""
    role = str(item.fact[0]) if item.fact else "body"
    inks = {
        "": tones.INK,
        "soft": tones.INK_SOFT,
        "warn": tones.WARNING_INK,
        "good": tones.LAUREL,
        "hot": tones.CHANGED,
    }
    anchor = item.key or "l"
    x = item.box.x + {"l": 0.0, "c": item.box.w / 2, "r": item.box.w}[anchor]
    at = (x, item.box.y + item.box.h / 2)
    text.draw(surface, view, item.words, at, role, item.size, inks[item.state], f"{anchor}m", room=item.box.w + 1)


def _tally(surface: pygame.Surface, view: View, item: Item, _state: str, _sitting: Sitting) -> None:
    """A tick with words; `state` is yes, wait, no or off."""
    y = item.box.y + item.box.h / 2
    deal.tick(view.px(21), item.state).draw(surface, view.pos(item.box.x + 10.5, y))
    text.draw(surface, view, item.words, (item.box.x + 28, y), "body", 17, tones.INK, "lm", room=item.box.w - 26)


# ---------------------------------------------------------------------- rows


def _row(surface: pygame.Surface, view: View, item: Item, _state: str, sitting: Sitting) -> None:
    """The field of a seat; `state` asked or off, "focus" for the one the keys work on."""
    box = item.box
    asked = item.state != "off"
    put(surface, view, deal.row(*size_of(view, box), asked, "focus" in item.fact), box.x, box.y)
    if item.seat >= 0:
        px = view.px(70 if asked else 44)
        layer = figures.standing(sitting.looks[item.seat], px, 1.0 if asked else 0.75)
        layer.draw(surface, view.pos(box.x + 70, box.y + box.h - (22 if box.h > 80 else 10)))


def _line(surface: pygame.Surface, view: View, item: Item, _state: str, _sitting: Sitting) -> None:
    surface.fill((201, 180, 140), view.rect(*item.box))


def _checkbox(surface: pygame.Surface, view: View, item: Item, state: str, _sitting: Sitting) -> None:
    """`state` on or ""; with two votes the number stands beside it."""
    put(surface, view, deal.checkbox(view.px(item.box.w), item.state == "on", bool(state)), item.box.x, item.box.y)


def _trust(surface: pygame.Surface, view: View, item: Item, _state: str, _sitting: Sitting) -> None:
    share = float(str(item.fact[0]))
    put(surface, view, panels.trust_bar(*size_of(view, item.box), share), item.box.x, item.box.y)


def _stepper(surface: pygame.Surface, view: View, item: Item, _state: str, _sitting: Sitting) -> None:
    """The price; `words` is the figure, `key` the figure that it replaces, `state` hot where it differs, "off" where it
    cannot be changed; `fact` whether less and more are possible, and which of both is pointed at."""
    box = item.box
    if item.state != "off":
        less, more, hover = (item.fact[0] == 1, item.fact[1] == 1, int(str(item.fact[2])))
        body = deal.stepper(*size_of(view, box), item.state == "hot", hover, less, more)
        put(surface, view, body, box.x, box.y)
    y, x = box.y + box.h / 2, box.x + box.w / 2
    if item.key:
        old = text.draw(surface, view, item.key, (x - 12, y), "body_semibold", 17, FAINT, "cm")
        surface.fill(FAINT, view.rect(old.x - 2, y + 0.5, old.w + 4, 1.8))
        text.draw(surface, view, item.words, (x + 13, y), "body_bold", 22, tones.CHANGED, "cm")
        return
    ink = tones.CHANGED if item.state == "hot" else tones.INK
    text.draw(surface, view, item.words, (x, y), "body_bold", 21, ink, "cm")


def _zone(_surface: pygame.Surface, _view: View, _item: Item, _state: str, _sitting: Sitting) -> None:
    """A part of something that is drawn whole: only clicked."""


def _reward(surface: pygame.Surface, view: View, item: Item, _state: str, _sitting: Sitting) -> None:
    """The I that the vote earns."""
    box = item.box
    y = box.y + box.h / 2
    px = view.px(22)
    x, top = view.pos(box.x + 11, y)
    laurels.token(1, px, False).draw(surface, (x - px // 2, top - px // 2))
    text.draw(surface, view, item.words, (box.x + 27, y), "body", 17, tones.INK_SOFT, "lm", room=box.w - 27)


# ---------------------------------------------------------------------- chips, buttons, bubbles


def _chip(surface: pygame.Surface, view: View, item: Item, state: str, sitting: Sitting) -> None:
    """A chip; `state` normal, lit or off, `key` a digit before the words or "x" for a cross after them."""
    box = item.box
    face = "off" if item.state == "off" else "lit" if item.state == "lit" else "hover" if state else "normal"
    put(surface, view, deal.chip(*size_of(view, box), face), box.x, box.y)
    ink, sign_ink = deal.chip_ink(face)
    x, y, right = box.x + 12, box.y + box.h / 2, box.x + box.w - 12
    if item.key and item.key != "x":
        drawn = text.draw(surface, view, item.key, (x, y), "body_bold", 15, FAINT, "lm")
        x = drawn.right + 6
    if item.seat >= 0:
        middle(surface, view, figures.badge(sitting.looks[item.seat], view.px(20)), x + 9, y)
        x += 25
    if item.sign:
        middle(surface, view, icon(item.sign, view.px(19), sign_ink), x + 8, y)
        x += 23
    if item.key == "x":
        middle(surface, view, deal.cross(view.px(13)), right - 5, y)
        right -= 16
    text.draw(surface, view, item.words, (x, y), "body", item.size, ink, "lm", room=right - x + 1)


def _button(surface: pygame.Surface, view: View, item: Item, state: str, _sitting: Sitting) -> None:
    """`state` is its kind (primary, plain, ghost), with "!" after it where it cannot be pressed."""
    box = item.box
    kind, dead = item.state.rstrip("!"), item.state.endswith("!")
    face = "disabled" if dead else state or "normal"
    put(surface, view, deal.button(*size_of(view, box), kind, face), box.x, box.y)
    ink = deal.button_ink(kind, face)
    cap = deal.key_cap(item.key, view.px(24), kind != "ghost") if item.key else None
    cap_wide = cap.get_width() / view.scale + 10 if cap is not None else 0.0
    sign_wide = 27.0 if item.sign else 0.0
    room = box.w - 20 - cap_wide - sign_wide
    words, size = text.fit(view, item.words, "body_semibold", item.size, room)
    wide = text.width(view, words, "body_semibold", size)
    x, y = box.x + (box.w - wide - cap_wide - sign_wide) / 2, box.y + box.h / 2 + (1 if state == "pressed" else 0)
    if item.sign:
        middle(surface, view, icon(item.sign, view.px(21), ink), x + 10, y)
        x += sign_wide
    text.draw(surface, view, words, (x, y), "body_semibold", size, ink, "lm")
    if cap is not None and not dead:
        middle(surface, view, cap, x + wide + cap_wide / 2 + 5, y)


def _bubble(surface: pygame.Surface, view: View, item: Item, _state: str, _sitting: Sitting) -> None:
    """An answer: `state` yes, counter, no or quiet; the head in `words`, the reason in `fact`."""
    box = item.box
    put(surface, view, deal.bubble(*size_of(view, box), item.state), box.x, box.y)
    ink = deal.BUBBLE_INKS[item.state]
    middle(surface, view, deal.answer_icon(item.state, view.px(22)), box.x + 22, box.y + 21)
    text.draw(surface, view, item.words, (box.x + 40, box.y + 21), "body_semibold", 17, ink, "lm", room=box.w - 50)
    said = str(item.fact[0]) if item.fact else ""
    most = max(1, int((box.h - 38) / 21))
    lines = text.wrap(view, said, "body_italic", 17, box.w - 26) if said else []
    for i, line in enumerate(lines[:most]):
        shown = line if i < most - 1 or len(lines) <= most else f"{line} …"
        text.draw(
            surface, view, shown, (box.x + 14, box.y + 46 + i * 21), "body_italic", 17, tones.INK, "lm", room=box.w - 24
        )


def _warning(surface: pygame.Surface, view: View, item: Item, _state: str, _sitting: Sitting) -> None:
    """A warning: its head in `words`, the rest in `fact`."""
    box = item.box
    put(surface, view, deal.warning(*size_of(view, box)), box.x, box.y)
    left, room = box.x + box.h + 10, box.w - box.h - 22
    said = str(item.fact[0]) if item.fact else ""
    y = box.y + box.h / 2 if not said else box.y + 0.32 * box.h
    text.draw(surface, view, item.words, (left, y), "body_semibold", 17, tones.WARNING_INK, "lm", room=room)
    if said:
        text.draw(surface, view, said, (left, box.y + 0.7 * box.h), "body", 17, tones.INK, "lm", room=room)


def _sum(surface: pygame.Surface, view: View, item: Item, _state: str, _sitting: Sitting) -> None:
    """The own sum before, the laurel, the price and the sum after; `fact` (have, laurel, caesar, paid, left)."""
    have, laurel, caesar, paid, left = (int(str(part)) for part in item.fact)
    x, y = item.box.x, item.box.y + item.box.h / 2

    def write(words: str, size: float, ink: Colour) -> None:
        nonlocal x
        x += text.draw(surface, view, words, (x, y), "body_bold", size, ink, "lm").w + 8

    write(str(have), 21, tones.INK)
    if laurel:
        write("+", 19, tones.INK_SOFT)
        px = view.px(26)
        at = view.pos(x + 12, y)
        laurels.token(laurel, px, bool(caesar)).draw(surface, (at[0] - px // 2, at[1] - px // 2))
        x += 33
    if paid:
        write("\N{MINUS SIGN}" if paid > 0 else "+", 19, tones.INK_SOFT)
        write(str(abs(paid)), 21, tones.CHANGED)
    write("=", 19, tones.INK_SOFT)
    write(str(left), 21, tones.LAUREL if left >= 0 else tones.TERRACOTTA)


PAINTS: dict[str, Paint] = {
    "sheet": _sheet,
    "close": _close,
    "veil": _veil,
    "words": _words,
    "tally": _tally,
    "row": _row,
    "line": _line,
    "checkbox": _checkbox,
    "trust": _trust,
    "stepper": _stepper,
    "zone": _zone,
    "reward": _reward,
    "chip": _chip,
    "button": _button,
    "bubble": _bubble,
    "warning": _warning,
    "sum": _sum,
    "way": way_draw.way,
}
