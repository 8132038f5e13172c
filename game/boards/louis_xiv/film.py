"""The patronage phase as a film: the lights go down, one courtier stands out, a card tells who takes what."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple, cast

import pygame

from engine.api import NOBODY, Note
from engine.louis_xiv import data
from game import text
from game.art import palette
from game.art.louis_xiv import cards, court, courtiers, light, plates, tones
from game.art.louis_xiv import pieces as things
from game.art.surfaces import cached, lifted_shadow
from game.boards.louis_xiv import art, layout, notes, tray, words
from game.boards.louis_xiv import simulate as sim
from game.boards.louis_xiv.simulate import State
from game.boards.parts import Box, Sitting
from game.stage.tween import ease
from game.text import t
from game.view import View

KEY = "game.louis_xiv.film"
GROWN: Final = 1.18
SOFT_EDGE: Final = 120.0
"""How far the edge of the light reaches beyond its hole."""
TURNS: Final = 0.5
"""Seconds that a board takes to turn over."""
RISES: Final = 0.25
"""Seconds until the lights are down and a courtier is lifted."""
WIDE: Final = 492.0
HEAD, ROW, FOOT = 58.0, 43.0, 40.0
INK, SOFT = tones.INK, tones.INK_SOFT
RESULTS: Final = {
    "rewarded": "done",
    "bribed": "done",
    "placed": "done",
    "refused": "not",
    "cannot_pay": "not",
    "no_reward": "not",
    "not_placed": "not",
}

ANSWERS: Final = frozenset({"intrigue", "kept", "bribed", "refused", "placed", "not_placed"})
"""Notes of a decision that has just been made: their pictures may still ask for it."""


class Chapter(NamedTuple):
    """What has been told of one courtier: his number, the markers that were compared, and the notes since he began."""

    courtier: int
    side: str
    counts: list[int]
    notes: tuple[Note, ...]
    state: State


def chapter(story: Sequence[Note]) -> Chapter | None:
    """The courtier that is dealt with at the end of a story."""
    state = cast(State, story[-1].picture)
    start = max((i for i, note in enumerate(story) if note.key == "courtier_begins"), default=-1)
    notes = tuple(story[max(0, start) :])
    courtier = next((note.facts["courtier"] for note in notes if "courtier" in note.facts), state.courtier + 1)
    if not 1 <= courtier <= len(sim.COURTIERS):
        return None
    side = notes[0].facts.get("side", sim.side(state, courtier)) if start >= 0 else sim.side(state, courtier)
    compared = [note.facts["counts"] for note in notes if note.key in ("leads", "tied")]
    counts = list(compared[-1]) if compared else sim.counts(state, courtier)
    return Chapter(courtier, side, counts, notes, state)


def veil(surface: pygame.Surface, view: View, story: Sequence[Note], time: float, sitting: Sitting) -> None:
    """Draws the courtier that is dealt with over the darkened table."""
    told = chapter(story)
    if told is None:
        return
    asks_place = sim.node_name(told.state) == "place" and told.state.current_player == sitting.viewer
    if asks_place and math.isinf(time):
        return
    darken(surface, view, told.courtier)
    _lifted(surface, view, told, time, sitting)
    _caption(surface, view, told, sitting)


def darken(surface: pygame.Surface, view: View, courtier: int) -> None:
    """The lights go down but for a soft hole round a courtier, which alone is drawn for each."""
    cloth = view.rect(*court.CLOTH)
    hole = view.rect(*layout.board(courtier).grown(58))
    patch = view.rect(*layout.board(courtier).grown(58 + SOFT_EDGE)).clip(cloth)
    plain = light.veil((), cloth.w, cloth.h)
    for rect in around(cloth, patch):
        surface.blit(plain, rect, rect.move(-cloth.x, -cloth.y))
    local = (float(hole.x - patch.x), float(hole.y - patch.y), float(hole.w), float(hole.h))
    surface.blit(light.veil((local,), patch.w, patch.h), patch)


def around(whole: pygame.Rect, inner: pygame.Rect) -> list[pygame.Rect]:
    """What a rectangle leaves of a larger one."""
    found = [
        pygame.Rect(whole.x, whole.y, whole.w, inner.y - whole.y),
        pygame.Rect(whole.x, inner.bottom, whole.w, whole.bottom - inner.bottom),
        pygame.Rect(whole.x, inner.y, inner.x - whole.x, inner.h),
        pygame.Rect(inner.right, inner.y, whole.right - inner.right, inner.h),
    ]
    return [rect for rect in found if rect.w > 0 and rect.h > 0]


# ---------------------------------------------------------------------- the courtier


def _lifted(surface: pygame.Surface, view: View, told: Chapter, time: float, sitting: Sitting) -> None:
    """The board, larger, with its piles; it squeezes and opens again when it is turned over."""
    last = told.notes[-1]
    side, squeeze = sim.side(told.state, told.courtier), 1.0
    if last.key == "turned" and time < TURNS:
        squeeze = abs(math.cos(math.pi * time / TURNS))
        if time < TURNS / 2:
            side = "back" if last.facts["side"] == "front" else "front"
    grown = GROWN
    if last.key == "courtier_begins" and time < RISES:
        grown = 1 + (GROWN - 1) * ease(time / RISES)
    area = layout.board(told.courtier)
    x, y = area.centre
    x = min(max(x, area.w * grown / 2 + 8), court.CLOTH.width - area.w * grown / 2 - 8)
    y = min(max(y, court.CLOTH.top + area.h * grown / 2 + 10), 744 - area.h * grown / 2)
    body = large(told.courtier, side, view)
    if squeeze < 1 or grown < GROWN:
        share = grown / GROWN
        size = (max(1, round(body.get_width() * squeeze * share)), max(1, round(body.get_height() * share)))
        body = pygame.transform.smoothscale(body, size)
    left, top = view.pos(x, y)
    corner = (left - body.get_width() // 2, top - body.get_height() // 2)
    if squeeze == 1 and grown == GROWN:
        lifted_shadow(body).draw(surface, corner)
        light.ring(body.get_width(), body.get_height(), view.px(11), "hover").draw(surface, corner)
    surface.blit(body, corner)
    if squeeze == 1 and grown == GROWN:
        _piles(surface, view, told, (x, y), grown, sitting)


def large(courtier: int, side: str, view: View) -> pygame.Surface:
    """The board of a courtier as large as it is lifted."""
    return art.face_of(courtier, side, view.px(layout.board(courtier).w * GROWN), text.language()).body


def _piles(
    surface: pygame.Surface, view: View, told: Chapter, middle: tuple[float, float], grown: float, sitting: Sitting
) -> None:
    """The markers that still stand on a lifted board, with the gold plates of who is served."""
    courtier, state = told.courtier, told.state
    bx, by = layout.board(courtier).centre

    def place(at: tuple[float, float]) -> tuple[int, int]:
        return view.pos(middle[0] + (at[0] - bx) * grown, middle[1] + (at[1] - by) * grown)

    for slot, count in enumerate(sim.counts(state, courtier)):
        if not count:
            continue
        if slot in sim.served(state, courtier):
            plate = layout.box(court.lead_at(courtier, slot))
            gold = courtiers.lead_plate(view.px(plate.w * grown), view.px(plate.h * grown))
            x, y = place(plate.centre)
            surface.blit(gold, (x - gold.get_width() // 2, y - gold.get_height() // 2))
        owner = slot if slot < state.players else NOBODY
        pile = things.pile(art.look_of(owner, sitting), view.px(layout.DISC * grown), count)
        x, y = place(court.slot(courtier, slot))
        surface.blit(pile, (x - pile.get_width() // 2, y - pile.get_height()))
        number = art.number(str(count), view.px(20 * grown))
        x, y = place(court.count_at(courtier, slot))
        surface.blit(number, (x - number.get_width() // 2, y - number.get_height() // 2))


# ---------------------------------------------------------------------- the card


class Standing(NamedTuple):
    """A seat on the card: what becomes of it in words, and how it ended ("" while that is open)."""

    seat: int
    words: str
    mark: str


def standings(told: Chapter, sitting: Sitting) -> list[Standing]:
    """Everybody with a marker here, in the order in which they are served."""
    state, counts = told.state, told.counts
    most = max(counts, default=0)
    leads = [seat for seat, count in enumerate(counts) if count == most and most]
    order = state.turn_order() + list(range(state.players, len(counts)))
    if len(leads) == 1:
        order = leads + [seat for seat in order if seat != leads[0]]
    return [_standing(told, seat, leads, sitting) for seat in order if counts[seat]]


def _standing(told: Chapter, seat: int, leads: list[int], sitting: Sitting) -> Standing:
    """What has become of a seat so far."""
    crowned = any(note.key == "crowned" and note.facts["seat"] == seat for note in told.notes)
    extra = t(f"{KEY}.and_crown") if crowned else ""
    for note in reversed(told.notes):
        if note.key == "below" and seat in note.facts["seats"]:
            return Standing(seat, t(f"{KEY}.below", count=note.facts["count"]) + extra, "not")
        if note.facts.get("seat") == seat and note.key in RESULTS:
            return Standing(seat, _result(note, told.state, seat, sitting) + extra, RESULTS[note.key])
    name, given = sim.question(told.state)
    if told.state.current_player == seat and name in ("bribe", "place", "intrigue"):
        return Standing(seat, t(f"{KEY}.asks.{name}", count=given.get("price", given.get("count", 0))) + extra, "ask")
    kind, _ = sim.condition_of(told.courtier, told.side)
    if told.notes[-1].key == "courtier_begins":
        return Standing(seat, "", "")
    if len(leads) > 1 and seat in leads:
        return Standing(seat, t(f"{KEY}.ties"), "not" if kind == "majority" else "")
    if leads == [seat]:
        return Standing(seat, t(f"{KEY}.leads") + extra, "")
    return Standing(seat, t(f"{KEY}.nothing") if kind == "majority" else "", "not" if kind == "majority" else "")


def _result(note: Note, state: State, seat: int, sitting: Sitting) -> str:
    facts: dict[str, Any] = words.facts(note.key, note.facts, sitting)
    facts["count"] = note.facts.get("price", note.facts.get("count", 0))
    if note.key == "cannot_pay":
        facts["count"] = state.coins[seat]
    return t(f"{KEY}.{note.key}", **facts)


def caption_box(told: Chapter, rows: int) -> Box:
    """Where the card lies: beside the courtier, inside the cloth."""
    board = layout.board(told.courtier)
    high = HEAD + max(1, rows) * ROW + FOOT
    wide = WIDE
    if board.x < 480:
        x = board.x + board.w * 1.09 + 34
    elif board.x < 600:
        x = board.x + board.w * 1.09 + 14
        wide = court.CLOTH.width - 12 - x
    else:
        x = board.x - board.w * 0.09 - 34 - WIDE
    y = board.y + board.h / 2 - high / 2
    return Box(x, min(max(court.CLOTH.top + 20, y), 736 - high), wide, high)


def _caption(surface: pygame.Surface, view: View, told: Chapter, sitting: Sitting) -> None:
    rows = standings(told, sitting)
    box = caption_box(told, len(rows))
    rect = view.rect(*box)
    cards.sheet(rect.w, rect.h).draw(surface, rect.topleft)
    kind, number = sim.condition_of(told.courtier, told.side)
    title = t(f"{KEY}.title.{kind}", courtier=words.courtier(told.courtier), reward=words.reward_of(told.courtier))
    text.draw(surface, view, title, (box.x + 24, box.y + 32), "display_semibold", 24, INK, "lm", room=box.w - 152)
    _bargain(surface, view, told.courtier, kind, number, (box.x + box.w - 70, box.y + 32))
    line = view.rect(box.x + 20, box.y + HEAD - 2, box.w - 40, 1)
    surface.fill(tones.GOLD_LINE, line)
    for i, row in enumerate(rows):
        _row(surface, view, told, row, Box(box.x + 12, box.y + HEAD + 4 + i * ROW, box.w - 24, ROW), sitting)
    said = foot(told, sitting)
    at = (box.x + box.w / 2, box.y + box.h - FOOT / 2 - 2)
    text.draw(surface, view, said, at, "display_italic", 18.5, palette.rgb("#7a1626"), "cm", room=box.w - 44)


def _bargain(
    surface: pygame.Surface, view: View, courtier: int, kind: str, number: int, at: tuple[float, float]
) -> None:
    """Condition, arrow, reward."""
    px = view.px(34)
    for picture, x in (
        (courtiers.condition(kind, number, px), at[0] - 34),
        (courtiers.reward(*sim.reward(courtier), px), at[0] + 30),
    ):
        left, top = view.pos(x, at[1])
        surface.blit(picture, (left - picture.get_width() // 2, top - picture.get_height() // 2))
    text.draw(surface, view, "→", (at[0] - 3, at[1]), "body_bold", 18, tones.GOLD_LINE, "cm")


def _row(surface: pygame.Surface, view: View, told: Chapter, row: Standing, box: Box, sitting: Sitting) -> None:
    """A seat: its pile, its number, name, and what becomes of it."""
    if row.mark == "ask":
        rect = view.rect(box.x, box.y + 1, box.w, box.h - 2)
        surface.blit(_marked(rect.w, rect.h, view.px(8)), rect)
    middle = box.y + box.h / 2
    count = told.counts[row.seat]
    owner = row.seat if row.seat < told.state.players else NOBODY
    pile = things.pile(art.look_of(owner, sitting), view.px(25), min(count, 4))
    x, y = view.pos(box.x + 32, middle + 15)
    surface.blit(pile, (x - pile.get_width() // 2, y - pile.get_height()))
    text.draw(surface, view, str(count), (box.x + 60, middle), "numbers", 21, INK, "cm")
    name = words.name(row.seat, sitting)
    drawn = text.draw(surface, view, name, (box.x + 80, middle), "display_semibold", 20, INK, "lm", room=130)
    left = box.x + 80 + drawn.w + 10
    text.draw(surface, view, row.words, (left, middle), "display", 19, SOFT, "lm", room=box.x + box.w - 48 - left)
    if row.mark:
        px = view.px(26)
        tick = plates.tick(px, row.mark)
        x, y = view.pos(box.x + box.w - 26, middle)
        surface.blit(tick, (x - px // 2, y - px // 2))


@cached
def _marked(width: int, height: int, radius: int) -> pygame.Surface:
    out = pygame.Surface((width, height), pygame.SRCALPHA)
    pygame.draw.rect(out, palette.rgb("#f8dc96"), out.get_rect(), border_radius=radius)
    pygame.draw.rect(out, palette.rgb("#b98d40"), out.get_rect(), max(1, radius // 6), border_radius=radius)
    return out


def foot(told: Chapter, sitting: Sitting) -> str:
    """The sentence under the rows: what happens now, or what is asked."""
    name, _ = sim.question(told.state)
    last = told.notes[-1]
    answered = last.key in ANSWERS and last.facts["seat"] == told.state.current_player
    asks = name and last.picture is told.state and not answered and _asked(told)
    if told.state.current_player == sim.UNKNOWN or asks:
        return words.opened(tray.prompt(told.state, sitting))
    said = next((note for note in reversed(told.notes) if note.key in notes.GRAND - {"kept"}), None)
    if said is None:
        return ""
    return t(f"log.louis_xiv.{said.key}", **words.facts(said.key, said.facts, sitting))


def _asked(told: Chapter) -> bool:
    return told.state.courtier + 1 == told.courtier and sim.node_name(told.state) in ("intrigue", "bribe", "place")


# ---------------------------------------------------------------------- ahead of time


def warm(view: View) -> Iterator[None]:
    """Draws, one at a step, what the first courtier would be late with."""
    nowhere = pygame.Surface((1, 1))
    for courtier in sim.COURTIERS:
        darken(nowhere, view, courtier)
        yield
        for side in data.SIDES:
            body = large(courtier, side, view)
            lifted_shadow(body)
            light.ring(body.get_width(), body.get_height(), view.px(11), "hover")
            yield
    for rows in range(1, 5):
        for courtier in (1, 5):
            told = Chapter(courtier, "front", [], (), cast(State, None))
            rect = view.rect(*caption_box(told, rows))
            cards.sheet(rect.w, rect.h)
            yield
