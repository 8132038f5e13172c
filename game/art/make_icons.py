"""Copy the icons in use from npm's @iconify-json/game-icons: `python -m game.art.make_icons NODE_MODULES`."""

import json
import sys
from pathlib import Path

ICONS = Path(__file__).resolve().parents[2] / "assets" / "icons"
# The author of each icon in use, as the game-icons set names them; assets/CREDITS.md repeats this for people.
AUTHORS = {
    "Delapouite": (
        "3d-stairs anticlockwise-rotation backward-time caesar candles capitol check-mark clock-tower"
        " clockwise-rotation coins congress diamond-ring discussion ermine exit-door factory fast-forward-button"
        " film-strip firework-rocket fleur-de-lys graduate-cap greek-temple hamburger-menu house imperial-crown"
        " jewel-crown laurels-trophy meeple meeple-group next-button open-folder palette pencil-ruler person"
        " perspective-dice-six-faces-random plain-arrow podium pope-crown previous-button public-speaker"
        " receive-money roman-toga round-star round-table rule-book save scroll-quill shaking-hands shamrock"
        " ship-wheel speaker speaker-off stone-wall suitcase theater-curtains three-friends thumb-down thumb-up"
        " trash-can trowel two-coins violin walk"
    ),
    "Lorc": (
        "anchor anvil breaking-chain cannon checked-shield cog conversation crossed-sabres crossed-swords crown"
        " cubes cycle domino-mask drama-masks eagle-emblem flying-flag galleon gothic-cross hazard-sign hourglass"
        " king laurel-crown laurels light-bulb lion lyre medal open-book queen-crown quill-ink rally-the-troops"
        " scales scroll-unfurled semi-closed-eye skeleton-key snake snowman stone-throne stone-tower swap-bag"
        " swords-emblem tied-scroll vintage-robot visored-helm wax-seal wildfires"
    ),
    "Guard13007": "pause-button play-button",
    "Sbed": "cancel hand shield",
    "Skoll": "brodie-helmet chess-king musket",
    "Caro Asercion": "heraldic-sun",
    "Faithtoken": "card-draw",
}
NAMES = {name: author for author, names in AUTHORS.items() for name in names.split()}


def main() -> None:
    """Write one SVG file an icon."""
    source = Path(sys.argv[1]) / "@iconify-json" / "game-icons" / "icons.json"
    bodies = json.loads(source.read_text(encoding="utf-8"))["icons"]
    ICONS.mkdir(parents=True, exist_ok=True)
    for name in NAMES:
        drawing = bodies[name]["body"]
        text = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">{drawing}</svg>\n'
        (ICONS / f"{name}.svg").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
