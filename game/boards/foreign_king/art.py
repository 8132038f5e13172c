"""The pictures of the pieces of The Foreign King."""

from __future__ import annotations

from weakref import WeakKeyDictionary

import pygame

from game import text
from game.art import belgium, palette, pieces
from game.art import foreign_king as art
from game.art.fonts import capital_middle, font_for
from game.art.lettering import haloed
from game.art.surfaces import cached, faded, on_clear, scale
from game.boards.foreign_king import words
from game.boards.parts import Sitting
from game.boards.sprites import Sprite, centred, common, disc
from game.stage.pieces import Piece

NAME_ROLE = "fell_sc"
DISCS = frozenset({"citizen", "order", "vp"})


def sprite(piece: Piece, px: int, sitting: Sitting, share: float = 1.0) -> Sprite | None:
    """The picture of a piece `px` device pixels large; `share` tells how far a wash has come."""
    kind = piece.kind.partition(":")[0]
    if piece.face == "faint":
        return _faint(piece, px, sitting, 0.3)
    if piece.face == "ghost":
        return _ghost(piece, px, sitting)
    if kind in DISCS:
        return disc(sitting.looks[piece.owner], px)
    if kind == "wash":
        return _wash(piece, sitting.looks[piece.owner], share)
    if kind in ("textile", "metallurgical"):
        return centred(works(kind, px, piece.face == "scored"))
    if kind in ("count", "works", "lap"):
        lead = piece.face.endswith("!")
        return centred(pieces.badge(piece.face.rstrip("!"), px, "lead" if lead else "plain"), shadow=False)
    if kind == "name":
        return name(piece.place)
    if kind == "mark":
        return mark(piece.place, sitting.looks[piece.owner], px)
    return _single(kind, piece, px, sitting)


def _single(kind: str, piece: Piece, px: int, sitting: Sitting) -> Sprite | None:
    if kind == "pawn":
        return centred(pieces.pawn(sitting.looks[piece.owner], px))
    if kind == "king":
        return centred(art.king_piece(px))
    if kind == "marker":
        body = art.king_marker(px)
        return Sprite(body, (px // 2, px // 2))
    if kind == "medal":
        return centred(art.medal(px, piece.face == "loan"))
    if kind == "franc":
        return Sprite(pieces.coin(px, int(piece.face) if piece.face.isdigit() else piece.face), (px // 2, px // 2))
    return common(piece, px, sitting)


@cached
def works(kind: str, px: int, scored: bool) -> pygame.Surface:
    """A factory; a scored one lies on its side and bears the seal."""
    body = art.factory(kind, px, scored)
    if not scored:
        return body
    whole = body.copy()
    seal = pieces.check_seal(round(px * 0.45))
    whole.blit(seal, (whole.get_width() - seal.get_width(), whole.get_height() - seal.get_height()))
    return whole


def _wash(piece: Piece, look: str, share: float) -> Sprite:
    layer = belgium.wash(piece.place, look, share)
    return Sprite(layer.picture, (-layer.offset[0], -layer.offset[1]), shadow=False, fixed=True)


def name_size(place: str) -> float:
    return 18.5 if place == "west_flanders" else 20.0


def name(place: str) -> Sprite:
    """The name of a province, with a soft light behind it."""
    language = text.language()
    said, px = words.province(place), round(name_size(place) * scale())
    spacing = 0.0 if language != "en" else (0.4 if place == "west_flanders" else 1.0) * scale()
    layer = haloed(said, NAME_ROLE, px, palette.INK, language, spacing)
    middle = capital_middle(font_for(said, NAME_ROLE, px, language))
    width = layer.picture.get_width() + 2 * layer.offset[0]
    return Sprite(layer.picture, (width // 2 - layer.offset[0], round(middle) - layer.offset[1]), shadow=False)


def mark(place: str, look: str, px: int) -> Sprite:
    """The mark of whoever controls a province, before its name."""
    body = pieces.rimmed_mark(look, px)
    half = name(place)
    layer_left = half.anchor[0] - round(6 * scale())
    return Sprite(body, (layer_left + px - round(3 * scale()), px // 2), shadow=False)


def _ghost(piece: Piece, px: int, sitting: Sitting) -> Sprite | None:
    """A piece where it would come to lie."""
    if piece.kind != "citizen":
        return _faint(piece, px, sitting, 0.72)
    layer = pieces.ghost(sitting.looks[piece.owner], px)
    return Sprite(layer.picture, (px // 2 - layer.offset[0], px // 2 - layer.offset[1]), shadow=False)


def _faint(piece: Piece, px: int, sitting: Sitting, strength: float) -> Sprite | None:
    """A piece of the past, or a place where none lies."""
    solid = sprite(piece._replace(face=""), px, sitting)
    if solid is None:
        return None
    return Sprite(_paler(solid.body, strength), solid.anchor, shadow=False)


_pale: WeakKeyDictionary[pygame.Surface, dict[float, pygame.Surface]] = WeakKeyDictionary()
on_clear(_pale.clear)


def _paler(body: pygame.Surface, strength: float) -> pygame.Surface:
    known = _pale.setdefault(body, {})
    if strength not in known:
        known[strength] = faded(body, strength)
    return known[strength]
