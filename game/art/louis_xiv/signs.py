"""The signs of chips: icons, and a sceptre and a letter of our own."""

import re

import pygame

from game.art.icons import FOLDER, icon
from game.art.palette import Colour
from game.art.surfaces import cached
from game.art.vector import code, drawn

ICONS = {"crown": "queen-crown", "ring": "diamond-ring", "helmet": "visored-helm"}
LETTER = (
    "M40 120h432v272H40ZM78 150L256 286L434 150ZM70 176v176L186 262ZM442 176v176L326 262ZM92 364H420L308 276L256 316"
    "L204 276Z"
)
QUESTION = (
    "M176 180C176 120 214 92 260 92C308 92 342 124 342 170C342 232 276 238 276 300V320H236V296C236 226 298 220 298 172"
    "C298 146 280 130 258 130C232 130 216 148 216 180Z"
)
BOX = (0.0, 0.0, 512.0, 512.0)


def _sceptre(colour: str) -> str:
    lily = re.sub(r"^.*?<svg[^>]*>|</svg>\s*$", "", (FOLDER / "fleur-de-lys.svg").read_text(encoding="utf-8"))
    rod = (
        '<rect x="238" y="196" width="36" height="330" rx="12"/><rect x="206" y="196" width="100" height="30" rx="14"/>'
        '<circle cx="256" cy="540" r="36"/><rect x="222" y="300" width="68" height="22" rx="10"/>'
        '<rect x="222" y="440" width="68" height="22" rx="10"/>'
    )
    head = f'<g transform="translate(126 -58) scale(.51)">{lily.replace("currentColor", colour)}</g>'
    return f'<g transform="rotate(45 256 256)">{head}<g fill="{colour}">{rod}</g></g>'


@cached
def sign(kind: str, px: int, colour: Colour) -> pygame.Surface:
    """The sign of a chip in a square of `px`; "any" is a question mark."""
    ink = code(colour)
    if kind == "sceptre":
        return drawn(_sceptre(ink), px, px, BOX)
    if kind == "letter":
        return drawn(f'<path fill="{ink}" fill-rule="evenodd" d="{LETTER}"/>', px, px, BOX)
    if kind == "any":
        return drawn(f'<path fill="{ink}" d="{QUESTION}"/><circle cx="256" cy="376" r="30" fill="{ink}"/>', px, px, BOX)
    return icon(ICONS[kind], px, colour)
