"""What the player points at, by mouse or keyboard, and what is said about it."""

from __future__ import annotations

from game.boards.parts import SIDE, TRAY, Box, Line, Thing, Tip
from game.scenes import table_bar, table_film, table_panels
from game.scenes.table_canvas import Canvas, Pose
from game.scenes.table_play import Play
from game.stage.pieces import Piece
from game.stage.spots import Spot
from game.text import t

GROUP = "group:"
"""Before the name of a group in the name of the button that lights it."""
LINGER = 0.35
"""Seconds the pointer rests on a thing before its tip shows."""
STUDY = 1.0
"""And on one that may be chosen, while a card says what that would do."""


class Pointer:
    """Where the mouse or the keyboard is: on a spot (`focus`), a button (`hot`), or a thing with a tip."""

    def __init__(self, play: Play, canvas: Canvas) -> None:
        self.play = play
        self.canvas = canvas
        self.focus: Spot | None = None
        self.by_keys = False
        self.hot = ""
        self.pressed = ""
        self.thing: Thing | None = None
        self._rested = 0.0
        self._point = (-1.0, -1.0)
        self._pose: tuple[tuple[object, ...], Pose] | None = None

    # ------------------------------------------------------------------ moving

    @property
    def waits(self) -> bool:
        """Whether a tip is about to show."""
        linger = LINGER if self.focus is None else STUDY
        return self.thing is not None and self._rested < linger

    def linger(self, dt: float) -> bool:
        """Lets time go by; True when a tip shows now."""
        if not self.waits:
            return False
        self._rested += dt
        return not self.waits

    def renew(self) -> None:
        """The position has changed: the same move may be elsewhere or gone."""
        play = self.play
        if self.focus is not None:
            self.focus = play.spots.of(self.focus.move)
        if self.focus is None and play.ready and not self.by_keys:
            self.focus = play.spots.hit(*self._point) if self._open(*self._point) else None
        if self.thing is not None and self.thing not in self._things():
            self.thing = None

    def move(self, x: float, y: float) -> bool:
        """The mouse is at a point; True when something else is pointed at."""
        self._point = (x, y)
        hot, spot = self.target(x, y)
        before = (self.hot, self.focus, self.thing, self.by_keys)
        self.hot = hot if self.canvas.enabled(hot) or hot == "undo" else ""
        if not self.by_keys or spot is not None or not self.play.ready:
            self.focus, self.by_keys = spot, False
        told = spot is not None and self.play.board.plan.card is None
        thing = None if told or (self.hot and not self.hot.startswith(GROUP)) else self._thing(x, y)
        if thing != self.thing:
            self.thing, self._rested = thing, 0.0
        return before != (self.hot, self.focus, self.thing, self.by_keys)

    @property
    def over_drawer(self) -> bool:
        """Whether the mouse is over something that opens the board's drawer."""
        opens = self.play.board.drawer_things
        return bool(opens) and self.thing is not None and self.thing.name.startswith(opens)

    def go(self, spot: Spot | None) -> None:
        """The keyboard goes to a spot."""
        self.focus = spot
        self.by_keys = True
        self.thing = None
        self.hot = ""

    def _open(self, x: float, y: float) -> bool:
        """Whether a point is not under the open log."""
        return not (self.canvas.log.open and SIDE.holds(x, y))

    def target(self, x: float, y: float) -> tuple[str, Spot | None]:
        """The button or the spot at a point."""
        for name in table_bar.buttons(self.play.board):
            if table_bar.button_box(name).holds(x, y):
                return name, None
        plan = self.play.board.plan
        if self.play.watching:
            for name in table_film.names(plan.film):
                if table_film.box(name, plan.film).holds(x, y):
                    return name, None
        if not self._open(x, y):
            return "", None
        if plan.undo is not None and plan.undo.holds(x, y):
            return "undo", None
        for choice in self.canvas.tray().choices:
            if choice.group and choice.box.holds(x, y):
                return GROUP + choice.group, None
        return "", self.play.spots.hit(x, y)

    def _thing(self, x: float, y: float) -> Thing | None:
        if not self._open(x, y):
            return None
        found = [thing for thing in self._things() if thing.region.holds(x, y)]
        return found[-1] if found else None

    def _things(self) -> list[Thing]:
        play = self.play
        panels = [Thing(f"seat:{seat}", table_panels.box_of(play, seat)) for seat in range(play.seats)]
        own = play.board.things(play.shown, play.sitting)
        choices = [Thing(choice.thing, choice.box) for choice in self.canvas.tray().choices if choice.thing]
        return [*panels, *own, *choices]

    # ------------------------------------------------------------------ what is said

    def pose(self) -> Pose:
        """What is pointed at, with the tip that shows."""
        play = self.play
        spot = self.focus if play.ready and not play.stage.moving else None
        tipped = self.thing.name if self.thing is not None and not self.waits else ""
        hinting = (play.hint is not None, play.hinting)
        key = (play.version, spot, self.hot, self.pressed, tipped, self.by_keys, hinting)
        if self._pose is None or self._pose[0] != key:
            self._pose = (key, self._make(spot, tipped))
        return self._pose[1]

    def _make(self, spot: Spot | None, tipped: str) -> Pose:
        play = self.play
        if spot is not None:
            preview = play.board.preview(spot.move, play.shown, play.sitting)
            if play.board.plan.card is None:
                return Pose(spot, preview, "", self.pressed, preview.tip, tip_box(spot), self.by_keys)
            found, at = self._told(tipped)
            return Pose(spot, preview, "", self.pressed, found, at, self.by_keys)
        if self.hot.startswith(GROUP):
            found, at = self._told(tipped)
            return Pose(hot=self.hot, pressed=self.pressed, tip=found, at=at)
        if self.hot:
            tip, at = self._button_tip(self.hot), self._button_box(self.hot)
            return Pose(hot=self.hot, pressed=self.pressed, tip=tip, at=at)
        found, at = self._told(tipped)
        if at is not None:
            return Pose(tip=found, at=at)
        if play.hint is not None:
            return Pose(tip=self._hint_tip(), at=table_bar.button_box("hint"))
        if play.hinting:
            waiting = Tip(t("table.hint"), "", (Line(t("table.hint.thinking")),))
            return Pose(tip=waiting, at=table_bar.button_box("hint"))
        return Pose()

    def _told(self, tipped: str) -> tuple[Tip | None, Box | None]:
        """The tip of the thing that the pointer rests on, and where that is."""
        play = self.play
        if not tipped or self.thing is None or play.film is not None:
            return None, None
        at = self.thing.region.bounds
        if at.y >= TRAY.y and at.x < SIDE.x:
            at = Box(at.x, TRAY.y - 2, at.w, TRAY.h + 40)
        return play.board.explain(tipped, play.shown, play.sitting), at

    def _button_box(self, name: str) -> Box:
        plan = self.play.board.plan
        if name == "undo" and plan.undo is not None and plan.undo.holds(*self._point):
            return Box(plan.undo.x, TRAY.y - 2, plan.undo.w, TRAY.h + 40)
        return table_film.box(name, plan.film) if name.startswith("film_") else table_bar.button_box(name)

    def _button_tip(self, name: str) -> Tip:
        """What a button does, and for undo whether it may."""
        if name == table_film.SPEED:
            return Tip(t("settings.animation"), "", (Line(t("settings.animation.note"), None, "muted"),))
        if name in table_film.NAMES:
            return Tip(t("table.film_skip" if name == "film_end" and not self.play.replaying else f"table.{name}"))
        key = t(f"table.{name}.key")
        if name == table_bar.DRAWER:
            said = f"game.{self.play.board.id}.drawer"
            return Tip(t(said), key, (Line(t(f"{said}.note"), None, "muted"),))
        if name != "undo":
            return Tip(t(f"table.{name}"), key, (Line(t(f"table.{name}.note"), None, "muted"),))
        offer = self.play.undo_offer()
        reason = "free" if offer.kind == "free" else offer.reason
        lines = [Line(t(f"table.undo.{reason}"), None, "muted" if offer.kind == "free" else "bad")]
        if offer.anyway:
            lines.append(Line(t("table.undo.anyway.note"), None, "muted"))
        return Tip(t("table.undo"), key, tuple(lines))

    def _hint_tip(self) -> Tip:
        """The three best moves with what they promise."""
        play = self.play
        lines = []
        for rank, (move, expected) in enumerate(play.hint.best if play.hint is not None else [], 1):
            said = t("table.hint.line", move=play.board.caption(move, play.shown), share=round(100 * expected))
            lines.append(Line(said, Piece("badge", face=str(rank), size=19)))
        return Tip(t("table.hint"), "", (*lines, Line(t("table.hint.note"), None, "muted")))


def tip_box(spot: Spot) -> Box:
    """What a tip is about: a row or the tray as a whole, a province round its pieces."""
    if isinstance(spot.region, Box):
        return spot.region if spot.board else Box(spot.region.x, TRAY.y - 2, spot.region.w, TRAY.h + 40)
    x, y = spot.region.centre
    return Box(x - 40, y - 40, 80, 80)
