"""The picture of the table, in layers: what never changes, what changes with the position, the pieces, what floats."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

import pygame

from engine.api import NOBODY
from game.art import materials
from game.boards.parts import SHEET, SIDE, Box, Choice, Preview, Tip, Tray
from game.boards.sprites import Sprite, tilted
from game.scenes import table_bar, table_film, table_floats, table_panels, table_tips, table_tray
from game.scenes.table_log import Log
from game.scenes.table_play import Play
from game.stage.pieces import Piece
from game.stage.spots import Spot
from game.stage.tween import Drawn
from game.view import View

FAINT = 0.5
"""The strength of the glow between two pulses."""


class Pose(NamedTuple):
    """What the player points at: a spot with what it would do, a button, or a tip for a thing; and if by keyboard."""

    spot: Spot | None = None
    preview: Preview | None = None
    hot: str = ""
    pressed: str = ""
    tip: Tip | None = None
    at: Box | None = None
    keys: bool = False


def _is_at(choice: Choice, pose: Pose) -> bool:
    """Whether a button of the tray is pointed at."""
    if choice.group:
        return pose.hot == f"group:{choice.group}"
    return pose.spot is not None and choice.move is not None and choice.move == pose.spot.move


class Canvas:
    """Draws a table. `frames` gives the picture with faint and with full glow; one and the same when nothing glows.

    Layers, each kept until something in it changes: `static`, `base` (the position without pieces), `lower` (with the
    glow and what lies under it), `still` (with all pieces). What is pointed at is patched into a copy of `still`; while
    pieces move, each frame is drawn on `base`.
    """

    def __init__(self, play: Play, log: Log) -> None:
        self.play = play
        self.log = log
        self.show_glow = True
        self.advises = False
        self.view = View((1600, 900))
        self._surfaces: dict[str, pygame.Surface] = {}
        self._seen: dict[str, object] = {}
        self._tray: tuple[int, Tray] | None = None
        self._tip_corner: tuple[tuple[object, ...], tuple[float, float]] | None = None

    def layout(self, view: View) -> None:
        """The window has another size or the words another language."""
        self.view = view
        self._surfaces = {}
        self._seen = {}
        self._tray = None

    # ------------------------------------------------------------------ layers

    def _surface(self, name: str) -> pygame.Surface:
        if name not in self._surfaces:
            self._surfaces[name] = pygame.Surface(self.view.size)
        return self._surfaces[name]

    def _fresh(self, name: str, key: object) -> bool:
        """Whether a layer is as it must be; if not, it is about to be drawn."""
        if self._seen.get(name) == key and name in self._surfaces:
            return True
        self._seen[name] = key
        return False

    def tray(self) -> Tray:
        """The tray as it is now; no choices while something is shown."""
        play = self.play
        if self._tray is None or self._tray[0] != play.version:
            moves = play.shown.legal_moves() if play.ready else []
            self._tray = (play.version, play.board.tray(play.shown, moves, play.sitting))
        return self._tray[1]

    def lit(self) -> Sequence[Spot]:
        """The spots that glow."""
        return self.play.spots.list if self.show_glow else []

    def static(self) -> pygame.Surface:
        """What never changes: wood, bar, board, tray, the panels of those who wait."""
        if not self._fresh("static", ()):
            surface = self._surface("static")
            surface.blit(materials.wood(*self.view.size), (0, 0))
            board = self.play.board
            board.ground(surface, self.view, self.play.shown)
            table_bar.ground(surface, self.view, board)
            table_tray.ground(surface, self.view, board.plan)
            for seat in range(self.play.seats):
                table_panels.ground(surface, self.view, self.play, seat, False)
        return self._surface("static")

    def base(self) -> pygame.Surface:
        """What changes with the position, without pieces."""
        play, view = self.play, self.view
        if not self._fresh("base", play.version):
            surface = self._surface("base")
            surface.blit(self.static(), (0, 0))
            play.board.dress(surface, view, play.shown, play.sitting)
            table_bar.content(surface, view, play)
            table_tray.content(surface, view, play, self.tray())
            if play.asked != NOBODY:
                table_panels.ground(surface, view, play, play.asked, True)
            for seat in range(play.seats):
                table_panels.content(surface, view, play, seat)
            self.log.chronicle(surface, view, play)
            self._controls(surface, Pose())
            advice = play.board.advice(play.shown, play.sitting) if play.ready and self.advises else ""
            if play.board.plan.card is not None:
                play.board.card(surface, view, None, advice, play.shown, play.sitting)
            elif advice and play.board.plan.note is not None:
                table_floats.advice(surface, view, play.board.plan.note, advice)
        return self._surface("base")

    def _lower(self, name: str, strength: float) -> pygame.Surface:
        """The base with what lies under the glow, and the glow."""
        play, view = self.play, self.view
        if not self._fresh(name, (play.version, self.show_glow)):
            surface = self._surface(name)
            surface.blit(self.base(), (0, 0))
            self._pieces(surface, [seen for seen in play.stage.drawn() if seen.piece.z < play.board.under])
            lit = self.lit()
            play.board.light(surface, view, [spot for spot in lit if spot.board], strength)
            for spot in lit:
                button = spot.echo if spot.board else spot.region
                if button is not None:
                    rect = view.rect(*button.bounds)
                    materials.legal_ring(rect.w, rect.h, view.px(8)).draw(surface, rect.topleft, strength * 0.85)
        return self._surface(name)

    def _still(self, name: str, lower: str, strength: float) -> pygame.Surface:
        """The table at rest with nothing pointed at."""
        play = self.play
        if not self._fresh(name, (play.version, self.show_glow, self.log.open, self.log.scroll)):
            surface = self._surface(name)
            surface.blit(self._lower(lower, strength), (0, 0))
            self._pieces(surface, [seen for seen in play.stage.drawn() if seen.piece.z >= play.board.under])
            self._veil(surface, math.inf)
            self._over(surface)
        return self._surface(name)

    # ------------------------------------------------------------------ frames

    def frames(self, pose: Pose) -> tuple[pygame.Surface, pygame.Surface]:
        """The picture now, with faint and with full glow."""
        if self.play.stage.busy:
            moving = self._moving(pose)
            return moving, moving
        full = self._posed("full", "still", "lower", 1.0, pose)
        if not self.lit():
            return full, full
        return self._posed("faint", "still faint", "lower faint", FAINT, pose), full

    def _resting(self) -> pygame.Surface:
        """The base with the pieces that have no part in the motion, drawn once for all its frames."""
        play = self.play
        if not self._fresh("resting", (play.version, play.stage.moving)):
            surface = self._surface("resting")
            surface.blit(self.base(), (0, 0))
            self._pieces(surface, play.stage.drawn(still=True))
        return self._surface("resting")

    def _moving(self, pose: Pose) -> pygame.Surface:
        play = self.play
        surface = self._surface("moving")
        self._seen.pop("still", None)
        going = play.stage.drawn(still=False)
        if all(seen.piece.z >= play.board.under for seen in going):
            surface.blit(self._resting(), (0, 0))
            self._pieces(surface, play.stage.ghosts())
            self._pieces(surface, going)
        else:
            surface.blit(self.base(), (0, 0))
            drawn = play.stage.drawn()
            self._pieces(surface, [seen for seen in drawn if seen.piece.z < play.board.under])
            self._pieces(surface, play.stage.ghosts())
            self._pieces(surface, [seen for seen in drawn if seen.piece.z >= play.board.under])
        self._veil(surface, play.film.time / max(play.stage.pace, 0.01) if play.film is not None else math.inf)
        if play.story and play.board.carries:
            self._pieces(surface, [seen for seen in going if seen.lift > 0])
        self._over(surface)
        self._controls(surface, pose, only=pose.hot)
        self._pointed(surface, pose)
        return surface

    def _posed(self, name: str, still: str, lower: str, strength: float, pose: Pose) -> pygame.Surface:
        """The table at rest with what is pointed at."""
        play, view = self.play, self.view
        bottom = self._still(still, lower, strength)
        if pose == Pose():
            return bottom
        key = (play.version, pose, self.show_glow, self.log.open, self.log.scroll)
        if self._fresh(name, key):
            return self._surface(name)
        surface = self._surface(name)
        surface.blit(bottom, (0, 0))
        spot = pose.spot
        if spot is not None and spot.board and not self.log_covers(spot):
            area = view.rect(*spot.region.bounds.grown(18)).clip(surface.get_rect())
            surface.set_clip(area)
            surface.blit(self._lower(lower, strength), area, area)
            play.board.lift(surface, view, spot, play.shown, play.sitting)
            box = spot.region.bounds
            upper = [seen for seen in play.stage.drawn() if seen.piece.z >= play.board.under]
            self._pieces(surface, [seen for seen in upper if box.grown(max(70.0, seen.size)).holds(*seen.pos)])
            surface.set_clip(None)
        self._controls(surface, pose, only=pose.hot or "spot")
        self._pointed(surface, pose)
        return surface

    def log_covers(self, spot: Spot) -> bool:
        """Whether the open log lies over a spot."""
        return self.log.open and spot.region.bounds.x >= SIDE.x

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
            if seen.change < 1 and seen.piece.kind in play.board.topples:
                sprite = self._toppling(seen, px) or sprite
            sprite.draw(surface, view.pos(*seen.pos), seen.alpha, seen.lift, turn)

    def _toppling(self, seen: Drawn, px: int) -> Sprite | None:
        """A standing piece on its way down to its side, or up again."""
        falls = (seen.change < 0.5) == (not seen.piece.face)
        share = seen.change if falls else 1 - seen.change
        sprite = self.play.board.sprite(seen.piece._replace(face=""), px, self.play.sitting)
        return tilted(sprite, 90 * share**1.6) if sprite is not None else None

    # ------------------------------------------------------------------ controls

    def _controls(self, surface: pygame.Surface, pose: Pose, only: str = "") -> None:
        """Draws the buttons: all of them, or with `only` the one that is pointed at."""
        play, view = self.play, self.view
        for name in table_bar.buttons(play.board):
            if only in ("", name):
                table_bar.button(surface, view, name, self._state(name, pose), play.board.drawer_sign)
        if play.watching and only.startswith("film_"):
            table_film.draw(surface, view, play, pose.hot, pose.pressed)
        if play.story and not play.ready:
            return
        if only in ("", "undo"):
            table_tray.big_button(surface, view, play.board.plan, "undo", self._state("undo", pose))
        tray = self.tray()
        if tray.done is None and not only:
            table_tray.big_button(surface, view, play.board.plan, "done", "disabled")
        for choice in [*tray.choices, *([tray.done] if tray.done else [])]:
            chosen = _is_at(choice, pose)
            if only and not chosen:
                continue
            state = "normal" if choice.move is not None or choice.group else "disabled"
            if chosen:
                state = "pressed" if pose.pressed else "hover"
            table_tray.button(surface, view, play, choice, state)
        if pose.keys and pose.spot is not None and isinstance(pose.spot.region, Box):
            rect = view.rect(*pose.spot.region)
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

    def _state(self, name: str, pose: Pose) -> str:
        if not self.enabled(name):
            return "disabled"
        if pose.pressed == name:
            return "pressed"
        return "hover" if pose.hot == name else "normal"

    # ------------------------------------------------------------------ what floats

    def _veil(self, surface: pygame.Surface, time: float) -> None:
        """What a set piece lays over the pieces at rest, and its account in the tray."""
        play = self.play
        story = play.story
        if story:
            play.board.veil(surface, self.view, story, time, play.sitting)
            play.board.account(surface, self.view, story, play.sitting)

    def _over(self, surface: pygame.Surface) -> None:
        """What lies over the pieces whatever is pointed at."""
        play, view = self.play, self.view
        for seat in range(play.seats):
            table_panels.badges(surface, view, play, seat)
        table_floats.hints(surface, self.view, play)
        table_floats.rising(surface, self.view, play)
        if self.log.open:
            self.log.draw(surface, view, play)
        if play.watching:
            table_film.draw(surface, view, play, "", "")
        if play.trouble:
            table_floats.trouble(surface, self.view, play.trouble)

    def _pointed(self, surface: pygame.Surface, pose: Pose) -> None:
        """What a move would do, and the tip."""
        play = self.play
        if pose.preview is not None:
            table_floats.preview(surface, self.view, play, pose.preview)
            if play.board.plan.card is not None:
                play.board.card(surface, self.view, pose.preview, "", play.shown, play.sitting)
        if pose.tip is not None and pose.at is not None:
            corner = self._corner(pose.tip, pose.at)
            table_tips.draw(surface, self.view, pose.tip, corner, play.board.sprite, play.sitting)

    def _corner(self, tip: Tip, at: Box) -> tuple[float, float]:
        """Where a tip goes: on the board it hides no piece if that can be helped."""
        key = (tip, at, self.play.version, self.view.scale)
        if self._tip_corner is None or self._tip_corner[0] != key:
            wide, high = table_tips.size(self.view, tip)
            corner = table_tips.place(wide, high, at)
            area = self.play.board.plan.tips
            if SHEET.holds(*at.centre) and area.holds(*at.centre):
                corner = table_tips.clear_place(wide, high, at, self._obstacles(), area)
            self._tip_corner = (key, corner)
        return self._tip_corner[1]

    def _obstacles(self) -> list[table_tips.Obstacle]:
        """Pieces, and the places that may be chosen."""
        play = self.play
        weights: dict[tuple[float, float], float] = {}
        for piece in play.stage.pieces:
            if piece.z >= play.board.under and SHEET.holds(*piece.pos):
                weights[piece.pos] = 240.0
                half = 0.42 * self._wide(piece)
                for x in (piece.pos[0] - half, piece.pos[0] + half) if half > 25 else ():
                    weights[x, piece.pos[1]] = 120.0
        for spot in self.lit():
            if spot.board:
                weights[spot.region.centre] = 160.0
        return [(x, y, weight) for (x, y), weight in weights.items()]

    def _wide(self, piece: Piece) -> float:
        """How wide a piece is, in design units."""
        sprite = self.play.board.sprite(piece, self.view.px(piece.size), self.play.sitting)
        return sprite.body.get_width() / self.view.scale if sprite is not None and not sprite.fixed else 0.0
