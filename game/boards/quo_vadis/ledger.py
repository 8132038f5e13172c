"""The ledger of promises: a papyrus over the panels with who trusts the viewer, what is live and what was settled."""

from __future__ import annotations

import pygame

from engine.api import NOBODY, Move
from engine.quo_vadis.position import STATUSES, Pledge, Promise
from game import text
from game.art.icons import icon
from game.art.quo_vadis import deal, figures, panels, tones
from game.art.quo_vadis import ledger as art
from game.boards.form import Desk, Form
from game.boards.parts import SIDE, Box
from game.boards.quo_vadis import simulate as sim
from game.boards.quo_vadis.simulate import State
from game.telling import quo_vadis as words
from game.text import t
from game.view import View

GAME = "game.quo_vadis"
CARD, ROW, TILE = 66.0, 32.0, 50.0
BODY = Box(SIDE.x + 6, SIDE.y + 78, SIDE.w - 12, SIDE.h - 112)
"""What is scrolled, between the head and the lower rod."""
STEP = 40.0


class Ledger(Form):
    """Everything that was promised. What was promised to the viewer can be let go here (V77b)."""

    area = SIDE

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.scroll = 0.0
        self.hover = ""
        self.focus = -1
        self._moves: tuple[Move, ...] = ()
        self._zones: list[tuple[str, Box]] = []
        self._long = 0.0

    @property
    def state(self) -> State:
        state = self.desk.state
        assert isinstance(state, State)
        return state

    @property
    def viewer(self) -> int:
        return self.desk.sitting.viewer

    def renew(self, desk: Desk) -> bool:
        self.desk = desk
        self.version += 1
        return True

    def take(self) -> tuple[Move, ...]:
        moves, self._moves = self._moves, ()
        return moves

    def waivable(self) -> list[int]:
        """The numbers of the promises that the viewer may let go now."""
        if not self.desk.ready:
            return []
        return [int(move[1]) for move in self.state.legal_moves() if move[0] == "waive"]

    # ------------------------------------------------------------------ events

    def handle(self, event: pygame.event.Event, view: View) -> bool:
        if event.type == pygame.MOUSEWHEEL:
            self._roll(-event.y * STEP)
        elif event.type == pygame.MOUSEMOTION:
            point = view.point(event.pos)
            found = next((name for name, box in self._zones if box.holds(*point)), "")
            self.version += found != self.hover
            self.hover = found
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            self._click(next((name for name, box in self._zones if box.holds(*view.point(event.pos))), ""))
        elif event.type == pygame.KEYDOWN:
            return self._key(event.key)
        return True

    def _key(self, key: int) -> bool:
        """Up and Down choose among the promises that may be let go, W lets one go."""
        numbers = self.waivable()
        if key in (pygame.K_UP, pygame.K_DOWN):
            self._roll(STEP if key == pygame.K_DOWN else -STEP)
            if numbers:
                place = numbers.index(self.focus) if self.focus in numbers else -1
                self.focus = numbers[(place + (1 if key == pygame.K_DOWN else -1)) % len(numbers)]
        elif key == pygame.K_w and self.focus in numbers:
            self._click(f"waive:{self.focus}")
        else:
            return False
        return True

    def _click(self, name: str) -> None:
        if name == "close":
            self.closed = True
        elif name.startswith("waive:"):
            self._moves = (("waive", int(name.partition(":")[2])),)

    def _roll(self, by: float) -> None:
        self.scroll = min(max(0.0, self._long - BODY.h), max(0.0, self.scroll + by))
        self.version += 1

    # ------------------------------------------------------------------ drawing

    def draw(self, surface: pygame.Surface, view: View) -> None:
        rect = view.rect(*SIDE)
        art.scroll(rect.w, rect.h).draw(surface, rect.topleft)
        self._zones = []
        x, y = SIDE.x, SIDE.y + 50
        _sign(surface, view, "scroll-quill", (x + 36, y), 34, tones.PORPHYRY)
        title = t(f"{GAME}.ledger")
        text.draw(surface, view, title, (x + 62, y), "cinzel", 21, tones.PORPHYRY, "lm", room=SIDE.w - 130)
        close = Box(x + SIDE.w - 50, y - 18, 36, 36)
        self._zones.append(("close", close))
        ink = tones.TERRACOTTA if self.hover == "close" else (138, 106, 90)
        _sign(surface, view, "cancel", close.centre, 24, ink)
        clip = surface.get_clip()
        surface.set_clip(view.rect(*BODY).clip(clip))
        end = self._body(surface, view, BODY.y + 2 - self.scroll)
        surface.set_clip(clip)
        self._long = end + self.scroll - BODY.y + 8

    def _body(self, surface: pygame.Surface, view: View, y: float) -> float:
        state = self.state
        if self.viewer != NOBODY:
            y = self._trust(surface, view, y)
        live = sim.live(state)
        y = _title(surface, view, t(f"{GAME}.ledger.live"), y)
        if not live and not sim.pending(state):
            y = _line(surface, view, t(f"{GAME}.ledger.none"), y)
        numbers = self.waivable()
        for made in live:
            self._card(surface, view, made, y, made.number in numbers)
            y += CARD + 8
        for maker, beneficiary, pledge in sim.pending(state):
            self._pending(surface, view, (maker, beneficiary), pledge, y)
            y += CARD + 8
        settled = sim.settled(state)
        y = _title(surface, view, t(f"{GAME}.ledger.settled"), y + 4)
        if not settled:
            y = _line(surface, view, t(f"{GAME}.ledger.none"), y)
        for i, made in enumerate(settled):
            if i % 2 == 0:
                rect = view.rect(SIDE.x + 16, y, SIDE.w - 32, ROW - 1)
                surface.blit(art.stripe(rect.w, rect.h), rect)
            self._settled(surface, view, made, y + ROW / 2)
            y += ROW
        return y

    def _trust(self, surface: pygame.Surface, view: View, y: float) -> float:
        """How far each of the others trusts the viewer; redder where the act at hand would cost trust."""
        others = [seat for seat in range(self.state.players) if seat != self.viewer]
        hurt = {made.beneficiary for made in sim.live(self.state) if made.number in self.marks}
        text.draw(surface, view, t(f"{GAME}.ledger.trust"), (SIDE.x + 20, y + 10), "body", 17, tones.INK_SOFT, "lm")
        pitch = (SIDE.w - 40 + 8) / len(others)
        for i, seat in enumerate(others):
            box = Box(SIDE.x + 20 + i * pitch, y + 26, pitch - 8, TILE)
            rect = view.rect(*box)
            surface.blit(art.trust_tile(rect.w, rect.h, seat in hurt), rect)
            tight = seat in hurt
            at = (box.x + (16 if tight else 20), box.y + 19)
            _mark(surface, view, self.desk.sitting.looks[seat], at, 21 if tight else 24)
            share = sim.trust(self.state, self.viewer, seat)
            shown = t(f"{GAME}.percent", count=round(100 * share))
            at = (box.x + (29 if tight else 37), box.y + 19)
            if tight:
                kept, broken, voided = sim.record(self.state, self.viewer, seat)
                share = (kept + 1) / (kept + broken + 1 + voided / 2 + 2)
                drawn = text.draw(surface, view, shown.rstrip("%"), at, "body", 16, (138, 114, 88), "lm")
                arrow = art.arrow(view.px(10), tones.TERRACOTTA)
                ax, ay = view.pos(drawn.right + 1, at[1])
                surface.blit(arrow, (ax, ay - arrow.get_height() // 2))
                at, shown = (drawn.right + 13, at[1]), str(round(100 * share))
            ink = tones.TERRACOTTA if tight else tones.INK
            room = box.x + box.w - at[0] - 4
            text.draw(surface, view, shown, at, "body_semibold", 17, ink, "lm", room=room)
            bar = view.rect(box.x + 10, box.y + 35, box.w - 20, 9)
            surface.blit(panels.trust_bar(bar.w, bar.h, round(share, 2)), bar)
        return y + 26 + TILE + 14

    def _pending(self, surface: pygame.Surface, view: View, between: tuple[int, int], pledge: Pledge, y: float) -> None:
        """What is promised in the deal on the table."""
        rect = view.rect(SIDE.x + 16, y, SIDE.w - 32, CARD)
        art.card(rect.w, rect.h, "new").draw(surface, rect.topleft)
        art.seal(view.px(38), "new", "").draw(surface, view.pos(SIDE.x + 46, y + CARD / 2))
        x, right = SIDE.x + 76, SIDE.x + SIDE.w - 28
        title = words.pledge(pledge, self.desk.sitting.names)
        text.draw(surface, view, title, (x, y + 20), "body_semibold", 17, tones.INK, "lm", room=right - x)
        x = self._between(surface, view, between, (x, y + 46))
        said = t(f"{GAME}.ledger.pending", rounds=words.rounds(pledge.horizon))
        text.draw(surface, view, said, (x, y + 46), "body", 17, tones.INK_SOFT, "lm", room=right - x)

    def _card(self, surface: pygame.Surface, view: View, made: Promise, y: float, waivable: bool) -> None:
        """A live promise."""
        bad = made.number in self.marks
        kind = "bad" if bad else "hover" if made.number == self.focus and waivable else "live"
        rect = view.rect(SIDE.x + 16, y, SIDE.w - 32, CARD)
        art.card(rect.w, rect.h, kind).draw(surface, rect.topleft)
        seal = art.seal(view.px(38), "bad" if bad else "live", str(made.number))
        seal.draw(surface, view.pos(SIDE.x + 46, y + CARD / 2))
        names = self.desk.sitting.names
        x, right = SIDE.x + 76, SIDE.x + SIDE.w - 28
        if bad:
            _sign(surface, view, "hazard-sign", (right - 8, y + 20), 23, tones.TERRACOTTA)
        if waivable:
            self._waive(surface, view, made, Box(right - 88, y + 34, 88, 27))
        title = words.pledge(made.pledge, names)
        room = right - x - (28 if bad else 0)
        text.draw(surface, view, title, (x, y + 20), "body_semibold", 17, tones.INK, "lm", room=room)
        x = self._between(surface, view, (made.maker, made.beneficiary), (x, y + 46))
        last, whose = sim.expiry(self.state, made)
        said = words.until(last, self.state.players, "" if waivable else names[whose])
        room = right - x - (94 if waivable else 0)
        text.draw(surface, view, said, (x, y + 46), "body", 17, tones.INK_SOFT, "lm", room=room)

    def _waive(self, surface: pygame.Surface, view: View, made: Promise, box: Box) -> None:
        """The chip that lets a promise go."""
        name = f"waive:{made.number}"
        rect = view.rect(*box)
        state = "hover" if self.hover == name or self.focus == made.number else "normal"
        deal.chip(rect.w, rect.h, state).draw(surface, rect.topleft)
        said = t(f"{GAME}.ledger.waive")
        text.draw(surface, view, said, box.centre, "body", 16, tones.INK, "cm", room=box.w - 14)
        if BODY.holds(*box.centre):
            self._zones.append((name, box))

    def _between(self, surface: pygame.Surface, view: View, between: tuple[int, int], at: tuple[float, float]) -> float:
        """Who promised whom; returns where that ends."""
        x, y = at
        looks = self.desk.sitting.looks
        _mark(surface, view, looks[between[0]], (x + 11, y), 22)
        arrow = art.arrow(view.px(15))
        left, top = view.pos(x + 27, y)
        surface.blit(arrow, (left, top - arrow.get_height() // 2))
        _mark(surface, view, looks[between[1]], (x + 58, y), 22)
        return x + 78

    def _settled(self, surface: pygame.Surface, view: View, made: Promise, y: float) -> None:
        """A line of what is settled."""
        number = str(made.number)
        text.draw(surface, view, number, (SIDE.x + 42, y), "body_semibold", 17, tones.INK_SOFT, "rm")
        x = self._between(surface, view, (made.maker, made.beneficiary), (SIDE.x + 50, y))
        status = STATUSES[made.status]
        ink = tones.STATUS_INKS.get(status, tones.INK_SOFT)
        right = SIDE.x + SIDE.w - 24
        said = t(f"{GAME}.status.{status}")
        drawn = text.draw(surface, view, said, (right, y), "body_semibold", 17, ink, "rm", room=104)
        right = drawn.x - 8
        if status in tones.STATUS_ICONS:
            _sign(surface, view, tones.STATUS_ICONS[status], (right - 8, y), 17, ink)
            right -= 22
        names = self.desk.sitting.names
        title = words.pledge(made.pledge, names)
        if text.width(view, title, "body", 17) > right - x:
            title = words.short(made.pledge, names)
        text.draw(surface, view, title, (x, y), "body", 17, tones.INK, "lm", room=right - x)


def _sign(
    surface: pygame.Surface, view: View, name: str, at: tuple[float, float], size: float, ink: tuple[int, int, int]
) -> None:
    picture = icon(name, view.px(size), ink)
    x, y = view.pos(*at)
    surface.blit(picture, (x - picture.get_width() // 2, y - picture.get_height() // 2))


def _mark(surface: pygame.Surface, view: View, look: str, at: tuple[float, float], size: float) -> None:
    picture = figures.badge(look, view.px(size))
    x, y = view.pos(*at)
    surface.blit(picture, (x - picture.get_width() // 2, y - picture.get_height() // 2))


def _title(surface: pygame.Surface, view: View, said: str, y: float) -> float:
    drawn = text.draw(surface, view, said, (SIDE.x + 20, y + 12), "display_bold", 22, tones.INK, "lm")
    line = view.rect(drawn.right + 10, y + 13, SIDE.x + SIDE.w - 20 - drawn.right - 10, 1.2)
    surface.fill((165, 138, 92), line)
    return y + 30


def _line(surface: pygame.Surface, view: View, said: str, y: float) -> float:
    text.draw(surface, view, said, (SIDE.x + 22, y + 14), "body_italic", 17, tones.INK_SOFT, "lm", room=SIDE.w - 44)
    return y + 32
