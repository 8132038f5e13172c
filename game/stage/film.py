"""A film: what happened, note by note, each with the picture of the table then."""

from collections.abc import Callable, Sequence
from typing import NamedTuple, overload

from engine.api import Note
from game.stage.pieces import Piece
from game.stage.rise import Rise
from game.stage.stage import Stage
from game.stage.tween import HOLD, Walk


class Frame(NamedTuple):
    """One note of a film: the words, the table then, the points that rise and how pieces go."""

    caption: str
    pieces: list[Piece]
    rises: tuple[Rise, ...] = ()
    weight: float = 1.0
    data: object = None
    walks: tuple[Walk, ...] = ()


class Reel(Sequence[Frame]):
    """The frames of a film, each made from its note when it is wanted: a whole game has very many."""

    def __init__(self, notes: Sequence[Note], make: Callable[[Note], Frame]) -> None:
        self.notes = list(notes)
        self._make = make

    def __len__(self) -> int:
        return len(self.notes)

    @overload
    def __getitem__(self, index: int) -> Frame: ...

    @overload
    def __getitem__(self, index: slice) -> list[Frame]: ...

    def __getitem__(self, index: int | slice) -> Frame | list[Frame]:
        if isinstance(index, slice):
            return [self._make(note) for note in self.notes[index]]
        return self._make(self.notes[index])


class Film:
    """Plays frames on a stage one by one. `on_frame` hears of each frame as it begins, `time` seconds ago."""

    def __init__(self, stage: Stage, frames: Sequence[Frame], on_frame: Callable[[Frame], None] | None = None) -> None:
        self.stage = stage
        self.frames = frames
        self.index = -1
        self.paused = False
        self.time = 0.0
        self._wait = 0.0
        self._on_frame = on_frame

    @property
    def done(self) -> bool:
        """Whether the last frame has been shown and has come to rest; a paused film waits."""
        return self.last and not self.paused and not self.stage.moving and self._wait <= 0

    @property
    def last(self) -> bool:
        """Whether no frame is left."""
        return self.index >= len(self.frames) - 1

    @property
    def frame(self) -> Frame | None:
        return self.frames[self.index] if 0 <= self.index < len(self.frames) else None

    def update(self, dt: float) -> None:
        """Lets time go by: the stage moves, then the frame is held a moment, then the next begins."""
        self.stage.update(dt)
        self.time += dt
        if self.stage.moving:
            return
        if self.index >= 0 and self._wait > 0:
            self._wait -= dt
            if self._wait > 0:
                return
        if not self.paused:
            self.step()
            while self.stage.pace <= 0 and self.index < len(self.frames) - 1:
                self.step()

    def step(self) -> None:
        """Begins the next frame, whatever is still moving."""
        if self.index >= len(self.frames) - 1:
            return
        self.stage.land()
        self.index += 1
        frame = self.frames[self.index]
        self.stage.go(frame.pieces, frame.rises, frame.walks)
        self._wait = HOLD * frame.weight * self.stage.pace
        self.time = 0.0
        if self._on_frame is not None:
            self._on_frame(frame)

    def back(self) -> None:
        """Shows the frame before, at rest, and pauses."""
        if self.index > 0:
            self.index -= 1
            self.paused = True
            frame = self.frames[self.index]
            self.stage.show(frame.pieces)
            self._wait = 0.0
            if self._on_frame is not None:
                self._on_frame(frame)

    def skip(self) -> None:
        """Ends the motion of this frame and the wait after it."""
        self.stage.skip()
        self._wait = 0.0

    def finish(self) -> None:
        """Jumps to the end; every frame that is left is still heard of."""
        self.paused = False
        while self.index < len(self.frames) - 1:
            self.step()
        self.skip()
