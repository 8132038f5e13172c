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


DONE = Box(TRAY.x + TRAY.w - 126, TRAY.y + 22, 106, 96)
UNDO = Box(TRAY.x + TRAY.w - 244, TRAY.y + 22, 106, 96)


class Plan(NamedTuple):
    """Where the scene puts what every game has; a board of another build moves it.

    `title` is the room for the name of the game, `grooves` and `folds` the cut lines of the bar and of the tray;
    `side` holds the panels; `tips` is where tips about the board may lie, `card` where the board shows what a move
    would do (none: beside the spot, and advice is written on `note`); `film` holds the buttons of a film, and
    `counts` tells whether those of a set piece say how many steps it has: not where that would tell when somebody is
    asked in secret. `undo` and
    `done` are the big buttons of the tray; without them undo is in the bar alone.
    """

    title: float = 222
    grooves: tuple[float, ...] = (288, 530, 756)
    prompt: Box = PROMPT
    side: Box = SIDE
    tips: Box = Box(320, 62, 846, 684)
    owned: Box = OWNED
    choices: Box = CHOICES
    folds: tuple[float, ...] = (TRAY.x + 222, TRAY.x + TRAY.w - 262)
    undo: Box | None = UNDO
    done: Box | None = DONE
    film: Box = CHOICES
    counts: bool = True
    card: Box | None = None
    note: Box | None = None


def panel_box(seat: int, players: int, side: Box = SIDE) -> Box:
    """Where a seat's panel is: always the same height, so that nothing depends on who is to move."""
    pitch = (side.h + 9) / max(4, players)
    return Box(side.x, side.y + seat * pitch, side.w, pitch - 9)


def head_of(panel: Box) -> float:
    """The height of the head of a panel: name, score and disc."""
    return min(74.0, 0.42 * panel.h)


def well_box(panel: Box, i: int, wells: int = 5, labelled: bool = False) -> Box:
    """One of the numbers of a panel; with labels they lie closer to the head, the words below them."""
    pitch = (panel.w - 24.5) / wells
    if labelled:
        return Box(panel.x + 12 + i * pitch, panel.y + head_of(panel) + 0.05 * panel.h, pitch - 5, 0.3 * panel.h)
    return Box(panel.x + 17 + i * pitch, panel.y + 86, pitch - 5.5, min(52, panel.h - 110))


class Sitting(NamedTuple):
    """What a board may know of the sitting besides the position.

    `looks` are the colours and marks of the seats; `viewer` is the seat whose things lie in the tray (`NOBODY` when
    only bots play); `group` is the group of spots that alone is lit, "" for all.
    """

    looks: tuple[str, ...]
    names: tuple[str, ...]
    viewer: int
    group: str = ""


def icon(name: str, size: float = 19) -> Piece:
    """A small icon, as before a line."""
    return Piece("icon", face=name, size=size)


def mark(seat: int) -> Piece:
    """The mark of a seat before a line."""
    return Piece("seat", seat, size=17)


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
    """What a move would do: pieces where they would come to lie, little words beside them, and the tip.

    `extra` is what the board itself wants to know when it shows the preview on its card.
    """

    tip: Tip
    ghosts: tuple[Piece, ...] = ()
    notes: tuple[tuple[str, tuple[float, float]], ...] = ()
    extra: object = None


class Well(NamedTuple):
    """One number of a panel. `gain` is what it would earn at the end, `loss` what it would cost; `label` names it."""

    thing: str
    art: Piece
    value: str
    gain: str = ""
    loss: str = ""
    label: str = ""


class Panel(NamedTuple):
    """What a player's panel shows besides name and disc."""

    score: str
    wells: tuple[Well, ...]


class Deed(NamedTuple):
    """What a seat did last: the key of a note whose icon goes with it, and a few words without the seat's name."""

    key: str = ""
    words: str = ""


class Heading(NamedTuple):
    """What stands above a line of the log and all that follow it, up to the next heading.

    `level` 0 begins a chapter (a round, a century, a phase), 1 a paragraph of it (a zone, a courtier, a turn); `sign`
    is the name of an icon before the words. `rest` is what the line itself still has to say below: None all of it, ""
    no more.
    """

    words: str
    level: int = 0
    sign: str = ""
    rest: str | None = None


class Step(NamedTuple):
    """One of the numbered steps of a decision; `state` is "done", "now" or "next"."""

    words: str
    state: str


class Choice(NamedTuple):
    """A button of the tray. With `group` it has no move but lights only the spots of that group, and all again.

    With neither it only announces what a later step will offer, or says that something is not possible. `sign` is the
    name of an icon over the words.
    """

    box: Box
    words: str
    under: str = ""
    art: tuple[Piece, ...] = ()
    move: Move | None = None
    thing: str = ""
    digit: int = -1
    group: str = ""
    sign: str = ""


class Tray(NamedTuple):
    """What lies before the viewer: own things, the numbered steps and the choices that have no place on the board."""

    title: str
    owned: tuple[Piece, ...] = ()
    steps: tuple[Step, ...] = ()
    choices: tuple[Choice, ...] = ()
    done: Choice | None = None


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
