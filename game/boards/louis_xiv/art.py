"""The pictures of the pieces of Louis XIV."""

from __future__ import annotations

import pygame

from engine.louis_xiv.data import MISSION_POINTS
from game import text
from game.art import palette
from game.art.icons import icon
from game.art.lettering import centred as lettered
from game.art.louis_xiv import cards, courtiers, light, plates, portraits, tones
from game.art.louis_xiv import pieces as things
from game.art.surfaces import Layer, blank, cached, faded, unit
from game.boards.louis_xiv import layout, words
from game.boards.louis_xiv import simulate as sim
from game.boards.parts import Sitting
from game.boards.sprites import Sprite, centred, common
from game.stage.pieces import Piece

RATIOS = {"influence": 124 / 92, "intrigue": 124 / 92, "income": 104 / 78, "mission": 118 / 116}
CANON = (92.0, 76.0, 66.0, 24.0)
"""Widths at which cards lie somewhere; others are scaled, for they are only passed in flight."""
GHOST = 0.72


def sprite(piece: Piece, px: int, sitting: Sitting, share: float = 1.0) -> Sprite | None:  # noqa: ARG001
    """The picture of a piece `px` device pixels large."""
    kind, _, name = piece.kind.partition(":")
    if kind == "marker":
        return marker(look_of(piece.owner, sitting), px, piece.face)
    if kind == "courtier":
        return board(int(name), piece.face)
    if kind == "clasp":
        return fixed_at(courtiers.clasp(name == "rising", piece.face == "lit", px))
    if kind == "lead":
        return centred(courtiers.lead_plate(px, round(px * 31 / 43)), shadow=False)
    if kind == "number":
        return centred(number(piece.face, px), shadow=False)
    if kind == "pill":
        return centred(plates.count(int(piece.face), px), shadow=False)
    if kind == "louis":
        return standing(things.louis(px))
    if kind == "chip":
        return chip(name, piece.face, px) if name else chip(piece.face, "", px)
    return _card(kind, name, piece, px) or _sign(kind, piece, px, sitting)


def look_of(owner: int, sitting: Sitting) -> str:
    """The look of a seat; who has none is the neutral colour."""
    return sitting.looks[owner] if 0 <= owner < len(sitting.looks) else "neutral"


