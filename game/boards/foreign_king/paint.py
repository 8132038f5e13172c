"""Drawing the board of The Foreign King: the sheet, the action table, Congress, and the light on what is possible."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import pygame

from engine.api import NOBODY
from engine.foreign_king.data import ACTIONS, PROVINCES
from engine.foreign_king.position import NODE_ACTION, NODE_COPY
from engine.foreign_king.scoring import controller
from engine.foreign_king.spaces import choosable
from game import text
from game.art import belgium, palette
from game.art import foreign_king as art
from game.art.lettering import sloped
from game.art.ornaments import compass_rose
from game.art.papers import cartouche, chosen, rule
from game.art.pieces import brass_oval
from game.art.surfaces import faded, sheet_shadows
from game.boards.foreign_king import layout, rows, words
from game.boards.foreign_king.art import sprite
from game.boards.foreign_king.pieces import actions_in_play
from game.boards.foreign_king.simulate import State
from game.boards.parts import Box, Sitting
from game.boards.rich import rich
from game.stage.pieces import Piece
from game.stage.spots import Spot
from game.text import t
from game.view import View

SMALL: Final = 16.5


def ground(surface: pygame.Surface, view: View, state: State) -> None:
    """All that never changes during a game."""
    _sheet(surface, view)
    table = layout.ACTION_TABLE
    count = len(actions_in_play(state))
    _cartouche(surface, view, Box(table.x, table.y, table.w, count * layout.ROW + 8), 33)
    _congress(surface, view)
    _cartouche(surface, view, layout.STOCK, 36)
    for kind, size in (("medal", 33), ("textile", 34), ("metallurgical", 34)):
        faint = sprite(Piece(kind, face="faint", size=size), view.px(size), Sitting((), (), NOBODY))
        if faint is not None:
            faint.draw(surface, view.pos(*layout.stock_at(kind, 44 if kind == "medal" else size)))
    x = layout.STOCK.x + layout.STOCK.w / 2
    text.draw(
        surface, view, t("game.foreign_king.supply"), (x, layout.STOCK.y + 19), "fell", 17, palette.INK, "cm", room=52
    )


def _sheet(surface: pygame.Surface, view: View) -> None:
    belgium.draw_ground(surface, view.offset)
    language = text.language()
    for name, place in belgium.NEIGHBOURS.items():
        said, px = t(f"game.foreign_king.land.{name}"), view.px(place.size)
        role = "fell_italic" if name == "north_sea" else "fell_sc"
        spacing = place.spacing * view.scale
        if language != "en" and place.degrees == -90:
            _upright(surface, view, said, place)
            continue
        body = sloped(said, role, px, place.colour, place.degrees, language, spacing, place.alpha)
        x, y = view.pos(*place.at)
        surface.blit(body, (x - body.get_width() // 2, y - body.get_height() // 2))
    rose = compass_rose(view.px(60))
    surface.blit(
        faded(rose, 0.75), view.pos(layout.INNER.x + layout.INNER.w - 72, layout.INNER.y + layout.INNER.h - 158)
    )


def _upright(surface: pygame.Surface, view: View, said: str, place: belgium.Words) -> None:
    """Chinese runs down where English is turned."""
    step = place.size * 1.5
    for i, letter in enumerate(said):
        at = (place.at[0], place.at[1] + (i - (len(said) - 1) / 2) * step)
        alpha = round(255 * place.alpha)
        text.draw(surface, view, letter, at, "fell", place.size, place.colour, "cm", alpha=alpha)


def _cartouche(surface: pygame.Surface, view: View, box: Box, seed: int) -> None:
    rect = view.rect(*box)
    cartouche(rect.w, rect.h, seed).draw(surface, rect.topleft)


def _congress(surface: pygame.Surface, view: View) -> None:
    box = layout.CONGRESS
    _cartouche(surface, view, box, 35)
    middle = view.pos(box.x + box.w / 2, box.y + box.h - 16)
    art.hemicycle().draw(surface, middle)
    said = t("game.foreign_king.congress")
    text.draw(surface, view, said, (box.x + box.w / 2 + 22, box.y + 25), "fell", 21, palette.INK, "cm", room=150)
    oval = view.rect(*layout.PORTRAIT)
    frame = brass_oval(oval.w, oval.h)
    for layer in sheet_shadows(frame)[1:]:
        layer.draw(surface, oval.topleft)
    surface.blit(frame, oval)
    inner = oval.inflate(-2 * view.px(5), -2 * view.px(5))
    surface.blit(art.portrait(inner.w, inner.h), inner)


# ---------------------------------------------------------------------- the action table


def dress(surface: pygame.Surface, view: View, state: State, sitting: Sitting) -> None:
    """The rows of the action table: free, occupied, barred or chosen now."""
    before_chosen = False
    for i, (name, row) in enumerate(layout.rows(actions_in_play(state)).items()):
        taken = chosen_now(state, name)
        if taken:
            rect = view.rect(row.x + 2, row.y + 2, row.w - 4, row.h - 4)
            chosen(rect.w, rect.h).draw(surface, rect.topleft)
        elif i and not before_chosen:
            line = view.rect(row.x + 10, row.y, row.w - 20, 1)
            surface.blit(rule(line.w), line)
        before_chosen = taken
        _row(surface, view, state, sitting, name, row, taken)


def chosen_now(state: State, name: str) -> bool:
    """Whether the player to move has just chosen this action and is carrying it out."""
    seat = state.current_player
    if seat < 0 or state.node in (NODE_ACTION,) or state.current_player != state.order[state.turn]:
        return False
    return state.pawns[seat] == ACTIONS.index(name)


def barred(state: State, name: str) -> str:
    """Why a row is dim: "last" for the own last action, "occupied", "impossible", or ""."""
    action = ACTIONS.index(name)
    seat = state.current_player
    if state.node == NODE_COPY or seat < 0:
        return ""
    for other, stands in enumerate(state.pawns):
        if stands == action:
            return "last" if other == seat and state.node == NODE_ACTION else "occupied"
    impossible = state.node == NODE_ACTION and not choosable(state, seat) >> action & 1
    return "impossible" if impossible else ""


def _row(surface: pygame.Surface, view: View, state: State, sitting: Sitting, name: str, row: Box, taken: bool) -> None:
    why = "" if taken else barred(state, name)
    middle = row.y + row.h / 2
    px = view.px(46)
    x, y = view.pos(row.x + 9, middle - 23)
    surface.blit(art.action_roundel(name, px, taken, bool(why)), (x, y))
    ink = palette.mix(palette.INK, palette.CARTOUCHE, 0.40) if why else palette.INK
    left = row.x + 64
    text.draw(surface, view, words.action(name), (left, middle - 13), "fell", 22, ink, "lm", room=row.w - 64 - 42)
    if name == "turn_order" and ACTIONS.index(name) in state.pawns:
        return
    if name == "turn_order":
        rich(
            surface,
            view,
            "+{franc:1}",
            (row.x + row.w - 52, middle - 13),
            "body",
            17,
            ink,
            sprites=sprite,
            sitting=sitting,
        )
        return
    if why == "last":
        said = t("game.foreign_king.last_turn")
        text.draw(surface, view, said, (left, middle + 14), "body_italic", SMALL, ink, "lm", room=row.w - 64 - 42)
        return
    said = t(f"game.foreign_king.action.{name}.under")
    alpha = 185 if why else 255
    rich(
        surface,
        view,
        said,
        (left, middle + 14),
        "body",
        SMALL,
        ink,
        sprites=sprite,
        sitting=sitting,
        alpha=alpha,
        room=row.w - 64 - 42,
    )


# ---------------------------------------------------------------------- light


def glow(surface: pygame.Surface, view: View, spots: Sequence[Spot], strength: float) -> None:
    """The glow of the spots on the board."""
    for spot in spots:
        kind, _, name = spot.thing.partition(":")
        if kind == "province":
            belgium.ring(name).draw(surface, view.offset, strength)
        elif kind == "action":
            row = spot.region.bounds
            rect = view.rect(row.x + 3, row.y + 3, row.w - 6, row.h - 6)
            rows.glow(rect.w, rect.h).draw(surface, rect.topleft, strength)


def warm(sitting: Sitting) -> Iterator[None]:
    """Draws, one at a step, what would make a frame late when it is first needed."""
    for name in PROVINCES:
        belgium.ring(name)
        yield
        belgium.hovered(name)
        yield
    for name in PROVINCES:
        for look in sitting.looks:
            belgium.wash(name, look)
            yield


def lift(surface: pygame.Surface, view: View, spot: Spot, state: State, sitting: Sitting) -> None:
    """A spot under the pointer."""
    kind, _, name = spot.thing.partition(":")
    if kind == "province":
        leader = controller(state, PROVINCES.index(name))
        look = sitting.looks[leader] if leader != NOBODY else None
        belgium.hovered(name).draw(surface, view.offset)
        if look is not None:
            rise = round(belgium.LIFT * view.scale)
            belgium.wash(name, look).draw(surface, (view.offset[0] - rise // 2, view.offset[1] - rise))
    elif kind == "action":
        row = spot.region.bounds
        rect = view.rect(row.x + 3, row.y + 3, row.w - 6, row.h - 6)
        rows.hover(rect.w, rect.h).draw(surface, rect.topleft)
        _row(surface, view, state, sitting, name, row, False)
