"""Colours, numerals and icons of Quo Vadis?."""

from typing import NamedTuple

from game import words
from game.art import palette
from game.art.palette import Colour, mix, rgb

NUMERALS = words.NUMERALS

INK: Colour = rgb("#3a2a22")
INK_SOFT: Colour = rgb("#6d5a48")
TERRACOTTA: Colour = palette.TERRACOTTA
LAUREL: Colour = palette.LAUREL
PORPHYRY: Colour = palette.PORPHYRY
GOLD_LINE: Colour = rgb("#d9b565")
GOLD_INK: Colour = rgb("#f6dfa8")  # titles on porphyry
AMBER: Colour = (255, 176, 40)
LEVELS: dict[int, Colour] = {1: rgb("#8c5138"), 2: rgb("#84682f"), 3: rgb("#4d6647"), 4: rgb("#6c4259")}
CHANGED: Colour = rgb("#b1570b")  # a figure that was altered
WARNING_INK: Colour = rgb("#7c2412")


class Paint(NamedTuple):
    """The body of a seat's senators, and the light and dark ends of its gradients."""

    body: Colour
    light: Colour
    dark: Colour


_PAINTS = {
    "scarlet": Paint(rgb("#c23a2b"), rgb("#e8705c"), rgb("#701a14")),
    "azure": Paint(rgb("#0f8bb8"), rgb("#5cc3e2"), rgb("#07465f")),
    "ivory": Paint(rgb("#f0e6d2"), rgb("#fffdf6"), rgb("#8d7a5c")),
    "grey": Paint(rgb("#97938c"), rgb("#c9c6c0"), rgb("#4b4843")),
    "jet": Paint(rgb("#343038"), rgb("#726c78"), rgb("#121014")),
}


def paint(look: str) -> Paint:
    """The paint of a seat's senators."""
    body = palette.LOOKS[look].body
    return _PAINTS.get(look) or Paint(body, mix(body, (255, 250, 240), 0.4), mix(body, (20, 10, 6), 0.55))


ENAMEL: dict[int, tuple[Colour, Colour]] = {  # the medallions by value: light, dark
    1: (rgb("#9a9460"), rgb("#5f5c36")),
    2: (rgb("#86994f"), rgb("#4c5c2c")),
    3: (rgb("#6d9250"), rgb("#38562b")),
    4: (rgb("#4d8650"), rgb("#244c2c")),
    5: (rgb("#2f7a4c"), rgb("#103c24")),
}
CAESAR_ENAMEL: tuple[Colour, Colour] = (rgb("#8a4a76"), rgb("#431d36"))
BACK_ENAMEL: tuple[Colour, Colour] = (rgb("#b0613f"), rgb("#6a2a1c"))

ACTION_ICONS = {"place": "roman-toga", "promote": "3d-stairs", "caesar": "caesar"}
ANSWER_ICONS = {"yes": "thumb-up", "counter": "conversation", "no": "thumb-down", "quiet": "hourglass"}
STATUS_ICONS = {
    "live": "quill-ink",
    "kept": "check-mark",
    "broken": "breaking-chain",
    "lapsed": "hourglass",
    "voided": "cancel",
    "released": "shaking-hands",
}
STATUS_INKS: dict[str, Colour] = {
    "live": PORPHYRY,
    "kept": rgb("#4c6733"),
    "broken": rgb("#9c3c24"),
    "lapsed": rgb("#6f5836"),
    "voided": rgb("#6f5836"),
    "released": rgb("#6f5836"),
}
SIGNS = {
    "vote": "hand",
    "laurels": "laurels",
    "senate": "greek-temple",
    "bag": "swap-bag",
    "deal": "shaking-hands",
    "trust": "shaking-hands",
    "ledger": "scroll-quill",
    "promise": "quill-ink",
    "bids": "discussion",
    "warning": "hazard-sign",
    "own_eyes": "semi-closed-eye",
    "close": "cancel",
}