def standing(body: pygame.Surface, shadow: bool = True) -> Sprite:
    """A figure whose foot is on its place."""
    return Sprite(body, (body.get_width() // 2, body.get_height()), shadow)


def fixed_at(layer: Layer) -> Sprite:
    """A layer that belongs to a point."""
    return Sprite(layer.picture, (-layer.offset[0], -layer.offset[1]), shadow=False)


def marker(look: str, px: int, face: str) -> Sprite:
    """A disc whose foot is on its place; only the lowest of a pile has a shadow."""
    body = things.disc(look, px)
    if face == "ghost":
        return standing(ghostly(body), shadow=False)
    return standing(body, shadow=face != "up")


@cached
def ghostly(body: pygame.Surface) -> pygame.Surface:
    return faded(body, GHOST)


def board(courtier: int, face: str) -> Sprite:
    """The board of a courtier with the side that lies up."""
    at = layout.board(courtier)
    return face_of(courtier, face, unit(at.w), text.language())


@cached
def face_of(courtier: int, face: str, width: int, language: str) -> Sprite:
    """The picture of a side, the middle of the board on its place."""
    condition = sim.condition_of(courtier, face)
    name = words.courtier(courtier)
    body = courtiers.face(courtier, name, face == "front", condition, sim.reward(courtier), width, language)
    return centred(body)


@cached
def number(face: str, px: int) -> pygame.Surface:
    """A number on the ledge of a courtier in ink, or with `*` on velvet in cream."""
    light_ink = face.endswith("*")
    said = face.rstrip("*")
    out = blank(px * 1.6, px * 1.2)
    ink = palette.rgb("#fff0c8") if light_ink else tones.INK
    lettered(out, said, "numbers_heavy", px, ink, (out.get_width() / 2, px * 0.6))
    return out


def chip(kind: str, face: str, px: int) -> Sprite | None:
    """A chip in its stack, or from above."""
    if face == "stack":
        return standing(things.chip_stack(kind, px, 1))
    return centred(things.chip(kind, px))


# ---------------------------------------------------------------------- cards


def _card(kind: str, name: str, piece: Piece, px: int) -> Sprite | None:
    if kind in ("influence", "intrigue", "income"):
        body = card_face(kind, piece.face, canonical(px), text.language())
        return centred(fitted(body, px))
    if kind == "mission":
        return mission(name, piece.face, px)
    if kind == "coat":
        return centred(things.coat_back(px)) if px > 5 else None
    return None


def canonical(px: int) -> int:
    """The next larger width at which cards are drawn."""
    return min((unit(size) for size in CANON if unit(size) >= px), default=unit(CANON[0]))


def fitted(body: pygame.Surface, px: int) -> pygame.Surface:
    """A card in flight, scaled."""
    wide, high = body.get_size()
    if wide == px:
        return body
    return pygame.transform.smoothscale(body, (max(1, px), max(1, round(high * px / wide))))


@cached
def card_face(kind: str, face: str, wide: int, language: str) -> pygame.Surface:
    """A card as large as it lies somewhere."""
    high = round(wide * RATIOS[kind])
    if face == "back":
        return cards.back(kind, wide, high)
    if kind == "influence":
        return cards.influence(int(face), words.card(int(face)), wide, high, language)
    if kind == "intrigue":
        return cards.intrigue(int(face), words.courtier(int(face)), wide, high, language)
    coins, courtier = face.split(":")
    return cards.income(int(coins), int(courtier), wide, high)


def mission(tier: str, face: str, px: int) -> Sprite | None:
    """A mission in the hand, its back, or finished."""
    if px < 6:
        return None
    if face in ("back", ""):
        wide, high = layout.MISSION
        body = mission_back(tier, unit(wide), unit(high))
        return centred(fitted(body, px))
    number = int(face.removesuffix("!"))
    if face.endswith("!"):
        wide, high = layout.SMALL_MISSION
        return centred(fitted(cards.small_mission(tier, sim.power(number), unit(wide), unit(high)), px))
    return centred(fitted(mission_face(number, unit(layout.MISSION_CARD[0]), unit(layout.MISSION_CARD[1])), px))


@cached
def mission_back(tier: str, wide: int, high: int) -> pygame.Surface:
    return cards.back(tier, wide, high)


@cached
def mission_face(number: int, wide: int, high: int) -> pygame.Surface:
    tier, needs = sim.tier(number), sim.needs(number)
    amount = sim.power_number(number)
    return cards.mission(tier, needs, sim.power(number), amount, MISSION_POINTS[number], wide, high)


# ---------------------------------------------------------------------- signs


def _sign(kind: str, piece: Piece, px: int, sitting: Sitting) -> Sprite | None:
    if kind == "coin":
        return centred(things.coin(px, int(piece.face) if piece.face else None))
    if kind == "shield":
        return centred(things.shield(px, piece.face or "any"), shadow=False)
    if kind == "start":
        return centred(things.start_tile(px))
    if kind == "cameo":
        return centred(portraits.cameo(int(piece.face), px))
    if kind == "pile":
        return centred(things.pile(look_of(piece.owner, sitting), px, max(1, int(piece.face or "1"))))
    if kind == "seat" and not 0 <= piece.owner < len(sitting.looks):
        return centred(things.disc("neutral", px))
    if kind == "tag":
        return centred(plates.gain(piece.face, px))
    if kind == "halo":
        return centred(light.halo(px), shadow=False)
    if kind == "small":
        return centred(fitted(card_face(piece.face, "back", canonical(px), text.language()), px))
    if kind == "power":
        return centred(icon(tones.POWERS[piece.face], px, palette.CREAM), shadow=False)
    return common(piece, px, sitting)


# ---------------------------------------------------------------------- the bar and the panels


def bead(px: int, state: str, number: int) -> pygame.Surface:
    """A round in the bar."""
    return plates.round_bead(px, state, str(number) if number else "")


def draw_phase(surface: pygame.Surface, rect: pygame.Rect) -> None:
    """The brass under the running phase."""
    plates.phase(rect.w, rect.h, "now").draw(surface, rect.topleft)
