"""The sheets over the table: the form in which moves are put together, and the board's own drawer over the panels."""

from __future__ import annotations

import pygame

from engine.api import Move
from game.art.surfaces import blank, blur
from game.boards.form import Form
from game.boards.parts import BAR, SIDE, Box
from game.scenes import table_keys
from game.scenes.table_play import Play
from game.stage.tween import ease
from game.view import HEIGHT, View

RISE, HEIGHT_OF_RISE = 0.18, 16.0
"""Seconds in which a form rises, and how far."""
DIM = 158
"""How dark the table is beside a form (of 255)."""
MARGIN = 8.0
MOUSE = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEWHEEL)
PEEK = pygame.K_v
"""The key that is held to see the board under a form."""


class Sheet:
    """Opens forms and the drawer, sends them what is meant for them and draws them; what they decide it hands on."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self.form: Form | None = None
        self.drawer: Form | None = None
        self.peeking = False
        self._given: Form | None = None
        self._risen = RISE
        self._picture: tuple[tuple[object, ...], pygame.Surface] | None = None
        self._dim: tuple[tuple[object, ...], pygame.Surface] | None = None

    # ------------------------------------------------------------------ what is open

    @property
    def rising(self) -> bool:
        return self.form is not None and self._risen < RISE * self.play.stage.pace

    @property
    def covers_panels(self) -> bool:
        return self.drawer is not None

    def pick(self, move: Move) -> bool:
        """Opens the form that a spot stands for; False when it stands for its move alone."""
        self._open(self.play.board.form(self.play.desk, move))
        return self.form is not None

    def _open(self, form: Form | None) -> None:
        if form is not None and self.form is None:
            self._risen = 0.0
        self.form = form
        self.peeking = False

    def renew(self) -> None:
        """The table has changed: a form has more to say, or nothing any more, or one is called for."""
        desk = self.play.desk
        if self.form is not None and not self.form.renew(desk):
            self.form = None
        if self.drawer is not None and not self.drawer.renew(desk):
            self.drawer = None
        if self.form is None and not self.play.replaying:
            self._open(self.play.board.form(desk, None))

    def toggle(self) -> None:
        """Opens or shuts the drawer."""
        self.drawer = self.play.board.drawer(self.play.desk) if self.drawer is None else None

    def shut(self) -> None:
        self.drawer = None

    def back(self) -> bool:
        """Shuts what can be shut, the drawer first; False when nothing is."""
        if self.drawer is not None:
            self.drawer = None
            return True
        return False

    # ------------------------------------------------------------------ events

    def handle(self, event: pygame.event.Event, view: View) -> bool:
        """Takes an event that is meant for a sheet, or that the table under it must not get."""
        if self._peeks(event):
            return True
        form = None if self.peeking else self.form
        if event.type in MOUSE:
            used = self._mouse(event, view, form)
        elif event.type == pygame.KEYDOWN and form is not None:
            used = form.handle(event, view) or event.key not in table_keys.COMMANDS
        elif event.type == pygame.KEYDOWN and self.drawer is not None:
            used = self.drawer.handle(event, view)
        else:
            used = False
        self._close()
        return used

    def _close(self) -> None:
        self._given = self.form
        if self.form is not None and self.form.closed:
            self.form = None
        if self.drawer is not None and self.drawer.closed:
            self.drawer = None

    def _peeks(self, event: pygame.event.Event) -> bool:
        if self.form is None or event.type not in (pygame.KEYDOWN, pygame.KEYUP) or event.key != PEEK:
            return False
        self.peeking = event.type == pygame.KEYDOWN
        return True

    def _mouse(self, event: pygame.event.Event, view: View, form: Form | None) -> bool:
        """A form keeps the mouse from all of the table but its bar, a drawer from the panels."""
        point = view.point(event.pos if hasattr(event, "pos") else pygame.mouse.get_pos())
        if self.drawer is not None and self.drawer.area.holds(*point):
            self.drawer.handle(event, view)
            return True
        if form is not None:
            if event.type == pygame.MOUSEBUTTONDOWN and not self.play.ready and self.play.skip():
                return True
            form.handle(event, view)
            return not BAR.holds(*point)
        return False

    def take(self) -> tuple[Move, ...]:
        """The moves a form has decided on, or the drawer."""
        for sheet in (self._given, self.form, self.drawer):
            moves = sheet.take() if sheet is not None else ()
            if moves:
                return moves
        return ()

    def asked(self) -> str:
        """A command that a sheet asks the table for, once."""
        for form in (self.form, self.drawer):
            if form is not None and form.asks:
                command, form.asks = form.asks, ""
                return command
        return ""

    # ------------------------------------------------------------------ time and drawing

    def update(self, dt: float) -> bool:
        """Lets time go by; True while a form rises."""
        if not self.rising:
            return False
        self._risen += dt
        return True

    def draw(self, surface: pygame.Surface, view: View) -> None:
        """Draws the sheets over the table."""
        if self.form is not None and not self.peeking:
            surface.blit(self._shade(view, self.form), (0, 0))
            share = ease(min(1.0, self._risen / (RISE * self.play.stage.pace))) if self.rising else 1.0
            picture = self._drawn(view, self.form)
            picture.set_alpha(round(255 * share))
            surface.blit(picture, (0, view.px(HEIGHT_OF_RISE * (1 - share))))
        if self.drawer is not None:
            self.drawer.marks = self.form.marks if self.form is not None else frozenset()
            self.drawer.draw(surface, view)

    def _drawn(self, view: View, form: Form) -> pygame.Surface:
        """The picture of a form, kept until something in it changes."""
        key = (id(form), form.version, view.size)
        if self._picture is None or self._picture[0] != key:
            kept = self._picture is not None and self._picture[1].get_size() == view.size
            picture = self._picture[1] if kept and self._picture is not None else blank(*view.size)
            picture.fill((0, 0, 0, 0))
            form.draw(picture, view)
            self._picture = (key, picture)
        return self._picture[1]

    def _shade(self, view: View, form: Form) -> pygame.Surface:
        """The dark over board and tray, with holes over what the form is about."""
        boxes = tuple(form.bright())
        key = (boxes, view.size)
        if self._dim is None or self._dim[0] != key:
            soft = 4
            small = blank(view.size[0] // soft + 1, view.size[1] // soft + 1)
            whole = view.rect(0, BAR.h + 1, SIDE.x - 8, HEIGHT - BAR.h)
            small.fill((20, 12, 8, DIM), _scaled(whole, soft))
            for box in boxes:
                small.fill((20, 12, 8, 0), _scaled(view.rect(*Box(*box).grown(MARGIN)), soft))
            dim = pygame.transform.smoothscale(blur(small, 2), (small.get_width() * soft, small.get_height() * soft))
            self._dim = (key, dim)
        return self._dim[1]


def _scaled(rect: pygame.Rect, by: int) -> pygame.Rect:
    return pygame.Rect(rect.x // by, rect.y // by, rect.w // by, rect.h // by)
