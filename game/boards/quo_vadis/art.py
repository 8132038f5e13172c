"""The pictures of the pieces of Quo Vadis?."""

from __future__ import annotations

from engine.api import NOBODY
from game import text
from game.art.icons import icon
from game.art.palette import CREAM
from game.art.quo_vadis import figures, laurels, ledger, light
from game.art.surfaces import Layer
from game.boards.parts import Sitting
from game.boards.quo_vadis import simulate as sim
from game.boards.quo_vadis import talk
from game.boards.sprites import Sprite, centred, common
from game.stage.pieces import Piece
from game.text import t

GHOST = 0.8
"""How much is seen of a senator who would come here."""


def of(layer: Layer) -> Sprite:
    """A layer as a sprite: it knows itself where it belongs."""
    return Sprite(layer.picture, (-layer.offset[0], -layer.offset[1]), shadow=False)


def sprite(piece: Piece, px: int, sitting: Sitting, share: float = 1.0) -> Sprite | None:  # noqa: ARG001
    """The picture of a piece `px` device pixels large."""
    kind = piece.kind.partition(":")[0]
    look = sitting.looks[piece.owner] if NOBODY < piece.owner < len(sitting.looks) else ""
    if kind == "senator":
        return of(figures.standing(look, px, GHOST if piece.face == "ghost" else 1.0))
    if kind == "caesar":
        return of(figures.caesar_standing(px, GHOST if piece.face == "ghost" else 1.0))
    if kind == "laurel":
        return laurel(piece, px)
    if kind == "count":
        return centred(laurels.counter(piece.face, px), shadow=False)
    if kind == "pill":
        return pill(piece.face, px)
    if kind == "talk":
        return talk.sprite(piece, px, sitting)
    if kind == "tally":
        return centred(laurels.counter(piece.face, px), shadow=False)
    if kind == "seal":
        number, _, status = piece.face.partition(":")
        return of(ledger.seal(px, status, number))
    if kind == "target":
        return of(light.target_seat(px))
    if kind == "vote":
        return centred(icon("hand", px, CREAM), shadow=False)
    if kind == "badge" and piece.owner != NOBODY:
        return centred(figures.badge(look, px), shadow=False)
    if kind == "seat":
        return centred(figures.badge(sitting.looks[piece.owner], px), shadow=False)
    return common(piece, px, sitting)


def laurel(piece: Piece, px: int) -> Sprite | None:
    """A laurel, its back for one whose value is not shown; in pile and bag it is drawn with these."""
    if piece.place in ("pile", "bag"):
        return None
    value, caesar = sim.value_of(int(piece.face))
    layer = laurels.token(value, px, caesar)
    return Sprite(layer.picture, (px // 2 - layer.offset[0], px // 2 - layer.offset[1]), shadow=False)


def pill(missing: str, px: int) -> Sprite:
    """The votes still to win, or that the way is free."""
    if missing == "0":
        return of(light.pill(t("game.quo_vadis.free"), px, "free", text.language()))
    return of(light.pill(f"+{missing}", px))
