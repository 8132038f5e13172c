"""A board put together from the modules of its folder, which answer under the same names in every game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar, cast

import pygame

from engine.api import Move, Note, State
from engine.match import LogLine
from game.boards import Board
from game.boards.parts import Heading, Panel, Preview, Sitting, Thing, Tip, Tray
from game.boards.sprites import Sprite
from game.stage.pieces import Piece
from game.stage.spots import Spot
from game.stage.stage import Rise
from game.stage.tween import Point
from game.view import View

Own = TypeVar("Own", bound=State)
"""The states of the game."""
Own_contra = TypeVar("Own_contra", bound=State, contravariant=True)


class _Pieces(Protocol[Own_contra]):
    def pieces(self, state: Own_contra, sitting: Sitting, /) -> list[Piece]: ...
    def route(self, before: Piece, after: Piece, /) -> list[Point]: ...


class _Art(Protocol):
    def sprite(self, piece: Piece, px: int, sitting: Sitting, share: float, /) -> Sprite | None: ...


class _Spots(Protocol[Own_contra]):
    def spots(self, state: Own_contra, moves: Sequence[Move], sitting: Sitting, /) -> list[Spot]: ...
    def things(self, state: Own_contra, sitting: Sitting, /) -> list[Thing]: ...


class _Explain(Protocol[Own_contra]):
    def explain(self, thing: str, state: Own_contra, sitting: Sitting, /) -> Tip | None: ...


class _Tray(Protocol[Own_contra]):
    def tray(self, state: Own_contra, moves: Sequence[Move], sitting: Sitting, /) -> Tray: ...
    def prompt(self, state: Own_contra, sitting: Sitting, /) -> str: ...
    def advice(self, state: Own_contra, sitting: Sitting, /) -> str: ...
    def caption(self, move: Move, state: Own_contra, /) -> str: ...


class _Preview(Protocol[Own_contra]):
    def preview(self, move: Move, state: Own_contra, sitting: Sitting, /) -> Preview: ...


class _Panel(Protocol[Own_contra]):
    def panel(self, state: Own_contra, seat: int, sitting: Sitting, /) -> Panel: ...


class _Words(Protocol):
    def facts(self, key: str, given: dict[str, Any], sitting: Sitting, /) -> dict[str, Any]: ...


class _Headings(Protocol):
    def heading(self, line: LogLine, before: LogLine | None, sitting: Sitting, /) -> Heading | None: ...


class _Notes(Protocol):
    SOUNDS: dict[str, str]

    def rises(self, note: Note, sitting: Sitting, /) -> list[Rise]: ...
    def weight(self, note: Note, /) -> float: ...
    def icon(self, key: str, /) -> str: ...


class _Paint(Protocol[Own_contra]):
    def ground(self, surface: pygame.Surface, view: View, state: Own_contra, /) -> None: ...
    def dress(self, surface: pygame.Surface, view: View, state: Own_contra, sitting: Sitting, /) -> None: ...
    def warm(self, sitting: Sitting, /) -> Iterator[None]: ...


class _Glow(Protocol[Own_contra]):
    def glow(self, surface: pygame.Surface, view: View, spots: Sequence[Spot], strength: float, /) -> None: ...
    def lift(self, surface: pygame.Surface, view: View, spot: Spot, state: Own_contra, sitting: Sitting, /) -> None: ...


class _Bar(Protocol[Own_contra]):
    def gauge(self, surface: pygame.Surface, view: View, state: Own_contra, sitting: Sitting, /) -> None: ...


@dataclass(frozen=True)
class Modules(Generic[Own]):
    """The modules of a board."""

    pieces: _Pieces[Own]
    art: _Art
    spots: _Spots[Own]
    explain: _Explain[Own]
    tray: _Tray[Own]
    preview: _Preview[Own]
    panel: _Panel[Own]
    words: _Words
    headings: _Headings
    notes: _Notes
    paint: _Paint[Own]
    glow: _Glow[Own]
    bar: _Bar[Own]


class Assembled(Board, Generic[Own]):
    """Hands every question to the function of the same name in one of its modules."""

    modules: Modules[Own]

    def own(self, state: State) -> Own:
        """A state as one of this game: a board is never given another."""
        return cast(Own, state)

    def pieces(self, state: State, sitting: Sitting) -> list[Piece]:
        return self.modules.pieces.pieces(self.own(state), sitting)

    def spots(self, state: State, moves: Sequence[Move], sitting: Sitting) -> list[Spot]:
        return self.modules.spots.spots(self.own(state), moves, sitting)

    def panel(self, state: State, seat: int, sitting: Sitting) -> Panel:
        return self.modules.panel.panel(self.own(state), seat, sitting)

    def explain(self, thing: str, state: State, sitting: Sitting) -> Tip | None:
        return self.modules.explain.explain(thing, self.own(state), sitting)

    def tray(self, state: State, moves: Sequence[Move], sitting: Sitting) -> Tray:
        return self.modules.tray.tray(self.own(state), moves, sitting)

    def prompt(self, state: State, sitting: Sitting) -> str:
        return self.modules.tray.prompt(self.own(state), sitting)

    def advice(self, state: State, sitting: Sitting) -> str:
        return self.modules.tray.advice(self.own(state), sitting)

    def preview(self, move: Move, state: State, sitting: Sitting) -> Preview:
        return self.modules.preview.preview(move, self.own(state), sitting)

    def caption(self, move: Move, state: State) -> str:
        return self.modules.tray.caption(move, self.own(state))

    def facts(self, key: str, note_facts: dict[str, Any], sitting: Sitting) -> dict[str, Any]:
        return self.modules.words.facts(key, note_facts, sitting)

    def things(self, state: State, sitting: Sitting) -> list[Thing]:
        return self.modules.spots.things(self.own(state), sitting)

    def rises(self, note: Note, sitting: Sitting) -> list[Rise]:
        return self.modules.notes.rises(note, sitting)

    def heading(self, line: LogLine, before: LogLine | None, sitting: Sitting) -> Heading | None:
        return self.modules.headings.heading(line, before, sitting)

    def weight(self, note: Note) -> float:
        return self.modules.notes.weight(note)

    def icon(self, note_key: str) -> str:
        return self.modules.notes.icon(note_key)

    def sound(self, note_key: str) -> str:
        return self.modules.notes.SOUNDS.get(note_key, "")

    def ground(self, surface: pygame.Surface, view: View, state: State) -> None:
        self.modules.paint.ground(surface, view, self.own(state))

    def dress(self, surface: pygame.Surface, view: View, state: State, sitting: Sitting) -> None:
        self.modules.paint.dress(surface, view, self.own(state), sitting)

    def route(self, before: Piece, after: Piece) -> list[Point]:
        return self.modules.pieces.route(before, after)

    def sprite(self, piece: Piece, px: int, sitting: Sitting, share: float = 1.0) -> Sprite | None:
        return self.modules.art.sprite(piece, px, sitting, share)

    def light(self, surface: pygame.Surface, view: View, spots: Sequence[Spot], strength: float) -> None:
        self.modules.glow.glow(surface, view, spots, strength)

    def lift(self, surface: pygame.Surface, view: View, spot: Spot, state: State, sitting: Sitting) -> None:
        self.modules.glow.lift(surface, view, spot, self.own(state), sitting)

    def warm(self, sitting: Sitting) -> Iterator[None]:
        return self.modules.paint.warm(sitting)

    def gauge(self, surface: pygame.Surface, view: View, state: State, sitting: Sitting) -> None:
        self.modules.bar.gauge(surface, view, self.own(state), sitting)


# ---------------------------------------------------------------------------------------------- boards with set pieces
class _Stories(Protocol):
    def is_grand(self, note: Note, /) -> bool: ...


class _Film(Protocol):
    def veil(
        self, surface: pygame.Surface, view: View, story: Sequence[Note], time: float, sitting: Sitting, /
    ) -> None: ...


class _Account(Protocol):
    def account(self, surface: pygame.Surface, view: View, story: Sequence[Note], sitting: Sitting, /) -> None: ...


class _Card(Protocol[Own_contra]):
    def card(
        self,
        surface: pygame.Surface,
        view: View,
        shown: Preview | None,
        advice: str,
        state: Own_contra,
        sitting: Sitting,
        /,
    ) -> None: ...


@dataclass(frozen=True)
class Staging(Generic[Own]):
    """What else a board has whose scorings are set pieces: their notes and drawings, and the card of its plan."""

    notes: _Stories
    film: _Film
    account: _Account
    card: _Card[Own]


class Staged(Assembled[Own]):
    """A board with set pieces."""

    staging: Staging[Own]

    def card(
        self, surface: pygame.Surface, view: View, shown: Preview | None, advice: str, state: State, sitting: Sitting
    ) -> None:
        self.staging.card.card(surface, view, shown, advice, self.own(state), sitting)

    def grand(self, note: Note) -> bool:
        return self.staging.notes.is_grand(note)

    def veil(self, surface: pygame.Surface, view: View, story: Sequence[Note], time: float, sitting: Sitting) -> None:
        self.staging.film.veil(surface, view, story, time, sitting)

    def account(self, surface: pygame.Surface, view: View, story: Sequence[Note], sitting: Sitting) -> None:
        self.staging.account.account(surface, view, story, sitting)
