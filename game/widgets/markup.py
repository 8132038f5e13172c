"""The small part of Markdown that the rules are written in: headings, lists, tables, bold, italic, remarks."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

INLINE = re.compile(
    r"\*\*(.+?)\*\*|(?<![\w*])\*([^*\s](?:[^*]*[^*\s])?)\*(?![\w*])|`([^`]+)`|(\[[^\]\n]{1,90}\](?!\())|\[([^\]]+)\]\([^)]*\)"
)
BULLET = re.compile(r"^(\s*)(?:[-*]|(\d+)[.)])\s+(.*)$")


@dataclass(frozen=True)
class Span:
    """Words of one style: "" plain, "b" bold, "i" italic, "r" a remark in square brackets."""

    words: str
    style: str = ""


@dataclass
class Block:
    """A heading, paragraph, list item, quote, rule or table."""

    kind: str
    spans: list[Span] = field(default_factory=list)
    level: int = 0
    bullet: str = ""
    cells: list[list[list[Span]]] = field(default_factory=list)


def spans(words: str) -> list[Span]:
    """The styled pieces of a line."""
    found: list[Span] = []
    last = 0
    for match in INLINE.finditer(words):
        if match.start() > last:
            found.append(Span(words[last : match.start()]))
        bold, italic, code, remark, link = match.groups()
        if bold:
            found.append(Span(bold, "b"))
        elif italic:
            found.append(Span(italic, "i"))
        elif code:
            found.append(Span(code, "i"))
        elif remark:
            found.append(Span(remark, "r"))
        else:
            found.append(Span(link))
        last = match.end()
    if last < len(words):
        found.append(Span(words[last:]))
    return found


def parse(source: str) -> list[Block]:
    """The blocks of a page. Whatever is not understood is a paragraph."""
    blocks: list[Block] = []
    lines: list[str] = []
    kind, level, bullet = "text", 0, ""

    def close() -> None:
        if lines:
            blocks.append(Block(kind, spans(join(lines)), level, bullet))
            lines.clear()

    rows = source.splitlines()
    i = 0
    while i < len(rows):
        row = rows[i]
        item = BULLET.match(row)
        if row.startswith("#"):
            close()
            depth = len(row) - len(row.lstrip("#"))
            blocks.append(Block("head", spans(row.lstrip("# ").rstrip()), min(3, depth)))
        elif row.startswith("|"):
            close()
            table, i = read_table(rows, i)
            blocks.append(Block("table", cells=table))
            continue
        elif not row.strip():
            close()
        elif set(row.strip()) <= {"-", "*", "_"} and len(row.strip()) >= 3:
            close()
            blocks.append(Block("rule"))
        elif item:
            close()
            kind, level = "item", len(item.group(1)) // 2
            bullet = f"{item.group(2)}." if item.group(2) else "•"
            lines.append(item.group(3))
        else:
            quote = row.startswith(">")
            if not lines:
                kind, level, bullet = ("quote" if quote else "text"), 0, ""
            lines.append(row.lstrip("> ").rstrip())
        i += 1
    close()
    return blocks


def join(lines: list[str]) -> str:
    """The lines of a paragraph as one: with a space between, but not between Chinese characters."""
    whole = ""
    for line in lines:
        piece = line.strip()
        wide = bool(whole) and bool(piece) and whole[-1] >= "\u2e80" and piece[0] >= "\u2e80"
        whole += piece if not whole or wide else " " + piece
    return whole


def read_table(rows: list[str], start: int) -> tuple[list[list[list[Span]]], int]:
    """The cells of a table and the index of the row after it."""
    table: list[list[list[Span]]] = []
    i = start
    while i < len(rows) and rows[i].startswith("|"):
        cells = [cell.strip() for cell in rows[i].strip().strip("|").split("|")]
        if not all(set(cell) <= {"-", ":", " "} for cell in cells):
            table.append([spans(cell) for cell in cells])
        i += 1
    return table, i
