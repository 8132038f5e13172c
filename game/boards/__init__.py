"""One board a game: where things lie and how they look. `Board` is all the table scene knows of a game."""

from __future__ import annotations

import importlib
from collections.abc import Iterator, Sequence
from typing import Any, Protocol

import pygame

from engine.api import Move, Note, State
from engine.match import LogLine
from game import text
from game.boards.form import Desk, Form
from game.boards.parts import Box, Deed, Heading, Panel, Plan, Preview, Sitting, Thing, Tip, Tray
from game.boards.sprites import Sprite
from game.stage.pieces import Piece
from game.stage.spots import Spot
from game.stage.stage import Rise
from game.stage.tween import Point, Walk
from game.view import View


class Board(Protocol):
    """What a game tells the client, in design units.

    A board never changes a state or plays a rule itself: what a move would cost or win is found by asking the engine
    on a copy.

    `sign` is the icon before its name, `plan` where the scene puts what every game has. `flips` are the kinds of pieces
    that turn over when their face changes and on their way, `topples` those that fall on their side; others change in
    place. `under` is the `z` below which pieces lie under the glow of what is possible. `drawer_sign` is the icon of
    the button that opens the board's own drawer, "" where it has none; a click on things whose names begin with
    one of `drawer_things` opens it as well. With `carries` pieces on their way are seen over
    a set piece. What has a body here is for the games that want it.
    """

    id: str
    title_role: str
    sign: str
    plan: Plan
    flips: frozenset[str]
    topples: frozenset[str] = frozenset()
    under: int
    drawer_sign: str = ""
    drawer_things: tuple[str, ...] = ()
    carries: bool = False

    # ------------------------------------------------------------------ the four questions

    def pieces(self, state: State, sitting: Sitting) -> list[Piece]:
        """The pieces on the table: kind, owner, place, face, where and how large."""
        ...

    def spots(self, state: State, moves: Sequence[Move], sitting: Sitting) -> list[Spot]:
        """Exactly one spot for each move, the buttons of the tray included."""
        ...

    def panel(self, state: State, seat: int, sitting: Sitting) -> Panel:
        """What the panel of a seat shows."""
        ...

    def explain(self, thing: str, state: State, sitting: Sitting) -> Tip | None:
        """The tooltip of a thing; where it could be a move and is not, why."""
        ...

    # ------------------------------------------------------------------ words and choices round them

    def tray(self, state: State, moves: Sequence[Move], sitting: Sitting) -> Tray:
        """What lies before the viewer; `moves` is empty while it is not the viewer's turn."""
        ...

    def prompt(self, state: State, sitting: Sitting) -> str:
        """What the player to move is to do, without the name."""
        ...

    def advice(self, state: State, sitting: Sitting) -> str:  # noqa: ARG002
        """Why a beginner would do it, or "" where there is nothing to tell; shown on the card of the plan."""
        return ""

    def preview(self, move: Move, state: State, sitting: Sitting) -> Preview:
        """What a move would do; `ghosts` are shown as `sprite` draws them."""
        ...

    def caption(self, move: Move, state: State) -> str:
        """A move in a few words, for lists of hints."""
        ...

    def facts(self, key: str, note_facts: dict[str, Any], sitting: Sitting) -> dict[str, Any]:
        """The facts of a note with ids turned into words, and what else its words want."""
        ...

    def things(self, state: State, sitting: Sitting) -> list[Thing]:
        """Everything with a tooltip, the uppermost last."""
        ...

    def rises(self, note: Note, sitting: Sitting) -> list[Rise]:
        """The points and coins that rise at a note, from where they were earned."""
        ...

    def walks(self, note: Note, sitting: Sitting) -> list[Walk]:  # noqa: ARG002
        """How pieces go at a note, where it is not straight and all at once."""
        return []

    def picture(self, note: Note) -> State | None:
        """The table at a note, where it should show more than the position then."""
        return note.picture

    def doing(self, key: str, facts: dict[str, Any]) -> dict[str, Any]:  # noqa: ARG002
        """The facts of a note with the one whose doing it is as `seat`, where that is somebody else."""
        return facts

    def film(self, note: Note, state: State, sitting: Sitting) -> list[Piece]:  # noqa: ARG002
        """The pieces at a note of a film, where they should tell more than the position then does."""
        return self.pieces(state, sitting)

    def deeds(self, lines: Sequence[LogLine], sitting: Sitting) -> list[Deed]:
        """By seat what it did last, from the log so far: its last note with words for that, `log.<id>.<key>.short`."""
        found = [Deed()] * len(sitting.names)
        for line in reversed(lines):
            seat, key = self.doing(line.key, line.facts).get("seat"), f"log.{self.id}.{line.key}.short"
            if isinstance(seat, int) and 0 <= seat < len(found) and not found[seat].key and text.has(key):
                said = text.t(key, **self.facts(line.key, line.facts, sitting))
                found[seat] = Deed(line.key, said[:1].upper() + said[1:])
                if all(deed.key for deed in found):
                    break
        return found

    def heading(self, line: LogLine, before: LogLine | None, sitting: Sitting) -> Heading | None:  # noqa: ARG002
        """What stands above a line of the log; `before` is the line before it, none at the beginning."""
        return None

    def weight(self, note: Note) -> float:
        """How long a note of the film is held, 1 as usual, 0 not at all."""
        ...

    def icon(self, note_key: str) -> str:
        """The icon beside a line of the log."""
        ...

    def sound(self, note_key: str) -> str:
        """The sound of a note, or ""."""
        ...

    # ------------------------------------------------------------------ drawing

    def ground(self, surface: pygame.Surface, view: View, state: State) -> None:
        """Draws all of the board that never changes during a game."""
        ...

    def dress(self, surface: pygame.Surface, view: View, state: State, sitting: Sitting) -> None:
        """Draws what else lies under the pieces and depends on the position."""
        ...

    def route(self, before: Piece, after: Piece) -> list[Point]:
        """The way a piece takes."""
        ...

    def sprite(self, piece: Piece, px: int, sitting: Sitting, share: float = 1.0) -> Sprite | None:
        """The picture of a piece `px` device pixels large, None where there is nothing to see; `share` is how far a
        piece that comes or goes is there."""
        ...

    def light(self, surface: pygame.Surface, view: View, spots: Sequence[Spot], strength: float) -> None:
        """Draws the glow of the spots on the board."""
        ...

    def lift(self, surface: pygame.Surface, view: View, spot: Spot, state: State, sitting: Sitting) -> None:
        """Draws a spot on the board as hovered, under the pieces."""
        ...

    def warm(self, sitting: Sitting) -> Iterator[None]:
        """Draws, one picture a step, what would make a frame late when it is first needed."""
        ...

    def gauge(self, surface: pygame.Surface, view: View, state: State, sitting: Sitting) -> None:
        """Draws how far the game has come, between title and prompt of the top bar."""
        ...

    def card(  # a board whose plan has no card is never asked
        self,
        surface: pygame.Surface,  # noqa: ARG002
        view: View,  # noqa: ARG002
        shown: Preview | None,  # noqa: ARG002
        advice: str,  # noqa: ARG002
        state: State,  # noqa: ARG002
        sitting: Sitting,  # noqa: ARG002
    ) -> None:
        """Draws on `plan.card` what a move would do, or with none the advice, or how things stand."""
        return

    def plate(
        self,
        surface: pygame.Surface,  # noqa: ARG002
        view: View,  # noqa: ARG002
        box: Box,  # noqa: ARG002
        state: State,  # noqa: ARG002
        seat: int,  # noqa: ARG002
        who: str,  # noqa: ARG002
        deed: Deed,  # noqa: ARG002
        sitting: Sitting,  # noqa: ARG002
    ) -> bool:
        """Writes on the panel of a seat itself (`who` is the level of its bot, or that it is a person's, `deed` what it
        did last); False leaves it to the scene, which writes what `panel` says."""
        return False

    def ring(self, box: Box) -> Box | None:  # noqa: ARG002
        """Round what on a panel the ring of a bot that thinks goes; None where that is the disc of the seat."""
        return None

    # ------------------------------------------------------------------ sheets over the table

    def form(self, desk: Desk, move: Move | None) -> Form | None:  # noqa: ARG002
        """A sheet in which several moves are put together: for a spot that was picked (its move is not played then),
        or with None for the position itself."""
        return None

    def stands_for(self, move: Move) -> Move:
        """The move whose spot opens the form in which this one is made; itself where it has a spot of its own."""
        return move

    def rests(self, state: State) -> bool:  # noqa: ARG002
        """Whether a person can be left to choose here; an undo goes further back otherwise."""
        return True

    def drawer(self, desk: Desk) -> Form | None:  # noqa: ARG002
        """A sheet over the panels that tells more of the position."""
        return None

    # ------------------------------------------------------------------ set pieces

    def grand(self, note: Note) -> bool:  # noqa: ARG002
        """Whether a note of a film belongs to a set piece, such as a scoring: it can be stepped, and has drawings of
        its own."""
        return False

    def lasts(self, state: State) -> bool:  # noqa: ARG002
        """Whether a set piece goes on while somebody decides: it stays on the table, and its film waits for bots."""
        return False

    def whispered(self, state: State) -> tuple[int, ...]:  # noqa: ARG002
        """The seats one of which is asked now where the others may not learn which; none where that is no secret."""
        return ()

    def veil(self, surface: pygame.Surface, view: View, story: Sequence[Note], time: float, sitting: Sitting) -> None:  # noqa: ARG002
        """Draws a set piece over the pieces; `story` are its notes up to the one that shows, `time` the seconds since
        that began at the usual pace, infinite once it has come to rest."""
        return

    def account(self, surface: pygame.Surface, view: View, story: Sequence[Note], sitting: Sitting) -> None:  # noqa: ARG002
        """Draws what stands in the tray during a set piece."""
        return


def board_for(game_id: str) -> Board:
    """The board of a game: the package of that name in this folder."""
    module = importlib.import_module(f"game.boards.{game_id}")
    board: Board = module.BOARD
    return board
