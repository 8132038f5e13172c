"""The card in the tray: what a move would bring, and to a beginner what is asked of him."""

from __future__ import annotations

import pygame

from engine.api import NOBODY
from game import text
from game.art import materials, palette, papers, pieces
from game.art.icons import icon
from game.art.palette import mix
from game.art.quebec import plates, tones
from game.art.surfaces import (
    Layer,
    cached,
    grounded,
    masked,
    outline,
    rounded,
    shadow_of,
    spread,
    unit,
    vertical,
)
from game.boards.parts import Line, Preview, Sitting
from game.boards.quebec import simulate as sim
from game.boards.quebec.art import sprite
from game.boards.quebec.layout import CARD, CARD_HEAD
from game.boards.quebec.preview import Face
from game.boards.quebec.simulate import State
from game.boards.rich import rich
from game.text import t
from game.view import View

SIZE = 16.5
ROW = 22.5
MOST = 4
SMALLEST = 0.8
"""To this share a line shrinks at most."""
MEDAL = 62.0
BESIDE = MEDAL + 16
"""What the badge keeps clear of words."""
INKS = {
    "": tones.INK,
    "muted": palette.rgb("#6a6150"),
    "good": palette.rgb("#2c5f35"),
    "bad": palette.rgb("#96281c"),
}


def card(
    surface: pygame.Surface, view: View, shown: Preview | None, advice: str, state: State, sitting: Sitting
) -> None:
    """Draws the card: a preview, advice, or what the century would bring if it ended now."""
    if shown is not None:
        _preview(surface, view, shown, sitting)
    elif advice:
        _advice(surface, view, advice)
    else:
        _standing(surface, view, state, sitting)


