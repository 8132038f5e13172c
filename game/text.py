"""Letters: measuring, wrapping (Chinese too) and cached drawing. The words themselves are in `game/words.py`."""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import lru_cache

import pygame

from game.art.fonts import capital_middle, covers, font
from game.art.palette import CREAM, Colour
from game.view import View
from game.words import LANGUAGES, has, language, load, missing, set_language, t

__all__ = ["LANGUAGES", "has", "language", "load", "missing", "set_language", "t"]

NO_LINE_START = set("、。，．：；！？）」』》〉】〕％%)]},.:;!?…—’”·")
NO_LINE_END = set("（「『《〈【〔([{‘“")


# ---------------------------------------------------------------------- letters


def is_wide(char: str) -> bool:
    """Whether the character is set like Chinese: a square, breakable on both sides."""
    return char >= "\u2e80"


@lru_cache(maxsize=4096)
def _has_glyph(role: str, lang: str, char: str) -> bool:
    return covers(char, role, lang)


def face_language(words: str) -> str:
    """Words with Chinese in them are set in the Chinese face throughout, weight for weight."""
    return "zh-TW" if any(is_wide(char) for char in words) else "en"


@lru_cache(maxsize=2048)
def runs(words: str, role: str) -> tuple[tuple[str, str, str], ...]:
    """The words cut where the face changes: (piece, role, language of the face)."""
    lang = face_language(words)
    pieces: list[list[str]] = []
    for char in words:
        face = (role, lang)
        if char != " " and not _has_glyph(role, lang, char):
            face = next((f for f in (("body", "en"), ("body", "zh-TW")) if _has_glyph(*f, char)), face)
        if pieces and (pieces[-1][1], pieces[-1][2]) == face:
            pieces[-1][0] += char
        else:
            pieces.append([char, *face])
    return tuple((piece, face_role, face_lang) for piece, face_role, face_lang in pieces)


@lru_cache(maxsize=8192)
def _measure(words: str, role: str, px: int, track: int) -> int:
    total = sum(font(r, px, lang).size(piece)[0] for piece, r, lang in runs(words, role))
    return total + max(0, len(words) - 1) * track


@lru_cache(maxsize=1024)
def rendered(words: str, role: str, px: int, colour: Colour, track: int = 0) -> tuple[pygame.Surface, int]:
    """The words as a picture and the row of it where the middle of the capitals lies. Not to be drawn on."""
    base = font(role, px, face_language(words))
    middle = round(capital_middle(base))
    parts: list[tuple[pygame.Surface, int, int]] = []
    x = 0
    for piece, face_role, lang in runs(words, role):
        face = font(face_role, px, lang)
        top = middle - round(capital_middle(face))
        for letters in piece if track else (piece,):
            parts.append((face.render(letters, True, colour), x, top))
            x += face.size(letters)[0] + track
    if len(parts) == 1:
        return parts[0][0], middle
    high = min((top for _, _, top in parts), default=0)
    low = max((top + part.get_height() for part, _, top in parts), default=1)
    picture = pygame.Surface((max(1, x - track + 2), max(1, low - high)), pygame.SRCALPHA)
    picture.fill((*colour, 0))
    for part, left, top in parts:
        picture.blit(part, (left, top - high))
    return picture, middle - high


def font_px(view: View, size: float) -> int:
    """The size of a face in device pixels."""
    return max(6, round(size * view.scale))


def width(view: View, words: str, role: str, size: float, track: float = 0) -> float:
    """How wide the words are, in design units."""
    return _measure(words, role, font_px(view, size), round(track * view.scale)) / view.scale


def fit(view: View, words: str, role: str, size: float, room: float, least: float = 0.75) -> tuple[str, float]:
    """The words and a size at which they fit into `room`: smaller down to the share `least`, then cut short."""
    px, space = font_px(view, size), room * view.scale
    if _measure(words, role, px, 0) <= space:
        return words, size
    lowest = max(6, math.ceil(px * least))
    for smaller in range(px - 1, lowest - 1, -1):
        if _measure(words, role, smaller, 0) <= space:
            return words, smaller / view.scale
    while len(words) > 1 and _measure(words + "…", role, lowest, 0) > space:
        words = words[:-1].rstrip()
    return words + "…", lowest / view.scale


