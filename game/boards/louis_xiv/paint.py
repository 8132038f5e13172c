"""Drawing the table of Louis XIV: the cloth, rails and decks, and the panels of the seats."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pygame

from engine.louis_xiv import data
from game import text
from game.art import materials, palette
from game.art import pieces as common_pieces
from game.art.icons import icon
from game.art.louis_xiv import cards, court, courtiers, light, plates, velvet
from game.art.louis_xiv import pieces as things
from game.art.surfaces import cached, piece_shadow, scale, unit
from game.boards.louis_xiv import account, art, film, layout, notes
from game.boards.louis_xiv import simulate as sim
from game.boards.louis_xiv.simulate import State
from game.boards.parts import Box, Deed, Sitting
from game.stage.spots import Circle, Spot
from game.text import t
from game.view import HEIGHT, WIDTH, View

GAME = "game.louis_xiv"
MEDALLION = (124.0, 92.0)


def ground(surface: pygame.Surface, view: View, _state: State) -> None:
    """All that never changes during a game."""
    velvet.draw_ground(surface, view.offset)
    line = view.rect(0, court.CLOTH.top + court.CLOTH.height - 2, court.CLOTH.width, 3)
    surface.blit(materials.brass_fill(line.w, line.h), line)
    for gaps in layout.CHIP_GAPS.values():
        for gap in gaps:
            x, y = court.chips_at(*gap)
            _middle(surface, view, velvet.medallion(view.px(MEDALLION[0]), view.px(MEDALLION[1])), (x, y - 20))
    for gap, size in ((layout.INTRIGUE_GAP, (132, 120)), (layout.PLAYED_GAP, (160, 116))):
        x, y = court.gap(*gap).middle
        _middle(surface, view, velvet.medallion(view.px(size[0]), view.px(size[1])), (x, y))
    _middle(surface, view, velvet.sun(view.px(112)), court.gap(*layout.EMPTY_GAP).middle)
    for name, place in layout.CAPTIONS.items():
        said = t(f"{GAME}.rail.{name}")
        text.draw(
            surface, view, said, place, "display_sc_bold", 17.5, palette.rgb("#d9c48f"), "cm", room=106, shadow=200
        )
    _middle(surface, view, things.bank(view.px(86)), layout.BANK)


def _middle(surface: pygame.Surface, view: View, picture: pygame.Surface, at: tuple[float, float]) -> None:
    x, y = view.pos(*at)
    surface.blit(picture, (x - picture.get_width() // 2, y - picture.get_height() // 2))


def dress(surface: pygame.Surface, view: View, state: State, sitting: Sitting) -> None:
    """What depends on the position and is no piece: reserves, decks and the words under the played cards."""
    for seat in range(state.players):
        reserve(surface, view, seat, sitting)
    left = sim.decks(state)
    decks = [("influence", layout.INFLUENCE), ("intrigue", layout.intrigue_deck()), ("coats", layout.COATS)]
    decks += [(tier, layout.mission_deck(tier)) for tier in data.TIERS]
    for name, box in decks:
        rect = view.rect(*box)
        cards.deck(name, left[name], rect.w, rect.h).draw(surface, rect.topleft)
    held = sim.held_card(state) is not None and state.current_player == sitting.viewer
    count = len(state.played) - held
    x, y = court.gap(*layout.PLAYED_GAP).middle
    words(surface, view, t(f"{GAME}.played", count=count), (x, y + 53))


def words(surface: pygame.Surface, view: View, said: str, at: tuple[float, float]) -> None:
    """A dark plate with words on the velvet."""
    wide = text.width(view, said, "display_semibold", 17) + 22
    rect = view.rect(at[0] - wide / 2, at[1] - 12, wide, 24)
    plates.plaque(rect.w, rect.h).draw(surface, rect.topleft)
    text.draw(surface, view, said, at, "display_semibold", 17, palette.CREAM, "cm")


def reserve(surface: pygame.Surface, view: View, seat: int, sitting: Sitting) -> None:
    """The field of a general reserve with its mark and name; discs and number are pieces."""
    box = layout.reserve(seat)
    rect = view.rect(*box)
    look = sitting.looks[seat]
    surface.blit(things.tray(look, rect.w, rect.h), rect)
    px = view.px(16)
    x, y = view.pos(box.x + 25, box.y + 21)
    surface.blit(common_pieces.mark(look, px, palette.LOOKS[look].on_dark), (x - px // 2, y - px // 2))
    text.draw(
        surface, view, t(f"{GAME}.reserve"), (box.x + 40, box.y + 21), "display_semibold", 17.5,
        palette.rgb("#f3e6c8"), "lm", room=82,
    )  # fmt: skip


# ---------------------------------------------------------------------- light


def glow(surface: pygame.Surface, view: View, spots: Sequence[Spot], strength: float) -> None:
    """The rings of what may be chosen."""
    for spot in spots:
        _ring(surface, view, spot, strength, hover=False)


def lift(surface: pygame.Surface, view: View, spot: Spot, _state: State, _sitting: Sitting) -> None:
    """A spot under the pointer."""
    _ring(surface, view, spot, 1.0, hover=True)


def _ring(surface: pygame.Surface, view: View, spot: Spot, strength: float, hover: bool) -> None:
    if isinstance(spot.region, Circle):
        return  # the badge is drawn over the board
    rect = view.rect(*spot.region.bounds)
    kind = "hover" if hover else "move" if spot.move[0] == "move_on" else "place"
    radius = 12 if spot.move[0] == "recall" else 9
    light.ring(rect.w, rect.h, view.px(radius), kind).draw(surface, rect.topleft, strength)


# ---------------------------------------------------------------------- panels


def plate(
    surface: pygame.Surface, view: View, box: Box, state: State, seat: int, who: str, deed: Deed, sitting: Sitting
) -> None:
    """The panel of a seat; what it owns is pieces."""
    lit = state.current_player == seat and state.courtier < 0
    _head(surface, view, box, state, seat, who, sitting, lit)
    for name in layout.NUMBERS:
        _number(surface, view, state, seat, name)
    values = {
        "coins": state.coins[seat],
        "coats": state.coat_sizes[seat],
        "influence": state.hand_sizes[seat],
        "intrigue": state.intrigue_sizes[seat],
    }
    for name, value in values.items():
        area = layout.thing_box(seat, state.players, name)
        x, y = layout.thing_at(seat, state.players, name)
        picture = _thing(name, view)
        _middle(surface, view, picture, (x, y))
        colour = palette.CREAM if value else palette.QUIET
        text.draw(surface, view, str(value), (area.x + 37, y), "numbers", 23, colour, "lm", room=28)
    if not sim.chips(state, seat):
        area = layout.chips_box(seat, state.players)
        _middle(surface, view, things.chip_place(view.px(34)), (area.x + area.w - 19, area.y + area.h / 2))
    _deed(surface, view, box, state, seat, deed, lit)


@cached
def _faint(name: str, px: int) -> pygame.Surface:
    """What lies under a card or coat in a panel, and stays when there is none."""
    body = things.coat_back(px) if name == "coats" else art.card_face(name, "back", px, "")
    body = body.copy()
    body.set_alpha(70)
    return body


def _thing(name: str, view: View) -> pygame.Surface:
    if name == "coins":
        return things.coin(view.px(30))
    return _faint(name, view.px(28) if name == "coats" else unit(24))


def _head(
    surface: pygame.Surface, view: View, box: Box, state: State, seat: int, who: str, sitting: Sitting, lit: bool
) -> None:
    """Disc, name, level and the laurel with the points so far."""
    body = things.disc(sitting.looks[seat], view.px(layout.PANEL_DISC))
    x, y = view.pos(*layout.supply_at(seat, state.players))
    at = (x - body.get_width() // 2, y - body.get_height())
    piece_shadow(body).draw(surface, at)
    surface.blit(body, at)
    left, middle = box.x + 66, box.y + 40
    right = box.x + box.w - (124 if state.first == seat else 86)
    drawn = text.draw(
        surface, view, sitting.names[seat], (left, middle), "display_semibold", 26, palette.CREAM, "lm",
        room=right - left - 40,
    )  # fmt: skip
    after = left + drawn.w + 10
    colour = palette.GLOW if lit else palette.MUTED
    said = who if text.width(view, who, "display_italic", 18) <= right - after else who.split(" · ", maxsplit=1)[0]
    text.draw(surface, view, said, (after, middle + 1), "display_italic", 18, colour, "lm", room=right - after)
    px = view.px(66)
    wreath = things.laurel(px, str(state.scores()[seat]))
    _middle(surface, view, wreath, layout.score_at(seat, state.players))


def _number(surface: pygame.Surface, view: View, state: State, seat: int, name: str) -> None:
    """Markers in the personal supply, on courtiers and in the general reserve, each in its own hollow."""
    box = layout.number_box(seat, state.players, name)
    rect = view.rect(*box)
    surface.blit(materials.well(rect.w, rect.h, view.px(7)), rect)
    values = {"supply": state.personal[seat], "court": sim.on_court(state, seat), "reserve": state.general[seat]}
    y = box.y + box.h / 2
    colour = palette.CREAM if name == "supply" else palette.MUTED
    text.draw(surface, view, t(f"{GAME}.well.{name}"), (box.x + 10, y), "display", 18, colour, "lm", room=box.w - 44)
    text.draw(surface, view, str(values[name]), (box.x + box.w - 11, y), "numbers", 22, palette.CREAM, "rm")


def _deed(surface: pygame.Surface, view: View, box: Box, state: State, seat: int, deed: Deed, lit: bool) -> None:
    """What the seat did last, beside the finished missions."""
    if not deed.key:
        return
    done = layout.done_box(seat, state.players)
    count = len(sim.completed(state, seat))
    left = done.x if not count else layout.done_mission(seat, state.players, count - 1, count)[0] + 24
    y = done.y + done.h / 2
    px = view.px(20)
    x, top = view.pos(left + 2, y)
    surface.blit(icon(notes.icon(deed.key), px, palette.MUTED), (x, top - px // 2))
    room = box.x + box.w - 12 - left - 30
    lines = text.wrap(view, deed.words, "body", 16.5, room)[:2]
    colour = palette.CREAM if lit else palette.MUTED
    for i, line in enumerate(lines):
        row = y + (i - (len(lines) - 1) / 2) * 20
        text.draw(surface, view, line, (left + 30, row), "body", 16.5, colour, "lm", room=room)


# ---------------------------------------------------------------------- ahead of time


def warm(sitting: Sitting) -> Iterator[None]:
    """Draws, one at a step, what would make a frame late when it is first needed."""
    language = text.language()
    wide = unit(court.BOARD[0])
    for courtier in sim.COURTIERS:
        for side in data.SIDES:
            art.face_of(courtier, side, wide, language)
            yield
    for face in range(data.FACES):
        for size in (92.0, 66.0):
            art.card_face("influence", str(face), unit(size), language)
            yield
    for look in (*sitting.looks, "neutral"):
        for size in (layout.DISC, layout.RESERVE_DISC, layout.PANEL_DISC):
            things.disc(look, unit(size))
        yield
    for chip in data.CHIPS:
        things.chip(chip, unit(34))
        things.chip_stack(chip, unit(layout.CHIP), 1)
        yield
    view = View((round(WIDTH * scale()), round(HEIGHT * scale())))
    yield from account.warm(view)
    yield from film.warm(view)
    for lit in (False, True):
        courtiers.clasp(False, lit, unit(36))
        courtiers.clasp(True, lit, unit(36))
        yield