def _standing(surface: pygame.Surface, view: View, state: State, sitting: Sitting) -> None:
    """Points of each seat if the zones were scored as they stand, in the wood of the tray."""
    rect = view.rect(*CARD)
    surface.blit(materials.well(rect.w, rect.h, view.px(9)), rect)
    place = (CARD.x + CARD.w / 2, CARD.y + 27)
    said = t("game.quebec.if_scored")
    text.draw(surface, view, said, place, "display_sc", 20, palette.MUTED, "cm", room=CARD.w - 24)
    line = view.rect(CARD.x + 16, CARD.y + 46, CARD.w - 32, 2)
    surface.blit(materials.groove(line.w), line)
    if sim.is_over(state):
        return
    zones = sim.scored_now(state).values()
    pitch = (CARD.w - 24) / state.players
    px = view.px(30)
    for seat in range(state.players):
        points = sum(zone[seat] for zone in zones)
        x = CARD.x + 12 + pitch * (seat + 0.5)
        left, top = view.pos(x, CARD.y + 72)
        surface.blit(pieces.disc(sitting.looks[seat], px), (left - px // 2, top - px // 2))
        colour = palette.CREAM if points else palette.QUIET
        text.draw(surface, view, f"+{points}", (x, CARD.y + 107), "numbers", 27, colour, "cm")


@cached
def _leaf(width: int, height: int, radius: int) -> Layer:
    """Parchment with a border line and a shadow."""
    shape = rounded(width, height, radius)
    body = masked(papers.paper(width, height, 77, tones.PARCHMENT_LIGHT), shape)
    body.blit(outline(width, height, radius, unit(1.4), (*plates.EDGE, 220)), (0, 0))
    return grounded(body, (shadow_of(shape, unit(5), 150, (unit(1), unit(3))),))


def _advice(surface: pygame.Surface, view: View, words: str) -> None:
    """What a beginner is told, on parchment."""
    rect = view.rect(*CARD)
    _leaf(rect.w, rect.h, view.px(10)).draw(surface, rect.topleft)
    px = view.px(26)
    x, y = view.pos(CARD.x + 27, CARD.y + 28)
    surface.blit(icon("light-bulb", px, tones.INK_GOLD), (x - px // 2, y - px // 2))
    size, room = 18.0, CARD.w - 62
    lines = text.wrap(view, words, "body", size, room)
    while len(lines) > 4 and size > 16.5:
        size -= 0.5
        lines = text.wrap(view, words, "body", size, room)
    pitch = min(25.0, (CARD.h - 24) / max(1, len(lines)))
    top = CARD.y + CARD.h / 2 - (len(lines) - 1) / 2 * pitch
    for i, line in enumerate(lines):
        text.draw(surface, view, line, (CARD.x + 48, top + i * pitch), "body", size, tones.INK, "lm", room=room + 4)


def _preview(surface: pygame.Surface, view: View, shown: Preview, sitting: Sitting) -> None:
    face = shown.extra if isinstance(shown.extra, Face) else Face()
    rect = view.rect(*CARD)
    _leaf(rect.w, rect.h, view.px(10)).draw(surface, rect.topleft)
    _head(surface, view, shown.tip.title, face, sitting)
    room = CARD.w - 30 - (BESIDE if face.gain else 0)
    rows = _rows(view, shown.tip.lines, room)[:MOST]
    pitch = min(ROW + 3, (CARD.h - CARD_HEAD - 6) / max(1, len(rows)))
    top = CARD.y + CARD_HEAD + (CARD.h - CARD_HEAD) / 2 - (len(rows) - 1) / 2 * pitch
    for i, (line, said, first) in enumerate(rows):
        y = top + i * pitch
        if line.art is not None and first:
            picture = _art(line, view, sitting)
            if picture is not None:
                x, mid = view.pos(CARD.x + 25, y)
                surface.blit(picture, (x - picture.get_width() // 2, mid - picture.get_height() // 2))
        left = CARD.x + (42 if line.art is not None else 16)
        rich(
            surface, view, said, (left, y), "body", SIZE, INKS[line.tone], sprites=sprite, sitting=sitting,
            room=CARD.x + CARD.w - 10 - left - (BESIDE if face.gain else 0),
        )  # fmt: skip
    if face.gain:
        px = view.px(MEDAL)
        medal = plates.gain(px, f"+{face.gain}", t("table.vp"), text.language())
        surface.blit(medal, view.pos(CARD.x + CARD.w - MEDAL - 12, CARD.y + CARD_HEAD + 17))


def _art(line: Line, view: View, sitting: Sitting) -> pygame.Surface | None:
    """The picture before a line; icons in ink."""
    art = line.art
    if art is None:
        return None
    px = view.px(art.size)
    if art.kind == "icon":
        return icon(art.face, px, tones.INK_SOFT)
    if art.kind == "seat":
        return pieces.disc(sitting.looks[art.owner], px)
    found = sprite(art, px, sitting)
    return found.body if found is not None else None


def _rows(view: View, lines: tuple[Line, ...], room: float) -> list[tuple[Line, str, bool]]:
    """The lines, each with whether it begins one; a long one shrinks before it breaks, and breaks if rows are left.

    What would be too small to read breaks in any case; where that takes too many rows muted lines at the end give way.
    """
    kept = list(lines)
    while sum(_least(view, line, room) for line in kept) > MOST and kept[-1].tone == "muted":
        kept.pop()
    found: list[tuple[Line, str, bool]] = []
    spare = MOST - sum(_least(view, line, room) for line in kept)
    for line in kept:
        free, least = _free(line, room), _least(view, line, room)
        wrapped = text.wrap(view, line.words, "body", SIZE, free)
        wide = text.width(view, line.words, "body", SIZE)
        if wide <= free / 0.9 or len(wrapped) - least > spare:
            wrapped = [line.words] if least == 1 else wrapped
        else:
            spare -= len(wrapped) - least
        found += [(line, said, i == 0) for i, said in enumerate(wrapped)]
    return found


def _free(line: Line, room: float) -> float:
    """The room for the words of a line, beside its picture."""
    return room - (26 if line.art is not None else 0)


def _least(view: View, line: Line, room: float) -> int:
    """How many rows a line takes at least."""
    free = _free(line, room)
    fits = text.width(view, line.words, "body", SIZE) <= free / SMALLEST
    return 1 if fits else len(text.wrap(view, line.words, "body", SIZE, free))


def _head(surface: pygame.Surface, view: View, title: str, face: Face, sitting: Sitting) -> None:
    """The band of a zone's colour with sign, name, and the disc of whose it is."""
    rect = view.rect(CARD.x, CARD.y, CARD.w, CARD_HEAD)
    whole = view.rect(*CARD)
    look = tones.ZONES[face.zone or "citadel"]
    top, low = mix(look.body, (255, 246, 224), 0.10), mix(look.body, (26, 18, 12), 0.10)
    shape = rounded(whole.w, whole.h, view.px(10)).subsurface((0, 0, rect.w, rect.h))
    surface.blit(masked(vertical(rect.w, rect.h, spread(top, low)), shape), rect)
    surface.blit(outline(whole.w, whole.h, view.px(10), max(1, view.px(1.4)), (*look.line, 230)), whole)
    kind, _, name = face.sign.partition(":")
    sign = {
        "district": tones.DISTRICT_ICONS.get(name, ""),
        "zone": tones.ZONES[name].icon if name in tones.ZONES else "",
        "leader": tones.LEADER_ICONS.get(name, ""),
    }.get(kind, "")
    x = CARD.x + 14
    if sign:
        px = view.px(22)
        left, middle = view.pos(CARD.x + 24, CARD.y + CARD_HEAD / 2)
        surface.blit(icon(sign, px, look.on_body), (left - px // 2, middle - px // 2))
        x = CARD.x + 44
    elif kind == "district":
        text.draw(surface, view, "?", (CARD.x + 24, CARD.y + CARD_HEAD / 2), "display_semibold", 26, look.on_body, "cm")
        x = CARD.x + 44
    place = (x, CARD.y + CARD_HEAD / 2 + 1)
    room = CARD.x + CARD.w - x - (42 if face.seat != NOBODY else 12)
    text.draw(surface, view, title, place, "display_sc", 22, look.on_body, "lm", room=room)
    if face.seat != NOBODY:
        px = view.px(25)
        left, middle = view.pos(CARD.x + CARD.w - 24, CARD.y + CARD_HEAD / 2)
        surface.blit(pieces.disc(sitting.looks[face.seat], px), (left - px // 2, middle - px // 2))
