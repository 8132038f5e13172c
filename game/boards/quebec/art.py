"""The pictures of the pieces of Québec."""

from __future__ import annotations

import math

import pygame

from game import text
from game.art import palette
from game.art.fonts import font_for
from game.art.icons import icon
from game.art.lettering import centred as lettered
from game.art.quebec import blocks, city, houses, light, lots, plates
from game.art.quebec.tones import ZONES, leader_zone
from game.art.surfaces import Layer, blank, cached, faded, shrunk, unit
from game.boards.parts import Sitting
from game.boards.quebec import words
from game.boards.sprites import Sprite, centred, common
from game.stage.pieces import Piece

RESERVE = 0.55
"""How much of a worker of the reserve is seen."""


def sprite(piece: Piece, px: int, sitting: Sitting, share: float = 1.0) -> Sprite | None:  # noqa: ARG001
    """The picture of a piece `px` device pixels large."""
    kind, _, name = piece.kind.partition(":")
    look = sitting.looks[piece.owner] if 0 <= piece.owner < len(sitting.looks) else ""
    if kind == "worker":
        return worker(look, px, piece.face)
    if kind == "tile":
        return tile(name, piece.face, px)
    if kind == "blue":
        return centred(lots.blue_disc(px, int(piece.face)))
    if kind == "token":
        return centred(lots.token(look, px, int(piece.face)))
    if kind == "link":
        first, _, second = name.partition(":")
        return fixed(lots.link(look, first, second))
    if kind == "count":
        return centred(count(piece.face, px), shadow=False)
    return _tall(kind, name, piece, px, sitting)


def _tall(kind: str, name: str, piece: Piece, px: int, sitting: Sitting) -> Sprite | None:
    look = sitting.looks[piece.owner] if 0 <= piece.owner < len(sitting.looks) else ""
    if kind == "architect":
        return standing(blocks.architect(look, px))
    if kind == "yellow":
        holder = int(piece.face)
        return standing(blocks.yellow_architect(px, sitting.looks[holder] if holder >= 0 else None))
    if kind == "builder":
        return standing(blocks.architect_ghost(look or None, px), shadow=False)
    if kind == "figure":
        yellow = piece.face == "yellow"
        return centred(blocks.yellow_architect(px, look) if yellow else blocks.architect(look, px))
    if kind == "leader":
        return leader(name, piece.face, px)
    if kind == "emblem":
        return centred(plates.emblem(piece.face, px))
    if kind == "halo":
        layer = light.ring(px)
        return Sprite(layer.picture, (px // 2 - layer.offset[0], px // 2 - layer.offset[1]), shadow=False)
    if kind == "star":
        return centred(icon("round-star", px, palette.rgb("#e0a83c")), shadow=False)
    if kind == "vacant":
        return centred(vacant(px), shadow=False)
    return common(piece, px, sitting)


def fixed(layer: Layer) -> Sprite:
    """A picture that belongs to the corner of the design space."""
    return Sprite(layer.picture, (-layer.offset[0], -layer.offset[1]), shadow=False, fixed=True)


def standing(body: pygame.Surface, shadow: bool = True) -> Sprite:
    """A figure whose foot is on its place."""
    return Sprite(body, (body.get_width() // 2, body.get_height()), shadow)


def worker(look: str, px: int, face: str) -> Sprite:
    """A cube: the middle of its front lies on its place."""
    if face == "ghost":
        body = blocks.cube_ghost(look, px)
    elif face == "reserve":
        body = pale_cube(look, px)
    else:
        body = blocks.cube(look, px, face != "plain")
    middle = px / 2 + 0.6
    return Sprite(body, (round(middle), round(middle + px * blocks.DEPTH)), shadow=face not in ("ghost", "reserve"))


@cached
def pale_cube(look: str, px: int) -> pygame.Surface:
    return faded(blocks.cube(look, px), RESERVE)


def tile(space: str, face: str, px: int) -> Sprite:
    """What lies on a space: printed, open, being built or finished."""
    place = city.spaces()[space]
    zone = place.zone
    kind, _, century = face.partition(":")
    if kind == "later":
        return centred(lots.later(zone, int(century), px), shadow=False)
    if kind == "open":
        return centred(lots.open_tile(zone, px, place.cost))
    if kind == "site":
        return centred(lots.scaffold(zone, int(century), px, place.cost))
    return centred(lots.finished(zone, px, houses.variant(space), kind == "owned"))


# ---------------------------------------------------------------------- numbers


@cached
def count(face: str, px: int) -> pygame.Surface:
    """The number under a pile, on a brass pill where it is the largest; a nought is faint."""
    lead = face.endswith("!")
    pill = plates.lead(px)
    out = pill.copy() if lead else blank(*pill.get_size())
    number = face.rstrip("!")
    ink = palette.BRASS_INK if lead else palette.rgb("#9b927c") if number == "0" else palette.rgb("#28303a")
    lettered(out, number, "numbers", round(px * 0.88), ink, (out.get_width() / 2, px * 0.48))
    return out


@cached
def vacant(px: int) -> pygame.Surface:
    """The broken ring in a panel without a leader."""
    factor, dashes, ink = 4, 12, palette.rgb("#7d6342")
    side = px * factor
    out = blank(side, side, (*ink, 0))
    for part in range(dashes * 8):
        if part % 8 < 5:
            angle = math.tau * part / (dashes * 8)
            at = (side / 2 + math.cos(angle) * side * 0.46, side / 2 + math.sin(angle) * side * 0.46)
            pygame.draw.circle(out, ink, at, max(factor * 0.5, side * 0.019))
    return shrunk(out, factor)


# ---------------------------------------------------------------------- leaders


def leader(name: str, face: str, px: int) -> Sprite:
    """A card of a display of so many, or the medallion of a leader somebody has."""
    if not face:
        return centred(plates.leader_face(name, px))
    layer, wide, high = card(name, int(face), text.language())
    return Sprite(layer.picture, (wide // 2 - layer.offset[0], high // 2 - layer.offset[1]), shadow=False)


@cached
def card(name: str, of: int, language: str) -> tuple[Layer, int, int]:
    """The card of a leader with its name, and how wide and high it is; it never shrinks in flight."""
    box = city.leader_box(0, of)
    wide, high = unit(box[2]), unit(box[3])
    layer = plates.leader_card(name, wide, high)
    body = layer.picture.copy()
    said, size = words.leader(name), unit(17)
    while size > 8 and font_for(said, "body", size, language).size(said)[0] > wide - unit(12):
        size -= 1
    middle = (wide / 2 - layer.offset[0], high - unit(4) - unit(plates.BAND) / 2 - layer.offset[1])
    lettered(body, said, "body", size, ZONES[leader_zone(name)].on_body, middle, language)
    return Layer(body, layer.offset), wide, high
