"""What others negotiate, on a plate beside the stairs it is about: who is asked, on which terms, what they say."""

from __future__ import annotations

import pygame

from engine.api import NOBODY, Note
from engine.match import REMARK
from engine.quo_vadis import data
from engine.quo_vadis.position import NODE_ANSWER, NODE_BID, NODE_LOBBY, NODE_PICK, NODE_REPLY, NONE, Terms
from game import text
from game.art.quo_vadis import deal, figures, plan, tones
from game.art.surfaces import blank, cached, grounded
from game.boards.parts import Sitting
from game.boards.quo_vadis import answers
from game.boards.quo_vadis import simulate as sim
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
FAILED = frozenset({"refused", "counter_dropped", "deal_failed", REMARK})
AGREED = frozenset({"accepted", "counter_taken", "picked", "deal_made", REMARK})
"""The last notes of a proposal that comes to nothing, and of one that is carried out."""
PLAIN_VIEW = View((round(WIDTH), round(HEIGHT)))


def pieces(state: State, sitting: Sitting, note: Note | None = None) -> list[Piece]:
    """The plate, where the viewer has no part in what is negotiated, until a deal is carried out."""
    if state.node not in TALKING or (sim.agreed(state) and (note is None or note.key not in AGREED)):
        return []
    party = {state.turn, *(one.seat for one in (*state.deal, *state.bids))}
    if state.node != NODE_LOBBY:
        party.add(state.current_player)
    if sitting.viewer in party:
        return []
    face = "\n".join(rows(state, sitting, note))
    return [Piece("talk", NOBODY, "talk", face, place(state, face), ABOVE, WIDE)]


def rows(state: State, sitting: Sitting, note: Note | None = None) -> list[str]:
    """The lines of the plate: a seat, what it says, words and its remark, with bars between them."""
    name = sitting.names[state.turn]
    if state.passage == NONE:
        head = t(f"{GAME}.talk.side", name=name)
    elif state.node in (NODE_BID, NODE_PICK):
        head = t(f"{GAME}.talk.bids", name=name, passage=words.passage(state.passage))
    else:
        head = t(f"{GAME}.talk.offer", name=name, passage=words.passage(state.passage))
    found = [f"{state.turn}||{head}|{_remark(state.turn, sitting, note)}"]
    for i, one in enumerate(state.terms if state.deal else state.bids):
        shown = state.counter[0] if state.counter and state.counter[0].seat == one.seat else one
        said = _remark(one.seat, sitting, note)
        found.append(f"{one.seat}|{_kind(state, i, note)}|{_terms(shown, sitting)}|{said}")
    return found


def _kind(state: State, place: int, note: Note | None) -> str:
    """What the seat at a place of the deal has answered so far."""
    if not state.deal or place < state.answers:
        return "yes"
    if place > state.answers:
        return ""
    key = note.key if note is not None else ""
    about = note.facts.get("seat") if note is not None else NOBODY
    if state.counter:
        return "no" if key in FAILED and about == state.turn else "counter"
    return "no" if key in FAILED and (key == "deal_failed" or about == state.terms[place].seat) else ""


def _remark(seat: int, sitting: Sitting, note: Note | None) -> str:
    """What a seat says at a note, "" if that is another's or none."""
    if note is None or note.key != REMARK or note.facts["seat"] != seat:
        return ""
    return t(f"{GAME}.quote", words=answers.said(note, sitting))


def _terms(one: Terms, sitting: Sitting) -> str:
    said = words.terms(one.pay, list(one.mine), list(one.theirs), one.called, one.seat, sitting.names)
    return t(f"{GAME}.talk.votes", votes=words.votes(one.votes), terms=said) if one.votes > 1 else said


def _wrapped(line: str) -> tuple[int, str, list[str], list[str]]:
    """A line of the plate: the seat, what it says, its words and its remark in lines."""
    seat, kind, said, remark = line.split("|", 3)
    room = WIDE - PAD * 2 - 28 - (30 if kind else 0)
    told, spoken = text.wrap(PLAIN_VIEW, said, "body", 17, room), []
    if remark:
        spoken = text.wrap(PLAIN_VIEW, remark, "body_italic", 17, WIDE - PAD * 2 - 28)
    return int(seat), kind, told, spoken


def _high(line: str) -> float:
    """How high a line of the plate is: that of a seat that is asked has room for two rows of words."""
    _, _, told, spoken = _wrapped(line)
    return max(LINE * 2, LINE * (len(told) + len(spoken)))


def height(face: str) -> float:
    """How high a plate is."""
    head, *asked = face.split("\n")
    return HEAD + LINE * len(_wrapped(head)[3]) + sum(map(_high, asked)) + PAD


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
    head, *asked = face.split("\n")
    seat, _, said, spoken = _wrapped(head)
    _badge(body, view, looks[seat], (PAD + 10, HEAD / 2 + 3))
    _row(body, view, " ".join(said), HEAD / 2 + 3, "body_semibold")
    y = HEAD
    for line in spoken:
        _row(body, view, line, y + LINE / 2 - 4, "body_italic")
        y += LINE
    kinds = set()
    for row in asked:
        who, kind, said, spoken = _wrapped(row)
        kinds.add(kind)
        _badge(body, view, looks[who], (PAD + 10, y + 12))
        for i, line in enumerate((*said, *spoken)):
            _row(body, view, line, y + 12 + LINE * i, "body" if i < len(said) else "body_italic", 30 if kind else 0)
        if kind:
            sign = deal.answer_icon(kind, view.px(22))
            sx, sy = view.pos(WIDE - PAD - 12, y + 12)
            body.blit(sign, (sx - sign.get_width() // 2, sy - sign.get_height() // 2))
        y += _high(row)
    ground = deal.bubble(px, body.get_height(), next((kind for kind in ("no", "counter") if kind in kinds), "quiet"))
    whole = grounded(body, (ground,))
    return whole.picture, whole.offset


def _row(body: pygame.Surface, view: View, said: str, y: float, role: str, less: float = 0) -> None:
    """A row of words, made narrower where it is only just too wide."""
    room = WIDE - PAD * 2 - 28 - (0 if role == "body_italic" else less)
    text.draw(body, view, said, (PAD + 27, y), role, 17, tones.INK, "lm", room=room)


def _badge(body: pygame.Surface, view: View, look: str, at: tuple[float, float]) -> None:
    mark = figures.badge(look, view.px(22))
    x, y = view.pos(*at)
    body.blit(mark, (x - mark.get_width() // 2, y - mark.get_height() // 2))
