"""The panels of the seats: the senator in his niche, laurels, the senate, who is in hand, what a word is worth."""

from __future__ import annotations

import pygame

from engine.api import NOBODY
from game import text
from game.art import materials, palette
from game.art.icons import icon
from game.art.quo_vadis import figures, laurels, panels, tones
from game.boards.parts import Box, Deed, Panel, Sitting
from game.boards.quo_vadis import layout, notes
from game.boards.quo_vadis import simulate as sim
from game.boards.quo_vadis.simulate import State
from game.telling import quo_vadis as words
from game.text import t
from game.view import View

GAME = "game.quo_vadis"
GOOD, BAD = palette.rgb("#9cc46c"), palette.rgb("#e0705a")
CHIP_HIGH = 26.0
TRUST_WIDE = 50.0


def panel(state: State, seat: int, sitting: Sitting) -> Panel:
    """What the results and the tests read: the laurels of a seat, or how many there are."""
    total = sim.shown_total(state, seat, sitting.viewer)
    return Panel(str(sim.held(state, seat) if total == sim.UNKNOWN else total), ())


def plate(
    surface: pygame.Surface, view: View, box: Box, state: State, seat: int, who: str, deed: Deed, sitting: Sitting
) -> None:
    """Writes on a panel."""
    lit = state.current_player == seat
    niche = view.rect(box.x + 12, box.y + 13, layout.NICHE, box.h - 26)
    surface.blit(panels.niche(sitting.looks[seat], niche.w, niche.h), niche)
    rows = layout.rows(box)
    left, right = layout.text_left(box), box.x + box.w - 14
    _name(surface, view, (left, right, rows.name), sitting.names[seat], who, lit)
    for y in ((rows.name + rows.tokens) / 2 - 1, (rows.hand + rows.trust) / 2 + 1):
        line = view.rect(left, y, right - left, 2)
        surface.blit(materials.groove(line.w), line)
    _tokens(surface, view, (left, right, rows.tokens), state, seat, sitting)
    _hand(surface, view, box, (right, rows.hand), state, seat, sitting)
    _trust(surface, view, (left, right, rows.trust), state, seat, sitting)
    _deed(surface, view, (left, right, rows.deed), deed, lit)


Row = tuple[float, float, float]
"""Where a row begins and ends, and its height."""


def _name(surface: pygame.Surface, view: View, row: Row, name: str, who: str, lit: bool) -> None:
    left, right, y = row
    drawn = text.draw(surface, view, name, (left, y), "display_bold", 25, palette.CREAM, "lm", room=170)
    ink = palette.GLOW if lit else palette.MUTED
    text.draw(surface, view, who, (right, y), "body", 17, ink, "rm", room=right - drawn.right - 12)