def draw(
    surface: pygame.Surface,
    view: View,
    words: str,
    pos: tuple[float, float],
    role: str = "body",
    size: float = 18,
    colour: Colour = CREAM,
    anchor: str = "lm",
    *,
    track: float = 0,
    shadow: int = 0,
    room: float | None = None,
    least: float = 0.75,
    alpha: int = 255,
) -> pygame.FRect:
    """Draws one line; `pos` is in design units, and the rectangle it took is returned.

    `anchor` is l, c or r and t, m or b; m is the optical middle of the capitals. `shadow` is the strength (0..255) of a
    dark twin below. With `room` the words shrink down to `least`, then end in an ellipsis, to stay that narrow.
    """
    if room is not None:
        words, size = fit(view, words, role, size, room, least)
    px = font_px(view, size)
    step = round(track * view.scale)
    picture, middle = rendered(words, role, px, colour, step)
    w, h = picture.get_size()
    x, y = view.pos(*pos)
    left = x - {"l": 0, "c": w // 2, "r": w}[anchor[0]]
    top = y - {"t": 0, "m": middle, "b": h}[anchor[1]]
    if shadow:
        twin, _ = rendered(words, role, px, (0, 0, 0), step)
        twin.set_alpha(shadow * alpha // 255)
        surface.blit(twin, (left, top + max(1, round(view.scale))))
    picture.set_alpha(alpha)
    surface.blit(picture, (left, top))
    a, b = view.point((left, top))
    return pygame.FRect(a, b, w / view.scale, h / view.scale)


# ---------------------------------------------------------------------- lines


def atoms(words: str) -> Iterable[tuple[str, bool]]:
    """The words cut where a line may break: (piece, whether a space stood before it)."""
    piece = ""
    space = spaced = False
    for char in words:
        if char in " \t":
            if piece:
                yield piece, spaced
            piece, space = "", True
            continue
        breakable = bool(piece) and (is_wide(char) or is_wide(piece[-1]))
        if breakable and char not in NO_LINE_START and piece[-1] not in NO_LINE_END:
            yield piece, spaced
            piece, spaced = char, False
            continue
        if not piece:
            spaced, space = space, False
        piece += char
    if piece:
        yield piece, spaced


def wrap(view: View, words: str, role: str, size: float, room: float) -> list[str]:
    """The lines of a paragraph no wider than `room` design units; `\\n` begins a new line."""
    return list(_wrap(words, role, font_px(view, size), int(room * view.scale)))


@lru_cache(maxsize=1024)
def _wrap(words: str, role: str, px: int, room: int) -> tuple[str, ...]:
    lines: list[str] = []
    for paragraph in words.split("\n"):
        line = ""
        for piece, spaced in atoms(paragraph):
            longer = line + (" " if spaced and line else "") + piece
            if line and _measure(longer, role, px, 0) > room:
                lines.append(line)
                line = piece
            else:
                line = longer
        lines.append(line)
    return tuple(lines)


def paragraph(
    surface: pygame.Surface,
    view: View,
    words: str,
    pos: tuple[float, float],
    room: float,
    role: str = "body",
    size: float = 18,
    colour: Colour = CREAM,
    *,
    leading: float = 1.5,
    align: str = "l",
    most: int | None = None,
) -> float:
    """Draws wrapped words with the middle of the first line at `pos`; returns the y of the line that would follow."""
    lines = wrap(view, words, role, size, room)
    if most is not None and len(lines) > most:
        lines = [*lines[: most - 1], lines[most - 1] + " …"]
    x = pos[0] + {"l": 0.0, "c": room / 2, "r": room}[align]
    y = pos[1]
    for line in lines:
        draw(surface, view, line, (x, y), role, size, colour, align + "m", room=room + 2)
        y += size * leading
    return y
