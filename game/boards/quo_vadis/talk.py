"""What others negotiate, on a plate beside the stairs it is about: who is asked, on which terms, what they say."""

from __future__ import annotations

import pygame

from engine.api import NOBODY
from engine.quo_vadis import data
from engine.quo_vadis.position import NODE_ANSWER, NODE_BID, NODE_LOBBY, NODE_PICK, NODE_REPLY, NONE, Terms
from game import text
from game.art.quo_vadis import deal, figures, plan, tones
from game.art.surfaces import blank, cached, grounded
from game.boards.parts import Sitting
from game.boards.quo_vadis.simulate import State
from game.boards.sprites import Sprite
from game.stage.pieces import Piece
from game.telling import quo_vadis as words
from game.text import t
from game.view import HEIGHT, WIDTH, View

GAME = "game.quo_vadis"
TALKING = frozenset({NODE_ANSWER, NODE_REPLY, NODE_BID, NODE_PICK, NODE_LOBBY})
WIDE, HEAD, LINE, PAD = 326.0, 36.0, 24.0, 12.0
ABOVE = 30
"""The height of the plate over all pieces."""


def pieces(state: State, sitting: Sitting) -> list[Piece]:
    """The plate, where the viewer has no part in what is negotiated."""
    if state.node not in TALKING:
        return []
    party = {state.turn, state.current_player, *(one.seat for one in (*state.deal, *state.bids))}
    if sitting.viewer in party:
        return []
    face = "\n".join(rows(state, sitting))
    return [Piece("talk", NOBODY, "talk", face, place(state, face), ABOVE, WIDE)]


def rows(state: State, sitting: Sitting) -> list[str]:
    """The lines of the plate: a seat, what it says, and words, with bars between them."""
    name = sitting.names[state.turn]
    if state.passage == NONE:
        head = t(f"{GAME}.talk.side", name=name)
    elif state.node in (NODE_BID, NODE_PICK):
        head = t(f"{GAME}.talk.bids", name=name, passage=words.passage(state.passage))
    else:
        head = t(f"{GAME}.talk.offer", name=name, passage=words.passage(state.passage))
    found = [f"{state.turn}||{head}"]
    for i, one in enumerate(state.terms if state.deal else state.bids):
        kind = "yes" if i < state.answers or not state.deal else ""
        shown = one
        if state.counter and state.counter[0].seat == one.seat:
            kind, shown = "counter", state.counter[0]
        found.append(f"{one.seat}|{kind}|{_terms(shown, sitting)}")
    return found


def _terms(one: Terms, sitting: Sitting) -> str:
    return words.terms(one.pay, list(one.mine), list(one.theirs), one.called, one.seat, sitting.names)


def height(face: str) -> float:
    """How high a plate is: two lines for each seat that is asked."""
    return HEAD + LINE * 2 * (len(face.split("\n")) - 1) + PAD


def place(state: State, face: str) -> tuple[float, float]:
    """The middle of the plate: beside the stairs, inside the board."""
    left, top, wide, high = plan.BOARD
    tall = height(face)
    x, y = plan.piazza()
    if state.passage != NONE:
        x, y = plan.passages()[data.PASSAGES[state.passage]].centre
        x += (WIDE / 2 + 46) * (1 if x < left + wide / 2 else -1)
    return x, min(max(y, top + 8 + tall / 2), top + high - 8 - tall / 2)


def sprite(piece: Piece, px: int, sitting: Sitting) -> Sprite:
    body, offset = picture(piece.face, px, sitting.looks, text.language())
    return Sprite(body, (px // 2 - offset[0], body.get_height() // 2), shadow=False)


@cached
def picture(face: str, px: int, looks: tuple[str, ...], _language: str) -> tuple[pygame.Surface, tuple[int, int]]:
    """The plate, `px` wide."""
    scale = px / WIDE
    view = View((round(WIDTH * scale), round(HEIGHT * scale)))
    body = blank(px, view.px(height(face)))
    lines = [line.split("|", 2) for line in face.split("\n")]
    seat, _, head = lines[0]
    _badge(body, view, looks[int(seat)], (PAD + 10, HEAD / 2 + 3))
    text.draw(
        body, view, head, (PAD + 27, HEAD / 2 + 3), "body_semibold", 17, tones.INK, "lm", room=WIDE - PAD * 2 - 28
    )
    y = HEAD
    for who, kind, said in lines[1:]:
        _badge(body, view, looks[int(who)], (PAD + 10, y + 14))
        room = WIDE - PAD * 2 - 28 - (30 if kind else 0)
        wrapped = text.wrap(view, said, "body", 17, room)
        shown = [*wrapped[:1], " ".join(wrapped[1:])] if len(wrapped) > 1 else wrapped
        for i, line in enumerate(shown):
            at = (PAD + 27, y + (14 if len(shown) == 1 else 5 + LINE * i * 0.9 + 6))
            text.draw(body, view, line, at, "body", 17, tones.INK, "lm", room=room)
        if kind:
            sign = deal.answer_icon(kind, view.px(22))
            sx, sy = view.pos(WIDE - PAD - 12, y + 14)
            body.blit(sign, (sx - sign.get_width() // 2, sy - sign.get_height() // 2))
        y += LINE * 2
    ground = deal.bubble(px, body.get_height(), "counter" if any(row[1] == "counter" for row in lines) else "quiet")
    whole = grounded(body, (ground,))
    return whole.picture, whole.offset


def _badge(body: pygame.Surface, view: View, look: str, at: tuple[float, float]) -> None:
    mark = figures.badge(look, view.px(22))
    x, y = view.pos(*at)
    body.blit(mark, (x - mark.get_width() // 2, y - mark.get_height() // 2))
