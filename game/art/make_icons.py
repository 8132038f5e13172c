"""Copy the icons in use from npm's @iconify-json/game-icons: `python -m game.art.make_icons NODE_MODULES`."""

import json
import sys
from pathlib import Path

ICONS = Path(__file__).resolve().parents[2] / "assets" / "icons"
# icon: its author in the game-icons set
AUTHORS = {
}  # fmt: skip
