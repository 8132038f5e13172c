"""What boards and the table scene say to each other: pieces, spots, panels, trays and tips, all plain data."""

from typing import NamedTuple

from engine.api import NOBODY, Move
from game.stage.pieces import Piece
from game.stage.spots import Box, Circle, Region, Spot

BAR = Box(0, 0, 1600, 56)
SHEET = Box(12, 68, 1150, 670)
TRAY = Box(12, 750, 1150, 137)
SIDE = Box(1176, 68, 412, 819)
OWNED = Box(TRAY.x + 22, TRAY.y + 12, 190, 112)
CHOICES = Box(TRAY.x + 246, TRAY.y + 55, 626, 68)
PROMPT = Box(772, 8, 558, 40)
GAUGE = Box(540, 8, 212, 40)


def panel_box(seat: int, players: int) -> Box:
    """Where a seat's panel is: always the same height, so that nothing depends on who is to move."""
    pitch = 207 if players <= 4 else 165
    return Box(SIDE.x, SIDE.y + seat * pitch, SIDE.w, pitch - 9)


class Sitting(NamedTuple):
    """What a board may know of the sitting besides the position.

    `looks` are the colours and marks of the seats; `viewer` is the seat whose things lie in the tray (`NOBODY` when
    only bots play).
    """

    looks: tuple[str, ...]
    names: tuple[str, ...]
    viewer: int


class Line(NamedTuple):
    """A line of a tip. `art` is a picture before the words; `tone` one of "", "muted", "good", "bad"."""

    words: str
    art: Piece | None = None
    tone: str = ""


class Tip(NamedTuple):
    """A tooltip: what it is, what it costs, what it does and is worth to this player now, and the rule."""

    title: str
    price: str = ""
    lines: tuple[Line, ...] = ()
    rule: str = ""


class Preview(NamedTuple):
    """What a move would do: pieces where they would come to lie, little words beside them, and the tip."""

    tip: Tip
    ghosts: tuple[Piece, ...] = ()
    notes: tuple[tuple[str, tuple[float, float]], ...] = ()


class Well(NamedTuple):
    """One number of a panel. `gain` is what it would earn at the end, `loss` what it would cost."""

    thing: str
    art: Piece
    value: str
    gain: str = ""
    loss: str = ""


class Panel(NamedTuple):
    """What a player's panel shows besides name and disc."""

    score: str
    wells: tuple[Well, ...]


class Step(NamedTuple):
    """One of the numbered steps of a decision; `state` is "done", "now" or "next"."""

    words: str
    state: str


class Choice(NamedTuple):
    """A button of the tray. Without `move` it only announces what a later step will offer."""

    box: Box
    words: str
    under: str = ""
    art: tuple[Piece, ...] = ()
    move: Move | None = None
    thing: str = ""
    digit: int = -1


class Tray(NamedTuple):
    """What lies before the viewer: own things, the numbered steps and the choices that have no place on the board."""

    title: str
    owned: tuple[Piece, ...] = ()
    steps: tuple[Step, ...] = ()
    choices: tuple[Choice, ...] = ()
    done: Choice | None = None


DONE = Box(TRAY.x + TRAY.w - 126, TRAY.y + 22, 106, 96)
UNDO = Box(TRAY.x + TRAY.w - 244, TRAY.y + 22, 106, 96)


def choice_boxes(count: int, area: Box = CHOICES) -> list[Box]:
    """Where `count` buttons go: up to six abreast, then narrower, from eleven on in two rows."""
    if count <= 0:
        return []
    if count <= 10:
        pitch = min(112.0, (area.w + 10) / count)
        return [Box(area.x + i * pitch, area.y, pitch - 10 if count <= 6 else pitch - 6, area.h) for i in range(count)]
    columns = (count + 1) // 2
    pitch, height = min(112.0, (area.w + 6) / columns), (area.h - 6) / 2
    return [
        Box(area.x + (i % columns) * pitch, area.y + (i // columns) * (height + 6), pitch - 6, height)
        for i in range(count)
    ]


def tray_spots(tray: Tray, first: int = 1000) -> list[Spot]:
    """The spots of the buttons of a tray that make a move."""
    choices = [*tray.choices, *([tray.done] if tray.done is not None else [])]
    return [
        Spot(choice.move, choice.box, choice.thing, choice.words, choice.digit, first + i, 10, board=False)
        for i, choice in enumerate(choices)
        if choice.move is not None
    ]


class Thing(NamedTuple):
    """Something that has a tooltip whether or not it can be clicked."""

    name: str
    region: Region


__all__ = ["NOBODY", "Box", "Circle", "Piece", "Region", "Spot"]
