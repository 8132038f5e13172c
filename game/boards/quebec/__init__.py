"""The board of Québec."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, cast

import pygame

from engine.api import Move
from engine.api import Note as TableNote
from engine.api import State as AnyState
from engine.match import LogLine
from game.boards import Board
from game.boards.parts import Heading, Panel, Preview, Sitting, Thing, Tip, Tray
from game.boards.quebec import (
    account,
    art,
    bar,
    card,
    explain,
    film,
    glow,
    headings,
    layout,
    notes,
    paint,
    panel,
    pieces,
    preview,
    spots,
    tray,
    words,
)
from game.boards.quebec.simulate import State
from game.boards.sprites import Sprite
from game.stage.pieces import Piece
from game.stage.spots import Spot
from game.stage.stage import Rise
from game.stage.tween import Point
from game.view import View


def _own(state: AnyState) -> State:
    return cast(State, state)


class QuebecBoard(Board):
    """Answers for Québec; see `game.boards.Board`."""

    id = "quebec"
    title_role = "display_sc"
    sign = "fleur-de-lys"
    plan = layout.PLAN
    flips = pieces.TILES | pieces.CARDS
    under = pieces.UNDER

    def pieces(self, state: AnyState, sitting: Sitting) -> list[Piece]:
        return pieces.pieces(_own(state), sitting)

    def spots(self, state: AnyState, moves: Sequence[Move], sitting: Sitting) -> list[Spot]:
        return spots.spots(_own(state), moves, sitting)

    def panel(self, state: AnyState, seat: int, sitting: Sitting) -> Panel:  # noqa: ARG002
        return panel.panel(_own(state), seat)

    def explain(self, thing: str, state: AnyState, sitting: Sitting) -> Tip | None:
        return explain.explain(thing, _own(state), sitting)

    def tray(self, state: AnyState, moves: Sequence[Move], sitting: Sitting) -> Tray:
        return tray.tray(_own(state), moves, sitting)

    def prompt(self, state: AnyState, sitting: Sitting) -> str:
        return tray.prompt(_own(state), sitting)

    def advice(self, state: AnyState, sitting: Sitting) -> str:
        return tray.advice(_own(state), sitting)

    def preview(self, move: Move, state: AnyState, sitting: Sitting) -> Preview:
        return preview.preview(move, _own(state), sitting)

    def caption(self, move: Move, state: AnyState) -> str:  # noqa: ARG002
        return tray.caption(move)

    def facts(self, key: str, note_facts: dict[str, Any], sitting: Sitting) -> dict[str, Any]:
        return words.facts(key, note_facts, sitting)

    def things(self, state: AnyState, sitting: Sitting) -> list[Thing]:
        return spots.things(_own(state), sitting)

    def rises(self, note: TableNote, sitting: Sitting) -> list[Rise]:
        return notes.rises(note, sitting)

    def heading(self, line: LogLine, before: LogLine | None, sitting: Sitting) -> Heading | None:
        return headings.heading(line, before, sitting)

    def weight(self, note: TableNote) -> float:
        return notes.weight(note)

    def icon(self, note_key: str) -> str:
        return notes.icon(note_key)

    def sound(self, note_key: str) -> str:
        return notes.SOUNDS.get(note_key, "")

    def ground(self, surface: pygame.Surface, view: View, state: AnyState) -> None:  # noqa: ARG002
        paint.ground(surface, view)

    def dress(self, surface: pygame.Surface, view: View, state: AnyState, sitting: Sitting) -> None:
        paint.dress(surface, view, _own(state), sitting)

    def route(self, before: Piece, after: Piece) -> list[Point]:
        return pieces.route(before, after)

    def sprite(self, piece: Piece, px: int, sitting: Sitting, share: float = 1.0) -> Sprite | None:
        return art.sprite(piece, px, sitting, share)

    def light(self, surface: pygame.Surface, view: View, lit: Sequence[Spot], strength: float) -> None:
        glow.glow(surface, view, lit, strength)

    def lift(
        self,
        surface: pygame.Surface,
        view: View,
        spot: Spot,
        state: AnyState,  # noqa: ARG002
        sitting: Sitting,  # noqa: ARG002
    ) -> None:
        glow.lift(surface, view, spot)

    def warm(self, sitting: Sitting) -> Iterator[None]:
        yield from paint.warm(sitting)
        yield from film.warm()

    def gauge(self, surface: pygame.Surface, view: View, state: AnyState, sitting: Sitting) -> None:  # noqa: ARG002
        bar.gauge(surface, view, _own(state))

    def card(
        self,
        surface: pygame.Surface,
        view: View,
        shown: Preview | None,
        advice: str,
        state: AnyState,
        sitting: Sitting,
    ) -> None:
        card.card(surface, view, shown, advice, _own(state), sitting)

    def grand(self, note: TableNote) -> bool:
        return notes.is_grand(note)

    def veil(
        self, surface: pygame.Surface, view: View, story: Sequence[TableNote], time: float, sitting: Sitting
    ) -> None:
        film.veil(surface, view, story, time, sitting)

    def account(self, surface: pygame.Surface, view: View, story: Sequence[TableNote], sitting: Sitting) -> None:
        account.account(surface, view, story, sitting)


BOARD: Final = QuebecBoard()
