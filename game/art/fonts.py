"""Typefaces by role, with the Chinese fallback, and the signs that the Latin faces lack."""

import json
from bisect import bisect_right
from functools import lru_cache
from pathlib import Path

import pygame

from game.art.palette import Colour
from game.art.surfaces import blank, cached, on_clear, shrunk

FOLDER = Path(__file__).resolve().parents[2] / "assets" / "fonts"
CHINESE = "zh-TW"
_TC, _TC_BOLD = "NotoSansTC-Regular.otf", "NotoSansTC-Bold.otf"
# role: face, its Chinese stand-in of like weight, and how large that is set beside it
ROLES: dict[str, tuple[str, str, float]] = {
    "body": ("NotoSans-Regular.ttf", _TC, 1.0),
    "body_italic": ("NotoSans-Italic.ttf", _TC, 1.0),
    "body_medium": ("NotoSans-Medium.ttf", _TC, 1.0),
    "body_semibold": ("NotoSans-SemiBold.ttf", _TC_BOLD, 1.0),
    "body_bold": ("NotoSans-Bold.ttf", _TC_BOLD, 1.0),
    "display": ("EBGaramond-Medium.ttf", _TC, 0.86),
    "display_semibold": ("EBGaramond-SemiBold.ttf", _TC_BOLD, 0.86),
    "display_bold": ("EBGaramond-Bold.ttf", _TC_BOLD, 0.86),
    "display_italic": ("EBGaramond-Italic.ttf", _TC, 0.86),
    "display_sc": ("EBGaramondSC-Regular.otf", _TC_BOLD, 0.82),
    "display_sc_bold": ("EBGaramondSC-Regular.otf", _TC_BOLD, 0.82),
    "title": ("EBGaramond-SemiBold.ttf", _TC_BOLD, 0.86),
    "numbers": ("EBGaramond-Bold.ttf", "", 1.0),
    "numbers_heavy": ("EBGaramond-ExtraBold.ttf", "", 1.0),
    "fell": ("IMFellEnglish-Regular.ttf", _TC, 0.84),
    "fell_italic": ("IMFellEnglish-Italic.ttf", _TC, 0.84),
    "fell_sc": ("IMFellEnglishSC-Regular.ttf", _TC, 0.86),
    "caslon": ("LibreCaslonText-Regular.ttf", "", 1.0),
    "caslon_bold": ("LibreCaslonText-Bold.ttf", "", 1.0),
    "cinzel": ("Cinzel-Bold.ttf", _TC_BOLD, 0.86),
    "cinzel_extra": ("Cinzel-ExtraBold.ttf", _TC_BOLD, 0.86),
    "cinzel_black": ("Cinzel-Black.ttf", _TC_BOLD, 0.86),
}
EMBOLDENED = frozenset({"display_sc_bold"})  # drawn bolder than their face is cut
MINUS = "\N{MINUS SIGN}"
ARROWS = {"right": "→", "left": "←", "up": "↑", "down": "↓"}
DRAWN = frozenset(ARROWS.values())  # signs that no Latin face here has: use `arrow`


def font(role: str, px: int, language: str = "en") -> pygame.font.Font:
    """The face of a role at a size in device pixels; in Chinese, its stand-in of like weight."""
    face, stand_in, share = ROLES[role]
    if language == CHINESE and stand_in:
        return _load(stand_in, max(6, round(px * share)))
    return _load(face, max(6, px), role in EMBOLDENED)


def font_for(text: str, role: str, px: int, language: str = "en") -> pygame.font.Font:
    """Like `font`, but a text with letters that the face lacks gets one of like weight that has them."""
    if text.isascii() or covers(text, role, language):
        return font(role, px, language)
    plain = "body_bold" if ROLES[role][1] == _TC_BOLD else "body"
    if covers(text, plain):
        return font(plain, px)
    return font(role if ROLES[role][1] else plain, px, CHINESE)


@lru_cache(maxsize=1)
def _letters() -> dict[str, list[list[int]]]:
    """The first and last code of each run of letters that a face has, written by `make_fonts`."""
    found: dict[str, list[list[int]]] = json.loads((FOLDER / "letters.json").read_text(encoding="utf-8"))
    return found


def _has(runs: list[list[int]], code: int) -> bool:
    place = bisect_right(runs, code, key=lambda run: run[0]) - 1
    return place >= 0 and code <= runs[place][1]


@lru_cache(maxsize=4096)
def covers(text: str, role: str, language: str = "en") -> bool:
    """Whether the face of a role, or its Chinese stand-in, has every letter of a text."""
    face, stand_in, _ = ROLES[role]
    runs = _letters()[stand_in if language == CHINESE and stand_in else face]
    return all(_has(runs, ord(letter)) for letter in text)


@lru_cache(maxsize=256)
def _load(face: str, px: int, bolder: bool = False) -> pygame.font.Font:
    if not pygame.font.get_init():
        pygame.font.init()
    found = pygame.font.Font(FOLDER / face, px)
    found.set_bold(bolder)
    return found


on_clear(_load.cache_clear)


def capital_middle(face: pygame.font.Font) -> float:
    """How far below the top of a rendered line the middle of its capitals is: centre words by this."""
    measure = face.metrics("H")[0]
    if measure is None:
        return face.get_linesize() / 2
    return float(face.get_ascent() - (measure[2] + measure[3]) / 2)


@cached
def arrow(direction: str, px: int, colour: Colour) -> pygame.Surface:
    """An arrow ("right", "left", "up" or "down") as high as words of `px`."""
    side = px * 4
    surface = blank(side, side, (*colour, 0))
    middle, line = side / 2, max(2, round(side * 0.085))
    left, right, head = side * 0.12, side * 0.88, side * 0.22
    pygame.draw.line(surface, colour, (left, middle), (right - line, middle), line)
    points = [(right - head, middle - head), (right, middle), (right - head, middle + head)]
    pygame.draw.polygon(surface, colour, points)
    turn = {"right": 0, "up": 90, "left": 180, "down": 270}[direction]
    return shrunk(pygame.transform.rotate(surface, turn), 4)


@cached
def minus(px: int, colour: Colour) -> pygame.Surface:
    """A minus sign as wide as a figure of `px`, for faces without one."""
    width, height = max(4, round(px * 0.46)), max(2, round(px * 0.075))
    surface = blank(width * 3, height * 3, (*colour, 0))
    pygame.draw.rect(surface, colour, surface.get_rect(), border_radius=height)
    return shrunk(surface, 3)
