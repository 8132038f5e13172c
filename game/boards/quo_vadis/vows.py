"""Putting a promise together, step by step: what, where, how many, for how long. The engine says what there is."""

from __future__ import annotations

import pygame

from engine.api import Move
from engine.quo_vadis.pledges import Clicks
from engine.quo_vadis.position import Pledge
from game import text
from game.boards.parts import Box
from game.boards.quo_vadis import bargain
from game.boards.quo_vadis.items import Item
from game.boards.quo_vadis.simulate import State
from game.scenes import table_keys
from game.telling import quo_vadis as words
from game.text import t
from game.view import View

GAME = "game.quo_vadis"
ARROWS = {pygame.K_LEFT: -1, pygame.K_UP: -1, pygame.K_RIGHT: 1, pygame.K_DOWN: 1}
SIGNS = {
    "vote": "hand",
    "abstain": "thumb-down",
    "promote_from": "3d-stairs",
    "keep_out": "cancel",
    "pay_later": "laurels",
}
CHIP_HIGH, GAP = 38.0, 9.0


class VowEditor:
    """A promise of `maker` to `beneficiary` in the making; `made` is it once it is whole."""

    def __init__(self, state: State, maker: int, beneficiary: int, names: tuple[str, ...], viewer: int) -> None:
        self.state = state
        self.maker = maker
        self.beneficiary = beneficiary
        self.names = names
        self.viewer = viewer
        self.path: Clicks = ()
        self.focus = 0
        self.made: Pledge | None = None
        self._skip()

    # ------------------------------------------------------------------ what may be chosen

    @property
    def options(self) -> list[Move]:
        return bargain.steps(self.state, self.maker, self.beneficiary, self.path)

    def choose(self, index: int) -> None:
        """Takes an option; a step with one option only is taken by itself."""
        options = self.options
        if 0 <= index < len(options):
            self.path = (*self.path, options[index])
            self.focus = 0
            self._skip()

    def _skip(self) -> None:
        self.made = bargain.finished(self.state, self.maker, self.beneficiary, self.path)
        while self.made is None and len(options := self.options) == 1:
            self.path = (*self.path, options[0])
            self.made = bargain.finished(self.state, self.maker, self.beneficiary, self.path)

    def back(self) -> bool:
        """A step back; False at the beginning."""
        if not self.path:
            return False
        self.path = self.path[:-1]
        self.focus = 0
        return True

    # ------------------------------------------------------------------ keys

    def key(self, key: int) -> bool:
        """Takes a key: arrows, Enter, digits, Backspace."""
        count = len(self.options)
        if key in ARROWS:
            self.focus = (self.focus + ARROWS[key]) % count
        elif key in (*table_keys.PRESS, pygame.K_SPACE):
            self.choose(self.focus)
        elif key in (pygame.K_BACKSPACE, pygame.K_DELETE):
            self.back()
        elif (digit := table_keys.digit(key)) > 0:
            self.choose(digit - 1)
        else:
            return False
        return True

    # ------------------------------------------------------------------ words and items

    def title(self) -> str:
        if self.maker == self.viewer:
            return t(f"{GAME}.vow.you", name=self.names[self.beneficiary])
        return t(f"{GAME}.vow.other", name=self.names[self.maker])

    def said(self, click: Move) -> str:
        """A step in words."""
        verb, value = str(click[0]), click[-1]
        if verb == "":
            return t(f"{GAME}.kind.{value}")
        if verb == "room":
            return t(f"{GAME}.room.any") if value == "any" else words.room(str(value))
        if verb in ("via", "space"):
            return t(f"{GAME}.passage.any") if value == "any" else words.passage(str(value))
        if verb == "votes":
            return words.votes(int(value))
        if verb == "rival":
            return self.names[int(value)]
        if verb == "value":
            return words.laurels(int(value))
        return words.rounds(int(value))

    def hint(self) -> str:
        """What is asked, and once the kind is chosen what that means."""
        if not self.path:
            return t(f"{GAME}.vow.kind")
        return t(f"tip.quo_vadis.kind.{self.path[0][1]}")

    def items(self, view: View, area: Box, veil: Box) -> list[Item]:
        """The editor as a sheet over the form."""
        lines = text.wrap(view, self.hint(), "body", 17, area.w - 48)[:3]
        chips = self._chips(view, Box(area.x + 24, 0, area.w - 48, 0))
        low = max(item.box.y for item in chips) + CHIP_HIGH
        high = 74 + 26 + 24 * len(lines) + 12 + low + 64
        top = area.y + (area.h - high) / 2
        found = [
            Item("veil", veil),
            Item("sheet", Box(area.x, top, area.w, high), words=self.title(), sign="quill-ink"),
            Item("close", Box(area.x + area.w - 52, top + 10, 40, 40), "vow:close", sign="cancel", key="Esc"),
        ]
        y = top + 74
        path = " \N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK} ".join(self.said(click) for click in self.path)
        path = path or t(f"{GAME}.vow.what")
        found.append(Item("words", Box(area.x + 24, y, area.w - 48, 22), words=path, fact=("body_semibold",), size=18))
        y += 28
        for line in lines:
            found.append(Item("words", Box(area.x + 24, y, area.w - 48, 22), words=line, state="soft"))
            y += 24
        y += 10
        found += [item._replace(box=item.box._replace(y=item.box.y + y)) for item in chips]
        y += low + 16
        if self.path:
            found.append(
                Item("button", Box(area.x + 24, y, 150, 38), "vow:back", t(f"{GAME}.vow.back"), "ghost", key="Del")
            )
        return found

    def _chips(self, view: View, area: Box) -> list[Item]:
        """The options, in rows from the height 0 on."""
        found = []
        x, y = area.x, 0.0
        for i, click in enumerate(self.options):
            said = self.said(click)
            sign = self._sign(click)
            digit = str(i + 1) if i < 9 else ""
            wide = text.width(view, said, "body", 17) + 28 + (24 if sign else 0) + (17 if digit else 0)
            seat = int(click[1]) if click[0] == "rival" else -1
            wide += 25 if seat >= 0 else 0
            if x + wide > area.x + area.w:
                x, y = area.x, y + CHIP_HIGH + GAP
            state = "lit" if i == self.focus else "normal"
            tip = t(f"tip.quo_vadis.kind.{click[1]}") if click[0] == "" else ""
            found.append(
                Item("chip", Box(x, y, wide, CHIP_HIGH), f"vow:{i}", said, state, sign, digit, seat=seat, tip=tip)
            )
            x += wide + GAP
        return found

    def _sign(self, click: Move) -> str:
        if click[0] != "":
            return ""
        return SIGNS.get(str(click[1]), "caesar")
