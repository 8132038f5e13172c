"""Pages of text: headings, lists, tables, bold and italic words, wrapped in both languages and scrolled."""

from __future__ import annotations

from dataclasses import dataclass, field

import pygame

from game import text
from game.art import palette
from game.art.palette import Colour
from game.view import View
from game.widgets.markup import Block, Span, parse
from game.widgets.scroll import ScrollPane


@dataclass(frozen=True)
class Inks:
    """The colours of a page."""

    body: Colour
    head: Colour
    soft: Colour
    line: Colour


ON_WOOD = Inks(palette.CREAM, palette.GLOW, palette.MUTED, palette.rgb("#584531"))
ON_PAPER = Inks(palette.INK, palette.rgb("#6a2416"), palette.INK_SOFT, palette.rgb("#a89676"))

HEADS = {1: ("title", 36.0, 58.0), 2: ("title", 28.0, 48.0), 3: ("display_bold", 22.5, 40.0)}
SIZE = 18.5
LINE = 29.0
TABLE_SIZE = 17.0
TABLE_LINE = 26.0
ROLE = {"": "body", "b": "body_semibold", "i": "body_italic", "r": "body"}


@dataclass
class Row:
    """One laid out line: where its middle is and the pieces of it (x, words, role, size, colour)."""

    y: float
    pieces: list[tuple[float, str, str, float, Colour]] = field(default_factory=list)
    rule: tuple[float, float] | None = None


class RichText(ScrollPane):
    """A scrolled page. `contents` are its headings as (level, words, y), for a list of contents beside it."""

    def __init__(self, rect: tuple[float, float, float, float], source: str, *, paper: bool = False) -> None:
        super().__init__(rect)
        self.inks = ON_PAPER if paper else ON_WOOD
        self.on_paper = paper
        self.blocks = parse(source)
        self.rows: list[Row] = []
        self.contents: list[tuple[int, str, float]] = []
        self._laid = (0.0, 0.0)

    def lay_out(self, view: View) -> None:
        """Breaks the lines for the scale of the view."""
        key = (view.scale, self.room)
        if self._laid == key:
            return
        share = self.top / self.content_height if self.content_height else 0.0
        self._laid = key
        self.rows, self.contents = [], []
        y = 6.0
        for block in self.blocks:
            y = self._block(view, block, y)
        self.content_height = y + 12
        self.scroll_to(share * self.content_height)

    def _block(self, view: View, block: Block, y: float) -> float:
        if block.kind == "head":
            role, size, space = HEADS[block.level]
            words = "".join(span.words for span in block.spans)
            y += 0 if y < 10 else space * 0.45
            self.contents.append((block.level, words, y))
            for line in text.wrap(view, words, role, size, self.room):
                self.rows.append(Row(y + size * 0.7, [(0.0, line, role, size, self.inks.head)]))
                y += size * 1.3
            return y + 8
        if block.kind == "rule":
            self.rows.append(Row(y + 12, rule=(0.0, self.room)))
            return y + 24
        if block.kind == "table":
            return self._table(view, block.cells, y) + 14
        indent = 0.0 if block.kind == "text" else 30.0 + 26.0 * block.level
        if block.kind == "quote":
            indent = 24.0
        wrapped = wrap_spans(view, block.spans, SIZE, self.room - indent)
        if block.bullet:
            role = "body" if block.bullet == "•" else "display_bold"
            x = indent - 10 - text.width(view, block.bullet, role, SIZE)
            self.rows.append(Row(y + LINE / 2, [(x, block.bullet, role, SIZE, self.inks.head)]))
        for pieces in wrapped:
            self.rows.append(Row(y + LINE / 2, self._coloured(pieces, indent, SIZE, block.kind == "quote")))
            y += LINE
        return y + (5 if block.bullet else 11)

    def _coloured(
        self, line: list[tuple[float, Span]], indent: float, size: float, soft: bool
    ) -> list[tuple[float, str, str, float, Colour]]:
        return [
            (
                indent + x,
                span.words,
                ROLE[span.style],
                size - 2 if span.style == "r" else size,
                self.inks.soft if soft or span.style == "r" else self.inks.body,
            )
            for x, span in line
        ]

    def _table(self, view: View, cells: list[list[list[Span]]], y: float) -> float:
        widths = column_widths(view, cells, self.room)
        for r, row in enumerate(cells):
            tallest = 1
            x = 0.0
            for c, cell in enumerate(row[: len(widths)]):
                spans = [Span(span.words, "b") for span in cell] if r == 0 else cell
                lines = wrap_spans(view, spans, TABLE_SIZE, widths[c] - 18)
                for i, line in enumerate(lines):
                    middle = y + 8 + TABLE_LINE * (i + 0.5)
                    self.rows.append(Row(middle, self._coloured(line, x + 8, TABLE_SIZE, False)))
                tallest = max(tallest, len(lines))
                x += widths[c]
            y += TABLE_LINE * tallest + 14
            self.rows.append(Row(y, rule=(0.0, x)))
        return y

    def draw_content(self, surface: pygame.Surface, view: View) -> None:
        self.lay_out(view)
        for row in self.rows:
            y = self.rect.y + row.y - self.top
            if not self.rect.y + 8 < y < self.rect.bottom - 12:
                continue
            if row.rule is not None:
                line = view.rect(self.rect.x + row.rule[0], y, row.rule[1] - row.rule[0], 1.2)
                surface.fill(self.inks.line, line)
            for x, words, role, size, colour in row.pieces:
                text.draw(surface, view, words, (self.rect.x + x, y), role, size, colour)