def _tokens(surface: pygame.Surface, view: View, row: Row, state: State, seat: int, sitting: Sitting) -> None:
    """How many laurels, what they are worth where that is known, and the place in the senate."""
    left, right, y = row
    if seat == sitting.viewer or not sim.held(state, seat):
        _coin(surface, view, (left + 13, y), bool(sim.held(state, seat)))
    places = sim.places(state, seat)
    said = t(f"{GAME}.seated", places=words.joined([tones.NUMERALS[p] for p in places])) if places else ""
    said = said or t(f"{GAME}.outside")
    wide = min(150.0, text.width(view, said, "display_semibold", 19) + 48)
    chip = view.rect(right - wide, y - CHIP_HIGH / 2, wide, CHIP_HIGH)
    alarm = not places and sim.warns(state)
    if alarm:
        body = materials.well(chip.w, chip.h, chip.h // 2, palette.ALARM, palette.rgb("#c4685e"))
    else:
        body = panels.senate_chip(chip.w, chip.h, bool(places))
    surface.blit(body, chip)
    ink = palette.ALARM_INK if alarm else (255, 233, 189) if places else palette.MUTED
    if alarm:
        sign = icon("hazard-sign", view.px(18), ink)
        at, top = view.pos(right - wide + 20, y)
        surface.blit(sign, (at - sign.get_width() // 2, top - sign.get_height() // 2))
    text.draw(surface, view, said, (right - wide + 34, y), "display_semibold", 19, ink, "lm", room=wide - 42)
    x = left + 32
    x = text.draw(surface, view, str(sim.held(state, seat)), (x, y), "body_bold", 20, palette.CREAM, "lm").right + 8
    total = sim.shown_total(state, seat, sitting.viewer)
    room = right - wide - 8 - x
    if total == sim.UNKNOWN:
        said = t(f"{GAME}.tokens.word", count=sim.held(state, seat))
        text.draw(surface, view, said, (x, y), "body", 17, palette.MUTED, "lm", room=room)
        return
    drawn = text.draw(surface, view, t(f"{GAME}.worth"), (x, y), "body", 17, palette.MUTED, "lm", room=room - 30)
    text.draw(surface, view, str(total), (drawn.right + 7, y), "body_bold", 20, palette.GLOW, "lm")


def _coin(surface: pygame.Surface, view: View, at: tuple[float, float], any_held: bool) -> None:
    """The back of a laurel where it is no piece: the viewer's own lie in the tray, and some have none."""
    px = view.px(layout.FLAT)
    body = laurels.back(px).copy()
    body.set_alpha(255 if any_held else 90)
    x, y = view.pos(*at)
    surface.blit(body, (x - px // 2, y - px // 2))


def _hand(
    surface: pygame.Surface, view: View, box: Box, end: tuple[float, float], state: State, seat: int, sitting: Sitting
) -> None:
    """The eight senators of a seat: those in hand, and the empty places of those on the board.

    The viewer's own are pieces in the tray, so they are drawn here; those of others are pieces themselves.
    """
    px = view.px(layout.ROSTER)
    count = state.hand[seat]
    for index in range(8):
        x, y = view.pos(*layout.roster(box, index))
        if index >= count:
            foot = figures.anchor(px)
            surface.blit(figures.absent(px), (x - foot[0], y - foot[1]))
        elif seat == sitting.viewer:
            figures.standing(sitting.looks[seat], px).draw(surface, (x, y))
    said = t(f"{GAME}.in_hand", count=count)
    text.draw(surface, view, said, end, "body", 17, palette.CREAM, "rm", room=110)


def _trust(surface: pygame.Surface, view: View, row: Row, state: State, seat: int, sitting: Sitting) -> None:
    """How far the seat trusts the viewer and how often its word was kept; for the viewer the own live promises."""
    left, right, y = row
    own = seat == sitting.viewer
    sign = icon(tones.SIGNS["trust"], view.px(22), palette.BRASS if own else palette.MUTED)
    at, top = view.pos(left + 11, y)
    surface.blit(sign, (at - sign.get_width() // 2, top - sign.get_height() // 2))
    kept, broken = _record(state, seat)
    end = _score(surface, view, (right, y), kept, broken)
    x, room = left + 30, end - left - 40
    if own or sitting.viewer == NOBODY:
        count = sum(made.maker == seat for made in sim.live(state))
        said = t(f"{GAME}.live", count=count)
        text.draw(surface, view, said, (x, y), "body", 17, palette.CREAM if own else palette.MUTED, "lm", room=room)
        return
    share = sim.trust(state, sitting.viewer, seat)
    said = t(f"{GAME}.trusts_you")
    drawn = text.draw(surface, view, said, (x, y), "body", 17, palette.MUTED, "lm", room=room - TRUST_WIDE - 58)
    bar = view.rect(drawn.right + 8, y - 4, TRUST_WIDE, 9)
    surface.blit(panels.trust_bar(bar.w, bar.h, share), bar)
    shown = t(f"{GAME}.percent", count=round(100 * share))
    text.draw(surface, view, shown, (drawn.right + TRUST_WIDE + 15, y), "body_bold", 17, palette.CREAM, "lm")


def _record(state: State, seat: int) -> tuple[int, int]:
    """How many promises of a seat to all others were kept and broken."""
    found = [sim.record(state, seat, other) for other in range(state.players) if other != seat]
    return sum(row[0] for row in found), sum(row[1] for row in found)


def _score(surface: pygame.Surface, view: View, end: tuple[float, float], kept: int, broken: int) -> float:
    """Ticks for promises kept and crosses for those broken, right-aligned; returns where they begin."""
    x, y = end
    for count, name, ink in ((broken, "cancel", BAD), (kept, "check-mark", GOOD)):
        drawn = text.draw(surface, view, str(count), (x, y), "body_semibold", 17, palette.CREAM, "rm")
        sign = icon(name, view.px(15), ink)
        left, top = view.pos(drawn.x - 12, y)
        surface.blit(sign, (left - sign.get_width() // 2, top - sign.get_height() // 2))
        x = drawn.x - 30
    return x + 10


def _deed(surface: pygame.Surface, view: View, row: Row, deed: Deed, lit: bool) -> None:
    """What the seat did last."""
    if not deed.key:
        return
    left, right, y = row
    sign = icon(notes.icon(deed.key), view.px(19), palette.MUTED)
    x, top = view.pos(left + 11, y)
    surface.blit(sign, (x - sign.get_width() // 2, top - sign.get_height() // 2))
    ink = palette.CREAM if lit else palette.MUTED
    text.draw(surface, view, deed.words, (left + 30, y), "body", 17, ink, "lm", room=right - left - 32)
