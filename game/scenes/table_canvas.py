"""The picture of the table, in layers: what never changes, what changes with the position, the pieces, what floats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game import text
from game.art import materials, palette, pieces
from game.boards.parts import DONE, TRAY, Box, Preview, Tip, Tray
from game.scenes import table_bar, table_film, table_panels, table_tips, table_tray
from game.scenes.table_log import Log
from game.scenes.table_play import Play
from game.stage.spots import Spot
from game.stage.tween import Drawn
from game.view import View

FAINT = 0.5
"""The strength of the glow between two pulses."""


class Pose(NamedTuple):
    """What the player points at: a spot, with what it would do; a button; a tip for a thing; and whether by keyboard."""

    spot: Spot | None = None
    preview: Preview | None = None
    hot: str = ""
    pressed: str = ""
    tip: Tip | None = None
    at: Box | None = None
    keys: bool = False


class Canvas:
    """Draws a table. `frames` gives the picture with the glow faint and with it full; they are the same when nothing glows."""

    def __init__(self, play: Play, log: Log) -> None:
        self.play = play
        self.log = log
        self.show_glow = True
        self.view = View((1600, 900))
        self._static: pygame.Surface | None = None
        self._base: pygame.Surface | None = None
        self._base_version = -1
        self._faint: pygame.Surface | None = None
        self._full: pygame.Surface | None = None
        self._seen: tuple[object, ...] = ()

    def layout(self, view: View) -> None:
        """The window has another size or the words another language."""
        self.view = view
        self._static = self._base = self._faint = self._full = None
        self._base_version = -1
        self._seen = ()

    # ------------------------------------------------------------------ layers

    def _new(self) -> pygame.Surface:
        surface = pygame.Surface(self.view.size)
        return surface.convert() if pygame.display.get_surface() is not None else surface

    def static(self) -> pygame.Surface:
        """What never changes: wood, bar, board, tray."""
        if self._static is None:
            surface = self._new()
            surface.blit(materials.wood(*self.view.size), (0, 0))
            board = self.play.board
            board.ground(surface, self.view, self.play.shown)
            table_bar.ground(surface, self.view, board.id, board.title_role)
            table_tray.ground(surface, self.view)
            self._static = surface
        return self._static

    def tray(self) -> Tray:
        """The tray as it is now; no choices while something is shown."""
        play = self.play
        moves = play.shown.legal_moves() if play.ready else []
        return play.board.tray(play.shown, moves, play.sitting)

    def base(self) -> pygame.Surface:
        """What changes with the position, without pieces."""
        play = self.play
        if self._base is None or self._base_version != play.version:
            surface = self._base if self._base is not None else self._new()
            surface.blit(self.static(), (0, 0))
            play.board.dress(surface, self.view, play.shown, play.sitting)
            table_bar.content(surface, self.view, play)
            table_tray.content(surface, self.view, play, self.tray())
            for lit in (False, True):
                for seat in range(play.seats):
                    if (play.shown.current_player == seat) == lit:
                        table_panels.ground(surface, self.view, play, seat, lit)
                        table_panels.content(surface, self.view, play, seat)
            self._base, self._base_version = surface, play.version
        return self._base

    # ------------------------------------------------------------------ frames

    def frames(self, pose: Pose) -> tuple[pygame.Surface, pygame.Surface]:
        """The picture now, with faint and with full glow."""
        play = self.play
        seen = (play.version, pose, self.log.open, self.log.scroll, self.show_glow)
        if play.stage.busy or seen != self._seen or self._full is None or self._faint is None:
            self._full = self._compose(self._full, pose, 1.0)
            glowing = bool(self.lit()) and not play.stage.busy
            self._faint = self._compose(self._faint, pose, FAINT) if glowing else self._full
            self._seen = () if play.stage.busy else seen
        return self._faint, self._full

    def lit(self) -> Sequence[Spot]:
        """The spots that glow."""
        return self.play.spots.list if self.show_glow else []

    def _compose(self, surface: pygame.Surface | None, pose: Pose, strength: float) -> pygame.Surface:
        if surface is None or (surface is self._full and strength != 1.0):
            surface = self._new()
        play, view = self.play, self.view
        surface.blit(self.base(), (0, 0))
        drawn = play.stage.drawn()
        under = [seen for seen in drawn if seen.piece.z < play.board.under]
        self._pieces(surface, under)
        play.board.light(surface, view, [spot for spot in self.lit() if spot.board], strength)
        if pose.spot is not None and pose.spot.board:
            play.board.lift(surface, view, pose.spot, play.shown, play.sitting)
        self._pieces(surface, play.stage.ghosts())
        self._pieces(surface, [seen for seen in drawn if seen.piece.z >= play.board.under])
        for seat in range(play.seats):
            table_panels.badges(surface, view, play, seat)
        self._controls(surface, pose, strength)
        self._floating(surface, pose)
        return surface

    def _pieces(self, surface: pygame.Surface, drawn: Sequence[Drawn]) -> None:
        play, view = self.play, self.view
        sitting = play.sitting
        for seen in drawn:
            px = max(1, round(seen.size * view.scale))
            sprite = play.board.sprite(seen.piece, px, sitting, seen.alpha)
            if sprite is None:
                continue
            if sprite.fixed:
                sprite.draw(surface, view.offset)
                continue
            turn = seen.turn if seen.piece.kind in play.board.flips else 1.0
            sprite.draw(surface, view.pos(*seen.pos), seen.alpha, seen.lift, turn)

    # ------------------------------------------------------------------ controls

    def _controls(self, surface: pygame.Surface, pose: Pose, strength: float) -> None:
        play, view = self.play, self.view
        for name in table_bar.BUTTONS:
            table_bar.button(surface, view, name, self._state(name, pose, self.enabled(name)))
        table_tray.big_button(surface, view, "undo", self._state("undo", pose, self.enabled("undo")))
        if play.replaying:
            table_film.draw(surface, view, play, pose.hot, pose.pressed)
        tray = self.tray()
        if tray.done is None:
            table_tray.big_button(surface, view, "done", "disabled")
        for choice in [*tray.choices, *([tray.done] if tray.done else [])]:
            live = choice.move is not None
            chosen = pose.spot is not None and choice.move == pose.spot.move and live
            state = ("pressed" if pose.pressed == "spot" else "hover") if chosen else "normal" if live else "disabled"
            if live and self.show_glow:
                rect = view.rect(*choice.box)
                materials.legal_ring(rect.w, rect.h, view.px(8)).draw(surface, rect.topleft, strength * 0.85)
            table_tray.button(surface, view, play, choice, state)
        if pose.keys and pose.spot is not None and not isinstance(pose.spot.region, Box):
            return
        if pose.keys and pose.spot is not None:
            rect = view.rect(*pose.spot.region.bounds)
            materials.focus_ring(rect.w, rect.h, view.px(8)).draw(surface, rect.topleft)

    def enabled(self, name: str) -> bool:
        """Whether a button can be pressed."""
        play = self.play
        if name == "undo":
            return play.undo_offer().kind != "none"
        if name == "hint":
            return play.ready and not play.hinting
        if name == "replay":
            return bool(play.match.moves) and (play.film is None or play.replaying)
        return True

    def _state(self, name: str, pose: Pose, enabled: bool) -> str:
        if not enabled:
            return "disabled"
        if pose.pressed == name:
            return "pressed"
        return "hover" if pose.hot == name else "normal"

    # ------------------------------------------------------------------ what floats

    def _floating(self, surface: pygame.Surface, pose: Pose) -> None:
        play, view = self.play, self.view
        if pose.preview is not None:
            self._preview(surface, pose.preview)
        self._hints(surface)
        self._rising(surface)
        if self.log.open:
            self.log.draw(surface, view, play)
        if play.trouble:
            self._trouble(surface, play.trouble)
        sprites, sitting = play.board.sprite, play.sitting
        if pose.tip is not None and pose.at is not None:
            table_tips.draw(surface, view, pose.tip, pose.at, sprites, sitting)

    def _preview(self, surface: pygame.Surface, preview: Preview) -> None:
        play, view = self.play, self.view
        for piece in preview.ghosts:
            px = view.px(piece.size)
            if piece.kind in ("citizen", "disc"):
                x, y = view.pos(*piece.pos)
                pieces.ghost(play.sitting.looks[piece.owner], px).draw(surface, (x - px // 2, y - px // 2))
                continue
            sprite = play.board.sprite(piece, px, play.sitting)
            if sprite is not None:
                sprite.draw(surface, view.pos(*piece.pos), 0.72)
        for words, pos in preview.notes:
            badge = pieces.badge(words, view.px(21), "gold")
            x, y = view.pos(*pos)
            surface.blit(badge, (x - badge.get_width() // 2, y - badge.get_height() // 2))

    def _hints(self, surface: pygame.Surface) -> None:
        """The ranks of the best moves on their spots."""
        play, view = self.play, self.view
        if play.hint is None:
            return
        for rank, (move, _) in reversed(list(enumerate(play.hint.best, 1))):
            spot = play.spots.of(move)
            if spot is None:
                continue
            x, y = spot.region.centre
            bounds = spot.region.bounds
            if isinstance(spot.region, Box):
                x, y = bounds.x + 12, bounds.y + 12
            else:
                y -= 44
            badge = pieces.badge(str(rank), view.px(30), "gold")
            left, top = view.pos(x, y)
            surface.blit(badge, (left - badge.get_width() // 2, top - badge.get_height() // 2))

    def _rising(self, surface: pygame.Surface) -> None:
        """Points on their way up from where they were earned."""
        play, view = self.play, self.view
        for rising in play.stage.rising():
            rise, share = rising
            colour = palette.GLOW
            if rise.seat >= 0:
                colour = palette.mix(palette.LOOKS[play.sitting.looks[rise.seat]].on_dark, (255, 255, 255), 0.25)
            alpha = 255 if share < 0.7 else round(255 * (1 - share) / 0.3)
            y = rise.pos[1] - 46 * (1 - (1 - share) ** 2)
            plate = pieces.badge(rise.text, view.px(34), "plain")
            plate.set_alpha(alpha)
            x, top = view.pos(rise.pos[0], y)
            surface.blit(plate, (x - plate.get_width() // 2, top - plate.get_height() // 2))
            plate.set_alpha(None)
            del colour

    def _trouble(self, surface: pygame.Surface, words: str) -> None:
        """A sentence about a save that failed, over the top of the tray."""
        view = self.view
        rect = view.rect(TRAY.x + 240, TRAY.y - 44, 660, 38)
        surface.blit(materials.well(rect.w, rect.h, view.px(8), palette.ALARM, palette.rgb("#c4685e")), rect)
        text.draw(surface, view, words, (TRAY.x + 570, TRAY.y - 25), "body", 17, palette.ALARM_INK, "cm", room=640)


__all__ = ["DONE", "Canvas", "Pose"]
