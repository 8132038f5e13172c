"""The table: one scene for all games. The board module says what lies where; the match says what may be done."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pygame

from engine.match import Match
from game.boards import board_for
from game.records import Records
from game.scenes import table_bar, table_film, table_keys, table_panels
from game.scenes.base import NEVER, Scene
from game.scenes.table_asks import Asks
from game.scenes.table_canvas import Canvas
from game.scenes.table_log import Log
from game.scenes.table_play import Play
from game.scenes.table_pointer import GROUP, Pointer
from game.scenes.table_sheet import Sheet
from game.stage.spots import Spot
from game.stage.tween import PACES

if TYPE_CHECKING:
    from game.app import App

PULSE = 1.6
BEAT = 1 / 18
"""Seconds between two pictures of the glow."""
LAST_LOOK = 1.5
"""Seconds between the end of the game and its results."""


class TableScene(Scene):
    """Plays a match. All that is done goes through `Play`; all that is seen comes from `Canvas`."""

    def __init__(self, app: App, match: Match) -> None:
        super().__init__(app)
        self.match = match
        pace = PACES[app.settings.animation]
        self.play = Play(match, board_for(match.setup.game), app.saves, pace, self._hear)
        self.log = Log()
        self.canvas = Canvas(self.play, self.log)
        self._first = not Records(app.saves.folder / "records.json").games(match.setup.game)
        self.pointer = Pointer(self.play, self.canvas)
        self.asks = Asks(self)
        self.sheet = Sheet(self.play)
        self._time = 0.0
        self._beat = 0.0
        self._ended = 0.0
        self._version = -1
        self._decider = self.play.decider
        self._covered = False
        self._warming: Iterator[None] | None = None

    # ------------------------------------------------------------------ life

    def enter(self) -> None:
        self._covered = False
        self.play.stage.pace = PACES[self.app.settings.animation]
        self._help()
        self.dirty = True
        self.wake = 0.0

    def _help(self) -> None:
        """What is possible glows where that is set, and who has never finished this game is given advice."""
        self.canvas.show_glow = self.app.settings.hints
        self.canvas.advises = self.app.settings.hints and self._first

    def cover(self) -> None:
        self._covered = True

    def leave(self) -> None:
        self.play.close()

    def layout(self) -> None:
        self.canvas.layout(self.app.view)
        self.play.version += 1
        self._warming = self._warm()
        self.dirty = True

    def _warm(self) -> Iterator[None]:
        yield from self.play.board.warm(self.play.sitting)
        yield from table_film.warm(self.app.view, self.play.board.plan.film)

    def _hear(self, key: str) -> None:
        sound = self.play.board.sound(key)
        if sound:
            self.app.audio.play(sound)

    # ------------------------------------------------------------------ time

    def update(self, dt: float) -> None:
        if self._covered:
            return
        self._time += dt
        play = self.play
        moving = play.stage.busy
        play.update(dt)
        if play.version != self._version:
            self._changed()
        if moving or play.stage.busy:
            self.dirty = True
        self.dirty = self.sheet.update(dt) or self.pointer.linger(dt) or self.dirty
        self._beat += dt
        if self._beat >= BEAT and (self.canvas.lit() or play.thinking >= 0 or play.hinting):
            self._beat = 0.0
            self.dirty = True
        self._attend(dt)
        if self._warming is not None and not play.stage.busy and next(self._warming, self) is self:
            self._warming = None
        self.wake = self._next_wake()

    def _next_wake(self) -> float:
        play = self.play
        if play.stage.busy or self.sheet.rising or (play.film is not None and not play.film.paused):
            return 0.0
        if self.canvas.lit() or not play.ready or play.hinting or self.pointer.waits:
            return BEAT
        return NEVER if self._warming is None else BEAT

    def _changed(self) -> None:
        """Something else lies on the table now."""
        play = self.play
        self._version = play.version
        self.dirty = True
        self._help()
        self.pointer.renew()
        self.sheet.renew()
        if play.film is None and play.decider != self._decider:
            self._decider = play.decider
            if play.is_person(play.decider):
                self.app.audio.play("chime")

    def _attend(self, dt: float) -> None:
        """What the table asks of the player by itself: a failed bot, a hand-over, the results."""
        play = self.play
        if self.app.top is not self:
            return
        if play.failure is not None:
            self.asks.about_failure()
        elif play.due is not None:
            self._hand_over(play.due)
        elif play.round.aside:
            self.asks.aside()
        elif play.over and not play.stage.busy:
            self._ended += dt
            if self._ended >= LAST_LOOK * play.stage.pace:
                from game.scenes.results import ResultsScene

                self.app.replace(ResultsScene(self.app, self.match))
        else:
            self._ended = 0.0

    def _hand_over(self, seat: int) -> None:
        from game.scenes.curtain import CurtainScene

        sitting = self.play.sitting
        self.app.push(CurtainScene(self.app, sitting.names[seat], sitting.looks[seat], self.play.hand_over))

    # ------------------------------------------------------------------ events

    def handle(self, event: pygame.event.Event) -> bool:
        view = self.app.view
        if self._sheet(event):
            return True
        if event.type == pygame.MOUSEMOTION:
            self._move(*view.point(event.pos))
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._move(*view.point(event.pos))
            self._down()
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            self._up(*view.point(event.pos))
        elif event.type == pygame.MOUSEWHEEL and self.log.open:
            self.log.wheel(event.y * 3, view, self.play)
            self.dirty = True
        elif event.type == pygame.KEYDOWN:
            return self._key(event)
        elif event.type == pygame.WINDOWLEAVE:
            self._move(-1.0, -1.0)
        else:
            return False
        return True

    def _sheet(self, event: pygame.event.Event) -> bool:
        """A sheet over the table takes what is meant for it, and says what is to be done."""
        used = self.sheet.handle(event, self.app.view)
        if used:
            self.dirty = True
            self.wake = 0.0
            self._move(-1.0, -1.0)
            moves = self.sheet.take()
            if moves and self.play.choose(*moves):
                self.app.audio.play("click")
            if command := self.sheet.asked():
                self.command(command)
        return used

    def _move(self, x: float, y: float) -> None:
        if self.pointer.move(x, y):
            self.dirty = True
            self.wake = 0.0

    def _down(self) -> None:
        """A button goes down; whatever moves is skipped instead."""
        play, pointer = self.play, self.pointer
        pointer.by_keys = False
        self.dirty = True
        if not pointer.hot and play.skip():
            pointer.pressed = ""
            return
        pointer.pressed = pointer.hot or ("spot" if pointer.focus is not None else "")

    def _up(self, x: float, y: float) -> None:
        pointer = self.pointer
        pressed, pointer.pressed = pointer.pressed, ""
        self.dirty = True
        hot, spot = pointer.target(x, y)
        if pressed == "spot" and spot is not None and spot == pointer.focus:
            self._choose(spot)
        elif pressed and pressed == hot:
            self.command(pressed)
        elif not pressed and pointer.over_drawer:
            self.command(table_bar.DRAWER)

    def _choose(self, spot: Spot) -> None:
        if self.play.ready and self.sheet.pick(spot.move):
            self.app.audio.play("turn")
        elif self.play.choose(spot.move):
            self.pointer.thing = None
            self.app.audio.play("click")
        self.dirty = True

    def _key(self, event: pygame.event.Event) -> bool:
        play, key = self.play, event.key
        if key in table_keys.COMMANDS:
            self.command(table_keys.COMMANDS[key])
        elif play.watching:
            return self._film_key(key)
        elif key in table_keys.ARROWS:
            self._go(play.spots.toward(self.pointer.focus, table_keys.ARROWS[key]))
        elif key == pygame.K_TAB:
            self._go(play.spots.after(self.pointer.focus, -1 if event.mod & pygame.KMOD_SHIFT else 1))
        elif key in table_keys.PRESS:
            if self.pointer.focus is not None and play.ready:
                self._choose(self.pointer.focus)
            else:
                self._go(play.spots.after(None, 1))
        elif (digit := table_keys.digit(key)) >= 0:
            self._digit(digit)
        else:
            return False
        return True

    def _digit(self, digit: int) -> None:
        """Picks the spot of a digit, or lights the group that has it."""
        spot = self.play.spots.digit(digit)
        group = next((choice.group for choice in self.canvas.tray().choices if choice.digit == digit), "")
        if spot is not None:
            self._go(spot)
            self._choose(spot)
        elif group:
            self.command(GROUP + group)

    def _go(self, spot: Spot | None) -> None:
        self.pointer.go(spot)
        self.dirty = True

    def _film_key(self, key: int) -> bool:
        names = {pygame.K_LEFT: "film_back", pygame.K_RIGHT: "film_next"}
        if key in names:
            self.command(names[key])
        elif key in table_keys.PRESS:
            self.command("film_pause")
        else:
            return False
        return True

    # ------------------------------------------------------------------ commands

    def command(self, name: str) -> None:
        """Does what a button or a key asks for."""
        play = self.play
        self.dirty = True
        if name == "undo":
            self.asks.undo()
        elif name == "hint":
            if play.hint is not None:
                play.drop_hint()
            else:
                play.ask_hint()
        elif name == "replay":
            if play.replaying:
                play.end_film()
            else:
                play.replay()
        elif name == "log":
            self.sheet.shut()
            self.log.open = not self.log.open
            self.log.scroll = 0.0
        elif name == "drawer":
            self.sheet.toggle()
        elif name == "menu":
            self.asks.menu()
        elif name == "skip":
            play.skip()
        elif name == "back":
            self._back()
        elif name.startswith(GROUP):
            play.light(name.removeprefix(GROUP))
            self.app.audio.play("click")
        elif play.film is not None:
            self._film(name)

    def _film(self, name: str) -> None:
        film = self.play.film
        if film is None:
            return
        if name == table_film.SPEED:
            self.app.settings.animation = table_film.faster(self.app.settings.animation)
            self.app.save_settings()
            self.play.stage.pace = PACES[self.app.settings.animation]
            self.play.version += 1
        elif name == "film_back":
            film.back()
        elif name == "film_next":
            if film.last:
                self.play.end_film()
            film.paused = True
            film.step()
        elif name == "film_pause":
            film.paused = not film.paused
        elif name == "film_end":
            self.play.end_film()

    def _back(self) -> None:
        """Esc: out of a film, the log, the hint, a group, and only then to the menu."""
        play = self.play
        if play.watching:
            play.end_film()
        elif self.sheet.back():
            self.app.audio.play("click")
        elif self.log.open:
            self.log.open = False
        elif play.hint is not None or play.hinting:
            play.drop_hint()
        elif play.group:
            play.light("")
        elif self.pointer.by_keys and self.pointer.focus is not None:
            self.pointer.focus = None
        else:
            self.asks.menu()

    # ------------------------------------------------------------------ drawing

    def draw(self, surface: pygame.Surface) -> None:
        faint, full = self.canvas.frames(self.pointer.pose())
        surface.blit(full, (0, 0))
        if faint is not full and self.sheet.form is None:
            share = 0.5 - 0.5 * math.cos(self._time * 2 * math.pi / PULSE)
            faint.set_alpha(round(255 * (1 - share)))
            for rect in self._glowing():
                surface.blit(faint, rect, rect)
            faint.set_alpha(None)  # not 255: blits of a surface with an opacity are a hundred times slower
        play = self.play
        if play.thinking >= 0 and not self.log.open and not self.sheet.covers_panels:
            table_panels.thinking(surface, self.app.view, play)
        self.sheet.draw(surface, self.app.view)

    def _glowing(self) -> list[pygame.Rect]:
        """The parts of the window that pulse."""
        view = self.app.view
        whole = pygame.Rect((0, 0), view.size)
        rects: list[pygame.Rect] = []
        for spot in self.canvas.lit():
            rect = view.rect(*spot.region.bounds.grown(14)).clip(whole)
            hit = rect.collidelist(rects)
            while hit >= 0:
                rect = rect.union(rects.pop(hit))
                hit = rect.collidelist(rects)
            rects.append(rect)
        return rects