def wrap_spans(view: View, spans: list[Span], size: float, room: float) -> list[list[tuple[float, Span]]]:
    """Lines of styled words: (x, span) pieces."""
    lines: list[list[tuple[float, Span]]] = [[]]
    x = 0.0
    for span in spans:
        role = ROLE[span.style]
        real = size - 2 if span.style == "r" else size
        gap = text.width(view, "n n", role, real) - text.width(view, "nn", role, real)
        lead = span.words.startswith(" ")
        for i, (piece, spaced) in enumerate(text.atoms(span.words)):
            before = gap if (spaced or (i == 0 and lead)) and lines[-1] else 0.0
            wide = text.width(view, piece, role, real)
            glued = not before and i == 0 and bool(lines[-1]) and piece[0] in text.NO_LINE_START
            if lines[-1] and x + before + wide > room and not glued:
                lines.append([])
                x, before = 0.0, 0.0
            _append(lines[-1], x + before, Span(piece, span.style), bool(before))
            x += before + wide
        if span.words.endswith(" ") and lines[-1]:
            x += gap
    return lines


def _append(line: list[tuple[float, Span]], x: float, span: Span, spaced: bool) -> None:
    """Adds a piece to a line, joined to the one before where the style is the same."""
    if line and line[-1][1].style == span.style:
        start, before = line[-1]
        line[-1] = (start, Span(before.words + (" " if spaced else "") + span.words, span.style))
    else:
        line.append((x, span))


def column_widths(view: View, cells: list[list[list[Span]]], room: float) -> list[float]:
    """The width of each column of a table: what it needs, wide ones sharing what is left."""
    columns = len(cells[0])
    need = [0.0] * columns
    for row in cells:
        for c, cell in enumerate(row[:columns]):
            words = "".join(span.words for span in cell)
            need[c] = max(need[c], text.width(view, words, "body_semibold", TABLE_SIZE) + 22)
    if sum(need) <= room:
        return need
    widths = list(need)
    fair = room / columns
    narrow = [c for c in range(columns) if need[c] <= fair]
    left = room - sum(need[c] for c in narrow)
    wide = [c for c in range(columns) if c not in narrow]
    total = sum(need[c] ** 0.6 for c in wide)
    for c in wide:
        widths[c] = left * need[c] ** 0.6 / total
    return widths
